"""Wulfric's moods, to a bot, and being away."""

from typing import Final

from dwarfdraft.bots.tavern.opinions import DEEDS
from dwarfdraft.bots.tavern.sight import Sight
from dwarfdraft.games.tavern.seen.view import AVERAGE_DRINK, Stat, Text

_BAD_MOODS: Final = frozenset({"playful", "slobbering", "chewing", "sulking"})


def _new_mood(sight: Sight, text: Text, seat: int, depth: int, target: int) -> float:
    return 0.3 if sight.seats[seat]["mood"] in _BAD_MOODS else -0.3


def _vanish(sight: Sight, text: Text, seat: int, depth: int, target: int) -> float:
    """Return what being away for a round brings: no Drink now, and nobody's attack."""
    drink = AVERAGE_DRINK if sight.pile(seat) else -1
    return -sight.gain([(seat, Stat.ALCOHOL, drink), (seat, Stat.FORTITUDE, -1)])


DEEDS.update({"new_mood": _new_mood, "vanish": _vanish})
