"""The whole table by keyboard alone, and what a screen reader is told."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import goto
from tests.browser.players import (
    fetch,
    is_over,
    play,
    sit_at_the_last_draft,
    start_table,
    tap_an_answer,
    type_an_answer,
)


def quick(page, **options):
    """Sit at a table with bots."""
    goto(page)
    code = fetch(page, "POST", "/quick", {"game": "draft", "seats": 3, "options": {"hands": 1, **options}})["code"]
    goto(page, f"/t/{code}")
    page.wait_for_selector("#prompt")


def test_a_whole_hand_is_played_by_keys_alone(visitors):
    page = visitors()
    quick(page)
    page.evaluate("document.addEventListener('pointerdown', () => (window.pointed = true), true)")

    play(page, until=lambda: is_over(page), answer=type_an_answer)

    assert page.evaluate("window.pointed") is None
    page.keyboard.press("Tab")
    while page.evaluate("document.activeElement.id") != "commit":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"/t/\d{8}"))


def test_a_question_is_read_out_once_and_at_once(visitors):
    page = visitors()
    goto(page)
    page.add_init_script(
        """addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
          const text = document.getElementById("spoken-ask")?.textContent;
          if (text && text !== (window.asks ??= []).at(-1)) window.asks.push(text);
        }).observe(document, { subtree: true, childList: true, characterData: true }))"""
    )
    start_table(page, bots=2)

    # Not wait_for_function: where it has to wait, it evaluates a string, which our content security policy forbids.
    expect(page.locator("#spoken-ask")).not_to_be_empty()
    page.wait_for_timeout(500)

    assert page.evaluate("window.asks") == ["Turn 1: choose a card and a die. 7 cards in hand."]
    expect(page.get_by_role("region", name="Your choice")).to_be_visible()


def test_what_happens_is_read_out_politely(visitors, draft):
    page, friend = visitors(), visitors("phone")
    sit_at_the_last_draft(draft, page, friend)

    tap_an_answer(friend)  # the last draft of the turn: cards are turned over

    expect(page.locator("#spoken-log")).to_have_text(re.compile(r"\w+ (plays|play|starts|start)|lie face down"))


def test_letters_jump_and_read_and_leave_the_focus_alone_otherwise(visitors):
    page, friend = visitors(), visitors("phone")
    start_table(page, friend, bots=1)

    page.keyboard.press("h")
    expect(page.locator("#hand")).to_be_focused()
    page.keyboard.press("p")
    expect(page.locator("#prompt")).to_be_focused()
    page.keyboard.press("d")
    expect(page.locator(".tray .die-place").first).to_be_focused()
    page.keyboard.press("Shift+T")
    expect(page.locator("#spoken-log")).to_contain_text("Turn 1 of 5")
    page.keyboard.press("p")
    play(friend, until=lambda: friend.locator("main.is-locked").count() > 0)
    expect(page.locator(".seat.is-ready")).to_have_count(2)
    expect(page.locator("#prompt")).to_be_focused()  # what the others do moves nobody's focus


def test_keys_of_one_letter_can_be_switched_off(visitors):
    page = visitors()
    page.add_init_script("localStorage.setItem('dwarfdraft.shortcuts', 'false')")
    quick(page)

    page.keyboard.press("1")
    page.keyboard.press("q")

    expect(page.locator(".card.is-up")).to_have_count(0)
    expect(page.locator(".die-place.is-chosen")).to_have_count(0)


def test_escape_clears_the_choice_and_closes_a_sheet_first(visitors):
    page = visitors()
    quick(page)
    page.keyboard.press("1")
    page.locator(".plate").first.click()
    expect(page.locator("dialog")).to_be_visible()

    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(".card.is-up")).to_have_count(1)

    page.keyboard.press("Escape")
    expect(page.locator(".card.is-up")).to_have_count(0)
