"""Who was sent away from a table, and from which browsers people came there. Works inside the caller's transaction.

A browser is a keyed hash that the web made of its address and kind; it is kept as long as its connection is open, and
then until a time (`until`).
"""

from collections.abc import Iterable

from sqlalchemy import Connection, delete, insert, select, union, update

from dwarfdraft.store.rows import BanRow
from dwarfdraft.store.schema import ban, browser, watcher


def bans_of(connection: Connection, table_id: int) -> list[BanRow]:
    """Return who was sent away from a table, in that order."""
    columns = (ban.c.person_id, ban.c.names, ban.c.browsers, ban.c.until, ban.c.barred_at)
    query = select(*columns).where(ban.c.table_id == table_id).order_by(ban.c.barred_at, ban.c.person_id)
    return [BanRow(*row) for row in connection.execute(query)]


def add_bans(connection: Connection, table_id: int, rows: Iterable[BanRow]) -> None:
    """Ban persons from a table; whoever is banned already is banned anew."""
    for row in rows:
        lift_ban(connection, table_id, row.person_id)
        connection.execute(
            insert(ban).values(
                table_id=table_id,
                person_id=row.person_id,
                names=row.names,
                browsers=row.browsers,
                until=row.until,
                barred_at=row.banned_at,
            )
        )


def lift_ban(connection: Connection, table_id: int, person_id: str) -> None:
    """Let a person come back."""
    connection.execute(delete(ban).where(ban.c.table_id == table_id, ban.c.person_id == person_id))


def note_browser(connection: Connection, table_id: int, person_id: str, mark: str, until: float) -> None:
    """Remember, until the time `until`, from which browser a person has come to a table."""
    same = (browser.c.table_id == table_id, browser.c.person_id == person_id, browser.c.browser == mark)
    connection.execute(delete(browser).where(*same))
    connection.execute(insert(browser).values(table_id=table_id, person_id=person_id, browser=mark, until=until))


def browsers_of(connection: Connection, table_id: int, person_id: str, now: float) -> list[str]:
    """Return the browsers from which a person watches a table or has come there lately."""
    noted = select(browser.c.browser).where(
        browser.c.table_id == table_id, browser.c.person_id == person_id, browser.c.until > now
    )
    open_now = select(watcher.c.browser).where(
        watcher.c.table_id == table_id, watcher.c.person_id == person_id, watcher.c.browser.is_not(None)
    )
    return sorted(connection.execute(union(noted, open_now)).scalars())


def forget_browsers(connection: Connection, now: float) -> list[int]:
    """Delete the browsers whose time is over; return the tables where that lifts part of a ban."""
    connection.execute(delete(browser).where(browser.c.until <= now))
    over = update(ban).where(ban.c.until <= now).values(browsers=[], until=None).returning(ban.c.table_id)
    return sorted(set(connection.execute(over).scalars()))
