"""Names of people at a table: written in one alphabet, and not to be taken for another's.

Not a full implementation of Unicode's confusables: it covers the three alphabets whose letters are drawn alike.
"""

import unicodedata
from collections.abc import Iterable
from typing import Final

from dwarfdraft.service.api import ServiceRefused

MOST_CHARACTERS: Final = 24
_BLANK: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that are drawn as nothing."""
_ALPHABETS: Final = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC")
_LOOKS_LIKE: Final = str.maketrans(
    {
        # Cyrillic, small and (where the capital differs in shape from the small letter) by its capital
        "а": "a", "в": "b", "с": "c", "е": "e", "ё": "e", "н": "h", "і": "i", "ї": "i", "ј": "j", "к": "k",
        "м": "m", "о": "o", "р": "p", "ѕ": "s", "т": "t", "у": "y", "х": "x", "ү": "y", "һ": "h", "ԁ": "d",
        "ԛ": "q", "ԝ": "w", "п": "n", "г": "r", "з": "3", "б": "6", "ь": "b", "ӏ": "l",
        # Greek
        "α": "a", "β": "b", "ε": "e", "ζ": "z", "η": "h", "ι": "i", "κ": "k", "μ": "m", "ν": "v", "ο": "o",
        "ρ": "p", "σ": "o", "ς": "c", "τ": "t", "υ": "y", "χ": "x", "γ": "y", "ω": "w",
        # Latin and digits among themselves
        "ı": "i", "l": "i", "1": "i", "|": "i", "!": "i", "0": "o", "5": "s", "ø": "o", "đ": "d", "ł": "i",
        "æ": "ae", "œ": "oe", "ß": "ss", "þ": "p",
        "’": "'", "‘": "'", "`": "'", "‐": "-", "‑": "-", "–": "-", "—": "-", "_": "-", " ": None, ".": None,
    }
)  # fmt: skip


def _bad(key: str, **data: object) -> ServiceRefused:
    return ServiceRefused("bad_name", key, data, {"name": key})


def is_visible(text: str) -> bool:
    """Tell whether there is anything to see in a text, and no letter buried under piles of marks.

    >>> is_visible("hm"), is_visible(chr(0x200B)), is_visible("h" + 3 * chr(0x301))
    (True, False, False)
    """
    kinds = "".join(unicodedata.category(character)[0] for character in text if character not in _BLANK)
    return not {"L", "N", "P", "S"}.isdisjoint(kinds) and "MMM" not in kinds


def read_name(text: str) -> str:
    """Return the name as it is kept: NFC, without outer and double spaces.

    Refuses with `bad_name` unless it has 1 to 24 characters, all visible, in one alphabet.
    """
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(name) <= MOST_CHARACTERS:
        raise _bad("name_length", most=MOST_CHARACTERS)
    hidden = any(unicodedata.category(character)[0] == "C" for character in name) or not _BLANK.isdisjoint(name)
    if hidden or not is_visible(name):
        raise _bad("name_invisible")
    if len(_alphabets(name)) > 1:
        raise _bad("name_mixed_letters")
    return name


def check_unlike(name: str, seated: Iterable[str | None]) -> None:
    """Let a name pass that nobody can take for one of these.

    Refuses with `taken` if somebody is called so, with `bad_name` if it only looks the same.
    """
    for other in seated:
        if other is None:
            continue
        if other.casefold() == name.casefold():
            raise ServiceRefused("taken", "name_taken", {"name": name}, {"name": "name_taken"})
        if skeleton(other) == skeleton(name):
            raise _bad("name_looks_like", name=name)


def skeleton(name: str) -> str:
    """Return a form that is equal for names that look alike.

    >>> skeleton("Анна") == skeleton("Aнна"), skeleton("Bo1in") == skeleton("Bolin")
    (True, True)
    """
    plain = unicodedata.normalize("NFKD", name.casefold())
    letters = "".join(c for c in plain if unicodedata.category(c)[0] != "M")
    return letters.translate(_LOOKS_LIKE) or letters


def _alphabets(name: str) -> set[str]:
    found = set()
    for character in name:
        if character.isalpha():
            first = unicodedata.name(character, "").split(" ", 1)[0]
            if first in _ALPHABETS:
                found.add(first)
    return found
