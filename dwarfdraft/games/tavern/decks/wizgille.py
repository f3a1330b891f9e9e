"""The deck of Wizgille the Tinkerer (RDI 3), with Device Cards, and the Gear Cards that are added to them."""

from dataclasses import replace
from typing import Final

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Card, Character, Effect, Mode, Pick, Provenance, Stat, Type, Who
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
    IGNORE_FORTITUDE_ALWAYS,
    LEAVE_ROUND,
    LEAVE_ROUND_OR_IGNORE_DRINK,
    OTHERS_PAY_YOU,
    SOMETIMES,
    STAPLES,
    STRENGTHEN_DRINK,
    TAKE_CONTROL_BY_CHEATING,
    hit,
)

_HOUSE: Final = Provenance.HOUSE


def _device(
    title: str,
    types: tuple[Type, ...],
    modes: tuple[Mode, ...],
    count: int = 1,
    *,
    provenance: Provenance = _HOUSE,
    house_part: tuple[str, ...] = (),
) -> Card:
    return Card(
        title=title,
        count=count,
        types=types,
        modes=modes,
        own=(c.Device(),),
        provenance=provenance,
        house_part=house_part,
    )


_GAMBLING: Final = (
    _device("My clockwork dealer never loses.", CHEATING, TAKE_CONTROL_BY_CHEATING),
    Card(
        title="Deal me out, I am in the middle of a blueprint.",
        count=2,
        types=SOMETIMES,
        modes=LEAVE_ROUND,
        provenance=_HOUSE,
    ),
)
_GOLD: Final = (
    _device(
        "Yup! My new Gold Attractor makes dungeon delving easier!",
        ACTION,
        OTHERS_PAY_YOU,
        provenance=Provenance.DOCUMENTED,
    ),
)
_DRINKS: Final = (
    replace(BRING_SOME_DRINKS, house_part=("deck",)),
    _device(
        "Hey! Let's test out my new drink creation device!",
        SOMETIMES,
        (Mode(c.OwnOrder(), (c.OrderDrinks(2),)),),
        provenance=Provenance.DOCUMENTED,
        house_part=("free",),
    ),
    _device(
        "This device can change alcohol into gold! Watch!",
        SOMETIMES,
        (Mode(c.DrinkOnYou(), (c.IgnoreDrink(), c.GainGold(1))),),
        provenance=Provenance.DOCUMENTED,
        house_part=("amount",),
    ),
    _device("Behold the collapsible spittoon!", SOMETIMES, IGNORE_DRINK),
    Card(
        title="Not now, the glue has to set.",
        count=1,
        types=SOMETIMES,
        modes=LEAVE_ROUND_OR_IGNORE_DRINK,
        provenance=_HOUSE,
    ),
    Card(
        title="A drop of lamp oil brings out the flavour.",
        count=1,
        types=SOMETIMES,
        modes=STRENGTHEN_DRINK,
        provenance=_HOUSE,
    ),
    Card(
        title="I didn't activate my temporal dilation field. It's just deja vu",
        count=1,
        types=SOMETIMES,
        modes=(*IGNORE_DRINK, Mode(c.DrinkEventOnYou(), (c.IgnoreEvent(),))),
        provenance=_HOUSE,
    ),
)
_ATTACKS: Final = (
    _device(
        "Oh no! It's not supposed to do that...",
        ACTION,
        hit(2),
        2,
        provenance=Provenance.DOCUMENTED,
        house_part=("count",),
    ),
    _device("Could you hold this wire for a moment?", ACTION, hit(2), 2),
    _device("It needs a test subject. Congratulations!", ACTION, hit(3)),
    _device("Stand back, I overwound the mainspring!", ACTION, HIT_OTHERS),
    _device(
        "Meet the automatic toll collector!",
        ACTION,
        (Mode(c.OwnAction(), (c.Change(Stat.FORTITUDE, Who.PICKED, -1), c.Pays(Who.PICKED, 1)), Pick.ANOTHER),),
    ),
)
_DEFENCE: Final = (
    I_DONT_THINK_SO,
    Card(
        title="Wait, wait... I can fix that!",
        count=2,
        types=SOMETIMES,
        modes=(Mode(c.GearRevealed(), (c.NegateGear(),)),),
        house_part=("replacement", "count"),
    ),
    Card(
        title="I believe your attitude needs some percussive maintenance",
        count=1,
        types=SOMETIMES,
        modes=HIT_BACK,
    ),
    _device("Deploying the pocket bulwark!", SOMETIMES, IGNORE_FORTITUDE_ALWAYS),
    Card(
        title="Good thing this apron is riveted.",
        count=1,
        types=SOMETIMES,
        modes=IGNORE_FORTITUDE,
        provenance=_HOUSE,
    ),
    Card(
        title="Safety first! Well, safety eventually.",
        count=1,
        types=SOMETIMES,
        modes=IGNORE_ANYTHING,
        provenance=_HOUSE,
    ),
    Card(
        title="Patched, oiled and ready to roll!",
        count=1,
        types=ANYTIME,
        modes=HEAL_YOURSELF,
        provenance=_HOUSE,
    ),
)


def _gear(title: str, *effects: Effect, count: int = 1, pick: Pick = Pick.NOTHING, champions: bool = False) -> Card:
    return Card(
        title=title,
        count=count,
        types=(),
        modes=(Mode(c.WithDevice(), effects, pick),),
        champions=champions,
        own=(c.GearCard(),),
        provenance=_HOUSE,
    )


def _known(card: Card, *house_part: str) -> Card:
    return replace(card, provenance=Provenance.DOCUMENTED, house_part=house_part)


_GEAR: Final = (
    _known(_gear("Too much steam!", c.Change(Stat.FORTITUDE, Who.ALSO_PICKED, -1), pick=Pick.TWO), "two"),
    _known(
        _gear("Sorry, loose gear", c.Change(Stat.FORTITUDE, Who.ALSO_PICKED, -1), count=2, pick=Pick.ANOTHER),
        "count",
    ),
    _known(_gear("It's not supposed to shoot sparks!", c.AlterDevice(-1), count=2), "amount", "count"),
    _known(_gear("I need to fix that right now", c.FixNow()), "gear", "round"),
    _gear("Purring like a kitten.", count=2),
    _gear("Ooh, it has a second setting!", c.AlterDevice(1)),
    _gear("It kicks like a mule!", c.Change(Stat.FORTITUDE, Who.YOU, -1), count=2),
    _gear("The coolant is rather refreshing.", c.Change(Stat.FORTITUDE, Who.YOU, 1)),
    _gear("The exhaust smells of brandy.", c.Change(Stat.ALCOHOL, Who.YOU, 1)),
    _gear("It runs on small coins.", c.Pays(Who.YOU, 1, to_inn=True)),
    _gear("It dispenses change!", c.GainGold(1)),
    _gear("Everybody duck!", c.Change(Stat.FORTITUDE, Who.EVERYONE, -1), champions=True),
    _gear("It also pours.", c.OrderDrinks(1)),
    _gear("Wrong lever, sorry!", c.Change(Stat.ALCOHOL, Who.ALSO_PICKED, 1), pick=Pick.ANOTHER),
)
CHARACTER: Final = Character(
    id="wizgille",
    name="Wizgille the Tinkerer",
    box="RDI 3",
    difficulty=3,
    traits=("gnome",),
    cards=(*STAPLES, *_GAMBLING, *_GOLD, *_DRINKS, *_ATTACKS, *_DEFENCE),
    own=(c.SideDeck("gear", _GEAR),),
)
