"""Conditions that cards of many characters have."""

from dataclasses import dataclass

from dwarfdraft.games.tavern.cards.condition import Condition
from dwarfdraft.games.tavern.cards.words import Stat, Type


@dataclass(frozen=True, slots=True)
class Anytime(Condition):
    """At any time (RDI-SOMETIMES-04)."""

    poorer: bool = False
    """Only with less Gold than there are players left in the game, each one counted."""


@dataclass(frozen=True, slots=True)
class OwnAction(Condition):
    """As your Action in your Action Phase."""


@dataclass(frozen=True, slots=True)
class OwnMove(Condition):
    """Your turn in a Round you are still in (RDI-GAMBLE-06)."""

    after_winning_hand: bool = False
    """Also right after Winning Hand! (RDI-GAMBLE-14, -16)."""


@dataclass(frozen=True, slots=True)
class InsteadOfMove(Condition):
    """Your turn in a Round you are still in, instead of playing a card or passing (RDI-CARD-25)."""


@dataclass(frozen=True, slots=True)
class MustAnte(Condition):
    """You must ante and have not anted yet (RDI-GAMBLE-19)."""


@dataclass(frozen=True, slots=True)
class DrinkOnYou(Condition):
    """A Drink from which you would take an effect is revealed with all its Chasers (RDI-NEGATE-04)."""

    events: bool = False
    """An Event that would affect you, too (RDI-NEGATE-09)."""


@dataclass(frozen=True, slots=True)
class YouDrink(Condition):
    """A Drink that you are about to drink is revealed with all its Chasers."""

    splits: bool = False
    """Not a Drink that forbids splitting (RDI-SPLIT-11)."""


@dataclass(frozen=True, slots=True)
class SomebodyDrinks(Condition):
    """A Drink that anybody is about to drink is revealed with all its Chasers; no Event (RDI-DRINK-06)."""


@dataclass(frozen=True, slots=True)
class AnotherRevealed(Condition):
    """Another player has revealed a Drink with all its Chasers, and it has not taken effect yet."""


@dataclass(frozen=True, slots=True)
class CardAffectsYou(Condition):
    """A card of one of these types that could directly change one of these for you is played (RDI-AFFECT-01, -02)."""

    types: tuple[Type, ...]
    stats: tuple[Stat, ...]


@dataclass(frozen=True, slots=True)
class LosingGold(Condition):
    """You are about to lose Gold: a payment, an ante, Gold taken from you (RDI-GAMBLE-04)."""

    broke: bool = False
    """Also when you must ante without Gold (RDI-GAMBLE-25)."""


@dataclass(frozen=True, slots=True)
class RefillDue(Condition):
    """The Drink Deck has run out and you must pay for the new one (RDI-DRINK-01)."""


@dataclass(frozen=True, slots=True)
class LosingFortitude(Condition):
    """A card of another player would make you lose Fortitude, and the loss has not been taken yet."""

    own: bool = False
    """A card of your own, too."""
    more_than: int = 0
    """Only a greater loss than this."""


@dataclass(frozen=True, slots=True)
class LostFortitude(Condition):
    """You have just lost Fortitude by another player's card without reducing or Ignoring it (RDI-RULING-55)."""


@dataclass(frozen=True, slots=True)
class AnotherCheats(Condition):
    """Another player has played a Cheating Card in a Round you have not left (RDI-RULING-31)."""


@dataclass(frozen=True, slots=True)
class AnotherWonRound(Condition):
    """Another player has won a Round and has not taken the Pot yet."""

    still_in: bool = False
    """Only if you have not left the Round, and nobody else has taken the win over."""
    or_you: bool = False
    """Or you have won it yourself (RDI-CARD-23)."""


@dataclass(frozen=True, slots=True)
class AnotherTakesPot(Condition):
    """Another player is taking the Pot of a Round you have not left (RDI-CHAR-06)."""


@dataclass(frozen=True, slots=True)
class GainedGold(Condition):
    """You have just gained Gold from any source."""


@dataclass(frozen=True, slots=True)
class LostGold(Condition):
    """You have just lost Gold because of another player's card; an ante does not count."""


@dataclass(frozen=True, slots=True)
class GainedAlcohol(Condition):
    """You have just gained Alcohol Content because of another player's card, through a Drink or directly."""


@dataclass(frozen=True, slots=True)
class RoundRuns(Condition):
    """A Round is running and its last player has not passed, whether or not you are in it."""

    gold_in_pot: bool = False
    """There is Gold in the Pot."""
    ends_it: bool = False
    """It would end the Round: not in answer to an ante or to a card that ends it (RDI-TIP-01 to -03, RDI-RULING-66)."""


@dataclass(frozen=True, slots=True)
class OwnOrder(Condition):
    """Your own Order a Drink Phase, before or after the order (RDI-DRINK-15)."""

    before: bool = False
    """Only before the order."""


@dataclass(frozen=True, slots=True)
class EventOnYou(Condition):
    """An Event of any kind that would affect you is revealed and has not started to resolve (RDI-EVENT-03, -09)."""


@dataclass(frozen=True, slots=True)
class AnothersDrinkPhase(Condition):
    """Another player's Drink Phase, a Contest in it included."""


@dataclass(frozen=True, slots=True)
class AnotherActs(Condition):
    """Another player has played an Action Card, as an Action or in a Round, and it has not resolved (RDI-CARD-20)."""


@dataclass(frozen=True, slots=True)
class ActionPicksYou(Condition):
    """Another player has played an Action Card that picks a player, and has picked you (RDI-CARD-26)."""


@dataclass(frozen=True, slots=True)
class ChampionCalled(Condition):
    """Your team must choose a Champion for an Action Card or an Event, or the Boss would be one (RDI-CARD-14)."""


@dataclass(frozen=True, slots=True)
class SometimesPlayed(Condition):
    """A Sometimes Card has been played and has not resolved yet (RDI-NEGATE-08)."""


@dataclass(frozen=True, slots=True)
class DrinkCardPlayed(Condition):
    """A Sometimes Card that alters a Drink has been played and has not resolved yet (RDI-WENCH-01 to -04)."""


@dataclass(frozen=True, slots=True)
class DrinkEventOnYou(Condition):
    """A Drink Event that would affect you has been revealed (RDI-EVENT-04, -06)."""


@dataclass(frozen=True, slots=True)
class CardHitsYou(Condition):
    """A card of one of these types, an own one too, would make you lose Fortitude, and has not yet (RDI-NEGATE-10)."""

    types: tuple[Type, ...] = (Type.ACTION, Type.SOMETIMES)
