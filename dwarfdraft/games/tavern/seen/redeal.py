"""What a viewer knows, and dealing anew what it does not (the engine's `redealt`).

Hidden are the hands of others but teammates (RDI-TEAM-03) and their decks, the order of one's own deck and of side
decks, the Drink Deck and the Drink Me! Piles (RDI-RULING-58).
"""

from dwarfdraft.engine.ask import Chooser
from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.numbers.changes import lies_open
from dwarfdraft.games.tavern.state.dealing import NewDeal
from dwarfdraft.games.tavern.state.own import CLOSED, PLACES
from dwarfdraft.games.tavern.state.stack import Play
from dwarfdraft.games.tavern.state.state import State


def known(state: State, viewer: int | None) -> frozenset[str]:
    """Return the cards that lie open, are held or were looked at, and Events that count in a Contest."""
    found = set(state.drink_discard + state.revealed + state.shown)
    if state.contest is not None:
        found.update(card for card in state.contest.revealed.values() if isinstance(card, str))
    for pile in state.events:
        found.update(pile.discard)
    for seat, player in enumerate(state.seats):
        found.update(player.discard + player.lasting + player.action_cards)
        for place in PLACES:
            if place.is_open:
                found.update(place.of(player))
        if lies_open(state, seat) or (viewer is not None and state.are_teammates(viewer, seat)):
            found.update(player.hand)
        if seat == viewer:
            found.update(player.seen)
    for frame in state.stack:
        if isinstance(frame, Play):
            found.update((frame.card_id, *frame.open))
            for lying in hooks.lying_with:
                found.update(lying(frame))
    return frozenset(found)


def redeal(state: State, viewer: int | None, kept: frozenset[str], chooser: Chooser) -> None:
    """Deal anew the hidden cards of a table at rest; those in `kept` stay where they are.

    Others have looked at the same places as before.
    """
    deal = NewDeal(kept, chooser)
    were = _hidden(state)
    for seat, player in enumerate(state.seats):
        own = viewer is not None and state.are_teammates(viewer, seat)
        has_dealt_hand = [deal_own(player, own, deal) for deal_own in hooks.deal_anew]  # all are asked
        if own:
            player.deck = deal.pile(player.deck)
        elif not any(has_dealt_hand):
            dealt = deal.hand_and_deck(player.hand + player.deck)
            count = len(player.hand)
            player.hand, player.deck = dealt[:count], dealt[count:]
        for place in CLOSED:
            place.put(player, deal.pile(place.of(player)))
    piles = [player.pile for player in state.seats]
    places = state.drink_deck + state.bar_deck + tuple(card for pile in piles for card in pile)
    dealt = deal.pile(places)
    count = len(state.drink_deck)
    state.drink_deck, dealt = dealt[:count], dealt[count:]
    count = len(state.bar_deck)
    state.bar_deck, dealt = dealt[:count], dealt[count:]
    for player in state.seats:
        count = len(player.pile)
        player.pile, dealt = dealt[:count], dealt[count:]
    for event_pile in state.events:
        event_pile.cards = deal.pile(event_pile.cards)
    if any(player.seen for player in state.seats):
        now = dict(zip(were, _hidden(state), strict=True))
        for seat, player in enumerate(state.seats):
            if seat != viewer:
                player.seen = tuple(now.get(card, card) for card in player.seen)


def _hidden(state: State) -> tuple[str, ...]:
    """Return all cards that somebody may have looked at, place by place."""
    piles = tuple(card for player in state.seats for card in player.hand + player.pile)
    return piles + state.drink_deck
