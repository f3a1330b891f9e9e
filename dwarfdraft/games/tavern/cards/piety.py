"""Serena's Piety on cards."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Final, Self

from dwarfdraft.games.tavern.cards.card import CharacterTrait
from dwarfdraft.games.tavern.cards.effect import Effect
from dwarfdraft.games.tavern.cards.words import Number, Numbers

PIETY: Final = "piety"
"""Under this name it is kept and seen; 0 for all but Serena."""


@dataclass(frozen=True, slots=True)
class FirstPiety(CharacterTrait):
    """The Piety of the start (RDI-PIETY-01, -04)."""

    piety: int


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
    SETTLED_BY: ClassVar[tuple[str, ...]] = (PIETY,)

    def raised(self, by: int, kinds: Collection[Number]) -> Self:
        """Return it with the numbers of both higher or lower."""
        return replace(self, low=self.low.raised(by, kinds), high=self.high.raised(by, kinds))

    def settled(self, own: Mapping[str, Any]) -> Effect:
        """Return which of the two it is."""
        return self.low if own.get(PIETY, 0) <= self.most else self.high


@dataclass(frozen=True, slots=True)
class Tithe(Effect):
    """You pay 1 Gold from your own Stash to the Inn, or lose 1 Piety (RDI-TEAMCHAR-19)."""

    NUMBERS: ClassVar[Numbers] = {}
