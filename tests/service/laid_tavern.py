"""Tables of the tavern for tests: people who sit there, any state of the game laid on the table, time that jumps."""

import hashlib
from typing import Any, Self

from sqlalchemy import delete

from dwarfdraft.botseats import BOTS
from dwarfdraft.engine.match import Match
from dwarfdraft.games.tavern.cards import FormDecks, SideDeck
from dwarfdraft.games.tavern.decks.all import CHARACTERS
from dwarfdraft.games.tavern.game import TAVERN
from dwarfdraft.games.tavern.notation.arrange import arrange
from dwarfdraft.service.chance import NamedChance
from dwarfdraft.service.session import TableSession
from dwarfdraft.service.shapes import Clock, Own, WindowState
from dwarfdraft.service.transactions import transact
from dwarfdraft.service.values import Frame
from dwarfdraft.store import log, seating
from dwarfdraft.store.schema import command, due, event, move, response_window, seat, snapshot
from tests.games.tavern.titles import HIDE, WRESTLE
from tests.service.hall import Hall, command_id

THUMB = BOTS["thumb"]
FOUR = ["fiona", "gerki", "zot", "deirdre"]
HEAL = "My Goddess heals me."
HIDING: list[list[str]] = [[WRESTLE], [HIDE], [], []]
"""Of the four, Gerki alone could answer."""
HEALING = [[WRESTLE], [HIDE], [], [HEAL]]
"""Deirdre could heal herself, too."""


