"""Cards that Ignore or Negate another card: by the card's type and by what it could change for their player."""

import pytest

from tests.games.tavern.cards.harness import NOT_SO, OWNERS, act, control, declare, refuse, show, step

GAMBLING = "Gambling? I'm in!"
RAISE = "I raise!"
TIP = "Tip the Wench."
FORTITUDE = [
    ("deirdre", "My Goddess protects me!"),
    ("fiona", "Luckily for me, I was wearing my armor!"),
    ("zot", "Now you see me... Now you don't!"),
    ("wizgille", "Good thing this apron is riveted."),
    ("phrenk", "That is troll hide. You will need a bigger fork."),
    ("bryn", "Was that a breeze?"),
    ("whitehawk", "A word of advice... don't"),
    ("daareka", "Ink spray"),
    ("amundyr", "Bandages are armour, if you wear enough"),
]
"""Action and Sometimes Cards that could change Fortitude."""
FORTITUDE_ALWAYS = [
    ("dimli", "Good thing I was wearing my great-grandfather's helmet!"),
    ("gog", "Stop poking Gog"),
    ("wizgille", "Deploying the pocket bulwark!"),
]
"""Action, Sometimes and Anytime Cards that could change Fortitude."""
FORTITUDE_OR_ALCOHOL = [
    ("deirdre", "Stop being silly!"),
    ("gerki", "Hide in shadows"),
    ("tara", "Uh oh, I don't like where this is headed..."),
]
"""Action and Sometimes Cards that could change Fortitude or Alcohol Content."""
ANYTHING = [
    ("gerki", "Hey! Where'd the little guy go?"),
    ("zot", 'The stars say, "No!"'),
    ("eve", "Ha! That's just an illusion. I'm actually over here!"),
    ("eve", "I attempt to disbelieve."),
    ("gog", "Shut up!"),
    ("serena", "You're angering me. You would be wise to stop!"),
    ("wizgille", "Safety first! Well, safety eventually."),
    ("phrenk", "I am immune to that one. I invented it."),
    ("kaylin", "~ Poof! ~"),
    ("tara", "I may be blind, but I could still see that coming!"),
    ("remy", "I have no time for your tomfoolery!"),
    ("daareka", "You did not want to do that"),
]
"""Action, Sometimes and Anytime Cards that could change Fortitude, Alcohol Content or Gold."""
ALL = [*FORTITUDE, *FORTITUDE_ALWAYS, *FORTITUDE_OR_ALCOHOL, *ANYTHING]

STRINGS = "Oh, I hate it when the strings break!"
"""Fleck: a player loses 2 Fortitude."""
SONG = "How about a rowdy drinking song?"
"""Fleck: the others lose 1 Fortitude, all gain 1 Alcohol Content, he pays the Inn 1 Gold."""
POEM = "I've composed a poem about our most recent adventure."
"""Fleck: the others pay him 1 Gold each."""
SAD = "And now I'm going to play something really sad."
"""Fleck: all lose 1 Alcohol Content, the others pay him 1 Gold each."""
DRUNKER = "Look in to my eyes... you are getting... Drunker!"
"""Eve: a player gains 2 Alcohol Content."""
THEFTS = {
    "gerki": "Well... I don't see your name on it!",
    "zot": "Nothing up my sleeve! Presto! What's that behind your ear?",
}
"""Anytime: a player pays 1 Gold."""
PRAYER = "Prayer of Healing"
FAN = "Allow me to introduce you to my biggest fan."
"""Fleck hits back for 2."""
HITS = {
    "deirdre": "My Goddess made me do it!",
    "fiona": "You wanna arm wrestle?",
    "gerki": "How did this get stuck in your back?",
    "zot": "I told you not to distract me!",
    "dimli": "That's it! No more short jokes!",
    "eve": "That's odd. Illusions aren't supposed to actually hurt.",
    "gog": "Gog only want hug!",
    "serena": "Kneel, and we can skip the hard part.",
    "wizgille": "Could you hold this wire for a moment?",
    "phrenk": "Trolls grow it back. You, not so much.",
    "kaylin": "Don't call me cute!",
    "tara": "I foresee a bruise. Yours.",
    "bryn": "That was me patting your back.",
    "whitehawk": "The mast needs hugging. Volunteer.",
    "remy": "It is written in the logbook, twice.",
    "daareka": "Stop thinking so loudly!",
    "amundyr": "Yup, that growth on your arm is definitely Mummy Rot",
}


