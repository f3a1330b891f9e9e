"""`dwarfdraft serve`: one command starts everything; `dwarfdraft migrate` for hosts with a WSGI server of their own.

This process reads the settings, makes folder, key and database, takes the port and then becomes gunicorn: a fresh
process, in which nothing was imported before the worker is monkey-patched.
"""

import errno
import os
import socket
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final, NoReturn

import click

from dwarfdraft.config import PREFIX, BadSetting, Settings, all_locales, further_locales, settings_from_environment

DEFAULT_PORT: Final = 8000
SPARE_CONNECTIONS: Final = 200
"""Connections for pages and REST, beside the live ones."""


class OneLine(click.ClickException):
    """An error told in one line, exit code 2."""

    exit_code = 2


@click.command()
@click.option("--host", default=None, help="Address to listen on.  [default: all interfaces]")
@click.option("--port", type=click.IntRange(0, 65535), default=DEFAULT_PORT, show_default=True, help="0: any free one.")
@click.option("--local", is_flag=True, help="Listen on this machine only.")
@click.option(
    "--home",
    type=click.Path(file_okay=False, path_type=Path),
    default=None,
    help="Folder of games, people and the secret key.  [default: $DWARFDRAFT_HOME, else your user data folder]",
)
def serve(host: str | None, port: int, local: bool, home: Path | None) -> None:
    """Serve the games to browsers, on this machine and in the network it is in."""
    if local and host is not None:
        raise click.UsageError("--local and --host exclude each other")
    host = "127.0.0.1" if local else host or ""
    if home is not None:
        os.environ[f"{PREFIX}HOME"] = str(home)
    _check_build()
    settings = _settings()
    _migrate(settings)
    listener = listen(host, port)
    port = listener.getsockname()[1]
    lan = None if _is_local(host) else lan_address()
    _announce(settings, host, port, lan)
    if lan is not None and settings.lan_url is None:
        os.environ[f"{PREFIX}LAN_URL"] = f"http://{lan}:{port}"
    _become_gunicorn(settings, listener)


@click.command()
def migrate() -> None:
    """Bring the database up to date (serve does it by itself)."""
    settings = _settings()
    _migrate(settings)
    click.echo("The database is up to date.")


def listen(host: str, port: int) -> socket.socket:
    """Take the port; empty host = all interfaces. Exits with a one-line error if it cannot be had."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(1024)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise OneLine(f"port {port} is taken: another program listens there; choose one with --port") from error
        raise OneLine(f"cannot listen on {host or 'all interfaces'}, port {port}: {error.strerror}") from error
    return listener


def lan_address() -> str | None:
    """Return this machine's address in its network, None if it is in none. Sends nothing."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # kept free for documentation: only the route is looked up
        address: str = probe.getsockname()[0]
        return None if address.startswith("127.") else address
    return None


def _check_build() -> None:
    """End with one line if a game cannot be used, or this package was never built: a checkout as it was cloned."""
    from dwarfdraft.cardtext.words import MissingText, Words
    from dwarfdraft.games.plugin import BadPlugin
    from dwarfdraft.languages import LOCALE, SOURCE, found

    try:
        further = further_locales()
        locales = all_locales(further)
        for language in found((LOCALE, *further)) or (SOURCE,):
            Words(language, locales)
    except (BadPlugin, MissingText) as fault:
        raise OneLine(str(fault)) from fault


def _settings() -> Settings:
    try:
        return settings_from_environment()
    except BadSetting as error:
        raise OneLine(str(error)) from error


def _migrate(settings: Settings) -> None:
    from dwarfdraft.store.database import Store  # slow to import, and not needed for --help

    mask = os.umask(0o077)  # seeds and hands are in the file: it is its owner's only, whatever the folder is
    try:
        store = Store(settings.database_url)
        store.migrate()
        store.close()
    except Exception as error:  # SQLAlchemy's and the drivers' errors have no common base
        raise OneLine(f"the database cannot be used: {str(error).splitlines()[0]}") from error
    finally:
        os.umask(mask)


def _announce(settings: Settings, host: str, port: int, lan: str | None) -> None:
    """Say where the games are, where the server is reached and how it is stopped."""
    click.echo(f"Games, people and the secret key: {settings.home}")
    shown = "localhost" if host in ("", "127.0.0.1", "0.0.0.0") else f"[{host}]" if ":" in host else host
    click.echo(f"On this machine:  http://{shown}:{port}")
    if settings.public_url is not None:
        click.echo(f"For everybody:    {settings.public_url}")
    elif lan is not None:
        address = f"http://{lan}:{port}"
        click.echo(f"In this network:  {address}")
        click.echo(_terminal_qr(address))
    elif not _is_local(host):
        click.echo("This machine is in no network: other devices cannot reach it.")
    click.echo("Stop with Ctrl+C.")


def _terminal_qr(address: str) -> str:
    """Return a QR code made of half blocks: black on white, whatever the terminal's colours are."""
    import io

    import segno

    out = io.StringIO()
    segno.make(address, error="l").terminal(out, border=2, compact=True)
    return out.getvalue().rstrip("\n")


def _is_local(host: str) -> bool:
    return host in ("127.0.0.1", "::1", "localhost")


def _become_gunicorn(settings: Settings, listener: socket.socket) -> NoReturn:
    """Replace this process; the listening socket and the environment are handed on.

    The program is started by its path, with neither the working folder nor its own folder on the module path, also when
    gunicorn restarts itself: so the package that serves is that of this command.
    """
    sys.stdout.flush()
    os.environ[f"{PREFIX}ASYNC_MODE"] = "gevent"
    os.environ["PYTHONSAFEPATH"] = "1"
    listener.set_inheritable(True)
    arguments = [
        f"--bind=fd://{listener.fileno()}",
        f"--worker-connections={settings.connections + SPARE_CONNECTIONS}",
    ]
    program = Path(__file__).resolve().parent / "web" / "gunicorn_program.py"
    os.execv(sys.executable, [sys.executable, str(program), *arguments])
