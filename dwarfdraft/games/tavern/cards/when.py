"""What a condition says on a card, as data, and the registry of that for all conditions.

Importing any part of the tavern fills it: so the card text need not know the rules.
"""

from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass
from typing import Any, Final, Generic, TypeVar

from dwarfdraft.games.tavern.cards import phrases
from dwarfdraft.games.tavern.cards.aspects import FORGOTTEN, ForgottenAspect, forgotten
from dwarfdraft.games.tavern.cards.condition import Condition
from dwarfdraft.games.tavern.cards.phrases import Phrases

C = TypeVar("C", bound=Condition)


@dataclass(frozen=True)
class ConditionText(Generic[C]):
    """How a condition is told."""

    condition: type[C]
    _: KW_ONLY
    says: Callable[[C], Phrases] = FORGOTTEN
    """The sentences of the card text that say when it may be played; or `always_says(...)`."""

    def __post_init__(self) -> None:
        missing = forgotten(self)
        if missing:
            raise ForgottenAspect(f"{self.condition.__name__} says nothing of: {', '.join(missing)}")


def always_says(key: str) -> Callable[[Condition], Phrases]:
    """It says the same, whatever its values are."""
    said = phrases.text(key)
    return lambda condition: said


_TEXTS: Final[dict[type[Condition], ConditionText[Any]]] = {}


def tell(text: ConditionText[Any]) -> None:
    """Enter what a condition says."""
    _TEXTS[text.condition] = text


def said_by(condition: Condition) -> Phrases:
    """Return what a condition says on a card.

    :raises KeyError: if it has not been registered.
    """
    said: Phrases = _TEXTS[type(condition)].says(condition)
    return said