class Seated:
    """People at a table of the tavern; they do nothing that a test does not say. Bots sit on the other seats."""

    other = 1
    """With whom Fiona wrestles if nothing else is said."""

    def __init__(
        self,
        hall: Hall,
        seats: int = 4,
        people: int = 4,
        mode: str = "masked",
        variant: str = "individual",
        characters: list[str] | None = None,
        **setup: Any,
    ) -> None:
        self.hall = hall
        self.variant = variant
        self.characters = characters or FOUR[:seats]
        self.seats = seats
        self.people = hall.people(people)
        setup.setdefault("speed", "normal")
        self.code = hall.open(self.people, seats, options={"mode": mode, "first": 0, "variant": variant}, **setup)
        for number, person in enumerate(self.people):
            roles = [seat.role for seat in hall.table(self.code).seats]
            own = CHARACTERS[roles[number]]
            # Their first turn, or the game, begins with a question of its own.
            if (SideDeck.of(own) and number == 0) or (FormDecks.of(own) and variant == "individual"):
                free = (one for name, one in CHARACTERS.items() if name not in roles)
                plain = next(one.id for one in free if not SideDeck.of(one) and not FormDecks.of(one))
                hall.tables.set_seat(self.code, person, number, role=plain, ready=True)
        hall.tables.start(self.code, self.people[0])
        hall.watch(self.code, *self.people)
        self.table_id = hall.tables.table_id(self.code)

    # The table

    def lay(self, match: Match[Any], *, keep_seats: bool = False) -> None:
        """Put another game on the table; what was kept for seats is forgotten, unless it is to be kept."""
        core = self.hall.tables._core  # the public face cannot do this, and should not

        def work(session: TableSession) -> None:
            connection = session.connection
            for rows in (event, move, snapshot, due, command, *(() if keep_seats else (seat,))):
                connection.execute(delete(rows).where(rows.c.table_id == self.table_id))
            connection.execute(
                response_window.update()
                .where(response_window.c.table_id == self.table_id)
                .values(ask="", quiet=False, thinks=[], could=0, seen=0)
            )
            characters = match.state.options.characters
            for number in range(self.seats):  # two chairs never have the same character
                seating.change_chair(connection, self.table_id, number, role=f"-{number}")
            for number in range(self.seats):
                seating.change_chair(connection, self.table_id, number, role=characters[number], bot_acts=False)
            seating.change_table(connection, self.table_id, seed=match.seed, seq=match.seq, n=match.n, status="playing")
            log.add_events(connection, self.table_id, match.take_events())
            log.add_snapshot(connection, self.table_id, TAVERN.rules_number, match.snapshot())
            session.cached.match = match
            session.cached.bases.clear()  # of the game before
            session.play(match)
            session.settle()

        transact(core, self.table_id, work)

    def arranged(self, *, keep_seats: bool = False, **setup: Any) -> Self:
        """Lay a game as scenario files describe it; return this table."""
        self.lay(
            arrange({"characters": self.characters, "variant": self.variant}, setup, "laid"), keep_seats=keep_seats
        )
        return self

    def wrestle(self, target: int = 1) -> Self:
        """Have Fiona, seat 0, want to arm wrestle with one of the others; the window is open."""
        self.until_asked("action")
        self.answer(0, WRESTLE)
        self.answer(0, target)
        return self

    def wrestling(self, hands: list[list[str]] = HIDING, target: int | None = None, **setup: Any) -> Self:
        """Lay a game where Fiona wants to arm wrestle with one of the others."""
        return self.arranged(hands=hands, phase="action", **setup).wrestle(self.other if target is None else target)

    # What is seen

    def frame(self, viewer: int | None = None) -> Frame:
        return self.hall.frame(self.code, viewer)

    def own(self, seat: int) -> Own:
        own = self.frame(seat).own
        assert own is not None
        return own

    def asked(self) -> list[int]:
        """Return who is shown the window."""
        return [number for number in range(len(self.people)) if self.own(number)["asked"]]

    def window(self) -> WindowState | None:
        return self.frame().window

    def shown(self) -> WindowState:
        """Return the window that is open and no beat."""
        window = self.window()
        assert window is not None
        assert not window["quiet"]
        return window

    def prompt(self, seat: int) -> dict[str, Any]:
        prompt = self.frame(seat).prompt
        assert prompt is not None
        return prompt

    def clock(self) -> Clock:
        """Return the clock that all are shown."""
        clock = self.frame().clock
        assert clock is not None
        return clock

    def kinds(self, since: int = 0) -> list[str]:
        """Return what has happened."""
        return [each["kind"] for each in self.hall.tables.log(self.code, since)]

    # What is done

    def answer(self, seat: int, value: Any) -> None:
        self.hall.tables.answer(self.code, self.people[seat], seat, command_id(), self.prompt(seat)["ask"], value)

    def hold(self, seat: int) -> None:
        self.hall.tables.hold(self.code, self.people[seat], seat, command_id(), str(self.shown()["ask"]))

    def interrupt(self, seat: int, card: str | None = None, before: str | None = None, on: bool = True) -> None:
        self.hall.tables.interrupt(self.code, self.people[seat], seat, command_id(), card, before, on)

    def order(self, seat: int, **orders: Any) -> None:
        """Change some of a seat's orders."""
        new = {**self.own(seat)["orders"], **orders}
        self.hall.tables.orders(self.code, self.people[seat], seat, command_id(), new)

    # Time

    def step(self, seconds: float = 0.1) -> None:
        self.hall.step(seconds + 1e-6)  # sums of tenths stay a little below

    def since(self, began: float) -> float:
        return round(self.hall.clock.time - began, 1)

    def on(self, most_s: float = 30.0) -> None:
        """Let time pass until the next thing is due, and let it happen."""
        with self.hall.store.read() as connection:
            due_at = log.earliest_due(connection)
        assert due_at is not None, "nothing will ever happen"
        assert due_at < self.hall.clock.time + most_s, "nothing happens for a long time"
        self.step(max(0.0, due_at - self.hall.clock.time))

    def until_asked(self, kind: str) -> float:
        """Let time pass until the active seat has a decision of this kind; return how long that took."""
        began = self.hall.clock.time
        while True:
            prompt = self.frame(self.frame().view["active"]).prompt
            if prompt is not None and prompt["kind"] == kind:
                return self.since(began)
            self.on()

    def length(self) -> float:
        """Let time pass until the window that is open has closed; return how long that took."""
        first, began = self.window(), self.hall.clock.time
        assert first is not None
        while (now := self.window()) is not None and now["ask"] == first["ask"]:
            self.on()
        return self.since(began)


