"""Baron von Vlazlo: Blood, form cards, and the cards that are his alone."""

from dataclasses import replace

import pytest

from tests.games.tavern.cards.harness import act, control, declare, holds, refuse, show, step

AT = ["vlazlo", "gerki", "eve"]
STUCK = "How did this get stuck in your back?"
"""Gerki: a player loses 2 Fortitude."""
POISON = "Have you seen my poison? I left it in a mug right here..."
"""Gerki: a player loses 3 Fortitude."""
THEFT = "Well... I don't see your name on it!"
"""Gerki, at any time: a player pays him 1 Gold."""
HIDE = "Hide in shadows"
"""Gerki: Ignores an Action or Sometimes Card."""
EXTRA = "A little somethin' extra"
"""Gerki: a Drink has 2 Alcohol Content more."""
GAMBLING = "Gambling? I'm in!"
NOT_SO = "I don't think so!"

VEEBLE = "I'm not a veeble old man!"
EYES = "Look into my eyes. Now lean back."
BARON = "Baron of the Twilight Realm"
GOLD = "Vhat? Zis gold? It vas behind your ear..."
MORE = "It will take more than that to defeat a wampire!"
CAPE = "You vill pay for creasing zis cape"
FANGS = "Zis drink is fang-tastic!"
TANKARD = "Zis tankard is too big"
CELLAR = "A liddle something from my own cellar"
NAP = "Bat nap"
UNSEEN = "You can't hit vhat you can't see"
FLUTTER = "Flutter off vith ze purse"
VINDOW = "Out ze vindow!"
SQUEAK = "Squeak for your supper"
BITE = "My bite is worse than my bark"
GRRR = "Grrr. Pardon me. Force of habit."
THROAT = "Straight for ze throat"
TAIL = "Pulling ze tail vas unvise"
FUR = "Thick fur, thin patience"
LICK = "Lick ze vounds"


# ---- Blood ----


@pytest.mark.rules("RDI-BLOOD-04", "RDI-BLOOD-06")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (5, 7), (7, 8), (8, 8)])
def test_a_card_brings_its_blood_up_to_eight(before, after):
    steps = [*act("vlazlo", EYES, "eve"), step("vlazlo", "order")]
    holds(
        AT, steps, {"blood": after, "fortitude": [20, 20, 18]}, phase="action", hands={"vlazlo": [EYES]}, blood=before
    )


@pytest.mark.rules("RDI-BLOOD-05")
def test_an_ignored_card_brings_its_blood():
    steps = [*act("vlazlo", EYES, "gerki"), *declare("gerki", HIDE, during="played"), step("vlazlo", "order")]
    hands = {"vlazlo": [EYES], "gerki": [HIDE]}
    holds(AT, steps, {"blood": 2, "fortitude": [20, 20, 20]}, phase="action", hands=hands)


@pytest.mark.rules("RDI-BLOOD-05")
def test_a_negated_card_brings_no_blood():
    holds(
        AT,
        [
            *act("gerki", STUCK, "vlazlo"),
            *declare("vlazlo", MORE, during="played"),
            *declare("eve", NOT_SO, during="played"),
            step("gerki", "order"),
        ],
        {"blood": 0, "fortitude": [18, 20, 20]},
        phase="action",
        active="gerki",
        hands={"vlazlo": [MORE], "gerki": [STUCK], "eve": [NOT_SO]},
    )


@pytest.mark.rules("RDI-BLOOD-04", "RDI-VRULING-65")
def test_blood_comes_after_all_else_on_the_card():
    """While Gerki may still save his Gold there is none yet."""
    holds(
        ["vlazlo", "deirdre", "eve"],
        [
            *declare("vlazlo", GOLD, "deirdre", during="phase"),
            step("deirdre", "declare", during="payment", blood=0),
            step("vlazlo", "discard", blood=1),
        ],
        {"gold": [11, 9, 10]},
        hands={"vlazlo": [GOLD]},
    )


@pytest.mark.rules("RDI-BLOOD-13", "RDI-VRULING-65")
def test_a_card_is_paid_with_blood_before_anybody_answers_and_nothing_is_given_back():
    holds(
        AT,
        [
            step("vlazlo", "action", THROAT),
            step("vlazlo", "target", "gerki", blood=1),
            *declare("gerki", HIDE, during="played"),
            step("vlazlo", "order"),
        ],
        {"blood": 1, "fortitude": [20, 20, 20]},
        phase="action",
        hands={"vlazlo": [THROAT], "gerki": [HIDE]},
        blood=3,
    )


