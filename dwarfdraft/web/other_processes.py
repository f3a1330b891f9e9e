"""Where several processes serve: a table changed, so each process tells its own watchers.

Frames go over Socket.IO's own message queue; a table looks different to each person, and only the process that holds a
connection knows whose it is.
"""

import logging
import threading
from collections.abc import Callable
from typing import Final

CHANNEL: Final = "dwarfdraft-tables"
_RETRY_S: Final = 1.0

log = logging.getLogger(__name__)


class OtherProcesses:
    """Those on the same Redis: tells them all which table has changed, and listens to them in a thread of its own."""

    def __init__(self, url: str, name: str, heard: Callable[[str], None]) -> None:
        """`name`: of this process, so that it does not hear itself. `heard` is called with a table's code."""
        # Only hosts with several processes install it.
        import redis

        self._redis = redis.Redis.from_url(url, decode_responses=True)
        self._faults: Final = redis.RedisError
        self._name = name
        self._heard = heard
        self._ended = threading.Event()

    def begin(self) -> None:
        """Start the thread that listens."""
        threading.Thread(target=self._listen, name="other processes", daemon=True).start()

    def end(self) -> None:
        """Have the thread stop listening; it ends within a few seconds."""
        self._ended.set()

    def tell(self, code: str) -> None:
        """Tell the others. Nothing depends on it: a page that misses one asks again."""
        try:
            self._redis.publish(CHANNEL, f"{self._name} {code}")
        except self._faults as error:
            log.warning("other processes: %s", error)

    def _listen(self) -> None:
        while not self._ended.is_set():
            try:
                with self._redis.pubsub(ignore_subscribe_messages=True) as subscription:  # type: ignore[no-untyped-call]  # redis has types for most only
                    subscription.subscribe(CHANNEL)
                    while not self._ended.is_set():
                        self._take(subscription.get_message(timeout=1.0))
            except self._faults as error:
                log.warning("other processes: %s", error)
                self._ended.wait(_RETRY_S)

    def _take(self, message: dict[str, str] | None) -> None:
        if message is None:
            return
        name, _, code = message["data"].partition(" ")
        if name != self._name:
            try:
                self._heard(code)
            except Exception:  # one bad message must not silence all later ones
                log.exception("told of %s", code)