class Acting:
    """People who answer like the bot, each after a time that belongs to seat and question.

    Whatever they do depends on what their own seat sees. Some may pass on everything, and are the last to do so:
    whether these seats are waited for is then to be seen by all.
    """

    def __init__(self, seated: Seated, name: str, *passes: int) -> None:
        self.seated = seated
        self.name = name
        self.passes = passes
        self.acts: list[tuple[float, int, str]] = []
        self.heard: list[tuple[float, int | None, Frame]] = []
        """What every frame that was sent led to: when, for whom."""
        self.sent: list[tuple[float, int | None, str]] = []
        """The same frames as they were sent."""
        self.windows: set[str] = set()
        """Those that were shown."""

    def play(self, seconds: float, most_windows: int) -> None:
        """Let so much time pass, or until so many windows were shown or the one who passes has to decide."""
        hall = self.seated.hall
        end = hall.clock.time + seconds
        self.listen()
        while len(self.windows) <= most_windows and not self._is_stopped():
            at = min([end, *(a for a, *_ in self.acts), *(t for t in hall.timers.asked if t > hall.clock.time)])
            hall.clock.time = at
            if at >= end:
                return
            hall.timers.asked = [t for t in hall.timers.asked if t > at]
            hall.settle()
            self.listen()
            for act in sorted(act for act in self.acts if act[0] <= at):
                self.acts.remove(act)
                self._answer(act[1], act[2])
                self.listen()

    def listen(self) -> None:
        """Take what was sent, and think about what is asked."""
        hall = self.seated.hall
        frames, hall.bus.frames = hall.bus.frames, []
        self.sent += [(round(hall.clock.time, 4), viewer, text) for viewer, text in hall.bus.sent]
        hall.bus.sent = []
        for viewer, frame in frames:
            self.heard.append((round(hall.clock.time, 4), viewer, frame))
            if frame.window is not None and not frame.window["quiet"]:
                self.windows.add(frame.window["ask"])
            if viewer is None or viewer >= len(self.seated.people):
                continue
            prompt = frame.prompt
            self.acts = [act for act in self.acts if act[1] != viewer or (prompt and act[2] == prompt["ask"])]
            if prompt is None or prompt["answered"] is not None or prompt["kind"] == "interrupt":
                continue
            if frame.window is not None and frame.own is not None and not frame.own["asked"]:
                continue
            if all(act[1:] != (viewer, prompt["ask"]) for act in self.acts):
                luck = self._luck(viewer, prompt["ask"])
                think = 5 + 2 * luck if viewer in self.passes else 0.5 + 3 * luck
                self.acts.append((hall.clock.time + think, viewer, prompt["ask"]))

    def _is_stopped(self) -> bool:
        return any(frame is not None and self._decides(frame) for frame in map(self.latest, self.passes))

    def _decides(self, frame: Frame) -> bool:
        """Tell whether who passes has more to say than that, or the game is over."""
        prompt = frame.prompt
        is_more = prompt is not None and prompt["kind"] not in ("declare", "interrupt")
        return is_more or frame.view["winners"] is not None

    def latest(self, viewer: int | None) -> Frame | None:
        """Return the latest frame that a viewer got."""
        return next((frame for _, to, frame in reversed(self.heard) if to == viewer), None)

    def _answer(self, number: int, ask: str) -> None:
        frame = self.latest(number)
        if frame is None or frame.prompt is None or frame.prompt["ask"] != ask:
            return
        chooser = NamedChance(f"{self.name}/{number}/{ask}")
        value = "pass" if number in self.passes else THUMB.answer(frame.view, frame.prompt, chooser)
        self.seated.hall.tables.answer(self.seated.code, self.seated.people[number], number, command_id(), ask, value)

    def _luck(self, number: int, ask: str) -> float:
        digest = hashlib.blake2b(f"{self.name}/{number}/{ask}".encode(), digest_size=8).digest()
        return int.from_bytes(digest, "big") / 2**64
