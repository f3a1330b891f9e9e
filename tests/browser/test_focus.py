"""The focus and what a screen reader hears, while others play: nothing is lost, nothing is said twice."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import goto
from tests.browser.players import is_over, play, sit_at_the_last_draft, start_table, tap_an_answer, type_an_answer
from tests.browser.test_tavern_setup import make_table

WATCH = """
addEventListener("DOMContentLoaded", () => {
  window.heard = [];
  window.asked = [];
  window.lost = [];
  let had = null;
  const look = () => {
    const ask = document.querySelector("#prompt[data-ask]")?.dataset.ask;
    if (ask && !window.asked.includes(ask)) window.asked.push(ask);
    const now = document.activeElement;
    if (now && now !== document.body) had = now;
    else if (had) {
      window.lost.push(`${had.tagName}#${had.id}.${had.className} ${had.textContent.slice(0, 60)}`);
      had = null;
    }
    requestAnimationFrame(look);
  };
  look();
  // What is read out is what is put into the region, not what stands there: the same words may come again.
  new MutationObserver(() => {
    const text = document.getElementById("spoken-ask")?.textContent ?? "";
    if (text !== (window.speaking ?? "") && text) window.heard.push(text);
    window.speaking = text;
  }).observe(document, { subtree: true, childList: true, characterData: true });
});
"""


@pytest.fixture
def watched(visitors):
    """Open a browser whose focus and assertive region are watched."""

    def open_page(size: str = "desk") -> Page:
        page: Page = visitors(size)
        page.add_init_script(WATCH)
        return page

    return open_page


def test_a_hand_of_two_by_keys_never_loses_the_focus_and_asks_each_thing_once(watched, visitors):
    page, friend = watched(), visitors("phone")
    start_table(page, friend, bots=0, drinking=True)
    page.locator("#card-0").focus()
    page.evaluate("window.lost.length = 0")

    play(page, until=lambda: is_over(page), answer=lambda one: type_an_answer(one) or tap_an_answer(friend))

    assert page.evaluate("window.lost") == []
    asked = page.evaluate("window.asked")
    assert len(asked) > 5
    assert len(page.evaluate("window.heard")) == len(asked)


def test_what_others_do_leaves_the_focus_where_it_is(watched, visitors):
    page, friend = watched(), visitors("phone")
    start_table(page, friend, bots=0)
    page.locator("#card-2").focus()

    play(friend, until=lambda: friend.locator("main.is-locked").count() > 0)

    expect(page.locator(".seat.is-ready")).to_have_count(1)
    expect(page.locator("#card-2")).to_be_focused()


def test_a_sheet_outlasts_the_screen_below_it_and_gives_the_focus_to_the_prompt(watched, visitors, draft):
    page, friend = watched(), visitors("phone")
    sit_at_the_last_draft(draft, page, friend)
    expect(page.locator("main.is-locked")).to_be_visible()
    page.locator(".seats .plate").first.click()
    expect(page.locator("dialog[open]")).to_be_visible()

    tap_an_answer(friend)  # its card of the scenario comes first

    page.wait_for_selector("main.resolve")
    assert page.evaluate("document.querySelector('dialog[open]').contains(document.activeElement)")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator("#prompt")).to_be_focused()


def test_every_sheet_gives_the_focus_back(visitors):
    page = goto(visitors())
    for item in ("cog", "device", "edit"):
        page.locator("#menu-button").focus()
        page.keyboard.press("Enter")
        page.locator(f"dialog .menu-item:has([href='#i-{item}'])").press("Enter")
        expect(page.locator("dialog[open]")).to_have_count(1)

        page.keyboard.press("Escape")

        expect(page.locator("dialog")).to_have_count(0)
        expect(page.locator("#menu-button")).to_be_focused()


def test_a_stepper_at_its_end_keeps_the_focus(visitors):
    page = goto(visitors())
    page.locator("#name").fill("Greta")
    page.locator("#create-table").click()
    fewer = page.locator("[data-option=hands] .stepper button").first
    fewer.focus()
    for _ in range(4):
        page.keyboard.press("Enter")
        page.wait_for_timeout(150)

    expect(page.locator("[data-option=hands] output")).to_have_text("1")
    expect(fewer).to_be_focused()
    expect(fewer).to_be_disabled()


def test_the_screen_that_begins_does_not_focus_what_lies_over_its_title(visitors):
    page = visitors("phone")
    make_table(page)
    page.locator("#fill-with-bots").click()
    expect(page.locator("#start-button")).not_to_have_attribute("aria-disabled", "true")

    page.locator("#start-button").click()

    page.wait_for_selector("main.tavern #prompt")
    expect(page.locator("main.tavern, main.tavern *").and_(page.locator(":focus"))).to_have_count(1)
