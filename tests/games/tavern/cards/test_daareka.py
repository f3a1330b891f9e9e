"""Cards that only Daareka has."""

import pytest

from tests.games.tavern.cards.harness import act, control, declare, holds, refuse, show, step

GAMBLING = "Gambling? I'm in!"
WINNING = "Winning Hand!"
RAISE = "I raise!"
NOT_SO = "I don't think so!"
STUCK = "How did this get stuck in your back?"
"""Gerki: a player loses 2 Fortitude."""
POISON = "Have you seen my poison? I left it in a mug right here..."
"""Gerki: a player loses 3 Fortitude."""
SHADOWS = "Hide in shadows"
"""Gerki: Ignores an Action or Sometimes Card."""
FIVE = "Five of a kind! Does this mean I win?"
"""Gerki cheats."""
BREAK = "I've been known to break a mind or two..."
EMPTY = "Let me empty that head for you"
VISION = "Psionic vision"
MINDBREAKER = "Now I'll show you why I'm called 'the Mindbreaker!'"
RECONSIDER = "I think you should reconsider"
FRIEND = "My friend will play this hand for me"
AT = ["daareka", "gerki", "eve"]

# ---- Discards at random ----


@pytest.mark.rules("RDI-MIND-02")
@pytest.mark.parametrize(("title", "loss", "left"), [(BREAK, 2, 2), (EMPTY, 1, 1)])
def test_a_broken_mind_loses_fortitude_and_cards(seen, title, loss, left):
    show(
        seen,
        f"daareka/{title}",
        at=AT,
        phase="action",
        hands={"daareka": [title], "gerki": [STUCK, POISON, FIVE]},
        play=act("daareka", title, "gerki", of=["gerki", "eve"]),
        until=step("daareka", "order"),
        expect={"fortitude": [20, 20 - loss, 20], "hand_sizes": [0, left, 0]},
    )


def test_a_small_hand_is_discarded_whole():
    holds(
        AT,
        [*act("daareka", EMPTY, "gerki"), step("daareka", "order")],
        {"discards": {"gerki": [STUCK]}, "fortitude": [20, 19, 20]},
        phase="action",
        hands={"daareka": [EMPTY], "gerki": [STUCK]},
    )


@pytest.mark.rules("RDI-CARD-21", "RDI-MIND-02")
def test_who_ignores_it_does_not_discard():
    holds(
        AT,
        [*act("daareka", BREAK, "gerki"), *declare("gerki", SHADOWS), step("daareka", "order")],
        {"fortitude": [20, 20, 20], "hands": {"gerki": [STUCK]}},
        phase="action",
        hands={"daareka": [BREAK], "gerki": [SHADOWS, STUCK]},
    )


@pytest.mark.rules("RDI-MIND-04")
def test_a_redirected_loss_leaves_the_discard_where_it_was():
    holds(
        ["daareka", "eve", "gerki"],
        [
            *act("daareka", BREAK, "eve"),
            *declare("eve", "I'm not Eve! She's over there!"),
            step("daareka", "order"),
        ],
        {"fortitude": [20, 20, 18], "hand_sizes": [0, 0, 1]},
        phase="action",
        hands={"daareka": [BREAK], "eve": ["I'm not Eve! She's over there!", "Sleight of hand..."], "gerki": [STUCK]},
    )


# ---- Hitting back ----


def test_the_mindbreaker_hits_back_and_clouds_the_mind(seen):
    show(
        seen,
        f"daareka/{MINDBREAKER}",
        at=AT,
        phase="action",
        active="gerki",
        hands={"daareka": [MINDBREAKER], "gerki": [STUCK]},
        before=act("gerki", STUCK, "daareka"),
        play=declare("daareka", MINDBREAKER, during="hurt"),
        until=step("gerki", "order"),
        expect={"fortitude": [18, 19, 20], "alcohol": [0, 1, 0]},
    )


