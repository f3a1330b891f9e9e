"""The deck of Captain Whitehawk (RDI 4)."""

from typing import Final

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Card, Character, Mode, Pick, Stat, Type, Who
from dwarfdraft.games.tavern.decks.common import (
    ACTION,
    ANYTIME,
    CHEATING,
    HEAL_YOURSELF,
    HIT_BACK,
    HIT_OTHERS,
    I_DONT_THINK_SO,
    IGNORE_DRINK,
    IGNORE_FORTITUDE,
    LEAVE_ROUND,
    PASS_DRINK,
    SOMETIMES,
    TAKE_CONTROL_BY_CHEATING,
    hit,
)
from dwarfdraft.games.tavern.decks.crew import COUNT, HOUSE, STAPLES

_GAMBLING: Final = (
    Card(
        title="Ante up or walk the plank!",
        count=1,
        types=(Type.ACTION, Type.GAMBLING),
        modes=(Mode(c.OwnAction(), (c.StartRound(no_leaving=True),)), Mode(c.OwnMove(), (c.TakeControl(),))),
        champions=True,
        unnegatable=True,
        house_part=("control_use", "count"),
    ),
    Card(
        title="That's a fine hand there, but this one's got you beat",
        count=1,
        types=(Type.GAMBLING,),
        modes=TAKE_CONTROL_BY_CHEATING,
        house_part=("follows", "count"),
    ),
    Card(
        title="What a coincidence, I happen to have the same hand!",
        count=1,
        types=SOMETIMES,
        modes=(Mode(c.AnotherTakesPot(), (c.SharePot(),)),),
        house_part=("rounding", "not_left", "no_gold", "count"),
    ),
    Card(
        title="Somebody has to steer this thing. Deal me out.",
        count=1,
        types=SOMETIMES,
        modes=LEAVE_ROUND,
        provenance=HOUSE,
    ),
    Card(
        title="The bottom of the deck outranks the top.",
        count=1,
        types=CHEATING,
        modes=TAKE_CONTROL_BY_CHEATING,
        provenance=HOUSE,
    ),
)
_GOLD: Final = (
    Card(
        title="Don't forget the captain's extra share!",
        count=1,
        types=SOMETIMES,
        modes=(Mode(c.GainedGold(), (c.TakeFromInn(Who.YOU, 2),)),),
        provenance=HOUSE,
    ),
    Card(
        title="That purse had a captain attached to it!",
        count=1,
        types=SOMETIMES,
        modes=(
            Mode(
                c.LostGold(),
                (c.Change(Stat.FORTITUDE, Who.PICKED, -2), c.Pays(Who.PICKED, 1)),
                Pick.SOURCE,
            ),
        ),
        provenance=HOUSE,
    ),
)
_DRINKS: Final = (
    Card(
        title="I don't drink until my crew drinks!",
        count=1,
        types=SOMETIMES,
        modes=PASS_DRINK,
        house_part=COUNT,
    ),
    Card(
        title="Drink up! Captain's orders",
        count=1,
        types=SOMETIMES,
        modes=(Mode(c.AnotherRevealed(), (c.DrinkAlso(),)),),
        house_part=("moment", "next_drink"),
    ),
    Card(
        title="My headache is about to become your headache.",
        count=1,
        types=SOMETIMES,
        modes=(
            Mode(
                c.GainedAlcohol(),
                (c.Change(Stat.FORTITUDE, Who.PICKED, -1), c.Change(Stat.ALCOHOL, Who.PICKED, 2)),
                Pick.SOURCE,
            ),
        ),
        provenance=HOUSE,
    ),
    Card(title="The captain's mug is for show.", count=2, types=SOMETIMES, modes=IGNORE_DRINK, provenance=HOUSE),
)
_ATTACKS: Final = (
    Card(
        title="I won't stand idly by while you insult the Drake!", count=1, types=ACTION, modes=hit(3), house_part=COUNT
    ),
    Card(
        title="First to flinch buys the next barrel!",
        count=2,
        types=ACTION,
        modes=(
            Mode(
                c.OwnAction(),
                (c.Change(Stat.FORTITUDE, Who.PICKED, -3), c.Change(Stat.FORTITUDE, Who.YOU, -1)),
                Pick.ANOTHER,
            ),
        ),
        provenance=HOUSE,
    ),
    Card(
        title="This blade and I have commanded bigger storms than you.",
        count=2,
        types=ACTION,
        modes=hit(2),
        provenance=HOUSE,
    ),
    Card(title="You salute with the other hand, sailor.", count=1, types=ACTION, modes=hit(2), provenance=HOUSE),
    Card(title="The mast needs hugging. Volunteer.", count=1, types=ACTION, modes=hit(2), provenance=HOUSE),
    Card(title="All hands, brace for my temper!", count=1, types=ACTION, modes=HIT_OTHERS, provenance=HOUSE),
)
_DEFENCE: Final = (
    I_DONT_THINK_SO,
    Card(
        title="A word of advice... don't",
        count=2,
        types=SOMETIMES,
        modes=IGNORE_FORTITUDE,
        house_part=("types", "whole_card", "count"),
    ),
    Card(title="Challenge accepted!", count=2, types=SOMETIMES, modes=HIT_BACK, house_part=("always_two", "count")),
    Card(title="Captains fall down last.", count=1, types=ANYTIME, modes=HEAL_YOURSELF, provenance=HOUSE),
)
CHARACTER: Final = Character(
    id="whitehawk",
    name="Captain Whitehawk",
    box="RDI 4",
    difficulty=2,
    cards=(*STAPLES, *_GAMBLING, *_GOLD, *_DRINKS, *_ATTACKS, *_DEFENCE),
)
