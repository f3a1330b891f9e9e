"""Hands that lie open until a turn of whoever had them laid open (RDI-CARD-44)."""

from dwarfdraft.games.tavern.numbers.changes import show
from dwarfdraft.games.tavern.state.options import NOBODY
from dwarfdraft.games.tavern.state.stack import Play
from dwarfdraft.games.tavern.table import TavernTable


def open_hand(table: TavernTable, play: Play) -> None:
    """The picked player's hand lies open, what comes to it too, until the next turn of the card's player (RDI-CARD-44).

    It concerns that player alone, no teammate (RDI-VRULING-99).
    """
    state = table.state
    if state.is_living(play.target) and play.target not in play.ignored:
        player = state.seats[play.target]
        player.open_by = play.seat
        show(state, player.hand)
        table.emit(
            "hand_opened", {"seat": play.target, "by": play.seat, "cards": sorted(player.hand), "card": play.card_id}
        )


def close_hands(table: TavernTable, by: list[int]) -> None:
    """Hands that these players have laid open are hidden again."""
    for seat, player in enumerate(table.state.seats):
        if player.open_by in by:
            player.open_by = NOBODY
            table.emit("hand_closed", {"seat": seat})
