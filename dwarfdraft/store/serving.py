"""The one row of the served time. Every function works inside the transaction of its caller."""

from dataclasses import asdict
from typing import Final

from sqlalchemy import Connection, insert, select, update

from dwarfdraft.store.rows import ServingRow
from dwarfdraft.store.schema import serving

_ID: Final = 1
_COLUMNS: Final = [column for column in serving.c if column.name != "id"]
_ROW: Final = select(*_COLUMNS).where(serving.c.id == _ID)
_LOCKED_ROW: Final = _ROW.with_for_update()
_CHANGE: Final = update(serving).where(serving.c.id == _ID)


def row(connection: Connection) -> ServingRow | None:
    """Return the row, None if nobody has ever served."""
    found = connection.execute(_ROW).one_or_none()
    return None if found is None else ServingRow(*found)


def locked_row(connection: Connection) -> ServingRow | None:
    """Return the row, which nobody else changes until the transaction ends; None if nobody has ever served."""
    found = connection.execute(_LOCKED_ROW).one_or_none()
    return None if found is None else ServingRow(*found)


def put_row(connection: Connection, new: ServingRow, *, is_new: bool) -> None:
    """Write the row. The primary key refuses the second of two that make it."""
    if is_new:
        connection.execute(insert(serving).values(id=_ID, **asdict(new)))
    else:
        connection.execute(_CHANGE, asdict(new))
