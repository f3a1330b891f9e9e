"""The deck of Gerki the Sneak (RDI 1)."""

from typing import Final

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Card, Character, Mode
from dwarfdraft.games.tavern.decks.common import (
    ACTION,
    ANYTIME,
    BRING_SOME_DRINKS,
    CHEATING,
    DROPPED_MY_CARDS,
    I_DONT_THINK_SO,
    IGNORE_ANYTHING,
    IGNORE_DRINK,
    IGNORE_FORTITUDE_OR_ALCOHOL,
    INN_PAYS,
    OTHERS_PAY_YOU,
    PICKED_PAYS_YOU,
    SOMETIMES,
    STAPLES,
    STRENGTHEN_DRINK,
    TAKE_CONTROL_BY_CHEATING,
    TAKE_FROM_POT,
    UP_YOUR_SLEEVE,
    hit,
)

_GAMBLING: Final = (
    Card(title="I'm winning... Honestly!", count=1, types=CHEATING, modes=TAKE_CONTROL_BY_CHEATING),
    DROPPED_MY_CARDS,
    Card(title="Five of a kind! Does this mean I win?", count=1, types=CHEATING, modes=TAKE_CONTROL_BY_CHEATING),
    UP_YOUR_SLEEVE,
    Card(
        title="Um... I know you think you won, but...",
        count=1,
        types=SOMETIMES,
        modes=(Mode(c.AnotherWonRound(), (c.TakeWin(),)),),
    ),
    Card(title="Grab a coin while no one's lookin'!", count=1, types=SOMETIMES, modes=TAKE_FROM_POT),
)
_GOLD: Final = (
    Card(title="Swipe the tip!", count=2, types=SOMETIMES, modes=INN_PAYS),
    Card(
        title="Oh, this gold piece? Um... I found it... under your chair...",
        count=1,
        types=ANYTIME,
        modes=PICKED_PAYS_YOU,
    ),
    Card(title="Well... I don't see your name on it!", count=1, types=ANYTIME, modes=PICKED_PAYS_YOU),
    Card(
        title="Um, guys... I think there was a miscalculation during treasure division...",
        count=1,
        types=ACTION,
        modes=OTHERS_PAY_YOU,
    ),
)
_DRINKS: Final = (
    BRING_SOME_DRINKS,
    Card(title="Dump it on the floor", count=2, types=SOMETIMES, modes=IGNORE_DRINK),
    Card(title="Luckily for me I had this antidote brewed up!", count=1, types=SOMETIMES, modes=IGNORE_DRINK),
    Card(
        title="A little somethin' extra",
        count=2,
        types=SOMETIMES,
        modes=STRENGTHEN_DRINK,
    ),
)
_ATTACKS: Final = (
    Card(title="That's not healing salve! It's contact poison!", count=2, types=ACTION, modes=hit(2)),
    Card(title="How did this get stuck in your back?", count=2, types=ACTION, modes=hit(2)),
    Card(title="Have you seen my poison? I left it in a mug right here...", count=1, types=ACTION, modes=hit(3)),
    Card(title="Uh oh! I forgot to disarm one of the traps!", count=1, types=ACTION, modes=hit(3)),
)
_DEFENCE: Final = (
    I_DONT_THINK_SO,
    Card(
        title="Hide in shadows",
        count=1,
        types=SOMETIMES,
        modes=IGNORE_FORTITUDE_OR_ALCOHOL,
    ),
    Card(
        title="Hey! Where'd the little guy go?",
        count=1,
        types=SOMETIMES,
        modes=(*IGNORE_ANYTHING, *IGNORE_DRINK),
    ),
)
CHARACTER: Final = Character(
    id="gerki",
    name="Gerki the Sneak",
    box="RDI 1",
    difficulty=2,
    traits=("halfling",),
    cards=(*STAPLES, *_GAMBLING, *_GOLD, *_DRINKS, *_ATTACKS, *_DEFENCE),
)
