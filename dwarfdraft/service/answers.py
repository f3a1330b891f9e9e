"""Answers to the game's questions, and taking them back.

One answer is one transaction: the move, its events, the snapshot if the match came to rest, the due rows.
"""

from typing import Any, Final

import orjson

from dwarfdraft.engine.errors import Refused
from dwarfdraft.engine.moves import Move
from dwarfdraft.service.commands import StaleAsk, as_service, check_command_id, take_command
from dwarfdraft.service.core import ServiceCore
from dwarfdraft.service.errors import ServiceRefused
from dwarfdraft.service.session import TableSession
from dwarfdraft.service.values import Ack
from dwarfdraft.store import log
from dwarfdraft.store.rows import MoveRow

MAX_VALUE_BYTES: Final = 4096
MAX_ASK_CHARACTERS: Final = 64


class Answers:
    """Commands that are moves of their seat."""

    def __init__(self, core: ServiceCore) -> None:
        self.core = core

    def answer(self, code: str, person: str, seat: int, command_id: str, ask: str, value: Any) -> Ack:
        """Answer an open decision."""
        return self._take(code, person, command_id, Move("answer", seat, ask, value))

    def withdraw(self, code: str, person: str, seat: int, command_id: str, ask: str) -> Ack:
        """Take an answer back."""
        return self._take(code, person, command_id, Move("withdraw", seat, ask))

    def _take(self, code: str, person: str, command_id: str, move: Move) -> Ack:
        _check_message(command_id, move.ask, move.value)

        def write_move(session: TableSession) -> MoveRow:
            if session.table.status == "open":
                raise ServiceRefused("closed", "not_begun")
            try:
                return session.writer.write(move, "person", command_id=command_id)
            except Refused as refused:
                if refused.code in ("not_asked", "over") and _was_open(session, move):
                    raise StaleAsk from refused
                raise as_service(refused) from refused

        return take_command(self.core, code, person, move.seat, command_id, write_move, stale_ask=move.ask)


def _was_open(session: TableSession, move: Move) -> bool:
    """Tell whether a decision was open once. One that is still open for other seats does not count: nothing may be told
    about their answers.
    """
    poll = session.match.poll
    asked = {each.seat for each in poll.asks if each.id == move.ask} if poll is not None else set()
    return (not asked or move.seat in asked) and log.was_answered(session.connection, session.table_id, move.ask)


def _check_message(command_id: Any, ask: Any, value: Any) -> None:
    check_command_id(command_id)
    if not isinstance(ask, str) or not 1 <= len(ask) <= MAX_ASK_CHARACTERS or not ask.isprintable():
        raise ServiceRefused("bad_message", fields={"ask": "not_an_ask"})
    try:
        size = len(orjson.dumps(value))
    except (TypeError, ValueError, RecursionError):  # orjson.JSONEncodeError is a TypeError
        raise ServiceRefused("bad_message", fields={"value": "not_json"}) from None
    if size > MAX_VALUE_BYTES:
        raise ServiceRefused("bad_message", fields={"value": "too_large"}, data={"most": MAX_VALUE_BYTES})
