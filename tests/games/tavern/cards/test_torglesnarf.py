"""Torglesnarf's cards: Minions that stay in play, and what he pays for."""

from typing import Any

import pytest

from tests.games.tavern.cards.harness import act, declare, holds, refuse, show, step, works

T = "torglesnarf"
AT = [T, "gerki", "eve"]
GRUNT = "Grunt the Brawler"
BRIX = "Brix the Enforcer"
MUDGE = "Mudge the Tax Collector"
NIBS = "Nibs the Taster"
LUG = "Lug the Door"
FIZZ = "Fizz the Barback"
ORDER = step(T, "order")
RICH = [12, 10, 10]
STUCK = "How did this get stuck in your back?"
"""Gerki: a player loses 2 Fortitude."""

# ---- Minions ----


@pytest.mark.parametrize("title", [GRUNT, BRIX, MUDGE, NIBS, LUG, FIZZ])
@pytest.mark.rules("RDI-MINION-02")
def test_a_minion_is_played_as_the_action_and_stays(seen, title):
    show(
        seen,
        f"{T}/{title}",
        at=AT,
        phase="action",
        hands={T: [title]},
        play=act(T, title),
        until=ORDER,
        expect={"minions": {T: [title]}, "discards": {T: []}},
    )


def test_grunt_hits_another_player(seen):
    show(
        seen,
        f"{T}/{GRUNT}",
        at=AT,
        text=1,
        phase="action",
        hands={T: []},
        minions={T: [GRUNT]},
        play=act(T, GRUNT, "eve", of=["gerki", "eve"]),
        until=ORDER,
        expect={"fortitude": [20, 20, 18], "minions": {T: [GRUNT]}},
    )


@pytest.mark.parametrize(
    ("choice", "expect"),
    [
        ("pay", {"gold": [13, 9, 10], "fortitude": [20] * 3}),
        ("lose", {"fortitude": [20, 18, 20], "gold": [12, 10, 10]}),
    ],
)
def test_brix_takes_gold_or_fortitude(seen, choice, expect):
    show(
        seen,
        f"{T}/{BRIX}",
        at=AT,
        text=1,
        phase="action",
        gold=RICH,
        hands={T: []},
        minions={T: [BRIX]},
        play=[*act(T, BRIX, "gerki"), step("gerki", "pay_or_lose", choice)],
        until=ORDER,
        expect=expect,
    )


def test_mudge_takes_a_coin(seen):
    show(
        seen,
        f"{T}/{MUDGE}",
        at=AT,
        text=1,
        phase="action",
        gold=RICH,
        hands={T: []},
        minions={T: [MUDGE]},
        play=act(T, MUDGE, "eve"),
        until=ORDER,
        expect={"gold": [13, 10, 9]},
    )


def test_fizz_orders_a_drink(seen):
    show(
        seen,
        f"{T}/{FIZZ}",
        at=AT,
        text=1,
        phase="action",
        hands={T: []},
        piles={},
        minions={T: [FIZZ]},
        play=[*act(T, FIZZ), step(T, "order", "eve")],
        until=step(T, "action"),
        expect={"pile_sizes": [0, 0, 1]},
    )


def test_nibs_drinks_a_part(seen):
    works(
        seen,
        NIBS,
        at=AT,
        phase="drink",
        piles={T: ["Dark Ale"]},
        hands={T: []},
        steps=[step("gerki", "discard")],
        expect={"alcohol": [0, 0, 0]},
    )


def test_lug_takes_a_part_of_a_hit(seen):
    works(
        seen,
        LUG,
        at=AT,
        phase="action",
        active="gerki",
        hands={"gerki": [STUCK]},
        steps=[*act("gerki", STUCK, T), step("gerki", "order")],
        expect={"fortitude": [19, 20, 20]},
    )


# ---- Actions ----

HIRE = "What am I paying you all for? Get in here!"
VIOLENCE = "All the violence money can buy!"
NICE_GOLD = "That's some nice gold you've got there..."
BOOT = "Bow to my boot! No, the other boot!"