@pytest.mark.rules("RDI-BLOOD-13")
@pytest.mark.parametrize(("title", "blood"), [(THROAT, 1), (SQUEAK, 0)])
def test_an_action_that_costs_more_blood_than_there_is_may_not_be_played(seen, title, blood):
    refuse(seen, f"vlazlo/{title}", at=AT, ask="action", phase="action", hands={"vlazlo": [title]}, blood=blood)


@pytest.mark.rules("RDI-BLOOD-13")
def test_an_anytime_card_that_costs_more_blood_than_there_is_may_not_be_played(seen):
    refuse(seen, f"vlazlo/{CELLAR}", at=AT, during="phase", hands={"vlazlo": [CELLAR]}, fortitude=[15, 20, 20])


# ---- Form cards ----


@pytest.mark.rules("RDI-BLOOD-07", "RDI-BLOOD-08", "RDI-BLOOD-09", "RDI-BLOOD-12")
def test_form_cards_are_bought_one_at_a_time_between_discarding_and_drawing():
    holds(
        AT,
        [
            step("vlazlo", "discard", [EYES], hands={"vlazlo": [GOLD]}),
            step("vlazlo", "form", legal=["none", "bat", "wolf"], discards={"vlazlo": [EYES]}),
            step("vlazlo", "form", "bat", hands={"vlazlo": [GOLD, FLUTTER]}, blood=3, backs={"bat": 1, "wolf": 0}),
            step("vlazlo", "form", "wolf"),
            step("vlazlo", "action", hand_sizes=[7, 0, 0]),
        ],
        {"blood": 1, "forms": {"bat": 7, "wolf": 7}, "backs": {"bat": 1, "wolf": 1}},
        hands={"vlazlo": [EYES, GOLD]},
        blood=5,
        bat=[FLUTTER],
        wolf=[BITE],
    )


@pytest.mark.rules("RDI-BLOOD-09", "RDI-VRULING-68")
def test_a_hand_may_be_bought_above_seven():
    hand = [EYES, GOLD, MORE, CAPE, FANGS, TANKARD, CELLAR]
    holds(
        AT,
        [
            step("vlazlo", "discard", []),
            step("vlazlo", "form", "bat"),
            step("vlazlo", "form", "none"),
            step("vlazlo", "action"),
        ],
        {"hand_sizes": [8, 0, 0], "blood": 2},
        hands={"vlazlo": hand},
        blood=4,
    )


@pytest.mark.rules("RDI-VRULING-68")
def test_whose_time_runs_out_buys_no_more_and_draws():
    late = replace(step("vlazlo", "form"), action="expire")
    steps = [step("vlazlo", "discard", []), late, step("vlazlo", "action")]
    holds(AT, steps, {"hand_sizes": [7, 0, 0], "blood": 8, "backs": {"bat": 0, "wolf": 0}}, hands={}, blood=8)


@pytest.mark.rules("RDI-BLOOD-10")
def test_nobody_plays_anything_while_form_cards_are_bought():
    """A form card just bought brings no Blood to buy more."""
    holds(
        AT,
        [
            step("vlazlo", "discard", []),
            step("vlazlo", "form", "bat", hand_sizes=[7, 1, 0], backs={"bat": 1, "wolf": 0}),
            *declare("vlazlo", FLUTTER, "eve", during="phase"),
            step("vlazlo", "action", hand_sizes=[6, 1, 0]),
        ],
        {"blood": 1, "gold": [11, 10, 9]},
        hands={"gerki": [THEFT]},
        blood=2,
        bat=[FLUTTER],
    )


@pytest.mark.rules("RDI-VRULING-66")
def test_an_empty_form_deck_sells_nothing():
    bats = [NAP, UNSEEN, UNSEEN, FLUTTER, FLUTTER, "Hanging upside down, it all runs out again", VINDOW, SQUEAK]
    steps = [step("vlazlo", "discard", []), step("vlazlo", "form", legal=["none", "wolf"])]
    holds(AT, steps, {"forms": {"bat": 0, "wolf": 8}}, hands={"vlazlo": bats}, blood=2)


