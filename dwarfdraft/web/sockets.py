"""Live messages: the Socket.IO namespace `/play` (docs/protocol.md), and the bus from the service to watchers."""

import logging
from collections.abc import Callable, Collection
from typing import Any, Final

from flask import request
from flask_socketio import ConnectionRefusedError, Namespace, SocketIO
from marshmallow import ValidationError

from dwarfdraft.service.errors import Conflict, ServiceRefused
from dwarfdraft.service.shapes import TalkLine
from dwarfdraft.service.tables import Tables
from dwarfdraft.service.values import Ack, AnyFrame, Plain, Viewer
from dwarfdraft.web.app_services import services
from dwarfdraft.web.errors import bad_message, error_shape
from dwarfdraft.web.identity import COOKIE, CookieSigner, browser_hash
from dwarfdraft.web.limits import CommandLimit, GuessLimit
from dwarfdraft.web.message_schemas import MESSAGES
from dwarfdraft.web.socketio_server import FRAME_EVENT
from dwarfdraft.web.watchers import Watchers

NAMESPACE: Final = "/play"

log = logging.getLogger(__name__)


def room(code: str, viewer: Viewer) -> str:
    """Return the room of all who watch a table as one viewer."""
    return f"{code}:{'public' if viewer is None else viewer}"


class SocketBus:
    """The service's `Bus`: frames go to rooms, tables to each connection, since each sees its own `you`."""

    def __init__(self, socketio: SocketIO, watchers: Watchers, *, alone: bool) -> None:
        """`alone`: no other process serves, so that the watchers of this one are all."""
        self._socketio = socketio
        self._watchers = watchers
        self._alone = alone
        self.tell_other_processes: Callable[[str], None] = lambda code: None
        """Tells the other processes that a table changed."""
        self.tables: Tables | None = None
        """Bound by `create_app`: service and bus need each other."""

    def viewers(self, code: str) -> Collection[Viewer] | None:
        """Return as whom somebody watches, None if other processes may have watchers."""
        return self._watchers.viewers(code) if self._alone else None

    def frame(self, code: str, viewer: Viewer, frame: AnyFrame) -> None:
        """Send a frame to all who watch as this viewer."""
        self._socketio.emit(FRAME_EVENT, frame.to_text(), to=room(code, viewer), namespace=NAMESPACE)

    def talk(self, code: str, viewer: Viewer, line: TalkLine) -> None:
        """Send a line of a team's talk to all who watch as this viewer."""
        self._socketio.emit("talk", {"table": code, "line": line}, to=room(code, viewer), namespace=NAMESPACE)

    def table(self, code: str) -> None:
        """Say everywhere that a table changed."""
        self.tell_own_watchers(code)
        self.tell_other_processes(code)

    def tell_own_watchers(self, code: str) -> None:
        """Send the table to this process's watchers."""
        persons = self._watchers.persons(code)
        if not persons or self.tables is None:
            return
        try:
            seen = self.tables.tables_for(code, set(persons.values()))
        except ServiceRefused:
            return  # the table is gone
        for sid, person in persons.items():
            self._make_spectator(sid, code, seen[person].you.seats)
            self._socketio.server.emit("table", seen[person].to_json(), to=sid, namespace=NAMESPACE, ignore_queue=True)

    def _make_spectator(self, sid: str, code: str, own: tuple[int, ...]) -> None:
        """Let a connection watch in public from now on if its seat has become another person's."""
        viewer = self._watchers.viewer(sid, code)
        if viewer is not None and viewer[0] is not None and viewer[0] not in own:
            self._watchers.watch(sid, code, None)
            self._socketio.server.leave_room(sid, room(code, viewer[0]), namespace=NAMESPACE)
            self._socketio.server.enter_room(sid, room(code, None), namespace=NAMESPACE)


