"""What all parts of the service share: store, games, bus, time, and the matches that are in memory.

A match in memory is a copy: the store is what is true, and whoever uses a match brings it up to date first. Its lock is
taken before a writing transaction begins, never inside one, and held until the watchers are told, so that they hear of
the commits of a table in order.
"""

import logging
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any, Final, TypeVar

from sqlalchemy import Connection

from dwarfdraft.engine.errors import Refused, RulesFault
from dwarfdraft.engine.events import Event
from dwarfdraft.engine.match import Match
from dwarfdraft.service.acts import News, digest
from dwarfdraft.service.chance import Chance
from dwarfdraft.service.clocks import clock, plan
from dwarfdraft.service.errors import ServiceRefused
from dwarfdraft.service.interfaces import Answerer, Bus, Delay, Now, Offer, Timers
from dwarfdraft.service.values import Frame, Status, Viewer
from dwarfdraft.service.windows import Sitting
from dwarfdraft.store import log, seating
from dwarfdraft.store.database import Store, is_conflict
from dwarfdraft.store.rows import ChairRow, DueRow, MoveRow, TableRow

T = TypeVar("T")

logger: Final = logging.getLogger("dwarfdraft.service")

TRIES: Final = 20
"""Times that a transaction is tried when others were first."""
MAX_CODES: Final = 20_000
PLANNED: Final = ("bot", "limit", "bank", "window", "stands")
"""Kinds of due rows that follow from where the game is."""


class RulesMoved(Exception):
    """The log does not fit the rules of this version: the table has to go back to its snapshot."""


class Unchanged(Exception):
    """The work ended without touching the match."""


class Kept:
    """A table's match in memory, and the lock under which it is used."""

    __slots__ = ("lock", "match", "table_id", "users")

    def __init__(self, table_id: int) -> None:
        self.table_id = table_id
        self.lock = threading.RLock()
        self.match: Match[Any] | None = None
        self.users = 0
        """How many hold the lock or wait for it."""


def _nothing() -> None:
    pass


def _no_hold() -> float:
    return 0.0


