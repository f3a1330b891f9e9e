"""Effects on Fortitude and Alcohol Content: hits, and what is done against them."""

from dataclasses import dataclass
from typing import ClassVar

from dwarfdraft.games.tavern.cards.effect import Effect
from dwarfdraft.games.tavern.cards.words import Number, Numbers, Stat, Who


@dataclass(frozen=True, slots=True)
class Change(Effect):
    """Fortitude or Alcohol Content changes by so much, signed."""

    stat: Stat
    who: Who
    amount: int
    NUMBERS: ClassVar[Numbers] = {"amount": Number.SIGNED}

    def numbers(self) -> Numbers:
        """Return whether what its own player loses, or anything else."""
        return {"amount": Number.OWN if self.who is Who.YOU and self.amount < 0 else Number.RAISED}


@dataclass(frozen=True, slots=True)
class HitBack(Effect):
    """The player whose card made you lose Fortitude loses so much (RDI-REDIRECT-01)."""

    amount: int
    NUMBERS: ClassVar[Numbers] = {"amount": Number.RAISED}


@dataclass(frozen=True, slots=True)
class HitTeamBack(Effect):
    """Every player on the team of the player whose card made you lose Fortitude loses so much."""

    amount: int
    NUMBERS: ClassVar[Numbers] = {"amount": Number.RAISED}


@dataclass(frozen=True, slots=True)
class HitPerHurt(Effect):
    """The picked player loses as much as there are players, that one excepted, who lost Fortitude to the card.

    In a team game the own team is counted instead (RDI-TEAMCHAR-04).
    """

    more: int = 0
    """So much more than there are."""
    NUMBERS: ClassVar[Numbers] = {"more": Number.COUNTED}


@dataclass(frozen=True, slots=True)
class HitEachOfTeam(Effect):
    """The picked player loses so much Fortitude for each player of their team."""

    amount: int
    NUMBERS: ClassVar[Numbers] = {"amount": Number.RAISED}


@dataclass(frozen=True, slots=True)
class RedirectBack(Effect):
    """The Fortitude loss goes to the player of the card (RDI-CHAR-09)."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class Redirect(Effect):
    """The Fortitude loss goes to the picked player; with two players left the card is Ignored instead."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class ShareLoss(Effect):
    """You and the player of the card each lose half of it, rounded up; no other defence of yours."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class ReduceLoss(Effect):
    """Your Fortitude loss is so much less, not below 0 (RDI-NEGATE-10 to -12)."""

    amount: int
    NUMBERS: ClassVar[Numbers] = {"amount": Number.RAISED}


@dataclass(frozen=True, slots=True)
class CapLoss(Effect):
    """Your Fortitude loss becomes so much if it is more (RDI-CARD-31)."""

    amount: int
    NUMBERS: ClassVar[Numbers] = {"amount": Number.OWN}


@dataclass(frozen=True, slots=True)
class NoMoreAid(Effect):
    """Teammates of whoever loses Fortitude to it may not defend them until the turn ends (RDI-CARD-13)."""

    NUMBERS: ClassVar[Numbers] = {}
