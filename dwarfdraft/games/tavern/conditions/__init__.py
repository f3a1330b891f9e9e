"""When a card may be played, and whom and what it is about: asked of the state, changing nothing.

To import this package is to have the records of everybody's conditions entered; those of mechanics: `mechanics`.
"""

from dwarfdraft.games.tavern.conditions import to_cards, to_drinks, to_gold, to_losses, to_phases, to_rounds
from dwarfdraft.games.tavern.conditions.registry import register

for _theme in (to_phases, to_cards, to_losses, to_drinks, to_rounds, to_gold):
    register(_theme.CONDITIONS)
