"""The draft in scenario files and traces: cards by their names even face down, dice, seats, expectations, trace lines.

The wire form of a `card` answer is a place (docs/protocol.md); here it is the card that lies there.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from dwarfdraft.engine.ask import Ask, Value
from dwarfdraft.engine.events import Event
from dwarfdraft.engine.game import BadSetup
from dwarfdraft.engine.match import Match
from dwarfdraft.engine.moves import Snapshot
from dwarfdraft.engine.rng import Rng
from dwarfdraft.games.draft.arrange import arrange, read_card, read_die
from dwarfdraft.games.draft.cards import DICE_SIDES, DWARVES, LEAST_SEATS, MOST_SEATS, SIDES
from dwarfdraft.games.draft.game import DRAFT
from dwarfdraft.games.draft.options import NUMBERS, OPTIONS, options_of, read_setup, setup_of
from dwarfdraft.games.draft.state import Lay, Phase, State, new_state
from dwarfdraft.games.naming import NOTHING, BadName, Line

_EXPECTATIONS: Final = frozenset(
    {"scores", "totals", "winners", "bonus", "dice", "owner", "on", "front", "down", "unresolved", "discard"}
    | {"drinks", "water", "starts", "pending", "turn"}
)


class DraftNames:
    """How set-ups, answers and expectations of the draft are written (`dwarfdraft.games.naming.Names`)."""

    characters: Sequence[str] = tuple(DWARVES)
    late_kinds = frozenset({"draft"})
    expectations = _EXPECTATIONS
    runs_on = False

    def simulated(self, seats: int, chosen: Mapping[str, Any] = NOTHING, pool: Sequence[str] = ()) -> dict[str, Any]:
        """Return the set-up of a game of the first so many dwarves. Raises `BadName`."""
        options = chosen.get("options", ())
        if chosen.get("characters") or pool:
            raise BadName("the draft has no characters to choose")
        if not LEAST_SEATS <= seats <= MOST_SEATS:
            raise BadName(f"seats: {LEAST_SEATS} to {MOST_SEATS}, not {seats}")
        for option in options:
            if option not in OPTIONS:
                raise BadName(f"option: unknown {option!r}; known: {', '.join(OPTIONS)}")
        numbers = {name: chosen[name] for name in NUMBERS if name in chosen}
        try:
            return read_setup({"seats": list(DWARVES[:seats]), "options": list(options), **numbers})
        except BadSetup as fault:
            raise BadName(str(fault)) from fault

    def sides(self, setup: dict[str, Any]) -> dict[str, Sequence[int]]:
        """Return nothing: all are alike."""
        return {}

    def start_line(self, match: Match[State]) -> Line:
        """Return seats, hands and options."""
        setup = setup_of(match.state.options)
        return {key: setup[key] for key in ("seats", "hands", "options")}

    def setup_of_trace(self, line: Line) -> dict[str, Any]:
        """Return the set-up that `start_line` wrote."""
        return {key: line[key] for key in ("seats", "hands", "options") if key in line}

    def arrange(self, table: dict[str, Any], setup: dict[str, Any], seed: str) -> Match[State]:
        """Return a match set up as `[table]` and `[setup]` say. Raises `BadName`."""
        return arrange(table, setup, seed)

    def read_seat(self, match: Match[State], name: Any) -> int:
        """Return the seat of a number. Raises `BadName`."""
        seats = match.state.seats
        if type(name) is not int or not 0 <= name < seats:
            raise BadName(f"no seat {name!r}; seats: 0 to {seats - 1}")
        return int(name)

    def read_answer(self, match: Match[State], kind: str, written: Value) -> Value:
        """Return the wire form. Raises `BadName` for a card or die that this table does not have."""
        state = match.state
        match kind:
            case "draft":
                if isinstance(written, dict):
                    if "card" in written:
                        read_card(state, written["card"], "card")
                    if "die" in written:
                        read_die(state, written["die"], "die")
            case "card":
                card = read_card(state, written, "answer")
                return place_of(state, card) or card
            case "discard":
                read_card(state, written, "answer")
            case "die" | "raise":
                if written != "none":
                    read_die(state, written, "answer")
            case "dice":
                if isinstance(written, list):
                    for die in written:
                        read_die(state, die, "answer")
            case _:
                pass
        return written

    def write_answer(self, match: Match[State], kind: str, value: Value) -> Value:
        """Return the written form."""
        return card_at(match.state, value) if kind == "card" else value

    def write_legal(self, match: Match[State], ask: Ask) -> Value:
        """Return the legal answers: a list; for `draft` cards and dice apart."""
        legal = ask.options.legal()
        return [card_at(match.state, place) for place in legal] if ask.kind == "card" else legal

    def turn(self, match: Match[State]) -> int:
        """Return the number of the turn within the hand."""
        return match.state.turn

    def is_declaration(self, kind: str, written: Value) -> bool:
        """Return False: what is answered is done."""
        return False

    def played(self, event: Event) -> None:
        """Return nothing: nobody declares."""

    def found(self, match: Match[State], key: str, wanted: Any) -> Any:
        """Return what is true of an expectation, cut to what it names. Raises `BadName`."""
        state = match.state
        match key:
            case "scores" | "bonus" if not state.sheet:
                raise BadName(f"{key}: no hand has been scored yet")
            case "scores":
                return [line.score for line in state.sheet[-1]]
            case "bonus":
                return [line.bonus for line in state.sheet[-1]]
            case "totals":
                return state.totals()
            case "winners":
                return state.winners() if state.phase is Phase.OVER else []
            case "dice":
                return {die: state.values[die] for die in _dice_named(state, key, wanted)}
            case "owner":
                return {die: state.owner_of(die) for die in _dice_named(state, key, wanted)}
            case "on":
                return {die: card_of(state, die) for die in _dice_named(state, key, wanted)}
            case "front":
                if isinstance(wanted, list):
                    _cards_named(state, key, [card for row in wanted if isinstance(row, list) for card in row])
                return [[place.card for place in row] for row in state.places]
            case "down":
                return _as_wanted(_cards_named(state, key, wanted), _lying(state, Lay.DOWN))
            case "unresolved":
                return _as_wanted(_cards_named(state, key, wanted), _lying(state, Lay.UNRESOLVED))
            case "discard":
                _cards_named(state, key, wanted)
                return state.discard
            case "drinks":
                return state.sips
            case "water":
                return state.water
            case "starts":
                return state.starts
            case "turn":
                return state.turn
            case _:
                raise BadName(f"unknown key {key!r}; known: {', '.join(sorted(_EXPECTATIONS))}")

    def trace_lines(self, match: Match[State], events: Sequence[Event], rests: Sequence[Snapshot[State]]) -> list[Line]:
        """Return the trace lines of events that have just happened."""
        lines = (_line(match.state, event) for event in events)
        return [line for line in lines if line is not None]

    def complete_answers(self, answers: list[Line], events: Sequence[Event]) -> None:
        """Add to the answer of a `back` the card that it drew."""
        for event in events:
            if event.kind == "backed":
                for answer in answers:
                    if answer["kind"] == "back" and answer["seat"] == event.public["by"]:
                        answer["card"] = event.private[event.public["seat"]]["card"]

    def check_dice(self, match: Match[State], lines: list[Line]) -> tuple[int, str] | None:
        """Check every deal, and every roll after it in order, against the seed."""
        options = options_of(setup_of(match.state.options))
        rng = Rng(match.seed)
        for index, line in enumerate(lines):
            if line.get("type") == "deal":
                state = new_state(options)
                state.hand = line.get("hand", 0)
                dealt = Match(DRAFT, state, Rng(match.seed))
                expected = deal_line(dealt.state)
                if line != expected:
                    return index, f"the seed deals {expected}"
                rng = dealt.rest.rng.copy()
            elif line.get("type") == "roll":
                die = line.get("die")
                if not isinstance(die, str) or die not in SIDES:
                    return index, f"no die {die!r}"
                value = rng.roll(SIDES[die])
                if line.get("value") != value:
                    return index, f"the seed rolls {value}"
        return None


def place_of(state: State, card: str) -> str | None:
    """Return the place `seat:column` of a card in front of a seat."""
    for seat, row in enumerate(state.places):
        for column, place in enumerate(row, 1):
            if place.card == card:
                return f"{seat}:{column}"
    return None


def card_at(state: State, place: str) -> str:
    """Return the card at a place."""
    seat, column = place.split(":")
    return state.places[int(seat)][int(column) - 1].card


def card_of(state: State, die: str) -> str:
    """Return the card a die lies on, empty if it is unattached."""
    return next((place.card for row in state.places for place in row if place.die == die), "")


def deal_line(state: State) -> Line:
    """Return the trace line of the deal that has just been made. Hands stand in the order that `back` counts by."""
    dice = [[state.values[f"{seat}.{k}"] for k in range(len(DICE_SIDES))] for seat in range(state.seats)]
    return {
        "type": "deal",
        "hand": state.hand,
        "hands": [hand.copy() for hand in state.hands],
        "deck": state.deck.copy(),
        "dice": dice,
    }


def _line(state: State, event: Event) -> Line | None:
    data = event.public
    match event.kind:
        case "deal":
            return deal_line(state)
        case "starts":
            return {"type": "starts", "turn": data["turn"], "card": data["card"], "seat": data["seat"]}
        case "reveal":
            return {"type": "reveal", "seat": data["seat"], "card": data["card"]}
        case "roll":
            return {"type": "roll", "die": data["die"], "value": data["value"]}
        case "sip":
            return {"type": "drink", "seats": data["seats"], "card": data["card"]}
        case "score":
            scores = state.sheet[data["hand"] - 1]
            return {
                "type": "score",
                "hand": data["hand"],
                "dice": [sum(line.dice) for line in scores],
                "bonus": [line.bonus for line in scores],
                "scores": [line.score for line in scores],
            }
        case "end":
            return {"type": "end", "totals": data["totals"], "winners": data["winners"]}
        case _:
            return None


def _dice_named(state: State, key: str, wanted: Any) -> list[str]:
    if not isinstance(wanted, dict):
        raise BadName(f"{key}: a table of dice, not {wanted!r}")
    return [read_die(state, die, key) for die in wanted]


def _cards_named(state: State, key: str, wanted: Any) -> list[str]:
    if not isinstance(wanted, list):
        raise BadName(f"{key}: a list of cards, not {wanted!r}")
    return [read_card(state, card, key) for card in wanted]


def _lying(state: State, lay: Lay) -> list[str]:
    return [place.card for row in state.places for place in row if place.lay is lay]


def _as_wanted(wanted: list[str], found: list[str]) -> list[str]:
    """Return the found cards, in the wanted order if they are the wanted ones: these lists have no order."""
    return wanted if sorted(wanted) == sorted(found) else found
