"""What lies on the table of Drunken Dwarf Draft, and how it is stored."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NamedTuple

from dwarfdraft.engine.codec import Codec
from dwarfdraft.engine.copying import shallow_copier
from dwarfdraft.games.draft import view
from dwarfdraft.games.draft.options import Options, options_of, setup_of


class Phase(StrEnum):
    """Where in a hand the table is; each is a rest point."""

    DEAL = "deal"
    DRAFT = "draft"
    RESOLVE = "resolve"
    SCORE = "score"
    OVER = "over"


class Lay(StrEnum):
    """How a card lies in its place."""

    UNRESOLVED = "unresolved"
    """Face down, not yet revealed; the die in the middle."""
    RESOLVED = "resolved"
    """Face up since its reveal."""
    DOWN = "down"
    """Turned face down: counts as resolved for ever, text and banner do not count (DDD-CARD-PASSEDOUT)."""


class Place(NamedTuple):
    """The contents of a place: trades and passes exchange these (DDD-TURN-08)."""

    card: str
    die: str
    lay: Lay
    drafter: int
    """Seat that drafted it, -1 if nobody did; who drafted a card knows it face down."""
    turn: int
    """Turn in which it was drafted; with the drafter it tells from which hand it came."""


class Bonus(NamedTuple):
    """Points of one card at the end of a hand (DDD-SCORE-01)."""

    card: str
    own: bool
    points: int
    counted: int
    """Banners counted (Clan Council) or dice in matching groups (Seeing Double); 0 for Passed Out."""


class ScoredCard(NamedTuple):
    """A card in front of a player at the end of a hand."""

    card: str
    die: str
    value: int
    """What its die shows."""
    down: bool
    """Passed out: the die counts, the card does not."""


def _bonus_shown(one: Bonus) -> view.Bonus:
    return {"card": one.card, "own": one.own, "points": one.points, "counted": one.counted}


def _card_shown(one: ScoredCard) -> view.ScoredCard:
    return {"card": one.card, "die": one.die, "value": one.value, "down": one.down}


class HandScore(NamedTuple):
    """One line of the score sheet: a player's hand (DDD-SCORE-03)."""

    dice: tuple[int, ...]
    bonuses: tuple[Bonus, ...]
    sips: int
    water: int
    cards: tuple[ScoredCard, ...]

    @property
    def bonus(self) -> int:
        """Sum of the bonuses."""
        return sum(b.points for b in self.bonuses)

    @property
    def score(self) -> int:
        """Dice and bonuses."""
        return sum(self.dice) + self.bonus

    def to_json(self) -> view.SheetSeat:
        """Return the wire form: all of it is public."""
        return {
            "dice": list(self.dice),
            "sum": sum(self.dice),
            "bonuses": [_bonus_shown(bonus) for bonus in self.bonuses],
            "score": self.score,
            "sips": self.sips,
            "water": self.water,
            "cards": [_card_shown(card) for card in self.cards],
        }


