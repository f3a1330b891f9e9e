"""The pages. Each is thin: what the server knows stands in the boot block, the rest is drawn by its module."""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final, Literal

import orjson
from flask import Blueprint, Flask, Response, abort, redirect, render_template, url_for
from markupsafe import Markup
from werkzeug.wrappers import Response as BaseResponse

import dwarfdraft
from dwarfdraft.cardlist import LATER
from dwarfdraft.games.plugin import GamePage
from dwarfdraft.games.registry import installed
from dwarfdraft.languages import OF_EVERY_TABLE, SOURCE
from dwarfdraft.service.names import MAX_CHARACTERS
from dwarfdraft.service.orders import MAX_THRESHOLD
from dwarfdraft.service.team_talk import LONGEST_TEXT
from dwarfdraft.web.app_services import address_for_players, services
from dwarfdraft.web.game_files import texts_for_all
from dwarfdraft.web.identity import keep_person
from dwarfdraft.web.language import language, language_names, remember, theme
from dwarfdraft.web.rules_page import rules_page
from dwarfdraft.web.shapes import Boot, Range
from dwarfdraft.web.sheets import OF_PAGES
from dwarfdraft.web.visitors import known_person, visitor

blueprint = Blueprint("pages", __name__)

PAGES: Final = ("home", "table", "plain")
"""The kinds of pages; each has its module."""
TABLE_PART: Final = "table.js"
"""What a plug-in of our own loads for a table lies in this file beside it,"""
SCREENS_PART: Final = "screen.js"
"""and in this what it loads when the game begins."""


@blueprint.app_context_processor
def page_parts() -> dict[str, Any]:
    """Give every template its language, theme, boot block, scripts and what games there are."""
    return {
        "language": language(),
        "theme": theme(),
        "assets": services().assets,
        "boot": boot,
        "script_of": script_of,
        "preloads": preloads,
        "style_urls": style_urls,
        "texts_at_once": texts_at_once,
        "games": _game_pages(),
    }


def script_of(page: str) -> str:
    """Return the address of the module that draws this kind of page: one of `PAGES`."""
    return services().assets.module_url(_module_of(page))


def preloads(page: str, game: str | None = None, begun: bool = False) -> list[str]:
    """Return the addresses of all scripts of a page, of a table also those of its game: once begun, its screens."""
    games = [one.module for name, one in _game_pages().items() if game in (None, name)] if page != "plain" else []
    parts = (TABLE_PART, *([SCREENS_PART] if begun else [])) if game else ()
    later = [f"{module.rpartition('/')[0]}/{part}" for module in games for part in parts]
    return services().assets.preloads([_module_of(page), *games, *later])


def messages(language: str, game: str | None) -> list[str]:
    """Return the addresses of the texts of a page in a language: of every page, at a table also of it and its game."""
    assets = services().assets
    joined = f"table-{game}"
    parts = texts_for_all() if game is None else [*texts_for_all(), "table", game]
    if f"{language}/{joined}" in assets.texts:
        parts = [joined, *(part for part in parts if part not in (*OF_EVERY_TABLE, game))]
    return [assets.text_url(f"{language}/{part}") for part in parts]


def card_texts(game: str | None) -> dict[str, str]:
    """Return the files with the texts of the cards of a table's game, by name: all at once, or some of them later."""
    files = {game: f"{game}-cards", f"{game}-{LATER}": f"{game}-cards-{LATER}"} if game is not None else {}
    return {name: file for name, file in files.items() if f"{SOURCE}/{file}" in services().assets.texts}


def texts_at_once(game: str | None, begun: bool = False) -> list[str]:
    """Return the addresses of the texts that a page loads before it draws."""
    names = card_texts(game)
    now = [file for name, file in names.items() if begun or name == game]
    return [*messages(language(), game), *(services().assets.text_url(f"{language()}/{file}") for file in now)]


def style_urls(page: str, game: str | None, further: Sequence[str]) -> list[str]:
    """Return the addresses of the style sheets of a page, of a table also those of its game; `further`: more names."""
    names = [*OF_PAGES[page], *(_game_pages()[game].styles if game else ()), *further]
    return services().assets.style_urls(names, language())


def named_modules() -> list[str]:
    """Return the modules under static/ that pages name."""
    return [*map(_module_of, PAGES), *(one.module for one in _game_pages().values())]


def _module_of(page: str) -> str:
    return f"js/{page}-page.js"


