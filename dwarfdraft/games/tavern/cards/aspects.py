"""What is said of an effect without a table, and the registry of that for all effects.

Importing any part of the tavern imports `effects`, which fills it: so the bots' view and the card text need
not know the rules.
"""

from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass, fields
from typing import Any, Final, Generic, TypeVar

from dwarfdraft.games.tavern.cards.deeds import ForBots
from dwarfdraft.games.tavern.cards.effect import Effect
from dwarfdraft.games.tavern.cards.phrases import Icon, Phrases
from dwarfdraft.games.tavern.cards.words import Pick

E = TypeVar("E", bound=Effect)
FORGOTTEN: Final[Any] = object()
"""What an aspect is that every effect, or every condition, must say something of, until it does."""


class ForgottenAspect(Exception):
    """An effect or a condition does not say what all of them must say."""


def forgotten(record: Any) -> list[str]:
    """Return of which aspects a record says nothing."""
    return [field.name for field in fields(record) if getattr(record, field.name) is FORGOTTEN]


@dataclass(frozen=True)
class Description(Generic[E]):
    """How an effect is told."""

    effect: type[E]
    _: KW_ONLY
    says: Callable[[E, Pick], Phrases] = FORGOTTEN
    """The card text; `Pick` is the pick that it has to name, if any."""
    icon: Callable[[E], Icon | str] = FORGOTTEN
    """The number that is shown before any words, or a word of the code where the effect has none (`by_name`)."""
    bots: Callable[[E], ForBots] = FORGOTTEN
    """`is_for`, `beside` or `of_event`."""

    def __post_init__(self) -> None:
        missing = forgotten(self)
        if "NUMBERS" not in vars(self.effect):
            missing.append("NUMBERS")
        if missing:
            raise ForgottenAspect(f"{self.effect.__name__} says nothing of: {', '.join(missing)}")


_DESCRIPTIONS: Final[dict[type[Effect], Description[Any]]] = {}


def describe(description: Description[Any]) -> None:
    """Enter what is said of an effect."""
    _DESCRIPTIONS[description.effect] = description


def description_of(effect: Effect) -> Description[Any]:
    """Return what is said of an effect.

    :raises KeyError: if it has not been registered.
    """
    return _DESCRIPTIONS[type(effect)]
