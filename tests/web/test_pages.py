"""Every page of the map: found, in the look, in both languages, with the headers that protect it."""

import re

import pytest
from werkzeug.routing import Rule

from dwarfdraft.web.bundle import MODULES
from tests.catalogues import LANGUAGES
from tests.web.visitor import Visitor

FILES = {"/api/", "/static/", "/texts/", "/favicon.ico", "/healthz", "/manifest", "/service-worker", "/sw.js"}
"""Addresses that are no pages."""
KEY = re.compile(r"[>\"](?:page|ui|error|home|setup|about|drawing)\.[a-z0-9_.-]+[<\"]")


def pages_of(app) -> list[Rule]:
    """Return the pages that can be opened, by the map of addresses."""
    return [
        rule
        for rule in app.url_map.iter_rules()
        if "GET" in (rule.methods or ()) and not any(rule.rule.startswith(prefix) for prefix in FILES)
    ]


def addresses(app, visitor) -> dict[str, str]:
    """Return one address for each page: endpoint -> path."""
    fill = {"code": visitor.make_table(), "token": "some-token"}
    found = {}
    for rule in pages_of(app):
        path = rule.rule
        for name in rule.arguments:
            path = re.sub(rf"<(?:\w+:)?{name}>", fill[name], path)
        found[rule.endpoint] = path
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_opens_complete_in_both_languages(app, guest, language):
    guest.browser.set_cookie("language", language)
    for endpoint, path in addresses(app, guest).items():
        answer = guest.browser.get(path, follow_redirects=True)
        assert answer.status_code == 200, (endpoint, path)
        assert f'<html lang="{language}"' in answer.text
        assert not KEY.search(re.sub(r"<script.*?</script>", "", answer.text, flags=re.DOTALL)), endpoint
        assert 'id="main"' in answer.text
        assert len(re.findall(r"<title>[^<]+</title>", answer.text)) == 1


def test_every_file_that_a_page_names_is_there(app, guest):
    for path in addresses(app, guest).values():
        html = guest.browser.get(path, follow_redirects=True).text
        files = set(re.findall(r'"(/(?:static|cards)/[^"]+)"', html))
        assert len(files) > len(MODULES)
        for file in files:
            answer = guest.browser.get(file, buffered=True)
            assert answer.status_code == 200, file
            assert "immutable" in answer.headers["Cache-Control"], file


def test_files_under_an_old_version_are_found_but_not_kept(visitor):
    answer = visitor().browser.get("/static/000000000000/css/base.css", buffered=True)
    assert answer.status_code == 200
    assert answer.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize("path", ["../pyproject.toml", "..%2fpyproject.toml", "css/../../wsgi.py"])
def test_nothing_outside_static_is_served(visitor, path):
    assert visitor().browser.get(f"/static/x/{path}").status_code == 404


def test_pages_carry_the_headers_that_protect_them(visitor):
    answer = visitor().browser.get("/")
    policy = dict(part.strip().split(" ", 1) for part in answer.headers["Content-Security-Policy"].split(";"))
    assert policy["default-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert policy["object-src"] == "'none'"
    assert "unsafe" not in answer.headers["Content-Security-Policy"]
    (nonce,) = re.findall(r'<script type="importmap" nonce="([^"]+)"', answer.text)
    assert f"'nonce-{nonce}'" in policy["script-src"]
    assert f"'nonce-{nonce}'" not in visitor().browser.get("/").headers["Content-Security-Policy"]
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Referrer-Policy"] == "same-origin"
    assert 'style="' not in answer.text


@pytest.mark.parametrize(("path", "status"), [("/t/00000000", 404), ("/nowhere", 404), ("/join/nonsense", 404)])
def test_what_is_not_there_is_told_on_a_page(visitor, path, status):
    answer = visitor().browser.get(path, follow_redirects=True)
    assert answer.status_code == status
    assert answer.mimetype == "text/html"
    assert 'class="board page-message"' in answer.text
    html = re.sub(r"<script.*?</script>", "", answer.text, flags=re.DOTALL)
    assert not KEY.search(re.sub(r' data-text="[^"]*"', "", html)), "what its module translates again is no text"


def test_a_code_may_be_typed_with_a_dash(guest):
    code = guest.make_table()
    answer = guest.browser.get(f"/join/{code[:4]}-{code[4:]}")
    assert (answer.status_code, answer.headers["Location"]) == (302, f"/t/{code}")


def test_the_language_is_the_cookies_else_the_browsers(app):
    guest = Visitor(app, new=False)
    russian = guest.browser.get("/about", headers={"Accept-Language": "ru-RU,ru;q=0.9,en;q=0.5"})
    assert '<html lang="ru"' in russian.text
    assert '<html lang="en"' in guest.browser.get("/about", headers={"Accept-Language": "fi"}).text
    guest.browser.get("/")
    guest.api("PUT", "/me", {"language": "ru", "theme": "light"})
    answer = guest.browser.get("/about", headers={"Accept-Language": "en"})
    assert '<html lang="ru" data-theme="light"' in answer.text
    assert '<html lang="en"' in guest.browser.get("/about?lang=en").text
    guest.api("PUT", "/me", {"theme": "system"})
    assert "data-theme" not in guest.browser.get("/about").text


def test_a_name_cannot_break_out_of_the_boot_block(guest):
    guest.api("PUT", "/me", {"name": "</script><b>x"})
    html = guest.browser.get("/").text
    assert "</script><b>" not in html
    assert "\\u003c/script>" in html


@pytest.mark.parametrize(("page", "series", "count"), [("/rules", "DDD", 49), ("/rules/tavern", "RDI", 687)])
def test_the_rules_page_has_every_rule_in_both_languages(guest, page, series, count):
    found = []
    for language in ("en", "ru"):
        html = guest.browser.get(f"{page}?lang={language}").text
        assert f'<div lang="{language}">' in html
        found.append(re.findall(rf'<li id="({series}-[A-Z0-9-]+)"><a class="rule-id" href="#\1">', html))
    assert len(found[0]) == count
    assert found[0] == found[1]


def test_the_long_rules_begin_with_their_chapters(guest):
    html = guest.browser.get("/rules/tavern?lang=en").text
    links = re.findall(r'<li><a href="#(chapter-\d+)">([^<]+)</a></li>', html)
    assert links == re.findall(r'<h2 id="(chapter-\d+)">([^<]+)</h2>', html)
    assert "Boss Battle" in [title for _, title in links]
    assert "rules-chapters" not in guest.browser.get("/rules?lang=en").text
