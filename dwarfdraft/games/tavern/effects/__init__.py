"""What all effects do and say, one record each: by theme here, or with the mechanic that it belongs to.

Importing the package enters them and checks that none is missing.
"""

from dwarfdraft.games.tavern.effect_rules import check_complete, register
from dwarfdraft.games.tavern.effects import answers, drink_events, drinking, events, gold, hands, losses, rounds
from dwarfdraft.games.tavern.mechanics import (
    blood,
    gears,
    marks,
    open_hands,
    piety,
    potions,
    psionics,
    scarabs,
    wages,
    wulfric,
)

for _of in (losses, answers, gold, drinking, hands, rounds, drink_events, events):
    register(_of.EFFECTS)
for _mechanic in (marks, scarabs, piety, gears, potions, wulfric, wages, psionics, open_hands, blood):
    register(_mechanic.EFFECTS)
check_complete()
