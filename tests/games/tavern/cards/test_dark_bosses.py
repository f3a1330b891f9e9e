"""The Boss Cards of Daareka and Amundyr, in Boss Battle: the Challengers share their Fortitude, Alcohol and Gold."""

from typing import Any

import pytest

from dwarfdraft.games.tavern.decks.all import CHARACTERS, card_of, deck_of
from tests.games.tavern.cards.harness import act, declare, holds, refuse, show, step
from tests.games.tavern.tables import act as play
from tests.games.tavern.tables import happened, laid, say, until

BATTLE: dict[str, Any] = {"variant": "boss_battle", "phase": "action"}
D = ["daareka", "gerki", "eve"]
A = ["amundyr", "gerki", "eve"]
STUCK = "How did this get stuck in your back?"
"""Gerki: a player loses 2 Fortitude."""
POISON = "Have you seen my poison? I left it in a mug right here..."
"""Gerki: a player loses 3 Fortitude."""
ACTIONS = "Um, guys... I think there was a miscalculation during treasure division..."
"""Gerki: every other player pays 1 Gold."""
SHADOWS = "Hide in shadows"
DISBELIEVE = "I attempt to disbelieve."
NOT_SO = "I don't think so!"
GAMBLING = "Gambling? I'm in!"
TIP = "Tip the Wench."
RULES = {"daareka": "First rule of villainy: Brains over brawn", "amundyr": "First rule of villainy"}

# ---- Both ----


@pytest.mark.rules("RDI-CARD-11")
@pytest.mark.parametrize(("boss", "scarabs"), [("daareka", [0, 0, 0]), ("amundyr", [0, 1, 1])])
def test_the_first_rule_costs_a_sometimes_card_and_fortitude_each(seen, boss, scarabs):
    show(
        seen,
        f"{boss}/{RULES[boss]}",
        at=[boss, "gerki", "eve"],
        **BATTLE,
        hands={boss: [RULES[boss]], "gerki": [SHADOWS, STUCK], "eve": [GAMBLING]},
        play=[*act(boss, RULES[boss]), step("gerki", "discard_one", SHADOWS)],
        until=step(boss, "orders"),
        expect={
            "fortitude": [20, 18, 18],
            "discards": {"gerki": [SHADOWS]},
            "hand_sizes": [0, 1, 1],
            "knows": {"gerki": [GAMBLING]},
            "scarabs": scarabs,
        },
    )


@pytest.mark.parametrize("boss", ["daareka", "amundyr"])
def test_the_first_rule_is_not_ignored(boss):
    holds(
        [boss, "gerki", "eve"],
        [
            *act(boss, RULES[boss]),
            step("gerki", "declare", SHADOWS, during="played", refused="not_legal"),
            step(boss, "orders"),
        ],
        {"fortitude": [20, 18, 18]},
        **BATTLE,
        hands={boss: [RULES[boss]], "gerki": [SHADOWS]},
    )


REST = {"daareka": "A thousand years of patience", "amundyr": "Rest is the one thing I have had enough of"}


@pytest.mark.parametrize("boss", ["daareka", "amundyr"])
def test_a_boss_rests(seen, boss):
    show(
        seen,
        f"{boss}/{REST[boss]}",
        anytime=True,
        at=[boss, "gerki", "eve"],
        **BATTLE,
        active="gerki",
        fortitude=[10, 20],
        hands={boss: [REST[boss]]},
        play=declare(boss, REST[boss], during="phase"),
        until=step("gerki", "action"),
        expect={"fortitude": [13, 20, 20]},
    )


IGNORING = {"daareka": "You will all forget this happened", "amundyr": "I... am... unstoppable!"}


@pytest.mark.parametrize("boss", ["daareka", "amundyr"])
def test_a_boss_ignores_a_card(seen, boss):
    show(
        seen,
        f"{boss}/{IGNORING[boss]}",
        at=[boss, "gerki", "eve"],
        **BATTLE,
        active="gerki",
        hands={boss: [IGNORING[boss]], "gerki": [STUCK]},
        before=act("gerki", STUCK),
        play=declare(boss, IGNORING[boss], during="played"),
        until=step("eve", "declare", during="phase"),
        expect={"fortitude": [20, 20, 20]},
    )