@pytest.mark.parametrize(("victim", "during"), [("eve", "hurt"), ("daareka", "played")])
def test_the_mindbreaker_answers_only_a_loss_of_her_own(seen, victim, during):
    refuse(
        seen,
        f"daareka/{MINDBREAKER}",
        at=AT,
        phase="action",
        active="gerki",
        hands={"daareka": [MINDBREAKER], "gerki": [STUCK], "eve": []},
        before=act("gerki", STUCK, victim),
        during=during,
        on=[STUCK] if during == "played" else [],
    )


# ---- Cards divided ----

TOP = ["Ink spray", GAMBLING, "Ink spray", WINNING, RAISE]


def test_an_opponent_divides_cards_and_daareka_takes_a_pile(seen):
    show(
        seen,
        f"daareka/{VISION}",
        at=AT,
        phase="action",
        hands={"daareka": [VISION]},
        decks={"daareka": TOP},
        play=[
            *act("daareka", VISION, "eve", of=["gerki", "eve"]),
            step("eve", "divide", ["Ink spray", "Ink spray"]),
            step("daareka", "take_pile", 0),
        ],
        until=step("daareka", "order"),
        expect={
            "hands": {"daareka": ["Ink spray", "Ink spray"]},
            "discards": {"daareka": [VISION, RAISE, WINNING, GAMBLING]},
            "knows": {"gerki": ["Ink spray", "Ink spray"]},
        },
    )


@pytest.mark.rules("RDI-CARD-32")
def test_who_is_away_divides_the_cards_too_and_a_pile_may_be_empty():
    away = "I need some Private Pixie Time"

    holds(
        ["daareka", "kaylin", "eve"],
        [
            *act("daareka", VISION, "kaylin"),
            step("kaylin", "divide", []),
            step("daareka", "take_pile", 1),
            step("daareka", "order"),
        ],
        {"hands": {"daareka": TOP}, "discards": {"daareka": [VISION]}},
        phase="action",
        hands={"daareka": [VISION]},
        decks={"daareka": TOP},
        lasting={"kaylin": [away]},
    )


# ---- Actions Negated ----


@pytest.mark.rules("RDI-NEGATE-01")
def test_a_negated_action_is_replaced_by_another(seen):
    show(
        seen,
        f"daareka/{RECONSIDER}",
        at=AT,
        phase="action",
        active="gerki",
        hands={"daareka": [RECONSIDER], "gerki": [STUCK]},
        decks={"gerki": [POISON]},
        before=act("gerki", STUCK, "eve"),
        play=declare("daareka", RECONSIDER, during="played"),
        until=step("gerki", "action"),
        expect={"fortitude": [20, 20, 20], "hands": {"gerki": [POISON]}, "phase": "action"},
    )


@pytest.mark.rules("RDI-CARD-20")
def test_in_the_own_round_the_other_action_comes_after_it():
    holds(
        AT,
        [
            *act("gerki", GAMBLING),
            step("eve", "control", GAMBLING),
            step("gerki", "control", GAMBLING),
            *declare("daareka", RECONSIDER, during="played"),
            step("gerki", "action", legal=["none", STUCK], gold=[9, 9, 12], hand_sizes=[0, 1, 0]),
        ],
        {},
        phase="action",
        active="gerki",
        hands={"daareka": [RECONSIDER], "gerki": [GAMBLING, GAMBLING], "eve": [GAMBLING]},
        decks={"gerki": [STUCK]},
    )


@pytest.mark.rules("RDI-CARD-20", "RDI-RULING-36")
def test_in_the_round_of_another_it_is_a_pass_and_a_card():
    holds(
        AT,
        [
            *act("gerki", GAMBLING),
            step("eve", "control", GAMBLING),
            *declare("daareka", RECONSIDER, during="played"),
            step("gerki", "order", hand_sizes=[0, 0, 1], gold=[9, 12, 9]),
        ],
        {},
        phase="action",
        active="gerki",
        hands={"daareka": [RECONSIDER], "gerki": [GAMBLING], "eve": [GAMBLING]},
    )


