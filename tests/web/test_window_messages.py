"""The messages about response windows, on a real server: accepted, repeated, refused in the one shape."""

import uuid
from typing import Any

import pytest

from tests.processes.guest import Guest
from tests.web.visitor import SHAPE

ORDERS: dict[str, Any] = {"ask_me": "everything", "never": [], "auto": [], "drinks_to": 0, "gold_to": 2, "yields": []}


@pytest.fixture
def guest(server):
    with Guest(server.url).alone() as seated:
        yield seated


def test_a_frame_of_the_tavern_carries_the_window_and_what_only_the_seat_may_know(guest):
    frame = guest.watch()

    assert frame["own"].keys() == {"asked", "why", "interrupt", "orders", "away", "uses"}
    assert frame["window"] is None or frame["window"].keys() == {
        *("ask", "quiet", "left_ms", "of_ms", "hold", "bank_ms"),
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
    ],
)
def test_what_fits_no_message_is_refused_by_field_and_changes_nothing(guest, event, message, field):
    before = guest.own()

    ack = guest.tell(event, **message)

    assert ack["ok"] is False
    assert set(ack["error"]) == SHAPE
    assert (ack["error"]["code"], list(ack["error"]["fields"])) == ("bad_message", [field])
    assert guest.own()["orders"] == before["orders"]


def test_nobody_gives_orders_for_the_seat_of_another(guest, server, players):
    other = players(Guest(server.url).alone())
    ack = other.tell("orders", table=guest.code, orders=ORDERS)

    assert ack["error"]["code"] == "no_chair"
    assert guest.own()["orders"]["ask_me"] is None
