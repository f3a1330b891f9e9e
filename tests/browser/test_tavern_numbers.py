"""Where a number is asked for the digit keys write it."""

from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from tests.browser import scenes
from tests.browser.test_tavern_boxes import LIVE

CHOSEN = "#choices [aria-pressed=true]"


@pytest.fixture
def bidding(layer, sit) -> Page:
    """A page that asks for a bid of at most 14 Fortitude."""
    page: Page = sit(layer.lay(scenes.BID))
    page.wait_for_selector(f"{LIVE} #choices")
    return page


def chosen(page: Page, *values: str) -> None:
    """Expect that these are chosen."""
    expect(page.locator(CHOSEN)).to_have_count(len(values))
    for value in values:
        expect(page.locator(f'{CHOSEN}[data-value="{value}"]')).to_have_count(1)


def test_several_digits_write_one_number_and_enter_confirms_it(bidding):
    page = bidding
    page.keyboard.press("1")
    chosen(page, "1")
    page.keyboard.press("2")
    chosen(page, "12")
    expect(page.locator("#spoken-log")).to_contain_text("12")

    page.keyboard.press("Enter")

    expect(page.locator(".rail .log li").filter(has_text="bids 12 Fortitude")).not_to_have_count(0)


def test_the_numbers_of_the_keypad_write_too_and_backspace_takes_back(bidding):
    page = bidding
    page.keyboard.press("Numpad1")
    page.keyboard.press("Numpad3")
    chosen(page, "13")
    page.keyboard.press("Backspace")
    chosen(page, "1")
    page.keyboard.press("Escape")
    chosen(page)
    page.keyboard.press("4")
    chosen(page, "4")


def test_a_digit_with_which_no_number_goes_on_begins_a_new_one(bidding):
    page = bidding
    page.keyboard.press("2")
    page.keyboard.press("5")
    chosen(page, "5")


def test_zero_is_a_pass_where_it_cannot_be_bid(bidding):
    page = bidding
    page.keyboard.press("0")
    if page.locator("#choices [data-value='0']").count():
        chosen(page, "0")
    else:
        chosen(page, "pass")


def test_enter_confirms_what_is_written_though_another_number_has_the_focus(bidding):
    page = bidding
    page.locator("#choices [data-value='3']").focus()
    page.keyboard.press("1")
    page.keyboard.press("1")

    page.keyboard.press("Enter")

    expect(page.locator(".rail .log li").filter(has_text="bids 11 Fortitude")).not_to_have_count(0)


def test_no_key_is_promised_that_would_choose_another_number(bidding):
    expect(bidding.locator("#choices kbd")).to_have_count(0)
    expect(bidding.locator("#prompt .keys")).to_contain_text("0–9 number")


def test_a_secret_pledge_is_written_as_well(layer, sit):
    scene = scenes.dungeon("A Costly Cure", "tara", "pledge")
    page = sit(layer.lay(replace(scene, setup={**scene.setup, "gold": [12, 5, 5]})))
    page.wait_for_selector(f"{LIVE} #choices")
    page.keyboard.press("1")
    page.keyboard.press("0")
    chosen(page, "10")
    page.keyboard.press("Enter")
    expect(page.locator("#prompt[data-answered], #prompt[data-kind=none]")).to_have_count(1)
