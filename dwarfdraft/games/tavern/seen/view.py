"""The form of what a seat sees of the tavern, and what its cards do, for those who play by it; it knows no state."""

from dataclasses import dataclass
from functools import cache
from typing import Final, NotRequired, TypedDict

from dwarfdraft.games.tavern.cards import Activation, Card, Effect, Mode, OwnAction
from dwarfdraft.games.tavern.cards import Change as Change
from dwarfdraft.games.tavern.cards import Pays as Pays
from dwarfdraft.games.tavern.cards import Pick as Pick
from dwarfdraft.games.tavern.cards import Stat as Stat
from dwarfdraft.games.tavern.cards import Type as Type
from dwarfdraft.games.tavern.cards import Who as Who
from dwarfdraft.games.tavern.cards.aspects import description_of
from dwarfdraft.games.tavern.cards.boosting import boosted, with_gear
from dwarfdraft.games.tavern.cards.deeds import AVERAGE_DRINK as AVERAGE_DRINK
from dwarfdraft.games.tavern.cards.deeds import Deed as Deed
from dwarfdraft.games.tavern.cards.deeds import ForBots
from dwarfdraft.games.tavern.decks.all import CARDS, drink_of, effects_of_event
from dwarfdraft.games.tavern.decks.all import names_in_hand as names_in_hand

MOST_FORTITUDE: Final = 20
MOST_PIETY: Final = 8
MOST_BLOOD: Final = 8
POT: Final = -2
"""Where an ante goes: `to` of a due."""


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
    own = tuple(effect.at_piety(piety) for effect in mode.effects)
    effects = [boosted(effect, raised) for effect in with_gear(own, added)]
    told: list[ForBots] = [description_of(effect).bots(effect) for effect in effects]
    deed, amount = Deed.NUMBERS, 0
    for one in told:
        if one.deed is not None and not (one.is_aside and deed is not Deed.NUMBERS):
            deed, amount = one.deed, one.amount
    return Text(
        deed,
        tuple(number for one in told for number in one.numbers),
        amount,
        mode.pick,
        Type.CHEATING in card.types,
        isinstance(mode.when, OwnAction),
        sum(one.piety for one in told),
        card.price,
        card.blood_gain - card.blood_cost,
        sum(one.unmarked for one in told),
        sum(one.draws for one in told),
        tuple(lost for one in told for lost in one.discards),
        tuple(gained for one in told for gained in one.scarabs),
        sum(one.by_drink for one in told),
    )


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
    return tuple(cost for effect in effects_of_event(card_id) for cost in description_of(effect).bots(effect).costs)


def activation_of(card_id: str) -> int | None:
    """Return which text of a card is what a Minion does when activated, None if there is none."""
    modes = CARDS[card_id.partition("#")[0]].modes
    return next((i for i, mode in enumerate(modes) if isinstance(mode.when, Activation)), None)


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
