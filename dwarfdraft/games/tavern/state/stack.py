"""What stands on the stack: cards that have been played, and the events that may be answered (RDI-RULING-01, -08)."""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final, TypeAlias

from dwarfdraft.engine.game import Rules
from dwarfdraft.games.tavern.cards import Card, Effect, Mode, Type
from dwarfdraft.games.tavern.state.own import Kept

INN = -1
POT = -2
PASS = "pass"
WAIT = "wait"
NONE = "none"
PAY = "pay"
LOSE = "lose"


class Stage(StrEnum):
    """How far a card on the stack is."""

    ANNOUNCED = "announced"
    """Its text, Drink or target are still to be named."""
    PLAYED = "played"
    """It may be answered."""
    RESOLVING = "resolving"
    """It is being carried out: what of it is still to come is not on the stack."""


class Window(StrEnum):
    """The kinds of events that open a window (RDI-RULING-01); a mechanic may have further ones (`OwnWindow`)."""

    PHASE = "phase"
    """Before or after the special action of a Phase."""
    ROUND_TURN = "round_turn"
    """A turn in a Round begins."""
    PLAYED = "played"
    """A card has been played."""
    DRINKS = "drinks"
    """Drinks are revealed with all their Chasers; those drunk together in one window."""
    HALVES = "halves"
    """A Mead has been split."""
    CHAMPIONS = "champions"
    """The Champions for a card or an Event have been chosen (RDI-VRULING-104)."""
    EVENT = "event"
    """An Event has been revealed."""
    LOSS = "loss"
    """Players are about to lose Fortitude as though by an Action Card that nobody has played (RDI-EVENT-05)."""
    ANTE = "ante"
    """Players must ante."""
    PAYMENT = "payment"
    """Players must pay or would lose Gold."""
    HURT = "hurt"
    """Players have lost Fortitude."""
    HAPPENED = "happened"
    """Players have gained or lost something else that one of their cards answers."""
    WON = "won"
    """A Round has been won."""
    COLLECT = "collect"
    """A Pot is being taken."""
    ABOUT_TO_LOSE = "about_to_lose"
    """Players are about to lose the game."""

    @property
    def is_closed(self) -> bool:
        """Whether only whom it is about may play something in it."""
        return False


class OwnWindow(str):
    """A kind of event that only a mechanic knows and opens a window for; on the wire its name, like a `Window`.

    :param is_closed: only whom it is about (`Moment.seats`) may play something in it, and nothing that may be played at
        any time.
    :raises ValueError: if there is a window of this name.
    """

    __slots__ = ("is_closed",)
    is_closed: bool

    def __new__(cls, name: str, *, is_closed: bool = False) -> "OwnWindow":
        """Make it once, at import."""
        if name in [*Window, *OWN_WINDOWS]:
            raise ValueError(f"there are two windows {name!r}")
        window = super().__new__(cls, name)
        window.is_closed = is_closed
        OWN_WINDOWS[name] = window
        return window


OWN_WINDOWS: Final[dict[str, OwnWindow]] = {}
"""Those of all mechanics, by name."""
AnyWindow: TypeAlias = Window | OwnWindow


@dataclass(slots=True, eq=False)
class Hit:
    """A loss of Fortitude that a card is about to bring."""

    seat: int
    """Who would take it now: a seat, or the number of a card in play (`targets`)."""
    amount: int
    """What the card says, as raised by cards; `losses` adds to it and takes from it. 0: nothing is left of it."""
    aimed: int = -1
    """Whom the card has picked for it, or meets."""
    numbers: int = 1
    """How many numbers of the card it adds up: several if what was added to it hits the same one, or by a count."""
    counts: Effect | None = None
    """The effect that brings it, if that counts something of whom it is aimed at."""
    counted: int = 0
    """How much of it was counted so."""
    reduced: int = 0
    """How much less it is by what has been played against it."""


