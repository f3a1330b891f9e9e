"""Clients that do not keep to the protocol: they learn nothing, hold nothing, and disturb nobody."""

import json
import socket
import stat
import time
import uuid
from collections.abc import Iterator
from typing import Any, Self

import pytest
import requests
import websocket
from click.testing import CliRunner
from flask import Flask
from werkzeug.datastructures import Headers
from werkzeug.test import EnvironBuilder, run_wsgi_app

from dwarfdraft.app import create_app
from dwarfdraft.serve import migrate
from tests.processes.player import Player, wait_until
from tests.processes.server import Server
from tests.web.conftest import settings_in
from tests.web.test_messages import can_connect
from tests.web.visitor import SHAPE


class RawLine:
    """A live connection without a library that keeps to the rules."""

    def __init__(self, player: Player) -> None:
        self.socket = player.dial(timeout=60)
        self.socket.recv()
        self.socket.send("40/play,")
        self.socket.recv()
        self.frames: list[Any] = []
        self._id = 0

    def say(self, event: Any, *message: Any) -> Any:
        """Send an event and return its acknowledgement; frames that come before it are kept."""
        self._id += 1
        self.socket.send(f"42/play,{self._id}{json.dumps([event, *message])}")
        ack = f"43/play,{self._id}["
        while not (text := self._next()).startswith(ack):
            self._keep(text)
        return json.loads(text[len(ack) - 1 :])[0]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: Any) -> None:
        self.socket.shutdown()

    def is_closed(self) -> bool:
        """Tell whether the server closes the line, and not only after a minute."""
        end = time.monotonic() + 60
        try:
            while self._next():
                if time.monotonic() > end:
                    return False
        except (websocket.WebSocketConnectionClosedException, ConnectionError):
            pass
        except websocket.WebSocketTimeoutException:
            return False
        return True

    def _next(self) -> str:
        text = str(self.socket.recv())
        if text == "2":
            self.socket.send("3")
        return text

    def _keep(self, text: str) -> None:
        if text.startswith('42/play,["frame"'):
            self.frames.append(json.loads(text[text.index("[") :])[1])


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with narrow limits."""
    with Server(
        tmp_path_factory.mktemp("small") / "home",
        DWARFDRAFT_CONNECTIONS="3",
        DWARFDRAFT_COMMANDS_PER_10S="20",
        DWARFDRAFT_JOINS_PER_MINUTE="3",
    ) as running:
        yield running


def test_who_claims_to_be_gone_hears_nothing_of_a_seat_that_is_another_s(server, players):
    host, guest, heir = (players(Player(server.url)) for _ in range(3))
    for player, name in ((host, "Ansa"), (guest, "Berit"), (heir, "Cilla")):
        player.api("PUT", "/me", {"name": name})
    code = host.api("POST", "/tables", {"game": "draft", "seats": 2})["code"]
    guest.api("POST", f"/tables/{code}/sit", {"seat": 1})
    guest.api("POST", f"/tables/{code}/seats/1", {"ready": True})
    host.api("POST", f"/tables/{code}/start")
    line = players(RawLine(guest))
    assert line.say("watch", {"table": code, "seat": 1})["ok"]
    for claim in ("disconnect", "connect"):
        assert line.say(claim)["error"]["key"] == "no_such_event"
    guest.api("POST", f"/tables/{code}/stand", {"seat": 1})
    heir.api("POST", f"/tables/{code}/sit", {"seat": 1})
    heirs = players(RawLine(heir))
    prompt = heirs.say("watch", {"table": code, "seat": 1})["frame"]["prompt"]
    answer = {
        "table": code,
        "seat": 1,
        "command": uuid.uuid4().hex,
        "ask": prompt["ask"],
        "value": heir.pick(prompt["options"]),
    }
    assert line.say("beat", {"table": code})["ok"]
    line.frames.clear()
    assert heirs.say("answer", answer)["ok"]
    assert line.say("beat", {"table": code})["ok"]
    assert line.frames
    assert all(frame["viewer"] is None for frame in line.frames)
    assert "view" not in line.frames[0]
    assert not any("own" in change for change in line.frames[0].get("changes", []))


@pytest.mark.parametrize("event", [5, None, [], {}])
def test_an_event_that_is_no_word_disturbs_nobody(server, event):
    with Player(server.url) as player, RawLine(player) as line:
        line.socket.send(f"42/play,1{json.dumps([event, {}])}")
    assert "Traceback" not in server.output.read_text()


def test_a_value_nested_without_end_is_refused_by_field(server, players):
    player = players(Player(server.url))
    code = player.api("POST", "/quick", {"game": "draft"})["code"]
    value: Any = 1
    for _ in range(400):
        value = [value]
    answer = {"table": code, "seat": 0, "command": uuid.uuid4().hex, "ask": "1:draft", "value": value}
    error = players(RawLine(player)).say("answer", answer)["error"]
    assert (error["code"], error["fields"]) == ("bad_message", {"value": "invalid"})


@pytest.mark.parametrize("packet", ['42/play,["beat"', "42/play,", "49", "451-/play,[]", "42/play,[" + "[" * 2000])
def test_what_is_no_packet_ends_its_line_and_costs_the_log_one_line(server, packet):
    with Player(server.url) as player, RawLine(player) as line:
        line.socket.send(packet)
        assert line.is_closed()
        assert "Traceback" not in server.output.read_text()


def test_what_is_no_websocket_gives_its_place_back(small, players):
    player = players(Player(small.url))
    lines = [players(RawLine(player)) for _ in range(3)]
    for line in lines:
        assert line.socket.sock is not None
        line.socket.sock.sendall(b"\xff" * 64)  # no frame begins like this
        line.socket.sock.shutdown(socket.SHUT_WR)
    wait_until(lambda: can_connect(player))


def test_a_flood_of_messages_ends_its_line(small, players):
    player = players(Player(small.url))
    wait_until(lambda: can_connect(player))
    line = players(RawLine(player))
    try:
        for _ in range(200):
            line.socket.send('42/play,["beat",{}]')
    except (websocket.WebSocketException, OSError):
        pass  # closed while we were sending
    assert line.is_closed()


def test_who_watches_a_table_is_not_stopped_by_neighbours_who_guess_codes(small, players):
    player, guesser = players(Player(small.url)), players(Player(small.url))
    code = player.api("POST", "/quick", {"game": "draft"})["code"]
    wait_until(lambda: can_connect(player))
    with RawLine(player) as line:
        assert line.say("watch", {"table": code, "seat": 0})["ok"]
        guesses = [requests.get(f"{small.url}/api/tables/0000000{number}", timeout=60) for number in range(5)]
        assert guesses[-1].status_code == 429
        assert line.say("beat", {"table": code})["ok"]
    wait_until(lambda: can_connect(player))
    assert players(RawLine(player)).say("watch", {"table": code, "seat": 0})["ok"], "nor on a new line"
    assert player.http.get(f"{small.url}/t/{code}", timeout=60).ok, "who has a chair there may open the page"
    refused = guesser.http.get(f"{small.url}/api/tables/{code}", timeout=60)
    assert refused.status_code == 429, "others do not learn that they have found one"


@pytest.mark.parametrize(
    "body",
    [
        "[" * 30_000,
        '{"game": "draft", "options": ' + '{"a":' * 5000 + "1" + "}" * 5001,
        '{"game": "draft", "seats": ' + "9" * 20_000 + "}",
        '{"game": "draft", "seats": NaN}',
        '{"game": "\\ud800"}',
    ],
)
def test_a_body_that_only_looks_like_json_is_refused(visitor, body):
    answer = visitor().browser.post("/api/quick", data=body, content_type="application/json")
    assert answer.status_code == 400
    assert answer.json == {"code": "bad_message", "key": "not_json", "data": {}, "fields": {}}


def test_a_number_beyond_the_store_s_is_out_of_range(guest):
    code = guest.make_table()
    error = guest.refused("GET", f"/tables/{code}/log?since={10**30}", status=422)
    assert error["fields"] == {"query.since": "out_of_range"}


def test_an_origin_that_is_no_address_is_another_site(visitor):
    error = visitor().refused("PUT", "/me", {"name": "Borin"}, status=403, headers={"Origin": "http://["})
    assert error["code"] == "bad_origin"


def test_live_connections_come_through_the_trusted_proxies_too(tmp_path):
    app = create_app(settings_in(tmp_path, trusted_proxies=1), begin=False)
    headers = {"Origin": "https://tavern.example", "X-Forwarded-Host": "tavern.example", "X-Forwarded-Proto": "https"}
    body, status = polled(app, headers)
    assert status.startswith("400"), "the origin is our own; only the transport is not served"
    assert body == b'"Invalid transport"'
    headers["Origin"] = "https://evil.example"
    body, status = polled(app, headers)
    assert status.startswith("403")
    assert set(json.loads(body)) == SHAPE


def polled(app: Flask, headers: dict[str, str]) -> tuple[bytes, str]:
    """Return what comes of asking for a live connection that is polled, and its status."""
    ask = EnvironBuilder(path="/socket.io/?EIO=4&transport=polling", headers=Headers(headers)).get_environ()
    body, status, _ = run_wsgi_app(app.wsgi_app, ask)
    return b"".join(body), status


def test_the_database_is_its_owner_s_only_whatever_the_folder_is(tmp_path, monkeypatch):
    home = tmp_path / "open"
    home.mkdir(mode=0o755)
    monkeypatch.setenv("DWARFDRAFT_HOME", str(home))
    assert CliRunner().invoke(migrate).exit_code == 0
    assert stat.S_IMODE((home / "dwarfdraft.sqlite3").stat().st_mode) == 0o600
