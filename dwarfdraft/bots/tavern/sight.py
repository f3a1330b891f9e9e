"""The table as a bot sees it, and how good it is for its seat; made of the view alone."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeAlias, TypedDict, cast

from dwarfdraft.games.tavern.seen.view import (
    CONTROLS,
    MOST_FORTITUDE,
    Deed,
    DrinkView,
    DueView,
    HappeningView,
    StackItem,
    Stat,
    Text,
    View,
    texts_of,
)

Changes: TypeAlias = Iterable[tuple[int, Stat, int]]
"""Seat, what changes, by how much."""

NOBODY: Final = -1
BEST: Final = 10.0
"""Standing that nobody quite reaches: endless Fortitude and Gold."""
HALF_GAP: Final = 8
"""Gap between Fortitude and Alcohol Content that is worth half."""
HALF_GOLD: Final = 2
"""Gold that is worth half."""


class Hit(TypedDict):
    """A loss of Fortitude that a card is about to bring to a seat."""

    seat: int
    amount: int


class Layer(TypedDict, total=False):
    """A card or an event on the stack (`StackPlay`, `StackMoment`), as far as it is about seats."""

    seat: int
    card: str
    target: int
    mode: int
    drink: int
    also: list[int]
    raised: int
    hits: list[Hit]
    ignored: list[int]
    champions: list[int]
    window: str
    by: int
    seats: list[int]
    drinks: list[DrinkView]
    dues: list[DueView]
    happened: list[HappeningView]


ADDED: Final[list[Callable[[Mapping[str, Any]], str]]] = []
"""Functions that return the card added to one on the stack, empty if none is; mechanics add to this."""
IN_FRONT: Final[list[Callable[[Mapping[str, Any]], list[str]]]] = []
"""Functions that return the cards before a player that are played like those of the hand; mechanics add to this."""


def added_to(frame: Layer) -> str:
    """Return the card that has been added to one on the stack, empty if none has."""
    return next((card for added in ADDED if (card := added(frame))), "")


def _at_seats(item: StackItem) -> Layer:
    """Return what lies on the stack as far as it is about seats: what strikes cards in play is left out."""
    frame = cast("Layer", item)
    if "seat" not in frame:
        return frame
    found = frame.copy()
    if isinstance(found.get("target"), str):
        found["target"] = NOBODY
    found["hits"] = [hit for hit in found.get("hits", []) if isinstance(hit["seat"], int)]
    found["also"] = [seat for seat in found.get("also", []) if isinstance(seat, int)]
    return found


class Sight:
    """A table seen from one seat."""

    def __init__(self, view: dict[str, object], seat: int) -> None:
        table = cast("View", view)
        self.me = seat
        self.seats = table["seats"]
        self.hand = table["hand"]
        self.round = table["round"]
        self.stack = [_at_seats(frame) for frame in table["stack"]]
        self.knows = table["knows"]
        self.table = table
        self.step = table["step"]
        self.active = table["active"]
        self.variant = table["variant"]
        self.living = [s for s, player in enumerate(self.seats) if not player["out"]]
        self._parties = [player["party"] for player in self.seats]
        self.team = self.team_of(seat)
        self.others = self.opponents_of(seat)
        self.hands = table["hands"]
        self._stats = {
            p["party"]: {Stat.FORTITUDE: p["fortitude"], Stat.ALCOHOL: p["alcohol"], Stat.GOLD: p["gold"]}
            for p in self.seats
        }
        self._rivals = list({self._parties[s]: s for s in reversed(self.others)}.values())
        self._now = self.outlook()

    # Who is with whom

    def team_of(self, seat: int) -> list[int]:
        """Return the players on a player's team, also themselves: without teams nobody else."""
        return [s for s in self.living if self._parties[s] == self._parties[seat]]

    def opponents_of(self, seat: int) -> list[int]:
        """Return the players of other teams."""
        return [s for s in self.living if self._parties[s] != self._parties[seat]]

    def is_mine(self, seat: int) -> bool:
        """Tell whether a player is on the bot's team."""
        return self._parties[seat] == self._parties[self.me]

    @property
    def actions(self) -> int:
        """Action Cards that the bot may play in a turn: a Boss one for each Challenger (RDI-BOSS-16)."""
        is_boss = self.variant == "boss_battle" and self.seats[self.me]["boss"]
        return max(len(self.others), 1) if is_boss else 1

    def one_of_each(self) -> list[int]:
        """Return one player of each team: its Champion may be any."""
        return sorted({self._parties[s]: s for s in reversed(self.living)}.values())

    # The present table

    def gap(self, seat: int) -> int:
        """Return how far a player is from passing out."""
        stats = self._stats[self._parties[seat]]
        return stats[Stat.FORTITUDE] - stats[Stat.ALCOHOL]

    def gold(self, seat: int) -> int:
        """Return the Gold of a player."""
        return self._stats[self._parties[seat]][Stat.GOLD]

    def pile(self, seat: int) -> int:
        """Return how many Drinks await a player."""
        return self.seats[seat]["pile"]

    def is_marked(self, seat: int) -> bool:
        """Tell whether a player is marked."""
        return self.seats[seat]["marked"]

    @property
    def stones(self) -> list[int]:
        """The players who Ignore all Action Cards."""
        return [seat for seat in self.living if self.seats[seat]["stone"]]

    def texts(self, title: str) -> tuple[Text, ...]:
        """Return the texts of a card that the bot may play: of its own deck, or one that lies before its team."""
        own = self.seats[self.me]
        ids = (card.partition("#")[0] for card in self.in_front)
        found = next((card for card in ids if card.partition("/")[2] == title), "")
        return texts_of(found or f"{own['character']}/{title}", own)

    @property
    def in_front(self) -> list[str]:
        """The cards that the bot may play beside its hand: they lie before its team."""
        return [card for seat in self.team for cards in IN_FRONT for card in cards(self.seats[seat])]

    def text_of(self, frame: Layer, *, alone: bool = False) -> Text:
        """Return the text for which a card on the stack is played, with what is added to it, or alone."""
        own, raised = self.seats[frame["seat"]], frame.get("raised", 0)
        return texts_of(frame["card"], own, "" if alone else added_to(frame), raised)[frame.get("mode", 0)]

    @property
    def depth(self) -> int:
        """Number of frames under what is to be played now."""
        return len(self.stack)

    def moment(self, depth: int) -> Layer:
        """Return the event that a card above so many frames answers; empty if it answers none."""
        return self.stack[depth - 1] if depth and "window" in self.stack[depth - 1] else {}

    def drinks(self, depth: int) -> list[DrinkView]:
        """Return the Drinks that a card above so many frames may be about."""
        return self.moment(depth).get("drinks", [])

    def answered(self, depth: int) -> int | None:
        """Return the place on the stack of the card that a card above so many frames answers."""
        if self.moment(depth).get("window") in ("played", "loss") and depth >= 2 and "hits" in self.stack[depth - 2]:
            return depth - 2
        return None

    def event(self, depth: int) -> int | None:
        """Return the place on the stack of the Event that a card above so many frames answers."""
        return depth - 2 if self.moment(depth).get("window") == "event" and depth >= 2 else None

    def controls(self) -> list[Text]:
        """Return the texts in hand that could take control of a Round."""
        cards = (*self.hand, *self.in_front)
        return [text for card in cards for text in texts_of(card) if text.deed in CONTROLS]

    def luck(self, spent: int = 0) -> float:
        """Return about how likely the bot is to win a Round with its hand, when so many plain cards of it are spent."""
        strong = sum(1.5 if text.cheating or text.deed is Deed.WINNING_HAND else 1.0 for text in self.controls())
        return min(0.9, 0.5 / len(self.living) + 0.17 * (strong - spent))

    # How good it is

    def standing(self, seat: int) -> float:
        """Return how safe a player is, 0 for one who goes out: the nearer the end, the more a point counts."""
        gap, gold = self.gap(seat), self.gold(seat)
        if gap <= 0 or gold < 0 or (gold == 0 and self.round is None):
            return 0.0
        return BEST * gap / (gap + HALF_GAP) * (gold + 0.2) / (gold + 0.2 + HALF_GOLD)

    def outlook(self) -> float:
        """Return how good the table is for the bot: the standing of its team less the average of the others'."""
        rivals = sum(self.standing(seat) for seat in self._rivals)
        return self.standing(self.me) - rivals / max(len(self._rivals), 1)

    def gain(self, changes: Changes) -> float:
        """Return how much better the table would be for the bot after some changes."""
        before = {party: dict(stats) for party, stats in self._stats.items()}
        for seat, stat, amount in changes:
            stats = self._stats[self._parties[seat]]
            stats[stat] = max(stats[stat] + amount, 0)
            stats[Stat.FORTITUDE] = min(stats[Stat.FORTITUDE], MOST_FORTITUDE)
        outlook = self.outlook()
        self._stats = before
        return outlook - self._now
