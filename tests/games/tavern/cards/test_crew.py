"""Cards that only the crew of the Crimson Drake has."""

import pytest

from tests.games.tavern.cards.harness import act, control, declare, holds, refuse, show, step

STUCK = "How did this get stuck in your back?"
"""Gerki: a player loses 2 Fortitude."""
POISON = "Have you seen my poison? I left it in a mug right here..."
"""Gerki: a player loses 3 Fortitude."""
SWIPE = "Well... I don't see your name on it!"
"""Gerki: a player pays 1 Gold."""

# ---- Tara ----

SIGNS = "Signs point to you getting drunker...soon!"
BARREL = "Let me feel which barrel comes next."
WAVES = "The waves told me about this at breakfast."
PALM = "Let me read your palm with this compass."
DECK = ["Dark Ale", "Dragon Breath Ale", "Elven Wine", "Wine"]


@pytest.mark.rules("RDI-SETUP-14")
def test_tara_orders_three_drinks_that_she_has_seen(seen):
    show(
        seen,
        f"tara/{SIGNS}",
        at=["tara", "gerki", "eve"],
        phase="order",
        hands={"tara": [SIGNS]},
        piles={"tara": []},
        drink_deck=DECK,
        play=[
            step("tara", "declare", SIGNS, during="phase"),
            step("tara", "next_drink", legal=[0, 1, 2]),
            step("tara", "next_drink", 1),
            step("tara", "order", legal=["gerki", "eve"]),
            step("tara", "order", "eve"),
            step("tara", "next_drink", 1),
            step("tara", "order", "eve"),
            step("tara", "order", "gerki"),
        ],
        until=step("gerki", "discard"),
        expect={"gold": [9, 10, 10], "inn": 1, "pile_sizes": [0, 1, 2]},
    )


def test_what_tara_saw_is_drunk_where_she_placed_it():
    holds(
        ["tara", "gerki", "eve"],
        [
            step("tara", "declare", SIGNS, during="phase"),
            step("tara", "next_drink", 1),
            step("tara", "order", "gerki"),
            step("tara", "next_drink", 0),
            step("tara", "order", "eve"),
            step("tara", "order", "eve"),
            step("gerki", "declare", during="drinks", drinks=[{"drinker": "gerki", "alcohol": 4, "fortitude": 0}]),
            step("eve", "discard"),
        ],
        {"pile_sizes": [0, 0, 3], "alcohol": [0, 4, 0]},
        phase="order",
        hands={"tara": [SIGNS]},
        piles={"tara": []},
        drink_deck=DECK,
    )


@pytest.mark.parametrize(("phase", "active"), [("order", "gerki"), ("action", "tara")])
def test_tara_orders_so_only_in_her_own_order_phase(seen, phase, active):
    refuse(
        seen,
        f"tara/{SIGNS}",
        at=["tara", "gerki", "eve"],
        phase=phase,
        active=active,
        hands={"tara": [SIGNS]},
        during="phase",
    )


def test_tara_orders_so_only_before_the_usual_order(seen):
    refuse(
        seen,
        f"tara/{SIGNS}",
        at=["tara", "gerki", "eve"],
        phase="order",
        hands={"tara": [SIGNS]},
        before=[step("tara", "order", "eve"), step("tara", "declare", during="phase", phase="order")],
        during="phase",
    )


def test_tara_sees_the_drinks_of_another_card_in_the_same_phase_too():
    bring = "Wench, bring some drinks for my friends!"

    holds(
        ["tara", "gerki", "eve"],
        [
            *declare("tara", SIGNS, during="phase"),
            *[answer for _ in range(2) for answer in (step("tara", "next_drink", 0), step("tara", "order", "gerki"))],
            step("tara", "order", "gerki"),
            *declare("tara", bring, during="phase"),
            step("tara", "next_drink", 1),
            step("tara", "order", "eve"),
            step("tara", "order", "eve"),
            step("gerki", "discard"),
        ],
        {"pile_sizes": [0, 3, 2], "gold": [8, 10, 10]},
        phase="order",
        hands={"tara": [SIGNS, bring]},
        piles={"tara": []},
        drink_deck=DECK,
    )


def test_a_new_drink_deck_is_looked_at_for_what_is_still_to_be_ordered():
    holds(
        ["tara", "gerki", "eve"],
        [
            *declare("tara", SIGNS, during="phase"),
            step("tara", "order", "gerki"),
            step("tara", "next_drink", 1, refills=1),
            step("tara", "order", "eve"),
            step("tara", "order", "eve"),
            step("gerki", "discard"),
        ],
        {"pile_sizes": [0, 1, 2], "gold": [8, 9, 9], "inn": 4},
        phase="order",
        hands={"tara": [SIGNS]},
        piles={"tara": []},
        drink_deck=["Wine"],
        drink_deck_only=True,
    )


def test_tara_puts_the_next_drinks_in_the_order_she_likes(seen):
    show(
        seen,
        f"tara/{BARREL}",
        anytime=True,
        at=["tara", "gerki", "eve"],
        phase="order",
        active="gerki",
        hands={"tara": [BARREL]},
        piles={"eve": []},
        drink_deck=DECK,
        play=[
            step("tara", "declare", BARREL, during="phase"),
            step("tara", "next_drink", legal=[0, 1, 2]),
            step("tara", "next_drink", 1),
            step("tara", "next_drink", legal=[1, 2]),
            step("tara", "next_drink", 2),
            step("gerki", "order", "eve"),
        ],
        until=step("eve", "declare", during="drinks"),
        expect={"drinks": [{"drinker": "eve", "alcohol": 4, "fortitude": 0}]},
    )


