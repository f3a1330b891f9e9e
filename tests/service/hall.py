"""A hall for tests: tables on a store, with a clock that is set by hand and watchers that remember."""

import itertools
import random
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Any, ParamSpec

import orjson
import pytest

from dwarfdraft.benchmarks.held import held_after
from dwarfdraft.botseats import BOTS
from dwarfdraft.engine.ask import Value
from dwarfdraft.games.draft.offer import OFFER as DRAFT
from dwarfdraft.games.tavern.listing import OFFER as TAVERN
from dwarfdraft.service.chance import NamedChance
from dwarfdraft.service.errors import ServiceRefused
from dwarfdraft.service.interfaces import Answerer, Offer
from dwarfdraft.service.serving import ServedTime
from dwarfdraft.service.shapes import TalkLine
from dwarfdraft.service.tables import Tables
from dwarfdraft.service.values import Ack, AnyFrame, ChairInfo, Frame, Person, TableInfo, Viewer
from dwarfdraft.store import log
from dwarfdraft.store.database import Store
from dwarfdraft.store.rows import MoveRow

NAMES = ("Durgin", "Olga", "Thrain", "Ketil", "Brida", "Sunniva", "Hakon", "Yrsa")
OFFERS: dict[str, Offer] = {"draft": DRAFT, "tavern": TAVERN}
P = ParamSpec("P")
_commands = itertools.count(1)


class Clock:
    """A clock that stands still until it is told."""

    def __init__(self) -> None:
        self.time = 1_800_000_000.0

    def __call__(self) -> float:
        return self.time


@dataclass
class Listener:
    """A bus that remembers what it was told, and what pages would make of it."""

    watch: Callable[[str, Viewer], Frame | None] = lambda code, viewer: None
    """How a page asks for the whole frame."""
    frames: list[tuple[Viewer, Frame]] = field(default_factory=list)
    """What each viewer has after a frame."""
    sent: list[tuple[Viewer, str]] = field(default_factory=list)
    """The frames as they were sent."""
    held: dict[tuple[str, Viewer], dict[str, Any]] = field(default_factory=dict)
    asked: int = 0
    """How often a frame could not be understood without asking."""
    tables_told: list[str] = field(default_factory=list)
    said: list[tuple[Viewer, TalkLine]] = field(default_factory=list)
    wanted: Collection[Viewer] | None = None

    def viewers(self, code: str) -> Collection[Viewer] | None:
        return self.wanted

    def frame(self, code: str, viewer: Viewer, frame: AnyFrame) -> None:
        text = frame.to_text()
        told: dict[str, Any] = orjson.loads(text)
        held = held_after(self.held.get((code, viewer)), told)
        if held is None:
            whole = self.watch(code, viewer)
            assert whole is not None
            self.asked += 1
            held = held_after(whole.to_json(), told)
            assert held is not None, "what is sent leads to what is there"
        self.held[code, viewer] = held
        self.sent.append((viewer, text))
        self.frames.append((viewer, Frame(**held)))

    def talk(self, code: str, viewer: Viewer, line: TalkLine) -> None:
        self.said.append((viewer, line))

    def table(self, code: str) -> None:
        self.tables_told.append(code)

    def told(self) -> int:
        return len(self.frames) + len(self.tables_told)


class NoTimers:
    """Nothing wakes: the tests sweep."""

    def __init__(self) -> None:
        self.asked: list[float] = []

    def call_at(self, when: float, table_id: int) -> None:
        self.asked.append(when)


def command_id() -> str:
    """Return a command id that was never used."""
    return f"command-{next(_commands)}"


def refused(act: Callable[P, Any], *args: P.args, **how: P.kwargs) -> ServiceRefused:
    """Do what must be refused, and return the refusal."""
    with pytest.raises(ServiceRefused) as caught:
        act(*args, **how)
    return caught.value


def pick(options: dict[str, Any], rng: random.Random) -> Value:
    """Return a legal answer to options in wire form."""
    match options:
        case {"one": values}:
            return rng.choice(values)
        case {"some": values, "least": least}:
            return rng.sample(values, least)
        case {"fields": fields}:
            return {name: pick(inner, rng) for name, inner in fields.items()}
        case {"span": [least, most]}:
            return rng.randint(least, most)
    raise AssertionError(options)


