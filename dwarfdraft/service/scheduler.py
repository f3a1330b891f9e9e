"""One thread a process that wakes tables when something is due and sweeps each second for what others left undone."""

import heapq
import logging
import threading
import time
from collections.abc import Callable
from functools import partial
from typing import Final, Protocol

from dwarfdraft.service.interfaces import Now
from dwarfdraft.service.presence import REPORT_ALIVE_S

SWEEP_S: Final = 1.0
"""Seconds between two sweeps."""
MIN_WAIT_S: Final = 0.005
"""Shortest wait: while served time stands still, what is due next comes no nearer."""
TAKE_OVER_AFTER_S: Final = 0.3
"""A job overdue by more seconds was left undone by the process whose timer it was."""

logger: Final = logging.getLogger("dwarfdraft.service")


class Jobs(Protocol):
    """What the scheduler runs."""

    def run_due(self, table_id: int) -> int:
        """Carry out what is due at a table."""

    def sweep(self, late_s: float) -> int:
        """Carry out what is overdue by `late_s` seconds, at all tables; return the number of jobs."""

    def report_alive(self) -> None:
        """Say that the process is alive."""


class Scheduler:
    """Runs in the background from `begin` to `end`; what is asked for before `begin` is kept until then."""

    def __init__(self, now: Now) -> None:
        self._now = now
        self._heap: list[tuple[float, int]] = []
        self._changed = threading.Condition()
        self._thread: threading.Thread | None = None
        self._ended = False

    def call_at(self, when: float, table_id: int) -> None:
        """Have the table woken at this time."""
        with self._changed:
            heapq.heappush(self._heap, (when, table_id))
            if self._heap[0][0] == when:
                self._changed.notify()

    def begin(self, jobs: Jobs) -> None:
        """Start the thread."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, args=(jobs,), name="scheduler", daemon=True)
            self._thread.start()

    def end(self) -> None:
        """Stop the thread and wait for it."""
        with self._changed:
            self._ended = True
            self._changed.notify()
        if self._thread is not None:
            self._thread.join(timeout=10)

    def _run(self, jobs: Jobs) -> None:
        next_sweep = next_report = time.monotonic()
        while True:
            for table_id in self._wait_until(next_sweep):
                self._guarded(partial(jobs.run_due, table_id))
            if self._ended:
                return
            if time.monotonic() >= next_sweep:
                self._guarded(partial(jobs.sweep, TAKE_OVER_AFTER_S))
                next_sweep = time.monotonic() + SWEEP_S
            if time.monotonic() >= next_report:
                self._guarded(jobs.report_alive)
                next_report = time.monotonic() + REPORT_ALIVE_S

    def _wait_until(self, sweep_at: float) -> list[int]:
        """Wait for the next table that is due, or for the next sweep; return the tables that are due."""
        with self._changed:
            while not self._ended:
                to_sweep = sweep_at - time.monotonic()
                to_table = self._heap[0][0] - self._now() if self._heap else to_sweep
                if to_sweep <= 0 or to_table <= 0:
                    break
                self._changed.wait(max(MIN_WAIT_S, min(to_sweep, to_table)))
            due: dict[int, None] = {}
            now = self._now()
            while self._heap and self._heap[0][0] <= now:
                due[heapq.heappop(self._heap)[1]] = None
            return list(due)

    def _guarded(self, work: Callable[[], object]) -> None:
        try:
            work()
        except Exception:  # one table's trouble must not stop the clocks of all others
            logger.exception("the scheduler goes on")
