"""What Drink Events and the cards of Event decks do."""

from dataclasses import dataclass
from typing import ClassVar

from dwarfdraft.games.tavern.cards.effect import Effect
from dwarfdraft.games.tavern.cards.words import Number, Numbers


@dataclass(frozen=True, slots=True)
class CopyForAll(Effect):
    """Drink Event: a Drink from the Drink Deck, every player drinks a copy of it (RDI-ROUND-01 to -03)."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class Contest(Effect):
    """Drink Event: a Drinking Contest (RDI-CONTEST-01 to -13)."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class Challenge(Effect):
    """Drink Event: you may drink two Drinks; if you are still in the game, every other player pays you."""

    drinks: int
    prize: int
    NUMBERS: ClassVar[Numbers] = {"drinks": Number.FIXED, "prize": Number.FIXED}


@dataclass(frozen=True, slots=True)
class LoseOrPay(Effect):
    """Drink Event: every player chooses to lose Fortitude or to pay Gold to the Inn."""

    fortitude: int
    gold: int
    NUMBERS: ClassVar[Numbers] = {"fortitude": Number.FIXED, "gold": Number.FIXED}


@dataclass(frozen=True, slots=True)
class Dare(Effect):
    """Drink Event: two Drinks are revealed; you drink the weaker one, everybody else a copy of the other."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class DrawCards(Effect):
    """Event: every player draws so many cards."""

    count: int
    NUMBERS: ClassVar[Numbers] = {"count": Number.FIXED}


@dataclass(frozen=True, slots=True)
class DiscardCards(Effect):
    """Event: every player discards so many cards of choice, or all there are."""

    count: int
    NUMBERS: ClassVar[Numbers] = {"count": Number.FIXED}


@dataclass(frozen=True, slots=True)
class DiscardTopDrink(Effect):
    """Event: every player discards the top card of the own Drink Me! Pile, which is not revealed as a Drink."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class PourDrink(Effect):
    """Event: every player puts the top card of the Drink Deck on the own Drink Me! Pile."""

    NUMBERS: ClassVar[Numbers] = {}


@dataclass(frozen=True, slots=True)
class BuyFortitude(Effect):
    """Event: every player may pay the Inn for Fortitude, so often; it is one payment (RDI-SEA-10)."""

    gold: int
    fortitude: int
    times: int
    NUMBERS: ClassVar[Numbers] = {"gold": Number.FIXED, "fortitude": Number.FIXED, "times": Number.FIXED}


@dataclass(frozen=True, slots=True)
class RaiseLowest(Effect):
    """Event: whoever has the lowest Alcohol Content gains so much of it, ties included."""

    alcohol: int
    NUMBERS: ClassVar[Numbers] = {"alcohol": Number.FIXED}


@dataclass(frozen=True, slots=True)
class LoseOrGain(Effect):
    """Event: every player chooses to lose Fortitude or to gain Alcohol Content."""

    fortitude: int
    alcohol: int
    NUMBERS: ClassVar[Numbers] = {"fortitude": Number.FIXED, "alcohol": Number.FIXED}


@dataclass(frozen=True, slots=True)
class BidFortitude(Effect):
    """Event: bidding; the highest bidder loses so much Fortitude, and every other player pays them (RDI-CARD-01)."""

    gold: int
    NUMBERS: ClassVar[Numbers] = {"gold": Number.FIXED}


@dataclass(frozen=True, slots=True)
class BidGold(Effect):
    """Event: bidding; the highest bidder pays the bid to the Inn, every other player loses Fortitude (RDI-CARD-36)."""

    fortitude: int
    NUMBERS: ClassVar[Numbers] = {"fortitude": Number.FIXED}


@dataclass(frozen=True, slots=True)
class PayMost(Effect):
    """Event: every player secretly pays any number of Gold; those who pay most lose Alcohol Content (RDI-CARD-02)."""

    alcohol: int
    NUMBERS: ClassVar[Numbers] = {"alcohol": Number.FIXED}


@dataclass(frozen=True, slots=True)
class DiscardOrDrink(Effect):
    """Event: every player discards so many cards or reveals a Drink; then these drink together (RDI-CARD-08)."""

    cards: int
    NUMBERS: ClassVar[Numbers] = {"cards": Number.FIXED}


@dataclass(frozen=True, slots=True)
class OpenChest(Effect):
    """Event: every player chooses whether to help; one coin gives all helpers Gold or costs Fortitude (RDI-CARD-22)."""

    gold: int
    fortitude: int
    NUMBERS: ClassVar[Numbers] = {"gold": Number.FIXED, "fortitude": Number.FIXED}


@dataclass(frozen=True, slots=True)
class LoseOrStone(Effect):
    """Event: every player chooses to lose Fortitude or to turn to stone (RDI-CARD-34)."""

    fortitude: int
    NUMBERS: ClassVar[Numbers] = {"fortitude": Number.FIXED}


@dataclass(frozen=True, slots=True)
class TaxGold(Effect):
    """Event: every player pays the Inn, those with so much Gold more."""

    rich: int
    most: int
    least: int
    NUMBERS: ClassVar[Numbers] = {"rich": Number.FIXED, "most": Number.FIXED, "least": Number.FIXED}


@dataclass(frozen=True, slots=True)
class BlameMost(Effect):
    """Event: every player secretly picks another; who is picked most loses Fortitude, those who tie less."""

    alone: int
    tied: int
    NUMBERS: ClassVar[Numbers] = {"alone": Number.FIXED, "tied": Number.FIXED}
