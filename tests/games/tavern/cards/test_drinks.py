"""The Drinks and Drink Events, drunk from the own Drink Me! Pile."""

from dataclasses import replace
from typing import Any

import pytest

from dwarfdraft.games.tavern.decks.all import CHARACTERS
from tests.games.tavern.cards.harness import declare, drink, holds, step

PLAIN = [
    ("Light Ale", "RDI 1", 1, 0),
    ("Dark Ale", "RDI 1", 1, 0),
    ("Wine", "RDI 1", 2, 0),
    ("Elven Wine", "RDI 1", 3, 0),
    ("Dragon Breath Ale", "RDI 1", 4, 0),
    ("Dirty Dishwater", "RDI 1", 0, -1),
    ("We're Cutting You Off!", "RDI 1", -1, 0),
    ("Orcish Rotgut", "RDI 1", 0, -2),
    ("Troll Swill", "RDI 1", 1, -1),
    ("Water", "RDI 1", 0, 0),
    ("Holy Water", "RDI 1", 0, 2),
    ("Wizard's Brew", "RDI 1", 2, 2),
    ("Dwarven Firewater", "RDI 2", 4, 0),
    ("Ogre Brew", "RDI 2", 2, -1),
    ("Pixie Punch", "RDI 3", 2, 0),
    ("Grog", "RDI 4", 2, 0),
    ("Shot of Rum", "RDI 4", 3, 0),
    ("Bottle of Rum", "RDI 4", 4, 0),
    ("Rice Wine", "RDI 5", 2, 0),
    ("Pot of Tea", "RDI 5", -1, 0),
    ("Coffee", "RDI 6", -1, 0),
    ("Angel Tears", "RDI 6", 0, 2),
    ("Dungeon Runoff", "RDI 6", 0, -1),
    ('"Tomato Juice"', "RDI 6", 0, -2),
]
"""Title, a Drink Deck that has it, Alcohol Content, Fortitude."""
CHASED = [
    ("Light Ale with a Chaser", "RDI 1", 1),
    ("Dark Ale with a Chaser", "RDI 1", 1),
    ("Wine with a Chaser", "RDI 1", 2),
    ("Elven Wine with a Chaser", "RDI 1", 3),
    ("Pixie Punch with a Chaser", "RDI 3", 2),
    ("Grog with a Chaser", "RDI 4", 2),
    ("Shot of Rum with a Chaser", "RDI 4", 3),
]
"""Title, a Drink Deck that has it, Alcohol Content."""
HALF = {-2: -1, -1: -1, 0: 0, 1: 1, 2: 1, 3: 2, 4: 2}
"""Rounded up, in size."""
SPLIT = "Come, my friend, sit and drink with me!"
AT = ["fiona", "gerki", "zot"]
NEXT = step("gerki", "discard")
STATS: dict[str, Any] = {"fortitude": [15, 15, 15], "alcohol": [5, 5, 5]}


@pytest.mark.parametrize(("title", "deck", "alcohol", "fortitude"), PLAIN)
def test_a_drink_changes_who_drinks_it(seen, title, deck, alcohol, fortitude):
    drink(
        seen,
        title,
        at=AT,
        drinks=[deck],
        **STATS,
        pile=["Drinking Contest!"],
        until=NEXT,
        expect={
            "alcohol": [5 + alcohol, 5, 5],
            "fortitude": [15 + fortitude, 15, 15],
            "pile_sizes": [1, 0, 0],
            "drink_discard": [title],
            "hand_sizes": [0, 0, 0],
            "gold": [10, 10, 10],
        },
    )


@pytest.mark.parametrize(
    ("title", "deck", "alcohol", "fortitude"), [*PLAIN, *((title, deck, alcohol, 0) for title, deck, alcohol in CHASED)]
)
def test_a_drink_is_split_by_a_card(title, deck, alcohol, fortitude):
    more, healthier = 5 + HALF[alcohol], 15 + HALF[fortitude]

    holds(
        AT,
        [*declare("fiona", SPLIT, "zot", during="drinks"), NEXT],
        {"alcohol": [more, 5, more], "fortitude": [healthier, 15, healthier], "discards": {"fiona": [SPLIT]}},
        drinks=[deck],
        phase="drink",
        hands={"fiona": [SPLIT]},
        **STATS,
        piles={"fiona": [title]},
    )


@pytest.mark.parametrize(("title", "deck", "alcohol"), CHASED)
def test_a_chaser_is_added(seen, title, deck, alcohol):
    drink(
        seen,
        title,
        at=AT,
        drinks=[deck],
        **STATS,
        pile=["Troll Swill", "Water"],
        until=NEXT,
        expect={
            "alcohol": [5 + alcohol + 1, 5, 5],
            "fortitude": [14, 15, 15],
            "pile_sizes": [1, 0, 0],
            "drink_discard": ["Troll Swill", title],
            "hand_sizes": [0, 0, 0],
        },
    )


