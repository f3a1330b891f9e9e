"""Torglesnarf's Minions: acting, being hit, Wages (RDI-MINION-*, RDI-VRULING-75 to -83)."""

from typing import Any

import pytest

from tests.games.tavern.characters.harness import act, declare, holds, step
from tests.games.tavern.tables import laid

T = "torglesnarf"
GRUNT = "Grunt the Brawler"
BRIX = "Brix the Enforcer"
MUDGE = "Mudge the Tax Collector"
NIBS = "Nibs the Taster"
LUG = "Lug the Door"
FIZZ = "Fizz the Barback"
STUCK = "How did this get stuck in your back?"
"""Gerki: a player loses 2 Fortitude."""
STARTLED = "Pbthbthbth! Old Gods, you startled me!"
"""Daareka: every other player loses 1 Fortitude."""
MINDBREAKER = "Now I'll show you why I'm called 'the Mindbreaker!'"
"""Daareka hits back for 1 Fortitude and 1 Alcohol Content."""
BREAK_A_MIND = "I've been known to break a mind or two..."
"""Daareka: a player loses 2 Fortitude and discards a card at random."""
RECONSIDER = "I think you should reconsider"
"""Daareka Negates an Action Card, whose player may play another."""
INK_SPRAY = "Ink spray"
"""Daareka Ignores what would change Fortitude or Alcohol Content."""
INSTEAD = "I'm not Eve! She's over there!"
GAMBLE = "Gambling? I'm in!"
AT = [T, "daareka", "gerki"]
ACTION: dict[str, Any] = {"phase": "action"}
HIT: dict[str, Any] = {"phase": "action", "active": "gerki"}
DONE = step("gerki", "order")
ORDER = step(T, "order")


# ---- Set-up and acting ----


@pytest.mark.rules("RDI-MINION-01", "RDI-SETUP-07")
def test_he_starts_with_two_gold_more():
    assert [stats.gold for stats in laid(T, "gerki", "eve").state.parties] == [12, 10, 10]


@pytest.mark.rules("RDI-MINION-01", "RDI-TEAMCHAR-21")
def test_his_team_has_his_two_gold():
    parties = laid("gerki", T, "eve", "fiona", variant="two_headed_dragon").state.parties

    assert parties[0].gold == parties[1].gold + 2


@pytest.mark.rules("RDI-MINION-03", "RDI-MINION-04", "RDI-MINION-05")
def test_a_minion_acts_on_the_turn_it_comes_after_the_action_and_once_and_costs_nothing():
    holds(
        AT,
        [
            *act(T, GRUNT),
            step(T, "action", legal=["none", GRUNT]),
            *act(T, GRUNT, "gerki"),
            ORDER,
        ],
        {"fortitude": [20, 20, 18], "gold": [10, 10, 10], "minions": {T: [GRUNT]}},
        hands={T: [GRUNT, "Bow to my boot! No, the other boot!"]},
        **ACTION,
    )


@pytest.mark.rules("RDI-MINION-04", "RDI-VRULING-80")
def test_minions_act_in_any_order_and_use_up_no_action():
    boot = "Bow to my boot! No, the other boot!"
    holds(
        AT,
        [
            step(T, "action", legal=["none", boot, GRUNT, MUDGE]),
            *act(T, MUDGE, "daareka"),
            *act(T, boot, "daareka"),
            *act(T, GRUNT, "daareka"),
            ORDER,
        ],
        {"fortitude": [20, 16, 20], "gold": [11, 9, 10]},
        hands={T: [boot]},
        minions={T: [GRUNT, MUDGE]},
        **ACTION,
    )


@pytest.mark.rules("RDI-MINION-04")
def test_minions_act_after_a_round_too():
    holds(
        AT,
        [
            *act(T, GAMBLE),
            step("daareka", "control", "pass"),
            step("gerki", "control", "pass"),
            *act(T, GRUNT, "gerki"),
            ORDER,
        ],
        {"fortitude": [20, 20, 18], "gold": [12, 9, 9]},
        hands={T: [GAMBLE]},
        minions={T: [GRUNT]},
        **ACTION,
    )