def _table(owner: str) -> list[str]:
    """Return a table at which Fleck acts, with another who suffers what he does."""
    return [owner, "fleck", "gerki" if owner != "gerki" else "zot"]


@pytest.mark.parametrize(("owner", "title"), ALL)
def test_an_action_that_hurts_you_is_ignored(seen, owner, title):
    show(
        seen,
        f"{owner}/{title}",
        at=_table(owner),
        phase="action",
        active="fleck",
        hands={owner: [title], "fleck": [STRINGS]},
        before=act("fleck", STRINGS, owner),
        play=declare(owner, title, during="played"),
        until=step("fleck", "order"),
        expect={"fortitude": [20, 20, 20], "discards": {"fleck": [STRINGS], owner: [title]}},
    )


@pytest.mark.parametrize(("owner", "title"), ALL)
def test_nothing_of_an_ignored_card_applies_to_you_and_all_of_it_to_the_others(seen, owner, title):
    show(
        seen,
        f"{owner}/{title}",
        at=_table(owner),
        phase="action",
        active="fleck",
        hands={owner: [title], "fleck": [SONG]},
        before=act("fleck", SONG),
        play=declare(owner, title, during="played"),
        until=step("fleck", "order"),
        expect={"fortitude": [20, 20, 19], "alcohol": [0, 1, 1], "gold": [10, 9, 10], "inn": 1},
    )


@pytest.mark.parametrize(("owner", "title"), ALL)
def test_a_sometimes_card_that_hurts_you_is_ignored(seen, owner, title):
    at = _table(owner)
    loss = 1 if owner in ("fiona", "eve") else 2

    show(
        seen,
        f"{owner}/{title}",
        at=at,
        phase="action",
        hands={owner: [title, HITS[owner]], "fleck": [FAN]},
        before=[*act(owner, HITS[owner], "fleck"), *declare("fleck", FAN, during="hurt")],
        play=declare(owner, title, during="played"),
        until=step(owner, "order"),
        expect={"fortitude": [20, 20 - loss, 20]},
    )


@pytest.mark.parametrize(
    ("owner", "title"), [card for card in [*FORTITUDE, *FORTITUDE_ALWAYS, *ANYTHING] if card[0] != "deirdre"]
)
def test_a_gain_of_fortitude_is_a_change_too(seen, owner, title):
    show(
        seen,
        f"{owner}/{title}",
        at=[owner, "deirdre", "fleck"],
        phase="action",
        active="deirdre",
        hands={owner: [title], "deirdre": [PRAYER]},
        fortitude=[15, 20, 20],
        before=act("deirdre", PRAYER, owner),
        play=declare(owner, title, during="played"),
        until=step("deirdre", "order"),
        expect={"fortitude": [15, 20, 20], "gold": [10, 10, 10]},
    )


@pytest.mark.parametrize(("owner", "title"), [card for card in [*FORTITUDE_OR_ALCOHOL, *ANYTHING] if card[0] != "eve"])
def test_an_action_that_makes_you_drunker_is_ignored(seen, owner, title):
    show(
        seen,
        f"{owner}/{title}",
        at=[owner, "eve", "fleck"],
        phase="action",
        active="eve",
        hands={owner: [title], "eve": [DRUNKER]},
        before=act("eve", DRUNKER, owner),
        play=declare(owner, title, during="played"),
        until=step("eve", "order"),
        expect={"alcohol": [0, 0, 0]},
    )


@pytest.mark.parametrize(("owner", "title"), [*FORTITUDE_OR_ALCOHOL, *ANYTHING])
def test_an_action_that_makes_you_sober_and_poor_is_ignored(seen, owner, title):
    show(
        seen,
        f"{owner}/{title}",
        at=_table(owner),
        phase="action",
        active="fleck",
        hands={owner: [title], "fleck": [SAD]},
        alcohol=[3, 3, 3],
        before=act("fleck", SAD),
        play=declare(owner, title, during="played"),
        until=step("fleck", "order"),
        expect={"alcohol": [3, 2, 2], "gold": [10, 11, 9]},
    )


