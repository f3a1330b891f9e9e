"""What tests/service/test_windows_secrecy.py shows, of many more pairs; and what a long masked window tells."""

from pathlib import Path

import pytest

from dwarfdraft.benchmarks.windows import measure_windows
from dwarfdraft.botseats import BOTS
from dwarfdraft.games.tavern.listing import OFFER
from dwarfdraft.service.pace import MIN_S
from tests.service.tavern_pairs import Pairs
from tests.store.plugin import migrated_file
from tests.store.stores import copy_of

__all__ = ["migrated_file"]

SEALED = 1000
WINDOWS = 2000
LONG_S = MIN_S["masked"][1] + 0.05
"""A window that is longer than any least length is a long one."""


@pytest.mark.parametrize("part", range(4))
def test_in_sealed_windows_all_others_get_the_same_messages_at_the_same_times(
    part: int, migrated_file: Path, tmp_path: Path
) -> None:
    folders = [tmp_path / name for name in ("one", "other")]
    for folder in folders:
        folder.mkdir()
    pairs = Pairs((copy_of(migrated_file, folders[0]), copy_of(migrated_file, folders[1])), "sealed")
    differing = 0
    each = SEALED // 4
    for number in range(1000 + part * each, 1000 + (part + 1) * each):
        told = pairs.told(number)
        assert told.heard[0] == told.heard[1], number
        differing += told.could[0] != told.could[1]
    assert differing > each / 4, "one could answer where the other could not"


def test_of_three_long_masked_windows_at_most_two_could_be_answered_and_none_is_too_short() -> None:
    paced = measure_windows(OFFER, BOTS["thumb"], seats=4, mode="masked", games=100, most_windows=WINDOWS)
    assert len(paced.windows) >= WINDOWS
    assert min(window.seconds for window in paced.windows) >= MIN_S["masked"][0] - 0.001
    long = [window for window in paced.windows if window.seconds > LONG_S]
    assert len(long) > WINDOWS / 10
    assert sum(window.could for window in long) / len(long) <= 2 / 3
