"""Fortitude, Alcohol Content and Gold, and what players choose openly."""

from typing import Final, Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from dwarfdraft.games.tavern.hooks import AtSeat, OfCard


class Changed(OfCard):
    """A number has moved."""

    change: int
    """What really changed."""
    now: int
    by: int


Purse = TypeAliasType("Purse", int | Literal["inn", "pot"])
"""Where Gold comes from or goes to: a seat, the Inn, the Pot."""
_FromTo = TypedDict("_FromTo", {"from": Purse, "to": Purse})


class Gold(_FromTo):
    """Gold has moved."""

    amount: int
    card: str
    why: str


class DueGold(TypedDict):
    """Gold that a player is to pay."""

    seat: int
    amount: int
    to: int
    """A seat, -1 the Inn, -2 the Pot."""


class Dues(TypedDict):
    """Players are to pay."""

    dues: list[DueGold]
    refill: bool
    """For a new Drink Deck."""
    by: int
    card: str


class Covered(OfCard):
    """A player does not pay."""

    how: Literal["inn", "nothing", "left"]
    """The Inn pays, nobody does, or the player has left the Round instead."""
    amount: int


class Chose(AtSeat):
    """A player has chosen openly."""

    choice: str
    card: NotRequired[str]
    fortitude: NotRequired[int]
    gold: NotRequired[int]
    alcohol: NotRequired[int]


class Coin(TypedDict):
    """The coin of a Drink is flipped."""

    card: str
    heads: bool


EVENTS: Final[dict[str, type]] = {
    "fortitude": Changed,
    "alcohol": Changed,
    "gold": Gold,
    "due": Dues,
    "covered": Covered,
    "chose": Chose,
    "coin": Coin,
}
