"""The one row of the served time. Every function works on the connection of its caller."""

from dataclasses import asdict
from typing import Final

from sqlalchemy import Connection, bindparam, insert, select, update

from dwarfdraft.store.rows import ServingRow
from dwarfdraft.store.schema import serving

_ID: Final = 1
_COLUMNS: Final = [column for column in serving.c if column.name != "id"]
_ROW: Final = select(*_COLUMNS).where(serving.c.id == _ID)
_CHANGE: Final = update(serving).where(
    serving.c.id == _ID,
    serving.c.process == bindparam("had_process"),
    serving.c.at == bindparam("had_at"),
    serving.c.stops == bindparam("had_stops"),
    serving.c.beat_at == bindparam("had_beat_at"),
)


def latest_heartbeat(connection: Connection) -> ServingRow | None:
    """Return the row, None if nobody has ever served."""
    found = connection.execute(_ROW).one_or_none()
    return None if found is None else ServingRow(*found)


def replace_heartbeat(connection: Connection, had: ServingRow | None, new: ServingRow) -> bool:
    """Write the row if it is still what was read; tell whether it was. One statement: no lock is held before.

    If two make it at once, the primary key refuses the second.
    """
    if had is None:
        connection.execute(insert(serving).values(id=_ID, **asdict(new)))
        return True
    was = {"had_process": had.process, "had_at": had.at, "had_stops": had.stops, "had_beat_at": had.beat_at}
    return bool(connection.execute(_CHANGE, {**was, **asdict(new)}).rowcount)
