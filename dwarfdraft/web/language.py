"""Language and theme of a page: the visitor's choice, else what the browser prefers."""

from typing import Any, Final

from flask import Flask, Response, g, request

from dwarfdraft.languages import OWN_NAME, SOURCE
from dwarfdraft.service.values import THEMES
from dwarfdraft.web.app_services import services
from dwarfdraft.web.identity import COOKIE_MAX_AGE_S
from dwarfdraft.web.visitors import known_person

LANGUAGE_COOKIE: Final = "language"
THEME_COOKIE: Final = "theme"


def language() -> str:
    """Return the language of this request: `?lang=`, cookie, person, browser, English."""
    if "language" not in g:
        g.language = _language()
    chosen: str = g.language
    return chosen


def _language() -> str:
    languages = services().languages
    for chosen in (request.args.get("lang"), request.cookies.get(LANGUAGE_COOKIE)):
        if chosen is not None and chosen in languages:
            return chosen
    person = known_person()
    if person is not None and person.language is not None and person.language in languages:
        return person.language
    return request.accept_languages.best_match(languages) or SOURCE


def language_names() -> dict[str, str]:
    """Return what each language is called in itself."""
    return {language: catalogue.gettext(OWN_NAME) for language, catalogue in services().languages.items()}


def theme() -> str | None:
    """Return `dark` or `light`, None if the system decides."""
    chosen = request.cookies.get(THEME_COOKIE)
    if chosen not in THEMES:
        person = known_person()
        chosen = person.theme if person is not None else None
    return chosen if chosen in ("dark", "light") else None


def remember(response: Response, chosen_language: str | None, chosen_theme: str | None) -> None:
    """Have the browser name these from now on, so that pages need not ask the store."""
    for cookie, value in ((LANGUAGE_COOKIE, chosen_language), (THEME_COOKIE, chosen_theme)):
        if value is not None:
            response.set_cookie(cookie, value, max_age=COOKIE_MAX_AGE_S, samesite="Lax", secure=request.is_secure)


def text(key: str, **data: Any) -> str:
    """Return a text in the language of this request, `{name}` replaced from `data`; plural forms count by `n`."""
    catalogue = services().languages[language()]
    found = catalogue.ngettext(key, key, data["n"]) if "n" in data else catalogue.gettext(key)
    for name, value in data.items():
        found = found.replace("{" + name + "}", str(value))
    return found


def init_language(app: Flask) -> None:
    """Register `text` for the templates, as `t`."""
    app.jinja_env.globals["t"] = text
