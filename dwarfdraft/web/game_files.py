"""What pages load of the games beside the product's own files, and whether all of it is there."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from dwarfdraft.games.plugin import BadPlugin, GamePlugin
from dwarfdraft.games.registry import installed
from dwarfdraft.languages import SOURCE
from dwarfdraft.web.assets import Assets
from dwarfdraft.web.rules_page import rules_page


def static_folders() -> list[Path]:
    """Return the folders of static files that games bring."""
    return [Path(one.page.static) for one in installed().values() if one.page.static]


def texts_for_all() -> list[str]:
    """Return the parts of catalogues that every page loads: the product's, then what games say of themselves there."""
    return ["pages", *(f"{name}-pages" for name, one in installed().items() if one.locales)]


def check(assets: Assets) -> None:
    """See that pages will find all that they load of the games.

    :raises BadPlugin: with the game's name and what is missing.
    """
    for name, one in installed().items():
        missing = list(_missing(one, assets))
        if missing:
            raise BadPlugin(f"game {name!r} lacks {', '.join(missing)}")


def _missing(game: GamePlugin, assets: Assets) -> Iterator[str]:
    yield from _files(assets, (game.page.module, *(f"css/{style}.css" for style in game.page.styles)))
    parts = [game.name, f"{game.name}-cards", *([f"{game.name}-pages"] if game.locales else ())]
    yield from (f"texts: {SOURCE}/{part}" for part in parts if f"{SOURCE}/{part}" not in assets.texts)
    if rules_page(game.name, SOURCE) is None:
        yield f"rules_text: {game.name}.md"


def _files(assets: Assets, names: Iterable[str]) -> Iterator[str]:
    yield from (f"page: static/{name}" for name in names if not assets.has(name))
