"""The deck of First Mate Remy (RDI 4), who marks the other players."""

from typing import Final

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Card, Character, Mode, Pick, Stat, Who
from dwarfdraft.games.tavern.decks.common import (
    ACTION,
    ALL_BUT_GAMBLING,
    ANYTIME,
    CHEATING,
    HEAL_YOURSELF,
    I_DONT_THINK_SO,
    IGNORE_DRINK,
    LEAVE_ROUND,
    SOMETIMES,
)
from dwarfdraft.games.tavern.decks.crew import COUNT, HOUSE, IGNORE_EVENT, STAPLES

_GAMBLING: Final = (
    Card(title="Games are for off-duty hands.", count=2, types=SOMETIMES, modes=LEAVE_ROUND, provenance=HOUSE),
    Card(
        title="I counted that deck before supper. It has grown.",
        count=1,
        types=SOMETIMES,
        modes=(Mode(c.AnotherCheats(), (c.NegateCard(), c.WinRound(), c.Mark()), Pick.SOURCE),),
        provenance=HOUSE,
    ),
    Card(
        title="You are excused from this table.",
        count=1,
        types=CHEATING,
        modes=(Mode(c.OwnMove(after_winning_hand=True), (c.TakeControl(), c.ForceOut()), Pick.MARKED_IN_ROUND),),
        provenance=HOUSE,
    ),
)
_DRINKS: Final = (
    Card(
        title="I best not. Someone needs to keep a level head",
        count=2,
        types=SOMETIMES,
        modes=IGNORE_DRINK,
        house_part=COUNT,
    ),
    Card(
        title="Excuse me, I have more important matters to attend to.",
        count=1,
        types=SOMETIMES,
        modes=(*IGNORE_DRINK, *IGNORE_EVENT),
        house_part=("owner", "count"),
    ),
    Card(
        title="Your ration came to me by mistake.",
        count=1,
        types=SOMETIMES,
        modes=(Mode(c.YouDrink(), (c.PassDrink(),), Pick.MARKED),),
        provenance=HOUSE,
    ),
)
_ATTACKS: Final = (
    Card(
        title="Take this as a warning! Next time it'll be the brig",
        count=2,
        types=ACTION,
        modes=(Mode(c.OwnAction(), (c.Change(Stat.FORTITUDE, Who.PICKED, -2), c.Mark()), Pick.ANOTHER),),
        house_part=COUNT,
    ),
    Card(
        title="Name, rank and excuse. In that order.",
        count=2,
        types=ACTION,
        modes=(Mode(c.OwnAction(), (c.HitMarked(1, 3), c.Mark()), Pick.ANOTHER),),
        provenance=HOUSE,
    ),
    Card(
        title="It is written in the logbook, twice.",
        count=2,
        types=ACTION,
        modes=(Mode(c.OwnAction(), (c.HitMarked(2, 3),), Pick.ANOTHER),),
        provenance=HOUSE,
    ),
    Card(
        title="Everyone on my list, line up.",
        count=1,
        types=ACTION,
        modes=(Mode(c.ActionIfMarked(), (c.HitAllMarked(2),)),),
        provenance=HOUSE,
    ),
    Card(
        title="Surprise inspection!",
        count=1,
        types=ACTION,
        modes=(Mode(c.OwnAction(), (c.Mark(),), Pick.ONE_OR_TWO),),
        provenance=HOUSE,
    ),
)
_DEFENCE: Final = (
    Card(
        title=I_DONT_THINK_SO.title,
        count=1,
        types=SOMETIMES,
        modes=(Mode(c.SometimesPlayed(), (c.NegateCard(sure_if_marked=True),)),),
        thinks_not=True,
    ),
    Card(
        title="Deflect",
        count=2,
        types=SOMETIMES,
        modes=(Mode(c.LosingFortitude(own=True), (c.Deflect(),), Pick.MARKED),),
        house_part=("marked_only", "count"),
    ),
    Card(
        title="I have no time for your tomfoolery!",
        count=1,
        types=SOMETIMES,
        modes=(
            Mode(
                c.CardAffectsYou(ALL_BUT_GAMBLING, (Stat.FORTITUDE, Stat.ALCOHOL, Stat.GOLD)),
                (c.IgnoreCard(), c.HitIfMarked(1)),
                Pick.SOURCE,
            ),
        ),
        house_part=("alcohol_too", "the_loss", "count"),
    ),
    Card(
        title="Infighting? Not on my watch!",
        count=2,
        types=SOMETIMES,
        modes=(Mode(c.SomebodyHurt(), (c.Mark(),), Pick.SOURCE),),
        house_part=COUNT,
    ),
    Card(
        title="Striking an officer goes on your record.",
        count=2,
        types=SOMETIMES,
        modes=(Mode(c.LostFortitude(), (c.HitMarked(1, 3), c.Mark()), Pick.SOURCE),),
        provenance=HOUSE,
    ),
    Card(title="A night watch sharpens the mind.", count=2, types=ANYTIME, modes=HEAL_YOURSELF, provenance=HOUSE),
)
CHARACTER: Final = Character(
    id="remy",
    name="First Mate Remy",
    box="RDI 4",
    difficulty=3,
    traits=("drence",),
    cards=(*STAPLES, *_GAMBLING, *_DRINKS, *_ATTACKS, *_DEFENCE),
)
