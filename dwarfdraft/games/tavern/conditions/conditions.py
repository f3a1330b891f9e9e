"""When a card may be played: asks the rule of its condition, for its player and for teammates."""

from functools import cache
from typing import Final

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.cards import Mode, Pick
from dwarfdraft.games.tavern.conditions.registry import CONDITIONS
from dwarfdraft.games.tavern.conditions.to_table import drinks_of
from dwarfdraft.games.tavern.decks.all import card_of, cards_of
from dwarfdraft.games.tavern.state.options import Options
from dwarfdraft.games.tavern.state.stack import Moment, Window
from dwarfdraft.games.tavern.state.state import State

_OF_THE_ROUND: Final = (c.AnotherCheats, c.AnotherWonRound, c.AnotherTakesPot)
"""Conditions on a player's own part in a Round."""


def windows_of(condition: c.Condition) -> frozenset[Window]:
    """Return the kinds of windows in which a condition can hold at all."""
    rules = CONDITIONS.get(type(condition))
    return frozenset() if rules is None else rules.windows(condition)


@cache
def answerable(options: Options) -> frozenset[Window]:
    """Return the windows that some Sometimes Card of the characters could answer (RDI-RULING-01: public grounds)."""
    return frozenset(
        window
        for seat, character in enumerate(options.characters)
        for card in cards_of(character, boss=seat in options.bosses)
        for mode in card.modes
        if not isinstance(mode.when, c.Anytime | c.RoundRuns | c.AnothersDrinkPhase)
        for window in windows_of(mode.when)
    )


@cache
def modes_in(card_id: str, window: Window) -> tuple[int, ...]:
    """Return the texts of a card that can be played in a kind of window."""
    return tuple(i for i, mode in enumerate(card_of(card_id).modes) if window in windows_of(mode.when))


def fitting_modes(state: State, seat: int, card_id: str, moment: Moment) -> list[int]:
    """Return the texts of a card that a player may play now in answer to an event."""
    modes = modes_in(card_id, moment.kind)
    if not modes or not may_afford(state, seat, card_id):
        return []
    card = card_of(card_id)
    return [i for i in modes if holds(state, seat, card.modes[i], moment)]


def may_afford(state: State, seat: int, card_id: str) -> bool:
    """Tell whether a player has what a card costs to play."""
    if not _has_cost(card_id):
        return True
    return all(can(state, seat, card_id) for can in hooks.can_afford)


@cache
def _has_cost(card_id: str) -> bool:
    """Tell whether a card costs something to play: most do not, and this is asked in every window."""
    return any(trait.IS_COST for trait in card_of(card_id).own)


def holds(state: State, seat: int, mode: Mode, moment: Moment) -> bool:
    """Tell whether a text may be played by a player in answer to an event, and has what it needs to pick.

    In a team it is enough that a teammate meets the condition (RDI-TEAM-13).
    """
    if mode.pick is Pick.MARKED and not hooks.PICKS[mode.pick](state, seat):
        return False  # a card that needs a target may not be played without one (RDI-RULING-20)
    if is_met(state, seat, mode, moment):
        return True
    mates = _may_meet(state, seat, mode, moment)[1:]
    return any(is_met(state, mate, mode, moment) for mate in mates) if mates else False


def met_by(state: State, seat: int, mode: Mode, moment: Moment) -> tuple[int, ...]:
    """Return who meets the condition of a text that a player may play: the player first, then teammates."""
    return tuple(of for of in _may_meet(state, seat, mode, moment) if is_met(state, of, mode, moment))


def _may_meet(state: State, seat: int, mode: Mode, moment: Moment) -> tuple[int, ...]:
    """Return whose meeting the condition counts: nobody but oneself has not left a Round (RDI-TEAM-43)."""
    if isinstance(mode.when, _OF_THE_ROUND):
        return (seat,)
    return state.sheltered(seat, moment.play)


def is_met(state: State, seat: int, mode: Mode, moment: Moment) -> bool:
    """Tell whether a player meets the condition of a text."""
    rules = CONDITIONS.get(type(mode.when))
    return rules is not None and rules.is_met(state, seat, mode.when, mode, moment)


def fitting_drinks(state: State, seat: int, mode: Mode, moment: Moment) -> list[int]:
    """Return which of the revealed Drinks a text may be played on, by their place in the order revealed."""
    sheltered = _may_meet(state, seat, mode, moment)
    return sorted({place for of in sheltered for place in drinks_of(state, of, mode, moment)})


def may_act(state: State, seat: int, when: c.OwnAction) -> bool:
    """Tell whether an Action has what it asks for."""
    return all(has(state, seat, when) for has in hooks.has_for_action)


def may_move(state: State, when: c.OwnMove | c.InsteadOfMove) -> bool:
    """Tell whether a text may be played as a move: after Winning Hand! only one that may follow it (RDI-GAMBLE-14)."""
    follows = isinstance(when, c.InsteadOfMove) or when.after_winning_hand
    return state.round is not None and (follows or not state.round.bound)
