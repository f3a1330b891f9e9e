"""Cards that alter a Drink, make somebody drink, or order Drinks."""

import pytest

from tests.games.tavern.cards.harness import act, declare, holds, refuse, show, step, table_of

EXTRA = "A little somethin' extra"
"""Gerki: a Drink has 2 Alcohol Content more."""
ORDER_TWO = "Wench, bring some drinks for my friends!"
FOR_FIENDS = "Wench, bring some drinks for these fiends!"
"""The same for Villains."""
SING = "Wench, please allow me to pay for these drinks with a song!"
DRINK_UP = "Drink up, friend!"
MORE = "Gog say you drink MORE!"
DRAGON_BREATH = "Actually, that's Dragon Breath Ale."
INTO_WATER = "Wine into Water"
PAYS_FOR_IT = "Oh, Barmaid! I think Pooky had an accident!"
IGNORING = [
    ("deirdre", "Not now! These men are interested in my religion.", 1),
    ("fiona", "This is just the thing to get the rust off my armor!", 0),
    ("fiona", "This is just the thing to get the blood off my sword!", 0),
    ("gerki", "Dump it on the floor", 0),
    ("gerki", "Luckily for me I had this antidote brewed up!", 0),
    ("gerki", "Hey! Where'd the little guy go?", 1),
    ("zot", "Not now, I'm meditating.", 1),
    ("zot", PAYS_FOR_IT, 1),
    ("zot", "Bad Pooky! Don't drink that!", 0),
    ("dimli", "Can't you see I'm talking to this pretty, bearded lass here?", 1),
    ("dimli", "I don't want this watered-down stuff!", 0),
    ("dimli", "My mother gave me stronger stuff when I was a baby!", 0),
    ("eve", "I cloak myself in shadow.", 1),
    ("eve", "Drink what? This is empty.", 0),
    ("fleck", "Leave me be! I'm trying to read lore here!", 1),
    ("fleck", "You know, I should take better care of my dainty figure!", 0),
    ("fleck", "I may be a fop, but I can hold my liquor!", 0),
    ("gog", "Do not bother Gog!", 1),
    ("gog", "This taste yucky!", 0),
    ("serena", "My vows name many drinks. This is one of them.", 0),
    ("serena", "Hush. The evening prayer has begun.", 1),
    ("wizgille", "Behold the collapsible spittoon!", 0),
    ("wizgille", "Not now, the glue has to set.", 1),
    ("phrenk", "A brewmaster tastes. He does not swallow.", 0),
    ("phrenk", "Shh. The kettle is about to sing.", 1),
    ("kaylin", "Ah! I really needed a bath", 0),
    ("kaylin", "Why do they have to make these tankards so big?", 0),
    ("kaylin", "Not now, I'm feeding Wulfric", 1),
    ("tara", "I have consulted the charts... This is not in my future", 0),
    ("bryn", "I've got watch duty.", 1),
    ("bryn", "The bilge is thirsty too.", 0),
    ("remy", "I best not. Someone needs to keep a level head", 0),
    ("remy", "Excuse me, I have more important matters to attend to.", 0),
    ("whitehawk", "The captain's mug is for show.", 0),
    ("daareka", "If I drink this, we'll all end up making bad decisions", 0),
    ("daareka", "I have already seen how this ends", 1),
    ("vlazlo", "Hanging upside down, it all runs out again", 0),
    ("amundyr", "It all leaks out through the wrappings", 0),
    ("amundyr", "I have been dry for three thousand years. I can wait.", 1),
]
"""Owner, title, number of the text for Drinks."""
DRINKS_ONLY = [row for row in IGNORING if row[1] != "Excuse me, I have more important matters to attend to."]
PASSING = [
    ("deirdre", "You look like you need this more than I do!"),
    ("zot", "Teleport beverage!"),
    ("dimli", "You have this. I'm waiting for the good stuff!"),
    ("phrenk", "I think you'll appreciate this drink more than I will"),
    ("tara", "This mug has your name in its foam."),
    ("whitehawk", "I don't drink until my crew drinks!"),
    ("daareka", "You're thirsty. Wouldn't you agree?"),
]
SPLITTING = [
    ("fiona", "Come, my friend, sit and drink with me!"),
    ("dimli", "Now this stuff is actually good! Try some!"),
    ("fleck", "I do so hate to drink alone..."),
    ("bryn", "Let's drink to clear skies and strong winds!"),
]
STRENGTHENING = [
    ("deirdre", "Water into Wine"),
    ("gerki", EXTRA),
    ("dimli", "Spike it with Firewater"),
    ("wizgille", "A drop of lamp oil brings out the flavour."),
    ("phrenk", "Here ya go... This'll make that drink better!"),
    ("kaylin", "A pinch of dust in every mug."),
    ("tara", "The omens want it stronger."),
    ("daareka", "You will not notice the difference"),
]
COURAGE = [("fiona", "Nothing like a little belt of liquid courage!"), ("dimli", "Uuurp! That hit the spot!")]
ONE_MORE = [
    ("fiona", DRINK_UP),
    ("dimli", DRINK_UP),
    ("gog", MORE),
    ("whitehawk", "Drink up! Captain's orders"),
]
DRINK_NOW = [
    ("fiona", "We're at an inn, and you're not drinking. What's wrong with you!?"),
    ("zot", "Pooky thinks you look thirsty..."),
]
TOASTS = [("deirdre", "Let's toast the Goddess!"), ("fleck", "A toast! To my friends!")]
_FRIENDS = (
    *("deirdre", "fiona", "gerki", "zot", "dimli", "eve", "gog"),
    *("serena", "wizgille", "phrenk", "kaylin", "tara", "bryn", "remy", "whitehawk"),
)
_VILLAINS = ("daareka", "amundyr", "torglesnarf", "vlazlo")
ORDERERS = [*((owner, ORDER_TWO) for owner in _FRIENDS), *((owner, FOR_FIENDS) for owner in _VILLAINS)]


