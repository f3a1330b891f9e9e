"""What a seat holds cannot be told from what others are sent: in sealed windows not even from when."""

from pathlib import Path

import pytest

from tests.service.tavern_pairs import Pairs
from tests.store.stores import copy_of

SEALED = 30
SEALED_TEAMS = 15
MASKED = 12
"""Pairs of games; a thousand in tests/long."""


@pytest.fixture
def pairs(migrated_file: Path, tmp_path: Path, request: pytest.FixtureRequest) -> Pairs:
    folders = [tmp_path / name for name in ("one", "other")]
    for folder in folders:
        folder.mkdir()
    mode, variant = request.param
    return Pairs((copy_of(migrated_file, folders[0]), copy_of(migrated_file, folders[1])), mode, variant)


@pytest.mark.parametrize("pairs", [("sealed", "individual")], indirect=True)
def test_in_sealed_windows_all_others_get_the_same_messages_at_the_same_times(pairs: Pairs) -> None:
    differing = 0
    for number in range(SEALED):
        told = pairs.told(number)
        assert told.heard[0] == told.heard[1], number
        differing += told.could[0] != told.could[1]
    assert differing > SEALED / 4, "one could answer where the other could not"


@pytest.mark.rules("RDI-VRULING-06", "RDI-VRULING-08")
@pytest.mark.parametrize("pairs", [("sealed", "two_headed_dragon")], indirect=True)
def test_what_a_team_holds_sees_and_declares_changes_nothing_for_its_opponents_nor_when(pairs: Pairs) -> None:
    differing = 0
    for number in range(SEALED_TEAMS):
        told = pairs.told(number)
        assert told.heard[0] == told.heard[1], number
        differing += told.could[0] != told.could[1]
    assert differing > SEALED_TEAMS / 4, "they could answer where they could not"


@pytest.mark.parametrize("pairs", [("masked", "individual"), ("masked", "two_headed_dragon")], indirect=True)
def test_in_masked_windows_all_others_get_the_same_messages_in_the_same_order(pairs: Pairs) -> None:
    lengths = 0
    for number in range(MASKED):
        told = pairs.told(number)
        one, other = told.payloads
        both = min(len(one), len(other))  # the time of the test is over for both, the slower one has heard less
        assert one[:both] == other[:both], number
        lengths += told.heard[0] != told.heard[1]
    assert lengths, "only the lengths may differ, and they do"
