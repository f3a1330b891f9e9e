"""Sending away and replacing over REST: by address and kind of the browser, without telling either."""

import logging

from flask import Flask

from dwarfdraft.app import create_app
from dwarfdraft.web.identity import CookieSigner
from tests.web.conftest import settings_in
from tests.web.visitor import Visitor

PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)"
LAPTOP = "Mozilla/5.0 (X11; Linux x86_64)"


def from_browser(app: Flask, kind: str, address: str = "192.0.2.7") -> Visitor:
    """Return somebody with such a browser at such an address."""
    someone = Visitor(app, new=False)
    someone.browser.environ_base.update({"REMOTE_ADDR": address, "HTTP_USER_AGENT": kind})
    assert someone.browser.get("/").status_code == 200
    return someone


def sent_away(app: Flask) -> tuple[Visitor, str]:
    """Have a guest with a phone sit down and be sent away; return host and table."""
    host = from_browser(app, LAPTOP, "192.0.2.1")
    code = host.make_table(seats=4)
    guest = from_browser(app, PHONE)
    guest.api("POST", f"/tables/{code}/sit", {"name": "Olga"})
    host.api("POST", f"/tables/{code}/seats/1", {"kick": True})
    return host, code


def test_a_fresh_cookie_does_not_bring_somebody_back(app):
    _, code = sent_away(app)
    fresh = from_browser(app, PHONE)
    error = fresh.refused("POST", f"/tables/{code}/sit", {"name": "Brida"}, status=409)
    assert (error["code"], error["key"]) == ("closed", "kicked_browser")
    elsewhere = from_browser(app, LAPTOP, "198.51.100.3")
    error = elsewhere.refused("POST", f"/tables/{code}/sit", {"name": "Olga"}, status=422)
    assert (error["code"], error["fields"]) == ("bad_name", {"name": "name_kicked"})


def test_friends_behind_the_same_address_get_in_with_another_browser_and_the_same_phone_elsewhere(app):
    _, code = sent_away(app)
    from_browser(app, LAPTOP).api("POST", f"/tables/{code}/sit", {"name": "Ketil"})
    from_browser(app, PHONE, "192.0.2.8").api("POST", f"/tables/{code}/sit", {"name": "Brida"})


def test_behind_a_proxy_the_address_is_the_one_that_the_proxy_tells(tmp_path):
    app = create_app(settings_in(tmp_path, trusted_proxies=1), begin=False)
    host, guest, fresh, friend = (Visitor(app, new=False) for _ in range(4))
    for who, address in ((host, "192.0.2.1"), (guest, "192.0.2.7"), (fresh, "192.0.2.7"), (friend, "192.0.2.8")):
        who.browser.environ_base.update({"HTTP_X_FORWARDED_FOR": address, "HTTP_USER_AGENT": PHONE})
        who.browser.get("/")
    code = host.make_table(seats=4)
    guest.api("POST", f"/tables/{code}/sit", {"name": "Olga"})
    host.api("POST", f"/tables/{code}/seats/1", {"kick": True})
    assert fresh.refused("POST", f"/tables/{code}/sit", {"name": "Brida"}, status=409)["key"] == "kicked_browser"
    friend.api("POST", f"/tables/{code}/sit", {"name": "Ketil"})


def test_the_host_alone_is_told_who_is_barred_and_lets_them_back_in(app):
    host, code = sent_away(app)
    (line,) = host.api("GET", f"/tables/{code}")["barred"]
    assert line["names"] == ["Olga"]
    assert 3500 < line["browser_s"] <= 3600
    guest = from_browser(app, PHONE)
    assert guest.api("GET", f"/tables/{code}")["barred"] == []
    assert guest.refused("DELETE", f"/tables/{code}/barred/{line['tag']}", status=403)["code"] == "not_host"
    assert host.api("DELETE", f"/tables/{code}/barred/{line['tag']}")["barred"] == []
    guest.api("POST", f"/tables/{code}/sit", {"name": "Olga"})


def test_neither_address_nor_browser_is_stored_told_or_logged(tmp_path, caplog):
    caplog.set_level(logging.DEBUG)
    app = create_app(settings_in(tmp_path), begin=False)
    host, code = sent_away(app)
    told = host.ask("GET", f"/tables/{code}").text
    mark = CookieSigner("k" * 64).hash_browser("192.0.2.7", PHONE)
    stored = b"".join(path.read_bytes() for path in tmp_path.glob("store.sqlite3*"))
    assert mark.encode() in stored
    for secret in ("192.0.2.7", "iPhone"):
        assert secret.encode() not in stored
        assert secret not in told
    assert mark not in told
    assert mark not in caplog.text


def test_the_mark_of_a_browser_hangs_on_the_key_the_address_and_the_kind():
    signer = CookieSigner("k" * 64)
    marks = {
        signer.hash_browser("192.0.2.7", PHONE),
        signer.hash_browser("192.0.2.8", PHONE),
        signer.hash_browser("192.0.2.7", LAPTOP),
    }
    assert len(marks | {CookieSigner("l" * 64).hash_browser("192.0.2.7", PHONE)}) == 4
    assert signer.hash_browser("192.0.2.7", "\udcff") != ""


def test_a_bot_replaces_somebody_in_play(app):
    host, guest = from_browser(app, LAPTOP), from_browser(app, PHONE)
    code = host.make_table()
    guest.api("POST", f"/tables/{code}/sit", {"name": "Olga"})
    guest.api("POST", f"/tables/{code}/seats/1", {"ready": True})
    assert host.refused("POST", f"/tables/{code}/seats/1", {"replace": True}, status=409)["key"] == "not_begun"
    host.api("POST", f"/tables/{code}/start")
    chair = host.api("POST", f"/tables/{code}/seats/1", {"replace": True})["seats"][1]["chair"]
    assert (chair["replaced"], chair["bot_acts"], chair["votes"], chair["votes_needed"]) == (True, True, 0, 0)
    chair = guest.api("POST", f"/tables/{code}/sit", {"seat": 1})["seats"][1]["chair"]
    assert (chair["replaced"], chair["bot_acts"], chair["votes_needed"]) == (False, False, 1)
    table = guest.api("POST", f"/tables/{code}/seats/0", {"replace": True})
    assert table["seats"][0]["chair"]["replaced"]
    host.refused("POST", f"/tables/{code}/seats/1", {"replace": True, "ready": True}, status=422)
