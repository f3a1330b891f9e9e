"""The longer runs of `dwarfdraft bench server`: what it prints and that nothing is lost on the way."""

import re

from tests.processes.test_bench_server import NUMBER, run


def test_who_was_overloaded_or_restarted_loses_nothing():
    *_, overload, restart = run("--overload", "--restart").splitlines()

    assert re.match(r"overload of \d+/s for four seconds .* lost connections: 0$", overload)
    assert re.match(rf"restart: 8 pages had a full view {NUMBER} s after the server answered again", restart)


def test_windows_are_answered_too():
    lines = run("--game", "tavern", "--mode", "fast", "--speed", "fast", "--tables", "3").splitlines()

    assert lines[0] == "tavern, 8 connections, 6 tables, sqlite, 1 process, speed fast: medians of 1"
    assert any(re.match(r"  turn 1: ", line) for line in lines)
    (lost,) = [line for line in lines if line.startswith("lost connections: ")]
    assert lost.startswith("lost connections: 0, echo 0; ")
    assert "not acknowledged: 0" in lost