@pytest.mark.rules("RDI-CARD-16")
@pytest.mark.parametrize("boss", ["daareka", "amundyr"])
def test_a_boss_ignores_an_event(seen, boss):
    show(
        seen,
        f"{boss}/{IGNORING[boss]}",
        text=1,
        at=[boss, "gerki", "eve"],
        variant="boss_battle",
        phase="drink",
        active="gerki",
        hands={boss: [IGNORING[boss]]},
        piles={"gerki": ["Round on the House!"], "eve": []},
        drink_deck=["Wine"],
        play=declare(boss, IGNORING[boss], during="event"),
        until=step(boss, "discard"),
        expect={"alcohol": [0, 1, 1]},
    )


@pytest.mark.parametrize("boss", ["daareka", "amundyr"])
def test_a_boss_does_not_ignore_a_round(seen, boss):
    refuse(
        seen,
        f"{boss}/{IGNORING[boss]}",
        at=[boss, "gerki", "eve"],
        **BATTLE,
        active="gerki",
        hands={boss: [IGNORING[boss]], "gerki": [GAMBLING]},
        before=act("gerki", GAMBLING),
        during="played",
        on=[GAMBLING],
    )


# ---- Daareka ----

NO = "No!"
CHIVALROUS = "How chivalrous of you"
SELFLESS = "My, what selfless adventurers you are"
HELP = "Oh look! You brought me some help"
SANITY = "You might need a sanity check after this"
THINKING = "Thinking is a team effort. So is not thinking."
SECRETS = "Your secrets are very loud tonight"
KNEEL = "Kneel. Now drink."


@pytest.mark.rules("RDI-CARD-27")
def test_no_means_no_other_action(seen):
    show(
        seen,
        f"daareka/{NO}",
        at=D,
        **BATTLE,
        active="gerki",
        hands={"daareka": [NO], "gerki": [STUCK, POISON]},
        before=act("gerki", STUCK),
        play=declare("daareka", NO, during="played"),
        until=step("gerki", "declare", during="phase"),
        expect={"fortitude": [20, 20, 20], "hands": {"gerki": [POISON]}},
    )


def test_no_answers_no_anytime_card(seen):
    refuse(
        seen,
        f"daareka/{NO}",
        at=D,
        **BATTLE,
        active="gerki",
        hands={"daareka": [NO], "gerki": [TIP]},
        before=declare("gerki", TIP, "daareka", during="phase"),
        during="played",
        on=[TIP],
    )


@pytest.mark.rules("RDI-CARD-26")
def test_selfless_adventurers_take_what_was_meant_for_daareka(seen):
    show(
        seen,
        f"daareka/{SELFLESS}",
        at=D,
        **BATTLE,
        active="gerki",
        hands={"daareka": [SELFLESS], "gerki": [STUCK]},
        before=act("gerki", STUCK),
        play=declare("daareka", SELFLESS, "eve", during="played", of=["gerki", "eve"]),
        until=step("gerki", "declare", during="phase"),
        expect={"fortitude": [20, 18, 18]},
    )


def test_what_picks_nobody_finds_nobody_selfless(seen):
    refuse(
        seen,
        f"daareka/{SELFLESS}",
        at=D,
        **BATTLE,
        active="gerki",
        hands={"daareka": [SELFLESS], "gerki": [ACTIONS]},
        before=act("gerki", ACTIONS),
        during="played",
        on=[ACTIONS],
    )


@pytest.mark.rules("RDI-CARD-30")
def test_an_action_of_one_hand_is_turned_against_another_player(seen):
    show(
        seen,
        f"daareka/{HELP}",
        at=D,
        **BATTLE,
        hands={"daareka": [HELP], "gerki": [STUCK, SHADOWS]},
        play=[*act("daareka", HELP, "gerki", of=["gerki", "eve"]), step("daareka", "take_card", STUCK)],
        until=step("daareka", "orders"),
        expect={"fortitude": [20, 15, 15], "discards": {"gerki": [STUCK], "daareka": [HELP]}},
    )


