"""The tests of single cards share what they have shown, and the reckoning of it comes last."""

from pathlib import Path

import pytest

from tests.games.tavern.cards.harness import Seen

FOLDER = Path(__file__).parent
LAST = "test_every_card.py"
_COLLECTED = pytest.StashKey[list[pytest.Item]]()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the folder's tests in one process, the reckoning after all others."""
    mine = [item for item in items if item.path.is_relative_to(FOLDER)]
    for item in mine:
        item.add_marker(pytest.mark.xdist_group("tavern cards"))
    config.stash[_COLLECTED] = mine
    items.sort(key=lambda item: item.path == FOLDER / LAST)


@pytest.fixture(scope="session")
def seen() -> Seen:
    """What the tests of this folder have shown so far."""
    return Seen()


@pytest.fixture(scope="session")
def runs_whole(request: pytest.FixtureRequest) -> bool:
    """Whether all tests of the folder are in this run."""
    collected = request.config.stash[_COLLECTED]
    paths = {item.path for item in collected}
    return set(collected) <= set(request.session.items) and set(FOLDER.glob("test_*.py")) <= paths
