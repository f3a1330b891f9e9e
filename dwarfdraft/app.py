"""The application: `create_app` builds store, service, pages and live messages, and binds them to each other."""

import atexit
import secrets
from collections.abc import Collection
from pathlib import Path

import orjson
from flask import Flask
from jinja2 import FileSystemLoader
from werkzeug.middleware.proxy_fix import ProxyFix

import dwarfdraft
from dwarfdraft import web
from dwarfdraft.botseats import BOTS
from dwarfdraft.config import BadSetting, Settings, all_locales, settings_from_environment
from dwarfdraft.games.registry import installed
from dwarfdraft.languages import LOCALE, catalogue, found, json_folder
from dwarfdraft.service.tables import Tables
from dwarfdraft.store.database import Store
from dwarfdraft.web import api_me, api_replays, api_tables, game_files, pages
from dwarfdraft.web.app_services import AppServices, bind
from dwarfdraft.web.assets import Assets, assets_blueprint, package_folder
from dwarfdraft.web.compression import pack_answer
from dwarfdraft.web.errors import KeyedApi, init_errors
from dwarfdraft.web.guard import init_guard
from dwarfdraft.web.identity import CookieSigner, set_cookie
from dwarfdraft.web.language import init_language
from dwarfdraft.web.limits import REPLAYS_IN_A_MINUTE, CommandLimit, GuessLimit, ReplayLimit
from dwarfdraft.web.other_processes import OtherProcesses
from dwarfdraft.web.socketio_server import make_socketio
from dwarfdraft.web.sockets import PlayNamespace, SocketBus
from dwarfdraft.web.watchers import Watchers


def create_app(settings: Settings | None = None, *, begin: bool = True) -> Flask:
    """Return the application, with everything it needs bound to it and nothing outside it.

    Without settings they are read from the environment. `begin` starts clocks and bots: call it in the process that
    serves, never in one that forks afterwards (no preloading).

    :raises BadSetting: if a setting cannot be used, or the database has not been migrated.
    :raises BadPlugin: if a game cannot be used.
    """
    settings = settings or settings_from_environment()
    app = _make_flask()
    origins = frozenset({settings.public_url} if settings.public_url else ())
    watchers = Watchers()
    socketio = make_socketio(
        app,
        async_mode=settings.async_mode,
        message_queue=settings.redis_url,
        connections=settings.connections,
        commands_per_10s=settings.commands_per_10s,
        origins=origins,
    )
    if settings.trusted_proxies:  # outermost: live connections come through the proxies, too
        hops = settings.trusted_proxies
        app.wsgi_app = ProxyFix(app.wsgi_app, x_for=hops, x_proto=hops, x_host=hops)  # type: ignore[method-assign]  # how Flask wants it
    bus = SocketBus(socketio, watchers, alone=settings.redis_url is None)
    locales = all_locales(settings.locales)
    languages = found((LOCALE, *settings.locales))  # a game brings no language of its own
    tables = make_tables(settings, bus, languages)
    bus.tables = tables

    signer = CookieSigner(settings.secret_key)
    guesses = GuessLimit(settings.joins_per_minute, settings.redis_url or "memory://")
    texts = _texts(languages, locales)
    assets = Assets(package_folder("static"), texts, pages.named_modules(), game_files.static_folders())
    game_files.check(assets, app.jinja_env)
    parts = AppServices(
        tables=tables,
        signer=signer,
        assets=assets,
        guesses=guesses,
        replay_limit=ReplayLimit(REPLAYS_IN_A_MINUTE, settings.redis_url or "memory://"),
        languages={language: catalogue(language, locales) for language in languages},
        public_url=settings.public_url,
        lan_url=settings.lan_url,
    )
    bind(app, parts)
    _add_routes(app, parts, origins)
    socketio.on_namespace(PlayNamespace(tables, watchers, signer, CommandLimit(settings.commands_per_10s), guesses))
    if begin:
        _begin(settings, bus, tables)
    return app


def _make_flask() -> Flask:
    app = Flask(__name__, static_folder=None)
    app.jinja_loader = FileSystemLoader([package_folder("templates"), *game_files.template_folders()])
    app.config.update(
        API_TITLE="Dwarf Draft",
        API_VERSION=dwarfdraft.__version__,
        OPENAPI_VERSION="3.1.0",
        OPENAPI_URL_PREFIX="/api",
        OPENAPI_JSON_PATH="openapi.json",
    )
    app.url_map.strict_slashes = False
    return app


def _add_routes(app: Flask, parts: AppServices, origins: frozenset[str]) -> None:
    """Register the pages, the REST interface, and the checks that every request goes through."""
    init_language(app)
    init_errors(app)
    init_guard(app, origins, parts.guesses)
    app.after_request(pack_answer)
    app.after_request(lambda response: set_cookie(response, parts.signer))
    api = KeyedApi(app)
    # Replaces, among others, the library's own shape of errors.
    api.spec.components.schemas.update(orjson.loads(Path(web.__file__).with_name("wire.json").read_bytes()))
    api.register_blueprint(api_me.blueprint)
    api.register_blueprint(api_tables.blueprint)
    api.register_blueprint(api_replays.blueprint)
    api.spec.components.schemas["MeBody"]["properties"]["language"]["enum"] = list(parts.languages)
    app.register_blueprint(pages.blueprint)
    pages.add_rules(app)
    app.register_blueprint(assets_blueprint(parts.assets))


def _texts(languages: Collection[str], locales: Collection[Path]) -> dict[str, bytes]:
    """Return the JSON texts that the build made for the pages, by `<language>/<name>`."""
    return {
        f"{language}/{file.stem}": file.read_bytes()
        for language in languages
        for locale in locales
        for file in sorted(json_folder(language, locale).glob("*.json"))
    }


def make_tables(settings: Settings, bus: SocketBus, languages: Collection[str]) -> Tables:
    """Return the service over the store that the settings name.

    :raises BadSetting: if the store cannot be used or has not been migrated.
    """
    offers = {name: one.offer for name, one in installed().items()}
    try:
        store = Store(settings.database_url)
        migrated = store.is_migrated()
    except Exception as error:  # SQLAlchemy's and the drivers' errors have no common base
        raise BadSetting(f"the database cannot be used: {str(error).splitlines()[0]}") from error
    if not migrated:
        raise BadSetting("the database has another schema: run `dwarfdraft migrate` (serve does it by itself)")
    min_s = settings.bot_delay_ms / 1000
    dice = secrets.SystemRandom()
    return Tables(
        store,
        offers,
        bus,
        bots=BOTS,
        languages=languages,
        delay=lambda: min_s * (1 + dice.random()) if min_s else 0.0,
    )


def _begin(settings: Settings, bus: SocketBus, tables: Tables) -> None:
    """Start what runs beside the requests; it ends with the process."""
    if settings.redis_url is not None:
        others = OtherProcesses(settings.redis_url, secrets.token_hex(8), bus.tell_own_watchers)
        bus.tell_other_processes = others.tell
        others.begin()
        atexit.register(others.end)
    tables.begin()
    atexit.register(tables.end)
