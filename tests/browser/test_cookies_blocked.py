"""A browser that keeps no cookies is told so, and what to do; nothing else breaks on it."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import CHROMIUM, HOST, PATIENCE_MS, faults, missing_texts, sideways


@pytest.fixture
def page(browser, server, tmp_path) -> Iterator[Page]:
    """Open a phone's browser whose settings block all cookies; a script that throws fails the test."""
    (tmp_path / "Default").mkdir()
    blocked = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (tmp_path / "Default" / "Preferences").write_text(json.dumps(blocked))
    context = browser.browser_type.launch_persistent_context(
        tmp_path,
        executable_path=CHROMIUM,
        args=["--no-sandbox", f"--host-resolver-rules=MAP {HOST} 127.0.0.1"],
        base_url=server.url,
        viewport={"width": 320, "height": 640},
        locale="ru-RU",
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE_MS)
    errors: list[str] = []
    made = context.pages[0]
    made.on("pageerror", lambda error: errors.append(str(error)))
    yield made
    context.close()
    assert errors == []


def told(page: Page) -> None:
    """Expect the notice, and that nothing contradicts it."""
    page.wait_for_selector("html[data-started] main")
    notice = page.locator("#cookie-notice")
    expect(notice).to_be_in_viewport()
    expect(notice).to_contain_text("не хранит куки")
    expect(notice).to_contain_text(HOST)
    expect(page.locator("#line-notice")).to_have_count(0)
    assert sideways(page) == 0
    assert missing_texts(page) == ""


def test_the_home_page_says_so(page):
    page.goto("/")
    told(page)
    assert faults(page) == []


def test_the_page_of_a_table_says_so(page, draft):
    page.goto(draft.open(1, 4).path)
    told(page)
    page.wait_for_timeout(2_500)  # past the patience of the notice that the line is lost
    told(page)


def test_a_browser_that_claims_to_keep_them_is_found_out(page):
    page.add_init_script("Object.defineProperty(navigator, 'cookieEnabled', { value: true })")
    page.goto("/")
    told(page)


def test_who_keeps_them_hears_nothing_of_it(visitors, draft):
    own = visitors()
    for path in ("/", draft.open(1, 4).path):
        own.goto(path)
        own.wait_for_selector("html[data-started] main")
        own.wait_for_timeout(500)
        expect(own.locator("#cookie-notice")).to_have_count(0)
    own.context.clear_cookies()  # forgotten once, and given a new one at once
    own.goto("/about")
    own.context.clear_cookies()
    own.go_back()
    own.wait_for_selector("html[data-started] main")
    own.wait_for_timeout(500)
    expect(own.locator("#cookie-notice")).to_have_count(0)
