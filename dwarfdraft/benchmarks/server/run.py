"""The measurement as a whole: rounds in which the bare echo and the product take turns, each newly started."""

import asyncio
import gc
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias

from dwarfdraft.benchmarks.server.capacity import Capacity, search
from dwarfdraft.benchmarks.server.echo_room import EchoRooms
from dwarfdraft.benchmarks.server.line import Line
from dwarfdraft.benchmarks.server.load import Load, Step, Tally, now
from dwarfdraft.benchmarks.server.persons import NAMESPACE, Persons
from dwarfdraft.benchmarks.server.processes import Servers, allow_connections, echo_server, product_server
from dwarfdraft.benchmarks.server.tables import SEATS, TableSetup, furnish

LIGHT: Final = 20.0
"""Acts a second at light load."""
FIRST: Final = {"echo": 300.0, "product": 100.0}
"""Rates from which the capacity is looked for in the first round."""
AGAIN_FROM: Final = 0.7
"""Of the capacity found before, in further rounds."""
SETTLE_S: Final = 1.0
OVERLOAD_S: Final = 4.0
OVERLOAD: Final = 3.0
"""Times the capacity."""
CALM_MS: Final = 20.0
CALM_STEP_S: Final = 0.5
CALM_LIMIT_S: Final = 60.0
BACK_LIMIT_S: Final = 60.0

