"""The messages that only the tavern has, on a real server: accepted, repeated, heard by the team, refused."""

import threading
import uuid
from typing import Any

import pytest

from tests.processes.guest import Guest
from tests.processes.player import close
from tests.web.visitor import SHAPE

ORDERS: dict[str, Any] = {"ask_me": "everything", "never": [], "auto": [], "drinks_to": 0, "gold_to": 2, "yields": []}


@pytest.fixture
def guest(server):
    with Guest(server.url).alone() as seated:
        yield seated


@pytest.fixture
def mate(server):
    """Somebody in a team."""
    with Guest(server.url).alone(variant="two_headed_dragon", mode="fast") as seated:
        yield seated


def test_a_frame_of_the_tavern_carries_the_window_and_what_only_the_seat_may_know(guest):
    frame = guest.watch()

    assert frame["own"].keys() == {"asked", "why", "interrupt", "orders", "away", "uses"}
    assert frame["window"] is None or frame["window"].keys() == {
        *("ask", "quiet", "left_ms", "of_ms", "hold", "bank_ms")
    }
    spectator = guest.say("watch", table=guest.code, seat=None)["frame"]
    assert spectator["own"] is None
    assert "window" in spectator


def test_orders_and_interrupt_are_written_and_read_back(guest):
    assert guest.tell("orders", orders=ORDERS)["ok"]
    assert guest.tell("interrupt", card=None, before=None, on=True)["ok"]

    own = guest.own()

    assert own["orders"] == ORDERS
    assert own["interrupt"] in (None, {"card": None, "before": None})  # None: the beat was on, and was opened


def test_what_is_left_out_of_orders_is_as_for_who_never_gave_any(guest):
    assert guest.tell("orders", orders={"gold_to": 3})["ok"]
    assert guest.own()["orders"] == {**ORDERS, "ask_me": None, "gold_to": 3}


def test_a_repeated_command_gets_the_first_acknowledgement_and_has_one_effect(guest):
    command = uuid.uuid4().hex
    first = guest.tell("orders", command=command, orders=ORDERS)
    again = guest.tell("orders", command=command, orders={**ORDERS, "gold_to": 9})

    assert first == again
    assert guest.own()["orders"]["gold_to"] == 2


def test_to_hold_a_window_that_has_closed_is_stale(guest):
    ask = guest.until_asked()["prompt"]["ask"]

    ack = guest.tell("hold", ask=ask.replace("discard", "declare"))

    assert ack["error"]["code"] == "stale"
    assert ack["frame"]["prompt"]["ask"] == ask


def test_here_is_acknowledged_with_the_number_of_the_latest_event(guest):
    n = guest.until_asked()["n"]

    assert guest.tell("here") == {"ok": True, "n": n}


# Teams


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


def test_a_frame_carries_what_only_the_team_may_know(mate):
    frame = mate.watch()

    assert frame["team"].keys() == {"seats", "captain", "asks", "intents", "giving_up"}
    assert (frame["team"]["seats"], frame["team"]["captain"]) == ([0, 1], 0)
    spectator = mate.say("watch", table=mate.code, seat=None)
    assert spectator["frame"]["team"] is None
    assert spectator["talk"] is None
    assert [seat["chair"]["captain"] for seat in spectator["table"]["seats"]] == [True, False, False, False]


def test_talk_and_pings_come_to_the_team_and_are_there_after_a_reconnect(mate):
    heard, came = listen(mate.line)

    assert mate.tell("talk", text="Order both for the wizard")["ok"]
    assert came.wait(60)
    assert mate.tell("ping", word="look", at=2)["ok"]

    assert heard[0]["table"] == mate.code
    assert {key: heard[0]["line"][key] for key in ("n", "seat", "text", "word", "at")} == {
        **{"n": 1, "seat": 0, "text": "Order both for the wizard"},
        **{"word": None, "at": None},
    }
    again = mate.connect()
    try:
        lines = watched(mate, again, mate.code, 0)["talk"]
    finally:
        close(again)
    assert [(line["n"], line["text"], line["word"], line["at"]) for line in lines] == [
        (1, "Order both for the wizard", None, None),
        (2, None, "look", 2),
    ]


