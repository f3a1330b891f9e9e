"""A team loses and wins together (RDI-TEAM-04, RDI-VRULING-29 to -34, -101)."""

import pytest

from dwarfdraft.engine.errors import Refused
from tests.games.tavern.characters.case import Cards, each
from tests.games.tavern.tables import Tavern, act, all_pass, happened, pairs, pass_until, until
from tests.games.tavern.titles import GAMBLING, OGRE

SIX = "deirdre fiona gerki zot eve dimli"


def out(match: Tavern) -> list[int]:
    return [seat for seat, player in enumerate(match.state.seats) if player.out]


def let_it_happen(match: Tavern) -> None:
    """Let everybody pass until somebody is out."""
    pass_until(match, lambda: bool(out(match)) or match.over)


@pytest.mark.rules("RDI-TEAM-04", "RDI-VRULING-29", "RDI-VRULING-31")
def test_a_team_goes_out_with_all_its_players_and_its_gold_is_divided_by_teams():
    match = pairs(*SIX.split(), phase="action", hands={"fiona": [OGRE]}, fortitude=[20, 3, 20], gold=[10, 8, 10])
    act(match, "fiona", OGRE, "gerki")
    let_it_happen(match)

    assert out(match) == [2, 3]
    assert match.state.order_out == ((2, 3),)
    assert match.state.why_out == {2: "passed_out", 3: "passed_out"}
    # Of 8 the Inn has 4; the other 4 are 2 for each team.
    assert [party.gold for party in match.state.parties] == [12, 0, 12]
    match.game.check(match.state)


@pytest.mark.rules("RDI-VRULING-33")
def test_a_team_that_loses_in_its_own_turn_has_no_more_of_it_but_the_counter_comes_off():
    match = pairs(
        *SIX.split(),
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


@pytest.mark.rules("RDI-VRULING-101")
def test_one_command_takes_the_whole_team_out():
    match = pairs(*SIX.split(), gold=[10, 9, 10])
    match.leave(3)
    with pytest.raises(Refused):
        match.leave(2)
    until(match, "deirdre", "discard")

    assert out(match) == [2, 3]
    assert match.state.why_out == {2: "gave_up", 3: "gave_up"}
    assert match.state.inn == 9


def test_a_team_that_has_given_up_is_asked_for_no_champion():
    match = pairs(*SIX.split(), phase="action", hands={"fiona": [GAMBLING]})
    act(match, "fiona", GAMBLING)
    until(match, "gerki", "declare", "played")
    match.leave(2)
    all_pass(match)

    assert {(ask.seat, ask.kind) for ask in match.pending} == {(4, "champion"), (5, "champion")}


def test_a_question_to_a_team_that_gives_up_does_not_stay_open():
    match = pairs(*SIX.split(), phase="order")
    ask = until(match, "fiona", "orders")
    match.answer(1, ask.id, [4, 5])
    match.leave(0)
    until(match, "gerki", "discard")

    assert out(match) == [0, 1]


def test_a_team_that_gives_up_before_its_drinks_drinks_none():
    match = pairs(*SIX.split(), phase="drink", piles={"deirdre": ["Wine"], "fiona": ["Wine"]})
    until(match, "fiona", "drink")
    match.leave(0)

    assert out(match) == [0, 1]
    assert "revealed" not in [kind for kind, _ in happened(match)]


CASES = Cards("deirdre", "fiona", "gerki", "zot", variant="two_headed_dragon").cases(f"""
what is over of the Gold of a team is the Inn's (RDI-VRULING-31)
    [table {SIX}; active deirdre; fortitude 20 3 20; gold 10 7 10] fiona acts {OGRE} at gerki
        -> out gerki zot; gold 11 11 0 0 11 11; inn 5
the Piles and tokens of a team that is out leave the game (RDI-VRULING-32)
    [table {SIX}; active deirdre; fortitude 20 3 20; piles gerki Wine; piles zot Water] fiona acts {OGRE} at zot
        -> out gerki zot; pile_sizes 0 0 0 0 0 0; drink_discard Water + Wine; tokens 2 0 2
the last team wins with all its players (RDI-TEAM-04 RDI-VRULING-34)
    [active deirdre; fortitude 20 3; until now] fiona acts {OGRE} at gerki; deirdre passes in about_to_lose;
        fiona passes in about_to_lose; gerki passes in about_to_lose; zot passes in about_to_lose
        -> winners deirdre fiona; phase over
teams that would lose last together tie (RDI-VRULING-34)
    [phase drink; piles nobody; alcohol 3 0; fortitude 2 0; until now] deirdre passes in about_to_lose;
        fiona passes in about_to_lose; gerki passes in about_to_lose; zot passes in about_to_lose
        -> winners deirdre fiona gerki zot; phase over
a Round that keeps a player in the game keeps the whole team (RDI-VRULING-34)
    [active deirdre; gold 10 1; until gerki control] fiona acts {GAMBLING}; gerki champion gerki
        -> gold 9 9 0 0; out nobody
a team is no longer in turn order when it is out (RDI-TEAM-01 RDI-TEAM-07)
    [table {SIX}; active deirdre; phase drink; out gerki zot; until eve discard] -> active eve; phase discard
""")


@each(*CASES)
def test_losing_together(case):
    case.run()