def test_he_hires_the_first_minion_of_his_deck(seen):
    show(
        seen,
        f"{T}/{HIRE}",
        at=AT,
        phase="action",
        gold=RICH,
        hands={T: [HIRE]},
        decks={T: [BOOT, "I raise!", LUG, GRUNT]},
        play=act(T, HIRE),
        until=ORDER,
        expect={"minions": {T: [LUG]}, "gold": [11, 10, 10], "discards": {T: [HIRE, "I raise!", BOOT]}},
    )


def test_violence_without_money(seen):
    show(
        seen,
        f"{T}/{VIOLENCE}",
        at=AT,
        phase="action",
        gold=RICH,
        hands={T: [VIOLENCE]},
        play=[step(T, "action", VIOLENCE), step(T, "mode", 0), step(T, "target", "eve")],
        until=ORDER,
        expect={"fortitude": [20, 20, 18], "gold": [12, 10, 10]},
    )


def test_violence_that_money_buys(seen):
    show(
        seen,
        f"{T}/{VIOLENCE}",
        at=AT,
        text=1,
        phase="action",
        gold=RICH,
        hands={T: [VIOLENCE]},
        play=[step(T, "action", VIOLENCE), step(T, "mode", 1), step(T, "target", "eve")],
        until=ORDER,
        expect={"fortitude": [20, 20, 17], "gold": [11, 10, 10]},
    )


HIDE = "Hide in shadows"
"""Gerki Ignores what would change Fortitude."""


@pytest.mark.rules("RDI-CARD-03")
def test_violence_is_paid_for_even_if_it_is_ignored():
    holds(
        AT,
        [
            step(T, "action", VIOLENCE),
            step(T, "mode", 1),
            step(T, "target", "gerki"),
            *declare("gerki", HIDE, during="played"),
            ORDER,
        ],
        {"fortitude": [20, 20, 20], "gold": [11, 10, 10]},
        phase="action",
        gold=RICH,
        hands={T: [VIOLENCE], "gerki": [HIDE]},
    )


@pytest.mark.rules("RDI-CARD-35")
def test_three_different_players_pay_him(seen):
    show(
        seen,
        f"{T}/{NICE_GOLD}",
        at=[T, "gerki", "eve", "fleck", "zot"],
        phase="action",
        gold=[12, 10, 10, 10, 10],
        hands={T: [NICE_GOLD]},
        play=[
            *act(T, NICE_GOLD, "eve", of=["gerki", "eve", "fleck", "zot"]),
            step(T, "target", legal=["gerki", "fleck", "zot"]),
            step(T, "target", "zot"),
            step(T, "target", legal=["gerki", "fleck"]),
            step(T, "target", "gerki"),
        ],
        until=ORDER,
        expect={"gold": [15, 9, 9, 10, 9]},
    )


def test_fewer_than_three_all_pay_him():
    holds(
        AT,
        [*act(T, NICE_GOLD, "gerki"), ORDER],
        {"gold": [14, 9, 9]},
        phase="action",
        gold=RICH,
        hands={T: [NICE_GOLD]},
    )


def test_his_boot_hits(seen):
    show(
        seen,
        f"{T}/{BOOT}",
        at=AT,
        phase="action",
        hands={T: [BOOT]},
        play=act(T, BOOT, "eve", of=["gerki", "eve"]),
        until=ORDER,
        expect={"fortitude": [20, 20, 18]},
    )


# ---- Defence ----

RUN = "Quick! Run away!"
FACE = "Not the face! Someone else's face!"
SLEEP = "A king needs his beauty sleep"


def test_he_runs_away(seen):
    show(
        seen,
        f"{T}/{RUN}",
        at=AT,
        phase="action",
        active="gerki",
        hands={T: [RUN], "gerki": [STUCK]},
        before=act("gerki", STUCK, T),
        play=declare(T, RUN, during="played"),
        until=step("gerki", "order"),
        expect={"fortitude": [20, 20, 20]},
    )


