"""What all effects do and say, one record each: by theme here, or with the mechanic that they belong to.

Importing the package enters them and checks that none is missing.
"""

from dwarfdraft.games.tavern.effect_rules import check_complete, register
from dwarfdraft.games.tavern.effects import answers, drink_events, drinking, events, gold, hands, losses, rounds
from dwarfdraft.games.tavern.mechanics import ORDER

for _of in (losses, answers, gold, drinking, hands, rounds, drink_events, events, *ORDER):
    register(getattr(_of, "EFFECTS", ()))
check_complete()
