"""Shared defence: a Sometimes Card may be played when a teammate meets its condition (RDI-TEAM-12 to -15)."""

import pytest

from tests.games.tavern.characters.harness import act, declare, holds, step

PAIRS = ["fiona", "deirdre", "gerki", "zot"]
DRAGON = {"variant": "two_headed_dragon", "phase": "action"}
STUCK = "How did this get stuck in your back?"
"""Gerki: a player loses 2 Fortitude."""
ARMOR = "Luckily for me, I was wearing my armor!"
"""Fiona: Ignore a card that affects your Fortitude."""
AIM = "Sorry about that, I just instinctively aim for the head..."
"""Fiona: hit back for 2."""
BRAWL = "Gog loves everyone!"
"""Gog: each other player loses 1 Fortitude."""
BELCH = "Impressive Dwarven War Belch!"
"""Dimli: each other player pays 1 Gold."""
BREEZE = "Was that a breeze?"
"""Bryn: Ignore a card that affects your Fortitude."""


@pytest.mark.rules("RDI-TEAM-12", "RDI-TEAM-13")
def test_a_card_against_a_teammate_is_ignored():
    holds(
        PAIRS,
        [
            *act("gerki", STUCK, "deirdre"),
            *declare("fiona", ARMOR, during="played"),
            step("gerki", "declare", during="phase"),
        ],
        {"fortitude": [20, 20, 20, 20]},
        active="gerki",
        hands={"gerki": [STUCK], "fiona": [ARMOR]},
        **DRAGON,
    )


@pytest.mark.rules("RDI-TEAM-13")
def test_nobody_defends_an_opponent():
    holds(
        ["fiona", "deirdre", "gerki", "zot", "eve", "dimli"],
        [
            *act("gerki", STUCK, "eve"),
            step("fiona", "declare", ARMOR, during="played", refused="not_legal"),
        ],
        {},
        active="gerki",
        hands={"gerki": [STUCK], "fiona": [ARMOR]},
        **DRAGON,
    )


@pytest.mark.rules("RDI-TEAM-49", "RDI-VRULING-24")
def test_one_card_ignores_a_card_for_the_whole_team():
    holds(
        ["gog", "zot", "fiona", "deirdre"],
        [*act("gog", BRAWL), *declare("fiona", ARMOR, during="played"), step("gog", "declare", during="phase")],
        {"fortitude": [20, 20, 20, 20]},
        hands={"gog": [BRAWL], "fiona": [ARMOR]},
        **DRAGON,
    )


@pytest.mark.rules("RDI-TEAM-49", "RDI-TEAM-12", "RDI-VRULING-23")
def test_a_reduction_counts_against_the_loss_of_the_team():
    softer = "Ship's planks hit harder than you."
    holds(
        ["gog", "zot", "bryn", "deirdre"],
        [*act("gog", BRAWL), *declare("bryn", softer, during="played"), step("gog", "declare", during="phase")],
        {"fortitude": [20, 20, 20, 20]},
        hands={"gog": [BRAWL], "bryn": [softer]},
        **DRAGON,
    )


@pytest.mark.rules("RDI-TEAM-56", "RDI-VRULING-23", "RDI-WULFRIC-05")
def test_static_effects_come_before_a_reduction():
    device = "Oh no! It's not supposed to do that..."
    holds(
        ["wizgille", "zot", "kaylin", "bryn"],
        [
            *act("wizgille", device, "kaylin"),
            step("wizgille", "target", "kaylin"),  # and Bryn, for the Gear Card: 2 + 1 - 1 and 1
            *declare("bryn", "Ship's planks hit harder than you.", during="played"),
            step("wizgille", "declare", during="phase"),
        ],
        {"fortitude": [20, 20, 19, 19]},
        hands={"wizgille": [device], "bryn": ["Ship's planks hit harder than you."]},
        side_decks={"wizgille": ["Too much steam!"]},
        side_discards={"kaylin": ["Loyal"]},
        **DRAGON,
    )


@pytest.mark.rules("RDI-TEAM-56", "RDI-TEAM-54", "RDI-WULFRIC-04")
def test_a_static_effect_lowers_its_owners_part_alone():
    holds(
        ["gog", "zot", "kaylin", "dimli"],
        [*act("gog", BRAWL), step("gog", "declare", during="hurt")],
        {"fortitude": [20, 20, 19, 19]},
        hands={"gog": [BRAWL]},
        side_discards={"kaylin": ["Loyal"]},
        **DRAGON,
    )


@pytest.mark.rules("RDI-TEAM-55", "RDI-TEAM-50")
def test_a_static_effect_is_evaded_by_picking_a_teammate():
    holds(
        ["gog", "zot", "kaylin", "dimli"],
        [*act("gog", "Dance with Gog!", "dimli"), step("dimli", "declare", during="hurt")],
        {"fortitude": [20, 20, 16, 16]},
        hands={"gog": ["Dance with Gog!"]},
        side_discards={"kaylin": ["Loyal"]},
        **DRAGON,
    )


