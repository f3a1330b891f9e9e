"""Live messages that are refused: a code in one shape, nothing changed, nobody else disturbed; on a real server."""

import json
import uuid
from typing import Any

import pytest
import requests
import socketio
import websocket

from dwarfdraft.benchmarks.held import held_after
from tests.processes.player import Player, close, wait_until
from tests.processes.server import Server
from tests.web.visitor import SHAPE


class Seated(Player):
    """A person at an own game against bots, with an open line that does nothing by itself."""

    def __init__(self, url: str, **options: Any) -> None:
        super().__init__(url)
        self.code = self.api("POST", "/quick", {"game": "draft", "options": options})["code"]
        self.hold_the_line()
        self.watch()

    def watch(self) -> dict[str, Any]:
        """Watch the own seat from the first event on, and return the acknowledgement."""
        ack = self.say("watch", table=self.code, seat=0, since=0)
        self._take(ack["frame"])
        return ack

    def refused(self, event: str, **message: Any) -> dict[str, Any]:
        """Emit what must be refused, in the one shape; return the error."""
        ack = self.say(event, **message)
        assert ack["ok"] is False
        assert set(ack["error"]) == SHAPE
        error: dict[str, Any] = ack["error"]
        return error

    def draft(self, **change: Any) -> dict[str, Any]:
        """Return a good answer to the open question."""
        assert self.frame is not None
        prompt = self.frame["prompt"]
        value = self.pick(prompt["options"])
        return {
            "table": self.code,
            "seat": 0,
            "command": uuid.uuid4().hex,
            "ask": prompt["ask"],
            "value": value,
        } | change

    def answered(self) -> Any:
        """Return what the server says this seat has answered."""
        return self.say("watch", table=self.code, seat=0, since=0)["frame"]["prompt"]["answered"]


@pytest.fixture
def player(server):
    with Seated(server.url) as seated:
        yield seated


@pytest.mark.parametrize("cookie", [None, "dwarfdraft=x", "dwarfdraft=Imp1bmsi.AAAA.BBBB"])
def test_without_an_own_cookie_there_is_no_line(server, cookie):
    line = socketio.Client(reconnection=False)
    refusals: list[Any] = []
    line.on("connect_error", refusals.append, namespace="/play")
    headers = {} if cookie is None else {"Cookie": cookie}
    with pytest.raises(socketio.exceptions.ConnectionError):
        line.connect(server.url, headers=headers, transports=["websocket"], namespaces=["/play"])
    close(line)
    (refusal,) = refusals
    assert refusal == {
        "message": "no_person",
        "data": {"code": "no_person", "key": "no_person", "data": {}, "fields": {}},
    }


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1", "http://localhost:1"])
def test_pages_of_other_sites_get_no_line(server, player, origin):
    with pytest.raises(websocket.WebSocketBadStatusException) as refused:
        player.dial(origin=origin)
    assert refused.value.status_code == 403
    player.dial(origin=server.url).close()


def test_there_is_no_way_but_websockets(server):
    answer = requests.get(f"{server.url}/socket.io/?EIO=4&transport=polling", timeout=60)
    assert answer.status_code == 400


@pytest.mark.parametrize(
    ("change", "fields"),
    [
        ({"table": None}, {"table": "required"}),
        ({"table": 12345678}, {"table": "invalid"}),
        ({"table": "1234"}, {"table": "invalid"}),
        ({"seat": "0"}, {"seat": "invalid"}),
        ({"seat": True}, {"seat": "invalid"}),
        ({"seat": -1}, {"seat": "out_of_range"}),
        ({"command": "short"}, {"command": "invalid"}),
        ({"command": "x" * 65}, {"command": "invalid"}),
        ({"command": "with spaces"}, {"command": "invalid"}),
        ({"ask": "x" * 81}, {"ask": "too_long"}),
        ({"ask": 7}, {"ask": "invalid"}),
        ({"value": "x" * 5000}, {"value": "too_long"}),
        ({"colour": "red"}, {"colour": "unknown_field"}),
    ],
)
def test_a_malformed_message_is_refused_by_field(player, change, fields):
    error = player.refused("answer", **player.draft(**change))
    assert (error["code"], error["fields"]) == ("bad_message", fields)
    assert player.answered() is None


@pytest.mark.parametrize("message", [None, [], "watch", 5, {}, [1, 2]])
@pytest.mark.parametrize("event", ["watch", "answer", "withdraw", "unwatch", "beat", "reading"])
def test_what_is_no_object_is_refused(player, event, message):
    ack = player.call(player.line, event, message)
    assert ack["error"]["code"] == "bad_message"


def test_unknown_messages_are_told_so(player):
    assert player.refused("trigger_event")["key"] == "no_such_event"
    assert player.refused("shuffle", table=player.code)["code"] == "bad_message"


def test_what_is_not_legal_or_not_asked_changes_nothing(player):
    good = player.draft()["value"]
    for value in [None, 5, "durnan/fight", {}, good | {"die": "3.0"}, good | {"x": 1}, {**good, "card": ["a"]}, [good]]:
        assert player.refused("answer", **player.draft(value=value))["code"] == "not_legal"
    assert player.refused("answer", **player.draft(ask="1:raise"))["code"] == "not_asked"
    assert player.refused("answer", **player.draft(ask="9999:draft"))["code"] == "not_asked"
    assert player.refused("withdraw", **no_value(player.draft()))["code"] == "not_legal"
    assert player.answered() is None


