"""Rulings on cards, limits and turns of teams, and what of all that a game of Bosses without teams leaves out."""

import pytest

from tests.games.tavern.characters.harness import act, control, declare, holds, step

DRAGON = {"variant": "two_headed_dragon"}
VERSUS = {"variant": "boss_versus_boss"}
TIME = "I need some Private Pixie Time"
NOT_EVE = "I'm not Eve! She's over there!"
DEVICE = "Oh no! It's not supposed to do that..."
"""Wizgille: a player loses 2 Fortitude, with a Gear Card."""


@pytest.mark.rules("RDI-VRULING-27", "RDI-VRULING-22")
@pytest.mark.parametrize(("fortitude", "left"), [(1, 0), (20, 19)])
def test_what_one_card_changes_is_added_up_before_the_limits(fortitude, left):
    holds(
        ["wizgille", "dimli", "eve", "zot"],
        [
            *act("wizgille", DEVICE, "eve"),
            *declare("eve", NOT_EVE, during="played"),
            step("zot", "declare", during="hurt"),
        ],
        {"fortitude": [left, left, 20, 20]},
        phase="action",
        fortitude=[fortitude, 20],
        hands={"wizgille": [DEVICE], "eve": [NOT_EVE]},
        side_decks={"wizgille": ["The coolant is rather refreshing."]},
        **DRAGON,
    )


@pytest.mark.rules("RDI-VRULING-26", "RDI-VRULING-99")
def test_a_hand_is_looked_at_and_discarded_from_where_the_card_strikes():
    mind = "I've been known to break a mind or two..."
    holds(
        ["daareka", "gerki", "zot", "fiona"],
        [*act("daareka", mind, "zot"), step("fiona", "declare", during="hurt")],
        {"fortitude": [20, 20, 18, 18], "hand_sizes": [0, 0, 1, 1]},
        phase="action",
        hands={"daareka": [mind], "zot": ["Down Pooky!", "Tip the Wench."], "fiona": ["I'm a quick healer."]},
        **DRAGON,
    )
    palm = "Let me read your palm with this compass."
    holds(
        ["tara", "gerki", "zot", "fiona"],
        [*act("tara", palm, "zot"), step("fiona", "declare", during="hurt")],
        {"knows": {"tara": ["Down Pooky!"], "gerki": []}},
        phase="action",
        hands={"tara": [palm], "zot": ["Down Pooky!"], "fiona": ["I'm a quick healer."]},
        **DRAGON,
    )


@pytest.mark.rules("RDI-TEAMCHAR-12", "RDI-WULFRIC-03")
def test_wulfric_changes_when_all_have_drunk_and_before_an_event():
    holds(
        ["kaylin", "dimli", "gog", "zot"],
        [step("kaylin", "champion", mood="loyal", alcohol=[2, 2, 0, 0])],
        {},
        phase="drink",
        piles={"kaylin": ["Light Ale"], "dimli": ["Dark Ale"]},
        side_decks={"kaylin": ["Loyal"]},
        events=["sea"],
        event_decks=[["Kraken Attack"]],
        counters=[1],
        **DRAGON,
    )


@pytest.mark.rules("RDI-TEAMCHAR-01", "RDI-VRULING-12")
def test_phrenk_reveals_his_potion_at_the_start_of_the_shared_turn():
    holds(
        ["dimli", "phrenk", "gog", "zot"],
        [step("phrenk", "potion", legal=["Luck Potion", "Bottled Thunderclap"], active="dimli", phase="discard")],
        {},
        phase="drink",
        active="gog",
        piles={"gog": [], "zot": []},
        potions={"phrenk": ["Luck Potion"]},
        side_decks={"phrenk": ["Bottled Thunderclap"]},
        **DRAGON,
    )


@pytest.mark.rules("RDI-TEAMCHAR-11", "RDI-TEAM-58", "RDI-TEAM-59", "RDI-VRULING-20")
def test_kaylin_stops_and_her_teammate_goes_on():
    stop = "Stop using my head as a table!"
    holds(
        ["kaylin", "dimli", "gog", "zot"],
        [
            step("kaylin", "action", TIME),
            step("dimli", "declare", during="phase", away=["kaylin"]),
            *act("dimli", stop, "gog"),
            step("dimli", "orders", ["gog", "gog"]),
            step("gog", "declare", during="drinks", drinks=[{"drinker": "dimli", "alcohol": 1, "fortitude": 0}]),
            step("gog", "discard", away=["kaylin"]),
        ],
        {"fortitude": [20, 20, 19, 19], "alcohol": [1, 1, 0, 0], "pile_sizes": [1, 0, 3, 1]},
        phase="action",
        hands={"kaylin": [TIME], "dimli": [stop]},
        piles={"kaylin": ["Wine"], "dimli": ["Dark Ale"], "gog": ["Wine"], "zot": ["Wine"]},
        **DRAGON,
    )


@pytest.mark.rules("RDI-TEAMCHAR-23", "RDI-TEAM-53")
def test_vlazlo_who_naps_is_away_alone():
    nap = "Bat nap"
    holds(
        ["vlazlo", "dimli", "gog", "zot"],
        [
            *act("gog", "Gog loves everyone!"),
            step("dimli", "declare", during="hurt", away=["vlazlo"]),
        ],
        {"fortitude": [19, 19, 20, 20]},
        phase="action",
        active="gog",
        hands={"gog": ["Gog loves everyone!"]},
        lasting={"vlazlo": [nap]},
        **DRAGON,
    )


