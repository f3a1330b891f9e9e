"""What every Dungeon Event does."""

from dataclasses import replace
from functools import partial

import pytest

from dwarfdraft.games.tavern.decks.all import CHARACTERS
from tests.games.tavern.cards.harness import declare, event, step

AT = ["gerki", "eve", "fleck"]
SWIPE = "Swipe the tip!"
"""Gerki: the Inn pays."""
HIDE = "Hide in shadows"
"""Gerki Ignores an Action or Sometimes Card that affects his Fortitude."""
STUCK = "How did this get stuck in your back?"
GAMBLING = "Gambling? I'm in!"
DISBELIEVE = "I attempt to disbelieve."

event = partial(event, deck="dungeon")


@pytest.fixture
def _eve_is_a_villain(monkeypatch):
    monkeypatch.setitem(CHARACTERS, "eve", replace(CHARACTERS["eve"], villain=True))


@pytest.mark.rules("RDI-DUNGEON-13")
def test_a_cave_in_costs_gold_and_the_top_drink(seen):
    event(
        seen,
        "Cave-in!",
        at=AT,
        piles={"eve": ["Wine", "Light Ale"], "fleck": ["Round on the House!"]},
        expect={
            "gold": [9, 9, 9],
            "inn": 3,
            "pile_sizes": [0, 1, 0],
            "alcohol": [0, 0, 0],
            "drink_discard": ["Round on the House!", "Wine"],
            "counters": [3],
        },
    )


@pytest.mark.rules("RDI-DUNGEON-10", "RDI-DUNGEON-14")
@pytest.mark.usefixtures("_eve_is_a_villain")
def test_feats_of_heroism_weaken_villains_and_heroes_drink_to_them(seen):
    event(
        seen,
        "Feats of Heroism",
        at=AT,
        expect={"fortitude": [20, 19, 20], "alcohol": [1, 0, 1], "counters": [3]},
    )


@pytest.mark.usefixtures("_eve_is_a_villain")
def test_sneers_weaken_heroes_and_villains_drink_to_them(seen):
    event(
        seen,
        "Sneers from the Dark Corner",
        at=AT,
        expect={"fortitude": [19, 20, 19], "alcohol": [0, 1, 0], "counters": [3]},
    )


@pytest.mark.rules("RDI-CARD-01", "RDI-VRULING-61")
def test_a_contest_of_wills_is_bid_for(seen):
    event(
        seen,
        "A Contest of Wills",
        at=AT,
        fortitude=[20, 5, 20],
        steps=[
            step("gerki", "bid", legal=["pass", *range(1, 21)]),
            step("gerki", "bid", "pass"),
            step("eve", "bid", legal=["pass", 1, 2, 3, 4, 5]),
            step("eve", "bid", 2),
            step("fleck", "bid", "pass"),
            step("gerki", "bid", legal=["pass", *range(3, 21)]),
            step("gerki", "bid", 4),
            step("eve", "bid", "pass"),
        ],
        expect={"fortitude": [16, 5, 20], "gold": [12, 9, 9], "counters": [4]},
    )


@pytest.mark.rules("RDI-CARD-36", "RDI-VRULING-61")
def test_the_price_of_power_is_bid_for(seen):
    event(
        seen,
        "The Price of Power",
        at=AT,
        gold=[10, 2, 10],
        steps=[
            step("gerki", "bid", 1),
            step("eve", "bid", legal=["pass", 2]),
            step("eve", "bid", 2),
            step("fleck", "bid", 5),
            step("gerki", "bid", "pass"),
        ],
        expect={"fortitude": [18, 18, 20], "gold": [10, 2, 5], "inn": 5, "counters": [4]},
    )


@pytest.mark.rules("RDI-CARD-02", "RDI-VRULING-59")
def test_a_costly_cure_is_for_whoever_pays_most(seen):
    event(
        seen,
        "A Costly Cure",
        at=AT,
        alcohol=[5, 4, 3],
        gold=[3, 10, 10],
        steps=[
            step("gerki", "pledge", legal=[0, 1, 2, 3]),
            step("fleck", "pledge", 2),
            step("gerki", "pledge", 2, alcohol=[4, 4, 3]),
            step("eve", "pledge", 1),
        ],
        expect={"alcohol": [1, 4, 0], "gold": [1, 9, 8], "inn": 5, "counters": [3]},
    )


@pytest.mark.rules("RDI-CARD-08", "RDI-DUNGEON-08")
def test_drink_or_meet_your_doom_takes_cards_or_gives_drinks(seen):
    event(
        seen,
        "Drink or Meet Your Doom",
        at=AT,
        hands={"eve": [DISBELIEVE, GAMBLING, GAMBLING, GAMBLING]},
        drink_deck=["Wine", "Round on the House!"],
        steps=[
            step("eve", "doom", legal=["discard", "drink"]),
            step("eve", "doom", "discard"),
            step("eve", "discard_one", GAMBLING),
            step("eve", "discard_one", DISBELIEVE),
            step("eve", "discard_one", GAMBLING),
        ],
        expect={
            "alcohol": [2, 0, 0],
            "hand_sizes": [0, 1, 0],
            "discards": {"eve": [GAMBLING, DISBELIEVE, GAMBLING]},
            "counters": [3],
        },
        until=step("eve", "declare", during="phase"),
    )


