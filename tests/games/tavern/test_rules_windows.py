"""The response window and what may be answered: what needs more than one look at a table to show."""

import pytest

from dwarfdraft.games.tavern.state.stack import Moment
from tests.games.tavern import titles as t
from tests.games.tavern.characters.case import Cards, each
from tests.games.tavern.tables import (
    Tavern,
    act,
    all_pass,
    ask_of,
    close,
    gold_of,
    happened,
    laid,
    legal,
    say,
    seat_of,
    until,
    window_of,
)

FLOOR_EVENT = "Round on the House!"
LITTLE_GUY = "Hey! Where'd the little guy go?"
LEAVE = "Go away! I'm polishing my arsenal."


def windows(match: Tavern, until_turn_of: str) -> list[str]:
    """Pass everywhere until a player's turn begins, and return the kinds of windows that were open."""
    found: list[str] = []
    for _ in range(200):
        if match.state.active == seat_of(match, until_turn_of):
            return found
        if ask_of_all(match) == "declare":
            found.append(window_of(match))
        all_pass(match)
    raise AssertionError("the turn does not end")


def ask_of_all(match: Tavern) -> str:
    return match.pending[0].kind


def stats_of(match: Tavern, name: str) -> tuple[int, int, int]:
    """Return Fortitude, Alcohol Content and Gold."""
    stats = match.state.stats(seat_of(match, name))
    return stats.fortitude, stats.alcohol, stats.gold


# What opens a window


@pytest.mark.rules("RDI-RULING-01", "RDI-RULING-10")
def test_what_is_in_the_hands_changes_no_window():
    def seen(hands: dict[str, list[str]]) -> list[str]:
        match = laid("zot", "gerki", "fiona", hands={"zot": [t.DOWN], **hands}, piles={"zot": ["Wine"]}, phase="action")
        act(match, "zot", t.DOWN, "gerki")
        return windows(match, "gerki")

    empty = seen({})
    assert empty == seen({"gerki": [t.HIDE, t.NOT_SO, t.DUMP], "fiona": [t.NOT_SO, t.QUICK_HEALER]})
    assert {"played", "hurt", "drinks", "phase"} <= set(empty)


@pytest.mark.rules("RDI-RULING-01")
@pytest.mark.parametrize(("third", "opens"), [("deirdre", True), (None, False)])
def test_a_window_is_left_out_if_no_character_at_the_table_has_a_card_for_it(third: str | None, opens: bool):
    others = [third] if third else []
    match = laid("eve", "gerki", *others, hands={"eve": ["Whoa! Careful! That's real fire!"]}, phase="action")
    until(match, "eve", "action")
    say(match, "eve", "Whoa! Careful! That's real fire!")
    if third:
        say(match, "eve", "gerki")

    assert ("hurt" in windows(match, "gerki")) is opens
    assert match.state.stats(1).fortitude == 17


@pytest.mark.rules("RDI-RULING-10", "RDI-RULING-02")
def test_pass_and_wait_are_open_to_who_can_play_nothing():
    match = laid("gerki", "fiona", "zot")
    until(match, "gerki", "action")

    all_pass(match)

    assert window_of(match) == "phase"
    assert [legal(match, name) for name in ("gerki", "fiona", "zot")] == [["pass", "wait"]] * 3


@pytest.mark.rules("RDI-RULING-13", "RDI-TURN-01")
def test_a_window_that_waits_for_a_move_names_the_phase():
    match = laid("gerki", "fiona", "zot", hands={"gerki": [t.GAMBLING]}, piles={"gerki": ["Wine"]})
    found = []
    for _ in range(100):
        if match.state.active != 0:
            break
        ask = match.pending[0]
        if ask.about.get("window") in ("phase", "round_turn"):
            found.append((ask.about["phase"], ask.about["step"]))
        if ask.kind == "action":
            say(match, "gerki", t.GAMBLING)
        else:
            all_pass(match)

    assert found[:3] == [("discard", "discard_before"), ("discard", "discard_after"), ("action", "action_before")]
    assert found[3:5] == [("action", "round_turn"), ("action", "round_turn")]
    assert found[5:] == [
        ("action", "action_after"),
        ("order", "order_before"),
        ("order", "order_after"),
        ("drink", "drink_before"),
        ("drink", "drink_after"),
    ]


# The window


