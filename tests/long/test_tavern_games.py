"""Ten thousand games with both Event decks by bots that answer at random: all end, every tenth trace agrees."""

import pytest

from dwarfdraft.games.catalogue import GAMES
from dwarfdraft.games.tavern.decks.all import CHARACTERS
from dwarfdraft.games.tavern.decks.drinks import DECKS
from dwarfdraft.simulate import bots_of_seats, play_game
from dwarfdraft.traces import verify_file, write_trace

GAMES_PER_TABLE = 205
"""Seven numbers of seats with six Drink Decks and a Bar Deck: 49 tables, 10,045 games."""
BAR = tuple(DECKS)


@pytest.mark.parametrize("drinks", [*((deck,) for deck in DECKS), BAR], ids=[*DECKS, "Bar Deck"])
@pytest.mark.parametrize("seats", range(2, 9))
def test_every_game_ends_with_all_invariants(seats, drinks, tmp_path):
    """`play_game` checks Gold, cards and limits whenever the rules have run."""
    entry = GAMES["tavern"]
    bots = bots_of_seats("any", seats)
    names = sorted(CHARACTERS)
    for number in range(GAMES_PER_TABLE):
        characters = [names[(number + k * (1, 5, 7)[number % 3]) % len(names)] for k in range(seats)]
        setup = entry.names.simulated(seats, 1, ("sea", "dungeon"), characters=characters, drinks=drinks)
        played = play_game(entry, setup, f"long/{seats}/{drinks}/{number}", bots)
        assert played.result["winners"]
        if number % 10 == 0:
            file = tmp_path / f"{number}.jsonl"
            write_trace(file, played.lines)
            verdict = verify_file(file, GAMES)
            assert verdict.agrees, verdict
            file.unlink()
