"""The public face of the service: everything that may be done with tables, people and chairs.

Every method may be called from any thread and, under gevent, from any greenlet. Codes that a method refuses with stand
in its docstring; a refusal (`ServiceRefused`) has changed nothing. `person` is always the person id of a signed cookie.
"""

import secrets
from collections.abc import Collection, Mapping
from typing import Any

from dwarfdraft.engine.game import Bounds
from dwarfdraft.languages import found
from dwarfdraft.service.answers import Answers
from dwarfdraft.service.chance import Chance, SecretChance, bot_delay
from dwarfdraft.service.commands import check_viewer
from dwarfdraft.service.core import ServiceCore
from dwarfdraft.service.due_jobs import DueJobs
from dwarfdraft.service.interfaces import Answerer, Bus, Delay, Now, Offer, Timers
from dwarfdraft.service.lobby import Lobby
from dwarfdraft.service.people import People
from dwarfdraft.service.presence import Presence
from dwarfdraft.service.reading import Reading
from dwarfdraft.service.records import Records
from dwarfdraft.service.replays import Replays
from dwarfdraft.service.scheduler import Scheduler
from dwarfdraft.service.seats import Seats
from dwarfdraft.service.serving import GivenTime, ServedTime
from dwarfdraft.service.shapes import TalkLine
from dwarfdraft.service.team_commands import TeamCommands
from dwarfdraft.service.team_talk import TeamTalk
from dwarfdraft.service.transactions import read_frame
from dwarfdraft.service.values import (
    AWAY_S,
    Ack,
    DeviceLink,
    Frame,
    Health,
    MyTable,
    Person,
    Plain,
    PublicTable,
    Scores,
    TableInfo,
    Viewer,
)
from dwarfdraft.service.window_commands import WindowCommands
from dwarfdraft.store.database import Store


