"""Serena, Wizgille, Phrenk and Kaylin: cards that move or read Piety, devices with Gear, Potions, moods of Wulfric."""

from typing import Any

import pytest

from tests.games.tavern.cards.harness import act, control, declare, holds, refuse, show, step, work

STUCK = "How did this get stuck in your back?"
"""Gerki: a player loses 2 Fortitude."""
POISON = "Have you seen my poison? I left it in a mug right here..."
"""Gerki: a player loses 3 Fortitude."""
THEFT = "Well... I don't see your name on it!"
"""Gerki, at any time: a player pays him 1 Gold."""
GAMBLING = "Gambling? I'm in!"
CONTEST = "Drinking Contest!"

# ---- Serena ----

SERENA = ["serena", "gerki", "eve"]
DONATIONS = "Your donations will be greatly appreciated by the Temple"
KNEEL = "Kneel, and we can skip the hard part."
TAB = "The Temple keeps a tab here."
FAITH = "Faith is the better half of my armour."
BLESSED = "Let this cup be blessed."
MENDS = "The light mends what tavern brawls break."
CONFESS = "I shall confess this one tomorrow."


@pytest.mark.rules("RDI-PIETY-04", "RDI-PIETY-05")
@pytest.mark.parametrize(
    ("title", "target", "piety", "after"),
    [
        ("Blasphemer!", "eve", 5, 6),
        (KNEEL, "eve", 5, 6),
        ("Penance is payable in bruises and coin.", "eve", 5, 3),
        ("The light judges the whole table.", None, 5, 4),
        ("Blasphemer!", "eve", 8, 8),
    ],
)
def test_an_action_moves_the_piety(title, target, piety, after):
    steps = [*act("serena", title, target), step("serena", "order")]
    holds(SERENA, steps, {"piety": after}, phase="action", hands={"serena": [title]}, piety=piety)


@pytest.mark.parametrize(("piety", "left"), [(8, 18), (4, 18), (3, 19), (1, 19)])
def test_who_kneels_loses_less_to_a_serena_of_little_piety(seen, piety, left):
    show(
        seen,
        f"serena/{KNEEL}",
        at=SERENA,
        phase="action",
        hands={"serena": [KNEEL]},
        piety=piety,
        play=act("serena", KNEEL, "eve", of=["gerki", "eve"]),
        until=step("serena", "order"),
        expect={"fortitude": [20, 20, left]},
    )


@pytest.mark.rules("RDI-PIETY-05")
def test_a_card_goes_by_the_piety_of_when_it_takes_effect():
    holds(
        ["serena", "gerki", "eve"],
        [
            *act("serena", KNEEL, "eve"),
            *declare("gerki", THEFT, "serena", during="played"),
            *declare("serena", TAB, during="payment"),
            step("serena", "order"),
        ],
        {"fortitude": [20, 20, 19], "piety": 4, "gold": [10, 11, 10]},
        phase="action",
        hands={"serena": [KNEEL, TAB], "gerki": [THEFT]},
        piety=4,
    )


def test_penance_costs_a_player_fortitude_and_gold(seen):
    title = "Penance is payable in bruises and coin."
    show(
        seen,
        f"serena/{title}",
        at=SERENA,
        phase="action",
        hands={"serena": [title]},
        play=act("serena", title, "eve", of=["gerki", "eve"]),
        until=step("serena", "order"),
        expect={"fortitude": [20, 20, 18], "gold": [10, 10, 9], "inn": 1, "piety": 6},
    )


@pytest.mark.rules("RDI-PIETY-05")
@pytest.mark.parametrize(
    ("answer", "fortitude", "gold"), [("pay", [20, 20, 18], [9, 10, 9]), ("lose", [19, 20, 18], [10, 10, 9])]
)
@pytest.mark.parametrize("piety", [1, 2])
def test_who_has_no_piety_left_atones_once(answer, fortitude, gold, piety):
    title = "Penance is payable in bruises and coin."
    holds(
        SERENA,
        [
            *act("serena", title, "eve"),
            step("serena", "atone", legal=["lose", "pay"]),
            step("serena", "atone", answer),
            step("serena", "order"),
        ],
        {"fortitude": fortitude, "gold": gold, "piety": 1},
        phase="action",
        hands={"serena": [title]},
        piety=piety,
    )


def test_piety_one_is_no_reason_to_atone():
    title = "The light judges the whole table."
    steps = [*act("serena", title), step("serena", "order")]
    holds(SERENA, steps, {"piety": 1, "fortitude": [20, 19, 19]}, phase="action", hands={"serena": [title]}, piety=2)


def test_without_gold_serena_atones_with_fortitude():
    holds(
        SERENA,
        [*act("serena", GAMBLING), *control_of("serena", CONFESS), step("serena", "order")],
        {"piety": 1, "fortitude": [19, 20, 20]},
        phase="action",
        hands={"serena": [GAMBLING, CONFESS], "gerki": ["Winning Hand!"]},
        gold=[1, 10, 10],
        piety=2,
    )


def control_of(seat: str, title: str) -> list[Any]:
    """Return the steps in which Gerki shows a Winning Hand and another player cheats on it."""
    return [*control("gerki", "Winning Hand!"), *control(seat, title)]


