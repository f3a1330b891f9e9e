"""The points of the game at which mechanics have something to do or to say.

A mechanic (`mechanics/`) adds a function to a hook; the rules call what has been added and do not know whose it is.
The functions of a hook are called in the order of `mechanics.ORDER`.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, NamedTuple, ParamSpec, TypeVar, cast

from typing_extensions import TypedDict

from dwarfdraft.engine.game import Rules
from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards.why_not import WhyNot
from dwarfdraft.games.tavern.state.dealing import NewDeal
from dwarfdraft.games.tavern.state.own import OwnCards
from dwarfdraft.games.tavern.state.seat import Seat
from dwarfdraft.games.tavern.state.stack import DrinkInPlay, Due, Hit, Moment, Play
from dwarfdraft.games.tavern.state.state import State
from dwarfdraft.games.tavern.table import TavernTable

P = ParamSpec("P")
R = TypeVar("R")


class Hook(list[Callable[P, R]], Generic[P, R]):
    """Functions that mechanics have added, to be called one after the other."""

    def __init__(self) -> None:
        super().__init__()
        HOOKS.append(cast("Hook[..., object]", self))

    def add(self, function: Callable[P, R]) -> Callable[P, R]:
        """Add a function; usable as a decorator. `remove` takes it away again."""
        self.append(function)
        return function

    def put_in_order(self, modules: Sequence[str]) -> None:
        """Put the functions in the order of their modules; those of other modules come last."""
        place = {module: number for number, module in enumerate(modules)}
        self.sort(key=lambda function: place.get(function.__module__, len(place)))


HOOKS: Final[list[Hook[..., object]]] = []
"""All of them."""

# The course of the game

lay_out: Final = Hook[[TavernTable, int], None]()
"""A seat is set up: its deck is shuffled, nobody has cards yet."""
first_hand: Final = Hook[[TavernTable, int], Rules | None]()
"""The rules by which a seat gets its first hand; None where it is dealt."""
turn_begins: Final = Hook[[TavernTable], None]()
"""The turn of a player, or of a team, begins: what held for the last one is over."""
turn_starts: Final = Hook[[TavernTable, int], Rules]()
"""What a player of the active team does at the start of the turn."""
before_drawing: Final = Hook[[TavernTable, int], Rules]()
"""Between discarding and drawing."""
turn_ends: Final = Hook[[TavernTable], Rules]()
"""The first thing at the very end of a turn, for the team as a whole."""
turn_ended: Final = Hook[[TavernTable, int], None]()
"""After that, for each player of the team."""
goes_out: Final = Hook[[TavernTable, int], None]()
"""A player is out of the game (RDI-LOSE-05)."""
deck_renewed: Final = Hook[[State, int], None]()
"""A player's discards are shuffled to be the new deck (RDI-TURN-04)."""
round_won: Final = Hook[[TavernTable, int], None]()
"""A player has taken the Pot of a Round."""
has_drunk: Final = Hook[[TavernTable, int, DrinkInPlay], None]()
"""A player has drunk a Drink."""
fortitude_lost: Final = Hook[[TavernTable, int, int, str], None]()
"""A player has really lost Fortitude: seat, whose card or Drink did it (-1: nobody's), card."""

# A card is played

announced: Final = Hook[[TavernTable, Play], None]()
"""A card has been announced, nothing of it is named yet."""
target_named: Final = Hook[[TavernTable, Play], Rules]()
"""Its Drink and its first target are named; nobody has answered it."""
planned: Final = Hook[[State, Play], None]()
"""It is being settled what a card does (`Play.effects`), before whom it hits: a mechanic may add to its effects."""
put_by: Final = Hook[[TavernTable, Play], bool]()
"""It is finished; tells whether the mechanic has put the card where it belongs. All are asked."""
takes_effect: Final = Hook[[State, Play], None]()
"""Nobody has Negated it, and nothing of it has been carried out: its effects and losses go by what is true now."""
struck_in_play: Final = Hook[[TavernTable, Play, tuple[int, ...]], Rules]()
"""Its numbers are changed, and it has struck cards in play: which ones, as targets (`state/targets.py`)."""
resolved: Final = Hook[[TavernTable, Play], None]()
"""All that it does has been carried out."""
acts: Final = Hook[[State, str], int | None]()
"""A card in play acts: notes it and tells for which of its texts."""
offers: Final = Hook[[State, int], tuple[str, ...]]()
"""What a player may declare in a window instead of a card: keys of `OFFERS`. Asked of who has something of `own`."""
OFFERS: Final[dict[str, Callable[[TavernTable, int], Rules]]] = {}
"""By what is declared, how it is carried out."""
OFFERED: Final[dict[str, str]] = {}
"""By kind of event what has been declared when it happens."""

# Numbers: each takes an amount and returns what becomes of it

