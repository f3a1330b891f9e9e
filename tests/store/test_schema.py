"""Migrations and transactions on both databases."""

import threading
import time
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import insert, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from dwarfdraft.store import bans
from dwarfdraft.store.database import Store, _alembic_config, is_conflict
from dwarfdraft.store.rows import BanRow
from dwarfdraft.store.schema import metadata, person
from tests.store.stores import emptied


def test_the_migrations_make_what_the_schema_says(store: Store) -> None:
    assert store.is_migrated()
    with store.read() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []


def test_a_store_that_was_never_migrated_says_so(tmp_path: object) -> None:
    store = Store(f"sqlite:///{tmp_path}/empty.sqlite3")
    assert not store.is_migrated()
    store.migrate()
    assert store.is_migrated()
    store.migrate()
    assert store.is_migrated()
    store.close()


def test_whoever_was_barred_before_names_were_kept_stays_barred(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/old.sqlite3")
    values = {
        "code": "12345678", "game": "draft", "rules": 1, "status": "open", "options": "{}", "speed": "none",
        "visibility": "invited", "bots_may_be_taken": True, "barred": '["a", "b", "a"]', "seq": 0, "n": 0,
        "asked": "[]", "progress": "{}", "made_at": 1.0, "changed_at": 2.0, "humans_at": 1.0,
    }  # fmt: skip
    config = _alembic_config()
    with store.write() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0004")
        names = ", ".join(values)
        connection.execute(text(f"INSERT INTO game_table ({names}) VALUES (:{names.replace(', ', ', :')})"), values)
    store.migrate()
    with store.read() as connection:
        assert bans.bans_of(connection, 1) == [BanRow("a", [], [], None, 2.0), BanRow("b", [], [], None, 2.0)]
    with store.write() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0004")
        assert connection.execute(text("SELECT barred FROM game_table")).scalar_one() == '["a", "b"]'
    store.close()


def test_what_fails_is_rolled_back(store: Store) -> None:
    def add_and_fail() -> None:
        with store.write() as connection:
            connection.execute(insert(person).values(id="a", made_at=0.0))
            raise KeyError

    with pytest.raises(KeyError):
        add_and_fail()
    with store.read() as connection:
        assert connection.execute(select(person)).all() == []


def test_the_second_of_two_that_want_the_same_key_has_a_conflict(store: Store) -> None:
    with store.write() as connection:
        connection.execute(insert(person).values(id="a", made_at=0.0))
    with pytest.raises(IntegrityError) as caught, store.write() as connection:
        connection.execute(insert(person).values(id="a", made_at=0.0))
    assert is_conflict(caught.value)
    assert not is_conflict(ValueError())


def test_many_threads_read_and_then_write_without_a_locked_database(store: Store) -> None:
    with store.write() as connection:
        connection.execute(insert(person).values(id="n", name="0", made_at=0.0))
    failed: list[Exception] = []

    def count_up(own: Store) -> None:
        try:
            for _ in range(25):
                with own.write() as connection:
                    query = select(person.c.name).where(person.c.id == "n").with_for_update()
                    number = int(connection.execute(query).scalar_one() or 0)
                    connection.execute(person.update().where(person.c.id == "n").values(name=str(number + 1)))
        except Exception as error:
            failed.append(error)

    other = Store(store.engine.url)  # as another process would
    threads = [threading.Thread(target=count_up, args=(s,)) for s in (store, store, other, other)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    other.close()
    assert failed == []
    with store.read() as connection:
        assert connection.execute(select(person.c.name)).scalar_one() == "100"


def test_who_is_stopped_in_a_transaction_does_not_hold_up_the_others_for_ever(migrated_postgres: str) -> None:
    store = emptied(migrated_postgres)
    with store.read() as connection:
        assert connection.execute(text("SHOW idle_in_transaction_session_timeout")).scalar_one() == "10s"

    def add_and_be_stopped() -> None:
        with store.write() as connection:
            connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 100"))
            connection.execute(insert(person).values(id="a", made_at=0.0))
            time.sleep(0.4)  # not a wait for a condition: the time it is stopped

    with pytest.raises(DBAPIError) as caught:
        add_and_be_stopped()
    assert is_conflict(caught.value), "it is rolled back and may be done again"
    with store.read() as connection:
        assert connection.execute(select(person)).all() == []
    store.close()


def test_sqlite_writes_ahead_and_waits_for_others(quick_store: Store) -> None:
    with quick_store.read() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar_one() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar_one() == 1
    other = Store(quick_store.engine.url)
    began = threading.Event()

    def hold() -> None:
        with other.write():
            began.set()
            time.sleep(0.2)  # not a wait for a condition: the time the other process writes

    thread = threading.Thread(target=hold)
    thread.start()
    assert began.wait(5)
    with quick_store.write() as connection:
        connection.execute(insert(person).values(id="late", made_at=0.0))
    thread.join()
    other.close()


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:", "mysql://x/y"])
def test_a_store_elsewhere_is_refused(url: str) -> None:
    with pytest.raises((ValueError, ModuleNotFoundError)):
        Store(url)
