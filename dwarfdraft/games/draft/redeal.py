"""What a seat has not seen, and how to deal it anew so that the seat cannot tell.

A hand that goes round is a *packet*, called by the seat that was dealt it. A seat that has held a packet knows what was
in it when it was passed on, but not who has drafted which of these cards face down since.
"""

from collections import defaultdict
from typing import TypeAlias

from dwarfdraft.engine.ask import Chooser
from dwarfdraft.games.draft.state import Lay, Place, State

Group: TypeAlias = tuple[int, int]
"""Packet and the turn in which the viewer last held it; cards of a group may lie in any order among its places."""
_POOL: Group = (-1, 0)
"""Everything the viewer has never held."""


def known(state: State, viewer: int | None) -> frozenset[str]:
    """Return the cards whose whereabouts the viewer knows: face up, in its hand, or drafted by itself."""
    cards = set(state.discard)
    for row in state.places:
        cards.update(p.card for p in row if p.lay is not Lay.UNRESOLVED or p.drafter == viewer)
    if viewer is not None:
        cards.update(state.hands[viewer])
    return frozenset(cards)


def seen(state: State, viewer: int | None) -> frozenset[str]:
    """Return the cards whose faces the viewer has seen in this hand, wherever they are now.

    Besides what it knows: the rest of the packets that it has held.
    """
    held = {card for group, cells in _hidden(state, viewer).items() if group != _POOL for card, _ in cells}
    return known(state, viewer) | held


def redeal(state: State, viewer: int | None, fixed: frozenset[str], chooser: Chooser) -> None:
    """Exchange hidden cards at random, each only with those that the viewer cannot tell it from.

    Cards in `fixed` keep their places: the viewer has learned since where they are.
    """
    for cells in _hidden(state, viewer).values():
        loose = [(card, cell) for card, cell in cells if card not in fixed]
        cards = [card for card, _ in loose]
        for i in range(len(cards) - 1, 0, -1):
            j = chooser.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        for card, (_, cell) in zip(cards, loose, strict=True):
            _put(state, cell, card)


_Cell: TypeAlias = tuple[str, int, int]
"""Where a card is: (`hand`, seat, index), (`place`, seat, index) or (`deck`, 0, index)."""


def _hidden(state: State, viewer: int | None) -> dict[Group, list[tuple[str, _Cell]]]:
    """Return all cards hidden from the viewer with where they are, grouped by what it cannot tell apart."""
    groups: dict[Group, list[tuple[str, _Cell]]] = defaultdict(list)
    turn = min(state.turn, 5)
    for i, card in enumerate(state.deck):
        groups[_POOL].append((card, ("deck", 0, i)))
    for seat, hand in enumerate(state.hands):
        if seat != viewer:
            group = _group(state, viewer, _packet(state, seat, turn), turn + 1)
            groups[group].extend((card, ("hand", seat, i)) for i, card in enumerate(hand))
    for seat, row in enumerate(state.places):
        for i, place in enumerate(row):
            if place.lay is Lay.UNRESOLVED and place.drafter != viewer:
                group = _group(state, viewer, _packet(state, place.drafter, place.turn), place.turn)
                groups[group].append((place.card, ("place", seat, i)))
    return groups


def _packet(state: State, seat: int, turn: int) -> int:
    """Return the packet that a seat holds in a turn (hands go to the left, DDD-TURN-07)."""
    return (seat - (turn - 1)) % state.seats


def _group(state: State, viewer: int | None, packet: int, before: int) -> Group:
    """Return the group of a card that was in a packet until turn `before`."""
    if viewer is None:
        return _POOL
    held = [turn for turn in range(1, before) if _packet(state, viewer, turn) == packet]
    return (packet, held[-1]) if held else _POOL


def _put(state: State, cell: _Cell, card: str) -> None:
    where, seat, i = cell
    if where == "deck":
        state.deck[i] = card
    elif where == "hand":
        state.hands[seat][i] = card
    else:
        _, die, lay, drafter, turn = state.places[seat][i]
        state.places[seat][i] = Place(card, die, lay, drafter, turn)
