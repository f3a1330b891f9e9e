"""What a card makes somebody lose of Fortitude: raised, lowered by Static Effects, then reduced, all as one sum.

RDI-CARD-31, RDI-VRULING-23. What is shown, asked of conditions, foretold and really lost is this one number.
"""

from collections.abc import Collection, Iterable

from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.state.options import NOBODY
from dwarfdraft.games.tavern.state.stack import Hit, Play
from dwarfdraft.games.tavern.state.state import State
from dwarfdraft.games.tavern.state.targets import is_card


def left(state: State, play: Play, hit: Hit) -> int:
    """Return how much Fortitude a loss takes as things are, before any limit."""
    return max(before_answers(state, play, hit) - hit.reduced, 0)


def before_answers(state: State, play: Play, hit: Hit) -> int:
    """Return how much Fortitude a loss would take if nobody had reduced it; an Event is nobody's card."""
    if play.sure:
        return hit.amount
    amount = _aimed(state, play, hit)
    if is_card(hit.seat):
        return amount
    for alter in hooks.alter_loss:
        amount = alter(state, hit.seat, amount, source(play), play.card_id)
    return max(amount, 0)


def raised(state: State, play: Play, hit: Hit) -> int:
    """Return a loss with what is added to it for that player, and before anything is taken off."""
    amount = _aimed(state, play, hit)
    if is_card(hit.seat):
        return amount
    return max(amount, *(alter(state, hit.seat, amount, source(play), play.card_id) for alter in hooks.alter_loss), 0)


def _aimed(state: State, play: Play, hit: Hit) -> int:
    """Return what a card would make somebody lose, before what holds for that player."""
    amount = hit.amount
    for alter in hooks.alter_hit:
        amount = alter(state, play, hit, amount)
    return amount


def is_struck_back(state: State, play: Play, seat: int) -> bool:
    """Tell whether a loss of a card is struck back for by itself, as a mechanic says (RDI-WULFRIC-06).

    It says so in `wulfric.bites`, and strikes in `wulfric.bite_back`.
    """
    return any(strikes(state, seat, source(play), play.card_id) for strikes in hooks.is_struck_back)


def source(play: Play) -> int:
    """Return whose loss it is: who has played the card, nobody's of an Event."""
    return play.seat if play.card is not None else NOBODY


def of_all(state: State, play: Play, seats: Collection[int]) -> int:
    """Return how much Fortitude players lose together by a card as things are; who Ignores it loses nothing."""
    return sum(left(state, play, hit) for hit in play.hits if hit.seat in seats and hit.seat not in play.ignored)


def joined(hits: Iterable[Hit]) -> list[Hit]:
    """Join losses that a card, with what is added to it, aims at one player into one (RDI-GEAR-02, docs/rulings.md).

    What is added, and when: `gears.combine`. Which stay apart: `_are_one`.
    """
    found: list[Hit] = []
    for hit in hits:
        same = next((other for other in found if _are_one(other, hit)), None)
        if same is None:
            found.append(hit)
        else:
            same.amount += hit.amount
            same.reduced += hit.reduced
            same.numbers += hit.numbers
    return found


def _are_one(one: Hit, other: Hit) -> bool:
    """Tell whether losses are one: not what was sent on to a player whom the card hits anyway (RDI-RULING-54).

    Sent on is what goes to another seat than it is aimed at (`redirecting.send`). A loss that is counted stays apart,
    too, since it is counted anew on its own (`counting.again`). Both are taken together in `resolving.take_hits`. To
    who Ignores it: `resolving._landing`.
    """
    return one.seat == one.aimed == other.seat == other.aimed and one.counts is None and other.counts is None


def take_off(state: State, play: Play, hits: Iterable[Hit], amount: int) -> int:
    """Reduce the sum of some losses, not below 0, and return by how much (RDI-NEGATE-10).

    In a team the loss that is struck back for by itself is reduced last (docs/rulings.md). Where nothing is left there
    is no loss any more, and nothing raises it. Which losses: `redirecting.reduce`.
    """
    hits = sorted(hits, key=lambda hit: is_struck_back(state, play, hit.seat))
    taken = 0
    for hit in hits:
        less = min(amount - taken, left(state, play, hit))
        hit.reduced += less
        taken += less
    if not any(left(state, play, hit) for hit in hits):
        for hit in hits:
            if hit.reduced:
                hit.amount = hit.reduced = 0
    return taken


def others_hit(state: State, play: Play) -> tuple[int, ...]:
    """Return the opponents whom a card makes lose Fortitude: not who Ignores it (RDI-NEGATE-02)."""
    struck = {hit.seat for hit in play.hits if hit.amount and hit.seat not in play.ignored}
    return tuple(sorted(seat for seat in struck if state.is_opponent(play.seat, seat)))
