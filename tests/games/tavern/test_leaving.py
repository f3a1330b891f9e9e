"""A player gives up (RDI-RULING-26)."""

from typing import Any

import pytest

from dwarfdraft.engine.errors import Refused
from dwarfdraft.engine.match import Match
from dwarfdraft.games.registry import installed
from dwarfdraft.games.tavern.game import TAVERN
from tests.games.tavern.tables import (
    act,
    all_pass,
    fortitude_of,
    gold_of,
    happened,
    laid,
    legal,
    pass_until,
    say,
    seat_of,
    until,
    window_of,
)
from tests.games.tavern.titles import CONTEST, HIDE, QUICK_HEALER

SETUP = {"seats": ["gerki", "fiona", "zot"], "drinks": ["RDI 1"], "first": 0}
POISON = "That's not healing salve! It's contact poison!"
TREASURE = "Um, guys... I think there was a miscalculation during treasure division..."


@pytest.mark.rules("RDI-RULING-26")
def test_who_gives_up_is_out_when_nothing_is_unresolved_and_leaves_the_gold_to_the_inn():
    match = Match.start(TAVERN, SETUP, "1")
    match.leave(2)
    assert match.state.is_living(2)

    all_pass(match)

    assert not match.state.is_living(2)
    assert gold_of(match) == [10, 10, 0]
    assert match.state.inn == 10
    assert not match.over
    assert 2 not in [ask.seat for ask in match.pending]


@pytest.mark.rules("RDI-RULING-26")
@pytest.mark.parametrize(
    ("title", "target", "gold", "fortitude"), [(TREASURE, None, [12, 0, 9], 20), (POISON, "fiona", [10, 0, 10], 18)]
)
def test_a_card_that_is_being_played_is_finished_first(title, target, gold, fortitude):
    match = laid("gerki", "fiona", "zot", phase="action", hands={"gerki": [title]})
    act(match, "gerki", title, target)
    match.leave(1)

    while match.state.is_living(1):
        all_pass(match)

    assert (gold_of(match), match.state.stats(1).fortitude) == (gold, fortitude)


@pytest.mark.rules("RDI-RULING-21")
def test_the_last_one_left_wins_and_the_moves_rebuild_the_game():
    match = Match.start(TAVERN, SETUP, "1")
    match.leave(0)
    match.leave(2)
    tail = list(match.tail)
    all_pass(match)

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
    match = laid("gerki", "zot", "fiona", phase="action", hands={"gerki": [POISON], "fiona": [QUICK_HEALER]})
    window = match.pending_for(2)
    assert window is not None
    twin = match.fork()
    twin.leave(2)
    assert twin.pending_for(2) is None
    with pytest.raises(Refused) as refused:
        twin.answer(2, window.id, QUICK_HEALER)
    assert refused.value.code == "not_asked"
    assert {ask.seat for ask in twin.unanswered()} == {0, 1}

    until(match, "gerki", "action")
    say(match, "gerki", POISON)
    choice = match.pending_for(2)
    assert choice is not None
    assert choice.kind == "interrupt"
    match.leave(2)
    with pytest.raises(Refused):
        match.answer(2, choice.id, QUICK_HEALER)
    rebuilt = Match.resume(TAVERN, match.seed, match.rest, list(match.tail))
    assert rebuilt.pending == match.pending
    assert [ask.seat for ask in match.pending] == [0, 1]


def in_last_window(*characters: str, **setup: Any) -> Match[Any]:
    """Return a game in the last window of the first turn."""
    match = laid(*characters, phase="drink", piles={characters[0]: []}, **setup)
    pass_until(match, lambda: match.pending[0].about.get("step") == "drink_after")
    happened(match)
    return match


@pytest.mark.rules("RDI-RULING-26")
@pytest.mark.parametrize("counters", [5, 2])
def test_who_gives_up_in_the_last_window_has_no_turn_any_more(counters):
    match = in_last_window("gerki", "eve", "zot", events=["sea"], counters=[counters])

    match.leave(1)
    pass_until(match, lambda: match.state.turn == 2)

    told = [(kind, data.get("seat")) for kind, data in happened(match) if kind in ("out", "counter_off", "turn")]
    assert told == [("out", 1), ("counter_off", None), ("turn", 2)]
    assert match.state.events[0].counters == counters - 1


@pytest.mark.rules("RDI-RULING-26", "RDI-VRULING-33")
def test_a_game_that_is_won_in_the_last_window_of_a_turn_is_over_at_once():
    match = in_last_window("kaylin", "amundyr", scarabs=[1, 0])

    match.leave(1)
    pass_until(match, lambda: match.over)

    assert happened(match)[-1][0] == "won"
    assert fortitude_of(match)[0] == 20, "no Scarab bites any more"


@pytest.mark.rules("RDI-CARD-15")
def test_who_gives_up_gives_nobody_scarabs():
    table = ("vlazlo", "gerki", "amundyr", "zot", "daareka", "fiona")
    hands = {"amundyr": ["Hungry hungry scarabs"], "gerki": [HIDE]}
    match = laid(*table, variant="leaders_and_lackeys", hands=hands, active="amundyr", phase="action")
    act(match, "amundyr", "Hungry hungry scarabs")
    until(match, "gerki", "declare", "played")
    say(match, "gerki", HIDE)

    match.leave(2)
    pass_until(match, lambda: match.state.seats[2].out)

    assert "scarabs" not in [kind for kind, _ in happened(match)]


# What could be done only as long as somebody was there


