"""What raises which number of a card: every effect says it for itself, and Luck Potion does what they say."""

from dataclasses import fields
from typing import Any

import pytest

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Number, Stat, Who
from dwarfdraft.games.tavern.cards.boosting import boosted
from dwarfdraft.games.tavern.cards.effect import known_effects
from dwarfdraft.games.tavern.decks.all import CHARACTERS
from dwarfdraft.games.tavern.seen.view import texts_of
from tests.games.tavern.characters.harness import act, declare, holds, step
from tests.games.tavern.tables import act as act_at
from tests.games.tavern.tables import all_pass, laid, legal, say, until
from tests.games.tavern.test_why import why

LUCK = "Luck Potion"
BLOCK = "Was that a breeze?"
EFFECTS = known_effects()
OF_TEXTS = sorted(
    {
        effect
        for character in CHARACTERS.values()
        for card in (*character.cards, *character.boss, *character.side, *character.forms)
        for mode in card.modes
        for effect in mode.effects
    },
    key=repr,
)
RAISED: list[tuple[c.Effect, c.Effect]] = [
    (c.Change(Stat.FORTITUDE, Who.PICKED, -2), c.Change(Stat.FORTITUDE, Who.PICKED, -3)),
    (c.Change(Stat.FORTITUDE, Who.YOU, 2), c.Change(Stat.FORTITUDE, Who.YOU, 3)),
    (c.Pays(Who.PICKED, 1), c.Pays(Who.PICKED, 2)),
    (c.GainGold(2), c.GainGold(3)),
    (c.TakeFromInn(Who.YOU, 2), c.TakeFromInn(Who.YOU, 3)),
    (c.TakeFromPot(1), c.TakeFromPot(2)),
    (c.PayOrLose(1, 2), c.PayOrLose(2, 3)),
    (c.OrderDrinks(2), c.OrderDrinks(3)),
    (c.OrderDrinks(2, 1), c.OrderDrinks(3, 1)),
    (c.OrderSeen(2), c.OrderSeen(3)),
    (c.OrderForEach(), c.OrderForEach(2)),
    (c.ReorderDrinks(3), c.ReorderDrinks(4)),
    (c.ChangeDrink(-2), c.ChangeDrink(-3)),
    (c.CapDrink(1), c.CapDrink(2)),
    (c.ReplaceDrink(4), c.ReplaceDrink(5)),
    (c.Draw(Who.YOU, 2), c.Draw(Who.YOU, 3)),
    (c.DiscardRandom(2), c.DiscardRandom(3)),
    (c.DrawPerDiscard(3), c.DrawPerDiscard(4, 2)),
    (c.DivideCards(5), c.DivideCards(6)),
    (c.TurnAction(3), c.TurnAction(4)),
    (c.HitPerScarab(), c.HitPerScarab(2)),
    (c.HitAllWithScarabs(1), c.HitAllWithScarabs(2)),
    (c.HitPerHurt(), c.HitPerHurt(1)),
    (c.HitMarked(1, 3), c.HitMarked(2, 4)),
    (c.HealByTeam(), c.HealByTeam(2)),
    (c.ReduceLoss(2), c.ReduceLoss(3)),
    (c.RaiseLoss(2), c.RaiseLoss(3)),
    (c.ByPiety(4, c.ReduceLoss(1), c.ReduceLoss(2)), c.ByPiety(4, c.ReduceLoss(2), c.ReduceLoss(3))),
]
NOT_RAISED: list[c.Effect] = [
    *(c.Pays(Who.YOU, 1, to_inn=True), c.PayPicked(1), c.PayDrinker(1), c.Tithe(), c.Piety(-2), c.Piety(1)),
    *(c.GiveScarabs(Who.PICKED, 3), c.ScarabInstead(1), c.ScarabsIfIgnored(1)),
    c.Change(Stat.ALCOHOL, Who.YOU, -3),
    *(c.Change(Stat.FORTITUDE, Who.YOU, -1), c.CapLoss(1), c.StartRound(), c.RaiseAnte(), c.ReopenRound()),
    *(c.SplitDrink(2), c.IfNegated(c.Change(Stat.FORTITUDE, Who.YOU, 2)), c.LessLoss(1), c.EnterPlay()),
]


