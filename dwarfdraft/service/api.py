"""What the service takes and gives: its errors, its values, and what it needs from outside.

Exception
  ServiceRefused   the caller's doing: nothing changed; `code` is for programs, `key` names the sentence
    Conflict       somebody was first (`stale`); carries a fresh frame
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal, Protocol, TypeAlias

from dwarfdraft.engine.ask import Ask, Chooser, Value
from dwarfdraft.engine.game import Bounds, Game

Plain: TypeAlias = dict[str, Any]
Viewer: TypeAlias = int | None
"""A seat, or None for a spectator."""
Status: TypeAlias = Literal["open", "playing", "over"]
Speed: TypeAlias = Literal["none", "relaxed", "normal", "fast"]
Visibility: TypeAlias = Literal["invited", "public"]
BotName: TypeAlias = Literal["any", "thumb"]
Code: TypeAlias = Literal[
    "not_asked", "not_legal", "over", "no_seat",
    "stale", "no_table", "no_chair", "closed", "too_fast", "bad_message", "full", "taken", "bad_name",
    "not_host", "not_ready", "no_person", "no_such_link",
]  # fmt: skip

SPEEDS: Final[tuple[Speed, ...]] = ("none", "relaxed", "normal", "fast")
VISIBILITIES: Final[tuple[Visibility, ...]] = ("invited", "public")
BOTS: Final[tuple[BotName, ...]] = ("any", "thumb")
LANGUAGES: Final = ("en", "ru")
THEMES: Final = ("system", "dark", "light")
MAX_EVENTS: Final = 500
"""Events in one frame; whoever is further behind gets `"events": null` and the view."""
DEVICE_LINK_S: Final = 300
BARRED_BROWSER_S: Final = 3600
"""Seconds for which the browsers of somebody sent away are barred, and remembered beforehand."""
AWAY_S: Final = 60
"""Seconds without a connection after which a bot answers and the crown moves."""


class ServiceRefused(Exception):
    """A request that was not carried out. Nothing changed."""

    def __init__(
        self,
        code: Code,
        key: str | None = None,
        data: Plain | None = None,
        fields: dict[str, str] | None = None,
    ) -> None:
        super().__init__(code)
        self.code: Code = code
        self.key = key or code
        """Which sentence says so: `error.<key>` in the catalogues."""
        self.data: Plain = data or {}
        self.fields: dict[str, str] = fields or {}
        """Field of the request -> key of what is wrong with it."""

    def __str__(self) -> str:
        return f"{self.code} {self.key} {self.data} {self.fields}"

    def to_json(self) -> Plain:
        """Return the wire form, the one shape of every error."""
        return {"code": self.code, "key": self.key, "data": self.data, "fields": self.fields}


class Conflict(ServiceRefused):
    """Somebody was first: the decision is no longer open (`stale`)."""

    def __init__(self, frame: "Frame", data: Plain | None = None) -> None:
        super().__init__("stale", data=data)
        self.frame = frame
        """What the asker should see now; goes into the acknowledgement."""


@dataclass(frozen=True, slots=True)
class Person:
    """A browser's owner. The id is a secret: it is what the signed cookie holds, and never goes over the wire."""

    id: str
    name: str | None
    language: str | None
    theme: str | None


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


@dataclass(frozen=True, slots=True)
class Frame:
    """What one viewer sees of a table now, and what happened since."""

    table: str
    n: int
    events: list[Plain] | None
    """None if the viewer is too far behind, or asked for no events."""
    view: Plain
    prompt: Plain | None
    marks: Plain
    clock: Plain | None
    has_windows: bool = False
    window: Plain | None = None
    """What everybody may know of the open response window."""
    own: Plain | None = None
    """What only this seat may know: whether the window asks it, what it has ordered."""
    team: Plain | None = None
    """What only this seat's team may know."""
    held_ms: int = 0
    """For how long all clocks stand still yet."""

    def to_json(self) -> Plain:
        """Return the wire form (FRAME in docs/protocol.md)."""
        shown = {
            "table": self.table,
            "n": self.n,
            "events": self.events,
            "view": self.view,
            "prompt": self.prompt,
            "marks": self.marks,
            "clock": self.clock,
        }
        if self.held_ms:
            shown["held_ms"] = self.held_ms
        return {**shown, "window": self.window, "own": self.own, "team": self.team} if self.has_windows else shown


