"""Which rules the tests show: every rule ID is shown by a test that ran and passed, or the run fails.

A test shows the IDs of its `@pytest.mark.rules(...)`, at most five; scenario files get theirs from their `rules` key.
`rules_ids.toml` lists the IDs there are, `rules_without_behaviour.toml` those that nothing can show, with the reason.
`--shows ID` runs only the tests that show a rule.
The reckoning is made after a run of all of tests/ only. IDs travel in the test reports, also from xdist's workers.
"""

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import pytest

MOST_IDS: Final = 5
_PROPERTY: Final = "shown_rules"


def read_ids(folder: Path) -> dict[str, str]:
    """Return the rule IDs with a few words on each."""
    return dict(tomllib.loads((folder / "rules_ids.toml").read_text(encoding="utf-8"))["rules"])


def read_excused(folder: Path) -> dict[str, str]:
    """Return the rule IDs that no test can show, with the reason."""
    return dict(tomllib.loads((folder / "rules_without_behaviour.toml").read_text(encoding="utf-8"))["rules"])


def faults(ids: Iterable[str], excused: dict[str, str], shown: Iterable[str]) -> list[str]:
    """Return what is wrong, a line each: IDs not shown, excuses that are unknown, empty or no longer needed."""
    known, seen = set(ids), set(shown)
    lines = [f"{rule} is shown by no test that passed" for rule in sorted(known - seen - set(excused))]
    lines += [f"{rule} has an excuse, but there is no such rule" for rule in sorted(set(excused) - known)]
    lines += [f"{rule} has an excuse, but a test shows it" for rule in sorted(set(excused) & seen)]
    lines += [f"{rule} has an excuse without a reason" for rule, reason in excused.items() if not reason.strip()]
    return lines


class Reckoning:
    """Collects the IDs shown in this run."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.ids = read_ids(folder)
        self.excused = read_excused(folder)
        self.shown: dict[str, int] = {}
        self.faults: list[str] | None = None
        """None: not a run of everything, so nothing was reckoned."""

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """Write the IDs of each test into its report; leave out those that do not show the wanted rule."""
        wanted = config.getoption("shows")
        left_out: list[pytest.Item] = []
        for item in items:
            rules = [str(rule) for mark in item.iter_markers("rules") for rule in mark.args]
            if len(rules) > MOST_IDS:
                raise pytest.UsageError(f"{item.nodeid} cites {len(rules)} rules; at most {MOST_IDS} a test")
            for rule in rules:
                if rule not in self.ids:
                    raise pytest.UsageError(f"{item.nodeid} cites {rule}, which is not in rules_ids.toml")
            if rules:
                item.user_properties.append((_PROPERTY, rules))
            if wanted and wanted not in rules:
                left_out.append(item)
        if left_out:
            config.hook.pytest_deselected(items=left_out)
            items[:] = [item for item in items if item not in left_out]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Count the IDs of a test that passed."""
        if report.when == "call" and report.outcome == "passed" and not hasattr(report, "wasxfail"):
            for name, rules in report.user_properties:
                if name == _PROPERTY and isinstance(rules, list):
                    for rule in rules:
                        self.shown[rule] = self.shown.get(rule, 0) + 1

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        """Fail the run if a rule is not shown."""
        config = session.config
        if hasattr(config, "workerinput") or not is_full_run(config, self.folder):
            return
        if exitstatus not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
            return
        self.faults = faults(self.ids, self.excused, self.shown)
        if self.faults:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Say how many rules are shown and which are not."""
        if self.faults is None:
            return
        for line in self.faults:
            terminalreporter.write_line(f"RULES  {line}", red=True)
        count = len(set(self.ids) & set(self.shown))
        terminalreporter.write_line(
            f"rules: {count} of {len(self.ids)} shown, {len(self.excused)} without behaviour, "
            f"{len(self.faults)} at fault"
        )


def is_full_run(config: pytest.Config, folder: Path) -> bool:
    """Tell whether the run is meant to run all of the folder."""
    option: Any = config.option
    chosen = (
        "shows",
        "keyword",
        "markexpr",
        "lf",
        "deselect",
        "stepwise",
        "collectonly",
        "ignore",
        "ignore_glob",
        "maxfail",
    )
    if any(getattr(option, name, None) for name in chosen):
        return False
    return any((config.invocation_params.dir / arg).resolve() == folder.resolve() for arg in config.args)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Offer the choice of tests by rule."""
    parser.addoption("--shows", metavar="ID", help="run only the tests that show this rule")


def pytest_configure(config: pytest.Config) -> None:
    """Take part in the run."""
    config.pluginmanager.register(Reckoning(Path(__file__).parent), "rules-reckoning")
