"""Every scenario file below tests/scenarios is a test and shows the rules that it names."""

import tomllib
from pathlib import Path

import pytest

from dwarfdraft.games.registry import installed
from dwarfdraft.scenario.running import run_file

FOLDER = Path(__file__).parent / "scenarios"


def _scenario(path: Path):
    rules = tomllib.loads(path.read_text(encoding="utf-8"))["rules"]
    return pytest.param(path, id=path.relative_to(FOLDER).as_posix(), marks=pytest.mark.rules(*rules))


@pytest.mark.parametrize("path", [_scenario(path) for path in sorted(FOLDER.rglob("*.toml"))])
def test_scenario_holds(path: Path):
    """The file is a scenario and everything in it holds."""
    outcome = run_file(path, installed())
    assert outcome.passed, outcome.fault


def test_the_given_scenarios_are_all_there():
    """The eighteen examples that came with the rules page are run too."""
    assert len(list((FOLDER / "draft" / "given").glob("*.toml"))) == 18
