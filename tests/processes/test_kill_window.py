"""The server is killed inside a response window: the window goes on with what was left of it, and so does the game."""

import time

from tests.processes.guest import Guest
from tests.processes.player import close
from tests.processes.server import Server


def test_a_window_outlives_the_server_with_its_remaining_time(tmp_path):
    server = Server(tmp_path / "home").start()
    guest = Guest(server.url)
    try:
        guest.against_bots(["deirdre", "fiona", "gerki"], "relaxed", {"mode": "sealed"}).sat_down()
        assert guest.tell("interrupt", card=None, before=None, on=True)["ok"]
        guest.tell("orders", orders={"gold_to": 2})
        open_window = guest.until_shown()
        killed_at = time.monotonic()

        server.kill()
        close(guest.line)
        server.start()
        guest.sat_down()

        frame = guest.watch()
        gone_ms = (time.monotonic() - killed_at) * 1000
        assert frame["window"]["ask"] == open_window["window"]["ask"]
        assert frame["own"]["asked"]
        assert frame["own"]["orders"]["gold_to"] == 2
        stretch_ms = frame["window"]["of_ms"] - open_window["window"]["of_ms"]
        assert stretch_ms in (0, 10_000)  # the line was cut
        left_ms = open_window["window"]["left_ms"] + stretch_ms - gone_ms
        assert abs(frame["window"]["left_ms"] - left_ms) < 1500
        guest.tell("answer", ask=frame["prompt"]["ask"], value="pass")
        guest.until(lambda now: (now["window"] or {}).get("ask") != frame["window"]["ask"])
    finally:
        close(guest.line)
        guest.http.close()
        server.kill()
