"""The deck of Fiona the Volatile (RDI 1)."""

from dataclasses import replace
from typing import Final

from dwarfdraft.games.tavern.cards import Card, Character
from dwarfdraft.games.tavern.decks.common import (
    ACTION,
    ANYTIME,
    BRING_SOME_DRINKS,
    CATCH_CHEATER,
    DRINK_AS_FORTITUDE,
    DRINK_UP_FRIEND,
    HEAL_YOURSELF,
    HIT_BACK,
    I_DONT_THINK_SO,
    IGNORE_DRINK,
    IGNORE_FORTITUDE,
    INN_PAYS,
    LEAVE_ROUND,
    MAKE_DRINK_NOW,
    OTHERS_PAY_YOU,
    SOMETIMES,
    SPLIT_DRINK,
    STAPLES,
    hit,
)

_GAMBLING: Final = (
    Card(
        title="I do believe that you're cheating. At this point, you have two options...",
        count=1,
        types=SOMETIMES,
        modes=CATCH_CHEATER,
    ),
    Card(
        title="Go away! I'm polishing my arsenal.",
        count=1,
        types=SOMETIMES,
        modes=LEAVE_ROUND,
    ),
    Card(title="Go away! I'm arranging my weapons by size.", count=1, types=SOMETIMES, modes=LEAVE_ROUND),
)
_GOLD: Final = (
    Card(title="I like this town. They give me a discount on armor repair", count=1, types=SOMETIMES, modes=INN_PAYS),
    Card(title="Oh, that's what was rattling around in my armor!", count=1, types=SOMETIMES, modes=INN_PAYS),
    Card(
        title="Hey guys... Can I borrow some gold? Armor repair isn't cheap, ya' know.",
        count=1,
        types=ACTION,
        modes=OTHERS_PAY_YOU,
    ),
)
_DRINKS: Final = (
    BRING_SOME_DRINKS,
    Card(
        title="This is just the thing to get the rust off my armor!",
        count=1,
        types=SOMETIMES,
        modes=IGNORE_DRINK,
    ),
    Card(title="This is just the thing to get the blood off my sword!", count=1, types=SOMETIMES, modes=IGNORE_DRINK),
    Card(
        title="Come, my friend, sit and drink with me!",
        count=1,
        types=SOMETIMES,
        modes=SPLIT_DRINK,
    ),
    Card(title="Nothing like a little belt of liquid courage!", count=1, types=SOMETIMES, modes=DRINK_AS_FORTITUDE),
    replace(DRINK_UP_FRIEND, house_part=("effect",)),
    Card(
        title="We're at an inn, and you're not drinking. What's wrong with you!?",
        count=1,
        types=ANYTIME,
        modes=MAKE_DRINK_NOW,
        house_part=("effect", "type"),
    ),
)
_ATTACKS: Final = (
    Card(title="It'll hurt more if you do it like this!", count=2, types=ACTION, modes=hit(1)),
    Card(title="You wanna arm wrestle?", count=1, types=ACTION, modes=hit(1)),
    Card(title="Hey! No more chain mail bikini jokes!", count=2, types=ACTION, modes=hit(2)),
    Card(title="Who says I'm not a lady?", count=1, types=ACTION, modes=hit(2)),
    Card(title="So then I got the ogre in a headlock like this!", count=1, types=ACTION, modes=hit(3)),
)
_DEFENCE: Final = (
    I_DONT_THINK_SO,
    Card(title="Luckily for me, I was wearing my armor!", count=2, types=SOMETIMES, modes=IGNORE_FORTITUDE),
    Card(title="Sorry about that, I just instinctively aim for the head...", count=2, types=SOMETIMES, modes=HIT_BACK),
    Card(title="I'm a quick healer.", count=1, types=ANYTIME, modes=HEAL_YOURSELF),
)
CHARACTER: Final = Character(
    id="fiona",
    name="Fiona the Volatile",
    box="RDI 1",
    difficulty=1,
    cards=(*STAPLES, *_GAMBLING, *_GOLD, *_DRINKS, *_ATTACKS, *_DEFENCE),
)
