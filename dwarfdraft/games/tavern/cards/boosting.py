"""Numbers of a card that are raised or lowered: by a card that is played for it, or by one that is added to it.

Each effect says itself which of its numbers are raised by what (`NUMBERS`, docs/rulings.md).
"""

from typing import Final

from dwarfdraft.games.tavern.cards.effect import Effect
from dwarfdraft.games.tavern.cards.words import Number

_FOR_OTHERS: Final = frozenset({Number.RAISED, Number.COUNTED})
_ALL: Final = _FOR_OTHERS | {Number.OWN}


def boosted(effect: Effect, by: int, *, own: bool = False) -> Effect:
    """Return an effect with its numbers so much higher, or lower down to 0.

    A loss that is announced already stands as a `Hit`, too.

    :param own: also what the player of the card pays or loses.
    """
    return effect.raised(by, _ALL if own else _FOR_OTHERS)


def with_added(effects: tuple[Effect, ...], added: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """Return what a card does to which another is added: its own text, as that one alters it, then that."""
    by = sum(effect.alters() for effect in added)
    return (*(boosted(effect, by, own=True) for effect in effects), *added)