def test_he_does_not_run_from_what_hits_others(seen):
    refuse(
        seen,
        f"{T}/{RUN}",
        at=AT,
        phase="action",
        active="gerki",
        hands={T: [RUN], "gerki": [STUCK]},
        before=act("gerki", STUCK, "eve"),
        during="played",
        on=[STUCK],
    )


@pytest.mark.parametrize(
    ("to", "gold", "fortitude"), [("eve", [11, 10, 11], [20, 20, 18]), ("gerki", [11, 11, 10], [20, 18, 20])]
)
@pytest.mark.rules("RDI-CARD-29")
def test_he_pays_for_another_face(seen, to, gold, fortitude):
    show(
        seen,
        f"{T}/{FACE}",
        at=AT,
        phase="action",
        gold=RICH,
        active="gerki",
        hands={T: [FACE], "gerki": [STUCK]},
        before=act("gerki", STUCK, T),
        play=declare(T, FACE, to, during="played", of=["gerki", "eve"]),
        until=step("gerki", "order"),
        expect={"fortitude": fortitude, "gold": gold},
    )


def test_he_does_not_pay_where_he_is_not_hit(seen):
    refuse(
        seen,
        f"{T}/{FACE}",
        at=AT,
        phase="action",
        active="gerki",
        hands={T: [FACE], "gerki": [STUCK]},
        before=act("gerki", STUCK, "eve"),
        during="played",
        on=[STUCK],
    )


def test_he_sleeps(seen):
    show(
        seen,
        f"{T}/{SLEEP}",
        at=AT,
        phase="action",
        active="gerki",
        hands={T: [SLEEP]},
        fortitude=[15, 20, 20],
        play=declare(T, SLEEP, during="phase"),
        until=step("gerki", "order"),
        anytime=True,
        expect={"fortitude": [17, 20, 20]},
    )


# ---- Drinks ----

FIENDS = "Wench, bring some drinks for these fiends!"
ONE_OF_ALL = "Wench, bring us one of everything!"
NOT_WORTHY = "This drink is not worthy of a king!"
CUP_BEARER = "I have a cup-bearer for this sort of thing!"
CHUG = "I bet you can't chug this whole thing!"
DRINK_ON = step("gerki", "discard")


@pytest.mark.parametrize(("title", "count"), [(FIENDS, 2), (ONE_OF_ALL, 3)])
@pytest.mark.rules("RDI-CARD-40")
def test_he_orders_more_drinks(seen, title, count):
    show(
        seen,
        f"{T}/{title}",
        at=AT,
        phase="order",
        gold=RICH,
        hands={T: [title]},
        piles={},
        play=[*declare(T, title, during="phase"), *([step(T, "order", "eve")] * count)],
        until=ORDER,
        expect={"pile_sizes": [0, 0, count], "gold": [11, 10, 10]},
    )


@pytest.mark.parametrize("title", [FIENDS, ONE_OF_ALL])
def test_he_orders_only_in_his_own_order_phase(seen, title):
    refuse(seen, f"{T}/{title}", at=AT, phase="order", active="gerki", hands={T: [title]}, during="phase")


def test_a_drink_is_not_worthy_of_him(seen):
    show(
        seen,
        f"{T}/{NOT_WORTHY}",
        at=AT,
        phase="drink",
        hands={T: [NOT_WORTHY]},
        piles={T: ["Wine"]},
        play=declare(T, NOT_WORTHY, during="drinks"),
        until=DRINK_ON,
        expect={"alcohol": [0, 0, 0]},
    )


def test_he_reduces_his_drink_for_a_coin(seen):
    show(
        seen,
        f"{T}/{CUP_BEARER}",
        at=AT,
        phase="drink",
        gold=RICH,
        hands={T: [CUP_BEARER]},
        piles={T: ["Dragon Breath Ale"]},
        play=declare(T, CUP_BEARER, during="drinks"),
        until=DRINK_ON,
        expect={"alcohol": [2, 0, 0], "gold": [11, 10, 10]},
    )


