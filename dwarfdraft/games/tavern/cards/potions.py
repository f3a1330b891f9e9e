"""Potion Cards."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from dwarfdraft.games.tavern.cards import phrases
from dwarfdraft.games.tavern.cards.card import Card, CardTrait
from dwarfdraft.games.tavern.cards.condition import Condition
from dwarfdraft.games.tavern.cards.effect import Effect
from dwarfdraft.games.tavern.cards.words import Number, Numbers


@dataclass(frozen=True, slots=True)
class Price(CardTrait):
    """A Potion Card (RDI-POTION-01), for which another player pays so many Gold (-03)."""

    gold: int

    def kinds(self) -> tuple[str, ...]:
        """Return what it is beside its types."""
        return ("potion",)

    def note(self) -> phrases.Phrases:
        """Return the price."""
        return phrases.counted("tavern.note.price", self.gold)

    def for_bots(self) -> Mapping[str, Any]:
        """Return the price."""
        return {"price": self.gold}


def price_of(card: Card) -> int:
    """Return the price of a Potion Card; 0 for all others."""
    price = Price.of(card)
    return 0 if price is None else price.gold


@dataclass(frozen=True, slots=True)
class NewPotion(Effect):
    """The top Potion Card is revealed, and you keep it or the one you have (RDI-POTION-02)."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class RaiseNumbers(Effect):
    """Every number of your card is so much higher; not what you pay or lose, and no ante (RDI-POTION-05)."""

    amount: int
    NUMBERS: ClassVar[Numbers] = {"amount": Number.RAISED}


@dataclass(frozen=True, slots=True)
class RaiseLoss(Effect):
    """The picked player loses so much more Fortitude by your card."""

    amount: int
    NUMBERS: ClassVar[Numbers] = {"amount": Number.RAISED}


@dataclass(frozen=True, slots=True)
class OwnCardPlayed(Condition):
    """You have played an Action, Sometimes or Anytime Card with a number, and it has not resolved yet."""

    hits: bool = False
    """Any card that makes at least one other player lose Fortitude instead."""
