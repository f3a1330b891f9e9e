"""A table with response windows at one moment: which window is open, for whom it stays open, what seats have ordered.

The engine knows windows without time (RDI-RULING-01 to -17); who is asked and when a window closes is said here, by the
rules of `service.pace` and `service.orders`. Everything lies in the store: another process goes on with it at any time.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, cast

from dwarfdraft.engine.ask import Ask, Poll
from dwarfdraft.engine.moves import Move
from dwarfdraft.service import pace
from dwarfdraft.service.chance import Chance
from dwarfdraft.service.command_writer import CommandWriter
from dwarfdraft.service.orders import Public, auto_card
from dwarfdraft.service.seat_records import SeatRecords, title_of
from dwarfdraft.service.shapes import Interrupt, Own, Why, WindowState
from dwarfdraft.service.team_session import TeamSession
from dwarfdraft.service.time_banks import TimeBanks
from dwarfdraft.service.values import Plain, Viewer
from dwarfdraft.store import windows as rows
from dwarfdraft.store.rows import DueRow, WindowRow

TABLE_SEAT: Final = -1
"""Seat of the due row that closes a window."""


class WindowSession:
    """The window of a table, and what is kept for its seats; lives as long as a transaction."""

    def __init__(self, writer: CommandWriter, chance: Chance, teams: tuple[tuple[int, ...], ...]) -> None:
        """Read it. A table without a window yet gets one when it is `saved`."""
        self.writer = writer
        self.table = writer.table
        self.match = writer.match
        self.chairs = writer.chairs
        self.mode: pace.Mode = self.table.options["mode"]
        self.public = Public(self.match.view(None))
        """What everybody sees."""
        self._stored = rows.window(writer.connection, self.table.id)
        self.window = self._stored or WindowRow(chance.secret())
        self.seats = SeatRecords(writer.connection, self.table.id, self.chairs)
        self.banks = TimeBanks(self.seats)
        self.teams = TeamSession(writer, self.seats, teams)
        self._seen_events = 0
        """How many of the events of the transaction are known here."""
        self._seen_poll = self.match.poll

    def save(self) -> None:
        """Write what has changed."""
        connection = self.writer.connection
        if self.window != self._stored:
            rows.put_window(connection, self.table.id, self.window, is_new=self._stored is None)
            self._stored = self.window
        self.seats.save(connection)

    # The present window

    @property
    def poll(self) -> Poll | None:
        """The open window, None if no window is open."""
        poll = self.match.poll
        return poll if pace.is_window(poll) else None

    def is_person(self, seat: int) -> bool:
        """Tell whether a person answers for a seat."""
        chair = self.chairs[seat]
        return chair.person_id is not None and not chair.by_bot

    def why_passed(self, ask: Ask) -> Why | None:
        """Return why the open window is passed for a seat, None if it is asked."""
        if ask.seat in self.window.wants:
            return None
        why = pace.why_passed(self.mode, self.public, ask, self.seats.orders(ask.seat))
        return "away" if why is None and self.seats.rows[ask.seat].away else why

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
        return [seat for seat in self.asked() if not self.has_answered(seat) or seat in done]

    def has_answered(self, seat: int) -> bool:
        """Tell whether a seat has declared."""
        return self.match.answered(seat) is not None

    def closes_at(self) -> float | None:
        """Return when the open window closes if nothing more is said.

        A window without a latest end is kept open by standing orders alone no longer than people take to think.
        """
        window, waiting = self.window, self.waited_for()
        least = window.least_s
        if window.most_s is None and waiting and all(map(self.has_answered, waiting)):
            least, waiting = self._think_time_s(window.ask, least, None), []
        return pace.closes_at(window.opened_at, least, window.most_s, waiting)

    def due(self, had: Sequence[DueRow], awake: bool) -> list[DueRow]:
        """Return the due row of the open window. One that sleeps goes on sleeping unless the table is awake."""
        if self.poll is None:
            return []
        before = next((row for row in had if row.kind == "window" and row.ask == self.window.ask), None)
        at = self.closes_at()
        if before is not None and before.at is None and not awake:
            at = None
        return [DueRow("window", TABLE_SEAT, self.window.ask, at, self.window.least_s)]

    # Changes

    def follow_match(self, had: Sequence[DueRow]) -> None:
        """Take note of what has happened, open the window that the match has come to, and have orders carried out."""
        now, outbox = self.writer.now(), self.writer.outbox
        events = outbox.events[self._seen_events :]
        self._seen_events = len(outbox.events)
        for seat in self.writer.touched:
            self.banks.touch(seat)
        if not self.writer.pressed.isdisjoint(self.window.ordered):
            mine = [seat for seat in self.window.ordered if seat not in self.writer.pressed]
            self.window = replace(self.window, ordered=mine)
        if events or self._seen_poll is not self.match.poll:
            self.public = Public(self.match.view(None))
        if events:
            self.banks.fill(events, self.public)
            self.seats.follow_events(events, self.public, self.hand)
        self.banks.settle(had, {(ask.seat, ask.id) for ask in self.match.unanswered()}, now)
        poll, seen = self.poll, self._seen_poll
        is_new = poll is not None and (
            self.window.ask != poll.asks[0].id or (outbox.poll_replaced and seen is not None and seen is not poll)
        )
        was_quiet = bool(self.window.ask) and self.window.quiet
        if poll is None:
            self.window = replace(self.window, ask="")
        elif is_new:
            self._open(poll, now, follows=was_quiet and all(event.kind == "turn" for event in events))
            self.declare_ordered()
        self._seen_poll = self.match.poll

    def _open(self, poll: Poll, now: float, *, follows: bool) -> None:
        ask = poll.asks[0]
        speed, scale = self.table.speed, pace.SCALE[self.table.speed]
        step = str(self.public["step"])
        interrupters = [
            each.seat
            for each in poll.asks
            if self.is_person(each.seat) and self.seats.interrupts_without_card(each.seat, step)
        ]
        quiet = pace.is_quiet(poll) and not interrupters
        window = replace(
            self.window,
            ask=ask.id,
            quiet=quiet,
            opened_at=now,
            hold=TABLE_SEAT,
            stretched=False,
            wants=[],
            ordered=self.window.ordered if self.window.ask == ask.id else [],
        )
        if quiet:
            length = 0.0 if follows else pace.QUIET_WINDOW_S * scale
            self.window = replace(window, least_s=length, most_s=length)
            return
        least = pace.least_s(self.mode, speed, self._luck("least", ask.id))
        most = pace.most_s(self.mode, speed, str(ask.about.get("window")))
        self.window = replace(window, least_s=least, most_s=most)
        if pace.is_quiet(poll):
            self._serve_interrupts(interrupters)
        asked = self.asked()
        if self.mode == "masked" and sum(chair.person_id is not None for chair in self.chairs) > 1:
            longer = least if asked else self._decoy_s(ask.id, least, most)
            could, seen = self.window.could + bool(asked), self.window.seen + 1
            self.window = replace(self.window, least_s=longer, could=could, seen=seen)

    def _serve_interrupts(self, interrupters: list[int]) -> None:
        """Ask those who have pressed Interrupt without a card; with that they are served."""
        self.window = replace(self.window, wants=interrupters)
        for seat in interrupters:
            self.seats.change(seat, interrupt=None)

    def _decoy_s(self, ask: str, least: float, most: float | None) -> float:
        """Return the seconds that a masked window which nobody can answer stays open: some as if people thought."""
        window = self.window
        share = pace.decoy_share(window.could, window.seen)
        if self._luck("share", ask) >= share:
            return least
        return self._think_time_s(ask, least, most, min(1.0, 1 / share))

    def _think_time_s(self, ask: str, least: float, most: float | None, longest_share: float = 1.0) -> float:
        """Return a think time in seconds, drawn from the longest `longest_share` of this table's."""
        luck = self._luck("think", ask)
        seconds = max(least, pace.think_time_s(self.window.thinks, self.table.speed, luck, longest_share))
        # Without an end people may have thought for hours; what nobody can answer is not kept open like that.
        return min(seconds, pace.decoy_most_s(self.table.speed) if most is None else most)

    def _luck(self, name: str, ask: str) -> float:
        """Return a number from 0 up to 1 for a purpose (`name`) in a window, the same in every process."""
        return pace.keyed_random(self.window.secret, name, self.table.id, ask)

    def declare_ordered(self, only: int | None = None) -> None:
        """Declare what seats have ordered for the open window: an Interrupt's card, or what saves them."""
        poll = self.poll
        if poll is None:
            return
        for ask in poll.asks:
            if only not in (None, ask.seat) or not self.is_person(ask.seat) or self.has_answered(ask.seat):
                continue
            title = self._ordered_card(ask)
            if title is not None:
                self.window = replace(self.window, ordered=[*self.window.ordered, ask.seat])
                self.writer.write(Move("answer", ask.seat, ask.id, title), "order")

    def _ordered_card(self, ask: Ask) -> str | None:
        legal = pace.declarable(ask)
        card = self.seats.interrupt_card(ask.seat, str(self.public["step"]))
        if card in legal:
            return card
        return auto_card(self.public, ask.seat, self.seats.orders(ask.seat), legal)

    def is_due(self, row: DueRow, now: float) -> bool:
        """Tell whether the time of the open window has come."""
        at = self.closes_at() if self.poll is not None and row.ask == self.window.ask else None
        return at is not None and at <= now

    def close_if_due(self, row: DueRow) -> bool:
        """Close the open window if its time has come: all who have not answered pass. Tell whether it has closed."""
        poll, window, now = self.poll, self.window, self.writer.now()
        if poll is None or row.at is None or not self.is_due(row, now):
            return False
        waiting = self.waited_for()
        for seat in waiting:
            if not self.has_answered(seat):
                self.banks.late(seat)
        if self.asked():
            thinks = [*window.thinks, round(now - window.opened_at, 2)][-pace.MAX_THINKS :]
            self.window = replace(window, thinks=thinks)
        for ask in poll.asks:
            if self.match.answered(ask.seat) is None:
                self.writer.write(Move("expire", ask.seat, ask.id), "clock")
        self.writer.write(Move("close", TABLE_SEAT, ""), "clock")
        return True

    def withdraw(self, seat: int, ask: str) -> None:
        """Take a seat's declaration back."""
        self.writer.write(Move("withdraw", seat, ask), "person")

    # What people do beside answering

    def come_back(self, person: str) -> None:
        """Note that a person is there again."""
        for chair in self.chairs:
            if chair.person_id == person:
                self.banks.touch(chair.seat)

    def hand(self, seat: int) -> set[str]:
        """Return the titles in a seat's hand."""
        return {title_of(card) for card in self.match.view(seat)["hand"]}

    def set_interrupt(self, seat: int, interrupt: Plain | None) -> None:
        """Write what a seat wants to break in with; one without a card opens the beat that is on to everybody."""
        self.seats.change(seat, interrupt=interrupt)
        poll = self.poll
        if (
            poll is not None
            and self.window.quiet
            and self.seats.interrupts_without_card(seat, str(self.public["step"]))
        ):
            self._open(poll, self.writer.now(), follows=False)
            self.writer.outbox.all_see_change = True

    def hold(self, seat: int) -> bool:
        """Lengthen the open window from a seat's bank, and wait for this seat; tell whether the bank had anything."""
        window = self.window
        most = window.most_s
        if most is not None and self.seats.rows[seat].bank_s < 1:
            return False
        if most is not None:
            most += self.banks.take(seat, pace.HOLD_S)
        self.window = replace(window, most_s=most, hold=seat, wants=sorted({*window.wants, seat}))
        return True

    def stretch(self) -> bool:
        """Lengthen the open window once because a line was cut; tell whether it was lengthened."""
        window = self.window
        if self.poll is None or window.quiet or window.stretched or window.most_s is None:
            return False
        self.window = replace(window, most_s=window.most_s + pace.STRETCH_S, stretched=True)
        return True

    # What is shown

    def banks_ms(self, dues: Sequence[DueRow], now: float) -> dict[str, int]:
        """Return what each person's bank holds."""
        persons = [chair.seat for chair in self.chairs if chair.person_id is not None]
        return self.banks.left_ms(dues, persons, now)

    def shown(self, banks_ms: dict[str, int], now: float) -> WindowState | None:
        """Return `window` of a frame."""
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
            "bank_ms": banks_ms,
        }

    def shown_own(self, seat: Viewer) -> Own | None:
        """Return `own` of a frame, for that seat alone."""
        if seat is None:
            return None
        row = self.seats.rows[seat]
        ask = next((ask for ask in self.poll.asks if ask.seat == seat), None) if self.poll is not None else None
        why = None if ask is None or self.window.quiet else self.why_passed(ask)
        return {
            "asked": ask is not None and not self.window.quiet and why is None,
            "why": why,
            "interrupt": cast("Interrupt | None", row.interrupt),
            "orders": self.seats.orders(seat).shown(),
            "away": row.away,
            "uses": list(self.match.uses(seat)),
        }
