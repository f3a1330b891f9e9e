"""Teams at the table: what they share, decide and say to each other; and whole games in teams."""

import re
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from tests.browser import audit, scenes
from tests.browser.conftest import PATIENCE_MS, faults, goto, look
from tests.browser.tavern_players import SEEN, harmless, press_answer, send
from tests.browser.test_tavern_boxes import LIVE, choose, play
from tests.browser.test_tavern_setup import give_out, make_table, option

HANG_S = 400
PRESS_MS = 5_000
"""So long a button is looked for that others may have closed the question of."""


def test_a_team_has_one_track_and_sees_its_hands(layer, sit):
    laid = layer.lay(scenes.SHARED_ACTION, bots=(2, 3))
    page, other = sit(laid), sit(laid, 1, "tiny", "ru")

    expect(page.locator(".tteam")).to_have_count(2)
    expect(page.locator(".tteam.is-mine .tteam-head")).to_have_attribute(
        "aria-label", "Your team, Alcohol 6, Fortitude 15, gap 9, 8 Gold, and 2 Potion Tokens"
    )
    expect(page.locator(".team-panel .mate-hand li")).to_have_count(3)
    other.locator("#team-button").click()
    expect(other.locator("dialog.team-sheet .mate-hand li")).to_have_count(3)
    look(page, "teams-panel")
    page.locator(".team-panel [data-captain='1']").click()
    expect(page.locator(".team-panel .mate-name [href='#s-captain']")).to_have_count(1)
    look(other, "teams-sheet", "tiny", "ru")
    assert faults(page) == []


@pytest.mark.parametrize("scene", [scenes.SHARED_ACTION, scenes.BOSS])
def test_talk_is_in_sight_beside_the_table_and_the_log_in_the_header(layer, sit, scene):
    page = sit(layer.lay(scene, bots=(2, 3)), 1)
    panel, talk = page.locator(".team-panel").bounding_box(), page.locator("#talk-text").bounding_box()

    assert talk["y"] + talk["height"] < panel["y"] + panel["height"]
    page.locator(".top .only-narrow").click()
    expect(page.locator("dialog .tavern-log li").first).to_be_visible()


def test_what_is_said_is_in_sight_in_the_sheet_without_scrolling(layer, sit):
    page = sit(layer.lay(scenes.BOSS, bots=(2, 3)), 1, size="tiny", language="ru")
    page.locator("#team-button").click()
    expect(page.locator(".team-sheet #talk-text")).to_be_in_viewport(ratio=1)


def test_a_token_that_cannot_be_used_says_why(layer, sit):
    page = sit(layer.lay(scenes.SHARED_DISCARD, bots=(2, 3)), size="tiny", language="ru")
    page.locator("#team-button").click()

    page.locator(".team-sheet [data-use=gold]").dispatch_event("click")  # in sight or not: it may be on its way in

    expect(page.locator(".team-sheet .token-why")).to_contain_text("пока карты сбрасывают и добирают")
    look(page, "teams-token-why", "tiny", "ru")


def test_a_token_is_used_at_once_and_a_waste_is_asked_about(layer, sit):
    laid = layer.lay(scenes.SHARED_ACTION, bots=(2, 3))
    page = sit(laid, size="tiny", language="ru")
    page.locator("#team-button").click()
    page.locator(".team-sheet [data-use=alcohol]").click()
    expect(page.locator(".team-sheet .tokens-left")).to_contain_text("1")

    page.locator(".team-sheet [data-use=fortitude]").click()
    page.locator("dialog.middle .button.go").click()

    expect(page.locator(".team-sheet .token-uses")).to_have_count(0)
    assert layer.frame(laid, None).view["parties"][0]["fortitude"] == 20
    assert layer.frame(laid, None).view["parties"][0]["alcohol"] == 0


