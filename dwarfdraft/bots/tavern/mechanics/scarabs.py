"""Scarabs, to a bot."""

from typing import Final

from dwarfdraft.bots.tavern.moving import best
from dwarfdraft.bots.tavern.opinions import DEEDS, EXTRA_WORTH, EXTRA_WORTH_ON_STACK, QUESTIONS
from dwarfdraft.bots.tavern.picking import NOBODY
from dwarfdraft.bots.tavern.sight import Sight
from dwarfdraft.bots.tavern.texts import affected_seats
from dwarfdraft.engine.ask import Chooser
from dwarfdraft.games.tavern.seen.view import Stat, Text

A_SCARAB: Final = 0.7
"""What a Scarab in front of a player counts, by the Fortitude it will take: it may be Ignored, and it takes time."""


def _hit_per_scarab(sight: Sight, text: Text, seat: int, depth: int, target: int) -> float:
    if target == NOBODY:
        return 0.0
    bitten = [(target, Stat.FORTITUDE, -text.amount * sight.seats[target]["scarabs"])]
    return sight.gain(bitten) * (1 - A_SCARAB)


def _hit_all_with_scarabs(sight: Sight, text: Text, seat: int, depth: int, target: int) -> float:
    met = [other for other in sight.living if other != seat and sight.seats[other]["scarabs"]]
    return sight.gain([(other, Stat.FORTITUDE, -text.amount) for other in met]) * (1 - A_SCARAB)


def _sure_bite(sight: Sight, text: Text, seat: int, depth: int, target: int) -> float:
    place = sight.answered(depth)
    if place is None:
        return 0.0
    return sight.gain([(sight.stack[place].get("target", NOBODY), Stat.FORTITUDE, -1)])


DEEDS.update(
    {"hit_per_scarab": _hit_per_scarab, "hit_all_with_scarabs": _hit_all_with_scarabs, "sure_bite": _sure_bite}
)


def _given(sight: Sight, text: Text, seat: int, target: int) -> float:
    """Return what Scarabs are worth that players gain: each will take a point of Fortitude."""
    supply = sight.table["scarab_supply"] or 0
    gained = [
        (met, count) for who, count in text.own.get("scarabs", ()) for met in affected_seats(sight, who, seat, target)
    ]
    by_drink = text.own.get("scarabs_by_drink", 0)
    if by_drink:
        others = [target] if target != NOBODY else [other for other in sight.living if other != seat][:1]
        gained += [(other, by_drink) for other in others]
    lost = [(other, Stat.FORTITUDE, -min(count, supply)) for other, count in gained if other != seat]
    return sight.gain(lost) * A_SCARAB if lost and supply else 0.0


EXTRA_WORTH.append(_given)
EXTRA_WORTH_ON_STACK.append(_given)


def bite_the_weakest(sight: Sight, seats: list[int], count: int, chooser: Chooser) -> int:
    """Give Scarabs to whoever they hurt most."""
    seat: int = best(seats, lambda seat: sight.gain([(seat, Stat.FORTITUDE, -count)]), chooser)
    return seat


QUESTIONS["scarabs_to"] = lambda sight, values, about, chooser: bite_the_weakest(sight, values, about["count"], chooser)
QUESTIONS["next_scarab"] = lambda sight, values, about, chooser: values[0]