def test_cheating_costs_serena_piety():
    holds(
        SERENA,
        [*act("serena", GAMBLING), *control_of("serena", CONFESS), step("serena", "order")],
        {"piety": 6},
        phase="action",
        hands={"serena": [GAMBLING, CONFESS], "gerki": ["Winning Hand!"]},
    )


@pytest.mark.parametrize(
    ("answer", "gold", "piety"), [("tithe", [11, 9, 9], 8), ("piety", [12, 9, 9], 7)], ids=["tithe", "piety"]
)
def test_donations_are_tithed_or_cost_piety(seen, answer, gold, piety):
    show(
        seen,
        f"serena/{DONATIONS}",
        at=SERENA,
        phase="action",
        hands={"serena": [DONATIONS]},
        play=[*act("serena", DONATIONS)],
        until=step("serena", "declare", during="phase"),
        expect={"gold": [12, 9, 9]} if answer == "piety" else {"gold": [12, 9, 9], "piety": 7},
    )
    holds(
        SERENA,
        [*act("serena", DONATIONS), step("serena", "tithe", answer), step("serena", "order")],
        {"gold": gold, "piety": piety},
        phase="action",
        hands={"serena": [DONATIONS]},
    )


def test_a_tithe_that_the_inn_pays_is_none():
    holds(
        SERENA,
        [
            *act("serena", DONATIONS),
            step("serena", "tithe", "tithe"),
            *declare("serena", TAB, during="payment"),
            step("serena", "order"),
        ],
        {"gold": [12, 9, 9], "piety": 6, "inn": 0},
        phase="action",
        hands={"serena": [DONATIONS, TAB]},
    )


@pytest.mark.parametrize(
    ("title", "during", "piety"),
    [
        ("My vows name many drinks. This is one of them.", "drinks", 6),
        ("Hush. The evening prayer has begun.", "drinks", 6),
    ],
)
def test_abstaining_is_pious(title, during, piety):
    holds(
        SERENA,
        [*declare("serena", title, during="drinks"), step("gerki", "discard")],
        {"piety": 6, "alcohol": [0, 0, 0]},
        phase="drink",
        hands={"serena": [title]},
        piles={"serena": ["Wine"]},
        piety=5,
    )


def test_leaving_a_round_for_prayer_is_pious():
    hush = "Hush. The evening prayer has begun."
    holds(
        SERENA,
        [*act("gerki", GAMBLING), *declare("serena", hush, during="ante"), step("gerki", "order")],
        {"piety": 6},
        phase="action",
        active="gerki",
        hands={"serena": [hush], "gerki": [GAMBLING]},
        piety=5,
    )


@pytest.mark.parametrize(("piety", "left"), [(8, 19), (5, 19), (4, 18), (1, 18)])
def test_faith_reduces_a_loss_by_the_piety(seen, piety, left):
    show(
        seen,
        f"serena/{FAITH}",
        at=SERENA,
        phase="action",
        active="gerki",
        hands={"serena": [FAITH], "gerki": [POISON]},
        piety=piety,
        before=act("gerki", POISON, "serena"),
        play=declare("serena", FAITH, during="played"),
        until=step("gerki", "order"),
        expect={"fortitude": [left, 20, 20]},
    )


@pytest.mark.rules("RDI-NEGATE-10", "RDI-NEGATE-11", "RDI-NEGATE-12")
def test_faith_reduces_her_own_loss_alone_and_leaves_the_rest_of_the_card():
    song = "How about a rowdy drinking song?"
    holds(
        ["serena", "fleck", "eve"],
        [*act("fleck", song), *declare("serena", FAITH, during="played"), step("fleck", "order")],
        {"fortitude": [20, 20, 19], "alcohol": [1, 1, 1]},
        phase="action",
        active="fleck",
        hands={"serena": [FAITH], "fleck": [song]},
    )


@pytest.mark.parametrize(
    ("window", "before", "on"),
    [("played", act("gerki", POISON, "eve"), [POISON]), ("played", declare("gerki", THEFT, "serena"), [THEFT])],
)
def test_faith_needs_a_loss_of_serenas(seen, window, before, on):
    refuse(
        seen,
        f"serena/{FAITH}",
        at=SERENA,
        phase="action",
        active="gerki",
        hands={"serena": [FAITH], "gerki": [POISON, THEFT]},
        before=before,
        during=window,
        on=on,
    )


@pytest.mark.parametrize(("piety", "drink", "alcohol"), [(4, "Wine", 0), (8, "Light Ale", 0), (3, "Wine", 4)])
def test_a_cup_is_blessed_or_cursed_by_the_piety(seen, piety, drink, alcohol):
    show(
        seen,
        f"serena/{BLESSED}",
        at=SERENA,
        phase="drink",
        active="gerki",
        hands={"serena": [BLESSED]},
        piles={"gerki": [drink]},
        piety=piety,
        play=declare("serena", BLESSED, during="drinks"),
        until=step("eve", "discard"),
        expect={"alcohol": [0, alcohol, 0]},
    )


