"""What all tests share: the check of which rules are shown (rules_plugin.py), and which tests xdist leaves together."""

from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import Phase, settings
from xdist.scheduler import LoadScopeScheduling

from dwarfdraft.catalogue_build import compile_catalogues
from dwarfdraft.languages import LOCALE

pytest.register_assert_rewrite(*(f"tests.{path.stem}" for path in Path(__file__).parent.iterdir()))
"""An assertion of a helper says what it compared, as one of a test does."""
pytest_plugins = ["tests.rules_plugin", "pytester"]

settings.register_profile("find", phases=[Phase.explicit, Phase.reuse, Phase.generate], deadline=None)
"""Finds a fault and does not make it smaller: for tests/long/test_broken_rules.py."""
settings.register_profile("same", derandomize=True, database=None, deadline=None)
"""Tries the same examples in every run, however slow the machine is."""
settings.load_profile("same")


@pytest.fixture(scope="session")
def compiled() -> None:
    """Bring the compiled catalogues up to date: they are made by the build, not committed."""
    compile_catalogues(LOCALE)


TOGETHER: Final = ("tests/games/tavern/characters/", "tests/test_packaging.py")
"""What one worker runs, in order: the cards that tests show are counted, the tests of the package share a build."""


class Together(LoadScopeScheduling):  # type: ignore[misc]  # xdist ships no types
    """Gives each worker test by test what it has time for, but what belongs together to one."""

    def _split_scope(self, nodeid: str) -> str:
        return next((start for start in TOGETHER if nodeid.startswith(start)), nodeid)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Together | None:
    """Take the place of the scheduler of `--dist=loadgroup`, whose groups pytest 9.2 loses (pytest-xdist#1386)."""
    return Together(config, log) if config.getoption("dist") == "loadgroup" else None
