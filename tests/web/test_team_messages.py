"""The messages that only teams have, on a real server: accepted, heard by the team, refused in the one shape."""

import threading
import uuid
from typing import Any

import pytest

from tests.processes.guest import Guest
from tests.processes.player import close
from tests.web.visitor import SHAPE


@pytest.fixture
def guest(server):
    with Guest(server.url).alone(variant="two_headed_dragon", mode="fast") as seated:
        yield seated


def listen(line: Any) -> tuple[list[dict[str, Any]], threading.Event]:
    """Return what a line hears of talk, and what tells that it has heard something."""
    heard: list[dict[str, Any]] = []
    came = threading.Event()

    def take(message: dict[str, Any]) -> None:
        heard.append(message)
        came.set()

    line.on("talk", take, namespace="/play")
    return heard, came


def watched(guest: Guest, line: Any, code: str, seat: int | None) -> dict[str, Any]:
    """Return what a line is told when it begins to watch a table."""
    ack = guest.call(line, "watch", {"table": code, "seat": seat})
    assert ack is not None
    return ack


def test_a_frame_carries_what_only_the_team_may_know(guest):
    frame = guest.watch()

    assert frame["team"].keys() == {"seats", "captain", "asks", "intents", "giving_up"}
    assert (frame["team"]["seats"], frame["team"]["captain"]) == ([0, 1], 0)
    spectator = guest.say("watch", table=guest.code, seat=None)
    assert spectator["frame"]["team"] is None
    assert spectator["talk"] is None
    assert [seat["chair"]["captain"] for seat in spectator["table"]["seats"]] == [True, False, False, False]


def test_talk_and_pings_come_to_the_team_and_are_there_after_a_reconnect(guest):
    heard, came = listen(guest.line)

    assert guest.tell("talk", text="Order both for the wizard")["ok"]
    assert came.wait(60)
    assert guest.tell("ping", word="look", at=2)["ok"]

    assert heard[0]["table"] == guest.code
    assert {key: heard[0]["line"][key] for key in ("n", "seat", "text", "word", "at")} == {
        **{"n": 1, "seat": 0, "text": "Order both for the wizard"},
        **{"word": None, "at": None},
    }
    again = guest.connect()
    try:
        lines = watched(guest, again, guest.code, 0)["talk"]
    finally:
        close(again)
    assert [(line["n"], line["text"], line["word"], line["at"]) for line in lines] == [
        (1, "Order both for the wizard", None, None),
        (2, None, "look", 2),
    ]


def test_a_spectator_hears_no_talk(guest, server, players):
    other = players(Guest(server.url).alone())
    heard, _ = listen(other.line)
    ack = watched(other, other.line, guest.code, None)
    assert ack["talk"] is None
    assert guest.tell("talk", text="between us")["ok"]
    assert watched(other, other.line, guest.code, None)["ok"]
    assert watched(other, other.line, guest.code, 0)["error"]["code"] == "no_chair"
    assert heard == []


def test_a_token_is_used_and_the_command_repeated_has_one_effect(guest):
    assert guest.tell("answer", ask=guest.until_asked()["prompt"]["ask"], value=[])["ok"]
    guest.until(lambda frame: frame["own"]["uses"] != [])
    command = uuid.uuid4().hex

    first = guest.tell("use", command=command, what="gold")
    again = guest.tell("use", command=command, what="gold")

    assert first["ok"]
    assert first == again
    assert guest.watch()["view"]["parties"][0]["tokens"] == 1


def test_to_give_up_is_said_and_taken_back_where_others_have_a_say(guest):
    ack = guest.tell("captain", to=1)
    assert (ack["error"]["code"], ack["error"]["key"]) == ("not_legal", "not_a_teammate")
    ack = guest.tell("decide", ask="9:orders")
    assert ack["error"]["code"] == "stale"
    assert ack["frame"]["team"]["asks"] == []
    assert guest.tell("give_up", on=False)["ok"]


@pytest.mark.parametrize(
    ("event", "message", "field"),
    [
        ("talk", {}, "text"),
        ("talk", {"text": 5}, "text"),
        ("talk", {"text": "x" * 301}, "text"),
        ("talk", {"text": " "}, "text"),
        ("talk", {"text": "a\nb"}, "text"),
        ("talk", {"text": "hi", "to": 2}, "to"),
        ("ping", {}, "word"),
        ("ping", {"word": "shout"}, "word"),
        ("ping", {"word": "look", "at": {"card": 1}}, "at"),
        ("ping", {"word": "look", "at": []}, "at"),
        ("captain", {}, "to"),
        ("captain", {"to": "1"}, "to"),
        ("captain", {"to": 101}, "to"),
        ("decide", {}, "ask"),
        ("decide", {"ask": "1:orders", "by": -1}, "by"),
        ("use", {}, "what"),
        ("use", {"what": "beer"}, "what"),
        ("give_up", {}, "on"),
        ("give_up", {"on": "yes"}, "on"),
        ("give_up", {"on": True, "command": "short"}, "command"),
    ],
)
def test_what_fits_no_message_is_refused_by_field_and_changes_nothing(guest, event, message, field):
    ack = guest.tell(event, **message)

    assert ack["ok"] is False
    assert set(ack["error"]) == SHAPE
    assert (ack["error"]["code"], list(ack["error"]["fields"])) == ("bad_message", [field])
    seen = guest.say("watch", table=guest.code, seat=0)
    assert seen["talk"] == []
    assert seen["frame"]["team"]["giving_up"] == []


def test_nobody_speaks_for_the_seat_of_another(guest, server, players):
    other = players(Guest(server.url).alone())
    answers = [
        other.tell(event, table=guest.code, **message)["error"]["code"]
        for event, message in (
            ("talk", {"text": "hello"}),
            ("ping", {"word": "yes"}),
            ("captain", {"to": 1}),
            ("decide", {"ask": "1:orders"}),
            ("use", {"what": "gold"}),
            ("give_up", {"on": True}),
        )
    ]
    alone = other.tell("talk", text="hello")["error"]["key"]

    assert answers == ["no_chair"] * 6
    assert alone == "no_team"
