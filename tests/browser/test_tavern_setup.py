"""A tavern table before the game: characters, Drink Decks, who goes first, how windows are kept; and its first turn."""

from collections.abc import Mapping

import pytest
from playwright.sync_api import Page, expect

from tests.browser import audit
from tests.browser.conftest import code_of, faults, goto, missing_texts, shoot, sideways
from tests.browser.players import fetch
from tests.processes.guest import ALONE

LOOKS = [("tiny", "light", "ru"), ("desk", "dark", "en")]


def make_table(page: Page, name: str = "Greta") -> str:
    """Create a tavern table in either language, with characters on all stools, and return its code."""
    goto(page)
    page.locator("#name").fill(name)
    page.locator("#create-tavern").click()
    code = code_of(page)
    give_out(page, code, dict(enumerate(ALONE)))
    page.locator(f"main.setup .role:has(:checked) input[value={ALONE[0]}]").wait_for(state="attached")
    return code


def give_out(host: Page, code: str, characters: Mapping[int, str]) -> None:
    """Name the characters on the host's stool and on those without a person: else they are drawn."""
    for seat, character in characters.items():
        fetch(host, "POST", f"/tables/{code}/seats/{seat}", {"role": character})


def option(page: Page, name: str):
    """Return the row of an option."""
    return page.locator(f"[data-option={name}]")


@pytest.mark.parametrize(("size", "theme", "language"), LOOKS)
def test_the_table_fits_every_screen(visitors, size, theme, language):
    page = visitors(size, theme, language)
    make_table(page, "Greta" if language == "en" else "Марфа")
    page.locator("#fill-with-bots").click()
    expect(page.locator("#start-button")).not_to_have_attribute("aria-disabled", "true")

    assert sideways(page) == 0
    assert missing_texts(page) == ""
    # On a phone the bar with the start button lies over what is below it.
    assert size == "tiny" or faults(page) == []
    page.evaluate("scrollTo(0, 0)")
    shoot(page, "tavern-setup", size, theme, language)


def test_a_character_is_chosen_and_is_taken_for_everybody_else(visitors):
    host = visitors()
    code = make_table(host)
    host.get_by_role("radio", name="Zot").check(force=True)
    expect(host.locator(".stool.is-me")).to_contain_text("Zot the Wizard")
    expect(host.locator(".character-name")).to_have_text("Zot the Wizard")
    guest = visitors("phone")
    goto(guest, f"/t/{code}")

    guest.locator("#sit-name").fill("Borin")
    guest.locator("#sit-down").click()

    expect(guest.get_by_role("radio", name="Zot")).to_be_disabled()
    guest.get_by_role("radio", name="Gog").check(force=True)
    expect(host.locator(".stool[data-seat='1']")).to_contain_text("Gog the Half-Ogre")


def test_all_options_are_changed_by_the_host_and_seen_live(visitors):
    host = visitors()
    code = make_table(host)
    guest = goto(visitors("phone"), f"/t/{code}")
    expect(guest.locator(".starting-gold")).to_contain_text("10 Gold")

    expect(option(host, "drinks").get_by_label("RDI 1")).to_be_disabled()  # one has to stay
    option(host, "drinks").get_by_label("RDI 3").check(force=True)
    expect(option(host, "drinks")).to_contain_text("60 cards")
    option(host, "first").get_by_role("combobox").select_option("0")
    expect(option(host, "first")).to_contain_text("The host has chosen.")
    option(host, "mode").get_by_label("sealed").check(force=True)
    expect(option(host, "mode")).to_contain_text("Everybody is asked every time")
    host.get_by_role("group", name="Number of stools").get_by_role("button").first.click()
    host.get_by_role("group", name="Number of stools").get_by_role("button").first.click()

    expect(guest.locator(".starting-gold")).to_contain_text("8 Gold")
    expect(option(guest, "drinks").get_by_label("RDI 3")).to_be_checked()
    expect(option(guest, "drinks").get_by_label("RDI 3")).to_be_disabled()
    expect(option(guest, "mode").get_by_label("sealed")).to_be_checked()
    expect(option(guest, "first").get_by_role("combobox")).to_have_value("0")


