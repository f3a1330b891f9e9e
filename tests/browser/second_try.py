"""Tests that are tried a second time are named at the end of the run: what fails now and then is not overlooked."""

import pytest

_SECOND: dict[str, str] = {
    "passed": "passed the second time",
    "skipped": "was skipped the second time",
    "failed": "failed twice",
    "error": "failed twice",
}


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Name each test of a run with `--last-failed`, and what came of it: all have failed in the run before."""
    if not config.getoption("lf"):
        return
    reports = [(kind, report) for kind in _SECOND for report in terminalreporter.getreports(kind)]
    lines = {report.nodeid: f"needed a second try: {report.nodeid} ({_SECOND[kind]})" for kind, report in reports}
    if lines:
        terminalreporter.section("needed a second try")
        for line in lines.values():
            terminalreporter.write_line(line)
