"""Side decks, each with its discards (RDI-SETUP-10): what their cards do, other mechanics say."""

from typing import Any, Final

from dwarfdraft.games.naming import BadName
from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.cards import SideDeck
from dwarfdraft.games.tavern.decks.all import CHARACTERS, card_of, is_side, side_of
from dwarfdraft.games.tavern.hooks import AtSeat
from dwarfdraft.games.tavern.numbers.changes import shuffled
from dwarfdraft.games.tavern.state import written
from dwarfdraft.games.tavern.state.own import OwnCards
from dwarfdraft.games.tavern.state.seat import Seat
from dwarfdraft.games.tavern.state.stack import Play
from dwarfdraft.games.tavern.state.state import State
from dwarfdraft.games.tavern.table import TavernTable

SIDE_DECK: Final = OwnCards("side_deck", is_open=False, is_side=True)
"""Top first; nobody knows its order."""
SIDE_DISCARD: Final = OwnCards("side_discard", is_open=True, is_side=True)
"""Top first."""


@hooks.lay_out.add
def lay_out(table: TavernTable, seat: int) -> None:
    """Shuffle a side deck (RDI-SETUP-10); it lies apart from the Character Deck, and has its own discards."""
    player = table.state.seats[seat]
    if SideDeck.of(CHARACTERS[player.character]) is not None:
        SIDE_DECK.put(player, shuffled(table, side_of(player.character)))


def has_deck(player: Seat, name: str) -> bool:
    """Tell whether a player has the side deck of this name."""
    deck = SideDeck.of(CHARACTERS[player.character])
    return deck is not None and deck.name == name


def turn_up(table: TavernTable, seat: int) -> str:
    """Take the top card of a player's side deck; a spent deck is renewed from its discards, but for a card in force.

    In force is Wulfric's mood (RDI-WULFRIC-08). Empty if every card of it lies in front of somebody. Which mood that
    is: `wulfric.mood_of`.
    """
    player = table.state.seats[seat]
    if not SIDE_DECK.of(player):
        deck = SideDeck.of(CHARACTERS[player.character])
        kept = SIDE_DISCARD.of(player)[:1] if deck is not None and deck.is_top_in_force else ()
        SIDE_DECK.put(player, shuffled(table, SIDE_DISCARD.of(player)[len(kept) :]))
        SIDE_DISCARD.put(player, kept)
        table.emit("side_shuffled", {"seat": seat, "count": len(SIDE_DECK.of(player))})
    card = next(iter(SIDE_DECK.of(player)), "")
    SIDE_DECK.put(player, SIDE_DECK.of(player)[1:])
    return card


@hooks.put_by.add
def put_by_played(table: TavernTable, play: Play) -> bool:
    """A card of a side deck goes to the discards of that deck."""
    if not is_side(play.card_id) or play.stays:
        return False
    put_by(table, play.card_id)
    return True


def put_by(table: TavernTable, card: str) -> None:
    """Put a card of a side deck on the discards of that deck."""
    state = table.state
    player = state.seats[state.seat_of(card)]
    SIDE_DISCARD.put(player, (card, *SIDE_DISCARD.of(player)))


# What is told


class SideShuffled(AtSeat):
    """The discards of the side deck are that deck again."""

    count: int


hooks.EVENTS["side_shuffled"] = SideShuffled


# What is seen and written


@hooks.seen_at_seat.add
def seen(state: State, seat: int) -> dict[str, Any]:
    """How many cards a side deck has, and its discards."""
    player = state.seats[seat]
    return {"side_deck": len(SIDE_DECK.of(player)), "side_discard": list(SIDE_DISCARD.of(player))}


hooks.ROWS["side_discards"] = SIDE_DISCARD
hooks.SETUP_KEYS.append("side_decks")


@hooks.set_up.add
def set_up(state: State, setup: dict[str, Any]) -> None:
    """Lay the named cards on top of side decks and on their discards; the top one of these may be in force."""
    tops, discards = (written.rows(state, setup, key) for key in ("side_decks", "side_discards"))
    for seat, player in enumerate(state.seats):
        if discards[seat]:
            SIDE_DECK.put(player, (*SIDE_DECK.of(player), *SIDE_DISCARD.of(player)))
            SIDE_DISCARD.put(player, take_by_title(state, discards[seat], f"side_discards of seat {seat}"))
    for seat, player in enumerate(state.seats):
        top = take_by_title(state, tops[seat], f"side_decks of seat {seat}")
        SIDE_DECK.put(player, (*top, *SIDE_DECK.of(player)))


def take_by_title(state: State, titles: list[Any], where: str) -> tuple[str, ...]:
    """Take cards by title out of whichever side deck at the table has them. Raises `BadName`."""
    taken = []
    for title in titles:
        owner = next(
            (player for player in state.seats if any(card_of(card).title == title for card in SIDE_DECK.of(player))),
            None,
        )
        if owner is None:
            raise BadName(f"{where}: no side deck has a card {title!r} left")
        rest = list(SIDE_DECK.of(owner))
        taken.append(written.take(rest, title, where))
        SIDE_DECK.put(owner, tuple(rest))
    return tuple(taken)
