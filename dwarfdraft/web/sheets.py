"""The style sheets of the pages, joined in the build: one that all pages share, by language, and one a page or game.

`hatch_build.py` writes them, and a list of what is in them. Like the scripts (`bundle`) they are served only while the
sheets are those of which they were made: in a checkout where one was changed since, pages load all of them one by one.
"""

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

FONTS: Final = "vendor/fonts/fonts.css"
"""The whole fonts; the joined sheet of a language names those with its letters instead."""
SHARED: Final = ("css/tokens.css", "css/base.css", "css/parts.css", "css/pieces.css")
"""What every page reads after the fonts."""
OF_PAGES: Final = {"home": ("home",), "table": ("setup",), "plain": ()}
"""What each kind of page reads besides, of a table before the sheets of its game: names under static/css."""
OF_TEXTS: Final = ("plain",)
"""What plain pages read that are mostly text."""
FOLDER: Final = "build/css"
"""Under static/."""
LIST: Final = "sheets.json"
"""In that folder."""


@dataclass(frozen=True, slots=True)
class Sheets:
    """Which files pages load instead of several; all are paths under static/."""

    shared: Mapping[str, str]
    """By language; "" for one that the build did not know."""
    joined: Mapping[tuple[str, ...], str]
    """By the sheets that it holds, in their order."""

    @classmethod
    def read(cls, static: Path) -> "Sheets | None":
        """Return what the build has made; None if there is nothing, or sheets were changed since."""
        path = static / FOLDER / LIST
        if not path.exists():
            return None
        content: dict[str, Any] = json.loads(path.read_bytes())
        if content["sources"] != sources_hash(static):
            return None
        return cls(content["shared"], {tuple(one["of"]): one["file"] for one in content["joined"]})


def paths(names: Iterable[str]) -> tuple[str, ...]:
    """Return where sheets lie under static/."""
    return tuple(f"css/{name}.css" for name in names)


def files(sheets: Sheets | None, names: Sequence[str], language: str) -> list[str]:
    """Return the files that a page loads, in their order: those of all pages, then its own of these names."""
    own = paths(names)
    if sheets is None:
        return [FONTS, *SHARED, *own]
    one = sheets.joined.get(own)
    return [sheets.shared.get(language, sheets.shared[""]), *([one] if one else own)]


def sources_hash(static: Path) -> str:
    """Hash what the joined sheets are made of."""
    digest = hashlib.sha256()
    made_of = ("css/*.css", "vendor/fonts/fonts.css", "build/fonts/*.css")
    for path in sorted(path for pattern in made_of for path in static.glob(pattern)):
        digest.update(f"{path.relative_to(static).as_posix()}\0".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()
