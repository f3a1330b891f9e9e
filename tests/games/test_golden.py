"""Forty games by bots go as they always went: traces and views, whatever moved in the code (tests/games/golden.py)."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.golden import SMALL, small

WANTED = json.loads(SMALL.read_text())


@pytest.mark.parametrize("golden", small(), ids=lambda golden: golden.name)
def test_a_golden_game_goes_as_it_went(golden):
    assert golden.digests() == WANTED[golden.name]


def test_every_digest_belongs_to_a_game():
    assert [golden.name for golden in small()] == list(WANTED)


@pytest.mark.parametrize("word", ["all", "--al", "--every"])
def test_an_unknown_word_is_named_and_no_digest_is_written(word):
    before = SMALL.stat().st_mtime_ns
    root = Path(__file__).parents[2]
    command = [sys.executable, "-m", "tests.games.golden", word]

    told = subprocess.run(command, cwd=root, capture_output=True, text=True, timeout=60, check=False)

    assert told.returncode == 2
    assert told.stderr.splitlines()[-1].endswith(f"unrecognized arguments: {word}")
    assert SMALL.stat().st_mtime_ns == before
