"""What is due when at a table: bots' answers and the limits of people's decisions. Pure: told the time and the facts.

A limit belongs to one decision of one seat and is never renewed by answering, withdrawing or reconnecting.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from dwarfdraft.engine.ask import Ask
from dwarfdraft.engine.match import Match
from dwarfdraft.service.interfaces import Delay, Offer
from dwarfdraft.service.pace import decision_s
from dwarfdraft.service.shapes import Clock
from dwarfdraft.service.values import Speed, Viewer
from dwarfdraft.store.rows import ChairRow, DueRow, TableRow

DECISION_S: Final[dict[Speed, tuple[float, float] | None]] = {
    "none": None,
    "relaxed": (150, 75),
    "normal": (60, 30),
    "fast": (25, 12),
}
"""Seconds for a long decision (drafting) and a short one."""
GRACE_S: Final = 10.0
"""Seconds for a decision that is taken back after its time, or whose table wakes up."""
SLEEP_S: Final = 1800.0
"""Seconds without a person after which a table sleeps: nothing is due there until somebody looks at it."""


def limit_s(offer: Offer, table: TableRow, ask: Ask) -> float | None:
    """Return the seconds that a decision has at this table, None for no limit."""
    fixed = offer.fixed_s(ask, table.options)
    if fixed is not None:
        return fixed
    if offer.has_windows:
        return decision_s(offer.normal_s(ask), table.speed, ask.about)
    seconds = DECISION_S[table.speed]
    if seconds is None:
        return None
    return seconds[0] if offer.is_long(ask) else seconds[1]


def plan_due_rows(
    offer: Offer,
    table: TableRow,
    match: Match[Any],
    chairs: Sequence[ChairRow],
    had: Sequence[DueRow],
    now: float,
    delay: Delay,
    awake: bool,
    clip_s: float | None = None,
    not_before: float = 0.0,
) -> list[DueRow]:
    """Return the rows of kind `bot`, `limit` and `bank` that should be there; those that are there keep their times.

    Rows that sleep go on sleeping unless the table is `awake`. `clip_s`: a response window is open, in which bots take
    no longer than this; it has a limit of its own. `not_before`: bots answer no earlier than then; once it has passed,
    when they would have anyway.
    """
    before = {(row.kind, row.seat, row.ask): row for row in had}
    unanswered = {ask.seat for ask in match.unanswered()}
    wanted: list[DueRow] = []
    for ask in match.pending:
        if not ask.required:
            continue
        chair = chairs[ask.seat]
        if chair.by_bot and ask.seat in unanswered:
            row = before.get(("bot", ask.seat, ask.id))
            if row is None or (row.at is None and awake):
                seconds = delay() if clip_s is None else min(delay(), clip_s)
                row = DueRow("bot", ask.seat, ask.id, now + seconds, seconds)
            if row.at is not None and (at := max(min(row.at, now + row.of_s), not_before)) != row.at:
                row = replace(row, at=at)
            wanted.append(row)
        if chair.bot is None and clip_s is None:
            if ("bank", ask.seat, ask.id) in before:
                wanted.append(before["bank", ask.seat, ask.id])
                continue
            spent = before.get(("limit", ask.seat, ask.id))
            limit = _limit_row(offer, table, ask, spent, ask.seat in unanswered and awake, now)
            if limit is not None:
                wanted.append(limit)
    return wanted


def read_until(dues: Sequence[DueRow]) -> float:
    """Return until when bots wait for those who read (`service.reading`); 0 if nobody does."""
    return max((row.at for row in dues if row.kind == "read" and row.at is not None), default=0.0)


def _limit_row(offer: Offer, table: TableRow, ask: Ask, had: DueRow | None, wakes: bool, now: float) -> DueRow | None:
    if had is None:
        seconds = limit_s(offer, table, ask)
        return None if seconds is None else DueRow("limit", ask.seat, ask.id, now + seconds, seconds)
    if had.at is None and wakes:
        return replace(had, at=now + min(GRACE_S, had.of_s))
    return had


def clock(
    match: Match[Any], dues: Sequence[DueRow], now: float, viewer: Viewer, banks_ms: dict[str, int] | None = None
) -> Clock | None:
    """Return the `clock` of a frame: what is left to each seat that still has to answer.

    Where nobody is told who has answered, the clocks of all others run on. `banks_ms`: what the banks hold, at tables
    that have banks.
    """
    unanswered = {ask.seat: ask.id for ask in match.unanswered()}
    if match.poll is not None and not match.poll.shows_ready:
        asked = {ask.seat: ask.id for ask in match.pending if ask.required}
        unanswered = {seat: ask for seat, ask in asked.items() if seat != viewer or seat in unanswered}
    left: dict[str, int] = {}
    of_s = 0.0
    from_bank: list[int] = []
    for row in dues:
        if row.kind in ("limit", "bank") and row.at is not None and unanswered.get(row.seat) == row.ask:
            left[str(row.seat)] = max(0, round((row.at - now) * 1000))
            of_s = max(of_s, row.of_s)
            if row.kind == "bank":
                from_bank.append(row.seat)
    if not left:
        return None
    shown: Clock = {"left_ms": left, "of_ms": round(of_s * 1000)}
    return shown if banks_ms is None else {**shown, "bank_ms": banks_ms, "from_bank": from_bank}
