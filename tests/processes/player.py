"""A person with a browser's habits, without a browser: a cookie, REST calls, one live connection that comes back."""

import random
import threading
import time
import uuid
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Self

import requests
import socketio
import websocket

from dwarfdraft.benchmarks.held import held_after
from tests import wire

ACK_S = 30.0
"""How long a person waits before saying something again: an acknowledgement may be slow, but it comes."""


@dataclass
class Command:
    """An answer that was sent; `ack` once it has been acknowledged."""

    id: str
    seat: int
    ask: str
    value: Any
    ack: dict[str, Any] | None = None
    sent: int = 0
    """How often."""


class Player:
    """A person at a table, who plays any legal answer as soon as asked, in a thread of its own."""

    def __init__(self, url: str, seed: int = 0, think_s: float = 0.0) -> None:
        self.url = url
        self.http = requests.Session()
        self.http.get(f"{url}/", timeout=60).raise_for_status()
        self.code = ""
        self.seat: int | None = None
        self.frame: dict[str, Any] | None = None
        self.events: dict[int, dict[str, Any]] = {}
        self.commands: list[Command] = []
        """Every answer this person has decided on, in order."""
        self.refusals: list[dict[str, Any]] = []
        self.astray = False
        """The latest frame follows on another than the one that this person has: the table has to be asked for."""
        self.connections = 0
        self.misshapen: list[str] = []
        """What is wrong with the shape of what was heard."""
        self.fault: BaseException | None = None
        """What ended the player's thread before its time."""
        self.line: Any = None
        """The line that is held, if one is."""
        self._random = random.Random(seed)
        self.think_s = think_s
        self._news = threading.Condition()
        self._line: socketio.Client | None = None
        self._lost = True
        self._ended = False
        self._thread: threading.Thread | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: Any) -> None:
        if self.line is not None:
            close(self.line)
        self.http.close()

    # ---- REST ----

    def api(self, method: str, path: str, body: Any = None) -> Any:
        """Call the REST interface; a refusal fails the test."""
        answer = self.http.request(method, f"{self.url}/api{path}", json=body, timeout=60)
        assert answer.ok, (answer.status_code, answer.text)
        return answer.json()

    @property
    def cookie(self) -> str:
        """The Cookie header of this person."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    # ---- the live line ----

    def dial(self, **how: Any) -> websocket.WebSocket:
        """Open a web socket without a library that keeps to the rules."""
        address = self.url.replace("http://", "ws://") + "/socket.io/?EIO=4&transport=websocket"
        return websocket.create_connection(address, cookie=self.cookie, **how)

    def connect(self, url: str | None = None) -> socketio.Client:
        """Open a connection, without watching anything."""
        line = socketio.Client(reconnection=False, request_timeout=ACK_S)
        line.on("frame", self._take, namespace="/play")
        line.on("table", partial(self._check, "table"), namespace="/play")
        line.on("talk", partial(self._check, "talk"), namespace="/play")
        line.on("disconnect", lambda *_: self._drop(line), namespace="/play")
        try:
            line.connect(
                url or self.url,
                headers={"Cookie": self.cookie},
                transports=["websocket"],
                namespaces=["/play"],
                wait_timeout=ACK_S,
            )
        except Exception:
            close(line)
            raise
        return line

    def hold_the_line(self) -> None:
        """Open a line that does nothing by itself, and stay on it."""
        with self._news:
            self._line = None  # whatever is still heard of the line before is no news
        self.line = self.connect()
        with self._news:
            self._line, self._lost = self.line, not self.line.connected

    def say(self, event: str, **message: Any) -> dict[str, Any]:
        """Emit on the line that is held, and return the acknowledgement, which must come."""
        ack = self.call(self.line, event, message)
        assert ack is not None, f"no acknowledgement of {event}"
        return ack

    def call(self, line: socketio.Client, event: str, message: Any) -> dict[str, Any] | None:
        """Emit and wait for the acknowledgement; None if the line was lost or it took too long."""
        acks: list[dict[str, Any]] = []

        def take(ack: dict[str, Any]) -> None:
            with self._news:
                acks.append(ack)
                self._news.notify_all()

        try:
            line.emit(event, message, namespace="/play", callback=take)
        except socketio.exceptions.SocketIOError:
            return None
        with self._news:
            self._news.wait_for(lambda: acks or self._lost, ACK_S)
        assert not self.misshapen, self.misshapen
        if acks:
            wire.check_acknowledged(event, acks[0])
        return acks[0] if acks else None

    def _drop(self, line: socketio.Client) -> None:
        with self._news:
            if self._line is line:
                self._lost = True
            self._news.notify_all()

    def _check(self, event: str, message: dict[str, Any]) -> None:
        """Note a server event that has not its declared shape; the next `call` fails with it."""
        try:
            wire.check_told(event, message)
        except AssertionError as fault:
            self.misshapen.append(str(fault))

    def _take(self, told: dict[str, Any]) -> None:
        self._check("frame", told)
        with self._news:
            if told["table"] != self.code or (self.frame is not None and told["n"] < self.frame["n"]):
                return
            frame = held_after(self.frame, told)
            self.astray = frame is None
            if frame is None:
                return
            if "view" not in told:
                self._check("frame", frame)
            self.frame = frame
            for event in frame["events"] or []:
                self.events[event["n"]] = event
            self._news.notify_all()

    # ---- playing ----

    def play(self, code: str, seat: int | None) -> None:
        """Play a table until `end`."""
        self.code, self.seat = code, seat
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def end(self) -> None:
        """Stop playing."""
        self._ended = True
        with self._news:
            self._news.notify_all()
        if self._thread is not None:
            self._thread.join(60)
            assert not self._thread.is_alive()
        self.http.close()

    def is_over(self) -> bool:
        """Tell whether this person has seen the end."""
        return self.frame is not None and self.frame["view"]["phase"] == "over"

    def pick(self, options: dict[str, Any]) -> Any:
        """Return any legal value."""
        if "one" in options:
            return self._random.choice(options["one"])
        if "some" in options:
            return self._random.sample(options["some"], options["least"])
        if "span" in options:
            return self._random.randint(*options["span"])
        return {name: self.pick(inner) for name, inner in options["fields"].items()}

    def _run(self) -> None:
        try:
            self._come_back_and_play()
        except BaseException as error:
            self.fault = error
            raise

    def _come_back_and_play(self) -> None:
        while not self._ended:
            try:
                self._line = None
                line = self.connect()
            except (socketio.exceptions.SocketIOError, OSError):
                time.sleep(0.05)
                continue
            self._line, self._lost = line, not line.connected
            self.connections += 1
            if self._watch(line):
                self._play_on(line)
            close(line)

    def _watch(self, line: socketio.Client) -> bool:
        since = 0
        while since + 1 in self.events:
            since += 1
        ack = self.call(line, "watch", {"table": self.code, "seat": self.seat, "since": since})
        if ack is None:
            return False
        assert ack["ok"], ack
        self._take(ack["frame"])
        return True

    def _play_on(self, line: socketio.Client) -> None:
        """Answer what is asked until the line is lost; what was not acknowledged before is sent first, as it was."""
        while not (self._lost or self._ended):
            if (self.astray or self.has_gap()) and not self._watch(line):
                continue
            command = self._open_command()
            if command is None:
                with self._news:
                    news = self._news.wait_for(
                        lambda: self._lost or self._ended or self.astray or self._open_ask(), 1.0
                    )
                if not news and not self._hears_all(line):
                    self._watch(line)
                continue
            command.sent += 1
            ack = self.call(
                line,
                "answer",
                {
                    "table": self.code,
                    "seat": command.seat,
                    "command": command.id,
                    "ask": command.ask,
                    "value": command.value,
                },
            )
            if ack is None:
                continue
            command.ack = ack
            if not ack["ok"]:
                self.refusals.append(ack)
            time.sleep(self.think_s * self._random.random())

    def has_gap(self) -> bool:
        """Tell whether a frame was lost: events have numbers without gaps."""
        return self.frame is not None and len(self.events) < self.frame["n"]

    def _hears_all(self, line: socketio.Client) -> bool:
        """Ask, as pages do, whether there is news that never came: its sender may have been killed."""
        ack = self.call(line, "beat", {"table": self.code})
        return ack is None or (ack["watching"] and self.frame is not None and ack["n"] <= self.frame["n"])

    def _open_command(self) -> Command | None:
        """Return the answer that is not yet acknowledged, else a new one if there is an open question."""
        if self.commands and self.commands[-1].ack is None:
            return self.commands[-1]
        prompt = self._open_ask()
        if prompt is None:
            return None
        command = Command(uuid.uuid4().hex, prompt["seat"], prompt["ask"], self.pick(prompt["options"]))
        self.commands.append(command)
        return command

    def _open_ask(self) -> dict[str, Any] | None:
        prompt: dict[str, Any] | None = self.frame["prompt"] if self.frame is not None else None
        if prompt is None or prompt["answered"] is not None or prompt["options"] == {"one": []}:
            return None  # the last: whoever has a card for it may interrupt
        if self.commands and self.commands[-1].ack is not None and self.commands[-1].ask == prompt["ask"]:
            return None  # the frame that shows it is on its way
        return prompt


def wait_until(holds: Callable[[], Any], limit_s: float = 60, told: Callable[[], Any] = lambda: "") -> None:
    """Wait for a condition, with a limit; say how it stands if it does not come about."""
    end = time.monotonic() + limit_s
    while not holds():
        assert time.monotonic() < end, f"it did not come about in time: {told()}"
        time.sleep(0.01)


def close(line: socketio.Client) -> None:
    """Close a line, also one whose other end is dead: the client library leaves that socket open."""
    line.disconnect()
    if line.eio.ws is not None:
        line.eio.ws.shutdown()
    if line.eio.http is not None:
        line.eio.http.close()


def sit_four(players: list[Player], **options: Any) -> str:
    """Have persons make a table of four, sit down and start it, with bots on the other seats; return its code."""
    host, *others = players
    for number, player in enumerate(players):
        player.api("PUT", "/me", {"name": ("Ansa", "Berit", "Cilla", "Doris")[number]})
    code: str = host.api("POST", "/tables", {"game": "draft", "seats": 4, "options": options})["code"]
    for player in others:
        player.api("POST", f"/tables/{code}/sit", {})
    for seat in range(len(players), 4):
        host.api("POST", f"/tables/{code}/seats/{seat}", {"bot": "thumb"})
    for seat, player in enumerate(players):
        player.api("POST", f"/tables/{code}/seats/{seat}", {"ready": True})
    host.api("POST", f"/tables/{code}/start")
    return code