def test_no_event_is_blessed(seen):
    refuse(
        seen,
        f"serena/{BLESSED}",
        at=SERENA,
        phase="drink",
        hands={"serena": [BLESSED]},
        piles={"serena": [CONTEST]},
        during="event",
        on=[CONTEST],
    )


@pytest.mark.parametrize(("piety", "after"), [(5, 17), (4, 16)])
def test_the_light_mends_by_the_piety(seen, piety, after):
    show(
        seen,
        f"serena/{MENDS}",
        anytime=True,
        at=SERENA,
        phase="order",
        active="gerki",
        hands={"serena": [MENDS]},
        fortitude=[15, 15, 15],
        piety=piety,
        play=declare("serena", MENDS, during="phase"),
        until=step("gerki", "order"),
        expect={"fortitude": [after, 15, 15]},
    )


def test_catching_a_cheater_is_pious():
    blade = "My holy blade detects lies!"
    oops = "Oops... I dropped my cards..."
    holds(
        SERENA,
        [
            *act("eve", GAMBLING),
            *control("gerki", oops),
            *declare("serena", blade, during="played"),
            step("eve", "order"),
        ],
        {"piety": 6, "gold": [12, 9, 9]},
        phase="action",
        active="eve",
        hands={"serena": [blade], "gerki": [oops], "eve": [GAMBLING]},
        piety=5,
    )


# ---- Wizgille ----

WIZGILLE = ["wizgille", "gerki", "eve"]
OH_NO = "Oh no! It's not supposed to do that..."
TOLL = "Meet the automatic toll collector!"
DRINK_DEVICE = "Hey! Let's test out my new drink creation device!"
INTO_GOLD = "This device can change alcohol into gold! Watch!"
DEJA_VU = "I didn't activate my temporal dilation field. It's just deja vu"
FIX = "Wait, wait... I can fix that!"
SPARKS = "It's not supposed to shoot sparks!"
FIX_NOW = "I need to fix that right now"
BULWARK = "Deploying the pocket bulwark!"


def test_a_toll_is_collected_with_force(seen):
    show(
        seen,
        f"wizgille/{TOLL}",
        at=WIZGILLE,
        phase="action",
        hands={"wizgille": [TOLL]},
        play=act("wizgille", TOLL, "eve", of=["gerki", "eve"]),
        until=step("wizgille", "order"),
        expect={"fortitude": [20, 20, 19], "gold": [11, 10, 9]},
    )


def test_a_device_orders_two_more_drinks_for_nothing(seen):
    show(
        seen,
        f"wizgille/{DRINK_DEVICE}",
        at=WIZGILLE,
        phase="order",
        hands={"wizgille": [DRINK_DEVICE]},
        piles={},
        play=[
            *declare("wizgille", DRINK_DEVICE, during="phase"),
            step("wizgille", "order", "eve"),
            step("wizgille", "order", "gerki"),
        ],
        until=step("wizgille", "declare", during="phase"),
        expect={"pile_sizes": [0, 1, 1], "gold": [10, 10, 10]},
    )


@pytest.mark.parametrize(("phase", "active"), [("action", 0), ("order", 1)])
def test_drinks_are_created_in_the_own_order_phase(seen, phase, active):
    refuse(
        seen,
        f"wizgille/{DRINK_DEVICE}",
        at=WIZGILLE,
        phase=phase,
        active=active,
        hands={"wizgille": [DRINK_DEVICE]},
        during="phase",
    )


def test_a_drink_is_ignored_and_is_worth_a_gold(seen):
    show(
        seen,
        f"wizgille/{INTO_GOLD}",
        at=WIZGILLE,
        phase="drink",
        hands={"wizgille": [INTO_GOLD]},
        piles={"wizgille": ["Elven Wine with a Chaser", "Wine"]},
        play=declare("wizgille", INTO_GOLD, during="drinks"),
        until=step("gerki", "discard"),
        expect={"alcohol": [0, 0, 0], "gold": [11, 10, 10], "inn": -1},
    )


@pytest.mark.parametrize("title", [INTO_GOLD, DEJA_VU])
def test_the_drink_of_another_is_not_wizgilles(seen, title):
    refuse(
        seen,
        f"wizgille/{title}",
        at=WIZGILLE,
        phase="drink",
        active="gerki",
        hands={"wizgille": [title]},
        piles={"gerki": ["Wine"]},
        during="drinks",
    )


def test_deja_vu_ignores_a_drink(seen):
    show(
        seen,
        f"wizgille/{DEJA_VU}",
        at=WIZGILLE,
        phase="drink",
        hands={"wizgille": [DEJA_VU]},
        piles={"wizgille": ["Wine"]},
        play=declare("wizgille", DEJA_VU, during="drinks"),
        until=step("gerki", "discard"),
        expect={"alcohol": [0, 0, 0]},
    )