@dataclass(frozen=True, slots=True)
class Hurt:
    """A loss of Fortitude that really happened (RDI-RULING-55)."""

    seat: int
    amount: int
    source: int
    """Player of the original card."""
    hurt: int = 1
    """How many players, the source excepted, lost Fortitude to that card; in a team game how many of the player's
    team count (RDI-TEAMCHAR-04)."""
    defended: bool = False
    """The player has played a card to reduce or Ignore the loss, and may not hit back."""
    actor: int = -1
    """Number of the card in play that brought it about by acting."""
    unaided: bool = False
    """Teammates of the player may not answer it (RDI-VRULING-98)."""


class News(StrEnum):
    """What may have just happened to a player, beside losing Fortitude."""

    GAINED_GOLD = "gained_gold"
    LOST_GOLD = "lost_gold"
    GAINED_ALCOHOL = "gained_alcohol"


@dataclass(frozen=True, slots=True)
class Happening:
    """Something that has really happened to a player."""

    news: News
    seat: int
    by: tuple[int, ...] = ()
    """Other players whose cards did it."""


@dataclass(slots=True, eq=False)
class DrinkInPlay:
    """A Drink about to be drunk: a card of the Drink Decks with its Chasers, as changed so far (RDI-DRINK-13)."""

    cards: tuple[str, ...]
    """In the order revealed."""
    revealer: int
    drinker: int
    coins: tuple[int, ...] = ()
    """Alcohol Content by card where a coin decided it, 0 for the others; empty if no coin was flipped."""
    changes: tuple[tuple[str, int], ...] = ()
    """In the order played: `("add", n)`, `("cap", n)`, `("half", 0)` by a card, `("shared", 0)` by the Drink itself,
    `("lost", 0)`: half of it is. Any other kind is a mechanic's, and brings so many of something (RDI-CARD-33)."""
    replaced: int | None = None
    """Alcohol Content that stands instead of all numbers of the cards."""
    ignored: frozenset[int] = frozenset()
    as_fortitude: frozenset[int] = frozenset()
    """Who gains the Alcohol Content as Fortitude, if they are the one to drink it."""
    giver: int = -1
    """Whose card made its drinker drink it: passed it, split it, or ordered it to be drunk."""
    raised: frozenset[int] = frozenset()
    """Whose cards have raised its Alcohol Content."""
    from_event: bool = False
    """Revealed because of a Drink Event: a Mead may not be split (RDI-SPLIT-10)."""
    pays: tuple[tuple[int, int], ...] = ()
    """Who pays the drinker how much Gold when it is drunk (RDI-CARD-17)."""


@dataclass(slots=True, eq=False)
class Due:
    """Gold that somebody is about to lose."""

    payer: int
    amount: int
    to: int
    """A seat, the Inn or the Pot."""
    covered: str = ""
    """`inn`: the Inn pays, `nothing`: it does not happen, `left`: left the Round instead."""
    in_fortitude: int = 0
    """Of an ante, for how much Gold the payer loses Fortitude instead (RDI-CARD-05)."""
    paid: int = 0
    """What has been paid, by whoever covered it too."""
    by_inn: int = 0
    """How many of the first Gold the Inn pays, whatever else happens (RDI-CARD-06)."""


