"""Time in which nobody serves is nobody's time: whatever has stopped the processes, and whatever the calendar says."""

import threading
from collections.abc import Callable
from typing import Any

import pytest
from alembic import command
from sqlalchemy import delete, text
from sqlalchemy.exc import OperationalError

from dwarfdraft.service.serving import LEASE_S, RECONNECT_S, ServedTime
from dwarfdraft.service.values import Viewer
from dwarfdraft.store import log, serving
from dwarfdraft.store.database import Store, _alembic_config
from dwarfdraft.store.schema import snapshot
from tests.service.laid_tavern import Seated
from tests.service.served import Process, World
from tests.service.team_tables import Teams
from tests.store.stores import emptied

HOUR_S = 3600.0
HOLD_MS = RECONNECT_S * 1000


class Watched:
    """A table at which clocks run, of a process that serves it."""

    def __init__(self, process: Process, code: str, people: list[str]) -> None:
        self.process = process
        self.world = process.world
        self.code = code
        self.people = people

    def left_ms(self, process: Process | None = None) -> dict[str, int]:
        """Return what every clock says that anybody is shown."""
        process = process or self.process
        left: dict[str, int] = {}
        viewers: list[Viewer] = [None, *range(len(self.people))]
        for viewer in viewers:
            frame = process.frame(self.code, viewer)
            for seat, ms in (frame.clock or {"left_ms": {}})["left_ms"].items():
                left[f"clock of {seat}"] = ms
            if frame.window and frame.window["left_ms"] is not None:
                left["window"] = frame.window["left_ms"]
            for ask in (frame.team or {"asks": []})["asks"]:
                assert ask["left_ms"] is not None
                left["team"] = ask["left_ms"]
                if ask["stands_ms"] is not None:
                    left["stands"] = ask["stands_ms"]
        return left

    def held_ms(self) -> int:
        return self.process.frame(self.code).held_ms

    def stands(self) -> Any:
        """Return what changes when a clock has run out."""
        frame = self.process.frame(self.code)
        return self.moves(), frame.clock and frame.clock.get("from_bank"), frame.window and frame.window["ask"]

    def moves(self) -> int:
        with self.process.store.read() as connection:
            return len(log.moves_after(connection, self.process.tables.table_id(self.code), 0))


def draft(store: Store) -> Watched:
    process = Process(store, World())
    code, people = process.watched(2, speed="fast")
    process.world.go_on(12)
    return Watched(process, code, people)


@pytest.fixture
def table(quick_store: Store) -> Watched:
    """A table of the draft twelve seconds into its first decisions."""
    return draft(quick_store)


def choice_in_the_draft(store: Store) -> Watched:
    process = Process(store, World())
    code, people = process.watched(2, speed="fast", options={"hands": 5})
    while len(process.frame(code).marks["asked"]) > 1:
        process.play_on(code, people, 1)
    return Watched(process, code, people)


def decision(thought_s: float) -> Callable[[Store], Watched]:
    """Return how somebody in the tavern is laid who has thought for so long: after 45 seconds the bank runs."""

    def laid(store: Store) -> Watched:
        process = Process(store, World(), game="tavern")
        seated = Seated(process)
        seated.until_asked("discard")
        process.world.go_on(thought_s)
        return Watched(process, seated.code, seated.people)

    return laid


def window(mode: str, hold: bool = False) -> Callable[[Store], Watched]:
    def laid(store: Store) -> Watched:
        process = Process(store, World(), game="tavern")
        seated = Seated(process, mode=mode).wrestling()
        if hold:
            seated.hold(1)
        process.world.go_on(2)
        return Watched(process, seated.code, seated.people)

    return laid


def teams_question(store: Store) -> Watched:
    process = Process(store, World(), game="tavern")
    teams = Teams(process).ordering()
    process.world.go_on(3)
    teams.propose(1, [3, 3])
    process.world.go_on(2)
    return Watched(process, teams.code, teams.people)


