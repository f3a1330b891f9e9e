"""Cards that only Amundyr has, and what her Scarabs do."""

import pytest

from tests.games.tavern.cards.harness import act, control, declare, holds, refuse, show, step

GAMBLING = "Gambling? I'm in!"
NOT_SO = "I don't think so!"
STUCK = "How did this get stuck in your back?"
"""Gerki: a player loses 2 Fortitude."""
POISON = "Have you seen my poison? I left it in a mug right here..."
"""Gerki: a player loses 3 Fortitude."""
BRAWL = "Oh no! Not again! Pooky's on a drunken rampage!"
"""Zot: every other player loses 1 Fortitude."""
SHADOWS = "Hide in shadows"
"""Gerki: Ignores an Action or Sometimes Card that could change Fortitude or Alcohol Content."""
DISBELIEVE = "I attempt to disbelieve."
"""Eve: Ignores an Action, Sometimes or Anytime Card."""
NOT_EVE = "I'm not Eve! She's over there!"
SHARE_PAIN = "I've been working on a new spell. It's called Share Pain!"
PLANKS = "Ship's planks hit harder than you."
"""Bryn reduces a loss by 2."""
FAN = "Allow me to introduce you to my biggest fan."
"""Fleck hits back."""
ACHOO = "Ah-choo!"
ROT = "Yup, that growth on your arm is definitely Mummy Rot"
MESS = "Sorry about the mess"
EXPLORING = "Don't mind the scarabs. They're just exploring!"
EAT_UP = "Eat up my pretties! We don't have all night!"
HAT = "You knocked off my hat!"
DONE = "Are you done now?"
HAPPENED = "Oh. That happened"
SHARING = "Sharing is caring"
DEAL = "We'll deal this round"
TAKE_THOSE = "We'll take those!"
AT = ["amundyr", "gerki", "eve"]

# ---- Giving Scarabs ----


@pytest.mark.rules("RDI-SCARAB-02", "RDI-SCARAB-14")
def test_a_sneeze_spreads_scarabs(seen):
    show(
        seen,
        f"amundyr/{ACHOO}",
        at=AT,
        phase="action",
        hands={"amundyr": [ACHOO]},
        play=act("amundyr", ACHOO),
        until=step("amundyr", "order"),
        expect={"fortitude": [20, 19, 19], "scarabs": [0, 1, 1], "scarab_supply": 10},
    )


@pytest.mark.rules("RDI-SCARAB-14")
def test_who_ignores_the_sneeze_gets_no_scarab_and_who_reduces_the_loss_does():
    holds(
        ["amundyr", "gerki", "bryn"],
        [
            *act("amundyr", ACHOO),
            *declare("gerki", SHADOWS, during="played"),
            step("bryn", "declare", "pass"),
            *declare("bryn", PLANKS, during="played"),
            step("amundyr", "order"),
        ],
        {"fortitude": [20, 20, 20], "scarabs": [0, 0, 1]},
        phase="action",
        hands={"amundyr": [ACHOO], "gerki": [SHADOWS], "bryn": [PLANKS]},
    )


def test_mummy_rot_takes_two_fortitude_and_brings_a_scarab(seen):
    show(
        seen,
        f"amundyr/{ROT}",
        at=AT,
        phase="action",
        hands={"amundyr": [ROT]},
        play=act("amundyr", ROT, "eve", of=["gerki", "eve"]),
        until=step("amundyr", "order"),
        expect={"fortitude": [20, 20, 18], "scarabs": [0, 0, 1]},
    )


def test_a_mess_is_three_scarabs(seen):
    show(
        seen,
        f"amundyr/{MESS}",
        at=AT,
        phase="action",
        hands={"amundyr": [MESS]},
        play=act("amundyr", MESS, "gerki", of=["gerki", "eve"]),
        until=step("amundyr", "order"),
        expect={"fortitude": [20, 20, 20], "scarabs": [0, 3, 0], "scarab_supply": 9},
    )


