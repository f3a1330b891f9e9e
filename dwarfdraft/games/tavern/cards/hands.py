"""Effects on hands and Character Decks."""

from dataclasses import dataclass
from typing import ClassVar

from dwarfdraft.games.tavern.cards.effect import Effect
from dwarfdraft.games.tavern.cards.words import Number, Numbers, Who


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """They draw so many cards, also if somebody Ignores the card."""

    who: Who
    count: int
    NUMBERS: ClassVar[Numbers] = {"count": Number.RAISED}


@dataclass(frozen=True, slots=True)
class DiscardRandom(Effect):
    """They discard so many cards at random from their hands, before anybody hits back (RDI-MIND-02 to -04)."""

    count: int
    who: Who = Who.PICKED
    NUMBERS: ClassVar[Numbers] = {"count": Number.RAISED}


@dataclass(frozen=True, slots=True)
class DiscardSometimes(Effect):
    """Every opponent discards a Sometimes Card of choice, or shows a hand without any."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class DrawPerDiscard(Effect):
    """You draw so many cards for each that was discarded at random, at most so many."""

    most: int
    each: int = 1
    NUMBERS: ClassVar[Numbers] = {"most": Number.RAISED, "each": Number.RAISED}


@dataclass(frozen=True, slots=True)
class LookAtHand(Effect):
    """You look at the picked player's hand."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class OpenHand(Effect):
    """The picked player's hand lies open until your next turn (RDI-CARD-44)."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class TurnAction(Effect):
    """You may discard an Action Card of the picked player's hand; then a different one loses so much (RDI-CARD-30)."""

    amount: int
    NUMBERS: ClassVar[Numbers] = {"amount": Number.RAISED}


@dataclass(frozen=True, slots=True)
class PlayFromHand(Effect):
    """You look at the picked player's hand and may play a card of it in the Round as your own (RDI-CARD-25)."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class DivideCards(Effect):
    """The picked player divides so many cards of your deck into two piles; you take one (RDI-CARD-32)."""

    count: int
    NUMBERS: ClassVar[Numbers] = {"count": Number.RAISED}