def test_tara_ignores_an_event_and_the_others_do_not(seen):
    show(
        seen,
        f"tara/{WAVES}",
        at=["tara", "gerki", "eve"],
        phase="drink",
        active="gerki",
        hands={"tara": [WAVES]},
        piles={"gerki": ["Round on the House!"]},
        drink_deck=["Wine"],
        play=declare("tara", WAVES, during="event"),
        until=step("eve", "declare", during="phase"),
        expect={"alcohol": [0, 2, 2]},
    )


@pytest.mark.rules("RDI-EVENT-01", "RDI-EVENT-03", "RDI-WENCH-04")
def test_an_event_is_ignored_before_it_starts_to_resolve_and_no_wench_minds():
    wench = "The Wench thinks you should stop playing with the drinks."

    holds(
        ["tara", "gerki", "eve"],
        [
            *declare("tara", WAVES, during="event"),
            step("gerki", "declare", wench, during="played", refused="not_legal", stack=["Drinking Contest!", WAVES]),
            step("gerki", "declare", during="drinks"),
            step("tara", "declare", WAVES, during="drinks", refused="not_legal"),
            step("eve", "declare", during="phase"),
        ],
        {"alcohol": [0, 2, 4], "gold": [10, 9, 11]},
        phase="drink",
        active="gerki",
        hands={"tara": [WAVES], "gerki": [wench]},
        piles={"gerki": ["Drinking Contest!"]},
        drink_deck=["Wine", "Dragon Breath Ale"],
    )


def test_a_drink_is_no_event(seen):
    refuse(
        seen,
        f"tara/{WAVES}",
        at=["tara", "gerki", "eve"],
        phase="drink",
        hands={"tara": [WAVES]},
        piles={"tara": ["Wine"]},
        during="drinks",
    )


def test_tara_hurts_a_player_and_looks_at_the_hand(seen):
    show(
        seen,
        f"tara/{PALM}",
        at=["tara", "gerki", "eve"],
        phase="action",
        hands={"tara": [PALM], "gerki": [STUCK]},
        play=act("tara", PALM, "gerki", of=["gerki", "eve"]),
        until=step("tara", "order"),
        expect={"fortitude": [20, 19, 20], "knows": {"tara": [STUCK], "gerki": [], "eve": []}},
    )


# ---- Bryn ----

OX = "I'm built like an ox, and I can drink like one, too!"
ELBOW = "Elbow on the table. Gold next to it."
FIST = "Open this fist and it's yours."
CREW = "You mess with the crew, you mess with me!"
YOURSELF = "Stop hitting yourself!"
PLANKS = "Ship's planks hit harder than you."
BRAWL = "Oh no! Not again! Pooky's on a drunken rampage!"
"""Zot: every other player loses 1 Fortitude."""


@pytest.mark.parametrize(
    ("pile", "alcohol", "fortitude"),
    [
        (["Dragon Breath Ale"], 1, 20),
        (["Wine with a Chaser", "Dragon Breath Ale"], 1, 20),
        (["Dirty Dishwater"], 0, 19),
        (["Elven Wine"], 1, 20),
    ],
)
def test_bryns_drink_has_no_more_than_one_alcohol_content(seen, pile, alcohol, fortitude):
    expect = {"drinks": [{"drinker": "bryn", "alcohol": alcohol, "fortitude": fortitude - 20}]}
    if alcohol:
        show(
            seen,
            f"bryn/{OX}",
            at=["bryn", "gerki", "eve"],
            phase="drink",
            hands={"bryn": [OX]},
            piles={"bryn": pile},
            play=declare("bryn", OX, during="drinks"),
            until=step("gerki", "declare", during="phase"),
            expect={"alcohol": [alcohol, 0, 0], "fortitude": [fortitude, 20, 20]},
        )
    else:
        holds(
            ["bryn", "gerki", "eve"],
            [*declare("bryn", OX, during="drinks"), step("bryn", "declare", during="drinks")],
            expect,
            phase="drink",
            hands={"bryn": [OX]},
            piles={"bryn": pile},
        )


def test_the_drink_of_another_is_not_capped(seen):
    refuse(
        seen,
        f"bryn/{OX}",
        at=["bryn", "gerki", "eve"],
        phase="drink",
        active="gerki",
        hands={"bryn": [OX]},
        piles={"gerki": ["Wine"]},
        during="drinks",
    )


def test_bryn_hurts_a_player_who_pays_her(seen):
    show(
        seen,
        f"bryn/{ELBOW}",
        at=["bryn", "gerki", "eve"],
        phase="action",
        hands={"bryn": [ELBOW]},
        play=act("bryn", ELBOW, "eve", of=["gerki", "eve"]),
        until=step("bryn", "order"),
        expect={"fortitude": [20, 20, 19], "gold": [11, 10, 9]},
    )


def test_bryn_keeps_her_gold(seen):
    show(
        seen,
        f"bryn/{FIST}",
        at=["bryn", "gerki", "eve"],
        hands={"bryn": [FIST], "gerki": [SWIPE]},
        before=declare("gerki", SWIPE, "bryn"),
        play=declare("bryn", FIST, during="played"),
        until=step("bryn", "discard"),
        expect={"gold": [10, 10, 10]},
    )


