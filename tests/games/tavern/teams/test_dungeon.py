"""Dungeon Events in team games: one Champion of each team is met, the teammates defend (RDI-TEAM-34 to -39)."""

import pytest

from dwarfdraft.scenario import Step
from tests.games.tavern.characters.harness import act, declare, holds, step

PAIRS = ["fiona", "deirdre", "gerki", "zot"]
DRAGON = {"variant": "two_headed_dragon"}
HIDE = "Hide in shadows"
STUCK = "How did this get stuck in your back?"


def champions(*chosen: str) -> list[Step]:
    """Each team of two agrees on a Champion."""
    teams = (PAIRS[:2], PAIRS[2:])
    return [step(seat, "champion", who) for team, who in zip(teams, chosen, strict=True) for seat in team]


def event(title: str, steps: list[Step], expect: dict[str, object], **setup: object) -> None:
    """Show what an Event does at the end of the turn of Fiona and Deirdre, whose Piles are empty."""
    given = {"phase": "drink", "events": ["dungeon"], "counters": [1], "event_decks": [[title]], "alcohol": [5, 5]}
    end = [*steps, step("gerki", "discard")]
    holds(PAIRS, end, expect, **(given | {"piles": {"fiona": [], "deirdre": []}} | setup), **DRAGON)


@pytest.mark.rules("RDI-TEAM-36", "RDI-TEAM-39", "RDI-VRULING-52")
def test_one_counter_comes_off_for_a_team_and_both_teams_choose_freely():
    """The alcohol of the first team has gone down by one for each empty Pile."""
    event(
        "Cave-in!",
        champions("deirdre", "zot"),
        {"gold": [9, 9, 9, 9], "pile_sizes": [0, 0, 1, 0], "alcohol": [3, 3, 5, 5], "counters": [3]},
        piles={"fiona": [], "deirdre": [], "gerki": ["Wine"], "zot": ["Wine"]},
    )


@pytest.mark.rules("RDI-TEAM-34", "RDI-EVENT-05")
def test_a_teammate_answers_the_champions_loss_like_an_action_cards():
    event(
        "Who Let All These Kobolds In?",
        [*champions("fiona", "zot"), *declare("gerki", HIDE, during="loss")],
        {"fortitude": [18, 18, 20, 20]},
        hands={"gerki": [HIDE]},
    )


@pytest.mark.rules("RDI-CARD-01", "RDI-CARD-36")
def test_champions_bid_with_what_their_teams_have():
    event(
        "The Price of Power",
        [
            *champions("deirdre", "gerki"),
            step("deirdre", "bid", legal=["pass", 1, 2, 3]),
            step("deirdre", "bid", 3),
            step("gerki", "bid", 4),
        ],
        {"gold": [3, 3, 6, 6], "fortitude": [18, 18, 20, 20], "inn": 4},
        gold=[3, 10],
    )


@pytest.mark.rules("RDI-CARD-02", "RDI-CARD-22")
def test_champions_alone_choose():
    event(
        "A Costly Cure",
        [*champions("deirdre", "gerki"), step("gerki", "pledge", 2), step("deirdre", "pledge", 1)],
        {"gold": [9, 9, 8, 8], "alcohol": [3, 3, 2, 2]},
    )
    event(
        "Leftover Loot",
        [*champions("deirdre", "gerki"), step("deirdre", "help", "helps"), step("gerki", "help", "helps")],
        {"gold": [12, 12, 12, 12]},
        coins=["heads"],
    )


@pytest.mark.rules("RDI-CARD-08", "RDI-CARD-09")
def test_champions_alone_drink():
    event(
        "Drink or Meet Your Doom",
        [
            *champions("deirdre", "zot"),
            step("deirdre", "doom", "discard"),
            step("zot", "doom", legal=["discard", "drink"]),
            step("zot", "doom", "drink"),
        ],
        {"hand_sizes": [3, 0, 0, 3], "alcohol": [3, 3, 7, 7]},
        hands={"fiona": ["I raise!"] * 2 + ["Winning Hand!"], "deirdre": ["I raise!"] * 2 + ["Winning Hand!"],
               "zot": ["I raise!"] * 2 + ["Winning Hand!"]},
        drink_deck=["Wine"],
    )  # fmt: skip
    event(
        'Drinks with "Friends"',
        champions("deirdre", "zot"),
        {"alcohol": [5, 5, 7, 7]},
        drink_deck=["Wine"],
    )


@pytest.mark.rules("RDI-CARD-34", "RDI-CARD-42")
def test_stone_covers_the_champion_alone():
    staring = [*champions("deirdre", "zot"), step("zot", "stare", "stone"), step("deirdre", "stare", "lose")]
    event(
        "Staring Contest", staring[:4] + staring[5:] + staring[4:5], {"fortitude": [18, 18, 20, 20], "stone": ["zot"]}
    )
    for target, left in (("zot", 20), ("gerki", 18)):
        holds(
            ["fiona", "deirdre", "gerki", "zot"],
            [*act("fiona", "Hey! No more chain mail bikini jokes!", target), step("deirdre", "orders")],
            {"fortitude": [20, 20, left, left]},
            phase="action",
            hands={"fiona": ["Hey! No more chain mail bikini jokes!"]},
            stone=["zot"],
            **DRAGON,
        )


@pytest.mark.rules("RDI-CARD-34")
def test_a_teammate_of_a_stone_has_an_action():
    holds(
        ["gerki", "zot", "fiona", "deirdre"],
        [*act("gerki", STUCK, "fiona"), step("zot", "orders")],
        {"fortitude": [20, 20, 18, 18], "stone": ["zot"]},
        hands={"gerki": [STUCK], "zot": ["Down Pooky!"]},
        stone=["zot"],
        **DRAGON,
    )


def test_two_champions_blame_each_other_for_the_lever():
    event("Somebody Pushed the Lever", champions("deirdre", "zot"), {"fortitude": [18, 18, 18, 18]})
