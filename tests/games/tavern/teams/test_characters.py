"""What single characters do in a team (RDI-TEAMCHAR-*)."""

import pytest

from tests.games.tavern.characters.harness import act, declare, holds, step

DRAGON = {"variant": "two_headed_dragon"}
BRAWL = "Gog loves everyone!"
"""Gog: each other player loses 1 Fortitude."""
HUG = "Gog only want hug!"
"""Gog: a player loses 2 Fortitude."""
CREW = "You mess with the crew, you mess with me!"
SHARE = "Don't forget the captain's extra share!"
INFIGHTING = "Infighting? Not on my watch!"
TIME = "I need some Private Pixie Time"


@pytest.mark.rules("RDI-TEAMCHAR-04")
@pytest.mark.parametrize(("mood", "left"), [("Dozing", 18), ("Loyal", 19)])
def test_bryn_hits_back_for_all_of_her_team_but_those_whose_loss_static_effects_took(mood, left):
    holds(
        ["gog", "zot", "bryn", "kaylin"],
        [*act("gog", BRAWL), *declare("bryn", CREW, during="hurt"), step("gog", "declare", during="phase")],
        {"fortitude": [left, left, 20 - (left == 18) - 1, 20 - (left == 18) - 1]},
        phase="action",
        hands={"gog": [BRAWL], "bryn": [CREW]},
        side_discards={"kaylin": [mood]},
        **DRAGON,
    )


@pytest.mark.rules("RDI-TEAMCHAR-04")
def test_bryn_counts_those_who_were_not_aimed_at():
    holds(
        ["gog", "zot", "bryn", "fiona"],
        [*act("gog", HUG, "fiona"), *declare("bryn", CREW, during="hurt"), step("gog", "declare", during="phase")],
        {"fortitude": [18, 18, 18, 18]},
        phase="action",
        hands={"gog": [HUG], "bryn": [CREW]},
        **DRAGON,
    )


@pytest.mark.rules("RDI-TEAMCHAR-05")
def test_the_captain_takes_her_share_of_a_teammates_gold():
    crush = "Gog crush beer stein on head"
    holds(
        ["gog", "whitehawk", "fiona", "zot"],
        [
            *act("gog", crush),
            *declare("whitehawk", SHARE, during="happened"),
            step("gog", "declare", during="phase"),
        ],
        {"gold": [14, 14, 8, 8]},
        phase="action",
        hands={"gog": [crush], "whitehawk": [SHARE]},
        **DRAGON,
    )


@pytest.mark.rules("RDI-TEAMCHAR-11", "RDI-TEAM-58", "RDI-TEAM-59")
def test_kaylin_alone_ignores_everything_while_she_is_away():
    holds(
        ["gog", "zot", "kaylin", "dimli"],
        [*act("gog", BRAWL), step("dimli", "declare", during="hurt")],
        {"fortitude": [20, 20, 19, 19]},
        phase="action",
        hands={"gog": [BRAWL]},
        lasting={"kaylin": [TIME]},
        **DRAGON,
    )


@pytest.mark.rules("RDI-TEAMCHAR-11", "RDI-TEAM-58")
def test_kaylin_who_is_away_defends_no_teammate():
    poof = "~ Poof! ~"
    holds(
        ["gog", "zot", "kaylin", "dimli"],
        [
            *act("gog", HUG, "dimli"),
            step("dimli", "declare", during="played", pending=_declares("gog", "zot", "dimli")),
        ],
        {},
        phase="action",
        hands={"gog": [HUG], "kaylin": [poof]},
        lasting={"kaylin": [TIME]},
        **DRAGON,
    )


def _declares(*seats: str) -> list[dict[str, str]]:
    return [{"seat": seat, "ask": "declare"} for seat in seats]


