"""Events at which everybody bids, openly and in turn order (RDI-CARD-01, -36, RDI-VRULING-61)."""

from collections.abc import Generator
from typing import Any

from dwarfdraft.engine.ask import Yielded
from dwarfdraft.engine.game import Rules
from dwarfdraft.games.tavern.cards import Stat
from dwarfdraft.games.tavern.chapters import payments
from dwarfdraft.games.tavern.conditions.reach import met
from dwarfdraft.games.tavern.numbers import as_action
from dwarfdraft.games.tavern.state.options import NOBODY
from dwarfdraft.games.tavern.state.stack import INN, Due, Moment, Play
from dwarfdraft.games.tavern.table import TavernTable

PASS = "pass"


def _bids(table: TavernTable, play: Play, stat: Stat) -> Generator[Yielded, Any, tuple[int, int]]:
    """Have all bid until the others have passed in a row, and return bidder and bid; nobody and 0 without a bid.

    RDI-VRULING-61: it goes round from who chooses first; a bid is higher than the last, and no more than there is. Who
    has passed may bid later; without a bid it ends when all have passed (RDI-CARD-01). Who bids, in which order, of
    teams the Champions: `reach.met`.
    """
    state = table.state
    order = met(state, play)
    bidder, highest = NOBODY, 0
    passes = turn = 0
    while passes < len(order) - (bidder != NOBODY):
        seat = order[turn % len(order)]
        turn += 1

        def bids(seat: int = seat, highest: int = highest) -> tuple[int | str, ...]:
            most: int = getattr(state.stats(seat), stat)
            return (PASS, *range(highest + 1, most + 1))

        about = {"card": play.card_id, "stat": str(stat), "highest": highest, "bidder": bidder}
        said: int | str = yield from table.choose(seat, "bid", bids, about, PASS)
        play.choices[seat] = said
        table.emit(
            "bid", {"seat": seat, "amount": 0 if said == PASS else said, "stat": str(stat), "card": play.card_id}
        )
        if isinstance(said, int):
            bidder, highest, passes = seat, said, 0
        else:
            passes += 1
    table.emit("bidding_over", {"seat": bidder, "amount": highest, "stat": str(stat), "card": play.card_id})
    return bidder, highest


def bid_fortitude(table: TavernTable, play: Play, gold: int) -> Rules:
    """The highest bidder loses the bid, and every other player pays them: so the text of the card (`BidFortitude`).

    Without a bid nothing happens (RDI-CARD-01); what else that rule says: `_bids`. Those who pay are whom the Event
    reaches, of teams the Champions (`reach.met`).
    """
    bidder, bid = yield from _bids(table, play, Stat.FORTITUDE)
    if bidder == NOBODY:
        return

    def pay_the_bidder(table: TavernTable, loss: Moment) -> Rules:
        assert loss.play is not None
        dues = [Due(seat, gold, bidder) for seat in met(table.state, loss.play) if seat != bidder]
        yield from payments.pay(table, dues, loss.play)

    yield from as_action.lose(table, play, {bidder: bid}, pay_the_bidder)


def bid_gold(table: TavernTable, play: Play, fortitude: int) -> Rules:
    """The highest bidder pays the Inn, and every other player loses Fortitude: so the text of the card (`BidGold`).

    Without a bid nothing happens (RDI-CARD-36); the rest of that rule is RDI-CARD-01: `_bids`. Those who lose are whom
    the Event reaches, of teams the Champions (`reach.met`).
    """
    bidder, bid = yield from _bids(table, play, Stat.GOLD)
    if bidder == NOBODY:
        return

    def pay_the_bid(table: TavernTable, loss: Moment) -> Rules:
        yield from payments.pay(table, [Due(bidder, bid, INN)], loss.play)

    losses = {seat: fortitude for seat in met(table.state, play) if seat != bidder}
    yield from as_action.lose(table, play, losses, pay_the_bid)
