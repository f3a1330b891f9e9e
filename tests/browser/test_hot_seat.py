"""Two people share one device: a curtain falls before the device goes from hand to hand."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import goto
from tests.browser.players import fetch, is_over, play, tap_an_answer


def share_a_device(page: Page, bots: int = 1) -> str:
    """Seat Greta and Borin at this one device, bots beside them, and begin."""
    goto(page)
    body = {"game": "draft", "name": "Greta", "seats": 2 + bots, "options": {"hands": 1}, "speed": "none"}
    code: str = fetch(page, "POST", "/tables", body)["code"]
    fetch(page, "POST", f"/tables/{code}/sit", {"name": "Borin", "seat": 1})
    for seat in range(2, 2 + bots):
        fetch(page, "POST", f"/tables/{code}/seats/{seat}", {"bot": "thumb"})
    fetch(page, "POST", f"/tables/{code}/start")
    page.goto(f"/t/{code}")
    page.wait_for_selector(".curtain")
    return code


def test_a_whole_hand_is_played_at_one_device(visitors):
    page = visitors("phone")
    share_a_device(page)
    opened = []

    def answer(page: Page) -> bool:
        if page.locator(".curtain").count():
            opened.append(page.locator(".curtain h1").inner_text())
            page.locator("#curtain-open").click()
            return True
        return tap_an_answer(page)

    play(page, until=lambda: is_over(page), answer=answer)

    assert {"Hand the device to Greta", "Hand the device to Borin"} <= set(opened)


def test_behind_the_curtain_are_no_cards_of_the_next_player(visitors):
    page = visitors("phone")
    share_a_device(page)
    expect(page.locator(".curtain h1")).to_have_text("Hand the device to Greta")
    page.locator("#curtain-open").click()
    page.wait_for_selector("#prompt[data-live=true]")
    assert page.evaluate("location.hash") == "#seat=0"
    own = page.locator(".me-name").inner_text()

    assert tap_an_answer(page)
    expect(page.locator(".curtain h1")).to_have_text("Hand the device to Borin")

    # What lies behind is still the board of the one who hands the device on; after a reload it is nothing.
    expect(page.locator(".me-name")).to_have_text(own)
    page.reload()
    page.wait_for_selector(".curtain")
    expect(page.locator("main .hand .card-text")).to_have_count(0)
