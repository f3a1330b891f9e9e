"""Cards and texts that several Character Decks share.

Each text (the modes of a card) has a name here, so the decks read as lists of titles; a card that several decks have
under the same title is here as a whole, with its usual count.
"""

from typing import Final

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Card, Mode, Pick, Stat, Type, Who

ACTION: Final = (Type.ACTION,)
SOMETIMES: Final = (Type.SOMETIMES,)
ANYTIME: Final = (Type.ANYTIME,)
CHEATING: Final = (Type.CHEATING,)

# ---- Gambling ----

TAKE_CONTROL_BY_CHEATING: Final = (Mode(c.OwnMove(after_winning_hand=True), (c.TakeControl(),)),)
FORCE_OUT_BY_CHEATING: Final = (
    Mode(c.OwnMove(after_winning_hand=True), (c.TakeControl(), c.ForceOut()), Pick.IN_ROUND),
)
CATCH_CHEATER: Final = (Mode(c.AnotherCheats(), (c.NegateCard(), c.WinRound())),)
LEAVE_ROUND: Final = (Mode(c.MustAnte(), (c.LeaveRound(),)),)
TAKE_FROM_POT: Final = (Mode(c.RoundRuns(gold_in_pot=True), (c.TakeFromPot(1),)),)

# ---- Gold ----

INN_PAYS: Final = (Mode(c.LosingGold(), (c.InnPays(),)),)
OTHERS_PAY_YOU: Final = (Mode(c.OwnAction(), (c.Pays(Who.OTHERS, 1),)),)
PICKED_PAYS_YOU: Final = (Mode(c.Anytime(), (c.Pays(Who.PICKED, 1),), Pick.ANYBODY),)

# ---- Drinks ----

IGNORE_DRINK: Final = (Mode(c.DrinkOnYou(), (c.IgnoreDrink(),)),)
LEAVE_ROUND_OR_IGNORE_DRINK: Final = (*LEAVE_ROUND, *IGNORE_DRINK)
PASS_DRINK: Final = (Mode(c.YouDrink(), (c.PassDrink(),), Pick.ANOTHER),)
SPLIT_DRINK: Final = (Mode(c.YouDrink(splits=True), (c.SplitDrink(),), Pick.ANOTHER),)
STRENGTHEN_DRINK: Final = (Mode(c.SomebodyDrinks(), (c.ChangeDrink(2),)),)
DRINK_AS_FORTITUDE: Final = (Mode(c.YouDrink(), (c.DrinkAsFortitude(),)),)
EVERYONE_DRINKS: Final = (Mode(c.OwnAction(), (c.EveryoneDrinks(),)),)
MAKE_DRINK_NOW: Final = (Mode(c.Anytime(), (c.DrinkNow(),), Pick.ANOTHER),)

# ---- Attacks and defence ----


def hit(amount: int) -> tuple[Mode, ...]:
    """Return the text of an Action by which another player loses so much Fortitude."""
    return (Mode(c.OwnAction(), (c.Change(Stat.FORTITUDE, Who.PICKED, -amount),), Pick.ANOTHER),)


HIT_OTHERS: Final = (Mode(c.OwnAction(), (c.Change(Stat.FORTITUDE, Who.OTHERS, -1),)),)
HEAL_YOURSELF: Final = (Mode(c.Anytime(), (c.Change(Stat.FORTITUDE, Who.YOU, 2),)),)
HIT_BACK: Final = (Mode(c.LostFortitude(), (c.HitBack(2),)),)


def ignore(types: tuple[Type, ...], *stats: Stat) -> tuple[Mode, ...]:
    """Return the text that Ignores a card of one of the types which could change one of these for you."""
    return (Mode(c.CardAffectsYou(types, stats), (c.IgnoreCard(),)),)


ACTION_OR_SOMETIMES: Final = (Type.ACTION, Type.SOMETIMES)
ALL_BUT_GAMBLING: Final = (Type.ACTION, Type.SOMETIMES, Type.ANYTIME)

IGNORE_FORTITUDE: Final = ignore(ACTION_OR_SOMETIMES, Stat.FORTITUDE)
IGNORE_FORTITUDE_ALWAYS: Final = ignore(ALL_BUT_GAMBLING, Stat.FORTITUDE)
IGNORE_FORTITUDE_OR_ALCOHOL: Final = ignore(ACTION_OR_SOMETIMES, Stat.FORTITUDE, Stat.ALCOHOL)
IGNORE_ANYTHING: Final = ignore(ALL_BUT_GAMBLING, Stat.FORTITUDE, Stat.ALCOHOL, Stat.GOLD)

NEGATE: Final = (Mode(c.SometimesPlayed(), (c.NegateCard(),)),)

# ---- Cards of the same title in several decks ----

GAMBLING_IM_IN: Final = Card(
    title="Gambling? I'm in!",
    count=6,
    types=(Type.ACTION, Type.GAMBLING),
    modes=(Mode(c.OwnAction(), (c.StartRound(),)), Mode(c.OwnMove(), (c.TakeControl(),))),
    champions=True,
)
I_RAISE: Final = Card(
    title="I raise!",
    count=2,
    types=(Type.GAMBLING,),
    modes=(Mode(c.OwnMove(), (c.TakeControl(), c.RaiseAnte())),),
)
WINNING_HAND: Final = Card(
    title="Winning Hand!",
    count=2,
    types=(Type.GAMBLING,),
    modes=(Mode(c.OwnMove(), (c.TakeControl(winning_hand=True),)),),
)
WENCHS_TIP: Final = Card(
    title="Oh, I guess the Wench thought that was her tip...",
    count=1,
    types=SOMETIMES,
    modes=(Mode(c.RoundRuns(ends_it=True), (c.EndRound(),)),),
)
TIP_THE_WENCH: Final = Card(
    title="Tip the Wench.",
    count=1,
    types=ANYTIME,
    modes=(Mode(c.Anytime(), (c.Pays(Who.PICKED, 1, to_inn=True),), Pick.ANYBODY),),
)
WENCH_THINKS: Final = Card(
    title="The Wench thinks you should stop playing with the drinks.",
    count=1,
    types=SOMETIMES,
    modes=(Mode(c.DrinkCardPlayed(), (c.NegateCard(),)),),
    wench=True,
)
STAPLES: Final = (GAMBLING_IM_IN, I_RAISE, WINNING_HAND, WENCHS_TIP, TIP_THE_WENCH, WENCH_THINKS)
"""What every deck of RDI 1 and 2 has."""

I_DONT_THINK_SO: Final = Card(
    title="I don't think so!",
    count=1,
    types=SOMETIMES,
    modes=NEGATE,
    thinks_not=True,
)
BRING_SOME_DRINKS: Final = Card(
    title="Wench, bring some drinks for my friends!",
    count=2,
    types=SOMETIMES,
    modes=(Mode(c.OwnOrder(), (c.Pays(Who.YOU, 1, to_inn=True), c.OrderDrinks(2))),),
)
UP_YOUR_SLEEVE: Final = Card(
    title="What's that up your sleeve?",
    count=1,
    types=CHEATING,
    modes=FORCE_OUT_BY_CHEATING,
)
DROPPED_MY_CARDS: Final = Card(
    title="Oops... I dropped my cards...",
    count=1,
    types=CHEATING,
    modes=TAKE_CONTROL_BY_CHEATING,
)
DRINK_UP_FRIEND: Final = Card(
    title="Drink up, friend!",
    count=1,
    types=SOMETIMES,
    modes=(Mode(c.AnothersDrinkPhase(), (c.DrinkAlso(),)),),
)
