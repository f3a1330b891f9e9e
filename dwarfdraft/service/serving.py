"""Time as tables have it: it passes only while somebody serves.

All times that the service writes are of this clock. It began as the date; since then it stands still whenever no
process serves (killed, stopped, asleep, without its database), so it falls behind the calendar by the sum of those
stops. No due row is ever moved: what is left until it stays what it was.

A process that serves writes a heartbeat with the time into the store, and may count on from its own latest heartbeat
for `LEASE_S`. Beyond that it does not know what time it is, and its time stands until it has looked. If others have
served meanwhile their time is its time. If nobody has, then whoever notices first writes so, in a statement that
changes only what was read, and all others find it done; time goes on from the latest heartbeat, after a pause in which
pages come back. Seconds are counted by the steady clock of the machine, which nobody sets; the calendar only says
whether the heartbeat of another process is fresh.
"""

import logging
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy import Connection

from dwarfdraft.service.interfaces import Now
from dwarfdraft.store import serving
from dwarfdraft.store.database import Store, is_conflict
from dwarfdraft.store.rows import ServingRow

HEARTBEAT_S: Final = 0.4
"""How often a process that serves writes a heartbeat."""
LEASE_S: Final = 1.0
"""For so long after its heartbeat a process serves; no stop costs anybody more."""
CONNECTION_LOST_S: Final = 3.0
"""After so long without an answer pages may have given up their connection (they wait four seconds)."""
RECONNECT_S: Final = 6.0
"""For so long time stands still when there is a server again: pages try to connect each 3.6 s at least (`line.js`)."""
MAX_CLOCK_ERROR_S: Final = 0.5
"""Pages whose clocks are wrong by more are sent fresh ones."""
_TRIES: Final = 20
_LOG_EVERY_S: Final = 60.0
"""So often at most it is logged that heartbeats fail."""

logger: Final = logging.getLogger("dwarfdraft.service")