def with_potion(phase: str, gold: list[int], **hands: list[str]) -> Match[Any]:
    """Return a table at which Phrenk, the second in turn order, may sell a Potion Card for 2 Gold."""
    setup: dict[str, Any] = {
        "phase": phase,
        "active": "gerki",
        "gold": gold,
        "hands": hands,
        "potions": {"phrenk": ["Luck Potion"]},
    }
    return laid("gerki", "phrenk", "zot", **setup)


def declared_in_a_window(match: Match[Any]) -> None:
    say(match, "phrenk", "sell")


def asked_in_the_open(match: Match[Any]) -> None:
    say(match, "gerki", "pass")
    say(match, "zot", "pass")
    say(match, "phrenk", "wait")


def asked_to_break_in(match: Match[Any]) -> None:
    until(match, "gerki", "action")
    say(match, "gerki", POISON)


WAYS_TO_SELL = [
    ("order", declared_in_a_window, "declare"),
    ("order", asked_in_the_open, "declare"),
    ("action", asked_to_break_in, "interrupt"),
]


@pytest.mark.rules("RDI-RULING-26", "RDI-POTION-03")
@pytest.mark.parametrize(("phase", "begin", "kind"), WAYS_TO_SELL)
def test_nothing_is_sold_when_the_only_buyer_gives_up(phase, begin, kind):
    match = with_potion(phase, [1, 10, 10], gerki=[POISON])
    begin(match)
    twin = match.fork()
    assert "sell" in legal(match, "phrenk")

    match.leave(2)

    ask = match.pending_for(1)
    assert ask is not None
    assert ask.kind == kind
    assert "sell" not in legal(match, "phrenk")
    assert match.answered(1) is None, "what was declared is taken back"
    pass_until(match, lambda: match.state.seats[2].out)
    assert "potion_for_sale" not in [told for told, _ in happened(match)]

    twin.leave(1)
    pass_until(twin, lambda: twin.state.seats[1].out)
    assert "potion_for_sale" not in [told for told, _ in happened(twin)], "nor when the seller gives up"


@pytest.mark.rules("RDI-RULING-26", "RDI-POTION-03")
@pytest.mark.parametrize("gone", ["gerki", "zot"])
def test_a_buyer_who_has_given_up_is_offered_nothing(gone):
    match = with_potion("order", [10, 10, 10])
    say(match, "phrenk", "sell")
    pass_until(match, lambda: window_of(match) == "none")
    assert legal(match, "phrenk") == ["gerki", "zot"]

    match.leave(seat_of(match, gone))

    (other,) = {"gerki", "zot"} - {gone}
    assert legal(match, "phrenk") == [other]
    twin = match.fork()
    say(match, "phrenk", other)
    assert [(ask.seat, ask.kind) for ask in match.pending] == [(seat_of(match, other), "buy")]

    twin.leave(seat_of(twin, other))
    all_pass(twin)
    assert "buy" not in [ask.kind for ask in twin.pending]


@pytest.mark.rules("RDI-RULING-26")
def test_who_gives_up_when_asked_to_buy_does_not():
    match = with_potion("order", [1, 10, 10])
    say(match, "phrenk", "sell")
    pass_until(match, lambda: match.pending[0].kind == "buy")

    match.leave(2)

    assert "potion_sold" not in [told for told, _ in happened(match)]
    assert gold_of(match) == [1, 10, 0]


# While an Event is unresolved


@pytest.mark.rules("RDI-RULING-26", "RDI-DRINK-05")
def test_who_gives_up_during_the_challenge_still_pays_the_winner():
    match = laid(
        *("gerki", "zot", "fiona"),
        piles={"gerki": ["The Challenge!"]},
        drink_deck=["Light Ale", "Light Ale"],
        drinks=["RDI 2"],
        phase="drink",
    )
    until(match, "gerki", "accept")
    say(match, "gerki", "yes")

    match.leave(2)
    until(match, "zot", "discard")

    prize = gold_of(match)[0] - 10
    assert prize > 0
    assert gold_of(match) == [10 + prize, 10 - prize // 2, 0]
    assert match.state.inn == 10 - prize // 2


def tied_contest(**setup: Any) -> Match[Any]:
    """Return a Contest in the window of the Drinks of its first pass, in which Gerki and Zot tie."""
    match = laid("gerki", "zot", "fiona", piles={"gerki": [CONTEST]}, phase="drink", **setup)
    until(match, "gerki", "declare", "drinks")
    return match


@pytest.mark.rules("RDI-RULING-26", "RDI-RULING-22", "RDI-CONTEST-08")
def test_who_gives_up_during_a_contest_still_pays_its_winner():
    match = tied_contest(drink_deck=["Wine", "Wine", "Light Ale", "Light Ale", "Wine"])

    match.leave(2)
    happened(match)
    until(match, "zot", "discard")

    told = [kind for kind, _ in happened(match) if kind in ("contest_tied", "contest_won", "paid", "out")]
    assert told[:2] == ["contest_tied", "contest_won"]
    assert told[-1] == "out"
    assert gold_of(match) == [9, 12, 0]
    assert match.state.inn == 9


@pytest.mark.rules("RDI-RULING-26", "RDI-RULING-21")
def test_who_has_given_up_does_not_win_when_all_others_pass_out_in_the_contest():
    match = tied_contest(drink_deck=["Dark Ale", "Dark Ale", "Light Ale"], fortitude=[1, 1, 20])

    match.leave(2)
    pass_until(match, lambda: match.over)

    assert match.result is not None
    assert match.result["winners"] == [0, 1]
    assert match.state.why_out == {0: "passed_out", 1: "passed_out", 2: "gave_up"}
    assert happened(match)[-1][0] == "won"
