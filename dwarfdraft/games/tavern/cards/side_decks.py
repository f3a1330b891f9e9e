"""Effects of side and form decks, moods, Potions and Piety."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from dwarfdraft.games.tavern.cards.effect import Effect
from dwarfdraft.games.tavern.cards.words import Mood, Number, Numbers


@dataclass(frozen=True, slots=True)
class AlterDevice(Effect):
    """Every number of the Device Card is so much higher or lower, not below 0 (RDI-GEAR-05)."""

    amount: int
    NUMBERS: ClassVar[Numbers] = {"amount": Number.FIXED}


@dataclass(frozen=True, slots=True)
class NegateGear(Effect):
    """The Gear Card adds nothing (RDI-GEAR-04)."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class FixNow(Effect):
    """Your own turn ends; until the turn ends you play no cards and Ignore all effects (RDI-TEAMCHAR-27)."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class Vanish(Effect):
    """Your turn ends, the card stays; until your next turn you play nothing and Ignore all effects (RDI-WULFRIC-07)."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class NewMood(Effect):
    """The top Wulfric Card is revealed and in force (RDI-WULFRIC-02)."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class InForce(Effect):
    """What a Wulfric Card does to Kaylin (RDI-WULFRIC-04)."""

    mood: Mood
    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class NewPotion(Effect):
    """The top Potion Card is revealed, and you keep it or the one you have (RDI-POTION-02)."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class DrawForm(Effect):
    """You draw a card, then take the top card of a form deck of your choice (RDI-CARD-04)."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class Piety(Effect):
    """Your Piety changes by so much, after the rest of the card (RDI-PIETY-03 to -05)."""

    amount: int
    NUMBERS: ClassVar[Numbers] = {"amount": Number.FIXED}


@dataclass(frozen=True, slots=True)
class ByPiety(Effect):
    """What happens depends on your Piety when the card takes effect (RDI-PIETY-05)."""

    most: int
    """Up to this Piety the one, above it the other."""
    low: Effect
    high: Effect
    NUMBERS: ClassVar[Numbers] = {"most": Number.FIXED}

    def raised(self, by: int, kinds: Collection[Number]) -> Self:
        """Return it with the numbers of both higher or lower."""
        return replace(self, low=self.low.raised(by, kinds), high=self.high.raised(by, kinds))

    def at_piety(self, piety: int) -> Effect:
        """Return which of the two it is."""
        return self.low if piety <= self.most else self.high


@dataclass(frozen=True, slots=True)
class Tithe(Effect):
    """You pay 1 Gold from your own Stash to the Inn, or lose 1 Piety (RDI-TEAMCHAR-19)."""

    NUMBERS: ClassVar[Numbers] = {}