class Tables:
    """All tables of one store."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Offer],
        bus: Bus,
        *,
        bots: Mapping[str, Answerer],
        languages: Collection[str] | None = None,
        now: Now | None = None,
        served: ServedTime | None = None,
        timers: Timers | None = None,
        delay: Delay | None = None,
        chance: Chance | None = None,
        away_s: float = AWAY_S,
        matches_in_memory: int = 500,
    ) -> None:
        """Build it; nothing runs yet.

        `games`: name -> offer. `bots`: `any` and `thumb`. `languages`: what a person may choose; without, those of
        the package. Without `timers` a thread of its own wakes and sweeps, from `begin` on. `now`, `served`, `delay`
        and `chance` are replaced by tests; with `now` time is what that says, whoever serves.
        """
        process = secrets.token_hex(8)
        time = GivenTime(now) if now is not None else served or ServedTime(store, process)
        self._time = time
        self._core = ServiceCore(
            store=store,
            games=games,
            bus=bus,
            bots=bots,
            languages=found() if languages is None else languages,
            now=time.now,
            delay=delay or bot_delay,
            timers=timers or Scheduler(time.timer),
            chance=chance or SecretChance(),
            away_s=away_s,
            process=process,
            max_matches=matches_in_memory,
            renew=time.renew,
            held_s=time.held_s,
        )
        self._people = People(self._core)
        self._seats = Seats(self._core)
        self._lobby = Lobby(self._core, self._seats)
        self._answers = Answers(self._core)
        self._window_commands = WindowCommands(self._core)
        self._team_commands = TeamCommands(self._core)
        self._team_talk = TeamTalk(self._core)
        self._due_jobs = DueJobs(self._core)
        self._presence = Presence(self._core)
        self._reading = Reading(self._core)
        self._records = Records(self._core)
        self.replays = Replays(self._core)

    def bounds(self) -> dict[str, dict[str, Bounds]]:
        """Return by game what the numbers of a new table may be: its options, and `seats`."""
        return self._lobby.bounds()

    # Life of the process

    def begin(self) -> None:
        """Serve: time passes, due jobs run in the background. Once a process, after a fork, never in the parent."""
        self._time.begin()
        self._time.write_heartbeats_in_background()
        if isinstance(self._core.timers, Scheduler):
            self._core.timers.begin(self)

    def end(self) -> None:
        """Stop the background work and say that this process watches nothing any more."""
        if isinstance(self._core.timers, Scheduler):
            self._core.timers.end()
        self._presence.leave_all()
        self._time.end()

    def sweep(self, late_s: float = 0.0) -> int:
        """Do everything overdue by `late_s` seconds at any table; return the number of jobs. The background does it.

        Pages are told what their clocks say if nobody served for a while.
        """
        self._time.renew()
        if self._time.was_moved():
            self._presence.send_clocks()
        return self._due_jobs.sweep(late_s)

    def report_alive(self) -> None:
        """Say that this process is alive; drop connections of those that do not, and browsers whose time is over."""
        self._presence.report_alive()
        self._seats.forget_browsers()

    def run_due(self, table_id: int) -> int:
        """Do everything that is due at one table."""
        return self._due_jobs.run_due(table_id)

    def table_id(self, code: str) -> int:
        """Return what `run_due` takes. Refuses with `no_table`."""
        return self._core.id_of(code)

    def health(self) -> Health:
        """Return the facts for /healthz."""
        return self._records.health()

    # People

    def new_person(self, language: str | None = None) -> Person:
        """Make a person with a random 128-bit id."""
        return self._people.new_person(language)

    def person(self, person: str) -> Person | None:
        """Return a person, None if there is none of this id (a forged or forgotten cookie)."""
        return self._people.person(person)

    def set_person(
        self, person: str, *, name: str | None = None, language: str | None = None, theme: str | None = None
    ) -> Person:
        """Change what is given. Refuses with `no_person`, `bad_name`, `bad_message` (fields language, theme)."""
        return self._people.set_person(person, name, language, theme)

    def device_link(self, person: str) -> DeviceLink:
        """Make a one-time link of five minutes that gives another browser this person. Refuses with `no_person`."""
        return self._people.device_link(person)

    def redeem(self, token: str) -> Person:
        """Use a device link up. Refuses with `no_such_link` (unknown, used or too old)."""
        return self._people.redeem(token)

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
        return self._lobby.create(person, game, seats, options, speed, visibility, name)

    def quick(
        self, person: str, game: str, *, seats: int = 4, options: Plain | None = None, name: str | None = None
    ) -> str:
        """Start a table with `thumb` bots on all other seats; return its code. Needs no name. Refuses as `create`."""
        return self._lobby.quick(person, game, seats, options, name)

    def table(self, code: str, person: str | None) -> TableInfo:
        """Return a table as this person sees it. Refuses with `no_table`."""
        return self._lobby.table(code, person)

    def has_chair(self, code: str, person: str) -> bool:
        """Tell whether a person has a chair at a table; False also if there is no such table."""
        return self._lobby.has_chair(code, person)

    def tables_for(self, code: str, persons: Collection[str]) -> dict[str, TableInfo]:
        """Return a table as each of these persons sees it, at the cost of one. Refuses with `no_table`."""
        return self._lobby.tables_for(code, persons)

    def public_tables(self) -> list[PublicTable]:
        """Return the public open tables with a free seat and people around, newest first, at most 100."""
        return self._lobby.public_tables()

    def my_tables(self, person: str) -> list[MyTable]:
        """Return the tables where this person has a chair: own move first, then the latest, at most 50."""
        return self._lobby.my_tables(person)

    def sit(
        self,
        code: str,
        person: str,
        *,
        seat: int | None = None,
        name: str | None = None,
        role: str | None = None,
        browser: str | None = None,
    ) -> TableInfo:
        """Take a seat: the given one, or the first that is free (in play: own left seats first, then bots' if allowed).

        Sitting on the own seat again takes it back from the bot. A second seat for the same person needs `seat` given.
        `browser`: a keyed hash of address and kind of the person's browser, by which somebody sent away is recognised.
        Refuses with `no_person no_table no_seat bad_name`, `taken` (seat, role or name; see fields), `full`,
        `closed` (over, sent away as a person or with that browser, or bots may not be taken).
        """
        return self._seats.sit(code, person, seat, name, role, browser)

    def stand(self, code: str, person: str, seat: int) -> TableInfo:
        """Leave a seat; in play a bot answers and the seat stays the person's until another takes it.

        Refuses with `no_table no_seat no_chair closed`.
        """
        return self._seats.stand(code, person, seat)

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
        order: list[int] | None = None,
    ) -> TableInfo:
        """Change the given fields; host only. New options, speed, seats or order un-ready everybody.

        After the start only `bots_may_be_taken`. `options` are merged into the present ones. `order` names who comes
        to each seat by the seat where they sit now; whoever may not play their character there gets another.
        Refuses with `no_table not_host closed`, `bad_message` (as `create`), `taken` (fields seats: people sit there).
        """
        return self._lobby.set_table(code, person, options, speed, visibility, seats, bots_may_be_taken, order)

    def set_seat(
        self,
        code: str,
        person: str,
        seat: int,
        *,
        role: str | None = None,
        name: str | None = None,
        ready: bool | None = None,
        sober: bool | None = None,
    ) -> TableInfo:
        """Change the given fields of an own seat before the start, or as host the role of a bot's or empty one.

        A role on an empty or a bot's seat is swapped. The name of the first own seat becomes the person's.
        Refuses with `no_table no_seat no_chair closed bad_name bad_message`, `taken` (fields role, name).
        """
        return self._seats.set_seat(code, person, seat, role, name, ready, sober)

    def set_bot(self, code: str, person: str, seat: int, bot: str | None) -> TableInfo:
        """Put a bot (`any`, `thumb`) on an empty or bot's seat, or take it away (None); host, before the start.

        Refuses with `no_table no_seat not_host closed bad_message`, `taken` (a person sits there).
        """
        return self._seats.set_bot(code, person, seat, bot)

    def kick(self, code: str, person: str, seat: int) -> TableInfo:
        """Send a person away from the table, before the start; host only.

        Person and names stay banned, the browsers that are known for an hour. Refuses with `no_table no_seat not_host
        closed no_chair` (nobody, or the host, sits there).
        """
        return self._seats.kick(code, person, seat)

    def let_back(self, code: str, person: str, tag: str) -> TableInfo:
        """Let somebody come back whom `TableInfo.barred` names; host only. Refuses with `no_table not_host`."""
        return self._seats.let_back(code, person, tag)

    def replace(self, code: str, person: str, seat: int, on: bool) -> TableInfo:
        """Have a bot replace a person in play: at once for the host, for others as soon as most of them want it.

        `on=False` takes back that one wants it. The owner takes the seat back by `sit`. Refuses with `no_table no_seat
        closed`, `no_chair` (keys `no_say`: who does not play; `nobody_to_replace`: a bot's or one's own seat).
        """
        return self._seats.replace(code, person, seat, on)

    def start(self, code: str, person: str) -> TableInfo:
        """Begin the game; host only. Refuses with `no_table not_host closed not_ready` (data.missing says why)."""
        return self._lobby.start(code, person)

    def rematch(self, code: str, person: str) -> str:
        """Return the code of the table with the same people, seats and options, made once.

        Refuses with `no_table`, `no_chair` (only who sat there), `closed` (not over yet).
        """
        return self._lobby.rematch(code, person)

    # Playing

    def check_viewer(self, code: str, person: str, viewer: Viewer) -> None:
        """Check who may watch as this viewer: everybody as a spectator, as a seat only its owner.

        Refuses with `no_table no_seat no_chair`.
        """
        check_viewer(self._core, code, person, viewer)

    def frame(self, code: str, viewer: Viewer, since: int | None = None) -> Frame | None:
        """Return what a viewer sees now, with the events after `since`; None while the game has not begun.

        `events` is None without `since` or beyond `MAX_EVENTS`. Does not check who asks: see `check_viewer`.
        Refuses with `no_table`.
        """
        return read_frame(self._core, code, viewer, since)

    def answer(self, code: str, person: str, seat: int, command: str, ask: str, value: Any) -> Ack:
        """Answer an open decision for an own seat. A repeated command id gets the first acknowledgement again.

        Refuses with `no_table no_seat no_chair not_asked not_legal over closed` (not begun), `bad_message` (command id,
        or a value that is no JSON); `Conflict` (`stale`) with a frame if the decision was open once.
        """
        return self._answers.answer(code, person, seat, command, ask, value)

    def withdraw(self, code: str, person: str, seat: int, command: str, ask: str) -> Ack:
        """Take an answer back while its decision is open. Refuses as `answer`; `not_legal` if there is none."""
        return self._answers.withdraw(code, person, seat, command, ask)

    def hold(self, code: str, person: str, seat: int, command: str, ask: str) -> Ack:
        """Lengthen the open response window for everybody from a seat's bank, and have it wait for this seat.

        Refuses as `answer`; `not_legal` (key `bank_empty`) if nothing is left; `stale` if the window has closed.
        """
        return self._window_commands.hold(code, person, seat, command, ask)

    def interrupt(
        self, code: str, person: str, seat: int, command: str, card: str | None, before: str | None, on: bool
    ) -> Ack:
        """Break in with a card at the first window where it may be played; without one, ask for the next quiet window.

        `on=False` takes it back. Refuses with `no_table no_seat no_chair over closed bad_message`, `not_legal` (a card
        that the seat does not hold, or a seat that is out).
        """
        return self._window_commands.interrupt(code, person, seat, command, card, before, on)

    def orders(self, code: str, person: str, seat: int, command: str, orders: Any) -> Ack:
        """Write a seat's standing orders and yields (ORDERS). Refuses as `interrupt`."""
        return self._window_commands.orders(code, person, seat, command, orders)

    def here(self, code: str, person: str, seat: int, command: str) -> Ack:
        """Say that the person of a seat is there: windows wait for it again. Refuses as `interrupt`."""
        return self._window_commands.here(code, person, seat, command)

    def talk(self, code: str, person: str, seat: int, command: str, text: Any) -> Ack:
        """Say something to the team of a seat; nobody else ever hears of it, and no clock stops.

        Refuses with `no_table no_seat no_chair over closed bad_message too_fast` and `not_legal` (key `no_team`).
        """
        return self._team_talk.talk(code, person, seat, command, text)

    def ping(self, code: str, person: str, seat: int, command: str, word: Any, at: Any = None) -> Ack:
        """Point a seat or a card out to the team. Refuses as `talk`; `not_legal` if there is no such seat or card."""
        return self._team_talk.ping(code, person, seat, command, word, at)

    def team_talk(self, code: str, viewer: Viewer) -> list[TalkLine] | None:
        """Return the latest lines of the team of a seat, None without teammates. Does not check who asks."""
        return self._team_talk.lines(code, viewer)

    def captain(self, code: str, person: str, seat: int, command: str, to: Any) -> Ack:
        """Hand the captain's post to another person of the team, before the game or in it.

        Refuses with `no_table no_seat no_chair over bad_message`, `not_legal` (keys `no_team not_captain
        not_a_teammate`).
        """
        return self._team_commands.captain(code, person, seat, command, to)

    def decide(
        self, code: str, person: str, seat: int, command: str, ask: Any, by: int | None = None, value: Any = None
    ) -> Ack:
        """Close the question to the team, as its captain, with a seat's proposal, or with what stands.

        `value`: the proposal as the captain saw it; if it has changed meanwhile nothing is closed.
        Refuses as `hold`; `not_legal` (keys `not_captain no_proposal`), `stale` if the question is closed.
        """
        return self._team_commands.decide(code, person, seat, command, ask, by, value)

    def use(self, code: str, person: str, seat: int, command: str, what: Any) -> Ack:
        """Use a Potion Token of the team: at once, whatever is asked. Refuses as `interrupt`; `not_legal`."""
        return self._team_commands.use(code, person, seat, command, what)

    def give_up(self, code: str, person: str, seat: int, command: str, on: bool) -> Ack:
        """Agree that the team gives up, or take that back. Refuses as `interrupt`; `not_legal` (key `no_team`)."""
        return self._team_commands.give_up(code, person, seat, command, on)

    # Who is here

    def connected(self, code: str, person: str, sid: str, browser: str | None = None) -> None:
        """Say that a connection watches the table (idempotent), `browser`: as in `sit`. Refuses with `no_table`."""
        self._presence.connected(code, person, sid, browser)

    def disconnected(self, sid: str, code: str | None = None) -> None:
        """Say that a connection is gone, or (`code`) no longer watches one table."""
        self._presence.disconnected(sid, code)

    def read_on(self, code: str, person: str, seat: int, seconds: float) -> None:
        """Have bots wait while this seat reads, 0: no longer. Refuses with `no_table no_seat no_chair`."""
        self._reading.read_on(code, person, seat, seconds)

    # Records

    def log(self, code: str, since: int = 0) -> list[Plain]:
        """Return the public events after `since`, at most 5,000. Refuses with `no_table`."""
        return self._records.log(code, since)

    def scores(self, code: str) -> Scores:
        """Return the score sheet of a finished game. Refuses with `no_table closed`."""
        return self._records.scores(code)

    def summary(self, code: str) -> Plain:
        """Return how a finished game went. Refuses with `no_table closed` (not over, or the game has no summary)."""
        return self._records.summary(code)

    def export(self, code: str) -> Plain:
        """Return everything about a finished game, seed and all moves included. Refuses with `no_table closed`."""
        return self._records.export(code)
