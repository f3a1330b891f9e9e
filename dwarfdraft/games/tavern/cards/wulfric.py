"""Wulfric on cards: his moods."""

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from dwarfdraft.games.tavern.cards.card import CardTrait
from dwarfdraft.games.tavern.cards.condition import Condition
from dwarfdraft.games.tavern.cards.effect import Effect
from dwarfdraft.games.tavern.cards.words import Numbers


class Mood(StrEnum):
    """What Wulfric is like: in force on Kaylin alone, at all times, until the next (RDI-WULFRIC-02, -04, -08)."""

    LOYAL = "loyal"
    PLAYFUL = "playful"
    DOZING = "dozing"
    BRISTLING = "bristling"
    SLOBBERING = "slobbering"
    LAPPING = "lapping"
    BEGGING = "begging"
    GUARDING = "guarding"
    CHEWING = "chewing"
    NUZZLING = "nuzzling"
    SULKING = "sulking"


@dataclass(frozen=True, slots=True)
class WulfricCard(CardTrait):
    """A Wulfric Card, of the side deck (RDI-WULFRIC-01)."""

    def kinds(self) -> tuple[str, ...]:
        """Return its only kind."""
        return ("wulfric",)


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
class TopOfDiscards(Condition):
    """Never played: a Wulfric Card, in force while it is the top card of its discards (RDI-WULFRIC-08)."""
