"""The rules of Pebbles on the engine's protocol, its tables, and how scenario files write it."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Literal

from dwarfdraft.engine.ask import Ask, Chooser, OneOf, Rest, Value
from dwarfdraft.engine.codec import Codec
from dwarfdraft.engine.errors import RulesFault
from dwarfdraft.engine.events import Event
from dwarfdraft.engine.game import BadSetup, Bounds, Rules, Table
from dwarfdraft.engine.match import Match
from dwarfdraft.engine.moves import Snapshot
from dwarfdraft.engine.rng import Rng
from dwarfdraft.games.naming import NOTHING, BadName, Line
from dwarfdraft.games.options import Flag, Number, Preset, TableOptions

COLOURS = ("white", "grey", "black", "red")
MOST = 3
OPTIONS = TableOptions(
    all=(
        Number(name="heap", bounds=Bounds(12, 5, 30), about="Pebbles in the heap.", noun="heap of pebbles"),
        Flag(name="last_loses"),
    ),
    presets={"quick": Preset(options={"heap": 7, "last_loses": False}, speed="none")},
    quick={"heap": 9},
    measured={"heap": 20},
)


@dataclass(slots=True)
class State:
    """A heap, and what each player has taken of it."""

    colours: list[str]
    heap: int
    last_loses: bool
    taken: list[int]
    turn: int = 1

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return (self.turn - 1) % len(self.colours)

    def winners(self) -> list[int]:
        """Return who has won, once the heap is gone: who took the last pebble, or everybody else."""
        last = (self.turn - 2) % len(self.colours)
        return [seat for seat in range(len(self.colours)) if (seat == last) is not self.last_loses]


PebbleTable = Table[State]


class Pebbles:
    """The rules, as `dwarfdraft.engine.game.Game` wants them."""

    name = "pebbles"
    rules_number = 1
    codec: Codec[State] = Codec(1, asdict, lambda plain: State(**plain))

    def read_setup(self, setup: dict[str, Any]) -> dict[str, Any]:
        seats = setup.get("seats")
        if not isinstance(seats, list) or not 2 <= len(set(seats) & set(COLOURS)) == len(seats):
            raise BadSetup("seats", "bad_value")
        return {"seats": seats, **OPTIONS.read({name: value for name, value in setup.items() if name != "seats"})}

    def start(self, setup: dict[str, Any]) -> State:
        return State(setup["seats"], setup["heap"], setup["last_loses"], [0] * len(setup["seats"]))

    def table(self, state: State, rng: Rng, n: int = 0, seq: int = 0, asked: int = 0) -> PebbleTable:
        return Table(state, rng, n, seq, asked)

    def play(self, table: PebbleTable) -> Rules:
        state = table.state
        while state.heap:
            yield Rest("turn")
            able = OneOf(tuple(range(1, min(MOST, state.heap) + 1)))
            many: int = yield table.ask(state.seat, "take", able)
            seat = state.seat
            state.heap -= many
            state.taken[seat] += many
            state.turn += 1
            table.emit("taken", {"seat": seat, "many": many, "left": state.heap})
        table.emit("end", {"winners": state.winners()})
        yield Rest("over")

    def copy(self, state: State) -> State:
        return replace(state, colours=state.colours.copy(), taken=state.taken.copy())

    def seats(self, state: State) -> int:
        return len(state.colours)

    def public_view(self, state: State) -> dict[str, Any]:
        seats = [{"colour": colour, "taken": many} for colour, many in zip(state.colours, state.taken, strict=True)]
        winners = None if state.heap else state.winners()
        told = {"heap": state.heap, "turn": state.turn, "seats": seats, "winners": winners}
        return {"game": self.name, "viewer": None, "last_loses": state.last_loses, **told}

    def private_view(self, state: State, seat: int, public: dict[str, Any]) -> dict[str, Any]:
        return {"viewer": seat}

    def why_not(self, state: State, ask: Ask) -> dict[str, dict[str, Any]]:
        return {}

    def advice(self, state: State, ask: Ask) -> dict[str, Any]:
        return {}

    def known(self, state: State, viewer: int | None) -> frozenset[str]:
        return frozenset()

    def seen(self, state: State, viewer: int | None) -> frozenset[str]:
        return frozenset()

    def redeal(self, state: State, viewer: int | None, known: frozenset[str], chooser: Chooser) -> None:
        """Nothing is hidden."""

    def is_hidden_answer(self, ask: Ask, viewer: int | None, is_open: bool) -> bool:
        return False

    def may_leave(self, state: State, seat: int) -> bool:
        return False

    def leave(self, state: State, seat: int) -> tuple[int, ...]:
        return ()

    def uses(self, state: State, seat: int) -> tuple[Value, ...]:
        return ()

    def use(self, table: PebbleTable, seat: int, what: Value) -> None:
        """There is nothing to use."""

    def sees_answer(self, state: State, viewer: int, ask: Ask) -> bool:
        return False

    def result(self, state: State) -> dict[str, Any] | None:
        if state.heap:
            return None
        return {"totals": state.taken, "winners": state.winners(), "turns": state.turn - 1}

    def check(self, state: State) -> None:
        if state.heap < 0:
            raise RulesFault("more pebbles are taken than there are")


GAME = Pebbles()


class PebblesOffer:
    """What tables offer (`dwarfdraft.games.offer.Offer`)."""

    game = GAME
    characters = COLOURS
    least_seats = 2
    most_seats = len(COLOURS)
    options = OPTIONS
    has_windows = False

    def seats_for(self, options: dict[str, Any]) -> Collection[int]:
        return range(self.least_seats, self.most_seats + 1)

    def characters_at(self, options: dict[str, Any], seat: int) -> Collection[str]:
        return COLOURS

    def teams(self, options: dict[str, Any], seats: int) -> tuple[tuple[int, ...], ...]:
        return ()

    def read_options(self, options: dict[str, Any]) -> dict[str, Any]:
        return OPTIONS.read(options)

    def setup(self, options: dict[str, Any], characters: list[str], sober: list[int]) -> dict[str, Any]:
        return {"seats": characters, **options}

    def fixed_s(self, ask: Ask, options: dict[str, Any]) -> float | None:
        return None

    def is_long(self, ask: Ask) -> bool:
        return False

    def normal_s(self, ask: Ask) -> float:
        return 20.0

    def late_bot(self, ask: Ask) -> Literal["any", "thumb"]:
        return "thumb"

    def progress(self, view: dict[str, Any]) -> dict[str, Any]:
        return {"turn": view["turn"]}

    def scores(self, view: dict[str, Any]) -> tuple[tuple[str, ...], list[list[str | int | None]]]:
        rows: list[list[str | int | None]] = [
            [number, seat["colour"], seat["taken"]] for number, seat in enumerate(view["seats"])
        ]
        return ("seat", "colour", "taken"), rows

    def summary(self, events: list[dict[str, Any]], view: dict[str, Any]) -> None:
        """There is none."""


class PebblesNames:
    """How scenario files, traces and commands write Pebbles (`dwarfdraft.games.naming.Names`)."""

    characters: Sequence[str] = COLOURS
    late_kinds = frozenset[str]()
    expectations = frozenset({"heap", "taken", "winners"})
    runs_on = False

    def simulated(self, seats: int, chosen: Mapping[str, Any] = NOTHING, pool: Sequence[str] = ()) -> dict[str, Any]:
        flags = {flag.name: flag.word in chosen.get("options", ()) for flag in OPTIONS.flags}
        heap = {"heap": chosen["heap"]} if "heap" in chosen else {}
        return self._setup({"seats": list(chosen.get("characters") or COLOURS[:seats]), **flags, **heap})

    def sides(self, setup: dict[str, Any]) -> Mapping[str, Sequence[int]]:
        return {}

    def start_line(self, match: Match[State]) -> Line:
        state: State = match.state
        heap = state.heap + sum(state.taken)
        return {"seats": state.colours, "heap": heap, "last_loses": state.last_loses}

    def setup_of_trace(self, line: Line) -> dict[str, Any]:
        return {key: line[key] for key in ("seats", "heap", "last_loses") if key in line}

    def arrange(self, table: dict[str, Any], setup: dict[str, Any], seed: str) -> Match[State]:
        return Match.start(GAME, self._setup({**table, **setup}), seed)

    def read_seat(self, match: Match[State], name: Any) -> int:
        if name not in match.state.colours:
            raise BadName(f"no colour {name!r} here")
        return match.state.colours.index(name)

    def read_answer(self, match: Match[State], kind: str, written: Value) -> Value:
        return written

    def write_answer(self, match: Match[State], kind: str, value: Value) -> Value:
        return value

    def write_legal(self, match: Match[State], ask: Ask) -> Value:
        return ask.options.legal()

    def turn(self, match: Match[State]) -> int:
        return match.state.turn

    def is_declaration(self, kind: str, written: Value) -> bool:
        return False

    def played(self, event: Event) -> None:
        """Nobody declares."""

    def found(self, match: Match[State], key: str, wanted: Any) -> Any:
        return match.state.winners() if key == "winners" else getattr(match.state, key)

    def trace_lines(self, match: Match[State], events: Sequence[Event], rests: Sequence[Snapshot[State]]) -> list[Line]:
        return [{"type": event.kind, **event.public} for event in events]

    def complete_answers(self, answers: list[Line], events: Sequence[Event]) -> None:
        """Nothing is missing."""

    def check_dice(self, match: Match[State], lines: list[Line]) -> tuple[int, str] | None:
        return None

    def _setup(self, written: dict[str, Any]) -> dict[str, Any]:
        try:
            return GAME.read_setup(written)
        except BadSetup as fault:
            raise BadName(str(fault)) from fault