def test_the_second_loss_is_answered_on_its_own_and_may_be_let_go():
    setup = {**BATTLE, "hands": {"daareka": [HELP], "gerki": [STUCK], "eve": [DISBELIEVE]}}

    holds(
        D,
        [
            *act("daareka", HELP, "gerki"),
            step("daareka", "take_card", STUCK),
            *declare("eve", DISBELIEVE, during="played"),
            step("daareka", "orders"),
        ],
        {"fortitude": [20, 18, 18]},
        **setup,
    )
    holds(
        D,
        [*act("daareka", HELP, "gerki"), step("daareka", "take_card", "none"), step("daareka", "orders")],
        {"fortitude": [20, 18, 18], "hand_sizes": [0, 1, 1]},
        **setup,
    )


@pytest.mark.rules("RDI-CARD-44", "RDI-VRULING-99")
def test_a_hand_lies_open_until_daarekas_next_turn(seen):
    show(
        seen,
        f"daareka/{SANITY}",
        at=D,
        **BATTLE,
        hands={"daareka": [SANITY], "gerki": [STUCK]},
        decks={"daareka": [NO, KNEEL]},
        play=act("daareka", SANITY, "gerki", of=["gerki", "eve"]),
        until=step("daareka", "orders"),
        expect={
            "fortitude": [20, 18, 18],
            "hands": {"daareka": [NO, KNEEL]},
            "open_hands": ["gerki"],
            "knows": {"daareka": [STUCK]},
        },
    )


def test_an_open_hand_is_hidden_again_when_her_turn_begins():
    holds(
        D,
        [
            *act("daareka", SANITY, "gerki"),
            step("gerki", "action", open_hands=["gerki"]),
            step("daareka", "discard", open_hands=[]),
        ],
        {},
        **BATTLE,
        hands={"daareka": [SANITY], "gerki": [STUCK]},
    )


@pytest.mark.rules("RDI-CARD-44")
def test_who_ignores_it_keeps_the_hand_hidden_and_she_draws_all_the_same():
    holds(
        D,
        [*act("daareka", SANITY, "gerki"), *declare("eve", DISBELIEVE, during="played"), step("daareka", "orders")],
        {"fortitude": [20, 20, 20], "open_hands": [], "hand_sizes": [2, 1, 0]},
        **BATTLE,
        hands={"daareka": [SANITY], "gerki": [STUCK], "eve": [DISBELIEVE]},
    )


def test_a_whole_team_thinks_less(seen):
    show(
        seen,
        f"daareka/{THINKING}",
        at=D,
        **BATTLE,
        hands={"daareka": [THINKING], "gerki": [STUCK, POISON], "eve": [GAMBLING]},
        play=act("daareka", THINKING, "gerki", of=["gerki", "eve"]),
        until=step("daareka", "orders"),
        expect={"fortitude": [20, 18, 18], "hand_sizes": [0, 1, 0]},
    )


def test_loud_secrets_are_lost_and_become_hers(seen):
    show(
        seen,
        f"daareka/{SECRETS}",
        at=D,
        **BATTLE,
        hands={"daareka": [SECRETS], "gerki": [STUCK, POISON], "eve": [GAMBLING]},
        play=act("daareka", SECRETS),
        until=step("daareka", "orders"),
        expect={"hand_sizes": [2, 1, 0]},
    )


def test_the_challengers_kneel_and_drink(seen):
    show(
        seen,
        f"daareka/{KNEEL}",
        at=D,
        variant="boss_battle",
        phase="order",
        hands={"daareka": [KNEEL]},
        piles={"daareka": []},
        play=[*declare("daareka", KNEEL, during="phase"), *[step("daareka", "order", "eve")] * 2],
        until=step("daareka", "orders"),
        expect={"pile_sizes": [0, 0, 2], "gold": [10, 10, 10]},
    )


def test_they_kneel_only_in_her_order_phase(seen):
    refuse(seen, f"daareka/{KNEEL}", at=D, **BATTLE, hands={"daareka": [KNEEL]}, during="phase")


@pytest.mark.rules("RDI-CARD-14", "RDI-VRULING-45", "RDI-VRULING-104")
def test_a_champion_of_the_others_stands_in_for_the_boss(seen):
    show(
        seen,
        f"daareka/{CHIVALROUS}",
        at=D,
        variant="boss_battle",
        phase="drink",
        active="gerki",
        hands={"daareka": [CHIVALROUS]},
        piles={"gerki": ["Round on the House!"], "eve": []},
        drink_deck=["Wine"],
        play=[
            *declare("daareka", CHIVALROUS, during="champions"),
            step("gerki", "declare", "pass", during="played"),
            step("daareka", "target", "eve"),
        ],
        until=step("daareka", "discard"),
        expect={"alcohol": [0, 3, 3]},
    )


