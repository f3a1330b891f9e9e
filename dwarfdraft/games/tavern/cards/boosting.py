"""Numbers of a card that depend on more: Luck and Strength Potion, Gear Cards on their Device Card, Piety.

Each effect says itself which of its numbers are raised by what (`NUMBERS`, docs/rulings.md).
"""

from dataclasses import replace
from typing import Any, Final

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Number, Who

_BY_POTION: Final = frozenset({Number.RAISED, Number.COUNTED})
_BY_GEAR: Final = _BY_POTION | {Number.OWN}


def boosted(effect: c.Effect, by: int, *, own: bool = False) -> c.Effect:
    """Return an effect with its numbers so much higher, or lower down to 0.

    A number that has been lowered to 0 is raised no more. A loss that is announced already stands as a `Hit`, too.

    :param own: also what the player of the card pays or loses.
    """
    if isinstance(effect, c.ByPiety):
        return replace(effect, low=boosted(effect.low, by, own=own), high=boosted(effect.high, by, own=own))
    kinds = _BY_GEAR if own else _BY_POTION
    changed: dict[str, Any] = {
        name: _further(getattr(effect, name), by)
        for name, kind in numbers_of(effect).items()
        if kind in kinds and (getattr(effect, name) or kind is Number.COUNTED)
    }
    return replace(effect, **changed) if changed else effect


def numbers_of(effect: c.Effect) -> dict[str, Number]:
    """Return what raises each number of an effect, where that depends on whom it is for, for this one."""
    return {name: _signed(effect) if kind is Number.SIGNED else kind for name, kind in effect.NUMBERS.items()}


def _signed(effect: c.Effect) -> Number:
    match effect:
        case c.Change(_, Who.YOU, amount) if amount < 0:
            return Number.OWN
        case c.Pays(Who.YOU):
            return Number.OWN
        case _:
            return Number.RAISED


def _further(amount: int, by: int) -> int:
    return max(amount + by, 0) if amount >= 0 else min(amount - by, 0)


def settled(effect: c.Effect, piety: int) -> c.Effect:
    """Return what an effect is at a Piety."""
    if not isinstance(effect, c.ByPiety):
        return effect
    return effect.low if piety <= effect.most else effect.high
