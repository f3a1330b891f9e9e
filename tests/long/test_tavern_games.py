"""Ten thousand games of every variant by bots that answer at random: every one ends, every tenth trace agrees."""

from random import Random

import pytest

from dwarfdraft.games.registry import installed
from dwarfdraft.games.tavern.decks.drinks import DECKS
from dwarfdraft.games.tavern.state.options import SEATS
from dwarfdraft.simulate import bots_of_seats, play_game
from dwarfdraft.traces import verify_file, write_trace
from tests.games.cases import EVENTS, seated

PARTS = 10
GAMES_A_PART = 52
"""Twenty tables of a variant and a number of seats: 10,400 games."""
TABLES = [(variant, seats) for variant, numbers in SEATS.items() for seats in numbers]


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_every_game_ends_with_all_invariants(variant, seats, part, tmp_path):
    """`play_game` checks Gold, cards, tokens and limits whenever the rules have run."""
    entry = installed()["tavern"]
    bots = bots_of_seats("any", seats)
    for number in range(part * GAMES_A_PART, (part + 1) * GAMES_A_PART):
        luck = Random(f"{variant}/{seats}/{number}")
        drinks = luck.sample(DECKS, luck.choice((1, 1, 1, 3, len(DECKS))))
        characters = seated(luck, variant, seats)
        setup = entry.names.simulated(
            seats, {"options": EVENTS[number % 4], "characters": characters, "drinks": drinks, "variant": variant}
        )
        played = play_game(entry, setup, f"long/{variant}/{seats}/{number}", bots)
        assert played.result["winners"]
        if number % 10 == 0:
            file = tmp_path / f"{number}.jsonl"
            write_trace(file, played.lines)
            verdict = verify_file(file, installed())
            assert verdict.agrees, verdict
            file.unlink()
