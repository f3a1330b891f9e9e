"""What is told once a transaction is committed: frames and talk to the watchers, times to the scheduler."""

from collections.abc import Sequence

from dwarfdraft.service.changes import Comparison, Shown
from dwarfdraft.service.clocks import clock
from dwarfdraft.service.core import logger
from dwarfdraft.service.session import TableSession
from dwarfdraft.service.values import LEFT_OUT, AnyFrame, Frame, FrameChanges, Plain, Viewer
from dwarfdraft.store.rows import DueRow


def deliver(session: TableSession) -> None:
    """Tell the watchers what was committed, and the scheduler what is due. Under the table's lock, so in order."""
    bus, outbox = session.core.bus, session.outbox
    try:
        if outbox.send_frames:
            _send_frames(session)
        if outbox.talk_line is not None:
            _send_talk(session)
        if outbox.table_changed:
            bus.table(session.table.code)
        if outbox.send_frames or outbox.table_changed:
            _forget_unwatched(session)
    except Exception:  # what is committed is committed: the caller gets its acknowledgement, watchers ask again
        session.cached.bases.clear()
        logger.exception("table %s: the watchers were not told", session.table_id)
    soonest = min((row.at for row in outbox.dues if row.at is not None), default=None)
    if soonest is not None:
        session.core.timers.call_at(soonest, session.table_id)


def _send_frames(session: TableSession) -> None:
    match, outbox, code = session.match, session.outbox, session.table.code
    watching = session.core.bus.viewers(code)
    viewers = [None, *range(match.game.seats(match.state))] if watching is None else watching
    all_see = bool(outbox.events) or outbox.poll_replaced or outbox.all_see_change
    if not all_see and match.poll is not None and not (match.poll.shows_ready and outbox.moved):
        # Who has answered is not told yet: a frame without news would tell that somebody has.
        viewers = [viewer for viewer in viewers if viewer in outbox.acted or _sees_team_change(session, viewer)]
    bus, frames = session.core.bus, Frames(session, outbox.dues)
    session.cached.bases.seq = match.seq  # whoever is sent nothing sees what they saw before
    for viewer in viewers:
        events = [event.seen_by(viewer) for event in outbox.events]
        bus.frame(code, viewer, frames.changes(viewer, events))


def _forget_unwatched(session: TableSession) -> None:
    watched = session.core.bus.viewers(session.table.code)
    if watched is not None:
        session.cached.bases.keep(watched)


def _sees_team_change(session: TableSession, viewer: Viewer) -> bool:
    """Tell whether a change that only teammates see is one that this viewer sees (RDI-VRULING-08)."""
    window, outbox, match = session.window, session.outbox, session.match
    if viewer is None or window is None:
        return False
    team = window.teams.of(viewer)
    if not outbox.changed_for_teammates.isdisjoint(team):
        return True
    acted = [match.pending_for(seat) for seat in outbox.acted if seat in team] if outbox.moved else []
    return any(ask is not None and match.game.sees_answer(match.state, viewer, ask) for ask in acted)


def _send_talk(session: TableSession) -> None:
    assert session.outbox.talk_line is not None
    seats, line = session.outbox.talk_line
    bus, code = session.core.bus, session.table.code
    watching = bus.viewers(code)
    for seat in seats:
        if watching is None or seat in watching:
            bus.talk(code, seat, line)


class Frames:
    """Makes frames of a table, as it is now, and notes what viewers have by them."""

    def __init__(self, session: TableSession, dues: Sequence[DueRow]) -> None:
        self._session = session
        self._dues = dues
        self._now = session.core.now()
        self._comparison = Comparison(session.match)

    def whole(self, viewer: Viewer, events: list[Plain] | None) -> Frame:
        """Return all that a viewer sees."""
        view, prompt, shown = self._seen(viewer)
        return Frame(**self._for_all(viewer, events, shown), view=view, prompt=prompt)

    def changes(self, viewer: Viewer, events: list[Plain]) -> AnyFrame:
        """Return what has changed since what the viewer was sent last; a whole frame if that is not known."""
        base = self._session.cached.bases.get(viewer)
        view, prompt, shown = self._seen(viewer)
        told = self._for_all(viewer, events, shown)
        if base is None:
            return Frame(**told, view=view, prompt=prompt)
        if shown.id == base.id:
            return FrameChanges(**told)
        changes, removed = self._comparison.between(base, shown)
        return FrameChanges(**told, base=base.id, changes=changes, removed=removed or LEFT_OUT)

    def _seen(self, viewer: Viewer) -> tuple[Plain, Plain | None, Shown]:
        seen = self._comparison.seen(viewer)
        self._session.cached.bases.put(viewer, seen[2])
        return seen

    def _for_all(self, viewer: Viewer, events: list[Plain] | None, shown: Shown) -> Plain:
        """Return the fields of any frame (`AnyFrame`)."""
        session, dues, now = self._session, self._dues, self._now
        match, open_window = session.match, session.window
        told = {
            "table": session.table.code,
            "viewer": viewer,
            "n": match.n,
            "events": events,
            "marks": match.marks(),
            "view_id": shown.id,
            "held_ms": round(session.core.held_s() * 1000),
        }
        if open_window is None:
            return {**told, "clock": clock(match, dues, now, viewer, None)}
        banks_ms = open_window.banks_ms(dues, now)
        return {
            **told,
            "clock": clock(match, dues, now, viewer, banks_ms),
            "window": open_window.shown(banks_ms, now),
            "own": open_window.shown_own(viewer),
            "team": open_window.teams.shown(viewer, dues, now),
        }
