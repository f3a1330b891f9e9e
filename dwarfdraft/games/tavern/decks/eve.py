"""The deck of Eve the Illusionist (RDI 2)."""

from typing import Final

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Card, Character, Mode, Pick, Stat, Who
from dwarfdraft.games.tavern.decks.common import (
    ACTION,
    ANYTIME,
    BRING_SOME_DRINKS,
    CHEATING,
    I_DONT_THINK_SO,
    IGNORE_ANYTHING,
    IGNORE_DRINK,
    LEAVE_ROUND_OR_IGNORE_DRINK,
    OTHERS_PAY_YOU,
    PICKED_PAYS_YOU,
    SOMETIMES,
    STAPLES,
    TAKE_CONTROL_BY_CHEATING,
    TAKE_FROM_POT,
    UP_YOUR_SLEEVE,
    hit,
)

_GAMBLING: Final = (
    Card(title="My word, what could that be?", count=1, types=CHEATING, modes=TAKE_CONTROL_BY_CHEATING),
    Card(title="Oops, I dropped my cards...", count=1, types=CHEATING, modes=TAKE_CONTROL_BY_CHEATING),
    Card(title="This time, let's use my cards.", count=1, types=CHEATING, modes=TAKE_CONTROL_BY_CHEATING),
    UP_YOUR_SLEEVE,
    Card(title="Sleight of hand...", count=1, types=SOMETIMES, modes=TAKE_FROM_POT),
)
_GOLD: Final = (
    Card(title="Illusionary Coin", count=2, types=SOMETIMES, modes=(Mode(c.LosingGold(broke=True), (c.NoLoss(),)),)),
    Card(
        title="It's the disappearing coin trick, not the reappearing coin trick.",
        count=1,
        types=ANYTIME,
        modes=PICKED_PAYS_YOU,
    ),
    Card(title="Gold? What Gold?", count=1, types=ANYTIME, modes=PICKED_PAYS_YOU),
    Card(title="Tip me, I'm the Wench.", count=1, types=ACTION, modes=OTHERS_PAY_YOU),
)
_DRINKS: Final = (
    BRING_SOME_DRINKS,
    Card(title="I cloak myself in shadow.", count=1, types=SOMETIMES, modes=LEAVE_ROUND_OR_IGNORE_DRINK),
    Card(title="Drink what? This is empty.", count=2, types=SOMETIMES, modes=IGNORE_DRINK),
    Card(
        title="Actually, that's Dragon Breath Ale.",
        count=1,
        types=SOMETIMES,
        modes=(Mode(c.AnotherRevealed(), (c.ReplaceDrink(4),)),),
    ),
)
_ATTACKS: Final = (
    Card(
        title="Look in to my eyes... you are getting... Drunker!",
        count=2,
        types=ACTION,
        modes=(Mode(c.OwnAction(), (c.Change(Stat.ALCOHOL, Who.PICKED, 2),), Pick.ANOTHER),),
    ),
    Card(title="That's odd. Illusions aren't supposed to actually hurt.", count=2, types=ACTION, modes=hit(1)),
    Card(title="Whoa! Careful! That's real fire!", count=2, types=ACTION, modes=hit(3)),
)
_DEFENCE: Final = (
    I_DONT_THINK_SO,
    Card(title="Ha! That's just an illusion. I'm actually over here!", count=1, types=SOMETIMES, modes=IGNORE_ANYTHING),
    Card(title="I attempt to disbelieve.", count=1, types=SOMETIMES, modes=IGNORE_ANYTHING),
    Card(
        title="I'm not Eve! She's over there!",
        count=1,
        types=SOMETIMES,
        modes=(Mode(c.LosingFortitude(), (c.Redirect(),), Pick.THIRD),),
    ),
    Card(
        title="I've been working on a new spell. It's called Share Pain!",
        count=1,
        types=SOMETIMES,
        modes=(Mode(c.LosingFortitude(), (c.ShareLoss(),)),),
        house_part=("source",),
    ),
)
CHARACTER: Final = Character(
    id="eve",
    name="Eve the Illusionist",
    box="RDI 2",
    difficulty=3,
    cards=(*STAPLES, *_GAMBLING, *_GOLD, *_DRINKS, *_ATTACKS, *_DEFENCE),
)
