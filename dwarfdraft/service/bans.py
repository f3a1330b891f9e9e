"""A person who was sent away from a table does not come back: not as the same person, not under that name, and for an
hour not from that browser at that address.

A browser is known here by a keyed hash that the web makes. Friends behind one address with the same kind of browser are
hit with it, so the host is told and may lift it.
"""

from collections.abc import Sequence

from sqlalchemy import Connection

from dwarfdraft.service.errors import ServiceRefused
from dwarfdraft.service.lookalikes import look_alike
from dwarfdraft.service.values import BANNED_BROWSER_S, Ban
from dwarfdraft.store import bans
from dwarfdraft.store.rows import BanRow, ChairRow, TableRow


def ban(connection: Connection, table_id: int, chairs: Sequence[ChairRow], person: str, now: float) -> None:
    """Ban a person who sits at a table."""
    names = [chair.name for chair in chairs if chair.person_id == person and chair.name is not None]
    browsers = bans.browsers_of(connection, table_id, person, now)
    until = now + BANNED_BROWSER_S if browsers else None
    bans.add_bans(connection, table_id, [BanRow(person, list(dict.fromkeys(names)), browsers, until, now)])


def check_not_banned(rows: Sequence[BanRow], table: TableRow, person: str, browser: str | None, now: float) -> None:
    """Check that a person was not sent away; the host may use any browser. Refuses with `closed`."""
    if any(row.person_id == person for row in rows):
        raise ServiceRefused("closed", "kicked")
    if person != table.host and any(browser in row.browsers for row in rows if row.until is None or row.until > now):
        raise ServiceRefused("closed", "kicked_browser")


def check_name_not_banned(rows: Sequence[BanRow], name: str) -> None:
    """Check that a name cannot be taken for that of somebody sent away. Refuses with `bad_name`."""
    if any(look_alike(name, banned) for row in rows for banned in row.names):
        raise ServiceRefused("bad_name", "name_kicked", {"name": name}, {"name": "name_kicked"})


def shown_bans(rows: Sequence[BanRow], tags: Sequence[str], now: float) -> tuple[Ban, ...]:
    """Return who was sent away as the host sees it. `tags`: their public ids, in the same order."""
    return tuple(
        Ban(tag, tuple(row.names), round(row.until - now) if row.until is not None and row.until > now else None)
        for row, tag in zip(rows, tags, strict=True)
    )