@pytest.mark.parametrize(("title", "deck", "alcohol"), CHASED)
@pytest.mark.parametrize("under", [[], ["Drinking Contest!"]])
def test_nothing_is_added_by_an_empty_pile_or_an_event(seen, title, deck, alcohol, under):
    drink(
        seen,
        title,
        at=AT,
        drinks=[deck],
        **STATS,
        pile=under,
        until=NEXT,
        expect={"alcohol": [5 + alcohol, 5, 5], "drink_discard": [title, *under], "gold": [10, 10, 10]},
    )


@pytest.mark.rules("RDI-CHAR-12")
@pytest.mark.parametrize(
    ("title", "deck", "trait", "alcohol"),
    [
        ("Orcish Rotgut", "RDI 1", "orc", 2),
        ("Troll Swill", "RDI 1", "troll", 2),
        ("Ogre Brew", "RDI 2", "ogre", 3),
        ("Ogre Brew", "RDI 2", "half-ogre", 3),
        ('"Tomato Juice"', "RDI 6", "vampire", 2),
    ],
)
def test_some_drinks_agree_with_those_they_are_made_for(seen, monkeypatch, title, deck, trait, alcohol):
    monkeypatch.setitem(CHARACTERS, "fiona", replace(CHARACTERS["fiona"], traits=(trait,)))

    drink(
        seen,
        title,
        at=AT,
        drinks=[deck],
        **STATS,
        until=NEXT,
        expect={"alcohol": [5 + alcohol, 5, 5], "fortitude": [15, 15, 15]},
    )


def test_gog_is_a_half_ogre(seen):
    drink(
        seen,
        "Ogre Brew",
        at=["gog", "gerki", "zot"],
        drinks=["RDI 2"],
        **STATS,
        until=NEXT,
        expect={"alcohol": [8, 5, 5], "fortitude": [15, 15, 15]},
    )


def test_inspiration_draws_two_cards(seen):
    drink(
        seen,
        "Gnomish Inspirational Ale",
        at=AT,
        drinks=["RDI 3"],
        hands={"fiona": ["I raise!"]},
        until=NEXT,
        expect={"alcohol": [2, 0, 0], "hand_sizes": [3, 0, 0]},
    )


@pytest.mark.parametrize(("coin", "alcohol"), [("heads", 1), ("tails", 4)])
def test_a_coin_settles_the_gamblers_grog(seen, coin, alcohol):
    drink(
        seen,
        "Gambler's Grog",
        at=AT,
        drinks=["RDI 3"],
        coins=[coin],
        until=NEXT,
        expect={"alcohol": [alcohol, 0, 0]},
    )


@pytest.mark.parametrize(("title", "deck"), [("Mead", "RDI 2"), ("Sauvignon Blech", "RDI 6")])
@pytest.mark.parametrize(("partner", "alcohol"), [("zot", [2, 0, 2]), ("none", [3, 0, 0])])
def test_who_reveals_a_mead_may_split_it(seen, title, deck, partner, alcohol):
    drink(
        seen,
        title,
        at=AT,
        drinks=[deck],
        steps=[step("fiona", "split", legal=["none", "gerki", "zot"]), step("fiona", "split", partner)],
        until=NEXT,
        expect={"alcohol": alcohol},
    )


@pytest.mark.parametrize(("title", "deck"), [("Mead", "RDI 2"), ("Sauvignon Blech", "RDI 6")])
def test_a_mead_is_not_split_as_a_chaser(title, deck):
    holds(
        AT,
        [NEXT],
        {"alcohol": [4, 0, 0]},
        drinks=[deck],
        phase="drink",
        piles={"fiona": ["Light Ale with a Chaser", title]},
    )


# ---- Drink Events ----


@pytest.mark.parametrize(("title", "deck"), [("Round on the House!", "RDI 1"), ("A Toast to Villainy!", "RDI 6")])
def test_everybody_drinks_a_copy_of_one_drink(seen, title, deck):
    drink(
        seen,
        title,
        at=AT,
        drinks=[deck],
        drink_deck=["Drinking Contest!", "Wine with a Chaser", "Troll Swill", "Water"],
        steps=[
            step("fiona", "declare", during="event", stack=[title]),
            step(
                "zot",
                "declare",
                during="drinks",
                drinks=[{"drinker": name, "alcohol": 3, "fortitude": -1} for name in AT],
            ),
        ],
        until=NEXT,
        expect={
            "alcohol": [3, 3, 3],
            "fortitude": [19, 19, 19],
            "drink_discard": [title, "Troll Swill", "Wine with a Chaser", "Drinking Contest!"],
        },
    )


@pytest.mark.parametrize("deck", ["RDI 1", "RDI 6"])
def test_the_strongest_drink_wins_a_contest(seen, deck):
    drink(
        seen,
        "Drinking Contest!",
        at=AT,
        drinks=[deck],
        drink_deck=["Elven Wine", "Wine with a Chaser", "Wine", "Drinking Contest!"],
        until=NEXT,
        expect={"alcohol": [3, 4, 0], "gold": [9, 12, 9]},
    )