def test_a_spectator_hears_no_talk(mate, server, players):
    other = players(Guest(server.url).alone())
    heard, _ = listen(other.line)
    ack = watched(other, other.line, mate.code, None)
    assert ack["talk"] is None
    assert mate.tell("talk", text="between us")["ok"]
    assert watched(other, other.line, mate.code, None)["ok"]
    assert watched(other, other.line, mate.code, 0)["error"]["code"] == "no_chair"
    assert heard == []


def test_a_token_is_used_and_the_command_repeated_has_one_effect(mate):
    assert mate.tell("answer", ask=mate.until_asked()["prompt"]["ask"], value=[])["ok"]
    mate.until(lambda frame: frame["own"]["uses"] != [])
    command = uuid.uuid4().hex

    first = mate.tell("use", command=command, what="gold")
    again = mate.tell("use", command=command, what="gold")

    assert first["ok"]
    assert first == again
    assert mate.watch()["view"]["parties"][0]["tokens"] == 1


def test_to_give_up_is_said_and_taken_back_where_others_have_a_say(mate):
    ack = mate.tell("captain", to=1)
    assert (ack["error"]["code"], ack["error"]["key"]) == ("not_legal", "not_a_teammate")
    ack = mate.tell("decide", ask="9:orders")
    assert ack["error"]["code"] == "stale"
    assert ack["frame"]["team"]["asks"] == []
    assert mate.tell("give_up", on=False)["ok"]


# What is refused


@pytest.mark.parametrize(
    ("event", "message", "field"),
    [
        ("hold", {}, "ask"),
        ("hold", {"ask": 7}, "ask"),
        ("here", {"command": "short"}, "command"),
        ("here", {"more": 1}, "more"),
        ("interrupt", {"card": 3, "on": True}, "card"),
        ("interrupt", {"on": "yes"}, "on"),
        ("interrupt", {"on": True, "before": "supper"}, "before"),
        ("interrupt", {"on": True, "before": "order\x00"}, "before"),
        ("orders", {}, "orders"),
        ("orders", {"orders": {"ask_me": "always"}}, "orders.ask_me"),
        ("orders", {"orders": {"drinks_to": 1.5}}, "orders.drinks_to"),
        ("orders", {"orders": {"never": ["x" * 81]}}, "orders.never.0"),
        ("orders", {"orders": {"yields": [{"kind": "all"}]}}, "orders.yields.0.kind"),
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
def test_what_fits_no_message_is_refused_by_field_and_changes_nothing(mate, event, message, field):
    before = mate.own()["orders"]

    ack = mate.tell(event, **message)

    assert ack["ok"] is False
    assert set(ack["error"]) == SHAPE
    assert (ack["error"]["code"], list(ack["error"]["fields"])) == ("bad_message", [field])
    seen = mate.say("watch", table=mate.code, seat=0)
    assert (seen["talk"], seen["frame"]["team"]["giving_up"]) == ([], [])
    assert seen["frame"]["own"]["orders"] == before


def test_nobody_speaks_or_gives_orders_for_the_seat_of_another(mate, server, players):
    other = players(Guest(server.url).alone())
    answers = [
        other.tell(event, table=mate.code, **message)["error"]["code"]
        for event, message in (
            ("talk", {"text": "hello"}),
            ("ping", {"word": "yes"}),
            ("captain", {"to": 1}),
            ("decide", {"ask": "1:orders"}),
            ("use", {"what": "gold"}),
            ("give_up", {"on": True}),
            ("orders", {"orders": ORDERS}),
        )
    ]

    assert answers == ["no_chair"] * 7
    assert mate.own()["orders"]["ask_me"] is None
    assert other.tell("talk", text="hello")["error"]["key"] == "no_team"