@pytest.mark.rules("RDI-BLOOD-11")
def test_a_form_card_is_of_the_character_deck_from_then_on():
    holds(
        AT,
        [*declare("vlazlo", FLUTTER, "eve", during="phase"), step("vlazlo", "discard", [])],
        {"discards": {"vlazlo": [FLUTTER]}, "forms": {"bat": 7, "wolf": 8}, "backs": {"bat": 0, "wolf": 0}},
        hands={"vlazlo": [FLUTTER]},
    )


@pytest.mark.rules("RDI-CARD-04")
def test_the_baron_draws_a_card_and_then_chooses_a_form_card(seen):
    show(
        seen,
        f"vlazlo/{BARON}",
        at=AT,
        phase="action",
        hands={"vlazlo": [BARON]},
        decks={"vlazlo": [EYES]},
        wolf=[BITE],
        play=[
            *act("vlazlo", BARON),
            step("vlazlo", "form", legal=["bat", "wolf"], hands={"vlazlo": [EYES]}),
            step("vlazlo", "form", "wolf"),
        ],
        until=step("vlazlo", "order"),
        expect={"hands": {"vlazlo": [EYES, BITE]}, "forms": {"bat": 8, "wolf": 7}, "blood": 0},
    )


# ---- His own cards ----


@pytest.mark.parametrize(("hit", "left"), [(STUCK, 20), (POISON, 19)])
@pytest.mark.parametrize("title", [MORE, FUR])
def test_a_loss_is_reduced_by_two_and_there_is_blood(seen, title, hit, left):
    show(
        seen,
        f"vlazlo/{title}",
        at=AT,
        phase="action",
        active="gerki",
        hands={"vlazlo": [title], "gerki": [hit]},
        before=act("gerki", hit, "vlazlo"),
        play=declare("vlazlo", title, during="played"),
        until=step("gerki", "order"),
        expect={"fortitude": [left, 20, 20], "blood": 1},
    )


@pytest.mark.parametrize("title", [MORE, FUR])
def test_a_loss_of_somebody_else_is_not_reduced(seen, title):
    refuse(
        seen,
        f"vlazlo/{title}",
        at=AT,
        phase="action",
        active="gerki",
        hands={"vlazlo": [title], "gerki": [STUCK]},
        before=act("gerki", STUCK, "eve"),
        during="played",
        on=[STUCK],
    )


@pytest.mark.parametrize(("title", "left"), [(CAPE, 18), (TAIL, 17)])
def test_vlazlo_hits_back(seen, title, left):
    show(
        seen,
        f"vlazlo/{title}",
        at=AT,
        phase="action",
        active="gerki",
        hands={"vlazlo": [title], "gerki": [STUCK]},
        before=act("gerki", STUCK, "vlazlo"),
        play=declare("vlazlo", title, during="hurt"),
        until=step("gerki", "order"),
        expect={"fortitude": [18, left, 20], "blood": int(title == CAPE)},
    )


@pytest.mark.parametrize("title", [CAPE, TAIL])
def test_who_was_not_hurt_does_not_hit_back(seen, title):
    refuse(
        seen,
        f"vlazlo/{title}",
        at=AT,
        phase="action",
        active="gerki",
        hands={"vlazlo": [title], "gerki": [STUCK]},
        before=act("gerki", STUCK, "eve"),
        during="played",
        on=[STUCK],
    )


@pytest.mark.rules("RDI-CARD-46", "RDI-SPLIT-06")
@pytest.mark.parametrize(
    ("pile", "alcohol", "fortitude"),
    [(["Elven Wine"], 1, 15), (["Dragon Breath Ale"], 2, 15), (["Light Ale"], 0, 15), (["Holy Water"], 0, 16)],
)
def test_half_of_a_drink_is_lost_and_rounded_down(seen, pile, alcohol, fortitude):
    show(
        seen,
        f"vlazlo/{FANGS}",
        at=AT,
        phase="drink",
        hands={"vlazlo": [FANGS]},
        fortitude=[15, 20, 20],
        piles={"vlazlo": pile},
        play=declare("vlazlo", FANGS, during="drinks"),
        until=step("gerki", "discard"),
        expect={"alcohol": [alcohol, 0, 0], "fortitude": [fortitude, 20, 20], "blood": 1},
    )


