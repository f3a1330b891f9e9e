"""A table set up as a scenario says; what it leaves open is dealt and rolled from the seed (docs/scenarios.md)."""

from typing import Any, Final

from dwarfdraft.engine.game import BadSetup
from dwarfdraft.engine.match import Match
from dwarfdraft.engine.rng import Rng
from dwarfdraft.games.draft.cards import CARDS, DICE_SIDES, HAND_SIZE, SIDES, TURNS, dice_of_seat, draw_deck
from dwarfdraft.games.draft.game import DRAFT
from dwarfdraft.games.draft.options import options_of, read_setup
from dwarfdraft.games.draft.state import Lay, Phase, Place, State, new_state
from dwarfdraft.games.naming import BadName

_KEYS: Final = ("hands", "deck", "discard", "dice", "rolls", "turn", "places")
_LAYS: Final = {"": Lay.RESOLVED, "down": Lay.DOWN, "unresolved": Lay.UNRESOLVED}


def arrange(table: dict[str, Any], setup: dict[str, Any], seed: str) -> Match[State]:
    """Return a match in the draft step of the turn that the scenario names, or at its score.

    :raises BadName: if a key, card, die or value is not possible.
    """
    for key in setup:
        if key not in _KEYS:
            raise BadName(f"setup: unknown key {key!r}; known: {', '.join(_KEYS)}")
    try:
        state = new_state(options_of(read_setup(table)))
    except BadSetup as fault:
        raise BadName(f"table: {fault}") from fault
    rng = Rng(seed)
    rng.open("hand/1")
    state.turn = _number(setup.get("turn", 1), 1, TURNS + 1, "turn")
    _lay_cards(state, setup, rng)
    _roll_dice(state, setup, rng)
    state.phase = Phase.DRAFT if state.turn <= TURNS else Phase.SCORE
    rng.script = [_number(value, 1, max(DICE_SIDES), "rolls") for value in _list(setup.get("rolls", []), "rolls")]
    return Match(DRAFT, state, rng)


def read_card(state: State, card: Any, where: str) -> str:
    """Return the card if this table plays with it. Raises `BadName`."""
    dwarves = state.options.dwarves
    if not isinstance(card, str) or card not in CARDS or CARDS[card][0] not in dwarves:
        kinds = " ".join(kind for dwarf, kind in CARDS.values() if dwarf == dwarves[0])
        raise BadName(f"{where}: no card {card!r}; dwarves: {' '.join(dwarves)}; kinds: {kinds}")
    return card


def read_die(state: State, die: Any, where: str) -> str:
    """Return the die if this table plays with it. Raises `BadName`."""
    if not isinstance(die, str) or die not in SIDES or int(die.split(".")[0]) >= state.seats:
        raise BadName(f"{where}: no die {die!r}; dice: 0.0 to {state.seats - 1}.{len(DICE_SIDES) - 1}")
    return die


def _lay_cards(state: State, setup: dict[str, Any], rng: Rng) -> None:
    """Lay the named cards where they are wanted, and deal the others in shuffled order."""
    hands = _rows(state, setup, "hands")
    places = _rows(state, setup, "places")
    named = [[read_card(state, card, f"hands of seat {seat}") for card in row] for seat, row in enumerate(hands)]
    state.hands = named
    state.deck = [read_card(state, card, "deck") for card in _list(setup.get("deck", []), "deck")]
    state.discard = [read_card(state, card, "discard") for card in _list(setup.get("discard", []), "discard")]
    state.places = [
        [_read_place(state, seat, i, text) for i, text in enumerate(row, 1)] for seat, row in enumerate(places)
    ]
    taken = [*state.deck, *state.discard, *(card for hand in named for card in hand)]
    taken += [place.card for row in state.places for place in row]
    for card in taken:
        if taken.count(card) > 1:
            raise BadName(f"setup: {card} is there twice; each card exists once")
    rest = [card for card in draw_deck(state.options.dwarves) if card not in taken]
    rng.shuffle(rest)
    for seat in range(state.seats):
        _fill_places(state, seat, rest)
        _fill_hand(state, seat, rest)
    state.deck += rest


