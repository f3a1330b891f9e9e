"""What only some characters have, one module each: its state, its rules, and what it adds to the hooks of the game.

To import this package is to have them all at work, and the records of all conditions entered.
"""

from typing import Final

from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.chapters import moves
from dwarfdraft.games.tavern.conditions.registry import check_complete, extend, register
from dwarfdraft.games.tavern.mechanics import (
    blood,
    gears,
    marks,
    minion_wages,
    minions,
    open_hands,
    piety,
    potions,
    psionics,
    scarab_bites,
    scarabs,
    side_decks,
    wulfric,
)

ORDER: Final = (
    piety,
    side_decks,
    wulfric,
    gears,
    marks,
    minions,
    minion_wages,
    scarabs,
    scarab_bites,
    open_hands,
    potions,
    psionics,
    blood,
)
"""In which order the mechanics come at each hook."""

for _of in (moves, *ORDER):
    register(getattr(_of, "CONDITIONS", ()))
    extend(getattr(_of, "ALSO_MET", ()))
check_complete()

for hook in hooks.HOOKS:
    hook.put_in_order([mechanic.__name__ for mechanic in ORDER])