def test_a_last_chance_shows_the_tokens_that_save_the_team(layer, sit):
    laid = layer.lay(scenes.LAST_TOKEN, bots=(2, 3), bot_s=0.1)
    page = sit(laid, size="tiny", language="ru")
    look(page, "teams-last-token", "tiny", "ru")
    page.locator(f"{LIVE} [data-use=fortitude]").click()
    expect(page.locator("#team-button")).to_contain_text("1")
    assert layer.frame(laid, None).view["parties"][0]["tokens"] == 1


def test_a_team_is_told_that_it_goes_out_and_the_others_which_one(layer, sit):
    laid = layer.lay(scenes.LAST_TOKEN, bots=(2,), bot_s=0.1, mode="sealed")
    page, other, opponent = sit(laid), sit(laid, 1, "tiny", "ru"), sit(laid, 3)

    expect(page.locator(f"{LIVE} #window-say")).to_have_text("YOUR TEAM is about to go out.")
    expect(page.locator("#forecast strong")).to_have_text("Your team is out!")
    expect(other.locator(f"{LIVE} #window-say")).to_have_text("ВАША КОМАНДА на грани выбывания.")
    expect(other.locator("#forecast strong")).to_have_text("Ваша команда выбывает!")
    expect(opponent.locator(f"{LIVE} #window-say")).to_have_text("About to go out: Team 1.")
    expect(opponent.locator("#forecast strong")).to_have_text("Team 1: out!")
    page.locator(f"{LIVE} #pass").click()
    expect(page.locator(".is-doubt")).to_contain_text("If nobody answers, your team is out of the game.")
    assert faults(page) == []


def test_after_a_token_has_saved_the_team_its_last_chance_says_so_to_all(layer, sit):
    laid = layer.lay(scenes.LAST_TOKEN, bots=(2,), bot_s=0.1, mode="sealed")
    page, other, opponent = sit(laid), sit(laid, 1, "tiny", "ru"), sit(laid, 3)
    expect(page.locator(".window-title")).to_have_text("Last chance")

    page.locator(f"{LIVE} [data-use=fortitude]").click()

    expect(page.locator("#window-say")).to_have_text("YOUR TEAM is saved: nobody goes out as things stand.")
    expect(page.locator(".window-title")).to_have_text("Saved")
    expect(page.locator("#spoken-log")).to_contain_text("YOUR TEAM is saved")
    expect(other.locator("#window-say")).to_have_text("ВАША КОМАНДА спасена: пока никто не выбывает.")
    expect(opponent.locator("#window-say")).to_have_text("Saved: Team 1. Nobody goes out as things stand.")
    expect(page.locator("#forecast strong")).to_have_count(0)
    look(page, "teams-saved")
    look(other, "teams-saved", "tiny", "ru")
    assert faults(page) == []


def test_who_is_out_with_the_team_reads_so_on_the_mat(layer, sit):
    laid = layer.lay(scenes.TEAM_OUT, bots=(1, 2, 3, 4, 5))
    expect(sit(laid).locator(".mat-out")).to_have_text("Your team is out. The game goes on without you.")


def test_who_is_ready_waits_for_the_others_and_may_take_it_back(layer, sit):
    laid = layer.lay(scenes.SHARED_ACTION, bots=(2, 3), bot_s=0.05, mode="fast")
    page, other = sit(laid), sit(laid, 1)

    page.locator(f"{LIVE} #pass").click()
    expect(other.locator(".mate-intent")).to_contain_text("is ready")
    page.locator(f"{LIVE} #undo").click()
    expect(other.locator(".mate-intent")).to_have_count(0)
    play(other, "Dance with Gog!")
    choose(other, "target", 2)

    expect(page.locator(".tseat[data-seat='1'] .tseat-did")).to_have_count(1)
    expect(page.locator("#prompt[data-kind=action]")).to_be_visible()


