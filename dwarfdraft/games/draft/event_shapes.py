"""What each kind of event of the draft says, beside its number and kind (docs/protocol.md)."""

from typing import Final, Literal, NotRequired

from typing_extensions import TypedDict

from dwarfdraft.games.draft.view import SheetSeat


class OfSeat(TypedDict):
    """About a seat."""

    seat: int


class OfCard(OfSeat):
    """About a card of a seat."""

    card: str


class Deal(TypedDict):
    """A hand begins."""

    hand: int
    dice: dict[str, int]
    """What each die shows."""
    hand_cards: NotRequired[list[str]]
    """For its seat alone."""


class Seats(TypedDict):
    """About several seats."""

    seats: list[int]


class Backed(OfSeat):
    """A seat has picked by the back what another plays."""

    by: int
    """Who picked."""
    card: NotRequired[str]
    """For the seat that plays it alone."""


class Committed(TypedDict):
    """All have committed a card and a die."""

    turn: int
    dice: list[str]
    """By seat."""
    card: NotRequired[str]
    """The seat's own, for it alone."""


class Passed(TypedDict):
    """Hands are passed on."""

    turn: int
    """The turn that now begins."""
    hand_cards: NotRequired[list[str]]
    """For its seat alone."""


class Starts(OfCard):
    """Resolving begins with this seat."""

    turn: int


class Reveal(OfCard):
    """A card is turned up."""

    place: str
    die: str
    own: bool
    """It is a card of the seat's own dwarf."""
    via: Literal["turn", "chain", "gift", "cheater"]


class Luck(OfSeat):
    """A die is to be rolled: `roll` follows."""

    die: str


class Roll(TypedDict):
    """A die is rolled."""

    die: str
    was: int
    value: int


class Turned(Roll):
    """A die is raised or lowered."""

    by: int
    card: str


class Moved(TypedDict):
    """Every card of a column goes one seat on."""

    direction: Literal["left", "right"]
    column: int
    by: int


_Traded = TypedDict("_Traded", {"from": str, "to": str})  # a word of Python's


class Traded(OfCard, _Traded):
    """Two cards have changed places (Gift)."""

    takes: str | None
    """The card that came back, None if it is face down."""


class Cheated(OfCard):
    """A card was taken from the hand for another."""

    took: str
    place: str
    die: str


class TurnedDown(OfCard):
    """A card is turned face down (Passed Out)."""

    place: str
    victim: str
    """The card."""


class DiceTraded(OfCard):
    """Two dice have changed places (Steal)."""

    a: str
    b: str


class Fight(OfCard):
    """Dice are compared."""

    dice: list[str | None]
    """By seat."""
    ignored: list[int]
    """Seats that do not take part."""


class FightWon(Seats):
    """The winners of a fight; nobody if nobody fought."""

    value: int
    card: str


class Ignored(OfCard):
    """A Bully's die is not lowered."""

    by: int
    die: str


class Skipped(OfCard):
    """There was no legal choice (DDD-DIE-05)."""

    step: str
    rule: str


class Forced(OfCard):
    """There was one legal choice, which the game has made."""

    step: str
    value: str


class Sip(Seats):
    """Seats take a sip."""

    card: str
    water: list[int]
    """Those of them who are past the limit or sober."""


class Resolved(OfCard):
    """Nothing happens now: what the card does lasts or counts at the end."""

    step: Literal["later"]


class Score(TypedDict):
    """A hand is scored."""

    hand: int
    seats: list[SheetSeat]
    totals: list[int]


class End(TypedDict):
    """The game is over."""

    totals: list[int]
    winners: list[int]


EVENTS: Final[dict[str, type]] = {
    "deal": Deal,
    "late": Seats,
    "backed": Backed,
    "committed": Committed,
    "passed": Passed,
    "starts": Starts,
    "reveal": Reveal,
    "luck": Luck,
    "roll": Roll,
    "raised": Turned,
    "lowered": Turned,
    "moved": Moved,
    "traded": Traded,
    "cheated": Cheated,
    "turned_down": TurnedDown,
    "dice_traded": DiceTraded,
    "fight": Fight,
    "fight_won": FightWon,
    "not_raised": OfCard,
    "ignored": Ignored,
    "skipped": Skipped,
    "forced": Forced,
    "sip": Sip,
    "resolved": Resolved,
    "score": Score,
    "end": End,
}
"""By kind what an event says."""
