"""Whoever reads slowly gets whole messages: under gevent a plain `send` may take only a part of one."""

import json
import socket
import struct
import time
from collections.abc import Iterator

from tests.processes.player import Player
from tests.processes.server import Server

WATCHES = 300


def test_a_slow_reader_gets_every_message_whole(tmp_path):
    with Server(tmp_path / "home") as server:
        player = Player(server.url)
        code = player.api("POST", "/quick", {"game": "draft", "options": {"hands": 2}})["code"]
        player.play(code, 0)
        end = time.monotonic() + 300
        while not player.is_over():
            assert time.monotonic() < end
            time.sleep(0.05)
        with slow_line(server.port, player.cookie) as line:
            send(line, "40/play,")
            for number in range(WATCHES):
                message = json.dumps(["watch", {"table": code, "seat": 0, "since": 0}])
                send(line, f"42/play,{number}{message}")
                if number % 20 == 0:
                    send(line, "3")
            for _ in range(10):  # reads nothing, but shows that it lives
                time.sleep(0.5)
                send(line, "3")
            acks = [json.loads(text[text.index("[") :]) for text in slowly(line) if text.startswith("43/play,")]
        player.end()
    assert len(acks) == WATCHES
    assert all(ack["ok"] and ack["frame"] == acks[0][0]["frame"] for (ack,) in acks)
    assert sum(len(json.dumps(ack)) for ack in acks) > 5_000_000, "less than the buffers of the system take at once"


def slow_line(port: int, cookie: str) -> socket.socket:
    """Open a websocket by hand, with a small receive buffer, offering compression as browsers do."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", port))
    line.sendall(
        b"GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\n"
        b"Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Extensions: permessage-deflate\r\nCookie: %s\r\n\r\n" % (port, cookie.encode())
    )
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        head += line.recv(1)
    assert head.startswith(b"HTTP/1.1 101")
    assert b"permessage-deflate" not in head, "compression is off"
    return line


def send(line: socket.socket, text: str) -> None:
    """Send a masked text frame."""
    data = text.encode()
    assert len(data) < 126
    line.sendall(bytes((0x81, 0x80 | len(data))) + b"\0\0\0\0" + data)


def slowly(line: socket.socket) -> Iterator[str]:
    """Yield the messages, a few kilobytes at a time, until all have come."""
    line.settimeout(60)
    buffer = bytearray()
    count = 0
    while count < WATCHES:
        time.sleep(0.0002)
        buffer += line.recv(8192)
        while (frame := whole_frame(buffer)) is not None:
            first, payload, length = frame
            assert first in (0x81, 0x88, 0x89), f"out of step after {count} messages"
            text = payload.decode()
            if text == "2":
                send(line, "3")  # the heartbeat
            count += text.startswith("43")
            yield text
            del buffer[:length]


def whole_frame(buffer: bytearray) -> tuple[int, bytes, int] | None:
    """Return first byte, payload and length of the frame that the buffer begins with, None if it is not all there."""
    if len(buffer) < 10:
        return None
    length, head = buffer[1] & 127, 2
    if length == 126:
        length, head = struct.unpack(">H", buffer[2:4])[0], 4
    elif length == 127:
        length, head = struct.unpack(">Q", buffer[2:10])[0], 10
    if len(buffer) < head + length:
        return None
    return buffer[0], bytes(buffer[head : head + length]), head + length
