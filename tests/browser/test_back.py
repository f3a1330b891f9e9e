"""Back closes what lies over the page, and what is picked survives going back and forward."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser import scenes
from tests.browser.conftest import goto
from tests.browser.laid import prompts
from tests.browser.players import sit_at, tap_an_answer

HOME = re.compile(r"/$")


def drafting(visitors, draft, size: str = "phone", **setup: object) -> Page:
    """Open a table in its first hand, from the home page."""
    page: Page = visitors(size)
    sit_at(page, draft, draft.play(2, **setup), 0)
    page.wait_for_selector("main.draft #prompt[data-live=true][data-ask]")
    return page


def sheet(page: Page) -> Locator:
    """Return what is open over the page."""
    return page.locator("dialog[open]")


def settled(page: Page) -> None:
    """Wait until nothing is open and the history has been tidied."""
    expect(sheet(page)).to_have_count(0)
    page.wait_for_function("() => history.state?.over !== true")


def test_back_closes_a_sheet_and_the_next_one_leaves_the_page(visitors, draft):
    page = drafting(visitors, draft)
    table = page.url
    page.locator(".top .only-narrow").click()
    expect(sheet(page)).to_have_count(1)

    page.go_back()

    settled(page)
    assert page.url == table
    page.go_back()
    expect(page).to_have_url(HOME)


def test_a_sheet_in_place_of_another_is_one_step(visitors, draft):
    page = drafting(visitors, draft)
    page.locator("#menu-button").click()
    page.locator("dialog .menu-item:has([href='#i-cog'])").click()
    expect(page.locator("dialog.settings[open]")).to_be_visible()

    page.go_back()

    settled(page)
    page.go_back()
    expect(page).to_have_url(HOME)


def test_a_sheet_that_is_closed_otherwise_leaves_no_step_behind(visitors, draft):
    page = drafting(visitors, draft)
    for close in (lambda: page.keyboard.press("Escape"), lambda: sheet(page).locator(".icon-button").first.click()):
        page.locator("#menu-button").click()
        expect(sheet(page)).to_have_count(1)
        close()
        settled(page)

    page.go_back()

    expect(page).to_have_url(HOME)


def test_what_lies_over_a_sheet_closes_first(layer, sit):
    page = sit(layer.lay(scenes.SHARED_ACTION, bots=(2, 3)), size="phone")
    page.locator("#team-button").click()
    page.locator("dialog [data-use=fortitude]").click()
    expect(sheet(page)).to_have_count(2)

    page.go_back()
    expect(sheet(page)).to_have_count(1)
    expect(page.locator("dialog.team-sheet")).to_be_visible()
    page.go_back()
    settled(page)
    expect(page.locator("main.tavern")).to_be_visible()


def test_a_link_in_a_sheet_leads_on_and_back_to_the_page_without_it(visitors, draft):
    page = drafting(visitors, draft)
    table = page.url
    page.locator("#menu-button").click()
    page.locator("dialog a.menu-item[href='/rules']").click()
    expect(page).to_have_url(re.compile("/rules$"))

    page.go_back()

    page.wait_for_selector("main.draft #prompt[data-live=true][data-ask]")
    assert page.url == table
    settled(page)
    page.go_back()
    expect(page).to_have_url(HOME)


def test_a_page_loaded_again_under_a_sheet_needs_no_empty_step(visitors, draft):
    page = drafting(visitors, draft)
    page.locator("#menu-button").click()
    page.reload()
    page.wait_for_selector("main.draft #prompt[data-live=true][data-ask]")
    settled(page)

    page.go_back()

    expect(page).to_have_url(HOME)


def test_forward_to_a_closed_sheet_stays_where_it_is(visitors, draft):
    page = drafting(visitors, draft)
    page.locator("#menu-button").click()
    page.go_back()
    settled(page)

    page.go_forward()

    settled(page)
    page.locator("#menu-button").click()
    expect(sheet(page)).to_have_count(1)
    page.go_back()
    settled(page)


def test_back_puts_the_score_sheet_away(visitors, draft):
    page = drafting(visitors, draft, "desk", options={"hands": 2})
    page.locator(".rail .scores .button").click()
    expect(page.locator("main.score")).to_be_visible()

    page.go_back()

    expect(page.locator("main.draft")).to_be_visible()


def test_a_picked_card_and_die_survive_back_and_forward(visitors, draft):
    page = drafting(visitors, draft)
    page.locator(".hand .card").nth(2).click()
    page.locator(".tray .die-place").nth(1).click()
    page.locator("#menu-button").click()
    page.go_back()
    settled(page)
    picked(page)

    page.go_back()
    expect(page).to_have_url(HOME)
    page.go_forward()

    picked(page)
    page.wait_for_selector("#prompt[data-live=true]")
    page.locator("#commit").click()
    expect(page.locator("main.draft.is-locked")).to_be_visible()


def picked(page: Page) -> None:
    """Expect that the third card and the second die are picked."""
    expect(page.locator(".hand .card[aria-pressed=true]")).to_have_count(1)
    expect(page.locator("#card-2")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#die-1")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#commit.go")).to_be_visible()


def test_a_pick_belongs_to_its_question(visitors, draft):
    page = drafting(visitors, draft)
    page.locator(".hand .card").first.click()
    page.locator("#undo").click()
    page.reload()
    page.wait_for_selector("main.draft #prompt[data-live=true][data-ask]")
    expect(page.locator(".hand .card[aria-pressed=true]")).to_have_count(0)
    assert tap_an_answer(page)
    expect(page.locator("main.draft.is-locked")).to_be_visible()
    page.reload()
    expect(page.locator("main.draft.is-locked")).to_be_visible()


def test_what_is_picked_while_a_card_is_resolved_survives(visitors, draft):
    name, answers, seat = prompts()["drink-theirs"]
    page = visitors()
    sit_at(page, draft, draft.scenario(name, answers), seat)
    page.wait_for_selector("main.resolve #prompt[data-live=true][data-ask]")
    page.locator("#choices .is-legal").first.click()
    expect(page.locator("#choices .is-chosen")).to_have_count(1)

    page.go_back()
    page.go_forward()

    expect(page.locator("#choices .is-chosen")).to_have_count(1)
    expect(page.locator("#commit.go")).to_be_visible()


def test_a_picked_card_of_the_tavern_survives(layer, sit):
    page = sit(layer.lay(scenes.MY_ACTION), size="phone")
    page.locator("#prompt[data-live=true]").wait_for()
    page.locator("#hand .is-legal").first.click()
    expect(page.locator("#hand .is-chosen")).to_have_count(1)
    table = page.url
    goto(page)

    page.go_back()

    assert page.url == table
    expect(page.locator("#hand .is-chosen")).to_have_count(1)
    page.locator("#hand .is-chosen").click()
    expect(page.locator("#hand .is-chosen")).to_have_count(0)
    page.reload()
    page.wait_for_selector("#prompt[data-live=true]")
    expect(page.locator("#hand .is-chosen")).to_have_count(0)
