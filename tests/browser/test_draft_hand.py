"""S3 to S5: whole hands of Drunken Dwarf Draft in the browser, by taps."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser import audit
from tests.browser.conftest import goto, missing_texts, shoot, sideways
from tests.browser.players import fetch, is_over, play, sit_at, start_table


def test_two_people_and_two_bots_play_two_hands_to_the_score_sheet(visitors):
    phone, desk = visitors("phone", touch=True), visitors("desk", "light")
    code = start_table(phone, desk, hands=2, drinking=True)

    play(phone, desk, until=lambda: is_over(phone) and is_over(desk))

    for page in (phone, desk):
        assert sideways(page) == 0
        assert missing_texts(page) == ""
        expect(page.locator("main.score h1")).to_have_text(re.compile("win"))
        expect(page.locator(".cell-total")).to_have_count(4)
    totals = [int(text) for text in desk.locator(".cell-total").all_inner_texts()]
    assert totals == sorted(totals, reverse=True)
    hands = [int(text) for text in desk.locator("tbody tr").first.locator(".cell-hand").all_inner_texts()]
    assert sum(hands) == totals[0]
    desk.locator(".cell-hand .cell-button").first.click()
    expect(desk.locator("dialog .columns .slot")).to_have_count(5)
    with desk.expect_download() as download:
        desk.keyboard.press("Escape")
        desk.locator(f'a[href="/api/tables/{code}/scores.csv"]').click()
    assert download.value.suggested_filename.endswith(".csv")
    desk.get_by_role("banner").get_by_role("button", name="Log").click()
    assert desk.locator("dialog .log li").count() >= 25


def test_a_whole_hand_is_played_in_russian(visitors):
    page = visitors("phone", "light", "ru", touch=True)
    goto(page)
    code = fetch(
        page,
        "POST",
        "/quick",
        {"game": "draft", "seats": 4, "options": {"hands": 1, "more_luck": True, "drinking": True}},
    )["code"]
    goto(page, f"/t/{code}")
    seen = set()

    def over():
        assert missing_texts(page) == ""
        assert sideways(page) == 0
        seen.update(page.locator("main").inner_text().split())
        return is_over(page)

    play(page, until=over)

    expect(page.locator("main.score h1")).to_have_text(re.compile("побежда|делят"))
    # Words in Latin letters that a Russian page may hold: keys and names of files.
    foreign = {word for word in seen if re.search("[A-Za-z]{3,}", word)} - {"Enter", "Esc", "CSV", "JSON"}
    assert {word for word in foreign if not word.startswith("DDD-")} == set()


def test_who_is_cut_off_in_mid_choice_comes_back_to_it(visitors):
    visitors.expected += ["net::ERR_INTERNET_DISCONNECTED", "WebSocket"]
    page, friend = visitors("phone", touch=True), visitors()
    start_table(page, friend, bots=1)
    page.locator("#card-2").tap()
    title = page.locator("#card-2 .card-title").inner_text()

    page.context.set_offline(True)
    page.evaluate("window.dispatchEvent(new Event('offline'))")
    page.locator(".tray > .die-place").first.tap()
    page.locator("#commit:not([aria-disabled])").tap()
    expect(page.locator("#prompt")).to_have_attribute("data-answered", "true")
    play(friend, until=lambda: friend.locator("main.is-locked").count() > 0)
    expect(friend.locator(".seat.is-ready")).to_have_count(1)  # the bot; what was not acknowledged has not happened
    page.context.set_offline(False)

    page.wait_for_selector("main.resolve, main.draft .tray-used .used")
    play(page, friend, until=lambda: page.locator("main.draft .tray-used .used").count() >= 1)
    page.locator("[href='#i-quill'] >> visible=true").first.click()
    expect(page.locator("dialog .log li").filter(has_text="Yours:").first).to_contain_text(title)


def test_another_device_goes_on_where_the_first_one_stopped(visitors):
    phone, desk = visitors("phone", touch=True), visitors()
    goto(phone)
    code = fetch(phone, "POST", "/quick", {"game": "draft", "seats": 3, "options": {"hands": 1}})["code"]
    goto(phone, f"/t/{code}")
    tap_until_locked_or_moved(phone)
    link = fetch(phone, "POST", "/device", {})["link"]

    desk.goto(re.sub("https?://[^/]+", "", link))
    if desk.locator("form button").count():
        desk.locator("form button").first.click()
    goto(desk, f"/t/{code}")

    desk.wait_for_selector("#prompt")
    cards = ".hand .card .card-title, .step-name"
    expect(desk.locator(cards).first).to_be_visible()
    play(desk, until=lambda: is_over(desk))
    expect(phone.locator("main.score h1")).to_have_text(desk.locator("main.score h1").inner_text())


def tap_until_locked_or_moved(page):
    """Commit the first card."""
    play(page, until=lambda: page.locator("main.is-locked, main.resolve, .tray-used .used").count() > 0)


def test_taken_back_until_the_last_seat_locks(visitors):
    page, friend = visitors("phone", touch=True), visitors()
    start_table(page, friend, bots=1)
    play(page, until=lambda: page.locator("main.is-locked").count() > 0)
    expect(friend.locator(".seat.is-ready")).to_have_count(2)

    page.locator("#undo").tap()

    expect(friend.locator(".seat.is-ready")).to_have_count(1)
    expect(page.locator("main.is-locked")).to_have_count(0)
    expect(page.locator(".card.is-up")).to_have_count(1)  # nothing has to be chosen anew
    page.locator("#card-3").tap()
    page.locator("#commit").tap()
    expect(page.locator("#card-3.is-up")).to_be_visible()
    expect(friend.locator(".seat.is-ready")).to_have_count(2)


def test_the_same_button_twice_in_a_moment_has_one_effect(visitors):
    page, friend = visitors("phone"), visitors()
    start_table(page, friend, bots=0)
    page.locator("#card-0").click()
    page.locator(".tray > .die-place").first.click()
    page.wait_for_selector("#prompt[data-live=true]")

    page.locator("#commit").dblclick()

    expect(page.locator("main.is-locked")).to_be_visible()
    page.wait_for_timeout(600)
    expect(page.locator("main.is-locked")).to_be_visible()  # the second press has not taken it back
    expect(friend.locator(".seat.is-ready")).to_have_count(1)


def test_a_die_that_lies_on_a_card_says_why_it_cannot_be_chosen(visitors):
    page = visitors("phone", touch=True)
    goto(page)
    code = fetch(page, "POST", "/quick", {"game": "draft", "seats": 2, "options": {"hands": 1}})["code"]
    goto(page, f"/t/{code}")
    play(page, until=lambda: page.locator("main.draft .tray-used .used").count() > 0)

    page.locator(".tray-used .die-place").first.tap()

    expect(page.locator("[role=alert]")).to_contain_text("already lies on the card of turn 1")
    expect(page.locator("[role=alert] .rule-link")).to_have_attribute("href", "/rules#DDD-TURN-02")


def test_a_spectator_sees_no_hand_and_is_asked_nothing(visitors):
    page, watcher = visitors(), visitors("phone")
    code = start_table(page, bots=2)
    goto(watcher, f"/t/{code}")

    watcher.wait_for_selector("main.draft.is-watching")

    expect(watcher.locator(".hand .card")).to_have_count(0)
    expect(watcher.locator("#prompt[data-ask]")).to_have_count(0)
    assert sideways(watcher) == 0


@pytest.mark.parametrize(("size", "seats"), [("tiny", 8), ("phone", 5), ("desk", 5), ("hall", 8)])
def test_draft_resolve_and_score_fit_every_screen(visitors, draft, size, seats):
    page = visitors(size)
    audit.bring(page)
    tables = {
        "draft .used": draft.play_on(draft.play(seats), turn=2),
        "resolve #prompt[data-ask]": draft.choosing_a_die(seats),
        "score .winner-acts": draft.play_on(draft.play(seats, options={"hands": 1})),
    }

    for sign, laid in tables.items():
        sit_at(page, draft, laid, 0)
        page.wait_for_selector(f"main.{sign}", state="attached")
        check(page, sign.split()[0], size)


def check(page, name, size):
    """In both themes and languages: nothing wider than the screen, no missing text, no small target; keep pictures."""
    for language in ("ru", "en"):
        page.evaluate("document.getElementById('language-button').click()")  # on a phone it is in the menu
        expect(page.locator("html")).to_have_attribute("lang", language)
        for theme in ("light", "dark"):
            page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
            page.wait_for_timeout(150)
            assert sideways(page) == 0
            assert missing_texts(page) == ""
            assert audit.small_targets(page) == []
            shoot(page, name, size, theme, language)


@pytest.mark.parametrize("card", [0, 3, 6])
@pytest.mark.parametrize("size", [(1280, 800), (1000, 700), (360, 640), (640, 360)])
def test_the_caption_of_a_chosen_card_is_whole_in_the_longer_language(visitors, draft, size, card):
    page = visitors(size, "dark", "ru")
    sit_at(page, draft, draft.play(2), 0)
    page.wait_for_selector("main.draft #prompt[data-live=true]")

    page.locator(f"#card-{card}").click()
    page.locator(".tray > .die-place").first.click()
    caption = page.locator(".card-flag").bounding_box()
    hand = page.locator(".hand").bounding_box()

    assert caption is not None
    assert hand is not None
    assert hand["x"] <= caption["x"]
    assert caption["x"] + caption["width"] <= hand["x"] + hand["width"]
    assert hand["y"] - 22 <= caption["y"]
