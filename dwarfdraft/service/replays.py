"""Replays of finished games: what a viewer saw after each command, made as live frames are made.

A replay is read in parts of so many commands. A part begins at the snapshot before it, so that it costs no more late in
a game than early. What the rules of today would decide otherwise is never shown: that stretch is left out, up to the
next snapshot.
"""

from collections.abc import Iterator, Sequence
from time import sleep
from typing import Any, Final

from dwarfdraft.engine.errors import RulesFault
from dwarfdraft.engine.match import Match
from dwarfdraft.service.changes import Comparison, Shown
from dwarfdraft.service.core import ServiceCore
from dwarfdraft.service.errors import ServiceRefused
from dwarfdraft.service.interfaces import Offer
from dwarfdraft.service.records import MAX_LOG_EVENTS, finished
from dwarfdraft.service.replay import RulesChanged, apply_row
from dwarfdraft.service.values import LEFT_OUT, Frame, FrameChanges, Position, ReplayLog, ReplayPart, Viewer
from dwarfdraft.store import log, seating
from dwarfdraft.store.rows import MoveRow, SnapshotRow, TableRow

PART_MOVES: Final = 100
"""Commands of a part."""
_MOVES_AT_ONCE: Final = 20
"""After so many commands others of this process have their turn."""


class Replays:
    """Reads replays. Whoever knows the code of a finished game may see it as everybody who sat there saw it."""

    def __init__(self, core: ServiceCore) -> None:
        self.core = core

    def log(self, code: str, viewer: Viewer, since: int) -> ReplayLog:
        """Return the events after `since` as a viewer saw them, and after which command each happened.

        Refuses with `no_table no_seat`, `closed` (the game is not over).
        """
        table_id = self.core.id_of(code)
        with self.core.store.read() as connection:
            table = finished(connection, table_id)
            _check_viewer(viewer, len(seating.chairs(connection, table_id)))
            events = log.events_after(connection, table_id, since, MAX_LOG_EVENTS)
        return ReplayLog(
            table=code,
            viewer=viewer,
            last=table.seq,
            part_moves=PART_MOVES,
            n=table.n,
            events=tuple(event.seen_by(viewer) for event in events),
            seqs=tuple(event.seq for event in events),
        )

    def part(self, code: str, viewer: Viewer, number: int) -> ReplayPart:
        """Return what a viewer saw after the commands of a part, numbered from 0; the first position is whole.

        A command that changed nothing for this viewer has no position. Refuses as `log`; `no_such_part`.
        """
        table_id = self.core.id_of(code)
        first, last = number * PART_MOVES, (number + 1) * PART_MOVES - 1
        with self.core.store.read() as connection:
            table = finished(connection, table_id)
            _check_viewer(viewer, len(seating.chairs(connection, table_id)))
            if first > table.seq:
                raise ServiceRefused("closed", "no_such_part", {"most": table.seq // PART_MOVES})
            snapshots = log.snapshots_for(connection, table_id, first, last)
            moves = log.moves_after(connection, table_id, snapshots[0].seq, last)
        offer = self.core.offer(table)
        last = min(last, table.seq)
        walk = Walk(offer, table, snapshots, moves)
        positions = tuple(_positions(code, viewer, walk, first, last))
        return ReplayPart(number=number, positions=positions, gap=walk.gap)


class Walk:
    """Goes through a stretch of a finished game, command by command."""

    def __init__(
        self, offer: Offer, table: TableRow, snapshots: Sequence[SnapshotRow], moves: Sequence[MoveRow]
    ) -> None:
        """`snapshots`: that before the stretch, and those in it; `moves`: all since the first of these, in order."""
        self._offer = offer
        self._table = table
        self._snapshots = snapshots
        self._moves = moves
        self.gap = False
        """The rules of today would have led elsewhere: something was left out."""

    def matches(self, first: int, last: int) -> Iterator[Match[Any]]:
        """Yield the match after each command from `first` to `last`, 0 for the start; it is the same one, moved on."""
        match = self._begun_at(self._snapshots[0])
        if match is not None and match.seq >= first:
            yield match
        for done, row in enumerate(self._moves, 1):
            if row.seq > last:
                return
            if done % _MOVES_AT_ONCE == 0:
                sleep(0)
            match = self._moved(match, row)
            if match is not None and row.seq >= first:
                yield match

    def _moved(self, match: Match[Any] | None, row: MoveRow) -> Match[Any] | None:
        """Return the match after one more command; None as long as it is not known."""
        if match is not None and row.command != "back":
            try:
                apply_row(match, row)
            except RulesChanged:
                self.gap = True
            else:
                return match
        return next((self._begun_at(one) for one in self._snapshots if one.seq == row.seq), None)

    def _begun_at(self, snapshot: SnapshotRow) -> Match[Any] | None:
        assert self._table.seed is not None
        try:
            match = Match.resume(self._offer.game, self._table.seed, snapshot.state, [])
        except RulesFault:
            self.gap = True
            return None
        match.take_events()
        return match


def _positions(code: str, viewer: Viewer, walk: Walk, first: int, last: int) -> Iterator[Position]:
    """Yield the positions of a viewer; what differs in nothing from the one before is left out."""
    shown: Shown | None = None
    told: tuple[int, Any] | None = None
    for match in walk.matches(first, last):
        comparison, was, marks = Comparison(match), shown, match.marks()
        view, prompt, shown = comparison.seen(viewer)
        if was is not None and (was.id, told) == (shown.id, (match.n, marks)):
            continue
        told = (match.n, marks)
        for_all: dict[str, Any] = {
            "table": code,
            "viewer": viewer,
            "n": match.n,
            "events": None,
            "marks": marks,
            "clock": None,
            "view_id": shown.id,
        }
        frame: Frame | FrameChanges
        if was is None:
            frame = Frame(**for_all, view=view, prompt=prompt)
        elif was.id == shown.id:
            frame = FrameChanges(**for_all)
        else:
            changes, removed = comparison.between(was, shown)
            frame = FrameChanges(**for_all, base=was.id, changes=changes, removed=removed or LEFT_OUT)
        yield Position(match.seq, frame)


def _check_viewer(viewer: Viewer, seats: int) -> None:
    if viewer is not None and not 0 <= viewer < seats:
        raise ServiceRefused("no_seat", data={"seat": viewer})
