"""One live connection, as cheap as it can be: Socket.IO 5 over Engine.IO 4, websocket only, frames read by hand.

One process drives a thousand of them and several thousand messages a second; the client libraries cannot.
"""

import asyncio
import socket
from typing import Final, Protocol

TEXT: Final = 0x81
PING: Final = 0x89
PONG: Final = 0x8A
CONNECT_S: Final = 20.0
"""Longest time until a connection stands."""


class Hears(Protocol):
    """Whoever a connection belongs to."""

    def heard(self, line: "Line", text: bytes) -> None:
        """Take an event: a JSON list of its name and what it carries."""

    def acknowledged(self, line: "Line", number: int, text: bytes) -> None:
        """Take the acknowledgement of what was said with this number: a JSON list."""

    def ended(self, line: "Line") -> None:
        """Take notice that the connection is closed, by whomever."""


class Line(asyncio.Protocol):
    """A connection to a namespace."""

    def __init__(self, owner: Hears, address: tuple[str, int], namespace: str = "/", cookie: str = "") -> None:
        self.owner = owner
        self.address = address
        self.cookie = cookie
        self.prefix = "" if namespace == "/" else f"{namespace},"
        self.stands: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the namespace is connected."""
        self._pong: asyncio.Future[None] | None = None
        self._transport: asyncio.Transport | None = None
        self._buffer = bytearray()
        self._part = b""
        self._upgraded = False

    @property
    def is_open(self) -> bool:
        """Whether something can be said."""
        return self._transport is not None and not self._transport.is_closing()

    async def open(self) -> None:
        """Connect.

        :raises OSError: if nobody listens, or the server refuses.
        """
        host, port = self.address
        try:
            async with asyncio.timeout(CONNECT_S):
                await asyncio.get_running_loop().create_connection(lambda: self, host, port)
                await self.stands
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.abort()

    def say(self, text: str, number: int) -> None:
        """Send an event, a JSON list; its acknowledgement comes back with the number."""
        self._send(f"42{self.prefix}{number}{text}".encode())

    async def ping(self) -> None:
        """Send a ping of the websocket and wait until it comes back, or the connection ends."""
        self._pong = asyncio.get_running_loop().create_future()
        self._send(b"", PING)
        await self._pong

    def _ponged(self) -> None:
        if self._pong is not None and not self._pong.done():
            self._pong.set_result(None)

    # asyncio.Protocol

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        cookie = f"Cookie: {self.cookie}\r\n" if self.cookie else ""
        transport.write(
            "GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\n"
            f"Host: {self.address[0]}:{self.address[1]}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            f"{cookie}\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell the owner, or whoever waits for the connection to stand."""
        self._ponged()
        if self.stands.done():
            self.owner.ended(self)
        else:
            self.stands.set_exception(ConnectionError(f"refused: {bytes(self._buffer[:200])!r}"))

    def data_received(self, data: bytes) -> None:
        """Take what came in, message by message."""
        buffer = self._buffer
        buffer += data
        if not self._upgraded and not self._upgrade():
            return
        at = 0
        while (found := _whole_frame(buffer, at)) is not None:
            first, begin, at = found
            self._take(first, bytes(buffer[begin:at]))
        del buffer[:at]

    # Private

    def _upgrade(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        if not self._buffer.startswith(b"HTTP/1.1 101"):
            self.close()
            return False
        del self._buffer[: end + 4]
        self._upgraded = True
        return True

    def _take(self, first: int, payload: bytes) -> None:
        match first & 15:
            case 0 | 1:
                self._part += payload
                if first & 128:
                    message, self._part = self._part, b""
                    self._message(message)
            case 8:
                self.close()
            case 9:
                self._send(payload, PONG)
            case 10:
                self._ponged()

    def _message(self, message: bytes) -> None:
        match message[:1]:
            case b"4":
                self._packet(message[1:2], message[2 + len(self.prefix) :])
            case b"2":
                self._send(b"3")
            case b"0":
                self._send(f"40{self.prefix}".encode())

    def _packet(self, kind: bytes, body: bytes) -> None:
        match kind:
            case b"2":
                self.owner.heard(self, body)
            case b"3":
                cut = body.index(b"[")
                self.owner.acknowledged(self, int(body[:cut]), body[cut:])
            case b"0" if not self.stands.done():
                self.stands.set_result(None)
            case b"4":
                self.close()

    def _send(self, payload: bytes, first: int = TEXT) -> None:
        if self._transport is None:
            return
        size = len(payload)
        head = bytes((first, 0x80 | size)) if size < 126 else bytes((first, 0xFE)) + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + payload)  # masked with nought, which changes nothing


def _whole_frame(buffer: bytearray, at: int) -> tuple[int, int, int] | None:
    """Return first byte, begin and end of the payload of the frame there, None if it has not come as a whole."""
    if len(buffer) < at + 2:
        return None
    size, begin = buffer[at + 1], at + 2
    if size == 126:
        begin = at + 4
        size = int.from_bytes(buffer[at + 2 : begin], "big")
    elif size == 127:
        begin = at + 10
        size = int.from_bytes(buffer[at + 2 : begin], "big")
    end = begin + size
    return None if len(buffer) < max(begin, end) else (buffer[at], begin, end)
