"""Event decks, bids and secret choices."""

from typing import Final

from typing_extensions import TypedDict

from dwarfdraft.games.tavern.hooks import OfCard


class CounterOff(TypedDict):
    """A Progress Counter goes off an Event deck."""

    deck: str
    left: int


class CountersOn(TypedDict):
    """Progress Counters go onto an Event deck."""

    deck: str
    count: int
    card: str


class EventRevealed(OfCard):
    """An Event is revealed: `event_begins` follows."""

    deck: str


class Bought(OfCard):
    """A player has bought something of an Event."""

    times: int


class Bid(OfCard):
    """A player bids; -1: nobody has bid."""

    amount: int
    """0: passes."""
    stat: str


class Pledged(TypedDict):
    """What all have secretly chosen to pay."""

    gold: dict[str, int]
    """By seat."""
    card: str


class Blamed(TypedDict):
    """Whom each has secretly picked."""

    picks: dict[str, int]
    """By seat."""
    card: str


EVENTS: Final[dict[str, type]] = {
    "counter_off": CounterOff,
    "event_revealed": EventRevealed,
    "counters_on": CountersOn,
    "bought": Bought,
    "bid": Bid,
    "bidding_over": Bid,
    "pledged": Pledged,
    "blamed": Blamed,
}
