"""When a card may be played: asks the rule of its condition, for its player and for teammates."""

from functools import cache, lru_cache

from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.cards import Condition, Mode
from dwarfdraft.games.tavern.cards.why_not import WhyNot
from dwarfdraft.games.tavern.conditions.happened import sheltered
from dwarfdraft.games.tavern.conditions.registry import in_every_window, rules_of
from dwarfdraft.games.tavern.conditions.to_drinks import drinks_of
from dwarfdraft.games.tavern.decks.all import card_of, cards_of
from dwarfdraft.games.tavern.state.options import Options
from dwarfdraft.games.tavern.state.stack import AnyWindow, Moment
from dwarfdraft.games.tavern.state.state import State


def windows_of(condition: Condition) -> frozenset[AnyWindow]:
    """Return the kinds of windows in which a condition can hold at all."""
    found: frozenset[AnyWindow] = rules_of(condition).windows(condition)
    return found


@cache
def answerable(options: Options) -> frozenset[AnyWindow]:
    """Return the windows that some Sometimes Card of the characters could answer (RDI-RULING-01: public grounds).

    What may be answered: `Window`; what always is: `window._ALWAYS_OPEN`.
    """
    return frozenset(
        window
        for seat, character in enumerate(options.characters)
        for card in cards_of(character, boss=seat in options.bosses)
        for mode in card.modes
        if rules_of(mode.when).windows is not in_every_window  # which answers nothing
        for window in windows_of(mode.when)
    )


@cache
def modes_in(card_id: str, window: AnyWindow) -> tuple[int, ...]:
    """Return the texts of a card that can be played in a kind of window."""
    return tuple(i for i, mode in enumerate(card_of(card_id).modes) if window in windows_of(mode.when))


@lru_cache(maxsize=4096)
def answering(cards: tuple[str, ...], window: AnyWindow) -> tuple[str, ...]:
    """Return those cards that have a text for a kind of window; a hand stays the same through many of them."""
    return tuple(card for card in cards if modes_in(card, window))


def fitting_modes(state: State, seat: int, card_id: str, moment: Moment) -> list[int]:
    """Return the texts of a card that a player may play now in answer to an event."""
    modes = modes_in(card_id, moment.kind)
    if not modes or not may_afford(state, seat, card_id):
        return []
    card = card_of(card_id)
    return [i for i in modes if holds(state, seat, card.modes[i], moment)]


def may_afford(state: State, seat: int, card_id: str) -> bool:
    """Tell whether a player has what a card costs to play (RDI-BLOOD-13): `blood.cannot_afford`.

    It is paid in `blood.pay`, and nothing gives it back.
    """
    return not _has_cost(card_id) or cost_lacking(state, seat, card_id) is None


def cost_lacking(state: State, seat: int, card_id: str) -> WhyNot | None:
    """Return what a player lacks of what a card costs to play, None if nothing."""
    return next((lacking for cannot in hooks.cannot_afford if (lacking := cannot(state, seat, card_id))), None)


@cache
def _has_cost(card_id: str) -> bool:
    """Tell whether a card costs something to play: most do not, and this is asked in every window."""
    return any(trait.IS_COST for trait in card_of(card_id).own)


def holds(state: State, seat: int, mode: Mode, moment: Moment) -> bool:
    """Tell whether a text may be played by a player in answer to an event, and has what it needs to pick.

    In a team it is enough that a teammate meets the condition (RDI-TEAM-13), unless it is personal: `_may_meet`.
    """
    if nobody_to_pick(state, seat, mode) is not None:
        return False
    if is_met(state, seat, mode, moment):
        return True
    mates = _may_meet(state, seat, mode, moment)[1:]
    return any(is_met(state, mate, mode, moment) for mate in mates) if mates else False


def nobody_to_pick(state: State, seat: int, mode: Mode) -> WhyNot | None:
    """Say so if a text needs a target and has none: then it may not be played (RDI-RULING-20).

    Only picks of one mechanic can have none (`hooks.PICKS`): of others some opponent always lives. Numbers before
    sentences: `resolving.resolve`; choices with nothing to choose: `choosing.choose`.
    """
    pick = hooks.PICKS.get(mode.pick)
    return None if pick is None or pick.nobody is None or pick.among(state, seat) else pick.nobody


def met_by(state: State, seat: int, mode: Mode, moment: Moment) -> tuple[int, ...]:
    """Return who meets the condition of a text that a player may play: the player first, then teammates."""
    return tuple(of for of in _may_meet(state, seat, mode, moment) if is_met(state, of, mode, moment))


def _may_meet(state: State, seat: int, mode: Mode, moment: Moment) -> tuple[int, ...]:
    """Return whose meeting the condition counts: the player's, and teammates' (`happened.sheltered`).

    Not theirs where it asks for somebody who has not left the Round (`ConditionRules.is_personal`, RDI-TEAM-43).
    """
    if rules_of(mode.when).is_personal:
        return (seat,)
    return sheltered(state, seat, moment)


def is_met(state: State, seat: int, mode: Mode, moment: Moment) -> bool:
    """Tell whether a player meets the condition of a text."""
    met: bool = rules_of(mode.when).is_met(state, seat, mode.when, mode, moment)
    return met


def fitting_drinks(state: State, seat: int, mode: Mode, moment: Moment) -> list[int]:
    """Return which of the revealed Drinks a text may be played on, by their place in the order revealed."""
    those = _may_meet(state, seat, mode, moment)
    return sorted({place for of in those for place in drinks_of(state, of, mode, moment)})


def may_move(state: State, seat: int, when: Condition) -> bool:
    """Tell whether a text may be played as a move by a player whose move it is: whether there is what it asks for."""
    may = rules_of(when).may_move
    return may is not None and may(state, seat, when)
