"""What a card text is made of, as data: phrases of the catalogues, and icons. `cardtext` puts them into a language."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from dwarfdraft.games.tavern.cards.effect import Effect
from dwarfdraft.games.tavern.cards.words import Pick, Who


@dataclass(frozen=True, slots=True)
class Phrase:
    """A text of the catalogues with what stands in it."""

    key: str
    data: Mapping[str, "int | Phrases"] = field(default_factory=dict)
    """By placeholder: a number, or further phrases."""
    counts: int | None = None
    """By what it is counted, if it has plural forms; then `n` is that number."""
    names_pick: bool = False
    """Says who has been picked: what follows calls that player "that player"."""


Phrases: TypeAlias = tuple[Phrase, ...]
"""One after the other."""


def text(key: str, *, names_pick: bool = False, **data: int | Phrases) -> Phrases:
    """Return a phrase without plural forms."""
    return (Phrase(key, data, None, names_pick),)


def counted(key: str, n: int, *, names_pick: bool = False, **data: int | Phrases) -> Phrases:
    """Return a phrase in the plural form of `n`."""
    return (Phrase(key, data, n, names_pick),)


def whose(who: Who, pick: Pick) -> str:
    """Return whom a phrase is about, as its key ends: `Who`, or the kind of pick if it is named here first."""
    return pick if is_picked(who) and pick is not Pick.NOTHING else who


def is_picked(who: Who) -> bool:
    """Tell whether an effect is for whom its card picks, or one added to it."""
    return who in (Who.PICKED, Who.ALSO_PICKED)


@dataclass(frozen=True, slots=True)
class Icon:
    """A number that is shown before any words: what changes, by how much, and for whom."""

    key: str
    """`fortitude`, `alcohol`, `gold`, `ante`, `strength` (of a Drink; `becomes`: the new one; `heads`, `tails`: by a
    coin), `order`, `draw`, `loss` (of Fortitude, that another card brings), or one of a mechanic."""
    number: int
    who: str = ""
    """As in `Who`, `source` for the player of the card that hurt you, or empty."""


_CAPITAL: Final = re.compile(r"(?<=[a-z])(?=[A-Z])")


def by_name(effect: Effect) -> str:
    """Return what stands for an effect without an icon: its name as a word of the code, `ignore_drink`."""
    return _CAPITAL.sub("_", type(effect).__name__).lower()
