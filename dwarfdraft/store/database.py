"""Connections and transactions. SQLite and PostgreSQL are told apart here and nowhere else."""

import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from dwarfdraft.store.prepared import run_by_driver

_BUSY_MS: Final = 10_000
_IDLE_MS: Final = 10_000
"""Milliseconds that a transaction may be idle on PostgreSQL; then it is rolled back and its connection is lost."""
_WRITES: Final = "dwarfdraft_writes"
_DATE: Final = text("SELECT CAST(extract(epoch FROM clock_timestamp()) AS double precision)")


class Store:
    """One database, by URL: `sqlite:///path` or `postgresql+psycopg://...`. Connects lazily; safe before a fork."""

    def __init__(self, url: str | URL, *, pool_size: int = 20) -> None:
        parsed = make_url(url)
        if parsed.get_backend_name() == "postgresql" and parsed.drivername == "postgresql":
            parsed = parsed.set(drivername="postgresql+psycopg")
        self.kind: Literal["sqlite", "postgresql"]
        options: dict[str, Any] = {}
        match parsed.get_backend_name():
            case "sqlite":
                self.kind = "sqlite"
                if parsed.database in (None, "", ":memory:"):
                    raise ValueError("the store needs a file: sqlite:///path")
            case "postgresql":
                self.kind = "postgresql"
                options["pool_pre_ping"] = True
            case other:
                raise ValueError(f"the store runs on sqlite and postgresql, not on {other}")
        options["hide_parameters"] = True  # an error goes to the log; seeds, hands and persons do not
        self.engine: Engine = create_engine(parsed, pool_size=pool_size, max_overflow=pool_size, **options)
        self._writer: Engine = self.engine.execution_options(**{_WRITES: True})
        # SQLite lets one connection write at a time. Waiting for it in the database would block all greenlets of
        # the process, and the one that writes with them; so within a process the wait is here.
        self._writing = threading.Lock() if self.kind == "sqlite" else None
        if self.kind == "sqlite":
            event.listen(self.engine, "connect", _prepare_sqlite)
            event.listen(self.engine, "begin", _begin_sqlite)
        else:
            event.listen(self.engine, "connect", _prepare_postgresql)

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """Give a connection in a transaction that only reads, and sees the store at one moment on SQLite."""
        with self.engine.begin() as connection:
            yield connection

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """Give a connection in a transaction that is committed at the end, rolled back on an exception.

        On SQLite nobody else writes meanwhile (BEGIN IMMEDIATE: a transaction that first reads and then wants to write
        would fail). On PostgreSQL others may: a primary key then refuses the second, see `is_conflict`.
        """
        with self._writing or nullcontext(), self._writer.begin() as connection:
            yield connection

    @contextmanager
    def write_by_statement(self) -> Iterator[Connection]:
        """Give a connection on which each statement is committed by itself: who is stopped between two of them holds up
        nobody. On SQLite as `write`.
        """
        if self.kind == "sqlite":
            with self.write() as connection:
                yield connection
            return
        with self.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            yield connection

    def date(self, connection: Connection) -> float:
        """Return the date in seconds since 1970, by the clock of the database's machine, which all processes share."""
        if self.kind == "sqlite":
            return time.time()
        return float(connection.execute(_DATE).scalar_one())

    def migrate(self) -> None:
        """Bring the schema up to date. Only the parent process does this, before workers start."""
        with self.write() as connection:
            config = _alembic_config()
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def is_migrated(self) -> bool:
        """Tell whether the schema is the one that this code wants."""
        with self.read() as connection:
            return MigrationContext.configure(connection).get_current_revision() == _latest_revision()

    def close(self) -> None:
        """Close all connections."""
        self.engine.dispose()


def is_conflict(error: Exception) -> bool:
    """Tell whether a transaction failed because another was first, so that trying again makes sense."""
    if isinstance(error, IntegrityError):
        return True
    if isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) == "25P03":
        return True  # idle_in_transaction_session_timeout: rolled back, because this process was stopped
    if not isinstance(error, OperationalError):
        return False
    # PostgreSQL: serialization_failure, deadlock_detected. SQLite: another process kept writing for all of _BUSY_MS.
    busy = isinstance(error.orig, sqlite3.OperationalError) and "locked" in str(error.orig)
    return busy or getattr(error.orig, "sqlstate", None) in ("40001", "40P01")


@cache
def _latest_revision() -> str | None:
    return ScriptDirectory.from_config(_alembic_config()).get_current_head()


def _alembic_config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    return config


def _prepare_sqlite(connection: sqlite3.Connection, _record: Any) -> None:
    connection.isolation_level = None  # pysqlite shall not begin by itself: see _begin_sqlite
    for pragma in (
        f"busy_timeout={_BUSY_MS}",
        "journal_mode=WAL",
        "synchronous=NORMAL",
        "foreign_keys=ON",
        "cache_size=-16000",
    ):
        connection.execute(f"PRAGMA {pragma}").close()


def _prepare_postgresql(connection: Any, _record: Any) -> None:
    # A process that is stopped in the midst of a transaction must not hold up the others for longer.
    connection.execute(f"SET idle_in_transaction_session_timeout = {_IDLE_MS}")
    connection.commit()


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get(_WRITES, False)
    run_by_driver(connection, "BEGIN IMMEDIATE" if writes else "BEGIN")
