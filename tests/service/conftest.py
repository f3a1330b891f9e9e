"""A hall on each database (`hall`), and on SQLite alone (`quick_hall`) for what does not depend on it."""

import pytest

from dwarfdraft.store.database import Store
from tests.service.hall import Hall
from tests.store.plugin import migrated_file, migrated_postgres, quick_store, store

__all__ = ["hall", "migrated_file", "migrated_postgres", "quick_hall", "quick_store", "store"]


@pytest.fixture
def hall(store: Store) -> Hall:
    """Tables on an empty store."""
    return Hall(store)


@pytest.fixture
def quick_hall(quick_store: Store) -> Hall:
    """Tables on an empty store on SQLite."""
    return Hall(quick_store)
