"""The deck of Dimli the Dwarf (RDI 2)."""

from typing import Final

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Card, Character, Mode
from dwarfdraft.games.tavern.decks.common import (
    ACTION,
    BRING_SOME_DRINKS,
    DRINK_AS_FORTITUDE,
    DRINK_UP_FRIEND,
    HIT_BACK,
    I_DONT_THINK_SO,
    IGNORE_DRINK,
    IGNORE_FORTITUDE_ALWAYS,
    INN_PAYS,
    LEAVE_ROUND,
    LEAVE_ROUND_OR_IGNORE_DRINK,
    OTHERS_PAY_YOU,
    PASS_DRINK,
    SOMETIMES,
    SPLIT_DRINK,
    STAPLES,
    STRENGTHEN_DRINK,
    hit,
)

_GAMBLING: Final = (
    Card(
        title="Best two out of three?",
        count=1,
        types=SOMETIMES,
        modes=(Mode(c.AnotherWonRound(still_in=True), (c.ReopenRound(),)),),
    ),
    Card(title="Thanks... but I think I'll keep my Gold.", count=1, types=SOMETIMES, modes=LEAVE_ROUND),
    Card(title="What? And part with my hard-earned money?", count=1, types=SOMETIMES, modes=LEAVE_ROUND),
)
_GOLD: Final = (
    Card(title="Dwarves always have money.", count=1, types=SOMETIMES, modes=INN_PAYS),
    Card(title="Lemme check the money belt...", count=1, types=SOMETIMES, modes=INN_PAYS),
    Card(title="Impressive Dwarven War Belch!", count=1, types=ACTION, modes=OTHERS_PAY_YOU),
)
_DRINKS: Final = (
    BRING_SOME_DRINKS,
    Card(
        title="Can't you see I'm talking to this pretty, bearded lass here?",
        count=1,
        types=SOMETIMES,
        modes=LEAVE_ROUND_OR_IGNORE_DRINK,
    ),
    Card(title="I don't want this watered-down stuff!", count=1, types=SOMETIMES, modes=IGNORE_DRINK),
    Card(title="My mother gave me stronger stuff when I was a baby!", count=1, types=SOMETIMES, modes=IGNORE_DRINK),
    Card(title="Uuurp! That hit the spot!", count=1, types=SOMETIMES, modes=DRINK_AS_FORTITUDE),
    Card(title="You have this. I'm waiting for the good stuff!", count=2, types=SOMETIMES, modes=PASS_DRINK),
    Card(title="Now this stuff is actually good! Try some!", count=1, types=SOMETIMES, modes=SPLIT_DRINK),
    Card(title="Spike it with Firewater", count=2, types=SOMETIMES, modes=STRENGTHEN_DRINK),
    DRINK_UP_FRIEND,
)
_ATTACKS: Final = (
    Card(title="Stop using my head as a table!", count=1, types=ACTION, modes=hit(1)),
    Card(title="That's it! No more short jokes!", count=1, types=ACTION, modes=hit(2)),
    Card(title="Are you saying I'm grumpy?", count=2, types=ACTION, modes=hit(2)),
    Card(title="Let's try some Dwarven wrist wrestling!", count=2, types=ACTION, modes=hit(2)),
)
_DEFENCE: Final = (
    I_DONT_THINK_SO,
    Card(title="Hey! You almost damaged the beard!", count=1, types=SOMETIMES, modes=HIT_BACK),
    Card(
        title="Good thing I was wearing my great-grandfather's helmet!",
        count=1,
        types=SOMETIMES,
        modes=IGNORE_FORTITUDE_ALWAYS,
    ),
)
CHARACTER: Final = Character(
    id="dimli",
    name="Dimli the Dwarf",
    box="RDI 2",
    difficulty=2,
    traits=("dwarf",),
    cards=(*STAPLES, *_GAMBLING, *_GOLD, *_DRINKS, *_ATTACKS, *_DEFENCE),
)
