"""Remy's marks on cards."""

from dataclasses import dataclass
from typing import ClassVar

from dwarfdraft.games.tavern.cards.condition import Condition
from dwarfdraft.games.tavern.cards.conditions import OwnAction
from dwarfdraft.games.tavern.cards.effect import Effect
from dwarfdraft.games.tavern.cards.words import Number, Numbers


@dataclass(frozen=True, slots=True)
class HitMarked(Effect):
    """The picked player loses so much Fortitude, another amount if marked (RDI-MARK-08)."""

    amount: int
    marked: int
    NUMBERS: ClassVar[Numbers] = {"amount": Number.RAISED, "marked": Number.RAISED}


@dataclass(frozen=True, slots=True)
class HitIfMarked(Effect):
    """The picked player loses so much Fortitude, if marked."""

    amount: int
    NUMBERS: ClassVar[Numbers] = {"amount": Number.RAISED}


@dataclass(frozen=True, slots=True)
class HitAllMarked(Effect):
    """Every marked player loses so much Fortitude."""

    amount: int
    NUMBERS: ClassVar[Numbers] = {"amount": Number.RAISED}


@dataclass(frozen=True, slots=True)
class Mark(Effect):
    """The picked player, or both, become marked (RDI-MARK-02)."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class Deflect(Effect):
    """The Fortitude loss goes to the picked player, who is marked (RDI-MARK-05)."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class ActionIfMarked(OwnAction):
    """As your Action in your Action Phase, if somebody is marked."""


@dataclass(frozen=True, slots=True)
class SomebodyHurt(Condition):
    """A player has just lost Fortitude by the card of another, who is neither you nor marked (RDI-MARK-06)."""
