"""`dwarfdraft bench engine`: what it prints, not how fast this machine is."""

import re

import pytest

from dwarfdraft.benchmarks.engine import bench_engine, random_game
from dwarfdraft.games.registry import installed


@pytest.mark.parametrize(("game", "where"), [("draft", "turn"), ("tavern", "window")])
def test_the_report_has_four_lines_in_their_form(game, where):
    first, second, third, fourth = bench_engine(installed()[game], 1)
    assert re.fullmatch(rf"{game}, 4 seats: \d+ decisions/s, python-chess \d+ moves/s, ratio \d+\.\d\d", first)
    assert re.fullmatch(rf"snapshot \+ fork \+ rollback in mid-{where}: \d+ us", second)
    assert re.fullmatch(r"a table at rest: \d+ kB", third)
    assert re.fullmatch(r"a whole game of 8 seats: at most [\d.]+ MB", fourth)


def test_one_answer_given_is_one_decision():
    """Four seats draft five cards each, and some of these ask for more."""
    entry = installed()["draft"]
    setup = entry.names.simulated(4)
    decisions = [random_game(entry, setup, seed) for seed in range(20)]
    assert all(20 <= count <= 60 for count in decisions)
    assert decisions == [random_game(entry, setup, seed) for seed in range(20)]


def test_the_service_is_measured_with_its_store(run):
    result = run("bench", "service", "--games", 1, "--hands", 1)
    assert result.exit_code == 0
    form = (
        r"draft, 4 seats, sqlite: an answer [\d.]+ ms \(p99 [\d.]+ ms, \d+ answers\), "
        r"a game \d+ kB in the store, a table \d+ kB in memory\n"
    )
    assert re.fullmatch(form, result.output)


def test_a_store_that_cannot_be_used_is_one_line(run):
    result = run("bench", "service", "--database", "nonsense")
    assert result.exit_code != 0
    assert result.output.count("\n") == 1


def test_the_report_on_windows_tells_prompts_and_waiting(run):
    result = run("bench", "windows", "--seats", 2, "--games", 1, "--mode", "fast")
    assert result.exit_code == 0, result.output
    form = (
        r"fast, 2 seats, \d+ turns, \d+ windows shown\n"
        r"prompts a person gets in a turn: median [\d.]+, mean [\d.]+\n"
        r"waiting in a turn without plays: median [\d.]+ s, worst [\d.]+ s \(\d+ turns\)\n"
        r"waiting in a turn: median [\d.]+ s\n"
    )
    assert re.fullmatch(form, result.output)
