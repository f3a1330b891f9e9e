"""Banks of time, for decisions that take longer than their limit, and who is away because of being late too often."""

from collections.abc import Sequence

from dwarfdraft.engine.events import Event
from dwarfdraft.service import pace
from dwarfdraft.service.orders import Public, team_of
from dwarfdraft.service.seat_records import SeatRecords
from dwarfdraft.store.rows import DueRow


class TimeBanks:
    """The banks of a table's seats, for as long as a transaction; written with the seats' records."""

    def __init__(self, seats: SeatRecords) -> None:
        self.seats = seats

    def fill(self, events: Sequence[Event], public: Public) -> None:
        """Add to the banks of those whose turn has begun."""
        for event in events:
            if event.kind == "turn":
                for seat in team_of(public, event.public["seat"]):  # a team takes its turn together (RDI-TEAM-16)
                    had = self.seats.rows[seat].bank_s
                    filled = min(pace.BANK_S, had + pace.TURN_BANK_S)
                    self.seats.change(seat, bank_s=max(had, filled))

    def settle(self, had: Sequence[DueRow], still_open: set[tuple[int, str]], now: float) -> None:
        """Write down what is left of a bank once the decision that drew on it is made."""
        for row in had:
            if row.kind == "bank" and (row.seat, row.ask) not in still_open:
                self.seats.change(row.seat, bank_s=_left(row, now))

    def left_ms(self, dues: Sequence[DueRow], seats: Sequence[int], now: float) -> dict[str, int]:
        """Return what the banks of these seats hold now, also while they run."""
        running = {row.seat: _left(row, now) for row in dues if row.kind == "bank"}
        return {str(seat): round(running.get(seat, self.seats.rows[seat].bank_s) * 1000) for seat in seats}

    def take(self, seat: int, most_s: float) -> float:
        """Take up to so many seconds out of a bank and return how many there were."""
        taken = min(most_s, self.seats.rows[seat].bank_s)
        self.seats.change(seat, bank_s=self.seats.rows[seat].bank_s - taken)
        return taken

    def late(self, seat: int, *, of_bank: bool = False) -> None:
        """Note that a seat's time is up, and the bank that it ran from."""
        row = self.seats.rows[seat]
        missed = row.missed + 1
        away = row.away or missed >= pace.MAX_MISSED
        self.seats.change(seat, missed=missed, away=away, bank_s=0.0 if of_bank else row.bank_s)

    def touch(self, seat: int) -> None:
        """Note that a person has done something."""
        self.seats.change(seat, missed=0, away=False)


def _left(row: DueRow, now: float) -> float:
    return row.of_s if row.at is None else min(row.of_s, max(0.0, row.at - now))
