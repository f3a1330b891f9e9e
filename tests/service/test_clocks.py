"""Limits of decisions, bots' answers, people who are away: told by a clock that stands still until it is moved."""

from dataclasses import replace
from typing import Any

import pytest

from dwarfdraft.engine.ask import Chooser, Value
from dwarfdraft.service.clocks import GRACE_S
from dwarfdraft.store import log
from tests.service.hall import Hall, command_id, refused


def left_ms(hall: Hall, code: str) -> dict[str, int]:
    clock = hall.frame(code).clock
    return {} if clock is None else clock["left_ms"]


# Bots


def test_a_person_and_three_bots_play_to_the_end(hall: Hall) -> None:
    code, person = hall.quick()
    hall.watch(code, person)
    while hall.table(code).status != "over":
        if not hall.settle():
            hall.answer(code, person, 0)
    by = [m.by for m in hall.moves(code)]
    assert by.count("bot") > by.count("person") > 5


def test_a_bot_answers_after_its_delay_and_a_timer_is_set(quick_hall: Hall) -> None:
    hall = Hall(quick_hall.store, delay_s=0.75)
    code, _ = hall.quick(seats=2)
    assert hall.timers.asked[-1] == hall.clock.time + 0.75
    hall.clock.time += 0.5
    assert hall.settle() == 0
    hall.clock.time += 0.25
    assert hall.settle() == 1
    assert hall.frame(code).marks["ready"] == [1]


class UsesNothing:
    """A bot of a game in which nothing is used beside the questions."""

    def use(self, view: dict[str, Any], seat: int, uses: tuple[Value, ...], chooser: Chooser, /) -> Value:
        return None


def test_a_bot_that_fails_or_cheats_does_not_stop_the_table(quick_hall: Hall) -> None:
    class Broken(UsesNothing):
        def answer(self, view: dict[str, Any], prompt: dict[str, Any], chooser: Chooser, /) -> Value:
            raise ZeroDivisionError

    class Cheat(UsesNothing):
        def answer(self, view: dict[str, Any], prompt: dict[str, Any], chooser: Chooser, /) -> Value:
            return {"card": "all", "die": "of them"}

    hall = Hall(quick_hall.store, bots={"any": Broken(), "thumb": Cheat()})
    code, (person,) = hall.made(seats=3)
    hall.tables.set_bot(code, person, 1, "any")
    hall.tables.set_bot(code, person, 2, "thumb")
    hall.tables.start(code, person)
    hall.settle()
    assert hall.frame(code).marks["ready"] == [1, 2]


def test_a_bot_sees_what_its_seat_sees(quick_hall: Hall) -> None:
    seen: list[tuple[Any, Any]] = []

    class Watching(UsesNothing):
        def answer(self, view: dict[str, Any], prompt: dict[str, Any], chooser: Chooser, /) -> Value:
            seen.append((view["viewer"], prompt["seat"]))
            raise LookupError

    hall = Hall(quick_hall.store, bots={"any": Watching(), "thumb": Watching()})
    hall.quick(seats=3)
    hall.settle()
    assert seen == [(1, 1), (2, 2)]


# Limits


def test_without_a_speed_there_is_no_limit(quick_hall: Hall) -> None:
    code, _ = quick_hall.watched(2)
    assert quick_hall.frame(code).clock is None
    quick_hall.wait(1000)
    assert quick_hall.moves(code) == []


@pytest.mark.parametrize(("speed", "long_s", "short_s"), [("relaxed", 150, 75), ("normal", 60, 30), ("fast", 25, 12)])
def test_a_speed_gives_seconds_for_drafting_and_for_choices(
    quick_hall: Hall, speed: str, long_s: int, short_s: int
) -> None:
    code, people = quick_hall.begun(2, speed=speed, options={"hands": 5})
    assert quick_hall.frame(code).clock == {"left_ms": {"0": long_s * 1000, "1": long_s * 1000}, "of_ms": long_s * 1000}
    while len(quick_hall.frame(code).marks["asked"]) > 1:
        quick_hall.play_on(code, people, 1)
    seat = quick_hall.open_seat(code)
    assert quick_hall.frame(code).clock == {"left_ms": {str(seat): short_s * 1000}, "of_ms": short_s * 1000}


