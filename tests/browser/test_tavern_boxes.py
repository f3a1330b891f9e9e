"""The characters of the third and the fourth box and the Sea Events as people play them: each mechanic once."""

from playwright.sync_api import Page, expect

from tests.browser import scenes
from tests.browser.conftest import look
from tests.browser.test_tavern_setup import make_table

LIVE = "#prompt[data-live=true]"


def play(page: Page, title: str) -> None:
    """Play a card of the hand."""
    page.locator(f'#hand [data-card*="{title}"]').click()
    page.locator(f"{LIVE} #commit.go").click()


def choose(page: Page, kind: str, value: object) -> None:
    """Answer a question of this kind."""
    page.locator(f"{LIVE}[data-kind={kind}] [data-value='{value}']").click()
    page.locator(f"{LIVE}[data-kind={kind}] #commit.go").click()


def test_the_characters_are_offered_with_their_boxes_and_the_sea_can_be_chosen(visitors):
    page = visitors("tiny", "light", "ru")
    make_table(page, "Марфа")

    page.locator("input[value=serena]").check(force=True)
    expect(page.locator(".character-about .medal use")).to_have_attribute("href", "#m-serena")
    sea = page.locator("[data-option=events] input[value=sea]")
    sea.check(force=True)

    expect(sea).to_be_checked()
    expect(page.locator(".character-box")).to_have_count(5)
    look(page, "boxes-setup", "tiny", "ru")


def test_serena_atones_when_her_piety_cannot_fall(layer, sit):
    laid = layer.lay(scenes.ATONING, bots=(1, 2), bot_s=0.1, mode="fast")
    page = sit(laid)
    expect(page.locator(".mat .piety path.is-lit")).to_have_count(1)

    play(page, "Your donations")
    choose(page, "tithe", "piety")
    page.locator(f"{LIVE}[data-kind=atone]").wait_for()
    look(page, "boxes-atone")
    choose(page, "atone", "pay")

    expect(page.locator(".tavern-log")).to_contain_text("atones with Gold")


def test_a_gear_card_is_added_to_a_device_and_done_without(layer, sit):
    page = sit(layer.lay(scenes.GEAR, bots=(1, 2), bot_s=0.1, mode="fast"), size="tiny", language="ru")

    play(page, "It needs a test subject")
    choose(page, "target", 1)
    page.locator(f"{LIVE}[data-window=gear]").wait_for()
    expect(page.locator("#window-say .log-link")).to_have_count(2)
    look(page, "boxes-gear", "tiny", "ru")
    page.locator(f"{LIVE} .window-stack-line").click()
    expect(page.locator(".layer-gear")).to_be_visible()
    page.locator(".answer").first.click()
    page.locator(f"{LIVE} #commit").click()

    expect(page.locator("#prompt:not([data-window=gear])")).to_be_visible()


def test_a_potion_is_offered_bought_and_played_by_the_buyer(layer, sit):
    laid = layer.lay(scenes.SELLING, bots=(2,), mode="sealed")
    page = sit(laid)
    expect(page.locator("#hand .is-open")).to_have_count(1)
    page.locator(f"{LIVE} .answer[data-value=sell]").wait_for()
    look(page, "boxes-sell")

    page.locator(".answer[data-value=sell]").click()
    page.locator(f"{LIVE} #commit").click()
    layer.answer(laid, 1, "pass")
    choose(page, "buyer", 1)
    buyer = sit(laid, 1, "tiny", "ru")
    buyer.locator(f"{LIVE}[data-kind=buy]").wait_for()
    look(buyer, "boxes-buy", "tiny", "ru")
    choose(buyer, "buy", "yes")

    expect(buyer.locator("#hand .is-open")).to_have_count(1)
    expect(page.locator("#hand .is-open")).to_have_count(0)
    page.locator(".tseat[data-seat='1'] .tseat-plate").click(force=True)
    expect(page.locator("dialog [data-extra=potions] .card-chip")).to_be_visible()


def test_the_mood_of_wulfric_lies_on_the_mat_and_changes(layer, sit):
    page = sit(layer.lay(scenes.MOODY, bots=(1,), bot_s=0.1, mode="fast"), size="tiny")
    expect(page.locator("#my-mood")).to_have_text("Loyal")
    look(page, "boxes-mood", "tiny")

    page.locator(f"{LIVE} .answer[data-value^='Who wants']").click()
    page.locator(f"{LIVE} #commit").click()
    expect(page.locator("#my-mood")).to_have_text("Playful")
    page.locator("#my-mood").click()

    expect(page.locator("dialog .card-page-words")).to_contain_text("you lose 1 more")


def test_remy_marks_one_or_two_and_everybody_sees_it(layer, sit):
    laid = layer.lay(scenes.MARKING, bots=(1, 2), bot_s=0.1, mode="fast")
    page = sit(laid)
    before = layer.frame(laid, None).view["marks"]

    play(page, "Surprise inspection!")
    choose(page, "target", 1)
    expect(page.locator(f"{LIVE}[data-kind=target] [data-value=none]")).to_be_visible()
    choose(page, "target", 2)

    expect(page.locator(".tseat .extras [href='#s-marked']")).to_have_count(2)
    assert layer.frame(laid, None).view["marks"] == before - 2
    look(page, "boxes-marks")


