"""Effects on Gold outside of Rounds."""

from dataclasses import dataclass

from dwarfdraft.games.tavern.cards.words import Who


@dataclass(frozen=True, slots=True)
class Pays:
    """So many Gold are paid: to you, or to the Inn."""

    who: Who
    amount: int
    to_inn: bool = False


@dataclass(frozen=True, slots=True)
class PayPicked:
    """You pay the picked player so many Gold."""

    amount: int


@dataclass(frozen=True, slots=True)
class PayOrLose:
    """The picked player chooses to pay you Gold, if they have it, or to lose Fortitude."""

    gold: int
    fortitude: int


@dataclass(frozen=True, slots=True)
class GainGold:
    """You gain so many Gold from the Inn (RDI-LIMIT-03)."""

    amount: int


@dataclass(frozen=True, slots=True)
class TakeFromInn:
    """So many Gold are taken from the Inn."""

    who: Who
    amount: int


@dataclass(frozen=True, slots=True)
class InnPays:
    """The whole loss of Gold comes from the Inn; an ante counts as paid."""


@dataclass(frozen=True, slots=True)
class NoLoss:
    """The loss of Gold does not happen; an ante counts as made."""


@dataclass(frozen=True, slots=True)
class NoRefillPayment:
    """You need not pay for the new Drink Deck."""
