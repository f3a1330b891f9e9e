"""Fixtures for tests of store and service: `store` (SQLite and PostgreSQL in turn) and `quick_store` (SQLite only)."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from dwarfdraft.store.database import Store
from tests.store.stores import KINDS, copy_of, emptied, postgres_schema


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated SQLite file that nobody writes to."""
    path = tmp_path_factory.mktemp("template") / "empty.sqlite3"
    store = Store(f"sqlite:///{path}")
    store.migrate()
    with store.engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    store.close()
    return path


@pytest.fixture(scope="session")
def migrated_postgres() -> Iterator[str]:
    """URL of a migrated schema."""
    with postgres_schema() as url:
        store = Store(url)
        store.migrate()
        store.close()
        yield url


@pytest.fixture(params=KINDS)
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """An empty store, on each database."""
    if request.param == "sqlite":
        fresh = copy_of(request.getfixturevalue("migrated_file"), tmp_path)
    else:
        fresh = emptied(request.getfixturevalue("migrated_postgres"))
    yield fresh
    fresh.close()


@pytest.fixture
def quick_store(migrated_file: Path, tmp_path: Path) -> Iterator[Store]:
    """An empty store on SQLite, for what does not depend on the database."""
    fresh = copy_of(migrated_file, tmp_path)
    yield fresh
    fresh.close()
