"""Team Champions: each team chooses who faces what would meet all players (RDI-TEAM-29 to -45)."""

from collections.abc import Generator
from typing import Any

from dwarfdraft.engine.ask import Yielded
from dwarfdraft.engine.game import Rules
from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.chapters import teams
from dwarfdraft.games.tavern.decks.all import card_of, drink_of, is_of_event_deck
from dwarfdraft.games.tavern.effect_rules import Trait, has
from dwarfdraft.games.tavern.state.options import NOBODY
from dwarfdraft.games.tavern.state.stack import Moment, Play, Window
from dwarfdraft.games.tavern.state.state import State
from dwarfdraft.games.tavern.table import TavernTable


def calls(play: Play) -> bool:
    """Tell whether a card or Event that is played or revealed is settled among Champions (RDI-VRULING-41).

    An Event deck always is (RDI-TEAM-39), cards and Drink Events are marked so (`Card.champions`, `Drink.champions`).
    A Round is when it begins (`gambling.start`), not when its card is played (RDI-VRULING-39).
    """
    if play.card is None:
        return is_of_event_deck(play.card_id) or drink_of(play.card_id).champions
    added = (card for lying in hooks.lying_with for card in lying(play))
    asks = play.card.champions or any(card_of(card).champions for card in added)
    return asks and not has(play.mode.effects, Trait.STARTS_ROUND)


def choose(table: TavernTable, play: Play, automatic: int = NOBODY) -> Rules:
    """Have each team choose its Champion, the team whose turn it is first (RDI-VRULING-40: `_parties`).

    `automatic` is the Champion of the own team (RDI-TEAM-30). Then the choice may be answered (RDI-VRULING-104), and
    after that what calls for it: in `playing._go_through`, `events._happen`, `drink_events.happen`; a Round begins in
    `gambling.start` (RDI-VRULING-39). In Boss Versus Boss there is no choice to answer: `to_cards._is_champion_called`.
    """
    state = table.state
    if not state.options.is_team_game:
        return
    found = {state.seats[automatic].party: automatic} if state.is_living(automatic) else {}
    play.champions = frozenset(found.values())
    for party in _parties(state):
        if party not in found:
            found[party] = yield from _champion(table, play, party)
        play.champions = frozenset(found.values())
        told = {"seat": found[party], "card": play.card_id, "automatic": found[party] == automatic}
        table.emit("champion", told)
    yield from table.open_window(Moment(Window.CHAMPIONS, play=play, seats=tuple(found.values())))


def borrow(table: TavernTable, play: Play) -> Rules:
    """A chosen player of another team stands in for the own Champion, or for the Boss (RDI-CARD-14, RDI-VRULING-45).

    If that player is their own team's Champion already, the own team has none, and nobody of it is reached
    (`Play.reaches`): it Ignores the effects. What is asked of a player of the own team the stand-in does (`Play.doer`).
    Without Champions the card or Event is Ignored, by its player alone (RDI-BVB-07). When the card may be played:
    `to_cards._is_champion_called`. Nobody becomes a teammate by it, nor sees a hand: that goes by `Seat.party`.
    """
    state = table.state
    of = play.answered
    if of is None:
        return
    if of.champions is None or play.about is None or play.about.kind is not Window.CHAMPIONS:
        of.ignored.add(play.seat)
        table.emit("ignored", {"seat": play.seat, "card": of.card_id, "of": of.seat, "using": play.card_id})
        return
    about = {"card": play.card_id}
    chosen = yield from table.choose(play.seat, "target", lambda: tuple(sorted(state.opponents(play.seat))), about)
    of_others = frozenset(seat for seat in of.champions if not state.are_teammates(seat, play.seat))
    if chosen is not None:
        of.champions = of_others | {chosen}
        if chosen not in of_others and state.are_teammates(of.seat, play.seat):
            of.stand_in = chosen
        table.emit("champion", {"seat": chosen, "card": of.card_id, "automatic": False})


def _parties(state: State) -> list[int]:
    """Return the teams in turn order from the one whose turn it is (RDI-VRULING-40).

    Who is Champion without choosing: `choose`.
    """
    return list(dict.fromkeys(state.seats[seat].party for seat in state.living()))


def _champion(table: TavernTable, play: Play, party: int) -> Generator[Yielded, Any, int]:
    """Have a team choose; who is not there may be chosen, too (RDI-TEAM-31, -36, -60).

    How a team decides: `teams.team_decision`. Who is not there Ignores it all the same: `redirecting.ignore_all`.
    """
    values = tuple(teams.members(table.state, party))
    about = {"card": play.card_id, "by": play.seat}
    default = teams.voters(table.state, party)[0]
    chosen = yield from teams.team_decision(table, party, "champion", values, about, default)
    assert isinstance(chosen, int)
    return chosen