def test_a_game_with_a_bar_deck_and_bots_begins(visitors):
    page = visitors("phone")
    make_table(page)
    page.get_by_role("radio", name="Gerki").check(force=True)
    option(page, "drinks").get_by_label("RDI 2").check(force=True)
    expect(option(page, "drinks")).to_contain_text("A Bar Deck of RDI 1 and RDI 2: 60 cards")
    option(page, "first").get_by_role("combobox").select_option("0")
    expect(option(page, "first")).to_contain_text("The host has chosen.")
    page.locator("#fill-with-bots").click()

    page.locator("#start-button:not([aria-disabled])").click()

    page.wait_for_selector("main.tavern")
    expect(page.locator(".tseat")).to_have_count(4)
    expect(page.locator(".top-where")).to_contain_text("Your turn")
    page.locator("#help-button").click()
    expect(page.get_by_role("dialog")).to_contain_text("Stay awake and keep your Gold")
    assert missing_texts(page) == ""


@pytest.mark.parametrize(("size", "theme", "language"), LOOKS)
def test_teams_are_blocks_of_stools_and_the_host_puts_people_together(visitors, size, theme, language):
    host = visitors(size, theme, language)
    make_table(host, "Greta")
    option(host, "variant").locator("input[value=two_headed_dragon]").check(force=True)
    expect(host.locator(".team-block")).to_have_count(2)
    host.locator("#fill-with-bots").click()
    expect(host.locator(".stool[data-seat='3'] .stool-state")).to_be_visible()
    names = host.locator(".stool-name").all_inner_texts()

    host.locator(".team-block[data-team='0'] .stool[data-seat='1'] .stool-order button").last.click()

    expect(host.locator(".stool-name")).to_have_text([names[0], names[2], names[1], names[3]])
    assert sideways(host) == 0
    assert missing_texts(host) == ""
    assert size == "tiny" or faults(host) == []
    shoot(host, "tavern-setup-teams", size, theme, language)
    host.locator("#shuffle-teams").click()
    expect(host.locator(".stool.is-me")).to_have_count(1)


@pytest.mark.parametrize("size", ["tiny", (480, 640), (900, 640)])
def test_the_names_of_the_characters_are_whole(visitors, size):
    page = visitors(size, "dark", "ru")
    audit.bring(page)
    make_table(page, "Марфа")
    assert audit.broken(page) == []


def test_the_boss_is_told_how_many_cards_a_boss_draws(visitors):
    page = visitors()
    make_table(page)
    option(page, "variant").locator("input[value=boss_battle]").check(force=True)
    expect(page.locator(".boss-note")).to_be_visible()
    page.locator("input[value=amundyr]").check(force=True)
    expect(page.locator(".stool.is-me")).to_contain_text("Amundyr")
    page.locator("#fill-with-bots").click()

    page.locator("#start-button:not([aria-disabled])").click()

    expect(page.locator("#prompt[data-kind=discard]")).to_contain_text("then you draw up to 9.")
    expect(page.locator(".tavern-log")).to_contain_text("The Boss draws 9 cards, everybody else 7.")


@pytest.mark.parametrize("size", ["tiny", "desk"])
def test_the_way_to_play_stands_before_the_stools_that_it_decides(visitors, size):
    host = visitors(size)
    make_table(host)

    tops = [host.locator(where).bounding_box()["y"] for where in (".setup-way", ".setup-seats", ".setup-role")]

    assert tops == sorted(tops)
    assert tops[0] < tops[1]


def test_a_variant_takes_only_its_numbers_of_players(visitors):
    host = visitors()
    make_table(host)
    stools = host.get_by_role("group", name="Number of stools")
    stools.get_by_role("button").last.click()
    expect(host.locator(".stool")).to_have_count(5)

    option(host, "variant").locator("input[value=two_headed_dragon]").check(force=True)

    expect(host.locator(".stool")).to_have_count(6)
    stools.get_by_role("button").last.click()
    expect(host.locator(".stool")).to_have_count(8)
    expect(host.locator(".starting-gold")).to_contain_text("Each team starts with 10 Gold.")
