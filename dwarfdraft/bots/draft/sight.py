"""The table as a bot sees it, and how good it is for its seat; made of the view alone."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final, cast

from dwarfdraft.games.draft.view import CARDS, FACE_UP, SIDES, Kind, View

LEADER: Final = 0.5
"""How much a point of the best opponent counts against one of one's own."""
FIELD: Final = 0.1
"""How much a point of any other opponent does."""

_DOUBLES: Final = {2: 6, 3: 10, 4: 14, 5: 18}


@dataclass(slots=True)
class Spot:
    """A card in front of a seat; None for one that is hidden from the bot."""

    card: str | None
    die: str
    up: bool
    """Face up: its text and banner count."""
    resolved: bool


class Sight:
    """A seat's picture of the table, in which it can try things out."""

    __slots__ = ("discard", "dwarves", "hand", "me", "rows", "seats", "totals", "turns_left", "unattached", "values")

    def __init__(self, wire: dict[str, Any], seat: int) -> None:
        """Take a view in wire form, as the seat gets it."""
        view = cast(View, wire)
        self.me = seat
        seats = view["seats"]
        self.seats = len(seats)
        self.dwarves = [s["dwarf"] for s in seats]
        self.totals = [s["total"] for s in seats]
        self.values: dict[str, int] = {d["die"]: d["value"] for s in seats for d in s["dice"]}
        self.rows = [
            [Spot(p["card"], p["die"], p["state"] == FACE_UP, p["state"] != "unresolved") for p in s["places"]]
            for s in seats
        ]
        self.unattached = [[d["die"] for d in s["dice"] if d["column"] is None] for s in seats]
        self.discard = view["discard"]
        own = view["own"]
        self.hand = own["hand"] if own else []
        self.turns_left = 5 - view["turn"]
        """Turns after the present one."""

    # The present table

    def dice_of(self, seat: int) -> list[str]:
        """Return the dice of a seat."""
        return [spot.die for spot in self.rows[seat]] + self.unattached[seat]

    def owner_of(self, die: str) -> int:
        """Return the seat that has a die."""
        return next(seat for seat in range(self.seats) if die in self.dice_of(seat))

    def room(self, die: str) -> int:
        """Return how far a die can rise."""
        return SIDES[die] - self.values[die]

    def is_own(self, card: str) -> bool:
        """Tell whether a card shows the bot's own dwarf."""
        return CARDS[card][0] == self.dwarves[self.me]

    def banners(self, seat: int) -> list[str]:
        """Return the dwarves on the face-up cards of a seat."""
        return [CARDS[spot.card][0] for spot in self.rows[seat] if spot.up and spot.card]

    def has_up(self, seat: int, kind: Kind, own: bool) -> bool:
        """Tell whether a card of a kind lies face up before a seat, of its own dwarf or of another."""
        return any(
            CARDS[spot.card][1] is kind and (CARDS[spot.card][0] == self.dwarves[seat]) is own
            for spot in self.rows[seat]
            if spot.up and spot.card
        )

    def others(self) -> list[int]:
        """Return the opponents' seats."""
        return [seat for seat in range(self.seats) if seat != self.me]

    def score(self, seat: int) -> int:
        """Return what a seat would score if the hand ended now."""
        values = [self.values[die] for die in self.dice_of(seat)]
        points = sum(values)
        for spot in self.rows[seat]:
            if spot.up and spot.card:
                points += self._bonus(spot.card, seat, values)
        return points

    def _bonus(self, card: str, seat: int, values: list[int]) -> int:
        dwarf, kind = CARDS[card]
        own = dwarf == self.dwarves[seat]
        if kind is Kind.COUNCIL:
            banners = self.banners(seat)
            return 2 * (banners.count(dwarf) if own else len(set(banners)))
        if kind is Kind.SEEING_DOUBLE:
            groups = [count for count in Counter(values).values() if count > 1]
            return sum(_DOUBLES[count] for count in groups) if own else 4 * bool(groups)
        return 5 if kind is Kind.PASSED_OUT and own else 0

    def outlook(self) -> float:
        """Return how good the table is for the bot's seat: its score against the leader's and the others'."""
        scores = [self.totals[seat] + self.score(seat) for seat in range(self.seats)]
        mine = scores.pop(self.me)
        best = max(scores)
        return mine - LEADER * best - FIELD * (sum(scores) - best)

    # Trying things out

    def with_value(self, die: str, value: int) -> float:
        """Return the outlook if a die showed another number."""
        was = self.values[die]
        self.values[die] = max(1, min(value, SIDES[die]))
        outlook = self.outlook()
        self.values[die] = was
        return outlook

    def with_roll(self, die: str) -> float:
        """Return the outlook if a die were rolled, on average."""
        sides = SIDES[die]
        return sum(self.with_value(die, value) for value in range(1, sides + 1)) / sides

    def with_dice_traded(self, a: str, b: str) -> float:
        """Return the outlook if two dice traded places."""
        self._trade_dice(a, b)
        outlook = self.outlook()
        self._trade_dice(a, b)
        return outlook

    def _trade_dice(self, a: str, b: str) -> None:
        swap = {a: b, b: a}
        for seat in range(self.seats):
            self.unattached[seat] = [swap.get(die, die) for die in self.unattached[seat]]
            for spot in self.rows[seat]:
                spot.die = swap.get(spot.die, spot.die)

    @contextmanager
    def drafted(self, card: str, die: str) -> Iterator[None]:
        """Hold the bot's card face up before it, as if drafted and revealed."""
        self.rows[self.me].append(Spot(card, die, True, True))
        self.unattached[self.me].remove(die)
        yield
        self.rows[self.me].pop()
        self.unattached[self.me].append(die)

    @contextmanager
    def spots_traded(self, a: tuple[int, int], b: tuple[int, int]) -> Iterator[None]:
        """Hold the contents of two places (seat, index) exchanged."""
        self._trade_spots(a, b)
        yield
        self._trade_spots(a, b)

    def _trade_spots(self, a: tuple[int, int], b: tuple[int, int]) -> None:
        rows = self.rows
        rows[a[0]][a[1]], rows[b[0]][b[1]] = rows[b[0]][b[1]], rows[a[0]][a[1]]

    @contextmanager
    def column_moved(self, index: int, step: int) -> Iterator[None]:
        """Hold every card of a column one seat on (+1: to the left)."""
        self._move_column(index, step)
        yield
        self._move_column(index, -step)

    def _move_column(self, index: int, step: int) -> None:
        spots = [row[index] for row in self.rows]
        for seat, spot in enumerate(spots):
            self.rows[(seat + step) % self.seats][index] = spot


def index_of(place: str) -> tuple[int, int]:
    """Return seat and index in its row of a place `seat:column`."""
    seat, column = place.split(":")
    return int(seat), int(column) - 1
