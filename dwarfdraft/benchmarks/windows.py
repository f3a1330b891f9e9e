"""Tables of bots that take as long as people, on a clock that jumps: how often they are asked, how long they wait.

For `dwarfdraft bench windows` and for what is shown of the masked mode. Every seat is a person to the service: it gets
frames, thinks, and answers what its bot would answer.
"""

import heapq
import math
import random
import statistics
import tempfile
from collections.abc import Collection
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import orjson

from dwarfdraft.benchmarks.held import held_after
from dwarfdraft.benchmarks.service import NAMES
from dwarfdraft.service.chance import NamedChance
from dwarfdraft.service.interfaces import Answerer, Offer
from dwarfdraft.service.shapes import TalkLine
from dwarfdraft.service.tables import Tables
from dwarfdraft.service.values import AnyFrame, Frame, Plain, Viewer
from dwarfdraft.store.database import Store

MEDIAN_S: Final = 2.5
SPREAD: Final = 0.6
"""Standard deviation of the logarithm of think times, which are distributed log-normally."""
BEGIN: Final = 1_800_000_000.0
MAX_TURNS: Final = 400


@dataclass(frozen=True, slots=True)
class WindowSeen:
    """A window that was shown."""

    seconds: float
    could: bool
    """Somebody was asked because of what they hold."""


@dataclass(slots=True)
class Turn:
    """What was asked and waited for in one turn."""

    seconds: float = 0.0
    """Time in windows and beats: nobody had a decision of their own to make."""
    played: bool = False
    asked: dict[int, int] = field(default_factory=dict)
    """How often each person was asked to respond."""


@dataclass(slots=True)
class Paced:
    """What was measured."""

    mode: str
    seats: int
    turns: list[Turn] = field(default_factory=list)
    windows: list[WindowSeen] = field(default_factory=list)

    def prompts(self) -> float:
        """Return the median of the prompts that a person gets in a turn."""
        return statistics.median(turn.asked.get(seat, 0) for turn in self.turns for seat in range(self.seats))

    def waits(self) -> list[float]:
        """Return the seconds waited in turns in which nobody played a card."""
        return [turn.seconds for turn in self.turns if not turn.played]

    def lines(self) -> list[str]:
        """Return the report."""
        waits = self.waits() or [0.0]
        all_turns = statistics.median(turn.seconds for turn in self.turns)
        means = statistics.mean(turn.asked.get(seat, 0) for turn in self.turns for seat in range(self.seats))
        return [
            f"{self.mode}, {self.seats} seats, {len(self.turns)} turns, {len(self.windows)} windows shown",
            f"prompts a person gets in a turn: median {self.prompts():.1f}, mean {means:.2f}",
            f"waiting in a turn without plays: median {statistics.median(waits):.1f} s, worst {max(waits):.1f} s "
            f"({len(self.waits())} turns)",
            f"waiting in a turn: median {all_turns:.1f} s",
        ]


class _Line:
    """The bus, the clock and the timers of the simulation: time goes from one thing that happens to the next."""

    def __init__(self) -> None:
        self.now = BEGIN
        self.held: dict[Viewer, Plain | None] = {}
        self.frames: dict[Viewer, Frame] = {}
        """What each seat sees."""
        self.news: set[int] = set()
        self.events: list[dict[str, Any]] = []
        self.wakes: list[float] = []

    def viewers(self, code: str) -> Collection[Viewer] | None:
        return None

    def frame(self, code: str, viewer: Viewer, frame: AnyFrame) -> None:
        held = self.held[viewer] = held_after(self.held.get(viewer), orjson.loads(frame.to_text()))
        assert held is not None, "no frame is lost here"
        self.frames[viewer] = Frame(**held)
        if viewer is None:
            self.events.extend(frame.events or ())
        else:
            self.news.add(viewer)

    def talk(self, code: str, viewer: Viewer, line: TalkLine) -> None:
        pass

    def table(self, code: str) -> None:
        pass

    def call_at(self, when: float, table_id: int) -> None:
        heapq.heappush(self.wakes, when)

    def clock(self) -> float:
        return self.now


def measure_windows(
    offer: Offer, bot: Answerer, *, seats: int, mode: str, games: int, name: str = "pace", most_windows: int = 0
) -> Paced:
    """Play games at the pace of people and return what they waited for; `most_windows`: stop after so many."""
    paced = Paced(mode, seats)
    for game in range(games):
        with tempfile.TemporaryDirectory() as folder:
            store = Store(f"sqlite:///{Path(folder) / 'pace.sqlite3'}")
            store.migrate()
            try:
                _Game(store, offer, bot, paced, f"{name}/{game}").play(most_windows)
            finally:
                store.close()
        if most_windows and len(paced.windows) >= most_windows:
            break
    return paced


