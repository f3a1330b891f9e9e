"""Turns, teams, who is out and who has won."""

from typing import Final, Literal, NotRequired

from typing_extensions import TypedDict

from dwarfdraft.games.tavern.hooks import AtSeat, OfCard
from dwarfdraft.games.tavern.seen.event_shapes.shared import AtSeats


class Turn(AtSeat):
    """A turn begins."""

    turn: int


class TeamDecided(TypedDict):
    """A team has decided."""

    party: int
    question: str
    """Kind of the question."""
    value: int | list[int]
    by: int
    """Whose proposal; -1: the default."""
    closed_by: int
    """The captain who closed the question, else -1."""


class TokenUsed(AtSeat):
    """A Potion Token is used."""

    use: Literal["fortitude", "alcohol", "gold"]
    left: int
    """Tokens of the team."""


class Champion(OfCard):
    """A team has a Champion."""

    automatic: bool
    """Was not chosen."""


class AboutToLose(AtSeats):
    """Players are about to be out."""

    why: dict[str, Literal["passed_out", "broke"]]
    """By seat."""


class Out(OfCard):
    """A player is out of the game."""

    why: Literal["passed_out", "broke", "gave_up"]
    by: int
    how: NotRequired[str]
    """Of Gold: as `why` of `gold`."""
    pile: list[str]
    """The Drink Me! Pile, top first."""


EVENTS: Final[dict[str, type]] = {
    "turn": Turn,
    "no_action": AtSeat,
    "action_skipped": AtSeat,
    "turned_to_stone": OfCard,
    "stone_no_more": AtSeat,
    "team_decided": TeamDecided,
    "token": TokenUsed,
    "champion": Champion,
    "said_pass": AtSeat,
    "about_to_lose": AboutToLose,
    "out": Out,
    "won": AtSeats,
}
