"""A table set up as a scenario says; what it leaves open is dealt from the seed (docs/scenarios.md)."""

from typing import Any, Final

from dwarfdraft.engine.game import BadSetup
from dwarfdraft.engine.match import Match
from dwarfdraft.engine.rng import Rng
from dwarfdraft.games.naming import BadName
from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.chapters.set_up import lay_out
from dwarfdraft.games.tavern.decks.all import drink_of, event_of
from dwarfdraft.games.tavern.game import TAVERN
from dwarfdraft.games.tavern.running import RunningTable
from dwarfdraft.games.tavern.state.options import options_of, read_setup
from dwarfdraft.games.tavern.state.seat import Seat
from dwarfdraft.games.tavern.state.state import MOST, Phase, State, Step, new_state
from dwarfdraft.games.tavern.state.written import as_list, number, read_seat, rows, take

_TABLE_KEYS: Final = ("characters", "drinks", "events", "first", "variant")
_KEYS: Final = (
    *("hands", "decks", "discards", "fortitude", "alcohol", "gold", "tokens", "piles", "drink_deck", "drink_deck_only"),
    *("drink_discard", "active", "turn", "phase", "out", "coins", "stone", "lasting"),
    *("event_decks", "event_discards", "counters"),
)
_FIRST_STEP: Final = {
    Phase.DISCARD: Step.DISCARD_BEFORE,
    Phase.ACTION: Step.ACTION_BEFORE,
    Phase.ORDER: Step.ORDER_BEFORE,
    Phase.DRINK: Step.DRINK_BEFORE,
}
_COIN: Final = {"heads": 1, "tails": 2}


def arrange(table: dict[str, Any], setup: dict[str, Any], seed: str) -> Match[State]:
    """Return a match before the special action of the Phase that the scenario names.

    :raises BadName: if a key, card, seat or value is not possible.
    """
    _only(table, _TABLE_KEYS, "table")
    _only(setup, (*_KEYS, *hooks.ROWS, *hooks.SETUP_KEYS), "setup")
    chosen = {"seats": table.get("characters"), "first": table.get("first", 0)}
    try:
        state = new_state(
            options_of(
                read_setup(chosen | {key: table[key] for key in ("drinks", "events", "variant") if key in table})
            )
        )
    except BadSetup as fault:
        raise BadName(f"table: {fault}") from fault
    rng = Rng(seed)
    lay_out(RunningTable(state, rng))
    rng.rolled.clear()
    _lay_characters(state, setup)
    _lay_lasting(state, setup)
    _lay_drinks(state, setup)
    _lay_events(state, setup)
    _set_stats(state, setup)
    state.coins = tuple(_one_of(coin, _COIN, "coins") for coin in as_list(setup.get("coins", []), "coins"))
    state.active = read_seat(state, setup.get("active", state.options.first))
    state.first = state.active
    state.turn = _number(setup.get("turn", 1), 1, "turn")
    state.step = _one_of(setup.get("phase", "discard"), {str(p): step for p, step in _FIRST_STEP.items()}, "phase")
    for name in as_list(setup.get("stone", []), "stone"):
        state.seats[read_seat(state, name)].stone = True
    for lay in reversed(hooks.set_up):  # what builds on another mechanic comes first
        lay(state, setup)
    for name in as_list(setup.get("out", []), "out"):
        _take_out(state, read_seat(state, name))
    return Match(TAVERN, state, rng)


def _lay_characters(state: State, setup: dict[str, Any]) -> None:
    """Give everybody the named cards; hands that are named hold nothing else, others are dealt."""
    places = {key: place for key, place in hooks.ROWS.items() if not place.is_side}
    for seat, player in enumerate(state.seats):
        rest = list(player.deck)
        taken = {
            key: tuple(
                _take_own(player, rest, title, f"{key} of seat {seat}") for title in rows(state, setup, key)[seat]
            )
            for key in ("hands", "decks", "discards", *places)
        }
        player.hand, player.discard = taken["hands"], taken["discards"]
        for key, place in places.items():
            place.put(player, taken[key])
        if "hands" not in setup:
            size = state.hand_size(seat)
            player.hand, rest = (*player.hand, *rest[:size]), rest[size:]
        player.deck = (*taken["decks"], *rest)


def _take_own(player: Seat, rest: list[str], title: Any, where: str) -> str:
    """Take a card by title out of a deck that a mechanic keeps, or out of the rest of a Character Deck."""
    found = (card for taken_from in hooks.taken_from if (card := taken_from(player, title)) is not None)
    return next(found, None) or take(rest, title, where)


