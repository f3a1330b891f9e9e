"""What raises which number of a card: every effect says it for itself, and Luck Potion does what they say."""

from dataclasses import fields

import pytest

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Number, Stat, Who
from dwarfdraft.games.tavern.cards.boosting import boosted
from dwarfdraft.games.tavern.cards.effect import known_effects
from dwarfdraft.games.tavern.decks.all import CHARACTERS
from dwarfdraft.games.tavern.seen.view import texts_of
from tests.games.tavern import titles as t
from tests.games.tavern.characters.case import Cards, each
from tests.games.tavern.tables import act, all_pass, laid, legal, say, until
from tests.games.tavern.test_why import why

LUCK = "Luck Potion"
BLOCK = "Was that a breeze?"
EFFECTS = known_effects()
OF_TEXTS = sorted(
    {
        effect
        for character in CHARACTERS.values()
        for card in character.every_card()
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
    (c.OrderWithScarabs(2, 1), c.OrderWithScarabs(3, 1)),
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
    *(
        c.SplitDrink(),
        c.SplitWithScarabs(2),
        c.IfNegated(c.Change(Stat.FORTITUDE, Who.YOU, 2)),
        c.LessLoss(1),
        c.EnterPlay(),
    ),
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


def test_luck_is_refused_where_its_player_only_pays():
    chug = "I bet you can't chug this whole thing!"
    match = laid(
        *("torglesnarf", "phrenk", "bryn"),
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
    act(match, "daareka", empty, "bryn")
    until(match, "daareka", "declare", "played")
    say(match, "daareka", LUCK)
    all_pass(match)
    while len(match.state.stack) > 2:
        all_pass(match)

    frame = match.view(1)["stack"][0]
    assert (frame["raised"], frame["hits"]) == (1, [{"seat": 1, "amount": 2}])
    assert match.view(None)["forecast"][0]["to"] == 18
    assert texts_of(frame["card"], raised=frame["raised"])[0].discards == ((Who.PICKED, 3),)


CASES = Cards("amundyr", "phrenk", "daareka", "bryn", "vlazlo", "eve").cases(f"""
Behold ze real me: 2 and 2 cards each (RDI-POTION-05)
    [table vlazlo phrenk daareka bryn; variant leaders_and_lackeys; potions vlazlo Luck Potion; piles nobody;
        hands daareka {t.TIP} + Stop thinking so loudly!; hands bryn {t.TIP} + {t.PLANKS} + You wanna play, huh?]
        vlazlo acts Behold ze real me!; vlazlo plays Luck Potion -> fortitude 20 20 16 16; hand_sizes 0 0 0 1
In a bit of a bind: 3 Fortitude, 3 cards (RDI-POTION-05)
    [table amundyr phrenk vlazlo bryn; variant leaders_and_lackeys; potions amundyr Luck Potion; piles nobody]
        amundyr acts You're in a bit of a bind at bryn; amundyr plays Luck Potion -> fortitude 20 20 17 17;
        hand_sizes 3 0 0 0
Luck takes 2 Fortitude for each Scarab (RDI-POTION-05 RDI-CARD-07)
    [table amundyr bryn phrenk; potions amundyr Luck Potion; piles nobody; scarabs 0 2 0]
        amundyr acts Don't mind the scarabs. They're just exploring! at bryn; amundyr plays Luck Potion
        -> fortitude 20 16 20; scarabs 0 0 0
Luck on 'Don't mind the scarabs' sent on to one with 1 Scarab: 2 Fortitude, however many the first one had
        (RDI-POTION-05 RDI-CARD-07)
    [variant leaders_and_lackeys; potions phrenk Luck Potion; scarabs 0 0 0 0 1 0; piles nobody]
        amundyr acts Don't mind the scarabs. They're just exploring! at daareka; amundyr plays Luck Potion;
        daareka passes; daareka passes; daareka plays My, what selfless adventurers you are at vlazlo
        -> fortitude 20 20 20 20 18 18; scarabs 0 0 0 0 0 0
    [variant leaders_and_lackeys; potions phrenk Luck Potion; scarabs 0 0 3 0 1 0; piles nobody]
        amundyr acts Don't mind the scarabs. They're just exploring! at daareka; amundyr plays Luck Potion;
        daareka passes; daareka passes; daareka plays My, what selfless adventurers you are at vlazlo
        -> fortitude 20 20 20 20 18 18; scarabs 0 0 3 0 0 0
The captain's extra share is 3 with Luck (RDI-POTION-05)
    [table whitehawk gerki phrenk; potions whitehawk Luck Potion; piles nobody] whitehawk acts {t.GAMBLING};
        whitehawk plays Don't forget the captain's extra share! in happened; whitehawk plays Luck Potion -> gold 15 9 9
Luck takes more Gold from the Inn (RDI-POTION-05)
    [table whitehawk phrenk bryn; gold 7 7 7; potions whitehawk Philtre of Sticky Fingers + Luck Potion]
        whitehawk acts Philtre of Sticky Fingers at bryn;
        whitehawk plays Don't forget the captain's extra share! in happened; whitehawk plays Luck Potion -> gold 12 7 5
Luck brings one more Drink, and no more Scarabs (RDI-POTION-05 RDI-CARD-39)
    [table amundyr bryn phrenk; phase order; potions amundyr Luck Potion; piles nobody; until amundyr declare phase]
        amundyr plays We'll take those!; amundyr plays Luck Potion; amundyr order bryn; amundyr order bryn;
        amundyr order bryn -> gold 9 10 10; scarabs 0 1 0; pile_sizes 0 3 0
Luck has one card more divided (RDI-POTION-05 RDI-CARD-32)
    [table daareka bryn phrenk; potions daareka Luck Potion; decks daareka Ink spray + Ink spray]
        daareka acts Psionic vision at bryn; daareka plays Luck Potion; bryn divide Ink spray + Ink spray;
        daareka take_pile 1 -> hand_sizes 4 0 0
Luck marks for all, and those marked meanwhile alike (RDI-POTION-05)
    [table remy bryn phrenk; potions remy Luck Potion; marked bryn] remy acts Everyone on my list, line up.;
        remy plays Luck Potion -> fortitude 20 17 20
Luck on 'My castle alvays has room for von more' (1 Drink for each opponent): 2 for each (RDI-POTION-05)
    [table vlazlo phrenk bryn; variant boss_battle; phase order; turn 3; potions vlazlo Luck Potion; piles nobody]
        vlazlo plays My castle alvays has room for von more; vlazlo plays Luck Potion; vlazlo declare in phase
        -> pile_sizes 0 2 2
The king drinks first with Luck: draws 2, the Drink is Ignored (RDI-POTION-05)
    [table torglesnarf phrenk vlazlo bryn; variant leaders_and_lackeys; phase drink; potions torglesnarf Luck Potion;
        piles torglesnarf Wine] torglesnarf drink drink; torglesnarf plays The king drinks first. Tomorrow. in drinks;
        torglesnarf plays Luck Potion; vlazlo discard -> hand_sizes 2 0 0 0; alcohol 0 0 0 0
I've been known: 3 Fortitude, 2 cards (RDI-POTION-05)
    [table daareka bryn phrenk; potions daareka Luck Potion; piles nobody;
        hands bryn {t.TIP} + {t.PLANKS} + You wanna play, huh?]
        daareka acts I've been known to break a mind or two... at bryn; daareka plays Luck Potion -> fortitude 20 17 20;
        hand_sizes 0 1 0
Pint of Second Thoughts: only what you yourself lose, no Luck (RDI-POTION-05)
    [table bryn tara phrenk; phase action; potions bryn Luck Potion + Pint of Second Thoughts; piles nobody;
        alcohol 5 0 0] bryn plays Pint of Second Thoughts; bryn may declare in played pass / wait
Oh look: 3, then 4 for the second player (RDI-POTION-05)
    [table daareka phrenk vlazlo bryn; variant leaders_and_lackeys; potions daareka Luck Potion; piles nobody;
        hands bryn Catch! It only weighs a cannon.] daareka acts Oh look! You brought me some help at bryn;
        daareka plays Luck Potion; daareka take_card Catch! It only weighs a cannon. -> fortitude 20 20 13 13
Quartermaster Pog: draw 2 (RDI-MINION-27)
    [table torglesnarf phrenk vlazlo bryn; variant leaders_and_lackeys; potions torglesnarf Luck Potion;
        minions torglesnarf Quartermaster Pog; piles nobody] torglesnarf acts Quartermaster Pog;
        torglesnarf plays Luck Potion -> hand_sizes 2 0 0 0
Really sad: the others lose 2 Alcohol Content and pay 2;
        Fleck loses 1: what you yourself lose is not raised (RDI-POTION-05)
    [table fleck bryn phrenk; potions fleck Luck Potion; piles nobody; alcohol 5 5 5] fleck acts {t.SAD};
        fleck plays Luck Potion -> alcohol 4 3 3; gold 14 8 8
Luck on 'Your secrets are very loud tonight': each opponent discards 2 cards, Daareka draws 4 (RDI-POTION-05)
    [table daareka bryn phrenk; variant boss_battle; turn 3; potions daareka Luck Potion; piles nobody;
        hands bryn I raise! + I raise! + {t.WINNING}; hands phrenk I raise! + I raise!]
        daareka acts Your secrets are very loud tonight; daareka plays Luck Potion -> hand_sizes 4 1 0
Name, rank with Luck on marked Daareka, sent on to Bryn, not marked: 1+1 (RDI-POTION-05 RDI-CARD-26)
    [table daareka phrenk vlazlo remy amundyr bryn; variant leaders_and_lackeys; active vlazlo;
        potions remy Luck Potion; piles nobody; marked daareka]
        remy acts Name, rank and excuse. In that order. at daareka; remy plays Luck Potion; daareka passes;
        daareka plays My, what selfless adventurers you are at bryn; remy orders -> fortitude 20 20 20 20 18 18
Signs with Luck in two orders of 3 more Drinks: 4 in all to others (RDI-POTION-05)
    [table tara bryn phrenk; phase order; potions tara Luck Potion; piles nobody]
        tara plays Signs point to you getting drunker...soon!; tara plays Luck Potion; bryn discard -> gold 9 10 10;
        pile_sizes 0 4 0
Thinking is a team effort: 3, each of the team discards 2 (RDI-POTION-05)
    [table daareka phrenk vlazlo bryn; variant leaders_and_lackeys; potions daareka Luck Potion; piles nobody;
        hands vlazlo I'm not a veeble old man! + Look into my eyes. Now lean back. + {t.TIP};
        hands bryn {t.TIP} + {t.PLANKS} + You wanna play, huh?]
        daareka acts Thinking is a team effort. So is not thinking. at bryn; daareka plays Luck Potion
        -> fortitude 20 20 17 17; hand_sizes 0 0 1 1
Luck on a tip that its player pays: still 1 Gold; that another pays: 2 (RDI-POTION-05 RDI-SOMETIMES-07)
    [table gerki bryn phrenk; phase action; potions gerki Luck Potion; piles nobody] gerki plays {t.TIP} at gerki;
        gerki plays Luck Potion; gerki action -> gold 9 10 10
    [table gerki bryn phrenk; phase action; potions gerki Luck Potion; piles nobody] gerki plays {t.TIP} at bryn;
        gerki plays Luck Potion; gerki action -> gold 10 8 10
""")


@each(*CASES)
def test_luck(case):
    case.run()
