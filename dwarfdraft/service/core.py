"""The parts that the whole service is built from, and the matches that are in memory.

A match in memory is a copy: the store is what is true, and whoever uses a match brings it up to date first. Its lock is
taken before a writing transaction begins, never inside one, and held until the watchers are told, so that they hear of
the commits of a table in order.
"""

import logging
import threading
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final

from dwarfdraft.engine.match import Match
from dwarfdraft.service.chance import Chance
from dwarfdraft.service.changes import Bases
from dwarfdraft.service.errors import ServiceRefused
from dwarfdraft.service.interfaces import Answerer, Bus, Delay, Now, Offer, Timers
from dwarfdraft.store import seating
from dwarfdraft.store.database import Store
from dwarfdraft.store.rows import TableRow

logger: Final = logging.getLogger("dwarfdraft.service")

MAX_CACHED_CODES: Final = 20_000
"""Codes whose table ids are kept in memory; beyond that they are looked up again."""


class CachedMatch:
    """A table's match in memory, and the lock under which it is used."""

    __slots__ = ("bases", "lock", "match", "table_id", "users")

    def __init__(self, table_id: int) -> None:
        self.table_id = table_id
        self.lock = threading.RLock()
        self.match: Match[Any] | None = None
        self.bases = Bases()
        self.users = 0
        """How many hold the lock or wait for it."""


def _nothing() -> None:
    pass


def _no_hold() -> float:
    return 0.0


@dataclass(frozen=True, slots=True)
class ServiceCore:
    """The parts that everything else is built from."""

    store: Store
    games: Mapping[str, Offer]
    bus: Bus
    bots: Mapping[str, Answerer]
    now: Now
    delay: Delay
    timers: Timers
    away_s: float
    process: str
    """Name of this process among those that serve the same store."""
    max_matches: int
    chance: Chance
    renew: Callable[[], None] = _nothing
    """Finds out what time it is, if this process does not know."""
    held_s: Now = _no_hold
    """For how many more seconds time stands still, so that pages can come back."""
    languages: Collection[str] = ()
    """Languages that a person may choose."""
    _cached: OrderedDict[int, CachedMatch] = field(default_factory=OrderedDict)
    _codes: dict[str, int] = field(default_factory=dict)
    _guard: threading.Lock = field(default_factory=threading.Lock)

    def id_of(self, code: str) -> int:
        """Return the id of a table. Refuses with `no_table`."""
        table_id = self._codes.get(code)
        if table_id is None and not code.isalnum():  # PostgreSQL takes no NUL
            raise ServiceRefused("no_table")
        if table_id is None:
            with self.store.read() as connection:
                table_id = seating.id_of(connection, code)
            if table_id is None:
                raise ServiceRefused("no_table")
            if len(self._codes) >= MAX_CACHED_CODES:
                self._codes.clear()
            self._codes[code] = table_id
        return table_id

    @property
    def in_memory(self) -> int:
        """Number of matches in memory."""
        return sum(cached.match is not None for cached in list(self._cached.values()))

    @contextmanager
    def locked_match(self, table_id: int) -> Iterator[CachedMatch]:
        """Hold the lock of a table. The match longest unused goes when there are too many."""
        with self._guard:
            cached = self._cached.setdefault(table_id, CachedMatch(table_id))
            self._cached.move_to_end(table_id)
            cached.users += 1
            if len(self._cached) > self.max_matches:
                # Never drop one that is being waited for: the next caller would get another lock.
                unused = next((each for each in self._cached.values() if not each.users), None)
                if unused is not None:
                    del self._cached[unused.table_id]
        try:
            with cached.lock:
                try:
                    yield cached
                finally:
                    if cached.match is not None:
                        cached.match.forget_view()
        finally:
            with self._guard:
                cached.users -= 1

    def offer(self, table: TableRow) -> Offer:
        """Return the game of a table."""
        return self.games[table.game]
