"""Response windows, what is kept for seats, and commands that are no moves. Inside the transaction of the caller."""

from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import Connection, bindparam, insert, select, update

from dwarfdraft.store.prepared import Prepared
from dwarfdraft.store.rows import SeatRow, WindowRow
from dwarfdraft.store.schema import command, response_window, seat

_WINDOW_COLUMNS: Final = [column for column in response_window.c if column.name != "table_id"]
_SEAT_COLUMNS: Final = [column for column in seat.c if column.name != "table_id"]
_WINDOW: Final = Prepared(select(*_WINDOW_COLUMNS).where(response_window.c.table_id == bindparam("of_table")))
_SEATS: Final = Prepared(select(*_SEAT_COLUMNS).where(seat.c.table_id == bindparam("of_table")).order_by(seat.c.seat))
_CHANGE_WINDOW: Final = Prepared(
    update(response_window).where(response_window.c.table_id == bindparam("of_table")),
    sets=[column.name for column in _WINDOW_COLUMNS],
)
_CHANGE_SEAT: Final = Prepared(
    update(seat).where(seat.c.table_id == bindparam("of_table"), seat.c.seat == bindparam("of_seat")),
    sets=[column.name for column in _SEAT_COLUMNS if column.name != "seat"],
)
_ADD_WINDOW: Final = Prepared(insert(response_window))
_ADD_SEAT: Final = Prepared(insert(seat))
_ADD_COMMAND: Final = Prepared(insert(command))
_COMMAND: Final = Prepared(
    select(command.c.n, command.c.seq).where(
        command.c.table_id == bindparam("of_table"),
        command.c.chair == bindparam("of_chair"),
        command.c.command_id == bindparam("of_command"),
    )
)


def window(connection: Connection, table_id: int) -> WindowRow | None:
    """Return the window of a table, None if it never had one."""
    rows = _WINDOW.rows(connection, {"of_table": table_id})
    return WindowRow(*rows[0]) if rows else None


def put_window(connection: Connection, table_id: int, row: WindowRow, *, is_new: bool) -> None:
    """Write the window of a table."""
    values = asdict(row)
    if is_new:
        _ADD_WINDOW.run(connection, {"table_id": table_id, **values})
    else:
        _CHANGE_WINDOW.run(connection, {"of_table": table_id, **values})


def seats(connection: Connection, table_id: int) -> list[SeatRow]:
    """Return what is kept for the seats of a table, by seat; empty before its first window."""
    return [SeatRow(*row) for row in _SEATS.rows(connection, {"of_table": table_id})]


def put_seat(connection: Connection, table_id: int, row: SeatRow, *, is_new: bool) -> None:
    """Write what is kept for a seat."""
    values: dict[str, Any] = asdict(row)
    if is_new:
        _ADD_SEAT.run(connection, {"table_id": table_id, **values})
    else:
        number = values.pop("seat")
        _CHANGE_SEAT.run(connection, {"of_table": table_id, "of_seat": number, **values})


def accepted_command(connection: Connection, table_id: int, chair: str, command_id: str) -> tuple[int, int] | None:
    """Return event and move number after a chair's command that is no move, if it was accepted before."""
    keys = {"of_table": table_id, "of_chair": chair, "of_command": command_id}
    rows = _COMMAND.rows(connection, keys)
    return (rows[0][0], rows[0][1]) if rows else None


def add_command(connection: Connection, table_id: int, chair: str, command_id: str, n: int, seq: int) -> None:
    """Note an accepted command that is no move."""
    values = {"table_id": table_id, "chair": chair, "command_id": command_id, "n": n, "seq": seq}
    _ADD_COMMAND.run(connection, values)