def test_when_time_is_up_the_rules_of_thumb_answer_by_the_clock(hall: Hall) -> None:
    code, people = hall.watched(2, speed="fast")
    hall.answer(code, people[1], 1)
    hall.wait(24)
    assert len(hall.moves(code)) == 1
    hall.wait(1)
    assert [(m.seat, m.command, m.by) for m in hall.moves(code)] == [(1, "answer", "person"), (0, "answer", "clock")]


def test_where_a_decision_has_a_default_the_clock_takes_it(quick_hall: Hall) -> None:
    code, people = quick_hall.watched(2, speed="normal", options={"hands": 9, "more_luck": True})
    while True:
        seat = quick_hall.open_seat(code)
        prompt = quick_hall.prompt(code, seat)
        if prompt["kind"] == "luck":
            break
        quick_hall.answer(code, people[seat], seat)
    quick_hall.wait(30)
    luck = [m for m in quick_hall.moves(code) if m.ask == prompt["ask"]]
    assert [(m.command, m.by) for m in luck] == [("expire", "clock")]


def test_answering_and_taking_back_do_not_renew_the_limit(hall: Hall) -> None:
    code, people = hall.watched(2, speed="normal")
    prompt = hall.prompt(code, 0)
    hall.wait(20)
    hall.answer(code, people[0], 0)
    assert left_ms(hall, code) == {"1": 40_000}
    hall.tables.withdraw(code, people[0], 0, command_id(), prompt["ask"])
    assert left_ms(hall, code) == {"0": 40_000, "1": 40_000}


def test_who_takes_back_after_the_time_gets_a_short_grace(hall: Hall) -> None:
    code, people = hall.watched(2, speed="normal")
    with hall.store.write() as connection:  # seat 1 has more time, so that the poll stays open
        log.set_due(connection, hall.tables.table_id(code), "limit", 1, hall.clock.time + 1000)
    prompt = hall.prompt(code, 0)
    hall.answer(code, people[0], 0)
    hall.wait(61)
    assert left_ms(hall, code).keys() == {"1"}
    hall.tables.withdraw(code, people[0], 0, command_id(), prompt["ask"])
    assert left_ms(hall, code)["0"] == GRACE_S * 1000


def test_what_is_left_is_kept_over_a_restart(hall: Hall) -> None:
    code, _ = hall.watched(2, speed="normal")
    hall.wait(20)
    assert left_ms(hall.again(), code) == {"0": 40_000, "1": 40_000}


def test_of_two_processes_that_sweep_one_acts(hall: Hall) -> None:
    code, _ = hall.watched(2, speed="fast")
    other = hall.again()
    hall.clock.time += 25
    assert hall.settle() >= 1
    assert other.settle() == 0
    assert len(hall.moves(code)) == 2


# Let's Keep It Going (DDD-OPT-01)


@pytest.mark.rules("DDD-OPT-01")
def test_the_time_to_draft_runs_at_every_speed_and_the_late_get_a_back_of_their_neighbours_choice(hall: Hall) -> None:
    code, people = hall.watched(3, options={"keep_it_going": True, "timer_s": 30})
    assert left_ms(hall, code) == {"0": 30_000, "1": 30_000, "2": 30_000}
    hall.answer(code, people[0], 0)
    hall.wait(30)
    assert [(m.seat, m.command, m.by) for m in hall.moves(code)[1:]] == [(seat, "expire", "clock") for seat in (1, 2)]
    assert hall.frame(code).marks["asked"] == [0, 2]  # left neighbours of 2 and of 1
    assert hall.prompt(code, 0)["kind"] == "back"
    assert left_ms(hall, code) == {"0": 10_000, "2": 10_000}
    hall.wait(10)
    assert [m.by for m in hall.moves(code)][-2:] == ["clock", "clock"]
    assert hall.prompt(code, 1)["about"]["step"] == "late"
    assert left_ms(hall, code) == {"1": 10_000, "2": 10_000}
    hall.wait(10)
    assert [e["kind"] for e in hall.tables.log(code)][1:5] == ["late", "backed", "backed", "committed"]


@pytest.mark.rules("DDD-OPT-01")
def test_the_time_to_draft_does_not_limit_other_choices(quick_hall: Hall) -> None:
    code, people = quick_hall.begun(2, options={"keep_it_going": True, "hands": 5})
    while len(quick_hall.frame(code).marks["asked"]) > 1:
        quick_hall.play_on(code, people, 1)
    assert quick_hall.frame(code).clock is None


