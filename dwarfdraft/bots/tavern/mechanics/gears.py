"""Gear Cards, to a bot."""

from dwarfdraft.bots.tavern.opinions import DEEDS
from dwarfdraft.bots.tavern.picking import NOBODY
from dwarfdraft.bots.tavern.sight import ADDED, Sight
from dwarfdraft.bots.tavern.texts import number_changes
from dwarfdraft.games.tavern.seen.view import Text

ADDED.append(lambda frame: frame.get("gear", ""))


def _negate(sight: Sight, text: Text, seat: int, depth: int, target: int) -> float:
    """Return what it brings to keep a Gear Card from adding to the device below; its target is not known yet."""
    frame = sight.stack[depth - 2]
    player, picked = frame["seat"], frame.get("target", NOBODY)
    plain, geared = (
        sight.gain(number_changes(sight, sight.text_of(frame, alone=alone).numbers, player, picked))
        for alone in (True, False)
    )
    return plain - geared


DEEDS["negate_gear"] = _negate