@pytest.mark.rules("RDI-MINION-12")
def test_all_his_minions_may_be_in_play():
    holds(AT, [ORDER], {}, minions={T: [GRUNT, BRIX, MUDGE, NIBS, LUG, FIZZ]}, hands={T: []}, **ACTION)


@pytest.mark.rules("RDI-MINION-15")
def test_a_negated_minion_does_not_come_into_play():
    holds(
        AT,
        [*act(T, GRUNT), *declare("daareka", RECONSIDER, during="played"), step(T, "action", "none"), ORDER],
        {"minions": {T: []}, "discards": {T: [GRUNT]}},
        hands={T: [GRUNT], "daareka": [RECONSIDER]},
        **ACTION,
    )


@pytest.mark.rules("RDI-MINION-16", "RDI-MINION-17", "RDI-VRULING-80")
def test_an_activation_is_ignored_like_an_action_but_not_negated():
    holds(
        AT,
        [
            *act(T, GRUNT, "daareka"),
            step("daareka", "declare", RECONSIDER, during="played", refused="not_legal"),
            *declare("daareka", INK_SPRAY, during="played"),
            ORDER,
        ],
        {"fortitude": [20, 20, 20]},
        hands={T: [], "daareka": [RECONSIDER, INK_SPRAY]},
        minions={T: [GRUNT]},
        **ACTION,
    )


@pytest.mark.rules("RDI-VRULING-16", "RDI-TEAMCHAR-22")
def test_in_a_team_only_he_activates_his_minions_also_after_his_teammates_action():
    holds(
        [T, "gerki", "eve", "fiona"],
        [
            *act("gerki", STUCK, "eve"),
            step(T, "action", legal=["none", GRUNT]),
            *act(T, GRUNT, "fiona"),
            step(T, "orders"),
        ],
        {"fortitude": [20, 20, 16, 16]},
        variant="two_headed_dragon",
        hands={"gerki": [STUCK], T: []},
        minions={T: [GRUNT]},
        **ACTION,
    )


# ---- Being hit ----


@pytest.mark.rules("RDI-MINION-06", "RDI-MINION-07", "RDI-VRULING-83")
@pytest.mark.parametrize(
    ("choice", "expect"),
    [
        ("pay", {"gold": [8, 10, 10], "inn": 2, "minions": {T: [GRUNT]}}),
        ("discard", {"gold": [10, 10, 10], "minions": {T: []}, "discards": {T: [GRUNT]}}),
    ],
)
def test_a_minion_is_picked_instead_and_paid_or_discarded(choice, expect):
    holds(
        AT,
        [
            *act("gerki", STUCK, GRUNT, of=[T, "daareka", GRUNT]),
            step(T, "wages", legal=["pay", "discard"]),
            step(T, "wages", choice),
            DONE,
        ],
        {"fortitude": [20, 20, 20], **expect},
        hands={"gerki": [STUCK]},
        minions={T: [GRUNT]},
        **HIT,
    )


@pytest.mark.rules("RDI-MINION-10", "RDI-VRULING-76", "RDI-VRULING-77")
def test_a_card_against_all_hits_each_minion_whatever_he_himself_ignores():
    holds(
        AT,
        [
            *act("daareka", STARTLED),
            *declare(T, "Quick! Run away!", during="played"),
            step(T, "wages", "pay"),
            step(T, "wages", "discard"),
            step("daareka", "order"),
        ],
        {"fortitude": [20, 20, 19], "minions": {T: [GRUNT]}, "discards": {T: [BRIX, "Quick! Run away!"]}},
        phase="action",
        active="daareka",
        hands={"daareka": [STARTLED], T: ["Quick! Run away!"]},
        minions={T: [GRUNT, BRIX]},
    )