@pytest.mark.rules("RDI-EVENT-04", "RDI-EVENT-06")
def test_deja_vu_ignores_a_drink_event(seen):
    show(
        seen,
        f"wizgille/{DEJA_VU}",
        text=1,
        at=WIZGILLE,
        drinks=["RDI 3"],
        phase="drink",
        active="gerki",
        hands={"wizgille": [DEJA_VU]},
        piles={"gerki": ["Barroom Brawl!"]},
        play=declare("wizgille", DEJA_VU, during="event"),
        until=step("eve", "discard"),
        expect={"fortitude": [20, 18, 18]},
    )


@pytest.mark.rules("RDI-EVENT-01", "RDI-EVENT-06")
def test_an_event_that_has_begun_is_ignored_no_more():
    holds(
        WIZGILLE,
        [
            step("wizgille", "declare", "pass", during="event"),
            step("wizgille", "declare", DEJA_VU, during="drinks"),
            step("eve", "discard"),
        ],
        {"alcohol": [0, 1, 1], "gold": [12, 9, 9]},
        phase="drink",
        active="gerki",
        hands={"wizgille": [DEJA_VU]},
        piles={"gerki": [CONTEST]},
        drink_deck=["Light Ale", "Dark Ale", "Wine"],
    )


@pytest.mark.rules("RDI-EVENT-08", "RDI-WENCH-04")
def test_the_wench_leaves_who_ignores_a_drink_event_alone():
    wench = "The Wench thinks you should stop playing with the drinks."
    holds(
        WIZGILLE,
        [
            *declare("wizgille", DEJA_VU, during="event"),
            step("eve", "declare", wench, during="played", refused="not_legal"),
        ],
        {},
        phase="drink",
        active="gerki",
        hands={"wizgille": [DEJA_VU], "eve": [wench]},
        piles={"gerki": [CONTEST]},
    )


@pytest.mark.rules("RDI-GEAR-03", "RDI-GEAR-04", "RDI-GEAR-05")
def test_a_gear_card_is_fixed_before_anybody_answers_the_device(seen):
    show(
        seen,
        f"wizgille/{FIX}",
        at=WIZGILLE,
        phase="action",
        hands={"wizgille": [OH_NO, FIX]},
        side_decks={"wizgille": [SPARKS]},
        before=act("wizgille", OH_NO, "gerki"),
        play=declare("wizgille", FIX, during="gear"),
        until=step("wizgille", "order"),
        expect={"fortitude": [20, 18, 20], "side_discards": {"wizgille": [SPARKS]}},
    )


def test_nothing_is_fixed_without_a_gear_card(seen):
    refuse(
        seen,
        f"wizgille/{FIX}",
        at=WIZGILLE,
        phase="action",
        hands={"wizgille": [OH_NO, FIX]},
        before=act("wizgille", OH_NO, "gerki"),
        during="played",
        on=[OH_NO],
    )


GEAR: list[tuple[str, list[str], dict[str, Any]]] = [
    ("Too much steam!", ["gerki"], {"fortitude": [15, 12, 14]}),
    ("Sorry, loose gear", ["eve"], {"fortitude": [15, 13, 14]}),
    (SPARKS, [], {"fortitude": [15, 14, 15]}),
    ("Ooh, it has a second setting!", [], {"fortitude": [15, 12, 15]}),
    ("It kicks like a mule!", [], {"fortitude": [14, 13, 15]}),
    ("The coolant is rather refreshing.", [], {"fortitude": [16, 13, 15]}),
    ("The exhaust smells of brandy.", [], {"fortitude": [15, 13, 15], "alcohol": [1, 0, 0]}),
    ("It runs on small coins.", [], {"gold": [9, 10, 10], "inn": 1}),
    ("It dispenses change!", [], {"gold": [11, 10, 10], "inn": -1}),
    ("Everybody duck!", [], {"fortitude": [14, 12, 14]}),
    ("Wrong lever, sorry!", ["eve"], {"fortitude": [15, 13, 15], "alcohol": [0, 0, 1]}),
    ("Purring like a kitten.", [], {"fortitude": [15, 13, 15], "alcohol": [0, 0, 0], "gold": [10, 10, 10]}),
]


@pytest.mark.rules("RDI-GEAR-02", "RDI-GEAR-05")
@pytest.mark.parametrize(("title", "picks", "expect"), GEAR)
def test_a_gear_card_is_added_to_the_device(seen, title, picks, expect):
    work(
        seen,
        f"wizgille/{title}",
        at=WIZGILLE,
        phase="action",
        hands={"wizgille": [OH_NO]},
        fortitude=[15, 15, 15],
        play=act("wizgille", OH_NO, "gerki"),
        picks=picks,
        until=step("wizgille", "order"),
        expect={**expect, "side_discards": {"wizgille": [title]}} if title.startswith("Purring") else expect,
        nothing=title.startswith("Purring"),
    )


def test_a_device_may_pour_one_more_drink(seen):
    work(
        seen,
        "wizgille/It also pours.",
        at=WIZGILLE,
        phase="action",
        hands={"wizgille": [OH_NO]},
        piles={},
        play=act("wizgille", OH_NO, "gerki"),
        until=step("wizgille", "declare", during="phase"),
        expect={"fortitude": [20, 18, 20], "pile_sizes": [0, 1, 0]},
        nothing=False,
    )