MOMENTS = {
    "draft": draft,
    "choice": choice_in_the_draft,
    "tavern": decision(30),
    "bank": decision(60),
    "fast": window("fast"),
    "masked": window("masked"),
    "sealed": window("sealed"),
    "held": window("fast", hold=True),
    "team": teams_question,
}
AT_LEAST_ONE = {
    "draft": {"clock of 0", "clock of 1"},
    "team": {"team", "stands"},
    **{moment: {"window"} for moment in ("fast", "masked", "sealed", "held")},
}


def killed(table: Watched, seconds: float = 6.3, set_by_s: float = 0.0) -> None:
    _away(table, seconds, set_by_s)
    table.process = table.process.again()


def stopped(table: Watched, seconds: float = 15.0, set_by_s: float = 0.0) -> None:
    _away(table, seconds, set_by_s)
    table.process.resume()


def _away(table: Watched, seconds: float, set_by_s: float) -> None:
    table.process.end()
    table.world.time += seconds
    table.world.set_by_s += set_by_s


def calendar_set(table: Watched, set_by_s: float) -> None:
    table.world.set_by_s += set_by_s
    table.world.go_on(0.25)


STOPS: dict[str, Callable[[Watched], None]] = {
    "killed": killed,
    "killed for a day": lambda table: killed(table, 24 * HOUR_S),
    "killed, an hour later": lambda table: killed(table, 6.3, HOUR_S),
    "killed, an hour earlier": lambda table: killed(table, 6.3, -HOUR_S),
    "stopped": stopped,
    "asleep for a night": lambda table: stopped(table, 8 * HOUR_S),
    "stopped, an hour later": lambda table: stopped(table, 15.0, HOUR_S),
    "stopped, an hour earlier": lambda table: stopped(table, 15.0, -HOUR_S),
    "an hour later": lambda table: calendar_set(table, HOUR_S),
    "an hour earlier": lambda table: calendar_set(table, -HOUR_S),
}


def check_stop(table: Watched, stop: Callable[[Watched], None]) -> None:
    """Stop in whatever way: no clock has lost a second, none runs until pages are back, and then all go on."""
    before, moves = table.left_ms(), table.moves()
    stop(table)
    after = table.left_ms()
    assert after.keys() == before.keys()
    for clock, left_ms in before.items():
        assert left_ms - 1000 <= after[clock] <= left_ms + 1000, clock
    held_s = table.held_ms() / 1000
    table.world.go_on(held_s)
    assert table.left_ms() == pytest.approx(after, abs=1)
    assert table.moves() == moves
    table.world.go_on(1.0)
    assert table.left_ms() == pytest.approx({clock: ms - 1000 for clock, ms in after.items()}, abs=1)
    stands = table.stands()
    table.world.go_on(min(after.values()) / 1000 - 1.25)
    assert table.stands() == stands
    table.world.go_on(0.5)
    assert table.stands() != stands, "time is up"


@pytest.mark.parametrize("stop", STOPS)
@pytest.mark.parametrize("moment", MOMENTS)
def test_no_clock_loses_a_second_whatever_stops_the_server(quick_store: Store, moment: str, stop: str) -> None:
    table = MOMENTS[moment](quick_store)
    assert AT_LEAST_ONE.get(moment, set()) <= table.left_ms().keys() != set()
    check_stop(table, STOPS[stop])


@pytest.mark.parametrize("stop", [killed, stopped])
@pytest.mark.parametrize("moment", ["draft", "tavern", "sealed", "team"])
def test_each_database_keeps_the_time_that_was_served(
    store: Store, moment: str, stop: Callable[[Watched], None]
) -> None:
    check_stop(MOMENTS[moment](store), stop)


def test_time_stands_still_until_pages_can_be_back_and_frames_say_for_how_long(table: Watched) -> None:
    assert table.held_ms() == 0
    assert "held_ms" not in table.process.frame(table.code).to_json()
    killed(table)
    assert table.process.frame(table.code).to_json()["held_ms"] == HOLD_MS
    table.world.go_on(3)
    assert table.held_ms() == HOLD_MS - 3000
    table.world.go_on(RECONNECT_S - 3)
    assert table.held_ms() == 0


