"""Carrying out what is due at a table: bots answer, time runs out, a bot takes over for who is away, the crown moves.

Any process may do it; the move's primary key lets one win, the others then find nothing due.
"""

from dataclasses import dataclass, replace
from typing import Any, Final, assert_never

from sqlalchemy import Connection

from dwarfdraft.engine.ask import Ask, Value
from dwarfdraft.engine.match import Match, Move
from dwarfdraft.service.acts import Act, News, carry_out
from dwarfdraft.service.clocks import SLEEP_S
from dwarfdraft.service.house import House, Kept, catch_up, logger
from dwarfdraft.service.orders import LAST_CHANCE
from dwarfdraft.service.seats import next_host
from dwarfdraft.service.values import BotName
from dwarfdraft.store import log, people, seating
from dwarfdraft.store.rows import By, ChairRow, DueRow, TableRow

MINDER: Final[BotName] = "thumb"
"""The bot that answers for a person who is away or has left."""
MAX_BEATS: Final = 8
"""Quiet windows that may follow each other at once."""
FAILED_S: Final = 60.0
"""How long a table rests at which something due has failed."""


@dataclass(slots=True)
class _Wake:
    """What is known while the due rows of a table are carried out."""

    connection: Connection
    table: TableRow
    chairs: list[ChairRow]
    here: set[str]
    """Persons who watch the table now."""
    now: float
    news: News
    match: Match[Any] | None = None
    moved: bool = False


