"""How many messages a connection may send: so many in any ten seconds."""

import threading

import pytest

from dwarfdraft.service.errors import ServiceRefused
from dwarfdraft.web.limits import CommandLimit


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def limit(clock) -> CommandLimit:
    return CommandLimit(3, clock)


def passed(limit: CommandLimit, sid: str = "line") -> bool:
    try:
        limit.check(sid)
    except ServiceRefused:
        return False
    return True


def test_any_ten_seconds_have_no_more_than_the_limit(limit, clock):
    told = []
    for clock.now in (0, 4, 9, 9.9, 10, 13.9, 14, 14.1):
        told.append(passed(limit))
    assert told == [True, True, True, False, True, False, True, False]


def test_who_is_too_fast_is_told_for_how_long(limit):
    assert [passed(limit) for _ in range(3)] == [True] * 3
    with pytest.raises(ServiceRefused) as refusal:
        limit.check("line")
    assert (refusal.value.code, refusal.value.data) == ("too_fast", {"seconds": 10})


def test_what_was_refused_does_not_count(limit, clock):
    assert [passed(limit) for _ in range(9)] == [True] * 3 + [False] * 6
    clock.now = 10
    assert [passed(limit) for _ in range(4)] == [True] * 3 + [False]


def test_connections_count_for_themselves_and_a_new_one_begins_anew(limit):
    assert [passed(limit) for _ in range(4)] == [True] * 3 + [False]
    assert passed(limit, "another")
    limit.forget("line")
    assert passed(limit)


def test_counting_starts_no_thread():
    before = threading.active_count()
    limit = CommandLimit(100)
    for k in range(50):
        limit.check(f"line {k}")
    assert threading.active_count() == before
