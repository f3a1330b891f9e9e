"""Remy's marks (RDI-MARK-*): at most one a player, open to all, for the rest of the game."""

from typing import Final

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.mechanics.minions import player_of
from dwarfdraft.games.tavern.state.options import NOBODY
from dwarfdraft.games.tavern.state.stack import Hit, Play
from dwarfdraft.games.tavern.state.state import State
from dwarfdraft.games.tavern.table import TavernTable

OWNER: Final = "remy"
"""Who is never marked, and with whom all marks leave the game (RDI-MARK-09)."""


def marked(state: State) -> list[int]:
    """Return the living players who are marked, in seat order."""
    return [seat for seat in sorted(state.living()) if state.seats[seat].marked]


def left(state: State) -> int | None:
    """Return how many marks Remy still has, one for each other player at the start; None without him (RDI-MARK-01)."""
    if not any(player.character == OWNER and not player.out for player in state.seats):
        return None
    return len(state.seats) - 1 - len(marked(state))


def give(table: TavernTable, play: Play) -> None:
    """Those whom a card picks become marked, unless they Ignore it; a second mark does nothing (RDI-MARK-02, -03)."""
    state = table.state
    for seat in map(player_of, (play.target, play.second)):  # a Minion's mark goes to its owner (RDI-MINION-21)
        if seat == NOBODY or seat in play.ignored or not state.is_living(seat):
            continue
        player = state.seats[seat]
        if not player.marked and not _is_spared(state, seat):
            player.marked = True
            table.emit("marked", {"seat": seat, "by": play.seat, "card": play.card_id})


def _is_spared(state: State, seat: int) -> bool:
    """Tell whether a player is never marked: Remy, and his teammates (RDI-MARK-09, RDI-TEAMCHAR-17)."""
    return any(state.seats[other].character == OWNER for other in state.team(seat))


def hand_back(table: TavernTable, seat: int) -> None:
    """Who is out hands the mark back; with Remy all marks go."""
    state = table.state
    leaving = range(len(state.seats)) if state.seats[seat].character == OWNER else (seat,)
    unmarked = [other for other in leaving if state.seats[other].marked]
    for other in unmarked:
        state.seats[other].marked = False
    if unmarked:
        table.emit("unmarked", {"seats": unmarked})


def hits(state: State, play: Play, effect: c.HitMarked | c.HitIfMarked | c.HitAllMarked) -> list[Hit]:
    """Return the losses that a card would bring which asks for marks, as things are."""
    if isinstance(effect, c.HitAllMarked):
        return [Hit(seat, effect.amount) for seat in marked(state)]
    seat = play.target
    if seat == NOBODY:
        return []
    is_marked = state.is_living(seat) and state.seats[seat].marked  # a Minion never is (RDI-MINION-22)
    if isinstance(effect, c.HitIfMarked):
        return [Hit(seat, effect.amount)] if is_marked else []
    return [Hit(seat, effect.marked if is_marked else effect.amount)]
