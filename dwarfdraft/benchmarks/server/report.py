"""What `dwarfdraft bench server` prints: medians of all rounds, the product beside the echo."""

from collections.abc import Callable, Sequence
from statistics import median
from typing import Final

from dwarfdraft.benchmarks.server.capacity import MOST_MS
from dwarfdraft.benchmarks.server.load import Step, percentile
from dwarfdraft.benchmarks.server.run import CALM_MS, LIGHT, Measured, Plan

Rounds = Sequence[tuple[Measured, Measured]]
MOST_PARTS: Final = 9
"""More hands or turns than this are told in groups."""
GROUP: Final = 5


def report(plan: Plan, rounds: Rounds) -> list[str]:
    """Return the lines; each round has the echo first."""
    products = [product for _, product in rounds]
    return [
        _what(plan),
        _capacity("acknowledged", rounds, lambda one: one.capacity.best.rate),
        _capacity("own frame", rounds, lambda one: one.capacity.best_own),
        _at(LIGHT, rounds, lambda one: one.light),
        _at(plan.rate, rounds, lambda one: one.fixed),
        f"longest pause at {plan.rate:.0f}/s: "
        + _beside(rounds, lambda one: one.fixed.pause * 1000, lambda value: f"{value:.0f} ms"),
        *_frames(products),
        "memory a connection: " + _beside(rounds, lambda one: one.kib_a_connection, lambda value: f"{value:.0f} KiB"),
        _losses(rounds),
        *_busy(rounds),
        *_overload(products),
        *_restart(plan, products),
    ]


def _what(plan: Plan) -> str:
    database = "sqlite" if plan.database is None else plan.database.partition(":")[0].partition("+")[0]
    processes = "1 process" if plan.processes == 1 else f"{plan.processes} processes"
    tables = plan.rooms * plan.setup.each
    return (
        f"{plan.setup.game}, {plan.rooms * 4} connections, {tables} tables, {database}, {processes}, "
        f"speed {plan.setup.speed}: medians of {plan.rounds}"
    )


def _middle(rounds: Rounds, value: Callable[[Measured], float]) -> tuple[float, float]:
    """Return the medians of the product and of the echo."""
    return median(value(product) for _, product in rounds), median(value(echo) for echo, _ in rounds)


def _beside(rounds: Rounds, value: Callable[[Measured], float], form: Callable[[float], str]) -> str:
    product, echo = _middle(rounds, value)
    return f"{form(product)}, echo {form(echo)}"


def _capacity(what: str, rounds: Rounds, value: Callable[[Measured], float]) -> str:
    product, echo = _middle(rounds, value)
    each = " ".join(f"{_ratio(value(product), value(echo)):.2f}" for echo, product in rounds)
    return (
        f"capacity, {what} within {MOST_MS:.0f} ms (p99): {product:.0f} answers/s, echo {echo:.0f} moves/s, "
        f"ratio {_ratio(product, echo):.2f} (by round {each})"
    )


def _at(rate: float, rounds: Rounds, step: Callable[[Measured], Step]) -> str:
    done = median(step(product).rate for _, product in rounds)
    half, echo_half = _middle(rounds, lambda one: step(one).ack_ms(0.5))
    most, echo_most = _middle(rounds, lambda one: step(one).ack_ms(0.99))
    own = median(step(product).own_ms(0.99) for _, product in rounds)
    return (
        f"at {rate:.0f}/s ({done:.0f} done): acknowledged p50 {half:.1f} ms, p99 {most:.1f} ms, own frame p99 "
        f"{own:.1f} ms; echo {echo_half:.1f} ms, {echo_most:.1f} ms; ratio {_ratio(half, echo_half):.1f}, "
        f"{_ratio(most, echo_most):.1f}"
    )


def _frames(products: Sequence[Measured]) -> list[str]:
    """Return the lines on frame sizes: all of them, then hand by hand or by groups of turns."""
    part = ""
    sizes: dict[int, list[int]] = {}
    for product in products:
        part = product.part or part
        for number, each in product.sizes.items():
            sizes.setdefault(number, []).extend(each)
    every = [size for each in sizes.values() for size in each]
    an_answer = _ratio(len(every), sum(product.answers for product in products))
    lines = [f"frames: {_size(every)}, {an_answer:.1f} an answer"]
    group = 1 if len(sizes) <= MOST_PARTS else GROUP
    for first in range(1, max(sizes, default=0) + 1, group):
        some = [size for number in range(first, first + group) for size in sizes.get(number, ())]
        if some:
            lines.append(f"  {part} {first if group == 1 else f'{first}-{first + group - 1}'}: {_size(some)}")
    return lines


def _size(sizes: Sequence[int]) -> str:
    ordered = [float(size) for size in sorted(sizes)]
    return f"median {percentile(ordered, 0.5):.0f} bytes, p95 {percentile(ordered, 0.95):.0f} ({len(sizes)} frames)"


def _losses(rounds: Rounds) -> str:
    steps = [step for _, one in rounds for step in (one.light, one.fixed, *one.capacity.steps)]
    return (
        f"lost connections: {sum(product.lost for _, product in rounds)}, echo {sum(echo.lost for echo, _ in rounds)}; "
        f"refused answers: {sum(step.refused for step in steps)} of {sum(len(step.acks) for step in steps)}; "
        f"not acknowledged: {sum(step.open for step in steps)}; watched again for want of a base: "
        f"{sum(one.watched_again for _, one in rounds)}; games ended: {sum(one.games for _, one in rounds)}"
    )


def _busy(rounds: Rounds) -> list[str]:
    """Return what an answer costs, and how busy both sides and the machine were at the capacity."""

    cost, echo_cost = _middle(rounds, lambda one: one.capacity.best.cpu_ms)
    late = _beside(rounds, lambda one: one.capacity.best.late * 1000, lambda value: f"{value:.1f} ms")
    cores = [
        _cores("the server", rounds, lambda step: step.server_cpu),
        _cores("this process", rounds, lambda step: step.own_cpu),
        _cores("others", rounds, lambda step: step.others_cpu),
    ]
    return [
        f"the server's processor time at capacity: {cost:.2f} ms an answer, echo {echo_cost:.2f} ms a move, "
        f"ratio {_ratio(echo_cost, cost):.2f}",
        f"cores taken at capacity: {', '.join(cores)}; this process acted late by (p99) {late}",
    ]


def _cores(who: str, rounds: Rounds, share: Callable[[Step], float]) -> str:
    return f"{who} {_beside(rounds, lambda one: share(one.capacity.best), lambda value: f'{value:.2f}')}"


def _overload(products: Sequence[Measured]) -> list[str]:
    over = [one.recovery for one in products if one.recovery is not None]
    if not over:
        return []
    longest = [one.calm_s for one in over]
    calm = "never within a minute" if None in longest else f"within {median(s for s in longest if s is not None):.1f} s"
    return [
        f"overload of {median(one.offered for one in over):.0f}/s for four seconds "
        f"({median(one.rate for one in over):.0f} done): acknowledged below {CALM_MS:.0f} ms (p99) again {calm}, "
        f"lost connections: {sum(one.lost for one in over)}"
    ]


def _restart(plan: Plan, products: Sequence[Measured]) -> list[str]:
    back = [one.back_s for one in products if one.back_s is not None]
    down = [one.down_s for one in products if one.down_s is not None]
    if not back:
        return []
    return [
        f"restart: {plan.rooms * 4} pages had a full view {median(back):.1f} s after the server answered again "
        f"({median(down) + median(back):.1f} s after it was killed)"
    ]


def _ratio(one: float, other: float) -> float:
    return one / other if other else float("nan")
