"""Persons, device links, and who watches. Every function works inside the transaction of its caller."""

from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from dwarfdraft.store.rows import PersonRow
from dwarfdraft.store.schema import device_link, person, watcher


def add_person(connection: Connection, person_id: str, language: str | None, now: float) -> None:
    """Add a person without a name."""
    connection.execute(insert(person).values(id=person_id, language=language, made_at=now))


def person_of(connection: Connection, person_id: str) -> PersonRow | None:
    """Return a person."""
    query = select(person.c.id, person.c.name, person.c.language, person.c.theme).where(person.c.id == person_id)
    row = connection.execute(query).one_or_none()
    return PersonRow(*row) if row is not None else None


def change_person(connection: Connection, person_id: str, **values: Any) -> None:
    """Change columns of a person."""
    connection.execute(update(person).where(person.c.id == person_id).values(**values))


def add_link(connection: Connection, token_hash: str, person_id: str, now: float, ends_at: float) -> None:
    """Add a device link. Those that are too old go."""
    connection.execute(delete(device_link).where(device_link.c.ends_at < now))
    connection.execute(insert(device_link).values(token_hash=token_hash, person_id=person_id, ends_at=ends_at))


def take_link(connection: Connection, token_hash: str, now: float) -> str | None:
    """Use a device link up and return whose it is; None if it is unknown, used or too old."""
    query = (
        delete(device_link)
        .where(device_link.c.token_hash == token_hash)
        .returning(device_link.c.person_id, device_link.c.ends_at)
    )
    row = connection.execute(query).one_or_none()
    return row.person_id if row is not None and row.ends_at >= now else None


# Who watches


def add_watcher(
    connection: Connection, sid: str, table_id: int, person_id: str, process: str, now: float, browser: str | None
) -> bool:
    """Note that a connection watches a table; return whether that is new."""
    known = select(watcher.c.sid).where(watcher.c.sid == sid, watcher.c.table_id == table_id)
    if connection.execute(known).one_or_none() is not None:
        return False
    connection.execute(
        insert(watcher).values(
            sid=sid, table_id=table_id, person_id=person_id, process=process, beat_at=now, browser=browser
        )
    )
    return True


def drop_watcher(connection: Connection, sid: str, table_id: int) -> tuple[str, str | None] | None:
    """Note that a connection no longer watches; return whose it was and from which browser."""
    query = delete(watcher).where(watcher.c.sid == sid, watcher.c.table_id == table_id)
    row = connection.execute(query.returning(watcher.c.person_id, watcher.c.browser)).one_or_none()
    return (row.person_id, row.browser) if row is not None else None


def tables_watched(connection: Connection, sid: str) -> list[int]:
    """Return the tables that a connection watches."""
    return list(connection.execute(select(watcher.c.table_id).where(watcher.c.sid == sid)).scalars())


def watchers(connection: Connection, table_id: int) -> set[str]:
    """Return the persons who watch a table."""
    return set(connection.execute(select(watcher.c.person_id).where(watcher.c.table_id == table_id)).scalars())


def count_watchers(connection: Connection) -> int:
    """Return the number of watched tables, summed over all connections."""
    return int(connection.execute(select(func.count()).select_from(watcher)).scalar_one())


def renew_watchers(connection: Connection, process: str, now: float) -> None:
    """Note that the process of these watchers is alive."""
    connection.execute(update(watcher).where(watcher.c.process == process).values(beat_at=now))


def silent_watchers(connection: Connection, before: float) -> list[tuple[str, int]]:
    """Return connection and table of all watchers whose process has not renewed them since `before`."""
    query = select(watcher.c.sid, watcher.c.table_id).where(watcher.c.beat_at < before)
    return [(sid, table_id) for sid, table_id in connection.execute(query)]


def watched_by(connection: Connection, process: str) -> list[tuple[str, int]]:
    """Return connection and table of all watchers of a process."""
    query = select(watcher.c.sid, watcher.c.table_id).where(watcher.c.process == process)
    return [(sid, table_id) for sid, table_id in connection.execute(query)]