# ---- Ignoring a Drink ----


@pytest.mark.parametrize(("owner", "title", "text"), IGNORING)
def test_a_drink_is_ignored_with_its_chasers(seen, owner, title, text):
    at = table_of(owner)
    own, inn = (9, 1) if title == PAYS_FOR_IT else (10, 0)

    show(
        seen,
        f"{owner}/{title}",
        text=text,
        at=at,
        phase="drink",
        hands={owner: [title]},
        piles={owner: ["Light Ale with a Chaser", "Elven Wine", "Wine"]},
        play=declare(owner, title, during="drinks"),
        until=step(at[1], "discard"),
        expect={
            "alcohol": [0, 0, 0],
            "gold": [own, 10, 10],
            "inn": inn,
            "pile_sizes": [1, 0, 0],
            "drink_discard": ["Elven Wine", "Light Ale with a Chaser"],
        },
    )


@pytest.mark.parametrize(("owner", "title", "text"), IGNORING)
def test_a_drink_that_was_passed_to_you_is_ignored(seen, owner, title, text):
    passer, card = PASSING[0] if owner != "deirdre" else PASSING[1]
    own = 9 if title == PAYS_FOR_IT else 10

    show(
        seen,
        f"{owner}/{title}",
        text=text,
        at=[owner, passer, "gog" if owner != "gog" else "fiona"],
        phase="drink",
        active=passer,
        hands={owner: [title], passer: [card]},
        piles={passer: ["Elven Wine"]},
        before=declare(passer, card, owner, during="drinks"),
        play=declare(owner, title, during="drinks"),
        until=step("gog" if owner != "gog" else "fiona", "discard"),
        expect={"alcohol": [0, 0, 0], "gold": [own, 10, 10]},
    )


