"""Bots wait for people who read what has happened: told by a clock that stands still until it is moved."""

import pytest

from dwarfdraft.service.errors import ServiceRefused
from dwarfdraft.service.reading import MAX_READ_S
from tests.service.hall import Hall

DELAY_S = 0.75


@pytest.fixture
def hall(quick_hall: Hall) -> Hall:
    """Tables whose bots take a moment."""
    return Hall(quick_hall.store, delay_s=DELAY_S)


def test_a_bot_waits_while_somebody_reads(hall: Hall) -> None:
    code, person = hall.quick(seats=2)
    hall.tables.read_on(code, person, 0, 5.0)
    assert hall.step(4.75) == 0
    assert hall.timers.asked[-1] == hall.clock.time + 0.25
    hall.step(0.25)
    assert hall.frame(code).marks["ready"] == [1]


def test_who_has_read_earlier_lets_the_bots_go_on_after_their_own_delay(hall: Hall) -> None:
    code, person = hall.quick(seats=2)
    hall.tables.read_on(code, person, 0, 5.0)
    hall.step(2.0)
    hall.tables.read_on(code, person, 0, 0.0)
    assert hall.step(DELAY_S / 2) == 0
    hall.step(DELAY_S / 2)
    assert hall.frame(code).marks["ready"] == [1]


def test_bots_wait_for_the_slowest(hall: Hall) -> None:
    code, people = hall.watched(2, 3)
    hall.tables.read_on(code, people[0], 0, 3.0)
    hall.tables.read_on(code, people[1], 1, 6.0)
    hall.step(1.0)
    hall.tables.read_on(code, people[0], 0, 0.0)
    hall.wait(4.0)
    assert hall.frame(code).marks["ready"] == []
    hall.step(1.0)
    assert hall.frame(code).marks["ready"] == [2]


def test_nobody_makes_bots_wait_for_ever(hall: Hall) -> None:
    code, person = hall.quick(seats=2)
    waited = 0.0
    while hall.frame(code).marks["ready"] == [] and waited < 10 * MAX_READ_S:
        hall.tables.read_on(code, person, 0, 600.0)
        hall.step(7.5)
        waited += 7.5
    assert waited == MAX_READ_S


def test_a_wait_that_is_over_does_not_begin_again_at_the_same_events(hall: Hall) -> None:
    code, person = hall.quick(seats=2)
    hall.tables.read_on(code, person, 0, 5.0)
    hall.tables.read_on(code, person, 0, 0.0)
    hall.tables.read_on(code, person, 0, 5.0)
    hall.step(DELAY_S)
    assert hall.frame(code).marks["ready"] == [1]


def test_response_windows_do_not_wait(quick_hall: Hall) -> None:
    hall = Hall(quick_hall.store, game="tavern", delay_s=DELAY_S)
    code, people = hall.watched(1, 3)
    while (window := hall.frame(code, 0).window) is None:
        hall.step(1.0)
    hall.tables.read_on(code, people[0], 0, 30.0)
    hall.wait(12.0)
    now = hall.frame(code, 0).window
    assert now is None or now["ask"] != window["ask"]


@pytest.mark.parametrize(("seat", "code"), [(1, "no_chair"), (7, "no_seat")])
def test_only_who_sits_there_may_ask_for_time(hall: Hall, seat: int, code: str) -> None:
    table, person = hall.quick(seats=2)
    with pytest.raises(ServiceRefused) as refused:
        hall.tables.read_on(table, person, seat, 1.0)
    assert refused.value.code == code


def test_before_and_after_the_game_there_is_nothing_to_read(hall: Hall) -> None:
    code, people = hall.made()
    hall.tables.read_on(code, people[0], 0, 5.0)
    assert hall.settle() == 0
