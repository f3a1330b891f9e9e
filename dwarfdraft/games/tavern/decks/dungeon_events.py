"""The Dungeon Event Deck (RDI 6)."""

from typing import Final

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import EventCard, EventDeck, Provenance, Stat, Who

_CARDS: Final = (
    EventCard(
        title="Cave-in!",
        count=2,
        counters=3,
        effects=(c.Pays(Who.EVERYONE, 1, to_inn=True), c.DiscardTopDrink()),
        provenance=Provenance.DOCUMENTED,
        house_part=("count",),
    ),
    EventCard(
        title="Feats of Heroism",
        count=1,
        counters=3,
        effects=(c.Change(Stat.FORTITUDE, Who.VILLAINS, -1), c.Change(Stat.ALCOHOL, Who.HEROES, 1)),
        as_action=True,
        provenance=Provenance.DOCUMENTED,
        house_part=("as_action", "counters", "count"),
    ),
    EventCard(title="A Contest of Wills", count=1, counters=4, effects=(c.BidFortitude(1),)),
    EventCard(title="The Price of Power", count=1, counters=4, effects=(c.BidGold(2),), as_action=True),
    EventCard(
        title="A Costly Cure",
        count=1,
        counters=3,
        effects=(c.PayMost(3),),
        provenance=Provenance.DOCUMENTED,
        house_part=("cured", "ties", "counters", "count"),
    ),
    EventCard(
        title="Drink or Meet Your Doom",
        count=1,
        counters=3,
        effects=(c.DiscardOrDrink(3),),
        provenance=Provenance.DOCUMENTED,
        house_part=("from_drink_deck", "drink_events", "counters", "count"),
    ),
    EventCard(
        title='Drinks with "Friends"',
        count=2,
        counters=3,
        effects=(c.CopyForAll(),),
        provenance=Provenance.DOCUMENTED,
        house_part=("kind_of_event", "drink_events", "copies", "counters", "count"),
    ),
    EventCard(
        title="Leftover Loot",
        count=1,
        counters=3,
        effects=(c.OpenChest(2, 2),),
        as_action=True,
        provenance=Provenance.DOCUMENTED,
        house_part=("results", "as_action", "counters", "count"),
    ),
    EventCard(
        title="Staring Contest",
        count=1,
        counters=4,
        effects=(c.LoseOrStone(2),),
        as_action=True,
        provenance=Provenance.DOCUMENTED,
        house_part=("first_mode", "skipped_phase", "how_long", "as_action", "counters", "count"),
    ),
    EventCard(title="Who Let All These Kobolds In?", count=2, counters=3, effects=(c.LoseOrPay(2, 1),), as_action=True),
    EventCard(
        title="Sneers from the Dark Corner",
        count=1,
        counters=3,
        effects=(c.Change(Stat.FORTITUDE, Who.HEROES, -1), c.Change(Stat.ALCOHOL, Who.VILLAINS, 1)),
        as_action=True,
    ),
    EventCard(title="Glowing Mushroom Stew", count=3, counters=2, effects=(c.Change(Stat.FORTITUDE, Who.EVERYONE, 2),)),
    EventCard(title="Something Slimy Dripped on the Cards", count=1, counters=3, effects=(c.DiscardCards(2),)),
    EventCard(title="The Deep Tax Is Due", count=1, counters=4, effects=(c.TaxGold(8, 2, 1),)),
    EventCard(title="Somebody Pushed the Lever", count=1, counters=5, effects=(c.BlameMost(3, 2),), as_action=True),
)
DECK: Final = EventDeck(id="dungeon", cards=_CARDS, counters=2, counters_beside_another=3)
