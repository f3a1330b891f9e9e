"""The drinking rules (DDD-SIP-*). Nothing in the game depends on them."""

from dwarfdraft.games.draft.cards import CARDS, Kind
from dwarfdraft.games.draft.dice import DraftTable
from dwarfdraft.games.draft.state import Lay, Place


def sip_for_revealed(table: DraftTable, seat: int, card: str) -> None:
    """Call for the drinks of a card that is revealed before a seat, also by Cheater (DDD-SIP-01 to -04).

    For a Seeing Double that is moved there later see `sip_for_moved`.
    """
    state = table.state
    if not state.options.drinking:
        return
    dwarf, kind = CARDS[card]
    if kind is Kind.DRINK:  # DDD-SIP-01, A Drink for X: X's player, whoever reveals it
        _call(table, [state.seat_of(dwarf)], card)
    elif kind is Kind.ROUND:  # DDD-SIP-02, A Round on the House: everyone
        _call(table, list(range(state.seats)), card)
    elif kind is Kind.SEEING_DOUBLE:  # DDD-SIP-03: before whom it is revealed
        _call(table, [seat], card)


def sip_for_moved(table: DraftTable, seat: int, place: Place) -> None:
    """Call for a drink if this is a Seeing Double, moved face up before a seat (DDD-SIP-03).

    By a Round (`texts.pass_round`) or a Gift (`texts.gift_main`); not asked of what only changes its column.
    """
    if table.state.options.drinking and place.lay is Lay.RESOLVED and CARDS[place.card][1] is Kind.SEEING_DOUBLE:
        _call(table, [seat], place.card)


def _call(table: DraftTable, seats: list[int], card: str) -> None:
    """Count a call; past the limit, or for who opted out, it is water (DDD-SIP-05).

    The limit and who opted out: `State.options`. Both are counted a hand: `rules.deal` sets them to 0.
    """
    state = table.state
    water = []
    for seat in seats:
        state.sips[seat] += 1
        if seat in state.options.sober or state.sips[seat] > state.options.sip_limit:
            state.water[seat] += 1
            water.append(seat)
    table.emit("sip", {"seats": seats, "card": card, "water": water})
