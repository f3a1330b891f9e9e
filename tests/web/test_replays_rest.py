"""Replays over REST: who may read them, how long browsers keep them, how many are answered."""

from dwarfdraft.app import create_app
from dwarfdraft.web.limits import ReplayLimit
from tests import wire
from tests.web.conftest import settings_in
from tests.web.test_rest import play_to_the_end
from tests.web.visitor import Visitor


def finished(app, host, game="draft"):
    code = host.api("POST", "/quick", {"game": game, "seats": 2})["code"]
    play_to_the_end(app, host, code)
    return code


def test_whoever_has_the_code_reads_a_finished_game_as_every_seat(app, host, guest):
    code = host.api("POST", "/quick", {"game": "draft", "seats": 2})["code"]
    for path in ("replay", "replay/0?seat=0"):
        assert guest.refused("GET", f"/tables/{code}/{path}", status=409)["key"] == "not_over"
    play_to_the_end(app, host, code)
    hands = []
    for seat in (0, 1, None):
        query = "" if seat is None else f"?seat={seat}"
        log = guest.api("GET", f"/tables/{code}/replay{query}")
        part = guest.api("GET", f"/tables/{code}/replay/0{query}")
        assert (log["viewer"], len(log["events"])) == (seat, log["n"])
        for position in part["positions"]:
            wire.check_frame(position["frame"])
        hands.append(part["positions"][0]["frame"]["view"]["own"])
    assert hands[0] != hands[1]
    assert hands[2] is None
    events = guest.api("GET", f"/tables/{code}/replay")["events"]
    assert guest.api("GET", f"/tables/{code}/replay?since={len(events) - 1}")["events"] == events[-1:]
    assert guest.refused("GET", f"/tables/{code}/replay/9", status=409)["key"] == "no_such_part"
    assert guest.refused("GET", f"/tables/{code}/replay?seat=2", status=404)["code"] == "no_seat"
    assert guest.refused("GET", f"/tables/{code}/replay?seat=me", status=422)["fields"] == {"query.seat": "invalid"}


def test_browsers_keep_what_cannot_change(app, host):
    path = f"/tables/{finished(app, host)}/replay/0"
    build = app.extensions["dwarfdraft"].assets.build
    first = host.ask("GET", path)
    assert first.headers["Cache-Control"] == "private, no-cache"
    again = host.ask("GET", path, headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")
    assert host.ask("GET", path, headers={"If-None-Match": 'W/"another"'}).status_code == 200
    assert "immutable" in host.ask("GET", f"{path}?build={build}").headers["Cache-Control"]
    assert "immutable" not in host.ask("GET", f"{path}?build=another").headers["Cache-Control"]
    assert host.ask("GET", "/tables/00000000/replay?build={build}").headers["Cache-Control"] == "no-store"


def test_an_address_gets_so_many_parts_a_minute(tmp_path):
    app = create_app(settings_in(tmp_path), begin=False)
    host = Visitor(app)
    code = finished(app, host)
    limit = ReplayLimit(2, "memory://")
    object.__setattr__(app.extensions["dwarfdraft"], "replay_limit", limit)
    asked = [host.ask("GET", f"/tables/{code}/replay/0").status_code for _ in range(3)]
    assert asked == [200, 200, 429]
    assert host.refused("GET", f"/tables/{code}/replay", status=429)["data"] == {"seconds": 60}
