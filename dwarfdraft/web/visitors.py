"""Persons behind requests: found by the cookie, made on the first visit."""

from flask import g, request

from dwarfdraft.service.errors import ServiceRefused
from dwarfdraft.service.values import Person
from dwarfdraft.web.app_services import services
from dwarfdraft.web.identity import COOKIE, keep_person


def known_person() -> Person | None:
    """Return the person of this request, None if the cookie is missing, forged or of somebody forgotten."""
    if "person" not in g:
        parts = services()
        person = parts.signer.read(request.cookies.get(COOKIE))
        g.person = parts.tables.person(person) if person is not None else None
    found: Person | None = g.person
    return found


def visitor(language: str) -> Person:
    """Return the person of this request, made if there is none; the answer renews the cookie."""
    person = known_person()
    if person is None:
        person = g.person = services().tables.new_person(language)
    keep_person(person.id)
    return person


def person_id() -> str:
    """Return the id of the person of this request. Refuses with `no_person`."""
    person = known_person()
    if person is None:
        raise ServiceRefused("no_person")
    return person.id
