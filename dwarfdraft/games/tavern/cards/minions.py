"""Minions, and what else stays in play, on cards."""

from dataclasses import dataclass
from typing import ClassVar

from dwarfdraft.games.tavern.cards import phrases
from dwarfdraft.games.tavern.cards.card import Card, CardTrait
from dwarfdraft.games.tavern.cards.condition import Condition
from dwarfdraft.games.tavern.cards.conditions import OwnAction, RoundRuns
from dwarfdraft.games.tavern.cards.effect import Effect
from dwarfdraft.games.tavern.cards.words import Number, Numbers


@dataclass(frozen=True, slots=True)
class Wages(CardTrait):
    """A Minion, with the Gold that keeps it when it is hit (RDI-MINION-05)."""

    gold: int
    PRINTED: ClassVar[tuple[str, ...]] = ("minion",)

    def note(self) -> phrases.Phrases:
        """Return the Wages."""
        return phrases.counted("tavern.note.wages", self.gold)


def is_minion(card: Card) -> bool:
    """Tell whether a card is a Minion."""
    return Wages.of(card) is not None


def wages_printed(card: Card) -> int:
    """Return the Wages of a Minion; 0 for all other cards."""
    wages = Wages.of(card)
    return 0 if wages is None else wages.gold


@dataclass(frozen=True, slots=True)
class EnterPlay(Effect):
    """The card stays in play in front of you: a Minion, or another one that never leaves (RDI-MINION-02)."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class HireFromDeck(Effect):
    """You reveal cards of your deck until a Minion comes, which comes into play (RDI-CARD-41)."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class HireFromDiscard(Effect):
    """You pay the Wages of a Minion in your discard pile, and it comes into play."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class ActivateAgain(Effect):
    """You may activate each of your Minions once more in this Action Phase."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class SpareMinion(Effect):
    """The Minion that was hit stays without Wages."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class LessAlcohol(Effect):
    """In play: each Drink that gives you Alcohol Content gives you so much less."""

    amount: int
    NUMBERS: ClassVar[Numbers] = {"amount": Number.FIXED}


@dataclass(frozen=True, slots=True)
class LessLoss(Effect):
    """In play: each Fortitude loss from a card of another player is so much less for you."""

    amount: int
    NUMBERS: ClassVar[Numbers] = {"amount": Number.FIXED}


@dataclass(frozen=True, slots=True)
class LessWages(Effect):
    """In play: the Wages of your other Minions are so much less, not below 1."""

    amount: int
    NUMBERS: ClassVar[Numbers] = {"amount": Number.FIXED}


@dataclass(frozen=True, slots=True)
class InnPaysFirst(Effect):
    """In play: of each payment that you must make the Inn pays the first Gold (RDI-CARD-06)."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class Activation(Condition):
    """Never played: what a Minion in play does when activated, once in each Action Phase (RDI-MINION-03, -04)."""

    IS_ACT: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class InPlay(Condition):
    """Never played: what a card that stays in play does all the time, for its owner alone (RDI-MINION-03)."""


@dataclass(frozen=True, slots=True)
class MinionHit(Condition):
    """One of your Minions has lost Fortitude by an opponent's card, and its Wages are not settled (RDI-MINION-07)."""


@dataclass(frozen=True, slots=True)
class ActionToHire(OwnAction):
    """As your Action in your Action Phase, if your discard pile holds a Minion whose Wages you can pay."""


@dataclass(frozen=True, slots=True)
class RoundRunsWithMinions(RoundRuns):
    """A Round is running, as for any card, and you have Minions in play (RDI-TIP-06)."""

    minions: int = 1
    """At least so many."""