@pytest.mark.rules("RDI-SPLIT-06", "RDI-SPLIT-03")
def test_what_others_add_before_is_halved_and_what_they_add_after_is_not():
    for order, alcohol in (((EXTRA, FANGS), 2), ((FANGS, EXTRA), 3)):
        seats = {EXTRA: "gerki", FANGS: "vlazlo"}
        holds(
            AT,
            [
                step(seats[order[1]], "declare", "pass", during="drinks"),
                *(step(seats[title], "declare", title, during="drinks") for title in order),
                step("gerki", "discard"),
            ],
            {"alcohol": [alcohol, 0, 0]},
            phase="drink",
            hands={"vlazlo": [FANGS], "gerki": [EXTRA]},
            piles={"vlazlo": ["Elven Wine"]},
        )


@pytest.mark.rules("RDI-CARD-46", "RDI-SPLIT-06")
@pytest.mark.parametrize(("drink", "deck"), [("Sauvignon Blech", "RDI 6"), ("Gambler's Grog", "RDI 3")])
def test_a_drink_that_may_not_be_split_is_not_halved(seen, drink, deck):
    refuse(
        seen,
        f"vlazlo/{FANGS}",
        at=AT,
        phase="drink",
        drinks=[deck],
        hands={"vlazlo": [FANGS]},
        piles={"vlazlo": [drink]},
        during="drinks",
    )


@pytest.mark.parametrize(("drink", "alcohol"), [("Dragon Breath Ale", 1), ("Light Ale", 1)])
def test_a_tankard_is_cut_down_to_one(seen, drink, alcohol):
    shown = {"alcohol": [alcohol, 0, 0], "discards": {"vlazlo": [TANKARD]}}
    show(
        seen,
        f"vlazlo/{TANKARD}",
        at=AT,
        phase="drink",
        hands={"vlazlo": [TANKARD]},
        piles={"vlazlo": [drink]},
        play=declare("vlazlo", TANKARD, during="drinks"),
        until=step("gerki", "discard"),
        expect=shown,
    )


def test_a_tankard_of_somebody_else_stays_as_it_is(seen):
    refuse(
        seen,
        f"vlazlo/{TANKARD}",
        at=AT,
        phase="drink",
        active="gerki",
        hands={"vlazlo": [TANKARD]},
        piles={"gerki": ["Wine"]},
        during="drinks",
    )


@pytest.mark.rules("RDI-CONTEST-10")
def test_a_tankard_that_is_cut_down_ties_in_a_contest():
    holds(
        AT,
        [*declare("vlazlo", TANKARD, during="drinks"), step("gerki", "discard")],
        {"alcohol": [3, 2, 2], "gold": [12, 9, 9]},
        phase="drink",
        hands={"vlazlo": [TANKARD]},
        piles={"vlazlo": ["Drinking Contest!"]},
        drink_deck=["Dragon Breath Ale", "Light Ale", "Light Ale", "Wine", "Dark Ale", "Dark Ale"],
    )


def test_something_from_the_cellar_costs_blood(seen):
    show(
        seen,
        f"vlazlo/{CELLAR}",
        at=AT,
        anytime=True,
        hands={"vlazlo": [CELLAR]},
        fortitude=[15, 20, 20],
        blood=1,
        play=declare("vlazlo", CELLAR, during="phase"),
        until=step("vlazlo", "discard"),
        expect={"fortitude": [18, 20, 20], "blood": 0},
    )


def test_the_others_pay_for_his_supper(seen):
    show(
        seen,
        f"vlazlo/{SQUEAK}",
        at=AT,
        phase="action",
        hands={"vlazlo": [SQUEAK]},
        blood=2,
        play=act("vlazlo", SQUEAK),
        until=step("vlazlo", "order"),
        expect={"gold": [12, 9, 9], "blood": 1},
    )


def test_the_wolf_goes_for_the_throat(seen):
    show(
        seen,
        f"vlazlo/{THROAT}",
        at=AT,
        phase="action",
        hands={"vlazlo": [THROAT]},
        blood=2,
        play=act("vlazlo", THROAT, "eve", of=["gerki", "eve"]),
        until=step("vlazlo", "order"),
        expect={"fortitude": [20, 20, 16], "blood": 0},
    )


# ---- Evading ----


def test_an_action_misses_whom_it_cannot_see(seen):
    show(
        seen,
        f"vlazlo/{UNSEEN}",
        at=AT,
        phase="action",
        active="gerki",
        hands={"vlazlo": [UNSEEN], "gerki": [STUCK]},
        before=act("gerki", STUCK, "vlazlo"),
        play=declare("vlazlo", UNSEEN, during="played"),
        until=step("gerki", "order"),
        expect={"fortitude": [20, 20, 20]},
    )