@pytest.mark.rules("RDI-CARD-09")
def test_drinks_with_friends_are_one_drink_for_all(seen):
    event(
        seen,
        'Drinks with "Friends"',
        at=AT,
        drink_deck=["Round on the House!", "Wine"],
        expect={"alcohol": [2, 2, 2], "counters": [3]},
    )


@pytest.mark.rules("RDI-CARD-22", "RDI-DUNGEON-08")
@pytest.mark.parametrize(
    ("coin", "gold", "fortitude"), [("heads", [12, 10, 12], [20] * 3), ("tails", [10] * 3, [18, 20, 18])]
)
def test_one_coin_decides_for_all_who_open_the_chest(seen, coin, gold, fortitude):
    event(
        seen,
        "Leftover Loot",
        at=AT,
        coins=[coin],
        steps=[step("gerki", "help", "helps"), step("eve", "help", "stays_out"), step("fleck", "help", "helps")],
        expect={"gold": gold, "fortitude": fortitude, "counters": [3]},
    )


@pytest.mark.rules("RDI-CARD-34")
def test_a_staring_contest_hurts_or_turns_to_stone(seen):
    event(
        seen,
        "Staring Contest",
        at=AT,
        steps=[
            step("gerki", "stare", legal=["stone", "lose"]),
            step("gerki", "stare", "lose"),
            step("eve", "stare", "stone", fortitude=[20, 20, 20]),
            step("fleck", "stare", "stone"),
        ],
        expect={"fortitude": [18, 20, 20], "stone": ["eve", "fleck"], "counters": [4]},
    )


@pytest.mark.rules("RDI-CARD-42", "RDI-DUNGEON-09")
def test_kobolds_are_paid_or_fought(seen):
    event(
        seen,
        "Who Let All These Kobolds In?",
        at=AT,
        gold=[10, 10, 1],
        steps=[
            step("gerki", "lose_or_pay", legal=["lose", "pay"]),
            step("gerki", "lose_or_pay", "pay"),
            step("eve", "lose_or_pay", "lose", gold=[10, 10, 1]),
            step("fleck", "lose_or_pay", "lose"),
        ],
        expect={"gold": [9, 10, 1], "fortitude": [20, 18, 18], "inn": 1, "counters": [3]},
    )


def test_a_mushroom_stew_strengthens_everybody(seen):
    event(
        seen,
        "Glowing Mushroom Stew",
        at=AT,
        fortitude=[10, 19, 5],
        expect={"fortitude": [12, 20, 7], "counters": [2]},
    )


def test_slime_costs_two_cards(seen):
    event(
        seen,
        "Something Slimy Dripped on the Cards",
        at=AT,
        hands={"gerki": [HIDE, STUCK], "fleck": [GAMBLING]},
        expect={"hand_sizes": [0, 0, 0], "discards": {"gerki": [STUCK, HIDE], "fleck": [GAMBLING]}, "counters": [3]},
    )


def test_the_deep_tax_is_higher_for_the_rich(seen):
    event(
        seen,
        "The Deep Tax Is Due",
        at=AT,
        gold=[8, 7, 10],
        hands={"fleck": []},
        expect={"gold": [6, 6, 8], "inn": 5, "counters": [4]},
    )


@pytest.mark.rules("RDI-VRULING-59")
@pytest.mark.parametrize(
    ("picks", "fortitude"), [(("eve", "fleck", "eve"), [20, 17, 20]), (("eve", "fleck", "gerki"), [18, 18, 18])]
)
def test_whoever_is_blamed_for_the_lever_is_hurt(seen, picks, fortitude):
    event(
        seen,
        "Somebody Pushed the Lever",
        at=AT,
        steps=[
            step("gerki", "push", legal=["eve", "fleck"]),
            step("fleck", "push", picks[2]),
            step("gerki", "push", picks[0]),
            step("eve", "push", picks[1], window="loss"),
        ],
        expect={"fortitude": fortitude, "counters": [5]},
    )


@pytest.mark.rules("RDI-EVENT-05", "RDI-VRULING-62")
def test_the_loss_of_an_event_that_says_so_is_answered_like_an_action_cards(seen):
    event(
        seen,
        "Who Let All These Kobolds In?",
        at=AT,
        hands={"gerki": [HIDE], "eve": [DISBELIEVE]},
        steps=[*declare("gerki", HIDE, during="loss")],
        expect={"fortitude": [20, 18, 18], "counters": [3]},
    )
