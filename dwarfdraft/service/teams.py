"""The teams of a table at one moment: who is captain, what a team is being asked, who wants to give up.

Only tables with response windows have teams. What is open for a team and who has proposed what is the engine's; the
time, and who of the seats are people, is added here by the rules of `service.councils`.
"""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection

from dwarfdraft.engine.match import Match, Move
from dwarfdraft.service.acts import Act, Clerk, News, carry_out
from dwarfdraft.service.councils import STANDS_S, Council, captain_of, council
from dwarfdraft.service.keeping import Keeping
from dwarfdraft.service.pace import SCALE
from dwarfdraft.service.values import Plain, Viewer
from dwarfdraft.store import log
from dwarfdraft.store.rows import By, ChairRow, DueRow, TableRow

TEAM_SEAT: Final = -1
"""Seat of the due row that closes a question to a team."""
CLOCK: Final = "clock"
"""Chair of the commands that no chair gives."""


class Teams:
    """The teams of a table, for as long as a transaction."""

    def __init__(
        self,
        table: TableRow,
        match: Match[Any],
        chairs: Sequence[ChairRow],
        seats: Keeping,
        teams: tuple[tuple[int, ...], ...],
    ) -> None:
        self.table = table
        self.match = match
        self.chairs = chairs
        self.seats = seats
        self.teams = teams
        self.council: Council | None = None
        """The question to a team that is open, as it was when they last conferred."""

    def of(self, seat: int) -> tuple[int, ...]:
        """Return the seats of a seat's team; nothing for who plays alone."""
        team = next((team for team in self.teams if seat in team), ())
        return team if len(team) > 1 else ()

    def captain(self, team: Sequence[int]) -> int | None:
        """Return the captain of a team."""
        return captain_of(team, self.chairs, lambda seat: self.seats.rows[seat].away)

    def handed_over(self) -> list[int]:
        """Return a seat of each team whose captain is another now than when the seats were last written."""
        teams = [team for team in self.teams if len(team) > 1]
        return [team[0] for team in teams if captain_of(team, self.chairs, self.seats.was_away) != self.captain(team)]

    # What a team decides

    def confer(self, connection: Connection) -> Council | None:
        """Return the question to a team that is open, with what was proposed; None if there is none."""
        poll = self.match.poll
        if poll is None or not poll.together:
            self.council = None
            return None
        team = self.of(poll.asks[0].seat)
        people = {
            seat: person
            for seat in team
            if (person := self.chairs[seat].person_id) is not None
            and not self.chairs[seat].by_bot
            and not self.seats.rows[seat].away
        }
        moves = log.moves_after(connection, self.table.id, self.match.rest.seq)
        there = [ask.seat for ask in poll.asks]  # a captain who is not there by a card passes the post on, too
        self.council = council(poll, moves, people, self.captain(there))
        return self.council

    def attend(self, clerk: Clerk, connection: Connection, news: News) -> bool:
        """Close the question that is open if all have agreed; tell whether it has closed."""
        here = self.confer(connection)
        if here is None or here.agreed is None:
            return False
        self._carry(clerk, connection, news, here.agreed.seat)
        return True

    def due(self, had: Sequence[DueRow], now: float, awake: bool) -> list[DueRow]:
        """Return when the question closes with the proposal that stands. One that sleeps goes on sleeping unless the
        table is awake; one that was given more time keeps it. If those who disagreed are gone it closes at once.
        """
        here = self.council
        if here is not None and here.agreed is not None and awake:
            return [DueRow("stands", TEAM_SEAT, here.ask, now, STANDS_S * SCALE[self.table.speed])]
        at = None if here is None else here.stands_at(self.table.speed)
        if here is None or at is None:
            return []
        before = next((row for row in had if row.kind == "stands" and row.ask == here.ask), None)
        of_s = STANDS_S * SCALE[self.table.speed]
        if before is not None and before.at is None:
            at = now + of_s if awake else None
        elif before is not None and before.at is not None:
            at = max(at, before.at)
        return [DueRow("stands", TEAM_SEAT, here.ask, at, of_s)]

    def close(self, clerk: Clerk, connection: Connection, news: News) -> None:
        """Close the open question with the proposal that stands, or with the default (RDI-VRULING-03)."""
        here = self.confer(connection)
        stands = None if here is None else here.stands
        self._carry(clerk, connection, news, TEAM_SEAT if stands is None else stands.seat)

    def _carry(self, clerk: Clerk, connection: Connection, news: News, seat: int) -> None:
        self.carry(clerk, connection, news, Move("close", seat, ""), CLOCK, "clock")

    def carry(self, clerk: Clerk, connection: Connection, news: News, move: Move, chair: str, by: By) -> None:
        """Carry out a command that concerns a team."""
        carry_out(clerk, connection, self.table, self.match, Act(move, chair, None, by), news)

    # Giving up

    def giving_up(self, team: Sequence[int]) -> list[int]:
        """Return who of a team wants to give up."""
        return [seat for seat in team if self._is_person(seat) and self.seats.rows[seat].gives_up]

    def gives_up(self, team: Sequence[int]) -> bool:
        """Tell whether all people of a team want to give up, those for whom a bot answers meanwhile too
        (RDI-VRULING-101).
        """
        people = [seat for seat in team if self._is_person(seat)]
        return bool(people) and self.giving_up(team) == people

    def leave(self, clerk: Clerk, connection: Connection, news: News) -> None:
        """Take the teams out whose people all want to give up: the last has said so, or who had not has left."""
        for team in self.teams:
            if len(team) < 2 or not self.gives_up(team):
                continue
            for mate in team:
                if not self.match.over and self.match.game.may_leave(self.match.state, mate):
                    self.carry(clerk, connection, news, Move("leave", mate, ""), self.chairs[mate].key, "person")

    def _is_person(self, seat: int) -> bool:
        return self.chairs[seat].person_id is not None and not self.chairs[seat].left

    # What is shown

    def shown(self, viewer: Viewer, dues: Sequence[DueRow], now: float) -> Plain | None:
        """Return `team` of a frame (docs/protocol.md): for that team alone."""
        team = () if viewer is None else self.of(viewer)
        if viewer is None or not team:
            return None
        poll = self.match.poll
        declares = poll is not None and not poll.together and poll.asks[0].kind == "declare"
        intents = self.match.shown_answers(viewer) if declares else {}
        return {
            "seats": list(team),
            "captain": self.captain(team),
            "asks": self._shown_asks(team, dues, now),
            "intents": {str(seat): value for seat, value in intents.items()},
            "giving_up": self.giving_up(team),
        }

    def _shown_asks(self, team: Sequence[int], dues: Sequence[DueRow], now: float) -> list[Plain]:
        here, poll = self.council, self.match.poll
        if here is None or poll is None or here.seats[0] not in team:
            return []
        ask = poll.asks[0]
        stands = here.stands
        return [
            {
                "id": ask.id,
                "kind": ask.kind,
                "options": ask.options.to_json(),
                "about": ask.about,
                "proposals": {str(each.seat): each.value for each in here.proposals},
                "captain": here.captain,
                "left_ms": _left_ms(dues, "limit", ask.id, now),
                "stands": None if stands is None else stands.seat,
                "stands_ms": _left_ms(dues, "stands", ask.id, now),
            }
        ]


def _left_ms(dues: Sequence[DueRow], kind: str, ask: str, now: float) -> int | None:
    times = [row.at for row in dues if row.kind == kind and row.ask == ask and row.at is not None]
    return max(0, round((min(times) - now) * 1000)) if times else None
