"""Names of people at a table: written in one alphabet, and not to be taken for another's (`lookalikes`).

Zero width joiners and non-joiners are no letters, but some words and emoji are not written right without them. They may
stand where they change what is drawn (as UTS #46 has it, by what Python's own Unicode data can tell), nowhere else.
"""

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from dwarfdraft.service.errors import ServiceRefused
from dwarfdraft.service.lookalikes import look_alike

MAX_CHARACTERS: Final = 24
_BLANK: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
"""Letters and signs that are drawn as nothing."""
_ALPHABETS: Final = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC")
_CURSIVE: Final = ("ARABIC", "SYRIAC", "MANDAIC", "MONGOLIAN", "NKO", "PHAGS-PA", "MANICHAEAN", "HANIFI", "ADLAM")
"""Scripts whose letters change their form with their neighbours, which a joiner or non-joiner steers."""
_ZWNJ: Final = "\u200c"
_ZWJ: Final = "\u200d"
_FLAG: Final = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]+\U000e007f")
"""A black flag, the letters of a region and an end: drawn as that region's flag, the letters themselves unseen."""


def _bad(key: str, **data: object) -> ServiceRefused:
    return ServiceRefused("bad_name", key, data, {"name": key})


def is_visible(text: str) -> bool:
    """Tell whether there is anything to see in a text, and no letter buried under piles of marks.

    >>> is_visible("hm"), is_visible(chr(0x200B)), is_visible("h" + 3 * chr(0x301))
    (True, False, False)
    """
    kinds = "".join("S" if is_emoji_to_come(c) else unicodedata.category(c)[0] for c in text if c not in _BLANK)
    return not {"L", "N", "P", "S"}.isdisjoint(kinds) and not _is_buried(text)


def is_emoji_to_come(character: str) -> bool:
    """Tell whether a character that this Python does not know yet is kept for emoji: browsers are newer.

    The blocks are those that Unicode has as `Extended_Pictographic` before anything is assigned there.
    """
    kept = "\U0001f000" <= character <= "\U0001faff" or "\U0001fc00" <= character <= "\U0001fffd"
    return kept and unicodedata.category(character) == "Cn"


def read_name(text: str) -> str:
    """Return the name as it is kept: NFC, without outer and double spaces.

    Refuses with `bad_name` unless it has 1 to 24 characters, all visible or needed to draw their neighbours, in one
    alphabet.
    """
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(name) <= MAX_CHARACTERS:
        raise _bad("name_length", most=MAX_CHARACTERS)
    plain = _FLAG.sub("\U0001f3f4", name)
    hidden = any(_is_hidden(plain, at) for at in range(len(plain))) or not _BLANK.isdisjoint(plain)
    if hidden or not is_visible(plain):
        raise _bad("name_invisible")
    if len(_alphabets(name)) > 1:
        raise _bad("name_mixed_letters")
    return name


def _is_buried(text: str) -> bool:
    """Tell whether marks are piled up: three that are set above or below, or four that take no room of their own."""
    marks = "".join(
        "M" if unicodedata.combining(c) else "m" if unicodedata.category(c) in ("Mn", "Me") else "-" for c in text
    )
    return "MMM" in marks or re.search("[Mm]{4}", marks) is not None


def _is_hidden(name: str, at: int) -> bool:
    """Tell whether nothing is seen of a character of a name, neither by itself nor in how its neighbours are drawn."""
    character = name[at]
    if character in (_ZWJ, _ZWNJ):
        return not _joins(name[:at], character, name[at + 1 :])
    return unicodedata.category(character)[0] == "C" and not is_emoji_to_come(character)


def _joins(before: str, joiner: str, after: str) -> bool:
    """Tell whether a joiner or non-joiner changes how what is before and after it is drawn."""
    last, first = before[-1:], after[:1]
    if not last:
        return False
    if unicodedata.combining(last) == 9:  # after a virama it says how the letters of India are put together
        return len(before) > 1
    if not first:
        return False
    if joiner == _ZWJ and unicodedata.category(last)[0] == "L" and unicodedata.combining(first) == 9:
        return True
    if joiner == _ZWJ and _is_emoji(first):
        return _is_emoji(next((c for c in reversed(before) if not _dresses_emoji(c)), ""))
    letters = (next((c for c in reversed(before) if unicodedata.category(c) != "Mn"), ""), first)
    return all(
        c and unicodedata.category(c)[0] == "L" and unicodedata.name(c, "").startswith(_CURSIVE) for c in letters
    )


def _is_emoji(character: str) -> bool:
    """Tell whether emoji are joined to this one; some arrows among them are mathematical signs."""
    return character != "" and (unicodedata.category(character) in ("So", "Sm") or is_emoji_to_come(character))


def _dresses_emoji(character: str) -> bool:
    """Tell whether a character is the skin of an emoji, or says that it is drawn in colour."""
    return character == "\ufe0f" or "\U0001f3fb" <= character <= "\U0001f3ff"


def check_unlike(name: str, seated: Iterable[str | None]) -> None:
    """Check that nobody can take a name for one of these.

    Refuses with `taken` if somebody is called so, with `bad_name` if it only looks the same.
    """
    for other in seated:
        if other is None:
            continue
        if other.casefold() == name.casefold():
            raise ServiceRefused("taken", "name_taken", {"name": name}, {"name": "name_taken"})
        if look_alike(other, name):
            raise _bad("name_looks_like", name=name)


def _alphabets(name: str) -> set[str]:
    """Return the alphabets of a name that have letters alike. A mathematical 𝐀 is a Latin letter, a № is a sign."""
    letters = unicodedata.normalize("NFKC", "".join(character for character in name if character.isalpha()))
    words = {unicodedata.name(letter, "").split(" ", 1)[0] for letter in letters}
    return words.intersection(_ALPHABETS)
