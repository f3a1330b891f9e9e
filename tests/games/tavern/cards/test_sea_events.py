"""What every Sea Event does."""

import pytest

from tests.games.tavern.cards.harness import event, step

AT = ["gerki", "eve", "fleck"]
SWIPE = "Swipe the tip!"
"""Gerki: the Inn pays."""
HIDE = "Hide in shadows"
STUCK = "How did this get stuck in your back?"
GAMBLING = "Gambling? I'm in!"


def test_everybody_draws_a_card(seen):
    event(seen, "Fair Wind, Full Barrels", at=AT, expect={"hand_sizes": [1, 1, 1], "counters": [2]})


def test_the_top_of_every_pile_is_spilled(seen):
    event(
        seen,
        "Mugs Across the Floor",
        at=AT,
        piles={"eve": ["Wine", "Light Ale"], "fleck": ["Round on the House!"]},
        expect={
            "pile_sizes": [0, 1, 0],
            "alcohol": [0, 0, 0],
            "drink_discard": ["Round on the House!", "Wine"],
            "counters": [3],
        },
    )


def test_raiders_are_paid_or_fought(seen):
    event(
        seen,
        "Raiders at the Rail",
        at=AT,
        gold=[1, 10, 10],
        steps=[
            step("gerki", "lose_or_pay", "lose"),
            step("eve", "lose_or_pay", "pay", fortitude=[20, 20, 20], gold=[1, 10, 10]),
            step("fleck", "lose_or_pay", "lose"),
        ],
        expect={"fortitude": [18, 20, 18], "gold": [1, 9, 10], "inn": 1, "counters": [4]},
    )


@pytest.mark.rules("RDI-SEA-10")
def test_the_merchant_sells_fortitude_in_parts_of_one_payment(seen):
    event(
        seen,
        "Merchant Ship",
        at=AT,
        fortitude=[10, 10, 10],
        gold=[10, 2, 1],
        hands={"gerki": [SWIPE]},
        steps=[
            step("gerki", "purchases", legal=[0, 1, 2]),
            step("gerki", "purchases", 2),
            step("eve", "purchases", 1),
            step("fleck", "purchases", legal=[0, 1]),
            step("fleck", "purchases", 0),
            step("gerki", "declare", SWIPE, during="payment"),
        ],
        expect={"fortitude": [14, 12, 10], "gold": [10, 1, 1], "inn": 1, "counters": [3]},
    )


def test_the_kraken_costs_everybody_three(seen):
    event(seen, "Kraken Attack", at=AT, expect={"fortitude": [17, 17, 17], "counters": [5]})


def test_the_leviathan_costs_fortitude_and_cards(seen):
    event(
        seen,
        "The Leviathan Turns Over",
        at=AT,
        hands={"gerki": [HIDE, STUCK, GAMBLING], "eve": ["I attempt to disbelieve."]},
        steps=[
            step("gerki", "discard_one", legal=[HIDE, STUCK, GAMBLING]),
            step("gerki", "discard_one", STUCK, fortitude=[20, 20, 20]),
            step("gerki", "discard_one", legal=[HIDE, GAMBLING]),
            step("gerki", "discard_one", GAMBLING),
        ],
        expect={
            "fortitude": [18, 18, 18],
            "hands": {"gerki": [HIDE], "eve": []},
            "discards": {"gerki": [GAMBLING, STUCK]},
            "counters": [6],
        },
    )


def test_all_eat_and_drink_with_the_merfolk(seen):
    event(
        seen,
        "Supper with the Merfolk",
        at=AT,
        drink_deck=["Wine", "Round on the House!", "Light Ale", "Dragon Breath Ale"],
        expect={"alcohol": [2, 1, 4], "counters": [3]},
    )


def test_the_treasure_is_one_gold_for_everybody(seen):
    event(seen, "X Was Exactly There", at=AT, expect={"gold": [11, 11, 11], "inn": -3, "counters": [3]})


def test_every_pile_grows(seen):
    event(
        seen,
        "Nothing To Do but Pour",
        at=AT,
        piles={"eve": ["Wine"], "fleck": []},
        drink_deck=["Light Ale", "Dark Ale", "Elven Wine"],
        expect={"pile_sizes": [1, 2, 1], "drink_deck": 26, "counters": [2]},
    )


@pytest.mark.parametrize(
    ("before", "after"), [([1, 1, 3], [2, 1, 3]), ([2, 1, 1], [3, 3, 3])], ids=["one alone", "all tied"]
)
def test_the_soberest_hear_voices(seen, before, after):
    """Gerki has sobered up by one."""
    event(seen, "Voices off the Reef", at=AT, alcohol=before, expect={"alcohol": after, "counters": [3]})


def test_a_fever_costs_fortitude_or_sobriety(seen):
    event(
        seen,
        "Fever Below Deck",
        at=AT,
        steps=[
            step("gerki", "lose_or_gain", legal=["lose", "gain"]),
            step("gerki", "lose_or_gain", "gain"),
            step("eve", "lose_or_gain", "lose", alcohol=[0, 0, 0]),
            step("fleck", "lose_or_gain", "gain"),
        ],
        expect={"fortitude": [20, 19, 20], "alcohol": [1, 0, 1], "counters": [3]},
    )


def test_the_other_crew_is_challenged_to_a_contest(seen):
    event(
        seen,
        "The Other Crew Says They Drink Better",
        at=AT,
        drink_deck=["Wine", "Light Ale", "Dragon Breath Ale"],
        expect={"alcohol": [2, 1, 4], "gold": [9, 9, 12], "counters": [4]},
    )


def test_smoke_costs_two_cards(seen):
    event(
        seen,
        "Smoke from the Galley",
        at=AT,
        hands={"gerki": [HIDE, STUCK]},
        expect={"hand_sizes": [0, 0, 0], "discards": {"gerki": [STUCK, HIDE]}, "counters": [3]},
    )
