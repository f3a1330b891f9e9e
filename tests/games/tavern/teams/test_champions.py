"""Team Champions: who faces what would meet all players (RDI-TEAM-29 to -45)."""

import pytest

from dwarfdraft.scenario import Step
from tests.games.tavern.characters.harness import act, declare, holds, step

PAIRS = ["fiona", "deirdre", "gerki", "zot"]
DRAGON = {"variant": "two_headed_dragon"}
IN = "Gambling? I'm in!"
CONTEST = "Drinking Contest!"
VILLAINY = "A Toast to Villainy!"


def chosen(seat: str, champion: str, of: list[str]) -> list[Step]:
    """A team chooses its Champion."""
    return [step(seat, "champion", legal=of), step(seat, "champion", champion)]


@pytest.mark.rules("RDI-TEAM-29", "RDI-TEAM-30", "RDI-TEAM-40", "RDI-VRULING-39")
def test_in_a_round_the_starter_and_a_champion_of_each_other_team_ante():
    holds(
        PAIRS,
        [
            *act("fiona", IN),
            *chosen("gerki", "zot", ["gerki", "zot"]),
            step("zot", "control"),
        ],
        {"gold": [9, 9, 9, 9], "in_round": ["fiona", "zot"]},
        phase="action",
        hands={"fiona": [IN]},
        **DRAGON,
    )


@pytest.mark.rules("RDI-TEAM-41")
def test_a_teammate_is_outside_also_where_nobody_may_avoid_the_round():
    plank = "Ante up or walk the plank!"
    holds(
        ["whitehawk", "deirdre", "gerki", "zot"],
        [*act("whitehawk", plank), *chosen("gerki", "gerki", ["gerki", "zot"]), step("gerki", "control")],
        {"gold": [9, 9, 9, 9], "in_round": ["whitehawk", "gerki"]},
        phase="action",
        hands={"whitehawk": [plank]},
        **DRAGON,
    )


@pytest.mark.rules("RDI-TEAM-42", "RDI-VRULING-42")
def test_a_champion_whom_a_teammate_makes_leave_takes_the_team_out_of_the_round():
    pray = "Sorry, I have to pray now..."
    holds(
        ["gerki", "zot", "fiona", "deirdre", "eve", "dimli"],
        [
            *act("gerki", IN),
            *chosen("fiona", "fiona", ["fiona", "deirdre"]),
            *chosen("eve", "eve", ["eve", "dimli"]),
            *declare("deirdre", pray, during="ante"),
            step("eve", "control"),
        ],
        {"gold": [9, 9, 10, 10, 9, 9], "in_round": ["gerki", "eve"]},
        phase="action",
        hands={"gerki": [IN], "deirdre": [pray]},
        **DRAGON,
    )


@pytest.mark.rules("RDI-TEAM-43", "RDI-TEAM-44")
def test_who_is_no_champion_plays_what_needs_no_part_in_the_round_and_nothing_else():
    catch = "Gog think you cheating! Gog no like cheaters!"
    coin = "Grab a coin while no one's lookin'!"
    cheat = "This time, we'll use my dice."
    holds(
        ["gerki", "gog", "fiona", "zot"],
        [
            *act("fiona", IN),
            *chosen("gerki", "gog", ["gerki", "gog"]),
            *declare("gerki", coin, during="round_turn"),
            step("gog", "control"),
        ],
        {"gold": [10, 10, 9, 9], "in_round": ["gog", "fiona"]},
        phase="action",
        active="fiona",
        hands={"fiona": [IN], "gerki": [coin]},
        **DRAGON,
    )
    holds(
        ["gerki", "gog", "zot", "fiona"],
        [
            *act("gerki", IN),
            *chosen("zot", "zot", ["zot", "fiona"]),
            step("zot", "control", cheat),
            step("gog", "declare", catch, during="played", refused="not_legal"),
        ],
        {},
        phase="action",
        hands={"gerki": [IN], "zot": [cheat], "gog": [catch]},
        **DRAGON,
    )


@pytest.mark.rules("RDI-TEAM-45", "RDI-TEAM-30")
def test_each_player_you_included_means_the_champions():
    toast = "Let's toast the Goddess!"
    holds(
        ["deirdre", "fiona", "gerki", "zot"],
        [
            *act("deirdre", toast),
            *chosen("zot", "gerki", ["gerki", "zot"]),
            step("zot", "declare", during="played"),
            step(
                "zot",
                "declare",
                during="drinks",
                drinks=[
                    {"drinker": "deirdre", "alcohol": 4, "fortitude": 0},
                    {"drinker": "gerki", "alcohol": 2, "fortitude": 0},
                ],
            ),
            step("deirdre", "declare", during="phase"),
        ],
        {"alcohol": [4, 4, 2, 2]},
        phase="action",
        hands={"deirdre": [toast]},
        drink_deck=["Dragon Breath Ale", "Wine", "Elven Wine"],
        **DRAGON,
    )


@pytest.mark.rules("RDI-TEAM-45", "RDI-VRULING-41")
def test_of_a_card_for_champions_every_part_is_settled_among_them():
    heal = "Mass Heal!"
    holds(
        ["deirdre", "fiona", "gerki", "zot"],
        [*act("deirdre", heal), *chosen("gerki", "zot", ["gerki", "zot"]), step("deirdre", "declare", during="phase")],
        {"fortitude": [11, 11, 11, 11], "gold": [11, 11, 9, 9]},
        phase="action",
        fortitude=[10, 10],
        hands={"deirdre": [heal]},
        **DRAGON,
    )


