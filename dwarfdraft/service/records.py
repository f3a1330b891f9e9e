"""What a table leaves behind: its log, its score sheet, everything about it."""

from typing import Any, Final

from sqlalchemy import Connection

from dwarfdraft.service.errors import ServiceRefused
from dwarfdraft.service.house import House
from dwarfdraft.service.play import Play
from dwarfdraft.service.values import Plain, Scores
from dwarfdraft.store import log, seating
from dwarfdraft.store.rows import TableRow

MAX_LOG_EVENTS: Final = 5000
MAX_EVENTS: Final = 1_000_000
"""Of a whole game."""


class Records:
    """Logs, scores, exports."""

    def __init__(self, house: House, play: Play) -> None:
        self.house = house
        self.play = play

    def log(self, code: str, since: int) -> list[Plain]:
        """Return the public events after `since`."""
        table_id = self.house.id_of(code)
        with self.house.store.read() as connection:
            events = log.events_after(connection, table_id, since, MAX_LOG_EVENTS)
        return [event.seen_by(None) for event in events]

    def scores(self, code: str) -> Scores:
        """Return the score sheet of a finished game, with the names of the seats."""
        table_id = self.house.id_of(code)
        with self.house.store.read() as connection:
            table = _finished(connection, table_id)
            names = {chair.seat: chair.name or chair.bot for chair in seating.chairs(connection, table_id)}
        frame = self.play.frame(code, None)
        assert frame is not None
        columns, rows = self.house.offer(table).scores(frame.view)
        return Scores(("seat", "name", *columns[1:]), [[row[0], names[_seat(row)], *row[1:]] for row in rows])

    def summary(self, code: str) -> Plain:
        """Return how a finished game went."""
        table_id = self.house.id_of(code)
        with self.house.store.read() as connection:
            table = _finished(connection, table_id)
            events = log.events_after(connection, table_id, 0, MAX_EVENTS)
        frame = self.play.frame(code, None)
        assert frame is not None
        found = self.house.offer(table).summary([event.seen_by(None) for event in events], frame.view)
        if found is None:
            raise ServiceRefused("closed", "no_summary")
        return found

    def export(self, code: str) -> Plain:
        """Return everything about a finished game but who the people are."""
        table_id = self.house.id_of(code)
        with self.house.store.read() as connection:
            table = _finished(connection, table_id)
            chairs = seating.chairs(connection, table_id)
            moves = log.moves_after(connection, table_id, -1)
            events = log.events_after(connection, table_id, 0, MAX_EVENTS)
            rules = log.rules_numbers(connection, table_id)
        frame = self.play.frame(code, None)
        assert frame is not None
        return {
            "game": table.game,
            "code": table.code,
            "rules": rules,
            "setup": table.setup,
            "seed": table.seed,
            "options": table.options,
            "speed": table.speed,
            "seats": [
                {"seat": chair.seat, "dwarf": chair.dwarf, "name": chair.name, "bot": chair.bot} for chair in chairs
            ],
            "moves": [
                {
                    "seq": m.seq,
                    "command": m.command,
                    "ask": m.ask,
                    "seat": m.seat,
                    "value": m.value,
                    "by": m.by,
                    "n": m.n,
                    "at": m.at,
                }
                for m in moves
            ],
            "events": [
                {
                    "n": e.n,
                    "kind": e.kind,
                    "public": e.public,
                    "private": {str(seat): data for seat, data in e.private.items()},
                }
                for e in events
            ],
            "view": frame.view,
        }


def _finished(connection: Connection, table_id: int) -> TableRow:
    table = seating.table(connection, table_id)
    if table.status != "over":
        raise ServiceRefused("closed", "not_over")
    return table


def _seat(row: list[Any]) -> int:
    return int(row[0])