def test_drinks_are_placed_by_agreement(layer, sit):
    laid = layer.lay(scenes.SHARED_ORDERS, bots=(2, 3), bot_s=0.1)
    page, other = sit(laid, size="tiny", language="ru"), sit(laid, 1)
    for seat in (2, 2):
        page.locator(f"{LIVE} [data-value='{seat}']").click()
    look(page, "teams-orders", "tiny", "ru")
    page.locator(f"{LIVE} #commit.go").click()
    expect(other.locator(".proposals li")).to_have_text(re.compile("^Greta proposes to order for Fiona ×2\\."))

    for seat in (2, 3):
        other.locator(f"{LIVE} [data-value='{seat}']").click()
    other.locator(f"{LIVE} #commit.go").click()
    expect(page.locator(".proposals li")).to_have_count(2)
    expect(page.locator(".proposals .candle")).to_be_visible()
    look(page, "teams-stands", "tiny", "ru")
    look(other, "teams-stands")
    page.locator("[data-decide='1']").click()

    expect(page.locator("#prompt:not([data-kind=orders])")).to_be_visible()
    piles = [seat["pile"] for seat in layer.frame(laid, None).view["seats"]]
    assert piles[2:] == [2, 2]
    expect(other.locator(".tavern-log")).to_contain_text("Where the Drinks go")


def test_a_teammate_may_answer_for_the_one_who_is_hit(layer, sit):
    laid = layer.lay(scenes.SHARED_DEFENCE, bots=(2, 3), bot_s=0.1, mode="fast")
    page, other = sit(laid), sit(laid, 1, "tiny", "ru")

    page.locator(f"{LIVE} .answer").first.click()
    look(page, "teams-defence")
    page.locator(f"{LIVE} #commit").click()

    expect(page.locator(".tavern-log")).to_contain_text("Hide in shadows")
    expect(other.locator("#prompt:not([data-window=played])")).to_be_visible()
    assert layer.frame(laid, None).view["parties"][0]["fortitude"] == 15


def test_a_team_names_its_champion_and_only_champions_gamble(layer, sit):
    laid = layer.lay(scenes.CHAMPION, bots=(2, 3), bot_s=0.1, mode="fast")
    page, other = sit(laid, size="tiny", language="ru"), sit(laid, 1)
    look(page, "teams-champion", "tiny", "ru")

    choose(page, "champion", 1)
    expect(page.locator(".proposals li")).to_contain_text("Вы предлагаете в чемпионы: Borin.")
    expect(other.locator(".proposals li")).to_contain_text("Greta proposes you as Champion.")
    choose(other, "champion", 1)

    other.locator("#round-title").wait_for()
    expect(other.locator(".ring-seat")).to_have_count(2)
    expect(other.locator(".tavern-log")).to_contain_text("Champion: Borin (proposed by")
    expect(other.locator(".ring-champion")).to_have_count(2)
    look(page, "teams-round", "tiny", "ru")
    look(other, "teams-round")


def test_champions_are_marked_on_their_seats_and_on_the_stack(layer, sit):
    laid = layer.lay(scenes.TOAST, bots=(2, 3))
    for seat, size, language, word in ((0, "desk", "en", "Champion"), (1, "phone", "ru", "чемпион")):
        page = sit(laid, seat, size, language)
        expect(page.locator(".tseat .is-champion")).to_have_count(2)
        for champion in (0, 3):
            plate = page.locator(f".tseat[data-seat='{champion}'] .tseat-plate")
            expect(plate).to_have_attribute("aria-label", re.compile(word))
        expect(page.locator(".tavern-log").first).to_contain_text("Zot" if seat == 0 else "Зот")
        if page.locator("#stack-line").is_visible():
            look(page, "teams-champions", size, language)
            page.locator("#stack-line").click()
        expect(page.locator(".layer-champions:visible").first).to_contain_text("Zot" if seat == 0 else "Зот")
        look(page, "teams-champions-stack", size, language)


