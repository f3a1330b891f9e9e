"""A full run fails if no test shows a rule, with xdist and without; a run of some tests does not."""

import re
from pathlib import Path

import pytest

from tests.rules_plugin import IN_THE_MAKING, faults, read_excused, read_ids, read_not_yet

_PLUGIN = Path(__file__).with_name("rules_plugin.py")
_TESTS = """
import pytest

@pytest.mark.rules("DDD-X-01")
def test_one():
    pass

@pytest.mark.rules("DDD-X-02")
def test_two():
    assert {second}
"""


@pytest.fixture
def project(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch):
    """A little project with three rules, one of them excused, a fourth in the making, and its tests folder."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    pytester.makeini("[pytest]\nmarkers = rules(*ids): shown rules\ntestpaths = tests\npythonpath = .\n")
    tests = pytester.mkdir("tests")
    (tests / "rules_plugin.py").write_text(_PLUGIN.read_text(encoding="utf-8"), encoding="utf-8")
    (tests / "conftest.py").write_text('pytest_plugins = ["tests.rules_plugin"]\n', encoding="utf-8")
    ids = 'tavern = ["RDI-X-01"]\n[draft]\nDDD-X-01 = "one"\nDDD-X-02 = "two"\nDDD-X-03 = "three"\n'
    (tests / "rules_ids.toml").write_text(ids, encoding="utf-8")
    (tests / "rules_without_behaviour.toml").write_text('[rules]\nDDD-X-03 = "a name"\n', encoding="utf-8")
    (tests / "rules_not_yet_shown.toml").write_text('rules = ["RDI-X-01"]\n', encoding="utf-8")
    (tests / "test_it.py").write_text(_TESTS.format(second="True"), encoding="utf-8")
    return pytester


@pytest.mark.parametrize("workers", [[], ["-p", "xdist", "-n", "2"]], ids=["alone", "xdist"])
def test_a_full_run_with_all_rules_shown_passes(project: pytest.Pytester, workers: list[str]):
    result = project.runpytest_subprocess(*workers)

    assert result.ret == pytest.ExitCode.OK
    result.stdout.fnmatch_lines(
        ["*rules: 2 of 3 draft, 0 of 1 tavern shown, 1 without behaviour, 1 not yet, 0 at fault*"]
    )


@pytest.mark.parametrize("workers", [[], ["-p", "xdist", "-n", "2"]], ids=["alone", "xdist"])
def test_a_rule_that_only_a_failing_test_cites_is_not_shown(project: pytest.Pytester, workers: list[str]):
    (project.path / "tests" / "test_it.py").write_text(_TESTS.format(second="False"), encoding="utf-8")

    result = project.runpytest_subprocess(*workers)

    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["*DDD-X-02 is shown by no test that passed*"])


@pytest.mark.parametrize("workers", [[], ["-p", "xdist", "-n", "2"]], ids=["alone", "xdist"])
def test_a_rule_that_no_test_cites_fails_a_run_of_passing_tests(project: pytest.Pytester, workers: list[str]):
    (project.path / "tests" / "test_it.py").write_text("def test_nothing():\n    pass\n", encoding="utf-8")

    result = project.runpytest_subprocess(*workers)

    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.assert_outcomes(passed=1)
    result.stdout.fnmatch_lines(["*DDD-X-01 is shown by no test*", "*DDD-X-02 is shown by no test*"])


def test_a_rule_that_is_shown_may_not_wait(project: pytest.Pytester):
    text = _TESTS.format(second="True").replace('"DDD-X-02"', '"DDD-X-02", "RDI-X-01"')
    (project.path / "tests" / "test_it.py").write_text(text, encoding="utf-8")

    result = project.runpytest_subprocess()

    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["*RDI-X-01 is in rules_not_yet_shown.toml, but a test shows it*"])


def test_the_list_of_what_waits_is_written_anew(project: pytest.Pytester):
    tests = project.path / "tests"
    (tests / "rules_not_yet_shown.toml").write_text('rules = ["DDD-X-02"]\n', encoding="utf-8")

    result = project.runpytest_subprocess("--write-not-yet-shown")

    assert result.ret == pytest.ExitCode.OK
    assert read_not_yet(tests) == ["RDI-X-01"]


def test_a_finished_game_may_not_wait(project: pytest.Pytester):
    (project.path / "tests" / "test_it.py").write_text("def test_nothing():\n    pass\n", encoding="utf-8")

    result = project.runpytest_subprocess("--write-not-yet-shown")

    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["*DDD-X-01 is shown by no test*"])


@pytest.mark.parametrize(
    "chosen",
    [["-k", "one"], ["tests/test_it.py::test_one"], ["--shows", "DDD-X-01"]],
    ids=["by word", "by name", "by rule"],
)
def test_a_run_of_some_tests_does_not_check_the_rules(project: pytest.Pytester, chosen: list[str]):
    result = project.runpytest_subprocess(*chosen)

    assert result.ret == pytest.ExitCode.OK
    assert result.parseoutcomes()["passed"] == 1
    result.stdout.no_fnmatch_line("*rules: *")


def test_six_ids_on_one_test_are_refused(project: pytest.Pytester):
    six = ", ".join(['"DDD-X-01"'] * 6)
    text = f"import pytest\n@pytest.mark.rules({six})\ndef test_six():\n    pass\n"
    (project.path / "tests" / "test_it.py").write_text(text, encoding="utf-8")

    result = project.runpytest_subprocess()

    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*cites 6 rules; at most 5 a test*"])


def test_excuses_are_checked():
    ids = ["DDD-X-01", "DDD-X-02", "DDD-X-03", "DDD-X-04"]
    excused = {"DDD-X-02": "a name", "DDD-X-09": "gone", "DDD-X-03": " "}

    found = faults(ids, excused, ["DDD-X-01", "DDD-X-03", "DDD-X-04", "DDD-X-08"], ["DDD-X-01", "DDD-X-02"])

    assert found == [
        "DDD-X-09 has an excuse, but there is no such rule",
        "DDD-X-02 has an excuse, but a test shows it",
        "DDD-X-03 has an excuse without a reason",
        "DDD-X-08 is not yet shown, but there is no such rule",
        "DDD-X-01 is in rules_not_yet_shown.toml, but a test shows it",
        "DDD-X-03 is in rules_not_yet_shown.toml and has an excuse",
    ]


def test_the_lists_of_this_project_can_be_read():
    folder = Path(__file__).parent
    games = read_ids(folder)
    everything = {rule for ids in games.values() for rule in ids}

    assert {game: len(ids) for game, ids in games.items()} == {"draft": 49, "tavern": 687}
    assert set(read_excused(folder)) <= everything
    assert set(read_not_yet(folder)) <= set(games[IN_THE_MAKING])


@pytest.mark.parametrize("page", ["draft.md", "draft.ru.md", "tavern.md", "tavern.ru.md"])
def test_the_list_of_ids_is_that_of_the_rules_page(page: str):
    text = (Path(__file__).parents[1] / "docs" / "rules" / page).read_text(encoding="utf-8")
    game = page.split(".")[0]

    found = re.findall(r"^- ([DR]D[DI]-[A-Z0-9]+-[A-Z0-9]+) ", text, re.MULTILINE)
    assert sorted(found) == sorted(read_ids(Path(__file__).parent)[game])
