"""The thread that wakes and sweeps, in real time; and tables that live by it."""

import threading
import time

from dwarfdraft.botseats import BOTS
from dwarfdraft.games.draft.offer import OFFER
from dwarfdraft.service.scheduler import Scheduler
from dwarfdraft.service.tables import Tables
from dwarfdraft.store.database import Store
from tests.processes.player import wait_until
from tests.service.hall import Listener


class Sleeper:
    def __init__(self) -> None:
        self.woken: list[int] = []
        self.sweeps = 0
        self.beats = 0
        self.fails = threading.Event()

    def run_due(self, table_id: int) -> int:
        self.woken.append(table_id)
        if self.fails.is_set():
            raise ZeroDivisionError
        return 1

    def sweep(self, late_s: float) -> int:
        self.sweeps += 1
        return 0

    def report_alive(self) -> None:
        self.beats += 1


def test_tables_are_woken_in_the_order_of_their_times() -> None:
    scheduler, sleeper = Scheduler(time.time), Sleeper()
    now = time.time()
    scheduler.call_at(now + 0.2, 2)
    scheduler.begin(sleeper)
    scheduler.call_at(now + 0.3, 3)
    scheduler.call_at(now + 0.05, 1)
    wait_until(lambda: len(sleeper.woken) == 3)
    assert sleeper.woken == [1, 2, 3]
    assert time.time() >= now + 0.3
    scheduler.end()


def test_it_sweeps_each_second_and_outlives_failures() -> None:
    scheduler, sleeper = Scheduler(time.time), Sleeper()
    sleeper.fails.set()
    scheduler.begin(sleeper)
    scheduler.call_at(time.time(), 1)
    wait_until(lambda: sleeper.sweeps >= 2 and sleeper.beats >= 1)
    assert sleeper.woken == [1]
    scheduler.end()


def tables_on(store: Store) -> Tables:
    return Tables(store, {"draft": OFFER}, Listener(), bots=BOTS, delay=lambda: 0.01)


def are_ready(tables: Tables, code: str, bots: list[int]) -> bool:
    frame = tables.frame(code, None)
    return frame is not None and frame.marks["ready"] == bots


def test_a_person_and_bots_play_by_the_alarm(quick_store: Store) -> None:
    tables = tables_on(quick_store)
    tables.begin()
    code = tables.quick(tables.new_person().id, "draft", seats=4)
    wait_until(lambda: are_ready(tables, code, [1, 2, 3]))
    tables.end()


def test_what_a_dead_process_left_undone_is_swept_up(quick_store: Store) -> None:
    dead, living = tables_on(quick_store), tables_on(quick_store)
    code = dead.quick(dead.new_person().id, "draft", seats=3)
    living.begin()
    wait_until(lambda: are_ready(living, code, [1, 2]))
    living.end()
