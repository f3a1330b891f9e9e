"""Effects on Gold outside of Rounds."""

from dataclasses import dataclass
from typing import ClassVar

from dwarfdraft.games.tavern.cards.effect import Effect
from dwarfdraft.games.tavern.cards.words import Number, Numbers, Who


@dataclass(frozen=True, slots=True)
class Pays(Effect):
    """So many Gold are paid: to you, or to the Inn."""

    who: Who
    amount: int
    to_inn: bool = False
    NUMBERS: ClassVar[Numbers] = {"amount": Number.SIGNED}

    def numbers(self) -> Numbers:
        """Return whether its own player pays, or somebody else."""
        return {"amount": Number.OWN if self.who is Who.YOU else Number.RAISED}


@dataclass(frozen=True, slots=True)
class PayPicked(Effect):
    """You pay the picked player so many Gold."""

    amount: int
    NUMBERS: ClassVar[Numbers] = {"amount": Number.OWN}


@dataclass(frozen=True, slots=True)
class PayOrLose(Effect):
    """The picked player chooses to pay you Gold, if they have it, or to lose Fortitude."""

    gold: int
    fortitude: int
    NUMBERS: ClassVar[Numbers] = {"gold": Number.RAISED, "fortitude": Number.RAISED}


@dataclass(frozen=True, slots=True)
class GainGold(Effect):
    """You gain so many Gold from the Inn (RDI-LIMIT-03)."""

    amount: int
    NUMBERS: ClassVar[Numbers] = {"amount": Number.RAISED}


@dataclass(frozen=True, slots=True)
class TakeFromInn(Effect):
    """So many Gold are taken from the Inn."""

    who: Who
    amount: int
    NUMBERS: ClassVar[Numbers] = {"amount": Number.RAISED}


@dataclass(frozen=True, slots=True)
class InnPays(Effect):
    """The whole loss of Gold comes from the Inn; an ante counts as paid."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class NoLoss(Effect):
    """The loss of Gold does not happen; an ante counts as made."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class NoRefillPayment(Effect):
    """You need not pay for the new Drink Deck."""

    NUMBERS: ClassVar[Numbers] = {}
