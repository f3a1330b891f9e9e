"""Two people share one device: a curtain falls before the device goes from hand to hand."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import goto
from tests.browser.players import fetch, is_over, play, tap_an_answer
from tests.browser.test_tavern_windows import MINE_ALONE


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


def test_a_window_of_the_tavern_takes_the_device_from_nobody(visitors, layer, server):
    laid = layer.lay(MINE_ALONE, devices=1)
    page = visitors("phone")
    layer.become(page.context, server.url, laid.person(0))
    page.goto(f"{laid.path}#seat=1")
    page.locator("#curtain-open").click()
    page.wait_for_selector("main.tavern")

    # Gerki, whose hand nobody sees, could answer: that is not told, and the window waits for whoever presses.
    expect(page.locator("#anyone button[data-seat]:not(.is-off)")).to_have_count(2)
    expect(page.locator(".curtain")).to_have_count(0)
    assert "●" not in page.title()
    page.locator("#anyone [data-seat='0']").click()
    page.locator("#curtain-open").click()
    page.wait_for_selector(".window#prompt")
    assert "●" in page.title()
    page.locator("#anyone [data-seat='1']").click()
    page.locator("#curtain-open").click()
    ask = str(page.locator("#prompt[data-ask]").get_attribute("data-ask"))
    page.locator("#nobody:not(.is-off)").click()

    expect(page.locator("#prompt")).not_to_have_attribute("data-ask", ask)
    expect(page.locator(".curtain")).to_have_count(0)
    page.locator("#menu-button").click()
    expect(page.locator("dialog a[href='/rules/tavern']")).to_be_visible()


def test_the_time_of_a_window_waits_for_the_device_to_be_handed_on(visitors, layer, server):
    laid = layer.lay(MINE_ALONE, devices=1, speed="relaxed")
    page = visitors("phone")
    layer.become(page.context, server.url, laid.person(0))
    page.goto(f"{laid.path}#seat=1")
    page.locator("#curtain-open").click()
    bank = layer.frame(laid, None).window["bank_ms"]["0"]

    page.locator("#anyone [data-seat='0']").click()
    page.locator("#curtain-open").click()

    expect(page.locator(".window#prompt")).to_be_visible()
    window = layer.frame(laid, None).window
    assert window["hold"] == 0
    assert window["bank_ms"]["0"] < bank


def test_the_second_person_says_a_name_of_their_own_and_is_not_host(visitors):
    page = goto(visitors("phone"))
    body = {"game": "draft", "name": "Greta", "seats": 3, "options": {}, "speed": "none"}
    goto(page, f"/t/{fetch(page, 'POST', '/tables', body)['code']}")
    page.locator(".stool[data-seat='1'] .button.flat").click()

    page.locator("dialog .button.go").click()
    expect(page.locator("dialog .field-error")).to_contain_text("say their name, too")
    page.locator("dialog input").fill("greta")
    page.locator("dialog .button.go").click()
    expect(page.locator("dialog .field-error")).to_contain_text("has this name already")
    page.locator("dialog input").fill("Borin")
    page.locator("dialog .button.go").click()

    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(".stool-state")).to_have_text(["host", "ready"])


def test_a_game_at_one_device_has_one_crown(visitors):
    page = visitors()
    code = share_a_device(page)
    page.locator("#curtain-open").click()

    expect(page.locator("main.draft .seats .plate")).to_have_count(2)
    expect(page.locator("main.draft .seats .is-host")).to_have_count(0)
    seats = fetch(page, "GET", f"/tables/{code}")["seats"]
    assert [seat["chair"]["host"] for seat in seats] == [True, False, False]