def _fill_places(state: State, seat: int, rest: list[str]) -> None:
    """Give a seat a resolved card for every turn before this one, and take the dice from those unattached."""
    columns = state.turn - 1
    row = state.places[seat]
    if len(row) > columns:
        raise BadName(f"places of seat {seat}: {len(row)} cards, but turn {state.turn} begins with {columns}")
    attached = [place.die for places in state.places for place in places]
    for die in attached:
        if attached.count(die) > 1:
            raise BadName(f"places: die {die} lies on two cards")
    state.free[seat] = [die for die in dice_of_seat(seat) if die not in attached]
    while len(row) < columns:
        if not state.free[seat]:
            raise BadName(f"places of seat {seat}: no die is left for column {len(row) + 1}")
        row.append(Place(_deal(rest), state.free[seat].pop(0), Lay.RESOLVED, seat, len(row) + 1))


def _fill_hand(state: State, seat: int, rest: list[str]) -> None:
    size = HAND_SIZE - state.turn + 1
    if len(state.hands[seat]) > size:
        raise BadName(f"hands of seat {seat}: {len(state.hands[seat])} cards, but turn {state.turn} begins with {size}")
    while len(state.hands[seat]) < size:
        state.hands[seat].append(_deal(rest))


def _deal(rest: list[str]) -> str:
    if not rest:
        raise BadName("setup: no cards are left to deal; name fewer in deck and discard")
    return rest.pop(0)


def _read_place(state: State, seat: int, column: int, text: Any) -> Place:
    where = f"places of seat {seat}, column {column}"
    if not isinstance(text, str) or "@" not in text:
        raise BadName(f"{where}: write card@die, not {text!r}")
    card, _, rest = text.partition("@")
    die, _, lies = rest.partition(" ")
    if lies not in _LAYS:
        raise BadName(f"{where}: {lies!r}; after the die: nothing, down or unresolved")
    lay = _LAYS[lies]
    if lay is Lay.UNRESOLVED and (not state.options.best_laid_plans or state.turn > TURNS):
        raise BadName(f"{where}: unresolved cards lie there only while drafting with best-laid-plans")
    return Place(read_card(state, card, where), read_die(state, die, where), lay, seat, column)


def _roll_dice(state: State, setup: dict[str, Any], rng: Rng) -> None:
    rows = _rows(state, setup, "dice")
    for seat, row in enumerate(rows):
        if row and len(row) != len(DICE_SIDES):
            raise BadName(f"dice of seat {seat}: {len(DICE_SIDES)} values or none, not {len(row)}")
        rolled = [rng.below(sides) + 1 for sides in DICE_SIDES]
        values = [_number(v, 1, sides, f"dice of seat {seat}") for v, sides in zip(row, DICE_SIDES, strict=False)]
        state.values |= zip(dice_of_seat(seat), values or rolled, strict=True)
    for seat in range(state.seats):
        if len(state.dice_of(seat)) != len(DICE_SIDES):
            raise BadName(f"places: seat {seat} has {len(state.dice_of(seat))} dice, not {len(DICE_SIDES)}")


def _rows(state: State, setup: dict[str, Any], key: str) -> list[list[Any]]:
    rows = _list(setup.get(key, [[] for _ in range(state.seats)]), key)
    if len(rows) != state.seats:
        raise BadName(f"{key}: {state.seats} lists, one a seat, not {len(rows)}")
    return [_list(row, f"{key} of seat {seat}").copy() for seat, row in enumerate(rows)]


def _list(value: Any, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadName(f"{where}: a list, not {value!r}")
    return value


def _number(value: Any, least: int, most: int, where: str) -> int:
    if type(value) is not int or not least <= value <= most:
        raise BadName(f"{where}: {least} to {most}, not {value!r}")
    return int(value)
