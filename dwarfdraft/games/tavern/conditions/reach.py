"""Whom a card reaches: with one of its effects, as a whole."""

from typing import assert_never

from dwarfdraft.games.tavern.cards import Stat, Who
from dwarfdraft.games.tavern.decks.all import CHARACTERS, is_of_event_deck
from dwarfdraft.games.tavern.effect_rules import rules_of
from dwarfdraft.games.tavern.state.stack import Play
from dwarfdraft.games.tavern.state.state import State


def affects(state: State, play: Play, seat: int, stat: Stat) -> bool:
    """Tell whether a card could directly change what a player has when it resolves (RDI-AFFECT-01, -02).

    What an effect reaches is in its record (`EffectRules.affects`), which asks for no limit (-02): those of
    RDI-AFFECT-03 to -07, which change nothing directly, say `affects_none`.
    """
    if stat is Stat.FORTITUDE and any(hit.seat == seat for hit in play.hits):
        return True
    return any(rules_of(effect).affects(state, play, seat, stat, effect) for effect in play.effects)


def is_among(state: State, play: Play, who: Who, seat: int) -> bool:
    """Tell whether a living player is among those whom an effect of a card is for.

    Others are opponents (RDI-TEAM-49); where a card asks for Champions, all who are not picked are (RDI-TEAM-45). What
    one card of a team does against that: `answers.ignore_card`, `redirecting.reduce` (-49).
    """
    match who:
        case Who.YOU:
            return seat == play.seat
        case Who.PICKED:
            return seat in (play.target, play.second, play.third)
        case Who.OTHERS:
            among = play.champions if play.card is None or play.card.champions else None
            return state.is_opponent(play.seat, seat) and (among is None or seat in among)
        case Who.EVERYONE:
            return _is_asked_for(play, seat)
        case Who.ALSO_PICKED:
            return seat in play.also
        case Who.HEROES:
            return _is_asked_for(play, seat) and not CHARACTERS[state.seats[seat].character].villain
        case Who.VILLAINS:  # of a team, only what the Champion is counts (RDI-TEAM-37)
            return _is_asked_for(play, seat) and CHARACTERS[state.seats[seat].character].villain
        case Who.PICKED_TEAM:
            return state.are_teammates(play.target, seat)
        case Who.PICKED_MATES:
            return state.are_teammates(play.target, seat) and seat != play.target
        case Who.NEGATOR:
            return play.negated_by is not None and seat == play.negated_by.seat
        case Who.IN_ROUND:
            return state.is_opponent(play.seat, seat) and is_inside(state, seat)
        case Who.SOURCE:
            return play.answered is not None and seat == play.answered.seat
        case _:
            assert_never(who)


def reached(state: State, play: Play, who: Who) -> list[int]:
    """Return the living players whom an effect reaches: those who Ignore the card are not among them."""
    return [seat for seat in state.living() if is_among(state, play, who, seat) and seat not in play.ignored]


def third_players(state: State, seat: int, source: int) -> tuple[int, ...]:
    """Return to whom a player may send a loss: opponents other than its source; nobody if only one opponent is left.

    RDI-VRULING-47. So too if that one is not the source, because the source is out (docs/rulings.md). To no teammate:
    these are opponents. What the card does instead: `to_losses._ignores_instead`.
    """
    opponents = sorted(state.opponents(seat))
    return tuple(other for other in opponents if other != source) if len(opponents) > 1 else ()


def _is_asked_for(play: Play, seat: int) -> bool:
    return play.champions is None or seat in play.champions


def met(state: State, play: Play) -> list[int]:
    """Return whom an Event affects, in the order in which they choose: turn order from the active player.

    RDI-DUNGEON-07, -08, RDI-RULING-19. Of an Event deck that is who has revealed it, since the turn ends with it. Each
    chooses alone: `choosing.choose` (-19).
    """
    order = state.living_from(play.seat) if is_of_event_deck(play.card_id) else state.living()
    return [seat for seat in order if play.reaches(seat)]


def is_inside(state: State, seat: int) -> bool:
    """Tell whether a player is in the Round that runs."""
    return state.round is not None and seat in state.round.inside
