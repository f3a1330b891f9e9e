"""What is told once a transaction is committed: frames and talk to the watchers, times to the scheduler."""

from collections.abc import Sequence
from typing import Any

from dwarfdraft.service.clocks import clock
from dwarfdraft.service.host import logger
from dwarfdraft.service.session import TableSession
from dwarfdraft.service.values import LEFT_OUT, Frame, Viewer
from dwarfdraft.store.rows import DueRow


def deliver(session: TableSession) -> None:
    """Tell the watchers what was committed, and the scheduler what is due. Under the table's lock, so in order."""
    bus, outbox = session.host.bus, session.outbox
    try:
        if outbox.send_frames:
            _send_frames(session)
        if outbox.talk_line is not None:
            _send_talk(session)
        if outbox.table_changed:
            bus.table(session.table.code)
    except Exception:  # what is committed is committed: the caller gets its acknowledgement, watchers ask again
        logger.exception("table %s: the watchers were not told", session.table_id)
    soonest = min((row.at for row in outbox.dues if row.at is not None), default=None)
    if soonest is not None:
        session.host.timers.call_at(soonest, session.table_id)


def _send_frames(session: TableSession) -> None:
    match, outbox, code = session.match, session.outbox, session.table.code
    watching = session.host.bus.viewers(code)
    viewers = [None, *range(match.game.seats(match.state))] if watching is None else watching
    all_see = bool(outbox.events) or outbox.poll_replaced or outbox.all_see_change
    if not all_see and match.poll is not None and not (match.poll.shows_ready and outbox.moved):
        # Who has answered is not told yet: a frame without news would tell that somebody has.
        viewers = [viewer for viewer in viewers if viewer in outbox.acted or _sees_team_change(session, viewer)]
    bus, now = session.host.bus, session.host.now()
    for viewer in viewers:
        events = [event.seen_by(viewer) for event in outbox.events]
        bus.frame(code, viewer, frame_of(session, viewer, events, outbox.dues, now))


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
    bus, code = session.host.bus, session.table.code
    watching = bus.viewers(code)
    for seat in seats:
        if watching is None or seat in watching:
            bus.talk(code, seat, line)


def frame_of(
    session: TableSession,
    viewer: Viewer,
    events: list[dict[str, Any]] | None,
    dues: Sequence[DueRow],
    now: float,
) -> Frame:
    """Return what a viewer sees now."""
    match, open_window = session.match, session.window
    banks_ms = {} if open_window is None else open_window.banks_ms(dues, now)
    return Frame(
        table=session.table.code,
        n=match.n,
        events=events,
        view=match.view(viewer),
        prompt=None if viewer is None else match.prompt(viewer),
        marks=match.marks(),
        clock=clock(match, dues, now, viewer, None if open_window is None else banks_ms),
        window=LEFT_OUT if open_window is None else open_window.shown(banks_ms, now),
        own=LEFT_OUT if open_window is None else open_window.shown_own(viewer),
        team=LEFT_OUT if open_window is None else open_window.teams.shown(viewer, dues, now),
        held_ms=round(session.host.held_s() * 1000),
    )
