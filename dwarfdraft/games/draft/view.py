"""The form of what a seat sees of the draft (docs/protocol.md), for those who play by it; it knows no state."""

from typing import Final, Literal, TypedDict

from dwarfdraft.games.draft.cards import CARDS as CARDS
from dwarfdraft.games.draft.cards import SIDES as SIDES
from dwarfdraft.games.draft.cards import TURNS as TURNS
from dwarfdraft.games.draft.cards import Kind as Kind

Lies = Literal["unresolved", "resolved", "down"]

FACE_UP: Final = "resolved"


class DieView(TypedDict):
    """A die before a seat."""

    die: str
    sides: int
    value: int
    column: int | None
    """Column of the card it lies on, from 1; None if unattached."""


class PlaceView(TypedDict):
    """A place before a seat with the card in it."""

    card: str | None
    """None for a face-down card that this viewer may not know."""
    die: str
    state: Lies
    mine: bool
    """Drafted by the viewer and still face down."""


class SeatView(TypedDict):
    """What lies before a seat."""

    dwarf: str
    sober: bool
    hand: int
    """Number of cards in hand."""
    sips: int
    water: int
    sum: int
    """Of the five dice."""
    total: int
    """Of the hands before this one."""
    dice: list[DieView]
    places: list[PlaceView]


class OwnView(TypedDict):
    """What only the seat itself sees."""

    hand: list[str]


class Score(TypedDict):
    """What a seat would score if the hand ended now."""

    dice: int
    bonus: int
    score: int


class View(TypedDict):
    """A table of the draft as one viewer sees it. Keys that bots do not read are left out here."""

    game: str
    viewer: int | None
    phase: Literal["draft", "resolve", "over"]
    hand: int
    hands: int
    turn: int
    column: int
    options: list[str]
    deck: int
    discard: list[str]
    """Top first."""
    starts: int | None
    resolver: int | None
    revealed: str | None
    seats: list[SeatView]
    own: OwnView | None
    if_ended: list[Score]
    totals: list[int]
    winners: list[int] | None
