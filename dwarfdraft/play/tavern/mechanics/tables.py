"""What the terminal asks mechanics: each adds what it has to say, mostly by kind of question or of event."""

from collections.abc import Callable, Iterable
from typing import Any, Final, Protocol

from dwarfdraft.engine.ask import Value


class Words(Protocol):
    """What a mechanic needs of the terminal to put something into words."""

    def text(self, key: str, **data: Any) -> str:
        """Return a text of the game."""

    def card(self, card: str) -> str:
        """Return the title of a card or of a copy."""

    def card_in_play(self, card: str) -> str:
        """Return a card in play, or one that may come there, with what it does there."""


# The table

NOTES: Final[list[Callable[[Words, str, dict[str, Any]], str | None]]] = []
"""What is said below the table of a seat: takes the player's name and the seat as it is seen; None: nothing."""
HELD: Final[list[Callable[[dict[str, Any]], Iterable[str]]]] = []
"""Cards that lie before a seat and are played like cards of a hand."""

# Questions

WORDS: Final[set[str]] = set()
"""Answers that have a text of their own, whatever is asked."""
SEATS: Final[set[str]] = set()
"""Questions that are answered with a player."""
ANSWERS: Final[dict[str, Callable[[Words, dict[str, Any], Value], str]]] = {}
"""By kind of question how an answer reads: takes what it is about, and the answer."""
QUESTIONS: Final[dict[str, Callable[[dict[str, Any]], str]]] = {}
"""By kind of question the key of its text, if it has several: takes what it is about."""

# Events

VARIANTS: Final[dict[str, Callable[[dict[str, Any]], str]]] = {}
"""By kind of event the key of its text, if it has several: takes what is told."""
CARDS: Final[set[str]] = set()
"""Fields of events that hold a card."""
NAMED: Final[dict[str, Callable[[Words, Any], str]]] = {}
"""By field of events how it reads."""
OF_MATES: Final[set[str]] = set()
"""Events that tell only teammates which card it was."""
