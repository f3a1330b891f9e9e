"""The reckoning fails a full run with an ID that nothing shows, with and without xdist, and no part of one."""

import re
from pathlib import Path

import pytest

from tests.rules_plugin import faults, read_excused, read_ids

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
def project(pytester: pytest.Pytester):
    """A little project with three rules, one of them excused, and its tests folder."""
    pytester.makeini("[pytest]\nmarkers = rules(*ids): shown rules\ntestpaths = tests\npythonpath = .\n")
    tests = pytester.mkdir("tests")
    (tests / "rules_plugin.py").write_text(_PLUGIN.read_text(encoding="utf-8"), encoding="utf-8")
    (tests / "conftest.py").write_text('pytest_plugins = ["tests.rules_plugin"]\n', encoding="utf-8")
    ids = '[rules]\nDDD-X-01 = "one"\nDDD-X-02 = "two"\nDDD-X-03 = "three"\n'
    (tests / "rules_ids.toml").write_text(ids, encoding="utf-8")
    (tests / "rules_without_behaviour.toml").write_text('[rules]\nDDD-X-03 = "a name"\n', encoding="utf-8")
    (tests / "test_it.py").write_text(_TESTS.format(second="True"), encoding="utf-8")
    return pytester


@pytest.mark.parametrize("workers", [[], ["-n", "2"]], ids=["alone", "xdist"])
def test_a_full_run_with_all_rules_shown_passes(project: pytest.Pytester, workers: list[str]):
    result = project.runpytest_subprocess(*workers)

    assert result.ret == pytest.ExitCode.OK
    result.stdout.fnmatch_lines(["*rules: 2 of 3 shown, 1 without behaviour, 0 at fault*"])


@pytest.mark.parametrize("workers", [[], ["-n", "2"]], ids=["alone", "xdist"])
def test_a_rule_that_only_a_failing_test_cites_is_not_shown(project: pytest.Pytester, workers: list[str]):
    (project.path / "tests" / "test_it.py").write_text(_TESTS.format(second="False"), encoding="utf-8")

    result = project.runpytest_subprocess(*workers)

    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["*DDD-X-02 is shown by no test that passed*"])


@pytest.mark.parametrize("workers", [[], ["-n", "2"]], ids=["alone", "xdist"])
def test_a_rule_that_no_test_cites_fails_a_run_of_passing_tests(project: pytest.Pytester, workers: list[str]):
    (project.path / "tests" / "test_it.py").write_text("def test_nothing():\n    pass\n", encoding="utf-8")

    result = project.runpytest_subprocess(*workers)

    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.assert_outcomes(passed=1)
    result.stdout.fnmatch_lines(["*DDD-X-01 is shown by no test*", "*DDD-X-02 is shown by no test*"])


@pytest.mark.parametrize(
    "chosen",
    [["-k", "one"], ["tests/test_it.py::test_one"], ["--shows", "DDD-X-01"]],
    ids=["by word", "by name", "by rule"],
)
def test_a_part_of_the_tests_is_not_reckoned(project: pytest.Pytester, chosen: list[str]):
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
    excused = {"DDD-X-02": "a name", "DDD-X-09": "gone", "DDD-X-03": " "}

    found = faults(["DDD-X-01", "DDD-X-02", "DDD-X-03"], excused, ["DDD-X-01", "DDD-X-02"])

    assert found == [
        "DDD-X-09 has an excuse, but there is no such rule",
        "DDD-X-02 has an excuse, but a test shows it",
        "DDD-X-03 has an excuse without a reason",
    ]


def test_the_lists_of_this_project_can_be_read():
    folder = Path(__file__).parent

    assert len(read_ids(folder)) == 49
    assert set(read_excused(folder)) <= set(read_ids(folder))


def test_the_list_of_ids_is_that_of_the_rules_page():
    page = (Path(__file__).parents[1] / "docs" / "rules" / "draft.md").read_text(encoding="utf-8")

    assert set(re.findall(r"^- (DDD-[A-Z]+-[A-Z0-9]+) ", page, re.MULTILINE)) == set(read_ids(Path(__file__).parent))