alter_hit: Final = Hook[[State, Play, Hit, int], int]()
"""What a card would make somebody lose, before what holds for that player."""
alter_loss: Final = Hook[[State, int, int, int, str], int]()
"""What a player loses of Fortitude: seat, amount, source, card."""
alter_gain: Final = Hook[[State, Play, int, int], int]()
"""What a card gives a player of Fortitude: seat, amount."""
alter_drink: Final = Hook[[State, int, int], int]()
"""What Alcohol Content a Drink gives a player: seat, amount."""
alter_payment: Final = Hook[[State, Play, int, int], int]()
"""What a card makes a player pay: seat, amount."""
due_covered: Final = Hook[[TavernTable, Play, list[Due]], bool]()
"""A card is to take over payments; tells whether a mechanic has dealt with them, because they are no loss of Gold.

Who says yes is the last that is asked.
"""
paid_by_inn: Final = Hook[[State, int], int]()
"""How many Gold of a player's payments the Inn takes over."""
is_struck_back: Final = Hook[[State, int, int, str], bool]()
"""Whether a loss of Fortitude is struck back for by itself: seat, source, card."""

# What may be done

has_act: Final = Hook[[State, int], tuple[str, ...]]()
"""Cards in play with which a player may act now, beside playing an Action Card."""
cannot_afford: Final = Hook[[State, int, str], WhyNot | None]()
"""What a player lacks of what a card costs to play, None if nothing."""
is_sure: Final = Hook[[State, Play], bool]()
"""Whether a card may not be Negated."""
more_targets: Final = Hook[[State, Play], list[int]]()
"""Targets that a card may pick beside players (`state/targets.py`)."""


class OwnPick(NamedTuple):
    """How a card picks somebody where only cards of one mechanic pick so."""

    among: Callable[[State, int], tuple[int, ...]]
    """The players among whom the player of a card picks."""
    nobody: WhyNot | None
    """Why the card may not be played if there is nobody to pick; None: it may be, all the same."""


PICKS: Final[dict[c.Pick, OwnPick]] = {}
"""By pick that only one mechanic has."""

# What is seen

is_hand_open: Final = Hook[[State, int], bool]()
"""Whether a player's hand lies open."""
seen_at_seat: Final = Hook[[State, int], dict[str, Any]]()
"""What everybody sees at a seat, in wire form."""
seen_at_table: Final = Hook[[State], dict[str, Any]]()
"""What everybody sees at the table, in wire form."""
seen_of_play: Final = Hook[[State, Play], dict[str, Any]]()
"""What everybody sees of a card on the stack, in wire form."""
seen_of_moment: Final = Hook[[Moment], dict[str, Any]]()
"""What everybody sees of an event on the stack, in wire form."""
seen_of_drink: Final = Hook[[DrinkInPlay], dict[str, Any]]()
"""What everybody sees of a Drink on the stack, in wire form."""
deal_anew: Final = Hook[[Seat, bool, NewDeal], bool]()
"""Deals anew the hidden cards that a mechanic keeps at a seat beside places (`OwnCards`); the flag: the viewer sees the
hand. Tells whether it has dealt hand and deck, too. All are asked."""
hide: Final = Hook[[Seat, Callable[[tuple[str, ...]], tuple[str, ...]]], None]()
"""Replaces those cards by cards that nobody can look at, on the copy of the table for a forecast."""
is_complete: Final = Hook[[Play], bool]()
"""Whether a forecast may carry out a card that has only been announced: what is to be added to it is known."""
FORETOLD: Final[dict[str, Callable[[dict[str, Any]], dict[str, Any] | None]]] = {}
"""By kind of event what a forecast says of it that is no number (`effect_rules.word`), None: nothing."""
lying_with: Final = Hook[[Play], tuple[str, ...]]()
"""Cards that lie open with a card on the stack, because they have been added to it."""

# What is told (docs/protocol.md, Events of the tavern)


class AtSeat(TypedDict):
    """About a player."""

    seat: int


class OfCard(AtSeat):
    """About a player and a card, empty if a rule did it."""

    card: str


EVENTS: Final[dict[str, type]] = {}
"""By kind of event that only a mechanic has, what it says: a typed dict."""

# What must hold of a table (`game.check`)

faults: Final = Hook[[State], str | None]()
"""Says what is wrong with a table, with the rule, None if nothing is."""
decks_beside: Final = Hook[[Seat], tuple[str, ...]]()
"""Cards of the Character Deck that lie in decks of a mechanic."""

# Scenario files (docs/scenarios.md)

ASKS_SEAT: Final[set[str]] = set()
"""Kinds of questions of mechanics whose answers are seats, which are written as characters."""
ASKS_CARD: Final[dict[str, Callable[[State, Any], str | None]]] = {}
"""By kind of question whose answers may be cards, which are written by title: the card that a title means, if any.

A kind of everybody's (`target`, `action`) stands here for one mechanic only: that with cards in play.
"""
EXPECTED: Final[dict[str, Callable[[State], Any]]] = {}
"""By key of `[expect]` what is true of it, as scenario files write it."""
ROWS: Final[dict[str, OwnCards]] = {}
"""By key of `[setup]` and `[expect]` the places of mechanics whose cards are written by title, a row a seat."""
SETUP_KEYS: Final[list[str]] = []
"""Further keys of `[setup]`."""
set_up: Final = Hook[[State, dict[str, Any]], None]()
"""Sets the table up as `[setup]` says; raises `BadName`."""
taken_from: Final = Hook[[Seat, str], str | None]()
"""Takes a card by title out of a deck that a mechanic keeps at a seat, if it is there."""