def test_bryns_fist_is_no_shield(seen):
    refuse(
        seen,
        f"bryn/{FIST}",
        at=["bryn", "gerki", "eve"],
        phase="action",
        active="gerki",
        hands={"bryn": [FIST], "gerki": [STUCK]},
        before=act("gerki", STUCK, "bryn"),
        during="played",
        on=[STUCK],
    )


@pytest.mark.parametrize(
    ("action", "of", "fortitude"),
    [(BRAWL, None, [19, 17, 19, 19]), (STUCK, "bryn", [18, 19, 20, 20])],
)
def test_bryn_strikes_back_for_everybody_who_was_hurt(seen, action, of, fortitude):
    by = "zot" if action == BRAWL else "gerki"
    at = ["bryn", by, "eve", "fleck"]

    show(
        seen,
        f"bryn/{CREW}",
        at=at,
        phase="action",
        active=by,
        hands={"bryn": [CREW], by: [action]},
        before=act(by, action, of),
        play=declare("bryn", CREW, during="hurt"),
        until=step(by, "order"),
        expect={"fortitude": fortitude},
    )


def test_who_ignored_the_card_or_was_not_hurt_by_it_does_not_count():
    disbelieve = "I attempt to disbelieve."

    holds(
        ["bryn", "zot", "eve", "fleck"],
        [
            *act("zot", BRAWL),
            *declare("eve", disbelieve, during="played"),
            *declare("bryn", CREW, during="hurt"),
            step("zot", "order"),
        ],
        {"fortitude": [19, 18, 20, 19]},
        phase="action",
        active="zot",
        hands={"bryn": [CREW], "zot": [BRAWL], "eve": [disbelieve]},
    )


def test_only_the_hurt_mess_with_who_messes_with_the_crew(seen):
    refuse(
        seen,
        f"bryn/{CREW}",
        at=["bryn", "gerki", "eve"],
        phase="action",
        active="gerki",
        hands={"bryn": [CREW], "gerki": [STUCK]},
        before=act("gerki", STUCK, "eve"),
        during="hurt",
    )


@pytest.mark.rules("RDI-CHAR-09", "RDI-CHAR-11")
def test_bryn_turns_a_blow_round_and_its_player_is_its_source(seen):
    show(
        seen,
        f"bryn/{YOURSELF}",
        at=["bryn", "gerki", "eve"],
        phase="action",
        active="gerki",
        hands={"bryn": [YOURSELF], "gerki": [STUCK]},
        before=act("gerki", STUCK, "bryn"),
        play=declare("bryn", YOURSELF, during="played"),
        until=step("gerki", "order"),
        expect={"fortitude": [20, 18, 20]},
    )


@pytest.mark.rules("RDI-REDIRECT-03", "RDI-CHAR-10", "RDI-RULING-53")
def test_a_loss_that_eve_sends_on_is_sent_back_by_bryn(seen):
    holds(
        ["bryn", "gerki", "eve", "fleck"],
        [
            *act("gerki", POISON, "eve"),
            *declare("eve", "I'm not Eve! She's over there!", "bryn", during="played"),
            *declare("bryn", PLANKS, during="played"),
            *declare("bryn", YOURSELF, during="played"),
            step("gerki", "order"),
        ],
        {"fortitude": [20, 19, 20, 20]},
        phase="action",
        active="gerki",
        hands={"bryn": [YOURSELF, PLANKS], "gerki": [POISON], "eve": ["I'm not Eve! She's over there!"]},
    )


@pytest.mark.parametrize("title", [YOURSELF, PLANKS])
def test_only_who_would_be_hurt_turns_or_parries_a_blow(seen, title):
    refuse(
        seen,
        f"bryn/{title}",
        at=["bryn", "gerki", "eve"],
        phase="action",
        active="gerki",
        hands={"bryn": [title], "gerki": [STUCK]},
        before=act("gerki", STUCK, "eve"),
        during="played",
        on=[STUCK],
    )


@pytest.mark.rules("RDI-NEGATE-11", "RDI-NEGATE-10")
@pytest.mark.parametrize(("action", "fortitude"), [(POISON, [19, 20, 20]), (STUCK, [20, 20, 20])])
def test_a_loss_is_reduced_by_two(seen, action, fortitude):
    show(
        seen,
        f"bryn/{PLANKS}",
        at=["bryn", "gerki", "eve"],
        phase="action",
        active="gerki",
        hands={"bryn": [PLANKS], "gerki": [action]},
        before=act("gerki", action, "bryn"),
        play=declare("bryn", PLANKS, during="played"),
        until=step("gerki", "order"),
        expect={"fortitude": fortitude},
    )


@pytest.mark.rules("RDI-NEGATE-11", "RDI-NEGATE-12")
def test_a_reduction_is_for_its_player_only_and_leaves_the_rest_of_the_card():
    song = "How about a rowdy drinking song?"

    holds(
        ["bryn", "fleck", "eve"],
        [*act("fleck", song), *declare("bryn", PLANKS, during="played"), step("fleck", "order")],
        {"fortitude": [20, 20, 19], "alcohol": [1, 1, 1]},
        phase="action",
        active="fleck",
        hands={"bryn": [PLANKS], "fleck": [song]},
    )