@pytest.mark.parametrize(("owner", "title"), [*((owner, title) for owner, title, _ in IGNORING), *PASSING, *COURAGE])
def test_the_drink_of_another_is_not_yours_to_ignore_or_pass(seen, owner, title):
    at = table_of(owner)

    refuse(
        seen,
        f"{owner}/{title}",
        at=at,
        phase="drink",
        active=at[1],
        hands={owner: [title]},
        piles={at[1]: ["Wine"]},
        during="drinks",
    )


@pytest.mark.parametrize(("owner", "title"), [*((owner, title) for owner, title, _ in DRINKS_ONLY), *STRENGTHENING])
def test_a_drink_event_is_no_drink(seen, owner, title):
    refuse(
        seen,
        f"{owner}/{title}",
        at=table_of(owner),
        phase="drink",
        hands={owner: [title]},
        piles={owner: ["Round on the House!"]},
        during="event",
        on=["Round on the House!"],
    )


# ---- Passing and splitting ----


@pytest.mark.parametrize(("owner", "title"), PASSING)
def test_a_drink_is_passed_with_chasers_and_changes(seen, owner, title):
    show(
        seen,
        f"{owner}/{title}",
        at=[owner, "gerki", "eve"],
        phase="drink",
        hands={owner: [title], "gerki": [EXTRA]},
        piles={owner: ["Light Ale with a Chaser", "Elven Wine"]},
        before=[step(owner, "declare", "pass", during="drinks"), *declare("gerki", EXTRA, during="drinks")],
        play=declare(owner, title, "eve", during="drinks", of=["gerki", "eve"]),
        until=step("gerki", "discard"),
        expect={"alcohol": [0, 0, 6]},
    )


@pytest.mark.parametrize(("owner", "title"), SPLITTING)
def test_a_drink_is_split_into_halves_rounded_up(seen, owner, title):
    show(
        seen,
        f"{owner}/{title}",
        at=[owner, "gerki", "eve"],
        phase="drink",
        hands={owner: [title]},
        fortitude=[15, 15, 15],
        piles={owner: ["Elven Wine with a Chaser", "Wizard's Brew"]},
        play=declare(owner, title, "eve", during="drinks", of=["gerki", "eve"]),
        until=step("gerki", "discard"),
        expect={"alcohol": [3, 0, 3], "fortitude": [16, 15, 16]},
    )


@pytest.mark.parametrize(("owner", "title"), SPLITTING)
def test_the_halves_are_independent_drinks(seen, owner, title):
    show(
        seen,
        f"{owner}/{title}",
        at=[owner, "gerki", "eve"],
        phase="drink",
        hands={owner: [title], "gerki": [EXTRA]},
        piles={owner: ["Elven Wine"]},
        play=[
            *declare(owner, title, "eve", during="drinks"),
            *declare("gerki", EXTRA, during="drinks"),
            step("gerki", "which", 1),
        ],
        until=step("gerki", "discard"),
        expect={"alcohol": [2, 0, 4]},
    )


@pytest.mark.parametrize(("owner", "title"), SPLITTING)
@pytest.mark.parametrize(
    ("deck", "drink"), [("RDI 2", "Mead"), ("RDI 3", "Gambler's Grog"), ("RDI 6", "Sauvignon Blech")]
)
def test_some_drinks_are_split_by_no_card(seen, owner, title, deck, drink):
    refuse(
        seen,
        f"{owner}/{title}",
        at=[owner, "gerki", "eve"],
        drinks=[deck],
        phase="drink",
        hands={owner: [title]},
        piles={owner: [drink]},
        during="drinks",
    )


# ---- Changing ----


@pytest.mark.parametrize(("owner", "title"), STRENGTHENING)
@pytest.mark.parametrize(("drinker", "alcohol"), [(0, [3, 0, 0]), (1, [0, 3, 0])])
def test_any_drink_gets_two_alcohol_content_more(seen, owner, title, drinker, alcohol):
    at = table_of(owner)

    show(
        seen,
        f"{owner}/{title}",
        at=at,
        phase="drink",
        active=at[drinker],
        hands={owner: [title]},
        piles={at[drinker]: ["Light Ale"]},
        play=declare(owner, title, during="drinks"),
        until=step(at[drinker + 1], "discard"),
        expect={"alcohol": alcohol},
    )


