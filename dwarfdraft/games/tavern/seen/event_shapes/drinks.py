"""Drinks, Drink Events and Contests."""

from typing import Final, Literal, NotRequired

from typing_extensions import TypedDict

from dwarfdraft.games.tavern.hooks import AtSeat, OfCard
from dwarfdraft.games.tavern.seen.event_shapes.shared import AtSeats, Cards, FromSeat, WithSeat


class Bare(TypedDict):
    """Nothing more."""


class CardsBy(Cards):
    """Cards of a player, by a card."""

    card: str


_For = TypedDict("_For", {"for": int})


class Ordered(OfCard, _For):
    """A player orders a Drink."""


class Revealed(OfCard):
    """A Drink is revealed."""

    place: Literal["deck", "pile"]
    chaser: NotRequired[bool]


class DrinkNumbers(TypedDict):
    """A Drink with its numbers as they are then."""

    cards: list[str]
    drinker: int
    alcohol: int
    fortitude: int


class DrinkOfWindow(DrinkNumbers):
    """A Drink that a card has changed."""

    drink: int
    """Which of the window."""
    card: str


class DrinkAltered(DrinkOfWindow):
    """A Drink that the card of a player has changed."""

    seat: int


class DrinkChanged(DrinkAltered):
    """A Drink with more or less Alcohol Content."""

    change: int


class DrinkCapped(DrinkAltered):
    """A Drink whose Alcohol Content is no more than this."""

    most: int


class DrinkPassed(DrinkOfWindow, FromSeat):
    """A Drink that another drinks."""

    to: int


class Split(DrinkNumbers, WithSeat):
    """A Drink of which another drinks half."""

    seat: int
    card: str
    others_alcohol: int
    """Of the other half."""


class NotDrunk(DrinkNumbers):
    """A Drink is not drunk."""

    seat: int


class Drunk(NotDrunk):
    """A Drink is drunk."""

    draw: int
    """Cards that the drinker draws."""
    as_fortitude: bool


class DrinksAlso(OfCard):
    """A player drinks one more."""

    by: int


class EventBegins(OfCard):
    """A Drink Event, or one of an Event deck, happens."""

    ignored: list[int]
    """By whom."""


class EventSkipped(OfCard):
    """A Drink Event does nothing."""

    why: Literal["chaser", "wanted_drink", "contest", "event"]


class DrinksRenewed(TypedDict):
    """The Drink Deck is renewed."""

    count: int


class Copied(AtSeats):
    """Players drink what another does."""

    cards: list[str]
    alcohol_of: dict[str, int]
    """By seat."""


class Contest(AtSeats):
    """A Drinking Contest begins."""

    by: int
    card: str


class ContestScores(TypedDict):
    """What has been revealed in a Contest."""

    scores: dict[str, int]
    """By seat."""


class Challenge(OfCard):
    """A challenge is answered."""

    accepted: bool


class Dared(CardsBy):
    """A player has revealed a Drink, and so have others."""

    alcohol: int
    others: list[str]
    others_alcohol: int
    seats: list[int]
    """Who drink the others."""


EVENTS: Final[dict[str, type]] = {
    "ordered": Ordered,
    "revealed": Revealed,
    "event_begins": EventBegins,
    "event_skipped": EventSkipped,
    "drink_ignored": DrinkAltered,
    "drink_replaced": DrinkAltered,
    "drink_as_fortitude": DrinkAltered,
    "drink_changed": DrinkChanged,
    "drink_halved": DrinkAltered,
    "drink_capped": DrinkCapped,
    "drink_passed": DrinkPassed,
    "split": Split,
    "drunk": Drunk,
    "not_drunk": NotDrunk,
    "drinks_also": DrinksAlso,
    "sobers_up": AtSeat,
    "drinks_out": Bare,
    "drinks_renewed": DrinksRenewed,
    "copied": Copied,
    "pile_discarded": CardsBy,
    "contest": Contest,
    "contest_scores": ContestScores,
    "contest_tied": AtSeats,
    "contest_won": AtSeat,
    "contest_not_won": Bare,
    "challenge": Challenge,
    "dared": Dared,
}
