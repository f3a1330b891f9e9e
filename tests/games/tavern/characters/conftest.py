"""The tests of single cards run in one process and note which cards they show; the check of all cards comes last."""

from pathlib import Path

import pytest

from tests.games.tavern.characters.harness import Seen

FOLDER = Path(__file__).parent
LAST = FOLDER / "test_every_card.py"
_COLLECTED = pytest.StashKey[set[pytest.Item]]()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Put the check of all cards after all others."""
    config.stash[_COLLECTED] = {item for item in items if item.path.is_relative_to(FOLDER)}
    items.sort(key=lambda item: item.path == LAST)


@pytest.fixture(scope="session")
def seen() -> Seen:
    """What the tests of this folder have shown so far in this process."""
    return Seen()


@pytest.fixture(scope="session")
def all_selected(request: pytest.FixtureRequest) -> bool:
    """Whether all tests of the folder are in this run."""
    collected = request.config.stash[_COLLECTED]
    files = {item.path for item in collected}
    return collected <= set(request.session.items) and files == set(FOLDER.glob("test_*.py"))


@pytest.fixture(scope="session")
def is_spread(request: pytest.FixtureRequest) -> bool:
    """Whether xdist spreads the folder over processes, so that none has seen all: not as pyproject.toml has it."""
    return hasattr(request.config, "workerinput") and not request.config.getoption("loadgroup")
