"""Who was sent away from a table, and from which browsers people came there. Works inside the caller's transaction.

A browser is a keyed hash that the web made of its address and kind; it is kept as long as its connection is open, and
then until a time (`until`).
"""

from collections.abc import Iterable

from sqlalchemy import Connection, delete, insert, select, union, update

from dwarfdraft.store.rows import BarRow
from dwarfdraft.store.schema import bar, browser, watcher


def bars(connection: Connection, table_id: int) -> list[BarRow]:
    """Return who was sent away from a table, in that order."""
    columns = (bar.c.person_id, bar.c.names, bar.c.browsers, bar.c.until, bar.c.barred_at)
    query = select(*columns).where(bar.c.table_id == table_id).order_by(bar.c.barred_at, bar.c.person_id)
    return [BarRow(*row) for row in connection.execute(query)]


def add_bars(connection: Connection, table_id: int, rows: Iterable[BarRow]) -> None:
    """Bar persons from a table; whoever is barred already is barred anew."""
    for row in rows:
        drop_bar(connection, table_id, row.person_id)
        connection.execute(
            insert(bar).values(
                table_id=table_id,
                person_id=row.person_id,
                names=row.names,
                browsers=row.browsers,
                until=row.until,
                barred_at=row.barred_at,
            )
        )


def drop_bar(connection: Connection, table_id: int, person_id: str) -> None:
    """Let a person come back."""
    connection.execute(delete(bar).where(bar.c.table_id == table_id, bar.c.person_id == person_id))


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
    """Delete the browsers whose time is over; return the tables where that lifts part of a bar."""
    connection.execute(delete(browser).where(browser.c.until <= now))
    over = update(bar).where(bar.c.until <= now).values(browsers=[], until=None).returning(bar.c.table_id)
    return sorted(set(connection.execute(over).scalars()))