@dataclass(frozen=True, slots=True)
class ChairInfo:
    """Who sits on a seat, as everybody may know."""

    kind: Literal["person", "bot"]
    name: str | None
    """None for a bot and for a person without a name: the page shows the dwarf's."""
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
    """How many of the others want that."""
    votes_needed: int
    """With how many it happens; 0: nobody can want it now."""

    def to_json(self) -> Plain:
        """Return the wire form."""
        return {
            "kind": self.kind,
            "name": self.name,
            "tag": self.tag,
            "bot": self.bot,
            "connected": self.connected,
            "ready": self.ready,
            "bot_acts": self.bot_acts,
            "left": self.left,
            "sober": self.sober,
            "captain": self.captain,
            "host": self.host,
            "replaced": self.replaced,
            "votes": self.votes,
            "votes_needed": self.votes_needed,
        }


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """A seat of a table."""

    seat: int
    dwarf: str
    chair: ChairInfo | None

    def to_json(self) -> Plain:
        """Return the wire form."""
        return {
            "seat": self.seat,
            "dwarf": self.dwarf,
            "chair": self.chair.to_json() if self.chair else None,
        }


@dataclass(frozen=True, slots=True)
class You:
    """The asking person at a table."""

    tag: str | None
    seats: tuple[int, ...]
    host: bool
    name: str | None
    votes: tuple[int, ...]
    """Seats where this person wants a bot."""

    def to_json(self) -> Plain:
        """Return the wire form."""
        return {
            "tag": self.tag,
            "seats": list(self.seats),
            "host": self.host,
            "name": self.name,
            "votes": list(self.votes),
        }


@dataclass(frozen=True, slots=True)
class Barred:
    """Somebody who was sent away, as the host sees it."""

    tag: str
    names: tuple[str, ...]
    browser_s: int | None
    """Seconds for which the browser is still barred, too."""

    def to_json(self) -> Plain:
        """Return the wire form."""
        return {"tag": self.tag, "names": list(self.names), "browser_s": self.browser_s}


@dataclass(frozen=True, slots=True)
class TableInfo:
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
    barred: tuple[Barred, ...]
    """Who was sent away; the host alone is told."""

    def to_json(self) -> Plain:
        """Return the wire form."""
        return {
            "code": self.code,
            "game": self.game,
            "status": self.status,
            "options": self.options,
            "speed": self.speed,
            "visibility": self.visibility,
            "bots_may_be_taken": self.bots_may_be_taken,
            "host": self.host,
            "you": self.you.to_json(),
            "seats": [seat.to_json() for seat in self.seats],
            "spectators": self.spectators,
            "missing": list(self.missing),
            "next": self.next,
            "barred": [one.to_json() for one in self.barred],
        }


@dataclass(frozen=True, slots=True)
class MyTable:
    """A line of "my tables"."""

    code: str
    game: str
    status: Status
    your_move: bool
    seats: int
    progress: Plain
    """For the draft `{"hand": 1, "hands": 3}`, for the tavern `{"turn": 4}`; empty before the start."""

    def to_json(self) -> Plain:
        """Return the wire form."""
        return {
            "code": self.code,
            "game": self.game,
            "status": self.status,
            "your_move": self.your_move,
            "seats": self.seats,
            "hand": self.progress.get("hand"),
            "hands": self.progress.get("hands"),
            "turn": self.progress.get("turn"),
        }


@dataclass(frozen=True, slots=True)
class PublicTable:
    """A line of the list of public open tables."""

    code: str
    game: str
    host: str | None
    """Name of the host."""
    seats: int
    free: int
    speed: Speed
    options: Plain

    def to_json(self) -> Plain:
        """Return the wire form."""
        return {
            "code": self.code,
            "game": self.game,
            "host": self.host,
            "seats": self.seats,
            "free": self.free,
            "speed": self.speed,
            "options": self.options,
        }


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


