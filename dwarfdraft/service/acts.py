"""A command on its way into the log, and what its transaction has to tell."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

import orjson
from sqlalchemy import Connection

from dwarfdraft.engine.ask import Poll
from dwarfdraft.engine.events import Event
from dwarfdraft.engine.match import Match, Move
from dwarfdraft.service.interfaces import Now, Offer
from dwarfdraft.service.values import Plain
from dwarfdraft.store import log
from dwarfdraft.store.rows import By, DueRow, MoveRow, TableRow

if TYPE_CHECKING:
    from dwarfdraft.service.windows import Sitting


@dataclass(slots=True)
class News:
    """What a transaction has to tell: to the watchers, and to the timers."""

    table: TableRow | None = None
    """Set if the game itself moved; the frames are of this row's time."""
    events: list[Event] = field(default_factory=list)
    acted: set[int] = field(default_factory=set)
    """Seats that gave or took back an answer, or were late."""
    moved: bool = False
    """A command was carried out."""
    teams: set[int] = field(default_factory=set)
    """Seats about whom something has changed that their teammates see."""
    touched: set[int] = field(default_factory=set)
    """Seats whose person did something."""
    pressed: set[int] = field(default_factory=set)
    """Seats whose person answered or took an answer back."""
    asks_anew: bool = False
    """The decisions that were open are closed."""
    to_all: bool = False
    """Something that everybody sees has changed beside the game."""
    dues: list[DueRow] = field(default_factory=list)
    said: tuple[str, tuple[int, ...], Plain] | None = None
    """A line of talk: at which table, to which seats, what."""
    seating: bool = False
    """Chairs, options, names, connections or status changed."""
    sitting: "Sitting | None" = None
    """The response window and what is kept for seats, at tables that have windows."""
    attended: int = 0
    """How many of the events the window's keeper has heard of."""
    poll: Poll | None = None
    """The poll that it has seen last."""


@dataclass(frozen=True, slots=True)
class Act:
    """A command on its way into the log."""

    move: Move
    chair: str
    command_id: str | None
    by: By


class Clerk(Protocol):
    """What writing a command needs of the house."""

    @property
    def now(self) -> Now:
        """The time."""

    def offer(self, table: TableRow, /) -> Offer:
        """Return the game of a table."""


def carry_out(
    clerk: Clerk, connection: Connection, table: TableRow, match: Match[Any], act: Act, news: News
) -> MoveRow:
    """Carry out a command and write it, its events and perhaps a snapshot. `House.settle` has to follow.

    Raises `Refused` if the engine refuses; then nothing has changed.
    """
    poll = match.poll
    match.apply(act.move)
    events = match.take_events()
    row = MoveRow(
        seq=match.seq,
        chair=act.chair,
        command_id=act.command_id,
        command=act.move.command,
        ask=act.move.ask,
        seat=act.move.seat,
        value=act.move.value,
        by=act.by,
        n=match.n,
        at=clerk.now(),
        digest=digest(events, match),
    )
    log.add_move(connection, table.id, row)
    log.add_events(connection, table.id, events)
    if match.rest.seq == match.seq:
        log.add_snapshot(connection, table.id, clerk.offer(table).game.rules_number, match.snapshot())
    news.events.extend(events)
    news.acted.add(act.move.seat)
    news.moved = True
    if act.by == "person":
        news.touched.add(act.move.seat)
    if act.by == "person" and act.move.command in ("answer", "withdraw"):
        news.pressed.add(act.move.seat)
    # What is used meanwhile may change what may be answered, but the question stays the same one (RDI-VRULING-35).
    news.asks_anew = news.asks_anew or (match.poll is not poll and act.move.command != "use")
    return row


def digest(events: Sequence[Event], match: Match[Any]) -> str:
    """Return what a move led to, in short: its events and who is asked what. It tells whether the rules still agree."""
    facts = [[e.n, e.kind, e.public, {str(s): data for s, data in e.private.items()}] for e in events]
    asked = [[ask.id, ask.seat] for ask in match.pending]
    return hashlib.blake2b(orjson.dumps([facts, asked]), digest_size=8).hexdigest()
