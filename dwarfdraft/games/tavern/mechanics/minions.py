"""Torglesnarf's Minions in play: what they are as targets, when they may act, what they do for him (RDI-MINION-*).

Where the rules expect a seat, a Minion is a number from `FIRST` on, which is no living player: every part of a card but
a loss of Fortitude does nothing to it by itself (RDI-MINION-13, -14). On the wire it is the id of its card.
"""

from functools import cache
from typing import Final

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Mode, Pick, Stat, Type, Who
from dwarfdraft.games.tavern.decks.all import CHARACTERS, card_of, owner_of
from dwarfdraft.games.tavern.state.options import NOBODY
from dwarfdraft.games.tavern.state.stack import MINIONS, Play
from dwarfdraft.games.tavern.state.state import State

FIRST: Final = MINIONS
_EACH: Final = 100
"""Numbers for the Minions of one seat."""


# Minions as targets


@cache
def _cards(character: str) -> tuple[str, ...]:
    deck = CHARACTERS[character]
    cards = [card for card in (*deck.cards, *deck.boss) if Type.MINION in card.types]
    return tuple(f"{character}/{card.title}#{n}" for card in cards for n in range(1, card.count + 1))


def is_minion(target: int) -> bool:
    """Tell whether a target is a Minion, and no seat."""
    return target >= FIRST


def number_of(state: State, card: str) -> int:
    """Return a Minion as a target."""
    owner = owner_of(card)
    return FIRST + _EACH * state.options.characters.index(owner) + _cards(owner).index(card)


def player_of(target: int) -> int:
    """Return the seat that a target is, or whose Minion it is: marks and the like go there (RDI-MINION-18, -21)."""
    return (target - FIRST) // _EACH if is_minion(target) else target


def card_of_minion(state: State, target: int) -> str:
    """Return the card of a Minion."""
    return _cards(state.seats[player_of(target)].character)[(target - FIRST) % _EACH]


def is_in_play(state: State, target: int) -> bool:
    """Tell whether a target is a Minion that is in play."""
    return is_minion(target) and card_of_minion(state, target) in state.seats[player_of(target)].minions


def acting(state: State, play: Play) -> int:
    """Return the Minion that acts by an activation, nobody for a card that is played (RDI-MINION-11)."""
    return number_of(state, play.card_id) if play.activation else NOBODY


def is_there(state: State, target: int) -> bool:
    """Tell whether a target is a living player or a Minion in play."""
    return state.is_living(target) or is_in_play(state, target)


def wire(state: State, target: int) -> int | str:
    """Return a target as everybody sees it: a seat as it is, a Minion as the id of its card."""
    return card_of_minion(state, target) if is_minion(target) else target


def read(state: State, target: int | str) -> int:
    """Return a target out of its wire form."""
    return number_of(state, target) if isinstance(target, str) else target


def against(state: State, seat: int) -> list[int]:
    """Return the Minions in play of other parties than a seat's, in the order they came (RDI-VRULING-81)."""
    own = state.seats[seat].party
    return [
        number_of(state, card)
        for player in state.seats
        if player.party != own and not player.out
        for card in player.minions
    ]


def may_be_picked(state: State, play: Play) -> list[int]:
    """Return the Minions that a card may pick besides players: for its Fortitude loss alone (RDI-MINION-06)."""
    return against(state, play.seat) if play.mode.pick in _PICKS and strikes(play.mode) else []


_PICKS: Final = frozenset({Pick.ANYBODY, Pick.ANOTHER, Pick.THIRD, Pick.TWO, Pick.ONE_OR_TWO, Pick.THREE})


@cache
def strikes(mode: Mode) -> bool:
    """Tell whether a text has the picked player lose Fortitude, or redirects a loss."""
    return any(_strikes(effect) for effect in mode.effects)


def _strikes(effect: c.Effect) -> bool:
    match effect:
        case c.Change(Stat.FORTITUDE, who, amount):
            return amount < 0 and who in (Who.PICKED, Who.ALSO_PICKED)
        case c.ByPiety(_, low, high):
            return _strikes(low) or _strikes(high)
        case c.HitMarked() | c.Redirect() | c.RedirectAll() | c.HitEachOfTeam() | c.PayOrLose():
            return True
        case _:
            return False