def _lay_lasting(state: State, setup: dict[str, Any]) -> None:
    for seat, titles in enumerate(rows(state, setup, "lasting")):
        player = state.seats[seat]
        rest = list(player.deck)
        player.lasting += tuple(_take_own(player, rest, title, f"lasting of seat {seat}") for title in titles)
        player.deck = tuple(rest)


def _lay_drinks(state: State, setup: dict[str, Any]) -> None:
    """Lay the named Drink Cards; piles that are named hold nothing else, others are one card each."""
    rest = list(state.drink_deck + state.bar_deck)
    bar_size = len(state.bar_deck)
    piles = rows(state, setup, "piles")
    for seat, player in enumerate(state.seats):
        player.pile = tuple(_take_drink(rest, title, f"piles of seat {seat}") for title in piles[seat])
    top = tuple(_take_drink(rest, title, "drink_deck") for title in as_list(setup.get("drink_deck", []), "drink_deck"))
    discard = tuple(
        _take_drink(rest, title, "drink_discard") for title in as_list(setup.get("drink_discard", []), "drink_discard")
    )
    if "piles" not in setup:
        for player in state.seats:
            player.pile, rest = (rest[0],), rest[1:]
    state.bar_deck, rest = tuple(rest[len(rest) - bar_size :]), rest[: len(rest) - bar_size]
    if setup.get("drink_deck_only", False):
        state.drink_deck, state.drink_discard = top, (*discard, *rest)
    else:
        state.drink_deck, state.drink_discard = (*top, *rest), discard


def _lay_events(state: State, setup: dict[str, Any]) -> None:
    """Lay the named Events on top of their decks and discards, and the counters; a row a deck in use."""
    tops, discards = (as_list(setup.get(key, []), key) for key in ("event_decks", "event_discards"))
    counters = as_list(setup.get("counters", []), "counters")
    for given, key in ((tops, "event_decks"), (discards, "event_discards"), (counters, "counters")):
        if len(given) > len(state.events):
            raise BadName(f"{key}: {len(given)} rows for {len(state.events)} Event decks")
    for place, pile in enumerate(state.events):
        rest = list(pile.cards)
        where = f"deck {pile.deck}"
        discard = [_take_event(rest, title, where) for title in _row(discards, place)]
        top = [_take_event(rest, title, where) for title in _row(tops, place)]
        pile.cards, pile.discard = (*top, *rest), tuple(discard)
        if place < len(counters):
            pile.counters = _number(counters[place], 1, "counters")


def _number(value: Any, least: int, key: str) -> int:
    if type(value) is not int or value < least:
        raise BadName(f"{key}: a number from {least}, not {value!r}")
    return value


def _row(given: list[Any], place: int) -> list[Any]:
    return as_list(given[place], "a row of Events") if place < len(given) else []


def _take_event(rest: list[str], title: Any, where: str) -> str:
    found = next((card for card in rest if event_of(card).title == title), None)
    if found is None:
        titles = sorted({event_of(card).title for card in rest})
        raise BadName(f"{where}: no Event {title!r} is left; titles: {'; '.join(titles)}")
    rest.remove(found)
    return found


def _take_drink(rest: list[str], title: Any, where: str) -> str:
    found = next((card for card in rest if drink_of(card).title == title), None)
    if found is None:
        titles = sorted({drink_of(card).title for card in rest})
        raise BadName(f"{where}: no Drink Card {title!r} is left; titles: {'; '.join(titles)}")
    rest.remove(found)
    return found


def _set_stats(state: State, setup: dict[str, Any]) -> None:
    """Give every team, without teams every player, the named numbers."""
    for key, most in (("fortitude", MOST), ("alcohol", MOST), ("gold", 999), ("tokens", state.options.tokens)):
        if key not in setup:
            continue
        values = as_list(setup[key], key)
        if len(values) != len(state.parties):
            raise BadName(f"{key}: {len(state.parties)} numbers, not {len(values)}")
        for party, value in zip(state.parties, values, strict=True):
            setattr(party, key, number(value, 0, most, key))
    state.gold = sum(party.gold for party in state.parties)


def _take_out(state: State, seat: int) -> None:
    player = state.seats[seat]
    player.out = True
    state.why_out[seat] = "passed_out"
    state.drink_discard, player.pile = (*player.pile, *state.drink_discard), ()
    stats = state.stats(seat)
    state.gold -= stats.gold
    stats.gold = 0


def _one_of(word: Any, known: dict[str, Any], key: str) -> Any:
    if not isinstance(word, str) or word not in known:
        raise BadName(f"{key}: one of {', '.join(known)}, not {word!r}")
    return known[word]


def _only(data: dict[str, Any], known: tuple[str, ...], where: str) -> None:
    for key in data:
        if key not in known:
            raise BadName(f"{where}: unknown key {key!r}; known: {', '.join(known)}")
