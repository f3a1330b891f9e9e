"""Effects on Rounds of Gambling."""

from dataclasses import dataclass
from typing import ClassVar

from dwarfdraft.games.tavern.cards.effect import Effect
from dwarfdraft.games.tavern.cards.words import Number, Numbers


@dataclass(frozen=True, slots=True)
class StartRound(Effect):
    """A Round begins: every player antes, you are in control (RDI-GAMBLE-01 to -05)."""

    no_leaving: bool = False
    """Nobody may choose to leave it."""
    for_fortitude: bool = False
    """Who must ante may lose Fortitude for any part of it, which the Inn antes (RDI-CARD-05)."""
    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class TakeControl(Effect):
    """You are in control of the Round."""

    winning_hand: bool = False
    """Only a Cheating Card may take control next (RDI-GAMBLE-14)."""
    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class RaiseAnte(Effect):
    """Every player in the Round antes one more (RDI-GAMBLE-21, -25)."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class ForceOut(Effect):
    """The picked player must leave the Round (RDI-GAMBLE-22)."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class LeaveRound(Effect):
    """You do not ante and leave the Round (RDI-GAMBLE-17 to -19)."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class EndRound(Effect):
    """The Round is over, the Pot goes to the Inn (RDI-TIP-05)."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class WinRound(Effect):
    """You win the Round at once (RDI-GAMBLE-12)."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class TakeWin(Effect):
    """You take the Pot instead of the winner (RDI-AFFECT-07)."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class SharePot(Effect):
    """You take half of the Pot, rounded down; it changes nobody's Gold directly (RDI-CHAR-06)."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class ReopenRound(Effect):
    """The won Round goes on: all in it ante one more, you are in control."""

    winner_controls: bool = False
    """Who had won it is in control instead."""
    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class TakeFromPot(Effect):
    """You take so many Gold from the Pot."""

    amount: int
    NUMBERS: ClassVar[Numbers] = {"amount": Number.RAISED}
