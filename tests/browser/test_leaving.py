"""Leaving a game on purpose, coming back, and taking a bot's seat."""

from playwright.sync_api import expect

from tests.browser.conftest import goto
from tests.browser.players import start_table


def test_who_leaves_hands_the_seat_to_a_bot_and_takes_it_back(visitors):
    host, guest = visitors(), visitors("phone")
    code = start_table(host, guest, bots=1)

    guest.locator("#menu-button").click()
    guest.get_by_role("button", name="Leave the table").click()
    guest.get_by_role("dialog", name="Leave the table?").get_by_role("button", name="Leave the table").click()

    guest.wait_for_selector("main.home")
    goto(guest, f"/t/{code}")
    expect(guest.locator(".notice")).to_contain_text("A bot is answering for you.")
    guest.get_by_role("button", name="I am back").click()
    expect(guest.locator(".me-name")).to_be_visible()
    expect(guest.locator(".notice")).to_have_count(0)


def test_a_latecomer_takes_a_bots_seat_in_mid_game(visitors):
    host = visitors()
    code = start_table(host, bots=2)
    late = goto(visitors("phone"), f"/t/{code}")

    late.get_by_role("button", name="Take a bot’s seat").click()
    late.locator("#sit-name").fill("Marfa")
    late.locator("#sit-down").click()

    expect(late.locator(".me-name")).to_be_visible()
    expect(host.locator(".seat button[aria-label*='Marfa']")).to_have_count(1)
