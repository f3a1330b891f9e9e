"""Somebody acts at a rate: who it is, is drawn by lot, and so is the time until the next one.

Times between acts are exponential, and whoever has something to do is as likely as any other: so each of them waits
for an exponential time, as people who think do. The rate is held whatever the server does, except that people who have
been asked nothing cannot act: then the next who is asked acts at once.
"""

import asyncio
import gc
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

from dwarfdraft.benchmarks.server.line import Line

PING_EVERY_S: Final = 0.005
LATE_S: Final = 0.005
"""An act that this process begins later than this is counted from when it was due."""
WARM_S: Final = 1.0
"""Time at the rate before anything is counted."""
QUIET_S: Final = 5.0
"""Longest wait for what is not yet acknowledged."""
now = time.perf_counter


@dataclass(slots=True)
class Tally:
    """What is counted between two moments; times in seconds."""

    acks: list[float] = field(default_factory=list)
    own: list[float] = field(default_factory=list)
    """From an act to the frame that shows it to whoever acted."""
    begun: int = 0
    refused: int = 0


@dataclass(frozen=True, slots=True)
class Step:
    """What one rate for some seconds came to."""

    offered: float
    kept: float
    """Share of the acts that fell due which were acknowledged: the others waited for somebody who is asked."""
    rate: float
    """Acts a second that were acknowledged."""
    acks: tuple[float, ...]
    own: tuple[float, ...]
    """Seconds, in ascending order."""
    refused: int
    open: int
    """Acts that nothing has acknowledged; they stand among `acks` with the time that they have waited."""
    lost: int
    """Connections lost."""
    pause: float
    """Longest time in seconds that a ping of the websocket was on its way."""
    own_cpu: float
    """Share of a core that this process took."""
    late: float
    """The 99th percentile of how late in seconds this process was to act."""
    server_cpu: float
    """Share of a core that the server took."""
    others_cpu: float
    """Cores that the rest of the machine took."""

    @property
    def cpu_ms(self) -> float:
        """The server's processor time an act, in milliseconds."""
        return 1000 * self.server_cpu / self.rate if self.rate else float("nan")

    def ack_ms(self, share: float) -> float:
        """Return the acknowledgement that so great a share did not exceed, in milliseconds."""
        return percentile(self.acks, share) * 1000

    def own_ms(self, share: float) -> float:
        """Return the same of one's own frame."""
        return percentile(self.own, share) * 1000


class Crowd(Protocol):
    """The persons who load a server."""

    tally: Tally
    """Where what begins now is counted."""
    lost: int
    """Connections lost so far that nobody of ours has closed."""

    owed: int
    """Acts that wait for somebody who has something to do."""

    def act(self, began: float) -> None:
        """Have somebody act, counted from the given time; if nobody has anything to do, whoever has it next."""

    def unanswered(self) -> list[float]:
        """Return when each act began that is not yet acknowledged."""


class Watched(Protocol):
    """The server that is loaded, as a process."""

    def cpu_s(self) -> float:
        """Return the processor time in seconds that it has taken."""

    def machine_s(self) -> float:
        """Return the processor time in seconds that the whole machine has taken."""


def percentile(ordered: tuple[float, ...] | list[float], share: float) -> float:
    """Return the value that this share of the ordered ones does not exceed; not a number if there are none.

    >>> percentile([1.0, 2.0, 3.0, 4.0], 0.5)
    3.0
    """
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


class Load:
    """A crowd that acts at a rate."""

    def __init__(self, crowd: Crowd, pingers: Sequence[Line], server: Watched, seed: int = 1) -> None:
        self.crowd = crowd
        self.pingers = pingers
        self.server = server
        self._random = random.Random(seed)

    async def step(self, rate: float, seconds: float, *, warm_s: float = WARM_S, wait: bool = True) -> Step:
        """Hold a rate for some seconds, after having held it uncounted for a moment.

        Then `wait` until all is acknowledged; what is not then counts as long as it has taken so far.
        """
        crowd = self.crowd
        await self.act(rate, warm_s)
        lost, tally = crowd.lost, Tally()
        crowd.tally = tally
        pause = [0.0]
        pings = [asyncio.create_task(_ping(line, pause)) for line in self.pingers]
        before, begin = self._cpu_s(), now()
        late = await self.act(rate, seconds)
        took = now() - begin
        own, server, machine = (after - one for after, one in zip(self._cpu_s(), before, strict=True))
        for one in pings:
            one.cancel()
        crowd.tally = Tally()
        if wait:
            await self.quiet()
        acked = len(tally.acks)
        still = [now() - at for at in crowd.unanswered() if begin <= at <= begin + took]
        if wait:
            gc.collect()
        return Step(
            offered=rate,
            kept=acked / len(late) if late else 1.0,
            rate=acked / took,
            acks=tuple(sorted([*tally.acks, *still])),
            own=tuple(sorted(tally.own)),
            refused=tally.refused,
            open=len(still),
            lost=crowd.lost - lost,
            pause=pause[0],
            own_cpu=own / took,
            late=percentile(sorted(late), 0.99),
            server_cpu=server / took,
            others_cpu=max(0.0, machine - server - own) / took,
        )

    def _cpu_s(self) -> tuple[float, float, float]:
        """Return the processor time that this process, the server and the whole machine have taken."""
        return time.process_time(), self.server.cpu_s(), self.server.machine_s()

    async def quiet(self, longest_s: float = QUIET_S) -> None:
        """Wait until everything is acknowledged, but not for ever."""
        end = now() + longest_s
        while self.crowd.unanswered() and now() < end:
            await asyncio.sleep(0.02)

    async def act(self, rate: float, seconds: float) -> list[float]:
        """Have people act for some seconds; return how late each act was."""
        late: list[float] = []
        due = now()
        end = due + seconds
        while (due := due + self._random.expovariate(rate)) < end:
            if (wait := due - now()) > 0:
                await asyncio.sleep(wait)
            at = now()
            late.append(at - due)
            self.crowd.act(due if at - due > LATE_S else at)
        await asyncio.sleep(max(0.0, end - now()))
        self.crowd.owed = 0
        return late


async def _ping(line: Line, longest: list[float]) -> None:
    """Ping until cancelled; note the longest time that a ping was on its way."""
    while line.is_open:
        sent = now()
        try:
            await line.ping()
        finally:
            longest[0] = max(longest[0], now() - sent)
        await asyncio.sleep(PING_EVERY_S)
