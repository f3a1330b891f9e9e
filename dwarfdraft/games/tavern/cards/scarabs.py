"""Amundyr's Scarabs on cards."""

from dataclasses import dataclass
from typing import ClassVar

from dwarfdraft.games.tavern.cards.card import CardTrait
from dwarfdraft.games.tavern.cards.condition import Condition
from dwarfdraft.games.tavern.cards.effect import Effect
from dwarfdraft.games.tavern.cards.words import Number, Numbers, Who


@dataclass(frozen=True, slots=True)
class Scarab(CardTrait):
    """A Scarab, which is no card."""

    def kinds(self) -> tuple[str, ...]:
        """Return its only kind."""
        return ("scarab",)


@dataclass(frozen=True, slots=True)
class GiveScarabs(Effect):
    """They gain so many Scarabs each; it does not affect their Fortitude (RDI-SCARAB-08, -09)."""

    who: Who
    count: int
    NUMBERS: ClassVar[Numbers] = {"count": Number.FIXED}


@dataclass(frozen=True, slots=True)
class HitPerScarab(Effect):
    """The picked player loses so much for each own Scarab, and returns as many as were really lost (RDI-CARD-07)."""

    each: int = 1
    NUMBERS: ClassVar[Numbers] = {"each": Number.RAISED}


@dataclass(frozen=True, slots=True)
class HitAllWithScarabs(Effect):
    """Whoever but you has Scarabs loses so much Fortitude and returns one (RDI-CARD-10)."""

    amount: int
    NUMBERS: ClassVar[Numbers] = {"amount": Number.RAISED}


@dataclass(frozen=True, slots=True)
class ScarabsIfIgnored(Effect):
    """If anybody Ignores the card, you pick a player who gains so many Scarabs, once (RDI-CARD-15)."""

    count: int
    NUMBERS: ClassVar[Numbers] = {"count": Number.FIXED}


@dataclass(frozen=True, slots=True)
class ScarabInstead(Effect):
    """The picked player gains so many Scarabs if the card is Ignored for them (RDI-CARD-45)."""

    count: int
    NUMBERS: ClassVar[Numbers] = {"count": Number.FIXED}


@dataclass(frozen=True, slots=True)
class Bite(Effect):
    """Who has Scarabs returns one and loses a point of Fortitude (RDI-SCARAB-03 to -06)."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class SureBite(Effect):
    """The loss by the Scarab can be neither reduced nor Ignored, whatever was played."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class SplitWithScarabs(Effect):
    """You and the picked player drink one half each; the other's brings so many Scarabs besides (RDI-CARD-33)."""

    count: int
    NUMBERS: ClassVar[Numbers] = {"count": Number.FIXED}


@dataclass(frozen=True, slots=True)
class OrderWithScarabs(Effect):
    """You order so many more Drinks; each player who gets one of them, or several, gains Scarabs (RDI-CARD-39)."""

    count: int
    scarabs: int
    NUMBERS: ClassVar[Numbers] = {"count": Number.RAISED, "scarabs": Number.FIXED}


@dataclass(frozen=True, slots=True)
class ScarabBites(Condition):
    """A Scarab is about to make an opponent lose Fortitude."""


@dataclass(frozen=True, slots=True)
class TurnEnds(Condition):
    """Never played: what a Scarab does at the end of a turn (RDI-SCARAB-03)."""
