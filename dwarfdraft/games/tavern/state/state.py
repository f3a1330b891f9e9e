"""What lies on the table of The Red Dragon Inn; `stored` says how it is stored.

Piles are tuples: a copy of the table, made at every rest point, costs little. What stands on the stack (cards that are
being played, windows that are open) is never stored: a table rests only with an empty stack.
"""

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final

from dwarfdraft.engine.copying import shallow_copier
from dwarfdraft.games.tavern.decks.all import owner_of
from dwarfdraft.games.tavern.state.options import NOBODY, Options
from dwarfdraft.games.tavern.state.own import PLAYABLE, Kept
from dwarfdraft.games.tavern.state.seat import Seat, Stats
from dwarfdraft.games.tavern.state.stack import DrinkInPlay, Happening, Hurt, Moment, Play

MOST: Final = 20
"""Fortitude and Alcohol Content lie between 0 and this (RDI-LIMIT-01)."""


class Step(StrEnum):
    """Where in a turn the table is; each is a rest point."""

    DEAL = "deal"
    FIRST_FORM = "first_form"
    """Players whose first hand is not dealt get it by the rules of their mechanic."""
    TURN_START = "turn_start"
    DISCARD_BEFORE = "discard_before"
    DISCARD = "discard"
    DISCARD_AFTER = "discard_after"
    ACTION_BEFORE = "action_before"
    ACTION = "action"
    ROUND_TURN = "round_turn"
    ROUND_MOVE = "round_move"
    ACTION_AFTER = "action_after"
    ORDER_BEFORE = "order_before"
    ORDER = "order"
    ORDER_AFTER = "order_after"
    DRINK_BEFORE = "drink_before"
    DRINK = "drink"
    DRINK_AFTER = "drink_after"
    TURN_END = "turn_end"
    OVER = "over"


class Phase(StrEnum):
    """The four Phases of a turn (RDI-TURN-01), and the end."""

    DISCARD = "discard"
    ACTION = "action"
    ORDER = "order"
    DRINK = "drink"
    OVER = "over"


_PHASES: Final = {
    Step.DEAL: Phase.DISCARD,
    Step.FIRST_FORM: Phase.DISCARD,
    Step.TURN_START: Phase.DISCARD,
    Step.DISCARD_BEFORE: Phase.DISCARD,
    Step.DISCARD: Phase.DISCARD,
    Step.DISCARD_AFTER: Phase.DISCARD,
    Step.ACTION_BEFORE: Phase.ACTION,
    Step.ACTION: Phase.ACTION,
    Step.ROUND_TURN: Phase.ACTION,
    Step.ROUND_MOVE: Phase.ACTION,
    Step.ACTION_AFTER: Phase.ACTION,
    Step.ORDER_BEFORE: Phase.ORDER,
    Step.ORDER: Phase.ORDER,
    Step.ORDER_AFTER: Phase.ORDER,
    Step.DRINK_BEFORE: Phase.DRINK,
    Step.DRINK: Phase.DRINK,
    Step.DRINK_AFTER: Phase.DRINK,
    Step.TURN_END: Phase.DRINK,
    Step.OVER: Phase.OVER,
}


@dataclass(slots=True)
class Round:
    """A Round of Gambling."""

    starter: int
    control: int
    """Seat that is winning, -1: nobody (RDI-RULING-33)."""
    inside: tuple[int, ...]
    """Seats that have not left, in seat order."""
    mover: int
    bound: bool = False
    """Only a Cheating Card may take control next (RDI-GAMBLE-14)."""
    passed: tuple[int, ...] = ()
    """Who has passed since control was taken or lost."""
    pot: int = 0
    over: bool = False
    """The last pass is made, or a card has ended it; the win is being settled."""
    reopened: int = 0
    """How often it has gone on after it was won."""
    no_leaving: bool = False
    """Nobody may choose to leave it."""
    for_fortitude: bool = False
    """Who must ante may lose Fortitude instead of Gold (RDI-CARD-05)."""