def test_an_anytime_card_finds_even_a_bat(seen):
    refuse(
        seen,
        f"vlazlo/{UNSEEN}",
        at=AT,
        hands={"vlazlo": [UNSEEN], "gerki": [THEFT]},
        before=declare("gerki", THEFT, "vlazlo", during="phase"),
        during="played",
        on=[THEFT],
    )


def test_he_leaves_by_the_window_with_a_coin_of_the_pot(seen):
    show(
        seen,
        f"vlazlo/{VINDOW}",
        at=AT,
        phase="action",
        active="gerki",
        hands={"vlazlo": [VINDOW], "gerki": [GAMBLING], "eve": ["I raise!"]},
        before=[*act("gerki", GAMBLING), *control("eve", "I raise!")],
        play=declare("vlazlo", VINDOW, during="ante"),
        until=step("vlazlo", "declare", during="round_turn"),
        expect={"gold": [10, 8, 8], "in_round": ["gerki", "eve"], "pot": 4},
    )


def test_before_the_first_ante_there_is_no_coin_to_take():
    holds(
        AT,
        [
            *act("gerki", GAMBLING),
            *declare("vlazlo", VINDOW, during="ante"),
            step("gerki", "declare", during="round_turn"),
        ],
        {"gold": [10, 9, 9], "in_round": ["gerki", "eve"], "pot": 2},
        phase="action",
        active="gerki",
        hands={"vlazlo": [VINDOW], "gerki": [GAMBLING]},
    )


def test_without_an_ante_there_is_no_way_out_of_the_window(seen):
    refuse(seen, f"vlazlo/{VINDOW}", at=AT, during="phase", hands={"vlazlo": [VINDOW]})


@pytest.mark.rules("RDI-VRULING-103")
def test_a_napping_bat_skips_its_turn_and_is_spared_until_the_next(seen):
    show(
        seen,
        f"vlazlo/{NAP}",
        at=AT,
        phase="action",
        hands={"vlazlo": [NAP]},
        piles={"vlazlo": ["Wine"]},
        play=act("vlazlo", NAP),
        until=step("gerki", "discard"),
        expect={"alcohol": [0, 0, 0], "lasting": {"vlazlo": [NAP]}, "away": ["vlazlo"]},
    )
    holds(
        AT,
        [
            *act("vlazlo", NAP),
            *act("gerki", POISON, "vlazlo"),
            *act("eve", "Tip me, I'm the Wench."),
            step("vlazlo", "discard", fortitude=[20, 20, 20], gold=[10, 9, 11]),
        ],
        {"lasting": {"vlazlo": []}, "discards": {"vlazlo": [NAP]}, "away": []},
        phase="action",
        hands={"vlazlo": [NAP, CAPE], "gerki": [POISON], "eve": ["Tip me, I'm the Wench."]},
        piles={},
    )


# ---- My bite is worse than my bark ----


@pytest.mark.rules("RDI-CARD-24")
def test_what_would_ignore_the_bite_reduces_it_by_two_and_several_may_be_used():
    other = "Hey! Where'd the little guy go?"
    for cards, left in (([HIDE], 19), ([HIDE, other], 20)):
        steps = [*act("vlazlo", BITE, "gerki"), *(step("gerki", "declare", c, during="played") for c in cards)]
        expect = {"fortitude": [20, left, 20], "blood": 1}
        hands = {"vlazlo": [BITE], "gerki": cards}
        holds(AT, [*steps, step("vlazlo", "order")], expect, phase="action", hands=hands)


@pytest.mark.rules("RDI-CARD-24")
def test_a_static_effect_that_ignores_everything_reduces_the_bite_by_two():
    holds(
        ["vlazlo", "kaylin", "eve"],
        [*act("vlazlo", BITE, "kaylin"), step("vlazlo", "order")],
        {"fortitude": [20, 19, 20]},
        phase="action",
        hands={"vlazlo": [BITE]},
        lasting={"kaylin": ["I need some Private Pixie Time"]},
    )


# ---- Boss Vlazlo ----

