"""Cards: dealt, drawn, looked at, played, answered."""

from typing import Final, Literal, NotRequired

from typing_extensions import TypedDict

from dwarfdraft.games.tavern.hooks import AtSeat, OfCard
from dwarfdraft.games.tavern.seen.event_shapes.shared import Cards, FromSeat, WithSeat
from dwarfdraft.games.tavern.seen.shapes import Target


class Count(AtSeat):
    """So many cards of a player."""

    count: int


class Dealt(TypedDict):
    """The first hands are dealt."""

    first: int
    """Who begins."""
    cards: int
    """Each gets so many."""
    boss_cards: NotRequired[int]
    """And each Boss so many."""
    hand: NotRequired[list[str]]


class Discarded(Cards):
    """Cards go out of a hand."""

    at_random: NotRequired[bool]
    card: NotRequired[str]
    """By which they were drawn at random."""


class Drew(Count):
    """Cards come to a hand."""

    cards: NotRequired[list[str]]
    """Also told to all while the hand lies open."""


class Looked(AtSeat):
    """A player looks at hidden cards."""

    card: str
    cards: NotRequired[list[str]]
    """Top first."""


class LookedAtHand(Looked):
    """A player looks at a hand."""

    of: int


class LookedAtDeck(Looked):
    """A player looks at the top of the Drink Deck."""

    count: int


class Reordered(Count):
    """A player has put cards of the Drink Deck into another order."""

    card: str


class Announced(OfCard):
    """A card is laid on the stack; nothing of it is named yet."""

    window: NotRequired[str]
    """Kind of event that it answers."""
    answers: NotRequired[str]
    """The card that it answers."""
    of: NotRequired[int]
    """The player of that."""


class Played(OfCard):
    """All of a card is named: it may be answered."""

    target: NotRequired[Target]
    second: NotRequired[Target]
    third: NotRequired[Target]
    mode: NotRequired[int]
    """Which of its texts."""
    answers: NotRequired[str]
    drink: NotRequired[int]
    """Which of the window."""
    cards: NotRequired[list[str]]
    """Of that Drink."""
    drinker: NotRequired[int]
    activation: NotRequired[bool]
    """A card in play acts."""
    choice: NotRequired[Literal["pay", "lose"]]
    gear: NotRequired[str]
    """The card that is added to it."""
    also: NotRequired[list[Target]]
    """Whom that picks."""
    champions: NotRequired[list[int]]
    """Among whom it is settled."""


class Negated(OfCard):
    """A card is without effect."""

    by: int
    using: str


class Ignored(OfCard):
    """A card has no effect on a player."""

    of: int
    using: str


class Answered(TypedDict):
    """A loss that a card would bring is changed by another."""

    card: str
    using: str
    amount: int


class Redirected(Answered, FromSeat):
    """A loss goes to somebody else."""

    of: int
    to: Target


class Shared(Answered, WithSeat):
    """Two players lose the amount each."""

    seat: int


class Reduced(Answered):
    """A loss is so much less."""

    of: int
    seat: int


EVENTS: Final[dict[str, type]] = {
    "dealt": Dealt,
    "discarded": Discarded,
    "drew": Drew,
    "shuffled": Count,
    "returned": Cards,
    "actions_discarded": Cards,
    "looked_at_hand": LookedAtHand,
    "looked_at_deck": LookedAtDeck,
    "reordered": Reordered,
    "announced": Announced,
    "played": Played,
    "negated": Negated,
    "finished": OfCard,
    "ignored": Ignored,
    "redirected": Redirected,
    "shared": Shared,
    "reduced": Reduced,
}
