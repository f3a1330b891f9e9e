"""Side decks of Gear, Potion and Wulfric Cards, each with its discards (RDI-GEAR-01, RDI-POTION-01, RDI-WULFRIC-01)."""

from dwarfdraft.games.tavern.cards import Mood
from dwarfdraft.games.tavern.decks.all import CHARACTERS, owner_of, side_of
from dwarfdraft.games.tavern.mechanics import wulfric
from dwarfdraft.games.tavern.numbers.changes import change_fortitude, move_gold, shuffled
from dwarfdraft.games.tavern.state.options import NOBODY
from dwarfdraft.games.tavern.state.stack import INN
from dwarfdraft.games.tavern.state.state import State
from dwarfdraft.games.tavern.table import TavernTable


def lay_out(table: TavernTable, seat: int) -> None:
    """Shuffle a side deck; turn up the first mood or the first Potion Card (RDI-WULFRIC-02, RDI-POTION-07)."""
    player = table.state.seats[seat]
    character = CHARACTERS[player.character]
    player.piety = character.piety
    if not character.side:
        return
    player.side_deck = shuffled(table, side_of(player.character))
    if character.side_name == "gear":
        return
    first, *rest = player.side_deck
    player.side_deck = tuple(rest)
    if character.side_name == wulfric.SIDE:
        player.side_discard = (first,)
    else:
        player.potions = (first,)


def turn_up(table: TavernTable, seat: int) -> str:
    """Take the top card of a player's side deck; a spent deck is renewed from its discards, but for the mood.

    Empty if every card of it lies in front of somebody.
    """
    player = table.state.seats[seat]
    if not player.side_deck:
        kept = player.side_discard[:1] if wulfric.has_moods(table.state, seat) else ()
        player.side_deck = shuffled(table, player.side_discard[len(kept) :])
        player.side_discard = kept
        table.emit("side_shuffled", {"seat": seat, "count": len(player.side_deck)})
    card = next(iter(player.side_deck), "")
    player.side_deck = player.side_deck[1:]
    return card


def put_by(table: TavernTable, card: str) -> None:
    """Put a card of a side deck on the discards of that deck."""
    state = table.state
    player = state.seats[keeper(state, card)]
    player.side_discard = (card, *player.side_discard)


def keeper(state: State, card: str) -> int:
    """Return the player in whose deck or side deck a card belongs."""
    owner = owner_of(card)
    return next((seat for seat, player in enumerate(state.seats) if player.character == owner), NOBODY)


# Wulfric


def new_mood(table: TavernTable, seat: int) -> None:
    """Reveal and discard the top Wulfric Card: that is the mood now (RDI-WULFRIC-03, -08)."""
    card = turn_up(table, seat)
    put_by(table, card)
    table.emit("mood", {"seat": seat, "card": card})


def begin_turn(table: TavernTable, seat: int) -> None:
    """What a mood does at the start of Kaylin's turn; nothing answers it."""
    card = next(iter(table.state.seats[seat].side_discard), "")
    match wulfric.mood_of(table.state, seat):
        case Mood.CHEWING:
            move_gold(table, seat, INN, 1, "paid", card)
        case Mood.NUZZLING:
            change_fortitude(table, seat, 1, card=card)
        case _:
            pass
