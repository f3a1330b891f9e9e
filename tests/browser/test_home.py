"""S1: the home page."""

import re
from contextlib import AbstractContextManager

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import code_of, goto, missing_texts
from tests.catalogues import CATALOGUES

PLAY = {
    **{language: str(texts.messages["home.play_bots"]) for language, texts in CATALOGUES.items()},
    **{"en": "Play with bots now", "ru": "Сыграть с ботами"},
}


def kept(page: Page) -> AbstractContextManager[object]:
    """Wait until the server has kept what is changed of a person."""
    return page.expect_response(lambda answer: answer.url.endswith("/api/me") and answer.request.method == "PUT")


def test_one_tap_without_a_name_starts_a_game_with_bots(visitors):
    page = goto(visitors("phone"))

    page.locator("#play-now").click()

    page.wait_for_url(re.compile(r"/t/\d{8}"))
    expect(page.locator(".top-where b")).to_have_text("Turn 1 of 5")


def test_the_name_is_remembered(visitors):
    page = goto(visitors())
    page.get_by_label("Your name at the table").fill("Borin")
    with kept(page):
        page.get_by_label("Your name at the table").press("Tab")

    goto(page)

    expect(page.get_by_label("Your name at the table")).to_have_value("Borin")


def test_a_name_with_letters_of_two_scripts_is_refused_at_its_field(visitors):
    page = goto(visitors())
    field = page.get_by_label("Your name at the table")

    field.fill("Bоrin")  # the second letter is Cyrillic
    page.locator("#create-table").click()

    expect(page.locator("#name-fault")).to_be_visible()
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(page).to_have_url(re.compile(r"/$"))


def test_a_table_is_created_and_joined_by_its_code(visitors):
    host = goto(visitors())
    host.get_by_label("Your name at the table").fill("Greta")
    host.locator("#create-table").click()
    code = code_of(host)
    guest = goto(visitors("phone"))

    guest.get_by_label("Table code").press_sequentially(code)
    expect(guest.get_by_label("Table code")).to_have_value(f"{code[:4]}-{code[4:]}")
    guest.get_by_role("button", name="Join").click()

    guest.wait_for_url(re.compile(f"/t/{code}"))
    expect(guest.locator("#table-code")).to_have_text(f"{code[:4]}-{code[4:]}")


def test_a_pasted_link_is_as_good_as_the_code(visitors):
    page = goto(visitors())

    page.get_by_label("Table code").fill("http://tavern.test:8000/t/48210937")

    expect(page.get_by_label("Table code")).to_have_value("4821-0937")


@pytest.mark.parametrize(("typed", "fault"), [("4821", "4 digits are missing."), ("4821093", "1 digit is missing.")])
def test_a_short_code_says_how_many_digits_are_missing(visitors, typed, fault):
    page = goto(visitors())

    page.get_by_label("Table code").fill(typed)
    page.get_by_role("button", name="Join").click()

    expect(page.locator("#code-fault")).to_have_text(fault)
    expect(page.get_by_label("Table code")).to_be_focused()


def test_a_code_that_leads_nowhere_is_refused_in_words(visitors):
    page = goto(visitors())

    page.get_by_label("Table code").fill("00000000")
    page.get_by_role("button", name="Join").click()

    expect(page.locator("#code-fault")).to_be_visible()
    assert missing_texts(page) == ""


def test_my_tables_are_listed_and_lead_back(visitors):
    page = goto(visitors())
    page.locator("#play-now").click()
    code = code_of(page)

    goto(page)

    mine = page.locator(".my-tables")
    expect(mine.get_by_text("your move")).to_be_visible()
    mine.get_by_role("link").first.click()
    page.wait_for_url(re.compile(f"/t/{code}"))


def test_a_public_table_is_found_in_the_list(visitors):
    host = goto(visitors())
    host.get_by_label("Your name at the table").fill("Ottilie")
    host.locator("#create-table").click()
    host.wait_for_url(re.compile(r"/t/\d{8}"))
    host.get_by_label("everybody").check(force=True)
    guest = goto(visitors())

    guest.get_by_role("link", name=re.compile("Ottilie’s table")).click()

    guest.wait_for_url(host.url.split("#")[0])


