"""Which names look alike: by Unicode's confusables (UTS #39), by their capitals, and by what neither knows.

Letters are compared one by one, in any case, so the relation is not transitive: a Greek γ is like a y, its capital
like a Cyrillic Г, but a y is not like a Г.
"""

import unicodedata
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final

from confusable_homoglyphs.confusables import confusables_data

_PASSED_OVER: Final = frozenset(" .")
"""Signs that are left out when names are compared."""
_ALSO_LIKE: Final[Mapping[str, str]] = {
    "!": "l", "5": "s", "п": "n", "з": "3", "η": "h", "σ": "o", "ς": "c", "ω": "w", "μ": "m", "þ": "p",
    "–": "-", "—": "-", "_": "-", "’": "'", "‘": "'", "`": "'",
}  # fmt: skip
"""What Unicode leaves out, since a reader who looks closely can tell it apart: at a table nobody looks closely."""


def look_alike(one: str, other: str) -> bool:
    """Tell whether one name can be taken for another.

    >>> look_alike("Анна", "Aнна"), look_alike("Bo1in", "Bolin"), look_alike("Tom", "Torn"), look_alike("Roy", "Yoy")
    (True, True, True, False)
    """
    if _same(one) == _same(other):
        return True
    left, right = _plain(one), _plain(other)
    # How far each name has been read, and the part of its last letter not yet matched in the other name.
    start = (0, 0, "", "")
    reached, todo = {start}, [start]
    while todo:
        i, k, more_left, more_right = todo.pop()
        if (i, k) == (len(left), len(right)) and not more_left + more_right:
            return i > 0
        if more_left:
            steps = [(i, k + 1, more_left, reading) for letter in right[k : k + 1] for reading in _readings(letter)]
        else:
            steps = [(i + 1, k, reading, more_right) for letter in left[i : i + 1] for reading in _readings(letter)]
        for at_left, at_right, first, second in steps:
            common = min(len(first), len(second))
            step = (at_left, at_right, first[common:], second[common:])
            if first[:common] == second[:common] and step not in reached:
                reached.add(step)
                todo.append(step)
    return False


def is_drawn_over(character: str) -> bool:
    """Tell whether a mark is an accent or says how to draw a letter; vowel signs of a script are letters."""
    if unicodedata.category(character)[0] != "M":
        return False
    return any(word in unicodedata.name(character, "") for word in ("COMBINING", "VARIATION SELECTOR"))


def _same(name: str) -> str:
    """Return a form of the name that is equal for names that differ only in their encoding."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def _plain(name: str) -> str:
    """Return the letters of a name without accents, and without what is not seen."""
    seen = [c for c in unicodedata.normalize("NFD", name) if unicodedata.category(c) != "Cf" and not is_drawn_over(c)]
    return "".join(c for c in seen if c not in _PASSED_OVER) or "".join(seen)


@lru_cache(maxsize=10_000)
def _readings(letter: str) -> tuple[str, ...]:
    """Return what a letter looks like, written as it is, as NFKC has it, small and as a capital."""
    whole = (letter, unicodedata.normalize("NFKC", letter))  # NFKC alone would have a lunate sigma look like a sigma
    forms = {form for each in whole for form in (each, each.lower(), each.upper(), each.casefold())}
    found = {_drawn(form) for form in forms}
    return tuple(sorted(found | {_ALSO_LIKE[form] for form in found | forms if form in _ALSO_LIKE}))


def _drawn(form: str) -> str:
    """Return the letters that Unicode has these look like, small."""
    for _ in range(2):  # a stroke that is left out may leave a letter that looks like another one
        letters = unicodedata.normalize("NFD", form)
        form = "".join(_prototypes().get(c, c) for c in letters if not is_drawn_over(c)) or form
    return form.casefold()


@cache
def _prototypes() -> Mapping[str, str]:
    """Return letter -> what it looks like, from the library's data.

    These name for each letter all that look like it. In Unicode's list one of them is what all the others look like:
    that one has several, or it is more than one letter.
    """
    found = {}
    for one, others in confusables_data.items():
        letter, like = _bare(one), {_bare(other["c"]) for other in others}
        if len(letter) == 1 and len(like) == 1:
            (centre,) = like
            lone = len(centre) == 1 and len(confusables_data.get(centre, ())) == 1
            if centre and (not lone or _rank(centre) < _rank(letter)):
                found[letter] = centre
        for accented in (unicodedata.normalize("NFD", each) for each in like):  # its accent will be left out
            if len(letter) == 1 and len(accented) == 2 and is_drawn_over(accented[1]):
                found.setdefault(letter, accented[0])
    return found


def _rank(letter: str) -> tuple[bool, str]:
    return not letter.isascii(), letter


def _bare(text: str) -> str:
    """Return an entry without what the list has in it for its own layout."""
    return "".join(c for c in text if unicodedata.category(c) != "Cf")