class _Game:
    """One game."""

    def __init__(self, store: Store, offer: Offer, bot: Answerer, paced: Paced, name: str) -> None:
        self.paced, self.bot = paced, bot
        self.line = line = _Line()
        self.random = random.Random(f"{name}/people")
        self.chance = NamedChance(f"{name}/bots")
        self.tables = Tables(
            store,
            {offer.game.name: offer},
            line,
            bots={},
            now=line.clock,
            timers=line,
            delay=lambda: 1.0,
            chance=NamedChance(name),
        )
        self.people = [self.tables.new_person().id for _ in range(paced.seats)]
        self.code = self.tables.create(
            self.people[0],
            offer.game.name,
            seats=paced.seats,
            name=NAMES[0],
            speed="normal",
            options={"mode": paced.mode},
        ).code
        for seat, person in enumerate(self.people[1:], 1):
            self.tables.sit(self.code, person, seat=seat, name=NAMES[seat])
            self.tables.set_seat(self.code, person, seat, ready=True)
        for person in self.people:
            self.tables.connected(self.code, person, f"line-{person}")
        self.tables.start(self.code, self.people[0])
        self.table_id = self.tables.table_id(self.code)
        self.acts: list[tuple[float, int, str]] = []
        self.turn = Turn()
        self.commands = 0
        self.window = ""
        self.window_at = 0.0
        self.could = False

    def play(self, most_windows: int) -> None:
        """Play to the end."""
        line = self.line
        while True:
            self._look()
            frame = line.frames[None]
            full = bool(most_windows) and len(self.paced.windows) >= most_windows
            if frame.view["winners"] is not None or full or len(self.paced.turns) > MAX_TURNS:
                return
            while line.wakes and line.wakes[0] <= line.now:
                heapq.heappop(line.wakes)
                self.tables.run_due(self.table_id)
            if line.news or line.events:
                continue
            self._wait()

    def _wait(self) -> None:
        """Let time pass to the next thing that happens, and let it happen."""
        line = self.line
        at = min(line.wakes[0] if line.wakes else math.inf, self.acts[0][0] if self.acts else math.inf)
        assert at < math.inf, "nothing will ever happen at this table"
        if not self._somebody_decides():
            self.turn.seconds += max(0.0, at - line.now)
        line.now = max(line.now, at)
        while self.acts and self.acts[0][0] <= line.now:
            _, seat, ask = heapq.heappop(self.acts)
            self._answer(seat, ask)

    def _look(self) -> None:
        """Note what has happened, and think about what is asked."""
        line = self.line
        for event in line.events:
            if event["kind"] == "turn":
                if event["turn"] > 1:
                    self.paced.turns.append(self.turn)
                self.turn = Turn()
            elif event["kind"] == "announced":
                self.turn.played = True
        line.events = []
        self._note_window()
        for seat in sorted(line.news):
            prompt = line.frames[seat].prompt
            if prompt is not None and self._is_to_answer(seat) and (seat, prompt["ask"]) not in self._thinking():
                think = MEDIAN_S * math.exp(SPREAD * self.random.gauss(0, 1))
                heapq.heappush(self.acts, (line.now + think, seat, prompt["ask"]))
                if prompt["kind"] == "declare":
                    self.turn.asked[seat] = self.turn.asked.get(seat, 0) + 1
        line.news = set()

    def _thinking(self) -> set[tuple[int, str]]:
        return {(seat, ask) for _, seat, ask in self.acts}

    def _note_window(self) -> None:
        line = self.line
        shown = line.frames[None].window
        ask = "" if shown is None or shown["quiet"] else shown["ask"]
        if ask != self.window:
            if self.window:
                self.paced.windows.append(WindowSeen(line.now - self.window_at, self.could))
            self.window, self.window_at = ask, line.now
            owns = [line.frames[seat].own for seat in range(self.paced.seats)]
            self.could = any(own is not None and own["asked"] for own in owns)

    def _is_to_answer(self, seat: int) -> bool:
        frame = self.line.frames[seat]
        prompt = frame.prompt
        if prompt is None or prompt["answered"] is not None or prompt["kind"] == "interrupt":
            return False
        in_window = frame.window is not None
        return not in_window or (frame.own is not None and bool(frame.own["asked"]))

    def _somebody_decides(self) -> bool:
        return self.line.frames[None].window is None

    def _answer(self, seat: int, ask: str) -> None:
        frame = self.line.frames[seat]
        prompt = frame.prompt
        if prompt is None or prompt["ask"] != ask or not self._is_to_answer(seat):
            return  # the window has closed meanwhile
        self.commands += 1
        value = self.bot.answer(frame.view, prompt, self.chance)
        self.tables.answer(self.code, self.people[seat], seat, f"command-{self.commands}", ask, value)
