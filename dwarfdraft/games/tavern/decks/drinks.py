"""The six Drink Decks."""

from typing import Final

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Drink, Instead, Provenance, Stat, Who

DECKS: Final = ("RDI 1", "RDI 2", "RDI 3", "RDI 4", "RDI 5", "RDI 6")
DECK_SIZE: Final = 30
"""Cards of a Drink Deck, whatever lies in the Bar Deck (RDI-SETUP-02, RDI-BAR-02)."""


def _copies(*counts: int) -> dict[str, int]:
    """Return the copies by Drink Deck, given for all six in their order."""
    return {deck: count for deck, count in zip(DECKS, counts, strict=True) if count}


_DRINKS: Final = (
    Drink(title="Light Ale", count=_copies(3, 2, 1, 1, 1, 1), alcohol=1),
    Drink(
        title="Light Ale with a Chaser",
        count=_copies(2, 1, 1, 1, 1, 1),
        alcohol=1,
        chaser=True,
    ),
    Drink(title="Dark Ale", count=_copies(3, 2, 1, 1, 1, 1), alcohol=1),
    Drink(title="Dark Ale with a Chaser", count=_copies(1, 1, 1, 1, 1, 1), alcohol=1, chaser=True),
    Drink(title="Wine", count=_copies(3, 2, 1, 1, 1, 1), alcohol=2),
    Drink(title="Wine with a Chaser", count=_copies(1, 1, 1, 1, 1, 1), alcohol=2, chaser=True),
    Drink(title="Elven Wine", count=_copies(2, 2, 1, 0, 1, 1), alcohol=3),
    Drink(
        title="Elven Wine with a Chaser",
        count=_copies(1, 1, 1, 0, 1, 1),
        alcohol=3,
        chaser=True,
    ),
    Drink(title="Dragon Breath Ale", count=_copies(3, 1, 1, 1, 1, 1), alcohol=4),
    Drink(title="Dirty Dishwater", count=_copies(1, 1, 1, 1, 1, 0), fortitude=-1),
    Drink(title="We're Cutting You Off!", count=_copies(1, 1, 1, 1, 0, 0), alcohol=-1),
    Drink(
        title="Orcish Rotgut",
        count=_copies(1, 1, 1, 0, 1, 1),
        fortitude=-2,
        instead=(Instead("orc", alcohol=2, fortitude=0),),
    ),
    Drink(
        title="Troll Swill",
        count=_copies(1, 1, 1, 1, 1, 1),
        alcohol=1,
        fortitude=-1,
        instead=(Instead("troll", alcohol=2, fortitude=0),),
    ),
    Drink(title="Water", count=_copies(1, 1, 1, 1, 1, 1)),
    Drink(title="Holy Water", count=_copies(1, 1, 1, 1, 1, 0), fortitude=2),
    Drink(title="Wizard's Brew", count=_copies(1, 1, 1, 1, 1, 1), alcohol=2, fortitude=2),
    Drink(title="Mead", count=_copies(0, 1, 1, 1, 0, 0), alcohol=3, mead=True),
    Drink(title="Dwarven Firewater", count=_copies(0, 2, 1, 0, 1, 1), alcohol=4),
    Drink(
        title="Ogre Brew",
        count=_copies(0, 1, 1, 1, 1, 1),
        alcohol=2,
        fortitude=-1,
        instead=(Instead("ogre", alcohol=3, fortitude=0), Instead("half-ogre", alcohol=3, fortitude=0)),
    ),
    Drink(
        title="Gnomish Inspirational Ale",
        count=_copies(0, 0, 1, 1, 1, 0),
        alcohol=2,
        draw=2,
    ),
    Drink(title="Gambler's Grog", count=_copies(0, 0, 1, 1, 0, 0), alcohol=2, coin=(1, 4), provenance=Provenance.HOUSE),
    Drink(
        title="Pixie Punch with a Chaser",
        count=_copies(0, 0, 1, 1, 1, 0),
        alcohol=2,
        chaser=True,
        provenance=Provenance.HOUSE,
    ),
    Drink(title="Pixie Punch", count=_copies(0, 0, 1, 1, 1, 0), alcohol=2, provenance=Provenance.HOUSE),
    Drink(title="Grog", count=_copies(0, 0, 0, 1, 1, 1), alcohol=2, provenance=Provenance.HOUSE),
    Drink(
        title="Grog with a Chaser", count=_copies(0, 0, 0, 1, 1, 1), alcohol=2, chaser=True, provenance=Provenance.HOUSE
    ),
    Drink(title="Shot of Rum", count=_copies(0, 0, 0, 2, 1, 1), alcohol=3, provenance=Provenance.HOUSE),
    Drink(
        title="Shot of Rum with a Chaser",
        count=_copies(0, 0, 0, 1, 0, 1),
        alcohol=3,
        chaser=True,
        provenance=Provenance.HOUSE,
    ),
    Drink(title="Bottle of Rum", count=_copies(0, 0, 0, 1, 0, 0), alcohol=4, provenance=Provenance.HOUSE),
    Drink(title="Rice Wine", count=_copies(0, 0, 0, 0, 1, 0), alcohol=2, provenance=Provenance.HOUSE),
    Drink(title="Pot of Tea", count=_copies(0, 0, 0, 0, 1, 0), alcohol=-1, provenance=Provenance.HOUSE),
    Drink(title="Sauvignon Blech", count=_copies(0, 0, 0, 0, 0, 1), alcohol=3, mead=True),
    Drink(title="Coffee", count=_copies(0, 0, 0, 0, 0, 1), alcohol=-1, house_part=("strength",)),
    Drink(title="Angel Tears", count=_copies(0, 0, 0, 0, 0, 1), fortitude=2),
    Drink(title="Dungeon Runoff", count=_copies(0, 0, 0, 0, 0, 1), fortitude=-1),
    Drink(
        title='"Tomato Juice"',
        count=_copies(0, 0, 0, 0, 0, 1),
        fortitude=-2,
        instead=(Instead("vampire", alcohol=2, fortitude=0),),
    ),
)
_EVENTS: Final = (
    Drink(
        title="Round on the House!",
        count=_copies(2, 2, 1, 1, 1, 0),
        event=(c.CopyForAll(),),
        champions=True,
    ),
    Drink(
        title="Drinking Contest!",
        count=_copies(2, 2, 2, 2, 2, 2),
        event=(c.Contest(),),
        champions=True,
    ),
    Drink(
        title="Fine Ambrosia, Nectar of the Gods",
        count=_copies(0, 1, 1, 1, 1, 1),
        event=(
            c.Change(Stat.ALCOHOL, Who.YOU, 1),
            c.Change(Stat.FORTITUDE, Who.YOU, 4),
            c.Pays(Who.YOU, 2, to_inn=True),
        ),
    ),
    Drink(
        title="The Challenge!",
        count=_copies(0, 1, 1, 1, 1, 1),
        event=(c.Challenge(drinks=2, prize=1),),
        champions=True,
        house_part=("champions",),
    ),
    Drink(
        title="Barroom Brawl!",
        count=_copies(0, 0, 1, 0, 0, 0),
        event=(c.Change(Stat.FORTITUDE, Who.EVERYONE, -2),),
        champions=True,
        provenance=Provenance.HOUSE,
    ),
    Drink(
        title="Monster Attack!",
        count=_copies(0, 0, 1, 0, 0, 0),
        event=(c.LoseOrPay(fortitude=2, gold=1),),
        champions=True,
        provenance=Provenance.HOUSE,
    ),
    Drink(title="A Toast to Villainy!", count=_copies(0, 0, 0, 0, 0, 1), event=(c.CopyForAll(),), champions=True),
    Drink(
        title="The Wench Dares You...",
        count=_copies(0, 0, 0, 0, 0, 1),
        event=(c.Dare(),),
        champions=True,
        house_part=("share", "replaced", "count"),
    ),
)
DRINKS: Final[tuple[Drink, ...]] = (*_DRINKS, *_EVENTS)