@pytest.mark.rules("RDI-GEAR-09")
def test_a_turn_ends_to_fix_the_device(seen):
    work(
        seen,
        f"wizgille/{FIX_NOW}",
        at=WIZGILLE,
        phase="action",
        hands={"wizgille": [OH_NO]},
        piles={"wizgille": ["Wine"]},
        play=act("wizgille", OH_NO, "gerki"),
        until=step("gerki", "discard"),
        expect={"fortitude": [20, 18, 20], "alcohol": [0, 0, 0], "pile_sizes": [1, 0, 0], "away": []},
    )


def test_who_fixes_a_device_ignores_everything_until_the_turn_ends():
    holds(
        WIZGILLE,
        [
            *act("gerki", POISON, "wizgille"),
            *declare("wizgille", BULWARK, during="played"),
            *declare("gerki", THEFT, "wizgille", during="phase"),
            step("gerki", "order"),
        ],
        {"fortitude": [20, 20, 20], "gold": [10, 10, 10], "away": ["wizgille"], "active": "gerki"},
        phase="action",
        active="gerki",
        hands={"wizgille": [BULWARK], "gerki": [POISON, THEFT]},
        side_decks={"wizgille": [FIX_NOW]},
    )


def test_who_fixes_a_device_in_a_round_only_passes_but_may_win():
    dealer = "My clockwork dealer never loses."
    holds(
        WIZGILLE,
        [*act("gerki", GAMBLING), *control("wizgille", dealer), step("gerki", "order")],
        {"gold": [12, 9, 9], "away": ["wizgille"]},
        phase="action",
        active="gerki",
        hands={"wizgille": [dealer, GAMBLING], "gerki": [GAMBLING]},
        side_decks={"wizgille": [FIX_NOW]},
    )


# ---- Phrenk ----

PHRENK = ["phrenk", "gerki", "eve"]
TROLLS = "Trolls grow it back. You, not so much."
SECOND_KETTLE = "There is always a second kettle."


def test_green_players_pay_for_a_cure_even_when_sober(seen):
    title = "You're looking a little green. Drink this."
    show(
        seen,
        f"phrenk/{title}",
        at=PHRENK,
        phase="action",
        hands={"phrenk": [title]},
        alcohol=[0, 5, 0],
        play=act("phrenk", title, "gerki", of=["gerki", "eve"]),
        until=step("phrenk", "order"),
        expect={"alcohol": [0, 2, 0], "gold": [12, 8, 10]},
    )


def test_side_effects_are_two(seen):
    title = "Side effects may include everything."
    show(
        seen,
        f"phrenk/{title}",
        at=PHRENK,
        phase="action",
        hands={"phrenk": [title]},
        play=act("phrenk", title, "eve", of=["gerki", "eve"]),
        until=step("phrenk", "order"),
        expect={"fortitude": [20, 20, 19], "alcohol": [0, 0, 1]},
    )


@pytest.mark.parametrize("kept", ["Luck Potion", "Strength Potion"])
def test_a_second_kettle_offers_another_potion(seen, kept):
    gone = {"Luck Potion": "Strength Potion", "Strength Potion": "Luck Potion"}[kept]
    show(
        seen,
        f"phrenk/{SECOND_KETTLE}",
        anytime=True,
        at=PHRENK,
        phase="order",
        active="gerki",
        hands={"phrenk": [SECOND_KETTLE]},
        potions={"phrenk": ["Luck Potion"]},
        side_decks={"phrenk": ["Strength Potion"]},
        play=[*declare("phrenk", SECOND_KETTLE, during="phase"), step("phrenk", "potion", kept)],
        until=step("gerki", "order"),
        expect={"potions": {"phrenk": [kept]}, "side_discards": {"phrenk": [gone]}},
    )


def test_with_no_potion_the_second_kettle_gives_one(seen):
    show(
        seen,
        f"phrenk/{SECOND_KETTLE}",
        anytime=True,
        at=PHRENK,
        phase="order",
        active="gerki",
        hands={"phrenk": [SECOND_KETTLE]},
        side_decks={"phrenk": ["Strength Potion"]},
        play=declare("phrenk", SECOND_KETTLE, during="phase"),
        until=step("gerki", "order"),
        expect={"potions": {"phrenk": ["Strength Potion"]}},
    )


@pytest.mark.rules("RDI-POTION-04", "RDI-POTION-06")
@pytest.mark.parametrize(
    ("title", "pile", "expect"),
    [
        ("Partial Antidote", ["Wine"], {"alcohol": [1, 0, 0]}),
        ("Dregs of Bottomless Thirst", ["Wine"], {"alcohol": [5, 0, 0]}),
    ],
)
def test_a_potion_alters_a_drink(seen, title, pile, expect):
    show(
        seen,
        f"phrenk/{title}",
        at=PHRENK,
        phase="drink",
        hands={},
        potions={"phrenk": [title]},
        piles={"phrenk": pile},
        play=declare("phrenk", title, during="drinks"),
        until=step("gerki", "discard"),
        expect=expect,
    )


