"""A database as an earlier version of the product has left it, and what its tables must go on showing.

    python -m tests.store.old_database FOLDER      play, and write tables.sqlite3.xz and tables.json.xz there

The one in tests/store/old was written by the last version before its tables were first migrated on. It stays as it is.
"""

import json
import lzma
import sys
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from dwarfdraft.botseats import BOTS
from dwarfdraft.service.chance import NamedChance
from dwarfdraft.service.tables import Tables
from dwarfdraft.service.values import Frame
from dwarfdraft.store.database import Store
from tests.service.hall import OFFERS, Hall, command_id

FOLDER: Final = Path(__file__).with_name("old")
PATIENCE_S: Final = 100_000
TAVERN_OPTIONS: Final = {"mode": "masked", "first": 0}


class BothGames(Hall):
    """A hall at whose tables both games are played."""

    def __init__(self, store: Store, **how: Any) -> None:
        super().__init__(store, **how)
        self.tables = Tables(
            store,
            OFFERS,
            self.bus,
            bots=dict(BOTS),
            now=self.clock,
            timers=self.timers,
            delay=lambda: 0.5,
            chance=NamedChance("old"),
        )


def play(hall: Hall, code: str, people: list[str], enough: Callable[[Frame], bool] | None = None) -> None:
    """Let people answer as bots would, and time pass, until the spectator's frame shows enough or the game is over."""
    hall.watch(code, *people)
    thumb = BOTS["thumb"]
    for second in range(PATIENCE_S):
        if hall.table(code).status == "over" or (enough is not None and enough(hall.frame(code))):
            return
        for seat, person in enumerate(people):
            frame = hall.frame(code, seat)
            prompt = frame.prompt
            if prompt is not None and prompt["answered"] is None and prompt["kind"] != "interrupt":
                value = thumb.answer(frame.view, prompt, NamedChance(f"{code}/{second}/{seat}"))
                hall.tables.answer(code, person, seat, command_id(), prompt["ask"], value)
        hall.wait(1)
    raise AssertionError("the game does not end")


def shown(hall: Hall, game: str, code: str) -> Any:
    """Return what a finished table shows as JSON has it: its log, its export, and its scores or summary."""
    tables = hall.tables
    told: dict[str, Any] = {"log": tables.log(code), "export": tables.export(code)}
    if game == "tavern":
        told["summary"] = tables.summary(code)
    else:
        told["scores"] = asdict(tables.scores(code))
    return json.loads(json.dumps(told))


def fill(hall: BothGames) -> list[dict[str, Any]]:
    """Play tables of both games, some to the end, and return what they show."""
    tables: list[dict[str, Any]] = []
    for game, seats, options, enough in (
        ("draft", 3, {"hands": 2}, None),
        ("draft", 3, {"hands": 3}, lambda frame: frame.n > 60),
        ("tavern", 2, TAVERN_OPTIONS, None),
        ("tavern", 4, TAVERN_OPTIONS, lambda frame: frame.n > 60 and _window_is_open(frame)),
        (
            "tavern",
            4,
            {**TAVERN_OPTIONS, "variant": "two_headed_dragon"},
            lambda frame: frame.n > 40 and _window_is_open(frame),
        ),
    ):
        hall.game = game
        people = hall.people(2)
        code = hall.open(people, seats, options=options, speed="relaxed")
        hall.tables.start(code, people[0])
        play(hall, code, people, enough)
        tables.append({"game": game, "code": code, "people": people})
    for table in tables:
        table["status"] = hall.table(table["code"]).status
        if table["status"] == "over":
            table["shown"] = shown(hall, table["game"], table["code"])
        else:  # all have been played: no time passes for this one any more
            table["views"] = views(hall, table["code"])
    return tables


def views(hall: Hall, code: str) -> Any:
    """Return what the people at a table see, as JSON has it."""
    return json.loads(json.dumps([hall.frame(code, seat).view for seat in range(2)]))


def _window_is_open(frame: Frame) -> bool:
    return frame.window is not None and not frame.window["quiet"]


def wanted(folder: Path) -> dict[str, Any]:
    """Return what the tables of a folder must show, and the time at which they were left."""
    told: dict[str, Any] = json.loads(lzma.decompress((folder / "tables.json.xz").read_bytes()))
    return told


def unpack(folder: Path, path: Path) -> None:
    """Write the database of a folder to a path."""
    path.write_bytes(lzma.decompress((folder / "tables.sqlite3.xz").read_bytes()))


def main(folder: Path) -> None:
    """Play, and write the database and what its tables show."""
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as temporary:
        path = Path(temporary, "tables.sqlite3")
        store = Store(f"sqlite:///{path}")
        store.migrate()
        hall = BothGames(store, name="old")
        tables = fill(hall)
        with store.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        store.close()
        (folder / "tables.sqlite3.xz").write_bytes(lzma.compress(path.read_bytes()))
        told = {"time": hall.clock.time, "tables": tables}
        (folder / "tables.json.xz").write_bytes(lzma.compress(json.dumps(told, sort_keys=True).encode()))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
