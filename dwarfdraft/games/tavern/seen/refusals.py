"""Why a card of a hand may not be played now: the condition that does not hold, as a key with the rule behind it.

Whether it may be played is asked of `conditions` and of the decision that is open; here its refusal is only explained.
"""

from typing import Any, Final, TypeAlias

from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.cards import Mode
from dwarfdraft.games.tavern.cards.why_not import WhyNot
from dwarfdraft.games.tavern.chapters.moves import actions, moves_in_round
from dwarfdraft.games.tavern.conditions.conditions import cost_lacking, holds, is_met, nobody_to_pick, windows_of
from dwarfdraft.games.tavern.conditions.happened import sheltered
from dwarfdraft.games.tavern.conditions.reasons import BETWEEN
from dwarfdraft.games.tavern.conditions.registry import rules_of
from dwarfdraft.games.tavern.decks.all import card_of
from dwarfdraft.games.tavern.state.stack import Moment, Window
from dwarfdraft.games.tavern.state.state import Phase, State, Step
from dwarfdraft.games.tavern.timing.choosing import anytime_titles
from dwarfdraft.games.tavern.timing.window import titles_for

Whys: TypeAlias = dict[str, dict[str, Any]]
"""By title: `{"key", "data", "rule"}`, the key of a sentence `why.<key>` in the catalogues."""


_DISCARDING: Final = WhyNot("discarding", "RDI-TURN-03")
_OTHERS_SPEAK: Final = WhyNot("others_speak", "RDI-RULING-05")
_AWAY: Final = WhyNot("you_are_away", "RDI-WULFRIC-07")
_CHOOSING: Final = WhyNot("choosing", "RDI-RULING-15")


def why_not(state: State, seat: int, asked: str) -> Whys:
    """Return why cards may not be played by a seat that is asked something."""
    match asked:
        case "declare":
            moment = state.stack[-1]
            assert isinstance(moment, Moment)
            return _whys(state, seat, set(titles_for(state, seat, moment)), moment)
        case "action":
            return _whys(state, seat, set(actions(state, seat)), None)
        case "control":
            return _whys(state, seat, set(moves_in_round(state, seat)), None)
        case "interrupt":
            return _whys(state, seat, set(anytime_titles(state, seat)), None)
        case "discard":
            return {}
        case "form" if state.phase is Phase.DISCARD:
            return {title: _DISCARDING.to_json() for title in _titles(state, seat)}
        case _:
            return {title: _CHOOSING.to_json() for title in _titles(state, seat)}


def why_waiting(state: State, seat: int) -> Whys:
    """Return why cards may not be played by a seat that is asked nothing.

    In a window all are asked; only when those who wait have to speak openly the others are not (RDI-RULING-05):
    `window._waiting`.
    """
    if not state.is_living(seat) or state.winners is not None:
        return {}
    if state.is_shut(seat):
        return {title: _AWAY.to_json() for title in _titles(state, seat)}
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Moment):
        fitting = [title for title in titles_for(state, seat, top) if title not in hooks.OFFERS]
        return {title: _OTHERS_SPEAK.to_json() for title in fitting} | _whys(state, seat, set(fitting), top)
    if state.step is Step.DISCARD:
        return {title: _DISCARDING.to_json() for title in _titles(state, seat)}
    return _whys(state, seat, set(), None)


def _titles(state: State, seat: int) -> list[str]:
    return list(dict.fromkeys(card_of(card).title for card in state.playable(seat)))


def _whys(state: State, seat: int, legal: set[str], moment: Moment | None) -> Whys:
    cards = {card_of(card).title: card for card in reversed(state.playable(seat))}
    return {
        title: _why(state, seat, card_id, moment).to_json()
        for title, card_id in reversed(cards.items())
        if title not in legal
    }


def _why(state: State, seat: int, card_id: str, moment: Moment | None) -> WhyNot:
    """Return what is in the way of a card: of several texts, of the one that fits best."""
    lacking = cost_lacking(state, seat, card_id)
    if lacking is not None:
        return lacking
    modes = card_of(card_id).modes
    if moment is None and any(_is_loose(state, seat, mode) for mode in modes):
        return BETWEEN
    fitting = [mode for mode in modes if moment is not None and moment.kind in windows_of(mode.when)]
    return _reason(state, seat, (fitting or list(modes))[0], moment)


def _is_loose(state: State, seat: int, mode: Mode) -> bool:
    """Tell whether a text could be played in a pause that waits for a move."""
    return Window.PHASE in windows_of(mode.when) and holds(state, seat, mode, Moment(Window.PHASE))


def _reason(state: State, seat: int, mode: Mode, moment: Moment | None) -> WhyNot:
    nobody = nobody_to_pick(state, seat, mode)
    if nobody is not None:
        return nobody
    if _is_left_alone(state, seat, mode, moment):
        return WhyNot("teammates_may_not_help", "RDI-VRULING-98")
    reason: WhyNot = rules_of(mode.when).why(state, seat, mode.when, moment)
    return reason


def _is_left_alone(state: State, seat: int, mode: Mode, moment: Moment | None) -> bool:
    """Tell whether a teammate meets a condition whom nobody may defend now (RDI-VRULING-98).

    Whom teammates may defend: `happened.sheltered`.
    """
    if moment is None or moment.kind not in windows_of(mode.when):
        return False
    alone = [mate for mate in state.teammates(seat) if mate not in sheltered(state, seat, moment)]
    return any(is_met(state, mate, mode, moment) for mate in alone)
