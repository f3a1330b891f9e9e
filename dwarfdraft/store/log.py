"""Moves, events, snapshots and due rows. Every function works inside the transaction of its caller."""

import zlib
from collections.abc import Iterable, Sequence
from typing import Any, Final

import orjson
from sqlalchemy import BindParameter, Connection, bindparam, delete, exists, func, insert, select, update

from dwarfdraft.engine.events import Event
from dwarfdraft.store.prepared import Prepared
from dwarfdraft.store.rows import DueKind, DueRow, MoveRow, SnapshotRow
from dwarfdraft.store.schema import due, event, move, snapshot

_MOVES = select(
    move.c.seq,
    move.c.chair,
    move.c.command_id,
    move.c.command,
    move.c.ask,
    move.c.seat,
    move.c.value,
    move.c.by,
    move.c.n,
    move.c.at,
    move.c.digest,
)
_DUES = select(due.c.kind, due.c.seat, due.c.ask, due.c.at, due.c.of_s)
_EVENTS = select(event.c.n, event.c.seq, event.c.kind, event.c.public, event.c.private)
_ZLIB_LEVEL: Final = 6

_TABLE: Final[BindParameter[int]] = bindparam("of_table")
_ADD_MOVE: Final = Prepared(insert(move))
_ADD_EVENT: Final = Prepared(insert(event))
_ADD_SNAPSHOT: Final = Prepared(insert(snapshot))
_ADD_DUE: Final = Prepared(insert(due))
_DUES_OF_TABLE: Final = Prepared(_DUES.where(due.c.table_id == _TABLE))
_MOVES_AFTER: Final = _MOVES.where(move.c.table_id == _TABLE, move.c.seq > bindparam("after")).order_by(move.c.seq)
_MOVE_OF_COMMAND: Final = Prepared(
    _MOVES.where(
        move.c.table_id == _TABLE, move.c.chair == bindparam("of_chair"), move.c.command_id == bindparam("of_command")
    )
)
_DROP_DUE: Final = Prepared(
    delete(due).where(due.c.table_id == _TABLE, due.c.kind == bindparam("of_kind"), due.c.seat == bindparam("of_seat"))
)

# Moves


def add_move(connection: Connection, table_id: int, row: MoveRow) -> None:
    """Append a move. The primary key (table, seq) refuses the second of two that want the same place."""
    values = {
        "table_id": table_id,
        "seq": row.seq,
        "chair": row.chair,
        "command_id": row.command_id,
        "command": row.command,
        "ask": row.ask,
        "seat": row.seat,
        "value": row.value,
        "by": row.by,
        "n": row.n,
        "at": row.at,
        "digest": row.digest,
    }
    _ADD_MOVE.run(connection, values)


def moves_after(connection: Connection, table_id: int, seq: int, last: int | None = None) -> list[MoveRow]:
    """Return the moves after this number, in order; `last`: up to that one."""
    query = _MOVES_AFTER if last is None else _MOVES_AFTER.where(move.c.seq <= last)
    return [MoveRow(*row) for row in connection.execute(query, {"of_table": table_id, "after": seq})]


def move_of_command(connection: Connection, table_id: int, chair: str, command_id: str) -> MoveRow | None:
    """Return what a chair's command became, if it was accepted before."""
    keys = {"of_table": table_id, "of_chair": chair, "of_command": command_id}
    rows = _MOVE_OF_COMMAND.rows(connection, keys)
    return MoveRow(*rows[0]) if rows else None


def was_answered(connection: Connection, table_id: int, ask: str) -> bool:
    """Tell whether anybody ever answered this decision."""
    query = select(exists().where(move.c.table_id == table_id, move.c.ask == ask))
    return bool(connection.execute(query).scalar())


# Events


def add_events(connection: Connection, table_id: int, events: Sequence[Event]) -> None:
    """Append events."""
    rows = [
        {
            "table_id": table_id,
            "n": e.n,
            "seq": e.seq,
            "kind": e.kind,
            "public": e.public,
            "private": {str(seat): data for seat, data in e.private.items()} or None,
        }
        for e in events
    ]
    _ADD_EVENT.run_each(connection, rows)