@pytest.mark.rules("RDI-VRULING-75")
def test_he_may_not_defend_a_minion_but_somebody_may_negate_the_card():
    holds(
        AT,
        [
            *act("gerki", STUCK, GRUNT),
            step(T, "declare", "Quick! Run away!", during="played", refused="not_legal"),
            step(T, "declare", "Not the face! Someone else's face!", during="played", refused="not_legal"),
            *declare("daareka", RECONSIDER, during="played"),
            step("gerki", "action", "none"),
            DONE,
        ],
        {"minions": {T: [GRUNT]}, "gold": [10, 10, 10]},
        hands={
            "gerki": [STUCK],
            T: ["Quick! Run away!", "Not the face! Someone else's face!"],
            "daareka": [RECONSIDER],
        },
        minions={T: [GRUNT]},
        **HIT,
    )


@pytest.mark.rules("RDI-VRULING-77")
def test_who_cannot_pay_in_full_discards():
    holds(
        AT,
        [*act("gerki", STUCK, MUDGE), DONE],
        {"minions": {T: []}, "gold": [2, 10, 10]},
        hands={"gerki": [STUCK]},
        gold=[2, 10, 10],
        minions={T: [MUDGE]},
        **HIT,
    )


@pytest.mark.rules("RDI-VRULING-78")
def test_wages_may_take_his_last_gold():
    holds(
        AT,
        [*act("gerki", STUCK, GRUNT), step(T, "wages", "pay"), step("daareka", "discard")],
        {"out": [T], "inn": 2},
        hands={"gerki": [STUCK]},
        gold=[2, 10, 10],
        minions={T: [GRUNT]},
        **HIT,
    )


@pytest.mark.rules("RDI-MINION-08", "RDI-MINION-09", "RDI-VRULING-79")
def test_what_pays_from_the_inn_lowers_wages_by_one_and_nothing_else_avoids_them():
    coin, swipe = "Illusionary Coin", "Swipe the tip!"
    holds(
        [T, "eve", "daareka", "fiona"],
        [
            *act("daareka", BREAK_A_MIND, GRUNT),
            step("eve", "declare", coin, during="wages", refused="not_legal"),
            step(T, "wages", "pay"),
            step("daareka", "orders"),
        ],
        {"gold": [8, 8, 10, 10]},
        variant="two_headed_dragon",
        phase="action",
        active="daareka",
        gold=[10, 10],
        hands={"daareka": [BREAK_A_MIND], "eve": [coin], T: ["I raise!"]},
        minions={T: [GRUNT]},
    )
    holds(
        [T, "gerki", "daareka", "fiona"],
        [
            *act("daareka", BREAK_A_MIND, GRUNT),
            *declare("gerki", swipe, during="wages"),
            step(T, "wages", "pay"),
            step("daareka", "orders"),
        ],
        {"gold": [9, 9, 10, 10]},
        variant="two_headed_dragon",
        phase="action",
        active="daareka",
        gold=[10, 10],
        hands={"daareka": [BREAK_A_MIND], "gerki": [swipe], T: ["I raise!"]},
        minions={T: [GRUNT]},
    )


@pytest.mark.rules("RDI-VRULING-79")
def test_wages_of_one_are_lowered_to_nothing():
    swipe = "Swipe the tip!"
    holds(
        [T, "gerki", "daareka", "fiona"],
        [
            *act("daareka", BREAK_A_MIND, NIBS),
            *declare("gerki", swipe, during="wages"),
            step(T, "wages", "pay"),
            step("daareka", "orders"),
        ],
        {"gold": [10, 10, 10, 10], "minions": {T: [NIBS]}},
        variant="two_headed_dragon",
        phase="action",
        active="daareka",
        gold=[10, 10],
        hands={"daareka": [BREAK_A_MIND], "gerki": [swipe], T: ["I raise!"]},
        minions={T: [NIBS]},
    )


@pytest.mark.rules("RDI-VRULING-81")
def test_a_teammate_does_not_hit_minions():
    holds(
        [T, "daareka", "gerki", "fiona"],
        [*act("daareka", STARTLED), step("daareka", "orders")],
        {"minions": {T: [GRUNT]}, "gold": [10, 10, 10, 10]},
        variant="two_headed_dragon",
        phase="action",
        active="daareka",
        gold=[10, 10],
        hands={"daareka": [STARTLED]},
        minions={T: [GRUNT]},
    )


