"""What other tests of the tavern cite and would not miss if it were broken."""

import pytest

from tests.games.tavern import titles as t
from tests.games.tavern.characters.case import Cards, each
from tests.games.tavern.tables import act, all_pass, ask_of, laid, say, seat_of, until, window_of

SHUT_UP = "Shut up!"
THREE = "Best two out of three?"


@pytest.mark.rules("RDI-TIMING-11", "RDI-RULING-37")
def test_after_the_first_answer_to_a_win_that_takes_effect_there_is_no_other():
    match = laid(
        "zot", "gerki", "dimli", hands={"zot": [t.GAMBLING], "gerki": [t.TAKE_OVER], "dimli": [THREE]}, phase="action"
    )
    act(match, "zot", t.GAMBLING)
    for name in ("gerki", "dimli"):
        until(match, name, "control")
        say(match, name, "pass")
    until(match, "gerki", "declare", "won")
    say(match, "gerki", t.TAKE_OVER)
    until(match, "dimli", "declare", "won")
    say(match, "dimli", "pass")
    all_pass(match)
    while window_of(match) == "played":
        all_pass(match)

    assert match.state.round is None
    assert [party.gold for party in match.state.parties] == [9, 12, 9]


@pytest.mark.rules("RDI-DRINK-02")
def test_the_discards_are_shuffled_when_they_become_the_drink_deck():
    match = laid("zot", "gerki", "fiona", drink_deck=["Water"], drink_deck_only=True, phase="order")
    discards = match.state.drink_discard
    until(match, "zot", "order")
    say(match, "zot", "gerki")
    until(match, "gerki", "discard")

    state = match.state
    renewed = [*state.drink_deck, *state.drink_discard]
    assert state.refills == 1
    assert set(discards) <= set(renewed)
    assert [card for card in renewed if card in discards] != list(discards)
    assert [card for card in renewed if card in discards] != list(reversed(discards))


@pytest.mark.rules("RDI-RULING-33")
def test_who_has_passed_moves_again_when_control_is_lost():
    match = laid("zot", "dimli", "fiona", "eve", hands={"zot": [t.GAMBLING]}, phase="action")
    act(match, "zot", t.GAMBLING)
    until(match, "dimli", "control")
    say(match, "dimli", "pass")
    match.leave(seat_of(match, "zot"))
    for name in ("fiona", "eve"):
        until(match, name, "control")
        say(match, name, "pass")
    until(match, "dimli", "control")
    say(match, "dimli", "pass")
    until(match, "dimli", "discard")

    assert match.state.inn == 10 + 3
    assert ask_of(match, "dimli").kind == "discard"


CASES = Cards("gog", "zot", "fiona").cases(f"""
getting Gold affects one's Gold (RDI-RULING-30)
    [hands gog {SHUT_UP}] gog acts Gog crush beer stein on head; gog may declare in played pass / wait / {SHUT_UP}
""")


@each(*CASES)
def test_sharp_rules(case):
    case.run()
