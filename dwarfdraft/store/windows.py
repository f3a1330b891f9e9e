"""Response windows, what is kept for seats, and commands that are no moves. Inside the transaction of the caller."""

from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import Connection, bindparam, insert, select, update

from dwarfdraft.store.rows import SeatRow, WindowRow
from dwarfdraft.store.schema import command, response_window, seat

# Statements of every answer are built once: building one takes as long as running it.
_WINDOW_COLUMNS: Final = [column for column in response_window.c if column.name != "table_id"]
_SEAT_COLUMNS: Final = [column for column in seat.c if column.name != "table_id"]
_WINDOW: Final = select(*_WINDOW_COLUMNS).where(response_window.c.table_id == bindparam("of_table"))
_SEATS: Final = select(*_SEAT_COLUMNS).where(seat.c.table_id == bindparam("of_table")).order_by(seat.c.seat)
_CHANGE_WINDOW: Final = update(response_window).where(response_window.c.table_id == bindparam("of_table"))
_CHANGE_SEAT: Final = update(seat).where(seat.c.table_id == bindparam("of_table"), seat.c.seat == bindparam("of_seat"))
_ADD_WINDOW: Final = insert(response_window)
_ADD_SEAT: Final = insert(seat)
_ADD_COMMAND: Final = insert(command)
_COMMAND: Final = select(command.c.n, command.c.seq).where(
    command.c.table_id == bindparam("of_table"),
    command.c.chair == bindparam("of_chair"),
    command.c.command_id == bindparam("of_command"),
)


def window(connection: Connection, table_id: int) -> WindowRow | None:
    """Return the window of a table, None if it never had one."""
    row = connection.execute(_WINDOW, {"of_table": table_id}).one_or_none()
    return None if row is None else WindowRow(*row)


def put_window(connection: Connection, table_id: int, row: WindowRow, *, is_new: bool) -> None:
    """Write the window of a table."""
    values = asdict(row)
    if is_new:
        connection.execute(_ADD_WINDOW, {"table_id": table_id, **values})
    else:
        connection.execute(_CHANGE_WINDOW, {"of_table": table_id, **values})


def seats(connection: Connection, table_id: int) -> list[SeatRow]:
    """Return what is kept for the seats of a table, by seat; empty before its first window."""
    return [SeatRow(*row) for row in connection.execute(_SEATS, {"of_table": table_id})]


def put_seat(connection: Connection, table_id: int, row: SeatRow, *, is_new: bool) -> None:
    """Write what is kept for a seat."""
    values: dict[str, Any] = asdict(row)
    if is_new:
        connection.execute(_ADD_SEAT, {"table_id": table_id, **values})
    else:
        number = values.pop("seat")
        connection.execute(_CHANGE_SEAT, {"of_table": table_id, "of_seat": number, **values})


def done(connection: Connection, table_id: int, chair: str, command_id: str) -> tuple[int, int] | None:
    """Return event and move number after a chair's command that is no move, if it was accepted before."""
    keys = {"of_table": table_id, "of_chair": chair, "of_command": command_id}
    row = connection.execute(_COMMAND, keys).one_or_none()
    return None if row is None else (row.n, row.seq)


def add_command(connection: Connection, table_id: int, chair: str, command_id: str, n: int, seq: int) -> None:
    """Note an accepted command that is no move."""
    connection.execute(
        _ADD_COMMAND, {"table_id": table_id, "chair": chair, "command_id": command_id, "n": n, "seq": seq}
    )
