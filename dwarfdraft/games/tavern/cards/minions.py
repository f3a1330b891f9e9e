"""Effects of Minions and of what else stays in play."""

from dataclasses import dataclass
from typing import ClassVar

from dwarfdraft.games.tavern.cards.words import Number, Numbers


@dataclass(frozen=True, slots=True)
class EnterPlay:
    """The card stays in play in front of you: a Minion, or another one that never leaves (RDI-MINION-02)."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class HireFromDeck:
    """You reveal cards of your deck until a Minion comes, which comes into play (RDI-CARD-41)."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class HireFromDiscard:
    """You pay the Wages of a Minion in your discard pile, and it comes into play."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class ActivateAgain:
    """You may activate each of your Minions once more in this Action Phase."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class SpareMinion:
    """The Minion that was hit stays without Wages."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class LessAlcohol:
    """In play: each Drink that gives you Alcohol Content gives you so much less."""

    amount: int
    NUMBERS: ClassVar[Numbers] = {"amount": Number.FIXED}


@dataclass(frozen=True, slots=True)
class LessLoss:
    """In play: each Fortitude loss from a card of another player is so much less for you."""

    amount: int
    NUMBERS: ClassVar[Numbers] = {"amount": Number.FIXED}


@dataclass(frozen=True, slots=True)
class LessWages:
    """In play: the Wages of your other Minions are so much less, not below 1."""

    amount: int
    NUMBERS: ClassVar[Numbers] = {"amount": Number.FIXED}


@dataclass(frozen=True, slots=True)
class InnPaysFirst:
    """In play: of each payment that you must make the Inn pays the first Gold (RDI-CARD-06)."""

    NUMBERS: ClassVar[Numbers] = {}
