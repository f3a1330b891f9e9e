"""Fresh stores for tests: SQLite from a migrated file, PostgreSQL in a schema of its own."""

import os
import secrets
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, make_url, text
from sqlalchemy.exc import OperationalError

from dwarfdraft.store.database import Store
from dwarfdraft.store.schema import metadata

POSTGRES = os.environ.get("DWARFDRAFT_TEST_POSTGRES", "postgresql+psycopg://postgres@127.0.0.1:5432/test")
KINDS = ("sqlite", "postgresql")


@contextmanager
def postgres_schema() -> Iterator[str]:
    """Make an empty schema and give the URL that leads into it; drop it afterwards."""
    schema = f"t{secrets.token_hex(6)}"
    engine = create_engine(POSTGRES)
    try:
        with engine.begin() as connection:
            connection.execute(text(f"CREATE SCHEMA {schema}"))
    except OperationalError as error:
        engine.dispose()
        pytest.skip(f"no PostgreSQL for tests at DWARFDRAFT_TEST_POSTGRES or {POSTGRES}: {error.orig}")
    url = make_url(POSTGRES).update_query_dict({"options": f"-csearch_path={schema}"})
    try:
        yield url.render_as_string(hide_password=False)
    finally:
        with engine.begin() as connection:
            connection.execute(text(f"DROP SCHEMA {schema} CASCADE"))
        engine.dispose()


def copy_of(template: Path, folder: Path) -> Store:
    """Return a store on a copy of a migrated SQLite file."""
    path = folder / "store.sqlite3"
    shutil.copy(template, path)
    return Store(f"sqlite:///{path}")


def emptied(url: str) -> Store:
    """Return a store on a migrated PostgreSQL schema, emptied."""
    store = Store(url)
    names = ", ".join(table.name for table in metadata.sorted_tables)
    with store.write() as connection:
        connection.execute(text(f"TRUNCATE {names} RESTART IDENTITY CASCADE"))
    return store


def everything(store: Store) -> dict[str, list[tuple[Any, ...]]]:
    """Return all rows of all tables, to see that nothing changed."""
    with store.read() as connection:
        return {
            table.name: [tuple(row) for row in connection.execute(table.select().order_by(*table.primary_key))]
            for table in metadata.sorted_tables
        }


@contextmanager
def unchanged(store: Store) -> Iterator[None]:
    """Expect that nothing changes in a store meanwhile."""
    before = everything(store)
    yield
    assert everything(store) == before
