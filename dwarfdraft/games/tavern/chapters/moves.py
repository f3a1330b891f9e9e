"""What may be played as a move: an Action in the Action Phase, a card in a Round (RDI-TURN-06, RDI-GAMBLE-06)."""

from typing import Final

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import InsteadOfMove, OwnAction, OwnMove, phrases
from dwarfdraft.games.tavern.cards.phrases import Phrases
from dwarfdraft.games.tavern.cards.when import always_says
from dwarfdraft.games.tavern.cards.why_not import WhyNot
from dwarfdraft.games.tavern.chapters import teams
from dwarfdraft.games.tavern.conditions.conditions import may_afford, may_move
from dwarfdraft.games.tavern.conditions.reasons import NO_ROUND, ROUND_IS_OVER, outside
from dwarfdraft.games.tavern.conditions.registry import ConditionRules, in_no_window, is_never_met
from dwarfdraft.games.tavern.decks.all import card_of
from dwarfdraft.games.tavern.state.stack import Moment, Play
from dwarfdraft.games.tavern.state.state import Phase, State, Step


def moves_in_round(state: State, seat: int) -> dict[str, tuple[str, list[int]]]:
    """Return by title the cards that a player may play as a turn in a Round, each with the texts for it."""
    return _moves(state, seat, OwnMove) | _moves(state, seat, InsteadOfMove)


def actions(state: State, seat: int) -> dict[str, tuple[str, list[int]]]:
    """Return by title the cards that a player may still play as an Action, each with the texts for it."""
    return _moves(state, seat, OwnAction) if teams.actions_left(state, seat) else {}


def _moves(
    state: State, seat: int, kind: type[OwnAction] | type[OwnMove] | type[InsteadOfMove]
) -> dict[str, tuple[str, list[int]]]:
    """Return by title the cards that a player may play as a move of a kind, each with the texts for it."""
    found: dict[str, tuple[str, list[int]]] = {}
    for card_id in state.playable(seat):
        whens = [mode.when for mode in card_of(card_id).modes]
        fitting = [i for i, when in enumerate(whens) if isinstance(when, kind) and may_move(state, seat, when)]
        if fitting and may_afford(state, seat, card_id):
            found.setdefault(card_of(card_id).title, (card_id, fitting))
    return found


# An Action


def no_action(state: State, seat: int, when: OwnAction, moment: Moment | None, lacking: WhyNot | None = None) -> WhyNot:
    """Say why a card may not be played as an Action; `lacking`: what else the text asks for, if it is not there."""
    if not state.are_teammates(seat, state.active):
        return WhyNot("not_your_turn", "RDI-TURN-06")
    if state.round is not None:
        return WhyNot("round_is_on", "RDI-TURN-06")
    if state.phase is not Phase.ACTION:
        return WhyNot("not_action_phase", "RDI-TURN-06")
    if lacking is not None:
        return lacking
    under_way = bool(state.stack) and isinstance(state.stack[0], Play)  # after it the phase goes on
    done = not teams.actions_left(state, seat) or (state.step is Step.ACTION_AFTER and not under_way)
    return WhyNot("action_done" if done else "action_to_come", "RDI-TURN-06")


# A move in a Round


def _may_follow(state: State, seat: int, when: OwnMove) -> bool:
    """Tell whether a card may be played: after Winning Hand! only one that may follow it (RDI-GAMBLE-14, -16).

    Those say so (`OwnMove.after_winning_hand`), Cheating Cards all of them. What binds: `gambling.take_control`.
    """
    return state.round is not None and (when.after_winning_hand or not state.round.bound)


def _says_own_move(when: OwnMove) -> Phrases:
    return phrases.text("tavern.when.own_move.always" if when.after_winning_hand else "tavern.when.own_move.usual")


def _no_move(state: State, seat: int, when: OwnMove | InsteadOfMove, moment: Moment | None) -> WhyNot:
    round_ = state.round
    if round_ is None:
        return NO_ROUND
    if seat not in round_.inside:
        return outside(state, seat)
    if round_.over:
        return ROUND_IS_OVER
    if not may_move(state, seat, when):
        return WhyNot("winning_hand_binds", "RDI-GAMBLE-14")
    return WhyNot("not_your_move", "RDI-GAMBLE-06")


CONDITIONS: Final = (
    ConditionRules(
        c.OwnAction,
        says=always_says("tavern.when.own_action"),
        windows=in_no_window,
        is_met=is_never_met,
        why=no_action,
        may_move=lambda state, seat, when: True,
    ),
    ConditionRules(
        c.OwnMove,
        says=_says_own_move,
        windows=in_no_window,
        is_met=is_never_met,
        why=_no_move,
        may_move=_may_follow,
    ),
    ConditionRules(
        c.InsteadOfMove,
        says=always_says("tavern.when.instead_of_move"),
        windows=in_no_window,
        is_met=is_never_met,
        why=_no_move,
        may_move=lambda state, seat, when: state.round is not None,
    ),
)