@pytest.mark.rules("RDI-MINION-13", "RDI-MINION-14")
def test_a_minion_loses_nothing_but_its_place():
    holds(
        AT,
        [*act("daareka", BREAK_A_MIND, GRUNT), step(T, "wages", "pay"), step("daareka", "order")],
        {"hand_sizes": [2, 0, 0], "gold": [8, 10, 10]},
        phase="action",
        active="daareka",
        hands={"daareka": [BREAK_A_MIND], T: ["I raise!", "Winning Hand!"]},
        minions={T: [GRUNT]},
    )


@pytest.mark.rules("RDI-MINION-14")
def test_no_minion_pays_drinks_or_is_looked_at():
    minions = {T: [GRUNT]}
    pay = "Well... I don't see your name on it!"
    holds(
        AT,
        [*declare("gerki", pay, during="phase"), step("gerki", "target", legal=[T, "daareka", "gerki"])],
        {},
        **HIT,
        hands={"gerki": [pay]},
        minions=minions,
    )


@pytest.mark.rules("RDI-MINION-11", "RDI-MINION-13")
def test_a_hit_back_may_meet_the_minion_or_its_owner():
    for target, expect in (
        (GRUNT, {"fortitude": [20, 18, 20], "alcohol": [0, 0, 0], "gold": [8, 10, 10]}),
        (T, {"fortitude": [19, 18, 20], "alcohol": [1, 0, 0], "gold": [10, 10, 10]}),
    ):
        holds(
            AT,
            [
                *act(T, GRUNT, "daareka"),
                *declare("daareka", MINDBREAKER, target, during="hurt", of=[T, GRUNT]),
                *([step(T, "wages", "pay")] if target == GRUNT else []),
                ORDER,
            ],
            expect,
            hands={T: [], "daareka": [MINDBREAKER]},
            minions={T: [GRUNT]},
            **ACTION,
        )


@pytest.mark.rules("RDI-MINION-11")
def test_stop_hitting_yourself_may_meet_the_minion():
    holds(
        [T, "bryn", "gerki"],
        [
            *act(T, GRUNT, "bryn"),
            *declare("bryn", "Stop hitting yourself!", GRUNT, during="played", of=[T, GRUNT]),
            step(T, "wages", "discard"),
            ORDER,
        ],
        {"fortitude": [20, 20, 20], "minions": {T: []}},
        hands={T: [], "bryn": ["Stop hitting yourself!"]},
        minions={T: [GRUNT]},
        **ACTION,
    )


@pytest.mark.rules("RDI-MINION-06")
def test_a_redirection_may_go_to_a_minion():
    holds(
        [T, "eve", "gerki"],
        [
            *act("gerki", STUCK, "eve"),
            *declare("eve", INSTEAD, LUG, during="played", of=[T, LUG]),
            step(T, "wages", "discard"),
            DONE,
        ],
        {"fortitude": [20, 20, 20], "minions": {T: []}},
        hands={"gerki": [STUCK], "eve": [INSTEAD]},
        minions={T: [LUG]},
        **HIT,
    )


@pytest.mark.rules("RDI-MINION-26")
def test_with_two_players_a_redirection_only_ignores_minions_or_not():
    holds(
        [T, "eve"],
        [*act(T, GRUNT), *declare("eve", INSTEAD, during="played"), step("eve", "discard")],
        {"fortitude": [20, 20], "minions": {T: [GRUNT, LUG]}},
        hands={T: [], "eve": [INSTEAD]},
        minions={T: [GRUNT, LUG]},
        piles={T: ["Dark Ale"]},
        **ACTION,
    )


