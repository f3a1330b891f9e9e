"""Both databases."""

from tests.store.plugin import migrated_file, migrated_postgres, quick_store, store

__all__ = ["migrated_file", "migrated_postgres", "quick_store", "store"]