def test_who_has_reduced_a_loss_may_not_hit_back(seen):
    refuse(
        seen,
        f"bryn/{CREW}",
        at=["bryn", "gerki", "eve"],
        phase="action",
        active="gerki",
        hands={"bryn": [CREW, PLANKS], "gerki": [POISON]},
        before=[*act("gerki", POISON, "bryn"), *declare("bryn", PLANKS, during="played")],
        during="hurt",
    )


# ---- Remy ----

BRIG = "Take this as a warning! Next time it'll be the brig"
RANK = "Name, rank and excuse. In that order."
LOGBOOK = "It is written in the logbook, twice."
LIST = "Everyone on my list, line up."
INSPECTION = "Surprise inspection!"
OFFICER = "Striking an officer goes on your record."
INFIGHTING = "Infighting? Not on my watch!"
TOMFOOLERY = "I have no time for your tomfoolery!"
COUNTED = "I counted that deck before supper. It has grown."
EXCUSED = "You are excused from this table."
RATION = "Your ration came to me by mistake."
MATTERS = "Excuse me, I have more important matters to attend to."
NOT_SO = "I don't think so!"
GAMBLING = "Gambling? I'm in!"
CHEAT = "Five of a kind! Does this mean I win?"
"""Gerki: a Cheating Card."""
DUMP = "Dump it on the floor"
"""Gerki: Ignores a Drink."""
AT = ["remy", "gerki", "eve", "fleck"]


@pytest.mark.rules("RDI-MARK-01", "RDI-MARK-02", "RDI-MARK-08", "RDI-SETUP-06")
@pytest.mark.parametrize("marked", [[], ["gerki"]])
def test_remy_hurts_and_marks_a_player(seen, marked):
    show(
        seen,
        f"remy/{BRIG}",
        at=AT,
        phase="action",
        hands={"remy": [BRIG]},
        marked=marked,
        play=act("remy", BRIG, "gerki", of=["gerki", "eve", "fleck"]),
        until=step("remy", "order"),
        expect={"fortitude": [20, 18, 20, 20], "marked": ["gerki"], "marks": 2},
    )


def test_who_ignores_the_card_is_not_marked_and_who_redirects_it_is():
    armor = "Luckily for me, I was wearing my armor!"

    holds(
        ["remy", "fiona", "eve", "gerki"],
        [*act("remy", BRIG, "fiona"), *declare("fiona", armor, during="played"), step("remy", "order")],
        {"fortitude": [20, 20, 20, 20], "marked": []},
        phase="action",
        hands={"remy": [BRIG], "fiona": [armor]},
    )
    holds(
        ["remy", "fiona", "eve", "gerki"],
        [
            *act("remy", BRIG, "eve"),
            *declare("eve", "I'm not Eve! She's over there!", "gerki", during="played"),
            step("remy", "order"),
        ],
        {"fortitude": [20, 20, 20, 18], "marked": ["eve"]},
        phase="action",
        hands={"remy": [BRIG], "eve": ["I'm not Eve! She's over there!"]},
    )


@pytest.mark.rules("RDI-MARK-08")
@pytest.mark.parametrize(("marked", "loss"), [([], 1), (["eve"], 3)])
def test_remy_asks_for_name_and_rank(seen, marked, loss):
    show(
        seen,
        f"remy/{RANK}",
        at=AT,
        phase="action",
        hands={"remy": [RANK]},
        marked=marked,
        play=act("remy", RANK, "eve", of=["gerki", "eve", "fleck"]),
        until=step("remy", "order"),
        expect={"fortitude": [20, 20, 20 - loss, 20], "marked": ["eve"]},
    )


@pytest.mark.rules("RDI-MARK-08")
@pytest.mark.parametrize(("marked", "loss"), [([], 2), (["eve"], 3)])
def test_the_logbook_counts_marks(seen, marked, loss):
    show(
        seen,
        f"remy/{LOGBOOK}",
        at=AT,
        phase="action",
        hands={"remy": [LOGBOOK]},
        marked=marked,
        play=act("remy", LOGBOOK, "eve", of=["gerki", "eve", "fleck"]),
        until=step("remy", "order"),
        expect={"fortitude": [20, 20, 20 - loss, 20], "marked": marked},
    )


def test_all_the_marked_lose_two(seen):
    show(
        seen,
        f"remy/{LIST}",
        at=AT,
        phase="action",
        hands={"remy": [LIST]},
        marked=["gerki", "fleck"],
        play=act("remy", LIST),
        until=step("remy", "order"),
        expect={"fortitude": [20, 18, 20, 18]},
    )


def test_the_list_needs_somebody_on_it(seen):
    refuse(seen, f"remy/{LIST}", at=AT, phase="action", hands={"remy": [LIST]}, ask="action")


def test_one_or_two_players_are_marked(seen):
    others = ["gerki", "eve", "fleck"]
    show(
        seen,
        f"remy/{INSPECTION}",
        at=AT,
        phase="action",
        hands={"remy": [INSPECTION]},
        play=[
            *act("remy", INSPECTION, "eve", of=others),
            step("remy", "target", legal=["none", "gerki", "fleck"]),
            step("remy", "target", "fleck"),
        ],
        until=step("remy", "order"),
        expect={"marked": ["eve", "fleck"], "marks": 1},
    )
    holds(
        AT,
        [*act("remy", INSPECTION, "eve"), step("remy", "target", "none"), step("remy", "order")],
        {"marked": ["eve"]},
        phase="action",
        hands={"remy": [INSPECTION]},
    )