class Hall:
    """Tables on a store, and people who act at them."""

    def __init__(
        self,
        store: Store,
        *,
        game: str = "draft",
        offer: Offer | None = None,
        name: str = "hall",
        clock: Clock | None = None,
        bots: dict[str, Answerer] | None = None,
        matches: int = 100,
        delay_s: float = 0.0,
        served: ServedTime | None = None,
    ) -> None:
        self.store = store
        self.clock = clock or Clock()
        self.bus = Listener(lambda code, viewer: self.tables.frame(code, viewer))
        self.timers = NoTimers()
        self.game = game
        self.name = name
        self.chance = NamedChance(name)
        self.offer = offer or OFFERS[game]
        self.tables = Tables(
            store,
            {game: self.offer},
            self.bus,
            bots=bots or dict(BOTS),
            now=None if served else self.clock,
            served=served,
            timers=self.timers,
            delay=lambda: delay_s,
            chance=self.chance,
            matches_in_memory=matches,
        )
        self.rng = random.Random(7)

    def again(self, offer: Offer | None = None) -> "Hall":
        """Return another process on the same store: nothing in memory, the same time."""
        return Hall(self.store, game=self.game, offer=offer or self.offer, clock=self.clock, name=f"{self.name} again")

    def people(self, count: int) -> list[str]:
        """Return new persons without names."""
        return [self.tables.new_person().id for _ in range(count)]

    def open(self, people: list[str], seats: int | None = None, **setup: Any) -> str:
        """Make a table where these people sit, all ready; bots on the rest."""
        table = self.tables.create(people[0], self.game, seats=seats or len(people), name=NAMES[0], **setup)
        for seat, person in enumerate(people[1:], 1):
            self.tables.sit(table.code, person, seat=seat, name=NAMES[seat])
            self.tables.set_seat(table.code, person, seat, ready=True)
        for seat in range(len(people), seats or 0):
            self.tables.set_bot(table.code, people[0], seat, "any")
        return table.code

    def play(self, people: list[str], seats: int | None = None, **setup: Any) -> str:
        """Begin a game of these people."""
        code = self.open(people, seats, **setup)
        self.tables.start(code, people[0])
        return code

    def made(self, count: int = 1, **setup: Any) -> tuple[str, list[str]]:
        """Make a table at which only the first of these new people sits; return its code and them all."""
        people = self.people(count)
        return self.tables.create(people[0], self.game, **{"seats": 4, "name": NAMES[0], **setup}).code, people

    def opened(self, count: int, seats: int | None = None, **setup: Any) -> tuple[str, list[str]]:
        """Make a table of new people as `open` does; return its code and them."""
        people = self.people(count)
        return self.open(people, seats, **setup), people

    def begun(self, count: int, seats: int | None = None, **setup: Any) -> tuple[str, list[str]]:
        """Begin a game of new people; return its code and them."""
        people = self.people(count)
        return self.play(people, seats, **setup), people

    def watched(self, count: int, seats: int | None = None, **setup: Any) -> tuple[str, list[str]]:
        """Begin a game of new people who are all connected; return its code and them."""
        code, people = self.begun(count, seats, **setup)
        self.watch(code, *people)
        return code, people

    def quick(self, **setup: Any) -> tuple[str, str]:
        """Begin a game of a new person against bots; return its code and the person."""
        (person,) = self.people(1)
        return self.tables.quick(person, self.game, **setup), person

    def watch(self, code: str, *people: str) -> None:
        """Connect people."""
        for person in people:
            self.tables.connected(code, person, f"sid-{person}")

    def step(self, seconds: float) -> int:
        """Let time pass at once, then sweep; return how much was due."""
        self.clock.time += seconds
        return self.settle()

    def wait(self, seconds: float) -> int:
        """Let time pass in steps of a second, with a sweep in each; return how much was due."""
        done = 0
        whole = int(seconds)
        for step in [1.0] * whole + ([seconds - whole] if seconds > whole else []):
            done += self.step(step)
        return done

    def settle(self) -> int:
        """Sweep until nothing is due now."""
        done = 0
        while now_done := self.tables.sweep():
            done += now_done
        return done

    def frame(self, code: str, viewer: Viewer = None, since: int | None = None) -> Frame:
        """Return what a viewer sees."""
        frame = self.tables.frame(code, viewer, since)
        assert frame is not None
        return frame

    def prompt(self, code: str, seat: int) -> dict[str, Any]:
        """Return what a seat is asked."""
        prompt = self.frame(code, seat).prompt
        assert prompt is not None
        return prompt

    def chair(self, code: str, seat: int) -> ChairInfo:
        """Return who sits on a seat."""
        chair = self.table(code).seats[seat].chair
        assert chair is not None
        return chair

    def person(self, person: str) -> Person:
        """Return what is kept of a person."""
        kept = self.tables.person(person)
        assert kept is not None
        return kept

    def moves(self, code: str) -> list[MoveRow]:
        """Return the moves that are stored of a table."""
        with self.store.read() as connection:
            return log.moves_after(connection, self.tables.table_id(code), 0)

    def open_seat(self, code: str) -> int:
        """Return a seat whose answer is missing."""
        for seat in self.frame(code).marks["asked"]:
            prompt = self.frame(code, seat).prompt
            if prompt is not None and prompt["answered"] is None:
                return int(seat)
        raise AssertionError("nobody is asked")

    def answer(self, code: str, person: str, seat: int, command: str | None = None) -> Ack:
        """Answer whatever a seat is asked, by chance."""
        prompt = self.prompt(code, seat)
        value = pick(prompt["options"], self.rng)
        return self.tables.answer(code, person, seat, command or command_id(), prompt["ask"], value)

    def answering(self, code: str, person: str, seat: int, command: str | None = None) -> "Callable[[Hall], Ack]":
        """Return what gives a process an answer to whatever a seat is asked now."""
        prompt = self.prompt(code, seat)
        value = pick(prompt["options"], self.rng)
        return lambda one: one.tables.answer(code, person, seat, command or command_id(), prompt["ask"], value)

    def table(self, code: str, person: str | None = None) -> TableInfo:
        """Return the table."""
        return self.tables.table(code, person)

    def play_on(self, code: str, people: list[str], answers: int = 100_000) -> int:
        """Let these people, by seat, answer so many times or to the end; return how often they did."""
        for done in range(answers):
            if self.table(code).status == "over":
                return done
            seat = self.open_seat(code)
            self.answer(code, people[seat], seat)
        return answers
