"""The Villains and the Dungeon Events as people play them: each mechanic once."""

import pytest
from playwright.sync_api import expect

from tests.browser import scenes
from tests.browser.conftest import look, missing_texts
from tests.browser.test_tavern_boxes import LIVE, choose
from tests.browser.test_tavern_setup import make_table


def test_the_villains_are_offered_and_a_boss_deck_takes_one_of_them(visitors):
    page = visitors("tiny", "light", "ru")
    make_table(page, "Марфа")
    expect(page.locator(".character-box")).to_have_count(5)

    page.locator("[data-option=variant] input[value=boss_battle]").check(force=True)

    expect(page.locator(".team-block")).to_have_count(2)
    expect(page.locator("input[value=gerki]")).to_be_disabled()
    page.locator("input[value=amundyr]").check(force=True)
    expect(page.locator(".character-about .medal use")).to_have_attribute("href", "#m-amundyr")
    expect(page.locator(".boss-note")).to_be_visible()
    look(page, "villains-setup", "tiny", "ru")


def test_a_minion_acts_and_the_action_is_still_there(layer, sit):
    page = sit(layer.lay(scenes.MINIONS, bots=(1, 2), bot_s=0.1, mode="fast"), size="tiny", language="ru")
    look(page, "villains-minions", "tiny", "ru")

    page.locator(f"{LIVE} .minion-acts .choice").click()
    page.locator(f"{LIVE} #commit.go").click()
    choose(page, "target", 1)

    page.locator(f"{LIVE}[data-kind=action]").wait_for()
    expect(page.locator(".minion-acts")).to_have_count(0)
    expect(page.locator("#hand .is-legal")).to_have_count(2)
    page.locator("#my-minions").click()
    expect(page.locator("dialog [data-extra=minions] li")).to_have_count(2)


def test_a_minion_is_picked_and_its_owner_pays_its_wages(layer, sit):
    page = sit(layer.lay(scenes.AIMING_AT_MINIONS, bots=(1, 2), bot_s=0.1, mode="fast"))
    target = page.locator(f"{LIVE} .target").last
    expect(target).to_contain_text("Grunt the Brawler")
    look(page, "villains-aim")

    target.click()
    page.locator(f"{LIVE} #commit.go").click()

    expect(page.locator(".tavern-log")).to_contain_text("Grunt the Brawler is hit: Wages of")


def test_wages_are_paid_or_the_minion_goes(layer, sit):
    page = sit(layer.lay(scenes.WAGES, bots=(1, 2), bot_s=0.1, mode="fast"), size="tiny", language="ru")
    page.locator(f"{LIVE}[data-kind=wages]").wait_for()
    look(page, "villains-wages", "tiny", "ru")

    choose(page, "wages", "pay")

    expect(page.locator("#my-minions")).to_have_text("1")


def test_form_cards_are_bought_for_blood_and_their_backs_are_open(layer, sit):
    laid = layer.lay(scenes.BUYING, bots=(2,))
    page = sit(laid)
    look(page, "villains-forms")

    choose(page, "form", "bat")
    choose(page, "form", "none")

    expect(page.locator(".mat-extras [href='#p-blood']")).to_have_count(1)
    expect(page.locator(".tavern-log")).to_contain_text("takes a Bat card")
    other = sit(laid, 1, "tiny", "ru")
    expect(other.locator(".tseat[data-seat='0'] .extras [href='#f-bat']")).to_have_count(1)
    other.locator(".tseat[data-seat='0'] .tseat-plate").click(force=True)
    expect(other.locator("dialog [data-extra=forms] > div")).to_have_count(2)
    look(other, "villains-backs", "tiny", "ru")


def test_a_scarab_bites_and_is_answered(layer, sit):
    page = sit(layer.lay(scenes.BITING, bots=(1, 2), bot_s=0.1, mode="fast"), size="tiny")
    expect(page.locator(".tseat[data-seat='1'] .extras [href='#p-scarab']")).to_have_count(1)
    page.locator(f"{LIVE}[data-window=loss]").wait_for()
    look(page, "villains-scarab", "tiny")

    page.locator(".answer").first.click()
    page.locator(f"{LIVE} #commit").click()

    expect(page.locator(".mat-extras [href='#p-scarab']")).to_have_count(1)
    expect(page.locator(".gauge.is-large")).to_have_attribute("aria-label", "Alcohol 0, Fortitude 20, gap 20")


def test_cards_are_divided_into_two_piles(layer, sit):
    page = sit(layer.lay(scenes.DIVIDING, bots=(1, 2), bot_s=0.1, mode="fast"), size="tiny", language="ru")
    choices = page.locator(f"{LIVE}[data-kind=divide] .choice")
    choices.nth(0).click()
    choices.nth(2).click()
    look(page, "villains-divide", "tiny", "ru")

    page.locator(f"{LIVE} #commit.go").click()

    expect(page.locator("#prompt:not([data-kind=divide])")).to_be_visible()


@pytest.mark.parametrize(
    ("title", "ask", "value", "told"),
    [
        ("A Contest of Wills", "bid", 2, "bids 2 Fortitude"),
        ("A Costly Cure", "pledge", 1, "All reveal their Gold"),
        ("Somebody Pushed the Lever", "push", 1, "All reveal at whom they point"),
        ("Staring Contest", "stare", "stone", "turns to stone"),
    ],
)
def test_a_dungeon_event_asks_and_is_told(layer, sit, title, ask, value, told):
    page = sit(layer.lay(scenes.dungeon(title, "tara", ask), bots=(1, 2), bot_s=0.1, mode="fast"))
    page.locator(f"{LIVE}[data-kind={ask}]").wait_for()
    look(page, f"villains-{ask}")
    page.locator("#dungeon-deck").dispatch_event("click")
    expect(page.locator("dialog .heading").first).to_be_visible()
    assert missing_texts(page) == ""
    page.keyboard.press("Escape")

    choose(page, ask, value)

    expect(page.locator(".tavern-log")).to_contain_text(told)
