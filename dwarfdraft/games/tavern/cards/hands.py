"""Effects on hands and Character Decks."""

from dataclasses import dataclass

from dwarfdraft.games.tavern.cards.words import Who


@dataclass(frozen=True, slots=True)
class Draw:
    """They draw so many cards, also if somebody Ignores the card."""

    who: Who
    count: int


@dataclass(frozen=True, slots=True)
class DiscardRandom:
    """They discard so many cards at random from their hands, before anybody hits back (RDI-MIND-02 to -04)."""

    count: int
    who: Who = Who.PICKED


@dataclass(frozen=True, slots=True)
class DiscardSometimes:
    """Every opponent discards a Sometimes Card of choice, or shows a hand without any."""


@dataclass(frozen=True, slots=True)
class DrawPerDiscard:
    """You draw one card for each that was discarded at random, at most so many."""

    most: int


@dataclass(frozen=True, slots=True)
class LookAtHand:
    """You look at the picked player's hand."""


@dataclass(frozen=True, slots=True)
class OpenHand:
    """The picked player's hand lies open until your next turn (RDI-CARD-44)."""


@dataclass(frozen=True, slots=True)
class TurnAction:
    """You may discard an Action Card of the picked player's hand; then a different one loses so much (RDI-CARD-30)."""

    amount: int


@dataclass(frozen=True, slots=True)
class PlayFromHand:
    """You look at the picked player's hand and may play a card of it in the Round as your own (RDI-CARD-25)."""


@dataclass(frozen=True, slots=True)
class DivideCards:
    """The picked player divides so many cards of your deck into two piles; you take one (RDI-CARD-32)."""

    count: int
