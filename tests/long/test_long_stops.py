"""Every way to stop all servers, at every kind of clock, on SQLite and with two processes on PostgreSQL."""

import time

import pytest

from tests.processes.moments import (
    HOUR_S,
    SLACK_MS,
    STRETCH_MS,
    Moments,
    check_calendar,
    check_killed,
    check_paused,
    with_calendar,
)
from tests.processes.server import Server
from tests.processes.test_two_processes import servers

__all__ = ["servers"]

DOWN_S = 6.3
STOPPED_S = 15.0


@pytest.mark.parametrize("set_by_s", [None, HOUR_S, -HOUR_S])
def test_a_server_is_killed(tmp_path, set_by_s):
    with Server(tmp_path / "home", None, **with_calendar(tmp_path)) as server, Moments(server) as moments:
        check_killed([server], moments, DOWN_S, set_by_s)


def test_a_server_is_stopped(tmp_path):
    with Server(tmp_path / "home") as server, Moments(server) as moments:
        check_paused([server], moments, STOPPED_S)


@pytest.mark.parametrize("set_by_s", [HOUR_S, -HOUR_S])
def test_a_server_s_calendar_is_set(tmp_path, set_by_s):
    with Server(tmp_path / "home", None, **with_calendar(tmp_path)) as server, Moments(server) as moments:
        check_calendar(server, moments, set_by_s)


def test_both_of_two_processes_are_killed(servers):
    with Moments(servers[0]) as moments:
        check_killed(list(servers[:2]), moments, DOWN_S)


def test_both_of_two_processes_are_stopped(servers):
    with Moments(servers[0]) as moments:
        check_paused(list(servers[:2]), moments, STOPPED_S)


@pytest.mark.parametrize("ends", ["kill", "pause"])
def test_one_of_two_processes_is_gone_and_time_goes_on(servers, ends):
    first, second, _url = servers
    with Moments(first) as moments:
        began = time.monotonic()
        before = moments.left_ms()
        getattr(first, ends)()
        moments.come_back(second.url)
        time.sleep(2.0)  # what nobody is given back
        after = moments.left_ms()
        passed_ms = (time.monotonic() - began) * 1000
        assert moments.held_ms() == 0
        for moment, left_ms in before.items():
            assert left_ms - passed_ms - SLACK_MS <= after[moment] <= left_ms - 2000 + STRETCH_MS, (before, after)
        if ends == "pause":
            first.resume()
            assert moments.held_ms() == 0
