"""Reading and writing tables and chairs. Every function works inside the transaction of its caller."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, exists, func, insert, or_, select, update

from dwarfdraft.store.prepared import Prepared
from dwarfdraft.store.rows import ChairRow, TableRow
from dwarfdraft.store.schema import chair, game_table, watcher

_TABLES: Final = select(game_table)
_CHAIRS: Final = select(chair).order_by(chair.c.seat)

_TABLE_BY_ID: Final = Prepared(_TABLES.where(game_table.c.id == bindparam("of_table")))
_LOCKED_TABLE: Final = Prepared(_TABLES.where(game_table.c.id == bindparam("of_table")).with_for_update())
_CHAIRS_OF_TABLE: Final = Prepared(_CHAIRS.where(chair.c.table_id == bindparam("of_table")))


def add_table(connection: Connection, values: dict[str, Any]) -> int:
    """Add a table and return its id."""
    result = connection.execute(insert(game_table).values(**values).returning(game_table.c.id))
    return int(result.scalar_one())


def id_of(connection: Connection, code: str) -> int | None:
    """Return the id of a table."""
    return connection.execute(select(game_table.c.id).where(game_table.c.code == code)).scalar()


def table(connection: Connection, table_id: int) -> TableRow:
    """Return a table that exists."""
    return TableRow(*_TABLE_BY_ID.rows(connection, {"of_table": table_id})[0])


def lock_table(connection: Connection, table_id: int) -> TableRow:
    """Return a table whose row nobody else changes until the transaction ends: for chairs and options."""
    return TableRow(*_LOCKED_TABLE.rows(connection, {"of_table": table_id})[0])


def change_table(connection: Connection, table_id: int, **values: Any) -> None:
    """Change columns of a table."""
    _change_table(tuple(values)).run(connection, {"of_table": table_id, **values})


@cache
def _change_table(columns: tuple[str, ...]) -> Prepared:
    return Prepared(update(game_table).where(game_table.c.id == bindparam("of_table")), sets=columns)


def open_public_tables(connection: Connection, people_since: float, most: int) -> list[TableRow]:
    """Return the public open tables where people are or have been since, newest first."""
    watched = exists().where(watcher.c.table_id == game_table.c.id)
    query = (
        _TABLES.where(
            game_table.c.status == "open",
            game_table.c.visibility == "public",
            or_(game_table.c.humans_at >= people_since, watched),
        )
        .order_by(game_table.c.id.desc())
        .limit(most)
    )
    return [TableRow(*row) for row in connection.execute(query)]


def tables_of(connection: Connection, person: str, most: int) -> list[TableRow]:
    """Return the tables where a person has a chair, the latest first."""
    mine = select(chair.c.table_id).where(chair.c.person_id == person)
    query = _TABLES.where(game_table.c.id.in_(mine)).order_by(game_table.c.changed_at.desc()).limit(most)
    return [TableRow(*row) for row in connection.execute(query)]


def count_by_status(connection: Connection) -> dict[str, int]:
    """Return how many tables are in each status."""
    query = select(game_table.c.status, func.count().label("tables")).group_by(game_table.c.status)
    return {row.status: row.tables for row in connection.execute(query)}


def chairs(connection: Connection, table_id: int) -> list[ChairRow]:
    """Return the chairs of a table by seat."""
    return [ChairRow(*row) for row in _CHAIRS_OF_TABLE.rows(connection, {"of_table": table_id})]


def chairs_of_tables(connection: Connection, table_ids: Iterable[int]) -> dict[int, list[ChairRow]]:
    """Return the chairs of several tables."""
    found: dict[int, list[ChairRow]] = {table_id: [] for table_id in table_ids}
    for row in connection.execute(_CHAIRS.where(chair.c.table_id.in_(list(found)))):
        found[row.table_id].append(ChairRow(*row))
    return found


def add_chairs(connection: Connection, rows: Sequence[dict[str, Any]]) -> None:
    """Add seats to a table."""
    connection.execute(insert(chair), rows)


def drop_chairs(connection: Connection, table_id: int, from_seat: int) -> None:
    """Remove the seats from this number on."""
    connection.execute(delete(chair).where(chair.c.table_id == table_id, chair.c.seat >= from_seat))


def change_chair(connection: Connection, table_id: int, seat: int, **values: Any) -> None:
    """Change columns of a chair."""
    connection.execute(update(chair).where(chair.c.table_id == table_id, chair.c.seat == seat).values(**values))


def unready_all(connection: Connection, table_id: int) -> None:
    """Take back everybody's readiness: what they agreed to has changed."""
    connection.execute(update(chair).where(chair.c.table_id == table_id).values(ready=False))
