"""What the tavern tells beside the table itself, over many games: forecasts, reasons, and nothing that is hidden."""

import pytest

from tests.games.cases import TAVERN, Case, params
from tests.games.tavern.test_forecast import compared
from tests.games.tavern.test_frames import watch
from tests.games.tavern.test_why import explained

GAMES = 12
ACTS = 120


@pytest.mark.parametrize("case", params(TAVERN))
def test_what_is_foretold_happens(case: Case):
    seen = compared(case, GAMES, ACTS)

    assert seen["stacks"] > 500
    assert seen["cards"] > 300


@pytest.mark.parametrize("case", params(TAVERN))
def test_every_card_is_legal_or_has_a_reason(case: Case):
    assert len(explained(case, GAMES, ACTS)) > 25


@pytest.mark.parametrize("case", params(TAVERN))
def test_no_frame_names_a_hidden_card(case: Case):
    assert sum(watch(case, game, ACTS)["ids"] for game in range(1, GAMES // 2)) > 10_000
