"""Cards that meet: what one card's text says about another, about a Round, a Contest or a split Drink."""

from typing import Any

import pytest

from tests.games.tavern.cards.harness import act, control, declare, holds, refuse, step

GAMBLING = "Gambling? I'm in!"
RAISE = "I raise!"
WINNING = "Winning Hand!"
SLEEVE = "What's that up your sleeve?"
FIVE = "Five of a kind! Does this mean I win?"
CATCH = "They might not know you're cheating, but my Goddess does!"
PRAY = "Sorry, I have to pray now..."
TIPPED = "Oh, I guess the Wench thought that was her tip..."
AGAIN = "Best two out of three?"
POISON = "Have you seen my poison? I left it in a mug right here..."
STUCK = "How did this get stuck in your back?"
NOT_EVE = "I'm not Eve! She's over there!"
SHARE_PAIN = "I've been working on a new spell. It's called Share Pain!"
ARMOR = "Luckily for me, I was wearing my armor!"
HEAD = "Sorry about that, I just instinctively aim for the head..."
FAN = "Allow me to introduce you to my biggest fan."
EXTRA = "A little somethin' extra"
DRAGON_BREATH = "Actually, that's Dragon Breath Ale."
TELEPORT = "Teleport beverage!"
DUMP = "Dump it on the floor"
NOT_SO = "I don't think so!"
WENCH = "The Wench thinks you should stop playing with the drinks."
SWIPE = "Swipe the tip!"
BARMAID = "Oh, Barmaid! I think Pooky had an accident!"
CONTEST = "Drinking Contest!"


def passes(seat, window="played"):
    """The seat lets the open window go by, so that its next card answers a later one."""
    return step(seat, "declare", "pass", during=window)


# ---- Losses that are redirected, shared, hit back ----


def test_who_shares_the_pain_may_defend_against_his_half():
    hide = "Hide in shadows"

    holds(
        ["eve", "gerki", "zot"],
        [
            *act("gerki", POISON, "eve"),
            passes("gerki"),
            *declare("eve", SHARE_PAIN, during="played"),
            passes("gerki"),
            *declare("gerki", hide, during="played"),
            step("gerki", "order"),
        ],
        {"fortitude": [18, 20, 20]},
        phase="action",
        active="gerki",
        hands={"eve": [SHARE_PAIN], "gerki": [POISON, hide]},
    )


def test_whom_a_loss_is_sent_to_may_ignore_the_card_then(seen):
    table: dict[str, Any] = {
        "phase": "action",
        "active": "gerki",
        "hands": {"eve": [NOT_EVE], "gerki": [POISON], "fiona": [ARMOR]},
    }

    refuse(
        seen,
        f"fiona/{ARMOR}",
        at=["eve", "gerki", "fiona"],
        before=act("gerki", POISON, "eve"),
        during="played",
        on=[POISON],
        **table,
    )
    holds(
        ["eve", "gerki", "fiona"],
        [
            *act("gerki", POISON, "eve"),
            *declare("eve", NOT_EVE, during="played"),
            *declare("fiona", ARMOR, during="played"),
            step("gerki", "order"),
        ],
        {"fortitude": [20, 20, 20]},
        **table,
    )


def test_a_loss_sent_to_who_is_hit_anyway_is_a_second_one():
    holds(
        ["eve", "gog", "zot"],
        [*act("gog", "Gog loves everyone!"), *declare("eve", NOT_EVE, during="played"), step("gog", "order")],
        {"fortitude": [20, 20, 18]},
        phase="action",
        active="gog",
        hands={"eve": [NOT_EVE], "gog": ["Gog loves everyone!"]},
    )


def test_hitting_back_is_sent_on_like_any_loss():
    illusion = "That's odd. Illusions aren't supposed to actually hurt."

    holds(
        ["eve", "fleck", "zot"],
        [
            *act("eve", illusion, "fleck"),
            *declare("fleck", FAN, during="hurt"),
            *declare("eve", NOT_EVE, during="played"),
            step("eve", "order"),
        ],
        {"fortitude": [20, 19, 18]},
        phase="action",
        hands={"eve": [illusion, NOT_EVE], "fleck": [FAN]},
    )


