"""Serena's Piety, to a bot."""

from typing import Final

from dwarfdraft.bots.tavern.choosing import lose_what_is_missed_less
from dwarfdraft.bots.tavern.opinions import EXTRA_WORTH, QUESTIONS
from dwarfdraft.bots.tavern.sight import Sight
from dwarfdraft.games.tavern.seen.view import Stat, Text

LEAST: Final = 1
MOST: Final = 8
LOW: Final = 4
"""Piety that calls for care."""
A_POINT: Final = 0.03
"""What a point of Piety is worth, in points of the outlook."""


def _moved(sight: Sight, text: Text, seat: int, target: int) -> float:
    """Return what moving the Piety is worth: nothing above its end, and below it there is something to atone."""
    piety = sight.seats[seat]["piety"]
    by: int = text.own.get("piety", 0)
    if not piety or not by:
        return 0.0
    moved = min(max(piety + by, LEAST), MOST) - piety
    atoned = sight.gain([(seat, Stat.FORTITUDE, -1)]) if piety + by < LEAST else 0.0
    worth = moved * A_POINT + atoned
    return worth if sight.is_mine(seat) else -worth / max(len(sight.living) - 1, 1)


EXTRA_WORTH.append(_moved)


def tithe_when_piety_is_low(sight: Sight) -> str:
    """Pay the tithe while the Piety is low and there is Gold enough; else let the Piety fall."""
    own = sight.seats[sight.me]
    return "tithe" if own["piety"] <= LOW and own["gold"] > 1 else "piety"


QUESTIONS["atone"] = lambda sight, values, about, chooser: lose_what_is_missed_less(sight, values, 1, chooser)
QUESTIONS["tithe"] = lambda sight, values, about, chooser: tithe_when_piety_is_low(sight)