@pytest.mark.rules("RDI-SCARAB-08")
def test_scarabs_alone_do_not_affect_fortitude():
    holds(
        AT,
        [
            *act("amundyr", MESS, "gerki"),
            step("gerki", "declare", SHADOWS, during="played", refused="not_legal"),
            step("amundyr", "order"),
        ],
        {"scarabs": [0, 3, 0]},
        phase="action",
        hands={"amundyr": [MESS], "gerki": [SHADOWS]},
    )


@pytest.mark.rules("RDI-SCARAB-09", "RDI-VRULING-73")
def test_a_short_supply_goes_round_from_amundyrs_left():
    holds(
        ["gerki", "amundyr", "zot", "eve"],
        [*act("amundyr", ACHOO), step("amundyr", "order")],
        {"scarabs": [5, 0, 4, 3], "scarab_supply": 0, "fortitude": [19, 20, 19, 19]},
        phase="action",
        active="amundyr",
        hands={"amundyr": [ACHOO]},
        scarabs=[5, 0, 3, 3],
    )


@pytest.mark.rules("RDI-VRULING-73")
def test_a_short_supply_goes_round_from_amundyrs_left_in_anothers_turn_too():
    holds(
        ["zot", "amundyr", "eve", "gerki"],
        [*act("gerki", GAMBLING), *control("amundyr", DEAL), step("gerki", "order")],
        {"scarabs": [5, 0, 4, 3], "scarab_supply": 0},
        phase="action",
        active="gerki",
        hands={"amundyr": [DEAL], "gerki": [GAMBLING]},
        scarabs=[5, 0, 3, 3],
    )


@pytest.mark.rules("RDI-SCARAB-09", "RDI-VRULING-74")
def test_a_card_that_only_gives_scarabs_may_be_played_without_any():
    holds(
        AT,
        [*act("amundyr", MESS, "gerki"), step("amundyr", "order")],
        {"scarabs": [0, 6, 6], "discards": {"amundyr": [MESS]}},
        phase="action",
        hands={"amundyr": [MESS]},
        scarabs=[0, 6, 6],
    )


@pytest.mark.rules("RDI-CARD-38")
def test_only_players_still_in_the_round_gain_scarabs(seen):
    leaving = "I cloak myself in shadow."

    show(
        seen,
        f"amundyr/{DEAL}",
        at=["amundyr", "gerki", "eve"],
        phase="action",
        active="gerki",
        hands={"amundyr": [DEAL], "gerki": [GAMBLING], "eve": [leaving]},
        before=[*act("gerki", GAMBLING), *declare("eve", leaving, during="ante")],
        play=control("amundyr", DEAL),
        until=step("gerki", "order"),
        expect={"gold": [11, 9, 10], "scarabs": [0, 1, 0]},
    )


# ---- Knocked-off hats ----


def test_who_knocked_off_the_hat_gains_scarabs(seen):
    show(
        seen,
        f"amundyr/{HAT}",
        at=AT,
        phase="action",
        active="gerki",
        hands={"amundyr": [HAT], "gerki": [STUCK]},
        before=act("gerki", STUCK, "amundyr"),
        play=declare("amundyr", HAT, during="hurt"),
        until=step("gerki", "order"),
        expect={"fortitude": [18, 20, 20], "scarabs": [0, 2, 0]},
    )


@pytest.mark.parametrize(("victim", "during"), [("eve", "hurt"), ("amundyr", "played")])
def test_a_hat_falls_only_by_a_loss_of_her_own(seen, victim, during):
    refuse(
        seen,
        f"amundyr/{HAT}",
        at=AT,
        phase="action",
        active="gerki",
        hands={"amundyr": [HAT], "gerki": [STUCK]},
        before=act("gerki", STUCK, victim),
        during=during,
        on=[STUCK] if during == "played" else [],
    )


