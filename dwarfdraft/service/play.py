"""Playing: answers and withdrawals of people, and what a viewer sees.

One answer is one transaction: the move, its events, the snapshot if the match came to rest, the due rows.
"""

from collections.abc import Sequence
from typing import Any, Final, Literal

import orjson
from sqlalchemy import Connection

from dwarfdraft.engine.errors import Refused
from dwarfdraft.engine.match import Match, Move
from dwarfdraft.service.acts import Act, News, carry_out
from dwarfdraft.service.errors import Conflict, ServiceRefused
from dwarfdraft.service.house import House, Kept, RulesMoved, Unchanged, catch_up, make_frame, seated
from dwarfdraft.service.values import MAX_EVENTS, Ack, Frame, Viewer
from dwarfdraft.store import log, seating, windows
from dwarfdraft.store.rows import ChairRow

COMMAND_ID: Final = (8, 64)
"""Least and most characters of a command id."""
MAX_VALUE_BYTES: Final = 4096
MAX_ASK_CHARACTERS: Final = 64


class _Stale(Unchanged):
    """The decision was open once."""


class Play:
    """Answers and frames."""

    def __init__(self, house: House) -> None:
        self.house = house

    def command(
        self,
        code: str,
        person: str,
        seat: int,
        command_id: str,
        command: Literal["answer", "withdraw"],
        ask: str,
        value: Any = None,
    ) -> Ack:
        """Carry out a person's command, or return what the same command led to before."""
        _check_message(command_id, ask, value)
        table_id = self.house.id_of(code)

        def work(connection: Connection, kept: Kept, news: News) -> Ack:
            table = seating.lock_table(connection, table_id)
            chairs = seating.chairs(connection, table_id)
            chair = own_chair(chairs, seat, person)
            done = log.move_of_command(connection, table_id, chair.key, command_id)
            if done is not None:
                return Ack(done.n, done.seq)
            offer = self.house.offer(table)
            aside = windows.done(connection, table_id, chair.key, command_id) if offer.has_windows else None
            if aside is not None:
                return Ack(*aside)
            check_plays(chair)
            if table.status == "open":
                raise ServiceRefused("closed", "not_begun")
            match = catch_up(connection, offer, table, kept)
            act = Act(Move(command, seat, ask, value), chair.key, command_id, "person")
            try:
                row = carry_out(self.house, connection, table, match, act, news)
            except Refused as refused:
                if refused.code in ("not_asked", "over") and _was_open(connection, table_id, match, seat, ask):
                    raise _Stale from refused
                raise as_service(refused) from refused
            self.house.settle(connection, table, match, chairs, news)
            return Ack(row.n, row.seq)

        try:
            return self.house.transact(table_id, work)
        except _Stale:
            frame = self.frame(code, seat)
            assert frame is not None
            self.check_viewer(code, person, seat)  # the seat may have been taken meanwhile
            raise Conflict(frame, {"ask": ask}) from None

    def frame(self, code: str, viewer: Viewer, since: int | None = None) -> Frame | None:
        """Return what a viewer sees now; None while the game has not begun."""
        house = self.house
        table_id = house.id_of(code)
        house.renew()
        with house.using(table_id) as kept:
            for _ in range(2):
                try:
                    with house.store.read() as connection:
                        return self._frame(connection, kept, viewer, since)
                except RulesMoved as moved:
                    house.go_back(kept, str(moved))
            raise RulesMoved(f"table {table_id}")

    def _frame(self, connection: Connection, kept: Kept, viewer: Viewer, since: int | None) -> Frame | None:
        table = seating.table(connection, kept.table_id)
        if table.status == "open":
            return None
        match = catch_up(connection, self.house.offer(table), table, kept)
        events: list[dict[str, Any]] | None = None
        if since is not None:
            found = log.events_after(connection, table.id, since, MAX_EVENTS + 1)
            # Another process may have committed between our statements on PostgreSQL: what is beyond n comes later.
            if len(found) <= MAX_EVENTS:
                events = [event.seen_by(viewer) for event in found if event.n <= match.n]
        dues = log.dues(connection, table.id)
        news = News()
        sitting = self.house.sitting(connection, table, match, seating.chairs(connection, table.id), news)
        if sitting is not None:
            sitting.teams.confer(connection)
        return make_frame(table.code, match, viewer, events, dues, self.house.now(), sitting, self.house.held_s())

    def check_viewer(self, code: str, person: str, viewer: Viewer) -> None:
        """Let pass who may watch as this viewer."""
        table_id = self.house.id_of(code)
        if viewer is not None:
            with self.house.store.read() as connection:
                own_chair(seating.chairs(connection, table_id), viewer, person)


def own_chair(chairs: Sequence[ChairRow], seat: int, person: str) -> ChairRow:
    """Return a person's chair. Refuses with `no_seat` or `no_chair`."""
    chair = seated(chairs, seat)
    if chair.person_id != person:
        raise ServiceRefused("no_chair", data={"seat": seat})
    return chair


def check_plays(chair: ChairRow) -> None:
    """Let pass a chair whose person neither has left it nor is replaced by a bot. Refuses with `no_chair`."""
    if chair.left or chair.replaced:
        raise ServiceRefused("no_chair", "chair_left" if chair.left else "chair_replaced", {"seat": chair.seat})


def _was_open(connection: Connection, table_id: int, match: Match[Any], seat: int, ask: str) -> bool:
    """Tell whether a decision was open once. One that is still open to others tells nothing about their answers."""
    asked = {each.seat for each in match.poll.asks if each.id == ask} if match.poll is not None else set()
    return (not asked or seat in asked) and log.was_asked(connection, table_id, ask)


def as_service(refused: Refused) -> ServiceRefused:
    """Return the engine's refusal in the service's shape."""
    data = dict(refused.data)
    if refused.legal is not None:
        data["legal"] = refused.legal
    return ServiceRefused(refused.code, data=data)


def check_command(command_id: Any) -> None:
    """Let pass what can be a command id. Refuses with `bad_message`."""
    least, most = COMMAND_ID
    if not isinstance(command_id, str) or not least <= len(command_id) <= most or not command_id.isprintable():
        raise ServiceRefused("bad_message", fields={"command": "bad_command"}, data={"least": least, "most": most})


def _check_message(command_id: Any, ask: Any, value: Any) -> None:
    check_command(command_id)
    if not isinstance(ask, str) or not 1 <= len(ask) <= MAX_ASK_CHARACTERS or not ask.isprintable():
        raise ServiceRefused("bad_message", fields={"ask": "not_an_ask"})
    try:
        size = len(orjson.dumps(value))
    except (TypeError, ValueError, RecursionError):  # orjson.JSONEncodeError is a TypeError
        raise ServiceRefused("bad_message", fields={"value": "not_json"}) from None
    if size > MAX_VALUE_BYTES:
        raise ServiceRefused("bad_message", fields={"value": "too_large"}, data={"most": MAX_VALUE_BYTES})
