"""The Drink Deck: taken from, paid for anew, renewed (RDI-DRINK-01 to -04, RDI-BAR-*)."""

from collections.abc import Generator
from typing import Any

from dwarfdraft.engine.ask import Yielded
from dwarfdraft.engine.game import Rules
from dwarfdraft.games.tavern.chapters import payments
from dwarfdraft.games.tavern.decks.drinks import DECK_SIZE
from dwarfdraft.games.tavern.numbers.changes import forget, shuffled
from dwarfdraft.games.tavern.state.stack import INN, Due
from dwarfdraft.games.tavern.state.state import State
from dwarfdraft.games.tavern.table import TavernTable


def take(table: TavernTable, pile: int | None) -> Generator[Yielded, Any, str | None]:
    """Take the top card of a player's Drink Me! Pile or of the Drink Deck and lay it open; None if there is none.

    When the last card leaves the Drink Deck, everybody pays for a new one at once (RDI-DRINK-03): `renew`.
    """
    state = table.state
    source = state.drink_deck if pile is None else state.seats[pile].pile
    if not source:
        return None
    card, *rest = source
    state.revealed = (*state.revealed, card)
    if pile is not None:
        state.seats[pile].pile = tuple(rest)
        return card
    state.drink_deck = tuple(rest)
    if not rest:
        yield from renew(table)
    return card


def renew(table: TavernTable) -> Rules:
    """The end of the Drink Deck: everybody pays, then there is a new one (RDI-DRINK-01 to -04, RDI-BAR-03 to -05).

    As soon as the last card leaves: `take`, `drinks.order_for` call it. Who pays: `_payers`; of which cards the new one
    is: `_new_drink_deck`.
    """
    state = table.state
    state.refilling = True
    table.emit("drinks_out", {})
    dues = [Due(seat, 1, INN) for seat in _payers(state)]
    yield from payments.pay(table, dues, None, is_refill=True)
    state.refilling = False
    state.refills += 1
    _new_drink_deck(table)


def _payers(state: State) -> list[int]:
    """Return who pays for a new Drink Deck: one of each team, if possible one who is there (RDI-TEAM-28).

    Without teams everybody does, who is away too (docs/rulings.md on RDI-WULFRIC-07; what else being away is:
    `State.is_shut`).
    """
    payers: dict[int, int] = {}
    for seat in sorted(state.living(), key=state.is_shut):
        payers.setdefault(state.seats[seat].party, seat)
    return [seat for seat in state.living() if seat in payers.values()]


def _new_drink_deck(table: TavernTable) -> None:
    """Make the Drink Deck of the next 30 cards of the Bar Deck (RDI-BAR-04), or without one of the discards.

    If the Bar Deck has too few, the discards are added to it (RDI-RULING-52). If there is no card at all, there is no
    Drink Deck until `put_away` has one for it (RDI-RULING-46). Until then `take` finds nothing, and nothing is ordered
    (`drinks.order`, `turn._order`).
    """
    state = table.state
    has_bar = len(state.options.drinks) > 1
    forget(state, state.drink_discard)
    if not has_bar:
        state.drink_deck, state.drink_discard = shuffled(table, state.drink_discard), ()
    else:
        cards = state.bar_deck
        if len(cards) < DECK_SIZE and state.drink_discard:
            cards += shuffled(table, state.drink_discard)
            state.drink_discard = ()
        state.drink_deck, state.bar_deck = cards[:DECK_SIZE], cards[DECK_SIZE:]
        if not state.bar_deck:  # it has run out in doing so (RDI-BAR-05)
            state.bar_deck, state.drink_discard = shuffled(table, state.drink_discard), ()
    if state.drink_deck:
        table.emit("drinks_renewed", {"count": len(state.drink_deck)})


def put_away(table: TavernTable, cards: tuple[str, ...]) -> None:
    """Put Drink Cards on the discards in the order given: that in which they were revealed (RDI-RULING-49).

    Of several that are drunk together `drinks.drink_together` sees to that; unrevealed ones of a Pile come top first.
    An empty Drink Deck that has been paid for is made of them at once (RDI-RULING-46). Until then: `_new_drink_deck`.
    """
    state = table.state
    state.revealed = tuple(card for card in state.revealed if card not in cards)
    state.drink_discard = (*reversed(cards), *state.drink_discard)
    if not state.drink_deck and not state.refilling and state.drink_discard:
        _new_drink_deck(table)
