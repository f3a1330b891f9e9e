"""Shapes of several kinds of events."""

from typing_extensions import TypedDict

from dwarfdraft.games.tavern.hooks import AtSeat


class AtSeats(TypedDict):
    """About several players."""

    seats: list[int]


class Cards(AtSeat):
    """Cards of a player."""

    cards: list[str]


FromSeat = TypedDict("FromSeat", {"from": int})  # a word of Python's
WithSeat = TypedDict("WithSeat", {"with": int})
