"""The form of what a seat sees of the draft: for the page and for those who play by it; it knows no state."""

from typing import Final, Literal, NotRequired

from typing_extensions import TypedDict

from dwarfdraft.engine.shapes import AnyPrompt
from dwarfdraft.games.draft.cards import CARDS as CARDS
from dwarfdraft.games.draft.cards import SIDES as SIDES
from dwarfdraft.games.draft.cards import TURNS as TURNS
from dwarfdraft.games.draft.cards import Kind as Kind
from dwarfdraft.games.draft.cards import Sides

Lies = Literal["unresolved", "resolved", "down"]

FACE_UP: Final = "resolved"


class DieView(TypedDict):
    """A die before a seat."""

    die: str
    sides: Sides
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


class LiveScore(TypedDict):
    """What a seat would score if the hand ended now."""

    dice: int
    bonus: int
    score: int


class Bonus(TypedDict):
    """What a card of a finished hand has scored."""

    card: str
    own: bool
    """By the text for its own dwarf."""
    points: int
    counted: int
    """Banners or matching dice."""


class ScoredCard(TypedDict):
    """A card of a finished hand."""

    card: str
    die: str
    value: int
    down: bool


class SheetSeat(TypedDict):
    """A seat in a finished hand."""

    dice: list[int]
    sum: int
    bonuses: list[Bonus]
    score: int
    sips: int
    water: int
    cards: list[ScoredCard]


class SheetHand(TypedDict):
    """A finished hand on the score sheet."""

    hand: int
    seats: list[SheetSeat]


class View(TypedDict):
    """A table of the draft as one viewer sees it."""

    game: Literal["draft"]
    viewer: int | None
    """A seat; None for a spectator."""
    phase: Literal["draft", "resolve", "over"]
    hand: int
    hands: int
    turn: int
    column: int
    options: list[str]
    """Optional rules in force, for example `drinking`."""
    sip_limit: int
    timer_s: int
    deck: int
    discard: list[str]
    """Top first."""
    starts: int | None
    starts_card: str | None
    resolver: int | None
    revealed: str | None
    """Place of the card that is being resolved."""
    seats: list[SeatView]
    own: OwnView | None
    if_ended: list[LiveScore]
    """On public facts."""
    sheet: list[SheetHand]
    totals: list[int]
    winners: list[int] | None


_For = TypedDict("_For", {"for": NotRequired[int]})  # a word of Python's: `back`, the late seat whose card is picked


class About(_For):
    """What a decision is for; keys that do not apply are absent."""

    card: NotRequired[str]
    place: NotRequired[str]
    step: NotRequired[str]
    """For `die`: drink-theirs, drink-own, bonus, fight, bully, reroll-own, steal, late. For `card`: gift, passed-out.
    For `ignore`: fight, bully."""
    rule: NotRequired[str]
    plus: NotRequired[int]
    minus: NotRequired[int]
    """Bully."""
    of: NotRequired[int]
    """Whose die is taken or raised."""
    die: NotRequired[str]


class Prompt(AnyPrompt):
    """The open decision of a seat."""

    kind: Literal["draft", "back", "die", "dice", "card", "discard", "direction", "ignore", "luck", "raise"]
    about: About
