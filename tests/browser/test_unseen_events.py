""" "Since you looked away" in the log: whatever screen or sheet the log stands on then."""

from dataclasses import replace

from playwright.sync_api import Locator, Page, expect

from tests.browser import scenes
from tests.browser.laid import prompts
from tests.browser.players import asked, sit_at, start_table, tap_an_answer
from tests.browser.test_line import Wire
from tests.browser.test_line import become as look

LOCKED = "main.draft.is-locked"


def lock(page: Page, last: bool = False) -> None:
    """Draft the first card with the first die; after the last one the cards are turned over, whatever that brings."""
    page.wait_for_selector("main.draft #prompt[data-live=true]")
    before = asked(page)
    assert tap_an_answer(page)
    if last:
        page.wait_for_function("(ask) => document.getElementById('prompt')?.dataset.ask !== ask", arg=before)
    else:
        expect(page.locator(LOCKED)).to_be_visible()


def lines_of(log: Locator) -> list[str]:
    """Return the lines of a log in order, the words of the mark among them."""
    expect(log.locator(".log-since")).to_have_count(1)
    return log.locator("li").all_inner_texts()


def test_what_another_seat_has_brought_about_stands_below_the_line_though_the_screen_has_changed(visitors):
    page, friend = visitors(), visitors()
    start_table(page, friend, bots=0)
    lock(page)
    before = page.locator(".rail .log li").all_inner_texts()
    look(page, "hidden")

    lock(friend, last=True)
    expect(page.locator(LOCKED)).to_have_count(0)
    look(page, "visible")

    lines = lines_of(page.locator(".rail .log"))
    assert lines[: len(before) + 1] == [*before, "Since you looked away"]
    assert len(lines) > len(before) + 1


def test_it_stands_in_the_sheet_of_the_log_which_was_not_open_meanwhile(visitors):
    page, friend = visitors("phone"), visitors()
    start_table(page, friend, bots=0)
    lock(page)
    look(page, "hidden")
    lock(friend, last=True)
    expect(page.locator(LOCKED)).to_have_count(0)
    look(page, "visible")

    page.locator(".top .only-narrow").click()

    lines = lines_of(page.locator("dialog[open] .log"))
    assert lines[1] == "Since you looked away"
    page.keyboard.press("Escape")
    page.locator(".top .only-narrow").click()
    assert lines_of(page.locator("dialog[open] .log")) == lines


def test_it_stands_on_a_screen_that_stays(visitors, draft):
    page, friend = visitors(), visitors()
    name, answers, seat = prompts()["drink-theirs"]
    laid = draft.scenario(name, answers)
    sit_at(page, draft, laid, (seat + 1) % len(laid.people))
    sit_at(friend, draft, laid, seat)
    friend.wait_for_selector("main.resolve #prompt[data-live=true][data-ask]")
    page.wait_for_selector("main.resolve .rail .log li")
    look(page, "hidden")

    before = page.locator(".rail .log").inner_text()
    assert tap_an_answer(friend)
    page.wait_for_function("(before) => document.querySelector('.rail .log').innerText !== before", arg=before)
    look(page, "visible")

    expect(page.locator(".rail .log .log-since")).to_have_count(1)


def test_what_a_dead_line_brings_after_the_look_was_missed_as_well(visitors):
    page, friend = visitors(), visitors()
    wire = Wire(page)
    start_table(page, friend, bots=0)
    lock(page)
    look(page, "hidden")
    wire.up = wire.down = False
    lock(friend, last=True)

    look(page, "visible")
    page.wait_for_timeout(200)
    wire.up = wire.down = True

    expect(page.locator(".rail .log .log-since")).to_have_count(1)


def test_what_happens_before_my_eyes_is_not_marked(visitors):
    page, friend = visitors(), visitors()
    start_table(page, friend, bots=0)
    lock(page)
    look(page, "hidden")
    look(page, "visible")
    page.wait_for_timeout(1_800)

    lock(friend, last=True)

    expect(page.locator(LOCKED)).to_have_count(0)
    expect(page.locator(".log-since")).to_have_count(0)


def test_in_the_tavern_it_stands_in_the_sheet_as_well(layer, sit):
    laid = layer.lay(replace(scenes.WINDOW_ON_ME, everything=()), bots=(1, 2, 3), bot_s=0.1)
    page = sit(laid, 0, "phone")
    button = page.locator("#prompt[data-live=true] #pass")
    expect(button).to_be_visible()
    look(page, "hidden")
    ask = asked(page)
    button.click()
    page.wait_for_function("(ask) => document.getElementById('prompt')?.dataset.ask !== ask", arg=ask)
    look(page, "visible")

    page.locator(".top .only-narrow").click()

    expect(page.locator("dialog[open] .log-since")).to_have_count(1)