@pytest.mark.parametrize(("marked", "loss"), [([], 1), (["gerki"], 3)])
def test_striking_an_officer_is_struck_back_and_marked(seen, marked, loss):
    show(
        seen,
        f"remy/{OFFICER}",
        at=AT,
        phase="action",
        active="gerki",
        hands={"remy": [OFFICER], "gerki": [STUCK]},
        marked=marked,
        before=act("gerki", STUCK, "remy"),
        play=declare("remy", OFFICER, during="hurt"),
        until=step("gerki", "order"),
        expect={"fortitude": [18, 20 - loss, 20, 20], "marked": ["gerki"]},
    )


def test_only_a_struck_officer_strikes_back(seen):
    refuse(
        seen,
        f"remy/{OFFICER}",
        at=AT,
        phase="action",
        active="gerki",
        hands={"remy": [OFFICER], "gerki": [STUCK]},
        before=act("gerki", STUCK, "eve"),
        during="hurt",
    )


@pytest.mark.rules("RDI-MARK-06")
@pytest.mark.parametrize("victim", ["remy", "eve"])
def test_who_hurts_somebody_is_marked_for_it(seen, victim):
    show(
        seen,
        f"remy/{INFIGHTING}",
        at=AT,
        phase="action",
        active="gerki",
        hands={"remy": [INFIGHTING], "gerki": [STUCK]},
        before=act("gerki", STUCK, victim),
        play=declare("remy", INFIGHTING, during="hurt"),
        until=step("gerki", "order"),
        expect={"marked": ["gerki"]},
    )


@pytest.mark.rules("RDI-MARK-06", "RDI-MARK-09")
@pytest.mark.parametrize(
    ("by", "card", "marked"), [("gerki", STUCK, ["gerki"]), ("remy", LOGBOOK, [])], ids=["marked", "remy himself"]
)
def test_nobody_is_marked_twice_and_remy_never(seen, by, card, marked):
    refuse(
        seen,
        f"remy/{INFIGHTING}",
        at=AT,
        phase="action",
        active=by,
        hands={"remy": [INFIGHTING, card], "gerki": [STUCK]} if by == "remy" else {"remy": [INFIGHTING], by: [card]},
        marked=marked,
        before=act(by, card, "eve"),
        during="hurt",
    )


def test_a_loss_that_was_only_reduced_is_infighting_too():
    holds(
        ["remy", "gerki", "bryn"],
        [
            *act("gerki", POISON, "bryn"),
            *declare("bryn", PLANKS, during="played"),
            *declare("remy", INFIGHTING, during="hurt"),
            step("gerki", "order"),
        ],
        {"fortitude": [20, 20, 19], "marked": ["gerki"]},
        phase="action",
        active="gerki",
        hands={"remy": [INFIGHTING], "gerki": [POISON], "bryn": [PLANKS]},
    )


@pytest.mark.parametrize(("marked", "fortitude"), [([], 20), (["gerki"], 19)])
def test_tomfoolery_is_ignored_and_hurts_who_is_marked(seen, marked, fortitude):
    show(
        seen,
        f"remy/{TOMFOOLERY}",
        at=AT,
        phase="action",
        active="gerki",
        hands={"remy": [TOMFOOLERY], "gerki": [STUCK]},
        marked=marked,
        before=act("gerki", STUCK, "remy"),
        play=declare("remy", TOMFOOLERY, during="played"),
        until=step("gerki", "order"),
        expect={"fortitude": [20, fortitude, 20, 20]},
    )


def test_remy_catches_a_cheater_and_marks_him(seen):
    show(
        seen,
        f"remy/{COUNTED}",
        at=AT,
        phase="action",
        active="fleck",
        hands={"remy": [COUNTED], "fleck": [GAMBLING], "gerki": [CHEAT]},
        before=[*act("fleck", GAMBLING), step("gerki", "control", CHEAT)],
        play=declare("remy", COUNTED, during="played"),
        until=step("fleck", "order"),
        expect={"gold": [13, 9, 9, 9], "marked": ["gerki"]},
    )


def test_remy_catches_no_honest_gambler(seen):
    refuse(
        seen,
        f"remy/{COUNTED}",
        at=AT,
        phase="action",
        active="fleck",
        hands={"remy": [COUNTED], "fleck": [GAMBLING]},
        before=act("fleck", GAMBLING),
        during="played",
        on=[GAMBLING],
    )


@pytest.mark.parametrize("target", ["gerki", "none"])
def test_a_marked_player_is_excused_from_the_table(seen, target):
    show(
        seen,
        f"remy/{EXCUSED}",
        at=AT,
        phase="action",
        active="fleck",
        hands={"remy": [EXCUSED], "fleck": [GAMBLING]},
        marked=["gerki"],
        before=act("fleck", GAMBLING),
        play=[
            step("remy", "control", EXCUSED),
            step("remy", "target", legal=["gerki", "none"]),
            step("remy", "target", target),
        ],
        until=step("eve", "control"),
        expect={"control": "remy", "in_round": [name for name in AT if name != target]},
    )


