"""A third game on the pages, from a package of its own: made in the hall, set up and played by two people."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PATIENCE_MS, code_of, goto, missing_texts
from tests.browser.players import fetch
from tests.processes.server import Server
from tests.third_game.install import install


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("site")
    return folder / "pebbles", install(folder)


@pytest.fixture(scope="module")
def pebbles(site, tmp_path_factory) -> Iterator[Server]:
    """A server on whose path the game lies."""
    home = tmp_path_factory.mktemp("pebbles") / "home"
    with Server(home, PYTHONPATH=site[1]["PYTHONPATH"]) as running:
        yield running


@pytest.fixture
def people(browser, pebbles) -> Iterator[tuple[Page, Page]]:
    """Two visitors; a script that throws fails the test."""
    contexts = [browser.new_context(base_url=pebbles.url, locale="en-GB", reduced_motion="reduce") for _ in range(2)]
    pages = [context.new_page() for context in contexts]
    errors: list[str] = []
    for context, page in zip(contexts, pages, strict=True):
        context.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: errors.append(str(error)))
    yield pages[0], pages[1]
    for context in contexts:
        context.close()
    assert errors == []


def test_its_drawings_are_on_the_page_of_the_drawings(people):
    page = goto(people[0], "/about/drawings")
    sheet = page.locator("#pebble-drawings")
    expect(sheet.get_by_role("heading", name="Drawings of Pebbles")).to_be_visible()
    drawn = sheet.locator("use").evaluate_all("all => all.map((one) => [one.getBBox().width, one.getBBox().height])")
    assert len(drawn) == 2 * 3 * 3  # each at three sizes on three grounds
    assert all(width > 0 and height > 0 for width, height in drawn)


def test_two_people_set_it_up_and_play_it_to_its_end(people):
    host, guest = people
    goto(host)
    expect(host.get_by_role("heading", name="Pebbles")).to_be_visible()
    assert missing_texts(host) == ""
    host.fill("#name", "Greta")
    host.click("#create-pebbles")
    code = code_of(host)
    fetch(host, "PATCH", f"/tables/{code}", {"seats": 2})
    host.locator("#pebble-colour").get_by_label("Red").check()
    host.locator('[data-option="heap"]').get_by_role("button").first.click()
    expect(host.locator('[data-option="heap"]')).to_contain_text("11")
    assert missing_texts(host) == ""

    goto(guest, f"/t/{code}")
    fetch(guest, "POST", f"/tables/{code}/sit", {"name": "Borin", "role": "white"})
    for seat, page in enumerate(people):
        fetch(page, "POST", f"/tables/{code}/seats/{seat}", {"ready": True})
    host.click("#start-button")

    left = 11
    for turn in range(11):
        page, other = people if turn % 2 == 0 else people[::-1]
        expect(page.locator("[data-left]")).to_have_attribute("data-left", str(left))
        expect(other.locator(".pebble-take")).to_have_count(0)
        many = min(3, left)
        page.get_by_role("button", name=f"Take {many}").click()
        left -= many
        if not left:
            break
    for page in people:
        expect(page.locator("#pebble-winners")).to_have_text("White won")
        assert missing_texts(page) == ""
        assert page.evaluate("getComputedStyle(document.querySelector('.pebble-heap')).letterSpacing") == "4.8px"


PARTS = {
    "hall": ("plugin.js", "hall: {", "hill: {"),
    "hall.Art": ("plugin.js", " Art,", ""),
    "screens": ("plugin.js", "screens:", "screen:"),
    "table.lingers": ("table.js", "lingers:", "lingered:"),
    "table.role.line": ("table.js", "line:", "lines:"),
    "table.setUp.Options": ("table.js", " Options,", ""),
    "screens.openLog": ("screen.js", "export const openLog", "const openLog"),
}
"""What is missing -> where it stood, and what stands there then."""


@pytest.mark.parametrize("part", PARTS)
def test_a_part_that_is_missing_is_named(browser, pebbles, site, part):
    """The module is changed on its way to the page."""
    file, there, gone = PARTS[part]
    source = (site[0] / "static" / "js" / "games" / "pebbles" / file).read_text()
    assert there in source
    context = browser.new_context(base_url=pebbles.url)
    page = context.new_page()
    page.goto("/")
    code = fetch(page, "POST", "/quick", {"game": "pebbles", "name": "Greta", "seats": 2})["code"]
    page.route(
        re.compile(rf"/js/games/pebbles/{file}"),
        lambda route: route.fulfill(body=source.replace(there, gone, 1), content_type="text/javascript"),
    )
    said: list[str] = []
    page.on("pageerror", lambda error: said.append(str(error)))
    page.on("console", lambda message: said.append(message.text))
    page.goto(f"/t/{code}")
    wanted = f"the game pebbles lacks {part}"
    for _ in range(100):
        if wanted in "\n".join(said):
            break
        page.wait_for_timeout(50)
    context.close()
    assert wanted in "\n".join(said)