def test_he_pays_another_to_drink(seen):
    show(
        seen,
        f"{T}/{CHUG}",
        at=AT,
        phase="drink",
        gold=RICH,
        hands={T: [CHUG]},
        piles={T: ["Dragon Breath Ale"]},
        play=declare(T, CHUG, "eve", during="drinks"),
        until=DRINK_ON,
        expect={"alcohol": [0, 0, 4], "gold": [11, 10, 11]},
    )


@pytest.mark.rules("RDI-CARD-17")
def test_he_ignores_the_drink_to_save_the_coin():
    holds(
        AT,
        [*declare(T, CHUG, "eve", during="drinks"), *declare(T, NOT_WORTHY, during="drinks"), DRINK_ON],
        {"alcohol": [0, 0, 4], "gold": [12, 10, 10]},
        phase="drink",
        gold=RICH,
        hands={T: [CHUG, NOT_WORTHY]},
        piles={T: ["Dragon Breath Ale"]},
    )


@pytest.mark.rules("RDI-CARD-17")
def test_who_ignores_the_drink_is_not_paid():
    holds(
        [T, "remy", "eve"],
        [
            *declare(T, CHUG, "remy", during="drinks"),
            *declare("remy", "I best not. Someone needs to keep a level head", during="drinks"),
            step("remy", "discard"),
        ],
        {"alcohol": [0, 0, 0], "gold": [12, 10, 10]},
        phase="drink",
        gold=RICH,
        hands={T: [CHUG], "remy": ["I best not. Someone needs to keep a level head"]},
        piles={T: ["Dragon Breath Ale"]},
    )


@pytest.mark.parametrize("title", [NOT_WORTHY, CUP_BEARER, CHUG])
def test_another_players_drink_is_none_of_his(seen, title):
    refuse(
        seen,
        f"{T}/{title}",
        at=AT,
        phase="drink",
        active="gerki",
        hands={T: [title]},
        piles={"gerki": ["Dark Ale"]},
        during="drinks",
    )


# ---- Gold ----

CAN_PAY = "I can pay, don't worry! Who's worried? I'm not worried..."
MORE_INTERESTING = "Let's make this game more interesting!"
GOONS = "You don't need a winning hand when you have enough goons!"
TREASURY = "The royal treasury is closed today"
GAMBLE = "Gambling? I'm in!"


@pytest.mark.rules("RDI-CARD-18")
def test_he_can_pay_while_he_is_poor(seen):
    show(
        seen,
        f"{T}/{CAN_PAY}",
        at=AT,
        phase="action",
        active="gerki",
        hands={T: [CAN_PAY]},
        gold=[2, 10, 10],
        play=declare(T, CAN_PAY, during="phase"),
        until=step("gerki", "order"),
        anytime=True,
        expect={"gold": [4, 10, 10]},
    )


@pytest.mark.rules("RDI-CARD-18")
def test_with_as_much_gold_as_players_he_is_not_poor(seen):
    refuse(
        seen,
        f"{T}/{CAN_PAY}",
        at=AT,
        phase="action",
        active="gerki",
        hands={T: [CAN_PAY]},
        gold=[3, 10, 10],
        during="phase",
    )


@pytest.mark.rules("RDI-CARD-23")
@pytest.mark.parametrize("winner", [T, "gerki"])
def test_a_won_round_goes_on_with_the_winner_in_control(seen, winner):
    others = [*AT[AT.index(winner) + 1 :], *AT[: AT.index(winner)]]
    show(
        seen,
        f"{T}/{MORE_INTERESTING}",
        at=AT,
        phase="action",
        gold=RICH,
        active=winner,
        hands={T: [MORE_INTERESTING, GAMBLE], "gerki": [GAMBLE]},
        before=[*act(winner, GAMBLE), *(step(name, "control", "pass") for name in others)],
        play=declare(T, MORE_INTERESTING, during="won"),
        until=step(winner, "order"),
        expect={"gold": [16, 8, 8] if winner == T else [10, 14, 8]},
    )


