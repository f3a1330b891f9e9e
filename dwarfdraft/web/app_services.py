"""What the handlers of one application share, bound by `create_app` and found through the application context."""

from collections.abc import Mapping
from dataclasses import dataclass
from gettext import GNUTranslations
from typing import Final

from flask import Flask, current_app, request

from dwarfdraft.service.tables import Tables
from dwarfdraft.web.assets import Assets
from dwarfdraft.web.identity import CookieSigner
from dwarfdraft.web.limits import GuessLimit, ReplayLimit

_NAME: Final = "dwarfdraft"


@dataclass(frozen=True, slots=True, kw_only=True)
class AppServices:
    """The parts of one application."""

    tables: Tables
    signer: CookieSigner
    assets: Assets
    guesses: GuessLimit
    replay_limit: ReplayLimit
    languages: Mapping[str, GNUTranslations]
    """The catalogue of each language that pages may be in."""
    public_url: str | None
    """Address that players are told; None: the one they have used."""
    lan_url: str | None
    """Told to players instead of an address that works only on this machine."""


def bind(app: Flask, parts: AppServices) -> None:
    """Give an application its parts."""
    app.extensions[_NAME] = parts


def services() -> AppServices:
    """Return the parts of the running application."""
    parts = current_app.extensions[_NAME]
    assert isinstance(parts, AppServices)
    return parts


def address_for_players() -> str:
    """Return where another device reaches this server, without a slash at the end."""
    parts = services()
    if parts.public_url is not None:
        return parts.public_url
    host = request.host.rsplit(":", 1)[0] if not request.host.endswith("]") else request.host
    if parts.lan_url is not None and host in ("localhost", "127.0.0.1", "[::1]"):
        return parts.lan_url
    return request.host_url.rstrip("/")
