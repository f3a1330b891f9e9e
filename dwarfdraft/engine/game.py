"""What a game gives to the engine, and what its rule functions hold while they run."""

from collections.abc import Generator, Mapping
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from dwarfdraft.engine.ask import Ask, Chooser, Options, Value, Yielded
from dwarfdraft.engine.codec import Codec
from dwarfdraft.engine.events import Event
from dwarfdraft.engine.rng import Rng

S = TypeVar("S")

Rules: TypeAlias = Generator[Yielded, Any, None]
"""A rule function that asks: yields decisions, is sent the answers."""

_NOTHING: dict[str, Any] = {}
_NOBODY: dict[int, dict[str, Any]] = {}


class BadSetup(ValueError):
    """A table cannot be set up like this."""

    def __init__(self, field: str, key: str, **data: Any) -> None:
        super().__init__(f"{field}: {key} {data}" if data else f"{field}: {key}")
        self.field = field
        """The field of the set-up that is wrong."""
        self.key = key
        """Which sentence says so: `error.<key>` in the catalogues."""
        self.data = data


class Bounds(NamedTuple):
    """Default and bounds, both included, of a number in the set-up.

    A game declares them once: tables, pages, commands and documents read them here.
    """

    default: int
    least: int
    most: int

    def of(self, setup: Mapping[str, Any], name: str) -> int:
        """Return the number that a set-up names, else the default.

        :raises BadSetup: if it is no whole number or out of bounds.
        """
        value = setup.get(name, self.default)
        if type(value) is not int or not self.least <= value <= self.most:
            raise BadSetup(name, "out_of_range", least=self.least, most=self.most)
        return value


class Table(Generic[S]):
    """What a rule function holds: the state, the dice, and the way to say that something happened."""

    __slots__ = ("_last_ask_n", "_questions", "events", "n", "rng", "seq", "shown_n", "state")

    def __init__(self, state: S, rng: Rng, n: int = 0, seq: int = 0, asked: int = 0) -> None:
        self.state = state
        self.rng = rng
        self.n = n
        """Number of the latest event."""
        self.shown_n = n
        """Number of the latest event that revealed the answers given before it."""
        self.seq = seq
        """Number of the command that is being carried out."""
        self.events: list[Event] = []
        """Events not yet taken by the match's owner."""
        self._last_ask_n = n
        self._questions = asked

    @property
    def asked(self) -> int:
        """Number of questions asked since the latest event; a rest point keeps it, so that no ask id is used twice."""
        return self._questions if self._last_ask_n == self.n else 0

    def emit(
        self,
        kind: str,
        public: dict[str, Any] = _NOTHING,
        private: dict[int, dict[str, Any]] = _NOBODY,
        *,
        shows: bool = True,
    ) -> None:
        """Say that something happened: what everybody may know, and by seat what only that seat may know.

        `shows=False`: the answers given so far stay hidden, although something happens between them and their reveal.
        """
        self.n = n = self.n + 1
        if shows:
            self.shown_n = n
        self.events.append(Event(n, self.seq, kind, public, private))

    def rest(self) -> None:
        """Forget what only matters between rest points, so that a match rebuilt here goes on alike."""
        self.rng.rolled.clear()

    def new_question(self) -> str:
        """Begin a new question and return the pattern of its ask ids, with `%s` in place of the kind."""
        self._questions = self.asked + 1
        self._last_ask_n = self.n
        return f"{self.n}:%s" if self._questions == 1 else f"{self.n}:%s:{self._questions}"

    def ask(
        self,
        seat: int,
        kind: str,
        options: Options,
        about: dict[str, Any] = _NOTHING,
        default: Value = None,
    ) -> Ask:
        """Return a decision of one seat, to be yielded at once."""
        return Ask(self.new_question() % kind, seat, kind, options, about, default)


class Game(Protocol[S]):
    """A game: how it starts, its rules, and what may be seen of it.

    Everything but `play`, `leave`, `use` and `redeal` leaves the state unchanged.
    """

    name: str
    """Its name on the wire, in the store and in scenario files."""
    rules_number: int
    """Raised with every change of the rules that may change the course of a game."""
    codec: Codec[S]

    def read_setup(self, setup: dict[str, Any]) -> dict[str, Any]:
        """Return the set-up complete with defaults, JSON-plain.

        :raises BadSetup: if it is not possible.
        """

    def start(self, setup: dict[str, Any]) -> S:
        """Return the state of a new game; nothing is dealt or rolled yet."""

    def table(self, state: S, rng: Rng, n: int = 0, seq: int = 0, asked: int = 0) -> Table[S]:
        """Return what the rules hold while they run: a `Table`, or one of the game's own that can do more."""

    def play(self, table: Table[S]) -> Rules:
        """The rules, from the rest point at which the state is."""

    def copy(self, state: S) -> S:
        """Return an independent copy."""

    def seats(self, state: S) -> int:
        """Return the number of seats."""

    def public_view(self, state: S) -> dict[str, Any]:
        """Return what everybody may see: the view of a spectator."""

    def private_view(self, state: S, seat: int, public: dict[str, Any]) -> dict[str, Any]:
        """Return the parts of the public view that are other ones for a seat, whole. `public` is left as it is."""

    def why_not(self, state: S, ask: Ask) -> dict[str, dict[str, Any]]:
        """Return why things on the table may not be chosen: thing -> {key, data, rule}."""

    def advice(self, state: S, ask: Ask) -> dict[str, Any]:
        """Return what else a prompt of this game tells its seat, by key."""

    def known(self, state: S, viewer: int | None) -> frozenset[str]:
        """Return the cards, of those that can be hidden, whose place the viewer knows now."""

    def seen(self, state: S, viewer: int | None) -> frozenset[str]:
        """Return the things whose faces the viewer has seen and that may be named to it, wherever they are now."""

    def redeal(self, state: S, viewer: int | None, known: frozenset[str], chooser: Chooser) -> None:
        """Deal anew what the viewer has not seen; what is in `known` stays where it is."""

    def is_hidden_answer(self, ask: Ask, viewer: int | None, is_open: bool) -> bool:
        """Tell whether an answer not yet shown may be chosen anew in a re-deal: nothing else depends on it.

        `is_open`: its poll has not closed yet.
        """

    def may_leave(self, state: S, seat: int) -> bool:
        """Tell whether a player may give the game up now."""

    def leave(self, state: S, seat: int) -> tuple[int, ...]:
        """Note that a player gives the game up, and return who does so: the whole team."""

    def uses(self, state: S, seat: int) -> tuple[Value, ...]:
        """Return what a player may use now, whatever is asked, with effect at once."""

    def use(self, table: Table[S], seat: int, what: Value) -> None:
        """Carry out what a player uses. Only this and `leave` change a state from outside the rules."""

    def sees_answer(self, state: S, viewer: int, ask: Ask) -> bool:
        """Tell whether a player sees what another one, a teammate, answers while the poll is open."""

    def result(self, state: S) -> dict[str, Any] | None:
        """Return totals and winners once the game is over, else None."""

    def check(self, state: S) -> None:
        """Check the invariants.

        :raises RulesFault: if one does not hold.
        """
