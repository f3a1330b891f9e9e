"""The ways in which a card may be played that a forecast looks at: its text, Drink and targets."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from dwarfdraft.games.tavern.cards import Mode, Pick
from dwarfdraft.games.tavern.conditions import targeting
from dwarfdraft.games.tavern.conditions.conditions import fitting_drinks
from dwarfdraft.games.tavern.decks.all import card_of
from dwarfdraft.games.tavern.state.options import NOBODY
from dwarfdraft.games.tavern.state.stack import NONE, Moment, Play
from dwarfdraft.games.tavern.state.state import State
from dwarfdraft.games.tavern.state.targets import read


class Way:
    """One way to play a card: its text, Drink and target."""

    __slots__ = ("drink", "mode", "second", "target", "third")

    def __init__(self, mode: int, drink: int | None, target: int, second: int = NOBODY, third: int = NOBODY) -> None:
        self.mode = mode
        self.drink = drink
        self.target = target
        self.second = second
        self.third = third


def ways_of(state: State, seat: int, card_id: str, modes: Iterable[int], moment: Moment | None) -> list[Way]:
    """Return all ways to play a card for one of some texts."""
    card = card_of(card_id)
    found = []
    for mode in modes:
        play = Play(seat, card_id, card, card.modes[mode], card.types, moment)
        which = _drinks_for(state, play)
        found += [Way(mode, drink, *targets) for drink in which for targets in _targets(state, play)]
    return found


def _targets(state: State, play: Play) -> list[tuple[int, ...]]:
    """Return whom a card could pick: one, or three together."""
    able = targeting.targets(state, play)
    if play.mode.pick is Pick.THREE:
        return list(combinations(able, min(len(able), 3)))
    return [(target,) for target in able or (NOBODY,)]


def _drinks_for(state: State, play: Play) -> Sequence[int | None]:
    moment = play.about
    if moment is None or not moment.drinks:
        return (None,)
    return fitting_drinks(state, play.seat, play.mode, moment) or (None,)


def ways_left(state: State, play: Play, kind: str, value: int | str) -> Iterator[Way]:
    """Yield the ways that an announced card still has once this value is named."""
    assert play.card is not None
    named = play.card.modes.index(play.mode)
    drink = None if play.drink is None or play.about is None else play.about.drinks.index(play.drink)
    if value == NONE:
        yield Way(named, drink, play.target)
        return
    if kind == "target":
        picked = read(state, value)
        first, second = (play.target, NOBODY) if play.target != NOBODY else (picked, NOBODY)
        if play.second != NOBODY:
            yield Way(named, drink, first, play.second, picked)
        else:
            yield Way(named, drink, first, picked if first != picked else second)
        return
    assert isinstance(value, int)
    match kind:
        case "which":
            yield from (Way(named, value, target) for target in targeting.targets(state, play) or (NOBODY,))
        case _:
            yield from ways_of(state, play.seat, play.card_id, (value,), play.about)


def as_played(state: State, seat: int, card_id: str, way: Way, about: Moment | None) -> Play:
    """Return a card as it lies on the stack when it is played in one way."""
    card = card_of(card_id)
    mode: Mode = card.modes[way.mode]
    play = Play(
        seat, card_id, card, mode, targeting.types_as_played(card, mode), about, way.target, way.second, way.third
    )
    play.activation = mode.when.IS_ACT
    if way.drink is not None and about is not None:
        play.drink = about.drinks[way.drink]
    play.behalf = targeting.behalf_of(state, play)
    return play
