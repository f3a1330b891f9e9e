"""Effects of Minions and of what else stays in play."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class EnterPlay:
    """The card stays in play in front of you: a Minion, or another one that never leaves (RDI-MINION-02)."""


@dataclass(frozen=True, slots=True)
class HireFromDeck:
    """You reveal cards of your deck until a Minion comes, which comes into play (RDI-CARD-41)."""


@dataclass(frozen=True, slots=True)
class HireFromDiscard:
    """You pay the Wages of a Minion in your discard pile, and it comes into play."""


@dataclass(frozen=True, slots=True)
class ActivateAgain:
    """You may activate each of your Minions once more in this Action Phase."""


@dataclass(frozen=True, slots=True)
class SpareMinion:
    """The Minion that was hit stays without Wages."""


@dataclass(frozen=True, slots=True)
class LessAlcohol:
    """In play: each Drink that gives you Alcohol Content gives you so much less."""

    amount: int


@dataclass(frozen=True, slots=True)
class LessLoss:
    """In play: each Fortitude loss from a card of another player is so much less for you."""

    amount: int


@dataclass(frozen=True, slots=True)
class LessWages:
    """In play: the Wages of your other Minions are so much less, not below 1."""

    amount: int


@dataclass(frozen=True, slots=True)
class InnPaysFirst:
    """In play: of each payment that you must make the Inn pays the first Gold (RDI-CARD-06)."""
