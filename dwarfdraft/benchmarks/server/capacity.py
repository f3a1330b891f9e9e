"""The highest rate that a server keeps up with: rising steps, then between the last good one and the first bad one."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from dwarfdraft.benchmarks.server.load import Step

MOST_MS: Final = 100.0
"""Longest 99th percentile of the acknowledgement."""
FACTOR: Final = 1.4
FINE: Final = 1.07
"""Good and bad rates as near as this are near enough."""
KEPT: Final = 0.9
"""Share of the acts that fell due below which a step no longer keeps up."""
LEAST: Final = 4.0
MOST_STEPS: Final = 24


@dataclass(frozen=True, slots=True)
class Capacity:
    """What the search came to."""

    best: Step
    """The step with the highest rate among those whose acknowledgement was in time."""
    best_own: float
    """The highest rate at which one's own frame was in time, in acts a second."""
    steps: tuple[Step, ...]


def is_good(step: Step) -> bool:
    """Tell whether a server kept up: acknowledged in time, nobody lost, nearly as many as fell due."""
    return step.ack_ms(0.99) < MOST_MS and step.lost == 0 and step.kept >= KEPT


async def search(at: Callable[[float], Awaitable[Step]], first: float, most: float = 0.0) -> Capacity:
    """Find the capacity; `at` holds a rate, `first` is the rate to begin with, `most` the highest, 0: there is none."""
    steps: list[Step] = []
    good, bad, rate, again = 0.0, 0.0, min(first, most or first), False
    while len(steps) < MOST_STEPS and rate >= LEAST and not (good and bad and bad / good < FINE):
        steps.append(await at(rate))
        if is_good(steps[-1]):
            good, again = rate, False
            if most and good * FINE > most:
                break
        elif not bad and not again:
            again = True  # a stall may have been the machine's: the same rate once more
            continue
        else:
            bad = rate
        rate = good * FACTOR if not bad else (good * bad) ** 0.5 if good else bad / 2
        rate = min(rate, most or rate)
    in_time = [step for step in steps if step.ack_ms(0.99) < MOST_MS and step.lost == 0]
    own = [step.rate for step in steps if step.own_ms(0.99) < MOST_MS and step.lost == 0]
    return Capacity(max(in_time or steps[:1], key=lambda step: step.rate), max(own, default=0.0), tuple(steps))
