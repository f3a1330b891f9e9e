"""The windows for what has just happened to Gold and Alcohol Content; of lost Fortitude see `effects/resolving.py`."""

from dwarfdraft.engine.game import Rules
from dwarfdraft.games.tavern.state.stack import Moment, Window
from dwarfdraft.games.tavern.table import TavernTable


def answered(table: TavernTable, since: int = 0) -> Rules:
    """Have what has happened since answered in one window, when it has been carried out in full (RDI-RULING-17).

    `since`: how much had been noted before and belongs to what is still being carried out. What is noted:
    `changes.note`; of lost Fortitude: `resolving.suffered`. Where a card is interrupted: `payments.pay`,
    `choosing.choose`, `drinks.drink_together`.
    """
    state = table.state
    news, state.happened = state.happened[since:], state.happened[:since]
    if news and state.winners is None:
        seats = tuple(dict.fromkeys(happening.seat for happening in news))
        yield from table.open_window(Moment(Window.HAPPENED, seats=seats, happened=news))
