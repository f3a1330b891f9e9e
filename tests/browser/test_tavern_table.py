"""The tavern's table: eight seats on a small phone, why a card may not be played, keys, choosing a seat."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser import scenes
from tests.browser.conftest import faults, missing_texts, sideways
from tests.browser.laid_tavern import Reach, Scene
from tests.catalogues import LANGUAGES

EIGHT = ("deirdre", "fiona", "gerki", "zot", "dimli", "eve", "fleck", "gog")


@pytest.fixture
def sit_at(layer, sit) -> Callable[[Page, Scene], Page]:
    """Lay a table, and open it on a page as who sits on seat 0 and is asked."""

    def sit_at(page: Page, scene: Scene) -> Page:
        sit(layer.lay(scene), page=page).wait_for_selector("#prompt[data-live=true]")
        return page

    return sit_at


@pytest.mark.parametrize("language", LANGUAGES)
def test_eight_seats_a_hand_and_its_buttons_fit_a_small_phone(visitors, sit_at, language):
    page = visitors("tiny", "dark", language)
    page.set_viewport_size({"width": 320, "height": 640})
    sit_at(page, Scene(EIGHT, (Reach("deirdre", "discard"),)))

    seats = [page.locator(f'.tseat[data-seat="{seat}"]').bounding_box() for seat in range(8)]

    assert sideways(page) == 0
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= 320 for box in seats)
    assert len({round(box["y"]) for box in seats}) == 2
    hand, prompt = (page.locator(where).bounding_box() for where in ("#card-0", "#prompt"))
    assert hand["y"] + hand["height"] <= prompt["y"] + 1
    assert prompt["y"] + prompt["height"] <= 641
    assert missing_texts(page) == ""
    assert faults(page) == []


def test_a_card_that_may_not_be_played_says_why_and_stays_in_the_hand(visitors, sit_at):
    page = sit_at(visitors("phone"), scenes.MY_ACTION)
    barred = page.locator(".tcard.is-barred").first

    barred.click()

    barred.and_(page.locator(".is-refused")).wait_for()
    assert barred.locator(".tcard-why").inner_text().strip() != ""
    assert barred.get_attribute("aria-pressed") == "false"
    assert page.locator("#prompt [role=alert]").inner_text().strip() != ""


def test_keys_go_to_hand_and_prompt_and_tell_the_table(visitors, sit_at):
    page = sit_at(visitors("desk"), scenes.MY_ACTION)

    for key, place in (("h", "hand"), ("p", "prompt")):
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.id") == place
    page.keyboard.press("t")

    expect(page.locator("#spoken-log")).to_contain_text("gap 9")


@pytest.mark.parametrize(("size", "place"), [("desk", "stack"), ("phone", "stack-line")])
def test_a_key_goes_to_what_shows_the_stack(visitors, sit_at, size, place):
    page = sit_at(visitors(size), scenes.TARGET)

    page.keyboard.press("s")

    assert page.evaluate("document.activeElement.id") == place


def test_a_seat_is_chosen_at_the_table(visitors, sit_at):
    page = sit_at(visitors("desk"), scenes.MY_ORDER)
    seat = page.locator(".tseat.is-legal").first

    seat.locator("button").click()

    seat.and_(page.locator(".is-chosen")).wait_for()
    page.wait_for_selector("#commit.go")
    assert page.locator('.target[aria-pressed="true"]').get_attribute("data-value") == seat.get_attribute("data-seat")