@pytest.mark.rules("RDI-TEAM-32", "RDI-TEAM-30", "RDI-TEAM-31", "RDI-VRULING-44")
def test_a_contest_is_one_of_champions():
    holds(
        ["fiona", "deirdre", "gerki", "zot", "eve", "dimli"],
        [
            *chosen("zot", "zot", ["gerki", "zot"]),
            *chosen("eve", "eve", ["eve", "dimli"]),
            step("eve", "declare", during="event"),
            step("fiona", "declare", during="phase"),
        ],
        {"alcohol": [1, 1, 4, 4, 2, 2], "gold": [9, 9, 12, 12, 9, 9]},
        phase="drink",
        piles={"fiona": [CONTEST]},
        drink_deck=["Dark Ale", "Dragon Breath Ale", "Wine"],
        **DRAGON,
    )


@pytest.mark.rules("RDI-TEAM-34", "RDI-TEAM-38", "RDI-TEAM-35")
def test_a_teammate_ignores_the_drink_of_a_champion():
    blood = "This is just the thing to get the blood off my sword!"
    holds(
        ["deirdre", "fiona", "gerki", "zot"],
        [
            *chosen("zot", "zot", ["gerki", "zot"]),
            *declare("fiona", blood, during="drinks"),
            step("deirdre", "declare", during="phase"),
        ],
        {"alcohol": [0, 0, 4, 4]},
        phase="drink",
        hands={"fiona": [blood]},
        piles={"deirdre": ["Round on the House!"]},
        drink_deck=["Dragon Breath Ale"],
        **DRAGON,
    )


@pytest.mark.rules("RDI-TEAM-36", "RDI-TEAM-39", "RDI-SEA-08", "RDI-DUNGEON-08")
def test_for_a_sea_event_all_teams_choose_the_one_whose_turn_ends_first():
    holds(
        PAIRS,
        [
            *chosen("fiona", "deirdre", ["fiona", "deirdre"]),
            *chosen("gerki", "zot", ["gerki", "zot"]),
            step("gerki", "declare", during="event"),
            step("gerki", "discard"),
        ],
        {"fortitude": [17, 17, 17, 17]},
        phase="drink",
        events=["sea"],
        event_decks=[["Kraken Attack"]],
        counters=[1],
        hands={"fiona": [IN]},
        piles={"fiona": [], "deirdre": []},
        **DRAGON,
    )


@pytest.mark.rules("RDI-VRULING-40", "RDI-VRULING-01")
def test_automatic_champions_come_before_those_who_are_chosen():
    holds(
        ["gerki", "zot", "deirdre", "fiona"],
        [
            step("gerki", "champion", during=None, champions=["deirdre"]),
        ],
        {},
        phase="drink",
        active="deirdre",
        piles={"deirdre": ["Round on the House!"]},
        **DRAGON,
    )


@pytest.mark.rules("RDI-TEAM-60", "RDI-VRULING-20", "RDI-VRULING-43")
def test_a_champion_who_is_not_there_ignores_the_event():
    time = "I need some Private Pixie Time"
    holds(
        ["fiona", "deirdre", "kaylin", "zot"],
        [
            step("zot", "champion", "kaylin"),
            step("fiona", "declare", during="phase"),
        ],
        {"alcohol": [1, 1, 0, 0], "gold": [10, 10, 10, 10]},
        phase="drink",
        lasting={"kaylin": [time]},
        piles={"fiona": [CONTEST]},
        drink_deck=["Dark Ale", "Dragon Breath Ale", "Wine"],
        **DRAGON,
    )


@pytest.mark.rules("RDI-VRULING-43", "RDI-TEAM-60")
def test_a_round_against_a_champion_who_is_not_there_is_won_at_once():
    time = "I need some Private Pixie Time"
    holds(
        ["fiona", "deirdre", "kaylin", "zot"],
        [*act("fiona", IN), step("zot", "champion", "kaylin"), step("fiona", "declare", during="phase")],
        {"gold": [10, 10, 10, 10]},
        phase="action",
        hands={"fiona": [IN]},
        lasting={"kaylin": [time]},
        **DRAGON,
    )


@pytest.mark.rules("RDI-TEAM-33")
def test_a_drink_event_for_its_revealer_alone_has_no_champions():
    holds(
        PAIRS,
        [step("fiona", "declare", during="event", champions=[]), step("fiona", "declare", during="phase")],
        {"gold": [8, 8, 10, 10]},
        phase="drink",
        drinks=["RDI 2"],
        piles={"fiona": ["Fine Ambrosia, Nectar of the Gods"]},
        **DRAGON,
    )


@pytest.mark.rules("RDI-TEAM-45", "RDI-VRULING-41")
def test_a_gear_card_for_champions_leaves_the_rest_of_its_device_alone():
    wire = "Could you hold this wire for a moment?"
    holds(
        ["wizgille", "fiona", "gerki", "zot"],
        [
            *act("wizgille", wire, "gerki"),
            *chosen("gerki", "zot", ["gerki", "zot"]),
            step("zot", "declare", during="hurt"),
        ],
        {"fortitude": [19, 19, 17, 17]},
        phase="action",
        hands={"wizgille": [wire]},
        side_decks={"wizgille": ["Everybody duck!"]},
        **DRAGON,
    )
