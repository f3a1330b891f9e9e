"""Every refusal over REST: a code, in one shape, and nothing has changed."""

from typing import get_args

import pytest

from dwarfdraft.service.errors import Code
from dwarfdraft.web.errors import STATUS
from tests.web.visitor import Visitor

TABLE = {"game": "draft", "seats": 2, "name": "Borin"}


def test_every_code_of_the_service_has_a_status():
    assert set(STATUS) == set(get_args(Code))


@pytest.mark.parametrize("cookie", [None, "", "x", "Imp1bmsi.AAAA.BBBB", "a" * 4000])
def test_without_an_own_cookie_nobody_acts(app, cookie):
    stranger = Visitor(app, new=False)
    if cookie is not None:
        stranger.browser.set_cookie("dwarfdraft", cookie)
    for method, path, body in [
        ("POST", "/tables", TABLE),
        ("POST", "/quick", {"game": "draft"}),
        ("PUT", "/me", {"name": "Borin"}),
        ("POST", "/device", None),
    ]:
        assert stranger.refused(method, path, body, status=401)["code"] == "no_person"


def test_a_cookie_of_another_key_is_forged(app, visitor):
    owner = visitor()
    code = owner.make_table()
    person = app.extensions["dwarfdraft"].signer.read(owner.browser.get_cookie("dwarfdraft").value)
    thief = Visitor(app, new=False)
    thief.browser.set_cookie("dwarfdraft", type(app.extensions["dwarfdraft"].signer)("z" * 64).sign(person))
    assert thief.refused("PATCH", f"/tables/{code}", {"speed": "fast"}, status=401)["code"] == "no_person"
    assert owner.api("GET", f"/tables/{code}")["speed"] == "none"


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(app):
    answer = app.test_client().get("/")
    (cookie,) = [line for line in answer.headers.getlist("Set-Cookie") if line.startswith("dwarfdraft=")]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie


@pytest.mark.parametrize("code", ["00000000", "123", "x" * 100, "1234567a"])
def test_a_wrong_table_is_no_table(guest, code):
    for method, path, body in [
        ("GET", "", None),
        ("PATCH", "", {"speed": "fast"}),
        ("POST", "/sit", {}),
        ("POST", "/stand", {"seat": 0}),
        ("POST", "/seats/0", {"ready": True}),
        ("POST", "/start", None),
        ("POST", "/rematch", None),
        ("GET", "/log", None),
        ("GET", "/scores.csv", None),
        ("GET", "/export.json", None),
        ("GET", "/qr.svg", None),
    ]:
        assert guest.refused(method, f"/tables/{code}{path}", body, status=404)["code"] == "no_table"


@pytest.mark.parametrize(
    ("body", "fields"),
    [
        ({"game": "draft"}, {"seats": "required"}),
        ({"game": "draft", "seats": None}, {"seats": "required"}),
        ({"game": "draft", "seats": "2"}, {"seats": "invalid"}),
        ({"game": "draft", "seats": 2.5}, {"seats": "invalid"}),
        ({"game": "draft", "seats": 1000}, {"seats": "out_of_range"}),
        ({"game": "draft", "seats": 9}, {"seats": "seats_out_of_range"}),
        ({"game": "chess", "seats": 2}, {"game": "unknown_game"}),
        ({"game": "draft", "seats": 2, "speed": "warp"}, {"speed": "unknown_speed"}),
        ({"game": "draft", "seats": 2, "visibility": "x"}, {"visibility": "unknown_visibility"}),
        ({"game": "draft", "seats": 2, "options": {"hands": 10}}, {"options.hands": "out_of_range"}),
        ({"game": "draft", "seats": 2, "options": {"hands": True}}, {"options.hands": "out_of_range"}),
        ({"game": "draft", "seats": 2, "options": {"cheat": 1}}, {"options.cheat": "unknown_option"}),
        ({"game": "draft", "seats": 2, "options": 5}, {"options": "invalid"}),
        ({"game": "draft", "seats": 2, "colour": "red"}, {"colour": "unknown_field"}),
        ([], {"_": "invalid"}),
        ("draft", {"_": "invalid"}),
    ],
)
def test_a_wrong_field_is_named_with_its_fault(guest, body, fields):
    error = guest.refused("POST", "/tables", body, status=422)
    assert (error["code"], error["fields"]) == ("bad_message", fields)
    assert guest.api("GET", "/me")["tables"] == []


@pytest.mark.parametrize(
    ("data", "kind", "status", "key"),
    [
        (b"{", "application/json", 400, "not_json"),
        (b"\xff\xfe", "application/json", 400, "not_json"),
        (b"game=draft&seats=2", "application/x-www-form-urlencoded", 415, "not_json"),
        (b'{"game": "draft", "seats": 2}', "text/plain", 415, "not_json"),
        (b'{"game": "' + b"x" * 40_000 + b'"}', "application/json", 413, "too_long"),
    ],
)
def test_what_is_no_message_is_refused(guest, data, kind, status, key):
    answer = guest.browser.post("/api/tables", data=data, content_type=kind)
    assert answer.status_code == status
    assert answer.json == {"code": "bad_message", "key": key, "data": {}, "fields": {}}
    assert guest.api("GET", "/me")["tables"] == []


