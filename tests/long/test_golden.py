"""Nine hundred games by bots go as they went before a restructuring: traces and views (tests/games/golden.py)."""

import json

import pytest

from tests.games.golden import LARGE, large

WANTED = json.loads(LARGE.read_text())
PART = 50
PARTS = range(0, len(large()), PART)


@pytest.mark.parametrize("first", PARTS)
def test_golden_games_go_as_they_went(first):
    different = [golden.name for golden in large()[first : first + PART] if golden.digests() != WANTED[golden.name]]
    assert not different
