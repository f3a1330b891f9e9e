"""What all conditions are: frozen dataclasses, in `conditions` or in the module of their mechanic.

When a condition holds and what is said of it is one record (`ConditionRules`), in the package `conditions` or with its
mechanic.
"""

from dataclasses import dataclass
from typing import ClassVar

_KNOWN: dict[str, type["Condition"]] = {}


@dataclass(frozen=True)
class Condition:
    """When a text of a card may be played."""

    __slots__ = ()
    IS_ACT: ClassVar[bool] = False
    """The text is what a card in play does when it acts: it is not played for it (`hooks.acts`)."""

    def __init_subclass__(cls) -> None:
        """Note the condition, that none be without rules; a dataclass with slots is made twice, but counts once."""
        super().__init_subclass__()
        _KNOWN[f"{cls.__module__}.{cls.__name__}"] = cls


def known_conditions() -> tuple[type[Condition], ...]:
    """Return all conditions there are."""
    return tuple(_KNOWN.values())
