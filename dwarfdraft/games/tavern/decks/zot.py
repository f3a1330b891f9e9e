"""The deck of Zot the Wizard (RDI 1)."""

from typing import Final

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Card, Character, Mode, Who
from dwarfdraft.games.tavern.decks.common import (
    ACTION,
    ANYTIME,
    BRING_SOME_DRINKS,
    CHEATING,
    HIT_BACK,
    HIT_OTHERS,
    I_DONT_THINK_SO,
    IGNORE_ANYTHING,
    IGNORE_DRINK,
    IGNORE_FORTITUDE,
    INN_PAYS,
    LEAVE_ROUND_OR_IGNORE_DRINK,
    MAKE_DRINK_NOW,
    OTHERS_PAY_YOU,
    PASS_DRINK,
    PICKED_PAYS_YOU,
    SOMETIMES,
    STAPLES,
    TAKE_CONTROL_BY_CHEATING,
    UP_YOUR_SLEEVE,
    hit,
)

_GAMBLING: Final = (
    Card(title="Pooky! Stop looking at everyone's cards!", count=1, types=CHEATING, modes=TAKE_CONTROL_BY_CHEATING),
    Card(title="Look over there! It's the Lich King!", count=1, types=CHEATING, modes=TAKE_CONTROL_BY_CHEATING),
    Card(title="This time, we'll use my dice.", count=1, types=CHEATING, modes=TAKE_CONTROL_BY_CHEATING),
    UP_YOUR_SLEEVE,
)
_GOLD: Final = (
    Card(title="Transmute peanuts to gold", count=1, types=SOMETIMES, modes=INN_PAYS),
    Card(
        title="Nothing up my sleeve! Presto! What's that behind your ear?",
        count=1,
        types=ANYTIME,
        modes=PICKED_PAYS_YOU,
    ),
    Card(
        title="Behold my impressive power as I... pull this rabbit out of my hat!",
        count=1,
        types=ACTION,
        modes=OTHERS_PAY_YOU,
    ),
)
_DRINKS: Final = (
    BRING_SOME_DRINKS,
    Card(title="Not now, I'm meditating.", count=2, types=SOMETIMES, modes=LEAVE_ROUND_OR_IGNORE_DRINK),
    Card(
        title="Oh, Barmaid! I think Pooky had an accident!",
        count=1,
        types=SOMETIMES,
        modes=(
            Mode(c.MustAnte(), (c.Pays(Who.YOU, 1, to_inn=True), c.LeaveRound())),
            Mode(c.DrinkOnYou(), (c.Pays(Who.YOU, 1, to_inn=True), c.IgnoreDrink())),
        ),
    ),
    Card(
        title="Bad Pooky! Don't drink that!",
        count=1,
        types=SOMETIMES,
        modes=IGNORE_DRINK,
    ),
    Card(title="Teleport beverage!", count=1, types=SOMETIMES, modes=PASS_DRINK),
    Card(title="Pooky thinks you look thirsty...", count=1, types=ANYTIME, modes=MAKE_DRINK_NOW),
)
_ATTACKS: Final = (
    Card(title="Down Pooky!", count=1, types=ACTION, modes=hit(1)),
    Card(title="I told you not to distract me!", count=2, types=ACTION, modes=hit(2)),
    Card(title="How many times have I told you? Keep your hands off my wand!", count=2, types=ACTION, modes=hit(2)),
    Card(title="Watch Out! Don't step on Pooky!", count=1, types=ACTION, modes=hit(2)),
    Card(
        title="Oh no! Not again! Pooky's on a drunken rampage!",
        count=2,
        types=ACTION,
        modes=HIT_OTHERS,
    ),
)
_DEFENCE: Final = (
    I_DONT_THINK_SO,
    Card(title="Now you see me... Now you don't!", count=1, types=SOMETIMES, modes=IGNORE_FORTITUDE),
    Card(title='The stars say, "No!"', count=1, types=SOMETIMES, modes=IGNORE_ANYTHING),
    Card(
        title="No, Pooky! That's my friend!",
        count=1,
        types=SOMETIMES,
        modes=HIT_BACK,
    ),
)
CHARACTER: Final = Character(
    id="zot",
    name="Zot the Wizard",
    box="RDI 1",
    difficulty=3,
    cards=(*STAPLES, *_GAMBLING, *_GOLD, *_DRINKS, *_ATTACKS, *_DEFENCE),
)
