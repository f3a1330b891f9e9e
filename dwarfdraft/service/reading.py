"""Time to read: a page asks that bots wait until its person has read what has happened.

Each page knows how fast its person reads, and how long the texts are in their language; so it asks for as long as that
takes, and says so when the person is done earlier. Bots at the table wait for the slowest. Response windows do not: how
long they stay open must not depend on who reads.
"""

from typing import Final

from dwarfdraft.service.checks import own_chair
from dwarfdraft.service.core import ServiceCore
from dwarfdraft.service.session import TableSession
from dwarfdraft.service.transactions import transact
from dwarfdraft.store import log
from dwarfdraft.store.rows import DueRow

MAX_READ_S: Final = 60.0
"""Most seconds that bots wait for a seat to read the same events."""


class Reading:
    """Who is still reading, at all tables."""

    def __init__(self, core: ServiceCore) -> None:
        self.core = core

    def read_on(self, code: str, person: str, seat: int, seconds: float) -> None:
        """Have bots wait for a seat for so long from now on, 0: no longer. Refuses with `no_table no_seat no_chair`.

        At one number of events the wait ends `MAX_READ_S` after it began, however often it is asked for.
        """

        def note(session: TableSession) -> None:
            own_chair(session.chairs, seat, person)
            if session.table.status != "playing":
                session.keep_dues()
                return
            now, n = self.core.now(), str(session.table.n)
            had = next((row for row in log.dues(session.connection, session.table_id) if _is_of(row, seat)), None)
            row = _asked_for(had, seat, n, now, min(max(seconds, 0.0), MAX_READ_S))
            if had is not None:
                log.drop_due(session.connection, session.table_id, [("read", seat)])
            log.put_due(session.connection, session.table_id, [row])
            session.plan_dues()

        transact(self.core, self.core.id_of(code), note)


def _is_of(row: DueRow, seat: int) -> bool:
    return row.kind == "read" and row.seat == seat


def _asked_for(had: DueRow | None, seat: int, n: str, now: float, seconds: float) -> DueRow:
    """Return the row of a seat that reads on: `at` is when the wait ends, None if it is over, `of_s` its length."""
    if had is None or had.ask != n:
        return DueRow("read", seat, n, now + seconds if seconds else None, seconds)
    if had.at is None or not seconds:
        return DueRow("read", seat, n, None, had.of_s)
    began = had.at - had.of_s
    at = min(now + seconds, began + MAX_READ_S)
    return DueRow("read", seat, n, at, at - began)
