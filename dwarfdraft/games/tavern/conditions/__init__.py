"""When a card may be played, and whom and what it is about: asked of the state, changing nothing.

To import this package is to have the rules of all conditions entered.
"""

from dwarfdraft.games.tavern.conditions import to_cards, to_table
from dwarfdraft.games.tavern.conditions.registry import check_complete

__all__ = ["to_cards", "to_table"]

check_complete()
