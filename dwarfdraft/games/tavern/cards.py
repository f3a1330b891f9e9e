"""What tavern cards are made of: types, conditions and effects, all plain data.

A card is a title, its types, and one or more modes (texts joined by OR, RDI-SOMETIMES-07); a mode is a condition, what
is picked when it is played, and its effects in order: numbers first and together, then the rest (RDI-RULING-20).
`conditions.holds` interprets the conditions and `effects.resolve` the effects, each in one exhaustive match.
"""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, TypeAlias


class Type(StrEnum):
    """What is printed on a card (RDI-TURN-06, RDI-SOMETIMES-01, -04, RDI-GAMBLE-07)."""

    ACTION = "action"
    SOMETIMES = "sometimes"
    ANYTIME = "anytime"
    GAMBLING = "gambling"
    CHEATING = "cheating"
    MINION = "minion"


class Stat(StrEnum):
    """What a player has of."""

    FORTITUDE = "fortitude"
    ALCOHOL = "alcohol"
    GOLD = "gold"


class Form(StrEnum):
    """What Vlazlo turns into: the decks of form cards, each with a back of its own (RDI-BLOOD-01, -12)."""

    BAT = "bat"
    WOLF = "wolf"
    MONSTROSITY = "monstrosity"


class Who(StrEnum):
    """Whom an effect is for."""

    YOU = "you"
    PICKED = "picked"
    OTHERS = "others"
    """Every other player."""
    EVERYONE = "everyone"
    """Every player, you included."""
    ALSO_PICKED = "also_picked"
    """Whom the Gear Card picks that was added to the card (RDI-GEAR-02)."""
    HEROES = "heroes"
    """Every player of a hero (RDI-DUNGEON-10)."""
    VILLAINS = "villains"
    """Every player of a villain (RDI-DUNGEON-10)."""
    SOURCE = "source"
    """The player of the card that it answers."""
    IN_ROUND = "in_round"
    """Every other player still in the Round."""
    PICKED_TEAM = "picked_team"
    """Each player of the picked player's team."""
    PICKED_MATES = "picked_mates"
    """Each teammate of the picked player, also if the card is Ignored."""
    NEGATOR = "negator"
    """The player who has Negated the card."""


class Pick(StrEnum):
    """What is named when a card is played, before anybody may respond (RDI-TURN-07)."""

    NOTHING = "nothing"
    ANYBODY = "anybody"
    """A player, yourself allowed."""
    ANOTHER = "another"
    """Another player."""
    IN_ROUND = "in_round"
    """A player still in the Round, yourself allowed."""
    THIRD = "third"
    """Neither you nor the player whose card it is about."""
    TWO = "two"
    """Two other players, or the only one."""
    HIT = "hit"
    """Another player whom the card that it is about makes lose Fortitude."""
    MARKED = "marked"
    """Another player who is marked."""
    MARKED_IN_ROUND = "marked_in_round"
    """A marked player still in the Round, or nobody."""
    ONE_OR_TWO = "one_or_two"
    """One or two other players."""
    SOURCE = "source"
    """The player whose card it answers, or whose card brought about what it answers."""
    THREE = "three"
    """Three different other players, or all of them if there are fewer."""


class Mood(StrEnum):
    """What Wulfric is like: in force on Kaylin alone, at all times, until the next (RDI-WULFRIC-02, -04, -08)."""

    LOYAL = "loyal"
    PLAYFUL = "playful"
    DOZING = "dozing"
    BRISTLING = "bristling"
    SLOBBERING = "slobbering"
    LAPPING = "lapping"
    BEGGING = "begging"
    GUARDING = "guarding"
    CHEWING = "chewing"
    NUZZLING = "nuzzling"
    SULKING = "sulking"


# ---- Conditions: when a mode may be played ----


@dataclass(frozen=True, slots=True)
class Anytime:
    """At any time (RDI-SOMETIMES-04)."""

    poorer: bool = False
    """Only with less Gold than there are players left in the game, each one counted."""


@dataclass(frozen=True, slots=True)
class OwnAction:
    """As your Action in your Action Phase."""

    marked: bool = False
    """Somebody must be marked."""
    hires: bool = False
    """Your discard pile must hold a Minion whose Wages you can pay."""


@dataclass(frozen=True, slots=True)
class OwnMove:
    """Your turn in a Round you are still in (RDI-GAMBLE-06)."""

    after_winning_hand: bool = False
    """Also right after Winning Hand! (RDI-GAMBLE-14, -16)."""


@dataclass(frozen=True, slots=True)
class InsteadOfMove:
    """Your turn in a Round you are still in, instead of playing a card or passing (RDI-CARD-25)."""


@dataclass(frozen=True, slots=True)
class MustAnte:
    """You must ante and have not anted yet (RDI-GAMBLE-19)."""


@dataclass(frozen=True, slots=True)
class DrinkOnYou:
    """A Drink from which you would take an effect is revealed with all its Chasers (RDI-NEGATE-04)."""

    events: bool = False
    """An Event that would affect you, too (RDI-NEGATE-09)."""