def test_hitting_back_is_answered_by_hitting_back():
    wrestle = "You wanna arm wrestle?"

    holds(
        ["fiona", "fleck", "zot"],
        [
            *act("fiona", wrestle, "fleck"),
            *declare("fleck", FAN, during="hurt"),
            *declare("fiona", HEAD, during="hurt"),
            step("fiona", "order"),
        ],
        {"fortitude": [18, 17, 20]},
        phase="action",
        hands={"fiona": [wrestle, HEAD], "fleck": [FAN]},
    )


# ---- In and after a Round ----


def test_who_was_forced_out_still_takes_from_the_pot_and_the_win():
    grab, take_over = "Grab a coin while no one's lookin'!", "Um... I know you think you won, but..."

    holds(
        ["zot", "gerki", "fleck"],
        [
            *act("fleck", GAMBLING),
            *control("zot", SLEEVE, "gerki"),
            step("fleck", "declare", during="round_turn", in_round=["zot", "fleck"]),
            *declare("gerki", grab, during="round_turn"),
            step("fleck", "control", gold=[9, 10, 9], pot=2),
            *declare("gerki", take_over, during="won"),
            step("fleck", "order"),
        ],
        {"gold": [9, 12, 9]},
        phase="action",
        active="fleck",
        hands={"fleck": [GAMBLING], "zot": [SLEEVE], "gerki": [grab, take_over]},
    )


def test_who_has_left_still_gives_the_wench_her_tip():
    holds(
        ["deirdre", "gerki", "fleck"],
        [
            *act("fleck", GAMBLING),
            *declare("deirdre", PRAY, during="ante"),
            *declare("deirdre", TIPPED, during="round_turn"),
            step("fleck", "order"),
        ],
        {"gold": [10, 9, 9], "inn": 2},
        phase="action",
        active="fleck",
        hands={"fleck": [GAMBLING], "deirdre": [PRAY, TIPPED]},
    )


def test_there_is_no_tip_while_a_cheater_is_caught(seen):
    refuse(
        seen,
        f"fleck/{TIPPED}",
        at=["deirdre", "gerki", "fleck"],
        phase="action",
        active="fleck",
        hands={"fleck": [GAMBLING, TIPPED], "gerki": [FIVE], "deirdre": [CATCH]},
        before=[
            *act("fleck", GAMBLING),
            *control("gerki", FIVE),
            passes("fleck"),
            *declare("deirdre", CATCH, during="played"),
        ],
        during="played",
        on=[FIVE, CATCH],
    )


def test_a_cheater_goes_on_if_catching_is_negated():
    holds(
        ["deirdre", "gerki", "fleck"],
        [
            *act("fleck", GAMBLING),
            *control("gerki", FIVE),
            passes("fleck"),
            *declare("deirdre", CATCH, during="played"),
            *declare("fleck", NOT_SO, during="played"),
            step("fleck", "control", control="gerki", pot=3),
            step("fleck", "order"),
        ],
        {"gold": [9, 12, 9]},
        phase="action",
        active="fleck",
        hands={"fleck": [GAMBLING, NOT_SO], "gerki": [FIVE], "deirdre": [CATCH]},
    )


@pytest.mark.parametrize(
    ("starter", "raising", "hands", "gold", "pot"),
    [
        ("deirdre", [], {"deirdre": [GAMBLING, PRAY]}, [10, 9, 9], 2),
        ("fleck", control("deirdre", RAISE), {"fleck": [GAMBLING], "deirdre": [RAISE, PRAY]}, [9, 8, 8], 5),
    ],
)
def test_who_makes_all_ante_and_leaves_has_nobody_in_control(starter, raising, hands, gold, pot):
    holds(
        ["deirdre", "gerki", "fleck"],
        [
            *act(starter, GAMBLING),
            *raising,
            *declare("deirdre", PRAY, during="ante"),
            step("gerki", "control", control="nobody", pot=pot, in_round=["gerki", "fleck"]),
            step(starter, "order"),
        ],
        {"gold": gold, "inn": pot},
        phase="action",
        active=starter,
        hands=hands,
    )