@pytest.mark.rules("RDI-TEAMCHAR-13", "RDI-TEAM-57")
def test_a_mood_does_nothing_for_a_teammate():
    holds(
        ["kaylin", "dimli", "gog", "zot"],
        [step("gog", "discard")],
        {"alcohol": [2, 2, 0, 0]},
        phase="drink",
        active="dimli",
        piles={"dimli": ["Wine"], "kaylin": []},
        side_discards={"kaylin": ["Slobbering"]},
        **DRAGON,
    )


@pytest.mark.rules("RDI-TEAMCHAR-15", "RDI-POTION-08", "RDI-VRULING-85")
def test_phrenk_sells_to_opponents_alone():
    holds(
        ["phrenk", "fiona", "gerki", "zot"],
        [
            step("phrenk", "declare", "sell", during="phase"),
            step("phrenk", "buyer", legal=["gerki", "zot"]),
            step("phrenk", "buyer", "zot"),
            step("zot", "buy", "yes"),
            step("phrenk", "action"),
        ],
        {"gold": [12, 12, 8, 8], "potions": {"zot": ["Luck Potion"], "phrenk": []}},
        phase="action",
        potions={"phrenk": ["Luck Potion"]},
        **DRAGON,
    )


@pytest.mark.rules("RDI-TEAMCHAR-15", "RDI-POTION-08", "RDI-POTION-04")
def test_a_potion_card_is_played_by_any_player_of_the_team_that_has_it():
    shadow = "Vial of Slippery Shadow"
    holds(
        ["gog", "zot", "phrenk", "fiona"],
        [*act("gog", BRAWL), *declare("fiona", shadow, during="played"), step("gog", "declare", during="phase")],
        {"fortitude": [20, 20, 20, 20], "potions": {"phrenk": []}, "side_discards": {"phrenk": [shadow]}},
        phase="action",
        hands={"gog": [BRAWL]},
        potions={"phrenk": [shadow]},
        **DRAGON,
    )


@pytest.mark.rules("RDI-TEAMCHAR-17", "RDI-MARK-07")
def test_teammates_of_remy_are_never_marked():
    holds(
        ["remy", "zot", "gog", "fiona"],
        [
            *act("gog", HUG, "zot", of=["remy", "zot"]),
            *declare("remy", INFIGHTING, during="hurt"),
            step("gog", "declare", during="phase"),
        ],
        {"marked": ["gog"], "marks": 2},
        phase="action",
        active="gog",
        hands={"gog": [HUG], "remy": [INFIGHTING]},
        **DRAGON,
    )


@pytest.mark.rules("RDI-VRULING-86", "RDI-MARK-07", "RDI-VRULING-46")
def test_what_a_teammate_does_marks_nobody():
    holds(
        ["remy", "zot", "gog", "fiona"],
        [
            *act("zot", "Down Pooky!", "gog", of=["gog", "fiona"]),
            step("remy", "declare", INFIGHTING, during="hurt", refused="not_legal"),
        ],
        {"marks": 3},
        phase="action",
        active="zot",
        hands={"zot": ["Down Pooky!"], "remy": [INFIGHTING]},
        **DRAGON,
    )


@pytest.mark.rules("RDI-TEAMCHAR-19", "RDI-PIETY-06", "RDI-VRULING-87", "RDI-VRULING-84")
@pytest.mark.parametrize(("helps", "piety", "gold"), [(True, 4, 12), (False, 5, 11)])
def test_serena_has_not_tithed_if_a_teammate_helps_her(helps, piety, gold):
    donations = "Your donations will be greatly appreciated by the Temple"
    purse = "Lemme check the money belt..."
    helping = declare("dimli", purse, during="payment") if helps else []
    holds(
        ["serena", "dimli", "gog", "zot"],
        [
            *act("serena", donations),
            step("serena", "tithe", "tithe"),
            *helping,
            step("serena", "declare", during="phase"),
        ],
        {"piety": piety, "gold": [gold, gold, 8, 8]},
        phase="action",
        piety=5,
        hands={"serena": [donations], "dimli": [purse]},
        **DRAGON,
    )


