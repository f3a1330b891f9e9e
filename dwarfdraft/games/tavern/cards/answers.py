"""Effects on other cards, Drinks and Events: Negated, Ignored, turned to somebody else."""

from dataclasses import dataclass
from typing import ClassVar

from dwarfdraft.games.tavern.cards.effect import Effect
from dwarfdraft.games.tavern.cards.words import Numbers


@dataclass(frozen=True, slots=True)
class NegateCard(Effect):
    """The card has no effect at all (RDI-NEGATE-01)."""

    sure_if_marked: bool = False
    """If its player is marked, this card cannot be Negated (RDI-MARK-04)."""
    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class IfNegated(Effect):
    """This happens instead if the card is Negated; nothing can alter or Negate it (RDI-CARD-16, -19)."""

    effect: Effect
    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class ActAgain(Effect):
    """The player of the Negated Action Card may play another one, in a Round of the own turn after it (RDI-CARD-20)."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class IgnoreCard(Effect):
    """The card has no effect on you (RDI-NEGATE-02)."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class IgnoreDrink(Effect):
    """The Drink, Chasers included, has no effect on you (RDI-DRINK-13)."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class IgnoreEvent(Effect):
    """The Event has no effect on you (RDI-EVENT-01, -04, -09)."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class RedirectAll(Effect):
    """All effects of the card go to the picked player, who may be a teammate of its player (RDI-CARD-26)."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class BorrowChampion(Effect):
    """A player of another team is your team's Champion; without teams you Ignore the card (RDI-CARD-14, RDI-BVB-07)."""

    NUMBERS: ClassVar[Numbers] = {}
