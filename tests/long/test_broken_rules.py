"""Rules broken on purpose: the tests that show a rule fail when the code no longer follows it.

Of the draft, of the tavern's base game and of its boxes and variants twenty IDs each are drawn at random; for each the
code is changed in a copy of the project (`breaking`), and the tests that cite the ID are run there. They must fail
because something else is done, not because the changed code stops with an error.
"""

import random
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.long import draft_breaks, tavern_breaks, variant_breaks
from tests.long.breaking import Break, broken
from tests.rules_plugin import read_excused, read_ids, read_not_yet

PROJECT: Final = Path(__file__).parents[2]
CHOSEN: Final = ("tests/games", "tests/properties", "tests/scenarios")
BROKEN: Final = {"draft": draft_breaks.BREAKS, "tavern": tavern_breaks.BREAKS, "variants": variant_breaks.BREAKS}
"""The broken rules by the list from which they were drawn."""
DRAWN_BY: Final = {"draft": 2, "tavern": 3, "variants": 6}
"""The seed with which the IDs of a list were drawn."""
LAST_OF_BASE: Final = "RDI-RULING-67"
"""The last ID of the tavern's base game; those of boxes and variants follow."""
SHOWN_SINCE: Final = frozenset(
    (
        "RDI-GAMBLE-16",
        "RDI-NEGATE-09",
        "RDI-NEGATE-11",
        "RDI-NEGATE-12",
        "RDI-REDIRECT-03",
        "RDI-RULING-29",
        "RDI-RULING-36",
        "RDI-RULING-39",
        "RDI-RULING-67",
        "RDI-SETUP-05",
        "RDI-SETUP-06",
        "RDI-SETUP-07",
        "RDI-SETUP-08",
        "RDI-SETUP-10",
        "RDI-SPLIT-06",
        "RDI-TIP-06",
        "RDI-WENCH-04",
    )
)
"""IDs of the base game that no test could show when the others were drawn."""


@pytest.mark.parametrize("listed", BROKEN)
def test_the_broken_rules_were_drawn_at_random(listed: str):
    folder = PROJECT / "tests"
    left_out = {*read_excused(folder), *read_not_yet(folder), *SHOWN_SINCE}
    games = read_ids(folder)
    base = games["tavern"].index(LAST_OF_BASE) + 1
    lists = {**games, "tavern": games["tavern"][:base], "variants": games["tavern"][base:]}

    drawn = random.Random(DRAWN_BY[listed]).sample(sorted(set(lists[listed]) - left_out), 20)
    assert sorted(found.rule for found in BROKEN[listed]) == sorted(drawn)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project's code, tests and rules pages."""
    root = tmp_path_factory.mktemp("copy")
    skip = shutil.ignore_patterns("__pycache__", "browser", "long", "processes")
    for folder in ("docs", "dwarfdraft", "tests"):
        shutil.copytree(PROJECT / folder, root / folder, ignore=skip)
    shutil.copy(PROJECT / "pyproject.toml", root)
    return root


def showing(rule: str, root: Path) -> list[str]:
    """Return the test files that name a rule; that of the scenarios if one of them does."""
    files = [path for folder in CHOSEN for kind in ("test_*.py", "*.toml") for path in (root / folder).rglob(kind)]
    named = [path for path in files if rule in path.read_text(encoding="utf-8")]
    return sorted({"tests/test_scenarios.py" if path.suffix == ".toml" else str(path) for path in named})


@pytest.mark.parametrize(
    "way", [pytest.param(way, id=f"{listed}-{way.rule}") for listed, breaks in BROKEN.items() for way in breaks]
)
def test_tests_that_show_a_rule_fail_when_it_is_broken(way: Break, copy: Path, capsys: pytest.CaptureFixture[str]):
    changed = broken(copy, way)
    whole = changed.path.read_text(encoding="utf-8")
    changed.path.write_text(changed.text, encoding="utf-8")

    try:
        run = subprocess.run(
            [
                *(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--tb=line", "-rN"),
                *("--hypothesis-profile=find", "--shows", way.rule, *showing(way.rule, copy)),
            ],
            cwd=copy,
            capture_output=True,
            text=True,
            timeout=600,
            check=False,
        )
    finally:
        changed.path.write_text(whole, encoding="utf-8")

    with capsys.disabled():
        print(f"\n{way.rule:18} {way.how} ({changed.where}): {run.stdout.strip().splitlines()[-1]}")
    assert run.returncode == pytest.ExitCode.TESTS_FAILED, run.stdout + run.stderr
    assert re.search(r"\d+ failed", run.stdout)
    assert not re.search(r"\b(NameError|UnboundLocalError|AttributeError|TypeError)\b", run.stdout), run.stdout
