"""What only teams do beside answering: hand the captain's post over, close a question, use a Potion Token, give up.

A command that is repeated has one effect.
"""

from typing import Any

from dwarfdraft.engine.errors import Refused
from dwarfdraft.engine.moves import Move
from dwarfdraft.service.commands import StaleAsk, as_service, take_command
from dwarfdraft.service.core import ServiceCore
from dwarfdraft.service.errors import ServiceRefused
from dwarfdraft.service.session import TableSession
from dwarfdraft.service.team_vote import captain_of
from dwarfdraft.service.teammates import own_team
from dwarfdraft.service.values import Ack
from dwarfdraft.service.window_commands import take_beside_game
from dwarfdraft.service.window_session import WindowSession
from dwarfdraft.store import seating, windows


class TeamCommands:
    """Commands that only teams have."""

    def __init__(self, core: ServiceCore) -> None:
        self.core = core

    def captain(self, code: str, person: str, seat: int, command_id: str, to: Any) -> Ack:
        """Hand the captain's post over to another person of the team, before the game or in it (RDI-VRULING-02)."""

        def hand_over(session: TableSession) -> None:
            if session.table.status == "over":
                raise ServiceRefused("over")
            chairs, team = session.chairs, own_team(session, seat)
            records = windows.seats(session.connection, session.table_id)
            away = {row.seat for row in records if row.away and row.seat != seat}
            if captain_of(team, chairs, away.__contains__) != seat:
                raise ServiceRefused("not_legal", "not_captain", {"seat": seat})
            if to not in team or chairs[to].person_id is None or chairs[to].left or chairs[to].replaced:
                raise ServiceRefused("not_legal", "not_a_teammate", {"seat": to})
            for mate in team:
                seating.change_chair(session.connection, session.table_id, mate, captain=mate == to)
            session.outbox.table_changed = True

        def show_team(session: TableSession) -> None:
            """Have the team see who is captain, and what follows for the question that is open to it."""
            if session.table.status != "playing":
                session.keep_dues()
                return
            session.reread_chairs()
            session.outbox.changed_for_teammates.add(seat)
            session.show()
            session.plan_dues()

        return take_command(self.core, code, person, seat, command_id, hand_over, then=show_team)

    def decide(self, code: str, person: str, seat: int, command_id: str, ask: Any, by: Any, value: Any) -> Ack:
        """Close the question to the team at once, as its captain, with a proposal (RDI-VRULING-02).

        If the seat has changed its proposal meanwhile, nothing is closed.
        """

        def close_question(window: WindowSession) -> None:
            vote = window.teams.tally()
            if vote is None or vote.ask != ask or seat not in vote.seats:
                raise StaleAsk
            if vote.captain != seat:
                raise ServiceRefused("not_legal", "not_captain", {"seat": seat})
            wanted = vote.stands if by is None else next((each for each in vote.proposals if each.seat == by), None)
            if wanted is None or (value is not None and value != wanted.value):
                raise ServiceRefused("not_legal", "no_proposal", {"seat": seat})
            _write_for_team(window, Move("close", wanted.seat, "", seat), seat)

        return take_beside_game(self.core, code, person, seat, command_id, close_question, stale_ask=ask)

    def use(self, code: str, person: str, seat: int, command_id: str, what: Any) -> Ack:
        """Use a Potion Token (RDI-TEAM-10, RDI-VRULING-35)."""

        def use_token(window: WindowSession) -> None:
            _write_for_team(window, Move("use", seat, "", what), seat)

        return take_beside_game(self.core, code, person, seat, command_id, use_token)

    def give_up(self, code: str, person: str, seat: int, command_id: str, on: bool) -> Ack:
        """Say that the team may give up, or take that back; when all its people say so it is out (RDI-VRULING-101)."""

        def say_so(window: WindowSession) -> None:
            team = window.teams.of(seat)
            if not team:
                raise ServiceRefused("not_legal", "no_team", {"seat": seat})
            for mate in team:
                if window.chairs[mate].person_id == person:
                    window.seats.change(mate, gives_up=on)
            # If all agree now, the team leaves as the session settles.
            window.writer.outbox.changed_for_teammates.add(seat)

        return take_beside_game(self.core, code, person, seat, command_id, say_so)


def _write_for_team(window: WindowSession, move: Move, seat: int) -> None:
    """Write a command that a seat gives for its team. Refuses as the engine does."""
    try:
        window.writer.write(move, "person", chair=window.chairs[seat].key)
    except Refused as refused:
        raise as_service(refused) from refused
