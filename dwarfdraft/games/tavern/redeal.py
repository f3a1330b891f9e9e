"""What a viewer knows, and dealing anew what it does not (the engine's `redealt`).

Hidden are the hands and decks of others, the order of one's own deck, the Drink Deck and the Drink Me! Piles
(RDI-RULING-58).
"""

from dwarfdraft.engine.ask import Chooser
from dwarfdraft.games.tavern.stack import Play
from dwarfdraft.games.tavern.state import State


def known(state: State, viewer: int | None) -> frozenset[str]:
    """Return the cards that lie open or are in the viewer's hand."""
    found = set(state.drink_discard + state.revealed)
    for seat, player in enumerate(state.seats):
        found.update(player.discard)
        if seat == viewer:
            found.update(player.hand)
    found.update(frame.card_id for frame in state.stack if isinstance(frame, Play))
    return frozenset(found)


def redeal(state: State, viewer: int | None, kept: frozenset[str], chooser: Chooser) -> None:
    """Deal anew the hidden cards of a table at rest; those in `kept` stay where they are."""
    for seat, player in enumerate(state.seats):
        own = seat == viewer
        places = player.deck if own else player.hand + player.deck
        dealt = _dealt(places, kept, chooser)
        if not own:
            player.hand = dealt[: len(player.hand)]
            dealt = dealt[len(player.hand) :]
        player.deck = dealt
    piles = [player.pile for player in state.seats]
    places = state.drink_deck + state.bar_deck + tuple(card for pile in piles for card in pile)
    dealt = _dealt(places, kept, chooser)
    count = len(state.drink_deck)
    state.drink_deck, dealt = dealt[:count], dealt[count:]
    count = len(state.bar_deck)
    state.bar_deck, dealt = dealt[:count], dealt[count:]
    for player in state.seats:
        count = len(player.pile)
        player.pile, dealt = dealt[:count], dealt[count:]


def _dealt(cards: tuple[str, ...], kept: frozenset[str], chooser: Chooser) -> tuple[str, ...]:
    """Return the cards with those not in `kept` in a new order among their places."""
    free = [card for card in cards if card not in kept]
    for i in range(len(free) - 1, 0, -1):
        j = chooser.below(i + 1)
        free[i], free[j] = free[j], free[i]
    return tuple(card if card in kept else free.pop() for card in cards)
