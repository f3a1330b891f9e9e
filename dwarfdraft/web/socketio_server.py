"""The Socket.IO server as this project runs it: changes to the behaviour of the libraries are here.

Measured reasons for each choice stand in `docs/measured/serving.md`: websocket only, messages of one client in order,
orjson, no compression, whole frames to slow readers.
"""

import logging
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

import orjson
import simple_websocket
from flask import Flask
from flask_socketio import SocketIO
from simple_websocket import ConnectionClosed
from socketio.packet import EVENT, Packet
from wsproto.events import BytesMessage, TextMessage

from dwarfdraft.web.origin import is_own_origin

MAX_MESSAGE_BYTES = 32 * 1024
"""A longer message closes its connection."""
PING_S = 5
"""Interval and time-out: a dead line is noticed within ten seconds."""

READ_TIMEOUT_S = 30
"""Seconds: a line is closed if nothing comes on it for so long, or if one message takes longer to read."""
MAX_QUEUED = 512
"""A line is closed if more messages than this wait for us, or for a client that does not read them."""
MESSAGES_FOR_A_COMMAND = 4
"""A line is closed if it sends this many times as many messages as it may send commands (`too_fast`)."""

PACKET_TYPES = ("0", "1", "2", "3", "4", "5", "6")
"""First letter of every message of engine.io."""
BINARY_PACKETS = ("45", "46")
"""Messages of Socket.IO that announce binary ones: nothing of ours is binary."""

FRAME_EVENT = "frame"
"""The event whose data is given as finished JSON text."""

log = logging.getLogger(__name__)

StartResponse = Callable[..., Any]
WsgiApp = Callable[[dict[str, Any], StartResponse], Iterable[bytes]]


class Json:
    """What python-socketio wants of a json module, done by orjson."""

    @staticmethod
    def dumps(data: Any, **_: Any) -> str:
        """Return the text of plain data with string keys."""
        return orjson.dumps(data).decode()

    @staticmethod
    def loads(text: str | bytes, **_: Any) -> Any:
        """Return the data of a text."""
        return orjson.loads(text)


class TextPacket(Packet):  # type: ignore[misc]  # the library has no types
    """A packet without bytes in it, as all of ours are: the library would look through every frame for them.

    The data of a frame is JSON text already: it is serialised once, also where it goes to other processes.
    """

    uses_binary_events = False

    def encode(self) -> str:
        """Return the packet as it is sent."""
        if self.packet_type == EVENT and self.data[0] == FRAME_EVENT:
            return f'{EVENT}{self.namespace},["{FRAME_EVENT}",{self.data[1]}]'
        text: str = super().encode()
        return text


class WholeFrames(simple_websocket.Server):  # type: ignore[misc]  # the library has no types
    """A server side websocket that never writes part of a frame and never compresses.

    simple-websocket writes with `socket.send`, which under gevent may take only part of a frame when the client reads
    slowly: the rest would be lost and the client out of step.
    """

    environ: dict[str, Any]

    def handshake(self) -> None:
        """Accept the upgrade without the offered extensions: permessage-deflate costs more than it saves here."""
        self.environ = {name: value for name, value in self.environ.items() if name != "HTTP_SEC_WEBSOCKET_EXTENSIONS"}
        self.sock.settimeout(READ_TIMEOUT_S)
        super().handshake()

    def send(self, data: Any) -> None:
        """Write one whole message.

        :raises ConnectionClosed: if the line is closed.
        """
        if not self.connected:
            raise ConnectionClosed(self.close_reason, self.close_message)
        message = BytesMessage(data=data) if isinstance(data, bytes) else TextMessage(data=str(data))
        self.sock.sendall(self.ws.send(message))

    def _thread(self) -> None:
        """Read until the line ends; then wake whoever waits for a message, even if the protocol was broken."""
        try:
            super()._thread()
        except Exception as error:  # errors of wsproto, for example: the other side broke the protocol
            log.info("a line is closed: %s", type(error).__name__)
        finally:
            self.connected = False
            self.event.set()
            self.sock.close()

    def _handle_events(self) -> bool:
        """Take what came in; False ends the line."""
        goes_on: bool = super()._handle_events()
        return goes_on and len(self.input_buffer) <= MAX_QUEUED