def test_with_nobody_marked_it_only_takes_control():
    holds(
        AT,
        [*act("fleck", GAMBLING), step("remy", "control", EXCUSED), step("eve", "control")],
        {"control": "remy", "in_round": AT},
        phase="action",
        active="fleck",
        hands={"remy": [EXCUSED], "fleck": [GAMBLING]},
    )


def test_a_ration_goes_to_a_marked_player(seen):
    show(
        seen,
        f"remy/{RATION}",
        at=AT,
        phase="drink",
        hands={"remy": [RATION]},
        piles={"remy": ["Wine"]},
        marked=["eve", "fleck"],
        play=declare("remy", RATION, "fleck", during="drinks", of=["eve", "fleck"]),
        until=step("gerki", "discard"),
        expect={"alcohol": [0, 0, 0, 2]},
    )


def test_without_a_mark_nobody_gets_the_ration(seen):
    refuse(
        seen,
        f"remy/{RATION}",
        at=AT,
        phase="drink",
        hands={"remy": [RATION]},
        piles={"remy": ["Wine"]},
        during="drinks",
    )


@pytest.mark.rules("RDI-EVENT-09", "RDI-NEGATE-09")
def test_remy_has_more_important_matters_than_an_event(seen):
    show(
        seen,
        f"remy/{MATTERS}",
        text=1,
        at=AT,
        phase="drink",
        active="gerki",
        hands={"remy": [MATTERS]},
        piles={"gerki": ["Round on the House!"]},
        drink_deck=["Wine"],
        play=declare("remy", MATTERS, during="event"),
        until=step("eve", "discard"),
        expect={"alcohol": [0, 2, 2, 2]},
    )


@pytest.mark.rules("RDI-MARK-05", "RDI-REDIRECT-01")
def test_remy_deflects_a_loss_to_a_marked_player(seen):
    show(
        seen,
        "remy/Deflect",
        at=AT,
        phase="action",
        active="gerki",
        hands={"remy": ["Deflect"], "gerki": [STUCK]},
        marked=["gerki", "fleck"],
        before=act("gerki", STUCK, "remy"),
        play=declare("remy", "Deflect", "fleck", during="played", of=["gerki", "fleck"]),
        until=step("gerki", "order"),
        expect={"fortitude": [20, 20, 20, 18]},
    )


def test_nothing_is_deflected_without_a_mark(seen):
    refuse(
        seen,
        "remy/Deflect",
        at=AT,
        phase="action",
        active="gerki",
        hands={"remy": ["Deflect"], "gerki": [STUCK]},
        before=act("gerki", STUCK, "remy"),
        during="played",
        on=[STUCK],
    )


@pytest.mark.rules("RDI-MARK-04")
@pytest.mark.parametrize(("marked", "refused"), [([], None), (["gerki"], "not_legal")])
def test_what_remy_negates_of_a_marked_player_stays_negated(marked, refused):
    holds(
        AT,
        [
            *declare("gerki", DUMP, during="drinks"),
            step("remy", "declare", NOT_SO, during="played"),
            step("eve", "declare", "pass", during="played"),
            step("eve", "declare", NOT_SO, during="played", refused=refused, stack=[DUMP, NOT_SO]),
        ],
        {},
        phase="drink",
        active="gerki",
        hands={"remy": [NOT_SO], "gerki": [DUMP], "eve": [NOT_SO]},
        piles={"gerki": ["Wine"]},
        marked=marked,
    )


def test_who_goes_hands_the_mark_back_and_with_remy_all_go():
    holds(
        AT,
        [step("eve", "discard")],
        {"marked": ["fleck"], "marks": 2, "out": ["gerki"]},
        phase="drink",
        active="gerki",
        alcohol=[0, 19, 0, 0],
        piles={"gerki": ["Wine"]},
        marked=["gerki", "fleck"],
    )
    holds(
        AT,
        [step("gerki", "discard")],
        {"marked": [], "out": ["remy"]},
        phase="drink",
        alcohol=[19, 0, 0, 0],
        piles={"remy": ["Wine"]},
        marked=["gerki", "fleck"],
    )


# ---- Captain Whitehawk ----

PLANK = "Ante up or walk the plank!"
BEAT = "That's a fine hand there, but this one's got you beat"
COINCIDENCE = "What a coincidence, I happen to have the same hand!"
SHARE = "Don't forget the captain's extra share!"
PURSE = "That purse had a captain attached to it!"
HEADACHE = "My headache is about to become your headache."
FLINCH = "First to flinch buys the next barrel!"
ORDERS = "Drink up! Captain's orders"
TAKE_OVER = "Um... I know you think you won, but..."
WINNING = "Winning Hand!"
EXTRA = "A little somethin' extra"
"""Gerki: a Drink has 2 Alcohol Content more."""
SHIP = ["whitehawk", "gerki", "eve"]


@pytest.mark.rules("RDI-CHAR-04", "RDI-GAMBLE-01")
def test_the_captain_starts_a_round_that_nobody_may_leave(seen):
    cloak = "I cloak myself in shadow."

    show(
        seen,
        f"whitehawk/{PLANK}",
        at=SHIP,
        phase="action",
        hands={"whitehawk": [PLANK], "eve": [cloak]},
        play=[
            *act("whitehawk", PLANK),
            step("eve", "declare", cloak, during="ante", refused="not_legal"),
            step("gerki", "control", gold=[9, 9, 9], pot=3, control="whitehawk"),
        ],
        until=step("whitehawk", "order"),
        expect={"gold": [12, 9, 9]},
    )


