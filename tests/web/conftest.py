"""An application in this process for pages and REST, and a real server for live messages.

Flask-SocketIO's own test client would skip engine.io.
"""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from dwarfdraft.app import create_app
from dwarfdraft.config import Settings
from dwarfdraft.store.database import Store
from tests.processes.player import Player
from tests.processes.server import Server
from tests.web.visitor import Visitor


def settings_in(home: Path, **changes: object) -> Settings:
    """Return settings of an application with a store of its own."""
    url = f"sqlite:///{home / 'store.sqlite3'}"
    store = Store(url)
    store.migrate()
    store.close()
    return Settings(home=home, secret_key="k" * 64, database_url=url, bot_delay_ms=0).with_options(**changes)


@pytest.fixture(scope="session")
def app(tmp_path_factory: pytest.TempPathFactory) -> Flask:
    """An application without clocks: nothing happens but what the test does."""
    return create_app(settings_in(tmp_path_factory.mktemp("web"), joins_per_minute=100_000), begin=False)


@pytest.fixture
def visitor(app: Flask) -> Callable[[], Visitor]:
    """Make a browser that has been here once."""
    return lambda: Visitor(app)


@pytest.fixture
def guest(app: Flask) -> Visitor:
    """A browser that has been here once."""
    return Visitor(app)


@pytest.fixture
def host(app: Flask) -> Visitor:
    """Another, who makes tables."""
    return Visitor(app)


@pytest.fixture
def players() -> Iterator[Callable[[Player], Any]]:
    """Close the lines of players after the test."""
    with ExitStack() as stack:
        yield stack.enter_context


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real server, for all tests of live messages."""
    with Server(tmp_path_factory.mktemp("server") / "home", DWARFDRAFT_JOINS_PER_MINUTE="100000") as running:
        yield running
