"""Gear Cards and Device Cards."""

from dataclasses import dataclass
from typing import ClassVar

from dwarfdraft.games.tavern.cards import phrases
from dwarfdraft.games.tavern.cards.card import CardTrait
from dwarfdraft.games.tavern.cards.condition import Condition
from dwarfdraft.games.tavern.cards.effect import Effect
from dwarfdraft.games.tavern.cards.words import Number, Numbers


@dataclass(frozen=True, slots=True)
class Device(CardTrait):
    """A Device Card: a Gear Card is revealed for it and added to it (RDI-GEAR-02, -03)."""

    IS_ALONE: ClassVar[bool] = True

    def note(self) -> phrases.Phrases:
        """Return that it is one."""
        return phrases.text("tavern.note.device")


@dataclass(frozen=True, slots=True)
class GearCard(CardTrait):
    """A Gear Card, of the side deck (RDI-GEAR-01)."""

    def kinds(self) -> tuple[str, ...]:
        """Return its only kind."""
        return ("gear",)


@dataclass(frozen=True, slots=True)
class AlterDevice(Effect):
    """Every number of the Device Card is so much higher or lower, not below 0 (RDI-GEAR-05)."""

    amount: int
    NUMBERS: ClassVar[Numbers] = {"amount": Number.FIXED}

    def alters(self) -> int:
        """Return by how much."""
        return self.amount


@dataclass(frozen=True, slots=True)
class NegateGear(Effect):
    """The Gear Card adds nothing (RDI-GEAR-04)."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class FixNow(Effect):
    """Your own turn ends; until the turn ends you play no cards and Ignore all effects (RDI-TEAMCHAR-27)."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class GearRevealed(Condition):
    """You have revealed a Gear Card for your Device Card, and nobody may answer that yet (RDI-GEAR-04)."""


@dataclass(frozen=True, slots=True)
class WithDevice(Condition):
    """Never played: a Gear Card, revealed for a Device Card and added to it (RDI-GEAR-02)."""
