"""Carrying out what is due at a table: bots answer, time runs out, bots take over for the absent, another person
becomes host.

Any process may do it; the move's primary key lets one win, the others then find nothing due.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final, assert_never

from dwarfdraft.engine.ask import Ask, Value
from dwarfdraft.engine.match import Match
from dwarfdraft.engine.moves import Move
from dwarfdraft.service.clocks import SLEEP_S
from dwarfdraft.service.core import ServiceCore, logger
from dwarfdraft.service.orders import LAST_CHANCE
from dwarfdraft.service.session import TableSession
from dwarfdraft.service.table_info import next_host
from dwarfdraft.service.transactions import transact
from dwarfdraft.service.values import BotName
from dwarfdraft.store import log, people, seating
from dwarfdraft.store.rows import By, DueRow

STAND_IN_BOT: Final[BotName] = "thumb"
"""The bot that answers for a person who is away or has left."""
MAX_QUIET_WINDOWS: Final = 8
"""Most quiet windows that may follow one another in one transaction."""
RETRY_AFTER_S: Final = 60.0
"""Seconds after which a table is tried again where something due has failed."""


class DueJobs:
    """What is due, at all tables."""

    def __init__(self, core: ServiceCore) -> None:
        self.core = core
        self._not_before: dict[int, float] = {}

    def sweep(self, late_s: float = 0.0) -> int:
        """Carry out everything overdue by `late_s` seconds at any table; return the number of jobs."""
        with self.core.store.read() as connection:
            tables = log.tables_due(connection, self.core.now() - late_s)
        return sum(self._run_guarded(table_id) for table_id in tables)

    def _run_guarded(self, table_id: int) -> int:
        """Carry out what is due at a table; one that fails rests a while and does not hold up the others."""
        if self._not_before.get(table_id, 0.0) > self.core.now():
            return 0
        try:
            done = self.run_due(table_id)
        except Exception:  # of whatever kind: the clocks of all other tables go on
            logger.exception("table %s: what is due there was not done", table_id)
            self._not_before[table_id] = self.core.now() + RETRY_AFTER_S
            return 0
        self._not_before.pop(table_id, None)
        return done

    def run_due(self, table_id: int) -> int:
        """Carry out everything that is due at one table; return the number of jobs."""
        return transact(self.core, table_id, _run_jobs)


def _run_jobs(session: TableSession) -> int:
    """Carry out what is due at the table of a transaction; return the number of jobs."""
    now = session.core.now()
    dues = log.dues(session.connection, session.table_id)
    late = _late(dues, now)
    if not late:
        session.outbox.dues = dues  # a timer was early, or another process was first
        return 0
    jobs = _TableJobs(session, now)
    if jobs.falls_asleep(late):
        return len(late)
    done = jobs.run(late)
    for _ in range(MAX_QUIET_WINDOWS):
        late = _late(session.outbox.dues, now)
        if not late or not jobs.is_in_quiet_window():
            break
        # A quiet window right after another is not waited for: nobody needs to be told of it.
        done += jobs.run(late)
    if session.outbox.all_see_change:
        session.show()
    return done


def _late(dues: Iterable[DueRow], now: float) -> list[DueRow]:
    """Return what should have happened by now, in order."""
    return sorted((r for r in dues if r.at is not None and r.at <= now), key=lambda r: (r.at, r.kind, r.seat))


class _TableJobs:
    """Carries out due rows of one table in one transaction."""

    def __init__(self, session: TableSession, now: float) -> None:
        self.session = session
        self.connection = session.connection
        self.table_id = session.table.id
        self.chairs = session.chairs
        self.here = people.watchers(session.connection, session.table_id)
        """Persons who watch the table now."""
        self.now = now
        self.match: Match[Any] | None = None
        self.moved = False

    def falls_asleep(self, late: list[DueRow]) -> bool:
        """Let a table sleep that no person has looked at for half an hour; looking at it wakes it."""
        table = self.session.table
        if self.here or table.humans_at > self.now - SLEEP_S or table.status != "playing":
            return False
        for row in late:
            log.set_due(self.connection, self.table_id, row.kind, row.seat, None)
        return True

    def is_in_quiet_window(self) -> bool:
        """Tell whether the window that is open now is one that nobody is shown."""
        window = None if self.match is None else self.session.window
        return window is not None and window.window.quiet

    def run(self, late: list[DueRow]) -> int:
        """Carry out due rows and write what is due next; return how many they were."""
        if self.session.table.status == "playing":
            self.match = self.session.match
        self.moved = False
        for row in late:
            self._run(row)
        if self.match is not None:
            write = self.session.settle if self.moved else self.session.plan_dues
            write(bool(self.here))
        return len(late)

    def _run(self, row: DueRow) -> None:
        match row.kind:
            case "bot":
                self._answer_as_bot(row)
            case "limit" | "bank":
                self._end_limit(row)
            case "window":
                self._close_window(row)
            case "stands":
                self._let_proposal_stand(row)
            case "read":
                log.set_due(self.connection, self.table_id, "read", row.seat, None)
            case "away":
                self._put_bot_for_absent(row)
            case "host":
                self._replace_host(row)
            case _:
                assert_never(row.kind)

    # Bots

    def _answer_as_bot(self, row: DueRow) -> None:
        ask = self._open_ask(row)
        chair = self.chairs[row.seat]
        if ask is None or not chair.by_bot:
            return  # the plan drops the row
        if chair.bot is None and not self.here:
            # Nobody is here to wait for this seat. Its owner shall not come back to a game played without them.
            log.set_due(self.connection, self.table_id, "bot", row.seat, None)
            return
        self._save_team(ask, chair.bot or STAND_IN_BOT)
        self._answer(ask, chair.bot or STAND_IN_BOT, "bot")

    def _save_team(self, ask: Ask, bot: BotName) -> None:
        """Have a bot use what saves its team in a last chance; where a person is in the team, persons decide."""
        match = self.match
        uses = () if match is None or ask.about.get("window") != LAST_CHANCE else match.uses(ask.seat)
        if match is None or not uses:
            return
        window = self.session.window
        if window is not None and any(window.is_person(mate) for mate in window.teams.of(ask.seat)):
            return
        core = self.session.core
        try:
            what = core.bots[bot].use(match.view(ask.seat), ask.seat, uses, core.chance)
        except Exception:  # a bot's fault is not the table's
            logger.exception("table %s: bot %s failed to use anything", self.table_id, bot)
            return
        if what in uses:
            self._write(Move("use", ask.seat, "", what), "bot")

    def _answer(self, ask: Ask, bot: BotName, by: By) -> None:
        self._write(Move("answer", ask.seat, ask.id, self._choice_of(bot, ask)), by)

    def _choice_of(self, bot: BotName, ask: Ask) -> Value:
        """Return what a bot answers; a bot that fails does not stop the table."""
        match = self.match
        assert match is not None
        chooser = self.session.core.chance
        prompt = match.prompt(ask.seat, brief=True)
        assert prompt is not None
        try:
            value = self.session.core.bots[bot].answer(match.view(ask.seat), prompt, chooser)
        except Exception:  # a bot's fault is not the table's
            logger.exception("table %s: bot %s failed at a %s", self.table_id, bot, ask.kind)
            return ask.options.pick(chooser)
        if not ask.options.accepts(value):
            logger.error("table %s: bot %s gave an illegal answer to a %s", self.table_id, bot, ask.kind)
            return ask.options.pick(chooser)
        return value

    # Time that is up

    def _end_limit(self, row: DueRow) -> None:
        match, ask = self.match, self._open_ask(row)
        if match is None or ask is None or row.at is None:
            return
        window = self.session.window
        if match.poll is not None and match.poll.joint_decision:
            self._close_team_question()
            return
        if match.answered(row.seat) is not None:
            log.set_due(self.connection, self.table_id, row.kind, row.seat, None)
            return
        if window is not None:
            is_paid = row.kind == "bank" or ask.about.get("open", False)
            bank_s = 0.0 if is_paid else window.seats.rows[row.seat].bank_s
            if bank_s:
                runs = DueRow("bank", row.seat, row.ask, max(self.now, row.at + bank_s), bank_s)
                log.drop_due(self.connection, self.table_id, [("limit", row.seat)])
                log.put_due(self.connection, self.table_id, [runs])
                self.session.outbox.all_see_change = True
                return
            window.banks.late(row.seat, of_bank=row.kind == "bank")
        if (match.poll is not None and match.poll.may_expire) or ask.default is not None:
            self._write(Move("expire", row.seat, ask.id), "clock")
        else:
            self._answer(ask, self.session.offer.late_bot(ask), "clock")

    def _close_window(self, row: DueRow) -> None:
        window = None if self.match is None else self.session.window
        if self.match is None or window is None or not window.is_due(row, self.now):
            return
        for ask in self.match.unanswered():  # a bot that has taken over just now, or whose time ends a moment later
            if self.chairs[ask.seat].by_bot:
                self._answer(ask, self.chairs[ask.seat].bot or STAND_IN_BOT, "bot")
        if window.close_if_due(row):
            self.moved = True

    def _let_proposal_stand(self, row: DueRow) -> None:
        """Close a question to a team with the proposal that has stood long enough (RDI-VRULING-01)."""
        poll = None if self.match is None else self.match.poll
        if poll is not None and poll.joint_decision and poll.asks[0].id == row.ask:
            self._close_team_question()

    def _close_team_question(self) -> None:
        window = self.session.window
        assert window is not None
        window.teams.close_with_what_stands()
        self.moved = True

    # Who is away

    def _put_bot_for_absent(self, row: DueRow) -> None:
        chair = self.chairs[row.seat]
        log.drop_due(self.connection, self.table_id, [("away", row.seat)])
        is_gone = chair.person_id is not None and chair.person_id not in self.here
        if self.session.table.status == "playing" and is_gone:
            seating.change_chair(self.connection, self.table_id, row.seat, bot_acts=True)
            self.chairs[row.seat] = replace(chair, bot_acts=True)
            self.session.outbox.table_changed = True
            self.session.outbox.changed_for_teammates.add(row.seat)
            self.moved = True  # its team may have agreed by that

    def _replace_host(self, row: DueRow) -> None:
        table = self.session.table
        heir = next_host(table, self.chairs, self.here)
        if table.host in self.here or heir is not None:
            log.drop_due(self.connection, self.table_id, [("host", row.seat)])
        else:
            log.set_due(self.connection, self.table_id, "host", row.seat, None)
        if table.host not in self.here and heir is not None:
            seating.change_table(self.connection, self.table_id, host=heir)
            self.session.table = replace(table, host=heir)
            self.session.outbox.table_changed = True

    # What all of them need

    def _open_ask(self, row: DueRow) -> Ask | None:
        """Return the decision of a due row if it is still open, and unanswered where a bot is due."""
        if self.match is None:
            return None
        ask = self.match.pending_for(row.seat)
        if ask is None or ask.id != row.ask:
            return None
        if row.kind == "bot" and self.match.answered(row.seat) is not None:
            return None
        return ask

    def _write(self, move: Move, by: By) -> None:
        assert self.match is not None
        self.session.writer.write(move, by, chair=self.chairs[move.seat].key)
        self.moved = True