@pytest.mark.rules("RDI-VRULING-43", "RDI-VRULING-45")
def test_the_champion_of_both_sides_wins_a_round_at_once():
    match = laid(*D, **BATTLE, hands={"daareka": [CHIVALROUS, GAMBLING]})
    play(match, "daareka", GAMBLING)
    until(match, "daareka", "declare", "champions")
    say(match, "daareka", CHIVALROUS)
    until(match, "daareka", "target")
    say(match, "daareka", "gerki")
    until(match, "daareka", "orders")

    assert [party.gold for party in match.state.parties] == [10, 10]
    assert ("round_over", 1) in [(kind, told.get("seat")) for kind, told in happened(match)]


@pytest.mark.rules("RDI-CARD-14", "RDI-CARD-37", "RDI-VRULING-45")
@pytest.mark.parametrize(
    ("event", "stand_in", "alcohol", "told"),
    [
        ("The Wench Dares You...", "eve", [0, 6], "dared"),
        ("The Wench Dares You...", "gerki", [0, 0], None),
        ("The Challenge!", "eve", [0, 6], "challenge"),
        ("The Challenge!", "gerki", [0, 0], None),
    ],
)
def test_who_stands_in_for_her_does_what_a_drink_event_asks_of_her(event, stand_in, alcohol, told):
    match = laid(
        *D,
        drinks=["RDI 6"],
        **BATTLE | {"phase": "drink"},
        hands={"daareka": [CHIVALROUS]},
        piles={"daareka": [event]},
        drink_deck=["Wine", "Dragon Breath Ale"],
    )
    for challenger in ("gerki", "eve"):
        until(match, challenger, "champion")
        say(match, challenger, "gerki")
    until(match, "daareka", "declare", "champions")
    say(match, "daareka", CHIVALROUS)
    until(match, "daareka", "target")
    say(match, "daareka", stand_in)
    if told == "challenge":
        until(match, "eve", "accept")
        say(match, "eve", "yes")
    until(match, "gerki", "discard")

    does = [(kind, public["seat"]) for kind, public in happened(match) if kind in ("dared", "challenge")]
    assert does == ([] if told is None else [(told, 2)])
    assert [party.alcohol for party in match.state.parties] == alcohol
    assert [party.gold for party in match.state.parties] == [10, 10]


@pytest.mark.rules("RDI-GAMBLE-05", "RDI-CARD-14", "RDI-VRULING-45")
def test_who_stands_in_for_her_is_in_control_of_her_round():
    match = laid(*D, **BATTLE, hands={"daareka": [CHIVALROUS, GAMBLING]})
    play(match, "daareka", GAMBLING)
    until(match, "daareka", "declare", "champions")
    say(match, "daareka", CHIVALROUS)
    until(match, "daareka", "target")
    say(match, "daareka", "eve")
    until(match, "gerki", "control")

    assert match.state.round is not None
    assert (match.state.round.inside, match.state.round.control) == ((1, 2), 2)


def test_without_champions_there_is_no_chivalry(seen):
    refuse(
        seen,
        f"daareka/{CHIVALROUS}",
        at=D,
        **BATTLE,
        active="gerki",
        hands={"daareka": [CHIVALROUS], "gerki": [STUCK]},
        before=act("gerki", STUCK),
        during="played",
        on=[STUCK],
    )


# ---- Amundyr ----

HUNGRY = "Hungry hungry scarabs"
EMBALMED = "I think I was embalmed in this stuff..."
BIND = "You're in a bit of a bind"
PLAGUE = "One plague each. No pushing."
DARLINGS = "Wake up, my darlings"
TRIBUTE = "Tribute is not a request"
SHIELD = "They do not care about your shield"
UNSTOPPABLE = IGNORING["amundyr"]


