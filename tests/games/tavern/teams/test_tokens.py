"""Potion Tokens (RDI-TEAM-09 to -11, RDI-VRULING-35 to -38)."""

import pytest

from dwarfdraft.engine.errors import Refused
from dwarfdraft.engine.match import Match
from dwarfdraft.games.tavern.game import TAVERN
from tests.games.tavern.tables import act, ask_of, happened, laid, pairs, say, until
from tests.games.tavern.titles import GAMBLING, HIDE, OGRE, TIPPED

LUCK = "Luck Potion"
EXTRA_SHARE = "Don't forget the captain's extra share!"


@pytest.mark.rules("RDI-TEAM-09", "RDI-TEAM-10", "RDI-2HD-03")
def test_a_token_is_six_fortitude_or_six_alcohol_or_three_gold_and_then_gone():
    for what, stats in (("fortitude", (16, 9, 5)), ("alcohol", (10, 3, 5)), ("gold", (10, 9, 8))):
        match = pairs(fortitude=[10, 20], alcohol=[9, 0], gold=[5, 5], phase="action")
        match.use(1, what)

        party = match.state.parties[0]
        assert (party.fortitude, party.alcohol, party.gold, party.tokens) == (*stats, 1)
        match.game.check(match.state)
        match.use(0, what)
        with pytest.raises(Refused):
            match.use(0, what)


@pytest.mark.rules("RDI-TEAM-10", "RDI-TEAM-11", "RDI-VRULING-35")
def test_a_token_works_at_once_in_any_window_and_what_is_declared_stays():
    match = pairs(phase="action", hands={"fiona": [OGRE], "gerki": [HIDE]}, fortitude=[20, 9])
    act(match, "fiona", OGRE, "gerki")
    ask = until(match, "gerki", "declare", "played")
    match.answer(2, ask.id, HIDE)
    match.take_events()
    match.use(3, "fortitude")

    assert [kind for kind, _ in happened(match)] == ["token", "fortitude"]
    assert match.state.parties[1].fortitude == 15
    assert (ask_of(match, "gerki").id, match.answered(2)) == (ask.id, HIDE)
    assert all(match.uses(seat) for seat in range(4)), "in an opponent's turn, too"


@pytest.mark.rules("RDI-VRULING-36")
def test_from_the_first_discard_to_the_last_draw_nobody_uses_a_token():
    match = pairs()
    assert match.uses(2)
    until(match, "deirdre", "discard")

    assert [match.uses(seat) for seat in range(4)] == [()] * 4
    with pytest.raises(Refused):
        match.use(2, "gold")


@pytest.mark.rules("RDI-VRULING-37")
def test_a_team_without_gold_antes_with_the_gold_of_a_token():
    match = pairs(phase="action", hands={"fiona": [GAMBLING]}, gold=[10, 0])
    act(match, "fiona", GAMBLING)
    until(match, "gerki", "champion")
    say(match, "gerki", "gerki")
    say(match, "zot", "gerki")
    until(match, "gerki", "declare", "ante")
    match.use(2, "gold")
    until(match, "gerki", "control")

    assert match.state.parties[1].gold == 2
    assert match.state.round is not None
    assert match.state.round.pot == 2


@pytest.mark.rules("RDI-VRULING-37")
def test_the_captain_takes_an_extra_share_of_the_gold_of_a_token():
    match = pairs("whitehawk", "fiona", "gerki", "zot", phase="action", hands={"whitehawk": [EXTRA_SHARE]})
    until(match, "fiona", "declare")
    match.use(1, "gold")
    until(match, "whitehawk", "declare", "happened")
    say(match, "whitehawk", EXTRA_SHARE)
    until(match, "whitehawk", "declare", "phase")

    assert match.state.parties[0].gold > 13


def test_a_round_that_is_ended_in_answer_to_the_gold_of_a_token_does_not_go_on():
    match = pairs(
        *("whitehawk", "fiona", "deirdre", "zot"),
        phase="action",
        hands={"whitehawk": [GAMBLING, EXTRA_SHARE], "deirdre": [TIPPED]},
    )
    act(match, "whitehawk", GAMBLING)
    until(match, "whitehawk", "declare", "round_turn")
    match.use(1, "gold")
    until(match, "deirdre", "declare", "happened")
    say(match, "deirdre", TIPPED)
    until(match, "deirdre", "declare", "phase")

    assert match.state.round is None


@pytest.mark.rules("RDI-VRULING-38", "RDI-TEAM-08")
def test_a_token_may_be_wasted_in_part():
    match = pairs(phase="action", fortitude=[18, 20])
    match.use(0, "fortitude")
    match.use(0, "alcohol")

    assert (match.state.parties[0].fortitude, match.state.parties[0].alcohol) == (20, 0)
    assert match.state.parties[0].tokens == 0


def test_without_teams_there_are_no_tokens():
    match = laid("gerki", "zot", phase="action")

    assert match.uses(0) == ()


@pytest.mark.rules("RDI-VRULING-36")
def test_while_phrenk_chooses_a_potion_nobody_uses_a_token():
    match = pairs("phrenk", "fiona", "gerki", "zot", active="gerki", phase="drink")
    until(match, "phrenk", "potion")

    assert [match.uses(seat) for seat in range(4)] == [()] * 4


@pytest.mark.rules("RDI-VRULING-36")
def test_before_the_first_turn_nobody_uses_a_token():
    seats = ["vlazlo", "fiona", "gerki"]
    match = Match.start(TAVERN, TAVERN.read_setup({"seats": seats, "variant": "boss_battle"}), "tokens")

    assert [ask.kind for ask in match.pending] == ["form"]
    assert [match.uses(seat) for seat in range(3)] == [()] * 3


@pytest.mark.rules("RDI-VRULING-36")
def test_until_a_gear_card_is_added_nobody_uses_a_token():
    device = "Could you hold this wire for a moment?"
    match = pairs("wizgille", "fiona", "gerki", "zot", phase="action", hands={"wizgille": [device]})
    until(match, "wizgille", "action")
    say(match, "wizgille", device)

    assert match.pending[0].kind == "target"
    assert [match.uses(seat) for seat in range(4)] == [()] * 4


def test_what_a_token_brings_may_be_paid_with_at_once():
    """Phrenk offers his Potion Card to whoever can pay for it: a question that was open counts the new Gold."""
    match = pairs("phrenk", "fiona", "gerki", "zot", phase="action", gold=[10, 0], potions={"phrenk": [LUCK]})
    ask = until(match, "phrenk", "declare")
    assert "sell" not in ask.options.legal()
    match.use(2, "gold")

    assert "sell" in ask_of(match, "phrenk").options.legal()
    assert ask_of(match, "phrenk").id == ask.id
