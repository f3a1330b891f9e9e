"""Prepared statements give and take what SQLAlchemy would, on both databases."""

from typing import Any

import pytest
from sqlalchemy import Select, bindparam, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from dwarfdraft.store.database import Store, is_conflict
from dwarfdraft.store.prepared import Prepared
from dwarfdraft.store.schema import chair, command, due, game_table

TABLE: dict[str, Any] = {
    "id": 1,
    "code": "QQQQ",
    "game": "draft",
    "rules": 1,
    "status": "open",
    "options": {"hands": 3},
    "speed": "none",
    "visibility": "invited",
    "bots_may_be_taken": True,
    "host": None,
    "setup": None,
    "seed": "ab",
    "seq": 0,
    "n": 0,
    "asked": [1, 2],
    "progress": {"of": 0.5},
    "next_code": None,
    "made_at": 1.25,
    "changed_at": 2.0,
    "humans_at": 3.0,
}


@pytest.fixture
def filled(store: Store) -> Store:
    with store.write() as connection:
        Prepared(insert(game_table)).run(connection, TABLE)
    return store


def by_both(store: Store, query: Select[Any]) -> tuple[list[Any], list[Any]]:
    with store.read() as connection:
        prepared = Prepared(query).rows(connection, {})
        return prepared, [tuple(row) for row in connection.execute(query)]


def test_rows_are_those_of_sqlalchemy(filled: Store) -> None:
    with filled.write() as connection:
        rows = [
            {"table_id": 1, "kind": "bot", "seat": seat, "ask": "1:x", "at": at, "of_s": 2.5}
            for seat, at in enumerate((1.5, None))
        ]
        Prepared(insert(due)).run_each(connection, rows)
        Prepared(insert(due)).run_each(connection, [])
    prepared, found = by_both(filled, select(game_table))
    assert prepared == found == [tuple(TABLE[column.name] for column in game_table.c)]
    prepared, found = by_both(filled, select(due.c.at, due.c.of_s, due.c.kind).order_by(due.c.seat))
    assert prepared == found == [(1.5, 2.5, "bot"), (None, 2.5, "bot")]


def test_an_update_changes_the_columns_that_it_names(filled: Store) -> None:
    change = Prepared(
        update(game_table).where(game_table.c.id == bindparam("of_table")), sets=("asked", "bots_may_be_taken")
    )
    with filled.write() as connection:
        change.run(connection, {"of_table": 1, "asked": [], "bots_may_be_taken": False})
    prepared, found = by_both(filled, select(game_table))
    assert prepared == found
    expected = {**TABLE, "asked": [], "bots_may_be_taken": False}
    assert prepared == [tuple(expected[column.name] for column in game_table.c)]


def test_what_the_database_refuses_is_an_error_of_sqlalchemy(filled: Store) -> None:
    add = Prepared(insert(command))
    row = {"table_id": 1, "chair": "0.1", "command_id": "command-1", "n": 3, "seq": 1}
    with pytest.raises(IntegrityError) as refused, filled.write() as connection:
        add.run_each(connection, [row, row])
    assert is_conflict(refused.value)
    assert refused.value.params is None, "values do not go to the log"
    with filled.read() as connection:
        assert Prepared(select(command.c.n)).rows(connection, {}) == [], "the transaction was rolled back"


def test_a_transaction_that_only_reads_has_begun_before_its_first_statement(filled: Store) -> None:
    query = Prepared(select(game_table.c.n))
    with filled.read() as connection:
        assert query.rows(connection, {}) == [(0,)]
        if filled.kind == "sqlite":
            with filled.write() as other:
                Prepared(update(game_table), sets=("n",)).run(other, {"n": 5})
            assert query.rows(connection, {}) == [(0,)]
    with filled.read() as connection:
        assert query.rows(connection, {}) == [(5 if filled.kind == "sqlite" else 0,)]


def test_a_lost_connection_is_not_used_again(filled: Store) -> None:
    if filled.kind == "sqlite":
        pytest.skip("SQLite has no server whose connection could be lost")
    query = Prepared(select(chair.c.seat))

    def read_on_a_lost_connection() -> None:
        with filled.read() as connection:
            mine = connection.execute(text("SELECT pg_backend_pid()")).scalar_one()
            with filled.write() as other:
                other.execute(text(f"SELECT pg_terminate_backend({mine})"))
            query.rows(connection, {})

    with pytest.raises(DBAPIError) as lost:
        read_on_a_lost_connection()
    assert isinstance(lost.value, OperationalError)
    assert lost.value.connection_invalidated
    with filled.read() as connection:
        assert query.rows(connection, {}) == []