def test_those_who_tie_in_a_contest_drink_again(seen):
    drink(
        seen,
        "Drinking Contest!",
        at=AT,
        drink_deck=["Wine", "Wine", "Light Ale", "Dark Ale", "Elven Wine", "Holy Water"],
        until=NEXT,
        expect={"alcohol": [3, 5, 1], "gold": [9, 12, 9], "drink_deck": 24},
    )


def test_ambrosia_strengthens_and_costs_two_gold(seen):
    drink(
        seen,
        "Fine Ambrosia, Nectar of the Gods",
        at=AT,
        drinks=["RDI 2"],
        **STATS,
        until=NEXT,
        expect={"alcohol": [6, 5, 5], "fortitude": [19, 15, 15], "gold": [8, 10, 10], "inn": 2},
    )


def test_ambrosia_counts_nothing_as_a_chaser():
    title = "Fine Ambrosia, Nectar of the Gods"

    holds(
        AT,
        [NEXT],
        {"alcohol": [6, 5, 5], "fortitude": [15, 15, 15], "gold": [10, 10, 10]},
        drinks=["RDI 2"],
        phase="drink",
        **STATS,
        piles={"fiona": ["Light Ale with a Chaser", title]},
    )


def test_who_survives_a_challenge_is_paid(seen):
    drink(
        seen,
        "The Challenge!",
        at=AT,
        drinks=["RDI 2"],
        drink_deck=["Round on the House!", "Wine with a Chaser", "Light Ale", "Elven Wine", "Dark Ale"],
        steps=[step("fiona", "accept", legal=["yes", "no"]), step("fiona", "accept", "yes")],
        until=NEXT,
        expect={"alcohol": [6, 0, 0], "gold": [12, 9, 9]},
    )


def test_a_challenge_may_be_declined():
    holds(
        AT,
        [step("fiona", "accept", "no"), NEXT],
        {"alcohol": [0, 0, 0], "gold": [10, 10, 10], "drink_discard": ["The Challenge!"]},
        drinks=["RDI 2"],
        phase="drink",
        piles={"fiona": ["The Challenge!"]},
    )


def test_who_passes_out_over_a_challenge_is_paid_nothing():
    holds(
        AT,
        [step("fiona", "accept", "yes"), NEXT],
        {"gold": [0, 12, 12], "inn": 6, "out": ["fiona"]},
        drinks=["RDI 2"],
        phase="drink",
        fortitude=[4, 20, 20],
        piles={"fiona": ["The Challenge!"]},
        drink_deck=["Wine", "Elven Wine", "Water"],
    )


def test_a_brawl_hurts_everybody(seen):
    drink(
        seen,
        "Barroom Brawl!",
        at=AT,
        drinks=["RDI 3"],
        until=NEXT,
        expect={"fortitude": [18, 18, 18], "alcohol": [0, 0, 0]},
    )


def test_monsters_are_fought_or_paid_off(seen):
    drink(
        seen,
        "Monster Attack!",
        at=AT,
        drinks=["RDI 3"],
        steps=[
            step("fiona", "lose_or_pay", legal=["lose", "pay"]),
            step("fiona", "lose_or_pay", "lose"),
            step("gerki", "lose_or_pay", "pay", fortitude=[20, 20, 20], gold=[10, 10, 10]),
            step("zot", "lose_or_pay", "lose"),
        ],
        until=NEXT,
        expect={"fortitude": [18, 20, 18], "gold": [10, 9, 10], "inn": 1},
    )


def test_monsters_are_not_paid_off_without_gold():
    holds(
        AT,
        [
            step("fiona", "lose_or_pay", "pay"),
            step("zot", "lose_or_pay", "pay"),
            step("gerki", "declare", during="about_to_lose"),
        ],
        {"fortitude": [20, 18, 20], "gold": [9, 0, 9], "inn": 2},
        drinks=["RDI 3"],
        phase="drink",
        gold=[10, 0, 10],
        piles={"fiona": ["Monster Attack!"]},
    )


@pytest.mark.parametrize("deck", [["Wine", "Elven Wine", "Water"], ["Elven Wine", "Wine", "Water"]])
def test_the_wench_dares_the_others_to_take_the_stronger_drink(seen, deck):
    drink(
        seen,
        "The Wench Dares You...",
        at=AT,
        drinks=["RDI 6"],
        drink_deck=deck,
        until=NEXT,
        expect={"alcohol": [2, 3, 3], "gold": [10, 10, 10]},
    )


def test_of_two_equal_drinks_its_revealer_chooses(seen):
    drink(
        seen,
        "The Wench Dares You...",
        at=AT,
        drinks=["RDI 6"],
        drink_deck=["Wine", "Wizard's Brew", "Water"],
        fortitude=[15, 15, 15],
        steps=[step("fiona", "dare", legal=[0, 1]), step("fiona", "dare", 1)],
        until=NEXT,
        expect={"alcohol": [2, 2, 2], "fortitude": [17, 15, 15]},
    )
