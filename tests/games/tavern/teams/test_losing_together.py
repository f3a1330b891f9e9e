"""A team loses and wins together (RDI-TEAM-04, RDI-VRULING-29 to -34, -101)."""

import pytest

from dwarfdraft.engine.errors import Refused
from dwarfdraft.games.tavern.state.state import Step
from tests.games.tavern.tables import PAIRS, Tavern, act, all_pass, happened, pairs, until
from tests.games.tavern.titles import OGRE

SIX = (*PAIRS, "eve", "dimli")


def out(match: Tavern) -> list[int]:
    return [seat for seat, player in enumerate(match.state.seats) if player.out]


def let_it_happen(match: Tavern) -> None:
    """Let everybody pass until somebody is out."""
    for _ in range(60):
        if out(match) or match.over:
            return
        all_pass(match)


@pytest.mark.rules("RDI-TEAM-04", "RDI-VRULING-29", "RDI-VRULING-31")
def test_a_team_goes_out_with_all_its_players_and_its_gold_is_divided_by_teams():
    match = pairs(*SIX, phase="action", hands={"fiona": [OGRE]}, fortitude=[20, 3, 20], gold=[10, 8, 10])
    act(match, "fiona", OGRE, "gerki")
    let_it_happen(match)

    assert out(match) == [2, 3]
    assert match.state.order_out == ((2, 3),)
    assert match.state.why_out == {2: "passed_out", 3: "passed_out"}
    # Of 8 the Inn has 4; the other 4 are 2 for each team.
    assert [party.gold for party in match.state.parties] == [12, 0, 12]
    match.game.check(match.state)


@pytest.mark.rules("RDI-VRULING-31")
def test_what_is_over_of_the_gold_of_a_team_is_the_inns():
    match = pairs(*SIX, phase="action", hands={"fiona": [OGRE]}, fortitude=[20, 3, 20], gold=[10, 7, 10])
    act(match, "fiona", OGRE, "gerki")
    let_it_happen(match)

    assert [party.gold for party in match.state.parties] == [11, 0, 11]
    assert match.state.inn == 5


@pytest.mark.rules("RDI-VRULING-32")
def test_the_piles_and_tokens_of_a_team_that_is_out_leave_the_game():
    match = pairs(*SIX, phase="action", hands={"fiona": [OGRE]}, fortitude=[20, 3, 20])
    act(match, "fiona", OGRE, "zot")
    let_it_happen(match)

    assert [len(match.state.seats[seat].pile) for seat in (2, 3)] == [0, 0]
    assert len(match.state.drink_discard) == 2
    assert match.state.parties[1].tokens == 0


@pytest.mark.rules("RDI-TEAM-04", "RDI-VRULING-34")
def test_the_last_team_wins_with_all_its_players():
    match = pairs(phase="action", hands={"fiona": [OGRE]}, fortitude=[20, 3])
    act(match, "fiona", OGRE, "gerki")
    let_it_happen(match)

    assert match.over
    assert (match.result or {})["winners"] == [0, 1]


@pytest.mark.rules("RDI-VRULING-34")
def test_teams_that_would_lose_last_together_tie():
    match = pairs(phase="drink", piles={"deirdre": [], "fiona": []}, alcohol=[3, 0], fortitude=[2, 0])
    let_it_happen(match)

    assert match.over
    assert (match.result or {})["winners"] == [0, 1, 2, 3]


@pytest.mark.rules("RDI-VRULING-33")
def test_a_team_that_loses_in_its_own_turn_has_no_more_of_it_but_the_counter_comes_off():
    match = pairs(
        *SIX,
        phase="drink",
        piles={"fiona": ["Wine"]},
        alcohol=[18, 0, 0],
        fortitude=[19, 20, 20],
        events=["sea"],
        counters=[5],
    )
    until(match, "fiona", "drink")
    ask = match.pending_for(1)
    assert ask is not None
    match.answer(1, ask.id, "drink")
    let_it_happen(match)
    until(match, "gerki", "discard")

    assert out(match) == [0, 1]
    assert "sobers_up" not in [kind for kind, _ in happened(match)], "the teammate does not drink any more"
    assert match.state.events[0].counters == 4
    assert match.state.active == 2


@pytest.mark.rules("RDI-VRULING-30", "RDI-TEAM-10")
def test_the_last_chance_is_put_to_all_of_the_team_and_a_token_saves_it():
    match = pairs(phase="action", hands={"fiona": [OGRE]}, fortitude=[20, 6], alcohol=[0, 4])
    act(match, "fiona", OGRE, "gerki")
    until(match, "zot", "declare", "about_to_lose")

    assert {ask.seat for ask in match.pending} >= {2, 3}
    assert match.pending[0].about["seats"] == [2, 3]
    match.use(3, "alcohol")
    all_pass(match)
    assert out(match) == []
    assert (match.state.parties[1].fortitude, match.state.parties[1].alcohol) == (3, 0)


@pytest.mark.rules("RDI-VRULING-34")
def test_a_round_that_keeps_a_player_in_the_game_keeps_the_whole_team():
    match = pairs(phase="action", hands={"fiona": ["Gambling? I'm in!"]}, gold=[10, 1])
    act(match, "fiona", "Gambling? I'm in!")
    for _ in range(20):
        if match.state.round is not None and match.state.parties[1].gold == 0:
            break
        all_pass(match)

    assert match.state.parties[1].gold == 0
    assert out(match) == []


@pytest.mark.rules("RDI-VRULING-101")
def test_one_command_takes_the_whole_team_out():
    match = pairs(*SIX, gold=[10, 9, 10])
    match.leave(3)
    with pytest.raises(Refused):
        match.leave(2)
    until(match, "deirdre", "discard")

    assert out(match) == [2, 3]
    assert match.state.why_out == {2: "gave_up", 3: "gave_up"}
    assert match.state.inn == 9


def test_a_team_that_has_given_up_is_asked_for_no_champion():
    match = pairs(*SIX, phase="action", hands={"fiona": ["Gambling? I'm in!"]})
    act(match, "fiona", "Gambling? I'm in!")
    until(match, "gerki", "declare", "played")
    match.leave(2)
    all_pass(match)

    assert {(ask.seat, ask.kind) for ask in match.pending} == {(4, "champion"), (5, "champion")}


def test_a_question_to_a_team_that_gives_up_does_not_stay_open():
    match = pairs(*SIX, phase="order")
    ask = until(match, "fiona", "orders")
    match.answer(1, ask.id, [4, 5])
    match.leave(0)
    until(match, "gerki", "discard")

    assert out(match) == [0, 1]


def test_a_team_that_gives_up_before_its_drinks_drinks_none():
    match = pairs(*SIX, phase="drink", piles={"deirdre": ["Wine"], "fiona": ["Wine"]})
    until(match, "fiona", "drink")
    match.leave(0)

    assert out(match) == [0, 1]
    assert "revealed" not in [kind for kind, _ in happened(match)]


@pytest.mark.rules("RDI-TEAM-01", "RDI-TEAM-07")
def test_a_team_is_no_longer_in_turn_order_when_it_is_out():
    match = pairs(*SIX, active="deirdre", phase="drink", out=["gerki", "zot"])
    until(match, "eve", "discard")

    assert match.state.active == 4
    assert match.state.step is Step.DISCARD
