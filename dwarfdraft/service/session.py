"""One table in one transaction: all that is read of it, changed at it, and to be told once it is committed."""

from dataclasses import replace
from typing import Any, Final

from sqlalchemy import Connection

from dwarfdraft.engine.match import Match
from dwarfdraft.service.changes import Comparison
from dwarfdraft.service.clocks import plan_due_rows, read_until
from dwarfdraft.service.command_writer import CommandWriter
from dwarfdraft.service.core import CachedMatch, ServiceCore
from dwarfdraft.service.interfaces import Offer
from dwarfdraft.service.outbox import Outbox
from dwarfdraft.service.replay import catch_up
from dwarfdraft.service.values import Status
from dwarfdraft.service.window_session import WindowSession
from dwarfdraft.store import log, seating
from dwarfdraft.store.rows import ChairRow, DueRow, TableRow

PLANNED: Final = ("bot", "limit", "bank", "window", "stands")
"""Kinds of due rows that follow from where the game is."""


class TableSession:
    """A table in one transaction, made by `transactions`. Everything is read when it is first asked for."""

    def __init__(
        self, core: ServiceCore, connection: Connection, cached: CachedMatch, *, reads_only: bool = False
    ) -> None:
        """`reads_only`: the table's row is not locked."""
        self.core = core
        self.connection = connection
        self.cached = cached
        self.table_id = cached.table_id
        self.outbox = Outbox()
        self._reads_only = reads_only
        self._table: TableRow | None = None
        self._offer: Offer | None = None
        self._chairs: list[ChairRow] | None = None
        self._writer: CommandWriter | None = None
        self._window: WindowSession | None = None

    # What is read

    @property
    def table(self) -> TableRow:
        """The table's row, locked from the first look on until the transaction ends."""
        if self._table is None:
            read = seating.table if self._reads_only else seating.lock_table
            self._table = read(self.connection, self.table_id)
        return self._table

    @table.setter
    def table(self, row: TableRow) -> None:
        self._table = row

    @property
    def chairs(self) -> list[ChairRow]:
        """The chairs by seat, as they were when first looked at: see `reread_chairs`."""
        if self._chairs is None:
            table = self.table  # locked first: while it is, nobody else changes its chairs
            self._chairs = seating.chairs(self.connection, table.id)
        return self._chairs

    def reread_chairs(self) -> list[ChairRow]:
        """Return the chairs as this transaction has changed them."""
        self.chairs[:] = seating.chairs(self.connection, self.table_id)
        return self.chairs

    @property
    def offer(self) -> Offer:
        """The game of the table."""
        if self._offer is None:
            self._offer = self.core.offer(self.table)
        return self._offer

    @property
    def writer(self) -> CommandWriter:
        """What commands are applied and written with.

        :raises RulesChanged: if the log does not fit the rules.
        """
        if self._writer is None:
            match = catch_up(self.connection, self.offer, self.table, self.cached)
            if not self._reads_only:
                self._note_bases(match)
            return self.play(match)
        return self._writer

    @property
    def match(self) -> Match[Any]:
        """The game of a table that has begun, as the store has it.

        :raises RulesChanged: if the log does not fit the rules.
        """
        return self.writer.match

    def play(self, match: Match[Any]) -> CommandWriter:
        """Work with this match instead of the one that the store describes; return what commands are written with."""
        rules = self.offer.game.rules_number
        self._writer = CommandWriter(self.connection, self.table, self.chairs, match, rules, self.core.now, self.outbox)
        return self._writer

    def _note_bases(self, match: Match[Any]) -> None:
        """Note what watchers have before the match moves on, where this process has not sent it itself.

        Else the next frame would be a whole one, and tell that another process was first.
        """
        bases, watched = self.cached.bases, self.core.bus.viewers(self.table.code)
        bases.begin_at(match.seq)
        viewers = [None, *range(match.game.seats(match.state))] if watched is None else watched
        unknown = [viewer for viewer in viewers if bases.get(viewer) is None]
        if unknown:
            comparison = Comparison(match)
            for viewer in unknown:
                bases.put(viewer, comparison.seen(viewer)[2])

    @property
    def window(self) -> WindowSession | None:
        """The response window and what is kept for seats, from the first look on; None in games without windows."""
        if self._window is None and self.offer.has_windows:
            teams = self.offer.teams(self.table.options, len(self.chairs))
            self._window = WindowSession(self.writer, self.core.chance, teams)
        return self._window

    def show(self) -> None:
        """Have watchers get frames, of the match as it is when all is committed."""
        self._writer = self.writer  # read now: it cannot be once all is committed
        self.outbox.send_frames = True

    # What is written

    def settle(self, awake: bool = True) -> None:
        """Write where the game is now, and what is due next, after the match has moved or somebody else answers for a
        seat: a team may have agreed by that.
        """
        match, window, now = self.match, self.window, self.core.now()
        had = log.dues(self.connection, self.table_id)
        if window is not None:
            window.teams.leave_if_all_give_up()
            window.follow_match(had)
            while window.teams.close_if_agreed():
                window.follow_match(had)
        in_window = window is not None and window.poll is not None
        status: Status = "over" if match.over else "playing"
        values: dict[str, Any] = {
            "seq": match.seq,
            "n": match.n,
            "status": status,
            "asked": window.waited_for() if in_window and window else [ask.seat for ask in match.unanswered()],
            "changed_at": now,
        }
        if match.rest.seq == match.seq:
            values["progress"] = self.offer.progress(match.view(None))
        seating.change_table(self.connection, self.table_id, **values)
        self.show()
        self.outbox.table_changed = self.outbox.table_changed or status != self.table.status
        progress = values.get("progress", self.table.progress)
        self.table = replace(self.table, seq=match.seq, n=match.n, status=status, progress=progress)
        self._plan(had, awake)

    def plan_dues(self, awake: bool = True) -> None:
        """Write what is due next: bots' answers and limits of decisions. Rows sleep on unless the table is `awake`."""
        self._plan(log.dues(self.connection, self.table_id), awake)

    def _plan(self, had: list[DueRow], awake: bool) -> None:
        connection, table_id, match, window = self.connection, self.table_id, self.match, self.window
        now = self.core.now()
        clip_s = None if window is None or window.poll is None else window.window.least_s
        not_before = read_until(had) if clip_s is None else 0.0
        wanted = plan_due_rows(
            self.offer, self.table, match, self.chairs, had, now, self.core.delay, awake, clip_s, not_before
        )
        if window is not None:
            window.teams.tally()
            new_captains = window.teams.with_new_captain()
            if new_captains:
                self.outbox.changed_for_teammates.update(new_captains)
                self.show()
            wanted += [*window.due(had, awake), *window.teams.due(had, now, awake)]
            window.save()
        keep = set(wanted)
        gone = [row for row in had if row not in keep and row.kind in PLANNED]
        if match.over:
            gone += [row for row in had if row.kind == "away"]
        log.drop_due(connection, table_id, [(row.kind, row.seat) for row in gone])
        known = set(had)
        log.put_due(connection, table_id, [row for row in wanted if row not in known])
        self.outbox.dues = wanted + [row for row in had if row.kind == "host"]

    def keep_dues(self) -> None:
        """Leave what is due as it is."""
        self.outbox.dues = log.dues(self.connection, self.table_id)