@pytest.mark.rules("RDI-MINION-19", "RDI-SEA-09")
def test_minions_ignore_events():
    holds(
        [T, "gerki", "eve"],
        [step("gerki", "discard")],
        {"fortitude": [17, 17, 17], "minions": {T: [GRUNT]}, "gold": [10, 10, 10]},
        phase="drink",
        events=["sea"],
        event_decks=[["Kraken Attack"]],
        counters=[1],
        piles={T: []},
        hands={T: []},
        minions={T: [GRUNT]},
    )


# ---- With other characters ----


@pytest.mark.rules("RDI-MINION-20")
def test_playful_wulfric_bites_him_and_not_the_minion():
    holds(
        [T, "kaylin", "gerki"],
        [*act(T, GRUNT, "kaylin"), ORDER],
        {"fortitude": [19, 17, 20], "minions": {T: [GRUNT]}, "gold": [10, 10, 10]},
        side_discards={"kaylin": ["Playful"]},
        hands={T: []},
        minions={T: [GRUNT]},
        **ACTION,
    )


WARNING = "Take this as a warning! Next time it'll be the brig"


@pytest.mark.rules("RDI-MINION-21", "RDI-MARK-07")
def test_a_mark_on_a_minion_goes_to_him():
    holds(
        [T, "remy", "gerki"],
        [*act("remy", WARNING, GRUNT), step(T, "wages", "pay"), step("remy", "order")],
        {"marked": [T], "minions": {T: [GRUNT]}},
        phase="action",
        active="remy",
        hands={"remy": [WARNING]},
        minions={T: [GRUNT]},
    )


@pytest.mark.rules("RDI-MINION-22")
def test_what_hits_the_marked_hits_no_minion():
    holds(
        [T, "remy", "gerki"],
        [
            *act("gerki", STUCK, "remy"),
            *declare("remy", "Deflect", during="played"),
            DONE,
        ],
        {"fortitude": [18, 20, 20], "minions": {T: [GRUNT]}},
        hands={"gerki": [STUCK], "remy": ["Deflect"]},
        minions={T: [GRUNT]},
        marked=[T],
        **HIT,
    )
    tomfoolery = "I have no time for your tomfoolery!"
    holds(
        [T, "remy", "gerki"],
        [*act(T, GRUNT, "remy"), *declare("remy", tomfoolery, during="played"), ORDER],
        {"fortitude": [19, 20, 20], "minions": {T: [GRUNT]}},
        hands={T: [], "remy": [tomfoolery]},
        minions={T: [GRUNT]},
        marked=[T],
        **ACTION,
    )


@pytest.mark.rules("RDI-MINION-23")
def test_for_what_a_minion_does_he_is_marked():
    holds(
        [T, "remy", "gerki"],
        [*act(T, GRUNT, "gerki"), *declare("remy", "Infighting? Not on my watch!", during="hurt"), ORDER],
        {"marked": [T]},
        hands={T: [], "remy": ["Infighting? Not on my watch!"]},
        minions={T: [GRUNT]},
        **ACTION,
    )


@pytest.mark.rules("RDI-MINION-27")
def test_a_potion_strengthens_one_activation():
    holds(
        [T, "phrenk", "gerki"],
        [*act(T, GRUNT, "gerki"), *declare(T, "Strength Potion", during="played"), ORDER],
        {"fortitude": [20, 20, 16]},
        hands={T: []},
        minions={T: [GRUNT]},
        potions={T: ["Strength Potion"], "phrenk": []},
        **ACTION,
    )


@pytest.mark.rules("RDI-VRULING-82")
def test_each_minion_is_one_of_several_different_targets():
    device = "Hey! Let's test out my new drink creation device!"
    holds(
        [T, "wizgille", "gerki"],
        [
            *declare("wizgille", device, during="phase"),
            step("wizgille", "target", legal=[T, "gerki", GRUNT, BRIX]),
            step("wizgille", "target", GRUNT),
            step("wizgille", "target", legal=[T, "gerki", BRIX]),
            step("wizgille", "target", BRIX),
            step(T, "wages", "pay"),
            step(T, "wages", "discard"),
            step("wizgille", "order"),
        ],
        {"minions": {T: [GRUNT]}, "fortitude": [20, 20, 20]},
        phase="order",
        active="wizgille",
        hands={"wizgille": [device]},
        side_decks={"wizgille": ["Too much steam!"]},
        minions={T: [GRUNT, BRIX]},
    )