@dataclass(slots=True)
class Contest:
    """A Drinking Contest."""

    players: tuple[int, ...]
    """Who reveals in this pass; after a tie those tied, in seat order."""
    everybody: tuple[int, ...]
    """Who takes part: who Ignored the Event does not (RDI-RULING-51)."""
    refills: int
    """How often the Drink Deck had been renewed when it began (RDI-RULING-65)."""
    revealed: dict[int, "DrinkInPlay | str | None"] = field(default_factory=dict)
    """By seat, what each has revealed in this pass: a Drink, an Event, or nothing for want of a card."""
    undivided: tuple[int, ...] = ()
    """Who has passed out meanwhile and divides the Gold at the end (RDI-CONTEST-09)."""
    outer: "Contest | None" = None
    """The Contest in which it has begun: a Drink forced on somebody meanwhile was an Event."""


@dataclass(slots=True)
class EventPile:
    """An Event deck in use."""

    deck: str
    cards: tuple[str, ...]
    """Top first."""
    discard: tuple[str, ...]
    """Top first: the last Event; open."""
    counters: int
    """Progress Counters on it."""

    def copy(self) -> "EventPile":
        """Return an independent copy."""
        return EventPile(self.deck, self.cards, self.discard, self.counters)


@dataclass(slots=True)
class State:
    """A table at any moment. Seats are indexes of `seats`."""

    options: Options
    step: Step
    turn: int
    """Number of the turn, from 1; 0 before the first."""
    active: int
    seats: list[Seat]
    parties: list[Stats]
    inn: int = 0
    """Gold that the Inn has gained since the start; it always pays, so this may be below 0 (RDI-LIMIT-03)."""
    gold: int = 0
    """Gold of all Stashes at the start: with Inn and Pot it is always so much."""
    drink_deck: tuple[str, ...] = ()
    """Top first."""
    drink_discard: tuple[str, ...] = ()
    """Top first; open."""
    bar_deck: tuple[str, ...] = ()
    """Top first (RDI-BAR-02)."""
    revealed: tuple[str, ...] = ()
    """Drink Cards that lie open and have not been discarded yet, in the order revealed."""
    refills: int = 0
    """How often the Drink Deck has been renewed."""
    has_foreseen: bool = False
    """The active player has looked at what is ordered in this Phase, and has placed the usual Drink with it."""
    refilling: bool = False
    """The payment for a new Drink Deck is open; never at a rest point."""
    events: list[EventPile] = field(default_factory=list)
    """The Event decks in use, in the order in which they move on."""
    round: Round | None = None
    contest: Contest | None = None
    """The Contest that is going on; never at a rest point."""
    coins: tuple[int, ...] = ()
    """Scripted flips to come, 1 heads and 2 tails; empty at real tables."""
    winners: tuple[int, ...] | None = None
    order_out: tuple[tuple[int, ...], ...] = ()
    """Who went out, at the same time in one group, the first first."""
    why_out: dict[int, str] = field(default_factory=dict)
    """By seat: `passed_out`, `broke` or `gave_up`."""
    weakened: dict[int, tuple[int, str]] = field(default_factory=dict)
    """By seat, what last took Fortitude or gave Alcohol: player of the card, or -1, and card."""
    robbed: dict[int, tuple[str, int, str]] = field(default_factory=dict)
    """By seat, what last took Gold: why, to whom, card."""
    first: int = NOBODY
    """Who began."""
    leaving: tuple[int, ...] = ()
    """Who has given up and is out as soon as nothing is unresolved (RDI-RULING-26)."""
    ending: bool = False
    """The turn is over as soon as no Round runs."""
    shown: tuple[str, ...] = ()
    """Cards that lie hidden again where everybody has seen them."""
    actions: dict[int, int] = field(default_factory=dict)
    """By seat, how many Action Cards each has played in this Action Phase (RDI-TEAM-19, RDI-BOSS-16)."""
    drunk: tuple[int, ...] = ()
    """Who has drunk in this Drink Phase (RDI-TEAM-24)."""
    shut: tuple[int, ...] = ()
    """Who plays no cards and Ignores all effects until the turn ends (RDI-TEAMCHAR-27)."""
    unaided: tuple[int, ...] = ()
    """Whom teammates may not defend until the turn ends (RDI-VRULING-98)."""
    own: Kept = field(default_factory=Kept)
    """What mechanics keep at the table, by name: read and written through their `Own`."""
    hurts: tuple[Hurt, ...] = ()
    """Losses since losing was last checked, which may still be hit back (RDI-RULING-23)."""
    happened: tuple[Happening, ...] = ()
    """What has just happened and is still to be answered. Empty at every rest point."""
    stack: list[Play | Moment] = field(default_factory=list)
    """What has begun and is not finished, the newest last. Empty at every rest point."""

    def copy(self) -> "State":
        """Return an independent copy of a table at rest."""
        twin = _copy_fields(self)
        twin.seats = [seat.copy() for seat in self.seats]
        twin.parties = [party.copy() for party in self.parties]
        twin.events = [pile.copy() for pile in self.events]
        twin.round = replace(self.round) if self.round else None
        twin.actions = self.actions.copy()
        twin.why_out = self.why_out.copy()
        twin.weakened = self.weakened.copy()
        twin.robbed = self.robbed.copy()
        twin.stack = self.stack.copy()
        twin.own = self.own.copy()
        return twin

    @property
    def phase(self) -> Phase:
        """The Phase of the turn."""
        return _PHASES[self.step]

    def stats(self, seat: int) -> Stats:
        """Return what a player has."""
        return self.parties[self.seats[seat].party]

    def team(self, seat: int) -> list[int]:
        """Return the players in the game who are on a player's team, also themselves, in seat order."""
        party = self.seats[seat].party
        return [other for other, player in enumerate(self.seats) if player.party == party and not player.out]

    def teammates(self, seat: int) -> list[int]:
        """Return the others in the game who are on a player's team, in seat order."""
        return [other for other in self.team(seat) if other != seat]

    def opponents(self, seat: int) -> list[int]:
        """Return the players in the game who are on other teams, in turn order from the active one."""
        return [other for other in self.living() if not self.are_teammates(other, seat)]

    def next_opponent(self, seat: int) -> int:
        """Return the next opponent in the game to the left; nobody (-1) if none is left."""
        around = self.living_from((seat + 1) % len(self.seats))
        return next((other for other in around if self.is_opponent(seat, other)), NOBODY)

    def opposing_teammates(self, seat: int, other: int) -> int:
        """Return how many are in the game of an opponent's team; without teams how many opponents are (RDI-BVB-05).

        Who has lost is counted nowhere (RDI-VRULING-95). When they are counted: `counting.again`.
        """
        return len(self.team(other) if self.options.is_team_game else self.opponents(seat))

    def are_teammates(self, seat: int, other: int) -> bool:
        """Tell whether two players are on one team; nobody (-1) and a card in play are on none."""
        return (
            min(seat, other) >= 0
            and max(seat, other) < len(self.seats)
            and self.seats[seat].party == self.seats[other].party
        )

    def is_opponent(self, seat: int, other: int) -> bool:
        """Tell whether another is a player of another team (RDI-TEAM-52); nobody (-1) and a card in play are none."""
        return 0 <= other < len(self.seats) and self.seats[seat].party != self.seats[other].party

    def sheltered(self, seat: int, play: Play | None = None) -> tuple[int, ...]:
        """Return for whom a player may play Sometimes Cards: themselves first, then teammates (RDI-TEAM-12, -13).

        Whether one of them meets the condition of a card: `conditions.holds`. Not for whom teammates may not defend,
        this turn or against this card (RDI-VRULING-98). For one loss in a last chance: `happened.sheltered`. Anytime
        Cards and those that Negate need no teammate: their own player meets the condition.
        """
        if not self.options.is_team_game or (play is not None and play.unaided):
            return (seat,)
        return (seat, *(mate for mate in self.teammates(seat) if mate not in self.unaided))

    def playable(self, seat: int) -> tuple[str, ...]:
        """Return the cards that a player may play.

        The hand, and what lies in places marked `is_playable` of anybody in the team (RDI-TEAMCHAR-15), as Potion Cards
        do. To whom they are sold: `potions.buyers`.
        """
        cards = self.seats[seat].hand
        team = self.team(seat) if self.options.is_team_game else (seat,)  # `team` costs more; every window asks this
        for mate in team:
            holder = self.seats[mate]
            if holder.own:  # most players have nothing there
                for place in PLAYABLE:
                    cards += place.of(holder)
        return cards

    def seat_of(self, card: str) -> int:
        """Return the player in whose deck or side deck a card belongs, nobody (-1) if there is none."""
        character = owner_of(card)
        return next((seat for seat, player in enumerate(self.seats) if player.character == character), NOBODY)

    def is_boss(self, seat: int) -> bool:
        """Tell whether a player has a Boss Deck."""
        return seat in self.options.bosses

    def hand_size(self, seat: int) -> int:
        """Return up to how many cards a player draws: `Options.hand_size`."""
        return self.options.hand_size(seat)

    def is_living(self, seat: int) -> bool:
        """Tell whether a seat is a player still in the game; nobody (-1) and a card in play are none."""
        return 0 <= seat < len(self.seats) and not self.seats[seat].out

    def is_shut(self, seat: int) -> bool:
        """Tell whether a player plays no cards and Ignores all effects now (RDI-TEAMCHAR-27, RDI-VRULING-103).

        By a card that lies there until the next turn (`lasting`), or until this turn ends (`shut`). Not asked in
        windows: `asked`. Ignores cards, and so is in no Round: `redirecting.ignore_all`; Drinks: `drinks.take_effect`.
        """
        return seat in self.shut or bool(self.seats[seat].lasting)

    def shut_out(self) -> set[int]:
        """Return the players who Ignore all effects now: `is_shut`."""
        return {seat for seat in range(len(self.seats)) if self.is_shut(seat)}

    def of_stone(self) -> set[int]:
        """Return the players who skip their next Action Phase and Ignore all Action Cards (RDI-CARD-34).

        Skipped in `teams.actions_left`, Ignored in `redirecting.ignore_all`; how one becomes so:
        `event_choices.lose_or_stone`.
        """
        return {number for number, seat in enumerate(self.seats) if seat.stone}

    def asked(self) -> list[int]:
        """Return the players who may play cards, so are asked in windows, in turn order from the active one.

        Not who is away (RDI-VRULING-20, -103); what else becomes of them: `is_shut`.
        """
        return [seat for seat in self.living() if seat not in self.leaving and not self.is_shut(seat)]

    def living(self) -> list[int]:
        """Return the players in the game in turn order from the active one, or from the next if that one is out.

        RDI-RULING-08. That the card played last is finished first: `window.window`.
        """
        return self.living_from(self.active)

    def living_from(self, seat: int) -> list[int]:
        """Return the players in the game in turn order from a seat, or from the next one to its left."""
        seats = self.seats
        count = len(seats)
        return [s for k in range(count) if not seats[s := (seat + k) % count].out]

    def left_of(self, seat: int) -> int:
        """Return the next player in the game to the left."""
        return self.living_from((seat + 1) % len(self.seats))[0]


_copy_fields = shallow_copier(State)


def new_state(options: Options) -> State:
    """Return a table before the first deal."""
    return State(
        options=options,
        step=Step.DEAL,
        turn=0,
        active=NOBODY,
        seats=[Seat(character, options.party_of(seat)) for seat, character in enumerate(options.characters)],
        parties=[Stats(0, 0, 0) for _ in {options.party_of(seat) for seat in range(len(options.characters))}],
    )
