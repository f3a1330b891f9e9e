"""The bites of Scarabs at the end of a turn (RDI-SCARAB-03 to -06)."""

from collections.abc import Generator
from typing import Any

from dwarfdraft.engine.ask import Step
from dwarfdraft.engine.game import Rules
from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.cards import Type
from dwarfdraft.games.tavern.chapters import elimination
from dwarfdraft.games.tavern.chapters.teams import team_decision
from dwarfdraft.games.tavern.decks.amundyr import SCARAB, SCARAB_ID
from dwarfdraft.games.tavern.mechanics.scarabs import SCARABS, give_back, owner
from dwarfdraft.games.tavern.numbers import as_action, redirecting
from dwarfdraft.games.tavern.state.stack import Hit, Play, Stage
from dwarfdraft.games.tavern.table import TavernTable


@hooks.turn_ends.add
def bite(table: TavernTable) -> Rules:
    """Have each player of the team whose turn ends return a Scarab and be bitten (RDI-SCARAB-03, RDI-TEAMCHAR-02).

    Each is a loss of its own; the team chooses the order (RDI-VRULING-69).
    """
    state = table.state
    left = [seat for seat in state.team(state.active) if SCARABS.of(state.seats[seat]) and seat != owner(state)]
    while left and state.winners is None and state.is_living(left[0]):
        seat = yield from _next(table, left)
        left.remove(seat)
        yield from _bite(table, seat)
        yield from elimination.check(table)


def _next(table: TavernTable, seats: list[int]) -> Generator[Step, Any, int]:
    if len(seats) == 1:
        return seats[0]
    party = table.state.seats[seats[0]].party
    chosen = yield from team_decision(table, party, "next_scarab", tuple(seats), {}, seats[0])
    assert isinstance(chosen, int)
    return chosen


def _bite(table: TavernTable, seat: int) -> Rules:
    """A Scarab goes back and its player loses Fortitude, as by an Action Card of Amundyr's (RDI-SCARAB-04 to -06).

    It was not played: nobody Negates it, sends it on or hits back for it (RDI-VRULING-70). Who Ignores everything
    loses nothing (RDI-VRULING-71).
    """
    state = table.state
    give_back(table, seat, 1, SCARAB_ID)
    play = Play(owner(state), SCARAB_ID, SCARAB, SCARAB.modes[0], (Type.ACTION,), target=seat)
    play.hits, play.stage = [Hit(seat, 1)], Stage.PLAYED
    redirecting.ignore_all(state, play)
    state.stack.append(play)
    yield from as_action.answered(table, play)
    play.stage = Stage.RESOLVING
    table.take_hits(play)
    state.stack.pop()
