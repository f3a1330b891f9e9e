"""The values that the service gives: what a person, a viewer and a table are to those who ask, in their wire form."""

from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any, Final, Literal, TypeAlias

import orjson

from dwarfdraft.engine.shapes import Marks
from dwarfdraft.service.shapes import Clock, Own, TeamFrame, WindowState

Plain: TypeAlias = dict[str, Any]
Viewer: TypeAlias = int | None
"""A seat, or None for a spectator."""
Status: TypeAlias = Literal["open", "playing", "over"]
Speed: TypeAlias = Literal["none", "relaxed", "normal", "fast"]
Visibility: TypeAlias = Literal["invited", "public"]
BotName: TypeAlias = Literal["any", "thumb"]
Theme: TypeAlias = Literal["system", "dark", "light"]
SPEEDS: Final[tuple[Speed, ...]] = ("none", "relaxed", "normal", "fast")
VISIBILITIES: Final[tuple[Visibility, ...]] = ("invited", "public")
BOTS: Final[tuple[BotName, ...]] = ("any", "thumb")
THEMES: Final[tuple[Theme, ...]] = ("system", "dark", "light")
MAX_EVENTS: Final = 500
"""Events in one frame; whoever is further behind gets `"events": null` and the view."""
DEVICE_LINK_S: Final = 300
BANNED_BROWSER_S: Final = 3600
"""Seconds for which the browsers of somebody who was banned are banned, too, and remembered beforehand."""
AWAY_S: Final = 60
"""Seconds without a connection after which a bot answers and another person becomes host."""


LEFT_OUT: Final[Any] = ()
"""Stands for a field that is not sent, where null means something."""


@dataclass(frozen=True, slots=True)
class OnWire:
    """A value that goes over the wire as its fields; one with a default is left out while it has that."""

    def to_json(self) -> Plain:
        """Return the wire form."""
        kind: Any = type(self)
        values = ((name, getattr(self, name), default) for name, default in _fields_of(kind))
        return {name: _plain(value) for name, value, default in values if value != default}


@cache
def _fields_of(kind: Any) -> tuple[tuple[str, Any], ...]:
    """Return the names of the fields of a class, with their defaults."""
    return tuple((one.name, one.default) for one in fields(kind))


def _plain(value: Any) -> Any:
    if isinstance(value, OnWire):
        return value.to_json()
    return [_plain(each) for each in value] if isinstance(value, tuple) else value


@dataclass(frozen=True, slots=True)
class Person:
    """A browser's owner. The id is a secret: it is what the signed cookie holds, and never goes over the wire."""

    id: str
    name: str | None
    language: str | None
    theme: Theme | None


@dataclass(frozen=True, slots=True)
class DeviceLink:
    """A one-time way to give another browser the same person."""

    token: str
    seconds: int


@dataclass(frozen=True, slots=True)
class Ack:
    """What an accepted command is acknowledged with, the first time and every time it is repeated."""

    n: int
    """Number of the latest event after it."""
    seq: int
    """Number of the command at its table. Stays in the server: it would tell how often others changed their mind."""

    def to_json(self) -> Plain:
        """Return the wire form."""
        return {"n": self.n}


@dataclass(frozen=True, slots=True, kw_only=True)
class AnyFrame(OnWire):
    """What every frame tells one viewer of a table: what happened since, and what there is beside the game."""

    table: str
    """Code."""
    viewer: Viewer
    """The seat it is for, None for spectators."""
    n: int
    """Number of the latest event."""
    events: list[Plain] | None
    """None if the viewer is too far behind, or asked for no events."""
    marks: Marks
    clock: Clock | None
    view_id: str
    """Names what `view` and `prompt` are now: a digest of them, the same for whoever sees the same."""
    window: WindowState | None = LEFT_OUT
    """What everybody may know of the open response window; left out, like `own` and `team`, if the game has none."""
    own: Own | None = LEFT_OUT
    """What only this seat may know: whether the window asks it, what it has ordered."""
    team: TeamFrame | None = LEFT_OUT
    """What only this seat's team may know."""
    held_ms: int = 0
    """For how many more milliseconds all clocks stand still, if they do."""

    def to_text(self) -> str:
        """Return the wire form, written."""
        return orjson.dumps(self.to_json()).decode()