ROT = "Yup, that growth on your arm is definitely Mummy Rot"
ACHOO = "Ah-choo!"


@pytest.mark.rules("RDI-MINION-18")
@pytest.mark.parametrize(("title", "target", "scarabs"), [(ROT, GRUNT, [1, 0, 0]), (ACHOO, None, [2, 0, 1])])
def test_the_scarab_of_a_minion_is_his(title, target, scarabs):
    holds(
        [T, "amundyr", "gerki"],
        [*act("amundyr", title, target), step(T, "wages", "pay"), step("amundyr", "order")],
        {"scarabs": scarabs, "minions": {T: [GRUNT]}},
        phase="action",
        active="amundyr",
        hands={"amundyr": [title]},
        minions={T: [GRUNT]},
    )


@pytest.mark.rules("RDI-MINION-28")
def test_a_minion_has_no_hand_to_look_into():
    palm = "Let me read your palm with this compass."
    holds(
        [T, "tara", "gerki"],
        [*act("tara", palm, GRUNT), step(T, "wages", "discard"), step("tara", "order")],
        {"knows": {"tara": []}, "fortitude": [20, 20, 20]},
        phase="action",
        active="tara",
        hands={T: [BRIX], "tara": [palm]},
        minions={T: [GRUNT]},
    )


@pytest.mark.rules("RDI-MINION-30")
def test_while_he_is_of_stone_his_minions_are_hit():
    holds(
        AT,
        [*act("gerki", STUCK, GRUNT), step(T, "wages", "discard"), DONE],
        {"minions": {T: []}, "stone": [T]},
        hands={"gerki": [STUCK]},
        minions={T: [GRUNT]},
        stone=[T],
        **HIT,
    )


# ---- Cards ----


@pytest.mark.rules("RDI-CARD-41")
def test_a_deck_that_runs_out_twice_has_no_minion_but_he_has_paid():
    hire = "What am I paying you all for? Get in here!"
    holds(
        [T, "gerki", "eve"],
        [*act(T, hire), ORDER],
        {"gold": [9, 10, 10], "minions": {T: [GRUNT, BRIX, MUDGE, NIBS, LUG, FIZZ]}},
        hands={T: [hire]},
        minions={T: [GRUNT, BRIX, MUDGE, NIBS, LUG, FIZZ]},
        **ACTION,
    )


@pytest.mark.rules("RDI-CARD-06", "RDI-VRULING-51")
def test_two_elixirs_pay_one_gold_and_none_for_teammates():
    boss = {"variant": "boss_battle", "gold": [10, 10]}
    swipe = "Well... I don't see your name on it!"
    for kept in (["Discount Elixir of Haggling"], ["Discount Elixir of Haggling"] * 2):
        holds(
            [T, "gerki", "eve"],
            [*declare("gerki", swipe, T, during="phase"), step("gerki", "declare", during="phase")],
            {"gold": [10, 11, 11], "inn": -1},
            hands={"gerki": [swipe]},
            kept={T: kept},
            phase="action",
            active="gerki",
            **boss,
        )


@pytest.mark.rules("RDI-RULING-39")
def test_what_he_pays_for_a_drink_is_halved_with_it():
    chug = "I bet you can't chug this whole thing!"
    share = "I do so hate to drink alone..."
    holds(
        [T, "fleck", "eve", "gerki"],
        [
            *declare(T, chug, "fleck", during="drinks"),
            *declare("fleck", share, "gerki", during="drinks"),
            step("fleck", "discard"),
        ],
        {"alcohol": [0, 2, 0, 2], "gold": [8, 11, 10, 11]},
        phase="drink",
        gold=[10, 10, 10, 10],
        hands={T: [chug], "fleck": [share]},
        piles={T: ["Dragon Breath Ale"]},
    )