def test_who_has_left_makes_nothing_interesting(seen):
    refuse(
        seen,
        f"{T}/{MORE_INTERESTING}",
        at=AT,
        phase="action",
        active="gerki",
        hands={T: [MORE_INTERESTING, TREASURY], "gerki": [GAMBLE]},
        before=[*act("gerki", GAMBLE), *declare(T, TREASURY, during="ante"), step("eve", "control", "pass")],
        during="won",
    )


@pytest.mark.rules("RDI-CARD-43", "RDI-TIP-06")
def test_two_goons_win_a_round(seen):
    show(
        seen,
        f"{T}/{GOONS}",
        at=AT,
        phase="action",
        gold=RICH,
        active="gerki",
        hands={T: [GOONS], "gerki": [GAMBLE]},
        minions={T: [GRUNT, NIBS]},
        before=act("gerki", GAMBLE),
        play=declare(T, GOONS, during="round_turn"),
        until=step("gerki", "order"),
        expect={"gold": [14, 9, 9], "pot": 0},
    )


@pytest.mark.rules("RDI-CARD-43", "RDI-TIP-06")
def test_one_goon_is_not_enough(seen):
    refuse(
        seen,
        f"{T}/{GOONS}",
        at=AT,
        phase="action",
        active="gerki",
        hands={T: [GOONS], "gerki": [GAMBLE]},
        minions={T: [GRUNT]},
        before=act("gerki", GAMBLE),
        during="round_turn",
    )


@pytest.mark.rules("RDI-TIP-06")
def test_goons_do_not_escape_an_ante():
    refused = step(T, "declare", GOONS, during="ante", refused="not_legal")
    holds(
        AT,
        [*act("gerki", GAMBLE), refused],
        {},
        phase="action",
        active="gerki",
        hands={T: [GOONS], "gerki": [GAMBLE]},
        minions={T: [GRUNT, NIBS]},
    )


def test_his_treasury_is_closed(seen):
    show(
        seen,
        f"{T}/{TREASURY}",
        at=AT,
        phase="action",
        gold=RICH,
        active="gerki",
        hands={T: [TREASURY], "gerki": [GAMBLE]},
        before=act("gerki", GAMBLE),
        play=declare(T, TREASURY, during="ante"),
        until=step("eve", "control"),
        expect={"gold": [12, 9, 9], "in_round": ["gerki", "eve"]},
    )


def test_his_treasury_is_open_without_an_ante(seen):
    refuse(seen, f"{T}/{TREASURY}", at=AT, phase="action", active="gerki", hands={T: [TREASURY]}, during="phase")


# ---- Boss Cards ----

DRUG = "General Drug"
ELIXIR = "Discount Elixir of Haggling"
SNAGGLE = "Sergeant Snaggle"
POG = "Quartermaster Pog"
TOMORROW = "The king drinks first. Tomorrow."
CATAPULT = "The Royal Catapult Crew"
FETCH = "Fetch more goons! The big ones!"
TAX_DAY = "Tax day came early for your whole guild"
CHARGE = "Charge! I'll be right behind you! Far behind you!"
HIT_BACK = "You hit my goon? Goons, hit back!"
SWIPE = "Well... I don't see your name on it!"
"""Gerki: a player pays 1 Gold."""
BOSS: dict[str, Any] = {"variant": "boss_battle", "phase": "action", "fortitude": [20, 20], "gold": [10, 10]}


@pytest.mark.parametrize("title", [DRUG, SNAGGLE, CATAPULT, POG])
def test_a_boss_minion_stays_too(seen, title):
    show(
        seen,
        f"{T}/{title}",
        at=AT,
        hands={T: [title]},
        play=act(T, title),
        until=step(T, "orders"),
        expect={"minions": {T: [title]}},
        **BOSS,
    )


@pytest.mark.rules("RDI-CARD-12")
def test_general_drug_counts_the_team(seen):
    show(
        seen,
        f"{T}/{DRUG}",
        at=AT,
        text=1,
        hands={T: []},
        minions={T: [DRUG]},
        play=act(T, DRUG, "eve"),
        until=step(T, "orders"),
        expect={"fortitude": [20, 18, 18]},
        **BOSS,
    )