@dataclass(frozen=True, slots=True)
class YouDrink:
    """A Drink that you are about to drink is revealed with all its Chasers."""

    splits: bool = False
    """Not a Drink that forbids splitting (RDI-SPLIT-11)."""


@dataclass(frozen=True, slots=True)
class SomebodyDrinks:
    """A Drink that anybody is about to drink is revealed with all its Chasers; no Event (RDI-DRINK-06)."""


@dataclass(frozen=True, slots=True)
class AnotherRevealed:
    """Another player has revealed a Drink with all its Chasers, and it has not taken effect yet."""


@dataclass(frozen=True, slots=True)
class CardAffectsYou:
    """A card of one of these types that could directly change one of these for you is played (RDI-AFFECT-01, -02)."""

    types: tuple[Type, ...]
    stats: tuple[Stat, ...]


@dataclass(frozen=True, slots=True)
class LosingGold:
    """You are about to lose Gold: a payment, an ante, Gold taken from you (RDI-GAMBLE-04)."""

    broke: bool = False
    """Also when you must ante without Gold (RDI-GAMBLE-25)."""


@dataclass(frozen=True, slots=True)
class RefillDue:
    """The Drink Deck has run out and you must pay for the new one (RDI-DRINK-01)."""


@dataclass(frozen=True, slots=True)
class LosingFortitude:
    """A card of another player would make you lose Fortitude, and the loss has not been taken yet."""

    own: bool = False
    """A card of your own, too."""
    more_than: int = 0
    """Only a greater loss than this."""


@dataclass(frozen=True, slots=True)
class LostFortitude:
    """You have just lost Fortitude by another player's card without reducing or Ignoring it (RDI-RULING-55)."""


@dataclass(frozen=True, slots=True)
class SomebodyHurt:
    """A player has just lost Fortitude by the card of another, who is neither you nor marked (RDI-MARK-06)."""


@dataclass(frozen=True, slots=True)
class AnotherCheats:
    """Another player has played a Cheating Card in a Round you have not left (RDI-RULING-31)."""


@dataclass(frozen=True, slots=True)
class AnotherWonRound:
    """Another player has won a Round and has not taken the Pot yet."""

    still_in: bool = False
    """Only if you have not left the Round, and nobody else has taken the win over."""
    or_you: bool = False
    """Or you have won it yourself (RDI-CARD-23)."""


@dataclass(frozen=True, slots=True)
class AnotherTakesPot:
    """Another player is taking the Pot of a Round you have not left (RDI-CHAR-06)."""


@dataclass(frozen=True, slots=True)
class GainedGold:
    """You have just gained Gold from any source."""


@dataclass(frozen=True, slots=True)
class LostGold:
    """You have just lost Gold because of another player's card; an ante does not count."""


@dataclass(frozen=True, slots=True)
class GainedAlcohol:
    """You have just gained Alcohol Content because of another player's card, through a Drink or directly."""


@dataclass(frozen=True, slots=True)
class RoundRuns:
    """A Round is running and its last player has not passed, whether or not you are in it."""

    gold_in_pot: bool = False
    """There is Gold in the Pot."""
    ends_it: bool = False
    """It would end the Round: not in answer to an ante or to a card that ends it (RDI-TIP-01 to -03, RDI-RULING-66)."""
    minions: int = 0
    """Only with so many Minions in play (RDI-TIP-06)."""


@dataclass(frozen=True, slots=True)
class OwnOrder:
    """Your own Order a Drink Phase, before or after the order (RDI-DRINK-15)."""

    before: bool = False
    """Only before the order."""


@dataclass(frozen=True, slots=True)
class EventOnYou:
    """An Event of any kind that would affect you is revealed and has not started to resolve (RDI-EVENT-03, -09)."""


@dataclass(frozen=True, slots=True)
class AnothersDrinkPhase:
    """Another player's Drink Phase, a Contest in it included."""


@dataclass(frozen=True, slots=True)
class AnotherActs:
    """Another player has played an Action Card, as an Action or in a Round, and it has not resolved (RDI-CARD-20)."""


@dataclass(frozen=True, slots=True)
class ActionPicksYou:
    """Another player has played an Action Card that picks a player, and has picked you (RDI-CARD-26)."""


@dataclass(frozen=True, slots=True)
class ChampionCalled:
    """Your team must choose a Champion for an Action Card or an Event, or the Boss would be one (RDI-CARD-14)."""


@dataclass(frozen=True, slots=True)
class ScarabBites:
    """A Scarab is about to make an opponent lose Fortitude."""


@dataclass(frozen=True, slots=True)
class SometimesPlayed:
    """A Sometimes Card has been played and has not resolved yet (RDI-NEGATE-08)."""


@dataclass(frozen=True, slots=True)
class DrinkCardPlayed:
    """A Sometimes Card that alters a Drink has been played and has not resolved yet (RDI-WENCH-01 to -04)."""


@dataclass(frozen=True, slots=True)
class DrinkEventOnYou:
    """A Drink Event that would affect you has been revealed (RDI-EVENT-04, -06)."""


@dataclass(frozen=True, slots=True)
class CardHitsYou:
    """A card of one of these types, an own one too, would make you lose Fortitude, and has not yet (RDI-NEGATE-10)."""

    types: tuple[Type, ...] = (Type.ACTION, Type.SOMETIMES)


@dataclass(frozen=True, slots=True)
class OwnCardPlayed:
    """You have played an Action, Sometimes or Anytime Card with a number, and it has not resolved yet."""

    hits: bool = False
    """Any card that makes at least one other player lose Fortitude instead."""


@dataclass(frozen=True, slots=True)
class GearRevealed:
    """You have revealed a Gear Card for your Device Card, and nobody may answer that yet (RDI-GEAR-04)."""


@dataclass(frozen=True, slots=True)
class WithDevice:
    """Never played: a Gear Card, revealed for a Device Card and added to it (RDI-GEAR-02)."""


@dataclass(frozen=True, slots=True)
class TurnEnds:
    """Never played: what a Scarab does at the end of a turn (RDI-SCARAB-03)."""


@dataclass(frozen=True, slots=True)
class TopOfDiscards:
    """Never played: a Wulfric Card, in force while it is the top card of its discards (RDI-WULFRIC-08)."""


@dataclass(frozen=True, slots=True)
class Activation:
    """Never played: what a Minion in play does when activated, once in each Action Phase (RDI-MINION-03, -04)."""


@dataclass(frozen=True, slots=True)
class InPlay:
    """Never played: what a card that stays in play does all the time, for its owner alone (RDI-MINION-03)."""


@dataclass(frozen=True, slots=True)
class MinionHit:
    """One of your Minions has lost Fortitude by an opponent's card, and its Wages are not settled (RDI-MINION-07)."""


InNoHand: TypeAlias = WithDevice | TurnEnds | TopOfDiscards | Activation | InPlay
"""Conditions of what is in no hand: a Gear Card, a Scarab, a mood, what is in play."""
NoResponse: TypeAlias = OwnAction | OwnMove | InsteadOfMove | InNoHand
"""Conditions that hold in no window."""
Condition: TypeAlias = (
    NoResponse
    | Anytime
    | MustAnte
    | DrinkOnYou
    | YouDrink
    | SomebodyDrinks
    | AnotherRevealed
    | CardAffectsYou
    | LosingGold
    | RefillDue
    | LosingFortitude
    | LostFortitude
    | SomebodyHurt
    | AnotherCheats
    | AnotherWonRound
    | AnotherTakesPot
    | GainedGold
    | LostGold
    | GainedAlcohol
    | RoundRuns
    | OwnOrder
    | EventOnYou
    | AnothersDrinkPhase
    | AnotherActs
    | ActionPicksYou
    | ChampionCalled
    | ScarabBites
    | SometimesPlayed
    | DrinkCardPlayed
    | DrinkEventOnYou
    | CardHitsYou
    | OwnCardPlayed
    | GearRevealed
    | MinionHit
)

# ---- Effects: what happens when it resolves ----


@dataclass(frozen=True, slots=True)
class Change:
    """Fortitude or Alcohol Content changes by so much, signed."""

    stat: Stat
    who: Who
    amount: int


@dataclass(frozen=True, slots=True)
class Pays:
    """So many Gold are paid: to you, or to the Inn."""

    who: Who
    amount: int
    to_inn: bool = False


@dataclass(frozen=True, slots=True)
class HitBack:
    """The player whose card made you lose Fortitude loses so much (RDI-REDIRECT-01)."""

    amount: int


@dataclass(frozen=True, slots=True)
class HitTeamBack:
    """Every player on the team of the player whose card made you lose Fortitude loses so much."""

    amount: int


@dataclass(frozen=True, slots=True)
class HealByTeam:
    """If the picked player has lost Fortitude by it, you gain 1 for each player on that team."""


@dataclass(frozen=True, slots=True)
class DiscardSometimes:
    """Every opponent discards a Sometimes Card of choice, or shows a hand without any."""


@dataclass(frozen=True, slots=True)
class HitMarked:
    """The picked player loses so much Fortitude, another amount if marked (RDI-MARK-08)."""

    amount: int
    marked: int


@dataclass(frozen=True, slots=True)
class HitIfMarked:
    """The picked player loses so much Fortitude, if marked."""

    amount: int


@dataclass(frozen=True, slots=True)
class HitAllMarked:
    """Every marked player loses so much Fortitude."""

    amount: int


@dataclass(frozen=True, slots=True)
class Mark:
    """The picked player, or both, become marked (RDI-MARK-02)."""


@dataclass(frozen=True, slots=True)
class HitPerHurt:
    """The picked player loses one for each player, that one excepted, who lost Fortitude to the card."""


@dataclass(frozen=True, slots=True)
class Deflect:
    """The Fortitude loss goes to the picked player, who is marked (RDI-MARK-05)."""


@dataclass(frozen=True, slots=True)
class RedirectBack:
    """The Fortitude loss goes to the player of the card (RDI-CHAR-09)."""


@dataclass(frozen=True, slots=True)
class ReduceLoss:
    """Your Fortitude loss is so much less, not below 0 (RDI-NEGATE-10 to -12)."""

    amount: int


@dataclass(frozen=True, slots=True)
class CapLoss:
    """Your Fortitude loss becomes so much if it is more (RDI-CARD-31)."""

    amount: int


@dataclass(frozen=True, slots=True)
class GiveScarabs:
    """They gain so many Scarabs each; it does not affect their Fortitude (RDI-SCARAB-08, -09)."""

    who: Who
    count: int


@dataclass(frozen=True, slots=True)
class HitPerScarab:
    """The picked player loses one for each own Scarab, and returns as many as were really lost (RDI-CARD-07)."""


@dataclass(frozen=True, slots=True)
class HitAllWithScarabs:
    """Whoever but you has Scarabs loses so much Fortitude and returns one (RDI-CARD-10)."""

    amount: int


@dataclass(frozen=True, slots=True)
class ScarabsIfIgnored:
    """If anybody Ignores the card, you pick a player who gains so many Scarabs, once (RDI-CARD-15)."""

    count: int


@dataclass(frozen=True, slots=True)
class ScarabInstead:
    """The picked player gains so many Scarabs if the card is Ignored for them (RDI-CARD-45)."""

    count: int


@dataclass(frozen=True, slots=True)
class IfNegated:
    """This happens instead if the card is Negated; nothing can alter or Negate it (RDI-CARD-16, -19)."""

    effect: "Effect"


@dataclass(frozen=True, slots=True)
class SureBite:
    """The loss by the Scarab can be neither reduced nor Ignored, whatever was played."""


@dataclass(frozen=True, slots=True)
class RedirectAll:
    """All effects of the card go to the picked player, who may be a teammate of its player (RDI-CARD-26)."""


@dataclass(frozen=True, slots=True)
class BorrowChampion:
    """A player of another team is your team's Champion; without teams you Ignore the card (RDI-CARD-14, RDI-BVB-07)."""


@dataclass(frozen=True, slots=True)
class OpenHand:
    """The picked player's hand lies open until your next turn (RDI-CARD-44)."""


@dataclass(frozen=True, slots=True)
class DrawPerDiscard:
    """You draw one card for each that was discarded at random, at most so many."""

    most: int


@dataclass(frozen=True, slots=True)
class TurnAction:
    """You may discard an Action Card of the picked player's hand; then a different one loses so much (RDI-CARD-30)."""

    amount: int


@dataclass(frozen=True, slots=True)
class Bite:
    """Who has Scarabs returns one and loses a point of Fortitude (RDI-SCARAB-03 to -06)."""


@dataclass(frozen=True, slots=True)
class Redirect:
    """The Fortitude loss goes to the picked player; with two players left the card is Ignored instead."""


@dataclass(frozen=True, slots=True)
class ShareLoss:
    """You and the player of the card each lose half of it, rounded up; no other defence of yours."""


@dataclass(frozen=True, slots=True)
class NegateCard:
    """The card has no effect at all (RDI-NEGATE-01)."""

    sure_if_marked: bool = False
    """If its player is marked, this card cannot be Negated (RDI-MARK-04)."""


@dataclass(frozen=True, slots=True)
class IgnoreCard:
    """The card has no effect on you (RDI-NEGATE-02)."""


@dataclass(frozen=True, slots=True)
class IgnoreDrink:
    """The Drink, Chasers included, has no effect on you (RDI-DRINK-13)."""


@dataclass(frozen=True, slots=True)
class IgnoreEvent:
    """The Event has no effect on you (RDI-EVENT-01, -04, -09)."""


@dataclass(frozen=True, slots=True)
class PassDrink:
    """The picked player is the one about to drink it (RDI-RULING-43)."""


@dataclass(frozen=True, slots=True)
class SplitDrink:
    """You and the picked player drink one half each, rounded up (RDI-SPLIT-04, -05)."""

    scarabs: int = 0
    """Scarabs that the other half brings besides (RDI-CARD-33)."""


@dataclass(frozen=True, slots=True)
class HalveDrink:
    """You drink half of it, rounded down; the other half is lost (RDI-SPLIT-06)."""


@dataclass(frozen=True, slots=True)
class ChangeDrink:
    """The Drink's Alcohol Content changes by so much; a reduction stops at 0 (RDI-RULING-45)."""

    amount: int


@dataclass(frozen=True, slots=True)
class ReplaceDrink:
    """The whole Drink becomes one of so much Alcohol Content; cards' changes stay."""

    alcohol: int


@dataclass(frozen=True, slots=True)
class CapDrink:
    """The Drink's Alcohol Content becomes so much if it is more."""

    alcohol: int


@dataclass(frozen=True, slots=True)
class DrinkAsFortitude:
    """You gain the Drink's Alcohol Content as Fortitude instead."""


@dataclass(frozen=True, slots=True)
class DrinkNow:
    """The picked player drinks the top Drink of the own Drink Me! Pile now."""


@dataclass(frozen=True, slots=True)
class DrinkAlso:
    """The player whose Phase or Drink it is drinks one more of the own Drink Me! Pile, separately, afterwards."""


@dataclass(frozen=True, slots=True)
class EveryoneDrinks:
    """Every player reveals a Drink from the Drink Deck, then all drink at the same time."""


@dataclass(frozen=True, slots=True)
class OrderDrinks:
    """You order so many more Drinks (RDI-DRINK-15, -16)."""

    count: int
    scarabs: int = 0
    """Scarabs for each player who gets one of them, or several (RDI-CARD-39)."""


@dataclass(frozen=True, slots=True)
class OrderForEach:
    """You order one more Drink for each opponent."""


@dataclass(frozen=True, slots=True)
class OrderSeen:
    """You order so many more Drinks and the usual one now, and look at what you order (RDI-TEAMCHAR-20)."""

    count: int


@dataclass(frozen=True, slots=True)
class ReorderDrinks:
    """You look at so many cards on top of the Drink Deck and put them back in any order."""

    count: int


@dataclass(frozen=True, slots=True)
class LookAtHand:
    """You look at the picked player's hand."""


@dataclass(frozen=True, slots=True)
class DiscardRandom:
    """They discard so many cards at random from their hands, before anybody hits back (RDI-MIND-02 to -04)."""

    count: int
    who: Who = Who.PICKED


@dataclass(frozen=True, slots=True)
class Draw:
    """They draw so many cards, also if somebody Ignores the card."""

    who: Who
    count: int


@dataclass(frozen=True, slots=True)
class ActAgain:
    """The player of the Negated Action Card may play another one, in a Round of the own turn after it (RDI-CARD-20)."""


@dataclass(frozen=True, slots=True)
class DivideCards:
    """The picked player divides so many cards of your deck into two piles; you take one (RDI-CARD-32)."""

    count: int


@dataclass(frozen=True, slots=True)
class PlayFromHand:
    """You look at the picked player's hand and may play a card of it in the Round as your own (RDI-CARD-25)."""


@dataclass(frozen=True, slots=True)
class StartRound:
    """A Round begins: every player antes, you are in control (RDI-GAMBLE-01 to -05)."""

    no_leaving: bool = False
    """Nobody may choose to leave it."""
    for_fortitude: bool = False
    """Who must ante may lose Fortitude for any part of it, which the Inn antes (RDI-CARD-05)."""


@dataclass(frozen=True, slots=True)
class TakeControl:
    """You are in control of the Round."""

    winning_hand: bool = False
    """Only a Cheating Card may take control next (RDI-GAMBLE-14)."""


@dataclass(frozen=True, slots=True)
class RaiseAnte:
    """Every player in the Round antes one more (RDI-GAMBLE-21, -25)."""


@dataclass(frozen=True, slots=True)
class ForceOut:
    """The picked player must leave the Round (RDI-GAMBLE-22)."""


@dataclass(frozen=True, slots=True)
class LeaveRound:
    """You do not ante and leave the Round (RDI-GAMBLE-17 to -19)."""


@dataclass(frozen=True, slots=True)
class EndRound:
    """The Round is over, the Pot goes to the Inn (RDI-TIP-05)."""


@dataclass(frozen=True, slots=True)
class WinRound:
    """You win the Round at once (RDI-GAMBLE-12)."""


@dataclass(frozen=True, slots=True)
class TakeWin:
    """You take the Pot instead of the winner (RDI-AFFECT-07)."""


@dataclass(frozen=True, slots=True)
class SharePot:
    """You take half of the Pot, rounded down; it changes nobody's Gold directly (RDI-CHAR-06)."""


@dataclass(frozen=True, slots=True)
class TakeFromInn:
    """So many Gold are taken from the Inn."""

    who: Who
    amount: int


@dataclass(frozen=True, slots=True)
class ReopenRound:
    """The won Round goes on: all in it ante one more, you are in control."""

    winner_controls: bool = False
    """Who had won it is in control instead."""


@dataclass(frozen=True, slots=True)
class TakeFromPot:
    """You take so many Gold from the Pot."""

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


@dataclass(frozen=True, slots=True)
class CopyForAll:
    """Drink Event: a Drink from the Drink Deck, every player drinks a copy of it (RDI-ROUND-01 to -03)."""


@dataclass(frozen=True, slots=True)
class Contest:
    """Drink Event: a Drinking Contest (RDI-CONTEST-01 to -13)."""


@dataclass(frozen=True, slots=True)
class Challenge:
    """Drink Event: you may drink two Drinks; if you are still in the game, every other player pays you."""

    drinks: int
    prize: int


@dataclass(frozen=True, slots=True)
class LoseOrPay:
    """Drink Event: every player chooses to lose Fortitude or to pay Gold to the Inn."""

    fortitude: int
    gold: int


@dataclass(frozen=True, slots=True)
class Dare:
    """Drink Event: two Drinks are revealed; you drink the weaker one, everybody else a copy of the other."""


@dataclass(frozen=True, slots=True)
class Piety:
    """Your Piety changes by so much, after the rest of the card (RDI-PIETY-03 to -05)."""

    amount: int


@dataclass(frozen=True, slots=True)
class ByPiety:
    """What happens depends on your Piety when the card takes effect (RDI-PIETY-05)."""

    most: int
    """Up to this Piety the one, above it the other."""
    low: "Effect"
    high: "Effect"


@dataclass(frozen=True, slots=True)
class Tithe:
    """You pay 1 Gold from your own Stash to the Inn, or lose 1 Piety (RDI-TEAMCHAR-19)."""


@dataclass(frozen=True, slots=True)
class GainGold:
    """You gain so many Gold from the Inn (RDI-LIMIT-03)."""

    amount: int


@dataclass(frozen=True, slots=True)
class AlterDevice:
    """Every number of the Device Card is so much higher or lower, not below 0 (RDI-GEAR-05)."""

    amount: int


@dataclass(frozen=True, slots=True)
class NegateGear:
    """The Gear Card adds nothing (RDI-GEAR-04)."""


@dataclass(frozen=True, slots=True)
class FixNow:
    """Your own turn ends; until the turn ends you play no cards and Ignore all effects (RDI-TEAMCHAR-27)."""


@dataclass(frozen=True, slots=True)
class Vanish:
    """Your turn ends, the card stays; until your next turn you play nothing and Ignore all effects (RDI-WULFRIC-07)."""


@dataclass(frozen=True, slots=True)
class NewMood:
    """The top Wulfric Card is revealed and in force (RDI-WULFRIC-02)."""


@dataclass(frozen=True, slots=True)
class DrawForm:
    """You draw a card, then take the top card of a form deck of your choice (RDI-CARD-04)."""


@dataclass(frozen=True, slots=True)
class InForce:
    """What a Wulfric Card does to Kaylin (RDI-WULFRIC-04)."""

    mood: Mood


@dataclass(frozen=True, slots=True)
class NewPotion:
    """The top Potion Card is revealed, and you keep it or the one you have (RDI-POTION-02)."""


@dataclass(frozen=True, slots=True)
class RaiseNumbers:
    """Every number of your card is so much higher; not what you pay or lose, and no ante."""

    amount: int


@dataclass(frozen=True, slots=True)
class RaiseLoss:
    """The picked player loses so much more Fortitude by your card."""

    amount: int


@dataclass(frozen=True, slots=True)
class DrawCards:
    """Event: every player draws so many cards."""

    count: int


@dataclass(frozen=True, slots=True)
class DiscardCards:
    """Event: every player discards so many cards of choice, or all there are."""

    count: int


@dataclass(frozen=True, slots=True)
class DiscardTopDrink:
    """Event: every player discards the top card of the own Drink Me! Pile, which is not revealed as a Drink."""


@dataclass(frozen=True, slots=True)
class PourDrink:
    """Event: every player puts the top card of the Drink Deck on the own Drink Me! Pile."""


@dataclass(frozen=True, slots=True)
class BuyFortitude:
    """Event: every player may pay the Inn for Fortitude, so often; it is one payment (RDI-SEA-10)."""

    gold: int
    fortitude: int
    times: int


@dataclass(frozen=True, slots=True)
class RaiseLowest:
    """Event: whoever has the lowest Alcohol Content gains so much of it, ties included."""

    alcohol: int


@dataclass(frozen=True, slots=True)
class LoseOrGain:
    """Event: every player chooses to lose Fortitude or to gain Alcohol Content."""

    fortitude: int
    alcohol: int


@dataclass(frozen=True, slots=True)
class BidFortitude:
    """Event: bidding; the highest bidder loses so much Fortitude, and every other player pays them (RDI-CARD-01)."""

    gold: int


@dataclass(frozen=True, slots=True)
class BidGold:
    """Event: bidding; the highest bidder pays the bid to the Inn, every other player loses Fortitude (RDI-CARD-36)."""

    fortitude: int


@dataclass(frozen=True, slots=True)
class PayMost:
    """Event: every player secretly pays any number of Gold; those who pay most lose Alcohol Content (RDI-CARD-02)."""

    alcohol: int


@dataclass(frozen=True, slots=True)
class DiscardOrDrink:
    """Event: every player discards so many cards or reveals a Drink; then these drink together (RDI-CARD-08)."""

    cards: int


@dataclass(frozen=True, slots=True)
class OpenChest:
    """Event: every player chooses whether to help; one coin gives all helpers Gold or costs Fortitude (RDI-CARD-22)."""

    gold: int
    fortitude: int


@dataclass(frozen=True, slots=True)
class LoseOrStone:
    """Event: every player chooses to lose Fortitude or to turn to stone (RDI-CARD-34)."""

    fortitude: int


@dataclass(frozen=True, slots=True)
class TaxGold:
    """Event: every player pays the Inn, those with so much Gold more."""

    rich: int
    most: int
    least: int


@dataclass(frozen=True, slots=True)
class BlameMost:
    """Event: every player secretly picks another; who is picked most loses Fortitude, those who tie less."""

    alone: int
    tied: int


@dataclass(frozen=True, slots=True)
class EnterPlay:
    """The card stays in play in front of you: a Minion, or another one that never leaves (RDI-MINION-02)."""


@dataclass(frozen=True, slots=True)
class LessAlcohol:
    """In play: each Drink that gives you Alcohol Content gives you so much less."""

    amount: int


@dataclass(frozen=True, slots=True)
class LessLoss:
    """In play: each Fortitude loss from a card of another player is so much less for you."""

    amount: int


@dataclass(frozen=True, slots=True)
class LessWages:
    """In play: the Wages of your other Minions are so much less, not below 1."""

    amount: int


@dataclass(frozen=True, slots=True)
class InnPaysFirst:
    """In play: of each payment that you must make the Inn pays the first Gold (RDI-CARD-06)."""


@dataclass(frozen=True, slots=True)
class PayOrLose:
    """The picked player chooses to pay you Gold, if they have it, or to lose Fortitude."""

    gold: int
    fortitude: int


@dataclass(frozen=True, slots=True)
class HitEachOfTeam:
    """The picked player loses so much Fortitude for each player of their team."""

    amount: int


@dataclass(frozen=True, slots=True)
class PayPicked:
    """You pay the picked player so many Gold."""

    amount: int


@dataclass(frozen=True, slots=True)
class PayDrinker:
    """The Drink also has you pay its drinker so many Gold, unless one of you Ignores it (RDI-CARD-17)."""

    amount: int


@dataclass(frozen=True, slots=True)
class HireFromDeck:
    """You reveal cards of your deck until a Minion comes, which comes into play (RDI-CARD-41)."""


@dataclass(frozen=True, slots=True)
class HireFromDiscard:
    """You pay the Wages of a Minion in your discard pile, and it comes into play."""


@dataclass(frozen=True, slots=True)
class ActivateAgain:
    """You may activate each of your Minions once more in this Action Phase."""


@dataclass(frozen=True, slots=True)
class NoMoreAid:
    """Teammates of whoever loses Fortitude to it may not defend them until the turn ends (RDI-CARD-13)."""


@dataclass(frozen=True, slots=True)
class SpareMinion:
    """The Minion that was hit stays without Wages."""


Effect: TypeAlias = (
    Change
    | Pays
    | HitBack
    | HitTeamBack
    | HealByTeam
    | DiscardSometimes
    | HitMarked
    | HitIfMarked
    | HitAllMarked
    | HitPerHurt
    | Mark
    | Deflect
    | RedirectBack
    | ReduceLoss
    | CapLoss
    | GiveScarabs
    | HitPerScarab
    | HitAllWithScarabs
    | Bite
    | ScarabsIfIgnored
    | ScarabInstead
    | IfNegated
    | SureBite
    | RedirectAll
    | BorrowChampion
    | OpenHand
    | DrawPerDiscard
    | TurnAction
    | Redirect
    | ShareLoss
    | NegateCard
    | IgnoreCard
    | IgnoreDrink
    | IgnoreEvent
    | PassDrink
    | SplitDrink
    | HalveDrink
    | ChangeDrink
    | ReplaceDrink
    | CapDrink
    | DrinkAsFortitude
    | DrinkNow
    | DrinkAlso
    | EveryoneDrinks
    | OrderDrinks
    | OrderForEach
    | OrderSeen
    | ReorderDrinks
    | LookAtHand
    | DiscardRandom
    | Draw
    | ActAgain
    | DivideCards
    | PlayFromHand
    | StartRound
    | TakeControl
    | RaiseAnte
    | ForceOut
    | LeaveRound
    | EndRound
    | WinRound
    | TakeWin
    | SharePot
    | TakeFromInn
    | ReopenRound
    | TakeFromPot
    | InnPays
    | NoLoss
    | NoRefillPayment
    | CopyForAll
    | Contest
    | Challenge
    | LoseOrPay
    | Dare
    | Piety
    | ByPiety
    | Tithe
    | GainGold
    | AlterDevice
    | NegateGear
    | FixNow
    | Vanish
    | NewMood
    | DrawForm
    | InForce
    | NewPotion
    | RaiseNumbers
    | RaiseLoss
    | DrawCards
    | DiscardCards
    | DiscardTopDrink
    | PourDrink
    | BuyFortitude
    | RaiseLowest
    | LoseOrGain
    | BidFortitude
    | BidGold
    | PayMost
    | DiscardOrDrink
    | OpenChest
    | LoseOrStone
    | TaxGold
    | BlameMost
    | EnterPlay
    | LessAlcohol
    | LessLoss
    | LessWages
    | InnPaysFirst
    | PayOrLose
    | HitEachOfTeam
    | PayPicked
    | PayDrinker
    | HireFromDeck
    | HireFromDiscard
    | ActivateAgain
    | SpareMinion
    | NoMoreAid
)


class Provenance(StrEnum):
    """Where a card comes from."""

    DOCUMENTED = "documented"
    HOUSE = "house"
    """Ours: no source documents it."""


@dataclass(frozen=True, slots=True)
class Mode:
    """One text of a card."""

    when: Condition
    effects: tuple[Effect, ...]
    pick: Pick = Pick.NOTHING


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """A Character Card, or one of a side deck: all its copies in one deck."""

    title: str
    count: int
    types: tuple[Type, ...]
    modes: tuple[Mode, ...]
    title_ru: str = ""
    """Empty where no Russian edition gives it; then the English title stands."""
    champions: bool = False
    """In team games it is settled among the Champions (RDI-VRULING-41)."""
    thinks_not: bool = False
    """Counts as an "I don't think so!": only another such card can affect it (RDI-NEGATE-08)."""
    unnegatable: bool = False
    """Nothing can Negate it."""
    unignorable: bool = False
    """Nothing can Ignore it, a Static Effect neither."""
    unaided: bool = False
    """Teammates of whom it hits may not defend them; anybody may Negate it (RDI-CARD-28)."""
    ignoring_reduces: int = 0
    """What would Ignore it reduces its loss of Fortitude by so much instead (RDI-CARD-24)."""
    wench: bool = False
    """The Wench thinks...: only an "I don't think so!" can affect it; it is not for its like (RDI-WENCH-02, -05)."""
    device: bool = False
    """A Gear Card is revealed for it and added to it (RDI-GEAR-02)."""
    blood_gain: int = 0
    """Blood that it brings Vlazlo after all of its other effects (RDI-BLOOD-04)."""
    blood_cost: int = 0
    """Blood that Vlazlo pays to play it (RDI-BLOOD-13)."""
    form: Form | None = None
    """The form deck that it comes from; from then on it is of the Character Deck (RDI-BLOOD-11)."""
    price: int = 0
    """Gold that another player pays for the Potion Card (RDI-POTION-03)."""
    wages: int = 0
    """Gold that keeps a Minion when it is hit (RDI-MINION-05)."""
    token: bool = False
    """A token that acts like a card, in no deck."""
    provenance: Provenance = Provenance.DOCUMENTED
    house_part: tuple[str, ...] = ()
    """What of a documented card is ours all the same; each has a word in the catalogues, `tavern.house.<part>`."""


@dataclass(frozen=True, slots=True)
class Instead:
    """For a drinker with the trait these numbers stand instead of the Drink's."""

    trait: str
    alcohol: int
    fortitude: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Drink:
    """A card of the Drink Decks: a Drink, or a Drink Event."""

    title: str
    count: dict[str, int] = field(hash=False)
    """Copies by Drink Deck (`RDI 1` ...)."""
    alcohol: int = 0
    fortitude: int = 0
    chaser: bool = False
    draw: int = 0
    """Cards the drinker draws; added up and halved like other numbers (RDI-SPLIT-05)."""
    instead: tuple[Instead, ...] = ()
    mead: bool = False
    """Its revealer may split it after the first responses; no other card may (RDI-SPLIT-07 to -11)."""
    coin: tuple[int, int] | None = None
    """Alcohol Content by the flip of a coin at the reveal, heads and tails; no card may split it."""
    event: tuple[Effect, ...] = ()
    """What a Drink Event does; empty for a Drink."""
    title_ru: str = ""
    champions: bool = False
    provenance: Provenance = Provenance.DOCUMENTED
    house_part: tuple[str, ...] = ()

    @property
    def may_split(self) -> bool:
        """Whether another card may split a Drink with this in it (RDI-RULING-41)."""
        return not self.mead and self.coin is None


@dataclass(frozen=True, slots=True, kw_only=True)
class EventCard:
    """A card of an Event deck."""

    title: str
    count: int
    counters: int
    """Progress Counters that go onto the deck after it, its Encounter Level (RDI-SEA-06)."""
    effects: tuple[Effect, ...]
    as_action: bool = False
    """Its loss of Fortitude may be reduced or Ignored as though an Action Card brought it (RDI-EVENT-05)."""
    title_ru: str = ""
    provenance: Provenance = Provenance.HOUSE
    house_part: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class EventDeck:
    """A deck of Events that come at the ends of turns."""

    id: str
    """`sea`, `dungeon`: the owner in card ids, and its name in the set-up."""
    cards: tuple[EventCard, ...]
    counters: int
    """Progress Counters on it at the start (RDI-SEA-02)."""
    counters_beside_another: int
    """The same if another Event deck is in use (RDI-EVENTMIX-02)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Character:
    """A character and the Character Deck."""

    id: str
    """`gerki`: the owner in card ids and lists."""
    name: str
    box: str
    difficulty: int
    """How hard to play well, 1 to 3: our own rating."""
    cards: tuple[Card, ...]
    villain: bool = False
    traits: tuple[str, ...] = ()
    name_ru: str = ""
    extra_gold: int = 0
    side: tuple[Card, ...] = ()
    """The cards of the side deck (RDI-SETUP-10)."""
    side_name: str = ""
    """`gear`, `potion`, `wulfric`."""
    forms: tuple[Card, ...] = ()
    """The form cards (RDI-BLOOD-01)."""
    piety: int = 0
    """Piety at the start (RDI-PIETY-04); 0 for all who have none."""
    boss: tuple[Card, ...] = ()
    """The Boss Cards, which are shuffled into the deck of a Boss (RDI-BOSS-10)."""

    @property
    def summary(self) -> str:
        """Good and bad at, in a sentence: a key of the catalogues."""
        return f"tavern.character.{self.id}.summary"


DECK_SIZE: Final = 40
