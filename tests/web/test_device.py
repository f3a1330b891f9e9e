"""Going on on another device: the link gives the other browser the same person, once, for five minutes."""

import re

from tests.web.visitor import Visitor


def test_the_other_browser_becomes_the_same_person(app, visitor):
    owner = visitor()
    owner.api("PUT", "/me", {"name": "Borin", "language": "ru", "theme": "dark"})
    code = owner.make_table()
    device = owner.api("POST", "/device")
    assert device["seconds"] == 300
    assert device["qr"].startswith("<svg")
    assert re.fullmatch(r"http://localhost/device/[\w-]{20,}", device["link"])
    path = device["link"].removeprefix("http://localhost")
    other = Visitor(app, new=False)
    other.browser.get(path)  # looking uses nothing up
    other.browser.get(path)
    answer = other.browser.post(path)
    assert (answer.status_code, answer.headers["Location"]) == (303, "/")
    me = other.api("GET", "/me")
    assert (me["name"], [table["code"] for table in me["tables"]]) == ("Borin", [code])
    assert other.api("GET", f"/tables/{code}")["you"]["seats"] == [0]
    assert '<html lang="ru" data-theme="dark"' in other.browser.get("/").text


def test_a_link_works_once(app, visitor):
    path = visitor().api("POST", "/device")["link"].removeprefix("http://localhost")
    first, second = Visitor(app, new=False), visitor()
    assert first.browser.post(path).status_code == 303
    name = second.api("PUT", "/me", {"name": "Gerda"})["name"]
    answer = second.browser.post(path)
    assert answer.status_code == 410
    assert 'data-code="no_such_link"' in answer.text
    assert second.api("GET", "/me")["name"] == name


def test_another_site_cannot_make_a_browser_somebody(app, visitor):
    path = visitor().api("POST", "/device")["link"].removeprefix("http://localhost")
    victim = visitor()
    answer = victim.browser.post(path, headers={"Origin": "http://evil.example"})
    assert answer.status_code == 403
    assert Visitor(app, new=False).browser.post(path).status_code == 303, "the link is still good"
