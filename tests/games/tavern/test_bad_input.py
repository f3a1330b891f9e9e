"""Answers that the rules do not take: refused with a code, nothing changed (issue "Bad input")."""

from typing import Any

import pytest

from dwarfdraft.engine.errors import Refused
from dwarfdraft.engine.match import Match
from dwarfdraft.games.registry import installed
from tests.games.tavern.titles import DUMP

NAMES = installed()["tavern"].names
PASS_ON = "You look like you need this more than I do!"


def table(**setup: Any) -> Match[Any]:
    """Return a table of Gerki, Deirdre and Zot."""
    return NAMES.arrange({"characters": ["gerki", "deirdre", "zot"]}, setup, "1")


def ask_id(match: Match[Any], seat: int) -> str:
    """Return the id of a seat's open decision."""
    ask = match.pending_for(seat)
    assert ask is not None
    return ask.id


def pass_all(match: Match[Any], but: int = -1) -> None:
    """Have everybody who has not declared pass; with `but` that seat is left open."""
    for ask in match.unanswered():
        if ask.seat != but:
            match.answer(ask.seat, ask.id, "pass")
    if not match.unanswered():
        match.close()


def reach(match: Match[Any], window: str) -> None:
    """Pass until such a window is open, taking no Action and discarding nothing."""
    while match.pending[0].about.get("window") != window:
        if match.pending[0].kind == "declare":
            pass_all(match)
        else:
            match.answer(match.pending[0].seat, match.pending[0].id, match.pending[0].default)


def refused(match: Match[Any], seat: int, ask: str, value: Any) -> str:
    """Give an answer that is refused, see that nothing changed, and return the code."""
    before = repr(match.state), match.n, match.seq, [match.answered(s) for s in range(3)]
    with pytest.raises(Refused) as caught:
        match.answer(seat, ask, value)
    assert (repr(match.state), match.n, match.seq, [match.answered(s) for s in range(3)]) == before
    return str(caught.value.code)


def test_a_declaration_for_a_closed_window_is_not_asked():
    match = table(hands=[["Tip the Wench."], [], []])
    closed = ask_id(match, 0)
    pass_all(match)

    assert refused(match, 0, closed, "pass") == "not_asked"


@pytest.mark.parametrize("value", [DUMP, "Winning Hand!", "no such card", "", None, 5, [], {}, True])
def test_what_is_not_offered_is_not_legal(value):
    match = table(hands=[[DUMP, "Winning Hand!"], [], []])

    assert refused(match, 0, ask_id(match, 0), value) == "not_legal"


def test_one_copy_is_not_played_twice():
    match = table(hands=[["Tip the Wench."], [], []], phase="action")
    match.answer(0, ask_id(match, 0), "Tip the Wench.")
    pass_all(match)
    match.answer(0, ask_id(match, 0), 2)

    reach(match, "phase")

    assert refused(match, 0, ask_id(match, 0), "Tip the Wench.") == "not_legal"


def test_who_is_out_is_no_target():
    match = table(hands=[["Tip the Wench."], [], []], out=[2])
    match.answer(0, ask_id(match, 0), "Tip the Wench.")
    pass_all(match)

    assert refused(match, 0, ask_id(match, 0), 2) == "not_legal"
    assert refused(match, 0, ask_id(match, 0), 7) == "not_legal"


def test_a_declared_card_that_has_lost_its_condition_is_taken_back():
    match = table(
        active=1,
        phase="drink",
        hands=[["A little somethin' extra"], [PASS_ON, "Stop being silly!"], ["Bad Pooky! Don't drink that!"]],
        piles=[[], ["Wine"], []],
    )
    reach(match, "drinks")
    match.answer(1, ask_id(match, 1), PASS_ON)
    match.answer(0, ask_id(match, 0), "A little somethin' extra")
    pass_all(match)
    match.answer(1, ask_id(match, 1), 0)
    pass_all(match)

    legal = {ask.seat: ask.options.legal() for ask in match.pending}

    assert legal[1] == ["pass", "wait"]
    assert "A little somethin' extra" in legal[0]
    assert [match.answered(seat) for seat in range(3)] == [None, None, None]


def test_a_seat_that_does_not_exist_and_one_that_is_not_asked():
    match = table(hands=[[], [], []], phase="order")
    pass_all(match)
    ask = ask_id(match, 0)

    assert refused(match, 5, ask, 1) == "no_seat"
    assert refused(match, 1, ask, 2) == "not_asked"
    assert refused(match, 0, ask, 0) == "not_legal"
