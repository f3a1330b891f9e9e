"""What pages load of the games beside the product's own files, and whether all of it is there."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from jinja2 import Environment, TemplateNotFound, TemplateSyntaxError
from jinja2.meta import find_referenced_templates

from dwarfdraft.games.plugin import BadPlugin, GamePlugin
from dwarfdraft.games.registry import installed
from dwarfdraft.languages import SOURCE
from dwarfdraft.web.assets import Assets
from dwarfdraft.web.rules_page import rules_text


def static_folders() -> list[Path]:
    """Return the folders of static files that games bring."""
    return [Path(one.page.static) for one in installed().values() if one.page.static]


def template_folders() -> list[Path]:
    """Return the folders of templates that games bring."""
    return [Path(one.page.templates) for one in installed().values() if one.page.templates]


def texts_for_all() -> list[str]:
    """Return the parts of catalogues that every page loads: the product's, then what games say of themselves there."""
    return ["pages", *(f"{name}-pages" for name, one in installed().items() if one.locales)]


def check(assets: Assets, templates: Environment) -> None:
    """See that pages will find all that they load, and hold, of the games.

    :raises BadPlugin: with the game's name and what is missing.
    """
    for name, one in installed().items():
        missing = list(_missing(one, assets, templates))
        if missing:
            raise BadPlugin(f"game {name!r} lacks {', '.join(missing)}")


def _missing(game: GamePlugin, assets: Assets, templates: Environment) -> Iterator[str]:
    drawings = game.page.drawings
    styles = dict.fromkeys((*game.page.styles, *(drawings.styles if drawings else ())))
    yield from _files(assets, (game.page.module, *(f"css/{style}.css" for style in styles)))
    yield from _templates(templates, drawings.templates if drawings else ())
    parts = [game.name, f"{game.name}-cards", *([f"{game.name}-pages"] if game.locales else ())]
    yield from (f"texts: {SOURCE}/{part}" for part in parts if f"{SOURCE}/{part}" not in assets.texts)
    if rules_text(game.name, SOURCE) is None:
        yield f"rules_text: {game.name}.md"


def _files(assets: Assets, names: Iterable[str]) -> Iterator[str]:
    yield from (f"page: static/{name}" for name in names if not assets.has(name))


def _templates(environment: Environment, names: Iterable[str]) -> Iterator[str]:
    """Say which templates are not there or cannot be read, of these and of all that they include by name."""
    assert environment.loader is not None
    waiting = [*names]
    for name in waiting:
        try:
            source = environment.loader.get_source(environment, name)[0]
            used = find_referenced_templates(environment.parse(source))
        except TemplateNotFound:
            yield f"page: templates/{name}"
        except TemplateSyntaxError as fault:
            yield f"page: templates/{name}, line {fault.lineno}: {fault.message}"
        else:
            waiting += [other for other in dict.fromkeys(used) if other is not None and other not in waiting]
