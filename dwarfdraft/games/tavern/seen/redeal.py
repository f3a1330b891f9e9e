"""What a viewer knows, and dealing anew what it does not (the engine's `redealt`).

Hidden are the hands of others but teammates (RDI-TEAM-03) and their decks, the order of one's own deck and of side
decks, the Drink Deck and the Drink Me! Piles (RDI-RULING-58).
"""

from collections import Counter
from typing import Final

from dwarfdraft.engine.ask import Chooser
from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.cards import form_of
from dwarfdraft.games.tavern.decks.all import card_of
from dwarfdraft.games.tavern.mechanics.blood import FORMS, UNSHOWN
from dwarfdraft.games.tavern.mechanics.side_decks import SIDE_DECK
from dwarfdraft.games.tavern.numbers.changes import lies_open
from dwarfdraft.games.tavern.state.own import PLACES
from dwarfdraft.games.tavern.state.seat import Seat
from dwarfdraft.games.tavern.state.stack import Play
from dwarfdraft.games.tavern.state.state import State

_ONE_KIND: Final[dict[str, str]] = {}


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
    were = _hidden(state)
    for seat, player in enumerate(state.seats):
        own = viewer is not None and state.are_teammates(viewer, seat)
        if FORMS.of(player):
            _redeal_forms(player, own, kept, chooser)
        if own:
            player.deck = _dealt(player.deck, kept, chooser)
        elif not FORMS.of(player):
            dealt = _dealt_copies_last(player.hand + player.deck, kept, chooser)
            count = len(player.hand)
            player.hand, player.deck = dealt[:count], dealt[count:]
        SIDE_DECK.put(player, _dealt(SIDE_DECK.of(player), kept, chooser))
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
    for event_pile in state.events:
        event_pile.cards = _dealt(event_pile.cards, kept, chooser)
    if any(player.seen for player in state.seats):
        now = dict(zip(were, _hidden(state), strict=True))
        for seat, player in enumerate(state.seats):
            if seat != viewer:
                player.seen = tuple(now.get(card, card) for card in player.seen)


def _redeal_forms(player: Seat, own: bool, kept: frozenset[str], chooser: Chooser) -> None:
    """Deal Vlazlo's cards anew, those of each back for themselves: every place keeps its back (RDI-BLOOD-12).

    What comes straight from a form deck can be any card that is still hidden of that deck; what has been drawn from the
    Character Deck has been seen in the discards before.
    """
    if own:
        FORMS.put(player, {form: _dealt(cards, kept, chooser) for form, cards in FORMS.of(player).items()})
        return
    inside = [card for cards in FORMS.of(player).values() for card in cards]
    hidden = {*UNSHOWN.of(player), *inside}
    places = (*player.hand, *player.deck, *inside)
    kinds = {card: f"{form_of(card_of(card))}" + ", hidden" * (card in hidden) for card in places}
    now = dict(zip(places, _dealt_copies_last(places, kept, chooser, kinds), strict=True))
    player.hand, player.deck, unshown = (
        tuple(now.get(card, card) for card in pile) for pile in (player.hand, player.deck, UNSHOWN.of(player))
    )
    UNSHOWN.put(player, unshown)
    FORMS.put(player, {form: tuple(now[card] for card in cards) for form, cards in FORMS.of(player).items()})


def _hidden(state: State) -> tuple[str, ...]:
    """Return all cards that somebody may have looked at, place by place."""
    piles = tuple(card for player in state.seats for card in player.hand + player.pile)
    return piles + state.drink_deck


def _dealt_copies_last(
    cards: tuple[str, ...], kept: frozenset[str], chooser: Chooser, kinds: dict[str, str] = _ONE_KIND
) -> tuple[str, ...]:
    """Return a hand and the deck under it dealt anew, with no copy of a title before one of it that is kept.

    Of copies in one hand the first is played; so it is the same one as before the re-deal, and it leaves the same
    place: what is discarded at random is a place, too. Only cards of one of the `kinds` change places.
    """
    free: dict[str, list[str]] = {}
    for card in cards:
        if card not in kept:
            free.setdefault(kinds.get(card, ""), []).append(card)
    for pool in free.values():
        _shuffled(pool, chooser)
    later = Counter(card_of(card).title for card in cards if card in kept)
    found = []
    for card in cards:
        if card in kept:
            later[card_of(card).title] -= 1
            found.append(card)
        else:
            pool = free[kinds.get(card, "")]
            fits = next((k for k, other in enumerate(pool) if not later[card_of(other).title]), 0)
            found.append(pool.pop(fits))
    return tuple(found)


def _dealt(cards: tuple[str, ...], kept: frozenset[str], chooser: Chooser) -> tuple[str, ...]:
    """Return the cards with those not in `kept` in a new order among their places."""
    free = _shuffled([card for card in cards if card not in kept], chooser)
    return tuple(card if card in kept else free.pop() for card in cards)


def _shuffled(cards: list[str], chooser: Chooser) -> list[str]:
    for i in range(len(cards) - 1, 0, -1):
        j = chooser.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards
