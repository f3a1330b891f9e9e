"""The form of what a seat sees of the tavern, and what its cards do, for those who play by it; it knows no state."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Final, NotRequired, TypedDict

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Card, Effect, Mode
from dwarfdraft.games.tavern.cards import Change as Change
from dwarfdraft.games.tavern.cards import Pays as Pays
from dwarfdraft.games.tavern.cards import Pick as Pick
from dwarfdraft.games.tavern.cards import Stat as Stat
from dwarfdraft.games.tavern.cards import Type as Type
from dwarfdraft.games.tavern.cards import Who as Who
from dwarfdraft.games.tavern.cards.boosting import boosted, settled
from dwarfdraft.games.tavern.decks.all import CARDS, drink_of, effects_of_event
from dwarfdraft.games.tavern.decks.all import names_in_hand as names_in_hand

MOST_FORTITUDE: Final = 20
MOST_PIETY: Final = 8
MOST_BLOOD: Final = 8
AVERAGE_DRINK: Final = 2
"""Alcohol Content to be expected of an unknown Drink."""
POT: Final = -2
"""Where an ante goes: `to` of a due."""


class Deed(StrEnum):
    """What a text of a card is for: its last effect that is no number."""

    NUMBERS = "numbers"
    """Changes of Fortitude, Alcohol Content and Gold, and nothing else."""
    HIT_BACK = "hit_back"
    REDIRECT = "redirect"
    REDIRECT_BACK = "redirect_back"
    REDUCE = "reduce"
    CAP_LOSS = "cap_loss"
    SURE_BITE = "sure_bite"
    BORROW_CHAMPION = "borrow_champion"
    SHARE_LOSS = "share_loss"
    NEGATE = "negate"
    IGNORE_CARD = "ignore_card"
    IGNORE_EVENT = "ignore_event"
    IGNORE_DRINK = "ignore_drink"
    PASS_DRINK = "pass_drink"
    SPLIT_DRINK = "split_drink"
    HALVE_DRINK = "halve_drink"
    CHANGE_DRINK = "change_drink"
    CAP_DRINK = "cap_drink"
    REPLACE_DRINK = "replace_drink"
    DRINK_AS_FORTITUDE = "drink_as_fortitude"
    DRINK_NOW = "drink_now"
    DRINK_ALSO = "drink_also"
    EVERYONE_DRINKS = "everyone_drinks"
    ORDER = "order"
    MARK = "mark"
    """And nothing else but numbers."""
    HIT_MARKED = "hit_marked"
    HIT_ALL_MARKED = "hit_all_marked"
    HIT_PER_SCARAB = "hit_per_scarab"
    HIT_ALL_WITH_SCARABS = "hit_all_with_scarabs"
    LOOK = "look"
    """At hidden cards, and nothing else."""
    START_ROUND = "start_round"
    PLAY_FROM_HAND = "play_from_hand"
    """A control card out of somebody's hand."""
    CONTROL = "control"
    WINNING_HAND = "winning_hand"
    RAISE = "raise"
    FORCE_OUT = "force_out"
    CATCH_CHEATER = "catch_cheater"
    LEAVE_ROUND = "leave_round"
    END_ROUND = "end_round"
    TAKE_WIN = "take_win"
    SHARE_POT = "share_pot"
    TAKE_FROM_INN = "take_from_inn"
    REOPEN = "reopen"
    TAKE_FROM_POT = "take_from_pot"
    COVER = "cover"
    """The loss of Gold does not come from the own Stash."""
    NO_REFILL = "no_refill"
    NEGATE_GEAR = "negate_gear"
    VANISH = "vanish"
    NEW_MOOD = "new_mood"
    NEW_POTION = "new_potion"
    DRAW_FORM = "draw_form"
    RAISE_NUMBERS = "raise_numbers"
    RAISE_LOSS = "raise_loss"
    HIRE = "hire"
    """A Minion, or what else stays in play, comes into play."""
    ACTIVATE_AGAIN = "activate_again"


CONTROLS: Final = frozenset({Deed.CONTROL, Deed.WINNING_HAND, Deed.RAISE, Deed.FORCE_OUT, Deed.PLAY_FROM_HAND})
"""What takes control of a Round."""


@dataclass(frozen=True, slots=True)
class Text:
    """One text of a card, as far as a bot needs to know it."""

    deed: Deed
    numbers: tuple[Change | Pays, ...]
    amount: int
    """Of the deed: what a Drink is changed by or replaced with, what is hit back, how many are ordered; or 0."""
    pick: Pick
    cheating: bool
    """Printed on a Cheating Card."""
    action: bool
    """Played as an Action."""
    piety: int
    """By how much it moves Serena's Piety."""
    price: int
    """Of a Potion Card; 0 for all others."""
    blood: int
    """By how much it moves Vlazlo's Blood, its cost taken off."""
    unmarked: int = 0
    """Amount of the deed where the picked player is not marked."""
    draws: int = 0
    """Cards that its player gets."""
    discards: tuple[tuple[Who, int], ...] = ()
    """Cards that players lose out of their hands."""
    scarabs: tuple[tuple[Who, int], ...] = ()
    """Scarabs that players gain."""
    by_drink: int = 0
    """Scarabs that whoever gets the other half, or an ordered Drink, gains."""


@cache
def texts_of(card_id: str, piety: int = 0, gear: str = "", raised: int = 0) -> tuple[Text, ...]:
    """Return the texts of a card or of a copy of it, by mode.

    :param piety: Piety of its player.
    :param gear: the Gear Card added to it.
    :param raised: by how much its numbers have been raised.
    """
    card = CARDS[card_id.partition("#")[0]]
    added = CARDS[gear.partition("#")[0]].modes[0].effects if gear else ()
    return tuple(_text(mode, card, piety, added, raised) for mode in card.modes)


def _text(mode: Mode, card: Card, piety: int, added: tuple[Effect, ...], raised: int) -> Text:
    by = sum(effect.amount for effect in added if isinstance(effect, c.AlterDevice))
    own = [boosted(settled(effect, piety), by, own=True) for effect in mode.effects]
    effects = tuple(boosted(effect, raised) for effect in (*own, *added))
    deed, amount = Deed.NUMBERS, 0
    for effect in effects:
        if type(effect) not in _BESIDES and not (deed is not Deed.NUMBERS and _is_aside(effect)):
            deed, amount = _deed(effect)
    return Text(
        deed,
        _numbers(effects),
        amount,
        mode.pick,
        Type.CHEATING in card.types,
        isinstance(mode.when, c.OwnAction),
        sum(_piety(effect) for effect in effects),
        card.price,
        card.blood_gain - card.blood_cost,
        next((effect.amount for effect in effects if isinstance(effect, c.HitMarked)), 0),
        sum(_draws(effect) for effect in effects),
        tuple(lost for effect in effects if (lost := _discards(effect)) is not None),
        tuple((effect.who, effect.count) for effect in effects if isinstance(effect, c.GiveScarabs)),
        sum(effect.scarabs for effect in effects if isinstance(effect, c.SplitDrink | c.OrderDrinks)),
    )


def _is_aside(effect: Effect) -> bool:
    """Tell whether an effect only comes on top of another that the text is for."""
    return isinstance(effect, c.Mark | c.HitIfMarked)


def _discards(effect: Effect) -> tuple[Who, int] | None:
    match effect:
        case c.DiscardRandom(count, who):
            return who, count
        case c.DiscardSometimes():
            return Who.OTHERS, 1
        case _:
            return None


def _draws(effect: Effect) -> int:
    match effect:
        case c.Draw(Who.YOU, count):
            return count
        case c.DivideCards(count):
            return count // 2
        case c.DrawPerDiscard() | c.TurnAction():
            return 1
        case _:
            return 0


def _piety(effect: Effect) -> int:
    match effect:
        case c.Piety(amount):
            return amount
        case c.Tithe():
            return -1
        case _:
            return 0


_IN_PLAY: Final = (c.LessAlcohol, c.LessLoss, c.LessWages, c.InnPaysFirst)
_BESIDES: Final = (
    *(Change, Pays, c.Piety, c.Tithe, c.GainGold, c.AlterDevice, c.FixNow, c.InForce),
    *(c.DiscardRandom, c.DiscardSometimes, c.Draw, c.ActAgain, c.DivideCards, c.HealByTeam, c.GiveScarabs, c.Bite),
    *(c.ScarabsIfIgnored, c.ScarabInstead, c.IfNegated, c.OpenHand, c.DrawPerDiscard, c.TurnAction),
    *(c.PayOrLose, c.HitEachOfTeam, c.PayPicked, c.PayDrinker, c.SpareMinion, c.NoMoreAid, *_IN_PLAY),
)
"""What a card does beside what it is for."""


def _numbers(effects: tuple[Effect, ...]) -> tuple[Change | Pays, ...]:
    return tuple(number for effect in effects for number in _as_numbers(effect))


def _as_numbers(effect: Effect) -> tuple[Change | Pays, ...]:
    match effect:
        case Change() | Pays():
            return (effect,)
        case c.GainGold(amount):
            return (Change(Stat.GOLD, Who.YOU, amount),)
        case c.PayOrLose(_, fortitude) | c.HitEachOfTeam(fortitude):
            return (Change(Stat.FORTITUDE, Who.PICKED, -fortitude),)
        case c.PayPicked(amount) | c.PayDrinker(amount):
            return (Change(Stat.GOLD, Who.YOU, -amount), Change(Stat.GOLD, Who.PICKED, amount))
        case _:
            return ()


def _deed(effect: Effect) -> tuple[Deed, int]:
    match effect:
        case c.HitBack(amount):
            return Deed.HIT_BACK, amount
        case c.HitMarked(amount, marked):
            return Deed.HIT_MARKED, marked
        case c.HitAllMarked(amount) | c.HitIfMarked(amount):
            return Deed.HIT_ALL_MARKED, amount
        case c.HitTeamBack(amount):
            return Deed.HIT_BACK, amount
        case c.OrderForEach(each):
            return Deed.ORDER, 2 * each
        case c.HitPerHurt():
            return Deed.HIT_BACK, 1
        case c.ReduceLoss(amount):
            return Deed.REDUCE, amount
        case c.CapLoss(amount):
            return Deed.CAP_LOSS, amount
        case c.HitPerScarab(each):
            return Deed.HIT_PER_SCARAB, each
        case c.HitAllWithScarabs(amount):
            return Deed.HIT_ALL_WITH_SCARABS, amount
        case c.CapDrink(alcohol):
            return Deed.CAP_DRINK, alcohol
        case c.OrderSeen(count):
            return Deed.ORDER, count
        case c.ChangeDrink(amount):
            return Deed.CHANGE_DRINK, amount
        case c.ReplaceDrink(alcohol):
            return Deed.REPLACE_DRINK, alcohol
        case c.OrderDrinks(count):
            return Deed.ORDER, count
        case c.TakeFromInn(_, amount):
            return Deed.TAKE_FROM_INN, amount
        case c.TakeFromPot(amount):
            return Deed.TAKE_FROM_POT, amount
        case c.TakeControl(winning_hand):
            return (Deed.WINNING_HAND if winning_hand else Deed.CONTROL), 0
        case c.RaiseNumbers(amount):
            return Deed.RAISE_NUMBERS, amount
        case c.RaiseLoss(amount):
            return Deed.RAISE_LOSS, amount
        case _:
            return _DEEDS[type(effect)], 0


_DEEDS: Final[dict[type[Effect], Deed]] = {
    c.Redirect: Deed.REDIRECT,
    c.Deflect: Deed.REDIRECT,
    c.Mark: Deed.MARK,
    c.RedirectBack: Deed.REDIRECT_BACK,
    c.ShareLoss: Deed.SHARE_LOSS,
    c.NegateCard: Deed.NEGATE,
    c.IgnoreCard: Deed.IGNORE_CARD,
    c.IgnoreEvent: Deed.IGNORE_EVENT,
    c.IgnoreDrink: Deed.IGNORE_DRINK,
    c.ReorderDrinks: Deed.LOOK,
    c.LookAtHand: Deed.LOOK,
    c.PassDrink: Deed.PASS_DRINK,
    c.SplitDrink: Deed.SPLIT_DRINK,
    c.HalveDrink: Deed.HALVE_DRINK,
    c.DrinkAsFortitude: Deed.DRINK_AS_FORTITUDE,
    c.DrinkNow: Deed.DRINK_NOW,
    c.DrinkAlso: Deed.DRINK_ALSO,
    c.EveryoneDrinks: Deed.EVERYONE_DRINKS,
    c.StartRound: Deed.START_ROUND,
    c.PlayFromHand: Deed.PLAY_FROM_HAND,
    c.RedirectAll: Deed.REDIRECT,
    c.SureBite: Deed.SURE_BITE,
    c.BorrowChampion: Deed.BORROW_CHAMPION,
    c.RaiseAnte: Deed.RAISE,
    c.ForceOut: Deed.FORCE_OUT,
    c.WinRound: Deed.CATCH_CHEATER,
    c.LeaveRound: Deed.LEAVE_ROUND,
    c.EndRound: Deed.END_ROUND,
    c.TakeWin: Deed.TAKE_WIN,
    c.SharePot: Deed.SHARE_POT,
    c.ReopenRound: Deed.REOPEN,
    c.InnPays: Deed.COVER,
    c.NoLoss: Deed.COVER,
    c.NoRefillPayment: Deed.NO_REFILL,
    c.NegateGear: Deed.NEGATE_GEAR,
    c.Vanish: Deed.VANISH,
    c.NewMood: Deed.NEW_MOOD,
    c.NewPotion: Deed.NEW_POTION,
    c.DrawForm: Deed.DRAW_FORM,
    c.EnterPlay: Deed.HIRE,
    c.HireFromDeck: Deed.HIRE,
    c.HireFromDiscard: Deed.HIRE,
    c.ActivateAgain: Deed.ACTIVATE_AGAIN,
}


def is_event(card_id: str) -> bool:
    """Tell whether what is on the stack is an Event, and no Character Card."""
    return card_id.partition("#")[0] not in CARDS


def strength(card_id: str) -> int:
    """Return the printed Alcohol Content of a Drink, 0 for a Drink Event."""
    return drink_of(card_id).alcohol


def blood_cost(card_id: str) -> int:
    """Return the Blood that a card costs."""
    return CARDS[card_id.partition("#")[0]].blood_cost


@cache
def costs_of_event(card_id: str) -> tuple[tuple[Stat, int], ...]:
    """Return about what an Event costs each player, signed."""
    found: list[tuple[Stat, int]] = []
    for effect in effects_of_event(card_id):
        match effect:
            case Change(stat, _, amount):
                found.append((stat, amount))
            case c.TakeFromInn(_, amount):
                found.append((Stat.GOLD, amount))
            case c.RaiseLowest(alcohol):
                found.append((Stat.ALCOHOL, alcohol))
            case c.LoseOrGain(fortitude, _):
                found.append((Stat.FORTITUDE, -fortitude))
            case c.CopyForAll() | c.Contest() | c.Dare() | c.EveryoneDrinks():
                found.append((Stat.ALCOHOL, AVERAGE_DRINK))
            case c.LoseOrPay(fortitude, _) | c.LoseOrStone(fortitude):
                found.append((Stat.FORTITUDE, -fortitude))
            case c.Pays(_, amount) | c.TaxGold(_, _, amount):
                found.append((Stat.GOLD, -amount))
            case c.BidGold(fortitude):
                found.append((Stat.FORTITUDE, -fortitude))
            case c.BidFortitude(gold):
                found.append((Stat.GOLD, -gold))
            case c.BlameMost(_, tied):
                found.append((Stat.FORTITUDE, -tied // 2))
            case _:
                pass
    return tuple(found)


def activation_of(card_id: str) -> int | None:
    """Return which text of a card is what a Minion does when activated, None if there is none."""
    modes = CARDS[card_id.partition("#")[0]].modes
    return next((i for i, mode in enumerate(modes) if isinstance(mode.when, c.Activation)), None)


class MinionView(TypedDict):
    """A Minion in play."""

    card: str
    wages: int
    acted: bool
    """In this Action Phase, and may do so no more."""
    ongoing: bool
    """It works all the time."""


class SeatView(TypedDict):
    """What lies before a seat. Keys that bots do not read are left out here, as in all of these."""

    character: str
    party: int
    """The team; without teams nobody else is on it."""
    boss: bool
    """Plays with a Boss Deck."""
    fortitude: int
    alcohol: int
    gold: int
    hand: int
    """Number of cards in hand."""
    pile: int
    """Number of Drinks in the Drink Me! Pile."""
    out: bool
    away: bool
    """Plays no cards and Ignores everything."""
    side_discard: list[str]
    potions: list[str]
    """Potion Cards that the seat may play."""
    piety: int
    mood: str | None
    """Wulfric's."""
    marked: bool
    scarabs: int
    stone: bool
    """Ignores all Action Cards."""
    blood: int
    """Vlazlo's."""
    minions: list[MinionView]
    kept: list[str]
    """Other cards that stay in play."""


class RoundView(TypedDict):
    """A Round of Gambling."""

    control: int
    """Seat, -1 for nobody."""
    inside: list[int]
    pot: int


class HitView(TypedDict):
    """A loss of Fortitude that a card is about to bring."""

    seat: int
    amount: int


class DrinkView(TypedDict):
    """A Drink about to be drunk, with the numbers that it has for its drinker now."""

    revealer: int
    drinker: int
    alcohol: int
    fortitude: int
    ignored: list[int]


class DueView(TypedDict):
    """Gold that a seat is about to lose."""

    seat: int
    amount: int
    to: int
    covered: str


class HappeningView(TypedDict):
    """What has just happened to a seat beside losing Fortitude."""

    news: str
    seat: int
    by: list[int]
    """Other players whose cards did it."""


class FrameView(TypedDict):
    """A card that has been played (`seat`, `hits`), or an event that may be answered (`window`)."""

    card: NotRequired[str]
    seat: NotRequired[int]
    target: NotRequired[int]
    mode: NotRequired[int]
    drink: NotRequired[int]
    """Index among the Drinks of the event below."""
    gear: NotRequired[str]
    """The Gear Card added to a Device Card."""
    also: NotRequired[list[int]]
    """Whom the Gear Card picks."""
    raised: NotRequired[int]
    """By how much its numbers have been raised; absent if they have not."""
    hits: NotRequired[list[HitView]]
    ignored: NotRequired[list[int]]
    champions: NotRequired[list[int]]
    """Among whom it is settled."""
    window: NotRequired[str]
    by: NotRequired[int]
    """Player of the card that the event is about."""
    seats: NotRequired[list[int]]
    drinks: NotRequired[list[DrinkView]]
    dues: NotRequired[list[DueView]]
    happened: NotRequired[list[HappeningView]]


class KnownView(TypedDict):
    """A hidden card that the viewer has looked at."""

    place: str
    """`drink_deck`, `pile` or `hand`."""
    seat: NotRequired[int]
    index: NotRequired[int]
    """From the top."""
    card: str


class View(TypedDict):
    """A table of the tavern as one viewer sees it."""

    game: str
    variant: str
    step: str
    active: int
    seats: list[SeatView]
    hand: list[str]
    """Ids of the cards in the viewer's hand."""
    hands: dict[str, list[str]]
    """Likewise by seat, of teammates."""
    round: RoundView | None
    scarab_supply: int | None
    """Scarabs that Amundyr has left; None without her."""
    knows: list[KnownView]
    stack: list[FrameView]
    """The latest last."""