@pytest.mark.parametrize(("drink", "alcohol"), [("Dragon Breath Ale", 2), ("Elven Wine", 1), ("Light Ale", 0)])
def test_wine_into_water_takes_two_alcohol_content_but_none_below_zero(seen, drink, alcohol):
    show(
        seen,
        f"deirdre/{INTO_WATER}",
        at=["deirdre", "gerki", "eve"],
        phase="drink",
        active="gerki",
        hands={"deirdre": [INTO_WATER]},
        piles={"gerki": [drink]},
        alcohol=[5, 5, 5],
        play=declare("deirdre", INTO_WATER, during="drinks"),
        until=step("eve", "discard"),
        expect={"alcohol": [5, 5 + alcohol, 5]},
    )


def test_wine_into_water_leaves_a_sobering_drink_as_it_is():
    holds(
        ["deirdre", "gerki", "eve"],
        [*declare("deirdre", INTO_WATER, during="drinks"), step("eve", "discard")],
        {"alcohol": [5, 4, 5], "discards": {"deirdre": [INTO_WATER]}},
        phase="drink",
        active="gerki",
        hands={"deirdre": [INTO_WATER]},
        piles={"gerki": ["We're Cutting You Off!"]},
        alcohol=[5, 5, 5],
    )


def test_wine_into_water_needs_a_drink(seen):
    refuse(
        seen,
        f"deirdre/{INTO_WATER}",
        at=["deirdre", "gerki", "eve"],
        phase="drink",
        hands={"deirdre": [INTO_WATER]},
        piles={"deirdre": ["Drinking Contest!"]},
        during="event",
        on=["Drinking Contest!"],
    )


@pytest.mark.parametrize(("owner", "title"), COURAGE)
def test_alcohol_content_is_gained_as_fortitude(seen, owner, title):
    show(
        seen,
        f"{owner}/{title}",
        at=[owner, "gerki", "eve"],
        phase="drink",
        hands={owner: [title]},
        fortitude=[10, 20, 20],
        alcohol=[3, 0, 0],
        piles={owner: ["Elven Wine with a Chaser", "Wizard's Brew"]},
        play=declare(owner, title, during="drinks"),
        until=step("gerki", "discard"),
        expect={"fortitude": [17, 20, 20], "alcohol": [3, 0, 0]},
    )


@pytest.mark.parametrize("pile", [["Holy Water"], ["Elven Wine with a Chaser", "Wizard's Brew"]])
def test_a_whole_drink_becomes_dragon_breath_ale(seen, pile):
    show(
        seen,
        f"eve/{DRAGON_BREATH}",
        at=["eve", "gerki", "fleck"],
        phase="drink",
        active="fleck",
        hands={"eve": [DRAGON_BREATH]},
        fortitude=[15, 15, 15],
        alcohol=[0, 0, 1],
        piles={"fleck": pile},
        play=declare("eve", DRAGON_BREATH, during="drinks"),
        until=step("eve", "discard"),
        expect={"alcohol": [0, 0, 5], "fortitude": [15, 15, 15], "pile_sizes": [0, 0, 0]},
    )


def test_what_cards_changed_stays_in_dragon_breath_ale(seen):
    show(
        seen,
        f"eve/{DRAGON_BREATH}",
        at=["eve", "gerki", "fleck"],
        phase="drink",
        active="fleck",
        hands={"eve": [DRAGON_BREATH], "gerki": [EXTRA]},
        piles={"fleck": ["Light Ale"]},
        before=[step("eve", "declare", "pass", during="drinks"), *declare("gerki", EXTRA, during="drinks")],
        play=declare("eve", DRAGON_BREATH, during="drinks"),
        until=step("eve", "discard"),
        expect={"alcohol": [0, 0, 6]},
    )


