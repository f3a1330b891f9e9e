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

PULSE_S: Final = 0.4
"""How often a process that serves writes a heartbeat."""
LEASE_S: Final = 1.0
"""For so long after its heartbeat a process serves; no stop costs anybody more."""
LINE_S: Final = 3.0
"""After so long without an answer pages may have lost their line (they wait four seconds)."""
RETURN_S: Final = 6.0
"""For so long time stands when there is a server again: pages try once in 3.6 s at least (`line.js`)."""
TOLD_S: Final = 0.5
"""Pages whose clocks are wrong by more are told."""
_TRIES: Final = 20
_QUIET_S: Final = 60.0
"""So often at most it is logged that heartbeats fail."""

logger: Final = logging.getLogger("dwarfdraft.service")


def steady() -> float:
    """Return seconds that nobody sets, which pass while the machine sleeps, too, where the system can tell."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if clock is None else time.clock_gettime(clock)


@dataclass(frozen=True, slots=True)
class _Pulse:
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
        self._pulse: _Pulse | None = None
        self._heard: ServingRow | None = None
        """What was read of the others while this process does not serve."""
        self._serves = False
        self._moved = False
        self._guard = threading.Lock()
        self._pulsing = threading.Lock()
        self._ended = threading.Event()
        self._thread: threading.Thread | None = None

    # What time it is

    def now(self) -> float:
        """Return the served time; like `time.time`, but for all the time in which nobody served."""
        pulse = self._known()
        return max(self._running(pulse), pulse.held_at)

    def held_s(self) -> float:
        """Return for how many more seconds time stands still, so that pages can come back."""
        pulse = self._known()
        return max(0.0, pulse.held_at - self._running(pulse))

    def timer(self) -> float:
        """Return the time that timers count by: `now`, less the seconds for which time still stands still."""
        return self._running(self._known())

    def _known(self) -> _Pulse:
        pulse = self._pulse
        if pulse is None:
            self.renew()
            pulse = self._pulse
            assert pulse is not None
        return pulse

    def _running(self, pulse: _Pulse) -> float:
        passed = self._steady() - pulse.steady_at
        if self._serves and not 0 <= passed <= LEASE_S:
            return pulse.at
        return pulse.at + max(0.0, passed)

    def _is_lapsed(self) -> bool:
        pulse = self._pulse
        return pulse is None or not 0 <= self._steady() - pulse.steady_at <= LEASE_S

    # Heartbeats

    def renew(self) -> None:
        """Find out what time it is if this process does not know. Not inside a transaction that writes."""
        if not self._is_lapsed():
            return
        if not self._serves:
            self._follow()
            return
        with self._pulsing:
            if self._is_lapsed():  # nobody else has just done it
                self._beat()

    def pulse(self) -> None:
        """Write a heartbeat: this process serves."""
        with self._pulsing:
            self._beat()

    def was_moved(self) -> bool:
        """Tell whether, since the last call, the time has changed from what pages were told."""
        with self._guard:
            moved, self._moved = self._moved, False
        return moved

    # Life of the process

    def begin(self) -> None:
        """Serve from now on, as long as `pulse` is called often enough."""
        if not self._serves:
            self.pulse()
            self._serves = True

    def beat_in_background(self) -> None:
        """Call `pulse` in a thread of its own until the `end`. Once a process, after a fork."""
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
            self.pulse()
            self._serves = False

    def _run(self) -> None:
        logged_at = -_QUIET_S
        while not self._ended.wait(PULSE_S):
            try:
                self.pulse()
            except Exception:  # without its database nobody serves, and time stands still until it is back
                if self._steady() - logged_at >= _QUIET_S:
                    logger.exception("no heartbeat: time stands still")
                    logged_at = self._steady()

    # What a heartbeat says

    def _beat(self) -> None:
        had = self._pulse
        for left in range(_TRIES - 1, -1, -1):
            try:
                written = self._write()
            except Exception as error:
                if not left or not is_conflict(error):  # another process has made the row
                    raise
            else:
                if written is not None:
                    self._pulse = written
                    break
        else:
            return  # others write it all the time: they serve
        if self._serves and had is not None and _differs(had, written):
            with self._guard:
                self._moved = True

    def _write(self) -> _Pulse | None:
        """Write a heartbeat; None if another process was first."""
        with self._store.write_by_statement() as connection:
            found = serving.row(connection)
            date = self._date(connection)
            steady_at = self._steady()
            new = self._next(found, date, steady_at)
            if not serving.replace_row(connection, found, new):
                return None
        return _Pulse(new.at, new.held_at, new.stops, steady_at)

    def _next(self, found: ServingRow | None, date: float, steady_at: float) -> ServingRow:
        """Return the heartbeat that follows the latest one of all processes."""
        had = self._pulse
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
        if passed is not None and 0 <= passed <= LINE_S:
            return stopped
        reached = max(found.at, found.held_at)
        return replace(stopped, at=reached - RETURN_S, held_at=reached)

    def _follow(self) -> None:
        """Take over the time of those who serve, if anybody does."""
        with self._store.read() as connection:
            found = serving.row(connection)
            date = self._date(connection)
        steady_at, had, heard = self._steady(), self._pulse, self._heard
        self._heard = found
        if found is not None and found != heard:
            age = date - found.beat_at
            at = found.at + (age if 0 <= age <= LEASE_S else 0.0)
            self._pulse = _Pulse(at, found.held_at, found.stops, steady_at)
        elif had is None:
            self._pulse = _Pulse(date, date, 0, steady_at)
        else:
            self._pulse = replace(had, at=self._running(had), steady_at=steady_at)


def _differs(had: _Pulse, pulse: _Pulse) -> bool:
    """Tell whether clocks that count on from the first heartbeat are wrong by the second."""
    at = had.at + max(0.0, pulse.steady_at - had.steady_at)
    now_differs = max(at, had.held_at) - max(pulse.at, pulse.held_at)
    hold_differs = max(0.0, had.held_at - at) - max(0.0, pulse.held_at - pulse.at)
    return abs(now_differs) > TOLD_S or abs(hold_differs) > TOLD_S


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

    def beat_in_background(self) -> None:
        """Do nothing."""

    def end(self) -> None:
        """Do nothing."""