# Away


def test_after_a_minute_without_a_connection_a_bot_answers_and_the_seat_stays_its_owners(hall: Hall) -> None:
    code, people = hall.watched(2)
    hall.tables.disconnected(f"sid-{people[0]}")
    chair = hall.chair(code, 0)
    assert not chair.connected
    assert not chair.bot_acts
    hall.wait(59)
    assert hall.moves(code) == []
    hall.wait(1)
    chair = hall.chair(code, 0)
    assert chair.kind == "person"
    assert chair.bot_acts
    assert [(m.seat, m.by) for m in hall.moves(code)] == [(0, "bot")]
    assert hall.table(code, people[0]).you.seats == (0,)
    hall.tables.connected(code, people[0], "sid-new")
    chair = hall.chair(code, 0)
    assert chair.connected
    assert not chair.bot_acts
    hall.answer(code, people[1], 1)
    hall.wait(120)
    assert [m.by for m in hall.moves(code)] == ["bot", "person"]


def test_a_short_cut_of_the_line_changes_nothing(quick_hall: Hall) -> None:
    code, people = quick_hall.watched(2)
    for round_ in range(3):
        quick_hall.tables.disconnected(f"sid-{people[0]}" if round_ == 0 else f"again-{round_ - 1}")
        quick_hall.wait(40)
        quick_hall.tables.connected(code, people[0], f"again-{round_}")
    quick_hall.wait(100)
    assert quick_hall.moves(code) == []


def test_a_second_tab_keeps_the_seat(quick_hall: Hall) -> None:
    code, people = quick_hall.watched(2)
    quick_hall.tables.connected(code, people[0], "second tab")
    quick_hall.tables.disconnected(f"sid-{people[0]}")
    assert quick_hall.chair(code, 0).connected
    quick_hall.wait(100)
    assert quick_hall.moves(code) == []


def test_who_never_connected_is_away_too(quick_hall: Hall) -> None:
    code, people = quick_hall.begun(2)
    quick_hall.watch(code, people[0])
    quick_hall.wait(60)
    assert [(m.seat, m.by) for m in quick_hall.moves(code)] == [(1, "bot")]


def test_nobody_comes_back_to_a_game_played_without_them(hall: Hall) -> None:
    code, person = hall.quick(seats=3)
    hall.watch(code, person)
    hall.settle()
    hall.tables.disconnected(f"sid-{person}")
    hall.wait(200)
    assert {m.seat for m in hall.moves(code)} == {1, 2}
    assert hall.chair(code, 0).bot_acts
    onlooker = hall.people(1)[0]
    hall.tables.connected(code, onlooker, "onlooker")  # now somebody waits
    hall.settle()
    assert {m.seat for m in hall.moves(code)} == {0, 1, 2}


def test_a_table_without_people_sleeps_after_half_an_hour_and_wakes_when_looked_at(quick_hall: Hall) -> None:
    code, people = quick_hall.begun(2, speed="relaxed", options={"hands": 9})
    quick_hall.watch(code, people[0])
    quick_hall.tables.disconnected(f"sid-{people[0]}")
    quick_hall.wait(1700)
    assert quick_hall.moves(code)  # the clock that all agreed on goes on
    quick_hall.wait(300)
    asleep = len(quick_hall.moves(code))
    quick_hall.wait(5000)
    assert len(quick_hall.moves(code)) == asleep
    assert quick_hall.tables.health().ok
    quick_hall.tables.connected(code, people[0], "back")
    assert left_ms(quick_hall, code)[str(quick_hall.open_seat(code))] in (10_000, 75_000)
    quick_hall.wait(80)
    assert len(quick_hall.moves(code)) > asleep


def test_the_crown_moves_after_a_minute_to_who_sat_down_first(hall: Hall) -> None:
    code, people = hall.opened(3)
    hall.watch(code, *people)
    hall.tables.disconnected(f"sid-{people[0]}")
    hall.wait(59)
    assert hall.table(code, people[0]).you.host
    hall.wait(1)
    assert hall.table(code, people[1]).you.host
    assert refused(hall.tables.start, code, people[0]).code == "not_host"


def test_a_host_who_leaves_in_play_passes_the_crown_on(quick_hall: Hall) -> None:
    code, people = quick_hall.begun(3)
    quick_hall.watch(code, people[0], people[2])
    quick_hall.tables.stand(code, people[0], 0)
    assert quick_hall.table(code, people[2]).you.host


