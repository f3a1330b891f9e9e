"""How often somebody may do something: commands of a connection, and attempts to guess a table's code.

Only attempts that found no table count, in requests and messages alike: friends behind one address who reload their
page disturb nobody, and whoever guesses gets ten tries a minute.
"""

from collections.abc import Callable
from typing import Final

from limits import RateLimitItemPerMinute, RateLimitItemPerSecond
from limits.storage import MemoryStorage, storage_from_string
from limits.strategies import MovingWindowRateLimiter

from dwarfdraft.service.errors import ServiceRefused

MINUTE_S: Final = 60


class CommandLimit:
    """Counts the messages of each connection of this process; a connection lives in one process only."""

    def __init__(self, in_ten_seconds: int) -> None:
        self._item = RateLimitItemPerSecond(in_ten_seconds, 10)
        self._window = MovingWindowRateLimiter(MemoryStorage())

    def check(self, sid: str) -> None:
        """Count a message. Refuses with `too_fast`."""
        if not self._window.hit(self._item, sid):
            raise ServiceRefused("too_fast", data={"seconds": 10})

    def forget(self, sid: str) -> None:
        """Drop what is kept of a closed connection."""
        self._window.clear(self._item, sid)


class GuessLimit:
    """Counts requests for tables that do not exist, by address: the code is what protects a table among friends."""

    def __init__(self, in_a_minute: int, storage: str) -> None:
        """`storage`: `memory://`, or a Redis address if several processes serve."""
        self._item = RateLimitItemPerMinute(in_a_minute)
        self._window = MovingWindowRateLimiter(storage_from_string(storage))

    def check(self, address: str, need_not_guess: Callable[[], bool]) -> None:
        """Let pass who may still try, and who need not guess whatever others behind the same address do.

        Refuses with `too_fast`.
        """
        if not self._window.test(self._item, address) and not need_not_guess():
            raise ServiceRefused("too_fast", data={"seconds": MINUTE_S})

    def missed(self, address: str) -> None:
        """Count an attempt that found nothing."""
        self._window.hit(self._item, address)