def events_after(connection: Connection, table_id: int, n: int, most: int) -> list[Event]:
    """Return the events after this number, in order, at most so many."""
    query = _EVENTS.where(event.c.table_id == table_id, event.c.n > n).order_by(event.c.n).limit(most)
    return [
        Event(row.n, row.seq, row.kind, row.public, {int(s): data for s, data in (row.private or {}).items()})
        for row in connection.execute(query)
    ]


# Snapshots


def add_snapshot(connection: Connection, table_id: int, rules: int, data: dict[str, Any]) -> None:
    """Keep a match at a rest point (`Match.snapshot`)."""
    state = zlib.compress(orjson.dumps(data), _ZLIB_LEVEL)
    values = {"table_id": table_id, "seq": data["seq"], "n": data["n"], "rules": rules, "state": state}
    _ADD_SNAPSHOT.run(connection, values)


def latest_snapshot(connection: Connection, table_id: int) -> SnapshotRow:
    """Return the latest snapshot of a table that has begun."""
    query = (
        select(snapshot.c.seq, snapshot.c.n, snapshot.c.rules, snapshot.c.state)
        .where(snapshot.c.table_id == table_id)
        .order_by(snapshot.c.seq.desc())
        .limit(1)
    )
    seq, n, rules, state = connection.execute(query).one()
    return SnapshotRow(seq, n, rules, _read_state(state))


def snapshots_for(connection: Connection, table_id: int, first: int, last: int) -> list[SnapshotRow]:
    """Return what a stretch of a game that has begun is made from: the latest snapshot before it, and those in it."""
    of_table = snapshot.c.table_id == table_id
    before = select(func.max(snapshot.c.seq)).where(of_table, snapshot.c.seq <= first).scalar_subquery()
    query = (
        select(snapshot.c.seq, snapshot.c.n, snapshot.c.rules, snapshot.c.state)
        .where(of_table, snapshot.c.seq >= before, snapshot.c.seq <= last)
        .order_by(snapshot.c.seq)
    )
    return [SnapshotRow(row.seq, row.n, row.rules, _read_state(row.state)) for row in connection.execute(query)]


def _read_state(packed: bytes) -> dict[str, Any]:
    state: dict[str, Any] = orjson.loads(zlib.decompress(packed))
    return state


def rules_numbers(connection: Connection, table_id: int) -> list[int]:
    """Return the rules numbers that a table was played under, in order of size."""
    query = select(snapshot.c.rules).where(snapshot.c.table_id == table_id).distinct().order_by(snapshot.c.rules)
    return list(connection.execute(query).scalars())


# Due rows


def dues(connection: Connection, table_id: int) -> list[DueRow]:
    """Return all due rows of a table."""
    return [DueRow(*row) for row in _DUES_OF_TABLE.rows(connection, {"of_table": table_id})]


def put_due(connection: Connection, table_id: int, rows: Iterable[DueRow]) -> None:
    """Add due rows; there may be none of the same kind and seat."""
    values = [
        {"table_id": table_id, "kind": r.kind, "seat": r.seat, "ask": r.ask, "at": r.at, "of_s": r.of_s} for r in rows
    ]
    _ADD_DUE.run_each(connection, values)


def drop_due(connection: Connection, table_id: int, rows: Iterable[tuple[DueKind, int]]) -> None:
    """Remove due rows by kind and seat."""
    values = [{"of_table": table_id, "of_kind": kind, "of_seat": seat} for kind, seat in rows]
    _DROP_DUE.run_each(connection, values)


def set_due(connection: Connection, table_id: int, kind: DueKind, seat: int, at: float | None) -> None:
    """Move a due row to another time, or (None) let it sleep."""
    connection.execute(
        update(due).where(due.c.table_id == table_id, due.c.kind == kind, due.c.seat == seat).values(at=at)
    )


def tables_due(connection: Connection, now: float) -> list[int]:
    """Return the tables where something is due, the longest overdue first."""
    query = select(due.c.table_id).where(due.c.at <= now).group_by(due.c.table_id).order_by(func.min(due.c.at))
    return list(connection.execute(query).scalars())


def earliest_due(connection: Connection) -> float | None:
    """Return when the next thing is due at any table."""
    return connection.execute(select(func.min(due.c.at))).scalar()
