"""Side decks."""

from dataclasses import dataclass
from typing import ClassVar

from dwarfdraft.games.tavern.cards.card import Card, CharacterTrait


@dataclass(frozen=True, slots=True)
class SideDeck(CharacterTrait):
    """The side deck of a character (RDI-SETUP-10)."""

    name: str
    cards: tuple[Card, ...]
    is_top_in_force: bool = False
    """The top card of its discards is in force: it stays there when they are shuffled."""
    IS_SIDE: ClassVar[bool] = True
    STARTS_TURN: ClassVar[bool] = True

    def decks(self) -> tuple[tuple[str, tuple[Card, ...]], ...]:
        """Return the deck."""
        return ((self.name, self.cards),)
