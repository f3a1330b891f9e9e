"""Potion Cards."""

from dataclasses import dataclass
from typing import ClassVar

from dwarfdraft.games.tavern.cards.effect import Effect
from dwarfdraft.games.tavern.cards.words import Number, Numbers


@dataclass(frozen=True, slots=True)
class NewPotion(Effect):
    """The top Potion Card is revealed, and you keep it or the one you have (RDI-POTION-02)."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class RaiseNumbers(Effect):
    """Every number of your card is so much higher; not what you pay or lose, and no ante (RDI-POTION-05)."""

    amount: int
    NUMBERS: ClassVar[Numbers] = {"amount": Number.RAISED}


@dataclass(frozen=True, slots=True)
class RaiseLoss(Effect):
    """The picked player loses so much more Fortitude by your card."""

    amount: int
    NUMBERS: ClassVar[Numbers] = {"amount": Number.RAISED}