BOSS = ["vlazlo", "gerki", "eve"]
"""Boss Battle: one Stash for each side, two Challengers against the Boss."""
ME = "Behold ze real me!"
VINGS = "Vings too vide for your leetle arrows"
GUILD = "I vill drink ze whole guild"
CLAW = "Von claw for each of you"
BRAVEST = "Ze bravest tastes best"
RULE = "First rule of willainy: Never fight on an empty stomach"
MONEY = "Blood Money? I'm In!"
HELP = "No von can help you now"
CASTLE = "My castle alvays has room for von more"
VHY = "Zis is vhy you never inwite a wampire in"
DISBELIEVE = "I attempt to disbelieve."
TIP = "Tip the Wench."


def battle(seen, title, *, play, until, expect, before=(), **setup):
    """Show a card in a Boss Battle."""
    show(
        seen,
        f"vlazlo/{title}",
        at=BOSS,
        variant="boss_battle",
        piles={},
        before=before,
        play=play,
        until=until,
        expect=expect,
        **setup,
    )


@pytest.mark.rules("RDI-VRULING-65")
def test_all_opponents_behold_him_and_drop_a_card(seen):
    battle(
        seen,
        ME,
        phase="action",
        hands={"vlazlo": [ME], "gerki": [THEFT], "eve": [TIP]},
        play=act("vlazlo", ME),
        until=step("gerki", "discard"),
        expect={"fortitude": [20, 18, 18], "hand_sizes": [0, 0, 0], "blood": 2},
    )


@pytest.mark.parametrize(("card", "hand"), [(STUCK, "gerki"), (THEFT, "gerki")])
def test_wide_wings_ignore_a_card(seen, card, hand):
    action = card == STUCK
    battle(
        seen,
        VINGS,
        phase="action" if action else "order",
        active="gerki",
        hands={"vlazlo": [VINGS], hand: [card]},
        before=act(hand, card) if action else declare(hand, card, "vlazlo", during="phase"),
        play=declare("vlazlo", VINGS, during="played"),
        until=step("vlazlo", "discard"),
        expect={"fortitude": [20, 20, 20], "gold": [10, 10, 10]},
    )


def test_wide_wings_ignore_an_event(seen):
    show(
        seen,
        f"vlazlo/{VINGS}",
        text=1,
        at=["vlazlo", "daareka"],
        variant="boss_versus_boss",
        phase="drink",
        active="daareka",
        hands={"vlazlo": [VINGS]},
        piles={"daareka": ["A Toast to Villainy!"], "vlazlo": []},
        drinks=["RDI 6"],
        drink_deck=["Wine"],
        play=declare("vlazlo", VINGS, during="event"),
        until=step("vlazlo", "discard"),
        expect={"alcohol": [0, 2]},
    )


def test_wide_wings_are_of_no_use_against_what_hits_others(seen):
    refuse(
        seen,
        f"vlazlo/{VINGS}",
        at=["vlazlo", "daareka"],
        variant="boss_versus_boss",
        phase="action",
        hands={"vlazlo": [VINGS, EYES]},
        before=act("vlazlo", EYES),
        during="played",
        on=[EYES],
    )


@pytest.mark.rules("RDI-BVB-05")
def test_the_whole_guild_is_drunk_if_the_bite_went_home(seen):
    battle(
        seen,
        GUILD,
        phase="action",
        fortitude=[15, 20],
        hands={"vlazlo": [GUILD]},
        play=act("vlazlo", GUILD, "eve", of=["gerki", "eve"]),
        until=step("gerki", "discard"),
        expect={"fortitude": [17, 17, 17], "blood": 1},
    )
    villains = ["vlazlo", "daareka"]
    steps = [*act("vlazlo", GUILD), step("daareka", "discard")]
    setup = {"variant": "boss_versus_boss", "phase": "action", "fortitude": [15, 20], "hands": {"vlazlo": [GUILD]}}
    holds(villains, steps, {"fortitude": [16, 17], "blood": 1}, **setup)


def test_nobody_drinks_of_a_guild_that_was_not_bitten():
    hands = {"vlazlo": [GUILD], "eve": [DISBELIEVE]}
    steps = [*act("vlazlo", GUILD, "eve"), *declare("eve", DISBELIEVE, during="played"), step("gerki", "discard")]
    expect = {"fortitude": [15, 20, 20], "blood": 1}
    holds(BOSS, steps, expect, variant="boss_battle", phase="action", fortitude=[15, 20], hands=hands, piles={})


