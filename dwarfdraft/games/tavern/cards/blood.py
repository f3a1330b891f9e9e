"""Vlazlo's Blood and form cards."""

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from dwarfdraft.games.tavern.cards.effect import Effect
from dwarfdraft.games.tavern.cards.words import Number, Numbers


class Form(StrEnum):
    """What Vlazlo turns into: the decks of form cards, each with a back of its own (RDI-BLOOD-01, -12)."""

    BAT = "bat"
    WOLF = "wolf"
    MONSTROSITY = "monstrosity"


@dataclass(frozen=True, slots=True)
class HealByTeam(Effect):
    """If the picked player has lost Fortitude by it, you gain so much for each player on that team."""

    each: int = 1
    NUMBERS: ClassVar[Numbers] = {"each": Number.RAISED}


@dataclass(frozen=True, slots=True)
class DrawForm(Effect):
    """You draw a card, then take the top card of a form deck of your choice (RDI-CARD-04)."""

    NUMBERS: ClassVar[Numbers] = {}
