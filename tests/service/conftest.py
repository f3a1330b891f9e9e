"""A hall on each database (`hall`), and on SQLite alone (`quick_hall`) for what does not depend on it."""

import pytest

from dwarfdraft.store.database import Store
from tests.service.hall import Hall
from tests.service.team_tables import Teams
from tests.store.plugin import migrated_file, migrated_postgres, quick_store, store

__all__ = ["hall", "migrated_file", "migrated_postgres", "quick_hall", "quick_store", "store"]


@pytest.fixture
def hall(store: Store, request: pytest.FixtureRequest) -> Hall:
    """Tables on an empty store, whose luck is the test's own."""
    return Hall(store, name=request.node.name)


@pytest.fixture
def quick_hall(quick_store: Store, request: pytest.FixtureRequest) -> Hall:
    """Tables on an empty store on SQLite, whose luck is the test's own."""
    return Hall(quick_store, name=request.node.name)


@pytest.fixture
def tavern(store: Store, request: pytest.FixtureRequest) -> Hall:
    """Tables of the tavern."""
    return Hall(store, game="tavern", name=request.node.name, delay_s=0.5)


@pytest.fixture
def quick_tavern(quick_store: Store, request: pytest.FixtureRequest) -> Hall:
    """Tables of the tavern on SQLite."""
    return Hall(quick_store, game="tavern", name=request.node.name, delay_s=0.5)


@pytest.fixture
def teams(quick_tavern: Hall) -> Teams:
    """Two teams, of which the first is to place its two Drinks."""
    return Teams(quick_tavern).ordering()
