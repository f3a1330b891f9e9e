"""Bringing a match in memory up to what the store has: from the moves since, or from the latest snapshot."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection

from dwarfdraft.engine.errors import Refused, RulesFault
from dwarfdraft.engine.match import Match
from dwarfdraft.service.command_writer import digest
from dwarfdraft.service.core import CachedMatch
from dwarfdraft.service.interfaces import Offer
from dwarfdraft.store import log
from dwarfdraft.store.rows import MoveRow, TableRow


class RulesChanged(Exception):
    """The log does not fit the rules of this version: the table has to go back to its snapshot."""


def catch_up(connection: Connection, offer: Offer, table: TableRow, cached: CachedMatch) -> Match[Any]:
    """Return the table's match as the store has it: from memory and what others did since, or from the snapshot.

    :raises RulesChanged: if the log does not fit the rules.
    """
    match = cached.match
    if match is not None and match.seq == table.seq:
        return match
    cached.match = None
    if match is not None and match.seq < table.seq:
        tail = log.moves_after(connection, table.id, match.seq)
        if all(move.command != "back" for move in tail):
            _replay(match, tail)
            cached.match = match
            return match
    match = from_snapshot(connection, offer, table)
    cached.match = match
    return match


def from_snapshot(connection: Connection, offer: Offer, table: TableRow) -> Match[Any]:
    """Return a match made from the latest snapshot and the moves since.

    :raises RulesChanged: if the log does not fit the rules.
    """
    assert table.seed is not None
    snapshot = log.latest_snapshot(connection, table.id)
    try:
        match = Match.resume(offer.game, table.seed, snapshot.state, [])
    except RulesFault as fault:
        raise RulesChanged(str(fault)) from fault
    match.take_events()
    _replay(match, log.moves_after(connection, table.id, snapshot.seq))
    return match


def _replay(match: Match[Any], tail: Sequence[MoveRow]) -> None:
    for row in tail:
        apply_row(match, row)


def apply_row(match: Match[Any], row: MoveRow) -> None:
    """Carry out a command of the log, and drop its events.

    :raises RulesChanged: if it is refused or has another outcome than it had; the match is worth nothing then.
    """
    try:
        match.apply(row.move())
    except Refused as refused:  # its data are what somebody holds: they stay out of the log
        raise RulesChanged(f"move {row.seq} is refused: {refused.code}") from None
    except RulesFault as fault:
        raise RulesChanged(f"move {row.seq}: {fault}") from fault
    events = match.take_events()
    if digest(events, match) != row.digest:
        raise RulesChanged(f"move {row.seq} has another outcome now")
