"""Tests that .ci/run tries a second time are named before the closing line, and fail the run if they fail again."""

from pathlib import Path

import pytest

PLUGIN = Path(__file__).parent / "browser" / "second_try.py"
TESTS = """
from pathlib import Path

def test_sound():
    pass

def test_at_times():
    tries = Path("tries")
    tries.write_text((tries.read_text() if tries.exists() else "") + "x")
    assert len(tries.read_text()) > 1

def test_broken():
    assert {holds}
"""
AGAIN = ("--last-failed", "--last-failed-no-failures=none")


@pytest.fixture
def run(pytester, monkeypatch):
    """Run three tests of which the second fails when it is run first, and the third holds or does not."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    pytester.makeconftest(PLUGIN.read_text(encoding="utf-8"))

    def run_tests(*options, holds=True):
        pytester.makepyfile(test_three=TESTS.format(holds=holds))
        return pytester.runpytest_subprocess(*options)

    return run_tests


def test_what_passes_the_second_time_is_named(run):
    first = run()
    second = run(*AGAIN)

    assert (first.ret, second.ret) == (pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.OK)
    first.stdout.no_fnmatch_line("needed a second try*")
    second.stdout.fnmatch_lines(
        ["needed a second try: test_three.py::test_at_times (passed the second time)", "=* 1 passed* in *"],
        consecutive=True,
    )


def test_what_fails_twice_is_named_and_fails_the_run(run):
    run(holds=False)
    second = run(*AGAIN, holds=False)

    assert second.ret == pytest.ExitCode.TESTS_FAILED
    second.stdout.fnmatch_lines_random(
        [
            "needed a second try: test_three.py::test_at_times (passed the second time)",
            "needed a second try: test_three.py::test_broken (failed twice)",
        ]
    )
    assert "1 failed, 1 passed" in second.outlines[-1]
    assert "test_sound" not in second.stdout.str()
