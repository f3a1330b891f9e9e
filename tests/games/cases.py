"""Every game at every number of seats, for the tests that all games must pass."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

import pytest

from dwarfdraft.engine.match import Match
from dwarfdraft.games.catalogue import GAMES

DWARVES: Final = ("durnan", "nils", "myra", "fiona", "bender", "anbak", "hilda", "orrin")
OPTIONS: Final = ("keep-it-going", "best-laid-plans", "more-luck", "drinking")
COMBINATIONS: Final = tuple(chosen for size in range(5) for chosen in combinations(OPTIONS, size))
"""All sixteen sets of optional rules."""


@dataclass(frozen=True, slots=True)
class Case:
    """A table of a game."""

    game: str
    seats: int
    options: tuple[str, ...] = ()
    hands: int = 1

    def start(self, seed: object = 0) -> Match[Any]:
        """Begin a game at this table."""
        return Match.start(GAMES[self.game].game, self.setup(), f"{seed}")

    def setup(self) -> dict[str, Any]:
        """Return the set-up as people write it."""
        assert self.game == "draft", "give the new game its set-up here"
        sober = [1] if "drinking" in self.options else []
        seats = list(DWARVES[: self.seats])
        return {"seats": seats, "hands": self.hands, "options": list(self.options), "sip_limit": 2, "sober": sober}

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *self.options])


def params(cases: Iterable[Case]) -> list[Any]:
    """Return the cases with readable names."""
    return [pytest.param(case, id=str(case)) for case in cases]


ALL: Final = [Case("draft", seats, options) for seats in range(2, 9) for options in COMBINATIONS]
"""Every number of seats with every combination of options."""
SOME: Final = [
    Case("draft", seats, COMBINATIONS[(5 * i + j) % 16]) for i, seats in enumerate(range(2, 9)) for j in (0, 7)
]
"""Every number of seats, and most combinations at one of them."""
EVERY_OPTION: Final = [Case("draft", seats, OPTIONS) for seats in range(2, 9)]
"""Every number of seats with all options at once."""
