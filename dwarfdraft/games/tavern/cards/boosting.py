"""Numbers of a card that depend on more: Luck and Strength Potion, Gear Cards on their Device Card, Piety.

Each effect says itself which of its numbers are raised by what (`NUMBERS`, docs/rulings.md).
"""

from typing import Final

from dwarfdraft.games.tavern.cards.effect import Effect
from dwarfdraft.games.tavern.cards.gears import AlterDevice
from dwarfdraft.games.tavern.cards.words import Number

_BY_POTION: Final = frozenset({Number.RAISED, Number.COUNTED})
_BY_GEAR: Final = _BY_POTION | {Number.OWN}


def boosted(effect: Effect, by: int, *, own: bool = False) -> Effect:
    """Return an effect with its numbers so much higher, or lower down to 0.

    A loss that is announced already stands as a `Hit`, too.

    :param own: also what the player of the card pays or loses.
    """
    return effect.raised(by, _BY_GEAR if own else _BY_POTION)


def with_gear(effects: tuple[Effect, ...], added: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """Return what a Device Card does with its Gear Card: its own text, altered (RDI-GEAR-05), then that (-02)."""
    by = sum(effect.amount for effect in added if isinstance(effect, AlterDevice))
    return (*(boosted(effect, by, own=True) for effect in effects), *added)