@pytest.mark.parametrize(("owner", "title"), ANYTHING)
def test_an_action_that_costs_you_gold_is_ignored(seen, owner, title):
    show(
        seen,
        f"{owner}/{title}",
        at=_table(owner),
        phase="action",
        active="fleck",
        hands={owner: [title], "fleck": [POEM]},
        before=act("fleck", POEM),
        play=declare(owner, title, during="played"),
        until=step("fleck", "order"),
        expect={"gold": [10, 11, 9]},
    )


@pytest.mark.parametrize(("owner", "title"), ANYTHING)
def test_an_anytime_card_that_costs_you_gold_is_ignored(seen, owner, title):
    at = _table(owner)
    thief = at[2]

    show(
        seen,
        f"{owner}/{title}",
        at=at,
        hands={owner: [title], thief: [THEFTS[thief]]},
        before=declare(thief, THEFTS[thief], owner, during="phase"),
        play=declare(owner, title, during="played"),
        until=step(owner, "discard"),
        expect={"gold": [10, 10, 10], "discards": {thief: [THEFTS[thief]]}},
    )


def test_gog_may_ignore_even_his_own_healing(seen):
    show(
        seen,
        "gog/Stop poking Gog",
        at=["gog", "gerki", "zot"],
        hands={"gog": ["Stop poking Gog", "Gog only little bit broken."]},
        fortitude=[15, 20, 20],
        before=declare("gog", "Gog only little bit broken.", during="phase"),
        play=declare("gog", "Stop poking Gog", during="played"),
        until=step("gog", "discard"),
        expect={"fortitude": [15, 20, 20], "discards": {"gog": ["Gog only little bit broken.", "Stop poking Gog"]}},
    )


# ---- What may not be Ignored ----


@pytest.mark.parametrize(("owner", "title"), ALL)
def test_a_card_that_hurts_only_others_is_not_ignored(seen, owner, title):
    at = _table(owner)

    refuse(
        seen,
        f"{owner}/{title}",
        at=at,
        phase="action",
        active="fleck",
        hands={owner: [title], "fleck": [STRINGS]},
        before=act("fleck", STRINGS, at[2]),
        during="played",
        on=[STRINGS],
    )


@pytest.mark.parametrize(("owner", "title"), [*FORTITUDE, *FORTITUDE_ALWAYS])
def test_what_guards_fortitude_does_not_guard_from_alcohol(seen, owner, title):
    refuse(
        seen,
        f"{owner}/{title}",
        at=[owner, "eve", "fleck"],
        phase="action",
        active="eve",
        hands={owner: [title], "eve": [DRUNKER]},
        before=act("eve", DRUNKER, owner),
        during="played",
        on=[DRUNKER],
    )


@pytest.mark.parametrize(("owner", "title"), [*FORTITUDE, *FORTITUDE_ALWAYS, *FORTITUDE_OR_ALCOHOL])
def test_what_guards_body_and_head_does_not_guard_gold(seen, owner, title):
    refuse(
        seen,
        f"{owner}/{title}",
        at=_table(owner),
        phase="action",
        active="fleck",
        hands={owner: [title], "fleck": [POEM]},
        before=act("fleck", POEM),
        during="played",
        on=[POEM],
    )


@pytest.mark.parametrize("title", ["My Goddess protects me!", "Stop being silly!"])
def test_an_anytime_card_is_not_ignored_by_what_ignores_actions_and_sometimes_cards(seen, title):
    refuse(
        seen,
        f"deirdre/{title}",
        at=["deirdre", "gerki", "eve"],
        hands={"deirdre": [title, "My Goddess heals me."]},
        before=declare("deirdre", "My Goddess heals me.", during="phase"),
        during="played",
        on=["My Goddess heals me."],
    )


@pytest.mark.parametrize(("owner", "title"), ANYTHING)
@pytest.mark.parametrize("window", ["played", "ante"])
def test_a_round_of_gambling_is_not_ignored(seen, owner, title, window):
    refuse(
        seen,
        f"{owner}/{title}",
        at=_table(owner),
        phase="action",
        active="fleck",
        hands={owner: [title], "fleck": [GAMBLING]},
        before=act("fleck", GAMBLING),
        during=window,
        on=[GAMBLING],
    )


