"""Cards in play as targets: a loss of Fortitude may hit them as it hits players (RDI-MINION-06, -13, -14).

Where the rules expect a seat, such a card is a number from `FIRST` on, which is no living player: so every part of a
card but a loss of Fortitude does nothing to it by itself. On the wire it is the id of its card.
"""

from functools import cache
from typing import Final

from dwarfdraft.games.tavern.cards import Type
from dwarfdraft.games.tavern.decks.all import CHARACTERS, owner_of
from dwarfdraft.games.tavern.state.options import NOBODY
from dwarfdraft.games.tavern.state.own import OwnCards
from dwarfdraft.games.tavern.state.stack import Play
from dwarfdraft.games.tavern.state.state import State

FIRST: Final = 1000
_EACH: Final = 100
"""Numbers for the cards of one seat."""

IN_PLAY: Final = OwnCards("minions", is_open=True, is_side=False)
"""Cards in play that may be hit, in the order in which they came (RDI-MINION-02)."""


@cache
def _cards(character: str) -> tuple[str, ...]:
    deck = CHARACTERS[character]
    cards = [card for card in (*deck.cards, *deck.boss) if Type.MINION in card.types]
    return tuple(f"{character}/{card.title}#{n}" for card in cards for n in range(1, card.count + 1))


def is_card(target: int) -> bool:
    """Tell whether a target is a card in play, and no seat."""
    return target >= FIRST


def number_of(state: State, card: str) -> int:
    """Return a card as a target."""
    owner = owner_of(card)
    return FIRST + _EACH * state.options.characters.index(owner) + _cards(owner).index(card)


def player_of(target: int) -> int:
    """Return the seat that a target is, or whose card it is: marks and the like go there (RDI-MINION-18, -21)."""
    return (target - FIRST) // _EACH if is_card(target) else target


def card_at(state: State, target: int) -> str:
    """Return the card that is a target."""
    return _cards(state.seats[player_of(target)].character)[(target - FIRST) % _EACH]


def is_in_play(state: State, target: int) -> bool:
    """Tell whether a target is a card that is in play."""
    return is_card(target) and card_at(state, target) in IN_PLAY.of(state.seats[player_of(target)])


def is_there(state: State, target: int) -> bool:
    """Tell whether a target is a living player or a card in play."""
    return state.is_living(target) or is_in_play(state, target)


def acting(state: State, play: Play) -> int:
    """Return the card in play that acts by an activation, nobody for a card that is played (RDI-MINION-11)."""
    return number_of(state, play.card_id) if play.activation else NOBODY


def wire(state: State, target: int) -> int | str:
    """Return a target as everybody sees it: a seat as it is, a card as its id."""
    return card_at(state, target) if is_card(target) else target


def read(state: State, target: int | str) -> int:
    """Return a target out of its wire form."""
    return number_of(state, target) if isinstance(target, str) else target
