"""What the players of a team decide together (RDI-VRULING-01 to -03)."""

from collections.abc import Generator
from typing import Any

from dwarfdraft.engine.ask import Agreed, Ask, OneOf, Poll, Step, Value
from dwarfdraft.games.tavern.changes import TavernTable
from dwarfdraft.games.tavern.state import State


def members(state: State, party: int) -> list[int]:
    """Return the players in the game who are on a team, in seat order."""
    return [seat for seat, player in enumerate(state.seats) if player.party == party and not player.out]


def voters(state: State, party: int) -> list[int]:
    """Return who is asked what a team decides: those who are there, or all if none is (RDI-VRULING-20)."""
    team = members(state, party)
    there = set(state.asked())
    return [seat for seat in team if seat in there] or team


def team_decision(
    table: TavernTable,
    party: int,
    kind: str,
    values: tuple[Value, ...],
    about: dict[str, Any],
    default: Value,
) -> Generator[Step, Any, Value]:
    """Have a team decide, and return what it has decided.

    Each player of it may propose, and propose something else, until all agree or the question is closed by
    `Match.close`. A player who is alone decides; of one value nothing is asked.
    """
    state = table.state
    seats = voters(state, party)
    if len(values) == 1 or not seats or state.winners is not None:
        return values[0]
    if len(seats) == 1:
        return (yield table.ask(seats[0], kind, OneOf(values), about, default))
    ask_id = table.new_question() % kind
    told = {**about, "team": party}
    asks = tuple(Ask(ask_id, seat, kind, OneOf(values), told, default) for seat in seats)
    agreed: Agreed = yield Poll(asks, closes="told", together=True)
    table.emit(
        "team_decided",
        {
            "party": party,
            "kind": kind,
            "value": agreed.value,
            "by": agreed.by,
            "closed_by": agreed.closed_by,
        },
    )
    return agreed.value
