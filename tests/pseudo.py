"""A third language that exists for tests alone: every English text with accents on it, counted by the rule of Slovene.

Slovene has four plural forms and its folder nothing of the package: what it shows comes from what was found.
"""

import re
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.pofile import write_po

from dwarfdraft.catalogue_build import Catalogue, read_language
from dwarfdraft.languages import LOCALE, OWN_NAME, SOURCE

PSEUDO = "sl"
NAME = "Psevdo"
TITLES = ("Hide in shadows", "Wine")
"""The only titles of cards that are other than in English."""
ACCENTS = str.maketrans("aeiouyAEIOU", "áéíóúýÁÉÍÓÚ")


def pseudo(text: str) -> str:
    """Return a text with accents, its placeholders as they are.

    >>> pseudo("Go to {place}")
    'Gó tó {place}'
    """
    parts = re.split(r"(\{\w+\})", text)
    return "".join(part if number % 2 else part.translate(ACCENTS) for number, part in enumerate(parts))


def write_language(locale: Path) -> Path:
    """Write the catalogues of the pseudo-language into a locale folder, not compiled; return their folder."""
    folder = locale / PSEUDO / "LC_MESSAGES"
    folder.mkdir(parents=True)
    for part in read_language(SOURCE, [LOCALE]):
        _write(folder / f"{part.part}.po", _translated(part))
    titles = Catalog(locale=PSEUDO)
    for title in TITLES:
        titles.add(title, pseudo(title))
    _write(folder / "tavern-titles.po", titles)
    return folder


def _translated(part: Catalogue) -> Catalog:
    made = Catalog(locale=PSEUDO)
    for key, text in part.messages.items():
        if isinstance(text, list):
            one, more = (pseudo(form) for form in text)
            made.add((key, key), (one, more, more, more))
        else:
            made.add(key, NAME if key == OWN_NAME else pseudo(text))
    return made


def _write(file: Path, catalogue: Catalog) -> None:
    with file.open("wb") as out:
        write_po(out, catalogue, width=0)
