"""What is true of the expectations of a scenario file (`[expect]`, docs/scenarios.md)."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from dwarfdraft.games.naming import BadName
from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.chapters import drink_numbers
from dwarfdraft.games.tavern.decks.all import card_of, drink_of, event_of, title_of
from dwarfdraft.games.tavern.seen.projection import project
from dwarfdraft.games.tavern.state.seat import Seat
from dwarfdraft.games.tavern.state.stack import Moment, Play
from dwarfdraft.games.tavern.state.state import State
from dwarfdraft.games.tavern.state.written import read_seat


def known_keys() -> frozenset[str]:
    """Return the keys that `[expect]` may have."""
    return frozenset({*_TABLE, *_ROWS, "hands", "knows", "pending", *hooks.ROWS, *hooks.EXPECTED})


def found(state: State, key: str, wanted: Any) -> Any:
    """Return what is true of an expectation, cut to what it names.

    :raises BadName: if there is no such key, or it names a thing that does not exist in this game.
    """
    look = _TABLE.get(key) or hooks.EXPECTED.get(key)
    if look is not None:
        return look(state)
    if key == "hands":
        return _in_wanted_order(wanted, {name: _titles(state.seats[seat].hand) for name, seat in _named(state, wanted)})
    if key == "knows":
        return _in_wanted_order(wanted, {name: _known(state, seat) for name, seat in _named(state, wanted)})
    place = hooks.ROWS.get(key)
    cards = _ROWS.get(key) or (None if place is None else place.of)
    if cards is None:
        raise BadName(f"unknown key {key!r}; known: {', '.join(sorted(known_keys()))}")
    return {name: _titles(cards(state.seats[seat])) for name, seat in _named(state, wanted)}


def _named(state: State, wanted: Any) -> list[tuple[str, int]]:
    if not isinstance(wanted, dict):
        raise BadName(f"a table by character, not {wanted!r}")
    return [(name, read_seat(state, name)) for name in wanted]


def _in_wanted_order(wanted: dict[str, Any], held: dict[str, list[str]]) -> dict[str, Any]:
    """Return each list in the wanted order if it holds the same: a hand has no order."""
    return {
        name: wanted[name] if sorted(map(str, wanted[name])) == sorted(titles) else titles
        for name, titles in held.items()
    }


def _titles(cards: tuple[str, ...]) -> list[str]:
    return [card_of(card).title for card in cards]


def _known(state: State, seat: int) -> list[str]:
    """Return the titles of the hidden cards that a player has looked at."""
    cards = [str(known["card"]) for known in project(state, seat)["knows"]]
    return [title_of(card) for card in cards]


def _seat_name(state: State, seat: int) -> str:
    return state.seats[seat].character if seat >= 0 else "nobody"


def _names(state: State, seats: Iterable[int]) -> list[str]:
    return [_seat_name(state, seat) for seat in seats]


def _drinks(state: State) -> list[dict[str, Any]]:
    moment = next((f for f in reversed(state.stack) if isinstance(f, Moment) and f.drinks), None)
    if moment is None:
        return []
    shown = []
    for drink in moment.drinks:
        alcohol, fortitude, _ = drink_numbers.numbers(state, drink, drink.drinker)
        shown.append({"drinker": _seat_name(state, drink.drinker), "alcohol": alcohol, "fortitude": fortitude})
    return shown


def _events(state: State) -> list[str]:
    return [event_of(pile.discard[0]).title if pile.discard else "none" for pile in state.events]


def _champions(state: State) -> list[str]:
    met = [frame.champions for frame in state.stack if isinstance(frame, Play) and frame.champions]
    return _names(state, sorted(met[-1])) if met else []


def _window(state: State) -> str:
    return next((str(frame.kind) for frame in reversed(state.stack) if isinstance(frame, Moment)), "none")


_ROWS: Final[dict[str, Callable[[Seat], tuple[str, ...]]]] = {
    "discards": lambda player: player.discard,
    "lasting": lambda player: player.lasting,
    "action_cards": lambda player: player.action_cards,
}
"""Cards by character."""

_TABLE: Final[dict[str, Callable[[State], Any]]] = {
    "fortitude": lambda state: [state.stats(seat).fortitude for seat in range(len(state.seats))],
    "alcohol": lambda state: [state.stats(seat).alcohol for seat in range(len(state.seats))],
    "gold": lambda state: [state.stats(seat).gold for seat in range(len(state.seats))],
    "hand_sizes": lambda state: [len(player.hand) for player in state.seats],
    "deck_sizes": lambda state: [len(player.deck) for player in state.seats],
    "pile_sizes": lambda state: [len(player.pile) for player in state.seats],
    "tokens": lambda state: [party.tokens for party in state.parties],
    "away": lambda state: _names(state, (seat for seat in range(len(state.seats)) if state.is_shut(seat))),
    "stone": lambda state: _names(state, sorted(state.of_stone())),
    "counters": lambda state: [pile.counters for pile in state.events],
    "event_decks": lambda state: [len(pile.cards) for pile in state.events],
    "last_events": _events,
    "pot": lambda state: state.round.pot if state.round is not None else 0,
    "control": lambda state: _seat_name(state, state.round.control) if state.round is not None else "no Round",
    "in_round": lambda state: _names(state, state.round.inside) if state.round is not None else [],
    "winning_hand": lambda state: state.round is not None and state.round.bound,
    "champions": _champions,
    "stack": lambda state: [title_of(frame.card_id) for frame in state.stack if isinstance(frame, Play)],
    "out": lambda state: _names(state, (seat for seat, player in enumerate(state.seats) if player.out)),
    "winners": lambda state: _names(state, state.winners or ()),
    "active": lambda state: _seat_name(state, state.active),
    "phase": lambda state: str(state.phase),
    "window": _window,
    "drink_deck": lambda state: len(state.drink_deck),
    "drink_discard": lambda state: [drink_of(card).title for card in state.drink_discard],
    "drinks": _drinks,
    "inn": lambda state: state.inn,
    "refills": lambda state: state.refills,
}
"""What is true of the table."""