def met(state: State, play: Play, who: Who) -> list[int]:
    """Return the Minions that a part of a card is for: those picked, or each one of an opponent (RDI-MINION-10).

    Minions Ignore Events (RDI-MINION-19).
    """
    match who:
        case Who.PICKED:
            return [target for target in (play.target, play.second, play.third) if is_in_play(state, target)]
        case Who.ALSO_PICKED:
            return [target for target in play.also if is_in_play(state, target)]
        case Who.OTHERS | Who.EVERYONE if play.card is not None:
            return [target for target in against(state, play.seat) if _takes_part(play, target)]
        case _:
            return []


def _takes_part(play: Play, target: int) -> bool:
    """Tell whether a card for all is for a Minion: of one that Champions settle, if its owner is one of them."""
    return play.champions is None or player_of(target) in play.champions


# Minions that act


def activation_of(card: str) -> int | None:
    """Return which text of a Minion is what it does when activated, None if it works all the time."""
    modes = card_of(card).modes
    return next((i for i, mode in enumerate(modes) if isinstance(mode.when, c.Activation)), None)


def ready(state: State, seat: int) -> tuple[str, ...]:
    """Return the Minions that a player may activate now: each once in an Action Phase (RDI-MINION-03, -04).

    A Round that the Action has begun is part of it: nobody is activated in it.
    """
    if state.round is not None or state.is_shut(seat) or state.seats[seat].stone:
        return ()
    able = [card for card in state.seats[seat].minions if activation_of(card) is not None]
    return tuple(card for card in able if not has_acted(state, card))


def has_acted(state: State, card: str) -> bool:
    """Tell whether a Minion may act no more in this Action Phase."""
    return state.activated.count(card) > state.encores


# Cards that work while they are in play


def _working(state: State, seat: int) -> list[tuple[str, c.Effect]]:
    player = state.seats[seat]
    return [
        (card, effect)
        for card in player.minions + player.kept
        for mode in card_of(card).modes
        if isinstance(mode.when, c.InPlay)
        for effect in mode.effects
    ]


def loss(state: State, seat: int, amount: int, source: int) -> int:
    """Return how much Fortitude a player loses by a card: another player's takes less (RDI-MINION-03)."""
    if amount <= 0 or source < 0 or state.seats[source].party == state.seats[seat].party:
        return amount
    less = sum(effect.amount for _, effect in _working(state, seat) if isinstance(effect, c.LessLoss))
    return max(amount - less, 0)


def drunk(state: State, seat: int, alcohol: int) -> int:
    """Return how much Alcohol Content a Drink of so much gives a player; the Drink itself is unchanged."""
    less = sum(effect.amount for _, effect in _working(state, seat) if isinstance(effect, c.LessAlcohol))
    return max(alcohol - less, 0) if alcohol > 0 else alcohol


def inn_pays_first(state: State, seat: int) -> int:
    """Return how many Gold of a payment the Inn takes over: one, however many cards say so (RDI-CARD-06)."""
    return int(any(isinstance(effect, c.InnPaysFirst) for _, effect in _working(state, seat)))


def wages_of(state: State, seat: int, card: str) -> int:
    """Return the Wages of a Minion of a player, in play or to be hired (RDI-MINION-05, -08, RDI-VRULING-79)."""
    wages = card_of(card).wages
    less = sum(
        effect.amount for other, effect in _working(state, seat) if isinstance(effect, c.LessWages) and other != card
    )
    wages = max(wages - less, min(wages, 1))
    return max(wages - inn_pays_first(state, seat), 0)


def to_hire(state: State, seat: int) -> tuple[str, ...]:
    """Return the Minions among a player's discards whose Wages there is Gold for."""
    player = state.seats[seat]
    gold = state.stats(seat).gold
    minions = [card for card in player.discard if Type.MINION in card_of(card).types]
    return tuple(card for card in minions if wages_of(state, seat, card) <= gold)
