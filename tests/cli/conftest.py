"""The command line as a function."""

from collections.abc import Callable

import pytest
from click.testing import CliRunner, Result

from dwarfdraft.cli import main

Run = Callable[..., Result]


@pytest.fixture
def run() -> Run:
    """Return a function that runs the command line and returns what it printed and its exit code."""

    def call(*words: object, typed: str = "") -> Result:
        return CliRunner().invoke(main, [str(word) for word in words], input=typed)

    return call