@pytest.mark.parametrize("title", ["Partial Antidote", "Dregs of Bottomless Thirst"])
def test_no_potion_alters_an_event(seen, title):
    refuse_potion(seen, title, phase="drink", piles={"phrenk": [CONTEST]}, during="event", on=[CONTEST])


def refuse_potion(seen: Any, title: str, **setup: Any) -> None:
    """Show that a Potion Card before Phrenk may not be played."""
    refuse(seen, f"phrenk/{title}", at=PHRENK, potions={"phrenk": [title]}, **{"hands": {}, **setup})


@pytest.mark.parametrize(
    ("title", "expect"),
    [
        ("Pint of Second Thoughts", {"alcohol": [2, 5, 5], "fortitude": [15, 15, 15]}),
        ("Draught of Knitting Flesh", {"alcohol": [5, 5, 5], "fortitude": [18, 15, 15]}),
        ("Flask of Borrowed Courage", {"alcohol": [6, 5, 5], "fortitude": [18, 15, 15]}),
    ],
)
def test_a_potion_is_drunk_at_any_time(seen, title, expect):
    show(
        seen,
        f"phrenk/{title}",
        anytime=True,
        at=PHRENK,
        phase="order",
        active="gerki",
        hands={},
        potions={"phrenk": [title]},
        fortitude=[15, 15, 15],
        alcohol=[5, 5, 5],
        play=declare("phrenk", title, during="phase"),
        until=step("gerki", "order"),
        expect={**expect, "side_discards": {"phrenk": [title]}},
    )


@pytest.mark.parametrize(
    ("title", "expect"),
    [
        ("Bottled Thunderclap", {"fortitude": [20, 17, 20]}),
        ("Philtre of Sticky Fingers", {"gold": [12, 8, 10]}),
    ],
)
def test_a_potion_is_the_action_of_a_turn(seen, title, expect):
    show(
        seen,
        f"phrenk/{title}",
        at=PHRENK,
        phase="action",
        hands={},
        potions={"phrenk": [title]},
        play=act("phrenk", title, "gerki", of=["gerki", "eve"]),
        until=step("phrenk", "order"),
        expect=expect,
    )


def test_a_potion_hides_from_a_blow(seen):
    title = "Vial of Slippery Shadow"
    setup: dict[str, Any] = {"phase": "action", "active": "gerki", "hands": {"gerki": [POISON, THEFT]}}
    show(
        seen,
        f"phrenk/{title}",
        at=PHRENK,
        **setup,
        potions={"phrenk": [title]},
        before=act("gerki", POISON, "phrenk"),
        play=declare("phrenk", title, during="played"),
        until=step("gerki", "order"),
        expect={"fortitude": [20, 20, 20]},
    )
    refuse_potion(seen, title, **setup, before=declare("gerki", THEFT, "phrenk"), during="played", on=[THEFT])


def test_a_potion_calls_away_from_a_round(seen):
    title = "Phial of Pressing Business"
    setup: dict[str, Any] = {"phase": "action", "active": "gerki", "hands": {"gerki": [GAMBLING]}}
    show(
        seen,
        f"phrenk/{title}",
        at=PHRENK,
        **setup,
        potions={"phrenk": [title]},
        before=act("gerki", GAMBLING),
        play=declare("phrenk", title, during="ante"),
        until=step("eve", "control"),
        expect={"gold": [10, 9, 9], "in_round": ["gerki", "eve"]},
    )
    refuse_potion(seen, title, **setup, before=act("gerki", GAMBLING), during="played", on=[GAMBLING])


def test_a_potion_cheats_after_a_winning_hand(seen):
    title = "Gambler's Gargle"
    show(
        seen,
        f"phrenk/{title}",
        at=PHRENK,
        phase="action",
        active="eve",
        hands={"eve": [GAMBLING], "gerki": ["Winning Hand!"]},
        potions={"phrenk": [title]},
        before=[*act("eve", GAMBLING), step("phrenk", "control", "pass"), *control("gerki", "Winning Hand!")],
        play=[step("eve", "control", "pass"), *control("phrenk", title)],
        until=step("eve", "order"),
        expect={"gold": [12, 9, 9]},
    )


@pytest.mark.rules("RDI-POTION-05")
@pytest.mark.parametrize(("title", "picks", "left"), [("Luck Potion", [], 17), ("Strength Potion", ["gerki"], 16)])
def test_a_potion_makes_an_own_card_stronger(seen, title, picks, left):
    show(
        seen,
        f"phrenk/{title}",
        at=PHRENK,
        phase="action",
        hands={"phrenk": [TROLLS]},
        potions={"phrenk": [title]},
        before=act("phrenk", TROLLS, "gerki"),
        play=declare("phrenk", title, during="played"),
        until=step("phrenk", "order"),
        expect={"fortitude": [20, left, 20], "side_discards": {"phrenk": [title]}},
    )


@pytest.mark.parametrize("title", ["Luck Potion", "Strength Potion"])
def test_no_potion_makes_the_card_of_another_stronger(seen, title):
    setup: dict[str, Any] = {"phase": "action", "active": "gerki", "hands": {"gerki": [POISON]}}
    refuse_potion(seen, title, **setup, before=act("gerki", POISON, "eve"), during="played", on=[POISON])


