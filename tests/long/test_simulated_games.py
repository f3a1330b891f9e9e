"""Two hundred games at every number of seats under every combination of options: all end, every trace verifies."""

from itertools import combinations

import pytest

from dwarfdraft.games.draft.options import OPTIONS
from dwarfdraft.games.registry import installed
from dwarfdraft.simulate import bots_of_seats, play_game, seed_of_game
from dwarfdraft.traces import verify_file, write_trace

GAMES_EACH = 200
COMBINATIONS = [chosen for many in range(len(OPTIONS) + 1) for chosen in combinations(OPTIONS, many)]


@pytest.mark.parametrize("options", COMBINATIONS, ids=lambda chosen: "+".join(chosen) or "plain")
@pytest.mark.parametrize("seats", range(2, 9))
def test_games_end_and_their_traces_verify(seats, options, tmp_path):
    """Invariants are checked after every command while the game is played."""
    entry = installed()["draft"]
    setup = entry.names.simulated(seats, {"options": options})
    bots = bots_of_seats("any", seats)
    file = tmp_path / "trace.jsonl"
    for number in range(1, GAMES_EACH + 1):
        played = play_game(entry, setup, seed_of_game("long", number, GAMES_EACH), bots)
        assert played.lines[-1]["type"] == "end"
        write_trace(file, played.lines)
        verdict = verify_file(file, installed())
        assert verdict.agrees, f"line {verdict.line}: {verdict.fault}"
