"""Rows read from the store, as typed values."""

from dataclasses import dataclass, field
from typing import Any, Literal

from dwarfdraft.engine.moves import Move

By = Literal["person", "bot", "clock", "order", "rules"]
"""`order`: a standing order of the seat."""
DueKind = Literal["bot", "limit", "bank", "window", "stands", "away", "host", "read"]


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table; `seed` is secret."""

    id: int
    code: str
    game: str
    rules: int
    status: Literal["open", "playing", "over"]
    options: dict[str, Any]
    speed: Literal["none", "relaxed", "normal", "fast"]
    visibility: Literal["invited", "public"]
    bots_may_be_taken: bool
    host: str | None
    setup: dict[str, Any] | None
    seed: str | None
    seq: int
    n: int
    asked: list[int]
    progress: dict[str, Any]
    next_code: str | None
    made_at: float
    changed_at: float
    humans_at: float


@dataclass(frozen=True, slots=True)
class ChairRow:
    """A seat and who sits on it: a person, a bot, or nobody."""

    table_id: int
    seat: int
    role: str
    claim: int
    person_id: str | None
    bot: Literal["any", "thumb"] | None
    name: str | None
    ready: bool
    sober: bool
    left: bool
    bot_acts: bool
    sat_at: float
    captain: bool
    """The captain's post of the team was handed to this chair."""
    replaced: bool
    """A bot answers until the owner takes the seat back: host or majority wanted it so."""
    votes: list[str]
    """Persons who want that."""

    @property
    def key(self) -> str:
        """Name of the chair: whoever sits here later has another one."""
        return f"{self.seat}.{self.claim}"

    @property
    def is_free(self) -> bool:
        """Tell whether nobody sits here."""
        return self.person_id is None and self.bot is None

    @property
    def by_bot(self) -> bool:
        """Tell whether a bot answers for this seat now."""
        return self.bot is not None or self.left or self.replaced or self.bot_acts


@dataclass(frozen=True, slots=True)
class BanRow:
    """A person who was banned from a table."""

    person_id: str
    names: list[str]
    """What the person was called there; empty if that is no longer known."""
    browsers: list[str]
    until: float | None
    """When the browsers are deleted; None: there are none."""
    banned_at: float


@dataclass(frozen=True, slots=True)
class MoveRow:
    """An accepted command."""

    seq: int
    chair: str
    command_id: str | None
    command: Literal["answer", "withdraw", "expire", "close", "leave", "use", "back"]
    """The engine's commands, and `back`: the table went back to its snapshot."""
    ask: str
    seat: int
    value: Any
    by: By
    n: int
    at: float
    digest: str

    def move(self) -> Move:
        """Return it as the engine knows it."""
        assert self.command != "back"
        return Move(self.command, self.seat, self.ask, self.value)


@dataclass(frozen=True, slots=True)
class SnapshotRow:
    """A match at a rest point."""

    seq: int
    n: int
    rules: int
    state: dict[str, Any]
    """What `Match.snapshot` returned."""


@dataclass(frozen=True, slots=True)
class DueRow:
    """Something that is to happen at a time."""

    kind: DueKind
    seat: int
    ask: str
    at: float | None
    """None: asleep until somebody looks at the table."""
    of_s: float
    """Seconds that it had when it was planned."""


@dataclass(frozen=True, slots=True)
class WindowRow:
    """The response window of a table, the one that is open or the last one. `secret` stays in the server."""

    secret: str
    """What lengths are drawn with; never changes."""
    ask: str = ""
    """Id of its decisions; empty: none is open."""
    quiet: bool = False
    """The beat before or after a move, which nobody is shown."""
    opened_at: float = 0.0
    least_s: float = 0.0
    most_s: float | None = 0.0
    """None: no end."""
    hold: int = -1
    """Who held it open last."""
    stretched: bool = False
    """Somebody's line was cut meanwhile."""
    wants: list[int] = field(default_factory=list)
    """Seats that are asked whatever they hold: they pressed Hold or Interrupt."""
    ordered: list[int] = field(default_factory=list)
    """Seats whose declaration was made by a standing order."""
    thinks: list[float] = field(default_factory=list)
    """How long people thought in the latest windows that were answered."""
    could: int = 0
    """Windows that somebody could answer, out of `seen`."""
    seen: int = 0


@dataclass(frozen=True, slots=True)
class SeatRow:
    """What a table with response windows keeps for a seat."""

    seat: int
    claim: int
    bank_s: float
    missed: int = 0
    """Times in a row that its time ran out."""
    away: bool = False
    orders: dict[str, Any] = field(default_factory=dict)
    interrupt: dict[str, Any] | None = None
    gives_up: bool = False
    """Agrees that the team gives up."""


@dataclass(frozen=True, slots=True)
class TalkRow:
    """A line of a team's talk."""

    n: int
    """Number of the line, from 1 in each team."""
    seat: int
    said_at: float
    text: str | None
    word: str | None
    """A ping: one of a few words instead of a text."""
    at: int | str | None
    """What the ping points at: a seat or the title of a card."""


@dataclass(frozen=True, slots=True)
class PersonRow:
    """A person; the id is a secret."""

    id: str
    name: str | None
    language: str | None
    theme: Literal["system", "dark", "light"] | None


@dataclass(frozen=True, slots=True)
class ServingRow:
    """The served time at the latest heartbeat of a process that serves."""

    process: str
    at: float
    held_at: float
    """The time stands still here until `at` has come up to it."""
    stops: int
    """How often nobody served."""
    beat_at: float
    """By the calendar of the database."""