@pytest.mark.rules("RDI-TEAMCHAR-27", "RDI-GEAR-09", "RDI-TEAM-58", "RDI-TEAM-59")
def test_wizgille_who_fixes_something_is_out_of_the_turn_alone():
    device = "Oh no! It's not supposed to do that..."
    holds(
        ["wizgille", "dimli", "gog", "zot"],
        [
            *act("wizgille", device, "gog"),
            step("dimli", "declare", during="hurt"),
            step("gog", "declare", during="phase", away=["wizgille"], pending=_declares("dimli", "gog", "zot")),
        ],
        {"phase": "action"},
        phase="action",
        hands={"wizgille": [device]},
        side_decks={"wizgille": ["I need to fix that right now"]},
        **DRAGON,
    )


@pytest.mark.rules("RDI-TEAM-61", "RDI-TEAM-62")
def test_the_player_of_the_card_chooses_who_of_the_team_drinks_again():
    up = "Drink up, friend!"
    holds(
        ["dimli", "zot", "gog", "fiona"],
        [
            *declare("dimli", up, "fiona", of=["gog", "fiona"], during="phase"),
            step("gog", "declare", during="drinks"),
        ],
        {"pile_sizes": [1, 1, 1, 0]},
        phase="drink",
        active="gog",
        hands={"dimli": [up]},
        piles={"gog": ["Dark Ale"], "fiona": ["Dragon Breath Ale"], "dimli": ["Wine"], "zot": ["Wine"]},
        **DRAGON,
    )


SIGNS = "Signs point to you getting drunker...soon!"
DECK = ["Dark Ale", "Dragon Breath Ale", "Elven Wine", "Wine", "Light Ale"]


@pytest.mark.rules("RDI-TEAMCHAR-20")
def test_tara_and_her_teammates_see_all_that_the_team_orders():
    holds(
        ["tara", "dimli", "gog", "zot"],
        [
            *declare("tara", SIGNS, during="phase"),
            step("tara", "next_drink", legal=[0, 1, 2, 3], knows={"tara": DECK[:4], "dimli": DECK[:4]}),
            step("tara", "next_drink", 1),
            step("tara", "order", legal=["gog", "zot"]),
            step("tara", "order", "zot"),
            *(step("tara", ask, answer) for _ in range(2) for ask, answer in (("next_drink", 0), ("order", "gog"))),
            step("tara", "order", "zot"),
            step("tara", "declare", during="phase"),
        ],
        {"gold": [9, 9, 10, 10], "pile_sizes": [1, 1, 2, 2], "phase": "order"},
        phase="order",
        hands={"tara": [SIGNS]},
        piles={"tara": ["Water"], "dimli": ["Wine"]},
        drinks=["RDI 1", "RDI 2"],
        drink_deck=DECK,
        **DRAGON,
    )


@pytest.mark.rules("RDI-TEAM-61", "RDI-TEAM-62")
def test_gog_chooses_who_of_the_team_drinks_more():
    more = "Gog say you drink MORE!"
    holds(
        ["gog", "zot", "dimli", "fiona"],
        [
            *declare("gog", more, "fiona", of=["dimli", "fiona"], during="drinks"),
            step("gog", "declare", during="drinks", drinks=[{"drinker": "fiona", "alcohol": 4, "fortitude": 0}]),
        ],
        {},
        phase="drink",
        active="dimli",
        hands={"gog": [more]},
        piles={"dimli": ["Dark Ale", "Wine"], "fiona": ["Dragon Breath Ale", "Wine"]},
        **DRAGON,
    )


@pytest.mark.rules("RDI-TEAMCHAR-04", "RDI-TEAMCHAR-11")
def test_bryn_does_not_count_who_is_away():
    holds(
        ["gog", "zot", "bryn", "kaylin"],
        [*act("gog", BRAWL), *declare("bryn", CREW, during="hurt"), step("gog", "declare", during="phase")],
        {"fortitude": [19, 19, 19, 19]},
        phase="action",
        hands={"gog": [BRAWL], "bryn": [CREW]},
        lasting={"kaylin": [TIME]},
        **DRAGON,
    )