def test_the_catapult_hits_hard(seen):
    show(
        seen,
        f"{T}/{CATAPULT}",
        at=AT,
        text=1,
        hands={T: []},
        minions={T: [CATAPULT]},
        play=act(T, CATAPULT, "eve"),
        until=step(T, "orders"),
        expect={"fortitude": [20, 17, 17]},
        **BOSS,
    )


def test_the_elixir_stays(seen):
    show(
        seen,
        f"{T}/{ELIXIR}",
        at=AT,
        hands={T: [ELIXIR]},
        play=act(T, ELIXIR),
        until=step(T, "orders"),
        expect={"kept": {T: [ELIXIR]}},
        **BOSS,
    )


def test_with_the_elixir_the_inn_pays_the_first_coin(seen):
    works(
        seen,
        ELIXIR,
        at=AT,
        hands={"gerki": [SWIPE]},
        steps=[*declare("gerki", SWIPE, T, during="phase"), step("gerki", "declare", during="phase")],
        expect={"gold": [10, 11, 11], "inn": -1},
        active="gerki",
        **BOSS,
    )


def test_sergeant_snaggle_lowers_wages(seen):
    works(
        seen,
        SNAGGLE,
        at=AT,
        hands={"gerki": [STUCK], T: []},
        beside=[GRUNT],
        active="gerki",
        steps=[*act("gerki", STUCK, GRUNT), step(T, "wages", "pay"), step("gerki", "declare", during="phase")],
        expect={"gold": [9, 10, 10]},
        **BOSS,
    )


def test_he_fetches_a_minion_he_can_pay(seen):
    show(
        seen,
        f"{T}/{FETCH}",
        at=AT,
        hands={T: [FETCH]},
        discards={T: [GRUNT]},
        play=act(T, FETCH),
        until=step(T, "orders"),
        expect={"minions": {T: [GRUNT]}, "gold": [8, 10, 10]},
        **BOSS,
    )


def test_tax_day_is_for_every_opponent(seen):
    show(
        seen,
        f"{T}/{TAX_DAY}",
        at=AT,
        hands={T: [TAX_DAY]},
        play=act(T, TAX_DAY),
        until=step(T, "orders"),
        expect={"gold": [12, 8, 8]},
        **BOSS,
    )


def test_all_charge_once_more(seen):
    show(
        seen,
        f"{T}/{CHARGE}",
        at=AT,
        hands={T: [CHARGE]},
        minions={T: [GRUNT]},
        play=[*act(T, GRUNT, "eve"), *act(T, CHARGE), *act(T, GRUNT, "eve")],
        until=step(T, "orders"),
        expect={"activated": [GRUNT, GRUNT], "fortitude": [20, 16, 16]},
        **BOSS,
    )


def test_goons_hit_back(seen):
    show(
        seen,
        f"{T}/{HIT_BACK}",
        at=AT,
        active="gerki",
        hands={"gerki": [STUCK], T: [HIT_BACK]},
        minions={T: [GRUNT]},
        before=act("gerki", STUCK, GRUNT),
        play=declare(T, HIT_BACK, during="wages"),
        until=step("gerki", "declare", during="phase"),
        expect={"minions": {T: [GRUNT]}, "gold": [10, 10, 10], "fortitude": [20, 18, 18]},
        **BOSS,
    )


def test_goons_do_not_hit_back_for_him(seen):
    refuse(
        seen,
        f"{T}/{HIT_BACK}",
        at=AT,
        active="gerki",
        hands={"gerki": [STUCK], T: [HIT_BACK]},
        minions={T: [GRUNT]},
        before=act("gerki", STUCK, T),
        during="played",
        on=[STUCK],
        **BOSS,
    )


def test_pog_fetches_a_card(seen):
    show(
        seen,
        f"{T}/{POG}",
        at=AT,
        text=1,
        hands={T: []},
        minions={T: [POG]},
        decks={T: [BOOT]},
        play=act(T, POG),
        until=step(T, "orders"),
        expect={"hands": {T: [BOOT]}},
        **BOSS,
    )


