"""The deck of Brewmaster Phrenk (RDI 3), and the Potion Cards, which others may buy and play."""

from dataclasses import replace
from typing import Final

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Card, Character, Mode, Pick, Provenance, Stat, Type, Who
from dwarfdraft.games.tavern.decks.common import (
    ACTION,
    ANYTIME,
    BRING_SOME_DRINKS,
    CHEATING,
    HEAL_YOURSELF,
    HIT_BACK,
    HIT_OTHERS,
    I_DONT_THINK_SO,
    IGNORE_ANYTHING,
    IGNORE_DRINK,
    IGNORE_FORTITUDE,
    IGNORE_FORTITUDE_OR_ALCOHOL,
    LEAVE_ROUND,
    LEAVE_ROUND_OR_IGNORE_DRINK,
    OTHERS_PAY_YOU,
    PASS_DRINK,
    SOMETIMES,
    STAPLES,
    STRENGTHEN_DRINK,
    TAKE_CONTROL_BY_CHEATING,
    hit,
)

_HOUSE: Final = Provenance.HOUSE


def _ours(title: str, types: tuple[Type, ...], modes: tuple[Mode, ...], count: int = 1) -> Card:
    return Card(title=title, count=count, types=types, modes=modes, provenance=_HOUSE)


_GAMBLING: Final = (
    _ours("The cards are sticky? It must be the syrup.", CHEATING, TAKE_CONTROL_BY_CHEATING),
    _ours("My money is in barrels, not in cards.", SOMETIMES, LEAVE_ROUND),
)
_GOLD: Final = (_ours("Good ingredients are not cheap, you know.", ACTION, OTHERS_PAY_YOU),)
_DRINKS: Final = (
    replace(BRING_SOME_DRINKS, house_part=("deck",)),
    Card(
        title="Here ya go... This'll make that drink better!",
        count=2,
        types=SOMETIMES,
        modes=STRENGTHEN_DRINK,
        house_part=("count",),
    ),
    Card(
        title="You're looking a little green. Drink this.",
        count=2,
        types=ACTION,
        modes=(Mode(c.OwnAction(), (c.Change(Stat.ALCOHOL, Who.PICKED, -3), c.Pays(Who.PICKED, 2)), Pick.ANOTHER),),
        house_part=("type", "count"),
    ),
    Card(
        title="I think you'll appreciate this drink more than I will",
        count=1,
        types=SOMETIMES,
        modes=PASS_DRINK,
    ),
    _ours("A brewmaster tastes. He does not swallow.", SOMETIMES, IGNORE_DRINK, 2),
    _ours("Shh. The kettle is about to sing.", SOMETIMES, LEAVE_ROUND_OR_IGNORE_DRINK),
)
_ATTACKS: Final = (
    _ours("Trolls grow it back. You, not so much.", ACTION, hit(2), 2),
    _ours("Hold still, I only need a sample.", ACTION, hit(2)),
    _ours("Wrong flask. That one was the acid.", ACTION, hit(3)),
    _ours("Catch! Oh. You were meant to catch it.", ACTION, hit(2)),
    _ours(
        "Side effects may include everything.",
        ACTION,
        (
            Mode(
                c.OwnAction(),
                (c.Change(Stat.FORTITUDE, Who.PICKED, -1), c.Change(Stat.ALCOHOL, Who.PICKED, 1)),
                Pick.ANOTHER,
            ),
        ),
    ),
    _ours("Nobody breathe for a minute!", ACTION, HIT_OTHERS),
)
_DEFENCE: Final = (
    I_DONT_THINK_SO,
    _ours("See? Good as new already.", ANYTIME, HEAL_YOURSELF, 2),
    _ours("That is troll hide. You will need a bigger fork.", SOMETIMES, IGNORE_FORTITUDE),
    _ours("I am immune to that one. I invented it.", SOMETIMES, IGNORE_ANYTHING),
    _ours("You call that a slap? My mother slaps harder.", SOMETIMES, HIT_BACK),
    _ours("There is always a second kettle.", ANYTIME, (Mode(c.Anytime(), (c.NewPotion(),)),)),
)


def _potion(
    title: str,
    types: tuple[Type, ...],
    mode: Mode,
    price: int,
    count: int = 1,
    *,
    provenance: Provenance = _HOUSE,
    house_part: tuple[str, ...] = (),
) -> Card:
    return Card(
        title=title,
        count=count,
        types=types,
        modes=(mode,),
        own=(c.Price(price),),
        provenance=provenance,
        house_part=house_part,
    )


_KNOWN: Final = Provenance.DOCUMENTED
_POTIONS: Final = (
    _potion(
        "Luck Potion",
        SOMETIMES,
        Mode(c.OwnCardPlayed(), (c.RaiseNumbers(1),)),
        2,
        provenance=_KNOWN,
        house_part=("type", "amount", "price", "count"),
    ),
    _potion(
        "Strength Potion",
        SOMETIMES,
        Mode(c.OwnCardPlayed(hits=True), (c.RaiseLoss(2),), Pick.HIT),
        2,
        2,
        provenance=_KNOWN,
        house_part=("type", "amount", "price", "count"),
    ),
    _potion(
        "Partial Antidote",
        SOMETIMES,
        Mode(c.YouDrink(), (c.ChangeDrink(-1),)),
        1,
        2,
        provenance=_KNOWN,
        house_part=("potion", "price", "count"),
    ),
    _potion("Pint of Second Thoughts", ANYTIME, Mode(c.Anytime(), (c.Change(Stat.ALCOHOL, Who.YOU, -3),)), 2, 2),
    _potion("Draught of Knitting Flesh", ANYTIME, Mode(c.Anytime(), (c.Change(Stat.FORTITUDE, Who.YOU, 3),)), 2, 3),
    _potion(
        "Flask of Borrowed Courage",
        ANYTIME,
        Mode(c.Anytime(), (c.Change(Stat.FORTITUDE, Who.YOU, 3), c.Change(Stat.ALCOHOL, Who.YOU, 1))),
        1,
    ),
    _potion("Vial of Slippery Shadow", SOMETIMES, IGNORE_FORTITUDE_OR_ALCOHOL[0], 2, 2),
    _potion("Bottled Thunderclap", ACTION, hit(3)[0], 2),
    _potion("Phial of Pressing Business", SOMETIMES, LEAVE_ROUND[0], 1),
    _potion("Gambler's Gargle", CHEATING, TAKE_CONTROL_BY_CHEATING[0], 2),
    _potion("Dregs of Bottomless Thirst", SOMETIMES, Mode(c.SomebodyDrinks(), (c.ChangeDrink(3),)), 1),
    _potion("Philtre of Sticky Fingers", ACTION, Mode(c.OwnAction(), (c.Pays(Who.PICKED, 2),), Pick.ANOTHER), 1),
)
CHARACTER: Final = Character(
    id="phrenk",
    name="Brewmaster Phrenk",
    box="RDI 3",
    difficulty=3,
    traits=("troll",),
    cards=(*STAPLES, *_GAMBLING, *_GOLD, *_DRINKS, *_ATTACKS, *_DEFENCE),
    own=(c.SideDeck("potion", _POTIONS),),
)