@dataclass(frozen=True, slots=True)
class House:
    """The parts that everything else is built from."""

    store: Store
    games: Mapping[str, Offer]
    bus: Bus
    bots: Mapping[str, Answerer]
    now: Now
    delay: Delay
    timers: Timers
    away_s: float
    process: str
    """Name of this process among those that serve the same store."""
    most_matches: int
    chance: Chance
    renew: Callable[[], None] = _nothing
    """Finds out what time it is, if this process does not know."""
    held_s: Now = _no_hold
    """For how long time will stand still yet, for pages to come back."""
    _kept: "OrderedDict[int, Kept]" = field(default_factory=OrderedDict)
    _codes: dict[str, int] = field(default_factory=dict)
    _guard: threading.Lock = field(default_factory=threading.Lock)

    def id_of(self, code: str) -> int:
        """Return the id of a table. Refuses with `no_table`."""
        table_id = self._codes.get(code)
        if table_id is None and not code.isalnum():  # PostgreSQL takes no NUL
            raise ServiceRefused("no_table")
        if table_id is None:
            with self.store.read() as connection:
                table_id = seating.id_of(connection, code)
            if table_id is None:
                raise ServiceRefused("no_table")
            if len(self._codes) >= MAX_CODES:
                self._codes.clear()
            self._codes[code] = table_id
        return table_id

    @property
    def in_memory(self) -> int:
        """Number of matches in memory."""
        return sum(kept.match is not None for kept in list(self._kept.values()))

    @contextmanager
    def using(self, table_id: int) -> Iterator[Kept]:
        """Hold the lock of a table. The match longest unused goes when there are too many."""
        with self._guard:
            kept = self._kept.setdefault(table_id, Kept(table_id))
            self._kept.move_to_end(table_id)
            kept.users += 1
            if len(self._kept) > self.most_matches:
                # Never one that is waited for: the next to come would find another lock.
                unused = next((each for each in self._kept.values() if not each.users), None)
                if unused is not None:
                    del self._kept[unused.table_id]
        try:
            with kept.lock:
                yield kept
        finally:
            with self._guard:
                kept.users -= 1

    def transact(self, table_id: int, work: Callable[[Connection, Kept, News], T]) -> T:
        """Do some work on a table in one transaction, tell the watchers, and return what the work returned.

        If somebody else was first the work is done again on what is true then.
        """
        with self.using(table_id) as kept:
            for left in range(TRIES - 1, -1, -1):
                news = News()
                try:
                    self.renew()
                    with self.store.write() as connection:
                        result = work(connection, kept, news)
                except (ServiceRefused, Unchanged):
                    raise  # a refusal comes before the match is touched
                except RulesMoved as moved:
                    self.go_back(kept, str(moved))
                except Exception as error:
                    kept.match = None  # it may be ahead of what was committed
                    if not is_conflict(error) or not left:
                        raise
                else:
                    self.tell(kept, news)
                    return result
            raise RulesFault(f"table {table_id}: does not come to rest")

    def go_back(self, kept: Kept, why: str) -> None:
        """Take a table back to its latest snapshot under the present rules, and ask again (`rules_changed`).

        Nothing is erased: the way back is a move of its own, and numbers go on.
        """
        logger.warning("table %s goes back to its snapshot: %s", kept.table_id, why)
        kept.match = None
        with self.store.write() as connection:
            table = seating.lock_table(connection, kept.table_id)
            offer = self.offer(table)
            before = log.latest_snapshot(connection, table.id)
            if table.seq == before.seq:
                raise RulesFault(f"table {table.id}: its snapshot does not fit the rules: {why}")
            seq, n = table.seq + 1, table.n + 1
            assert table.seed is not None
            match = Match.resume(offer.game, table.seed, {**before.state, "seq": seq, "n": n}, [])
            changed = Event(n, seq, "rules_changed", {"rules": offer.game.rules_number}, {})
            events = [changed, *match.take_events()]
            now = self.now()
            row = MoveRow(
                seq, "rules", None, "back", "", -1, {"to": before.seq}, "rules", match.n, now, digest(events, match)
            )
            log.add_move(connection, table.id, row)
            log.add_events(connection, table.id, events)
            log.add_snapshot(connection, table.id, offer.game.rules_number, match.snapshot())
            news = News(events=events)
            self.settle(connection, table, match, seating.chairs(connection, table.id), news)
        kept.match = match
        self.tell(kept, news)

    def settle(
        self,
        connection: Connection,
        table: TableRow,
        match: Match[Any],
        chairs: Sequence[ChairRow],
        news: News,
        awake: bool = True,
    ) -> None:
        """Write where the table is now, and what is due next, after the match has moved or somebody else answers for a
        seat: a team may have agreed by that.
        """
        now = self.now()
        sitting = self.sitting(connection, table, match, chairs, news)
        if sitting is not None:
            sitting.teams.leave(self, connection, news)
            sitting.attend(self, connection, news, log.dues(connection, table.id))
            while sitting.teams.attend(self, connection, news):
                sitting.attend(self, connection, news, log.dues(connection, table.id))
        in_window = sitting is not None and sitting.poll is not None
        status: Status = "over" if match.over else "playing"
        values: dict[str, Any] = {
            "seq": match.seq,
            "n": match.n,
            "status": status,
            "asked": sitting.waited_for() if in_window and sitting else [ask.seat for ask in match.unanswered()],
            "changed_at": now,
        }
        if match.rest.seq == match.seq:
            values["progress"] = self.offer(table).progress(match.view(None))
        seating.change_table(connection, table.id, **values)
        news.table = replace(
            table, seq=match.seq, n=match.n, status=status, progress=values.get("progress", table.progress)
        )
        news.seating = news.seating or status != table.status
        self.plan(connection, news.table, match, chairs, news, awake)

    def plan(
        self,
        connection: Connection,
        table: TableRow,
        match: Match[Any],
        chairs: Sequence[ChairRow],
        news: News,
        awake: bool = True,
    ) -> None:
        """Write what is due next: bots' answers and limits of decisions."""
        had = log.dues(connection, table.id)
        sitting = self.sitting(connection, table, match, chairs, news)
        clip_s = None if sitting is None or sitting.poll is None else sitting.window.least_s
        wanted = plan(self.offer(table), table, match, chairs, had, self.now(), self.delay, awake, clip_s)
        if sitting is not None:
            sitting.teams.confer(connection)
            handed_over = sitting.teams.handed_over()
            if handed_over:
                news.teams.update(handed_over)
                news.table = news.table or table
            wanted += [*sitting.due(had, awake), *sitting.teams.due(had, self.now(), awake)]
            sitting.save(connection)
        keep = set(wanted)
        gone = [row for row in had if row not in keep and row.kind in PLANNED]
        if match.over:
            gone += [row for row in had if row.kind == "away"]
        log.drop_due(connection, table.id, [(row.kind, row.seat) for row in gone])
        known = set(had)
        log.put_due(connection, table.id, [row for row in wanted if row not in known])
        news.dues = wanted + [row for row in had if row.kind == "host"]

    def sitting(
        self, connection: Connection, table: TableRow, match: Match[Any], chairs: Sequence[ChairRow], news: News
    ) -> Sitting | None:
        """Return the window of a table and what is kept for its seats, for this transaction; None without windows."""
        offer = self.offer(table)
        if news.sitting is None and offer.has_windows:
            teams = offer.teams(table.options, len(chairs))
            news.sitting = Sitting(connection, table, match, chairs, self.chance, teams)
            news.poll = match.poll
        return news.sitting

    def tell(self, kept: Kept, news: News) -> None:
        """Tell the watchers what was committed, and the timers what is due."""
        try:
            if news.table is not None:
                self._send_frames(kept, news, news.table)
            if news.said is not None:
                code, seats, line = news.said
                wanted = self.bus.viewers(code)
                for seat in seats:
                    if wanted is None or seat in wanted:
                        self.bus.talk(code, seat, line)
            if news.seating:
                with self.store.read() as connection:
                    code = seating.table(connection, kept.table_id).code
                self.bus.table(code)
        except Exception:  # what is committed is committed: the caller gets its acknowledgement, watchers ask again
            logger.exception("table %s: the watchers were not told", kept.table_id)
        soonest = min((row.at for row in news.dues if row.at is not None), default=None)
        if soonest is not None:
            self.timers.call_at(soonest, kept.table_id)

    def _send_frames(self, kept: Kept, news: News, table: TableRow) -> None:
        match = kept.match
        assert match is not None
        wanted = self.bus.viewers(table.code)
        viewers = [None, *range(match.game.seats(match.state))] if wanted is None else wanted
        is_seen = bool(news.events) or news.asks_anew or news.to_all
        if not is_seen and match.poll is not None and not (match.poll.shows_ready and news.moved):
            # Who has answered is not told yet: a frame without news would tell that somebody has.
            viewers = [viewer for viewer in viewers if viewer in news.acted or _is_with(match, viewer, news)]
        now = self.now()
        for viewer in viewers:
            events = [event.seen_by(viewer) for event in news.events]
            frame = make_frame(table.code, match, viewer, events, news.dues, now, news.sitting, self.held_s())
            self.bus.frame(table.code, viewer, frame)

    def offer(self, table: TableRow) -> Offer:
        """Return the game of a table."""
        return self.games[table.game]


