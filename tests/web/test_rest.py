"""What REST answers when all is well, and that the OpenAPI page says so."""

import csv
import io
import re

import pytest

from dwarfdraft.app import create_app
from tests.web.conftest import settings_in
from tests.web.visitor import Visitor


def test_a_table_from_the_first_seat_to_the_start(host, guest):
    host.api("PUT", "/me", {"name": "Borin"})
    table = host.api("POST", "/tables", {"game": "draft", "seats": 3, "speed": "fast", "visibility": "public"})
    code = table["code"]
    assert code in [line["code"] for line in guest.api("GET", "/tables")]
    assert guest.api("GET", f"/tables/{code}")["you"]["seats"] == []
    role = next(role for role in ("hilda", "nils", "myra", "anbak") if role not in {s["role"] for s in table["seats"]})
    assert guest.api("POST", f"/tables/{code}/sit", {"name": "Gerda", "role": role})["you"]["seats"] == [1]
    host.api("PATCH", f"/tables/{code}", {"options": {"hands": 2, "drinking": True}})
    host.api("POST", f"/tables/{code}/seats/2", {"bot": "thumb"})
    for somebody, seat in ((host, 0), (guest, 1)):
        somebody.api("POST", f"/tables/{code}/seats/{seat}", {"ready": True})
    started = host.api("POST", f"/tables/{code}/start")
    assert (started["status"], started["missing"]) == ("playing", [])
    assert started["options"]["hands"] == 2
    assert [seat["chair"]["kind"] for seat in started["seats"]] == ["person", "person", "bot"]
    assert guest.api("GET", "/me")["tables"][0] == {
        "code": code, "game": "draft", "status": "playing", "your_move": True, "seats": 3, "hand": 1, "hands": 2,
        "turn": None,
    }  # fmt: skip
    assert code not in [line["code"] for line in guest.api("GET", "/tables")]
    (deal,) = guest.api("GET", f"/tables/{code}/log")
    assert (deal["n"], deal["kind"], "hand_cards" in deal) == (1, "deal", False)
    assert guest.api("GET", f"/tables/{code}/log?since=1") == []


def test_the_answers_hold_what_their_schema_says(app, host):
    code = host.make_table()
    table = app.extensions["dwarfdraft"].tables.table(code, None).to_json()
    assert set(table) == set(host.api("GET", f"/tables/{code}"))
    assert set(table["seats"][0]["chair"]) == set(host.api("GET", f"/tables/{code}")["seats"][0]["chair"])


def test_records_come_after_the_end(app, host):
    code = host.api("POST", "/quick", {"game": "draft", "seats": 2})["code"]
    play_to_the_end(app, host, code)
    sheet = host.ask("GET", f"/tables/{code}/scores.csv")
    assert sheet.mimetype == "text/csv"
    assert "attachment" in sheet.headers["Content-Disposition"]
    rows = list(csv.DictReader(io.StringIO(sheet.text.removeprefix("\ufeff"))))
    assert [row["seat"] for row in rows] == ["0", "1"]
    export = host.api("GET", f"/tables/{code}/export.json")
    assert export["game"] == "draft"
    assert host.api("POST", f"/tables/{code}/rematch")["code"] != code


def test_the_qr_code_holds_an_address_that_other_devices_understand(tmp_path, guest):
    code = guest.make_table()
    answer = guest.ask("GET", f"/tables/{code}/qr.svg")
    assert answer.mimetype == "image/svg+xml"
    assert answer.text.startswith("<svg")
    at_home = create_app(settings_in(tmp_path, lan_url="http://192.0.2.7:8000"), begin=False)
    link = Visitor(at_home).api("POST", "/device")["link"]
    assert link.startswith("http://192.0.2.7:8000/device/")
    proxied = create_app(settings_in(tmp_path, public_url="https://tavern.example"), begin=False)
    assert Visitor(proxied).api("POST", "/device")["link"].startswith("https://tavern.example/device/")


def test_every_address_stands_in_the_openapi_page(app, visitor):
    page = visitor().api("GET", "/openapi.json")
    rules = [rule for rule in app.url_map.iter_rules() if rule.rule.startswith("/api/") and "openapi" not in rule.rule]
    assert len(rules) > 15
    for rule in rules:
        path = re.sub(r"<(?:int:)?(\w+)>", r"{\1}", rule.rule)
        for method in rule.methods - {"HEAD", "OPTIONS"}:
            assert method.lower() in page["paths"][path], (method, path)
    assert page["paths"]["/api/tables"]["post"]["requestBody"]


def test_health(tmp_path):
    app = create_app(settings_in(tmp_path), begin=False)  # where no table of another test waits for its bots
    answer = Visitor(app).browser.get("/healthz")
    assert answer.status_code == 200
    assert answer.get_json()["ok"] is True


@pytest.mark.parametrize("guesses", [10])
def test_whoever_guesses_codes_is_stopped_and_friends_are_not(tmp_path, guesses):
    app = create_app(settings_in(tmp_path), begin=False)
    friend, guesser = Visitor(app), Visitor(app)
    code = friend.make_table()
    for _ in range(30):
        friend.api("GET", f"/tables/{code}")
    for n in range(guesses):
        assert guesser.refused("GET", f"/tables/{n:08}", status=404)["code"] == "no_table"
    for path in ("/tables/99999999", f"/tables/{code}"):
        error = guesser.refused("GET", path, status=429)
        assert (error["code"], error["data"]) == ("too_fast", {"seconds": 60})
    assert guesser.browser.get(f"/t/{code}").status_code == 429
    elsewhere = {"REMOTE_ADDR": "192.0.2.9"}
    assert friend.browser.get(f"/api/tables/{code}", environ_base=elsewhere).status_code == 200


def play_to_the_end(app, host, code):
    """Have a bot answer for the person too, who watches: a table that nobody watches sleeps."""
    hall = app.extensions["dwarfdraft"]
    person = hall.signer.read(host.browser.get_cookie("dwarfdraft").value)
    hall.tables.connected(code, person, f"sid-{code}")
    host.api("POST", f"/tables/{code}/stand", {"seat": 0})
    for _ in range(500):
        if host.api("GET", f"/tables/{code}")["status"] == "over":
            return
        hall.tables.sweep()
    raise AssertionError("the game does not end")
