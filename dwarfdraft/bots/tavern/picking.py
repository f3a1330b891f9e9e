"""Whom a text could pick."""

from typing import Final

from dwarfdraft.bots.tavern.sight import Sight
from dwarfdraft.games.tavern.seen.view import (
    Deed,
    Pick,
    Text,
)

NOBODY: Final = -1


def targets(sight: Sight, text: Text, seat: int, depth: int) -> list[int]:
    """Return the players whom a text could pick, before it is asked."""
    if text.deed is Deed.HIT_BACK or text.pick is Pick.SOURCE:
        return sources(sight, seat, depth) or [NOBODY]
    match text.pick:
        case Pick.NOTHING:
            return [NOBODY]
        case Pick.ANYBODY:
            return sight.living
        case Pick.IN_ROUND:
            return sight.round["inside"] if sight.round else [NOBODY]
        case Pick.THIRD:
            place = sight.answered(depth)
            source = sight.stack[place]["seat"] if place is not None else NOBODY
            opponents = sight.opponents_of(seat)
            return [s for s in opponents if s != source] if len(opponents) > 1 else [NOBODY]
        case Pick.HIT:
            place = sight.answered(depth)
            hits = sight.stack[place].get("hits", []) if place is not None else []
            return [hit["seat"] for hit in hits if hit["seat"] in sight.opponents_of(seat)] or [NOBODY]
        case Pick.MARKED:
            return [s for s in sight.opponents_of(seat) if sight.is_marked(s)] or [NOBODY]
        case Pick.MARKED_IN_ROUND:
            inside = sight.round["inside"] if sight.round else []
            return [s for s in inside if sight.is_marked(s)] or [NOBODY]
        case Pick.ANOTHER | Pick.TWO | Pick.SOURCE | Pick.ONE_OR_TWO | Pick.THREE:
            return sight.opponents_of(seat)


def sources(sight: Sight, seat: int, depth: int) -> list[int]:
    """Return the other players whose cards caused the event that a card of this seat answers."""
    moment = sight.moment(depth)
    by = {moment.get("by", NOBODY)}
    for happening in moment.get("happened", []):
        if happening["seat"] in sight.team_of(seat):
            by.update(happening["by"])
    return [source for source in sight.opponents_of(seat) if source in by]
