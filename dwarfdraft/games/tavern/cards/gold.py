"""Effects on Gold outside of Rounds."""

from dataclasses import dataclass
from typing import ClassVar

from dwarfdraft.games.tavern.cards.words import Number, Numbers, Who


@dataclass(frozen=True, slots=True)
class Pays:
    """So many Gold are paid: to you, or to the Inn."""

    who: Who
    amount: int
    to_inn: bool = False
    NUMBERS: ClassVar[Numbers] = {"amount": Number.SIGNED}


@dataclass(frozen=True, slots=True)
class PayPicked:
    """You pay the picked player so many Gold."""

    amount: int
    NUMBERS: ClassVar[Numbers] = {"amount": Number.OWN}


@dataclass(frozen=True, slots=True)
class PayOrLose:
    """The picked player chooses to pay you Gold, if they have it, or to lose Fortitude."""

    gold: int
    fortitude: int
    NUMBERS: ClassVar[Numbers] = {"gold": Number.RAISED, "fortitude": Number.RAISED}


@dataclass(frozen=True, slots=True)
class GainGold:
    """You gain so many Gold from the Inn (RDI-LIMIT-03)."""

    amount: int
    NUMBERS: ClassVar[Numbers] = {"amount": Number.RAISED}


@dataclass(frozen=True, slots=True)
class TakeFromInn:
    """So many Gold are taken from the Inn."""

    who: Who
    amount: int
    NUMBERS: ClassVar[Numbers] = {"amount": Number.RAISED}


@dataclass(frozen=True, slots=True)
class InnPays:
    """The whole loss of Gold comes from the Inn; an ante counts as paid."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class NoLoss:
    """The loss of Gold does not happen; an ante counts as made."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class NoRefillPayment:
    """You need not pay for the new Drink Deck."""

    NUMBERS: ClassVar[Numbers] = {}
