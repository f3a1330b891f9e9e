"""Tables of rules of thumb for character mechanics; the modules of `mechanics/` add to them.

A mechanic without an opinion is worth nothing to a bot, and what it asks is answered at random.
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from dwarfdraft.bots.tavern.sight import Sight
from dwarfdraft.engine.ask import Chooser, Value
from dwarfdraft.games.tavern.seen.view import Text

Worth: TypeAlias = Callable[[Sight, Text, int, int, int], float]
"""Worth of a text. Takes the sight, the text, its seat, the number of stack frames below, and the target."""
ExtraWorth: TypeAlias = Callable[[Sight, Text, int, int], float]
"""Worth that a mechanic adds to a text. Takes the sight, the text, its seat, and the target."""
Rule: TypeAlias = Callable[[Sight, Any, dict[str, Any], Chooser], Value]
"""An answer. Takes the sight, what may be chosen, what the question is about, and the chooser."""

DEEDS: Final[dict[str, Worth]] = {}
"""What a deed of a mechanic brings (`Text.deed`)."""
EXTRA_WORTH: Final[list[ExtraWorth]] = []
"""What the part of a text that is its mechanic's own (`Text.own`) adds, for whoever is about to play it."""
EXTRA_WORTH_ON_STACK: Final[list[ExtraWorth]] = []
"""What that part still adds while the card lies on the stack."""
QUESTIONS: Final[dict[str, Rule]] = {}
"""The rules by which a bot answers what a mechanic asks, by kind of decision."""
DECLARED: Final[dict[str, Callable[[Sight], float]]] = {}
"""What it is worth to declare something that is no card, by what is declared."""
ACTORS: Final[list[Callable[[Sight], list[str]]]] = []
"""The bot's cards in play, which may act in its turn."""
WORTH_AT_CARD: Final[list[Callable[[Sight, Text, int, str, int], float]]] = []
"""What a text brings, above so many frames, at a card in play instead of a player, with a Drink."""
ADDED_WORTH_AT_CARD: Final[list[Callable[[], float]]] = []
"""What it brings to pick a card in play for a card that is added to another."""


def extra_worth(sight: Sight, text: Text, seat: int, target: int, of: list[ExtraWorth]) -> float:
    """Return the sum of what one of the tables above says of a text."""
    return sum(worth(sight, text, seat, target) for worth in of) if text.own else 0.0
