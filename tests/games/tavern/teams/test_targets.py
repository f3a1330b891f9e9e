"""Whom cards pick and meet in a team game: another player is an opponent (RDI-TEAM-46 to -52)."""

import pytest

from tests.games.tavern.characters.harness import act, declare, holds, step

OGRE = "So then I got the ogre in a headlock like this!"
"""Fiona: a player loses 3 Fortitude."""
TIP = "Tip the Wench."
NOT_EVE = "I'm not Eve! She's over there!"
BRAWL = "Gog loves everyone!"
"""Gog: each other player loses 1 Fortitude."""
SWIPE = "Well... I don't see your name on it!"
"""Gerki: a player pays 1 Gold."""
PAIRS = ["fiona", "deirdre", "gerki", "zot"]
DRAGON = {"variant": "two_headed_dragon"}


@pytest.mark.rules("RDI-TEAM-46", "RDI-TEAM-52", "RDI-VRULING-49")
def test_another_player_is_never_a_teammate():
    holds(
        PAIRS,
        [*act("fiona", OGRE, "zot", of=["gerki", "zot"]), step("zot", "declare", during="hurt")],
        {"fortitude": [20, 20, 17, 17]},
        phase="action",
        hands={"fiona": [OGRE]},
        **DRAGON,
    )


@pytest.mark.rules("RDI-TEAM-48")
def test_a_player_may_be_oneself_or_a_teammate():
    holds(
        PAIRS,
        [
            step("deirdre", "declare", TIP, during="phase"),
            step("deirdre", "target", legal=["fiona", "deirdre", "gerki", "zot"]),
            step("deirdre", "target", "fiona"),
            step("fiona", "action"),
        ],
        {"gold": [9, 9, 10, 10]},
        phase="action",
        hands={"deirdre": [TIP]},
        **DRAGON,
    )


def test_gold_paid_to_a_teammate_stays_where_it_is():
    holds(
        PAIRS,
        [
            step("gerki", "declare", SWIPE, during="phase"),
            step("gerki", "target", "zot"),
            step("fiona", "action"),
        ],
        {"gold": [10, 10, 10, 10]},
        phase="action",
        hands={"gerki": [SWIPE]},
        **DRAGON,
    )


@pytest.mark.rules("RDI-TEAM-49", "RDI-TEAM-05")
def test_each_other_player_of_a_team_adds_to_its_loss():
    holds(
        ["gog", "zot", "fiona", "deirdre", "gerki", "eve"],
        [*act("gog", BRAWL), step("gog", "declare", during="hurt")],
        {"fortitude": [20, 20, 18, 18, 18, 18]},
        phase="action",
        hands={"gog": [BRAWL]},
        **DRAGON,
    )


@pytest.mark.rules("RDI-TEAM-51", "RDI-VRULING-47")
def test_a_loss_may_be_redirected_to_a_teammate_of_its_source_and_to_no_teammate_of_ones_own():
    holds(
        ["fiona", "deirdre", "eve", "dimli", "gerki", "zot"],
        [
            *act("fiona", OGRE, "eve"),
            *declare("eve", NOT_EVE, "deirdre", of=["deirdre", "gerki", "zot"]),
            step("deirdre", "declare", during="hurt"),
        ],
        {"fortitude": [17, 17, 20, 20, 20, 20]},
        phase="action",
        hands={"fiona": [OGRE], "eve": [NOT_EVE]},
        **DRAGON,
    )


def test_a_redirected_loss_is_that_of_who_played_the_card_at_first():
    hit_back = "Sorry about that, I just instinctively aim for the head..."
    holds(
        ["fiona", "deirdre", "eve", "dimli"],
        [
            *act("fiona", OGRE, "eve"),
            *declare("eve", NOT_EVE),
            step("deirdre", "declare", legal=["pass", "wait"], during="hurt"),
        ],
        {"fortitude": [17, 17, 20, 20]},
        phase="action",
        hands={"fiona": [OGRE, hit_back], "eve": [NOT_EVE]},
        **DRAGON,
    )


@pytest.mark.rules("RDI-TEAM-27", "RDI-VRULING-48")
def test_a_drink_is_passed_to_an_opponent_also_by_a_teammate():
    teleport = "Teleport beverage!"
    holds(
        ["zot", "gerki", "fiona", "deirdre"],
        [
            *declare("zot", teleport, "deirdre", of=["fiona", "deirdre"], during="drinks"),
            step("fiona", "discard"),
        ],
        {"alcohol": [0, 0, 4, 4]},
        phase="drink",
        active="gerki",
        hands={"zot": [teleport]},
        piles={"gerki": ["Dragon Breath Ale"], "zot": []},
        **DRAGON,
    )


@pytest.mark.rules("RDI-TEAM-27")
def test_a_mead_is_split_with_no_teammate():
    holds(
        PAIRS,
        [step("fiona", "split", legal=["none", "gerki", "zot"])],
        {},
        phase="drink",
        drinks=["RDI 2"],
        piles={"fiona": ["Mead"]},
        **DRAGON,
    )


@pytest.mark.rules("RDI-VRULING-48")
def test_an_opponent_may_move_a_drink_within_a_team():
    teleport = "Teleport beverage!"
    you_have_this = "You have this. I'm waiting for the good stuff!"
    holds(
        ["zot", "gerki", "dimli", "deirdre"],
        [
            *declare("zot", teleport, "dimli", during="drinks"),
            *declare("dimli", you_have_this, "gerki", of=["zot", "gerki"], during="drinks"),
            step("dimli", "discard"),
        ],
        {"alcohol": [4, 4, 0, 0]},
        phase="drink",
        active="zot",
        hands={"zot": [teleport], "dimli": [you_have_this]},
        piles={"zot": ["Dragon Breath Ale"], "gerki": ["Water"]},
        **DRAGON,
    )


@pytest.mark.rules("RDI-VRULING-46")
def test_another_player_is_an_opponent_in_conditions_too():
    more = "Gog say you drink MORE!"
    holds(
        ["gog", "zot", "fiona", "deirdre"],
        [step("gog", "declare", more, during="drinks", refused="not_legal")],
        {},
        phase="drink",
        active="zot",
        hands={"gog": [more]},
        **DRAGON,
    )


@pytest.mark.rules("RDI-TEAM-47")
def test_several_picked_players_may_be_of_one_team_which_loses_the_sum():
    device, steam = "Oh no! It's not supposed to do that...", "Too much steam!"
    holds(
        ["wizgille", "zot", "kaylin", "gerki"],
        [
            *act("wizgille", device, "kaylin"),
            step("wizgille", "target", legal=["kaylin", "gerki"]),
            step("wizgille", "target", "kaylin"),
            step("kaylin", "declare", during="played"),
            step("kaylin", "declare", during="hurt"),
        ],
        {"fortitude": [20, 20, 16, 16]},
        phase="action",
        hands={"wizgille": [device]},
        side_decks={"wizgille": [steam]},
        **DRAGON,
    )