@pytest.mark.rules("RDI-SCARAB-13")
def test_scarabs_for_a_redirected_loss_go_to_its_source():
    holds(
        ["gerki", "eve", "amundyr"],
        [
            *act("gerki", STUCK, "eve"),
            *declare("eve", NOT_EVE, during="played"),
            *declare("amundyr", HAT, during="hurt"),
            step("gerki", "order"),
        ],
        {"fortitude": [20, 20, 18], "scarabs": [2, 0, 0]},
        phase="action",
        hands={"gerki": [STUCK], "eve": [NOT_EVE], "amundyr": [HAT]},
    )


@pytest.mark.rules("RDI-SCARAB-15")
def test_a_negated_hat_gives_no_scarabs_and_the_fortitude_stays_lost():
    holds(
        AT,
        [
            *act("gerki", STUCK, "amundyr"),
            *declare("amundyr", HAT, during="hurt"),
            *declare("eve", NOT_SO, during="played"),
            step("gerki", "order"),
        ],
        {"fortitude": [18, 20, 20], "scarabs": [0, 0, 0]},
        phase="action",
        active="gerki",
        hands={"amundyr": [HAT], "gerki": [STUCK], "eve": [NOT_SO]},
    )


# ---- Losses by Scarabs in front of players ----


@pytest.mark.rules("RDI-CARD-07")
def test_exploring_scarabs_take_one_fortitude_each_and_come_home(seen):
    show(
        seen,
        f"amundyr/{EXPLORING}",
        at=AT,
        phase="action",
        hands={"amundyr": [EXPLORING]},
        scarabs=[0, 4, 1],
        play=act("amundyr", EXPLORING, "gerki", of=["gerki", "eve"]),
        until=step("amundyr", "order"),
        expect={"fortitude": [20, 16, 20], "scarabs": [0, 0, 1]},
    )


@pytest.mark.rules("RDI-CARD-07")
def test_after_a_reduced_loss_as_many_scarabs_return_as_fortitude_was_lost():
    holds(
        ["amundyr", "bryn", "eve"],
        [
            *act("amundyr", EXPLORING, "bryn"),
            *declare("bryn", PLANKS, during="played"),
            step("amundyr", "order"),
        ],
        {"fortitude": [20, 18, 20], "scarabs": [0, 2, 0]},
        phase="action",
        hands={"amundyr": [EXPLORING], "bryn": [PLANKS]},
        scarabs=[0, 4, 0],
    )


@pytest.mark.rules("RDI-CARD-10")
def test_the_pretties_eat_from_all_who_have_any(seen):
    show(
        seen,
        f"amundyr/{EAT_UP}",
        at=[*AT, "zot"],
        phase="action",
        hands={"amundyr": [EAT_UP]},
        scarabs=[0, 3, 0, 1],
        play=act("amundyr", EAT_UP),
        until=step("amundyr", "order"),
        expect={"fortitude": [20, 19, 20, 19], "scarabs": [0, 2, 0, 0]},
    )


# ---- Losses of her own ----


def test_amundyr_loses_two_less(seen):
    show(
        seen,
        f"amundyr/{DONE}",
        at=AT,
        phase="action",
        active="gerki",
        hands={"amundyr": [DONE], "gerki": [POISON]},
        before=act("gerki", POISON, "amundyr"),
        play=declare("amundyr", DONE, during="played"),
        until=step("gerki", "order"),
        expect={"fortitude": [19, 20, 20]},
    )


@pytest.mark.rules("RDI-CARD-31")
def test_a_loss_becomes_one(seen):
    show(
        seen,
        f"amundyr/{HAPPENED}",
        at=AT,
        phase="action",
        active="gerki",
        hands={"amundyr": [HAPPENED], "gerki": [POISON]},
        before=act("gerki", POISON, "amundyr"),
        play=declare("amundyr", HAPPENED, during="played"),
        until=step("gerki", "order"),
        expect={"fortitude": [19, 20, 20]},
    )


