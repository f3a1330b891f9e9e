"""Who is connected. What only one process knows (its connections) is written down, so that all processes agree."""

from typing import Final

from sqlalchemy import Connection

from dwarfdraft.service.acts import News
from dwarfdraft.service.house import House, Kept, catch_up, logger
from dwarfdraft.service.values import BARRED_BROWSER_S
from dwarfdraft.store import bars, log, people, seating
from dwarfdraft.store.rows import ChairRow, DueRow, TableRow

BEAT_S: Final = 5.0
"""How often a process says that it is alive."""
SILENT_S: Final = 15.0
"""After so long without that its connections count as gone."""
HOST_SEAT: Final = -1
SHOWN: Final = ("limit", "bank", "window", "stands")
"""Kinds of due rows that pages show as a clock."""


class Presence:
    """Connections that come and go."""

    def __init__(self, house: House) -> None:
        self.house = house

    def connected(self, code: str, person: str, sid: str, browser: str | None) -> None:
        """Note a connection that watches a table; seats that a bot answered for come back to the person.

        Not those where a bot replaces the person: these the person has to take back.
        """
        table_id = self.house.id_of(code)

        def work(connection: Connection, kept: Kept, news: News) -> None:
            now = self.house.now()
            table = seating.lock_table(connection, table_id)
            if not people.add_watcher(connection, sid, table_id, person, self.house.process, now, browser):
                return
            news.seating = True
            seating.change_table(connection, table_id, humans_at=now)
            back = self._come_back(connection, table, person)
            if table.status == "playing":
                match = catch_up(connection, self.house.offer(table), table, kept)
                chairs = seating.chairs(connection, table_id)
                sitting = self.house.sitting(connection, table, match, chairs, news)
                if sitting is not None:
                    sitting.come_back(person)
                    news.teams.update(back)  # they may have their captain back
                    news.table = table if back else None
                self.house.plan(connection, table, match, chairs, news)
            else:
                news.dues = log.dues(connection, table_id)

        self.house.transact(table_id, work)

    def _come_back(self, connection: Connection, table: TableRow, person: str) -> list[int]:
        """Give a person their seats back; return those for which a bot has answered."""
        mine = [chair for chair in seating.chairs(connection, table.id) if chair.person_id == person]
        for chair in mine:
            if chair.bot_acts:
                seating.change_chair(connection, table.id, chair.seat, bot_acts=False)
        log.drop_due(connection, table.id, [("away", chair.seat) for chair in mine])
        if person == table.host:
            log.drop_due(connection, table.id, [("host", HOST_SEAT)])
        now = self.house.now()
        for row in log.dues(connection, table.id):
            if row.at is not None:
                continue
            if row.kind == "host" and mine:  # the crown waits for somebody to come
                log.set_due(connection, table.id, "host", row.seat, now)
            elif row.kind == "away":  # the table slept before the minute of another was over
                log.set_due(connection, table.id, "away", row.seat, now + self.house.away_s)
        return [chair.seat for chair in mine if chair.bot_acts]

    def disconnected(self, sid: str, code: str | None = None) -> None:
        """Note that a connection is gone, or that it no longer watches one table."""
        if code is not None:
            table_ids = [self.house.id_of(code)]
        else:
            with self.house.store.read() as connection:
                table_ids = people.tables_watched(connection, sid)
        for table_id in table_ids:
            self.gone(sid, table_id)

    def gone(self, sid: str, table_id: int) -> None:
        """Note that a connection no longer watches a table."""

        def work(connection: Connection, kept: Kept, news: News) -> None:
            table = seating.lock_table(connection, table_id)
            gone = people.drop_watcher(connection, sid, table_id)
            if gone is None:
                return
            person, browser = gone
            news.seating = True
            seating.change_table(connection, table_id, humans_at=self.house.now())
            chairs = seating.chairs(connection, table_id)
            if browser is not None and any(chair.person_id == person for chair in chairs):
                bars.note_browser(connection, table_id, person, browser, self.house.now() + BARRED_BROWSER_S)
            if person not in people.watchers(connection, table_id):
                away = absent(self.house, connection, table, chairs, person)
                if any(chair.person_id == person and not chair.by_bot for chair in chairs):
                    self._stretch(connection, kept, table, chairs, news)
                news.dues = [*news.dues, *away]

        self.house.transact(table_id, work)

    def _stretch(self, connection: Connection, kept: Kept, table: TableRow, chairs: list[ChairRow], news: News) -> None:
        """Lengthen the open response window once, for everybody, whatever the one whose line was cut may hold."""
        offer = self.house.offer(table)
        if table.status != "playing" or not offer.has_windows:
            return
        match = catch_up(connection, offer, table, kept)
        sitting = self.house.sitting(connection, table, match, chairs, news)
        if sitting is not None and sitting.stretch():
            self.house.plan(connection, table, match, chairs, news)
            news.table, news.to_all = table, True

    def beat(self) -> None:
        """Say that this process is alive, and drop the connections of those that no longer say so."""
        now = self.house.now()
        with self.house.store.write() as connection:
            people.beat(connection, self.house.process, now)
            lost = people.silent(connection, now - SILENT_S)
        for sid, table_id in lost:
            self.gone(sid, table_id)

    def tell_clocks(self) -> None:
        """Send fresh frames to all who watch a clock here: time is another than what they were told."""
        with self.house.store.read() as connection:
            tables = {table_id for _, table_id in people.watched_by(connection, self.house.process)}
        for table_id in sorted(tables):
            try:
                self.house.transact(table_id, self._tell_clocks)
            except Exception:  # one table's trouble is not that of the others
                logger.exception("table %s: its clocks were not told", table_id)

    def _tell_clocks(self, connection: Connection, kept: Kept, news: News) -> None:
        table = seating.lock_table(connection, kept.table_id)
        news.dues = log.dues(connection, table.id)
        if table.status != "playing" or not any(row.kind in SHOWN and row.at is not None for row in news.dues):
            return
        match = catch_up(connection, self.house.offer(table), table, kept)
        sitting = self.house.sitting(connection, table, match, seating.chairs(connection, table.id), news)
        if sitting is not None:
            sitting.teams.confer(connection)
        news.table, news.to_all = table, True

    def leave_all(self) -> None:
        """Say that this process watches nothing any more."""
        with self.house.store.read() as connection:
            watched = people.watched_by(connection, self.house.process)
        for sid, table_id in watched:
            self.gone(sid, table_id)


def absent(house: House, connection: Connection, table: TableRow, chairs: list[ChairRow], person: str) -> list[DueRow]:
    """Write when a bot takes over for a person who is not connected, and when the crown moves."""
    at = house.now() + house.away_s
    had = {(row.kind, row.seat) for row in log.dues(connection, table.id)}
    rows = [
        DueRow("away", chair.seat, "", at, house.away_s)
        for chair in chairs
        if chair.person_id == person and table.status == "playing" and not chair.left and not chair.bot_acts
    ]
    if person == table.host and table.status != "over":
        rows.append(DueRow("host", HOST_SEAT, "", at, house.away_s))
    new = [row for row in rows if (row.kind, row.seat) not in had]
    log.put_due(connection, table.id, new)
    return new
