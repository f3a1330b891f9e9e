"""Persons and the one-time links that give another browser the same person."""

import hashlib
import secrets

from sqlalchemy import Connection

from dwarfdraft.service.core import ServiceCore
from dwarfdraft.service.errors import ServiceRefused
from dwarfdraft.service.names import read_name
from dwarfdraft.service.values import DEVICE_LINK_S, THEMES, DeviceLink, Person
from dwarfdraft.store import people


class People:
    """Makes, finds and changes persons, and makes and redeems device links."""

    def __init__(self, core: ServiceCore) -> None:
        self.core = core

    def new_person(self, language: str | None) -> Person:
        """Make a person with a random 128-bit id."""
        chosen = language if language in self.core.languages else None
        person_id = secrets.token_hex(16)
        with self.core.store.write() as connection:
            people.add_person(connection, person_id, chosen, self.core.now())
        return Person(person_id, None, chosen, None)

    def person(self, person_id: str) -> Person | None:
        """Return a person, None if there is none with this id."""
        with self.core.store.read() as connection:
            row = people.person_of(connection, person_id)
        return Person(row.id, row.name, row.language, row.theme) if row is not None else None

    def set_person(self, person_id: str, name: str | None, language: str | None, theme: str | None) -> Person:
        """Change what is not None. Refuses with `bad_message`, `bad_name` or `no_person`."""
        fields = {}
        if language is not None and language not in self.core.languages:
            fields["language"] = "unknown_language"
        if theme is not None and theme not in THEMES:
            fields["theme"] = "unknown_theme"
        if fields:
            raise ServiceRefused("bad_message", fields=fields)
        values = {"name": name if name is None else read_name(name), "language": language, "theme": theme}
        changes = {column: value for column, value in values.items() if value is not None}
        with self.core.store.write() as connection:
            require_person(connection, person_id)
            if changes:
                people.change_person(connection, person_id, **changes)
            return require_person(connection, person_id)

    def device_link(self, person_id: str) -> DeviceLink:
        """Make a one-time link that gives another browser this person. Refuses with `no_person`."""
        token = secrets.token_urlsafe(24)
        with self.core.store.write() as connection:
            require_person(connection, person_id)
            now = self.core.now()
            people.add_link(connection, _hash(token), person_id, now, now + DEVICE_LINK_S)
        return DeviceLink(token, DEVICE_LINK_S)

    def redeem(self, token: str) -> Person:
        """Use up a device link and return its person. Refuses with `no_such_link`."""
        with self.core.store.write() as connection:
            person_id = people.take_link(connection, _hash(token), self.core.now())
            person = None if person_id is None else require_person(connection, person_id)
        if person is None:
            raise ServiceRefused("no_such_link")
        return person


def require_person(connection: Connection, person_id: str) -> Person:
    """Return a person. Refuses with `no_person`."""
    row = people.person_of(connection, person_id)
    if row is None:
        raise ServiceRefused("no_person")
    return Person(row.id, row.name, row.language, row.theme)


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