@pytest.mark.rules("RDI-RULING-02", "RDI-RULING-06")
def test_a_declaration_may_be_changed_until_all_have_spoken():
    match = laid("gerki", "fiona", "zot", hands={"gerki": [t.DUMP]}, piles={"gerki": ["Wine"]}, phase="drink")
    until(match, "gerki", "declare", "drinks")
    say(match, "gerki", "pass")
    say(match, "fiona", "pass")
    say(match, "gerki", t.DUMP)
    assert window_of(match) == "drinks"
    say(match, "zot", "pass")

    assert [(kind, public["seat"]) for kind, public in happened(match) if kind == "played"] == [("played", 0)]
    assert window_of(match) == "played"


@pytest.mark.rules("RDI-RULING-12")
def test_silence_is_a_pass():
    match = laid("gerki", "fiona", "zot", piles={"gerki": ["Wine"]}, phase="drink")
    until(match, "gerki", "declare", "drinks")
    for seat in range(3):
        ask = match.pending_for(seat)
        assert ask is not None
        match.expire(seat, ask.id)
        assert match.answered(seat) == "pass"
    close(match)

    assert stats_of(match, "gerki") == (20, 2, 10)


@pytest.mark.rules("RDI-RULING-12", "RDI-RULING-05")
def test_silence_is_a_pass_among_those_who_wait_too():
    match = laid("gerki", "fiona", "zot", hands={"gerki": [t.DUMP]}, piles={"gerki": ["Wine"]}, phase="drink")
    until(match, "gerki", "declare", "drinks")
    say(match, "gerki", "wait")
    for name in ("fiona", "zot"):
        say(match, name, "pass")

    assert [ask.seat for ask in match.pending] == [0]
    assert legal(match, "gerki") == ["pass", t.DUMP]
    ask = ask_of(match, "gerki")
    match.expire(ask.seat, ask.id)

    assert window_of(match) == "phase"
    assert stats_of(match, "gerki") == (20, 2, 10)


@pytest.mark.rules("RDI-RULING-12", "RDI-RULING-13")
def test_silence_passes_a_move_too():
    match = laid("gerki", "fiona", "zot", hands={"gerki": [t.GAMBLING]}, phase="action")
    ask = until(match, "gerki", "action")
    match.expire(ask.seat, ask.id)

    assert ("no_action", {"seat": 0}) in happened(match)


@pytest.mark.rules("RDI-RULING-13", "RDI-SOMETIMES-05")
def test_before_and_after_each_phase_there_is_a_window_and_the_move_comes_when_it_has_closed():
    match = laid("gerki", "fiona", "zot", piles={"gerki": ["Wine"]})
    steps = []
    while match.state.active == 0:
        steps.append(window_of(match) if ask_of_all(match) == "declare" else ask_of_all(match))
        all_pass(match)

    assert steps == [
        *("phase", "discard", "phase"),
        *("phase", "action", "phase"),
        *("phase", "order", "phase"),
        *("phase", "drinks", "phase"),
    ]


@pytest.mark.rules("RDI-RULING-14", "RDI-GAMBLE-17", "RDI-RULING-13")
def test_a_pass_in_a_window_is_no_pass_in_the_round():
    match = laid("gerki", "fiona", "zot", hands={"gerki": [t.GAMBLING], "fiona": [LEAVE]}, phase="action")
    act(match, "gerki", t.GAMBLING)
    until(match, "fiona", "declare", "ante")
    say(match, "fiona", LEAVE)
    until(match, "zot", "control")
    asked = []
    for name in ("gerki", "fiona", "zot"):
        ask = match.pending_for(seat_of(match, name))
        asked.append(None if ask is None or not ask.required else ask.kind)

    assert asked == [None, None, "control"]
    assert match.state.round is not None
    assert match.state.round.passed == ()
    say(match, "zot", "pass")
    assert match.state.round.over
    assert ("round_won", {"seat": 0, "pot": 2, "card": ""}) in happened(match)


# Carrying out


