"""What a table with response windows keeps for its seats: orders, a wish to break in, what `time_banks` counts."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection

from dwarfdraft.engine.events import Event
from dwarfdraft.service import pace
from dwarfdraft.service.orders import Orders, Public, live_yields
from dwarfdraft.store import windows as rows
from dwarfdraft.store.rows import ChairRow, SeatRow


class SeatRecords:
    """The records of a table's seats, for as long as a transaction."""

    def __init__(self, connection: Connection, table_id: int, chairs: Sequence[ChairRow]) -> None:
        self.table_id = table_id
        self._stored = {row.seat: row for row in rows.seats(connection, table_id)}
        self.rows = [_row_of_chair(self._stored.get(chair.seat), chair) for chair in chairs]

    def save(self, connection: Connection) -> None:
        """Write what has changed."""
        for row in self.rows:
            stored = self._stored.get(row.seat)
            if row != stored:
                rows.put_seat(connection, self.table_id, row, is_new=stored is None)
                self._stored[row.seat] = row

    def was_away(self, seat: int) -> bool:
        """Tell whether a seat counted as away when last written."""
        return seat in self._stored and self._stored[seat].away

    def change(self, seat: int, **values: Any) -> None:
        """Change what is kept for a seat."""
        self.rows[seat] = replace(self.rows[seat], **values)

    def follow_events(self, events: Sequence[Event], public: Public, hand: Callable[[int], set[str]]) -> None:
        """Take note of events: an Interrupt is served or over, yields end or break."""
        for event in events:
            if event.kind == "announced":
                row = self.rows[event.public["seat"]]
                if row.interrupt is not None and row.interrupt["card"] == title_of(event.public["card"]):
                    self.change(row.seat, interrupt=None)
        for row in self.rows:
            kept = Orders.stored(row.orders)
            live = live_yields(kept, public, row.seat)
            if live is not kept:
                self.change(row.seat, orders=live.to_json())
            card = None if row.interrupt is None else row.interrupt["card"]
            if card is not None and card not in hand(row.seat):
                self.change(row.seat, interrupt=None)

    # Orders

    def orders(self, seat: int) -> Orders:
        """Return what a seat has ordered."""
        return Orders.stored(self.rows[seat].orders)

    def interrupts_without_card(self, seat: int, step: str) -> bool:
        """Tell whether a seat has pressed Interrupt without a card, for this step."""
        return self._interrupts_at(seat, step) and self.interrupt_card(seat, step) is None

    def interrupt_card(self, seat: int, step: str) -> str | None:
        """Return the card with which a seat wants to break in at this step."""
        interrupt = self.rows[seat].interrupt
        return interrupt["card"] if interrupt is not None and self._interrupts_at(seat, step) else None

    def _interrupts_at(self, seat: int, step: str) -> bool:
        interrupt = self.rows[seat].interrupt
        return interrupt is not None and interrupt["before"] in (None, step, step.removesuffix("_before"))


def title_of(card: str) -> str:
    """Return the title in the id of a card or a copy."""
    return card.partition("/")[2].partition("#")[0]


def _row_of_chair(row: SeatRow | None, chair: ChairRow) -> SeatRow:
    """Return what is kept for a seat; the orders of an earlier person do not hold for the present one."""
    if row is None:
        return SeatRow(chair.seat, chair.claim, pace.BANK_S)
    return row if row.claim == chair.claim else SeatRow(chair.seat, chair.claim, row.bank_s)
