"""Settings, read from the environment; `docs/hosting.md` explains each.

Only `app` and the commands import this module. A folder or key file is made when it is asked for, never at import.
"""

import os
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, Literal

import platformdirs
from environs import Env, EnvError
from marshmallow.validate import OneOf, Range

from dwarfdraft.games.plugin import BadPlugin, GamePlugin
from dwarfdraft.games.registry import installed
from dwarfdraft.languages import LOCALE

PREFIX: Final = "DWARFDRAFT_"
KEY_FILE: Final = "secret.key"
DATABASE_FILE: Final = "dwarfdraft.sqlite3"

AsyncMode = Literal["gevent", "threading"]


class BadSetting(ValueError):
    """A setting that cannot be used; the message is one line for whoever hosts."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Everything that differs between hosts. Each field is the variable DWARFDRAFT_<FIELD>, in capitals."""

    home: Path
    """Folder of the database file and the secret key."""
    secret_key: str
    """Signs the cookies. Default: the key file in `home`, made on first use, readable by its owner only."""
    database_url: str
    """SQLAlchemy address of the store. Default: one SQLite file in `home`."""
    redis_url: str | None = None
    """Message queue and rate limits of several processes; None: one process serves."""
    async_mode: AsyncMode = "threading"
    """`gevent` in a process that is monkey-patched, else `threading`."""
    public_url: str | None = None
    """Address under which players reach the server, for links and QR codes; None: the address of the request."""
    lan_url: str | None = None
    """Address given to other devices when the player's own address is `localhost`; `serve` sets it."""
    trusted_proxies: int = 0
    """Reverse proxies in front, whose X-Forwarded-* headers are believed."""
    connections: int = 1000
    """Live connections that one process accepts at once."""
    commands_per_10s: int = 60
    """Messages that one connection may send in ten seconds."""
    joins_per_minute: int = 10
    """Attempts to reach a table by its code that one address may make in a minute."""
    bot_delay_ms: int = 700
    """Least time a bot takes to answer."""
    locales: tuple[Path, ...] = ()
    """Folders with catalogues of further languages or games, compiled; several are separated as in PATH."""

    def with_options(self, **changes: object) -> "Settings":
        """Return settings that differ in the given fields."""
        return replace(self, **changes)  # type: ignore[arg-type]  # the names are checked by the constructor


def settings_from_environment() -> Settings:
    """Return the settings of this process.

    Makes the home folder and the key file if they are needed and not there.

    :raises BadSetting: if a variable cannot be used.
    """
    env = Env(prefix=PREFIX, eager=False)
    home = env.path("HOME", default=None) or user_home()
    secret_key = env.str("SECRET_KEY", default=None)
    database_url = env.str("DATABASE_URL", default=None)
    redis_url = env.str("REDIS_URL", default=None)
    async_mode = env.str("ASYNC_MODE", default="threading", validate=OneOf(["gevent", "threading"]))
    public_url = env.str("PUBLIC_URL", default=None)
    lan_url = env.str("LAN_URL", default=None)
    numbers = {
        "trusted_proxies": env.int("TRUSTED_PROXIES", default=0, validate=Range(min=0, max=10)),
        "connections": env.int("CONNECTIONS", default=1000, validate=Range(min=1)),
        "commands_per_10s": env.int("COMMANDS_PER_10S", default=60, validate=Range(min=1)),
        "joins_per_minute": env.int("JOINS_PER_MINUTE", default=10, validate=Range(min=1)),
        "bot_delay_ms": env.int("BOT_DELAY_MS", default=700, validate=Range(min=0)),
    }
    try:
        env.seal()
    except EnvError as error:
        raise BadSetting(str(error).replace("\n", " ")) from error
    home = home.expanduser().resolve()
    return Settings(
        home=home,
        secret_key=secret_key or secret_key_of(home),
        database_url=database_url or f"sqlite:///{made(home) / DATABASE_FILE}",
        redis_url=redis_url,
        async_mode="gevent" if async_mode == "gevent" else "threading",
        public_url=public_url.rstrip("/") if public_url else None,
        lan_url=lan_url.rstrip("/") if lan_url else None,
        locales=further_locales(),
        **numbers,
    )


def further_locales() -> tuple[Path, ...]:
    """Return the folders of catalogues that this process is to use beside the package's own."""
    named = os.environ.get(f"{PREFIX}LOCALES", "")
    return tuple(Path(folder) for folder in named.split(os.pathsep) if folder)


def all_locales(further: Iterable[Path]) -> tuple[Path, ...]:
    """Return the folders of catalogues: the package's own, those of games, and further ones.

    :raises BadPlugin: if a game cannot be used.
    """
    return (LOCALE, *(_compiled(one) for one in installed().values() if one.locales), *further)


def _compiled(game: GamePlugin) -> Path:
    """Return the folder of a game's catalogues; raises `BadPlugin` if they are not there, or not compiled."""
    folder = Path(game.locales)
    catalogues = list(folder.glob("*/LC_MESSAGES/*.po"))
    if not catalogues or not all(file.with_suffix(".mo").is_file() for file in catalogues):
        raise BadPlugin(f"game {game.name!r} lacks compiled catalogues: `dwarfdraft languages {folder}` makes them")
    return folder


def user_home() -> Path:
    """Return the folder for this user's data, as the operating system has it."""
    return Path(platformdirs.user_data_dir("dwarfdraft", appauthor=False))


def made(home: Path) -> Path:
    """Make the home folder, for its owner only, unless it is there.

    :raises BadSetting: if it cannot be made.
    """
    try:
        home.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BadSetting(f"the folder {home} cannot be made: {error.strerror}") from error
    return home


def secret_key_of(home: Path) -> str:
    """Return the key in the home folder's key file; the first process to ask makes the file, mode 0600.

    :raises BadSetting: if the file cannot be made or read, or is empty.
    """
    path = made(home) / KEY_FILE
    try:
        if not path.exists():
            _write_key(path)
        key = path.read_text(encoding="ascii").strip()
    except OSError as error:
        raise BadSetting(f"the key file {path} cannot be used: {error.strerror}") from error
    if len(key) < 32:
        raise BadSetting(f"the key file {path} holds no key; remove it to get a new one (all players become new)")
    return key


def _write_key(path: Path) -> None:
    """Write a new key beside the file and link it into place, so that nobody reads half a key."""
    part = path.with_name(f"{path.name}.{os.getpid()}")
    descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "w", encoding="ascii") as file:
        file.write(secrets.token_hex(32) + "\n")
    try:
        os.link(part, path)
    except FileExistsError:
        pass  # another process was first
    finally:
        part.unlink()