def test_who_accuses_himself_takes_control_and_leaves():
    holds(
        ["zot", "gerki", "fleck"],
        [
            *act("fleck", GAMBLING),
            *control("zot", SLEEVE, "zot"),
            step("gerki", "control", control="nobody", in_round=["gerki", "fleck"], pot=3),
            step("fleck", "order"),
        ],
        {"gold": [9, 9, 9], "inn": 3},
        phase="action",
        active="fleck",
        hands={"fleck": [GAMBLING], "zot": [SLEEVE]},
    )


def test_in_a_round_that_goes_on_who_had_left_stays_out_and_dimlis_left_begins():
    leave = "Go away! I'm polishing my arsenal."

    holds(
        ["dimli", "gerki", "fiona", "eve"],
        [
            *act("gerki", GAMBLING),
            *declare("fiona", leave, during="ante"),
            *control("eve", WINNING),
            *declare("dimli", AGAIN, during="won"),
            step("gerki", "control", legal=["pass", RAISE], control="dimli", in_round=["dimli", "gerki", "eve"]),
            step("gerki", "order"),
        ],
        {"gold": [14, 8, 10, 8]},
        phase="action",
        active="gerki",
        hands={"dimli": [AGAIN], "gerki": [GAMBLING, RAISE], "fiona": [leave], "eve": [WINNING]},
    )


def test_an_illusionary_coin_serves_for_a_raise_of_her_own():
    coin = "Illusionary Coin"

    holds(
        ["eve", "gerki", "zot"],
        [
            *act("gerki", GAMBLING),
            *control("eve", RAISE),
            *declare("eve", coin, during="ante"),
            step("gerki", "control", gold=[9, 8, 8], pot=5, control="eve"),
        ],
        {"inn": 0},
        phase="action",
        active="gerki",
        hands={"eve": [coin, RAISE], "gerki": [GAMBLING]},
    )


# ---- Payments ----


def test_the_inn_pays_only_what_its_guest_could_have_paid():
    ballad = "This is in payment for that heroic ballad I wrote about you!"

    holds(
        ["gerki", "zot", "fleck"],
        [*act("fleck", ballad, "gerki"), *declare("gerki", SWIPE, during="payment"), step("fleck", "order")],
        {"gold": [1, 10, 11], "inn": -1},
        phase="action",
        active="fleck",
        hands={"gerki": [SWIPE], "fleck": [ballad]},
        gold=[1, 10, 10],
    )


def test_found_gold_pays_for_new_drinks():
    holds(
        ["gerki", "zot", "fleck"],
        [step("zot", "order", "fleck"), *declare("gerki", SWIPE, during="payment"), step("fleck", "discard")],
        {"gold": [10, 9, 9], "inn": 2},
        phase="order",
        active="zot",
        hands={"gerki": [SWIPE]},
        piles={"zot": ["Water"]},
        drink_deck=["Wine"],
        drink_deck_only=True,
    )


def test_the_price_of_an_accident_may_come_from_the_inn():
    peanuts = "Transmute peanuts to gold"

    holds(
        ["zot", "gerki", "fleck"],
        [
            *declare("zot", BARMAID, during="drinks"),
            *declare("zot", peanuts, during="payment"),
            step("gerki", "discard"),
        ],
        {"alcohol": [0, 0, 0], "gold": [10, 10, 10], "inn": 0},
        phase="drink",
        hands={"zot": [BARMAID, peanuts]},
        piles={"zot": ["Wine"]},
    )


# ---- Drinks ----


