"""Losses of Fortitude that may be reduced or Ignored as though an Action Card brought them (RDI-EVENT-05).

Nobody has played them: they are not Negated, not redirected, and nobody hits back for them (RDI-VRULING-63).
"""

from dwarfdraft.engine.game import Rules
from dwarfdraft.games.tavern.decks.all import event_of, is_of_event_deck
from dwarfdraft.games.tavern.state.stack import Hit, Moment, Play, Then, Window
from dwarfdraft.games.tavern.table import TavernTable


def is_as_action(play: Play) -> bool:
    """Tell whether an Event's losses count as an Action Card's: settled card by card (RDI-VRULING-62), on each card.

    What answers them are cards whose condition names Action Cards: `to_losses._answers_type`.
    """
    return play.card is None and is_of_event_deck(play.card_id) and event_of(play.card_id).as_action


def answered(table: TavernTable, play: Play, then: Then | None = None) -> Rules:
    """Have the losses that are due answered like an Action Card's (RDI-EVENT-05); `then` is what comes after them.

    Which Events: `is_as_action`, asked by who calls this; also a Scarab's bite (`scarab_bites._bite`). Which cards:
    those that name Action Cards (`to_losses._answers_type`).
    """
    seats = tuple(hit.seat for hit in play.hits if hit.amount and hit.seat not in play.ignored)
    if seats:
        yield from table.open_window(Moment(Window.LOSS, play=play, seats=seats, then=then))


def lose(table: TavernTable, play: Play, losses: dict[int, int], then: Then | None = None) -> Rules:
    """Have players lose Fortitude by an Event at the same moment, after what answers it; `then` comes after it.

    Its losses are answered if they count as an Action Card's (RDI-EVENT-05).
    """
    play.hits = [Hit(seat, amount) for seat, amount in losses.items()]
    if is_as_action(play):
        yield from answered(table, play, then)
    table.take_hits(play)
    play.hits = []
    if then is not None:
        yield from then(table, Moment(Window.LOSS, play=play))
