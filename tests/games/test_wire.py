"""What seats see of games has the declared shape: views and prompts of every game, on the way through whole games."""

from typing import Any

import pytest

from dwarfdraft.engine.match import Match
from dwarfdraft.games.registry import installed
from dwarfdraft.simulate import bots_of_seats, play_game
from tests import wire
from tests.games.golden import Golden, draft_games, tavern_games

GAMES_PLAYED = [*draft_games(16), *tavern_games(24)]
LOOK_EVERY = 5
"""One moment in so many is looked at: views take most of the time."""


@pytest.mark.parametrize("game", GAMES_PLAYED, ids=lambda game: game.name)
def test_every_view_and_prompt_has_the_declared_shape(game: Golden):
    moments = 0

    def look(match: Match[Any]) -> None:
        nonlocal moments
        moments += 1
        if moments % LOOK_EVERY == 0 or match.over:
            for seat in (None, *range(match.game.seats(match.state))):
                wire.check_seen(match.view(seat), None if seat is None else match.prompt(seat))

    bots = bots_of_seats(game.bots, len(game.setup["seats"]))
    played = play_game(installed()[game.game], game.setup, f"wire/{game.name}", bots, watch=look)
    assert moments > LOOK_EVERY
    for line in played.lines:
        if line["type"] == "event":
            for private in ({}, *line["private"].values()):
                wire.check_event(game.game, {"kind": line["kind"], **line["public"], **private})