def test_a_process_that_comes_while_time_stands_finds_it_so(table: Watched) -> None:
    killed(table)
    table.world.go_on(3)
    second = table.process.another()
    assert table.left_ms(second) == pytest.approx(table.left_ms(), abs=1)
    assert second.frame(table.code).held_ms == pytest.approx(HOLD_MS - 3000, abs=1)


def test_who_is_killed_again_while_time_stands_gives_no_more_of_it(table: Watched) -> None:
    before = table.left_ms()
    for _ in range(10):
        killed(table, 2.0)
        table.world.go_on(1)
    assert table.left_ms() == pytest.approx(before, abs=251)
    assert table.held_ms() == HOLD_MS - 1000


def test_a_short_stop_costs_a_second_at_most_and_gives_nobody_a_pause(quick_store: Store) -> None:
    for seconds in (0.3, 0.9, 1.1, 2.9):
        table = draft(quick_store)
        before = table.left_ms()
        stopped(table, seconds)
        for clock, left_ms in table.left_ms().items():
            assert before[clock] - LEASE_S * 1000 <= left_ms <= before[clock], seconds
        assert table.held_ms() == 0


def test_all_who_watch_are_told_what_their_clocks_say_after_a_stop(quick_store: Store) -> None:
    table = MOMENTS["sealed"](quick_store)
    (left_ms,) = table.left_ms().values()
    table.process.bus.frames = []
    stopped(table)
    told: dict[Viewer, Any] = {viewer: frame.to_json() for viewer, frame in table.process.bus.frames}
    assert told.keys() == {None, 0, 1, 2, 3}
    assert {frame["window"]["left_ms"] for frame in told.values()} == {left_ms}
    assert {frame["held_ms"] for frame in told.values()} == {HOLD_MS}
    table.process.bus.frames = []
    table.world.go_on(4)
    assert table.process.bus.frames == [], "once"


def test_a_table_that_fails_does_not_keep_others_from_being_told(quick_store: Store) -> None:
    broken = draft(quick_store)
    process = broken.process
    people = process.people(2)
    sound = process.play(people, speed="fast")
    process.watch(sound, *people)
    with quick_store.write() as connection:
        connection.execute(delete(snapshot).where(snapshot.c.table_id == process.tables.table_id(broken.code)))
    process.tables._core._cached.clear()  # as after many other tables
    process.bus.frames = []
    stopped(broken)
    assert {frame.table for _, frame in process.bus.frames} == {sound}


def test_who_watches_a_table_without_a_clock_is_told_nothing(quick_store: Store) -> None:
    world = World()
    process = Process(quick_store, world)
    code, people = process.watched(2)
    process.bus.frames = []
    stopped(Watched(process, code, people))
    assert process.bus.frames == []


# What else is due


def test_nobody_is_longer_away_than_somebody_served(table: Watched) -> None:
    process = table.process
    process.tables.set_table(table.code, table.people[0], bots_may_be_taken=True)
    process.tables.disconnected(f"sid-{table.people[0]}")
    table.world.go_on(50)
    for stop in (killed, stopped):
        stop(table, 100.0)
        table.process.watch(table.code, table.people[1])
        table.world.go_on(RECONNECT_S)
    table.world.go_on(9)
    assert table.process.table(table.code, table.people[0]).you.host
    assert not table.process.chair(table.code, 0).bot_acts
    table.world.go_on(2)
    assert table.process.chair(table.code, 0).bot_acts
    assert not table.process.table(table.code, table.people[0]).you.host, "the crown has moved, too"


def test_bots_wait_for_pages_too(quick_store: Store) -> None:
    world = World()
    process = Process(quick_store, world, game="tavern")
    seated = Seated(process, people=1, mode="fast")
    seated.until_asked("discard")
    table = Watched(process, seated.code, seated.people)
    seated.answer(0, [])
    moves = table.moves()
    killed(table)
    table.process.watch(table.code, seated.people[0])
    world.go_on(RECONNECT_S - 0.25)
    assert table.moves() == moves
    world.go_on(2)
    assert table.moves() > moves


