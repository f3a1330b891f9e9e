"""What a team decides together: whose proposal stands, and when the question closes (RDI-VRULING-01 to -03). Pure.

The engine knows the proposals without time and closes by itself when all seats propose the same; who of them are
people, who is captain and how long a proposal has stood is said here, from the log of moves.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from dwarfdraft.engine.ask import Poll
from dwarfdraft.service.pace import SCALE
from dwarfdraft.service.values import Speed
from dwarfdraft.store.rows import ChairRow, MoveRow

STANDS_S: Final = 5.0
"""Seconds without a different proposal after which a proposal is the team's decision (RDI-VRULING-01)."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """What a seat proposes."""

    seat: int
    value: Any


@dataclass(frozen=True, slots=True)
class TeamVote:
    """A question to a team at one moment, and what was proposed."""

    ask: str
    seats: tuple[int, ...]
    """Who is asked."""
    people: dict[int, str]
    """Person by seat, of those for whom no bot answers."""
    captain: int | None
    proposals: tuple[Proposal, ...]
    """One a seat, the latest last."""
    since: float | None
    """When the latest proposal of a person was made that differed from the one before."""

    @property
    def stands(self) -> Proposal | None:
        """Return what the team would decide now: the captain's proposal, else the last one, a bot's only if no person
        has made any (RDI-VRULING-02, -03).
        """
        of_people = [each for each in self.proposals if each.seat in self.people]
        of_captain = [each for each in of_people if each.seat == self.captain]
        return next(iter([*of_captain, *of_people[::-1], *self.proposals[::-1]]), None)

    @property
    def agreed(self) -> Proposal | None:
        """Return what all have agreed to: every person, or every bot where there are only bots. One who sits on
        several seats need say it once.
        """
        first = next((each for each in self.proposals if not self.people or each.seat in self.people), None)
        if first is None:
            return None
        if not self.people:
            return first if len(self.proposals) == len(self.seats) else None
        of_people = [each for each in self.proposals if each.seat in self.people]
        said = {self.people[each.seat] for each in of_people}
        alike = all(each.value == first.value for each in of_people)
        return first if alike and said == set(self.people.values()) else None

    def stands_at(self, speed: Speed) -> float | None:
        """Return when the question closes with the proposal that stands, None while nobody can tell which: there are
        different ones and none is the captain's, or only bots have made any.
        """
        stands = self.stands
        if self.since is None or stands is None or stands.seat not in self.people:
            return None
        differ = any(each.value != stands.value for each in self.proposals if each.seat in self.people)
        if differ and stands.seat != self.captain:
            return None
        return self.since + STANDS_S * SCALE[speed]


def captain_of(team: Sequence[int], chairs: Sequence[ChairRow], is_away: Callable[[int], bool]) -> int | None:
    """Return the captain's seat: the lowest person's, or the one that the post was handed to; if that person is away,
    the next person's (RDI-VRULING-02). None if no person is there.
    """
    holder = next((at for at, seat in enumerate(team) if chairs[seat].captain), 0)
    in_line = [*team[holder:], *team[:holder]]
    people = [seat for seat in in_line if chairs[seat].person_id is not None]
    there = [seat for seat in people if not chairs[seat].by_bot and not is_away(seat)]
    return next(iter(there), None)


def tally(poll: Poll, moves: Sequence[MoveRow], people: dict[int, str], captain: int | None) -> TeamVote:
    """Count what the moves since the last rest point say about the question that is open to a team."""
    ask = poll.asks[0].id
    proposals: dict[int, Proposal] = {}
    latest: Proposal | None = None
    since: float | None = None
    for move in moves:
        if move.ask != ask:
            continue
        had = proposals.get(move.seat)
        if move.command == "answer" and (had is None or had.value != move.value):
            proposals.pop(move.seat, None)
            proposals[move.seat] = new = Proposal(move.seat, move.value)
            if move.seat in people:
                since = move.at if latest is None or latest.value != new.value else since
                latest = new
        elif move.command == "withdraw":
            proposals.pop(move.seat, None)
            if not any(seat in people for seat in proposals):
                latest, since = None, None
    seats = tuple(each.seat for each in poll.asks)
    mine = {seat: person for seat, person in people.items() if seat in seats}
    return TeamVote(ask, seats, mine, captain, tuple(proposals.values()), since)
