"""Which rules the tests show: every rule ID is shown by a test that ran and passed, or the run fails.

A test shows the IDs of its `@pytest.mark.rules(...)`, at most five; scenario files get theirs from their `rules` key.
`rules_ids.toml` lists the IDs there are by game, `rules_without_behaviour.toml` those that nothing can show, with the
reason, and `rules_not_yet_shown.toml` those of a game in the making that still wait for their test. That list is exact:
an ID that a test shows must be taken out of it. `--write-not-yet-shown` writes it anew after a run in which all passed.
`--shows ID` runs only the tests that show a rule.
The check is made after a run of all of tests/ only. IDs travel in the test reports, also from xdist's workers.
"""

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import pytest

MOST_IDS: Final = 5
IN_THE_MAKING: Final = "tavern"
"""The game whose rules may be not shown yet."""
_PROPERTY: Final = "shown_rules"
_NOT_YET: Final = "rules_not_yet_shown.toml"
_NOT_YET_HEAD: Final = """\
# Rule IDs that no test shows yet, written by `pytest tests --write-not-yet-shown`.
# An ID that a test shows may not stand here.
"""


def read_ids(folder: Path) -> dict[str, tuple[str, ...]]:
    """Return the rule IDs by game."""
    games = tomllib.loads((folder / "rules_ids.toml").read_text(encoding="utf-8"))
    return {game: tuple(ids) for game, ids in sorted(games.items())}


def read_excused(folder: Path) -> dict[str, str]:
    """Return the rule IDs that no test can show, with the reason."""
    return dict(tomllib.loads((folder / "rules_without_behaviour.toml").read_text(encoding="utf-8"))["rules"])


def read_not_yet(folder: Path) -> list[str]:
    """Return the rule IDs that no test shows yet; none if there is no such list."""
    path = folder / _NOT_YET
    return list(tomllib.loads(path.read_text(encoding="utf-8"))["rules"]) if path.exists() else []


def write_not_yet(folder: Path, ids: Iterable[str]) -> None:
    """Write the list of the rule IDs that no test shows yet."""
    lines = "".join(f'    "{rule}",\n' for rule in ids)
    (folder / _NOT_YET).write_text(f"{_NOT_YET_HEAD}rules = [\n{lines}]\n", encoding="utf-8")


def faults(ids: Iterable[str], excused: dict[str, str], not_yet: Iterable[str], shown: Iterable[str]) -> list[str]:
    """Return what is wrong, a line each: IDs not shown, excuses that are unknown, empty or no longer needed."""
    known, seen, waiting = set(ids), set(shown), set(not_yet)
    lines = [f"{rule} is shown by no test that passed" for rule in sorted(known - seen - set(excused) - waiting)]
    lines += [f"{rule} has an excuse, but there is no such rule" for rule in sorted(set(excused) - known)]
    lines += [f"{rule} has an excuse, but a test shows it" for rule in sorted(set(excused) & seen)]
    lines += [f"{rule} has an excuse without a reason" for rule, reason in excused.items() if not reason.strip()]
    lines += [f"{rule} is not yet shown, but there is no such rule" for rule in sorted(waiting - known)]
    lines += [f"{rule} is in {_NOT_YET}, but a test shows it" for rule in sorted(waiting & seen)]
    lines += [f"{rule} is in {_NOT_YET} and has an excuse" for rule in sorted(waiting & set(excused))]
    return lines


class RulesCheck:
    """Collects the IDs shown in this run."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.games = read_ids(folder)
        self.ids = frozenset(rule for ids in self.games.values() for rule in ids)
        self.excused = read_excused(folder)
        self.not_yet = read_not_yet(folder)
        self.shown: dict[str, int] = {}
        self.faults: list[str] | None = None
        """None: not a run of everything, so nothing was checked."""

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
        if config.getoption("write_not_yet_shown") and exitstatus == pytest.ExitCode.OK:
            unseen = [rule for rule in self.games.get(IN_THE_MAKING, ()) if rule not in self.shown]
            self.not_yet = [rule for rule in unseen if rule not in self.excused]
            write_not_yet(self.folder, self.not_yet)
        self.faults = faults(self.ids, self.excused, self.not_yet, self.shown)
        if self.faults:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Say how many rules are shown and which are not."""
        if self.faults is None:
            return
        for line in self.faults:
            terminalreporter.write_line(f"RULES  {line}", red=True)
        counts = ", ".join(
            f"{sum(rule in self.shown for rule in ids)} of {len(ids)} {game}" for game, ids in self.games.items()
        )
        terminalreporter.write_line(
            f"rules: {counts} shown, {len(self.excused)} without behaviour, {len(self.not_yet)} not yet, "
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
    parser.addoption("--write-not-yet-shown", action="store_true", help=f"write {_NOT_YET} anew after a full run")


def pytest_configure(config: pytest.Config) -> None:
    """Take part in the run."""
    config.pluginmanager.register(RulesCheck(Path(__file__).parent), "rules-check")
