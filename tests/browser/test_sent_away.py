"""Who was shown to the door stays outside, and the host sees what is barred and lets people back in."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import faults, goto, missing_texts, shoot, sideways
from tests.browser.test_setup import make_table, sit_down, stool

LAPTOP = "Mozilla/5.0 (X11; Linux x86_64) Another/1.0"
WORDS = {
    "en": ("Show to the door", "Shown to the door", "Let back in: Borin", "Everybody may sit down"),
    "ru": ("Выставить за дверь", "За дверью", "Пустить обратно: Борин", "может сесть каждый"),
}


def kick(host: Page, seat: int, word: str) -> None:
    """Kick as the host does: the menu of the stool, the line, the question."""
    stool(host, seat).locator(".icon-button[aria-haspopup=dialog]").click()
    host.get_by_role("dialog").get_by_role("button", name=word).click()
    host.get_by_role("dialog").locator(".button.danger").click()
    expect(stool(host, seat)).to_have_class("stool is-free")


def test_a_fresh_browser_is_told_why_it_cannot_sit_down_and_a_friend_sits_down(visitors):
    visitors.expected.extend([r"status of 409", r"status of 422"])
    host = visitors()
    code = make_table(host)
    sit_down(visitors("phone"), code, "Borin")
    kick(host, 1, WORDS["en"][0])

    fresh = goto(visitors("tiny"), f"/t/{code}")
    fresh.locator("#sit-name").fill("Nestor")
    fresh.locator("#sit-down").click()
    expect(fresh.locator("#sit-fault")).to_contain_text("the host can let you in at once")

    friend = visitors("phone")
    friend.set_extra_http_headers({"User-Agent": LAPTOP})
    goto(friend, f"/t/{code}")
    friend.locator("#sit-name").fill("𝐁𝐨𝐫𝐢𝐧")
    friend.locator("#sit-down").click()
    expect(friend.locator("#sit-fault")).to_contain_text("Take another name")
    friend.locator("#sit-name").fill("Marfa")
    friend.locator("#sit-down").click()
    expect(stool(host, 1)).to_contain_text("Marfa")


@pytest.mark.parametrize(
    ("size", "theme", "language"), [("tiny", "light", "ru"), ("phone", "dark", "en"), ("desk", "light", "ru")]
)
def test_the_host_sees_who_is_barred_and_for_how_long_and_lets_them_back_in(visitors, size, theme, language):
    kick, title, lift, none = WORDS[language]
    host, guest = visitors(size, theme, language), visitors("phone", language=language)
    code = make_table(host, "Greta" if language == "en" else "Марфа")
    sit_down(guest, code, "Borin" if language == "en" else "Борин")
    stool(host, 1).locator(".icon-button[aria-haspopup=dialog]").click()
    host.get_by_role("dialog").get_by_role("button", name=kick).click()
    expect(host.get_by_role("dialog")).to_contain_text("For an hour" if language == "en" else "На час")
    shoot(host, "kick", size, theme, language)
    host.get_by_role("dialog").locator(".button.danger").click()

    host.locator("#barred-button").click()
    sheet = host.get_by_role("dialog", name=title)
    expect(sheet.locator("#barred li")).to_have_count(1)
    expect(sheet.locator("#barred li")).to_contain_text("60")
    assert sideways(host) == 0
    assert missing_texts(host) == ""
    shoot(host, "barred", size, theme, language)
    assert faults(host) == []

    sheet.get_by_role("button", name=lift).click()
    expect(sheet).to_contain_text(none)
    sheet.locator(".sheet-bar .icon-button").click()
    expect(host.locator("#barred-button")).to_have_count(0)
    guest.locator("#sit-down").click()
    expect(guest.locator(".stool.is-me")).to_be_visible()


def test_nobody_but_the_host_sees_who_is_barred(visitors):
    host, guest = visitors(), visitors("phone")
    code = make_table(host)
    sit_down(visitors(), code, "Borin")
    kick(host, 1, WORDS["en"][0])
    goto(guest, f"/t/{code}")

    expect(guest.locator("#sit-name")).to_be_visible()
    expect(guest.locator("#barred-button")).to_have_count(0)
    guest.locator("#menu-button").click()
    expect(guest.get_by_role("dialog")).not_to_contain_text("Shown to the door")