@pytest.mark.parametrize(("owner", "title"), ANYTHING)
def test_a_raise_is_not_ignored(seen, owner, title):
    at = _table(owner)

    refuse(
        seen,
        f"{owner}/{title}",
        at=at,
        phase="action",
        active="fleck",
        hands={owner: [title], "fleck": [GAMBLING], at[2]: [RAISE]},
        before=[*act("fleck", GAMBLING), *control(at[2], RAISE)],
        during="played",
        on=[RAISE],
    )


@pytest.mark.parametrize(("owner", "title"), ANYTHING)
def test_a_payment_on_an_own_card_is_not_ignored(seen, owner, title):
    refuse(
        seen,
        f"{owner}/{title}",
        at=_table(owner),
        hands={owner: [title, TIP]},
        before=declare(owner, TIP, owner, during="phase"),
        during="played",
        on=[TIP],
    )


# ---- Negating ----

WENCH = "The Wench thinks you should stop playing with the drinks."
BRING = "Wench, bring some drinks for my friends!"
DUMP = {"gerki": "Dump it on the floor", "eve": "Drink what? This is empty."}
"""Ignores a Drink."""


def _drinker(owner: str) -> str:
    return "gerki" if owner != "gerki" else "eve"


@pytest.mark.parametrize("owner", OWNERS)
def test_a_negated_sometimes_card_has_no_effect_at_all(seen, owner):
    mate = _drinker(owner)

    show(
        seen,
        f"{owner}/{NOT_SO[owner]}",
        at=[owner, mate, "fleck" if owner != "fleck" else "zot"],
        phase="order",
        active=mate,
        hands={owner: [NOT_SO[owner]], mate: [BRING]},
        piles={mate: []},
        before=declare(mate, BRING, during="phase"),
        play=declare(owner, NOT_SO[owner], during="played"),
        until=step(mate, "order"),
        expect={"gold": [10, 10, 10], "inn": 0, "pile_sizes": [0, 0, 0], "discards": {mate: [BRING]}},
    )


@pytest.mark.parametrize("owner", OWNERS)
def test_an_i_dont_think_so_negates_another(seen, owner):
    mate = _drinker(owner)
    at = [owner, mate, "fleck" if owner != "fleck" else "zot"]

    show(
        seen,
        f"{owner}/{NOT_SO[owner]}",
        at=at,
        phase="drink",
        active=mate,
        hands={owner: [NOT_SO[owner]], mate: [DUMP[mate]], at[2]: [NOT_SO[at[2]]]},
        piles={mate: ["Elven Wine"]},
        before=[
            *declare(mate, DUMP[mate], during="drinks"),
            step(owner, "declare", "pass", during="played"),
            *declare(at[2], NOT_SO[at[2]], during="played"),
        ],
        play=declare(owner, NOT_SO[owner], during="played"),
        until=step(at[2], "discard"),
        expect={"alcohol": [0, 0, 0]},
    )


@pytest.mark.parametrize("owner", OWNERS)
def test_neither_an_action_nor_an_anytime_card_is_negated(seen, owner):
    mate = _drinker(owner)
    at = [owner, mate, "fleck" if owner != "fleck" else "zot"]
    hands = {owner: [NOT_SO[owner]], mate: [HITS[mate], TIP]}

    refuse(
        seen,
        f"{owner}/{NOT_SO[owner]}",
        at=at,
        phase="action",
        active=mate,
        hands=hands,
        before=act(mate, HITS[mate], owner),
        during="played",
        on=[HITS[mate]],
    )
    refuse(
        seen,
        f"{owner}/{NOT_SO[owner]}",
        at=at,
        phase="action",
        active=mate,
        hands=hands,
        before=declare(mate, TIP, owner, during="phase"),
        during="played",
        on=[TIP],
    )


# ---- The Wench thinks ----


