"""What a seat may do beside answering: hold a window open, break in, leave orders, say that somebody is there.

None of it is a move: the log of the game does not know it. Only a Hold is seen by others. A command that is repeated
has one effect.
"""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection

from dwarfdraft.engine.errors import Refused
from dwarfdraft.engine.match import Move
from dwarfdraft.service.acts import News
from dwarfdraft.service.errors import Conflict, ServiceRefused
from dwarfdraft.service.house import House, Kept, Unchanged, catch_up
from dwarfdraft.service.orders import BREAKS_BEFORE, LONGEST_TITLE, read_orders
from dwarfdraft.service.play import Play, as_service, check_command, check_plays, own_chair
from dwarfdraft.service.values import Ack
from dwarfdraft.service.windows import Sitting
from dwarfdraft.store import log, seating
from dwarfdraft.store import windows as rows


class Stale(Unchanged):
    """The window has closed."""


class Asides:
    """Commands of people that are no moves."""

    def __init__(self, house: House, play: Play) -> None:
        self.house = house
        self.play = play

    def hold(self, code: str, person: str, seat: int, command_id: str, ask: str) -> Ack:
        """Lengthen the open window from a seat's bank."""

        def work(clerk: "Desk") -> None:
            sitting = clerk.sitting
            poll = sitting.poll
            asked = next((each for each in poll.asks if each.seat == seat), None) if poll is not None else None
            if asked is None or asked.id != ask or sitting.window.quiet:
                raise Stale
            if not sitting.hold(seat):
                raise ServiceRefused("not_legal", "bank_empty", {"seat": seat})
            if clerk.match_answered(seat):
                clerk.withdraw(seat, ask)
            clerk.news.to_all = True

        return self.carry_out(code, person, seat, command_id, work, stale_ask=ask)

    def interrupt(self, code: str, person: str, seat: int, command_id: str, card: Any, before: Any, on: bool) -> Ack:
        """Break in at the next window that fits, or take that back."""
        for name, text in (("card", card), ("before", before)):
            if text is not None and not (isinstance(text, str) and 0 < len(text) <= LONGEST_TITLE):
                raise ServiceRefused("bad_message", fields={name: "invalid"})
        if before is not None and before not in BREAKS_BEFORE:
            raise ServiceRefused("bad_message", fields={"before": "not_one_of"})

        def work(clerk: "Desk") -> None:
            if not on:
                clerk.sitting.set_interrupt(seat, None, clerk.now, clerk.news)
                if seat in clerk.sitting.window.ordered and clerk.match_answered(seat):
                    clerk.withdraw(seat, clerk.sitting.window.ask)
                return
            if card is not None and card not in clerk.sitting.hand(seat):
                raise ServiceRefused("not_legal", data={"seat": seat, "value": card})
            clerk.sitting.set_interrupt(seat, {"card": card, "before": before}, clerk.now, clerk.news)
            clerk.declare_ordered(seat)

        return self.carry_out(code, person, seat, command_id, work)

    def orders(self, code: str, person: str, seat: int, command_id: str, orders: Any) -> Ack:
        """Write standing orders and yields."""

        def work(clerk: "Desk") -> None:
            sitting = clerk.sitting
            read = read_orders(orders, sitting.seats.orders(seat), sitting.public)
            sitting.seats.change(seat, orders=read.to_json())
            clerk.declare_ordered(seat)

        return self.carry_out(code, person, seat, command_id, work)

    def here(self, code: str, person: str, seat: int, command_id: str) -> Ack:
        """Say that somebody is there."""
        return self.carry_out(code, person, seat, command_id, lambda clerk: None)

    def carry_out(
        self,
        code: str,
        person: str,
        seat: int,
        command_id: str,
        aside: Callable[["Desk"], None],
        stale_ask: str = "",
    ) -> Ack:
        """Carry out a command, or return what the same command led to before.

        `stale_ask`: what was to be acted on; if it is closed (`Stale`) the refusal carries a fresh frame.
        """
        check_command(command_id)
        table_id = self.house.id_of(code)

        def work(connection: Connection, kept: Kept, news: News) -> Ack:
            table = seating.lock_table(connection, table_id)
            chairs = seating.chairs(connection, table_id)
            chair = own_chair(chairs, seat, person)
            done = rows.done(connection, table_id, chair.key, command_id)
            moved = log.move_of_command(connection, table_id, chair.key, command_id)
            if moved is not None:
                return Ack(moved.n, moved.seq)
            if done is not None:
                return Ack(*done)
            check_plays(chair)
            if table.status != "playing":
                raise ServiceRefused("closed", "not_begun") if table.status == "open" else ServiceRefused("over")
            match = catch_up(connection, self.house.offer(table), table, kept)
            sitting = self.house.sitting(connection, table, match, chairs, news)
            if sitting is None:
                raise ServiceRefused("not_asked", data={"seat": seat, "asked": []})
            if not self.house.offer(table).game.may_leave(match.state, seat):
                raise ServiceRefused("not_legal", data={"seat": seat})  # who is out has nothing to say any more
            aside(Desk(self.house, connection, news, sitting))
            news.touched.add(seat)
            news.acted.add(seat)
            self.house.settle(connection, table, match, chairs, news)
            rows.add_command(connection, table_id, chair.key, command_id, match.n, match.seq)
            return Ack(match.n, match.seq)

        try:
            return self.house.transact(table_id, work)
        except Stale:
            frame = self.play.frame(code, seat)
            assert frame is not None
            self.play.check_viewer(code, person, seat)
            raise Conflict(frame, {"ask": stale_ask}) from None


class Desk:
    """What an aside works with."""

    def __init__(self, house: House, connection: Connection, news: News, sitting: Sitting) -> None:
        self.house = house
        self.connection = connection
        self.news = news
        self.sitting = sitting
        self.now = house.now()

    def match_answered(self, seat: int) -> bool:
        """Tell whether a seat has declared."""
        return self.sitting.match.answered(seat) is not None

    def withdraw(self, seat: int, ask: str) -> None:
        """Take a declaration back."""
        self.sitting.withdraw(self.house, self.connection, self.news, seat, ask)

    def carry(self, move: Move, seat: int) -> None:
        """Carry out a command of a seat's person. Refuses as the engine does."""
        chair = self.sitting.chairs[seat].key
        try:
            self.sitting.teams.carry(self.house, self.connection, self.news, move, chair, "person")
        except Refused as refused:
            raise as_service(refused) from refused

    def declare_ordered(self, seat: int) -> None:
        """Have a new order carried out in the window that is open."""
        self.sitting.declare_ordered(self.house, self.connection, self.news, seat)
