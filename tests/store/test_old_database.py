"""A database of an earlier version opens, shows its old games as they were, and its tables go on."""

import pytest

from dwarfdraft.store.database import Store
from tests.store.old_database import FOLDER, BothGames, play, shown, unpack, views, wanted

WANTED = wanted(FOLDER)
FINISHED = [table for table in WANTED["tables"] if table["status"] == "over"]
RUNNING = [table for table in WANTED["tables"] if table["status"] == "playing"]


@pytest.fixture
def hall(tmp_path):
    path = tmp_path / "tables.sqlite3"
    unpack(FOLDER, path)
    store = Store(f"sqlite:///{path}")
    store.migrate()
    hall = BothGames(store, name="new")
    hall.clock.time = WANTED["time"]
    yield hall
    store.close()


@pytest.mark.parametrize("table", FINISHED, ids=lambda table: table["game"])
def test_a_finished_game_shows_what_it_showed(hall, table):
    wanted = table["shown"]
    for seat in wanted["export"]["seats"]:
        seat["role"] = seat.pop("dwarf")  # version 0.2.0 of docs/protocol.md
    assert shown(hall, table["game"], table["code"]) == wanted


@pytest.mark.parametrize("table", RUNNING, ids=lambda table: table["game"])
def test_a_running_game_is_shown_as_it_was_and_goes_on_to_its_end(hall, table):
    code = table["code"]
    assert views(hall, code) == table["views"]
    play(hall, code, table["people"])
    assert hall.table(code).status == "over"
