"""Commands of people: answers, and all that a seat may do beside them. All take the same path: the sender is checked
first, and what was done is recorded last.
"""

from collections.abc import Callable
from typing import Any, Final

from dwarfdraft.engine.errors import Refused
from dwarfdraft.service.checks import check_plays, own_chair
from dwarfdraft.service.core import ServiceCore
from dwarfdraft.service.errors import Conflict, ServiceRefused
from dwarfdraft.service.session import TableSession
from dwarfdraft.service.transactions import MatchUnchanged, read_frame, transact
from dwarfdraft.service.values import Ack, Viewer
from dwarfdraft.store import log, seating, windows
from dwarfdraft.store.rows import MoveRow

COMMAND_ID: Final = (8, 64)
"""Least and most characters of a command id."""


class StaleAsk(MatchUnchanged):
    """The decision that the command is about was open once, and has closed."""


def take_command(
    core: ServiceCore,
    code: str,
    person: str,
    seat: int,
    command_id: str,
    do: Callable[[TableSession], MoveRow | None],
    *,
    then: Callable[[TableSession], None] = TableSession.settle,
    stale_ask: str = "",
) -> Ack:
    """Run a command in a transaction of its own, see `run_command`.

    `stale_ask`: id of the decision to be acted on; if it has closed (`StaleAsk`) the refusal carries a fresh frame.
    """
    check_command_id(command_id)
    table_id = core.id_of(code)
    try:
        return transact(core, table_id, lambda session: run_command(session, person, seat, command_id, do, then=then))
    except StaleAsk:
        frame = read_frame(core, code, seat)
        assert frame is not None
        check_viewer(core, code, person, seat)  # the seat may have been taken meanwhile
        raise Conflict(frame, {"ask": stale_ask}) from None


def run_command(
    session: TableSession,
    person: str,
    seat: int,
    command_id: str,
    do: Callable[[TableSession], MoveRow | None],
    *,
    then: Callable[[TableSession], None] = TableSession.settle,
) -> Ack:
    """Run a command of a seat's person; one that was accepted before is only acknowledged again.

    `do` does it and returns the move that bears the command's id, None if it is no move. `then` writes what follows.
    """
    chair = own_chair(session.chairs, seat, person)
    accepted = _accepted_before(session, chair.key, command_id)
    if accepted is not None:
        return accepted
    check_plays(chair)
    move = do(session)
    then(session)
    if move is not None:
        return Ack(move.n, move.seq)
    table = session.table
    windows.add_command(session.connection, table.id, chair.key, command_id, table.n, table.seq)
    return Ack(table.n, table.seq)


def _accepted_before(session: TableSession, chair: str, command_id: str) -> Ack | None:
    """Return the acknowledgement of a command that was accepted before, be it a move or not; else None."""
    move = log.move_of_command(session.connection, session.table_id, chair, command_id)
    if move is not None:
        return Ack(move.n, move.seq)
    if not session.offer.has_windows:
        return None
    accepted = windows.accepted_command(session.connection, session.table_id, chair, command_id)
    return None if accepted is None else Ack(*accepted)


def check_command_id(command_id: Any) -> None:
    """Check that a value can be a command id. Refuses with `bad_message`."""
    least, most = COMMAND_ID
    if not isinstance(command_id, str) or not least <= len(command_id) <= most or not command_id.isprintable():
        raise ServiceRefused("bad_message", fields={"command": "bad_command"}, data={"least": least, "most": most})


def check_viewer(core: ServiceCore, code: str, person: str, viewer: Viewer) -> None:
    """Check that a person may watch as this viewer. Refuses with `no_table`, `no_seat` or `no_chair`."""
    table_id = core.id_of(code)
    if viewer is not None:
        with core.store.read() as connection:
            own_chair(seating.chairs(connection, table_id), viewer, person)


def as_service(refused: Refused) -> ServiceRefused:
    """Return the engine's refusal in the service's shape."""
    data = dict(refused.data)
    if refused.legal is not None:
        data["legal"] = refused.legal
    return ServiceRefused(refused.code, data=data)
