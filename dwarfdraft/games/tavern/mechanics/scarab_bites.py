"""The bites of Scarabs at the end of a turn (RDI-SCARAB-03 to -06)."""

from collections.abc import Generator
from typing import Any, Final

from dwarfdraft.engine.ask import Yielded
from dwarfdraft.engine.game import Rules
from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.cards import Mode, Type
from dwarfdraft.games.tavern.cards.when import always_says
from dwarfdraft.games.tavern.chapters import elimination
from dwarfdraft.games.tavern.chapters.teams import team_decision
from dwarfdraft.games.tavern.conditions.registry import AlsoMet, ConditionRules, because, in_windows, nobody_plays
from dwarfdraft.games.tavern.conditions.to_losses import may_meet, moves_loss
from dwarfdraft.games.tavern.decks.amundyr import SCARAB, SCARAB_ID
from dwarfdraft.games.tavern.mechanics.scarabs import SCARABS, give_back, owner
from dwarfdraft.games.tavern.numbers import as_action, redirecting
from dwarfdraft.games.tavern.state.stack import Hit, Moment, Play, Stage, Window
from dwarfdraft.games.tavern.state.state import State
from dwarfdraft.games.tavern.table import TavernTable


@hooks.turn_ends.add
def bite(table: TavernTable) -> Rules:
    """Have each player of the team whose turn ends return a Scarab and be bitten (RDI-SCARAB-03, RDI-TEAMCHAR-02).

    Each is a loss of its own (`_bite`); the team chooses the order (`_next`: RDI-VRULING-69). One Scarab a turn: called
    once, in `turn._end_turn`. Amundyr never has any: `scarabs.give`.
    """
    state = table.state
    left = [seat for seat in state.team(state.active) if SCARABS.of(state.seats[seat]) and seat != owner(state)]
    while left and state.winners is None and state.is_living(left[0]):
        seat = yield from _next(table, left)
        left.remove(seat)
        yield from _bite(table, seat)
        yield from elimination.check(table)


def _next(table: TavernTable, seats: list[int]) -> Generator[Yielded, Any, int]:
    if len(seats) == 1:
        return seats[0]
    party = table.state.seats[seats[0]].party
    chosen = yield from team_decision(table, party, "next_scarab", tuple(seats), {}, seats[0])
    assert isinstance(chosen, int)
    return chosen


def _bite(table: TavernTable, seat: int) -> Rules:
    """A Scarab goes back and its player loses Fortitude, as by an Action Card of Amundyr's (RDI-SCARAB-04 to -06).

    It was not played: nobody Negates it, sends it on or hits back for it (RDI-VRULING-70), since it has no window but
    `LOSS` (`as_action.answered`); which cards fit say `_is_bitten` and `to_losses`. Who Ignores everything loses
    nothing (RDI-VRULING-71).
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


# What is written

hooks.ASKS_SEAT.add("next_scarab")


# Conditions


def _is_biting_opponent(state: State, seat: int, when: c.ScarabBites, mode: Mode, moment: Moment) -> bool:
    """The condition of "They do not care about your shield": a Scarab is about to bite an opponent.

    The bite, one a turn (RDI-SCARAB-03): `bite`, `_bite`; what makes the loss sure: `scarabs.make_sure`.
    """
    play = moment.play
    return play is not None and play.card is not None and play.card.token and state.is_opponent(seat, play.target)


def _is_bitten(state: State, seat: int, when: c.LosingFortitude, mode: Mode, moment: Moment) -> bool:
    """A bite may be reduced or Ignored (RDI-SCARAB-04), not sent on (RDI-SCARAB-06) nor shared (RDI-VRULING-70).

    A Scarab is a card of Amundyr's. The other losses that nobody has played are an Event's, which is met only by cards
    that name Action Cards (RDI-EVENT-05). Nobody hits back for it, and nobody Negates it: `_bite`.
    """
    play = moment.play
    if play is None or play.card is None or moves_loss(state, seat, play, mode):
        return False
    return may_meet(state, seat, when, mode, play)


CONDITIONS: Final = (
    ConditionRules(
        c.ScarabBites,
        says=always_says("tavern.when.scarab_bites"),
        windows=in_windows(Window.LOSS),
        is_met=_is_biting_opponent,
        why=because("no_scarab_bites", "RDI-SCARAB-03"),
    ),
    nobody_plays(c.TurnEnds, always_says("tavern.when.turn_ends")),
)
ALSO_MET: Final = (AlsoMet(c.LosingFortitude, Window.LOSS, _is_bitten),)
