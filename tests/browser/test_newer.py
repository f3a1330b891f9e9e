"""After an update an open page says that there is a newer version, and loads it when nothing is lost by that."""

import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser import scenes
from tests.browser.conftest import goto
from tests.browser.laid import prompts
from tests.browser.players import asked, sit_at, tap_an_answer

SOCKET = re.compile(r"/socket\.io/")
LIVE = "#prompt[data-live=true][data-ask]"
"""It asks me: before my seat is known the page shows what everybody sees."""


ANOTHER = """() => {
  window.same = true;
  const get = Headers.prototype.get;
  Headers.prototype.get = function (name) {
    return name === "Dwarfdraft-Build" ? "000000000000" : get.call(this, name);
  };
}"""
"""The document that hears answers of another build; it is gone with the page."""


class Updated:
    """A server that is updated when a test says so: what it says of its build is another from then on."""

    def __init__(self, page: Page) -> None:
        self.done = False
        self.page = page
        self.socket: WebSocketRoute | None = None
        page.route_web_socket(SOCKET, self._connected)

    def _connected(self, socket) -> None:
        server = socket.connect_to_server()
        self.socket = socket
        server.on_message(lambda message: socket.send(self._told(message)))

    def _told(self, message):
        if self.done and isinstance(message, str):
            return re.sub(r'"build":"\w+"', '"build":"000000000000"', message)
        return message

    def happen(self) -> None:
        """Update the server: it is away for a moment, and comes back as another."""
        self.done = True
        self.page.evaluate(ANOTHER)
        if self.socket is not None:
            self.socket.close()


def same(page: Page) -> bool:
    """Tell whether the page has not been loaded again."""
    return bool(page.evaluate("window.same === true"))


def stays(page: Page) -> None:
    """Expect the notice, and that the page is not loaded again by itself."""
    expect(page.locator("#newer-notice")).to_be_visible()
    page.wait_for_timeout(3_000)
    assert same(page)


def loads_again(page: Page) -> None:
    """Wait until the page has been loaded again."""
    page.wait_for_function("() => window.same !== true")
    page.wait_for_selector("html[data-started] main")


@pytest.fixture
def table(visitors, draft) -> Updated:
    """A table for two in its first turn, on a phone, its server about to be updated."""
    updated = Updated(visitors("phone"))
    sit_at(updated.page, draft, draft.play(2), 0)
    updated.page.wait_for_selector(f"main.draft {LIVE}")
    return updated


def test_a_page_that_waits_for_others_is_loaded_again_once(table):
    assert tap_an_answer(table.page)
    expect(table.page.locator("main.is-locked")).to_be_visible()

    table.happen()

    loads_again(table.page)
    expect(table.page.locator("main.is-locked")).to_be_visible()
    table.page.evaluate("window.same = true")
    stays(table.page)  # the old version has come again: it is left alone, and says what can be done
    expect(table.page.locator("#newer-notice")).to_contain_text("by itself")


def test_nobody_is_interrupted_who_decides_or_has_picked(table):
    table.happen()
    stays(table.page)
    table.page.locator(".hand .card").first.click()
    table.page.locator(".tray .die-place").first.click()
    stays(table.page)

    table.page.locator("#commit").click()

    loads_again(table.page)
    expect(table.page.locator("main.is-locked")).to_be_visible()


def test_a_press_loads_it_at_once_and_keeps_what_is_picked(table):
    table.page.locator(".hand .card").first.click()
    table.happen()

    table.page.locator("#newer-notice .button").click()

    loads_again(table.page)
    expect(table.page.locator(".hand .card[aria-pressed=true]")).to_have_count(1)


def test_an_open_sheet_is_not_taken_away(table):
    assert tap_an_answer(table.page)
    expect(table.page.locator("main.is-locked")).to_be_visible()
    table.page.locator(".top .only-narrow").click()
    expect(table.page.locator("dialog[open]")).to_be_visible()
    table.happen()
    stays(table.page)

    table.page.keyboard.press("Escape")

    loads_again(table.page)


def test_a_name_that_is_being_typed_is_not_lost(visitors, draft):
    page = visitors("phone")
    updated = Updated(page)
    goto(page)
    goto(page, draft.open(1, 4).path)
    page.wait_for_selector("#sit-name")
    page.locator("#sit-name").press_sequentially("Bo")
    updated.happen()
    stays(page)
    page.locator("#sit-name").blur()
    stays(page)

    page.locator("#sit-name").fill("")
    page.locator("#sit-name").blur()

    loads_again(page)


def test_the_home_page_hears_of_it_as_well(visitors):
    page = visitors()
    page.clock.install()
    updated = Updated(page)
    goto(page)
    page.locator("#code").press_sequentially("12")
    updated.happen()
    page.clock.run_for(20_000)
    expect(page.locator("#newer-notice")).to_be_visible()
    page.clock.run_for(3_000)
    assert same(page)

    page.locator("#code").fill("")
    page.locator("#code").blur()
    page.clock.run_for(3_000)

    loads_again(page)


def test_in_the_tavern_a_picked_card_that_somebody_interrupts_counts_as_picked(layer, sit, visitors):
    page = visitors("phone")
    updated = Updated(page)
    sit(layer.lay(scenes.MY_ACTION), page=page)
    page.locator(LIVE).wait_for()
    page.locator("#hand .is-legal").first.click()

    updated.happen()

    stays(page)
    expect(page.locator("#hand .is-chosen")).to_have_count(1)


def test_who_is_asked_while_a_card_is_resolved_is_left_alone(visitors, draft):
    name, answers, seat = prompts()["drink-theirs"]
    page = visitors()
    updated = Updated(page)
    sit_at(page, draft, draft.scenario(name, answers), seat)
    page.wait_for_selector(f"main.resolve {LIVE}")
    ask = asked(page)

    updated.happen()

    stays(page)
    assert asked(page) == ask


def test_nothing_is_said_while_the_version_is_the_same(table):
    table.page.evaluate("window.same = true")
    assert table.socket is not None
    table.socket.close()
    expect(table.page.locator(".connection")).to_have_class(re.compile("is-lost"))
    expect(table.page.locator(".connection")).not_to_have_class(re.compile("is-lost"))
    expect(table.page.locator("#newer-notice")).to_have_count(0)
    assert same(table.page)
