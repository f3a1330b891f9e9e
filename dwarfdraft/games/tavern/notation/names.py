"""The tavern in scenario files and traces: seats by character, cards by title, expectations, trace lines."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from dwarfdraft.engine.ask import Ask, Value
from dwarfdraft.engine.events import Event
from dwarfdraft.engine.game import BadSetup
from dwarfdraft.engine.match import Match
from dwarfdraft.engine.moves import Snapshot
from dwarfdraft.games.naming import NOTHING, BadName, Line
from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.decks.all import CHARACTERS, EVENT_DECKS, card_of, title_of
from dwarfdraft.games.tavern.notation.arrange import arrange
from dwarfdraft.games.tavern.notation.expectations import found, known_keys
from dwarfdraft.games.tavern.state.options import LEAST_SEATS, MOST_SEATS, Variant, boss_seats, read_setup, setup_of
from dwarfdraft.games.tavern.state.stack import PASS, WAIT
from dwarfdraft.games.tavern.state.state import State
from dwarfdraft.games.tavern.state.written import read_seat

_CARD_ASKS: Final = frozenset({"declare", "action", "control", "interrupt", "discard_one", "take_card"})
_WORDS: Final = frozenset({"pass", "wait", "none"})
_SEAT_ASKS: Final = frozenset({"order", "target", "behalf", "champion", "split", "push"})


class TavernNames:
    """How set-ups, answers and expectations of the tavern are written (`dwarfdraft.games.naming.Names`)."""

    characters: Sequence[str] = tuple(CHARACTERS)
    late_kinds = frozenset[str]()
    expectations = known_keys()
    runs_on = True

    def simulated(self, seats: int, chosen: Mapping[str, Any] = NOTHING, pool: Sequence[str] = ()) -> dict[str, Any]:
        """Return the set-up of a game of the given characters, or of the first that may sit so. Raises `BadName`."""
        characters, variant = chosen.get("characters", ()), chosen.get("variant")
        if not LEAST_SEATS <= seats <= MOST_SEATS:
            raise BadName(f"seats: {LEAST_SEATS} to {MOST_SEATS}, not {seats}")
        for option in chosen.get("options", ()):
            if option not in EVENT_DECKS:
                raise BadName(f"no Event deck {option!r}; known: {', '.join(EVENT_DECKS)}")
        if characters and len(characters) != seats:
            raise BadName(f"characters: one a seat, {seats}, not {len(characters)}")
        setup: dict[str, Any] = {"seats": list(characters or _seated(pool or tuple(CHARACTERS), seats, variant))}
        if variant is not None:
            setup["variant"] = variant
        if chosen.get("drinks"):
            setup["drinks"] = list(chosen["drinks"])
        if chosen.get("options"):
            setup["events"] = list(chosen["options"])
        try:
            return read_setup(setup)
        except BadSetup as fault:
            raise BadName(str(fault)) from fault

    def sides(self, setup: dict[str, Any]) -> dict[str, Sequence[int]]:
        """Return the Boss of a Boss Battle."""
        return {"the Boss": (0,)} if setup["variant"] == Variant.BOSS_BATTLE else {}

    def start_line(self, match: Match[State]) -> Line:
        """Return seats, Drink Decks and first player."""
        return setup_of(match.state.options)

    def setup_of_trace(self, line: Line) -> dict[str, Any]:
        """Return the set-up that `start_line` wrote."""
        return {key: line[key] for key in ("seats", "drinks", "events", "first", "variant") if key in line}

    def arrange(self, table: dict[str, Any], setup: dict[str, Any], seed: str) -> Match[State]:
        """Return a match set up as `[table]` and `[setup]` say. Raises `BadName`."""
        return arrange(table, setup, seed)

    def read_seat(self, match: Match[State], name: Any) -> int:
        """Return the seat of a number or a character. Raises `BadName`."""
        return read_seat(match.state, name)

    def read_answer(self, match: Match[State], kind: str, written: Value) -> Value:
        """Return the wire form: seats by number. Raises `BadName` for a seat or title that this table does not have."""
        if kind in ("discard", "divide") and isinstance(written, list):
            return [title if n == 1 else f"{title} ({n})" for title, n in _counted(written)]
        card = hooks.ASKS_CARD[kind](match.state, written) if kind in hooks.ASKS_CARD else None
        if card is not None:
            return card
        if kind == "orders" and isinstance(written, list):
            return sorted(read_seat(match.state, seat) for seat in written)
        if _asks_seat(kind) and written != "none":
            return read_seat(match.state, written)
        if kind in _CARD_ASKS and written not in (*_WORDS, *hooks.OFFERS):
            _known_title(match.state, written)
        return written

    def write_answer(self, match: Match[State], kind: str, value: Value) -> Value:
        """Return the written form: seats by character."""
        if kind == "orders":
            return [match.state.seats[seat].character for seat in value]
        if _asks_seat(kind) and type(value) is int:
            return match.state.seats[value].character
        if kind in hooks.ASKS_CARD and isinstance(value, str) and "#" in value:
            return title_of(value)
        return value

    def write_legal(self, match: Match[State], ask: Ask) -> Value:
        """Return the legal answers."""
        return [self.write_answer(match, ask.kind, value) for value in ask.options.legal()]

    def turn(self, match: Match[State]) -> int:
        """Return the number of the turn."""
        return match.state.turn

    def is_declaration(self, kind: str, written: Value) -> bool:
        """Tell whether a card is declared in a window: another may be played instead (`window._declarations`)."""
        return kind == "declare" and written not in (PASS, WAIT)

    def played(self, event: Event) -> tuple[int, Value] | None:
        """Return who has announced which title, or has made which offer."""
        match event.kind:
            case "announced":
                return event.public["seat"], card_of(event.public["card"]).title
            case kind if kind in hooks.OFFERED:
                return event.public["seat"], hooks.OFFERED[kind]
            case _:
                return None

    def found(self, match: Match[State], key: str, wanted: Any) -> Any:
        """Return what is true of an expectation, cut to what it names. Raises `BadName`."""
        return found(match.state, key, wanted)

    def trace_lines(self, match: Match[State], events: Sequence[Event], rests: Sequence[Snapshot[State]]) -> list[Line]:
        """Return a line an event, and how the table stands at every rest point between them."""
        lines: list[Line] = []
        coming = list(rests)
        for event in events:
            while coming and coming[0].n < event.n:
                lines.append(_state_line(coming.pop(0)))
            lines.append(_event_line(event))
        lines.extend(_state_line(rest) for rest in coming)
        if match.over:
            result = match.result or {}
            lines.append({"type": "end", "totals": result["totals"], "winners": result["winners"]})
        return lines

    def complete_answers(self, answers: list[Line], events: Sequence[Event]) -> None:
        """Nothing is missing in the answers of the tavern."""

    def check_dice(self, match: Match[State], lines: list[Line]) -> tuple[int, str] | None:
        """Check the hands dealt and the first player against the seed: what comes later depends on the rules."""
        events = Match.start(match.game, setup_of(match.state.options), match.seed).take_events()
        expected = next(_event_line(event) for event in events if event.kind == "dealt")
        for index, line in enumerate(lines):
            if line.get("type") == "event" and line.get("kind") == "dealt":
                return None if line == expected else (index, f"the seed deals {expected}")
        return None


def _seated(pool: Sequence[str], seats: int, variant: str | None) -> list[str]:
    """Return the first characters of a pool that may sit so: a villain on the seat of a Boss. Raises `BadName`."""
    bosses = boss_seats(Variant(variant), seats) if variant is not None and variant in set(Variant) else ()
    left = list(pool)
    seated: dict[int, str] = {}
    for seat in sorted(range(seats), key=lambda seat: seat not in bosses):
        one = next((name for name in left if seat not in bosses or CHARACTERS[name].villain), None)
        if one is None:
            raise BadName(f"characters: too few who may sit on seat {seat}")
        left.remove(one)
        seated[seat] = one
    return [seated[seat] for seat in range(seats)]


def _event_line(event: Event) -> Line:
    private = {str(seat): data for seat, data in event.private.items()}
    return {"type": "event", "kind": event.kind, "public": event.public, "private": private}


def _state_line(rest: Snapshot[State]) -> Line:
    """Return how the table stands at a rest point: numbers only."""
    state = rest.state
    return {
        "type": "state",
        "rest": rest.rest,
        "seats": [
            {
                "fortitude": state.stats(seat).fortitude,
                "alcohol": state.stats(seat).alcohol,
                "gold": state.stats(seat).gold,
                "hand": len(player.hand),
                "deck": len(player.deck),
                "discard": len(player.discard),
                "pile": len(player.pile),
            }
            for seat, player in enumerate(state.seats)
        ],
        "inn": state.inn,
        "pot": state.round.pot if state.round is not None else 0,
        "drink_deck": len(state.drink_deck),
        "drink_discard": len(state.drink_discard),
        "bar_deck": len(state.bar_deck),
    }


def _asks_seat(kind: str) -> bool:
    """Tell whether answers to a kind of question are seats."""
    return kind in _SEAT_ASKS or kind in hooks.ASKS_SEAT


def _counted(titles: list[Any]) -> list[tuple[Any, int]]:
    """Return each title with its number among its like: a second copy may be written as the first."""
    return [(title, titles[: i + 1].count(title)) for i, title in enumerate(titles)]


def _known_title(state: State, written: Any) -> None:
    decks = [CHARACTERS[seat.character] for seat in state.seats]
    titles = {card.title for character in decks for card in character.every_card()}
    if written not in titles:
        raise BadName(f"no card {written!r} in the decks of this table")
