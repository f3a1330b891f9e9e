"""No control moves between press and release: what was pressed is clicked, whatever happens to the page meanwhile."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import goto
from tests.browser.players import sit_at

MIXED = "Bоrin"  # with a Cyrillic о
SOCKET = re.compile(r"/socket\.io/")


def place(control: Locator) -> tuple[float, float]:
    """Return where the middle of a control is."""
    box = control.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def press(page: Page, control: Locator) -> tuple[float, float]:
    """Press on a control and keep the button down; return where it is then: some rise under the pointer before."""
    page.mouse.move(*place(control))
    page.mouse.down()
    page.wait_for_timeout(100)
    return place(control)


@pytest.mark.parametrize("size", ["tiny", "phone", "desk"])
def test_create_a_table_pressed_with_an_error_line_in_sight_makes_the_table(visitors, size):
    page = goto(visitors(size))
    page.locator("#name").fill(MIXED)
    page.locator("#create-table").click()
    page.wait_for_selector("#name-fault")
    page.locator("#name").fill("Borin")

    create = page.locator("#create-table")
    create.scroll_into_view_if_needed()
    at = press(page, create)
    page.wait_for_timeout(700)  # the name is saved meanwhile, and the line has nothing to say any more
    assert place(create) == at
    page.mouse.up()

    page.wait_for_url(re.compile(r"/t/\d{8}"))


@pytest.mark.parametrize("size", ["tiny", "desk"])
def test_joining_pressed_with_an_error_line_in_sight_joins(visitors, draft, size):
    laid = draft.open(1)
    page = goto(visitors(size))
    page.locator("#code").fill("1234")
    page.locator(".join-row button").click()
    page.wait_for_selector("#code-fault")
    page.locator("#code").fill(laid.code)

    at = press(page, page.locator(".join-row button"))
    page.wait_for_timeout(300)
    assert place(page.locator(".join-row button")) == at
    page.mouse.up()

    page.wait_for_url(re.compile(laid.path))


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_a_notice_that_comes_between_press_and_release_waits(visitors, draft, size):
    visitors.expected += ["WebSocket connection to", "ERR_INTERNET_DISCONNECTED", "ERR_FAILED"]
    sockets = []
    page = visitors(size)
    page.route_web_socket(SOCKET, lambda socket: sockets.append((socket, socket.connect_to_server())))
    sit_at(page, draft, draft.play(2), 0)
    page.wait_for_selector("main.draft #prompt[data-live=true]")
    card = page.locator("#card-0")

    at = press(page, card)
    page.route("**/socket.io/**", lambda route: route.abort())
    page.context.set_offline(True)
    for socket, _ in sockets:
        socket.close()
    page.wait_for_timeout(2_500)
    assert place(card) == at
    page.mouse.up()

    expect(card).to_have_attribute("aria-pressed", "true")
    page.wait_for_selector("#line-notice")
    assert place(card)[1] > at[1]


def test_a_press_that_becomes_a_drag_holds_the_page_no_longer_than_it_lasts(visitors):
    page = goto(visitors())
    press(page, page.locator("#create-table"))
    page.mouse.move(5, 5)
    page.mouse.up()

    page.locator("#language-button").click()

    expect(page.locator("html")).to_have_attribute("lang", "ru")
    expect(page.locator("#create-table")).to_contain_text("стол")


@pytest.mark.parametrize("selector", ["#create-table", "#play-now"])
def test_a_button_released_at_its_very_edge_is_pressed(visitors, selector):
    page = goto(visitors())
    page.locator("#name").fill("Borin")
    page.locator("#name").blur()
    button = page.locator(selector)
    button.scroll_into_view_if_needed()
    box = button.bounding_box()
    assert box is not None

    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 1)
    page.mouse.down()
    page.wait_for_timeout(100)
    pressed = button.bounding_box()
    page.mouse.up()

    assert pressed == box
    page.wait_for_url(re.compile(r"/t/\d{8}"))


def test_a_card_that_rises_under_the_pointer_is_still_under_it_at_its_lower_edge(visitors, draft):
    page = visitors()
    sit_at(page, draft, draft.play(2), 0)
    page.wait_for_selector("main.draft #prompt[data-live=true]")
    card = page.locator("#card-0")
    box = card.bounding_box()
    assert box is not None
    at = box["x"] + box["width"] / 2, box["y"] + box["height"] - 1

    page.mouse.move(*at)
    page.wait_for_timeout(300)
    page.mouse.down()
    page.wait_for_timeout(100)
    page.mouse.up()

    expect(card).to_have_attribute("aria-pressed", "true")