@pytest.mark.parametrize("title", [DONE, HAPPENED])
def test_the_loss_of_another_is_not_hers_to_lessen(seen, title):
    refuse(
        seen,
        f"amundyr/{title}",
        at=AT,
        phase="action",
        active="gerki",
        hands={"amundyr": [title], "gerki": [POISON]},
        before=act("gerki", POISON, "eve"),
        during="played",
        on=[POISON],
    )


def test_a_loss_of_one_is_small_enough(seen):
    refuse(
        seen,
        f"amundyr/{HAPPENED}",
        at=["amundyr", "zot", "eve"],
        phase="action",
        active="zot",
        hands={"amundyr": [HAPPENED], "zot": [BRAWL]},
        before=act("zot", BRAWL),
        during="played",
        on=[BRAWL],
    )


# ---- Drinks ----


@pytest.mark.rules("RDI-CARD-33")
def test_the_other_half_of_a_shared_drink_has_scarabs_in_it(seen):
    show(
        seen,
        f"amundyr/{SHARING}",
        at=AT,
        phase="drink",
        hands={"amundyr": [SHARING]},
        piles={"amundyr": ["Elven Wine"]},
        play=declare("amundyr", SHARING, "gerki", during="drinks", of=["gerki", "eve"]),
        until=step("gerki", "declare", during="phase"),
        expect={"alcohol": [2, 2, 0], "scarabs": [0, 2, 0]},
    )


def test_a_half_that_is_ignored_brings_no_scarabs():
    dump = "Dump it on the floor"

    holds(
        AT,
        [
            *declare("amundyr", SHARING, "gerki", during="drinks"),
            *declare("gerki", dump, during="drinks"),
            step("gerki", "declare", during="phase"),
        ],
        {"alcohol": [2, 0, 0], "scarabs": [0, 0, 0]},
        phase="drink",
        hands={"amundyr": [SHARING], "gerki": [dump]},
        piles={"amundyr": ["Elven Wine"]},
    )


def test_a_drink_of_another_is_not_hers_to_share(seen):
    refuse(
        seen,
        f"amundyr/{SHARING}",
        at=AT,
        phase="drink",
        active="gerki",
        hands={"amundyr": [SHARING]},
        piles={"gerki": ["Elven Wine"]},
        during="drinks",
    )


@pytest.mark.rules("RDI-CARD-39")
@pytest.mark.parametrize(
    ("second", "piles", "scarabs"), [("gerki", [0, 2, 0], [0, 1, 0]), ("eve", [0, 1, 1], [0, 1, 1])]
)
def test_ordered_drinks_come_with_one_scarab_a_player(seen, second, piles, scarabs):
    show(
        seen,
        f"amundyr/{TAKE_THOSE}",
        at=AT,
        phase="order",
        hands={"amundyr": [TAKE_THOSE]},
        piles={"amundyr": []},
        play=[
            step("amundyr", "declare", TAKE_THOSE, during="phase"),
            step("amundyr", "order", "gerki"),
            step("amundyr", "order", second),
        ],
        until=step("amundyr", "order"),
        expect={"gold": [9, 10, 10], "pile_sizes": piles, "scarabs": scarabs},
    )


def test_she_takes_those_only_in_her_own_order_phase(seen):
    refuse(
        seen,
        f"amundyr/{TAKE_THOSE}",
        at=AT,
        phase="order",
        active="gerki",
        hands={"amundyr": [TAKE_THOSE]},
        during="phase",
    )


# ---- Bites ----


def _at_the_end(at, steps, expect, **setup):
    """Show what happens at the end of the turn of seat 0, who has no Drink left: nobody's Alcohol changes."""
    holds(at, [*steps, step(at[1], "discard")], expect, phase="drink", piles={}, **setup)


