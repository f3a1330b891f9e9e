"""Who is connected. What only one process knows (its connections) is written down, so that all processes agree."""

from typing import Final

from sqlalchemy import Connection

from dwarfdraft.service.core import ServiceCore, logger
from dwarfdraft.service.session import TableSession
from dwarfdraft.service.transactions import transact
from dwarfdraft.service.values import BANNED_BROWSER_S
from dwarfdraft.store import bans, log, people, seating
from dwarfdraft.store.rows import ChairRow, DueRow, TableRow

REPORT_ALIVE_S: Final = 5.0
"""How often a process says that it is alive."""
GONE_AFTER_S: Final = 15.0
"""After so long without that its connections count as gone."""
HOST_SEAT: Final = -1
CLOCK_KINDS: Final = ("limit", "bank", "window", "stands")
"""Kinds of due rows that pages show as a clock."""


class Presence:
    """Connections that come and go."""

    def __init__(self, core: ServiceCore) -> None:
        self.core = core

    def connected(self, code: str, person: str, sid: str, browser: str | None) -> None:
        """Note a connection that watches a table; seats that a bot answered for come back to the person.

        Not those where a bot replaces the person: these the person has to take back.
        """
        table_id = self.core.id_of(code)

        def add_watcher(session: TableSession) -> None:
            connection, table, outbox, now = session.connection, session.table, session.outbox, self.core.now()
            if not people.add_watcher(connection, sid, table_id, person, self.core.process, now, browser):
                return
            outbox.table_changed = True
            seating.change_table(connection, table_id, humans_at=now)
            back = self._give_seats_back(session, person)
            if table.status != "playing":
                session.keep_dues()
                return
            if session.window is not None:
                session.window.come_back(person)
                outbox.changed_for_teammates.update(back)  # they may have their captain back
                if back:
                    session.show()
            session.plan_dues()

        transact(self.core, table_id, add_watcher)

    def _give_seats_back(self, session: TableSession, person: str) -> list[int]:
        """Give a person their seats back; return those for which a bot has answered."""
        connection, table = session.connection, session.table
        mine = [chair for chair in session.chairs if chair.person_id == person]
        for chair in mine:
            if chair.bot_acts:
                seating.change_chair(connection, table.id, chair.seat, bot_acts=False)
        session.reread_chairs()
        log.drop_due(connection, table.id, [("away", chair.seat) for chair in mine])
        if person == table.host:
            log.drop_due(connection, table.id, [("host", HOST_SEAT)])
        now = self.core.now()
        for row in log.dues(connection, table.id):
            if row.at is not None:
                continue
            if row.kind == "host" and mine:  # the table waits for somebody who can be host
                log.set_due(connection, table.id, "host", row.seat, now)
            elif row.kind == "away":  # the table slept before the minute of another was over
                log.set_due(connection, table.id, "away", row.seat, now + self.core.away_s)
        return [chair.seat for chair in mine if chair.bot_acts]

    def disconnected(self, sid: str, code: str | None = None) -> None:
        """Note that a connection is gone, or that it no longer watches one table."""
        if code is not None:
            table_ids = [self.core.id_of(code)]
        else:
            with self.core.store.read() as connection:
                table_ids = people.tables_watched(connection, sid)
        for table_id in table_ids:
            self.gone(sid, table_id)

    def gone(self, sid: str, table_id: int) -> None:
        """Note that a connection no longer watches a table."""

        def drop_watcher(session: TableSession) -> None:
            connection, table, outbox = session.connection, session.table, session.outbox
            gone = people.drop_watcher(connection, sid, table_id)
            if gone is None:
                return
            person, browser = gone
            outbox.table_changed = True
            seating.change_table(connection, table_id, humans_at=self.core.now())
            chairs = session.chairs
            if browser is not None and any(chair.person_id == person for chair in chairs):
                bans.note_browser(connection, table_id, person, browser, self.core.now() + BANNED_BROWSER_S)
            if person not in people.watchers(connection, table_id):
                away = plan_absence(self.core, connection, table, chairs, person)
                if any(chair.person_id == person and not chair.by_bot for chair in chairs):
                    _stretch_window(session)
                outbox.dues = [*outbox.dues, *away]

        transact(self.core, table_id, drop_watcher)

    def report_alive(self) -> None:
        """Say that this process is alive, and drop the connections of those that no longer say so."""
        now = self.core.now()
        with self.core.store.write() as connection:
            people.renew_watchers(connection, self.core.process, now)
            lost = people.silent_watchers(connection, now - GONE_AFTER_S)
        for sid, table_id in lost:
            self.gone(sid, table_id)

    def send_clocks(self) -> None:
        """Send fresh frames to all who watch a clock here: the time differs from what they were told."""
        with self.core.store.read() as connection:
            tables = {table_id for _, table_id in people.watched_by(connection, self.core.process)}
        for table_id in sorted(tables):
            try:
                transact(self.core, table_id, _send_clocks)
            except Exception:  # one table's trouble is not that of the others
                logger.exception("table %s: its clocks were not told", table_id)

    def leave_all(self) -> None:
        """Say that this process watches nothing any more."""
        with self.core.store.read() as connection:
            watched = people.watched_by(connection, self.core.process)
        for sid, table_id in watched:
            self.gone(sid, table_id)


def _stretch_window(session: TableSession) -> None:
    """Lengthen the open response window once, for everybody, whatever the one whose line was cut may hold."""
    if session.table.status != "playing" or not session.offer.has_windows:
        return
    if session.window is not None and session.window.stretch():
        session.plan_dues()
        session.outbox.all_see_change = True
        session.show()


def _send_clocks(session: TableSession) -> None:
    """Have all who watch get frames if these show a clock."""
    table = session.table
    session.keep_dues()
    is_shown = any(row.kind in CLOCK_KINDS and row.at is not None for row in session.outbox.dues)
    if table.status != "playing" or not is_shown:
        return
    if session.window is not None:
        session.window.teams.tally()
    session.outbox.all_see_change = True
    session.show()


def plan_absence(
    core: ServiceCore, connection: Connection, table: TableRow, chairs: list[ChairRow], person: str
) -> list[DueRow]:
    """Write when a bot takes over for a person who is not connected, and when another becomes host."""
    at = core.now() + core.away_s
    had = {(row.kind, row.seat) for row in log.dues(connection, table.id)}
    rows = [
        DueRow("away", chair.seat, "", at, core.away_s)
        for chair in chairs
        if chair.person_id == person and table.status == "playing" and not chair.left and not chair.bot_acts
    ]
    if person == table.host and table.status != "over":
        rows.append(DueRow("host", HOST_SEAT, "", at, core.away_s))
    new = [row for row in rows if (row.kind, row.seat) not in had]
    log.put_due(connection, table.id, new)
    return new
