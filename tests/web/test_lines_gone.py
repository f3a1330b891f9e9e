"""Lines whose other end is gone without a word."""

from collections import deque
from types import SimpleNamespace
from typing import ClassVar

from dwarfdraft.web import socketio_server


class Gone:
    """A socket that was reset by its other end, which nobody has noticed yet."""

    connected = True

    def close(self) -> None:
        raise ConnectionResetError(104, "Connection reset by peer")


class Handler:
    """What engine.io gives a line: a method of its socket."""

    queue: ClassVar[deque[object]] = deque()

    def handle(self, line: object) -> None:
        """Do nothing."""


def test_a_line_that_was_reset_is_closed_in_silence() -> None:
    line = socketio_server._websocket_class({"websocket": Gone}, 10)(Handler().handle, SimpleNamespace())
    line.ws = Gone()

    line.close()