def test_tara_looks_at_drinks_and_only_she_sees_them(layer, sit):
    laid = layer.lay(scenes.BARRELS)
    page = sit(laid, size="tiny")
    expect(page.locator("#choices .choice")).to_have_count(3)
    look(page, "boxes-next-drink", "tiny")

    choose(page, "next_drink", 2)
    choose(page, "next_drink", 2)
    page.locator(".pile-button [href='#s-seen']").wait_for()
    page.locator(".pile-button:has([href='#s-seen'])").click()

    expect(page.locator("dialog .known-deck li")).to_have_text(["1 Dark Ale", "2 Water", "3 Wine"])
    assert layer.frame(laid, 1).view["knows"] == []


def test_a_captain_whose_round_nobody_may_leave(layer, sit):
    page = sit(layer.lay(scenes.PLANK), 1, "tiny", "ru")

    expect(page.locator(".no-leaving")).to_be_visible()
    look(page, "boxes-plank", "tiny", "ru")


def test_bryn_hits_back_for_everybody_who_was_hurt(layer, sit):
    page = sit(layer.lay(scenes.CREW_HURT, bots=(1, 2), bot_s=0.1, mode="fast"))

    page.locator(f"{LIVE} .answer").first.click()
    look(page, "boxes-hurt")
    page.locator(f"{LIVE} #commit").click()

    expect(page.locator(".tavern-log")).to_contain_text("You mess with the crew")


def test_a_sea_event_comes_with_the_last_counter(layer, sit):
    laid = layer.lay(scenes.MERCHANT_SHIP, bots=(1,), bot_s=0.1)
    page = sit(laid, size="tiny", language="ru")
    look(page, "boxes-merchant", "tiny", "ru")
    choose(page, "purchases", 2)

    expect(page.locator(".last-event .card-chip")).to_be_visible()
    expect(page.locator("#sea-deck")).to_contain_text("3")
    page.locator("#sea-deck").click()
    expect(page.locator("dialog .heading").first).to_be_visible()


def test_the_captain_takes_half_of_a_pot(layer, sit):
    laid = layer.lay(scenes.COINCIDENCE, bots=(1, 2), bot_s=0.1, mode="fast")
    page = sit(laid, size="tiny")
    before = layer.frame(laid, None).view["seats"][0]["gold"]
    look(page, "boxes-coincidence", "tiny")

    page.locator(f"{LIVE} .answer").first.click()
    page.locator(f"{LIVE} #commit").click()
    expect(page.locator(".tavern-log")).to_contain_text("What a coincidence")

    expect(page.locator(".tseat.is-me .tseat-stats .num, .tseat.is-me .tseat-stats span").first).to_have_text(
        str(before + 1)
    )  # half of three


def test_remy_has_a_dagger_hit_somebody_who_is_marked(layer, sit):
    laid = layer.lay(scenes.DEFLECTING, bots=(1, 2), bot_s=0.1, mode="fast")
    page = sit(laid, size="tiny", language="ru")

    page.locator(f"{LIVE} .answer").first.click()
    page.locator(f"{LIVE} #commit").click()
    page.locator(f"{LIVE}[data-kind=target]").wait_for()
    look(page, "boxes-deflect", "tiny", "ru")
    choose(page, "target", 2)

    expect(page.locator(".tseat[data-seat='2'] .tseat-gap")).to_have_text("10")
    assert [seat["fortitude"] for seat in layer.frame(laid, None).view["seats"]] == [15, 15, 13]


def test_tara_reads_a_palm_and_keeps_what_she_saw(layer, sit):
    laid = layer.lay(scenes.PALM, bots=(1, 2), bot_s=0.1, mode="fast")
    page = sit(laid)

    play(page, "Let me read your palm")
    choose(page, "target", 1)
    expect(page.locator(".tavern-log .log-part.is-secret")).to_have_count(1)
    page.locator(".tseat[data-seat='1'] .tseat-plate").click(force=True)

    expect(page.locator("dialog [data-extra=known-hand] .card-chip")).to_have_count(2)
    look(page, "boxes-palm")
    assert layer.frame(laid, 2).view["knows"] == []


def test_who_is_out_may_read_the_log_or_go_to_another_table(layer, sit):
    laid = layer.lay(scenes.WATCHING_OUT)
    for size, language in (("tiny", "ru"), ("desk", "en")):
        page = sit(laid, 0, size, language)
        expect(page.locator(".mat-out")).to_be_visible()
        expect(page.locator("#out-now")).to_be_visible()
        look(page, "boxes-out", size, language)
        expect(page.locator(".out-acts a[href='/']")).to_be_visible()
        page.locator(".out-acts button").click()
        expect(page.locator("dialog .tavern-log li").first).to_be_visible()
