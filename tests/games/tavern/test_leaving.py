"""A player gives up (RDI-RULING-26)."""

from typing import Any

import pytest

from dwarfdraft.engine.errors import Refused
from dwarfdraft.engine.match import Match
from dwarfdraft.games.registry import installed
from dwarfdraft.games.tavern.game import TAVERN

SETUP = {"seats": ["gerki", "fiona", "zot"], "drinks": ["RDI 1"], "first": 0}


def run_on(match: Match[Any]) -> None:
    """Everybody who is asked answers harmlessly, once."""
    poll = match.poll
    for ask in match.unanswered():
        if match.poll is poll:
            match.answer(ask.seat, ask.id, ask.default if ask.default is not None else next(ask.options.every()))
    if match.poll is poll and poll is not None and poll.closes == "told":
        match.close()


@pytest.mark.rules("RDI-RULING-26")
def test_who_gives_up_is_out_when_nothing_is_unresolved_and_leaves_the_gold_to_the_inn():
    match = Match.start(TAVERN, SETUP, "1")
    match.leave(2)
    assert match.state.is_living(2)

    run_on(match)

    assert not match.state.is_living(2)
    assert [match.state.stats(seat).gold for seat in range(3)] == [10, 10, 0]
    assert match.state.inn == 10
    assert not match.over


@pytest.mark.rules("RDI-RULING-26")
def test_a_card_that_is_being_played_is_finished_first():
    match = installed()["tavern"].names.arrange(
        {"characters": ["gerki", "fiona", "zot"]},
        {
            "phase": "action",
            "hands": [["Um, guys... I think there was a miscalculation during treasure division..."], [], []],
        },
        "1",
    )
    while match.pending[0].kind != "action":
        run_on(match)
    match.answer(0, match.pending[0].id, "Um, guys... I think there was a miscalculation during treasure division...")
    match.leave(1)

    while match.state.is_living(1):
        run_on(match)

    assert [match.state.stats(seat).gold for seat in range(3)] == [12, 0, 9]


@pytest.mark.rules("RDI-RULING-21")
def test_the_last_one_left_wins_and_the_moves_rebuild_the_game():
    match = Match.start(TAVERN, SETUP, "1")
    match.leave(0)
    match.leave(2)
    tail = list(match.tail)
    run_on(match)

    assert match.over
    assert match.result is not None
    assert match.result["winners"] == [1]
    assert Match.resume(TAVERN, "1", Match.start(TAVERN, SETUP, "1").rest, tail).n > 0


def test_nobody_leaves_twice_or_a_game_that_has_no_room_for_it():
    match = Match.start(TAVERN, SETUP, "1")
    match.leave(2)
    before = match.seq
    for seat, code in ((2, "not_asked"), (7, "no_seat")):
        with pytest.raises(Refused) as refused:
            match.leave(seat)
        assert refused.value.code == code
    assert match.seq == before

    draft = Match.start(installed()["draft"].game, {"seats": ["durnan", "nils"]}, "1")
    with pytest.raises(Refused) as refused:
        draft.leave(0)
    assert refused.value.code == "not_asked"


@pytest.mark.rules("RDI-RULING-26")
def test_who_has_given_up_answers_nothing_more_and_breaks_into_nothing():
    hands = [["That's not healing salve! It's contact poison!"], [], ["I'm a quick healer."]]
    match = installed()["tavern"].names.arrange(
        {"characters": ["gerki", "zot", "fiona"]}, {"phase": "action", "hands": hands}, "1"
    )
    window = match.pending_for(2)
    assert window is not None
    twin = match.fork()
    twin.leave(2)
    assert twin.pending_for(2) is None
    with pytest.raises(Refused) as refused:
        twin.answer(2, window.id, "I'm a quick healer.")
    assert refused.value.code == "not_asked"
    assert {ask.seat for ask in twin.unanswered()} == {0, 1}

    while match.pending[0].kind != "action":
        run_on(match)
    match.answer(0, match.pending[0].id, hands[0][0])
    choice = match.pending_for(2)
    assert choice is not None
    assert choice.kind == "interrupt"
    match.leave(2)
    with pytest.raises(Refused):
        match.answer(2, choice.id, "I'm a quick healer.")
    rebuilt = Match.resume(TAVERN, "1", match.rest, list(match.tail))
    assert rebuilt.pending == match.pending
    assert [ask.seat for ask in match.pending] == [0, 1]