def _game_pages() -> dict[str, GamePage]:
    """Return the pages' side of each game, in the order in which games are offered."""
    return {name: one.page for name, one in installed().items()}


def boot(
    page: Literal["home", "table", "plain"], table: str | None = None, game: str | None = None, seat: int | None = None
) -> Markup:
    """Return the boot block's content (docs/protocol.md, The pages and their modules).

    A page is told only of the parts of the catalogues that it needs, and of the cards of its `game`.
    """
    assets = services().assets
    person = known_person()
    cards = card_texts(game)
    names = language_names()
    content: Boot = {
        "page": page,
        "language": language(),
        "languages": names,
        "table": table,
        "game": game,
        "seat": seat,
        "games": {
            name: {
                "name": one.page.name,
                "rules": one.page.rules,
                "module": assets.module_url(one.page.module),
                "presets": {
                    preset: {"options": dict(each.options), "speed": each.speed}
                    for preset, each in one.offer.options.presets.items()
                },
            }
            for name, one in installed().items()
        },
        "messages": {each: messages(each, game) for each in names},
        "cards": {name: {each: assets.text_url(f"{each}/{file}") for each in names} for name, file in cards.items()},
        "name": person.name if person else None,
        "address": address_for_players(),
        "version": dwarfdraft.__version__,
        "build": assets.build,
        "bounds": {
            "games": {
                each: {name: _range(one.least, one.most) for name, one in numbers.items()}
                for each, numbers in services().tables.bounds().items()
            },
            "name": MAX_CHARACTERS,
            "talk": LONGEST_TEXT,
            "threshold": _range(0, MAX_THRESHOLD),
        },
    }
    # Inside a script element only "</" and "<!--" could end it early.
    return Markup(orjson.dumps(content).decode().replace("<", "\\u003c"))


def _range(least: int, most: int) -> Range:
    return {"least": least, "most": most}


@blueprint.get("/")
def home() -> str:
    """The hall: play with bots, create or join a table."""
    visitor(language())
    return render_template("home.html")


@blueprint.get("/t/<code>")
def table(code: str) -> str:
    """A table: set-up, play and score in one page."""
    found = services().tables.table(code, visitor(language()).id)
    seats = found.you.seats
    seat = seats[0] if len(seats) == 1 else None
    return render_template("table.html", code=code, game=found.game, seat=seat, begun=found.status != "open")


@blueprint.get("/join/<code>")
def join(code: str) -> BaseResponse:
    """The short address that people type; a code may be written with a dash."""
    return redirect(url_for("pages.table", code=code.replace("-", "")))


@blueprint.get("/device/<token>")
def device(token: str) -> str:
    """Ask before this browser becomes somebody: previews and scanners that only look use nothing up."""
    person = known_person()
    return render_template("device.html", known=person is not None and person.name is not None)


@blueprint.post("/device/<token>")
def become(token: str) -> BaseResponse:
    """Give this browser the person of a device link."""
    person = services().tables.redeem(token)
    keep_person(person.id)
    response = redirect(url_for("pages.home"), 303)
    assert isinstance(response, Response)
    remember(response, person.language, person.theme)
    return response


@blueprint.get("/about")
def about() -> str:
    """What this is, whose the game is, licences."""
    return render_template("about.html", version=dwarfdraft.__version__)


@blueprint.get("/about/drawings")
def drawings() -> str:
    """All drawings in all sizes: those of each game as the game shows them, then what all share."""
    drawn = [one.drawings for one in _game_pages().values() if one.drawings is not None]
    styles = [name for one in drawn for name in one.styles]
    return render_template("about_drawings.html", drawn_games=drawn, styles=styles)


@blueprint.get("/about/licences")
def licences() -> str:
    """The licence texts of what the pages load beside our own modules."""
    return render_template("licences.html", texts=services().assets.licences())


def rules(game: str) -> str:
    """The numbered rules of a game."""
    found = rules_page(game, language())
    if found is None:
        abort(404)
    return render_template("rules.html", game=game, page=found)


def add_rules(app: Flask) -> None:
    """Give an application the rules of each game, at the address that the game names."""
    for game, one in installed().items():
        app.add_url_rule(one.page.rules, f"rules_{game}", partial(rules, game))


@blueprint.get("/healthz")
def healthz() -> tuple[Response, int]:
    """Tell whether all is well, for whoever runs the server."""
    health = services().tables.health()
    return Response(orjson.dumps(health.to_json()), mimetype="application/json"), 200 if health.ok else 503