def test_luck_raises_what_others_pay_and_not_what_you_pay():
    purse = "Wulfric found somebody's purse. Again."
    bring = "Wench, bring some drinks for my friends!"
    holds(
        ["kaylin", "phrenk", "eve"],
        [*act("kaylin", purse), *declare("kaylin", "Luck Potion", during="played"), step("kaylin", "order")],
        {"gold": [14, 8, 8]},
        phase="action",
        hands={"kaylin": [purse]},
        potions={"kaylin": ["Luck Potion"]},
    )
    holds(
        ["kaylin", "phrenk", "eve"],
        [
            *declare("kaylin", bring, during="phase"),
            *declare("kaylin", "Luck Potion", during="played"),
            *(step("kaylin", "order", "eve") for _ in range(3)),
            step("kaylin", "declare", during="phase"),
        ],
        {"gold": [9, 10, 10], "pile_sizes": [0, 0, 3]},
        phase="order",
        hands={"kaylin": [bring]},
        potions={"kaylin": ["Luck Potion"]},
        piles={},
    )


# ---- Kaylin ----

KAYLIN = ["kaylin", "gerki", "eve"]
CUTE = "Don't call me cute!"
SNEEZE = "Everyone sneezes when I shake my wings."
KISSES = "Wolf kisses cure nearly everything."
TREAT = "Who wants a treat? Wulfric wants a treat!"
PIXIE_TIME = "I need some Private Pixie Time"
WENCH = "Tip me, I'm the Wench."


def test_sparkles_make_a_player_drunker(seen):
    title = "Look at the pretty sparkles. Dizzy yet?"
    show(
        seen,
        f"kaylin/{title}",
        at=KAYLIN,
        phase="action",
        hands={"kaylin": [title]},
        play=act("kaylin", title, "eve", of=["gerki", "eve"]),
        until=step("kaylin", "order"),
        expect={"alcohol": [0, 0, 2], "fortitude": [20, 20, 20]},
    )


def test_wulfric_growls_a_player_out_of_the_round(seen):
    title = "Wulfric, growl at that one."
    show(
        seen,
        f"kaylin/{title}",
        at=KAYLIN,
        phase="action",
        active="eve",
        hands={"kaylin": [title], "eve": [GAMBLING]},
        before=act("eve", GAMBLING),
        play=control("kaylin", title, "eve", of=KAYLIN),
        until=step("gerki", "control"),
        expect={"control": "kaylin", "in_round": ["kaylin", "gerki"]},
    )


@pytest.mark.rules("RDI-WULFRIC-02", "RDI-WULFRIC-08")
def test_a_treat_changes_the_mood(seen):
    show(
        seen,
        f"kaylin/{TREAT}",
        anytime=True,
        at=KAYLIN,
        phase="order",
        active="gerki",
        hands={"kaylin": [TREAT]},
        side_decks={"kaylin": ["Loyal"]},
        play=declare("kaylin", TREAT, during="phase"),
        until=step("gerki", "order"),
        expect={"mood": "loyal", "side_discards": {"kaylin": ["Loyal", "Dozing"]}},
    )


@pytest.mark.rules("RDI-WULFRIC-07")
def test_private_pixie_time_ends_the_turn_and_lasts_until_the_next(seen):
    setup: dict[str, Any] = {
        "phase": "action",
        "hands": {"kaylin": [PIXIE_TIME, "~ Poof! ~"], "gerki": [POISON, THEFT]},
        "piles": {"kaylin": ["Wine"]},
    }
    show(
        seen,
        f"kaylin/{PIXIE_TIME}",
        at=KAYLIN,
        **setup,
        play=act("kaylin", PIXIE_TIME),
        until=step("gerki", "action"),
        expect={"away": ["kaylin"], "alcohol": [0, 0, 0], "pile_sizes": [1, 0, 0], "lasting": {"kaylin": [PIXIE_TIME]}},
    )
    holds(
        KAYLIN,
        [
            *act("kaylin", PIXIE_TIME),
            *act("gerki", POISON, "kaylin"),
            *declare("gerki", THEFT, "kaylin"),
            step("gerki", "order", "kaylin"),
            step("kaylin", "discard"),
        ],
        {
            "fortitude": [20, 20, 20],
            "gold": [10, 10, 10],
            "away": [],
            "lasting": {"kaylin": []},
            "discards": {"kaylin": [PIXIE_TIME]},
        },
        **{**setup, "drink_deck": ["Holy Water"]},
    )