@pytest.mark.parametrize("effect", EFFECTS, ids=lambda effect: effect.__name__)
def test_every_effect_says_of_each_number_what_raises_it(effect):
    numbers = {field.name for field in fields(effect) if field.type is int}

    assert "NUMBERS" in vars(effect), f"{effect.__name__} does not say whether it is raised"
    assert set(effect.NUMBERS) == numbers, f"{effect.__name__} does not say it of each of its numbers, and no other"
    assert set(effect.NUMBERS.values()) <= set(Number)


@pytest.mark.rules("RDI-POTION-05")
@pytest.mark.parametrize("effect", OF_TEXTS, ids=repr)
def test_luck_raises_exactly_the_numbers_that_an_effect_declares(effect):
    now, then = effect.numbers(), boosted(effect, 1)

    for name, kind in now.items():
        before, after = getattr(effect, name), getattr(then, name)
        is_raised = kind is Number.RAISED and before != 0
        assert abs(after) - abs(before) == (is_raised or kind is Number.COUNTED), name


@pytest.mark.parametrize(("effect", "raised"), RAISED, ids=repr)
def test_luck_raises_what_the_text_means(effect, raised):
    assert boosted(effect, 1) == raised


@pytest.mark.parametrize("effect", NOT_RAISED, ids=repr)
def test_luck_raises_nothing_that_its_player_pays_or_loses_and_no_ante(effect):
    assert boosted(effect, 1) == effect


def test_a_gear_card_alters_what_she_pays_herself():
    assert boosted(c.Pays(Who.YOU, 1, to_inn=True), 1, own=True) == c.Pays(Who.YOU, 2, to_inn=True)
    assert boosted(c.Change(Stat.FORTITUDE, Who.YOU, -2), -1, own=True) == c.Change(Stat.FORTITUDE, Who.YOU, -1)


def lucky(at: list[str], played: list[Any], *rest: Any, expect: dict[str, Any], **setup: Any) -> None:
    """Show what comes of a card of seat 0 on which it plays Luck Potion."""
    setup = {"potions": {at[0]: [LUCK]}, "piles": {}, **setup}
    holds(at, [*played, *declare(at[0], LUCK, during="played"), *rest], expect, **setup)


@pytest.mark.rules("RDI-POTION-05")
def test_luck_orders_two_drinks_for_each_opponent():
    castle = "My castle alvays has room for von more"
    lucky(
        ["vlazlo", "phrenk", "bryn"],
        declare("vlazlo", castle, during="phase"),
        step("vlazlo", "declare", during="phase"),
        expect={"pile_sizes": [0, 2, 2]},
        variant="boss_battle",
        turn=3,
        phase="order",
        hands={"vlazlo": [castle]},
    )


@pytest.mark.rules("RDI-POTION-05")
def test_luck_takes_more_gold_from_the_inn():
    share, purse = "Don't forget the captain's extra share!", "Philtre of Sticky Fingers"
    holds(
        ["whitehawk", "phrenk", "bryn"],
        [
            *act("whitehawk", purse, "bryn"),
            *declare("whitehawk", share, during="happened"),
            *declare("whitehawk", LUCK, during="played"),
            step("whitehawk", "order"),
        ],
        {"gold": [12, 7, 5]},
        phase="action",
        gold=[7, 7, 7],
        hands={"whitehawk": [share]},
        potions={"whitehawk": [purse, LUCK]},
    )


@pytest.mark.rules("RDI-POTION-05", "RDI-CARD-39")
def test_luck_brings_one_more_drink_and_no_more_scarabs():
    take = "We'll take those!"
    lucky(
        ["amundyr", "bryn", "phrenk"],
        declare("amundyr", take, during="phase"),
        *(step("amundyr", "order", "bryn") for _ in range(3)),
        step("amundyr", "declare", during="phase"),
        expect={"gold": [9, 10, 10], "scarabs": [0, 1, 0], "pile_sizes": [0, 3, 0]},
        phase="order",
        hands={"amundyr": [take]},
    )