def test_a_negated_wench_leaves_a_drink_ignored():
    holds(
        ["gerki", "zot", "fleck"],
        [
            *declare("gerki", DUMP, during="drinks"),
            passes("fleck"),
            *declare("zot", WENCH, during="played"),
            *declare("fleck", NOT_SO, during="played"),
            step("zot", "discard"),
        ],
        {"alcohol": [0, 0, 0]},
        phase="drink",
        hands={"gerki": [DUMP], "zot": [WENCH], "fleck": [NOT_SO]},
        piles={"gerki": ["Wine"]},
    )


def test_one_half_of_a_split_drink_is_ignored():
    split = "I do so hate to drink alone..."

    holds(
        ["fleck", "gerki", "zot"],
        [
            *declare("fleck", split, "gerki", during="drinks"),
            *declare("gerki", DUMP, during="drinks"),
            step("gerki", "discard"),
        ],
        {"alcohol": [2, 0, 0]},
        phase="drink",
        hands={"fleck": [split], "gerki": [DUMP]},
        piles={"fleck": ["Elven Wine"]},
    )


def test_a_drink_that_was_ignored_is_not_passed(seen):
    ignore = "Bad Pooky! Don't drink that!"

    refuse(
        seen,
        f"zot/{TELEPORT}",
        at=["zot", "gerki", "fleck"],
        phase="drink",
        hands={"zot": [TELEPORT, ignore]},
        piles={"zot": ["Wine"]},
        before=declare("zot", ignore, during="drinks"),
        during="drinks",
    )


def test_fortitude_gained_from_a_drink_ends_at_twenty():
    courage = "Nothing like a little belt of liquid courage!"

    holds(
        ["fiona", "gerki", "zot"],
        [*declare("fiona", courage, during="drinks"), step("gerki", "discard")],
        {"alcohol": [0, 0, 0], "fortitude": [20, 20, 20]},
        phase="drink",
        hands={"fiona": [courage]},
        fortitude=[18, 20, 20],
        piles={"fiona": ["Dragon Breath Ale"]},
    )


@pytest.mark.parametrize(
    ("steps", "hands", "alcohol"),
    [
        (declare("eve", DRAGON_BREATH, during="drinks"), {"eve": [DRAGON_BREATH]}, [4, 0, 0]),
        (declare("zot", TELEPORT, "eve", during="drinks"), {"zot": [TELEPORT]}, [0, 0, 3]),
    ],
)
def test_a_mead_that_was_replaced_or_passed_is_not_split(steps, hands, alcohol):
    holds(
        ["zot", "gerki", "eve"],
        [*steps, step("gerki", "discard")],
        {"alcohol": alcohol},
        drinks=["RDI 2"],
        phase="drink",
        hands=hands,
        piles={"zot": ["Mead"]},
    )


def test_the_halves_of_a_mead_are_answered_one_by_one():
    holds(
        ["zot", "gerki", "eve"],
        [
            step("zot", "split", "eve"),
            step("gerki", "declare", EXTRA, during="halves"),
            step("gerki", "which", 1),
            step("gerki", "discard"),
        ],
        {"alcohol": [2, 0, 4]},
        drinks=["RDI 2"],
        phase="drink",
        hands={"gerki": [EXTRA]},
        piles={"zot": ["Mead"]},
    )


def test_a_mead_from_a_toast_may_be_split():
    toast = "A toast! To my friends!"

    holds(
        ["fleck", "gerki", "zot"],
        [*act("fleck", toast), step("gerki", "split", "zot"), step("fleck", "order")],
        {"alcohol": [1, 2, 3]},
        drinks=["RDI 2"],
        phase="action",
        hands={"fleck": [toast]},
        drink_deck=["Light Ale", "Mead", "Dark Ale", "Water"],
    )


