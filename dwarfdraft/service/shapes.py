"""The form of what frames hold beside the game's own view and prompt, of a line of talk and of an error."""

from typing import Any, Literal, NotRequired, TypeAlias

from typing_extensions import TypedDict

from dwarfdraft.engine.shapes import Json, Options

AskMe: TypeAlias = Literal["everything", "able", "mine", "danger", "nothing"]
Why: TypeAlias = Literal["no_answer", "ask_me", "never", "threshold", "yield", "away"]
"""Why a window was passed for a seat."""
YieldKind: TypeAlias = Literal["item", "stack", "card", "turn", "mine"]


class Clock(TypedDict):
    """What is left to each seat that still has to answer, as it stood when it was sent."""

    left_ms: dict[str, int]
    of_ms: int
    bank_ms: NotRequired[dict[str, int]]
    """What each person's bank holds, at tables that have banks."""
    from_bank: NotRequired[list[int]]
    """Seats whose `left_ms` is what their bank still holds."""


class WindowState(TypedDict):
    """What everybody may know of the open window."""

    ask: str
    quiet: bool
    """The beat before or after a move: nothing is shown."""
    left_ms: int | None
    """Milliseconds to its latest end; null: it has none."""
    of_ms: int | None
    hold: int | None
    """The seat that holds it."""
    bank_ms: dict[str, int]


class Yield(TypedDict):
    """Windows that are passed without asking."""

    kind: YieldKind
    card: str | None
    until: int | None
    """Turn with which it ends at the latest; null: as its kind says."""


class Orders(TypedDict):
    """Standing orders of a seat."""

    ask_me: AskMe | None
    never: list[str]
    """Titles for which the seat is not asked."""
    auto: list[str]
    """Titles that are declared automatically when they save the seat."""
    drinks_to: int
    gold_to: int
    yields: list[Yield]


class Interrupt(TypedDict):
    """What a seat wants to break in with, and where."""

    card: str | None
    before: str | None


class Own(TypedDict):
    """What only this seat may know."""

    asked: bool
    why: Why | None
    """Why the open window is passed for it."""
    interrupt: Interrupt | None
    orders: Orders
    away: bool
    uses: list[str]
    """What a Potion Token may be used for now: fortitude, alcohol, gold."""


class TeamAsk(TypedDict):
    """A question that a team decides together: who proposes what, and whose proposal stands if nothing else is said."""

    id: str
    kind: str
    options: Options
    about: dict[str, Any]
    proposals: dict[str, Json]
    """By seat, the latest last."""
    captain: int | None
    """Who may close it."""
    left_ms: int | None
    stands: int | None
    stands_ms: int | None
    """Milliseconds until that proposal becomes the decision, if nobody proposes another."""


class TeamFrame(TypedDict):
    """What only a team may know."""

    seats: list[int]
    captain: int | None
    asks: list[TeamAsk]
    """One at most."""
    intents: dict[str, Json]
    """By seat, what teammates have declared in the open window."""
    giving_up: list[int]


class TalkLine(TypedDict):
    """Something said to a team alone: a text, or a ping with what it points at."""

    n: int
    """From 1 in each team."""
    seat: int
    text: str | None
    word: str | None
    at: int | str | None
    """A player, or a card's title."""
    ago_ms: int


class Error(TypedDict):
    """The one shape of every error."""

    code: str
    """For programs."""
    key: str
    """Names the sentence `error.<key>`."""
    data: dict[str, Any]
    """Values for the placeholders of that sentence."""
    fields: dict[str, str]
    """By field of the request, the key of what is wrong with it."""
