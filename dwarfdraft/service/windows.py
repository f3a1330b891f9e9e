"""A table with response windows at one moment: which window is open, for whom it stays open, what seats have ordered.

The engine knows windows without time (RDI-RULING-01 to -17); who is asked and when a window closes is said here, by the
rules of `service.pace` and `service.orders`. Everything lies in the store: another process goes on with it at any time.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import Connection

from dwarfdraft.engine.ask import Ask, Poll
from dwarfdraft.engine.match import Match, Move
from dwarfdraft.service import pace
from dwarfdraft.service.acts import Act, Clerk, News, carry_out
from dwarfdraft.service.api import Plain, Viewer
from dwarfdraft.service.chance import Chance
from dwarfdraft.service.clocks import GRACE_S, UNSERVED_S
from dwarfdraft.service.orders import Orders, Public, Why, auto_card, live_yields
from dwarfdraft.store import windows as rows
from dwarfdraft.store.rows import By, ChairRow, DueRow, SeatRow, TableRow, WindowRow

TABLE_SEAT: Final = -1
"""Seat of the due row that closes a window."""
CLOCK: Final = "clock"
"""Chair of the commands that no chair gives."""


class Sitting:
    """The window of a table, and what is kept for its seats; lives as long as a transaction."""

    def __init__(
        self,
        connection: Connection,
        table: TableRow,
        match: Match[Any],
        chairs: Sequence[ChairRow],
        chance: Chance,
    ) -> None:
        """Read it. A table without a window yet gets one when it is `saved`."""
        self.table = table
        self.match = match
        self.chairs = chairs
        self.mode: pace.Mode = table.options["mode"]
        self.public = Public(match.view(None))
        """What everybody sees."""
        self._stored = rows.window(connection, table.id)
        self.window = self._stored or WindowRow(chance.secret())
        kept = {row.seat: row for row in rows.seats(connection, table.id)}
        self._stored_seats = dict(kept)
        self.seats = [_of_chair(kept.get(chair.seat), chair) for chair in chairs]

    def save(self, connection: Connection) -> None:
        """Write what has changed."""
        if self.window != self._stored:
            rows.put_window(connection, self.table.id, self.window, is_new=self._stored is None)
            self._stored = self.window
        for row in self.seats:
            stored = self._stored_seats.get(row.seat)
            if row != stored:
                rows.put_seat(connection, self.table.id, row, is_new=stored is None)
                self._stored_seats[row.seat] = row

    # What is

    @property
    def poll(self) -> Poll | None:
        """The open window, None if no window is open."""
        poll = self.match.poll
        return poll if pace.is_window(poll) else None

    def orders(self, seat: int) -> Orders:
        """Return what a seat has ordered."""
        return Orders.stored(self.seats[seat].orders)

    def is_person(self, seat: int) -> bool:
        """Tell whether a person answers for a seat."""
        chair = self.chairs[seat]
        return chair.person_id is not None and not chair.by_bot

    def why_passed(self, ask: Ask) -> Why | None:
        """Return why the open window is passed for a seat, None if it is asked."""
        if ask.seat in self.window.wants:
            return None
        why = pace.passed_in(self.mode, self.public, ask, self.orders(ask.seat))
        return "away" if why is None and self.seats[ask.seat].away else why

    def asked(self) -> list[int]:
        """Return the persons' seats that are asked in the open window, answered or not; nobody in a quiet one."""
        poll = self.poll
        if poll is None or self.window.quiet:
            return []
        return [ask.seat for ask in poll.asks if self.is_person(ask.seat) and self.why_passed(ask) is None]

    def waited_for(self) -> list[int]:
        """Return the seats for which the open window stays open.

        What a standing order has declared in a sealed window does not shorten it: that would tell of the card.
        """
        done = set() if self.mode != "sealed" else set(self.window.ordered)
        answered = self.match.answered
        return [seat for seat in self.asked() if answered(seat) is None or seat in done]

    def closes_at(self) -> float | None:
        """Return when the open window closes if nothing more is said."""
        window = self.window
        return pace.closes_at(window.opened_at, window.least_s, window.most_s, self.waited_for())

    def due(self, had: Sequence[DueRow], awake: bool) -> list[DueRow]:
        """Return the due row of the open window. One that sleeps goes on sleeping unless the table is awake."""
        if self.poll is None:
            return []
        before = next((row for row in had if row.kind == "window" and row.ask == self.window.ask), None)
        at = self.closes_at()
        if before is not None and before.at is None and not awake:
            at = None
        return [DueRow("window", TABLE_SEAT, self.window.ask, at, self.window.least_s)]

    # What changes

    def attend(self, clerk: Clerk, connection: Connection, news: News, had: Sequence[DueRow]) -> None:
        """Take note of what has happened, open the window that the match has come to, and have orders carried out."""
        now = clerk.now()
        events = news.events[news.attended :]
        news.attended = len(news.events)
        for seat in news.touched:
            self._touch(seat)
        if events:
            self.public = Public(self.match.view(None))
            self._settle_orders([(event.kind, event.public) for event in events])
        self._settle_banks(had, now)
        poll = self.poll
        is_new = poll is not None and (
            self.window.ask != poll.asks[0].id or (news.asks_anew and news.poll is not None and news.poll is not poll)
        )
        was_quiet = bool(self.window.ask) and self.window.quiet
        if poll is None:
            self.window = replace(self.window, ask="")
        elif is_new:
            self._open(poll, now, follows=was_quiet and all(event.kind == "turn" for event in events))
            self.declare_ordered(clerk, connection, news)
        news.poll = self.match.poll

    def _open(self, poll: Poll, now: float, *, follows: bool) -> None:
        ask = poll.asks[0]
        speed, scale = self.table.speed, pace.SCALE[self.table.speed]
        callers = [seat for seat in (each.seat for each in poll.asks) if self._calls(seat)]
        quiet = pace.is_quiet(poll) and not callers
        window = replace(
            self.window,
            ask=ask.id,
            quiet=quiet,
            opened_at=now,
            hold=TABLE_SEAT,
            stretched=False,
            wants=[],
            ordered=[],
        )
        if quiet:
            beat = 0.0 if follows else pace.BEAT_S * scale
            self.window = replace(window, least_s=beat, most_s=beat)
            return
        least = pace.least_s(self.mode, speed, self._luck("least", ask.id))
        most = pace.most_s(self.mode, speed, str(ask.about.get("window")))
        self.window = replace(window, least_s=least, most_s=most)
        if pace.is_quiet(poll):
            self._call(callers)
        asked = self.asked()
        if self.mode == "masked" and sum(chair.person_id is not None for chair in self.chairs) > 1:
            longer = least if asked else self._seeming(ask.id, least, most)
            could, seen = self.window.could + bool(asked), self.window.seen + 1
            self.window = replace(self.window, least_s=longer, could=could, seen=seen)

    def _calls(self, seat: int) -> bool:
        """Tell whether a seat has pressed Interrupt without a card."""
        interrupt = self.seats[seat].interrupt
        return interrupt is not None and interrupt["card"] is None

    def _call(self, callers: list[int]) -> None:
        """Ask those who have pressed Interrupt without a card; with that they are served."""
        self.window = replace(self.window, wants=callers)
        for seat in callers:
            self.seats[seat] = replace(self.seats[seat], interrupt=None)

    def _seeming(self, ask: str, least: float, most: float | None) -> float:
        """Return how long a masked window stays open that nobody can answer: some as if people thought."""
        window = self.window
        if self._luck("share", ask) >= pace.share(window.could, window.seen):
            return least
        seeming = max(least, pace.think_s(window.thinks, self.table.speed, self._luck("think", ask)))
        return seeming if most is None else min(seeming, most)

    def _luck(self, name: str, ask: str) -> float:
        return pace.drawn(self.window.secret, name, self.table.id, ask)

    def declare_ordered(self, clerk: Clerk, connection: Connection, news: News, only: int | None = None) -> None:
        """Declare what seats have ordered for the open window: an Interrupt's card, or what saves them."""
        poll = self.poll
        if poll is None:
            return
        for ask in poll.asks:
            if (
                only not in (None, ask.seat)
                or not self.is_person(ask.seat)
                or self.match.answered(ask.seat) is not None
            ):
                continue
            title = self._ordered_card(ask)
            if title is not None:
                self.window = replace(self.window, ordered=[*self.window.ordered, ask.seat])
                self._carry(clerk, connection, news, Move("answer", ask.seat, ask.id, title), "order")

    def _ordered_card(self, ask: Ask) -> str | None:
        legal, interrupt = pace.titles(ask), self.seats[ask.seat].interrupt
        if interrupt is not None and interrupt["card"] in legal:
            step, before = str(self.public["step"]), interrupt["before"]
            if before in (None, step) or step == f"{before}_before":
                return str(interrupt["card"])
        return auto_card(self.public, ask.seat, self.orders(ask.seat), legal)

    def close(self, clerk: Clerk, connection: Connection, news: News, row: DueRow) -> bool:
        """Close the open window if its time has come: all who have not answered pass. Tell whether it has closed.

        One whose time ran out while nobody served gets time again.
        """
        poll, window, now = self.poll, self.window, clerk.now()
        if poll is None or row.ask != window.ask or row.at is None:
            return False
        at = self.closes_at()
        if at is None or at > now:
            return False
        waiting = self.waited_for()
        if waiting and row.at < now - UNSERVED_S and window.most_s is not None:
            more = min(GRACE_S, window.most_s)
            self.window = replace(window, most_s=now - window.opened_at + more)
            news.to_all = True
            return False
        for seat in waiting:
            self._miss(seat)
        if self.asked():
            thinks = [*window.thinks, round(now - window.opened_at, 2)][-pace.MOST_THINKS :]
            self.window = replace(window, thinks=thinks)
        for ask in poll.asks:
            if self.match.answered(ask.seat) is None:
                self._carry(clerk, connection, news, Move("expire", ask.seat, ask.id), "clock")
        self._carry(clerk, connection, news, Move("close", TABLE_SEAT, ""), "clock")
        return True

    def withdraw(self, clerk: Clerk, connection: Connection, news: News, seat: int, ask: str) -> None:
        """Take a seat's declaration back."""
        self._carry(clerk, connection, news, Move("withdraw", seat, ask), "person")

    def _carry(self, clerk: Clerk, connection: Connection, news: News, move: Move, by: By) -> None:
        chair = CLOCK if move.seat < 0 else self.chairs[move.seat].key
        carry_out(clerk, connection, self.table, self.match, Act(move, chair, None, by), news)

    # Banks, and who is away

    def _settle_banks(self, had: Sequence[DueRow], now: float) -> None:
        """Write down what is left of a bank when the decision is made that it was needed for."""
        open_asks = {(ask.seat, ask.id) for ask in self.match.unanswered()}
        for row in had:
            if row.kind == "bank" and (row.seat, row.ask) not in open_asks:
                left = row.of_s if row.at is None else min(row.of_s, max(0.0, row.at - now))
                self.seats[row.seat] = replace(self.seats[row.seat], bank_s=left)

    def bank_left(self, seat: int, dues: Sequence[DueRow], now: float) -> float:
        """Return what a seat's bank holds now, also while it runs."""
        running = next((row for row in dues if row.kind == "bank" and row.seat == seat), None)
        if running is None:
            return self.seats[seat].bank_s
        return running.of_s if running.at is None else min(running.of_s, max(0.0, running.at - now))

    def late(self, seat: int, *, of_bank: bool) -> None:
        """Note that a decision's time is up, and the bank that it ran from."""
        if of_bank:
            self.seats[seat] = replace(self.seats[seat], bank_s=0.0)
        self._miss(seat)

    def _miss(self, seat: int) -> None:
        row = self.seats[seat]
        missed = row.missed + 1
        self.seats[seat] = replace(row, missed=missed, away=row.away or missed >= pace.MOST_MISSED)

    def _touch(self, seat: int) -> None:
        """A person has done something: the seat is not away, and stands by what it sees."""
        self.seats[seat] = replace(self.seats[seat], missed=0, away=False)
        if seat in self.window.ordered:
            self.window = replace(self.window, ordered=[other for other in self.window.ordered if other != seat])

    def touch(self, person: str) -> None:
        """A person is there again."""
        for chair in self.chairs:
            if chair.person_id == person:
                self._touch(chair.seat)

    # Orders

    def _settle_orders(self, events: Sequence[tuple[str, Plain]]) -> None:
        """An Interrupt that was played is served, one whose card is gone is over, and so are yields that are broken."""
        for kind, public in events:
            if kind == "turn":
                row = self.seats[public["seat"]]
                bank = max(row.bank_s, min(pace.BANK_S, row.bank_s + pace.TURN_BANK_S))
                self.seats[row.seat] = replace(row, bank_s=bank)
            elif kind == "announced":
                row = self.seats[public["seat"]]
                if row.interrupt is not None and row.interrupt["card"] == _title(public["card"]):
                    self.seats[row.seat] = replace(row, interrupt=None)
        for row in self.seats:
            kept = Orders.stored(row.orders)
            live = live_yields(kept, self.public, row.seat)
            if live is not kept:
                self.seats[row.seat] = replace(row, orders=live.to_json())
            card = None if row.interrupt is None else row.interrupt["card"]
            if card is not None and card not in self.hand(row.seat):
                self.seats[row.seat] = replace(self.seats[row.seat], interrupt=None)

    def hand(self, seat: int) -> set[str]:
        """Return the titles in a seat's hand."""
        return {_title(card) for card in self.match.view(seat)["hand"]}

    def set_orders(self, seat: int, orders: Orders) -> None:
        """Write what a seat has ordered."""
        self.seats[seat] = replace(self.seats[seat], orders=orders.to_json())

    def set_interrupt(self, seat: int, interrupt: Plain | None, now: float, news: News) -> None:
        """Write what a seat wants to break in with; one without a card opens the beat that is on to everybody."""
        self.seats[seat] = replace(self.seats[seat], interrupt=interrupt)
        poll = self.poll
        if interrupt is not None and interrupt["card"] is None and poll is not None and self.window.quiet:
            self._open(poll, now, follows=False)
            news.to_all = True

    def hold(self, seat: int) -> bool:
        """Lengthen the open window from a seat's bank, and wait for this seat; tell whether the bank had anything."""
        row, window = self.seats[seat], self.window
        more = min(pace.HOLD_S, row.bank_s)
        if more < 1:
            return False
        if window.most_s is not None:
            self.seats[seat] = replace(row, bank_s=row.bank_s - more)
            window = replace(window, most_s=window.most_s + more)
        self.window = replace(window, hold=seat, wants=[*{*window.wants, seat}])
        return True

    def stretch(self) -> bool:
        """Lengthen the open window once because a line was cut; tell whether it was lengthened."""
        window = self.window
        if self.poll is None or window.quiet or window.stretched or window.most_s is None:
            return False
        self.window = replace(window, most_s=window.most_s + pace.STRETCH_S, stretched=True)
        return True

    # What is shown

    def shown(self, viewer: Viewer, dues: Sequence[DueRow], now: float) -> tuple[Plain | None, Plain | None]:
        """Return `window` and `own` of a frame (docs/protocol.md)."""
        return self._shown_window(dues, now), None if viewer is None else self._shown_own(viewer)

    def banks_ms(self, dues: Sequence[DueRow], now: float) -> dict[str, int]:
        """Return what each person's bank holds."""
        persons = [chair.seat for chair in self.chairs if chair.person_id is not None]
        return {str(seat): round(self.bank_left(seat, dues, now) * 1000) for seat in persons}

    def _shown_window(self, dues: Sequence[DueRow], now: float) -> Plain | None:
        window = self.window
        if self.poll is None:
            return None
        most = window.most_s
        return {
            "ask": window.ask,
            "quiet": window.quiet,
            "left_ms": None if most is None else max(0, round((window.opened_at + most - now) * 1000)),
            "of_ms": None if most is None else round(most * 1000),
            "hold": None if window.hold < 0 else window.hold,
            "bank_ms": self.banks_ms(dues, now),
        }

    def _shown_own(self, seat: int) -> Plain:
        row = self.seats[seat]
        ask = next((ask for ask in self.poll.asks if ask.seat == seat), None) if self.poll is not None else None
        why = None if ask is None or self.window.quiet else self.why_passed(ask)
        return {
            "asked": ask is not None and not self.window.quiet and why is None,
            "why": why,
            "interrupt": row.interrupt,
            "orders": self.orders(seat).shown(),
            "away": row.away,
        }


def _of_chair(row: SeatRow | None, chair: ChairRow) -> SeatRow:
    """Return what is kept for a seat; orders of who sat there before are not for who sits there now."""
    if row is None:
        return SeatRow(chair.seat, chair.claim, pace.BANK_S)
    return row if row.claim == chair.claim else SeatRow(chair.seat, chair.claim, row.bank_s)


def _title(card: str) -> str:
    """Return the title in the id of a card or a copy."""
    return card.partition("/")[2].partition("#")[0]