def test_eve_does_not_replace_a_drink_of_her_own(seen):
    refuse(
        seen,
        f"eve/{DRAGON_BREATH}",
        at=["eve", "gerki", "fleck"],
        phase="drink",
        hands={"eve": [DRAGON_BREATH]},
        piles={"eve": ["Wine"]},
        during="drinks",
    )


# ---- Making somebody drink ----


@pytest.mark.parametrize(("owner", "title"), ONE_MORE)
@pytest.mark.parametrize(
    ("pile", "alcohol"), [(["Wine", "Light Ale with a Chaser", "Elven Wine"], 7), (["Elven Wine"], 3)]
)
def test_who_drinks_drinks_one_more(seen, owner, title, pile, alcohol):
    show(
        seen,
        f"{owner}/{title}",
        at=[owner, "gerki", "eve"],
        phase="drink",
        active="gerki",
        hands={owner: [title]},
        alcohol=[0, 1, 0],
        piles={"gerki": pile},
        play=declare(owner, title, during="drinks"),
        until=step("eve", "discard"),
        expect={"alcohol": [0, alcohol, 0], "pile_sizes": [0, 0, 0]},
    )


@pytest.mark.parametrize("owner", ["fiona", "dimli"])
def test_with_no_drink_at_hand_the_extra_drink_comes_at_once(seen, owner):
    show(
        seen,
        f"{owner}/{DRINK_UP}",
        at=[owner, "gerki", "eve"],
        phase="drink",
        active="gerki",
        hands={owner: [DRINK_UP]},
        piles={"gerki": ["Wine", "Elven Wine", "Light Ale"]},
        play=[
            *declare(owner, DRINK_UP, during="phase"),
            step(owner, "declare", during="phase", alcohol=[0, 2, 0], pile_sizes=[0, 2, 0]),
        ],
        until=step("eve", "discard"),
        expect={"alcohol": [0, 5, 0], "pile_sizes": [0, 1, 0]},
    )


@pytest.mark.parametrize(("owner", "title"), ONE_MORE)
def test_nobody_has_himself_drink_one_more(seen, owner, title):
    refuse(
        seen,
        f"{owner}/{title}",
        at=[owner, "gerki", "eve"],
        phase="drink",
        hands={owner: [title]},
        piles={owner: ["Wine", "Wine"]},
        during="drinks",
    )


@pytest.mark.parametrize(("owner", "title"), ONE_MORE)
def test_one_more_is_drunk_in_the_drink_phase(seen, owner, title):
    refuse(
        seen,
        f"{owner}/{title}",
        at=[owner, "gerki", "eve"],
        phase="order",
        active="gerki",
        hands={owner: [title]},
        during="phase",
    )


def test_gog_asks_for_more_only_when_a_drink_is_revealed(seen):
    refuse(
        seen,
        f"gog/{MORE}",
        at=["gog", "gerki", "eve"],
        phase="drink",
        active="gerki",
        hands={"gog": [MORE]},
        during="phase",
    )


@pytest.mark.parametrize(("owner", "title"), DRINK_NOW)
@pytest.mark.parametrize(("pile", "alcohol"), [(["Light Ale with a Chaser", "Elven Wine", "Wine"], 7), ([], 2)])
def test_a_picked_player_drinks_now(seen, owner, title, pile, alcohol):
    show(
        seen,
        f"{owner}/{title}",
        anytime=True,
        at=[owner, "gerki", "eve"],
        phase="action",
        hands={owner: [title]},
        alcohol=[0, 3, 0],
        piles={"gerki": pile},
        play=declare(owner, title, "gerki", during="phase", of=["gerki", "eve"]),
        until=step(owner, "order"),
        expect={"alcohol": [0, alcohol, 0], "pile_sizes": [0, 1 if pile else 0, 0]},
    )


