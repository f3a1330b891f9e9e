"""Effects on Fortitude and Alcohol Content: hits, what is done against them, marks and Scarabs."""

from dataclasses import dataclass
from typing import ClassVar

from dwarfdraft.games.tavern.cards.words import Number, Numbers, Stat, Who


@dataclass(frozen=True, slots=True)
class Change:
    """Fortitude or Alcohol Content changes by so much, signed."""

    stat: Stat
    who: Who
    amount: int
    NUMBERS: ClassVar[Numbers] = {"amount": Number.SIGNED}


@dataclass(frozen=True, slots=True)
class HitBack:
    """The player whose card made you lose Fortitude loses so much (RDI-REDIRECT-01)."""

    amount: int
    NUMBERS: ClassVar[Numbers] = {"amount": Number.RAISED}


@dataclass(frozen=True, slots=True)
class HitTeamBack:
    """Every player on the team of the player whose card made you lose Fortitude loses so much."""

    amount: int
    NUMBERS: ClassVar[Numbers] = {"amount": Number.RAISED}


@dataclass(frozen=True, slots=True)
class HealByTeam:
    """If the picked player has lost Fortitude by it, you gain so much for each player on that team."""

    each: int = 1
    NUMBERS: ClassVar[Numbers] = {"each": Number.RAISED}


@dataclass(frozen=True, slots=True)
class HitMarked:
    """The picked player loses so much Fortitude, another amount if marked (RDI-MARK-08)."""

    amount: int
    marked: int
    NUMBERS: ClassVar[Numbers] = {"amount": Number.RAISED, "marked": Number.RAISED}


@dataclass(frozen=True, slots=True)
class HitIfMarked:
    """The picked player loses so much Fortitude, if marked."""

    amount: int
    NUMBERS: ClassVar[Numbers] = {"amount": Number.RAISED}


@dataclass(frozen=True, slots=True)
class HitAllMarked:
    """Every marked player loses so much Fortitude."""

    amount: int
    NUMBERS: ClassVar[Numbers] = {"amount": Number.RAISED}


@dataclass(frozen=True, slots=True)
class Mark:
    """The picked player, or both, become marked (RDI-MARK-02)."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class HitPerHurt:
    """The picked player loses as much as there are players, that one excepted, who lost Fortitude to the card."""

    more: int = 0
    """So much more than there are."""
    NUMBERS: ClassVar[Numbers] = {"more": Number.COUNTED}


@dataclass(frozen=True, slots=True)
class HitEachOfTeam:
    """The picked player loses so much Fortitude for each player of their team."""

    amount: int
    NUMBERS: ClassVar[Numbers] = {"amount": Number.RAISED}


@dataclass(frozen=True, slots=True)
class Deflect:
    """The Fortitude loss goes to the picked player, who is marked (RDI-MARK-05)."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class RedirectBack:
    """The Fortitude loss goes to the player of the card (RDI-CHAR-09)."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class Redirect:
    """The Fortitude loss goes to the picked player; with two players left the card is Ignored instead."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class ShareLoss:
    """You and the player of the card each lose half of it, rounded up; no other defence of yours."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class ReduceLoss:
    """Your Fortitude loss is so much less, not below 0 (RDI-NEGATE-10 to -12)."""

    amount: int
    NUMBERS: ClassVar[Numbers] = {"amount": Number.RAISED}


@dataclass(frozen=True, slots=True)
class CapLoss:
    """Your Fortitude loss becomes so much if it is more (RDI-CARD-31)."""

    amount: int
    NUMBERS: ClassVar[Numbers] = {"amount": Number.OWN}


@dataclass(frozen=True, slots=True)
class RaiseNumbers:
    """Every number of your card is so much higher; not what you pay or lose, and no ante."""

    amount: int
    NUMBERS: ClassVar[Numbers] = {"amount": Number.RAISED}


@dataclass(frozen=True, slots=True)
class RaiseLoss:
    """The picked player loses so much more Fortitude by your card."""

    amount: int
    NUMBERS: ClassVar[Numbers] = {"amount": Number.RAISED}


@dataclass(frozen=True, slots=True)
class NoMoreAid:
    """Teammates of whoever loses Fortitude to it may not defend them until the turn ends (RDI-CARD-13)."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class GiveScarabs:
    """They gain so many Scarabs each; it does not affect their Fortitude (RDI-SCARAB-08, -09)."""

    who: Who
    count: int
    NUMBERS: ClassVar[Numbers] = {"count": Number.FIXED}


@dataclass(frozen=True, slots=True)
class HitPerScarab:
    """The picked player loses so much for each own Scarab, and returns as many as were really lost (RDI-CARD-07)."""

    each: int = 1
    NUMBERS: ClassVar[Numbers] = {"each": Number.RAISED}


@dataclass(frozen=True, slots=True)
class HitAllWithScarabs:
    """Whoever but you has Scarabs loses so much Fortitude and returns one (RDI-CARD-10)."""

    amount: int
    NUMBERS: ClassVar[Numbers] = {"amount": Number.RAISED}


@dataclass(frozen=True, slots=True)
class ScarabsIfIgnored:
    """If anybody Ignores the card, you pick a player who gains so many Scarabs, once (RDI-CARD-15)."""

    count: int
    NUMBERS: ClassVar[Numbers] = {"count": Number.FIXED}


@dataclass(frozen=True, slots=True)
class ScarabInstead:
    """The picked player gains so many Scarabs if the card is Ignored for them (RDI-CARD-45)."""

    count: int
    NUMBERS: ClassVar[Numbers] = {"count": Number.FIXED}


@dataclass(frozen=True, slots=True)
class Bite:
    """Who has Scarabs returns one and loses a point of Fortitude (RDI-SCARAB-03 to -06)."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class SureBite:
    """The loss by the Scarab can be neither reduced nor Ignored, whatever was played."""

    NUMBERS: ClassVar[Numbers] = {}