@dataclass(slots=True)
class State:
    """A table at any moment. Seats are indexes of all lists that have one entry a seat."""

    options: Options
    phase: Phase
    hand: int
    """Number of the hand, from 1."""
    turn: int
    """1 to 5; 6 when all five are drafted."""
    column: int
    """Column being resolved, from 1; 0 outside of it."""
    hands: list[list[str]]
    deck: list[str]
    """Top first."""
    discard: list[str]
    """Top first. Face up: everybody knows it."""
    values: dict[str, int]
    free: list[list[str]]
    """Unattached dice."""
    places: list[list[Place]]
    starts: int
    """Seat that started the latest resolving, -1 before."""
    starts_card: str
    resolver: int
    """Seat whose card is being resolved, -1 if none."""
    revealed: tuple[int, int] | None
    """Seat and column (from 1) of the card being resolved."""
    sips: list[int]
    """Calls to drink in this hand, past the limit and of sober seats too."""
    water: list[int]
    """Those of them past the limit or of sober seats."""
    sheet: list[tuple[HandScore, ...]]
    """A finished hand each."""

    @property
    def seats(self) -> int:
        """Number of seats."""
        return len(self.options.dwarves)

    def dice_of(self, seat: int) -> list[str]:
        """Return the five dice of a seat: attached ones by column, then the unattached (DDD-DIE-03)."""
        return [place.die for place in self.places[seat]] + self.free[seat]

    def owner_of(self, die: str) -> int:
        """Return the seat that a die belongs to."""
        for seat in range(self.seats):
            if die in self.free[seat]:
                return seat
            for place in self.places[seat]:
                if place.die == die:
                    return seat
        raise KeyError(die)

    def seat_of(self, dwarf: str) -> int:
        """Return the seat of a dwarf's player."""
        return self.options.dwarves.index(dwarf)

    def totals(self) -> list[int]:
        """Return the total of each seat over the finished hands (DDD-SCORE-02)."""
        return [sum(scores[seat].score for scores in self.sheet) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """Return the seats with the highest total; equal totals share the win (DDD-SCORE-02)."""
        totals = self.totals()
        return [seat for seat, total in enumerate(totals) if total == max(totals)]

    def copy(self) -> "State":
        """Return an independent copy."""
        twin = _copy_fields(self)
        twin.hands = [hand.copy() for hand in self.hands]
        twin.deck = self.deck.copy()
        twin.discard = self.discard.copy()
        twin.values = self.values.copy()
        twin.free = [dice.copy() for dice in self.free]
        twin.places = [row.copy() for row in self.places]
        twin.sips = self.sips.copy()
        twin.water = self.water.copy()
        twin.sheet = self.sheet.copy()
        return twin


_copy_fields = shallow_copier(State)


def new_state(options: Options) -> State:
    """Return a table before the first deal."""
    seats = range(len(options.dwarves))
    return State(
        options=options,
        phase=Phase.DEAL,
        hand=1,
        turn=1,
        column=0,
        hands=[[] for _ in seats],
        deck=[],
        discard=[],
        values={},
        free=[[] for _ in seats],
        places=[[] for _ in seats],
        starts=-1,
        starts_card="",
        resolver=-1,
        revealed=None,
        sips=[0 for _ in seats],
        water=[0 for _ in seats],
        sheet=[],
    )


def _write(state: State) -> dict[str, Any]:
    return {
        "setup": setup_of(state.options),
        "phase": state.phase.value,
        "hand": state.hand,
        "turn": state.turn,
        "column": state.column,
        "hands": [hand.copy() for hand in state.hands],
        "deck": state.deck.copy(),
        "discard": state.discard.copy(),
        "values": state.values.copy(),
        "free": [dice.copy() for dice in state.free],
        "places": [[[p.card, p.die, p.lay.value, p.drafter, p.turn] for p in row] for row in state.places],
        "starts": state.starts,
        "starts_card": state.starts_card,
        "resolver": state.resolver,
        "revealed": list(state.revealed) if state.revealed else None,
        "sips": state.sips.copy(),
        "water": state.water.copy(),
        "sheet": [
            [[list(s.dice), [list(b) for b in s.bonuses], s.sips, s.water, [list(c) for c in s.cards]] for s in scores]
            for scores in state.sheet
        ],
    }


def _read(data: dict[str, Any]) -> State:
    revealed = data["revealed"]
    return State(
        options=options_of(data["setup"]),
        phase=Phase(data["phase"]),
        hand=data["hand"],
        turn=data["turn"],
        column=data["column"],
        hands=[list(hand) for hand in data["hands"]],
        deck=list(data["deck"]),
        discard=list(data["discard"]),
        values=dict(data["values"]),
        free=[list(dice) for dice in data["free"]],
        places=[[Place(p[0], p[1], Lay(p[2]), p[3], p[4]) for p in row] for row in data["places"]],
        starts=data["starts"],
        starts_card=data["starts_card"],
        resolver=data["resolver"],
        revealed=(revealed[0], revealed[1]) if revealed else None,
        sips=list(data["sips"]),
        water=list(data["water"]),
        sheet=[
            tuple(
                HandScore(
                    tuple(s[0]),
                    tuple(Bonus(*b) for b in s[1]),
                    s[2],
                    s[3],
                    tuple(ScoredCard(*c) for c in s[4]),
                )
                for s in scores
            )
            for scores in data["sheet"]
        ],
    )


CODEC = Codec(schema=1, write=_write, read=_read)
