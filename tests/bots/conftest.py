"""Tables for bots: set up as scenarios are, seen as a seat sees them."""

from collections.abc import Callable

import pytest

from dwarfdraft.bots.draft.sight import Sight
from dwarfdraft.engine.rng import Rng
from dwarfdraft.games.draft.arrange import arrange

DWARVES = ["durnan", "nils", "myra", "fiona"]


@pytest.fixture
def chance():
    """A bot's own stream of numbers."""
    return Rng("bot")


@pytest.fixture
def sight() -> Callable[..., Sight]:
    """Return a function that sets a table up and returns what seat 0 sees of it."""

    def see(turn=1, places=(), dice=(), hands=(), seats=3, discard=(), options=(), seat=0):
        empty: list[list[str]] = [[] for _ in range(seats)]
        setup = {
            "turn": turn,
            "places": [list(row) for row in places] or empty,
            "dice": [list(row) for row in dice] or empty,
            "hands": [list(row) for row in hands] or empty,
            "discard": list(discard),
        }
        match = arrange({"seats": DWARVES[:seats], "options": list(options)}, setup, "sight")
        return Sight(match.view(seat), seat)

    return see