@pytest.mark.parametrize("owner", OWNERS)
def test_the_wench_negates_ignoring_a_drink(seen, owner):
    mate = _drinker(owner)

    show(
        seen,
        f"{owner}/{WENCH}",
        at=[owner, mate, "fleck" if owner != "fleck" else "zot"],
        phase="drink",
        active=mate,
        hands={owner: [WENCH], mate: [DUMP[mate]]},
        piles={mate: ["Elven Wine"]},
        before=declare(mate, DUMP[mate], during="drinks"),
        play=declare(owner, WENCH, during="played"),
        until=step("fleck" if owner != "fleck" else "zot", "discard"),
        expect={"alcohol": [0, 3, 0]},
    )


@pytest.mark.parametrize(
    ("meddler", "meddling", "target"),
    [
        ("deirdre", "You look like you need this more than I do!", "gog"),
        ("fiona", "Come, my friend, sit and drink with me!", "gog"),
        ("fiona", "Nothing like a little belt of liquid courage!", None),
        ("gerki", "A little somethin' extra", None),
        ("deirdre", "Wine into Water", None),
        ("fleck", "Leave me be! I'm trying to read lore here!", None),
    ],
)
def test_the_wench_negates_whatever_alters_a_drink(seen, meddler, meddling, target):
    show(
        seen,
        f"gog/{WENCH}",
        at=["gog", meddler, "zot"],
        phase="drink",
        active=meddler,
        hands={"gog": [WENCH], meddler: [meddling]},
        fortitude=[15, 15, 15],
        piles={meddler: ["Elven Wine"]},
        before=declare(meddler, meddling, target, during="drinks"),
        play=declare("gog", WENCH, during="played"),
        until=step("zot", "discard"),
        expect={"alcohol": [0, 3, 0], "fortitude": [15, 15, 15]},
    )


def test_the_wench_negates_turning_a_drink_into_another(seen):
    title = "Actually, that's Dragon Breath Ale."

    show(
        seen,
        f"gog/{WENCH}",
        at=["gog", "eve", "zot"],
        phase="drink",
        active="zot",
        hands={"gog": [WENCH], "eve": [title]},
        piles={"zot": ["Light Ale"]},
        before=declare("eve", title, during="drinks"),
        play=declare("gog", WENCH, during="played"),
        until=step("gog", "discard"),
        expect={"alcohol": [0, 0, 1]},
    )


@pytest.mark.parametrize("owner", OWNERS)
def test_the_wench_does_not_negate_an_order(seen, owner):
    mate = _drinker(owner)

    refuse(
        seen,
        f"{owner}/{WENCH}",
        at=[owner, mate, "fleck" if owner != "fleck" else "zot"],
        phase="order",
        active=mate,
        hands={owner: [WENCH], mate: [BRING]},
        before=declare(mate, BRING, during="phase"),
        during="played",
        on=[BRING],
    )


@pytest.mark.parametrize("owner", OWNERS)
@pytest.mark.parametrize("kind", ["her own kind", "an I don't think so!"])
def test_the_wench_negates_neither_her_own_kind_nor_an_i_dont_think_so(seen, owner, kind):
    mate = _drinker(owner)
    other = "fleck" if owner != "fleck" else "zot"
    answer = WENCH if kind == "her own kind" else NOT_SO[other]

    refuse(
        seen,
        f"{owner}/{WENCH}",
        at=[owner, mate, other],
        phase="drink",
        active=mate,
        hands={owner: [WENCH], mate: [DUMP[mate]], other: [answer]},
        piles={mate: ["Elven Wine"]},
        before=[
            *declare(mate, DUMP[mate], during="drinks"),
            step(owner, "declare", "pass", during="played"),
            *declare(other, answer, during="played"),
        ],
        during="played",
        on=[DUMP[mate], answer],
    )


@pytest.mark.parametrize(
    ("forcing", "target"),
    [("Drink up, friend!", None), ("We're at an inn, and you're not drinking. What's wrong with you!?", "zot")],
)
def test_the_wench_does_not_negate_what_forces_somebody_to_drink(seen, forcing, target):
    refuse(
        seen,
        f"gog/{WENCH}",
        at=["gog", "fiona", "zot"],
        phase="drink",
        active="zot",
        hands={"gog": [WENCH], "fiona": [forcing]},
        piles={"zot": ["Elven Wine", "Wine"]},
        before=declare("fiona", forcing, target, during="drinks"),
        during="played",
        on=[forcing],
    )
