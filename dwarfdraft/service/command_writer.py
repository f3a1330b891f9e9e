"""Applying a command to the match and writing it to the log: the one place where the service moves a game."""

import hashlib
from collections.abc import Sequence
from typing import Any, Final

import orjson
from sqlalchemy import Connection

from dwarfdraft.engine.ask import Poll
from dwarfdraft.engine.events import Event
from dwarfdraft.engine.match import Match
from dwarfdraft.engine.moves import Move
from dwarfdraft.service.interfaces import Now
from dwarfdraft.service.outbox import Outbox
from dwarfdraft.store import log
from dwarfdraft.store.rows import By, ChairRow, MoveRow, TableRow

CLOCK: Final = "clock"
"""Stands for the chair in the log where no chair gave the command."""


class CommandWriter:
    """Applies commands to the match of a transaction, writes them, and notes what there is to tell."""

    def __init__(
        self,
        connection: Connection,
        table: TableRow,
        chairs: Sequence[ChairRow],
        match: Match[Any],
        rules_number: int,
        now: Now,
        outbox: Outbox,
    ) -> None:
        self.connection = connection
        self.table = table
        self.chairs = chairs
        self.match = match
        self.rules_number = rules_number
        self.now = now
        self.outbox = outbox
        self.touched: set[int] = set()
        """Seats whose person did something."""
        self.pressed: set[int] = set()
        """Seats whose person answered or took an answer back."""

    def write(self, move: Move, by: By, *, chair: str | None = None, command_id: str | None = None) -> MoveRow:
        """Apply a command and write it, its events and perhaps a snapshot. `TableSession.settle` has to follow.

        `chair`: the chair that gives the command, if not that of the seat in `move`. Raises `Refused` if the engine
        refuses; then nothing has changed.
        """
        match = self.match
        poll = match.poll
        match.apply(move)
        events = match.take_events()
        if chair is None:
            chair = CLOCK if move.seat < 0 else self.chairs[move.seat].key
        row = MoveRow(
            seq=match.seq,
            chair=chair,
            command_id=command_id,
            command=move.command,
            ask=move.ask,
            seat=move.seat,
            value=move.value,
            by=by,
            n=match.n,
            at=self.now(),
            digest=digest(events, match),
        )
        log.add_move(self.connection, self.table.id, row)
        log.add_events(self.connection, self.table.id, events)
        if match.rest.seq == match.seq:
            log.add_snapshot(self.connection, self.table.id, self.rules_number, match.snapshot())
        if by == "person":
            self.touched.add(move.seat)
            if move.command in ("answer", "withdraw"):
                self.pressed.add(move.seat)
        outbox = self.outbox
        outbox.events.extend(events)
        outbox.acted.add(move.seat)
        outbox.moved = True
        # What is used meanwhile, or somebody who gives up, may change what may be answered, but the question stays the
        # same one (RDI-VRULING-35).
        outbox.poll_replaced = outbox.poll_replaced or _question(match.poll) != _question(poll)
        return row


def _question(poll: Poll | None) -> str | None:
    """Return the id of what is asked; none is used twice in a match."""
    return None if poll is None else poll.asks[0].id


def digest(events: Sequence[Event], match: Match[Any]) -> str:
    """Return what a move led to, in short: its events and who is asked what. It tells whether the rules still agree."""
    facts = [[e.n, e.kind, e.public, {str(s): data for s, data in e.private.items()}] for e in events]
    asked = [[ask.id, ask.seat] for ask in match.pending]
    return hashlib.blake2b(orjson.dumps([facts, asked]), digest_size=8).hexdigest()