class PlayNamespace(Namespace):  # type: ignore[misc]  # the library has no types
    """The handlers: check, call one method of the service, acknowledge."""

    def __init__(
        self, tables: Tables, watchers: Watchers, signer: CookieSigner, commands: CommandLimit, guesses: GuessLimit
    ) -> None:
        super().__init__(NAMESPACE)
        self._tables = tables
        self._watchers = watchers
        self._signer = signer
        self._commands = commands
        self._guesses = guesses

    def on_connect(self, auth: Any = None) -> None:
        """Accept the connection of a browser that has a person."""
        person = self._signer.read(request.cookies.get(COOKIE))
        if person is None or self._tables.person(person) is None:
            raise ConnectionRefusedError("no_person", error_shape("no_person"))
        self._watchers.arrived(_sid(), person)

    def on_disconnect(self, reason: Any = None) -> None:
        """Forget the connection."""
        sid = _sid()
        self._watchers.left(sid)
        self._commands.forget(sid)
        self._tables.disconnected(sid)

    def on_watch(self, *messages: Any) -> Plain:
        """Send this connection all frames of a table, as one of its own seats or as a spectator."""

        def watch(message: Plain, person: str) -> Plain:
            code, seat = message["table"], message["seat"]
            self._tables.check_viewer(code, person, seat)
            before = self._watchers.watch(_sid(), code, seat)
            if before is not None and before != (seat,):
                self.leave(room(code, before[0]))
            # First into the room, then the frame: what comes in between arrives twice rather than not at all.
            self.enter(room(code, seat))
            self._tables.connected(code, person, _sid(), browser_hash(self._signer))
            frame = self._tables.frame(code, seat, message["since"])
            self._check_still_here(code, person, seat)
            return {
                "table": self._tables.table(code, person).to_json(),
                "frame": frame.to_json() if frame else None,
                "talk": self._tables.team_talk(code, seat),
                "build": services().assets.build,
            }

        return self._acknowledged("watch", messages, watch)

    def on_unwatch(self, *messages: Any) -> Plain:
        """Stop sending frames of a table."""

        def unwatch(message: Plain, person: str) -> Plain:
            self._unwatch(message["table"])
            return {}

        return self._acknowledged("unwatch", messages, unwatch)

    def on_beat(self, *messages: Any) -> Plain:
        """Tell the latest event's number: what a page without news needs to know."""

        def latest_number(message: Plain, person: str) -> Plain:
            code = message["table"]
            viewer = self._watchers.viewer(_sid(), code)
            frame = self._tables.frame(code, viewer[0]) if viewer is not None else None
            return {"n": frame.n if frame else 0, "watching": viewer is not None}

        return self._acknowledged("beat", messages, latest_number)

    def on_reading(self, *messages: Any) -> Plain:
        """Have bots wait while the page of a seat shows what has happened."""

        def read_on(message: Plain, person: str) -> Plain:
            self._tables.read_on(message["table"], person, message["seat"], message["ms"] / 1000)
            return {}

        return self._acknowledged("reading", messages, read_on)

    def on_answer(self, *messages: Any) -> Plain:
        """Answer a decision."""
        return self._seat_command("answer", messages, self._tables.answer, "ask", "value")

    def on_withdraw(self, *messages: Any) -> Plain:
        """Take an answer back."""
        return self._seat_command("withdraw", messages, self._tables.withdraw, "ask")

    def on_hold(self, *messages: Any) -> Plain:
        """Hold the open response window for everybody."""
        return self._seat_command("hold", messages, self._tables.hold, "ask")

    def on_interrupt(self, *messages: Any) -> Plain:
        """Break in at the next window that fits."""
        return self._seat_command("interrupt", messages, self._tables.interrupt, "card", "before", "on")

    def on_orders(self, *messages: Any) -> Plain:
        """Write standing orders."""
        return self._seat_command("orders", messages, self._tables.orders, "orders")

    def on_here(self, *messages: Any) -> Plain:
        """Say that the person of a seat is there again."""
        return self._seat_command("here", messages, self._tables.here)

    def on_talk(self, *messages: Any) -> Plain:
        """Say something to the team."""
        return self._seat_command("talk", messages, self._tables.talk, "text")

    def on_ping(self, *messages: Any) -> Plain:
        """Point something out to the team."""
        return self._seat_command("ping", messages, self._tables.ping, "word", "at")

    def on_captain(self, *messages: Any) -> Plain:
        """Hand the captain's post over."""
        return self._seat_command("captain", messages, self._tables.captain, "to")

    def on_decide(self, *messages: Any) -> Plain:
        """Close the question to the team."""
        return self._seat_command("decide", messages, self._tables.decide, "ask", "by", "value")

    def on_use(self, *messages: Any) -> Plain:
        """Use a Potion Token."""
        return self._seat_command("use", messages, self._tables.use, "what")

    def on_give_up(self, *messages: Any) -> Plain:
        """Agree that the team gives up, or not any more."""
        return self._seat_command("give_up", messages, self._tables.give_up, "on")

    def _seat_command(
        self,
        event: str,
        messages: tuple[Any, ...],
        method: Callable[..., Ack],
        *names: str,
    ) -> Plain:
        """Have the service carry out a command of a seat, with the fields of the message that have these names."""

        def give_command(message: Plain, person: str) -> Plain:
            said = [message[name] for name in names]
            return method(message["table"], person, message["seat"], message["command"], *said).to_json()

        return self._acknowledged(event, messages, give_command)

    def trigger_event(self, event: Any, *args: Any) -> Any:
        """Acknowledge unknown events as errors instead of not at all."""
        known = isinstance(event, str) and event.isidentifier() and hasattr(self, f"on_{event}")
        if known and (event not in ("connect", "disconnect") or self._is_from_library(args[0])):
            return super().trigger_event(event, *args)
        return {"ok": False, "error": error_shape("bad_message", "no_such_event")}

    def _is_from_library(self, sid: str) -> bool:
        """Tell whether the library sent the event, not a client that only claims to be gone and stays in its rooms."""
        return not self.socketio.server.manager.is_connected(sid, NAMESPACE)

    def enter(self, name: str) -> None:
        """Put this connection into a room."""
        self.socketio.server.enter_room(_sid(), name, namespace=NAMESPACE)

    def leave(self, name: str) -> None:
        """Take this connection out of a room."""
        self.socketio.server.leave_room(_sid(), name, namespace=NAMESPACE)

    def _need_not_guess(self, code: str, person: str) -> bool:
        return self._watchers.viewer(_sid(), code) is not None or self._tables.has_chair(code, person)

    def _check_still_here(self, code: str, person: str, viewer: Viewer) -> None:
        """Check that the connection and its seat are still there, after waiting for the table."""
        if self._watchers.person(_sid()) is None:
            self._tables.disconnected(_sid())
            raise ServiceRefused("no_person")
        try:
            self._tables.check_viewer(code, person, viewer)
        except ServiceRefused:
            self._unwatch(code)
            raise

    def _unwatch(self, code: str) -> None:
        before = self._watchers.unwatch(_sid(), code)
        if before is not None:
            self.leave(room(code, before[0]))
            self._tables.disconnected(_sid(), code)

    def _acknowledged(
        self,
        event: str,
        messages: tuple[Any, ...],
        do: Callable[[Plain, str], Plain],
    ) -> Plain:
        """Check a message, do what it says and return the acknowledgement, of whatever kind."""
        address = request.remote_addr or ""
        try:
            self._commands.check(_sid())
            person = self._watchers.person(_sid())
            if person is None:
                raise ServiceRefused("no_person")
            message = MESSAGES[event]().load(_only_object(messages))
            self._guesses.check(address, lambda: self._need_not_guess(message["table"], person))
            return {"ok": True, **do(message, person)}
        except ValidationError as error:
            return {"ok": False, "error": bad_message(error)}
        except Conflict as error:
            return {"ok": False, "error": error.to_json(), "frame": error.frame.to_json()}
        except ServiceRefused as error:
            if error.code == "no_table":
                self._guesses.missed(address)
            return {"ok": False, "error": error.to_json()}
        except Exception:  # ours: the player gets an answer, the log the reason
            log.exception("message of /play")
            return {"ok": False, "error": error_shape("fault")}


def _only_object(messages: tuple[Any, ...]) -> dict[str, Any]:
    """Return the one object that a message may carry."""
    if len(messages) != 1 or not isinstance(messages[0], dict):
        raise ValidationError("invalid")
    return messages[0]


def _sid() -> str:
    sid: str = request.sid  # type: ignore[attr-defined]  # set by Flask-SocketIO
    return sid
