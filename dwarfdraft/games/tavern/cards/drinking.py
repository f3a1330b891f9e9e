"""Effects on Drinks, and Drinks ordered."""

from dataclasses import dataclass
from typing import ClassVar

from dwarfdraft.games.tavern.cards.effect import Effect
from dwarfdraft.games.tavern.cards.words import Number, Numbers


@dataclass(frozen=True, slots=True)
class PassDrink(Effect):
    """The picked player is the one about to drink it (RDI-RULING-43)."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class SplitDrink(Effect):
    """You and the picked player drink one half each, rounded up (RDI-SPLIT-04, -05)."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class HalveDrink(Effect):
    """You drink half of it, rounded down; the other half is lost (RDI-SPLIT-06)."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class ChangeDrink(Effect):
    """The Drink's Alcohol Content changes by so much; a reduction stops at 0 (RDI-RULING-45)."""

    amount: int
    NUMBERS: ClassVar[Numbers] = {"amount": Number.RAISED}


@dataclass(frozen=True, slots=True)
class ReplaceDrink(Effect):
    """The whole Drink becomes one of so much Alcohol Content; cards' changes stay."""

    alcohol: int
    NUMBERS: ClassVar[Numbers] = {"alcohol": Number.RAISED}


@dataclass(frozen=True, slots=True)
class CapDrink(Effect):
    """The Drink's Alcohol Content becomes so much if it is more."""

    alcohol: int
    NUMBERS: ClassVar[Numbers] = {"alcohol": Number.RAISED}


@dataclass(frozen=True, slots=True)
class DrinkAsFortitude(Effect):
    """You gain the Drink's Alcohol Content as Fortitude instead."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class PayDrinker(Effect):
    """The Drink also has you pay its drinker so many Gold, unless one of you Ignores it (RDI-CARD-17)."""

    amount: int
    NUMBERS: ClassVar[Numbers] = {"amount": Number.OWN}


@dataclass(frozen=True, slots=True)
class DrinkNow(Effect):
    """The picked player drinks the top Drink of the own Drink Me! Pile now."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class DrinkAlso(Effect):
    """The player whose Phase or Drink it is drinks one more of the own Drink Me! Pile, separately, afterwards."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class EveryoneDrinks(Effect):
    """Every player reveals a Drink from the Drink Deck, then all drink at the same time."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class OrderDrinks(Effect):
    """You order so many more Drinks (RDI-DRINK-15, -16)."""

    count: int
    NUMBERS: ClassVar[Numbers] = {"count": Number.RAISED}


@dataclass(frozen=True, slots=True)
class OrderForEach(Effect):
    """You order so many more Drinks for each opponent."""

    each: int = 1
    NUMBERS: ClassVar[Numbers] = {"each": Number.RAISED}


@dataclass(frozen=True, slots=True)
class OrderSeen(Effect):
    """You order so many more Drinks and the usual one now, and look at what you order (RDI-TEAMCHAR-20)."""

    count: int
    NUMBERS: ClassVar[Numbers] = {"count": Number.RAISED}


@dataclass(frozen=True, slots=True)
class ReorderDrinks(Effect):
    """You look at so many cards on top of the Drink Deck and put them back in any order."""

    count: int
    NUMBERS: ClassVar[Numbers] = {"count": Number.RAISED}
