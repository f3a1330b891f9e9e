"""Potion Cards."""

from dataclasses import dataclass
from typing import ClassVar

from dwarfdraft.games.tavern.cards.effect import Effect
from dwarfdraft.games.tavern.cards.words import Numbers


@dataclass(frozen=True, slots=True)
class NewPotion(Effect):
    """The top Potion Card is revealed, and you keep it or the one you have (RDI-POTION-02)."""

    NUMBERS: ClassVar[Numbers] = {}
