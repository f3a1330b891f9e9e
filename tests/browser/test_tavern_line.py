"""A page closed, a network cut, a server killed in a window, a Round and a Contest; two tabs and devices of a seat."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser import scenes
from tests.browser.conftest import Server, Sit, Visitors, visiting
from tests.browser.laid_tavern import Reach, Say, Scene, TavernLayer

LIVE = "#prompt[data-live=true]"
LOST = ["net::ERR_", "WebSocket connection to .* failed"]
MOMENTS = {"window": scenes.WINDOW_ON_ME, "round": scenes.ROUND_MOVE, "contest": scenes.CONTEST}
SIGNS = {"window": ".window#prompt[data-window=played]", "round": "#round-title", "contest": "#contest-title"}
"""What only a page in this moment shows."""
DEAD_MS = 1_500
"""So long nobody serves."""
STRETCH_MS = 10_000
"""A line that was cut lengthens a window."""
SLACK_MS = 1_000
ALONE = Scene(
    ("gerki", "gog", "zot"),
    (Say("gog", "action", "Dance with Gog!"), Say("gog", "target", "gerki"), Reach("gerki", "declare", "played")),
    hands={"gerki": ["Hide in shadows", "Dump it on the floor"], "gog": ["Dance with Gog!"]},
    setup={"active": "gog", "phase": "action"},
)
"""Gog hits Gerki, seat 0, and nobody else can answer."""


@pytest.fixture(scope="module")
def own_server(tmp_path_factory) -> Iterator[Server]:
    """A server that may be killed."""
    with Server(tmp_path_factory.mktemp("killed")) as running:
        yield running


@pytest.fixture(scope="module")
def layer(own_server) -> Iterator[TavernLayer]:
    made = TavernLayer(own_server.home)
    yield made
    made.close()


@pytest.fixture
def people(browser, own_server) -> Iterator[Visitors]:
    """Open browsers at the server that may be killed; that its line is lost is no fault."""
    with visiting(browser, own_server, *LOST) as made:
        yield made


@pytest.fixture
def sit(people, layer) -> Sit:
    """Open tables there."""
    return Sit(people, layer)


def asked(page: Page) -> str:
    """Return the question that the page asks."""
    page.locator(LIVE).wait_for()
    return str(page.locator("#prompt").get_attribute("data-ask"))


def goes_on(page: Page, ask: str) -> None:
    """Pass, and wait until another question, or none, is asked."""
    page.locator(f"{LIVE} #pass").click()
    gone = page.locator(f'#prompt[data-ask="{ask}"]:not([data-answered])')
    expect(gone).to_have_count(0)


def test_a_killed_server_comes_back_with_the_same_questions_and_their_time(layer, own_server, sit):
    laid = {moment: layer.lay(scene) for moment, scene in MOMENTS.items()}
    mine = {moment: sit(table) for moment, table in laid.items()}
    theirs = sit(laid["window"], 2, "phone")
    timed = layer.lay(scenes.LAST_CHANCE, speed="relaxed")
    mine["last chance"] = sit(timed)
    asks = {moment: asked(page) for moment, page in mine.items()}
    before = layer.frame(timed, 0).window["left_ms"]

    own_server.kill()
    expect(mine["last chance"].locator("#line-notice")).to_be_visible()
    theirs.wait_for_timeout(DEAD_MS)
    own_server.start()

    timed_page = mine.pop("last chance")
    expect(timed_page.locator("#line-notice")).to_have_count(0)
    assert asked(timed_page) == asks["last chance"]
    assert before - SLACK_MS <= layer.frame(timed, 0).window["left_ms"] <= before + STRETCH_MS + SLACK_MS
    expect(timed_page.locator("#prompt [role=timer]")).to_be_visible()
    for page in (theirs, *mine.values()):
        expect(page.locator("#line-notice")).to_have_count(0)
    expect(theirs.locator(SIGNS["window"])).to_be_visible()
    for moment, sign in SIGNS.items():
        assert asked(mine[moment]) == asks[moment]
        expect(mine[moment].locator(sign).first).to_be_visible()
        goes_on(mine[moment], asks[moment])


def seconds(page: Page) -> int:
    """Return how many seconds are left on the clock of the question."""
    return int(re.sub(r"\D", "", page.locator("#prompt [role=timer] b.num").inner_text()))


def test_after_the_server_stood_still_the_clock_on_the_page_stands_at_what_it_had_and_then_goes_on(
    layer, own_server, sit
):
    page = sit(layer.lay(scenes.LAST_CHANCE, speed="relaxed"))
    asked(page)
    before = seconds(page)

    timer = page.locator("#prompt [role=timer] b.num")
    own_server.pause()
    try:  # the page does not know yet, and counts on
        expect(timer).to_have_text(re.compile(rf"\b({before - 3}|{before - 4}|{before - 5})\b"))
    finally:  # a server that stands still would fail all tests after this one
        own_server.resume()

    expect(timer).to_have_text(re.compile(rf"\b({before}|{before - 1})\b"))
    page.wait_for_timeout(3_000)
    assert seconds(page) >= before - 1
    expect(timer).to_have_text(re.compile(rf"\b{before - 3}\b"), timeout=10_000)


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_cut_line_keeps_the_question_and_stops_nobody_else(layer, sit, moment):
    laid = layer.lay(MOMENTS[moment])
    mine, theirs = sit(laid, size="phone"), sit(laid, 2)
    ask = asked(mine)

    mine.context.set_offline(True)
    mine.evaluate("window.dispatchEvent(new Event('offline'))")
    theirs.locator("#interrupt, #pass").first.click()
    mine.context.set_offline(False)
    mine.evaluate("window.dispatchEvent(new Event('online'))")

    expect(mine.locator("#line-notice")).to_have_count(0)
    assert asked(mine) == ask
    goes_on(mine, ask)


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_closed_page_comes_back_to_the_same_question(layer, sit, moment):
    laid = layer.lay(MOMENTS[moment])
    mine = sit(laid, size="phone")
    ask = asked(mine)

    mine.close()
    again = sit(laid)

    assert asked(again) == ask
    expect(again.locator(SIGNS[moment]).first).to_be_visible()
    goes_on(again, ask)


@pytest.mark.parametrize("same_browser", [True, False])
def test_two_tabs_and_two_devices_of_a_seat_have_one_effect(layer, sit, same_browser):
    laid = layer.lay(ALONE, mode="fast")
    one = sit(laid)
    two = sit(laid, page=one.context.new_page() if same_browser else None, size="phone")
    pages = (one, two)
    ask = asked(one)
    for page in pages:
        assert asked(page) == ask
        page.locator(".answer[data-value='Hide in shadows']").click()
        page.locator("#commit").wait_for()

    for page in pages:
        page.evaluate("document.getElementById('commit')?.click()")

    for page in pages:
        expect(page.locator(f'#prompt[data-ask="{ask}"]')).to_have_count(0)
        expect(page.locator(".is-refused, [role=alert]")).to_have_count(0)
    view = layer.frame(laid, 0).view
    assert len(view["hand"]) == 1
    assert view["seats"][0]["fortitude"] == 20