def _is_with(match: Match[Any], viewer: Viewer, news: News) -> bool:
    """Tell whether a viewer sees what somebody has done whom it concerns alone: a teammate (RDI-VRULING-08)."""
    if viewer is None or news.sitting is None:
        return False
    team = news.sitting.teams.of(viewer)
    if not news.teams.isdisjoint(team):
        return True
    acted = [match.pending_for(seat) for seat in news.acted if seat in team] if news.moved else []
    return any(ask is not None and match.game.sees_answer(match.state, viewer, ask) for ask in acted)


def make_frame(
    code: str,
    match: Match[Any],
    viewer: Viewer,
    events: list[dict[str, Any]] | None,
    dues: Sequence[DueRow],
    now: float,
    sitting: Sitting | None,
    held_s: float,
) -> Frame:
    """Return what a viewer sees now."""
    window, own = (None, None) if sitting is None else sitting.shown(viewer, dues, now)
    team = None if sitting is None else sitting.teams.shown(viewer, dues, now)
    return Frame(
        table=code,
        n=match.n,
        events=events,
        view=match.view(viewer),
        prompt=None if viewer is None else match.prompt(viewer),
        marks=match.marks(),
        clock=clock(match, dues, now, viewer, None if sitting is None else sitting.banks_ms(dues, now)),
        has_windows=sitting is not None,
        window=window,
        own=own,
        team=team,
        held_ms=round(held_s * 1000),
    )


def catch_up(connection: Connection, offer: Offer, table: TableRow, kept: Kept) -> Match[Any]:
    """Return the table's match as the store has it: from memory and what others did since, or from the snapshot.

    :raises RulesMoved: if the log does not fit the rules.
    """
    match = kept.match
    if match is not None and match.seq == table.seq:
        return match
    kept.match = None
    if match is not None and match.seq < table.seq:
        tail = log.moves_after(connection, table.id, match.seq)
        if all(move.command != "back" for move in tail):
            _replay(match, tail)
            kept.match = match
            return match
    match = from_snapshot(connection, offer, table)
    kept.match = match
    return match


def from_snapshot(connection: Connection, offer: Offer, table: TableRow) -> Match[Any]:
    """Return a match made from the latest snapshot and the moves since.

    :raises RulesMoved: if the log does not fit the rules.
    """
    assert table.seed is not None
    kept = log.latest_snapshot(connection, table.id)
    try:
        match = Match.resume(offer.game, table.seed, kept.state, [])
    except RulesFault as fault:
        raise RulesMoved(str(fault)) from fault
    match.take_events()
    _replay(match, log.moves_after(connection, table.id, kept.seq))
    return match


def _replay(match: Match[Any], tail: Sequence[MoveRow]) -> None:
    for row in tail:
        try:
            match.apply(row.move())
        except Refused as refused:  # its data are what somebody holds: they stay out of the log
            raise RulesMoved(f"move {row.seq} is refused: {refused.code}") from None
        except RulesFault as fault:
            raise RulesMoved(f"move {row.seq}: {fault}") from fault
        events = match.take_events()
        if digest(events, match) != row.digest:
            raise RulesMoved(f"move {row.seq} has another outcome now")


def seated(chairs: Sequence[ChairRow], seat: int) -> ChairRow:
    """Return a chair. Refuses with `no_seat`."""
    if type(seat) is not int or not 0 <= seat < len(chairs):
        raise ServiceRefused("no_seat", data={"seat": seat, "seats": len(chairs)})
    return chairs[seat]