Say: TypeAlias = Callable[[str], object]


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What is measured."""

    setup: TableSetup
    connections: int = 200
    database: str | None = None
    """Address of the product's database; None: a new SQLite file each round."""
    queue: str | None = None
    processes: int = 1
    rounds: int = 3
    seconds: float = 4.0
    """Of one step."""
    rate: float = 50.0
    most: float = 0.0
    """Rate beyond which no step goes; 0: the limit is looked for."""
    overload: bool = False
    restart: bool = False
    beats: bool = False

    @property
    def rooms(self) -> int:
        """Rooms of four."""
        return max(1, self.connections // SEATS)


@dataclass(frozen=True, slots=True)
class Recovery:
    """What came after an overload."""

    offered: float
    rate: float
    calm_s: float | None
    """Seconds until acknowledgements were quick again; None: they were not within a minute."""
    lost: int


@dataclass(slots=True)
class Measured:
    """What one server came to in one round."""

    light: Step
    fixed: Step
    capacity: Capacity
    kib_a_connection: float
    lost: int
    recovery: Recovery | None = None
    back_s: float | None = None
    """Seconds from the server's first answer after a restart until everybody saw everything."""
    down_s: float | None = None
    """Seconds from the kill to that answer."""
    sizes: dict[int, list[int]] = field(default_factory=dict)
    """Bytes of frames by hand or turn."""
    part: str = ""
    answers: int = 0
    games: int = 0
    watched_again: int = 0


class _Nobody:
    """The owner of a connection that only pings."""

    def heard(self, line: Line, text: bytes) -> None:
        pass

    def acknowledged(self, line: Line, number: int, text: bytes) -> None:
        pass

    def ended(self, line: Line) -> None:
        pass


def measure(plan: Plan, say: Say = lambda line: None) -> list[tuple[Measured, Measured]]:
    """Return what the echo and the product came to, round by round. `say` takes lines on how far it is.

    :raises RuntimeError: if a server does not start or refuses what is needed.
    """
    allow_connections(plan.connections)
    rounds: list[tuple[Measured, Measured]] = []
    for number in range(plan.rounds):
        both = []
        for side, name in enumerate(FIRST):
            first = rounds[-1][side].capacity.best.rate * AGAIN_FROM if rounds else FIRST[name]
            say(f"round {number + 1}, {name}")
            with _ended_in_order(), tempfile.TemporaryDirectory() as folder, _unscanned():
                begin = _echo if name == "echo" else _product
                both.append(begin(plan, Path(folder), first, say))
        rounds.append((both[0], both[1]))
    return rounds


def _echo(plan: Plan, folder: Path, first: float, say: Say) -> Measured:
    with echo_server(folder, plan.connections) as servers:

        async def move() -> Measured:
            crowd = EchoRooms()
            before = servers.memory_kib()
            await crowd.connect(servers.addresses[0], plan.rooms * SEATS)
            await asyncio.sleep(SETTLE_S)
            memory = (servers.memory_kib() - before) / (plan.rooms * SEATS)
            pinger = Line(_Nobody(), servers.addresses[0])
            await pinger.open()
            measured = await _steps(plan, Load(crowd, [pinger], servers), first, memory, say)
            crowd.close()
            pinger.close()
            return measured

        return asyncio.run(move())


def _product(plan: Plan, folder: Path, first: float, say: Say) -> Measured:
    with product_server(
        folder, plan.connections, database=plan.database, queue=plan.queue, processes=plan.processes
    ) as servers:
        rooms = furnish(plan.setup, servers.addresses, plan.rooms)

        async def play() -> Measured:
            crowd = Persons(rooms, beats=plan.beats)
            before = servers.memory_kib()
            await crowd.connect()
            await asyncio.sleep(SETTLE_S)
            memory = (servers.memory_kib() - before) / len(crowd.people)
            cookie = rooms[0].guests[0].cookie
            pingers = [Line(_Nobody(), address, NAMESPACE, cookie) for address in servers.addresses]
            for one in pingers:
                await one.open()
            load = Load(crowd, pingers, servers)
            measured = await _steps(plan, load, first, memory, say)
            if plan.overload:
                measured.recovery = await _overload(load, measured.capacity.best.rate * OVERLOAD, plan.rate, say)
            for one in pingers:
                one.close()
            measured.sizes, measured.part = dict(crowd.sizes), crowd.part_key
            measured.answers, measured.games, measured.watched_again = crowd.answers, crowd.games, crowd.watched_again
            if plan.restart:
                measured.down_s, measured.back_s = await _restart(crowd, servers)
                say(f"back in {measured.back_s:.2f} s")
            crowd.close()
            return measured

        return asyncio.run(play())


async def _steps(plan: Plan, load: Load, first: float, memory: float, say: Say) -> Measured:
    """Have a crowd do all steps."""

    async def at(rate: float, seconds: float = plan.seconds) -> Step:
        step = await load.step(rate, seconds)
        say(told(step))
        return step

    light = await at(LIGHT, 2 * plan.seconds)
    fixed = await at(plan.rate, 2 * plan.seconds)
    capacity = await search(at, first, plan.most)
    return Measured(light, fixed, capacity, memory, load.crowd.lost)


async def _overload(load: Load, rate: float, after: float, say: Say) -> Recovery:
    """Hold a rate that is too much; then see how long it takes until acknowledgements are quick at a small one."""
    crowd, lost = load.crowd, load.crowd.lost
    crowd.tally = tally = Tally()
    await load.act(rate, OVERLOAD_S)
    done = len(tally.acks) / OVERLOAD_S
    begin = now()
    calm: float | None = None
    while calm is None and now() - begin < CALM_LIMIT_S:
        step = await load.step(after, CALM_STEP_S, warm_s=0, wait=False)
        if step.ack_ms(0.99) < CALM_MS:
            calm = max(0.0, now() - begin - CALM_STEP_S)
    say(f"overload {rate:.0f}/s: calm after {calm}")
    await load.quiet()
    return Recovery(rate, done, calm, crowd.lost - lost)


async def _restart(crowd: Persons, servers: Servers) -> tuple[float, float]:
    """Kill and start the server; return the seconds to its first answer, and from there until all see everything."""
    killed = now()
    await asyncio.to_thread(servers.kill)
    await asyncio.to_thread(servers.start)
    answers = now()
    while not crowd.all_are_back() and now() - answers < BACK_LIMIT_S:
        await asyncio.sleep(0.01)
    return answers - killed, now() - answers


def told(step: Step) -> str:
    """Return a step as a line."""
    return (
        f"{step.offered:.0f}/s offered, {step.rate:.0f} done; acknowledged p50 {step.ack_ms(0.5):.1f} p99 "
        f"{step.ack_ms(0.99):.1f} ms, own frame {step.own_ms(0.5):.1f} {step.own_ms(0.99):.1f} ms; refused "
        f"{step.refused}, lost {step.lost}; longest pause {step.pause * 1000:.0f} ms; server {step.server_cpu:.2f} "
        f"of a core, load {step.own_cpu:.2f}, others {step.others_cpu:.2f}, late {step.late * 1000:.1f} ms"
    )


@contextmanager
def _ended_in_order() -> Iterator[None]:
    """Have a request to end this process end the servers too."""

    def end(number: int, _frame: object) -> None:
        sys.exit(128 + number)

    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def _unscanned() -> Iterator[None]:
    """Keep the garbage collector from stopping this process; steps end with a collection."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
