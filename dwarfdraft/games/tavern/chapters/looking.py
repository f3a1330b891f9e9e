"""Looking at cards that lie hidden: what was seen is remembered as `Seat.seen` until it is shuffled.

Nobody interrupts a player who looks at cards: they are in that player's hands (docs/rulings.md).
"""

from collections.abc import Generator
from typing import Any

from dwarfdraft.engine.ask import Yielded
from dwarfdraft.engine.game import Rules
from dwarfdraft.games.tavern.chapters import drinks, teams
from dwarfdraft.games.tavern.state.stack import Play
from dwarfdraft.games.tavern.state.state import Phase
from dwarfdraft.games.tavern.table import TavernTable


def remember(table: TavernTable, seat: int, cards: tuple[str, ...]) -> None:
    """A player has seen cards that stay hidden from the others."""
    player = table.state.seats[seat]
    player.seen += tuple(card for card in cards if card not in player.seen)


def look_at_hand(table: TavernTable, play: Play) -> None:
    """Look at the picked player's hand."""
    state = table.state
    if play.target in play.ignored or not state.is_living(play.target):
        return
    hand = tuple(sorted(state.seats[play.target].hand))
    remember(table, play.seat, hand)
    table.emit(
        "looked_at_hand",
        {"seat": play.seat, "of": play.target, "card": play.card_id},
        {play.seat: {"cards": list(hand)}},
    )


def _look_at_deck(table: TavernTable, play: Play, count: int, seats: list[int]) -> int:
    """Have players look at the top of the Drink Deck; return how many cards there are to see."""
    top = table.state.drink_deck[:count]
    if top:
        for seat in seats:
            remember(table, seat, top)
        told = {"seat": play.seat, "count": len(top), "card": play.card_id}
        table.emit("looked_at_deck", told, {seat: {"cards": list(top)} for seat in seats})
    return len(top)


def reorder(table: TavernTable, play: Play, count: int) -> Rules:
    """Look at the top of the Drink Deck and put it back in any order: the next to the top is named first."""
    state = table.state
    seen = _look_at_deck(table, play, count, [play.seat])
    for place in range(seen - 1):
        values = tuple(range(place, seen))
        about = {"card": play.card_id, "place": place}
        chosen: int = yield from table.decide(play.seat, "next_drink", values, about)
        state.drink_deck = _moved(state.drink_deck, chosen, place)
    if seen:
        table.emit("reordered", {"seat": play.seat, "count": seen, "card": play.card_id})


def order_more(table: TavernTable, play: Play, count: int) -> Generator[Yielded, Any, list[int]]:
    """Order more Drinks, and return who gets one and does not Ignore the card, as often as they do.

    Who Ignores it gets the Drinks all the same, but nothing else (RDI-DRINK-16). If the team has foreseen its Drinks in
    this Phase (`foresee`), these are looked at as well (RDI-TEAMCHAR-20). The rest of the rule: `foresee`,
    `order_seen`.
    """
    state = table.state
    met: list[int] = []
    if state.has_foreseen and state.are_teammates(play.seat, state.active) and state.phase is Phase.ORDER:
        met = yield from order_seen(table, play, count)
    else:
        for _ in range(count):
            to = yield from drinks.order(table, play.seat, play.card_id)
            met += [] if to is None else [to]
    return [seat for seat in met if seat not in play.ignored]


def foresee(table: TavernTable, play: Play, count: int) -> Rules:
    """Order more Drinks together with the usual ones, a team's too; all ordered in this Phase are seen.

    Who plays the card places them (RDI-TEAMCHAR-20, RDI-VRULING-17), in `order_seen`; so `turn._order` orders nothing
    more (RDI-TURN-09), and what other cards order is looked at, too: `order_more` (`State.has_foreseen`).
    """
    table.state.has_foreseen = True
    yield from order_seen(table, play, count + teams.drinks_to_order(table.state))


def order_seen(table: TavernTable, play: Play, left: int) -> Generator[Yielded, Any, list[int]]:
    """Order so many Drinks, which the team looks at before they are placed, and return who gets them (RDI-TEAMCHAR-20).

    If the Drink Deck runs out meanwhile, all pay (`drinks.order_for`), and the new one is looked at for what is still
    to be ordered. Who is out by then orders nothing more (RDI-RULING-25). When, and that they go to opponents alone:
    `foresee`, `drinks.others`; what else being out is: `elimination._go_out`.
    """
    state = table.state
    seat = play.seat
    met = []
    while left and state.drink_deck and state.is_living(seat) and state.winners is None:
        for seen in range(_look_at_deck(table, play, left, state.team(seat)), 0, -1):
            about = {"card": play.card_id}
            chosen: int = yield from table.decide(seat, "next_drink", tuple(range(seen)), about)
            state.drink_deck = _moved(state.drink_deck, chosen, 0)
            to: int = yield from table.decide(seat, "order", drinks.others(state, seat), about)
            left -= 1
            yield from drinks.order_for(table, seat, to, play.card_id)
            met.append(to)
    return met


def _moved(cards: tuple[str, ...], place: int, to: int) -> tuple[str, ...]:
    """Return the cards with the one at a place moved up to another place."""
    return (*cards[:to], cards[place], *cards[to:place], *cards[place + 1 :])