def test_a_table_does_not_fall_asleep_while_nobody_serves(table: Watched) -> None:
    before = table.left_ms()
    for person in table.people:
        table.process.tables.disconnected(f"sid-{person}")
    killed(table, 12 * HOUR_S)
    assert table.left_ms() == pytest.approx(before, abs=1)


def test_connections_of_a_process_that_was_stopped_are_still_its_own(table: Watched) -> None:
    stopped(table, 100.0)
    table.process.tables.report_alive()
    table.world.go_on(6)
    table.process.tables.report_alive()
    assert all(table.process.chair(table.code, seat).connected for seat in (0, 1)), "nobody else said they were gone"


def test_a_link_to_another_device_lasts_five_minutes_in_which_somebody_serves(table: Watched) -> None:
    person = table.people[0]
    first, second = (table.process.tables.device_link(person) for _ in range(2))
    killed(table, HOUR_S)
    assert table.process.tables.redeem(first.token).id == person
    table.world.go_on(310)
    with pytest.raises(Exception, match="no_such_link"):
        table.process.tables.redeem(second.token)


# Two processes


def stops_told(store: Store) -> int:
    with store.read() as connection:
        row = serving.latest_heartbeat(connection)
    assert row is not None
    return row.stops


def test_of_two_processes_one_is_stopped_and_time_goes_on(store: Store) -> None:
    table = draft(store)
    first, second = table.process, table.process.another()
    before = table.left_ms()
    first.end()
    table.world.go_on(5)
    first.resume()
    for process in (first, second):
        assert table.left_ms(process) == pytest.approx({clock: ms - 5000 for clock, ms in before.items()}, abs=251)
        assert process.frame(table.code).held_ms == 0
    assert stops_told(store) == 0


def test_what_a_process_begins_right_after_it_was_stopped_has_its_whole_time(store: Store) -> None:
    table = draft(store)
    first, second = table.process, table.process.another()
    first.end()
    table.world.go_on(10)
    table.world.running.append(first)
    for seat, person in enumerate(table.people):
        first.answer(table.code, person, seat)
    assert set(table.left_ms(second).values()) & {25_000, 12_000}


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_when_both_were_stopped_it_is_noticed_once_whoever_is_first(store: Store, order: tuple[int, int]) -> None:
    table = draft(store)
    both = [table.process, table.process.another()]
    before = table.left_ms()
    for process in both:
        process.end()
    table.world.time += 20
    both[order[0]].resume()
    table.world.go_on(1)
    both[order[1]].resume()
    for process in both:
        assert table.left_ms(process) == pytest.approx(before, abs=251)
        assert process.frame(table.code).held_ms == HOLD_MS - 1000
    assert stops_told(store) == 1


def test_both_are_killed_one_after_the_other_and_only_the_time_without_either_is_left_out(store: Store) -> None:
    table = draft(store)
    second = table.process.another()
    before = table.left_ms()
    table.process.end()
    table.world.go_on(3)
    second.end()
    table.world.time += 30
    table.process = second.again()
    assert table.left_ms() == pytest.approx({clock: ms - 3000 for clock, ms in before.items()}, abs=251)
    table.world.go_on(1)
    second.another("fourth")
    assert stops_told(store) == 1
    assert table.held_ms() == HOLD_MS - 1000


def test_a_restart_of_one_after_the_other_stops_no_clock(store: Store) -> None:
    table = draft(store)
    old = [table.process, table.process.another()]
    before = table.left_ms()
    for number, process in enumerate(old):
        process.tables.end()
        process.end()
        table.world.go_on(1)
        table.process = process.another(f"new {number}")
        table.world.go_on(1)
    assert table.left_ms() == pytest.approx({clock: ms - 4000 for clock, ms in before.items()}, abs=251)
    assert table.held_ms() == 0
    assert stops_told(store) == 0


def test_one_that_serves_on_while_the_calendar_is_set_stops_no_clock(quick_store: Store) -> None:
    for set_by_s in (HOUR_S, -HOUR_S):
        table = draft(quick_store)
        second = table.process.another()
        before = table.left_ms()
        table.world.set_by_s = set_by_s
        table.world.go_on(4)
        for process in (table.process, second):
            assert table.left_ms(process) == pytest.approx({clock: ms - 4000 for clock, ms in before.items()}, abs=1)


