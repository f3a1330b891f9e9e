"""A bare echo: what Flask-SocketIO under gevent does if a move means nothing. Served by gunicorn, as the product is.

It has the settings of our server (`docs/measured/serving.md`): websocket only, messages of one client in order,
orjson, no compression, whole frames; gunicorn's come from the same module. In all else the libraries are as they come.
`views` is a move: an acknowledgement, and a view of its own to each of the room.
"""

from typing import Any, Final

import orjson
import simple_websocket
from flask import Flask, request
from flask_socketio import SocketIO
from simple_websocket import ConnectionClosed
from wsproto.events import BytesMessage, TextMessage

PING_S: Final = 5
VIEW_BYTES: Final = 2000
"""A view as JSON, to within a tenth."""


class Json:
    """What python-socketio wants of a json module, done by orjson."""

    @staticmethod
    def dumps(data: Any, **_: Any) -> str:
        """Return the text of plain data."""
        return orjson.dumps(data).decode()

    @staticmethod
    def loads(text: str | bytes, **_: Any) -> Any:
        """Return the data of a text."""
        return orjson.loads(text)


def view() -> dict[str, Any]:
    """Return what stands for a view: seats with dice and cards, and a log."""
    return {
        "phase": "play",
        "turn": 2,
        "seats": [
            {
                "name": f"Player {seat}",
                "total": 20 + seat,
                "hand": 7,
                "dice": [{"die": f"{seat}.{die}", "sides": 8, "value": die + 2} for die in range(5)],
                "cards": [f"card-{seat}{place}" for place in range(4)],
            }
            for seat in range(4)
        ],
        "log": [{"n": n, "text": f"Player {n % 4} plays card-{n:04d}"} for n in range(21)],
    }


def create_app() -> Flask:
    """Return the application; the process has to be monkey-patched."""
    simple_websocket.Server.send = _send_whole
    app = Flask(__name__)
    socketio = SocketIO(
        app,
        async_mode="gevent",
        async_handlers=False,
        transports=["websocket"],
        json=Json,
        ping_interval=PING_S,
        ping_timeout=PING_S,
        manage_session=False,
        http_compression=False,
        cors_allowed_origins=[],
    )
    rooms: dict[str, list[str]] = {}
    room_of: dict[str, str] = {}
    shown = view()

    def join(message: dict[str, Any]) -> dict[str, Any]:
        sid: str = request.sid  # type: ignore[attr-defined]  # set by Flask-SocketIO
        room_of[sid] = message["room"]
        rooms.setdefault(message["room"], []).append(sid)
        return {"ok": True}

    def views(message: dict[str, Any]) -> dict[str, Any]:
        sid: str = request.sid  # type: ignore[attr-defined]  # set by Flask-SocketIO
        for seat, member in enumerate(rooms[room_of[sid]]):
            socketio.emit("state", {"m": message["m"], "seat": seat, **shown}, to=member)
        return {"ok": True, "m": message["m"]}

    def leave(*_: Any) -> None:
        sid: str = request.sid  # type: ignore[attr-defined]  # set by Flask-SocketIO
        rooms.get(room_of.pop(sid, ""), [sid]).remove(sid)

    socketio.on_event("join", join)
    socketio.on_event("views", views)
    socketio.on_event("disconnect", leave)
    app.add_url_rule("/healthz", view_func=lambda: "ok", endpoint="healthz")
    return app


def _send_whole(self: Any, data: Any) -> None:
    """Write one whole message to a client: `send` may take a part of it only."""
    if not self.connected:
        raise ConnectionClosed(self.close_reason, self.close_message)
    message = BytesMessage(data=data) if isinstance(data, bytes) else TextMessage(data=str(data))
    self.sock.sendall(self.ws.send(message))