def test_who_has_no_chair_there_plays_nothing_and_sees_no_hand(server, player, players):
    other = players(Seated(server.url))
    for event, message in [
        ("answer", player.draft()),
        ("withdraw", no_value(player.draft())),
        ("watch", {"table": player.code, "seat": 0}),
    ]:
        assert other.refused(event, **message)["code"] == "no_chair"
    assert other.refused("answer", **player.draft(seat=1))["code"] == "no_chair"
    assert other.refused("answer", **player.draft(seat=9))["code"] == "no_seat"
    assert other.refused("answer", **player.draft(table="00000000"))["code"] == "no_table"
    assert other.refused("watch", table="00000000")["code"] == "no_table"
    watched = other.say("watch", table=player.code, seat=None, since=0)
    assert watched["frame"]["view"]["own"] is None
    assert watched["frame"]["prompt"] is None
    assert all("hand_cards" not in event for event in watched["frame"]["events"])
    assert player.answered() is None


def test_a_repeated_command_gets_the_first_acknowledgement_and_has_no_second_effect(player):
    message = player.draft()
    first = player.say("answer", **message)
    assert first["ok"] is True
    for _ in range(3):
        assert player.say("answer", **message) == first
    other_value = player.draft(command=message["command"])
    assert player.say("answer", **other_value) == first, "the id decides, whatever is sent with it"
    wait_until(lambda: player.frame["n"] > 1)
    events = player.watch()["frame"]["events"]
    assert len([event for event in events if event["kind"] == "committed" and event["turn"] == 1]) == 1


def test_a_stale_answer_gets_the_table_as_it_stands(player):
    old = player.draft()
    assert player.say("answer", **old)["ok"] is True
    wait_until(lambda: player.frame["n"] > 1 and player.frame["prompt"] is not None)
    ack = player.say("answer", **old | {"command": uuid.uuid4().hex})
    assert ack["error"]["code"] == "stale"
    assert ack["frame"]["n"] >= player.frame["n"]
    assert ack["frame"]["view"]["viewer"] == 0


def test_a_longer_message_than_any_closes_only_its_own_line(server, player, players):
    sender = players(Seated(server.url))
    sender.line.emit("answer", {"table": sender.code, "value": "x" * 40_000}, namespace="/play")
    wait_until(lambda: sender._lost)
    assert player.answered() is None  # the others' lines hold


@pytest.mark.parametrize(
    "junk", ["x", "9", "42", "42/play", '42/play,["answer"', "451-/play,[]", "42/play,1[]", "4", "\x00", "42/play,1[5]"]
)
def test_junk_on_the_line_disturbs_nobody(player, junk):
    line = player.dial()
    line.recv()
    line.send("40/play,")
    line.recv()
    line.send(junk)
    line.send_binary(b"\x00\xff")
    line.close()
    assert player.answered() is None


def test_whoever_sends_too_much_is_told_so_and_others_are_not(players, tmp_path):
    with Server(tmp_path / "home", DWARFDRAFT_COMMANDS_PER_10S="60") as strict:
        hasty, calm = players(Seated(strict.url)), players(Seated(strict.url))
        acks: list[dict[str, Any]] = []
        for _ in range(70):  # without waiting: they come in the same ten seconds
            hasty.line.emit("beat", {"table": hasty.code}, namespace="/play", callback=acks.append)
        wait_until(lambda: len(acks) == 70)
        assert [ack["ok"] for ack in acks[:50]] == [True] * 50
        assert acks[-1]["error"]["code"] == "too_fast"
        assert hasty.refused("answer", **hasty.draft())["code"] == "too_fast"
        assert calm.answered() is None


def test_a_server_that_is_full_refuses_further_lines(players, tmp_path):
    with Server(tmp_path / "home", DWARFDRAFT_CONNECTIONS="2") as small:
        first, _ = players(Seated(small.url)), players(Seated(small.url))
        with pytest.raises(websocket.WebSocketBadStatusException) as refused:
            first.dial()
        assert refused.value.status_code == 503
        assert json.loads(refused.value.resp_body or b"{}")["code"] == "busy"
        assert requests.get(f"{small.url}/healthz", timeout=60).ok, "pages are still served"
        close(first.line)
        wait_until(lambda: can_connect(first))


def test_two_tabs_of_one_chair_see_the_same_and_the_first_answer_counts(player):
    tab = player.connect()
    told: list[dict[str, Any]] = []
    tab.on("frame", told.append, namespace="/play")
    ack = player.call(tab, "watch", {"table": player.code, "seat": 0, "since": 0})
    assert ack["frame"]["view"] == player.frame["view"]
    message = player.draft()
    assert player.say("answer", **message)["ok"]
    wait_until(lambda: told and player.frame["prompt"] != ack["frame"]["prompt"])

    def same() -> bool:
        held = ack["frame"]
        for frame in list(told):
            held = held_after(held, frame) or held
        seen = player.frame
        return (held["view"], held["prompt"]) == (seen["view"], seen["prompt"])

    wait_until(same)
    late = player.call(tab, "answer", message | {"command": uuid.uuid4().hex})
    assert late["ok"] is False or late["n"] >= 1
    close(tab)


def test_a_beat_tells_the_latest_event_and_whether_frames_come(player):
    assert player.say("beat", table=player.code) == {"ok": True, "n": 1, "watching": True}
    player.say("unwatch", table=player.code)
    assert player.say("beat", table=player.code)["watching"] is False


def can_connect(player: Player) -> bool:
    try:
        player.dial().close()
    except websocket.WebSocketBadStatusException:
        return False
    return True


def no_value(message: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in message.items() if name != "value"}