def steady() -> float:
    """Return seconds that nobody sets, which pass while the machine sleeps, too, where the system can tell."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if clock is None else time.clock_gettime(clock)


@dataclass(frozen=True, slots=True)
class _Heartbeat:
    """What a process knows since its latest heartbeat."""

    at: float
    held_at: float
    stops: int
    steady_at: float
    """When that was, by the steady clock."""


class ServedTime:
    """The served time, as one process has it."""

    def __init__(
        self,
        store: Store,
        process: str,
        *,
        steady: Now = steady,
        date: Callable[[Connection], float] | None = None,
    ) -> None:
        """Nothing runs yet. Until `begin` this process does not serve: it follows the time of those that do, and counts
        on by itself where none does.

        `steady` and `date` (by a calendar that all processes share) are replaced by tests.
        """
        self._store = store
        self._process = process
        self._steady = steady
        self._date = date or store.date
        self._latest: _Heartbeat | None = None
        self._heard: ServingRow | None = None
        """What was read of the others while this process does not serve."""
        self._serves = False
        self._moved = False
        self._guard = threading.Lock()
        self._writing = threading.Lock()
        self._ended = threading.Event()
        self._thread: threading.Thread | None = None

    # What time it is

    def now(self) -> float:
        """Return the served time; like `time.time`, but for all the time in which nobody served."""
        latest = self._latest_known()
        return max(self._extrapolated(latest), latest.held_at)

    def held_s(self) -> float:
        """Return for how many more seconds time stands still, so that pages can come back."""
        latest = self._latest_known()
        return max(0.0, latest.held_at - self._extrapolated(latest))

    def timer(self) -> float:
        """Return the time that timers count by: `now`, less the seconds for which time still stands still."""
        return self._extrapolated(self._latest_known())

    def _latest_known(self) -> _Heartbeat:
        latest = self._latest
        if latest is None:
            self.renew()
            latest = self._latest
            assert latest is not None
        return latest

    def _extrapolated(self, latest: _Heartbeat) -> float:
        passed = self._steady() - latest.steady_at
        if self._serves and not 0 <= passed <= LEASE_S:
            return latest.at
        return latest.at + max(0.0, passed)

    def _is_lapsed(self) -> bool:
        latest = self._latest
        return latest is None or not 0 <= self._steady() - latest.steady_at <= LEASE_S

    # Heartbeats

    def renew(self) -> None:
        """Find out what time it is if this process does not know. Not inside a transaction that writes."""
        if not self._is_lapsed():
            return
        if not self._serves:
            self._follow()
            return
        with self._writing:
            if self._is_lapsed():  # nobody else has just done it
                self._beat()

    def write_heartbeat(self) -> None:
        """Write a heartbeat: this process serves."""
        with self._writing:
            self._beat()

    def was_moved(self) -> bool:
        """Tell whether, since the last call, the time has changed from what pages were told."""
        with self._guard:
            moved, self._moved = self._moved, False
        return moved

    # Life of the process

    def begin(self) -> None:
        """Serve from now on, as long as `write_heartbeat` is called often enough."""
        if not self._serves:
            self.write_heartbeat()
            self._serves = True

    def write_heartbeats_in_background(self) -> None:
        """Call `write_heartbeat` in a thread of its own until the `end`. Once a process, after a fork."""
        if self._thread is not None:
            return
        self._thread = threading.Thread(target=self._run, name="heartbeat", daemon=True)
        self._thread.start()

    def end(self) -> None:
        """Serve no longer. Time is written down as it is now."""
        self._ended.set()
        if self._thread is not None:
            self._thread.join(timeout=10)
        if self._serves:
            self.write_heartbeat()
            self._serves = False

    def _run(self) -> None:
        logged_at = -_LOG_EVERY_S
        while not self._ended.wait(HEARTBEAT_S):
            try:
                self.write_heartbeat()
            except Exception:  # without its database nobody serves, and time stands still until it is back
                if self._steady() - logged_at >= _LOG_EVERY_S:
                    logger.exception("no heartbeat: time stands still")
                    logged_at = self._steady()

    # What a heartbeat says

    def _beat(self) -> None:
        had = self._latest
        for left in range(_TRIES - 1, -1, -1):
            try:
                written = self._write()
            except Exception as error:
                if not left or not is_conflict(error):  # another process has made the row
                    raise
            else:
                if written is not None:
                    self._latest = written
                    break
        else:
            return  # others write it all the time: they serve
        if self._serves and had is not None and _differs(had, written):
            with self._guard:
                self._moved = True

    def _write(self) -> _Heartbeat | None:
        """Write a heartbeat; None if another process was first."""
        with self._store.write_by_statement() as connection:
            found = serving.latest_heartbeat(connection)
            date = self._date(connection)
            steady_at = self._steady()
            new = self._next(found, date, steady_at)
            if not serving.replace_heartbeat(connection, found, new):
                return None
        return _Heartbeat(new.at, new.held_at, new.stops, steady_at)

    def _next(self, found: ServingRow | None, date: float, steady_at: float) -> ServingRow:
        """Return the heartbeat that follows the latest one of all processes."""
        had = self._latest
        passed = None if had is None or not self._serves else steady_at - had.steady_at
        serves_on = passed is not None and 0 <= passed <= LEASE_S
        if found is None:
            at = date if had is None else had.at + max(0.0, steady_at - had.steady_at)
            return ServingRow(self._process, at, at, 0, date)
        mine = replace(found, process=self._process, beat_at=date)
        age = date - found.beat_at
        if had is not None and passed is not None and serves_on and found.stops == had.stops:
            return replace(mine, at=max(had.at + passed, found.at))
        if found.process != self._process and 0 <= age <= LEASE_S:
            return replace(mine, at=found.at + age)
        if serves_on:
            return mine  # another has found that nobody served, and was gone before it was heard again
        stopped = replace(mine, stops=found.stops + 1)
        if passed is not None and 0 <= passed <= CONNECTION_LOST_S:
            return stopped
        reached = max(found.at, found.held_at)
        return replace(stopped, at=reached - RECONNECT_S, held_at=reached)

    def _follow(self) -> None:
        """Take over the time of those who serve, if anybody does."""
        with self._store.read() as connection:
            found = serving.latest_heartbeat(connection)
            date = self._date(connection)
        steady_at, had, heard = self._steady(), self._latest, self._heard
        self._heard = found
        if found is not None and found != heard:
            age = date - found.beat_at
            at = found.at + (age if 0 <= age <= LEASE_S else 0.0)
            self._latest = _Heartbeat(at, found.held_at, found.stops, steady_at)
        elif had is None:
            self._latest = _Heartbeat(date, date, 0, steady_at)
        else:
            self._latest = replace(had, at=self._extrapolated(had), steady_at=steady_at)


def _differs(had: _Heartbeat, latest: _Heartbeat) -> bool:
    """Tell whether clocks that count on from the first heartbeat are wrong by the second."""
    at = had.at + max(0.0, latest.steady_at - had.steady_at)
    now_differs = max(at, had.held_at) - max(latest.at, latest.held_at)
    hold_differs = max(0.0, had.held_at - at) - max(0.0, latest.held_at - latest.at)
    return abs(now_differs) > MAX_CLOCK_ERROR_S or abs(hold_differs) > MAX_CLOCK_ERROR_S


class GivenTime:
    """Time from a clock of the caller's, which passes whether or not anybody serves: for tests and simulations."""

    def __init__(self, now: Now) -> None:
        self.now = self.timer = now

    def held_s(self) -> float:
        """Return for how long time will stand still: never."""
        return 0.0

    def renew(self) -> None:
        """Find out nothing: the time is known."""

    def was_moved(self) -> bool:
        """Tell whether time is another than what pages were told: never."""
        return False

    def begin(self) -> None:
        """Do nothing: time passes anyway."""

    def write_heartbeats_in_background(self) -> None:
        """Do nothing."""

    def end(self) -> None:
        """Do nothing."""