def test_a_team_talks_and_nobody_else_hears_it(layer, sit):
    laid = layer.lay(scenes.SHARED_ACTION, bots=(2,))
    page, mate, rival = sit(laid), sit(laid, 1, "tiny", "ru"), sit(laid, 3)

    page.locator("#talk-text").fill("Мне нечем ответить")
    page.locator("#talk-text").press("Enter")
    page.locator(".team-panel .mate-hand .ping").first.click()
    page.locator(".team-panel [data-word=token]").click()

    expect(mate.locator(".team-unheard")).to_have_text("3")
    mate.locator("#team-button").click()
    expect(mate.locator(".talk-lines li")).to_have_count(3)
    expect(mate.locator(".talk-lines li").first).to_contain_text("Мне нечем ответить")
    look(mate, "teams-talk", "tiny", "ru")
    expect(page.locator(".talk-lines li")).to_have_count(3)
    assert "нечем" not in rival.content()


def test_a_team_gives_up_when_all_have_agreed(layer, sit):
    laid = layer.lay(scenes.SHARED_ACTION, bots=(2, 3))
    page, mate = sit(laid, size="tiny", language="ru"), sit(laid, 1)

    page.locator("#team-button").click()
    page.locator(".team-sheet [data-give-up=say]").click()
    look(page, "teams-give-up-asked", "tiny", "ru")
    page.locator("dialog.middle .button.danger").click()
    page.locator(".team-sheet [data-give-up=back]").scroll_into_view_if_needed()
    expect(mate.locator(".team-panel .give-up p")).to_be_visible()
    mate.locator(".team-panel .give-up p").scroll_into_view_if_needed()
    look(page, "teams-giving-up", "tiny", "ru")
    look(mate, "teams-giving-up")
    page.locator(".team-sheet [data-give-up=back]").click()
    expect(mate.locator(".team-panel .give-up p")).to_have_count(0)

    for each, panel in ((page, ".team-sheet"), (mate, ".team-panel")):
        each.locator(f"{panel} [data-give-up=say]").click()
        each.locator("dialog.middle .button.danger").click()
    expect(page.locator(".end-standings li")).to_have_count(2)


def test_who_plays_alone_cannot_give_up_as_a_team(layer, sit):
    page = sit(layer.lay(scenes.MINIONS, bots=(1, 2)))
    assert page.locator("[data-give-up], #team-button").count() == 0


def test_a_boss_has_a_banner_with_the_actions_left(layer, sit):
    laid = layer.lay(scenes.BOSS, bots=(2, 3))
    page, challenger = sit(laid), sit(laid, 1, "tiny", "ru")

    expect(page.locator(".boss-banner")).to_contain_text("2 Actions left")
    expect(challenger.locator(".tteam:not(.is-mine) .boss-banner")).to_be_visible()
    look(page, "teams-boss")
    look(challenger, "teams-against-the-boss", "tiny", "ru")


def test_a_boss_who_discards_reads_on_the_button_how_many_cards_come(layer, sit):
    page = sit(layer.lay(scenes.BOSS_DISCARD, bots=(1, 2, 3)))
    expect(page.locator("#hand .tcard")).to_have_count(3)

    page.locator("#hand .tcard").first.click()

    expect(page.locator(f"{LIVE} #commit")).to_have_text("Discard 1, draw 7")
    expect(page.locator("#prompt")).to_contain_text("draw up to 9.")


def test_who_gives_up_a_card_is_told_for_what_and_of_which_type(layer, sit):
    page = sit(layer.lay(scenes.FIRST_RULE, bots=(2, 3)), 1)
    expect(page.locator(LIVE)).to_contain_text("”: discard a Sometimes Card.")


def test_in_a_low_window_no_button_of_a_question_breaks_a_word(layer, sit, visitors):
    page = visitors((640, 360), "dark", "ru")
    audit.bring(page)
    sit(layer.lay(scenes.CHAMPION, bots=(2, 3)), page=page)
    expect(page.locator(f"{LIVE}[data-kind=champion]")).to_be_visible()
    assert audit.broken(page) == []


def test_the_end_is_told_by_team(layer, visitors, server):
    laid = layer.lay(scenes.TEAM_OVER, bots=(2, 3))
    page = visitors("tiny", "dark", "ru")
    layer.become(page.context, server.url, laid.person(0))
    page.goto(laid.path)

    expect(page.locator(".end-standings li")).to_have_count(2)
    expect(page.locator(".spark")).to_have_count(2)
    expect(page.locator(".end-standings .is-winner .medal")).to_have_count(2)
    look(page, "teams-end", "tiny", "ru")