@dataclass(slots=True, eq=False)
class Play:
    """A card that has been played, or an Event revealed, and is not finished yet."""

    seat: int
    """Its player."""
    card_id: str
    card: Card | None
    """None for an Event."""
    mode: Mode
    types: tuple[Type, ...]
    """As what it is played: `Gambling? I'm in!` in a Round is no Action Card."""
    about: "Moment | None" = None
    """The event that it answers."""
    target: int = -1
    """Seat that is picked, or the number of a card in play."""
    second: int = -1
    """Another one that is picked."""
    third: int = -1
    """And another one."""
    activation: bool = False
    """A card in play acts (RDI-VRULING-80): it is not played and stays where it is."""
    enters: bool = False
    """It comes into play when it is finished, and stays there."""
    choice: str = ""
    """What the picked player has chosen: `pay` or `lose`."""
    behalf: int = -1
    """Who meets the condition of a Sometimes Card: its player, or a teammate (RDI-TEAM-13)."""
    drink: DrinkInPlay | None = None
    """Drink that it is about."""
    effects: tuple[Effect, ...] = ()
    """What it does, as altered so far: those of the text, and after them of what a mechanic adds to it."""
    also: tuple[int, ...] = ()
    """Seats or cards in play that are picked for what is added to it (`Who.ALSO_PICKED`)."""
    raised: int = 0
    """By how much its numbers have been raised."""
    open: tuple[str, ...] = ()
    """Cards of a Character Deck that lie open while they are divided (RDI-CARD-32)."""
    passes: bool = False
    """Played as a move in a Round, it was a pass (RDI-CARD-25)."""
    discards: int = 0
    """Cards that were discarded at random by it."""
    follows: bool = False
    """It is a later part of a card that is on the stack already (RDI-CARD-30)."""
    sure: bool = False
    """Its loss can be neither reduced nor Ignored."""
    regains: bool = False
    """It has been Negated so that its player may play another Action Card (RDI-CARD-20)."""
    stays: bool = False
    """It stays in front of its player when it is finished."""
    champions: frozenset[int] | None = None
    """Among whom it is settled (RDI-TEAM-29); None: among all."""
    stand_in: int = -1
    """Champion of another team who takes what it does to its player (RDI-CARD-14)."""
    unaided: bool = False
    """Teammates of those whom it hits may not defend them (RDI-VRULING-98)."""
    own: Kept = field(default_factory=Kept)
    """What mechanics note on it, by name: read and written through their `Note`."""
    hits: list[Hit] = field(default_factory=list)
    stage: Stage = Stage.ANNOUNCED
    negated: bool = False
    negated_by: "Play | None" = None
    lost: dict[int, int] = field(default_factory=dict)
    """Fortitude that players have really lost by it."""
    ignored: set[int] = field(default_factory=set)
    """Players on whom it has no effect."""
    defended: set[int] = field(default_factory=set)
    """Players who have played a card to reduce or Ignore their loss; they may not hit back."""
    choices: dict[int, int | str] = field(default_factory=dict)
    """What players have chosen openly because of an Event, in the order chosen; of bids the latest."""
    lessened: set[int] = field(default_factory=set)
    """Players who Ignore all effects, and therefore lose less by a card that says so (RDI-CARD-24)."""
    sharing: set[int] = field(default_factory=set)
    """Players who share their loss and may defend no more."""

    def reaches(self, seat: int) -> bool:
        """Tell whether it has an effect on a player: a Champion, if there are any, who does not Ignore it."""
        return seat not in self.ignored and (self.champions is None or seat in self.champions)

    @property
    def doer(self) -> int | None:
        """Who does what is asked of its player: a stand-in, nobody for a side without a Champion (RDI-VRULING-45).

        Who stands in is chosen in `champions.borrow`.
        """
        seat = self.seat if self.stand_in < 0 else self.stand_in
        return seat if self.reaches(seat) else None

    @property
    def answered(self) -> "Play | None":
        """The card that it is played on."""
        return self.about.play if self.about is not None else None


@dataclass(slots=True, eq=False)
class Moment:
    """An event that may be answered now."""

    kind: AnyWindow
    play: Play | None = None
    """The card played, the Event revealed, or the card that brought it about."""
    seats: tuple[int, ...] = ()
    """Who must ante, was hurt, has won, is about to lose, or whose move is waited for."""
    drinks: list[DrinkInPlay] = field(default_factory=list)
    dues: list[Due] = field(default_factory=list)
    is_refill: bool = False
    """The payment is for a new Drink Deck (RDI-DRINK-01)."""
    hurts: tuple[Hurt, ...] = ()
    """Losses that have just happened."""
    also: list[int] = field(default_factory=list)
    """Players who drink another Drink when these are drunk."""
    also_by: dict[int, int] = field(default_factory=dict)
    """Whose card says so, by player."""
    happened: tuple[Happening, ...] = ()
    sharer: int = -1
    """Who takes half of the Pot."""
    own: Kept = field(default_factory=Kept)
    """What mechanics note on it, by name: read and written through their `Note`."""
    settled: bool = False
    """Nothing is left to answer: the window closes."""
    then: "Then | None" = None
    """What the rules do when its payments or losses are made; forecasts carry it out, too."""


Then: TypeAlias = Callable[[Any, Moment], Rules]