def make_socketio(
    app: Flask,
    *,
    async_mode: str,
    message_queue: str | None,
    connections: int,
    commands_per_10s: int,
    origins: frozenset[str],
) -> SocketIO:
    """Bind a Socket.IO server to the application: one process, or several over a message queue."""
    options: dict[str, Any] = {
        "async_mode": async_mode,
        "async_handlers": False,
        "transports": ["websocket"],
        "json": Json,
        "serializer": TextPacket,
        "ping_interval": PING_S,
        "ping_timeout": PING_S,
        "max_http_buffer_size": MAX_MESSAGE_BYTES,
        "manage_session": False,
        "http_compression": False,
        # Checked by `_Gate`, with the host exactly as the client named it.
        "cors_allowed_origins": [],
        "message_queue": message_queue,
    }
    socketio = SocketIO(app, **options)
    engine = socketio.server.eio
    engine._async = {
        **engine._async,
        "websocket": _websocket_class(engine._async, commands_per_10s * MESSAGES_FOR_A_COMMAND),
    }
    engine.on("message", _guarded(engine, socketio.server._handle_eio_message))
    app.wsgi_app = _Gate(app.wsgi_app, connections, origins)  # type: ignore[method-assign]  # how WSGI is wrapped
    return socketio


class _Gate:
    """Refuses live connections from other sites and beyond the limit, before anything is kept of them."""

    def __init__(self, wsgi: WsgiApp, connections: int, origins: frozenset[str]) -> None:
        self.wsgi = wsgi
        self.connections = connections
        self.origins = origins
        self.open_lines = 0

    def __call__(self, environ: dict[str, Any], start_response: StartResponse) -> Iterable[bytes]:
        if not environ.get("PATH_INFO", "").startswith("/socket.io"):
            return self.wsgi(environ, start_response)
        if not is_own_origin(environ.get("HTTP_ORIGIN"), environ.get("HTTP_HOST"), self.origins):
            return _refuse(start_response, "403 Forbidden", "bad_origin")
        if self.open_lines >= self.connections:
            return _refuse(start_response, "503 Service Unavailable", "busy")
        self.open_lines += 1
        try:
            return self.wsgi(environ, start_response)  # comes back when the line is closed
        finally:
            self.open_lines -= 1


def _guarded(engine: Any, take: Callable[[str, Any], None]) -> Callable[[str, Any], None]:
    """End a line that sends anything but a message: it cannot be acknowledged, and must not fill the log."""

    def taken(line: str, message: Any) -> None:
        try:
            take(line, message)
        except Exception as error:  # of whatever kind: the library checks nothing
            log.warning("a line sent what is no message: %s", type(error).__name__)
            engine.start_background_task(engine.disconnect, line)

    return taken


def _websocket_class(driver: dict[str, Any], messages_per_10s: int) -> type[Any]:
    """Return the class that engine.io makes an object of for each upgrade to websocket."""
    arguments = {"max_message_size": MAX_MESSAGE_BYTES, **_concurrency(driver)}

    class _Websocket:
        def __init__(self, handler: Callable[[Any], Any], _server: Any) -> None:
            self.handler = handler
            self.outgoing = handler.__self__.queue  # type: ignore[attr-defined]  # a method of engine.io's socket
            self.since = time.monotonic()
            self.count = 0

        def __call__(self, environ: dict[str, Any], start_response: StartResponse) -> Iterable[bytes]:
            self.ws = WholeFrames(environ, **arguments)
            self.handler(self)
            if self.ws.mode == "gunicorn":
                raise StopIteration  # tells gunicorn that the socket is ours
            raise ConnectionError  # tells werkzeug the same

        def close(self) -> None:
            with suppress(OSError, ConnectionClosed):  # a closed line needs no goodbye
                if self.ws.connected:
                    self.ws.close()

        def send(self, message: Any) -> None:
            try:
                self.ws.send(message)
            except ConnectionClosed as error:
                raise OSError from error

        def wait(self) -> Any:
            """Return the next message; None closes the line, also when it is no packet of ours."""
            try:
                message = self.ws.receive()
            except ConnectionClosed:
                return None
            if self._exceeds_limits():
                return None
            known = isinstance(message, str) and message[:1] in PACKET_TYPES and message[:2] not in BINARY_PACKETS
            return message if known else None

        def _exceeds_limits(self) -> bool:
            """Count a message; tell whether more messages came, or wait to be read, than a page would cause."""
            now = time.monotonic()
            if now - self.since >= 10:
                self.since, self.count = now, 0
            self.count += 1
            return self.count > messages_per_10s or self.outgoing.qsize() > MAX_QUEUED

    return _Websocket


def _concurrency(driver: dict[str, Any]) -> dict[str, Any]:
    """Return the thread, event and selector classes that fit the driver."""
    if not driver["websocket"].__module__.endswith("gevent"):
        return {}
    import gevent.event
    import gevent.selectors

    return {
        "thread_class": driver["thread"],
        "event_class": gevent.event.Event,
        "selector_class": gevent.selectors.DefaultSelector,
    }


def _refuse(start_response: StartResponse, status: str, code: str) -> list[bytes]:
    body = orjson.dumps({"code": code, "key": code, "data": {}, "fields": {}})
    start_response(status, [("Content-Type", "application/json"), ("Content-Length", str(len(body)))])
    return [body]
