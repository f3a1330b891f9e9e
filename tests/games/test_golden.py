"""Forty games by bots go as they always went: traces and views, whatever moved in the code (tests/games/golden.py)."""

import json

import pytest

from tests.games.golden import SMALL, small

WANTED = json.loads(SMALL.read_text())


@pytest.mark.parametrize("golden", small(), ids=lambda golden: golden.name)
def test_a_golden_game_goes_as_it_went(golden):
    assert golden.digests() == WANTED[golden.name]


def test_every_digest_belongs_to_a_game():
    assert [golden.name for golden in small()] == list(WANTED)