@pytest.mark.parametrize(("second", "left"), [("eve", 16), ("none", 18)])
def test_a_claw_for_one_or_two(seen, second, left):
    battle(
        seen,
        CLAW,
        phase="action",
        blood=2,
        hands={"vlazlo": [CLAW]},
        play=[*act("vlazlo", CLAW, "gerki"), step("vlazlo", "target", second)],
        until=step("gerki", "discard"),
        expect={"fortitude": [20, left, left], "blood": 1},
    )


def test_the_bravest_may_not_ignore_the_bite(seen):
    battle(
        seen,
        BRAVEST,
        phase="action",
        blood=2,
        hands={"vlazlo": [BRAVEST], "eve": [DISBELIEVE]},
        play=[
            *act("vlazlo", BRAVEST, "eve"),
            step("eve", "declare", DISBELIEVE, during="played", refused="not_legal"),
        ],
        until=step("gerki", "discard"),
        expect={"fortitude": [20, 16, 16], "blood": 0},
    )


def test_what_cannot_be_ignored_gets_past_who_ignores_everything():
    holds(
        ["vlazlo", "kaylin", "eve"],
        [*act("vlazlo", BRAVEST, "kaylin"), step("eve", "discard")],
        {"fortitude": [20, 16, 16]},
        variant="boss_battle",
        phase="action",
        blood=2,
        hands={"vlazlo": [BRAVEST]},
        piles={},
        lasting={"kaylin": ["I need some Private Pixie Time"]},
    )


@pytest.mark.rules("RDI-CARD-11")
def test_the_first_rule_takes_a_sometimes_card_or_shows_a_hand(seen):
    battle(
        seen,
        RULE,
        phase="action",
        hands={"vlazlo": [RULE], "gerki": [HIDE, THEFT, EXTRA], "eve": [TIP]},
        play=[
            *act("vlazlo", RULE),
            step("gerki", "discard_one", legal=[HIDE, EXTRA]),
            step("gerki", "discard_one", EXTRA),
        ],
        until=step("gerki", "discard"),
        expect={
            "fortitude": [20, 18, 18],
            "hands": {"gerki": [HIDE, THEFT], "eve": [TIP]},
            "discards": {"gerki": [EXTRA]},
            "knows": {"vlazlo": [TIP]},
            "blood": 2,
        },
    )


@pytest.mark.rules("RDI-CARD-11")
@pytest.mark.parametrize("title", [HIDE, NOT_SO])
def test_the_first_rule_is_neither_ignored_nor_negated(title):
    seat = "gerki" if title == HIDE else "eve"
    steps = [*act("vlazlo", RULE), step(seat, "declare", title, during="played", refused="not_legal")]
    holds(BOSS, steps, {}, variant="boss_battle", phase="action", hands={"vlazlo": [RULE], seat: [title]})


@pytest.mark.rules("RDI-CARD-05")
@pytest.mark.parametrize(("part", "fortitude", "gold", "inn"), [(0, 20, 9, 0), (1, 19, 10, -1)])
def test_blood_money_may_be_anted_with_fortitude(seen, part, fortitude, gold, inn):
    at = ["vlazlo", "daareka"]
    show(
        seen,
        f"vlazlo/{MONEY}",
        at=at,
        variant="boss_versus_boss",
        phase="action",
        hands={"vlazlo": [MONEY]},
        piles={},
        play=[
            *act("vlazlo", MONEY),
            step("vlazlo", "ante_with", legal=[0, 1]),
            step("vlazlo", "ante_with", 0),
            step("daareka", "ante_with", part),
        ],
        until=step("daareka", "discard"),
        expect={"fortitude": [20, fortitude], "gold": [11, gold], "inn": inn},
    )


@pytest.mark.rules("RDI-CARD-05")
def test_who_has_no_gold_starts_a_round_with_blood_money_and_raises_with_fortitude():
    holds(
        ["vlazlo", "daareka"],
        [
            *act("vlazlo", MONEY),
            step("vlazlo", "ante_with", 1),
            step("daareka", "ante_with", 0),
            *control("daareka", "I raise!"),
            step("vlazlo", "ante_with", 0),
            step("daareka", "ante_with", 1),
            step("vlazlo", "control", pot=4),
        ],
        {"fortitude": [19, 19], "gold": [0, 8], "inn": -2},
        variant="boss_versus_boss",
        phase="action",
        gold=[1, 9],
        hands={"vlazlo": [MONEY], "daareka": ["I raise!"]},
    )


