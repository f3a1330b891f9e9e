"""Ten times the re-deals of tests/games, at every number of seats with every combination of options."""

import pytest

from tests.games.cases import ALL, Case, params
from tests.games.worlds import Tally, compare, some_moment


@pytest.mark.parametrize("case", params(ALL))
def test_nobody_can_tell_a_re_dealt_match_from_the_original(case: Case):
    tally = Tally()

    for number in range(1000, 1090):
        compare(*some_moment(case, number), tally)

    assert tally.cases == 90
    assert tally.different_worlds > 45
