"""S2: the table before the game, with two people at it."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import code_of, goto, missing_texts


def make_table(page: Page, name: str = "Greta") -> str:
    """Create a table in either language and return its code."""
    goto(page)
    page.locator("#name").fill(name)
    page.locator("#create-table").click()
    code = code_of(page)
    page.wait_for_selector("main.setup")
    return code


def sit_down(page: Page, code: str, name: str) -> Page:
    """Open the link and take the first free stool: a name and one press."""
    goto(page, f"/t/{code}")
    page.locator("#sit-name").fill(name)
    page.locator("#sit-down").click()
    expect(page.locator(".stool.is-me")).to_contain_text(name)
    return page


def stool(page: Page, seat: int):
    """Return the stool of a seat."""
    return page.locator(f'.stool[data-seat="{seat}"]')


def test_a_guest_is_seated_in_two_taps_and_everybody_sees_it(visitors):
    host = visitors()
    code = make_table(host)

    sit_down(visitors("phone"), code, "Borin")

    expect(stool(host, 1)).to_contain_text("Borin")
    expect(stool(host, 1)).to_contain_text("not yet ready")


def test_who_is_about_to_sit_down_gets_another_stool_if_that_one_is_taken(visitors):
    host = visitors()
    guest = goto(visitors("tiny", language="ru"), f"/t/{make_table(host)}")
    stool(guest, 1).locator(".stool-kind .button").click()
    guest.locator("dialog #sit-name").fill("Борин")

    stool(host, 1).locator(".stool-kind .button").first.click()

    expect(guest.locator("#stool-taken")).to_be_visible()
    expect(guest.locator("dialog #sit-name")).to_have_value("Борин")
    guest.locator("dialog #sit-down").click()
    expect(stool(host, 2)).to_contain_text("Борин")
    expect(guest.get_by_role("dialog")).to_have_count(0)


def test_who_is_about_to_sit_down_is_told_that_all_stools_are_taken(visitors):
    host = visitors()
    guest = goto(visitors(), f"/t/{make_table(host)}")
    stool(guest, 1).locator(".stool-kind .button").click()

    host.locator("#fill-with-bots").click()

    expect(guest.get_by_role("dialog").get_by_role("alert")).to_be_visible()


def test_the_bar_says_what_is_missing_until_the_game_can_start(visitors):
    host = visitors()
    guest = sit_down(visitors("phone"), make_table(host), "Borin")
    start = host.locator("#start-button")
    expect(host.locator("#prompt")).to_contain_text("2 stools are free")
    expect(start).to_be_disabled()

    host.locator("#fill-with-bots").click()
    expect(host.locator("#prompt")).to_contain_text("Waiting for Borin.")
    guest.locator("#ready-button").click()

    expect(host.locator("#prompt")).to_contain_text("Everybody is ready.")
    start.click()
    for page in (host, guest):
        expect(page.locator("main.draft")).to_be_visible()


def test_a_changed_rule_is_seen_live_and_asks_everybody_to_be_ready_again(visitors):
    host = visitors()
    guest = sit_down(visitors("phone"), make_table(host), "Borin")
    guest.locator("#ready-button").click()
    expect(stool(host, 1)).to_have_class(re.compile("is-ready"))

    host.get_by_role("group", name="Hands").get_by_role("button", name="More: Hands").click()
    host.locator("[data-option=more_luck] .switch").click()

    expect(guest.get_by_role("switch", name="Add More Luck")).to_be_checked()
    expect(guest.get_by_role("switch", name="Add More Luck")).to_be_disabled()
    expect(stool(guest, 1)).not_to_have_class(re.compile("is-ready"))
    expect(guest.locator("#prompt")).to_contain_text("Say when you are ready.")


def test_a_dwarf_belongs_to_one_person_and_a_bot_gives_its_own_away(visitors):
    host = visitors()
    guest = sit_down(visitors("phone"), make_table(host), "Borin")
    host.locator("#fill-with-bots").click()
    expect(host.locator(".stool.is-free")).to_have_count(0)
    own = host.locator(".role:has(input:checked) b").inner_text()
    bots = stool(host, 2).locator(".stool-name").inner_text()

    expect(guest.locator(".role.is-taken")).to_contain_text(["taken: Greta"])
    expect(guest.get_by_role("radio", name=re.compile(f"^{own}"))).to_be_disabled()
    guest.locator(f".role:has(b:text-is('{bots}'))").click()

    expect(guest.get_by_role("radio", name=re.compile(f"^{bots}"))).to_be_checked()
    expect(stool(host, 2).locator(".stool-name")).not_to_have_text(bots)


def test_bots_are_added_made_tipsy_and_sent_away(visitors):
    host = visitors()
    make_table(host)
    second = stool(host, 1)

    second.get_by_role("button", name="Add a bot").click()
    second.get_by_role("radio", name="tipsy").check()
    expect(second.get_by_role("radio", name="tipsy")).to_be_checked()
    second.get_by_role("button", name=re.compile("Send .* away")).click()

    expect(second).to_have_class(re.compile("is-free"))


def test_stools_are_added_and_taken_away_but_not_from_under_a_person(visitors):
    host = visitors()
    sit_down(visitors("phone"), make_table(host), "Borin")
    group = host.get_by_role("group", name="Number of stools")

    group.get_by_role("button", name=re.compile("More")).click()
    expect(host.locator(".stool")).to_have_count(5)
    for count in (4, 3, 2):
        group.get_by_role("button", name=re.compile("Fewer")).click()
        expect(host.locator(".stool")).to_have_count(count)

    expect(group.get_by_role("button", name=re.compile("Fewer"))).to_be_disabled()


def test_somebody_shown_to_the_door_cannot_come_back(visitors):
    host = visitors()
    guest = sit_down(visitors("phone"), make_table(host), "Borin")

    stool(host, 1).get_by_role("button", name=re.compile("More about")).click()
    host.get_by_role("button", name="Show to the door").click()
    host.get_by_role("dialog", name="Show Borin to the door?").get_by_role("button", name="Show to the door").click()

    expect(stool(host, 1)).to_have_class(re.compile("is-free"))
    guest.locator("#sit-name").fill("Borin")
    guest.locator("#sit-down").click()
    expect(guest.locator("#sit-fault")).to_be_visible()
    assert missing_texts(guest) == ""


def test_a_taken_name_and_a_look_alike_are_refused_at_the_field(visitors):
    host = visitors()
    code = make_table(host, "Borin")
    guest = goto(visitors("phone"), f"/t/{code}")

    for name in ("Borin", "B0rin"):
        guest.locator("#sit-name").fill(name)
        guest.locator("#sit-down").click()
        expect(guest.locator("#sit-fault")).to_be_visible()

    expect(stool(host, 1)).to_have_class(re.compile("is-free"))


def test_water_for_one_person_only(visitors):
    host = visitors()
    guest = sit_down(visitors("phone"), make_table(host), "Borin")
    host.locator("[data-option=drinking] .switch").click()

    guest.locator(".setup-role .switch").click()

    expect(stool(host, 1)).to_contain_text("water")
    expect(stool(host, 0)).not_to_contain_text("water")


def test_two_people_at_one_device_get_a_curtain(visitors):
    page = visitors("phone")
    make_table(page)
    stool(page, 1).get_by_role("button", name="Seat somebody at this device").click()
    page.locator("#sit-name").fill("Borin")
    page.locator("#sit-down").click()
    expect(stool(page, 1)).to_contain_text("Borin")
    page.locator("#fill-with-bots").click()

    page.locator("#start-button").click()

    expect(page.locator(".curtain h1")).to_have_text("Hand the device to Greta")
    page.locator("#curtain-open").click()
    expect(page.locator(".curtain")).to_have_count(0)
    page.wait_for_selector("#prompt[data-live=true]")
    page.locator("ol.hand button.card").first.click()
    page.locator(".tray button.die-place").first.click()
    page.locator("#prompt .button.go").click()
    expect(page.locator(".curtain h1")).to_have_text("Hand the device to Borin")


def test_the_code_can_be_hidden_from_those_who_watch_the_screen(visitors):
    page = visitors()
    code = make_table(page)

    page.get_by_role("button", name="Hide code").click()

    expect(page.locator("#table-code")).not_to_contain_text(code[:4])
    page.get_by_role("button", name="Show code").click()
    expect(page.locator("#table-code")).to_contain_text(code[:4])


def test_the_qr_code_is_large_on_demand(visitors):
    page = visitors("phone")
    make_table(page)

    page.get_by_role("button", name="QR code").click()

    picture = page.get_by_role("dialog").get_by_role("img", name=re.compile("QR code"))
    expect(picture).to_be_visible()
    assert picture.evaluate("image => image.complete && image.naturalWidth > 0")


def test_a_link_that_cannot_be_copied_is_shown_and_selected(visitors):
    page = visitors()
    code = make_table(page)
    page.evaluate("() => { document.execCommand = () => false; }")  # over plain http there is no other way

    page.locator("#copy-link").click()

    expect(page.locator(".toast")).to_contain_text("cannot copy")
    expect(page.locator("#invite-link")).to_be_focused()
    expect(page.locator("#invite-link")).to_have_value(re.compile(f"/t/{code}$"))


def test_a_guest_sees_who_is_host_and_cannot_change_the_rules(visitors):
    host = visitors()
    guest = sit_down(visitors("phone"), make_table(host), "Borin")

    expect(stool(guest, 0)).to_contain_text("host")
    expect(guest.locator(".setup-options input:not([disabled])")).to_have_count(0)
    expect(guest.locator("#start-button")).to_have_count(0)


def test_everything_can_be_done_by_keyboard(visitors):
    page = visitors()
    make_table(page)
    stool(page, 1).get_by_role("button", name="Add a bot").focus()

    page.keyboard.press("Enter")
    expect(stool(page, 1)).to_contain_text("bot")
    page.get_by_role("radio", name=re.compile("^Durnan|^Nils")).first.focus()
    before = page.locator(".role:has(input:checked) b").inner_text()
    page.locator(".role:has(input:checked) input").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".role:has(input:checked) b")).not_to_have_text(before)
    page.get_by_role("switch", name="Add More Luck").focus()
    page.keyboard.press("Space")

    expect(page.get_by_role("switch", name="Add More Luck")).to_be_checked()