@pytest.mark.rules("RDI-CARD-05")
def test_no_mood_alters_the_loss_that_is_chosen():
    holds(
        ["vlazlo", "kaylin", "eve"],
        [
            *act("vlazlo", MONEY),
            step("kaylin", "ante_with", 1),
            step("kaylin", "control"),
        ],
        {"fortitude": [20, 19, 19]},
        variant="boss_battle",
        phase="action",
        hands={"vlazlo": [MONEY]},
        side_discards={"kaylin": ["Loyal"]},
    )


def test_blood_money_takes_control_of_a_round(seen):
    show(
        seen,
        f"vlazlo/{MONEY}",
        text=1,
        at=["vlazlo", "daareka"],
        variant="boss_versus_boss",
        phase="action",
        active="daareka",
        hands={"vlazlo": [MONEY], "daareka": [GAMBLING]},
        before=act("daareka", GAMBLING),
        play=control("vlazlo", MONEY),
        until=step("vlazlo", "discard"),
        piles={},
        expect={"gold": [11, 9]},
    )


@pytest.mark.rules("RDI-CARD-28")
def test_nobody_can_help_whom_he_hits_but_that_player(seen):
    battle(
        seen,
        HELP,
        phase="action",
        hands={"vlazlo": [HELP], "gerki": [HIDE], "eve": [DISBELIEVE]},
        play=[
            *act("vlazlo", HELP, "gerki"),
            step("eve", "declare", DISBELIEVE, during="played", refused="not_legal"),
        ],
        until=step("gerki", "discard"),
        expect={"fortitude": [20, 17, 17], "blood": 1},
    )
    hands = {"vlazlo": [HELP], "gerki": [HIDE]}
    steps = [*act("vlazlo", HELP, "gerki"), *declare("gerki", HIDE, during="played"), step("gerki", "discard")]
    expect = {"fortitude": [20, 20, 20], "blood": 1}
    holds(BOSS, steps, expect, variant="boss_battle", phase="action", hands=hands, piles={})


def test_his_castle_has_a_drink_for_everybody(seen):
    battle(
        seen,
        CASTLE,
        phase="order",
        hands={"vlazlo": [CASTLE]},
        play=declare("vlazlo", CASTLE, during="phase"),
        until=step("vlazlo", "declare", during="phase"),
        expect={"pile_sizes": [0, 1, 1], "gold": [10, 10, 10]},
    )


def test_his_castle_is_open_in_his_own_order_phase_only(seen):
    refuse(seen, f"vlazlo/{CASTLE}", at=BOSS, variant="boss_battle", during="phase", hands={"vlazlo": [CASTLE]})


@pytest.mark.parametrize("variant", ["boss_battle", "boss_versus_boss"])
def test_the_whole_team_pays_for_a_blow(seen, variant):
    is_team = variant == "boss_battle"
    at = BOSS if is_team else ["vlazlo", "daareka"]
    title, seat = (STUCK, "gerki") if is_team else ("Stop thinking so loudly!", "daareka")
    show(
        seen,
        f"vlazlo/{VHY}",
        at=at,
        variant=variant,
        phase="action",
        active=seat,
        hands={"vlazlo": [VHY], seat: [title]},
        before=act(seat, title),
        piles={},
        play=declare("vlazlo", VHY, during="hurt"),
        until=step("vlazlo", "discard"),
        expect={"fortitude": [18, 18, 18] if is_team else [18, 19], "blood": 1},
    )


def test_who_was_not_hurt_asks_nobody_why(seen):
    refuse(seen, f"vlazlo/{VHY}", at=BOSS, variant="boss_battle", during="phase", hands={"vlazlo": [VHY]})


@pytest.mark.parametrize(("title", "refused"), [(BRAVEST, "not_legal"), (EYES, None)])
def test_what_cannot_be_ignored_is_not_ignored_for_want_of_a_third_either(title, refused):
    """Eve redirects to a third, and Ignores the card where there is none."""
    eve = "I'm not Eve! She's over there!"
    steps = [*act("vlazlo", title, "eve"), step("eve", "declare", eve, during="played", refused=refused)]
    hands = {"vlazlo": [title], "eve": [eve]}
    holds(BOSS, steps, {}, variant="boss_battle", phase="action", blood=2, hands=hands)
