"""The languages there are: each is a folder of catalogues, `<locale>/<language>/LC_MESSAGES/<part>.po`.

A language is named by its code (BCP 47). No list of languages is kept: `found` reads the folders.
Its catalogues are parts: `pages` (what every page and the home page say), `table` (the table of any game), `drawings`
(the page of the drawings), one a game, `<game>-pages` and `<game>-drawings` (what these pages say of it),
`<game>-cards` (what its cards are put together from), `<game>-titles` (titles of cards) and `terminal`. No key stands
in two parts. The build writes `<part>.mo` beside each, and `<locale>/<language>/json/` for the pages.
"""

import gettext
from collections.abc import Iterable
from pathlib import Path
from typing import Final

SOURCE: Final = "en"
"""The language of card titles, shown also to whoever asks for a language that has no catalogue."""
LOCALE: Final = Path(__file__).parent / "locale"
"""The package's own catalogues."""
OF_EVERY_TABLE: Final = ("pages", "table")
"""Parts that the page of a table needs besides its game's."""
OWN_NAME: Final = "ui.language.name"
"""The key under which a catalogue has the name of its language, in that language."""


def found(locales: Iterable[Path] = (LOCALE,)) -> tuple[str, ...]:
    """Return the languages of which these folders have catalogues: English, then by code."""
    languages = {file.parts[-3] for locale in locales for file in locale.glob("*/LC_MESSAGES/*.po")}
    return tuple(sorted(languages, key=lambda language: (language != SOURCE, language)))


def catalogue_files(language: str, locales: Iterable[Path]) -> list[Path]:
    """Return the catalogues of a language, by folder and part."""
    return [file for locale in locales for file in sorted((locale / language / "LC_MESSAGES").glob("*.po"))]


def json_folder(language: str, locale: Path) -> Path:
    """Return where the build puts what pages load of a language."""
    return locale / language / "json"


def catalogue(language: str, locales: Iterable[Path] = (LOCALE,)) -> gettext.GNUTranslations:
    """Return all parts of a language as one compiled catalogue.

    :raises FileNotFoundError: if it has none, or they are not compiled.
    """
    parts = [_compiled(file.with_suffix(".mo")) for file in catalogue_files(language, locales)]
    if not parts:
        raise FileNotFoundError(f"no catalogue of {language!r}")
    first, *others = parts
    for other in others:
        first.add_fallback(other)
    return first


def _compiled(file: Path) -> gettext.GNUTranslations:
    with file.open("rb") as mo:
        return gettext.GNUTranslations(mo)
