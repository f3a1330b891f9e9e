"""Dealing hidden cards anew among their places, for somebody who has not seen them."""

from collections import Counter
from typing import Final

from dwarfdraft.engine.ask import Chooser
from dwarfdraft.games.tavern.decks.all import card_of

_ONE_KIND: Final[dict[str, str]] = {}


class NewDeal:
    """One dealing of hidden cards: those in `kept` stay where they are."""

    __slots__ = ("_chooser", "kept")

    def __init__(self, kept: frozenset[str], chooser: Chooser) -> None:
        self.kept = kept
        self._chooser = chooser

    def pile(self, cards: tuple[str, ...]) -> tuple[str, ...]:
        """Return the cards with those that are not kept in a new order among their places."""
        free = self._shuffled([card for card in cards if card not in self.kept])
        return tuple(card if card in self.kept else free.pop() for card in cards)

    def hand_and_deck(self, cards: tuple[str, ...], kinds: dict[str, str] = _ONE_KIND) -> tuple[str, ...]:
        """Return a hand and the deck under it dealt anew, with no copy of a title before one of it that is kept.

        Of copies in one hand the first is played; so it is the same one as before the re-deal, and it leaves the same
        place: what is discarded at random is a place, too. Only cards of one of the `kinds` change places.
        """
        free: dict[str, list[str]] = {}
        for card in cards:
            if card not in self.kept:
                free.setdefault(kinds.get(card, ""), []).append(card)
        for pool in free.values():
            self._shuffled(pool)
        later = Counter(card_of(card).title for card in cards if card in self.kept)
        found = []
        for card in cards:
            if card in self.kept:
                later[card_of(card).title] -= 1
                found.append(card)
            else:
                pool = free[kinds.get(card, "")]
                fits = next((k for k, other in enumerate(pool) if not later[card_of(other).title]), 0)
                found.append(pool.pop(fits))
        return tuple(found)

    def _shuffled(self, cards: list[str]) -> list[str]:
        for i in range(len(cards) - 1, 0, -1):
            j = self._chooser.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return cards