@pytest.mark.rules("RDI-POTION-05", "RDI-CARD-07")
def test_luck_takes_two_fortitude_for_each_scarab():
    mind = "Don't mind the scarabs. They're just exploring!"
    lucky(
        ["amundyr", "bryn", "phrenk"],
        act("amundyr", mind, "bryn"),
        step("amundyr", "order"),
        expect={"fortitude": [20, 16, 20], "scarabs": [0, 0, 0]},
        phase="action",
        hands={"amundyr": [mind]},
        scarabs=[0, 2, 0],
    )


@pytest.mark.rules("RDI-POTION-05", "RDI-CARD-32")
def test_luck_has_one_card_more_divided():
    vision = "Psionic vision"
    lucky(
        ["daareka", "bryn", "phrenk"],
        act("daareka", vision, "bryn"),
        step("bryn", "divide", ["Ink spray", "Ink spray"]),
        step("daareka", "take_pile", 1),
        step("daareka", "order"),
        expect={"hand_sizes": [4, 0, 0]},
        phase="action",
        hands={"daareka": [vision]},
        decks={"daareka": ["Ink spray", "Ink spray"]},
    )


@pytest.mark.rules("RDI-POTION-05")
def test_luck_discards_and_draws_more():
    secrets = "Your secrets are very loud tonight"
    lucky(
        ["daareka", "bryn", "phrenk"],
        act("daareka", secrets),
        step("daareka", "orders"),
        expect={"hand_sizes": [4, 1, 0]},
        variant="boss_battle",
        turn=3,
        phase="action",
        hands={"daareka": [secrets], "bryn": ["I raise!", "Winning Hand!", "I raise!"], "phrenk": ["I raise!"] * 2},
    )


@pytest.mark.rules("RDI-POTION-05", "RDI-SOMETIMES-07")
def test_who_tips_with_luck_for_oneself_pays_no_more():
    tip = "Tip the Wench."
    for who, gold in (("gerki", [9, 10, 10]), ("bryn", [10, 8, 10])):
        lucky(
            ["gerki", "bryn", "phrenk"],
            declare("gerki", tip, who, during="phase"),
            step("gerki", "action"),
            expect={"gold": gold},
            phase="action",
            hands={"gerki": [tip]},
        )


@pytest.mark.rules("RDI-POTION-05")
def test_luck_marks_for_all_and_those_marked_meanwhile_alike():
    line = "Everyone on my list, line up."
    lucky(
        ["remy", "bryn", "phrenk"],
        act("remy", line),
        step("remy", "order"),
        expect={"fortitude": [20, 17, 20]},
        phase="action",
        hands={"remy": [line]},
        marked=["bryn"],
    )


def test_luck_is_refused_where_its_player_only_pays():
    chug = "I bet you can't chug this whole thing!"
    match = laid(
        "torglesnarf",
        "phrenk",
        "bryn",
        hands={"torglesnarf": [chug]},
        potions={"torglesnarf": [LUCK]},
        piles={"torglesnarf": ["Wine"]},
        phase="drink",
    )
    until(match, "torglesnarf", "declare", "drinks")
    say(match, "torglesnarf", chug)
    until(match, "torglesnarf", "target")
    say(match, "torglesnarf", "bryn")
    until(match, "torglesnarf", "declare", "played")

    assert legal(match, "torglesnarf") == ["pass", "wait"]
    assert why(match, "torglesnarf", LUCK) == ("no_number_to_raise", "RDI-POTION-05")


def test_a_raised_card_is_seen_as_it_is():
    empty = "Let me empty that head for you"
    match = laid(
        *("daareka", "bryn", "phrenk"),
        hands={"daareka": [empty], "bryn": [BLOCK]},
        potions={"daareka": [LUCK]},
        phase="action",
    )
    act_at(match, "daareka", empty, "bryn")
    until(match, "daareka", "declare", "played")
    say(match, "daareka", LUCK)
    all_pass(match)
    while len(match.state.stack) > 2:
        all_pass(match)

    frame = match.view(1)["stack"][0]
    assert (frame["raised"], frame["hits"]) == (1, [{"seat": 1, "amount": 2}])
    assert match.view(None)["forecast"][0]["to"] == 18
    assert texts_of(frame["card"], raised=frame["raised"])[0].discards == ((Who.PICKED, 3),)
