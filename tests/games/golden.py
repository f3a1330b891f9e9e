"""Golden games: games by bots whose traces and views must stay what they were, whatever moves in the code.

    python -m tests.games.golden            write the digests that CI compares (tests/games/golden.json)
    python -m tests.games.golden --all      the same for 900 games (tests/long/golden.json)

A digest changes only with a rule, a text of a trace or what a seat sees; say in the commit which.
"""

import argparse
import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

import orjson

from dwarfdraft.engine.match import Match
from dwarfdraft.games.registry import installed
from dwarfdraft.games.tavern.decks.drinks import DECKS
from dwarfdraft.games.tavern.state.options import SEATS
from dwarfdraft.simulate import bots_of_seats, play_game
from tests.games.cases import COMBINATIONS, DWARVES, EVENTS, seated

SMALL: Final = Path(__file__).with_name("golden.json")
LARGE: Final = Path(__file__).parents[1] / "long" / "golden.json"
BOTS: Final = ("any", "thumb")
VIEW_EVERY: Final = 7
"""The views of one moment in so many are compared: all of them would take most of the time."""


@dataclass(frozen=True, slots=True)
class Golden:
    """A game that is played again and compared."""

    game: str
    number: int
    bots: str
    setup: dict[str, Any]

    @property
    def name(self) -> str:
        """What the game is called in the file of digests."""
        return f"{self.game}/{self.number}"

    def digests(self) -> dict[str, str]:
        """Play the game and return a digest of its trace and one of what all seats and a spectator see on the way."""
        trace, views = hashlib.sha256(), hashlib.sha256()
        moments = 0

        def watch(match: Match[Any]) -> None:
            nonlocal moments
            moments += 1
            if moments % VIEW_EVERY == 0:
                for seat in (None, *range(match.game.seats(match.state))):
                    prompt = None if seat is None else match.prompt(seat)
                    views.update(orjson.dumps([match.view(seat), prompt], option=orjson.OPT_SORT_KEYS))

        seats = len(self.setup["seats"])
        played = play_game(
            installed()[self.game], self.setup, f"golden/{self.name}", bots_of_seats(self.bots, seats), watch=watch
        )
        for line in played.lines:
            trace.update(json.dumps(line, sort_keys=True, ensure_ascii=False).encode())
        return {"trace": trace.hexdigest()[:20], "views": views.hexdigest()[:20]}


def draft_games(amount: int) -> Iterator[Golden]:
    """Return games of the draft over all numbers of seats, sets of optional rules and both bots."""
    for number in range(amount):
        options = COMBINATIONS[number % 16]
        setup = {
            "seats": list(DWARVES[: 2 + number % 7]),
            "hands": 1 + number % 3,
            "options": list(options),
            "sip_limit": 2,
            "sober": [1] if "drinking" in options else [],
        }
        yield Golden("draft", number, BOTS[number // 16 % 2], setup)


def tavern_games(amount: int) -> Iterator[Golden]:
    """Return games of the tavern over all variants, numbers of seats, characters, Drink and Event Decks and bots."""
    tables = [(variant, seats) for variant, numbers in SEATS.items() for seats in numbers]
    for number in range(amount):
        variant, seats = tables[number % len(tables)]
        luck = Random(f"golden/{number}")
        setup = {
            "seats": seated(luck, variant, seats),
            "drinks": luck.sample(DECKS, luck.choice((1, 1, 3))),
            "events": list(EVENTS[number // len(tables) % 4]),
            "variant": str(variant),
        }
        yield Golden("tavern", number, BOTS[number % 2], setup)


def small() -> list[Golden]:
    """Return the games that CI compares."""
    return [*draft_games(14), *tavern_games(26)]


def large() -> list[Golden]:
    """Return the games that a restructuring is compared by."""
    return [*draft_games(300), *tavern_games(600)]


if __name__ == "__main__":
    given = argparse.ArgumentParser(prog="python -m tests.games.golden", allow_abbrev=False)
    given.add_argument("--all", action="store_true", help="the 900 games, not those that CI compares")
    chosen, file = (large(), LARGE) if given.parse_args().all else (small(), SMALL)
    file.write_text(json.dumps({golden.name: golden.digests() for golden in chosen}, indent=0) + "\n")
