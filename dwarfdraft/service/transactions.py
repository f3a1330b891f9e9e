"""Work on a table: one transaction, repeated if another process was first; then the watchers are told."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from dwarfdraft.engine.errors import RulesFault
from dwarfdraft.engine.events import Event
from dwarfdraft.engine.match import Match
from dwarfdraft.service.command_writer import digest
from dwarfdraft.service.core import CachedMatch, ServiceCore, logger
from dwarfdraft.service.delivery import Frames, deliver
from dwarfdraft.service.errors import ServiceRefused
from dwarfdraft.service.replay import RulesChanged
from dwarfdraft.service.session import TableSession
from dwarfdraft.service.values import MAX_EVENTS, Frame, Viewer
from dwarfdraft.store import log
from dwarfdraft.store.database import is_conflict
from dwarfdraft.store.rows import MoveRow

T = TypeVar("T")

TRIES: Final = 20
"""Times that a transaction is tried when others were first."""


class MatchUnchanged(Exception):
    """Ends a transaction whose work has not touched the match: the one in memory may be used on."""


def transact(core: ServiceCore, table_id: int, work: Callable[[TableSession], T]) -> T:
    """Do some work on a table in one transaction, tell the watchers, and return what the work returned.

    If somebody else was first, the work is done again on what is there now.
    """
    with core.locked_match(table_id) as cached:
        for left in range(TRIES - 1, -1, -1):
            try:
                core.renew()
                with core.store.write() as connection:
                    session = TableSession(core, connection, cached)
                    result = work(session)
            except (ServiceRefused, MatchUnchanged):
                raise  # a refusal comes before the match is touched
            except RulesChanged as changed:
                return_to_snapshot(core, cached, str(changed))
            except Exception as error:
                cached.match = None  # it may be ahead of what was committed
                if not is_conflict(error) or not left:
                    raise
            else:
                deliver(session)
                return result
        raise RulesFault(f"table {table_id}: does not come to rest")


def read_frame(core: ServiceCore, code: str, viewer: Viewer, since: int | None = None) -> Frame | None:
    """Return what a viewer sees of a table now, with the events after `since`; None while the game has not begun."""
    table_id = core.id_of(code)
    core.renew()
    with core.locked_match(table_id) as cached:
        for _ in range(2):
            try:
                with core.store.read() as connection:
                    return _session_frame(TableSession(core, connection, cached, reads_only=True), viewer, since)
            except RulesChanged as changed:
                return_to_snapshot(core, cached, str(changed))
        raise RulesChanged(f"table {table_id}")


def _session_frame(session: TableSession, viewer: Viewer, since: int | None) -> Frame | None:
    if session.table.status == "open":
        return None
    match = session.match
    events: list[dict[str, Any]] | None = None
    if since is not None:
        found = log.events_after(session.connection, session.table_id, since, MAX_EVENTS + 1)
        # Another process may have committed between our statements on PostgreSQL: what is beyond n comes later.
        if len(found) <= MAX_EVENTS:
            events = [event.seen_by(viewer) for event in found if event.n <= match.n]
    session.keep_dues()
    if session.window is not None:
        session.window.teams.tally()
    session.cached.bases.begin_at(match.seq)
    return Frames(session, session.outbox.dues).whole(viewer, events)


def return_to_snapshot(core: ServiceCore, cached: CachedMatch, why: str) -> None:
    """Take a table back to its latest snapshot under the present rules, and ask again (`rules_changed`).

    Nothing is erased: the way back is a move of its own, and numbers go on.
    """
    logger.warning("table %s goes back to its snapshot: %s", cached.table_id, why)
    cached.match = None
    cached.bases.clear()
    with core.store.write() as connection:
        session = TableSession(core, connection, cached)
        table, game = session.table, session.offer.game
        before = log.latest_snapshot(connection, table.id)
        if table.seq == before.seq:
            raise RulesFault(f"table {table.id}: its snapshot does not fit the rules: {why}")
        seq, n = table.seq + 1, table.n + 1
        assert table.seed is not None
        match = Match.resume(game, table.seed, {**before.state, "seq": seq, "n": n}, [])
        events = [Event(n, seq, "rules_changed", {"rules": game.rules_number}, {}), *match.take_events()]
        row = MoveRow(
            seq, "rules", None, "back", "", -1, {"to": before.seq}, "rules", match.n, core.now(), digest(events, match)
        )
        log.add_move(connection, table.id, row)
        log.add_events(connection, table.id, events)
        log.add_snapshot(connection, table.id, game.rules_number, match.snapshot())
        session.play(match)
        session.outbox.events = events
        session.settle()
    cached.match = match
    deliver(session)
