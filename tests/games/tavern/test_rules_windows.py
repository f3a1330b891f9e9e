"""The response window and what may be answered: what needs more than one look at a table to show."""

import pytest

from tests.games.tavern import titles as t
from tests.games.tavern.characters.case import Cards, each
from tests.games.tavern.tables import Tavern, act, all_pass, happened, laid, say, seat_of, until, window_of

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
pass and wait are open to who can play nothing (RDI-RULING-10 RDI-RULING-02)
    zot action none; zot may declare in phase pass / wait; gerki may declare in phase pass / wait;
        fiona may declare in phase pass / wait
silence is a pass, in a window and for a move (RDI-RULING-12 RDI-RULING-13)
    [piles zot Wine] zot declare in drinks; zot misses declare; gerki misses declare; fiona misses declare;
        zot declare in phase (alcohol 2 0 0)
    [hands zot {t.GAMBLING}] zot misses action -> gold 10 10 10; hands zot {t.GAMBLING}
silence is a pass among those who wait, too (RDI-RULING-12 RDI-RULING-05)
    [table gerki fiona zot; piles gerki Wine; hands gerki {t.DUMP}; until gerki declare phase] gerki waits in drinks;
        fiona passes in drinks; zot passes in drinks;
        gerki may declare in drinks pass / {t.DUMP} (pending gerki declare); gerki misses declare (window phase)
        -> alcohol 2 0 0; hands gerki {t.DUMP}
a pass in a window is no pass in the Round (RDI-RULING-14 RDI-GAMBLE-17 RDI-RULING-13)
    [table gerki fiona zot] gerki acts {t.GAMBLING}; fiona plays {LEAVE} in ante; zot control (pending zot control;
        in_round gerki zot); zot control pass -> gold 11 10 9; inn 0
numbers come first, and what follows when the card is done (RDI-RULING-17 RDI-RULING-20)
    [table fleck fiona zot] fleck acts {t.SONG}; fiona declare in payment (fortitude 20 19 19; alcohol 1 1 1;
        gold 10 10 10; discards fleck nothing); fiona declare in hurt (gold 9 10 10; discards fleck {t.SONG};
        stack nothing)
an Event is answered before it begins, and a card on Drinks does not answer it (RDI-DRINK-07 RDI-RULING-16)
    [table gerki fiona zot; piles gerki {FLOOR_EVENT}; drink_deck Light Ale with a Chaser + Wine; fortitude 20 15 20]
        fiona may declare in event pass / wait / {t.QUICK_HEALER}; gerki may declare in event pass / wait;
        fiona plays {t.QUICK_HEALER} in event; fiona declare in event (fortitude 20 17 20; drink_deck 29);
        gerki plays {LITTLE_GUY} in drinks -> alcohol 0 3 3; drink_deck 27
""")


@each(*CASES)
def test_windows(case):
    case.run()
