"""The texts of one language, out of its compiled catalogues."""

from collections.abc import Iterable
from pathlib import Path

from dwarfdraft.languages import LOCALE, catalogue


class MissingText(LookupError):
    """A catalogue lacks a text."""


class Words:
    """The compiled catalogues of a language; a missing text is an error, never shown as its key.

    :raises MissingText: if the language is not compiled, and on every key that has no text.
    """

    def __init__(self, language: str, locales: Iterable[Path] = (LOCALE,)) -> None:
        self.language = language
        try:
            self._catalogue = catalogue(language, locales)
        except FileNotFoundError as fault:
            raise MissingText(
                f"no compiled catalogue for {language!r}: this checkout was not built (python hatch_build.py)"
            ) from fault

    def text(self, key: str, **data: str | int) -> str:
        """Return the text of a key."""
        return self._found(key, self._catalogue.gettext(key), data)

    def counted(self, key: str, n: int, **data: str | int) -> str:
        """Return the text of a key in the plural form of `n`."""
        return self._found(key, self._catalogue.ngettext(key, key, n), {"n": n, **data})

    def title(self, english: str) -> str:
        """Return a card's title; the English one where no edition of this language gives another."""
        return self._catalogue.gettext(english)

    def _found(self, key: str, found: str, data: dict[str, str | int]) -> str:
        if found == key:
            raise MissingText(f"{self.language}: {key}: missing")
        return found.format(**data)


def signed(number: int) -> str:
    """Return a number with its sign.

    >>> signed(2), signed(-1), signed(0)
    ('+2', '−1', '0')
    """
    return f"{number:+d}".replace("-", "\N{MINUS SIGN}") if number else "0"
