"""What would come of what lies on the stack, or of a card, if nobody answered: told on public facts only.

The rules themselves are carried out on a copy of the table whose hidden cards cannot be looked at. Where they would
need one (a Drink to be revealed, a coin) or somebody's choice, what follows of that card is left out: no guesses.
"""

from collections.abc import Iterable
from typing import Final

from dwarfdraft.engine.ask import Ask
from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.cards import Anytime, OwnAction, OwnMove
from dwarfdraft.games.tavern.chapters import gambling, teams
from dwarfdraft.games.tavern.conditions import targeting
from dwarfdraft.games.tavern.conditions.conditions import fitting_modes
from dwarfdraft.games.tavern.decks.all import card_of
from dwarfdraft.games.tavern.effect_rules import Line, line
from dwarfdraft.games.tavern.seen.forecast_lines import by_choice
from dwarfdraft.games.tavern.seen.table_copy import TableCopy
from dwarfdraft.games.tavern.seen.ways import Way, as_played, ways_left, ways_of
from dwarfdraft.games.tavern.state.stack import NONE, PASS, WAIT, Moment, Play, Window
from dwarfdraft.games.tavern.state.state import State

_QUIET: Final = frozenset({Window.PHASE, Window.ROUND_TURN})
MOST_WAYS: Final = 32
"""Ways to play one card that are looked at; with more of them nothing is said."""


def forecast(state: State) -> list[Line]:
    """Return what comes of all that lies on the stack if nobody answers it any more."""
    stack = state.stack
    if not stack or (len(stack) == 1 and _is_quiet(stack[0])):
        return []
    copy = TableCopy(state)
    copy.carry_out()
    return copy.lines()


def previews(state: State, ask: Ask) -> dict[str, list[Line]]:
    """Return, by answer, what each card would do that a seat may play now, if nobody answers it."""
    match ask.kind:
        case "declare":
            moment = state.stack[-1]
            assert isinstance(moment, Moment)
            return _answers(state, ask, moment)
        case "interrupt":
            titles = [title for title in ask.options.legal() if title not in hooks.OFFERS]
            return {title: _card(state, ask.seat, title, Anytime, alone=True) for title in titles}
        case "action":
            titles = [title for title in ask.options.legal() if title != NONE]
            able = teams.acts(state, ask.seat)
            return {
                title: _acting(state, ask.seat, title) if title in able else _card(state, ask.seat, title, OwnAction)
                for title in titles
            }
        case "control":
            titles = [title for title in ask.options.legal() if title != "pass"]
            found = {title: _card(state, ask.seat, title, OwnMove) for title in titles}
            return {"pass": _passing(state, ask.seat), **found}
        case "mode" | "which" | "target":
            return _named(state, ask)
        case _:
            return by_choice(state, ask)


def _answers(state: State, ask: Ask, moment: Moment) -> dict[str, list[Line]]:
    """Return what each card of an open window would change of what comes otherwise."""
    titles = [title for title in ask.options.legal() if title not in (PASS, WAIT, *hooks.OFFERS)]
    if not titles:
        return {}
    base = TableCopy(state)
    base.carry_out()
    found = {}
    for title in titles:
        card_id = targeting.card_in_hand(state, ask.seat, title)
        modes = fitting_modes(state, ask.seat, card_id, moment)
        ways = ways_of(state, ask.seat, card_id, modes, moment)
        found[title] = _common(_difference(base, _with_card(state, ask.seat, card_id, way)) for way in _few(ways))
    return found


def _card(
    state: State, seat: int, title: str, when: type[OwnAction | OwnMove | Anytime], *, alone: bool = False
) -> list[Line]:
    """Return what a card would do that is played as a move, or (`alone`) into somebody's choice."""
    card_id = targeting.card_in_hand(state, seat, title)
    modes = [i for i, mode in enumerate(card_of(card_id).modes) if isinstance(mode.when, when)]

    def lines(way: Way) -> list[Line]:
        copy = TableCopy(state)
        if alone:
            copy.state.stack.clear()
        copy.pay(as_played(copy.state, seat, card_id, way, None))
        copy.carry_out()
        return copy.lines()

    return _common(lines(way) for way in _few(ways_of(state, seat, card_id, modes, None)))


def _acting(state: State, seat: int, card_id: str) -> list[Line]:
    """Return what a card in play would do that acts."""
    modes = [i for i, mode in enumerate(card_of(card_id).modes) if mode.when.IS_ACT]

    def lines(way: Way) -> list[Line]:
        copy = TableCopy(state)
        copy.push(as_played(copy.state, seat, card_id, way, None))
        copy.carry_out()
        return copy.lines()

    return _common(lines(way) for way in _few(ways_of(state, seat, card_id, modes, None)))


def _named(state: State, ask: Ask) -> dict[str, list[Line]]:
    """Return what the card that has been announced would do, by what is named now."""
    announced = state.stack[-1]
    if not isinstance(announced, Play) or announced.card is None:
        return {}
    base = TableCopy(state)
    base.state.stack.pop()
    base.carry_out()
    found = {}
    for value in ask.options.legal():
        ways = _few(list(ways_left(state, announced, ask.kind, value)))
        found[str(value)] = _common(_difference(base, _as_named(state, way)) for way in ways)
    return found


def _passing(state: State, seat: int) -> list[Line]:
    """Return what a pass as a move in a Round brings: the last one ends it."""
    copy = TableCopy(state)
    copy.attempt(gambling.pass_move(copy.table, seat))
    copy.carry_out()
    return copy.lines()


# The ways compared


def _with_card(state: State, seat: int, card_id: str, way: Way) -> TableCopy:
    copy = TableCopy(state)
    about = copy.state.stack[-1]
    assert isinstance(about, Moment)
    copy.pay(as_played(copy.state, seat, card_id, way, about))
    copy.carry_out()
    return copy


def _as_named(state: State, way: Way) -> TableCopy:
    copy = TableCopy(state)
    announced = copy.state.stack.pop()
    assert isinstance(announced, Play)
    copy.push(as_played(copy.state, announced.seat, announced.card_id, way, announced.about))
    copy.carry_out()
    return copy


def _few(ways: list[Way]) -> list[Way]:
    return ways if len(ways) <= MOST_WAYS else []


def _common(lines_of: Iterable[list[Line]]) -> list[Line]:
    """Return what is the same in whichever way the card is played."""
    common: list[Line] | None = None
    for found in lines_of:
        common = found if common is None else [told for told in common if told in found]
        if not common:
            break
    return common or []


def _difference(base: TableCopy, changed: TableCopy) -> list[Line]:
    """Return what a card changes of what would come without it; numbers from now to then."""
    numbers = [
        line(seat, stat, now, then, seat in changed.losers)
        for seat, stat, now, then in (() if changed.is_open else changed.numbers())
        if then != base.number(seat, stat)
    ]
    return numbers + [told for told in changed.words if told not in base.words]


def _is_quiet(frame: Play | Moment) -> bool:
    return isinstance(frame, Moment) and frame.kind in _QUIET