@pytest.mark.rules("RDI-SCARAB-03")
@pytest.mark.parametrize("count", [1, 3])
def test_at_the_end_of_a_turn_one_scarab_bites_and_goes_back(count):
    _at_the_end(
        ["gerki", "eve", "amundyr"],
        [],
        {"fortitude": [19, 20, 20], "scarabs": [count - 1, 2, 0]},
        scarabs=[count, 2, 0],
        hands={},
    )


@pytest.mark.rules("RDI-SCARAB-07")
def test_the_supply_does_not_bite_amundyr():
    _at_the_end(["amundyr", "eve"], [], {"fortitude": [20, 20], "scarabs": [0, 1]}, scarabs=[0, 1], hands={})


@pytest.mark.rules("RDI-SCARAB-04", "RDI-SCARAB-05")
@pytest.mark.parametrize(
    ("at", "title"),
    [
        (["gerki", "eve", "amundyr"], SHADOWS),
        (["bryn", "eve", "amundyr"], PLANKS),
        (["eve", "gerki", "amundyr"], DISBELIEVE),
    ],
)
def test_a_bite_is_ignored_or_reduced_like_an_action_card_and_the_scarab_goes_back(at, title):
    _at_the_end(
        at,
        declare(at[0], title, during="loss"),
        {"fortitude": [20, 20, 20], "scarabs": [0, 0, 0], "scarab_supply": 12},
        scarabs=[1, 0, 0],
        hands={at[0]: [title]},
    )


@pytest.mark.rules("RDI-SCARAB-06", "RDI-VRULING-70")
@pytest.mark.parametrize("title", [NOT_EVE, SHARE_PAIN])
def test_a_bite_is_neither_redirected_nor_shared(title):
    _at_the_end(
        ["eve", "gerki", "amundyr"],
        [step("eve", "declare", title, during="loss", refused="not_legal"), step("eve", "declare", "pass")],
        {"fortitude": [19, 20, 20]},
        scarabs=[1, 0, 0],
        hands={"eve": [title, DISBELIEVE]},
    )


@pytest.mark.rules("RDI-SCARAB-06")
def test_nobody_hits_back_for_a_bite():
    _at_the_end(
        ["fleck", "gerki", "amundyr"],
        [step("fleck", "declare", FAN, during="phase", refused="not_legal")],
        {"fortitude": [19, 20, 20], "hands": {"fleck": [FAN]}},
        scarabs=[1, 0, 0],
        hands={"fleck": [FAN]},
    )


@pytest.mark.rules("RDI-VRULING-71")
def test_who_ignores_everything_returns_a_scarab_and_loses_nothing():
    away = "I need some Private Pixie Time"

    _at_the_end(
        ["kaylin", "eve", "amundyr"],
        [],
        {"fortitude": [20, 20, 20], "scarabs": [1, 0, 0]},
        lasting={"kaylin": [away]},
        scarabs=[2, 0, 0],
        hands={},
    )


@pytest.mark.rules("RDI-SCARAB-10", "RDI-VRULING-73")
def test_scarabs_stay_and_bite_when_amundyr_is_out():
    _at_the_end(
        ["gerki", "eve", "amundyr"],
        [],
        {"fortitude": [19, 20, 20], "scarabs": [1, 1, 0], "scarab_supply": None},
        scarabs=[2, 1, 0],
        out=["amundyr"],
        hands={},
    )


@pytest.mark.rules("RDI-SCARAB-11")
def test_who_loses_the_game_returns_the_scarabs():
    _at_the_end(
        ["gerki", "eve", "amundyr"],
        [],
        {"out": ["gerki"], "scarabs": [0, 1, 0], "scarab_supply": 11},
        scarabs=[4, 1, 0],
        fortitude=[1, 20, 20],
        hands={},
    )


@pytest.mark.rules("RDI-SCARAB-01")
def test_twelve_scarabs_start_in_the_supply():
    holds(["amundyr", "eve"], [step("amundyr", "discard")], {"scarab_supply": 12, "scarabs": [0, 0]}, hands={})