def test_the_king_drinks_tomorrow_and_draws(seen):
    show(
        seen,
        f"{T}/{TOMORROW}",
        at=AT,
        hands={T: [TOMORROW]},
        decks={T: [BOOT]},
        piles={T: ["Wine"]},
        play=declare(T, TOMORROW, during="drinks"),
        until=step("gerki", "discard"),
        expect={"hands": {T: [BOOT]}, "alcohol": [0, 0, 0]},
        **BOSS | {"phase": "drink"},
    )


def test_the_king_leaves_the_drinks_of_others(seen):
    refuse(
        seen,
        f"{T}/{TOMORROW}",
        at=AT,
        active="gerki",
        hands={T: [TOMORROW]},
        piles={"gerki": ["Wine"]},
        during="drinks",
        **BOSS | {"phase": "drink"},
    )


RULE = "First rule of villainy"
HOLD_BACK = "Hold them back! I'm taking care of this one personally!"


@pytest.mark.rules("RDI-CARD-11")
def test_the_first_rule_takes_a_sometimes_card_and_fortitude(seen):
    show(
        seen,
        f"{T}/{RULE}",
        at=AT,
        hands={T: [RULE], "gerki": [HIDE, "Swipe the tip!"], "eve": [GAMBLE]},
        play=[*act(T, RULE), step("gerki", "discard_one", HIDE)],
        until=step(T, "orders"),
        expect={"fortitude": [20, 18, 18], "hands": {"gerki": ["Swipe the tip!"], "eve": [GAMBLE]}},
        **BOSS,
    )


@pytest.mark.rules("RDI-CARD-13", "RDI-VRULING-98")
def test_who_was_held_back_defends_the_victim_no_more_this_turn(seen):
    show(
        seen,
        f"{T}/{HOLD_BACK}",
        at=AT,
        hands={T: [HOLD_BACK], "gerki": [HIDE]},
        play=act(T, HOLD_BACK, "eve"),
        until=step(T, "orders"),
        expect={"fortitude": [20, 17, 17]},
        **BOSS,
    )
    holds(
        AT,
        [
            *act(T, HOLD_BACK, "eve"),
            *act(T, GRUNT, "eve"),
            step("gerki", "declare", HIDE, during="played", refused="not_legal"),
            *act(T, CATAPULT, "gerki"),
            *declare("gerki", HIDE, during="played"),
            step(T, "orders"),
        ],
        {"fortitude": [20, 15, 15]},
        hands={T: [HOLD_BACK], "gerki": [HIDE]},
        minions={T: [GRUNT, CATAPULT]},
        variant="boss_battle",
        phase="action",
        gold=[10, 10],
        fortitude=[20, 20],
    )


@pytest.mark.rules("RDI-CARD-13")
def test_a_teammate_may_help_against_that_card_itself():
    holds(
        AT,
        [
            *act(T, HOLD_BACK, "eve"),
            *declare("gerki", HIDE, during="played"),
            step(T, "orders"),
        ],
        {"fortitude": [20, 20, 20]},
        hands={T: [HOLD_BACK], "gerki": [HIDE]},
        **BOSS,
    )


@pytest.mark.rules("RDI-MINION-13", "RDI-MINION-14")
def test_a_minion_pays_nothing_that_was_meant_for_a_player():
    """Daareka has chosen to pay, and sends all of it on to a Minion."""
    selfless = "My, what selfless adventurers you are"
    holds(
        [T, "daareka", "vlazlo"],
        [
            *act(T, BRIX, "daareka"),
            step("daareka", "pay_or_lose", "pay"),
            *declare("daareka", selfless, GRUNT, during="played"),
            step("daareka", "discard"),
        ],
        {"gold": [12, 10, 10]},
        variant="boss_versus_boss",
        phase="action",
        gold=RICH,
        hands={T: [], "daareka": [selfless]},
        minions={T: [BRIX, GRUNT]},
    )
