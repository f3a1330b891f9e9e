"""Many connections opened, some at a time."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Final, TypeVar

AT_ONCE: Final = 32
One = TypeVar("One")


async def some_at_a_time(do: Callable[[One], Awaitable[None]], all_of_them: Iterable[One]) -> None:
    """Do something for each, for not too many at the same time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def through(one: One) -> None:
        async with gate:
            await do(one)

    await asyncio.gather(*(through(one) for one in all_of_them))
