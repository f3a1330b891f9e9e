"""The deck of Gog the Half-Ogre (RDI 2)."""

from typing import Final

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Card, Character, Mode, Pick, Stat, Who
from dwarfdraft.games.tavern.decks.common import (
    ACTION,
    ANYTIME,
    BRING_SOME_DRINKS,
    CATCH_CHEATER,
    HEAL_YOURSELF,
    HIT_BACK,
    HIT_OTHERS,
    IGNORE_ANYTHING,
    IGNORE_DRINK,
    IGNORE_FORTITUDE_ALWAYS,
    INN_PAYS,
    LEAVE_ROUND,
    LEAVE_ROUND_OR_IGNORE_DRINK,
    NEGATE,
    OTHERS_PAY_YOU,
    SOMETIMES,
    STAPLES,
    hit,
)

_GAMBLING: Final = (
    Card(title="Gog think you cheating! Gog no like cheaters!", count=1, types=SOMETIMES, modes=CATCH_CHEATER),
    Card(title="This game stupid!", count=2, types=SOMETIMES, modes=LEAVE_ROUND),
)
_GOLD: Final = (
    Card(title="Gog crush beer stein on head", count=1, types=ACTION, modes=OTHERS_PAY_YOU),
    Card(
        title="Shiny under table! Gog pay with shiny!", count=1, types=SOMETIMES, modes=INN_PAYS, house_part=("title",)
    ),
    Card(title="Gog find coin in boot!", count=1, types=SOMETIMES, modes=INN_PAYS, house_part=("title",)),
)
_DRINKS: Final = (
    BRING_SOME_DRINKS,
    Card(title="Do not bother Gog!", count=1, types=SOMETIMES, modes=LEAVE_ROUND_OR_IGNORE_DRINK),
    Card(title="This taste yucky!", count=2, types=SOMETIMES, modes=IGNORE_DRINK),
    Card(
        title="Gog say you drink MORE!", count=2, types=SOMETIMES, modes=(Mode(c.AnotherRevealed(), (c.DrinkAlso(),)),)
    ),
)
_ATTACKS: Final = (
    Card(title="Why you laugh at Gog?", count=2, types=ACTION, modes=hit(2), house_part=("count",)),
    Card(title="Gog make funny? Why you not laugh?", count=2, types=ACTION, modes=hit(2), house_part=("count",)),
    Card(title="Gog only want hug!", count=1, types=ACTION, modes=hit(2), house_part=("title", "count")),
    Card(
        title="Sorry, Gog not see you sitting there...",
        count=1,
        types=ACTION,
        modes=(
            Mode(
                c.OwnAction(), (c.Change(Stat.FORTITUDE, Who.PICKED, -3), c.Pays(Who.YOU, 1, to_inn=True)), Pick.ANOTHER
            ),
        ),
    ),
    Card(title="Dance with Gog!", count=1, types=ACTION, modes=hit(4)),
    Card(title="Gog loves everyone!", count=1, types=ACTION, modes=HIT_OTHERS),
)
_DEFENCE: Final = (
    Card(title="Gog not think so!", count=1, types=SOMETIMES, modes=NEGATE, thinks_not=True),
    Card(title="Shut up!", count=1, types=SOMETIMES, modes=IGNORE_ANYTHING),
    Card(title="Stop poking Gog", count=2, types=SOMETIMES, modes=IGNORE_FORTITUDE_ALWAYS),
    Card(title="That not hurt! This hurt!", count=1, types=SOMETIMES, modes=HIT_BACK),
    Card(title="Gog only little bit broken.", count=1, types=ANYTIME, modes=HEAL_YOURSELF, house_part=("title",)),
)
CHARACTER: Final = Character(
    id="gog",
    name="Gog the Half-Ogre",
    box="RDI 2",
    difficulty=1,
    traits=("half-ogre",),
    cards=(*STAPLES, *_GAMBLING, *_GOLD, *_DRINKS, *_ATTACKS, *_DEFENCE),
)
