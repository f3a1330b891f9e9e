"""Side decks of Gear, Potion and Wulfric Cards, each with its discards (RDI-GEAR-01, RDI-POTION-01, RDI-WULFRIC-01)."""

from typing import Final

from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.cards import InForce
from dwarfdraft.games.tavern.decks.all import CHARACTERS, card_of, owner_of, side_of
from dwarfdraft.games.tavern.numbers.changes import shuffled
from dwarfdraft.games.tavern.state.options import NOBODY
from dwarfdraft.games.tavern.state.own import OwnCards
from dwarfdraft.games.tavern.state.seat import Seat
from dwarfdraft.games.tavern.state.state import State
from dwarfdraft.games.tavern.table import TavernTable

SIDE_DECK: Final = OwnCards("side_deck", is_open=False, is_side=True)
"""Top first; nobody knows its order."""
SIDE_DISCARD: Final = OwnCards("side_discard", is_open=True, is_side=True)
"""Top first. Of Wulfric Cards the top one is in force (RDI-WULFRIC-08)."""


@hooks.lay_out.add
def lay_out(table: TavernTable, seat: int) -> None:
    """Shuffle a side deck."""
    player = table.state.seats[seat]
    if CHARACTERS[player.character].side:
        SIDE_DECK.put(player, shuffled(table, side_of(player.character)))


def has_deck(player: Seat, name: str) -> bool:
    """Tell whether a player has the side deck of this name."""
    return CHARACTERS[player.character].side_name == name


def turn_up(table: TavernTable, seat: int) -> str:
    """Take the top card of a player's side deck; a spent deck is renewed from its discards, but for the mood.

    Empty if every card of it lies in front of somebody.
    """
    player = table.state.seats[seat]
    if not SIDE_DECK.of(player):
        kept = SIDE_DISCARD.of(player)[: _is_in_force(player)]
        SIDE_DECK.put(player, shuffled(table, SIDE_DISCARD.of(player)[len(kept) :]))
        SIDE_DISCARD.put(player, kept)
        table.emit("side_shuffled", {"seat": seat, "count": len(SIDE_DECK.of(player))})
    card = next(iter(SIDE_DECK.of(player)), "")
    SIDE_DECK.put(player, SIDE_DECK.of(player)[1:])
    return card


def _is_in_force(player: Seat) -> bool:
    """Tell whether the top card of the discards is in force: it is not shuffled."""
    top = next(iter(SIDE_DISCARD.of(player)), "")
    return bool(top) and any(isinstance(effect, InForce) for effect in card_of(top).modes[0].effects)


def put_by(table: TavernTable, card: str) -> None:
    """Put a card of a side deck on the discards of that deck."""
    state = table.state
    player = state.seats[keeper(state, card)]
    SIDE_DISCARD.put(player, (card, *SIDE_DISCARD.of(player)))


def keeper(state: State, card: str) -> int:
    """Return the player in whose deck or side deck a card belongs."""
    owner = owner_of(card)
    return next((seat for seat, player in enumerate(state.seats) if player.character == owner), NOBODY)
