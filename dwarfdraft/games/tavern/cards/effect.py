"""What all effects are: frozen dataclasses, by theme in the modules beside this one. A card is made of them.

What an effect does and what is said of it is one record (`EffectRules`), in `effects` or with its mechanic.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

from dwarfdraft.games.tavern.cards.words import Number, Numbers

_KNOWN: dict[str, type["Effect"]] = {}


@dataclass(frozen=True)
class Effect:
    """What happens when a mode resolves, or a part of it."""

    __slots__ = ()
    NUMBERS: ClassVar[Numbers]
    """What raises each of its numbers."""
    SETTLED_BY: ClassVar[tuple[str, ...]] = ()
    """What of its player it depends on: names under which mechanics keep it, and under which it is seen."""

    def __init_subclass__(cls) -> None:
        """Note the effect, that none be without rules; a dataclass with slots is made twice, but counts once."""
        super().__init_subclass__()
        _KNOWN[f"{cls.__module__}.{cls.__name__}"] = cls

    def numbers(self) -> Numbers:
        """Return what raises each of its numbers, where that depends on whom it is for, for this one."""
        return self.NUMBERS

    def raised(self, by: int, kinds: Collection[Number]) -> Self:
        """Return the effect with its numbers of these kinds so much higher, or lower down to 0.

        A number that has been lowered to 0 is raised no more.
        """
        changed: dict[str, Any] = {
            name: _further(getattr(self, name), by)
            for name, kind in self.numbers().items()
            if kind in kinds and (getattr(self, name) or kind is Number.COUNTED)
        }
        return replace(self, **changed) if changed else self

    def settled(self, own: Mapping[str, Any]) -> "Effect":
        """Return what it is for a player of whom this is kept now, or seen: `SETTLED_BY`."""
        return self

    def alters(self) -> int:
        """Return by how much it alters every number of the card that it is added to."""
        return 0


def _further(amount: int, by: int) -> int:
    return max(amount + by, 0) if amount >= 0 else min(amount - by, 0)


def known_effects() -> tuple[type[Effect], ...]:
    """Return all effects there are."""
    return tuple(_KNOWN.values())
