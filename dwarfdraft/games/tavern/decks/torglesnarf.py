"""The deck of Torglesnarf Duncleton, First of His Name (RDI 6), who hires Minions that stay in play."""

from typing import Final

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Card, Character, Effect, Mode, Pick, Provenance, Stat, Who
from dwarfdraft.games.tavern.decks.common import (
    ACTION,
    ANYTIME,
    HEAL_YOURSELF,
    IGNORE_ANYTHING,
    IGNORE_DRINK,
    LEAVE_ROUND,
    OTHERS_PAY_YOU,
    SOMETIMES,
    hit,
)
from dwarfdraft.games.tavern.decks.villains import COUNT, FIENDS, HOUSE, STAPLES, first_rule

_HIRE: Final = Mode(c.OwnAction(), (c.EnterPlay(),))


def _works(title: str, wages: int, *effects: Effect) -> Card:
    """Return a Minion that works all the time while it is in play."""
    modes = (_HIRE, Mode(c.InPlay(), effects))
    return Card(title=title, count=1, types=ACTION, modes=modes, own=(c.Wages(wages),), provenance=HOUSE)


def _acts(title: str, wages: int, *effects: Effect, pick: Pick = Pick.NOTHING, house: tuple[str, ...] = ()) -> Card:
    """Return a Minion that may act once in each Action Phase."""
    modes = (_HIRE, Mode(c.Activation(), effects, pick))
    known = Provenance.DOCUMENTED if house else HOUSE
    return Card(
        title=title, count=1, types=ACTION, modes=modes, own=(c.Wages(wages),), provenance=known, house_part=house
    )


def _loses(amount: int) -> Effect:
    return c.Change(Stat.FORTITUDE, Who.PICKED, -amount)