class Bus(Protocol):
    """How the service tells the watchers. Called after the commit, in the order of the commits of a table.

    Its methods may call back into `Tables`, but may not wait for a client.
    """

    def viewers(self, code: str) -> Collection[Viewer] | None:
        """Return as whom somebody may be watching the table; None = unknown, make all frames."""

    def frame(self, code: str, viewer: Viewer, frame: Frame) -> None:
        """Send a frame to all who watch the table as this viewer (server event `frame`)."""

    def talk(self, code: str, viewer: Viewer, line: Plain) -> None:
        """Send a line of a team's talk to all who watch the table as this viewer (server event `talk`)."""

    def table(self, code: str) -> None:
        """Say that chairs, options, names, connections or status changed.

        Send the server event `table` to everybody who watches: `Tables.tables_for(code, persons)` makes one a person.
        """


class Timers(Protocol):
    """How the service is woken when something is due."""

    def call_at(self, when: float, table_id: int) -> None:
        """Have `Tables.run_due(table_id)` called at this time of the service's clock, soon after at the latest."""


class Answerer(Protocol):
    """A bot: sees what its seat sees and nothing else."""

    def answer(self, view: Plain, prompt: Plain, chooser: Chooser, /) -> Value:
        """Return a legal answer to the prompt (`Match.prompt`)."""

    def use(self, view: Plain, seat: int, uses: tuple[Value, ...], chooser: Chooser, /) -> Value:
        """Return what the seat uses beside all questions (`Match.uses`), None for nothing."""


class Offer(Protocol):
    """A game as tables offer it: all that the service asks about a game beside playing it."""

    @property
    def game(self) -> Game[Any]:
        """The game itself."""

    @property
    def characters(self) -> tuple[str, ...]:
        """Dwarves or characters, one a seat."""

    @property
    def least_seats(self) -> int:
        """Fewest seats."""

    @property
    def most_seats(self) -> int:
        """Most seats."""

    @property
    def numbers(self) -> Mapping[str, Bounds]:
        """What the options that are numbers may be, by name."""

    def seats_for(self, options: Plain, /) -> Collection[int]:
        """Return how many may play with these options."""

    def characters_at(self, options: Plain, seat: int, /) -> Collection[str]:
        """Return who may be played on a seat with these options."""

    def teams(self, options: Plain, seats: int, /) -> tuple[tuple[int, ...], ...]:
        """Return who is with whom among so many seats, by number of the team; nothing where nobody is."""

    def read_options(self, options: Plain, /) -> Plain:
        """Return the table options complete with defaults.

        :raises BadSetup: if they are not possible.
        """

    def setup(self, options: Plain, characters: list[str], sober: list[int], /) -> Plain:
        """Return what `game.read_setup` takes."""

    def fixed_s(self, ask: Ask, options: Plain, /) -> float | None:
        """Return the seconds that a rule gives for a decision at every speed, None if the table's speed decides."""

    def is_long(self, ask: Ask, /) -> bool:
        """Tell whether a decision gets the long time of its speed (drafting) instead of the short one."""

    @property
    def has_windows(self) -> bool:
        """Tell whether the game has response windows; then the option `mode` says how they are kept."""

    def normal_s(self, ask: Ask, /) -> float:
        """Return the seconds of a decision at normal speed, for games with response windows."""

    def public_defaults(self) -> Plain:
        """Return the options that are otherwise by default where everybody may come in."""

    def late_bot(self, ask: Ask, /) -> BotName:
        """Return which bot answers when the time for a decision without a default is up."""

    def progress(self, view: Plain, /) -> Plain:
        """Return how far the game is, from the public view."""

    def scores(self, view: Plain, /) -> tuple[tuple[str, ...], list[list[str | int | None]]]:
        """Return columns and rows of the score sheet, from the public view of a finished game; `seat` comes first."""

    def summary(self, events: list[Plain], view: Plain, /) -> Plain | None:
        """Return how a finished game went, from its public events and public view; None if the game has no summary."""


Now: TypeAlias = Callable[[], float]
"""Seconds; of tables: since 1970, without those in which nobody served (`service.serving`)."""
Delay: TypeAlias = Callable[[], float]
"""Seconds until a bot answers; the same distribution for every decision."""