class Wakes:
    """What is due."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._fails_until: dict[int, float] = {}

    def sweep(self, late_s: float = 0.0) -> int:
        """Carry out everything that has been due at any table for so long; return how much it was."""
        with self.house.store.read() as connection:
            tables = log.tables_due(connection, self.house.now() - late_s)
        return sum(self._run_guarded(table_id) for table_id in tables)

    def _run_guarded(self, table_id: int) -> int:
        """Carry out what is due at a table; one that fails rests a while and does not hold up the others."""
        if self._fails_until.get(table_id, 0.0) > self.house.now():
            return 0
        try:
            done = self.run_due(table_id)
        except Exception:  # of whatever kind: the clocks of all other tables go on
            logger.exception("table %s: what is due there was not done", table_id)
            self._fails_until[table_id] = self.house.now() + FAILED_S
            return 0
        self._fails_until.pop(table_id, None)
        return done

    def run_due(self, table_id: int) -> int:
        """Carry out everything that is due at one table; return how much it was."""

        def work(connection: Connection, kept: Kept, news: News) -> int:
            now = self.house.now()
            dues = log.dues(connection, table_id)
            late = sorted((r for r in dues if r.at is not None and r.at <= now), key=lambda r: (r.at, r.kind, r.seat))
            if not late:
                news.dues = dues  # a timer was early, or another process was first
                return 0
            table = seating.lock_table(connection, table_id)
            wake = _Wake(
                connection,
                table,
                seating.chairs(connection, table_id),
                people.watchers(connection, table_id),
                now,
                news,
            )
            if self._falls_asleep(wake, late):
                return len(late)
            if table.status == "playing":
                wake.match = catch_up(connection, self.house.offer(table), table, kept)
            done = self._carry_out_all(wake, late)
            for _ in range(MAX_BEATS):
                late = [row for row in news.dues if row.at is not None and row.at <= now]
                if news.sitting is None or not news.sitting.window.quiet or not late:
                    break
                # A quiet window right after another has no beat: nobody need hear of it.
                done += self._carry_out_all(wake, sorted(late, key=lambda r: (r.at, r.kind, r.seat)))
            if news.to_all and news.table is None:
                news.table = wake.table
            return done

        return self.house.transact(table_id, work)

    def _carry_out_all(self, wake: _Wake, late: list[DueRow]) -> int:
        """Carry out due rows and write what is due next; return how many they were."""
        wake.moved = False
        for row in late:
            self._carry_out(wake, row)
        if wake.match is not None:
            write = self.house.settle if wake.moved else self.house.plan
            write(wake.connection, wake.news.table or wake.table, wake.match, wake.chairs, wake.news, bool(wake.here))
        return len(late)

    def _falls_asleep(self, wake: _Wake, late: list[DueRow]) -> bool:
        """Let a table sleep that no person has looked at for half an hour; looking at it wakes it."""
        if wake.here or wake.table.humans_at > wake.now - SLEEP_S or wake.table.status != "playing":
            return False
        for row in late:
            log.set_due(wake.connection, wake.table.id, row.kind, row.seat, None)
        return True

    def _carry_out(self, wake: _Wake, row: DueRow) -> None:
        match row.kind:
            case "bot":
                self._bot(wake, row)
            case "limit" | "bank":
                self._limit(wake, row)
            case "window":
                self._window(wake, row)
            case "stands":
                self._stands(wake, row)
            case "away":
                self._away(wake, row)
            case "host":
                self._crown(wake, row)
            case _:
                assert_never(row.kind)

    def _bot(self, wake: _Wake, row: DueRow) -> None:
        ask = _open(wake, row)
        chair = wake.chairs[row.seat]
        if ask is None or not chair.by_bot:
            return  # the plan drops the row
        if chair.bot is None and not wake.here:
            # Nobody is here to wait for this seat. Its owner shall not come back to a game played without them.
            log.set_due(wake.connection, wake.table.id, "bot", row.seat, None)
            return
        self._save_team(wake, ask, chair.bot or MINDER)
        self._act(wake, ask, self._answer_of(wake, ask, chair.bot or MINDER), "bot")

    def _save_team(self, wake: _Wake, ask: Ask, bot: BotName) -> None:
        """Have a bot use what saves its team in a last chance; where a person is in the team, persons decide."""
        match = wake.match
        uses = () if match is None or ask.about.get("window") != LAST_CHANCE else match.uses(ask.seat)
        if match is None or not uses:
            return
        sitting = self.house.sitting(wake.connection, wake.table, match, wake.chairs, wake.news)
        if sitting is not None and any(sitting.is_person(mate) for mate in sitting.teams.of(ask.seat)):
            return
        try:
            what = self.house.bots[bot].use(match.view(ask.seat), ask.seat, uses, self.house.chance)
        except Exception:  # a bot's fault is not the table's
            logger.exception("table %s: bot %s failed to use anything", wake.table.id, bot)
            return
        if what in uses:
            self._carry(wake, Move("use", ask.seat, "", what), "bot")

    def _limit(self, wake: _Wake, row: DueRow) -> None:
        match, ask = wake.match, _open(wake, row)
        if match is None or ask is None or row.at is None:
            return
        sitting = self.house.sitting(wake.connection, wake.table, match, wake.chairs, wake.news)
        if match.poll is not None and match.poll.together:
            self._team_decides(wake)
            return
        if match.answered(row.seat) is not None:
            log.set_due(wake.connection, wake.table.id, row.kind, row.seat, None)
            return
        if sitting is not None:
            bank_s = 0.0 if row.kind == "bank" or ask.about.get("open", False) else sitting.seats.rows[row.seat].bank_s
            if bank_s:
                log.drop_due(wake.connection, wake.table.id, [("limit", row.seat)])
                log.put_due(
                    wake.connection,
                    wake.table.id,
                    [DueRow("bank", row.seat, row.ask, max(wake.now, row.at + bank_s), bank_s)],
                )
                wake.news.to_all = True
                return
            sitting.seats.late(row.seat, of_bank=row.kind == "bank")
        if (match.poll is not None and match.poll.may_expire) or ask.default is not None:
            self._carry(wake, Move("expire", row.seat, ask.id), "clock")
        else:
            bot = self.house.offer(wake.table).late_bot(ask)
            self._act(wake, ask, self._answer_of(wake, ask, bot), "clock")

    def _window(self, wake: _Wake, row: DueRow) -> None:
        if wake.match is None:
            return
        sitting = self.house.sitting(wake.connection, wake.table, wake.match, wake.chairs, wake.news)
        if sitting is None or not sitting.is_due(row, wake.now):
            return
        for ask in wake.match.unanswered():  # a bot that has taken over just now, or whose time ends a moment later
            if wake.chairs[ask.seat].by_bot:
                self._act(wake, ask, self._answer_of(wake, ask, wake.chairs[ask.seat].bot or MINDER), "bot")
        if sitting.close(self.house, wake.connection, wake.news, row):
            wake.moved = True

    def _stands(self, wake: _Wake, row: DueRow) -> None:
        """Let a proposal stand that nobody has contradicted for long enough."""
        poll = None if wake.match is None else wake.match.poll
        if poll is not None and poll.together and poll.asks[0].id == row.ask:
            self._team_decides(wake)

    def _team_decides(self, wake: _Wake) -> None:
        """Close a question to a team."""
        match = wake.match
        assert match is not None
        sitting = self.house.sitting(wake.connection, wake.table, match, wake.chairs, wake.news)
        assert sitting is not None
        sitting.teams.close(self.house, wake.connection, wake.news)
        wake.moved = True

    def _away(self, wake: _Wake, row: DueRow) -> None:
        chair = wake.chairs[row.seat]
        log.drop_due(wake.connection, wake.table.id, [("away", row.seat)])
        if wake.table.status == "playing" and chair.person_id is not None and chair.person_id not in wake.here:
            seating.change_chair(wake.connection, wake.table.id, row.seat, bot_acts=True)
            wake.chairs[row.seat] = replace(chair, bot_acts=True)
            wake.news.seating = True
            wake.news.teams.add(row.seat)
            wake.moved = True  # its team may have agreed by that

    def _crown(self, wake: _Wake, row: DueRow) -> None:
        heir = next_host(wake.table, wake.chairs, wake.here)
        if wake.table.host in wake.here or heir is not None:
            log.drop_due(wake.connection, wake.table.id, [("host", row.seat)])
        else:
            log.set_due(wake.connection, wake.table.id, "host", row.seat, None)
        if wake.table.host not in wake.here and heir is not None:
            seating.change_table(wake.connection, wake.table.id, host=heir)
            wake.table = replace(wake.table, host=heir)
            wake.news.seating = True

    def _answer_of(self, wake: _Wake, ask: Ask, bot: BotName) -> Value:
        """Return what a bot answers; a bot that fails does not stop the table."""
        match = wake.match
        assert match is not None
        chooser = self.house.chance
        prompt = match.prompt(ask.seat, brief=True)
        assert prompt is not None
        try:
            value = self.house.bots[bot].answer(match.view(ask.seat), prompt, chooser)
        except Exception:  # a bot's fault is not the table's
            logger.exception("table %s: bot %s failed at a %s", wake.table.id, bot, ask.kind)
            return ask.options.pick(chooser)
        if not ask.options.accepts(value):
            logger.error("table %s: bot %s gave an illegal answer to a %s", wake.table.id, bot, ask.kind)
            return ask.options.pick(chooser)
        return value

    def _act(self, wake: _Wake, ask: Ask, value: Value, by: By) -> None:
        self._carry(wake, Move("answer", ask.seat, ask.id, value), by)

    def _carry(self, wake: _Wake, move: Move, by: By) -> None:
        assert wake.match is not None
        act = Act(move, wake.chairs[move.seat].key, None, by)
        carry_out(self.house, wake.connection, wake.table, wake.match, act, wake.news)
        wake.moved = True


def _open(wake: _Wake, row: DueRow) -> Ask | None:
    """Return the decision of a due row if it is still open, and unanswered where a bot is due."""
    if wake.match is None:
        return None
    ask = wake.match.pending_for(row.seat)
    if ask is None or ask.id != row.ask:
        return None
    if row.kind == "bot" and wake.match.answered(row.seat) is not None:
        return None
    return ask