def test_one_more_drink_that_is_an_event_takes_its_course():
    more = "Gog say you drink MORE!"

    holds(
        ["gog", "gerki", "zot"],
        [*declare("gog", more, during="drinks"), step("zot", "discard")],
        {"alcohol": [2, 4, 2]},
        phase="drink",
        active="gerki",
        hands={"gog": [more]},
        piles={"gerki": ["Wine", "Round on the House!"]},
        drink_deck=["Wine", "Water"],
    )


# ---- In a Contest ----


@pytest.mark.parametrize(
    ("name", "title", "drink", "deck", "alcohol", "gold"),
    [
        ("gerki", EXTRA, 2, ["Light Ale", "Elven Wine", "Wine"], [1, 3, 4], [9, 9, 12]),
        ("eve", DRAGON_BREATH, 0, ["Light Ale", "Elven Wine", "Wine"], [4, 3, 2], [12, 9, 9]),
    ],
)
def test_cards_that_change_a_drink_change_a_contest(name, title, drink, deck, alcohol, gold):
    holds(
        ["zot", "gerki", "eve"],
        [*declare(name, title, during="drinks"), step(name, "which", drink), step("gerki", "discard")],
        {"alcohol": alcohol, "gold": gold},
        phase="drink",
        hands={name: [title]},
        piles={"zot": [CONTEST]},
        drink_deck=[*deck, "Water"],
    )


@pytest.mark.parametrize(
    ("owner", "title", "target", "alcohol"),
    [
        ("zot", TELEPORT, "gerki", [0, 7, 1]),
        ("zot", "Bad Pooky! Don't drink that!", None, [0, 3, 1]),
        ("fiona", "Come, my friend, sit and drink with me!", "gerki", [2, 5, 1]),
    ],
)
def test_who_revealed_the_strongest_drink_wins_whoever_drinks_it(owner, title, target, alcohol):
    holds(
        [owner, "gerki", "eve"],
        [*declare(owner, title, target, during="drinks"), step("gerki", "discard")],
        {"alcohol": alcohol, "gold": [12, 9, 9]},
        phase="drink",
        hands={owner: [title]},
        piles={owner: [CONTEST]},
        drink_deck=["Dragon Breath Ale", "Elven Wine", "Light Ale", "Water"],
    )


@pytest.mark.parametrize(
    ("extra", "title", "target"),
    [
        ("fiona", "Drink up, friend!", None),
        ("fiona", "We're at an inn, and you're not drinking. What's wrong with you!?", "zot"),
        ("gog", "Gog say you drink MORE!", None),
    ],
)
def test_a_drink_beside_the_contest_does_not_count_in_it(extra, title, target):
    which = [step("gog", "which", 0)] if extra == "gog" else []

    holds(
        ["zot", "gerki", extra],
        [*declare(extra, title, target, during="drinks"), *which, step("gerki", "discard")],
        {"alcohol": [5, 2, 1], "gold": [9, 12, 9]},
        phase="drink",
        hands={extra: [title]},
        piles={"zot": [CONTEST, "Dragon Breath Ale"]},
        drink_deck=["Light Ale", "Wine", "Dark Ale", "Water"],
    )


# ---- Numbers that count for the drinker ----


def test_a_copy_counts_for_each_drinker_as_it_would_alone():
    holds(
        ["gog", "gerki", "zot"],
        [step("gerki", "discard")],
        {"alcohol": [3, 2, 2], "fortitude": [20, 19, 19]},
        drinks=["RDI 2"],
        phase="drink",
        piles={"gog": ["Round on the House!"]},
        drink_deck=["Ogre Brew", "Water"],
    )


def test_a_dare_compares_the_drinks_as_they_count_for_its_revealer():
    holds(
        ["gog", "gerki", "zot"],
        [step("gerki", "discard")],
        {"alcohol": [2, 2, 2], "fortitude": [20, 19, 19]},
        drinks=["RDI 6"],
        phase="drink",
        piles={"gog": ["The Wench Dares You..."]},
        drink_deck=["Ogre Brew", "Grog", "Water"],
    )
