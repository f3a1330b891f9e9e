"""What is told of a game that is over agrees with what was seen of it turn by turn."""

from typing import Any

import pytest

from dwarfdraft.botseats import BOTS, bot_answer, close_if_all_have_declared, open_asks
from dwarfdraft.engine.match import Match
from dwarfdraft.games.tavern.seen.summary import summary
from tests.games.cases import TAVERN, Case, params
from tests.games.play import chance
from tests.games.tavern.tables import act, all_pass, laid

STATS = ("fortitude", "alcohol", "gold")


def played(case: Case, name: object) -> tuple[list[dict[str, Any]], Match[Any], dict[int, list[dict[str, int]]]]:
    """Let bots play; return the public events, the match, and what all seats had at the end of each turn."""
    match, stream = case.start(name), chance(name)
    seen: dict[int, list[dict[str, int]]] = {}
    while not match.over:
        turn = match.state.turn
        for ask in open_asks(match):
            answer = bot_answer(match, ask, BOTS["thumb"], stream)
            if answer is not None:
                match.answer(ask.seat, ask.id, answer)
        close_if_all_have_declared(match)
        if match.state.turn != turn:  # nothing has happened yet in the next one
            seen[turn] = numbers(match)
    return [event.seen_by(None) for event in match.take_events()], match, seen


def numbers(match: Match[Any]) -> list[dict[str, int]]:
    return [{stat: seat[stat] for stat in STATS} for seat in match.view(None)["seats"]]


@pytest.mark.parametrize("case", params(TAVERN[:4]))
def test_lines_places_and_cards_agree_with_the_game(case: Case):
    events, match, seen = played(case, ("summary", str(case)))
    view = match.view(None)

    told: Any = summary(events, view)

    assert told["turns"] == view["turn"]
    assert told["winners"] == view["winners"]
    kinds = [event["kind"] for event in events]
    assert sum(line["times"] for seat in told["seats"] for line in seat["played"]) == kinds.count("played")
    for seat in told["seats"]:
        lines, out = seat["lines"], seat["out"]
        assert (out is None) == (view["seats"][seat["seat"]]["why_out"] is None)
        assert (seat["place"] == 1) == (seat["seat"] in view["winners"])
        assert len(lines["gold"]) == 1 + (told["turns"] if out is None else out["turn"])
        assert (lines["fortitude"][0], lines["alcohol"][0]) == (20, 0)
        for turn, all_seats in seen.items():
            if turn < len(lines["gold"]) and (out is None or turn < out["turn"]):
                assert {stat: lines[stat][turn] for stat in STATS} == all_seats[seat["seat"]]
        assert [lines[stat][-1] for stat in STATS] == [seat[stat] for stat in STATS]


def test_who_was_hit_out_is_told_by_whom_and_by_which_card():
    hands = {"gog": ["Dance with Gog!"], "gerki": []}
    match = laid("gog", "gerki", "zot", hands=hands, fortitude=[20, 9, 20], alcohol=[0, 6, 0], phase="action")
    act(match, "gog", "Dance with Gog!", "gerki")
    events = []
    while not match.state.seats[1].out:
        all_pass(match)
    events = [event.seen_by(None) for event in match.take_events()]

    (gog, gerki, zot) = summary([{"kind": "turn", "turn": 1}, *events], match.view(None))["seats"]

    assert gerki["out"] == {"turn": 1, "why": "passed_out", "by": 0, "card": "gog/Dance with Gog!", "how": None}
    assert gerki["lines"] == {"fortitude": [9, 5], "alcohol": [6, 6], "gold": [10, 0]}
    assert gog["played"] == [{"card": "gog/Dance with Gog!", "times": 1}]
    assert (gog["lines"]["gold"], zot["lines"]["gold"]) == ([10, 12], [10, 12])


def test_who_goes_out_together_shares_a_place():
    match = laid("gog", "gerki", "zot", fortitude=[20, 6, 6], alcohol=[0, 6, 6], phase="action")
    while not match.over:
        all_pass(match)
    events = [event.seen_by(None) for event in match.take_events()]

    places = [seat["place"] for seat in summary(events, match.view(None))["seats"]]

    assert places == [1, 2, 2]