@dataclass(frozen=True, slots=True, kw_only=True)
class Frame(AnyFrame):
    """A whole frame: what one viewer sees of a table now."""

    view: Plain
    """By the table's game."""
    prompt: Plain | None
    """The open decision of the watched seat, by the table's game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FrameChanges(AnyFrame):
    """A frame for whoever has what was sent last: how view and prompt have changed. Nothing has if there is no base."""

    base: str = LEFT_OUT
    """The `view_id` of what the changes are made to; whoever has neither this nor the new one asks `watch`."""
    changes: list[list[Any]] = LEFT_OUT
    """Each a path and, last, what is there now."""
    removed: list[list[str | int]] = LEFT_OUT
    """Paths of what is gone after the changes."""


@dataclass(frozen=True, slots=True)
class Position(OnWire):
    """What a viewer of a replay saw after a command: the first of a part whole, the others as they differ."""

    seq: int
    """Number of the command, 0: the start."""
    frame: Frame | FrameChanges


@dataclass(frozen=True, slots=True)
class ReplayPart(OnWire):
    """The positions of a stretch of a finished game."""

    number: int
    positions: tuple[Position, ...]
    gap: bool
    """Under the rules of today something would have gone another way: positions are missing there."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplayLog(OnWire):
    """Events of a finished game as a viewer saw them, and where its positions are found."""

    table: str
    """Code."""
    viewer: Viewer
    last: int
    """Number of the last command."""
    part_moves: int
    """Commands of a part: part k has the positions from command `k * part_moves` on."""
    n: int
    """Number of the last event."""
    events: tuple[Plain, ...]
    seqs: tuple[int, ...]
    """By event, the command that it came with."""


@dataclass(frozen=True, slots=True)
class ChairInfo(OnWire):
    """Who sits on a seat, as everybody may know."""

    kind: Literal["person", "bot"]
    name: str | None
    """None for a bot and for a person without a name: the page shows the role's."""
    tag: str | None
    bot: BotName | None
    connected: bool
    ready: bool
    bot_acts: bool
    """A bot answers for this person, who has been away for a minute or has left."""
    left: bool
    """Whoever may take a bot's seat may take this one."""
    sober: bool
    captain: bool
    """Is captain of the team, as long as the person answers."""
    host: bool
    """Is host: one seat of a table at most, also where the host's device has several."""
    replaced: bool
    """A bot answers until the owner takes the seat back."""
    votes: int
    """How many of the others want a bot there."""
    votes_needed: int
    """With how many votes it happens; 0: nobody can vote now."""


@dataclass(frozen=True, slots=True)
class SeatInfo(OnWire):
    """A seat of a table."""

    seat: int
    role: str
    """Who is played there: a dwarf of the draft, a character of the tavern."""
    chair: ChairInfo | None


@dataclass(frozen=True, slots=True)
class You(OnWire):
    """The asking person at a table."""

    tag: str | None
    seats: tuple[int, ...]
    host: bool
    name: str | None
    votes: tuple[int, ...]
    """Seats where this person wants a bot."""


@dataclass(frozen=True, slots=True)
class Ban(OnWire):
    """Somebody who was sent away, as the host sees it."""

    tag: str
    names: tuple[str, ...]
    browser_s: int | None
    """Seconds for which the browser is still banned, too."""


@dataclass(frozen=True, slots=True)
class TableInfo(OnWire):
    """A table as one person sees it, without the game on it (TABLE in docs/protocol.md)."""

    code: str
    game: str
    status: Status
    options: Plain
    speed: Speed
    visibility: Visibility
    bots_may_be_taken: bool
    host: str | None
    """Tag of the host."""
    you: You
    seats: tuple[SeatInfo, ...]
    spectators: int
    missing: tuple[str, ...]
    """Why it cannot start: `seats_empty`, `not_ready`."""
    next: str | None
    barred: tuple[Ban, ...]
    """Who was sent away; the host alone is told."""


@dataclass(frozen=True, slots=True)
class MyTable(OnWire):
    """A line of "my tables"."""

    code: str
    game: str
    status: Status
    your_move: bool
    seats: int
    hand: int | None
    """How far the game is, as it counts; null before the start, likewise `hands` and `turn`."""
    hands: int | None
    turn: int | None


@dataclass(frozen=True, slots=True)
class PublicTable(OnWire):
    """A line of the list of public open tables."""

    code: str
    game: str
    host: str | None
    """Name of the host."""
    seats: int
    free: int
    speed: Speed
    options: Plain


@dataclass(frozen=True, slots=True)
class Scores:
    """The score sheet as rows, for a CSV file. Columns are keys, not words."""

    columns: tuple[str, ...]
    rows: list[list[str | int | None]] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Health:
    """What /healthz tells."""

    database: Literal["sqlite", "postgresql"]
    migrated: bool
    """The store has the schema that this code wants."""
    tables_open: int
    tables_playing: int
    tables_over: int
    watchers: int
    matches_in_memory: int
    due_late_s: float
    """How late the most overdue clock or bot is; above a few seconds nobody sweeps."""

    @property
    def ok(self) -> bool:
        """Tell whether all is well."""
        return self.migrated and self.due_late_s < 10

    def to_json(self) -> Plain:
        """Return the wire form."""
        return {
            "ok": self.ok,
            "database": self.database,
            "migrated": self.migrated,
            "tables": {"open": self.tables_open, "playing": self.tables_playing, "over": self.tables_over},
            "watchers": self.watchers,
            "matches_in_memory": self.matches_in_memory,
            "due_late_s": self.due_late_s,
        }