@pytest.mark.rules("RDI-RULING-17", "RDI-RULING-20")
def test_numbers_come_first_and_what_follows_when_the_card_is_done():
    match = laid("fleck", "fiona", "zot", hands={"fleck": [t.SONG]}, phase="action")
    act(match, "fleck", t.SONG)
    until(match, "fiona", "declare", "payment")
    assert [stats_of(match, name) for name in ("fleck", "fiona", "zot")] == [(20, 1, 10), (19, 1, 10), (19, 1, 10)]
    assert len(match.state.seats[0].discard) == 0

    until(match, "fiona", "declare", "hurt")

    assert stats_of(match, "fleck") == (20, 1, 9)
    assert len(match.state.seats[0].discard) == 1
    assert not [frame for frame in match.state.stack if not isinstance(frame, Moment)]


@pytest.mark.rules("RDI-DRINK-07", "RDI-RULING-16")
def test_an_event_is_answered_before_it_begins():
    match = laid(
        "gerki",
        "fiona",
        "zot",
        hands={"fiona": [t.QUICK_HEALER], "gerki": [LITTLE_GUY]},
        piles={"gerki": [FLOOR_EVENT]},
        drink_deck=["Light Ale with a Chaser", "Wine"],
        fortitude=[20, 15, 20],
        phase="drink",
    )
    until(match, "fiona", "declare", "event")
    happened(match)
    assert legal(match, "fiona") == ["pass", "wait", t.QUICK_HEALER]
    assert legal(match, "gerki") == ["pass", "wait"]  # a card on Drinks does not answer an Event
    say(match, "fiona", t.QUICK_HEALER)
    until(match, "fiona", "declare", "event")
    assert "revealed" not in [kind for kind, _ in happened(match)]

    until(match, "gerki", "declare", "drinks")
    assert [kind for kind, _ in happened(match)].count("revealed") == 2
    say(match, "gerki", LITTLE_GUY)
    until(match, "gerki", "declare", "phase")

    assert [party.alcohol for party in match.state.parties] == [0, 3, 3]


# Leaving the game


@pytest.mark.rules("RDI-RULING-26")
def test_who_gives_up_is_out_and_the_inn_gets_the_gold():
    match = laid("gerki", "fiona", "zot", phase="action")
    match.leave(1)
    for _ in range(3):
        all_pass(match)

    assert match.state.seats[1].out
    assert gold_of(match) == [10, 0, 10]
    assert match.state.inn == 10
    assert 1 not in [ask.seat for ask in match.pending]


@pytest.mark.rules("RDI-RULING-26")
def test_who_gives_up_is_not_out_before_the_card_on_the_table_is_finished():
    match = laid("zot", "fiona", "gerki", hands={"zot": [t.DOWN]}, phase="action")
    act(match, "zot", t.DOWN, "fiona")
    until(match, "fiona", "declare", "played")
    match.leave(1)

    assert not match.state.seats[1].out
    all_pass(match)
    all_pass(match)
    assert match.state.seats[1].out
    assert match.state.stats(1).fortitude == 19


CASES = Cards("zot", "gerki", "fiona").cases(f"""
hitting back cannot be declared before the loss has happened (RDI-RULING-17 RDI-RULING-11)
    [hands zot {t.NO_POOKY}] gerki acts {t.STUCK} at zot; zot may declare in played pass / wait;
        zot may declare in hurt pass / wait / {t.NO_POOKY}
Sometimes Cards Negate and Ignore (RDI-SOMETIMES-02 RDI-NEGATE-01 RDI-NEGATE-02)
    [hands fiona {t.NOT_SO}] zot acts {t.BRAWL}; gerki plays {t.HIDE} -> fortitude 20 20 19
    zot acts {t.BRAWL}; gerki plays {t.HIDE}; fiona plays {t.NOT_SO} -> fortitude 20 19 19
an Anytime Card out of nothing has its window and stays played (RDI-RULING-63 RDI-SOMETIMES-04)
    [phase action; active gerki; until gerki declare phase] fiona plays {t.TIP} at gerki;
        fiona may declare in played pass / wait -> gold 10 9 10; discards fiona {t.TIP}
an Anytime Card breaks into a choice which is then offered again (RDI-RULING-15 RDI-SOMETIMES-04)
    [gold 10 1 10; hands fiona {t.TIP}; until zot declare about_to_lose] zot acts {t.DOWN};
        zot may target gerki / fiona; fiona interrupt {t.TIP}; fiona target gerki; zot target (gold 10 0 10);
        zot may target gerki / fiona; zot target gerki -> fortitude 20 19 20
""")


@each(*CASES)
def test_windows(case):
    case.run()