def test_forcing_somebody_out_of_it_still_works():
    sleeve = "What's that up your sleeve?"

    holds(
        SHIP,
        [*act("whitehawk", PLANK), *control("gerki", sleeve, "eve"), step("whitehawk", "control")],
        {"in_round": ["whitehawk", "gerki"]},
        phase="action",
        hands={"whitehawk": [PLANK], "gerki": [sleeve]},
    )


def test_in_a_round_it_takes_control_and_leaving_stays_possible(seen):
    raising = "I raise!"
    cloak = "I cloak myself in shadow."

    show(
        seen,
        f"whitehawk/{PLANK}",
        text=1,
        at=SHIP,
        phase="action",
        active="gerki",
        hands={"whitehawk": [PLANK], "gerki": [GAMBLING, raising], "eve": [cloak]},
        before=act("gerki", GAMBLING),
        play=[
            step("eve", "control", "pass"),
            step("whitehawk", "control", PLANK),
            step("gerki", "control", raising, control="whitehawk", gold=[9, 9, 9]),
            step("eve", "declare", cloak, during="ante"),
        ],
        until=step("whitehawk", "control"),
        expect={"in_round": ["whitehawk", "gerki"], "pot": 5},
    )


@pytest.mark.rules("RDI-CHAR-05", "RDI-GAMBLE-16")
def test_one_hand_beats_a_winning_hand_and_any_card_may_follow_it(seen):
    show(
        seen,
        f"whitehawk/{BEAT}",
        at=SHIP,
        phase="action",
        active="gerki",
        hands={"whitehawk": [BEAT, GAMBLING], "gerki": [GAMBLING, GAMBLING], "eve": [WINNING]},
        before=[*act("gerki", GAMBLING), step("eve", "control", WINNING)],
        play=[
            step("whitehawk", "control", legal=["pass", BEAT]),
            step("whitehawk", "control", BEAT),
            step("gerki", "control", legal=["pass", GAMBLING]),
        ],
        until=step("gerki", "control"),
        expect={"control": "whitehawk", "winning_hand": False},
    )


@pytest.mark.rules("RDI-CHAR-06")
def test_the_captain_takes_half_of_a_pot(seen):
    show(
        seen,
        f"whitehawk/{COINCIDENCE}",
        at=SHIP,
        phase="action",
        active="gerki",
        hands={"whitehawk": [COINCIDENCE], "gerki": [GAMBLING]},
        before=act("gerki", GAMBLING),
        play=declare("whitehawk", COINCIDENCE, during="collect"),
        until=step("gerki", "order"),
        expect={"gold": [10, 11, 9]},
    )


@pytest.mark.rules("RDI-CHAR-06", "RDI-CHAR-07", "RDI-TIMING-10")
def test_she_takes_it_from_whoever_takes_the_pot_and_not_before():
    holds(
        ["whitehawk", "gerki", "eve"],
        [
            *act("eve", GAMBLING),
            step("whitehawk", "declare", COINCIDENCE, during="won", refused="not_legal"),
            *declare("gerki", TAKE_OVER, during="won"),
            *declare("whitehawk", COINCIDENCE, during="collect"),
            step("eve", "order"),
        ],
        {"gold": [10, 11, 9]},
        phase="action",
        active="eve",
        hands={"whitehawk": [COINCIDENCE], "gerki": [TAKE_OVER], "eve": [GAMBLING]},
    )


@pytest.mark.parametrize("who", ["left", "won"])
def test_who_has_left_or_takes_the_pot_has_no_coincidence(seen, who):
    deal_out = "Somebody has to steer this thing. Deal me out."
    starter = "eve" if who == "left" else "whitehawk"
    cards = [COINCIDENCE, deal_out] if who == "left" else [COINCIDENCE, GAMBLING]

    refuse(
        seen,
        f"whitehawk/{COINCIDENCE}",
        at=SHIP,
        phase="action",
        active=starter,
        hands={"whitehawk": cards, "eve": [GAMBLING]},
        before=[*act(starter, GAMBLING), *(declare("whitehawk", deal_out, during="ante") if who == "left" else [])],
        during="collect",
    )


def test_the_captain_has_an_extra_share_of_a_pot(seen):
    show(
        seen,
        f"whitehawk/{SHARE}",
        at=SHIP,
        phase="action",
        hands={"whitehawk": [SHARE, GAMBLING]},
        before=act("whitehawk", GAMBLING),
        play=declare("whitehawk", SHARE, during="happened"),
        until=step("whitehawk", "order"),
        expect={"gold": [14, 9, 9]},
    )


def test_and_of_the_gold_of_who_has_passed_out(seen):
    show(
        seen,
        f"whitehawk/{SHARE}",
        at=SHIP,
        phase="drink",
        active="gerki",
        hands={"whitehawk": [SHARE]},
        alcohol=[0, 19, 0],
        piles={"gerki": ["Wine"]},
        play=declare("whitehawk", SHARE, during="happened"),
        until=step("eve", "discard"),
        expect={"gold": [14, 0, 12]},
    )


def test_there_is_no_extra_share_of_what_others_gain(seen):
    refuse(
        seen,
        f"whitehawk/{SHARE}",
        at=SHIP,
        hands={"whitehawk": [SHARE], "gerki": [SWIPE]},
        before=declare("gerki", SWIPE, "eve"),
        during="phase",
    )


