"""The teams of a table at one moment: who is captain, what a team is being asked, who wants to give up.

Only tables with response windows have teams. What is open for a team and who has proposed what is the engine's; the
time, and who of the seats are people, is added here by the rules of `service.team_vote`.
"""

from collections.abc import Sequence
from typing import Final

from dwarfdraft.engine.moves import Move
from dwarfdraft.service.command_writer import CLOCK, CommandWriter
from dwarfdraft.service.pace import SCALE
from dwarfdraft.service.seat_records import SeatRecords
from dwarfdraft.service.shapes import TeamAsk, TeamFrame
from dwarfdraft.service.team_vote import STANDS_S, TeamVote, captain_of, tally
from dwarfdraft.service.values import Viewer
from dwarfdraft.store import log
from dwarfdraft.store.rows import DueRow

TEAM_SEAT: Final = -1
"""Seat of the due row that closes a question to a team."""


class TeamSession:
    """The teams of a table, for as long as a transaction."""

    def __init__(self, writer: CommandWriter, seats: SeatRecords, teams: tuple[tuple[int, ...], ...]) -> None:
        self.writer = writer
        self.table = writer.table
        self.match = writer.match
        self.chairs = writer.chairs
        self.seats = seats
        self.teams = teams
        self.vote: TeamVote | None = None
        """The question to a team that is open, as it was when last counted."""

    def of(self, seat: int) -> tuple[int, ...]:
        """Return the seats of a seat's team; empty for a player without teammates."""
        team = next((team for team in self.teams if seat in team), ())
        return team if len(team) > 1 else ()

    def captain(self, team: Sequence[int]) -> int | None:
        """Return the captain of a team."""
        return captain_of(team, self.chairs, lambda seat: self.seats.rows[seat].away)

    def with_new_captain(self) -> list[int]:
        """Return a seat of each team whose captain has changed since the seats were last written."""
        teams = [team for team in self.teams if len(team) > 1]
        return [team[0] for team in teams if captain_of(team, self.chairs, self.seats.was_away) != self.captain(team)]

    # What a team decides

    def tally(self) -> TeamVote | None:
        """Return the question to a team that is open, with what was proposed; None if there is none."""
        poll = self.match.poll
        if poll is None or not poll.joint_decision:
            self.vote = None
            return None
        team = self.of(poll.asks[0].seat)
        people = {
            seat: person
            for seat in team
            if (person := self.chairs[seat].person_id) is not None
            and not self.chairs[seat].by_bot
            and not self.seats.rows[seat].away
        }
        moves = log.moves_after(self.writer.connection, self.table.id, self.match.rest.seq)
        there = [ask.seat for ask in poll.asks]  # a captain who is not there by a card passes the post on, too
        self.vote = tally(poll, moves, people, self.captain(there))
        return self.vote

    def close_if_agreed(self) -> bool:
        """Close the question that is open if all have agreed; tell whether it has closed."""
        vote = self.tally()
        if vote is None or vote.agreed is None:
            return False
        self._close(vote.agreed.seat)
        return True

    def due(self, had: Sequence[DueRow], now: float, awake: bool) -> list[DueRow]:
        """Return when the question closes with the proposal that stands. One that sleeps goes on sleeping unless the
        table is awake; one that was given more time keeps it. If those who disagreed are gone it closes at once.
        """
        vote, of_s = self.vote, STANDS_S * SCALE[self.table.speed]
        if vote is not None and vote.agreed is not None and awake:
            return [DueRow("stands", TEAM_SEAT, vote.ask, now, of_s)]
        at = None if vote is None else vote.stands_at(self.table.speed)
        if vote is None or at is None:
            return []
        before = next((row for row in had if row.kind == "stands" and row.ask == vote.ask), None)
        if before is not None and before.at is None:
            at = now + of_s if awake else None
        elif before is not None and before.at is not None:
            at = max(at, before.at)
        return [DueRow("stands", TEAM_SEAT, vote.ask, at, of_s)]

    def close_with_what_stands(self) -> None:
        """Close the open question with the proposal that stands, or with the default (RDI-VRULING-03)."""
        vote = self.tally()
        stands = None if vote is None else vote.stands
        self._close(TEAM_SEAT if stands is None else stands.seat)

    def _close(self, seat: int) -> None:
        self.writer.write(Move("close", seat, ""), "clock", chair=CLOCK)

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

    def leave_if_all_give_up(self) -> None:
        """Take out the teams whose people all want to give up: the last one has said so, or has left."""
        for team in self.teams:
            if len(team) < 2 or not self.gives_up(team):
                continue
            for mate in team:
                if not self.match.over and self.match.game.may_leave(self.match.state, mate):
                    self.writer.write(Move("leave", mate, ""), "person")
                    self.writer.outbox.all_see_change = True  # also that less may be done now

    def _is_person(self, seat: int) -> bool:
        return self.chairs[seat].person_id is not None and not self.chairs[seat].left

    # What is shown

    def shown(self, viewer: Viewer, dues: Sequence[DueRow], now: float) -> TeamFrame | None:
        """Return `team` of a frame (docs/protocol.md): for that team alone."""
        team = () if viewer is None else self.of(viewer)
        if viewer is None or not team:
            return None
        poll = self.match.poll
        declares = poll is not None and not poll.joint_decision and poll.asks[0].kind == "declare"
        intents = self.match.shown_answers(viewer) if declares else {}
        return {
            "seats": list(team),
            "captain": self.captain(team),
            "asks": self._shown_asks(team, dues, now),
            "intents": {str(seat): value for seat, value in intents.items()},
            "giving_up": self.giving_up(team),
        }

    def _shown_asks(self, team: Sequence[int], dues: Sequence[DueRow], now: float) -> list[TeamAsk]:
        vote, poll = self.vote, self.match.poll
        if vote is None or poll is None or vote.seats[0] not in team:
            return []
        ask = poll.asks[0]
        stands = vote.stands
        return [
            {
                "id": ask.id,
                "kind": ask.kind,
                "options": ask.options.to_json(),
                "about": ask.about,
                "proposals": {str(each.seat): each.value for each in vote.proposals},
                "captain": vote.captain,
                "left_ms": _left_ms(dues, "limit", ask.id, now),
                "stands": None if stands is None else stands.seat,
                "stands_ms": _left_ms(dues, "stands", ask.id, now),
            }
        ]


def _left_ms(dues: Sequence[DueRow], kind: str, ask: str, now: float) -> int | None:
    times = [row.at for row in dues if row.kind == kind and row.ask == ask and row.at is not None]
    return max(0, round((min(times) - now) * 1000)) if times else None