def test_language_and_theme_switch_live_and_stay(visitors):
    page = goto(visitors(theme="dark"))
    page.evaluate("window.same = true")

    for button in ("#language-button", "#theme-button"):
        with kept(page):
            page.locator(button).click()

    expect(page.locator("#play-now")).to_have_text(PLAY["ru"])
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    assert page.evaluate("window.same")
    goto(page)
    expect(page.locator("#play-now")).to_have_text(PLAY["ru"])
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def test_a_table_of_the_tavern_is_made_and_listed_as_one(visitors):
    page = goto(visitors())
    page.get_by_label("Your name at the table").fill("Borin")
    card = page.get_by_role("article", name="The Red Dragon Inn")

    card.get_by_role("button", name="Create a table").click()
    code_of(page)
    expect(page.locator(".top-where")).to_contain_text("The Red Dragon Inn")
    goto(page)

    expect(page.locator(".my-tables")).to_contain_text("The Red Dragon Inn")


def test_going_on_on_another_device(visitors):
    page = goto(visitors())
    page.get_by_label("Your name at the table").fill("Borin")
    page.get_by_label("Your name at the table").press("Tab")
    page.locator("#menu-button").click()
    page.get_by_role("button", name="Go on on another device").click()
    link = page.locator("#device-link").input_value()
    expect(page.get_by_role("timer")).to_contain_text(re.compile(r"[45]:\d\d"))
    other = visitors("phone")

    other.goto("/device/" + link.rsplit("/", 1)[1])
    other.locator("form button").click()

    other.wait_for_selector("html[data-started] main.home")
    expect(other.get_by_label("Your name at the table")).to_have_value("Borin")


PASTED = """() => {
  const field = document.body.appendChild(document.createElement("textarea"));
  field.id = "pasted";
  field.focus();
}"""


def pasted(page: Page) -> str:
    """Return what is pasted on the page now."""
    page.evaluate(PASTED)
    page.keyboard.press("Control+V")
    return page.locator("#pasted").input_value()


def open_device_link(page: Page) -> str:
    """Open the sheet with the link to another device, and return the link."""
    page.locator("#menu-button").click()
    page.get_by_role("button", name="Go on on another device").click()
    return page.locator("#device-link").input_value()


def test_a_link_is_copied_over_plain_http_too(visitors):
    page = goto(visitors())
    assert not page.evaluate("window.isSecureContext")
    link = open_device_link(page)

    copy = page.get_by_role("button", name="Copy link")
    copy.click()

    expect(page.locator(".toast")).to_have_text("Copied.")
    expect(copy).to_be_focused()
    page.keyboard.press("Escape")
    assert pasted(page) == link


def test_the_link_to_a_table_is_copied_over_plain_http(visitors):
    page = goto(visitors("phone"))
    page.locator("#name").fill("Greta")
    page.locator("#create-table").click()
    code = code_of(page)

    page.locator("#copy-link").click()

    expect(page.locator(".toast")).to_have_text("Copied.")
    expect(page.locator("#invite-link")).to_be_hidden()
    assert pasted(page).endswith(f"/t/{code}")


def test_where_a_browser_refuses_to_copy_the_link_is_selected_and_the_page_says_so(visitors):
    page = visitors()
    page.add_init_script("document.execCommand = () => false")
    goto(page)
    link = open_device_link(page)

    page.get_by_role("button", name="Copy link").click()

    expect(page.locator(".toast")).to_contain_text("cannot copy")
    assert page.evaluate("document.activeElement.value.slice(document.activeElement.selectionStart)") == link


def test_a_sheet_keeps_the_focus_closes_with_escape_and_gives_it_back(visitors):
    page = goto(visitors())
    page.locator("#menu-button").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Settings").press("Enter")
    sheet = page.get_by_role("dialog", name="Settings")
    expect(sheet).to_be_visible()

    for _ in range(30):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement === document.body || !!document.activeElement.closest('dialog')")
    page.keyboard.press("Escape")

    expect(sheet).to_be_hidden()
    expect(page.locator("#menu-button")).to_be_focused()
