"""The Sea Event Deck (RDI 4)."""

from typing import Final

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import EventCard, EventDeck, Stat, Who

_CARDS: Final = (
    EventCard(title="Fair Wind, Full Barrels", count=5, counters=2, effects=(c.DrawCards(1),)),
    EventCard(title="Mugs Across the Floor", count=2, counters=3, effects=(c.DiscardTopDrink(),)),
    EventCard(title="Raiders at the Rail", count=2, counters=4, effects=(c.LoseOrPay(2, 1),)),
    EventCard(title="Merchant Ship", count=2, counters=3, effects=(c.BuyFortitude(1, 2, 2),)),
    EventCard(title="Kraken Attack", count=1, counters=5, effects=(c.Change(Stat.FORTITUDE, Who.EVERYONE, -3),)),
    EventCard(
        title="The Leviathan Turns Over",
        count=1,
        counters=6,
        effects=(c.Change(Stat.FORTITUDE, Who.EVERYONE, -2), c.DiscardCards(2)),
    ),
    EventCard(title="Supper with the Merfolk", count=1, counters=3, effects=(c.EveryoneDrinks(),)),
    EventCard(title="X Was Exactly There", count=1, counters=3, effects=(c.TakeFromInn(Who.EVERYONE, 1),)),
    EventCard(title="Nothing To Do but Pour", count=1, counters=2, effects=(c.PourDrink(),)),
    EventCard(title="Voices off the Reef", count=1, counters=3, effects=(c.RaiseLowest(2),)),
    EventCard(title="Fever Below Deck", count=1, counters=3, effects=(c.LoseOrGain(1, 1),)),
    EventCard(title="The Other Crew Says They Drink Better", count=1, counters=4, effects=(c.Contest(),)),
    EventCard(title="Smoke from the Galley", count=1, counters=3, effects=(c.DiscardCards(2),)),
)
DECK: Final = EventDeck(id="sea", cards=_CARDS, counters=2, counters_beside_another=2)
