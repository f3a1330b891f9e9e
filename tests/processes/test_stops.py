"""Time in which nobody serves is nobody's time: real servers, killed, stopped, and with their calendar set.

`tests/long/test_long_stops.py` has every stop on every database.
"""

from tests.processes.moments import HOUR_S, Moments, check_calendar, check_killed, check_paused, with_calendar
from tests.processes.server import Server
from tests.processes.test_two_processes import servers

__all__ = ["servers"]


def test_no_clock_loses_a_second_when_the_server_is_killed_or_its_calendar_is_set(tmp_path):
    with Server(tmp_path / "home", None, **with_calendar(tmp_path)) as server, Moments(server) as moments:
        check_killed([server], moments, seconds=3.0, set_by_s=-HOUR_S)
        for set_by_s in (HOUR_S, 0):
            check_calendar(server, moments, set_by_s)


def test_no_clock_loses_a_second_when_both_processes_are_stopped(servers):
    first, second, _url = servers
    with Moments(first) as moments:
        check_paused([first, second], moments, seconds=4.0)