@pytest.mark.parametrize(
    "name", ["", " ", "\u200b\u200b", "x" * 200, "x" * 201, "Воrin", "Борiн", "\u0000abc", "a\u0301\u0301\u0301\u0301"]
)
def test_a_bad_name_is_refused_and_the_old_one_stays(guest, name):
    guest.api("PUT", "/me", {"name": "Borin"})
    error = guest.refused("PUT", "/me", {"name": name}, status=422)
    assert error["code"] in ("bad_name", "bad_message")
    assert "name" in error["fields"]
    assert guest.api("GET", "/me")["name"] == "Borin"


def test_a_name_role_or_seat_that_is_taken_stays_whose_it_is(host, guest):
    host.api("PUT", "/me", {"name": "Borin"})
    code = host.make_table(seats=3)
    taken = host.api("GET", f"/tables/{code}")["seats"][0]["role"]
    before = host.api("GET", f"/tables/{code}")
    for body, fields in [
        ({"name": "Borin"}, {"name"}),
        ({"name": "borin"}, {"name"}),
        ({"name": "Gerda", "role": taken}, {"role"}),
        ({"name": "Gerda", "seat": 0}, {"seat"}),
    ]:
        error = guest.refused("POST", f"/tables/{code}/sit", body, status=409)
        assert (error["code"], set(error["fields"])) == ("taken", fields)
    # Latin letters that look like these Cyrillic ones.
    host.api("POST", f"/tables/{code}/seats/0", {"name": "Cop"})
    error = guest.refused("POST", f"/tables/{code}/sit", {"name": "Сор"}, status=422)
    assert (error["code"], error["key"]) == ("bad_name", "name_looks_like")
    host.api("POST", f"/tables/{code}/seats/0", {"name": "Borin"})
    assert host.api("GET", f"/tables/{code}") == before


def test_a_full_table_takes_nobody(visitor):
    host, second, third = visitor(), visitor(), visitor()
    code = host.make_table()
    second.api("POST", f"/tables/{code}/sit", {"name": "Gerda"})
    before = host.api("GET", f"/tables/{code}")
    assert third.refused("POST", f"/tables/{code}/sit", {"name": "Hilde"}, status=409)["code"] == "full"
    assert host.api("GET", f"/tables/{code}") == before


def test_what_only_the_host_or_the_owner_may_do_others_may_not(host, guest):
    code = host.make_table(seats=3)
    guest.api("POST", f"/tables/{code}/sit", {"name": "Gerda", "seat": 1})
    before = host.api("GET", f"/tables/{code}")
    for method, path, body, code_of_error, status in [
        ("PATCH", "", {"speed": "fast"}, "not_host", 403),
        ("POST", "/start", None, "not_host", 403),
        ("POST", "/seats/0", {"kick": True}, "not_host", 403),
        ("POST", "/seats/2", {"bot": "thumb"}, "not_host", 403),
        ("POST", "/seats/0", {"ready": True}, "no_chair", 403),
        ("POST", "/stand", {"seat": 0}, "no_chair", 403),
        ("POST", "/seats/7", {"ready": True}, "no_seat", 404),
        ("POST", "/sit", {"seat": 7}, "no_seat", 404),
        ("POST", "/rematch", None, "closed", 409),
        ("GET", "/scores.csv", None, "closed", 409),
        ("GET", "/export.json", None, "closed", 409),
    ]:
        error = guest.refused(method, f"/tables/{code}{path}", body, status=status)
        assert error["code"] == code_of_error, (method, path)
    assert host.refused("POST", f"/tables/{code}/start", status=409)["code"] == "not_ready"
    assert host.api("GET", f"/tables/{code}") == before


@pytest.mark.parametrize("body", [{}, {"kick": True, "ready": True}, {"bot": "any", "role": "nils"}, {"kick": False}])
def test_a_seat_takes_no_mixture_of_requests(host, body):
    code = host.make_table()
    assert host.refused("POST", f"/tables/{code}/seats/0", body, status=422)["code"] == "bad_message"


@pytest.mark.parametrize("path", ["sit", "seats/0"])
def test_a_seat_has_a_role_and_no_dwarf(host, path):
    code = host.make_table()
    error = host.refused("POST", f"/tables/{code}/{path}", {"dwarf": "nils"}, status=422)
    assert (error["code"], set(error["fields"])) == ("bad_message", {"dwarf"})


def test_unknown_addresses_and_methods_are_told_in_the_same_shape(guest):
    assert guest.refused("GET", "/nothing", status=404)["code"] == "no_such_page"
    assert guest.refused("DELETE", "/me", status=405)["key"] == "bad_method"


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "http://localhost.evil.example", "null", "http://localhost:81"]
)
def test_requests_of_other_sites_are_refused(guest, origin):
    error = guest.refused("POST", "/tables", TABLE, status=403, headers={"Origin": origin})
    assert error["code"] == "bad_origin"
    assert guest.api("GET", "/me")["tables"] == []
    assert guest.ask("POST", "/tables", TABLE, headers={"Origin": "http://localhost"}).status_code == 201


def test_our_own_fault_is_told_in_the_same_shape(app, guest, monkeypatch):
    monkeypatch.setattr(type(app.extensions["dwarfdraft"].tables), "public_tables", lambda self: 1 / 0)
    monkeypatch.setitem(app.config, "PROPAGATE_EXCEPTIONS", False)
    assert guest.refused("GET", "/tables", status=500)["code"] == "fault"
