"""How long an answer through the service takes, and how much a game takes in the store and in memory.

For `dwarfdraft bench service`. Everything a table does is done: check, rules, commit, events, a frame to every viewer.
"""

import random
import statistics
import tempfile
import time
import tracemalloc
from collections.abc import Callable, Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sqlalchemy import text

from dwarfdraft.engine.match import Match
from dwarfdraft.service.interfaces import Offer
from dwarfdraft.service.shapes import TalkLine
from dwarfdraft.service.tables import Tables
from dwarfdraft.service.values import AnyFrame, Viewer
from dwarfdraft.store.database import Store

NAMES: Final = ("Durgin", "Olga", "Thrain", "Ketil", "Brida", "Sunniva", "Hakon", "Yrsa")


@dataclass(frozen=True, slots=True)
class Measured:
    """What was measured."""

    game: str
    database: str
    seats: int
    games: int
    answers: int
    median_ms: float
    p99_ms: float
    store_kb_a_game: float
    """SQLite: growth of the file a game; 0 elsewhere."""
    memory_kb_a_table: float
    """A match at rest in memory."""

    def __str__(self) -> str:
        return (
            f"{self.game}, {self.seats} seats, {self.database}: an answer {self.median_ms:.2f} ms (p99 "
            f"{self.p99_ms:.2f} ms, {self.answers} answers), a game {self.store_kb_a_game:.0f} kB in the store, "
            f"a table {self.memory_kb_a_table:.0f} kB in memory"
        )


class _Deaf:
    """A bus that makes every frame and sends it nowhere; also timers that never wake."""

    def viewers(self, code: str) -> Collection[Viewer] | None:
        return None

    def frame(self, code: str, viewer: Viewer, frame: AnyFrame) -> None:
        frame.to_text()

    def talk(self, code: str, viewer: Viewer, line: TalkLine) -> None:
        pass

    def table(self, code: str) -> None:
        pass

    def call_at(self, when: float, table_id: int) -> None:
        pass


def measure(
    name: str,
    offer: Offer,
    options: dict[str, Any],
    *,
    seats: int = 4,
    games: int = 5,
    url: str | None = None,
    progress: Callable[[int], object] = lambda done: None,
) -> Measured:
    """Play some games by chance through the service. Without a URL in a new SQLite file; else in that store."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bench.sqlite3"
        store = Store(url or f"sqlite:///{path}")
        store.migrate()
        bus = _Deaf()
        tables = Tables(store, {name: offer}, bus, bots={}, timers=bus)
        people = [tables.new_person().id for _ in range(seats)]
        before = _used(store)
        times: list[float] = []
        for game in range(games):
            code = _table(tables, name, people, options)
            _play(tables, code, people, random.Random(game), times)
            progress(game + 1)
        used = (_used(store) - before) / games / 1000
        kind = store.kind
        store.close()
    times.sort()
    return Measured(
        name,
        kind,
        seats,
        games,
        len(times),
        statistics.median(times) * 1000,
        times[len(times) * 99 // 100] * 1000,
        used,
        memory_kb(offer, options, seats),
    )


def memory_kb(offer: Offer, options: dict[str, Any], seats: int, tables: int = 50) -> float:
    """Return what a match at rest takes in memory."""
    read = offer.read_options(options)
    setup = offer.game.read_setup(offer.setup(read, list(offer.characters[:seats]), []))
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        kept = [Match.start(offer.game, setup, str(seed)) for seed in range(tables)]
        for match in kept:
            match.take_events()
        return (tracemalloc.get_traced_memory()[0] - before) / len(kept) / 1000
    finally:
        tracemalloc.stop()


def _table(tables: Tables, name: str, people: list[str], options: dict[str, Any]) -> str:
    code = tables.create(people[0], name, seats=len(people), options=options, name=NAMES[0]).code
    for seat, person in enumerate(people[1:], 1):
        tables.sit(code, person, seat=seat, name=NAMES[seat])
        tables.set_seat(code, person, seat, ready=True)
    tables.start(code, people[0])
    return code


def _play(tables: Tables, code: str, people: list[str], rng: random.Random, times: list[float]) -> None:
    while True:
        public = tables.frame(code, None)
        assert public is not None
        if not public.marks["asked"]:
            return
        for seat in public.marks["asked"]:
            frame = tables.frame(code, seat)
            prompt = frame.prompt if frame is not None else None
            if prompt is None or prompt["answered"] is not None:
                continue
            value = _pick(prompt["options"], rng)
            command = f"bench-{len(times):06d}"
            start = time.perf_counter()
            tables.answer(code, people[seat], seat, command, prompt["ask"], value)
            times.append(time.perf_counter() - start)


def _pick(options: dict[str, Any], rng: random.Random) -> Any:
    match options:
        case {"one": values}:
            return rng.choice(values)
        case {"some": values, "least": least}:
            return rng.sample(values, least)
        case {"fields": fields}:
            return {field: _pick(inner, rng) for field, inner in fields.items()}
        case {"span": [least, most]}:
            return rng.randint(least, most)
    raise ValueError(options)


def _used(store: Store) -> int:
    """Return the bytes of the pages that hold something; 0 where that is not a question of one file."""
    if store.kind != "sqlite":
        return 0
    with store.read() as connection:
        size, count, free = (
            connection.execute(text(f"PRAGMA {name}")).scalar_one()
            for name in ("page_size", "page_count", "freelist_count")
        )
    return int(size * (count - free))
