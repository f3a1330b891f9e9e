"""The server is killed inside a response window: the window goes on with what was left of it, and so does the game."""

from dwarfdraft.service.serving import HEARTBEAT_S
from tests.processes.guest import Guest
from tests.processes.player import close
from tests.processes.server import Server

SLOW_MS = 500
"""What passes between a look and the kill, and how late a heartbeat may be."""


def test_a_window_outlives_the_server_with_its_remaining_time(tmp_path):
    server = Server(tmp_path / "home").start()
    guest = Guest(server.url)
    try:
        guest.against_bots(["deirdre", "fiona", "gerki"], "relaxed", {"mode": "sealed", "first": 1}).sat_down()
        assert guest.tell("interrupt", card=None, before=None, on=True)["ok"]
        guest.tell("orders", orders={"gold_to": 2})
        shown = guest.until_shown()
        assert guest.tell("hold", ask=shown["window"]["ask"])["ok"]  # longer than any server takes to start
        before = guest.watch()

        server.kill()
        close(guest.line)
        server.start()
        guest.sat_down()

        after = guest.watch()
        assert after["window"]["ask"] == shown["window"]["ask"]
        assert after["own"]["asked"]
        assert after["own"]["orders"]["gold_to"] == 2
        stretch_ms = after["window"]["of_ms"] - before["window"]["of_ms"]
        assert stretch_ms in (0, 10_000)  # the line was cut
        gone_ms = before["window"]["left_ms"] + stretch_ms - after["window"]["left_ms"]
        assert -(HEARTBEAT_S * 1000) - SLOW_MS <= gone_ms <= SLOW_MS, "no time passes while nobody serves"
        assert after["held_ms"] > 0
        guest.tell("answer", ask=after["prompt"]["ask"], value="pass")
        guest.until(lambda now: (now["window"] or {}).get("ask") != after["window"]["ask"])
    finally:
        close(guest.line)
        guest.http.close()
        server.kill()
