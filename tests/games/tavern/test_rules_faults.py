"""Faults that were found by playing: each first failed, then the rules were mended."""

import pytest

from tests.games.tavern.tables import act, all_pass, laid, legal, say, until

IN = "Gambling? I'm in!"
TIP = "Oh, I guess the Wench thought that was her tip..."
SLEEVE = "What's that up your sleeve?"
HEAL = "I'm a quick healer."
CONTEST = "Drinking Contest!"


@pytest.mark.rules("RDI-RULING-15", "RDI-RULING-20", "RDI-TIP-05")
def test_a_choice_with_nobody_left_to_choose_is_skipped():
    match = laid("gerki", "zot", "fiona", hands={"gerki": [IN, TIP], "zot": [SLEEVE], "fiona": [HEAL]}, phase="action")
    act(match, "gerki", IN)
    until(match, "zot", "control")
    say(match, "zot", SLEEVE)
    say(match, "fiona", HEAL)
    until(match, "gerki", "declare", "played")
    say(match, "gerki", TIP)
    until(match, "gerki", "order")

    assert match.state.round is None
    assert match.state.inn == 3
    assert match.state.seats[1].discard == (f"zot/{SLEEVE}#1",)


@pytest.mark.rules("RDI-CONTEST-09", "RDI-RULING-24")
def test_who_passes_out_in_a_contest_goes_out_once():
    drinks = ["Wine", "Wine", "Wine", "Light Ale", "Dark Ale", "Light Ale"]
    match = laid(
        "gerki", "fiona", "zot", piles={"gerki": [CONTEST]}, drink_deck=drinks, alcohol=[18, 0, 0], phase="drink"
    )
    until(match, "fiona", "discard")

    assert match.state.order_out == ((0,),)


@pytest.mark.rules("RDI-RULING-26", "RDI-RULING-15")
def test_who_gives_up_does_not_answer_for_whom_the_choice_is():
    match = laid("zot", "fiona", "gerki", hands={"zot": ["Down Pooky!"]}, phase="action")
    until(match, "zot", "action")
    say(match, "zot", "Down Pooky!")
    match.leave(1)

    assert legal(match, "zot") == ["fiona", "gerki"]
    say(match, "zot", "gerki")
    all_pass(match)
    all_pass(match)
    assert match.state.stats(2).fortitude == 19
    assert match.state.seats[1].out
