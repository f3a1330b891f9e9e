"""Remy's marks, to a bot."""

from typing import Final

from dwarfdraft.bots.tavern.opinions import DEEDS
from dwarfdraft.bots.tavern.picking import NOBODY
from dwarfdraft.bots.tavern.sight import Sight
from dwarfdraft.games.tavern.seen.view import Stat, Text

A_MARK: Final = 0.04
"""What a mark on a player is worth, in points of the outlook."""


def _mark(sight: Sight, text: Text, seat: int, depth: int, target: int) -> float:
    return A_MARK if target != NOBODY and not sight.is_marked(target) else 0.0


def _hit_marked(sight: Sight, text: Text, seat: int, depth: int, target: int) -> float:
    if target == NOBODY:
        return 0.0
    loss = text.amount if sight.is_marked(target) else text.own["unmarked"]
    return sight.gain([(target, Stat.FORTITUDE, -loss)])


def _hit_all_marked(sight: Sight, text: Text, seat: int, depth: int, target: int) -> float:
    return sight.gain([(met, Stat.FORTITUDE, -text.amount) for met in sight.living if sight.is_marked(met)])


DEEDS.update({"mark": _mark, "hit_marked": _hit_marked, "hit_all_marked": _hit_all_marked})