# Whole games


def answer(page: Page, seen: Mapping[str, Any]) -> None:
    """Answer harmlessly: pass, ready, first of what may be chosen; Drinks go to the first Pile that is named."""
    if seen["kind"] == "drink":
        send(page, seen["ask"], page.locator("#commit"))
        return
    if seen["kind"] == "orders":
        while not page.locator("#commit.go").count():
            page.locator("#choices .target").first.click()
        send(page, seen["ask"], page.locator("#commit"))
        return
    press_answer(page, seen, harmless(seen))


def play_to_the_end(pages: Sequence[Page]) -> None:
    """Have everybody answer until all see the end; what others have closed meanwhile cannot be pressed any more."""
    for page in pages:
        page.wait_for_selector("main.tavern #prompt")
        page.set_default_timeout(PRESS_MS)
    until = time.monotonic() + HANG_S
    while not all(page.locator(".end-standings li").count() for page in pages):
        assert time.monotonic() < until, [page.locator("main").inner_text()[-300:] for page in pages]
        for page in pages:
            seen = None if page.locator("main.tavern-end").count() else page.evaluate(SEEN)
            if seen is not None:
                with suppress(TimeoutError):
                    answer(page, seen)
        pages[0].wait_for_timeout(30)
    for page in pages:
        page.set_default_timeout(PATIENCE_MS)


def come(page: Page, code: str, name: str) -> Page:
    """Sit down at a table and say ready."""
    goto(page, f"/t/{code}")
    page.locator("#sit-name").fill(name)
    page.locator("#sit-down").click()
    page.locator("#ready-button").click()
    return page


def test_three_people_beat_or_are_beaten_by_a_bot_boss(visitors):
    host = visitors("desk")
    code = make_table(host, "Greta")
    option(host, "variant").locator("input[value=boss_battle]").check(force=True)
    expect(host.locator(".team-block")).to_have_count(2)
    option(host, "mode").get_by_label("fast").check(force=True)
    host.locator(".stool.is-me .stool-order button").last.click()
    expect(host.locator(".stool.is-me")).to_have_attribute("data-seat", "1")
    host.locator(".stool[data-seat='0'] .stool-kind button").first.click()
    expect(host.locator(".stool[data-seat='0']")).not_to_have_class("is-free")
    give_out(host, code, {1: "fiona", 0: "torglesnarf", 2: "gerki", 3: "zot"})
    guests = [come(visitors("tiny", "light", "ru"), code, "Борин"), come(visitors("phone"), code, "Marfa")]
    look(host, "teams-boss-setup")

    host.locator("#start-button:not([aria-disabled])").click()
    host.locator(".boss-banner, main.tavern").first.wait_for()
    expect(host.locator(".tteam")).to_have_count(2)
    play_to_the_end([host, *guests])

    expect(host.locator(".end-standings li")).to_have_count(2)
    for page, name, size, language in [(host, "boss-end", "desk", "en"), (guests[0], "boss-end", "tiny", "ru")]:
        look(page, f"teams-{name}", size, language)


def test_a_pair_plays_the_two_headed_dragon_against_bots(visitors):
    host = visitors("desk", "light")
    code = make_table(host, "Greta")
    option(host, "variant").locator("input[value=two_headed_dragon]").check(force=True)
    expect(host.locator(".team-block")).to_have_count(2)
    option(host, "mode").get_by_label("fast").check(force=True)
    mate = come(visitors("phone", "dark", "ru"), code, "Борин")
    host.locator("#fill-with-bots").click()

    host.locator("#start-button:not([aria-disabled])").click()
    play_to_the_end([host, mate])

    expect(mate.locator(".end-standings li")).to_have_count(2)
    look(mate, "teams-dragon-end", "phone", "ru")
