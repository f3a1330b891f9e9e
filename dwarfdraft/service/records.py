"""What can be read of tables: a log, a score sheet, everything about a game; and how the service is."""

from typing import Any, Final

from sqlalchemy import Connection

from dwarfdraft.service.core import ServiceCore
from dwarfdraft.service.errors import ServiceRefused
from dwarfdraft.service.transactions import read_frame
from dwarfdraft.service.values import Health, Plain, Scores
from dwarfdraft.store import log, people, seating
from dwarfdraft.store.rows import TableRow

MAX_LOG_EVENTS: Final = 5000
MAX_EVENTS: Final = 1_000_000
"""Most events of one game that are read."""


class Records:
    """Logs, scores, exports, health."""

    def __init__(self, core: ServiceCore) -> None:
        self.core = core

    def health(self) -> Health:
        """Return the facts for /healthz."""
        core = self.core
        with core.store.read() as connection:
            counts = seating.count_by_status(connection)
            earliest = log.earliest_due(connection)
            watching = people.count_watchers(connection)
        return Health(
            database=core.store.kind,
            migrated=core.store.is_migrated(),
            tables_open=counts.get("open", 0),
            tables_playing=counts.get("playing", 0),
            tables_over=counts.get("over", 0),
            watchers=watching,
            matches_in_memory=core.in_memory,
            due_late_s=max(0.0, core.now() - earliest) if earliest is not None else 0.0,
        )

    def log(self, code: str, since: int) -> list[Plain]:
        """Return the public events after `since`."""
        table_id = self.core.id_of(code)
        with self.core.store.read() as connection:
            events = log.events_after(connection, table_id, since, MAX_LOG_EVENTS)
        return [event.seen_by(None) for event in events]

    def scores(self, code: str) -> Scores:
        """Return the score sheet of a finished game, with the names of the seats."""
        table_id = self.core.id_of(code)
        with self.core.store.read() as connection:
            table = finished(connection, table_id)
            names = {chair.seat: chair.name or chair.bot for chair in seating.chairs(connection, table_id)}
        frame = read_frame(self.core, code, None)
        assert frame is not None
        columns, rows = self.core.offer(table).scores(frame.view)
        return Scores(("seat", "name", *columns[1:]), [[row[0], names[_seat(row)], *row[1:]] for row in rows])

    def summary(self, code: str) -> Plain:
        """Return how a finished game went."""
        table_id = self.core.id_of(code)
        with self.core.store.read() as connection:
            table = finished(connection, table_id)
            events = log.events_after(connection, table_id, 0, MAX_EVENTS)
        frame = read_frame(self.core, code, None)
        assert frame is not None
        found = self.core.offer(table).summary([event.seen_by(None) for event in events], frame.view)
        if found is None:
            raise ServiceRefused("closed", "no_summary")
        return found

    def export(self, code: str) -> Plain:
        """Return everything about a finished game but who the people are."""
        table_id = self.core.id_of(code)
        with self.core.store.read() as connection:
            table = finished(connection, table_id)
            chairs = seating.chairs(connection, table_id)
            moves = log.moves_after(connection, table_id, -1)
            events = log.events_after(connection, table_id, 0, MAX_EVENTS)
            rules = log.rules_numbers(connection, table_id)
        frame = read_frame(self.core, code, None)
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
                {"seat": chair.seat, "role": chair.role, "name": chair.name, "bot": chair.bot} for chair in chairs
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


def finished(connection: Connection, table_id: int) -> TableRow:
    """Return the row of a table whose game is over. Refuses with `closed`."""
    table = seating.table(connection, table_id)
    if table.status != "over":
        raise ServiceRefused("closed", "not_over")
    return table


def _seat(row: list[Any]) -> int:
    return int(row[0])
