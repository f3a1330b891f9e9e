"""Potion Tokens: used at any time, with effect at once; nothing answers them (RDI-TEAM-09 to -11)."""

from typing import Final

from dwarfdraft.games.tavern.numbers.changes import change_alcohol, change_fortitude, move_gold
from dwarfdraft.games.tavern.state.stack import INN, Play, Stage
from dwarfdraft.games.tavern.state.state import State, Step
from dwarfdraft.games.tavern.table import TavernTable

FORTITUDE: Final = 6
ALCOHOL: Final = 6
GOLD: Final = 3
USES: Final = ("fortitude", "alcohol", "gold")
_NOBODY_ACTS: Final = frozenset({Step.DEAL, Step.FIRST_FORM, Step.TURN_START, Step.DISCARD, Step.OVER})


def uses(state: State, seat: int) -> tuple[str, ...]:
    """Return for what a player may use a Potion Token of the team now (RDI-TEAM-10, RDI-VRULING-35, -36, -38).

    Where nobody may do anything: `_nobody_may_act`. A token that is partly wasted is one like others; the page warns.
    """
    if not state.options.tokens or not state.is_living(seat) or seat in state.leaving or state.winners is not None:
        return ()
    return USES if state.stats(seat).tokens and not _nobody_may_act(state) else ()


def _nobody_may_act(state: State) -> bool:
    """Tell whether nobody may do anything now (RDI-VRULING-36).

    Nobody may from the first discard to the last draw, nor before a Device Card has what is added to it.
    """
    if not state.stack:
        return state.step in _NOBODY_ACTS
    top = state.stack[-1]
    return isinstance(top, Play) and top.stage is Stage.ANNOUNCED and top.card is not None and top.card.is_alone


def use(table: TavernTable, seat: int, what: str) -> None:
    """Discard a Potion Token for one of its three effects (RDI-TEAM-10); what is declared stays (RDI-VRULING-35).

    When it may be used, and by whom: `uses`. What has been declared is kept by `Match`, unless it may be said no more.
    """
    state = table.state
    stats = state.stats(seat)
    stats.tokens -= 1
    table.emit("token", {"seat": seat, "use": what, "left": stats.tokens}, shows=False)
    match what:
        case "fortitude":
            change_fortitude(table, seat, FORTITUDE, shows=False)
        case "alcohol":
            change_alcohol(table, seat, -ALCOHOL, shows=False)
        case _:
            move_gold(table, INN, seat, GOLD, "token", shows=False)
