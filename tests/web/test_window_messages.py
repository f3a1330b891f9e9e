"""The messages about response windows, on a real server: accepted, repeated, refused in the one shape."""

import time
import uuid
from typing import Any

import pytest

from tests.processes.player import Player, close
from tests.web.visitor import SHAPE

ORDERS: dict[str, Any] = {"ask_me": "everything", "never": [], "auto": [], "drinks_to": 0, "gold_to": 2, "yields": []}


class Guest(Player):
    """A person at a table of the tavern among bots, with an open line that does nothing by itself."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.code = self.api("POST", "/quick", {"game": "tavern", "options": {"mode": "sealed", "first": 0}})["code"]
        self.line = self.connect()
        self._line, self._lost = self.line, False
        self.watch()

    def watch(self) -> dict[str, Any]:
        ack = self.say("watch", table=self.code, seat=0)
        frame: dict[str, Any] = ack["frame"]
        self._take(frame)
        return frame

    def say(self, event: str, **message: Any) -> dict[str, Any]:
        """Emit and return the acknowledgement, which must come."""
        ack = self.call(self.line, event, message)
        assert ack is not None
        return ack

    def tell(self, event: str, **message: Any) -> dict[str, Any]:
        """Emit a command of the own seat."""
        return self.say(event, **{"table": self.code, "seat": 0, "command": uuid.uuid4().hex, **message})

    def own(self) -> dict[str, Any]:
        own: dict[str, Any] = self.watch()["own"]
        return own

    def until_asked(self, most_s: float = 5.0) -> dict[str, Any]:
        """Return the frame in which the first decision is open."""
        end = time.monotonic() + most_s
        while time.monotonic() < end:
            frame = self.watch()
            if frame["window"] is None:
                return frame
            time.sleep(0.05)
        raise AssertionError("the beat does not end")


@pytest.fixture
def guest(server):
    seated = Guest(server.url)
    yield seated
    close(seated.line)
    seated.http.close()


def test_a_frame_of_the_tavern_carries_the_window_and_what_only_the_seat_may_know(guest):
    frame = guest.watch()

    assert frame["own"].keys() == {"asked", "why", "interrupt", "orders", "away"}
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
    ack = guest.tell("here")

    assert ack == {"ok": True, "n": guest.watch()["n"]}


@pytest.mark.parametrize(
    ("event", "message", "field"),
    [
        ("hold", {}, "ask"),
        ("hold", {"ask": 7}, "ask"),
        ("here", {"command": "short"}, "command"),
        ("here", {"more": 1}, "more"),
        ("interrupt", {"card": 3, "on": True}, "card"),
        ("interrupt", {"on": "yes"}, "on"),
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


def test_nobody_gives_orders_for_the_seat_of_another(guest, server):
    other = Guest(server.url)
    ack = other.tell("orders", table=guest.code, orders=ORDERS)
    close(other.line)
    other.http.close()

    assert ack["error"]["code"] == "no_chair"
    assert guest.own()["orders"]["ask_me"] is None