def test_her_own_extra_share_brings_no_other():
    holds(
        SHIP,
        [
            *act("whitehawk", GAMBLING),
            *declare("whitehawk", SHARE, during="happened"),
            step("whitehawk", "order", window="none"),
        ],
        {"gold": [14, 9, 9]},
        phase="action",
        hands={"whitehawk": [SHARE, GAMBLING]},
    )


def test_whoever_takes_gold_from_the_captain_feels_it(seen):
    show(
        seen,
        f"whitehawk/{PURSE}",
        at=SHIP,
        hands={"whitehawk": [PURSE], "gerki": [SWIPE]},
        before=declare("gerki", SWIPE, "whitehawk"),
        play=declare("whitehawk", PURSE, during="happened"),
        until=step("whitehawk", "discard"),
        expect={"gold": [10, 10, 10], "fortitude": [20, 18, 20]},
    )


def test_an_ante_is_no_theft(seen):
    refuse(
        seen,
        f"whitehawk/{PURSE}",
        at=SHIP,
        phase="action",
        active="gerki",
        hands={"whitehawk": [PURSE], "gerki": [GAMBLING]},
        before=act("gerki", GAMBLING),
        during="round_turn",
    )


@pytest.mark.parametrize("way", ["raised", "passed", "direct"])
def test_whoever_makes_the_captain_drunker_gets_her_headache(seen, way):
    drunker = "Look in to my eyes... you are getting... Drunker!"
    ways = {
        "raised": ("gerki", "drink", "whitehawk", {"whitehawk": ["Wine"]}, declare("gerki", EXTRA, during="drinks"), 4),
        "passed": ("zot", "drink", "zot", {"zot": ["Wine"]}, declare("zot", "Teleport beverage!", "whitehawk"), 2),
        "direct": ("eve", "action", "eve", {}, act("eve", drunker, "whitehawk"), 2),
    }
    by, phase, active, piles, before, gained = ways[way]
    at = ["whitehawk", by, "fleck"]
    card = {"raised": EXTRA, "passed": "Teleport beverage!", "direct": drunker}[way]
    show(
        seen,
        f"whitehawk/{HEADACHE}",
        at=at,
        phase=phase,
        active=active,
        hands={"whitehawk": [HEADACHE], by: [card]},
        piles=piles,
        before=before,
        play=declare("whitehawk", HEADACHE, during="happened"),
        until=step(by if way != "passed" else "fleck", "order" if way == "direct" else "discard"),
        expect={"alcohol": [gained, 2, 0], "fortitude": [20, 19, 20]},
    )


def test_of_several_who_made_her_drunker_she_picks_one():
    holds(
        ["whitehawk", "gerki", "zot"],
        [
            *declare("zot", "Teleport beverage!", "whitehawk", during="drinks"),
            *declare("gerki", EXTRA, during="drinks"),
            step("whitehawk", "declare", HEADACHE, during="happened"),
            step("whitehawk", "target", legal=["gerki", "zot"]),
            step("whitehawk", "target", "gerki"),
            step("whitehawk", "discard"),
        ],
        {"alcohol": [4, 2, 0], "fortitude": [20, 19, 20]},
        phase="drink",
        active="zot",
        hands={"whitehawk": [HEADACHE], "gerki": [EXTRA], "zot": ["Teleport beverage!"]},
        piles={"zot": ["Wine"]},
    )


def test_a_drink_of_her_own_is_nobodys_fault(seen):
    refuse(
        seen,
        f"whitehawk/{HEADACHE}",
        at=SHIP,
        phase="drink",
        hands={"whitehawk": [HEADACHE]},
        piles={"whitehawk": ["Wine"]},
        before=[step("whitehawk", "declare", "pass", during="drinks")],
        during="phase",
    )


def test_the_first_to_flinch_hurts_both(seen):
    show(
        seen,
        f"whitehawk/{FLINCH}",
        at=SHIP,
        phase="action",
        hands={"whitehawk": [FLINCH]},
        play=act("whitehawk", FLINCH, "eve", of=["gerki", "eve"]),
        until=step("whitehawk", "order"),
        expect={"fortitude": [19, 20, 17]},
    )


def test_nobody_gives_the_captain_her_own_orders(seen):
    refuse(
        seen,
        f"whitehawk/{ORDERS}",
        at=SHIP,
        phase="drink",
        hands={"whitehawk": [ORDERS]},
        piles={"whitehawk": ["Wine"]},
        during="drinks",
    )


def test_a_mark_given_meanwhile_counts_when_the_card_resolves():
    """Remy's victim strikes a thief and is marked for it: the card costs two more when it resolves."""
    holds(
        ["remy", "whitehawk", "gerki"],
        [
            *act("remy", RANK, "whitehawk"),
            *declare("gerki", SWIPE, "whitehawk", during="played"),
            *declare("whitehawk", PURSE, during="happened"),
            *declare("remy", INFIGHTING, during="hurt"),
            step("remy", "order"),
        ],
        {"fortitude": [20, 17, 18], "marked": ["whitehawk"]},
        phase="action",
        hands={"remy": [RANK, INFIGHTING], "whitehawk": [PURSE], "gerki": [SWIPE]},
    )