@pytest.mark.rules("RDI-CARD-15")
@pytest.mark.parametrize(("title", "numbers"), [(HUNGRY, {"fortitude": [20, 18, 18]}), (TRIBUTE, {"gold": [12, 8, 8]})])
def test_hungry_scarabs_hit_all_and_bite_if_ignored(seen, title, numbers):
    show(
        seen,
        f"amundyr/{title}",
        at=A,
        **BATTLE,
        hands={"amundyr": [title]},
        play=act("amundyr", title),
        until=step("amundyr", "orders"),
        expect={**numbers, "scarabs": [0, 0, 0]},
    )
    holds(
        A,
        [
            *act("amundyr", title),
            *declare("eve", DISBELIEVE, during="played"),
            step("amundyr", "scarabs_to", "gerki"),
            step("amundyr", "orders"),
        ],
        {"fortitude": [20, 20, 20], "gold": [10, 10, 10], "scarabs": [0, 2, 0]},
        **BATTLE,
        hands={"amundyr": [title], "eve": [DISBELIEVE]},
    )


@pytest.mark.rules("RDI-CARD-16")
def test_negated_she_heals_instead():
    holds(
        A,
        [
            *act("gerki", STUCK),
            *declare("amundyr", UNSTOPPABLE, during="played"),
            *declare("eve", NOT_SO, during="played"),
            step("gerki", "declare", during="phase"),
        ],
        {"fortitude": [10, 20, 20]},
        **BATTLE,
        active="gerki",
        fortitude=[10, 20],
        hands={"amundyr": [UNSTOPPABLE], "gerki": [STUCK], "eve": [NOT_SO]},
    )


@pytest.mark.rules("RDI-CARD-19")
def test_a_mummy_ignores_the_drink_and_negated_scares_who_negated(seen):
    wench = "The Wench thinks you should stop playing with the drinks."

    show(
        seen,
        f"amundyr/{EMBALMED}",
        at=A,
        variant="boss_battle",
        phase="drink",
        hands={"amundyr": [EMBALMED]},
        piles={"amundyr": ["Wine"]},
        play=declare("amundyr", EMBALMED, during="drinks"),
        until=step("gerki", "discard"),
        expect={"alcohol": [0, 0, 0]},
    )
    holds(
        A,
        [
            *declare("amundyr", EMBALMED, during="drinks"),
            *declare("eve", wench, during="played"),
            step("gerki", "discard"),
        ],
        {"alcohol": [2, 0, 0], "scarabs": [0, 0, 2]},
        variant="boss_battle",
        phase="drink",
        hands={"amundyr": [EMBALMED], "eve": [wench]},
        piles={"amundyr": ["Wine"]},
    )


def test_no_drink_of_another_was_embalming_fluid(seen):
    refuse(
        seen,
        f"amundyr/{EMBALMED}",
        at=A,
        variant="boss_battle",
        phase="drink",
        active="gerki",
        hands={"amundyr": [EMBALMED]},
        piles={"gerki": ["Wine"]},
        during="drinks",
    )


@pytest.mark.rules("RDI-CARD-45")
def test_who_gets_out_of_a_bind_gets_a_scarab_and_she_draws(seen):
    show(
        seen,
        f"amundyr/{BIND}",
        at=A,
        **BATTLE,
        hands={"amundyr": [BIND]},
        play=act("amundyr", BIND, "gerki", of=["gerki", "eve"]),
        until=step("amundyr", "orders"),
        expect={"fortitude": [20, 18, 18], "scarabs": [0, 0, 0], "hand_sizes": [2, 0, 0]},
    )
    holds(
        A,
        [*act("amundyr", BIND, "gerki"), *declare("eve", DISBELIEVE, during="played"), step("amundyr", "orders")],
        {"fortitude": [20, 20, 20], "scarabs": [0, 1, 0], "hand_sizes": [2, 0, 0]},
        **BATTLE,
        hands={"amundyr": [BIND], "eve": [DISBELIEVE]},
    )


def test_a_plague_comes_to_the_teammates_too(seen):
    show(
        seen,
        f"amundyr/{PLAGUE}",
        at=A,
        **BATTLE,
        hands={"amundyr": [PLAGUE]},
        play=act("amundyr", PLAGUE, "gerki", of=["gerki", "eve"]),
        until=step("amundyr", "orders"),
        expect={"fortitude": [20, 17, 17], "scarabs": [0, 0, 1]},
    )


def test_her_darlings_wake_up_on_two(seen):
    show(
        seen,
        f"amundyr/{DARLINGS}",
        at=A,
        **BATTLE,
        hands={"amundyr": [DARLINGS]},
        play=[*act("amundyr", DARLINGS, "gerki"), step("amundyr", "target", "eve")],
        until=step("amundyr", "orders"),
        expect={"scarabs": [0, 2, 2]},
    )