_MINIONS: Final = (
    _acts("Grunt the Brawler", 2, _loses(2), pick=Pick.ANOTHER, house=COUNT),
    _acts("Brix the Enforcer", 2, c.PayOrLose(1, 2), pick=Pick.ANOTHER),
    _acts("Mudge the Tax Collector", 3, c.Pays(Who.PICKED, 1), pick=Pick.ANOTHER),
    _works("Nibs the Taster", 1, c.LessAlcohol(1)),
    _works("Lug the Door", 2, c.LessLoss(1)),
    _acts("Fizz the Barback", 1, c.OrderDrinks(1)),
)
_DRINKS: Final = (
    FIENDS,
    Card(
        title="Wench, bring us one of everything!",
        count=1,
        types=SOMETIMES,
        modes=(Mode(c.OwnOrder(), (c.Pays(Who.YOU, 1, to_inn=True), c.OrderDrinks(3))),),
        house_part=("count", "no_boss_card"),
    ),
    Card(title="This drink is not worthy of a king!", count=2, types=SOMETIMES, modes=IGNORE_DRINK, house_part=COUNT),
    Card(
        title="I have a cup-bearer for this sort of thing!",
        count=1,
        types=SOMETIMES,
        modes=(Mode(c.YouDrink(), (c.Pays(Who.YOU, 1, to_inn=True), c.ChangeDrink(-2))),),
        house_part=COUNT,
    ),
    Card(
        title="I bet you can't chug this whole thing!",
        count=1,
        types=SOMETIMES,
        modes=(Mode(c.YouDrink(), (c.PassDrink(), c.PayDrinker(1)), Pick.ANOTHER),),
        house_part=("gold", "count"),
    ),
)
_ATTACKS: Final = (
    Card(
        title="What am I paying you all for? Get in here!",
        count=1,
        types=ACTION,
        modes=(Mode(c.OwnAction(), (c.Pays(Who.YOU, 1, to_inn=True), c.HireFromDeck())),),
        house_part=("gold", "count", "no_boss_card"),
    ),
    Card(
        title="All the violence money can buy!",
        count=1,
        types=ACTION,
        modes=(
            Mode(c.OwnAction(), (_loses(2),), Pick.ANOTHER),
            Mode(c.OwnAction(), (_loses(3), c.Pays(Who.YOU, 1, to_inn=True)), Pick.ANOTHER),
        ),
        house_part=("fortitude", "gold", "count"),
    ),
    Card(
        title="That's some nice gold you've got there...",
        count=1,
        types=ACTION,
        modes=(Mode(c.OwnAction(), (c.Pays(Who.PICKED, 1),), Pick.THREE),),
        house_part=("gold", "fewer_than_three", "count", "no_boss_card"),
    ),
    Card(title="Bow to my boot! No, the other boot!", count=2, types=ACTION, modes=hit(2), provenance=HOUSE),
)
_DEFENCE: Final = (
    Card(
        title="Quick! Run away!",
        count=2,
        types=SOMETIMES,
        modes=IGNORE_ANYTHING,
        house_part=("answers_all", "count"),
    ),
    Card(
        title="Not the face! Someone else's face!",
        count=2,
        types=SOMETIMES,
        modes=(Mode(c.LosingFortitude(own=True), (c.PayPicked(1), c.Redirect()), Pick.ANOTHER),),
        house_part=("gold", "source_too", "count"),
    ),
    Card(title="A king needs his beauty sleep", count=1, types=ANYTIME, modes=HEAL_YOURSELF, provenance=HOUSE),
)
_GOLD: Final = (
    Card(
        title="I can pay, don't worry! Who's worried? I'm not worried...",
        count=1,
        types=ANYTIME,
        modes=(Mode(c.Anytime(poorer=True), (c.GainGold(2),)),),
        provenance=HOUSE,
    ),
    Card(
        title="Let's make this game more interesting!",
        count=1,
        types=SOMETIMES,
        modes=(Mode(c.AnotherWonRound(still_in=True, or_you=True), (c.ReopenRound(winner_controls=True),)),),
        provenance=HOUSE,
    ),
    Card(
        title="You don't need a winning hand when you have enough goons!",
        count=1,
        types=SOMETIMES,
        modes=(Mode(c.RoundRunsWithMinions(ends_it=True, minions=2), (c.WinRound(),)),),
        house_part=("two_minions", "count"),
    ),
    Card(title="The royal treasury is closed today", count=1, types=SOMETIMES, modes=LEAVE_ROUND, provenance=HOUSE),
)
_BOSS: Final = (
    _acts(
        "General Drug",
        3,
        c.HitEachOfTeam(1),
        pick=Pick.ANOTHER,
        house=("wages", "count", "boss_minion"),
    ),
    first_rule(house_part=("usual_effects",)),
    Card(
        title="Hold them back! I'm taking care of this one personally!",
        count=2,
        types=ACTION,
        modes=(Mode(c.OwnAction(), (_loses(3), c.NoMoreAid()), Pick.ANOTHER),),
        house_part=("fortitude", "count", "owner"),
    ),
    Card(
        title="Discount Elixir of Haggling",
        count=2,
        types=ACTION,
        modes=(_HIRE, Mode(c.InPlay(), (c.InnPaysFirst(),))),
        house_part=("type", "no_antes", "never_leaves", "his_boss_card"),
    ),
    _works("Sergeant Snaggle", 3, c.LessWages(1)),
    _acts("The Royal Catapult Crew", 3, _loses(3), pick=Pick.ANOTHER),
    _acts("Quartermaster Pog", 2, c.Draw(Who.YOU, 1)),
    Card(
        title="Fetch more goons! The big ones!",
        count=1,
        types=ACTION,
        modes=(Mode(c.ActionToHire(), (c.HireFromDiscard(),)),),
        provenance=HOUSE,
    ),
    Card(
        title="Tax day came early for your whole guild",
        count=1,
        types=ACTION,
        modes=OTHERS_PAY_YOU,
        provenance=HOUSE,
    ),
    Card(
        title="Charge! I'll be right behind you! Far behind you!",
        count=1,
        types=ACTION,
        modes=(Mode(c.OwnAction(), (c.ActivateAgain(),)),),
        provenance=HOUSE,
    ),
    Card(
        title="The king drinks first. Tomorrow.",
        count=1,
        types=SOMETIMES,
        modes=(Mode(c.DrinkOnYou(), (c.IgnoreDrink(), c.Draw(Who.YOU, 1))),),
        provenance=HOUSE,
    ),
    Card(
        title="You hit my goon? Goons, hit back!",
        count=1,
        types=SOMETIMES,
        modes=(Mode(c.MinionHit(), (_loses(2), c.SpareMinion()), Pick.SOURCE),),
        provenance=HOUSE,
    ),
)
CHARACTER: Final = Character(
    id="torglesnarf",
    name="Torglesnarf Duncleton, First of His Name",
    box="RDI 6",
    difficulty=2,
    cards=(*STAPLES, *_MINIONS, *_DRINKS, *_ATTACKS, *_DEFENCE, *_GOLD),
    boss=_BOSS,
    villain=True,
    traits=("goblin",),
    extra_gold=2,
)