@pytest.mark.parametrize(("owner", "title"), TOASTS)
def test_everybody_drinks_from_the_drink_deck(seen, owner, title):
    show(
        seen,
        f"{owner}/{title}",
        at=[owner, "gerki", "eve"],
        phase="action",
        hands={owner: [title]},
        piles={owner: ["Holy Water"]},
        drink_deck=["Round on the House!", "Wine", "Light Ale with a Chaser", "Elven Wine", "Dark Ale", "Water"],
        play=[
            *act(owner, title),
            step(
                owner,
                "declare",
                during="drinks",
                drinks=[
                    {"drinker": owner, "alcohol": 2, "fortitude": 0},
                    {"drinker": "gerki", "alcohol": 4, "fortitude": 0},
                    {"drinker": "eve", "alcohol": 1, "fortitude": 0},
                ],
            ),
        ],
        until=step(owner, "order"),
        expect={"alcohol": [2, 4, 1], "pile_sizes": [1, 0, 0]},
    )


# ---- Ordering ----


@pytest.mark.parametrize(("owner", "title"), ORDERERS)
def test_two_more_drinks_are_ordered_for_one_gold(seen, owner, title):
    at = table_of(owner)

    show(
        seen,
        f"{owner}/{title}",
        at=at,
        phase="order",
        hands={owner: [title]},
        piles={owner: []},
        play=[
            step(owner, "declare", title, during="phase"),
            step(owner, "order", legal=at[1:]),
            step(owner, "order", at[2]),
            step(owner, "order", at[2]),
        ],
        until=step(owner, "order"),
        expect={"gold": [9, 10, 10], "inn": 1, "pile_sizes": [0, 0, 2], "phase": "order"},
    )


def test_fleck_orders_two_more_drinks_for_a_song(seen):
    show(
        seen,
        f"fleck/{SING}",
        at=["fleck", "gerki", "eve"],
        phase="order",
        hands={"fleck": [SING]},
        piles={"fleck": []},
        play=[
            step("fleck", "declare", SING, during="phase"),
            step("fleck", "order", "gerki"),
            step("fleck", "order", "eve"),
        ],
        until=step("fleck", "order"),
        expect={"gold": [10, 10, 10], "inn": 0, "pile_sizes": [0, 1, 1]},
    )


def test_fleck_sings_instead_of_paying_for_new_drinks(seen):
    show(
        seen,
        f"fleck/{SING}",
        text=1,
        at=["fleck", "gerki", "eve"],
        phase="order",
        active="gerki",
        hands={"fleck": [SING]},
        piles={"gerki": ["Water"]},
        drink_deck=["Wine"],
        drink_deck_only=True,
        before=[step("gerki", "order", "eve")],
        play=declare("fleck", SING, during="payment"),
        until=step("eve", "discard"),
        expect={"gold": [10, 9, 9], "inn": 2, "refills": 1, "drink_deck": 28, "pile_sizes": [0, 0, 1]},
    )


@pytest.mark.parametrize(("owner", "title"), [*ORDERERS, ("fleck", SING)])
@pytest.mark.parametrize(("phase", "active"), [("order", 1), ("action", 0), ("drink", 0)])
def test_more_is_ordered_only_in_the_own_order_phase(seen, owner, title, phase, active):
    at = table_of(owner)

    refuse(
        seen,
        f"{owner}/{title}",
        at=at,
        phase=phase,
        active=at[active],
        hands={owner: [title]},
        during="phase",
    )


def test_fleck_pays_with_a_song_for_new_drinks_only(seen):
    theft = "Well... I don't see your name on it!"

    refuse(
        seen,
        f"fleck/{SING}",
        at=["fleck", "gerki", "eve"],
        phase="action",
        active="gerki",
        hands={"fleck": [SING], "gerki": [theft]},
        before=declare("gerki", theft, "fleck", during="phase"),
        during="payment",
        on=[theft],
    )
