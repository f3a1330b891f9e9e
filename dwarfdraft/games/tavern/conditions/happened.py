"""What has happened to a player, or to a teammate, and may be answered (RDI-RULING-23, -55, RDI-TEAM-12)."""

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.numbers.changes import NEWS
from dwarfdraft.games.tavern.state.stack import Happening, Hurt, Moment, Window
from dwarfdraft.games.tavern.state.state import State
from dwarfdraft.games.tavern.state.targets import is_in_play


def sources_to_hit_back(state: State, seat: int, moment: Moment) -> list[int]:
    """Return whom a player may hit back at now, or the card in play that did it (RDI-RULING-55, RDI-MINION-11).

    Only for what is really lost, at an opponent in the game: `hurts_of`; in a last chance (RDI-RULING-23) too. Sending
    back: `targeting.sources_of` (-11).
    """
    hurts = hurts_to_answer(state, seat, moment)
    did = {hurt.actor for hurt in hurts if is_in_play(state, hurt.actor)}
    return sorted({hurt.source for hurt in hurts} | did)


def hurts_to_answer(state: State, seat: int, moment: Moment) -> list[Hurt]:
    """Return the losses, also of teammates (RDI-TEAM-13), that a player may hit back for now: `hurts_of` each."""
    hurts = [hurt for of in sheltered(state, seat, moment) for hurt in hurts_of(state, of, moment)]
    return [hurt for hurt in hurts if hurt.seat == seat or not hurt.unaided]


def sheltered(state: State, seat: int, moment: Moment) -> tuple[int, ...]:
    """Return for whom a player may answer an event: `State.sheltered`.

    In a last chance, in which losses by several cards may be answered, for no teammate who has lost by one that
    teammates may not answer alone (RDI-VRULING-98).
    """
    those = state.sheltered(seat, moment.play)
    if moment.kind is not Window.ABOUT_TO_LOSE:
        return those
    return tuple(of for of in those if of == seat or not _is_left_alone(state, of, moment))


def _is_left_alone(state: State, seat: int, moment: Moment) -> bool:
    hurts = hurts_of(state, seat, moment)
    return bool(hurts) and all(hurt.unaided for hurt in hurts)


def hurts_of(state: State, seat: int, moment: Moment) -> list[Hurt]:
    """Return the losses of a player that may be hit back for now (RDI-RULING-55).

    What was really lost stands in `Hurt` (`resolving.numbers`). In a last chance those since the last look count, if
    the player is about to lose (RDI-RULING-23). Not if a card was played to defend (docs/rulings.md). What else a last
    chance is: `elimination.check`.
    """
    hurts = (state.hurts if seat in moment.seats else ()) if moment.kind is Window.ABOUT_TO_LOSE else moment.hurts
    mine = [hurt for hurt in hurts if hurt.seat == seat and not hurt.defended]
    return [hurt for hurt in mine if state.is_opponent(seat, hurt.source) and state.is_living(hurt.source)]


def news_for(state: State, seat: int, when: c.Condition, moment: Moment) -> list[Happening]:
    """Return what has just happened to a player, or to a teammate, that a card of this condition answers."""
    return [happening for of in state.sheltered(seat) for happening in news_of(of, when, moment)]


def news_of(seat: int, when: c.Condition, moment: Moment) -> list[Happening]:
    """Return what has just happened to a player that a card of this condition answers."""
    news = NEWS.get(type(when))
    return [happening for happening in moment.happened if happening.seat == seat and happening.news is news]
