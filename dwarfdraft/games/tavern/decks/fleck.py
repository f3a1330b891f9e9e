"""The deck of Fleck the Bard (RDI 2)."""

from typing import Final

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Card, Character, Mode, Pick, Stat, Who
from dwarfdraft.games.tavern.decks.common import (
    ACTION,
    ANYTIME,
    CHEATING,
    DROPPED_MY_CARDS,
    EVERYONE_DRINKS,
    HEAL_YOURSELF,
    HIT_BACK,
    I_DONT_THINK_SO,
    IGNORE_DRINK,
    INN_PAYS,
    LEAVE_ROUND,
    LEAVE_ROUND_OR_IGNORE_DRINK,
    OTHERS_PAY_YOU,
    SOMETIMES,
    SPLIT_DRINK,
    STAPLES,
    TAKE_CONTROL_BY_CHEATING,
    UP_YOUR_SLEEVE,
    hit,
)

_GAMBLING: Final = (
    DROPPED_MY_CARDS,
    Card(
        title="Look at these cards! This must be my lucky day!", count=1, types=CHEATING, modes=TAKE_CONTROL_BY_CHEATING
    ),
    Card(
        title="Fortunately, I had this card up my sleeve! Ha ha, just kidding!",
        count=1,
        types=CHEATING,
        modes=TAKE_CONTROL_BY_CHEATING,
    ),
    Card(title="It seems that Lady Luck is smiling on me!", count=1, types=CHEATING, modes=TAKE_CONTROL_BY_CHEATING),
    UP_YOUR_SLEEVE,
    Card(title="Oh, Hey! This looks like a serious game.", count=1, types=SOMETIMES, modes=LEAVE_ROUND),
)
_GOLD: Final = (
    Card(title="Appreciative listeners! How nice!", count=1, types=SOMETIMES, modes=INN_PAYS),
    Card(title="I got this from playing in the Town Square.", count=1, types=SOMETIMES, modes=INN_PAYS),
    Card(title="I've composed a poem about our most recent adventure.", count=1, types=ACTION, modes=OTHERS_PAY_YOU),
    Card(
        title="This is in payment for that heroic ballad I wrote about you!",
        count=1,
        types=ACTION,
        modes=(Mode(c.OwnAction(), (c.Pays(Who.PICKED, 2),), Pick.ANYBODY),),
    ),
    Card(
        title="And now I'm going to play something really sad.",
        count=1,
        types=ACTION,
        modes=(Mode(c.OwnAction(), (c.Change(Stat.ALCOHOL, Who.EVERYONE, -1), c.Pays(Who.OTHERS, 1))),),
        champions=True,
    ),
)
_DRINKS: Final = (
    Card(
        title="Wench, please allow me to pay for these drinks with a song!",
        count=2,
        types=SOMETIMES,
        modes=(
            Mode(c.OwnOrder(), (c.OrderDrinks(2),)),
            Mode(c.RefillDue(), (c.NoRefillPayment(),)),
        ),
    ),
    Card(
        title="Leave me be! I'm trying to read lore here!", count=1, types=SOMETIMES, modes=LEAVE_ROUND_OR_IGNORE_DRINK
    ),
    Card(
        title="You know, I should take better care of my dainty figure!", count=1, types=SOMETIMES, modes=IGNORE_DRINK
    ),
    Card(title="I may be a fop, but I can hold my liquor!", count=1, types=SOMETIMES, modes=IGNORE_DRINK),
    Card(title="I do so hate to drink alone...", count=2, types=SOMETIMES, modes=SPLIT_DRINK),
    Card(title="A toast! To my friends!", count=1, types=ACTION, modes=EVERYONE_DRINKS, champions=True),
)
_ATTACKS: Final = (
    Card(
        title="How about a rowdy drinking song?",
        count=2,
        types=ACTION,
        modes=(
            Mode(
                c.OwnAction(),
                (
                    c.Change(Stat.FORTITUDE, Who.OTHERS, -1),
                    c.Change(Stat.ALCOHOL, Who.EVERYONE, 1),
                    c.Pays(Who.YOU, 1, to_inn=True),
                ),
            ),
        ),
        champions=True,
    ),
    Card(title="Excuse me... I think you're sitting on my tuning fork.", count=1, types=ACTION, modes=hit(1)),
    Card(title="Oh, I hate it when the strings break!", count=2, types=ACTION, modes=hit(2)),
)
_DEFENCE: Final = (
    I_DONT_THINK_SO,
    Card(title="Who knew? One of my fans is a priest!", count=1, types=ANYTIME, modes=HEAL_YOURSELF),
    Card(title="Allow me to introduce you to my biggest fan.", count=1, types=SOMETIMES, modes=HIT_BACK),
)
CHARACTER: Final = Character(
    id="fleck",
    name="Fleck the Bard",
    box="RDI 2",
    difficulty=2,
    traits=("half-elf",),
    cards=(*STAPLES, *_GAMBLING, *_GOLD, *_DRINKS, *_ATTACKS, *_DEFENCE),
)
