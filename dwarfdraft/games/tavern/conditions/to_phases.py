"""Conditions that hold at a point of the turn, whatever has happened."""

from typing import Final

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Mode, phrases
from dwarfdraft.games.tavern.cards.phrases import Phrases
from dwarfdraft.games.tavern.cards.when import always_says
from dwarfdraft.games.tavern.cards.why_not import WhyNot
from dwarfdraft.games.tavern.conditions.reasons import BETWEEN
from dwarfdraft.games.tavern.conditions.registry import ConditionRules, in_every_window, in_windows
from dwarfdraft.games.tavern.state.stack import Moment, Window
from dwarfdraft.games.tavern.state.state import Phase, State, Step


def may_play_anytime(state: State, seat: int, when: c.Anytime) -> bool:
    """Tell whether an Anytime Card has what it asks for: less Gold than there are players left (RDI-CARD-18).

    Who is out is not counted, in teams each player is. Only where the card says so (`Anytime.poorer`).
    """
    return not when.poorer or state.stats(seat).gold < len(state.living())


def _says_anytime(when: c.Anytime) -> Phrases:
    return phrases.text("tavern.when.anytime.poorer" if when.poorer else "tavern.when.anytime")


def _not_anytime(state: State, seat: int, when: c.Anytime, moment: Moment | None) -> WhyNot:
    return BETWEEN if may_play_anytime(state, seat, when) else WhyNot("gold_enough", "RDI-CARD-18")


def _is_own_order(state: State, seat: int, when: c.OwnOrder, mode: Mode, moment: Moment) -> bool:
    """It is the own Order Phase, or the moment before it, if nothing was foreseen."""
    if not state.are_teammates(seat, state.active):
        return False
    if when.before:
        return state.step is Step.ORDER_BEFORE and not state.has_foreseen
    return state.phase is Phase.ORDER


def _says_own_order(when: c.OwnOrder) -> Phrases:
    return phrases.text("tavern.when.own_order.before" if when.before else "tavern.when.own_order.usual")


def _no_order(state: State, seat: int, when: c.OwnOrder, moment: Moment | None) -> WhyNot:
    is_own = when.before and state.are_teammates(seat, state.active) and state.phase is Phase.ORDER
    return WhyNot("order_is_made" if is_own else "not_own_order", "RDI-DRINK-15")


def _is_anothers_drink_phase(state: State, seat: int, when: c.AnothersDrinkPhase, mode: Mode, moment: Moment) -> bool:
    """It is the Drink Phase of an opponent: what comes at the very end of the turn is not in it (RDI-SEA-04).

    What comes there: `turn._end_turn`, `events.move_on`.
    """
    is_drink_phase = state.phase is Phase.DRINK and state.step is not Step.TURN_END
    return is_drink_phase and state.is_opponent(seat, state.active) and state.is_living(state.active)


def _no_drink_phase(state: State, seat: int, when: c.AnothersDrinkPhase, moment: Moment | None) -> WhyNot:
    is_own = state.phase is Phase.DRINK and state.are_teammates(seat, state.active)
    return WhyNot("own_drink_phase" if is_own else "no_drink_phase", "RDI-SOMETIMES-01")


CONDITIONS: Final = (
    ConditionRules(
        c.Anytime,
        says=_says_anytime,
        windows=in_every_window,
        is_met=lambda state, seat, when, mode, moment: may_play_anytime(state, seat, when),
        why=_not_anytime,
    ),
    ConditionRules(
        c.OwnOrder,
        says=_says_own_order,
        windows=in_windows(Window.PHASE, Window.ABOUT_TO_LOSE),
        is_met=_is_own_order,
        why=_no_order,
    ),
    ConditionRules(
        c.AnothersDrinkPhase,
        says=always_says("tavern.when.anothers_drink_phase"),
        windows=in_every_window,
        is_met=_is_anothers_drink_phase,
        why=_no_drink_phase,
    ),
)