def test_the_crown_waits_until_somebody_comes(quick_hall: Hall) -> None:
    code, people = quick_hall.opened(2)
    quick_hall.wait(100)
    assert quick_hall.table(code, people[0]).you.host
    quick_hall.watch(code, people[1])
    quick_hall.settle()
    assert quick_hall.table(code, people[1]).you.host


def test_a_process_that_fell_silent_loses_its_connections(hall: Hall) -> None:
    code, people = hall.watched(2)
    other = hall.again()
    other.tables.connected(code, people[1], "elsewhere")
    for _ in range(4):
        hall.clock.time += 5
        other.tables.report_alive()
    assert [other.chair(code, seat).connected for seat in (0, 1)] == [False, True]
    other.wait(60)
    assert [(m.seat, m.by) for m in other.moves(code)] == [(0, "bot")]


def test_a_process_that_ends_takes_its_connections_along(quick_hall: Hall) -> None:
    code, _ = quick_hall.watched(2)
    quick_hall.tables.end()
    assert quick_hall.table(code).spectators == 0
    assert all(seat.chair is not None and not seat.chair.connected for seat in quick_hall.table(code).seats)


# Leaving, and taking a bot's seat


def test_who_leaves_in_play_hands_the_seat_to_a_bot_and_may_come_back(hall: Hall) -> None:
    code, people = hall.watched(2)
    hall.tables.stand(code, people[0], 0)
    hall.settle()
    assert [(m.seat, m.by) for m in hall.moves(code)] == [(0, "bot")]
    assert refused(hall.answer, code, people[0], 0).code == "no_chair"
    chair = hall.chair(code, 0)
    assert chair.left
    assert chair.bot_acts
    assert chair.kind == "person"
    hall.tables.sit(code, people[0])
    hall.answer(code, people[0], 0)
    assert not hall.chair(code, 0).left


def test_a_bots_seat_may_be_taken_at_any_decision_if_the_host_allows(hall: Hall) -> None:
    people = hall.people(2)
    code = hall.play(people[:1], seats=2)
    hall.tables.set_table(code, people[0], bots_may_be_taken=False)
    error = refused(hall.tables.sit, code, people[1], name="Olga")
    assert (error.code, error.key) == ("closed", "bots_not_to_be_taken")
    hall.tables.set_table(code, people[0], bots_may_be_taken=True)
    hall.watch(code, *people)
    table = hall.tables.sit(code, people[1], name="Olga")
    assert table.you.seats == (1,)
    hall.settle()
    assert hall.moves(code) == []
    hall.play_on(code, people)
    assert {m.by for m in hall.moves(code)} == {"person"}


def test_a_left_seat_may_be_taken_by_another(quick_hall: Hall) -> None:
    people = quick_hall.people(3)
    code = quick_hall.play(people[:2])
    quick_hall.watch(code, *people)
    quick_hall.tables.stand(code, people[0], 0)
    assert quick_hall.tables.sit(code, people[2], name="Third").you.seats == (0,)
    assert refused(quick_hall.tables.sit, code, people[0], seat=0).code == "taken"
    quick_hall.play_on(code, [people[2], people[1]])


def test_who_sits_may_not_look_at_a_bots_hand_too(hall: Hall) -> None:
    code, people = hall.begun(2, seats=3)
    error = refused(hall.tables.sit, code, people[0], seat=2)
    assert (error.code, error.key) == ("closed", "sits_already")
    assert hall.tables.table(code, people[0]).you.seats == (0,)


def test_who_was_away_may_not_be_displaced(quick_hall: Hall) -> None:
    people = quick_hall.people(3)
    code = quick_hall.play(people[:2])
    quick_hall.watch(code, people[1], people[2])
    quick_hall.wait(60)
    assert refused(quick_hall.tables.sit, code, people[2], seat=0, name="Third").code == "taken"


def test_health_tells_when_nobody_sweeps(quick_hall: Hall) -> None:
    quick_hall.watched(2, speed="normal")
    assert quick_hall.tables.health().ok
    quick_hall.clock.time += 75
    health = quick_hall.tables.health()
    assert not health.ok
    assert health == replace(health, due_late_s=15.0, tables_playing=1, watchers=2, database="sqlite")