def test_a_boss_who_is_alone_ends_the_turn_by_a_nap():
    holds(
        ["vlazlo", "dimli", "gog"],
        [step("vlazlo", "action", "Bat nap"), step("dimli", "discard", away=["vlazlo"], phase="discard")],
        {"pile_sizes": [1, 1, 1]},
        phase="action",
        hands={"vlazlo": ["Bat nap"]},
        piles={"vlazlo": ["Wine"], "dimli": ["Wine"], "gog": ["Wine"]},
        variant="boss_battle",
    )


@pytest.mark.rules("RDI-BVB-06", "RDI-BVB-01")
def test_bosses_without_teams_choose_no_champions():
    holds(
        ["vlazlo", "daareka", "torglesnarf"],
        [step("vlazlo", "declare", during="event", champions=[]), step("vlazlo", "declare", during="phase")],
        {"alcohol": [1, 4, 2], "gold": [9, 12, 11]},
        phase="drink",
        piles={"vlazlo": ["Drinking Contest!"]},
        drink_deck=["Dark Ale", "Dragon Breath Ale", "Wine"],
        **VERSUS,
    )


@pytest.mark.rules("RDI-BVB-01", "RDI-BVB-04")
def test_bosses_without_teams_defend_themselves_alone():
    ink = "Ink spray"
    hold_back = "Hold them back! I'm taking care of this one personally!"
    holds(
        ["torglesnarf", "daareka", "vlazlo"],
        [
            *act("torglesnarf", hold_back, "vlazlo"),
            step("daareka", "declare", ink, during="played", refused="not_legal"),
            step("torglesnarf", "order"),
        ],
        {"fortitude": [20, 20, 17]},
        phase="action",
        hands={"torglesnarf": [hold_back], "daareka": [ink]},
        **VERSUS,
    )


@pytest.mark.rules("RDI-BVB-05")
def test_a_number_of_opposing_teammates_is_one_of_opponents_without_teams():
    holds(
        ["torglesnarf", "daareka", "vlazlo"],
        [*act("torglesnarf", "General Drug", "vlazlo"), step("vlazlo", "declare", during="hurt")],
        {"fortitude": [20, 20, 18]},
        phase="action",
        minions={"torglesnarf": ["General Drug"]},
        **VERSUS,
    )


@pytest.mark.rules("RDI-VRULING-96", "RDI-BOSS-02")
def test_in_a_round_of_a_boss_battle_the_boss_faces_one_champion():
    pray = "Sorry, I have to pray now..."
    holds(
        ["vlazlo", "deirdre", "fiona"],
        [
            *act("vlazlo", "Gambling? I'm in!"),
            step("deirdre", "champion", "fiona"),
            *declare("deirdre", pray, during="ante"),
            step("vlazlo", "declare", during="phase"),
        ],
        {"gold": [10, 10, 10], "in_round": []},
        phase="action",
        hands={"vlazlo": ["Gambling? I'm in!"], "deirdre": [pray]},
        variant="boss_battle",
    )


def test_a_team_left_with_one_opponent_ignores_what_it_cannot_redirect():
    holds(
        ["vlazlo", "eve", "fiona"],
        [
            *act("vlazlo", "Von't you join me for dinner?", "eve"),
            *declare("eve", NOT_EVE, during="played"),
            step("vlazlo", "declare", during="phase"),
        ],
        {"fortitude": [20, 20, 20]},
        phase="action",
        hands={"vlazlo": ["Von't you join me for dinner?"], "eve": [NOT_EVE]},
        variant="boss_battle",
    )


def test_a_champion_in_control_wins_for_the_team():
    holds(
        ["fiona", "deirdre", "gerki", "zot"],
        [
            *act("fiona", "Gambling? I'm in!"),
            step("gerki", "champion", "zot"),
            *control("zot", "Winning Hand!"),
            step("fiona", "control", "pass"),
            step("fiona", "declare", during="phase"),
        ],
        {"gold": [9, 9, 11, 11]},
        phase="action",
        hands={"fiona": ["Gambling? I'm in!"], "zot": ["Winning Hand!"]},
        **DRAGON,
    )


@pytest.mark.rules("RDI-VRULING-95", "RDI-BVB-05")
def test_who_is_out_is_counted_among_no_opponents():
    guild = "I vill drink ze whole guild"
    holds(
        ["vlazlo", "torglesnarf", "daareka", "amundyr"],
        [*act("vlazlo", guild, "torglesnarf"), step("torglesnarf", "discard")],
        {"fortitude": [12, 17, 20, 20], "out": ["daareka"]},
        phase="action",
        fortitude=[10, 20, 20, 20],
        out=["daareka"],
        hands={"vlazlo": [guild]},
        piles={"vlazlo": ["Water"]},
        drinks=["RDI 6"],
        **VERSUS,
    )


@pytest.mark.rules("RDI-VRULING-05")
def test_nobody_asks_teammates_before_spending_shared_gold():
    wench = "Wench, bring some drinks for my friends!"
    holds(
        ["gog", "zot", "fiona", "deirdre"],
        [
            *declare("zot", wench, during="phase"),
            step("zot", "order", legal=["fiona", "deirdre"], pending=[{"seat": "zot", "ask": "order"}]),
        ],
        {"gold": [9, 9, 10, 10]},
        phase="order",
        hands={"zot": [wench]},
        **DRAGON,
    )
