"""Every game at every number of seats, for the tests that all games must pass."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import Any, Final

import pytest

from dwarfdraft.engine.match import Match
from dwarfdraft.games.registry import installed
from dwarfdraft.games.tavern.decks.all import CHARACTERS as ALL_CHARACTERS
from dwarfdraft.games.tavern.state.options import Variant, boss_seats

DWARVES: Final = ("durnan", "nils", "myra", "fiona", "bender", "anbak", "hilda", "orrin")
OPTIONS: Final = ("keep-it-going", "best-laid-plans", "more-luck", "drinking")
CHARACTERS: Final = ("gerki", "deirdre", "fiona", "eve", "zot", "dimli", "fleck", "gog")
THIRD_BOX: Final = ("phrenk", "kaylin", "wizgille", "serena")
"""Who joins in at a table of the third box."""
CREW: Final = ("whitehawk", "remy", "bryn", "tara")
"""Who joins in at tables of the crew."""
DRINK_DECKS: Final = ("RDI 1", "RDI 2", "RDI 3", "RDI 4", "RDI 5", "RDI 6")
EVENTS: Final = ((), ("sea",), ("dungeon",), ("sea", "dungeon"))
"""All sets of Event decks."""
VILLAINS: Final = sorted(name for name, character in ALL_CHARACTERS.items() if character.villain)
COMBINATIONS: Final = tuple(chosen for size in range(5) for chosen in combinations(OPTIONS, size))
"""All sixteen sets of optional rules."""


@dataclass(frozen=True, slots=True)
class Case:
    """A table of a game."""

    game: str
    seats: int
    options: tuple[str, ...] = ()
    """Optional rules of the draft, Drink Decks of the tavern."""
    hands: int = 1
    joining: tuple[str, ...] = ()
    """Characters of the tavern who have the first seats."""
    events: tuple[str, ...] = ()
    """Event decks of the tavern."""
    variant: str = "individual"
    """Who plays with whom in the tavern."""

    def start(self, seed: object = 0) -> Match[Any]:
        """Begin a game at this table."""
        return Match.start(installed()[self.game].game, self.setup(), f"{seed}")

    def setup(self) -> dict[str, Any]:
        """Return the set-up as people write it."""
        if self.game == "tavern":
            seats = [*self.joining, *CHARACTERS][: self.seats]
            kinds = {"drinks": list(self.options), "events": list(self.events)}
            return {"seats": seats, **kinds, "variant": self.variant}
        sober = [1] if "drinking" in self.options else []
        seats = list(DWARVES[: self.seats])
        return {"seats": seats, "hands": self.hands, "options": list(self.options), "sip_limit": 2, "sober": sober}

    def __str__(self) -> str:
        variant = [] if self.variant == "individual" else [self.variant]
        words = [self.game, str(self.seats), *self.options, *self.joining, *self.events, *variant]
        return "-".join(words).replace(" ", "")

    @property
    def most_acts(self) -> int:
        """After so many acts a costly test has seen enough of a game; a draft is over by then."""
        return 120 if self.game == "tavern" else 100_000


def params(cases: Iterable[Case]) -> list[Any]:
    """Return the cases with readable names."""
    return [pytest.param(case, id=str(case)) for case in cases]


TAVERN: Final = [
    Case("tavern", seats, DRINK_DECKS[:3] if seats == 5 else (DRINK_DECKS[seats % 6],)) for seats in range(2, 9)
]
"""Every number of seats, every Drink Deck, and a Bar Deck."""
TAVERN.append(Case("tavern", 4, ("RDI 3",), joining=THIRD_BOX))
TAVERN.append(Case("tavern", 4, ("RDI 4",), joining=CREW, events=("sea",)))
TAVERN.append(Case("tavern", 3, ("RDI 6",), events=("sea", "dungeon")))
TAVERN.append(Case("tavern", 4, ("RDI 6",), joining=("vlazlo", "tara")))
TAVERN.append(Case("tavern", 4, ("RDI 6",), joining=("torglesnarf", "remy", "daareka")))
TAVERN.append(Case("tavern", 3, ("RDI 6",), joining=("amundyr", "daareka")))
TAVERN.append(Case("tavern", 3, ("RDI 6",), joining=("torglesnarf", "eve", "bryn"), variant="boss_battle"))
LACKEYS: Final = ("torglesnarf", "phrenk", "daareka", "eve", "vlazlo")
TEAMS: Final = [
    Case("tavern", 3, ("RDI 6",), joining=("vlazlo", "gerki", "tara"), variant="boss_battle"),
    Case("tavern", 4, ("RDI 6",), joining=("vlazlo", "kaylin", "tara"), variant="two_headed_dragon"),
    Case("tavern", 6, ("RDI 4",), joining=LACKEYS, variant="leaders_and_lackeys"),
    Case("tavern", 3, ("RDI 6",), joining=("daareka", "amundyr", "phrenk"), variant="boss_battle"),
    Case("tavern", 2, ("RDI 6",), joining=("amundyr", "daareka"), variant="boss_versus_boss"),
]
"""Team games."""
ALL: Final = [Case("draft", seats, options) for seats in range(2, 9) for options in COMBINATIONS] + TAVERN
"""Every number of seats with every combination of options."""
SOME: Final = [
    Case("draft", seats, COMBINATIONS[(5 * i + j) % 16]) for i, seats in enumerate(range(2, 9)) for j in (0, 7)
] + TAVERN
"""Every number of seats, and most combinations at one of them."""
EVERY_OPTION: Final = [Case("draft", seats, OPTIONS) for seats in range(2, 9)]
"""Every number of seats with all options at once."""


def seated(luck: Random, variant: Variant, seats: int) -> list[str]:
    """Return characters of the tavern by lot, villains where a Boss Deck is played."""
    villains = luck.sample(VILLAINS, len(VILLAINS))
    bosses = boss_seats(variant, seats)
    others = sorted(set(ALL_CHARACTERS) - set(villains[: len(bosses)]))
    luck.shuffle(others)
    return [villains.pop(0) if seat in bosses else others.pop() for seat in range(seats)]