@pytest.mark.rules("RDI-TEAM-12", "RDI-VRULING-50")
def test_several_teammates_hit_back_for_one_loss():
    goddess = "My Goddess doesn't like that!"
    holds(
        PAIRS,
        [
            *act("gerki", STUCK, "deirdre"),
            *declare("fiona", AIM, during="hurt"),
            step("fiona", "declare", during="played"),
            *declare("deirdre", goddess, during="hurt"),
            step("gerki", "declare", during="phase"),
        ],
        {"fortitude": [18, 18, 16, 16]},
        active="gerki",
        hands={"gerki": [STUCK], "fiona": [AIM], "deirdre": [goddess]},
        **DRAGON,
    )


def test_who_is_defended_by_a_teammate_does_not_hit_back():
    softer = "Ship's planks hit harder than you."
    goddess = "My Goddess doesn't like that!"
    poison = "Have you seen my poison? I left it in a mug right here..."
    holds(
        ["bryn", "deirdre", "gerki", "zot"],
        [
            *act("gerki", poison, "deirdre"),
            *declare("bryn", softer, during="played"),
            step("deirdre", "declare", goddess, during="hurt", refused="not_legal"),
        ],
        {"fortitude": [19, 19, 20, 20]},
        active="gerki",
        hands={"gerki": [poison], "bryn": [softer], "deirdre": [goddess]},
        **DRAGON,
    )


@pytest.mark.rules("RDI-VRULING-25", "RDI-TEAM-12", "RDI-BOSS-26")
def test_one_card_pays_all_that_a_team_owes_for_a_card():
    holds(
        ["dimli", "zot", "fiona", "deirdre"],
        [
            *act("dimli", BELCH),
            *declare("deirdre", "My Goddess provides!", during="payment"),
            step("dimli", "declare", during="phase"),
        ],
        {"gold": [12, 12, 10, 10], "inn": -2},
        hands={"dimli": [BELCH], "deirdre": ["My Goddess provides!"]},
        **DRAGON,
    )


@pytest.mark.rules("RDI-VRULING-28")
def test_a_payment_takes_what_is_in_the_stash():
    holds(
        ["dimli", "zot", "fiona", "deirdre"],
        [*act("dimli", BELCH), step("dimli", "declare", during="about_to_lose")],
        {"gold": [11, 11, 0, 0]},
        gold=[10, 1],
        hands={"dimli": [BELCH]},
        **DRAGON,
    )


@pytest.mark.rules("RDI-TEAM-15", "RDI-NEGATE-06")
def test_no_payment_for_a_teammates_card_is_ignored():
    wench = "Wench, bring some drinks for my friends!"
    holds(
        ["gog", "zot", "fiona", "deirdre"],
        [
            *declare("zot", wench, during="phase"),
            step("gog", "declare", "Shut up!", during="played", refused="not_legal"),
            *declare("gog", "Shiny under table! Gog pay with shiny!", during="payment"),
            step("zot", "order"),
        ],
        {"gold": [10, 10, 10, 10]},
        active="zot",
        hands={"zot": [wench], "gog": ["Shut up!", "Shiny under table! Gog pay with shiny!"]},
        variant="two_headed_dragon",
        phase="order",
    )


@pytest.mark.rules("RDI-TEAM-14", "RDI-TEAM-25")
def test_a_teammates_drink_is_ignored():
    blood = "This is just the thing to get the blood off my sword!"
    holds(
        PAIRS,
        [*declare("fiona", blood, during="drinks"), step("deirdre", "declare", during="phase")],
        {"alcohol": [0, 0, 0, 0]},
        active="deirdre",
        hands={"fiona": [blood]},
        piles={"deirdre": ["Dragon Breath Ale"]},
        variant="two_headed_dragon",
        phase="drink",
    )


@pytest.mark.rules("RDI-TEAM-14", "RDI-TEAM-05")
def test_a_teammates_drink_becomes_fortitude():
    courage = "Nothing like a little belt of liquid courage!"
    holds(
        PAIRS,
        [*declare("fiona", courage, during="drinks"), step("deirdre", "declare", during="phase")],
        {"alcohol": [0, 0, 0, 0], "fortitude": [14, 14, 20, 20]},
        active="deirdre",
        fortitude=[10, 20],
        hands={"fiona": [courage]},
        piles={"deirdre": ["Dragon Breath Ale"]},
        variant="two_headed_dragon",
        phase="drink",
    )


@pytest.mark.rules("RDI-VRULING-23")
def test_of_two_losses_of_a_team_one_is_sent_on():
    not_eve = "I'm not Eve! She's over there!"
    holds(
        ["gog", "zot", "eve", "dimli"],
        [
            *act("gog", BRAWL),
            step("eve", "declare", not_eve, during="played"),
            step("eve", "behalf", legal=["eve", "dimli"]),
            step("eve", "behalf", "dimli"),
            step("gog", "declare", during="hurt"),
        ],
        {"fortitude": [19, 19, 19, 19]},
        hands={"gog": [BRAWL], "eve": [not_eve]},
        **DRAGON,
    )
