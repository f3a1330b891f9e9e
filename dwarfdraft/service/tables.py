"""The public face of the service: everything that may be done with tables, people and chairs.

Every method may be called from any thread and, under gevent, from any greenlet. Codes that a method refuses with stand
in its docstring; a refusal (`ServiceRefused`) has changed nothing. `person` is always a person id from the signed cookie.
"""

from collections.abc import Collection, Mapping
from typing import Any

from dwarfdraft.service.api import (
    Ack,
    Answerer,
    Bus,
    Delay,
    DeviceLink,
    Frame,
    Health,
    MyTable,
    Now,
    Offer,
    Person,
    Plain,
    PublicTable,
    Scores,
    TableInfo,
    Timers,
    Viewer,
)


class Tables:
    """All tables of one store."""

    def __init__(
        self,
        store: Any,
        games: Mapping[str, Offer],
        bus: Bus,
        *,
        bots: Mapping[str, Answerer],
        now: Now | None = None,
        timers: Timers | None = None,
        delay: Delay | None = None,
        matches_in_memory: int = 500,
    ) -> None:
        """Build it; nothing runs yet.

        `games`: name -> offer. `bots`: `any` and `thumb`. Without `timers` a thread of its own wakes and sweeps, from
        `begin` on. `now` and `delay` are replaced by tests.
        """
        raise NotImplementedError

    # Life of the process

    def begin(self) -> None:
        """Start waking and sweeping in the background. Once a process, after a fork, never in the parent."""
        raise NotImplementedError

    def end(self) -> None:
        """Stop the background work and say that this process watches nothing any more."""
        raise NotImplementedError

    def sweep(self) -> int:
        """Do everything that is due at any table and return how much it was; also for tests. `begin` calls it each second."""
        raise NotImplementedError

    def run_due(self, table_id: int) -> int:
        """Do everything that is due at one table."""
        raise NotImplementedError

    def health(self) -> Health:
        """Return the facts for /healthz."""
        raise NotImplementedError

    # People

    def new_person(self, language: str | None = None) -> Person:
        """Make a person with a random 128-bit id."""
        raise NotImplementedError

    def person(self, person: str) -> Person | None:
        """Return a person, None if there is none of this id (a forged or forgotten cookie)."""
        raise NotImplementedError

    def set_person(
        self, person: str, *, name: str | None = None, language: str | None = None, theme: str | None = None
    ) -> Person:
        """Change what is given. Refuses with `no_person`, `bad_name`, `bad_message` (fields language, theme)."""
        raise NotImplementedError

    def device_link(self, person: str) -> DeviceLink:
        """Make a one-time link of five minutes that gives another browser this person. Refuses with `no_person`."""
        raise NotImplementedError

    def redeem(self, token: str) -> Person:
        """Use a device link up. Refuses with `no_such_link` (unknown, used or too old)."""
        raise NotImplementedError

    # Tables before the game

    def create(
        self,
        person: str,
        game: str,
        *,
        seats: int,
        options: Plain | None = None,
        speed: str = "none",
        visibility: str = "invited",
        name: str | None = None,
    ) -> TableInfo:
        """Make a table; the maker sits on seat 0 and is host.

        Refuses with `no_person`, `bad_name`, `bad_message` (fields: game, seats, speed, visibility, `options.<name>`).
        """
        raise NotImplementedError

    def quick(
        self, person: str, game: str, *, seats: int = 4, options: Plain | None = None, name: str | None = None
    ) -> str:
        """Make a table with `thumb` bots on all other seats, start it, and return its code. Needs no name. Refuses as `create`."""
        raise NotImplementedError

    def table(self, code: str, person: str | None) -> TableInfo:
        """Return a table as this person sees it. Refuses with `no_table`."""
        raise NotImplementedError

    def tables_for(self, code: str, persons: Collection[str]) -> dict[str, TableInfo]:
        """Return a table as each of these persons sees it, at the cost of one. Refuses with `no_table`."""
        raise NotImplementedError

    def public_tables(self) -> list[PublicTable]:
        """Return the public open tables, newest first, at most 100."""
        raise NotImplementedError

    def my_tables(self, person: str) -> list[MyTable]:
        """Return the tables where this person has a chair: own move first, then the latest, at most 50."""
        raise NotImplementedError

    def sit(
        self, code: str, person: str, *, seat: int | None = None, name: str | None = None, dwarf: str | None = None
    ) -> TableInfo:
        """Take a seat: the given one, or the first that is free (in play: own left seats first, then bots' if allowed).

        Sitting on the own seat again takes it back from the bot. A second seat for the same person needs `seat` given.
        Refuses with `no_person no_table no_seat bad_name`, `taken` (seat, dwarf or name; see fields), `full`,
        `closed` (over, kicked, or bots may not be taken).
        """
        raise NotImplementedError

    def stand(self, code: str, person: str, seat: int) -> TableInfo:
        """Leave a seat; in play a bot answers and the seat stays the person's until another takes it.

        Refuses with `no_table no_seat no_chair closed`.
        """
        raise NotImplementedError

    def set_table(
        self,
        code: str,
        person: str,
        *,
        options: Plain | None = None,
        speed: str | None = None,
        visibility: str | None = None,
        seats: int | None = None,
        bots_may_be_taken: bool | None = None,
    ) -> TableInfo:
        """Change what is given, for the host; new options, speed or seats un-ready everybody.

        After the start only `bots_may_be_taken`. `options` are merged into the present ones.
        Refuses with `no_table not_host closed`, `bad_message` (as `create`), `taken` (fields seats: people sit there).
        """
        raise NotImplementedError

    def set_seat(
        self,
        code: str,
        person: str,
        seat: int,
        *,
        dwarf: str | None = None,
        name: str | None = None,
        ready: bool | None = None,
        sober: bool | None = None,
    ) -> TableInfo:
        """Change what is given of an own seat before the start, or as host the dwarf of a bot's or empty one.

        A dwarf on an empty or a bot's seat is swapped. The name is the person's on all own seats of one person unless a
        second seat gets its own. Refuses with `no_table no_seat no_chair closed bad_name`, `taken` (fields dwarf, name).
        """
        raise NotImplementedError

    def set_bot(self, code: str, person: str, seat: int, bot: str | None) -> TableInfo:
        """Put a bot (`any`, `thumb`) on an empty or bot's seat, or take it away (None); host, before the start.

        Refuses with `no_table no_seat not_host closed bad_message`, `taken` (a person sits there).
        """
        raise NotImplementedError

    def kick(self, code: str, person: str, seat: int) -> TableInfo:
        """Remove a person from the table without return, before the start; host only.

        Refuses with `no_table no_seat not_host closed no_chair` (nobody, or the host, sits there).
        """
        raise NotImplementedError

    def start(self, code: str, person: str) -> TableInfo:
        """Begin the game; host only. Refuses with `no_table not_host closed not_ready` (data.missing says why)."""
        raise NotImplementedError

    def rematch(self, code: str, person: str) -> str:
        """Return the code of the table with the same people, seats and options, made once.

        Refuses with `no_table`, `no_chair` (only who sat there), `closed` (not over yet).
        """
        raise NotImplementedError

    # Playing

    def check_viewer(self, code: str, person: str, viewer: Viewer) -> None:
        """Let pass who may watch as this viewer: everybody as a spectator, a seat only its owner.

        Refuses with `no_table no_seat no_chair`.
        """
        raise NotImplementedError

    def frame(self, code: str, viewer: Viewer, since: int | None = None) -> Frame | None:
        """Return what a viewer sees now, with the events after `since`; None while the game has not begun.

        `events` is None without `since` or beyond `MOST_EVENTS`. Does not check who asks: see `check_viewer`.
        Refuses with `no_table`.
        """
        raise NotImplementedError

    def answer(self, code: str, person: str, seat: int, command: str, ask: str, value: Any) -> Ack:
        """Answer an open decision for an own seat. A repeated command id gets the first acknowledgement again.

        Refuses with `no_table no_seat no_chair not_asked not_legal over closed` (not begun), `bad_message` (command id,
        or a value that is no JSON); `Conflict` (`stale`) with a frame if the decision was open once.
        """
        raise NotImplementedError

    def withdraw(self, code: str, person: str, seat: int, command: str, ask: str) -> Ack:
        """Take an answer back while its decision is open. Refuses as `answer`; `not_legal` if there is none."""
        raise NotImplementedError

    # Who is here

    def connected(self, code: str, person: str, sid: str) -> None:
        """Say that a connection of this person watches the table (idempotent). Seats that a bot answered for come back.

        Refuses with `no_table`.
        """
        raise NotImplementedError

    def disconnected(self, sid: str, code: str | None = None) -> None:
        """Say that a connection is gone, or (`code`) no longer watches one table."""
        raise NotImplementedError

    # Records

    def log(self, code: str, since: int = 0) -> list[Plain]:
        """Return the public events after `since`, at most 5,000. Refuses with `no_table`."""
        raise NotImplementedError

    def scores(self, code: str) -> Scores:
        """Return the score sheet of a finished game. Refuses with `no_table closed`."""
        raise NotImplementedError

    def export(self, code: str) -> Plain:
        """Return everything about a finished game, seed and all moves included. Refuses with `no_table closed`."""
        raise NotImplementedError