@pytest.mark.rules("RDI-TEAMCHAR-02", "RDI-VRULING-69")
def test_no_shield_helps_against_a_sure_bite(seen):
    show(
        seen,
        f"amundyr/{SHIELD}",
        at=A,
        variant="boss_battle",
        phase="drink",
        active="gerki",
        scarabs=[0, 1, 0],
        piles={},
        hands={"amundyr": [SHIELD], "eve": [DISBELIEVE]},
        before=[*declare("eve", DISBELIEVE, during="loss"), step("amundyr", "declare", "pass")],
        play=declare("amundyr", SHIELD, during="loss"),
        until=step("amundyr", "discard"),
        expect={"fortitude": [20, 19, 19], "scarabs": [0, 0, 0]},
    )


def test_it_is_only_about_bites(seen):
    refuse(
        seen,
        f"amundyr/{SHIELD}",
        at=A,
        **BATTLE,
        hands={"amundyr": [SHIELD, PLAGUE]},
        before=act("amundyr", PLAGUE, "gerki"),
        during="played",
        on=[PLAGUE],
    )


# ---- Beyond single cards ----


@pytest.mark.rules("RDI-VRULING-69", "RDI-TEAMCHAR-02")
def test_each_of_a_team_is_bitten_apart_in_the_order_the_team_chooses():
    holds(
        A,
        [
            step("gerki", "next_scarab", "eve"),
            step("eve", "next_scarab", "eve"),
            *declare("eve", DISBELIEVE, during="loss"),
            step("amundyr", "discard"),
        ],
        {"fortitude": [20, 19, 19], "scarabs": [0, 0, 0], "scarab_supply": 12},
        variant="boss_battle",
        phase="drink",
        active="gerki",
        scarabs=[0, 1, 1],
        piles={},
        hands={"eve": [DISBELIEVE]},
    )


@pytest.mark.rules("RDI-VRULING-72")
def test_amundyr_has_no_scarabs_but_her_teammate_may():
    holds(
        A,
        [
            *act("amundyr", HUNGRY),
            *declare("eve", DISBELIEVE, during="played"),
            step("amundyr", "scarabs_to", "amundyr"),
            step("amundyr", "orders"),
        ],
        {"scarabs": [0, 0, 0], "scarab_supply": 12},
        **BATTLE,
        hands={"amundyr": [HUNGRY], "eve": [DISBELIEVE]},
    )
    holds(
        ["amundyr", "gerki", "eve", "zot"],
        [step("eve", "discard")],
        {"fortitude": [19, 19, 20, 20], "scarabs": [0, 1, 0, 0]},
        variant="two_headed_dragon",
        phase="drink",
        scarabs=[0, 2, 0, 0],
        piles={},
        hands={},
    )


@pytest.mark.rules("RDI-BVB-07")
def test_boss_against_boss_chivalry_is_to_ignore_what_asks_for_champions():
    at = ["amundyr", "daareka"]
    setup = {"variant": "boss_versus_boss", "active": "amundyr"}

    holds(
        at,
        [*declare("daareka", CHIVALROUS, during="event"), step("daareka", "discard")],
        {"alcohol": [2, 0]},
        **setup,
        phase="drink",
        hands={"daareka": [CHIVALROUS]},
        piles={"amundyr": ["Round on the House!"]},
        drink_deck=["Wine"],
    )
    holds(
        at,
        [*act("amundyr", GAMBLING), *declare("daareka", CHIVALROUS, during="played"), step("daareka", "discard")],
        {"gold": [10, 10]},
        **setup,
        phase="action",
        hands={"daareka": [CHIVALROUS], "amundyr": [GAMBLING]},
        piles={},
    )


@pytest.mark.rules("RDI-MIND-01", "RDI-CHAR-03")
@pytest.mark.parametrize("villain", ["daareka", "amundyr"])
def test_boss_cards_are_in_the_boss_deck_alone(villain):
    cards, boss = deck_of(villain), deck_of(villain, boss=True)

    assert (len(cards), len(boss)) == (40, 55)
    assert not {card.title for card in CHARACTERS[villain].boss} & {card_of(card).title for card in cards}
    assert set(cards) < set(boss)
