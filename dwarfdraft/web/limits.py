"""How often somebody may do something: commands of a connection, attempts to guess a table's code, reading replays.

Of guesses only attempts that found no table count, in requests and messages alike: friends behind one address who
reload their page disturb nobody, and whoever guesses gets ten tries a minute.
"""

import time
from collections import deque
from collections.abc import Callable
from typing import Final

from limits import RateLimitItemPerMinute
from limits.storage import storage_from_string
from limits.strategies import MovingWindowRateLimiter

from dwarfdraft.service.errors import ServiceRefused

COMMAND_WINDOW_S: Final = 10
GUESS_WINDOW_S: Final = 60
REPLAYS_IN_A_MINUTE: Final = 240
"""Answers about replays that an address may have: some ten viewpoints of a long game, or an hour of watching."""


class CommandLimit:
    """Counts the messages of each connection of this process; a connection lives in one process only.

    By hand: the memory of `limits` has a thread that looks through all connections every 10 ms, and took an eighth of
    a busy server's time.
    """

    def __init__(self, in_ten_seconds: int, now: Callable[[], float] = time.monotonic) -> None:
        self._most = in_ten_seconds
        self._now = now
        self._accepted_at: dict[str, deque[float]] = {}
        """By connection, the times of its latest accepted messages."""

    def check(self, sid: str) -> None:
        """Count a message. Refuses with `too_fast`: then it does not count."""
        accepted_at, now = self._accepted_at.setdefault(sid, deque()), self._now()
        while accepted_at and accepted_at[0] <= now - COMMAND_WINDOW_S:
            accepted_at.popleft()
        if len(accepted_at) >= self._most:
            raise ServiceRefused("too_fast", data={"seconds": COMMAND_WINDOW_S})
        accepted_at.append(now)

    def forget(self, sid: str) -> None:
        """Drop what is kept of a closed connection."""
        self._accepted_at.pop(sid, None)


class ReplayLimit:
    """Counts what is read of replays, by address: each part is a stretch of a game that is carried out again."""

    def __init__(self, in_a_minute: int, storage: str) -> None:
        """`storage`: as `GuessLimit` has it."""
        self._item = RateLimitItemPerMinute(in_a_minute)
        self._window = MovingWindowRateLimiter(storage_from_string(storage))

    def check(self, address: str) -> None:
        """Count a request. Refuses with `too_fast`."""
        if not self._window.hit(self._item, "replay", address):
            raise ServiceRefused("too_fast", data={"seconds": GUESS_WINDOW_S})


class GuessLimit:
    """Counts requests for tables that do not exist, by address: the code is what protects a table among friends."""

    def __init__(self, in_a_minute: int, storage: str) -> None:
        """`storage`: `memory://`, or a Redis address if several processes serve."""
        self._item = RateLimitItemPerMinute(in_a_minute)
        self._window = MovingWindowRateLimiter(storage_from_string(storage))

    def check(self, address: str, need_not_guess: Callable[[], bool]) -> None:
        """Check that an address may still try; who need not guess may, whatever others behind that address do.

        Refuses with `too_fast`.
        """
        if not self._window.test(self._item, address) and not need_not_guess():
            raise ServiceRefused("too_fast", data={"seconds": GUESS_WINDOW_S})

    def missed(self, address: str) -> None:
        """Count an attempt that found nothing."""
        self._window.hit(self._item, address)