MOODS: list[tuple[str, dict[str, Any], list[Any], Any, dict[str, Any]]] = [
    (
        "Loyal",
        {"phase": "action", "active": "gerki", "hands": {"gerki": [STUCK]}},
        act("gerki", STUCK, "kaylin"),
        step("gerki", "order"),
        {"fortitude": [19, 20, 20]},
    ),
    (
        "Playful",
        {"phase": "action", "active": "gerki", "hands": {"gerki": [STUCK]}},
        act("gerki", STUCK, "kaylin"),
        step("gerki", "order"),
        {"fortitude": [17, 19, 20]},
    ),
    (
        "Bristling",
        {"phase": "action", "hands": {"kaylin": [CUTE]}},
        act("kaylin", CUTE, "eve"),
        step("kaylin", "order"),
        {"fortitude": [20, 20, 17]},
    ),
    (
        "Slobbering",
        {"phase": "drink", "hands": {}, "piles": {"kaylin": ["Wine"]}},
        [],
        step("gerki", "discard"),
        {"alcohol": [3, 0, 0]},
    ),
    (
        "Lapping",
        {"phase": "drink", "hands": {}, "piles": {"kaylin": ["Wine"]}},
        [],
        step("gerki", "discard"),
        {"alcohol": [1, 0, 0]},
    ),
    (
        "Begging",
        {"phase": "action", "hands": {"kaylin": [GAMBLING]}},
        act("kaylin", GAMBLING),
        step("kaylin", "order"),
        {"gold": [13, 9, 9], "inn": -1},
    ),
    (
        "Guarding",
        {"phase": "action", "active": "eve", "hands": {"eve": [WENCH]}},
        act("eve", WENCH),
        step("eve", "order"),
        {"gold": [10, 9, 11]},
    ),
    (
        "Chewing",
        {"phase": "drink", "active": "eve", "hands": {}, "piles": {"eve": ["Water"]}},
        [],
        step("kaylin", "discard"),
        {"gold": [9, 10, 10], "inn": 1},
    ),
    (
        "Nuzzling",
        {"phase": "drink", "active": "eve", "hands": {}, "piles": {"eve": ["Water"]}, "fortitude": [15, 15, 15]},
        [],
        step("kaylin", "discard"),
        {"fortitude": [16, 15, 15]},
    ),
    (
        "Sulking",
        {"phase": "order", "active": "gerki", "hands": {"kaylin": [KISSES]}, "fortitude": [15, 15, 15]},
        declare("kaylin", KISSES, during="phase"),
        step("gerki", "order"),
        {"fortitude": [16, 15, 15]},
    ),
    (
        "Dozing",
        {"phase": "action", "active": "gerki", "hands": {"gerki": [STUCK]}},
        act("gerki", STUCK, "kaylin"),
        step("gerki", "order"),
        {"fortitude": [18, 20, 20]},
    ),
]


@pytest.mark.rules("RDI-WULFRIC-04", "RDI-WULFRIC-05", "RDI-WULFRIC-06")
@pytest.mark.parametrize(("title", "setup", "play", "until", "expect"), MOODS, ids=[row[0] for row in MOODS])
def test_a_mood_is_in_force_on_kaylin(seen, title, setup, play, until, expect):
    work(seen, f"kaylin/{title}", at=KAYLIN, **setup, play=play, until=until, expect=expect, nothing=title == "Dozing")


@pytest.mark.parametrize(("title", "expect"), [("Loyal", [20, 19, 19]), ("Bristling", [20, 19, 19])])
def test_a_mood_is_for_kaylin_alone_and_one_victim(title, expect):
    holds(
        KAYLIN,
        [*act("kaylin", SNEEZE), step("kaylin", "order")],
        {"fortitude": expect},
        phase="action",
        hands={"kaylin": [SNEEZE]},
        side_discards={"kaylin": [title]},
    )


@pytest.mark.rules("RDI-WULFRIC-03")
@pytest.mark.parametrize("early", [False, True])
def test_at_the_end_of_kaylins_turn_the_mood_changes(early):
    hands = {"kaylin": [PIXIE_TIME] if early else []}
    steps = [*(act("kaylin", PIXIE_TIME) if early else []), step("gerki", "discard")]
    holds(KAYLIN, steps, {"mood": "guarding"}, phase="action", hands=hands, side_decks={"kaylin": ["Guarding"]})


@pytest.mark.rules("RDI-WULFRIC-06")
def test_playful_bites_for_the_last_fortitude_too():
    holds(
        KAYLIN,
        [*act("gerki", STUCK, "kaylin"), step("eve", "discard")],
        {"fortitude": [0, 19, 20], "out": ["kaylin"]},
        phase="action",
        active="gerki",
        hands={"gerki": [STUCK]},
        fortitude=[1, 20, 20],
        side_discards={"kaylin": ["Playful"]},
    )


@pytest.mark.rules("RDI-WULFRIC-06")
def test_playful_bites_nobody_for_a_drink_or_an_event():
    holds(
        KAYLIN,
        [step("eve", "discard")],
        {"fortitude": [18, 18, 18]},
        drinks=["RDI 3"],
        phase="drink",
        active="gerki",
        hands={},
        piles={"gerki": ["Barroom Brawl!"]},
        side_discards={"kaylin": ["Playful"]},
    )


def test_a_mood_that_makes_drinks_stronger_does_not_count_in_a_contest():
    holds(
        KAYLIN,
        [step("gerki", "discard")],
        {"alcohol": [2, 2, 1], "gold": [9, 12, 9]},
        phase="drink",
        hands={},
        piles={"kaylin": [CONTEST]},
        drink_deck=["Light Ale", "Wine", "Dark Ale"],
        side_discards={"kaylin": ["Slobbering"]},
    )
