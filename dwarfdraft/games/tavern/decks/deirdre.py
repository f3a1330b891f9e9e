"""The deck of Deirdre the Priestess (RDI 1)."""

from typing import Final

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Card, Character, Mode, Pick, Stat, Who
from dwarfdraft.games.tavern.decks.common import (
    ACTION,
    ANYTIME,
    BRING_SOME_DRINKS,
    CATCH_CHEATER,
    EVERYONE_DRINKS,
    HEAL_YOURSELF,
    HIT_BACK,
    I_DONT_THINK_SO,
    IGNORE_FORTITUDE,
    IGNORE_FORTITUDE_OR_ALCOHOL,
    INN_PAYS,
    LEAVE_ROUND,
    LEAVE_ROUND_OR_IGNORE_DRINK,
    PASS_DRINK,
    SOMETIMES,
    STAPLES,
    STRENGTHEN_DRINK,
    hit,
)

_GAMBLING: Final = (
    Card(
        title="They might not know you're cheating, but my Goddess does!",
        count=1,
        types=SOMETIMES,
        modes=CATCH_CHEATER,
    ),
    Card(
        title="I'm saving this money for the poor.",
        count=1,
        types=SOMETIMES,
        modes=LEAVE_ROUND,
    ),
    Card(title="Sorry, I have to pray now...", count=1, types=SOMETIMES, modes=LEAVE_ROUND),
)
_GOLD: Final = (
    Card(
        title="Prayer of Healing",
        count=1,
        types=ACTION,
        modes=(Mode(c.OwnAction(), (c.Change(Stat.FORTITUDE, Who.PICKED, 2), c.Pays(Who.PICKED, 1)), Pick.ANOTHER),),
    ),
    Card(
        title="Mass Heal!",
        count=1,
        types=ACTION,
        modes=(Mode(c.OwnAction(), (c.Change(Stat.FORTITUDE, Who.EVERYONE, 1), c.Pays(Who.OTHERS, 1))),),
        champions=True,
    ),
    Card(title="My Goddess provides!", count=1, types=SOMETIMES, modes=INN_PAYS),
    Card(title="A priestess can make money just about anywhere!", count=1, types=SOMETIMES, modes=INN_PAYS),
)
_DRINKS: Final = (
    BRING_SOME_DRINKS,
    Card(
        title="Not now! These men are interested in my religion.",
        count=1,
        types=SOMETIMES,
        modes=LEAVE_ROUND_OR_IGNORE_DRINK,
    ),
    Card(
        title="You look like you need this more than I do!",
        count=1,
        types=SOMETIMES,
        modes=PASS_DRINK,
    ),
    Card(
        title="Wine into Water",
        count=1,
        types=SOMETIMES,
        modes=(Mode(c.SomebodyDrinks(), (c.ChangeDrink(-2),)),),
    ),
    Card(title="Water into Wine", count=2, types=SOMETIMES, modes=STRENGTHEN_DRINK),
    Card(title="Let's toast the Goddess!", count=1, types=ACTION, modes=EVERYONE_DRINKS, champions=True),
)
_ATTACKS: Final = (
    Card(title="I'm not that kind of priestess!", count=1, types=ACTION, modes=hit(2)),
    Card(title="My Goddess made me do it!", count=2, types=ACTION, modes=hit(2)),
    Card(title="Oh no! I think that growth on your arm might be Mummy Rot!", count=1, types=ACTION, modes=hit(2)),
    Card(title="Sorry, sometimes my healing spells just wear off.", count=1, types=ACTION, modes=hit(1)),
)
_DEFENCE: Final = (
    I_DONT_THINK_SO,
    Card(title="My Goddess heals me.", count=2, types=ANYTIME, modes=HEAL_YOURSELF),
    Card(title="My Goddess protects me!", count=2, types=SOMETIMES, modes=IGNORE_FORTITUDE),
    Card(title="Stop being silly!", count=1, types=SOMETIMES, modes=IGNORE_FORTITUDE_OR_ALCOHOL),
    Card(title="My Goddess doesn't like that!", count=1, types=SOMETIMES, modes=HIT_BACK),
)
CHARACTER: Final = Character(
    id="deirdre",
    name="Deirdre the Priestess",
    box="RDI 1",
    difficulty=1,
    traits=("elf",),
    cards=(*STAPLES, *_GAMBLING, *_GOLD, *_DRINKS, *_ATTACKS, *_DEFENCE),
)
