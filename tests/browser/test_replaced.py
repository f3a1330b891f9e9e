"""In play a bot takes over for who holds the game up, and the owner takes the seat back."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import faults, goto, missing_texts, shoot, sideways
from tests.browser.players import fetch, start_table

MENU = {"en": "Somebody holds us up", "ru": "Кто-то тянет время"}


def who_can_be_replaced(page: Page, language: str = "en") -> None:
    """Open the list from the menu."""
    page.locator("#menu-button").click()
    page.get_by_role("button", name=MENU[language]).click()
    page.wait_for_selector("#replaceable")


@pytest.mark.parametrize(
    ("size", "theme", "language"), [("tiny", "light", "ru"), ("phone", "dark", "en"), ("desk", "light", "ru")]
)
def test_the_host_has_a_bot_replace_somebody_who_takes_the_seat_back(visitors, size, theme, language):
    host, guest = visitors(size, theme, language), visitors(size, theme, language)
    start_table(host, guest, bots=1)

    who_can_be_replaced(host, language)
    assert sideways(host) == 0
    assert missing_texts(host) == ""
    shoot(host, "replace", size, theme, language)
    assert faults(host) == []
    host.locator("#replaceable li[data-seat='1'] .button").click()

    expect(host.locator("#replaceable li[data-seat='1'] .button")).to_have_count(0)
    notice = guest.locator(".notice.is-warn")
    expect(notice).to_be_visible()
    assert sideways(guest) == 0
    assert missing_texts(guest) == ""
    shoot(guest, "replaced", size, theme, language)
    guest.reload()
    expect(notice).to_be_visible()
    notice.get_by_role("button").click()
    expect(notice).to_have_count(0)
    expect(host.locator("#replaceable li[data-seat='1'] .button")).to_have_count(1)


def test_the_others_vote_and_who_is_meant_hears_of_it(visitors):
    host, first, second = visitors(), visitors("phone"), visitors("tiny")
    start_table(host, first, second, bots=0)

    who_can_be_replaced(first)
    first.locator("#replaceable li[data-seat='0'] .button").click()
    expect(first.locator("#replaceable li[data-seat='0']")).to_contain_text("1 of 2 needed wants a bot")
    expect(host.locator(".notice.is-warn")).to_contain_text("The others are waiting for you: 1 of 2")
    first.locator("#replaceable li[data-seat='0'] .button").click()
    expect(host.locator(".notice.is-warn")).to_have_count(0)
    first.locator("#replaceable li[data-seat='0'] .button").click()

    expect(second.locator(".notice")).to_contain_text("wants a bot to play for Greta")
    second.locator(".notice").get_by_role("button").click()
    assert sideways(second) == 0
    second.locator("#replaceable li[data-seat='0'] .button").click()
    expect(host.locator(".notice.is-warn")).to_contain_text("A bot plays for you")
    host.get_by_role("button", name="I play on").click()
    expect(host.locator(".notice.is-warn")).to_have_count(0)


def test_who_only_watches_has_no_say(visitors):
    host, guest, watcher = visitors(), visitors(), visitors("phone")
    code = start_table(host, guest, bots=0)
    goto(watcher, f"/t/{code}")
    watcher.wait_for_selector("main.draft.is-watching")
    watcher.locator("#menu-button").click()
    expect(watcher.get_by_role("dialog")).not_to_contain_text(MENU["en"])


def test_in_the_tavern_a_bot_replaces_somebody_who_takes_the_seat_back(visitors):
    host, guest = visitors("phone", language="ru"), visitors("tiny", language="ru")
    goto(host)
    body = {"game": "tavern", "name": "Марфа", "seats": 3, "options": {"mode": "fast"}, "speed": "none"}
    code = fetch(host, "POST", "/tables", body)["code"]
    goto(guest)
    fetch(guest, "POST", f"/tables/{code}/sit", {"name": "Борин"})
    fetch(guest, "POST", f"/tables/{code}/seats/1", {"ready": True})
    fetch(host, "POST", f"/tables/{code}/seats/2", {"bot": "thumb"})
    fetch(host, "POST", f"/tables/{code}/start")
    for page in (host, guest):
        goto(page, f"/t/{code}")
        page.wait_for_selector("main.tavern")

    who_can_be_replaced(host, "ru")
    shoot(host, "tavern-replace", "phone", "dark", "ru")
    host.locator("#replaceable li[data-seat='1'] .button").click()
    notice = guest.locator(".notice.is-warn")
    expect(notice).to_contain_text("За вас играет бот")
    assert sideways(guest) == 0
    shoot(guest, "tavern-replaced", "tiny", "dark", "ru")
    notice.get_by_role("button").click()
    expect(notice).to_have_count(0)
