"""Potion Cards: one lies open before Phrenk, who may sell it; it is played like a hand card (RDI-POTION-*)."""

from dwarfdraft.engine.ask import OneOf
from dwarfdraft.engine.game import Rules
from dwarfdraft.games.tavern.decks.all import CHARACTERS, card_of
from dwarfdraft.games.tavern.mechanics import side_decks
from dwarfdraft.games.tavern.numbers.changes import move_gold
from dwarfdraft.games.tavern.state.state import State
from dwarfdraft.games.tavern.table import TavernTable

SELL = "sell"
"""Declared instead of a card: the own Potion Card is offered."""


def has_potions(state: State, seat: int) -> bool:
    """Tell whether a player has the Potion Deck."""
    return CHARACTERS[state.seats[seat].character].side_name == "potion"


def reveal(table: TavernTable, seat: int) -> Rules:
    """Reveal the top Potion Card and keep it or the present one; nobody may do anything (RDI-POTION-02, -07)."""
    state = table.state
    player = state.seats[seat]
    new = side_decks.turn_up(table, seat)
    if not new:
        return
    state.declined = ()
    table.emit("potion", {"seat": seat, "card": new})
    old = next(iter(player.potions), "")
    # Both lie open while the player chooses.
    player.potions = (new, *player.potions)
    if not old:
        return
    titles = tuple(dict.fromkeys((card_of(old).title, card_of(new).title)))
    kept = titles[0]
    if len(titles) > 1 and seat not in state.leaving:
        about = {"card": new, "cards": [old, new]}
        kept = yield table.ask(seat, "potion", OneOf(titles), about, titles[0])
    gone = new if kept == card_of(old).title else old
    player.potions = tuple(card for card in player.potions if card != gone)
    side_decks.put_by(table, gone)
    table.emit("potion_kept", {"seat": seat, "card": player.potions[0], "discarded": gone})


def buyers(state: State, seat: int) -> tuple[int, ...]:
    """Return to whom a player may offer the Potion Card: who has its price and has not declined (RDI-POTION-03).

    To no teammate (RDI-TEAMCHAR-15).
    """
    player = state.seats[seat]
    if not player.potions or not has_potions(state, seat):
        return ()
    price = card_of(player.potions[0]).price
    return tuple(
        other
        for other in sorted(state.asked())
        if state.is_opponent(seat, other) and other not in state.declined and state.stats(other).gold >= price
    )


def offer(table: TavernTable, seat: int) -> Rules:
    """Offer the Potion Card to one player, who accepts or declines; it is no card, and nothing answers it."""
    state = table.state
    player = state.seats[seat]
    able = buyers(state, seat)
    card = player.potions[0]
    price = card_of(card).price
    about = {"card": card, "price": price, "by": seat}
    table.emit("potion_for_sale", {"seat": seat, "card": card, "price": price})
    buyer = able[0]
    if len(able) > 1:
        buyer = yield table.ask(seat, "buyer", OneOf(able), about, able[0])
    table.emit("potion_offered", {"seat": seat, "to": buyer, "card": card, "price": price})
    said = yield table.ask(buyer, "buy", OneOf(("yes", "no")), about, "no")
    if said == "yes":
        move_gold(table, buyer, seat, price, "sold", card)
        player.potions = player.potions[1:]
        state.seats[buyer].potions += (card,)
        table.emit("potion_sold", {"seat": seat, "to": buyer, "card": card, "price": price})
    else:
        state.declined = (*state.declined, buyer)
        table.emit("potion_declined", {"seat": buyer, "card": card})


def discard_all(table: TavernTable, seat: int) -> None:
    """The Potion Cards of a player who is out are discarded; those sold stay in play (RDI-POTION-07)."""
    player = table.state.seats[seat]
    cards, player.potions = player.potions, ()
    for card in cards:
        side_decks.put_by(table, card)