def test_many_that_notice_at_once_write_it_once(store: Store) -> None:
    world = World()
    times = [ServedTime(store, f"process {number}", steady=world.steady, date=world.calendar) for number in range(6)]
    for time in times:
        time.begin()
    world.time += 60
    threads = [threading.Thread(target=time.write_heartbeat) for time in times]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert {time.now() for time in times} == {1_800_000_000.0}
    assert {time.held_s() for time in times} == {RECONNECT_S}
    assert stops_told(store) == 1


def test_a_process_that_is_stopped_in_its_heartbeat_holds_up_no_other(migrated_postgres: str) -> None:
    store = emptied(migrated_postgres)
    world = World()
    second = ServedTime(store, "second", steady=world.steady, date=world.calendar)

    between: list[ServedTime] = []

    def while_the_other_serves(connection: Any) -> float:
        while between:
            between.pop().write_heartbeat()
        return world.calendar(connection)

    first = ServedTime(store, "first", steady=world.steady, date=while_the_other_serves)
    first.begin()
    second.begin()
    world.time += 0.5
    between.append(second)
    first.write_heartbeat()
    assert first.now() == second.now() == 1_800_000_000.5
    store.close()


def test_the_first_processes_of_a_new_store_make_its_time_together(store: Store) -> None:
    times = [ServedTime(store, f"process {number}") for number in range(6)]
    threads = [threading.Thread(target=time.begin) for time in times]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    told = [time.now() for time in times]
    assert max(told) - min(told) < LEASE_S
    assert stops_told(store) == 0


# The store


class Away(Store):
    """A database that may be away for a while."""

    is_away = False

    def write(self) -> Any:
        if self.is_away:
            raise OperationalError("write", None, ConnectionError("away"))
        return super().write()


def test_while_the_database_is_away_nobody_serves(quick_store: Store, table: Watched) -> None:
    table.process.end()
    away = Away(quick_store.engine.url)
    table.process = Process(away, table.world, name="again")
    table.world.go_on(RECONNECT_S)
    before = table.left_ms()
    away.is_away = True
    for _ in range(50):
        table.world.time += 0.4
        with pytest.raises(OperationalError):
            table.process.served.write_heartbeat()
    away.is_away = False
    table.world.running.clear()
    table.process.resume()
    assert table.left_ms() == pytest.approx(before, abs=1)
    assert table.held_ms() == HOLD_MS
    away.close()


def test_a_store_of_an_older_version_goes_on_from_when_it_was_last_served(store: Store) -> None:
    table = draft(store)
    before = table.left_ms()
    table.process.end()
    table.world.time += HOUR_S
    with store.write() as connection:  # as it was before, when times were dates
        config = _alembic_config()
        config.attributes["connection"] = connection
        command.downgrade(config, "0003")
        connection.execute(text("UPDATE watcher SET beat_at = :at"), {"at": 1_800_000_011.0})
    store.migrate()
    assert store.is_migrated()
    table.process = table.process.again()
    after = table.left_ms()
    assert after == pytest.approx(before, abs=1001)
    assert all(after[clock] >= before[clock] for clock in before)


def test_who_only_looks_at_the_store_follows_the_time_of_those_who_serve(quick_store: Store, table: Watched) -> None:
    looking = ServedTime(quick_store, "looks", steady=table.world.steady, date=table.world.calendar)
    assert looking.now() == pytest.approx(table.process.served.now(), abs=0.3)
    killed(table)
    looking.renew()
    assert looking.now() == pytest.approx(table.process.served.now(), abs=0.3)
    assert looking.held_s() == pytest.approx(RECONNECT_S, abs=0.3)


def test_where_nobody_serves_time_is_the_date_and_passes(quick_store: Store) -> None:
    world = World()
    alone = ServedTime(quick_store, "alone", steady=world.steady, date=world.calendar)
    assert alone.now() == world.time
    world.time += 100
    alone.renew()
    assert alone.now() == world.time
