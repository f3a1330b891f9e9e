"""What each kind of event of the tavern says, beside its number and kind (docs/protocol.md).

Kinds that only a mechanic has are declared with it (`hooks.EVENTS`). A card is that which did it, empty if a rule did;
what a seat alone may know, teammates too, need not be there.
"""

from typing import Final

from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.seen.event_shapes import cards, decks, drinks, gambling, numbers, people

EVENTS: Final[dict[str, type]] = {
    **people.EVENTS,
    **cards.EVENTS,
    **numbers.EVENTS,
    **gambling.EVENTS,
    **drinks.EVENTS,
    **decks.EVENTS,
    **hooks.EVENTS,
}
"""By kind what an event says."""