def test_no_own_action_and_no_sometimes_card_is_reconsidered(seen):
    refuse(
        seen,
        f"daareka/{RECONSIDER}",
        at=AT,
        phase="action",
        hands={"daareka": [RECONSIDER, BREAK]},
        before=act("daareka", BREAK, "gerki"),
        during="played",
        on=[BREAK],
    )
    refuse(
        seen,
        f"daareka/{RECONSIDER}",
        at=AT,
        phase="action",
        active="gerki",
        hands={"daareka": [RECONSIDER], "gerki": [STUCK], "eve": ["I attempt to disbelieve."]},
        before=[
            *act("gerki", STUCK, "eve"),
            *declare("eve", "I attempt to disbelieve."),
            step("daareka", "declare", "pass"),
        ],
        during="played",
        on=[STUCK, "I attempt to disbelieve."],
    )


# ---- A move out of another's hand ----


def test_daareka_plays_a_hand_that_is_not_hers(seen):
    show(
        seen,
        f"daareka/{FRIEND}",
        sometimes=True,
        at=AT,
        phase="action",
        active="eve",
        hands={"daareka": [FRIEND], "gerki": [FIVE, STUCK], "eve": [GAMBLING]},
        before=act("eve", GAMBLING),
        play=[
            *control("daareka", FRIEND, "gerki", of=["gerki", "eve"]),
            step("daareka", "take_card", legal=["none", FIVE], knows={"daareka": [FIVE, STUCK]}),
            step("daareka", "take_card", FIVE),
        ],
        until=step("eve", "order"),
        expect={"gold": [12, 9, 9], "discards": {"gerki": [FIVE], "daareka": [FRIEND]}, "hand_sizes": [0, 1, 0]},
    )


def test_after_a_winning_hand_only_a_cheating_card_of_that_hand_will_do():
    holds(
        AT,
        [
            *act("eve", GAMBLING),
            *control("daareka", FRIEND, "gerki"),
            step("daareka", "take_card", WINNING),
            step("gerki", "control", "pass"),
            step("eve", "order"),
        ],
        {"gold": [12, 9, 9]},
        phase="action",
        active="eve",
        hands={"daareka": [FRIEND], "gerki": [WINNING, GAMBLING], "eve": [GAMBLING]},
    )
    holds(
        ["daareka", "eve", "gerki"],
        [
            *act("gerki", GAMBLING),
            step("daareka", "control", "pass"),
            step("eve", "control", WINNING),
            step("gerki", "control", "pass"),
            *control("daareka", FRIEND, "gerki"),
            step("daareka", "take_card", legal=["none", FIVE]),
        ],
        {},
        phase="action",
        active="gerki",
        hands={"daareka": [FRIEND], "gerki": [GAMBLING, GAMBLING, FIVE], "eve": [WINNING]},
    )


@pytest.mark.rules("RDI-CARD-25")
@pytest.mark.parametrize("negated", [True, False])
def test_without_a_card_of_the_other_hand_daareka_has_passed(negated):
    steps = [*control("daareka", FRIEND, "gerki")]
    if negated:
        steps += declare("eve", NOT_SO, during="played")
    else:
        steps.append(step("daareka", "take_card", "none"))

    holds(
        AT,
        [*act("eve", GAMBLING), *steps, step("gerki", "control", "pass"), step("eve", "order")],
        {"gold": [9, 9, 12], "hands": {"gerki": [FIVE], "daareka": [GAMBLING]}},
        phase="action",
        active="eve",
        hands={"daareka": [FRIEND, GAMBLING], "gerki": [FIVE], "eve": [GAMBLING, NOT_SO]},
    )


def test_the_other_hand_is_played_only_as_a_move(seen):
    refuse(
        seen,
        f"daareka/{FRIEND}",
        at=AT,
        phase="action",
        active="gerki",
        hands={"daareka": [FRIEND], "gerki": [GAMBLING]},
        before=act("gerki", GAMBLING),
        during="played",
        on=[GAMBLING],
    )
