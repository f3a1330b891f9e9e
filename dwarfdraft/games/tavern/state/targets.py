"""Cards in play as targets: a loss of Fortitude may hit them as it hits players (RDI-MINION-06, -13, -14).

Where the rules expect a seat, such a card is a number from `FIRST` on, which is no living player: so every part of a
card but a loss of Fortitude does nothing to it by itself. On the wire it is the id of its card. Which cards may be hit,
and where they lie, mechanics say (`may_be_hit`).
"""

from collections.abc import Callable
from functools import cache
from typing import Final

from dwarfdraft.games.tavern.cards import Card, Who
from dwarfdraft.games.tavern.decks.all import CHARACTERS, owner_of
from dwarfdraft.games.tavern.state.options import NOBODY
from dwarfdraft.games.tavern.state.own import OwnCards
from dwarfdraft.games.tavern.state.seat import Seat
from dwarfdraft.games.tavern.state.stack import Play
from dwarfdraft.games.tavern.state.state import State

FIRST: Final = 1000
_EACH: Final = 100
"""Numbers for the cards of one seat."""

_PLACES: Final[list[OwnCards]] = []
_IS_SUCH: Final[list[Callable[[Card], bool]]] = []


def may_be_hit(place: OwnCards, is_such: Callable[[Card], bool]) -> None:
    """Have the cards in a place be targets; `is_such` says of each card of a deck whether it may come to lie there."""
    _PLACES.append(place)
    _IS_SUCH.append(is_such)
    _cards.cache_clear()


@cache
def _cards(character: str) -> tuple[str, ...]:
    deck = CHARACTERS[character]
    cards = [card for card in (*deck.cards, *deck.boss) if any(is_such(card) for is_such in _IS_SUCH)]
    return tuple(f"{character}/{card.title}#{n}" for card in cards for n in range(1, card.count + 1))


def is_card(target: int) -> bool:
    """Tell whether a target is a card in play, and no seat."""
    return target >= FIRST


def number_of(state: State, card: str) -> int:
    """Return a card as a target."""
    owner = owner_of(card)
    return FIRST + _EACH * state.options.characters.index(owner) + _cards(owner).index(card)


def player_of(target: int) -> int:
    """Return the seat that a target is, or whose card it is: Scarabs and marks go there (RDI-MINION-18, -21).

    By `scarabs._give_to_reached`, and by `marks.give`, which does nothing to who is marked already.
    """
    return (target - FIRST) // _EACH if is_card(target) else target


def card_at(state: State, target: int) -> str:
    """Return the card that is a target."""
    return _cards(state.seats[player_of(target)].character)[(target - FIRST) % _EACH]


def in_play(player: Seat) -> tuple[str, ...]:
    """Return the cards of a player that may be hit, in the order in which they came."""
    cards: tuple[str, ...] = ()
    for place in _PLACES:
        cards += place.of(player)
    return cards


def is_in_play(state: State, target: int) -> bool:
    """Tell whether a target is a card that is in play."""
    return is_card(target) and card_at(state, target) in in_play(state.seats[player_of(target)])


def is_there(state: State, target: int) -> bool:
    """Tell whether a target is a living player or a card in play."""
    return state.is_living(target) or is_in_play(state, target)


def acting(state: State, play: Play) -> int:
    """Return the card in play that acts by an activation, nobody for a card that is played (RDI-MINION-11).

    So one may hit back at it, or send the loss back to it: `targeting.sources_of`.
    """
    return number_of(state, play.card_id) if play.activation else NOBODY


def against(state: State, seat: int) -> list[int]:
    """Return the cards in play of other parties than a seat's, in the order they came (RDI-VRULING-81).

    Teammates' Minions are not among them, so no card of the team hits or picks them: `met`, `minions.may_be_picked`.
    """
    own = state.seats[seat].party
    return [
        number_of(state, card)
        for player in state.seats
        if player.party != own and not player.out
        for card in in_play(player)
    ]


def met(state: State, play: Play, who: Who) -> list[int]:
    """Return the cards in play that a part of a card is for: those picked, or each one of an opponent (RDI-MINION-10).

    They Ignore Events (RDI-MINION-19). What its owner decides about each one that is hit:
    `minion_wages.decide_for_each`.
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
    """Tell whether a card for all is for a card in play: of one that Champions settle, if its player is one of them."""
    return play.champions is None or player_of(target) in play.champions


def wire(state: State, target: int) -> int | str:
    """Return a target as everybody sees it: a seat as it is, a card as its id."""
    return card_at(state, target) if is_card(target) else target


def read(state: State, target: int | str) -> int:
    """Return a target out of its wire form."""
    return number_of(state, target) if isinstance(target, str) else target
