"""The response window as people press it: twice, too early, too late; hold, yields, interrupt, after the others."""

from dataclasses import replace
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser import scenes
from tests.browser.laid_tavern import Reach, Say, Scene

MINE_ALONE = Scene(
    ("gerki", "gog", "zot"),
    (Say("gog", "action", "Dance with Gog!"), Say("gog", "target", "gerki"), Reach("gerki", "declare", "played")),
    hands={
        "gerki": ["Hide in shadows", "Well... I don't see your name on it!", "Dump it on the floor"],
        "gog": ["Dance with Gog!"],
    },
    setup={"active": "gog", "phase": "action"},
    everything=(0,),
)
"""Gog hits Gerki, seat 0, and nobody but Gerki holds an answer, to this or to what follows."""
SHEET = ".window#prompt"
LIVE = "#prompt[data-live=true]"
ON_CHANGE = """async () => {
  const ask = () => document.getElementById("prompt")?.dataset.ask;
  const was = ask();
  await new Promise((done) => {
    const see = new MutationObserver(() => {
      if (ask() === was || !document.getElementById("pass")) return;
      see.disconnect();
      done();
    });
    see.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  document.getElementById("pass").click();
  return document.getElementById("prompt").dataset.live;
}"""
"""Press Pass in the very moment in which the sheet asks something else."""


def sent(page: Page, event: str) -> list[str]:
    """Return a list that grows with each command of this name that the page sends."""
    found: list[str] = []

    def take(payload: str | bytes) -> None:
        if isinstance(payload, str) and f'["{event}"' in payload:
            found.append(payload)

    page.on("websocket", lambda socket: socket.on("framesent", take))
    return found


def test_a_double_tap_on_pass_is_one_answer(visitors, layer, sit):
    laid = layer.lay(scenes.WINDOW_ON_ME)
    page = visitors("phone")
    answers = sent(page, "answer")
    sit(laid, page=page)

    page.locator(f"{LIVE} #pass").dblclick()

    expect(page.locator("#pass")).to_have_attribute("aria-pressed", "true")
    assert len(answers) == 1
    assert layer.frame(laid, 0).prompt["answered"] == "pass"


def test_what_i_have_declared_can_be_changed_and_taken_back_until_the_window_closes(layer, sit):
    laid = layer.lay(scenes.WINDOW_ON_ME)
    page = sit(laid)

    page.locator(f"{LIVE} .answer[data-value='Hide in shadows']").click()
    page.locator("#commit").click()
    expect(page.locator(SHEET)).to_have_attribute("data-answered", "Hide in shadows")
    page.locator("#pass").click()
    expect(page.locator(SHEET)).to_have_attribute("data-answered", "pass")
    page.locator("#undo").click()

    expect(page.locator(f"{SHEET}:not([data-answered])")).to_be_visible()
    assert layer.frame(laid, 0).prompt["answered"] is None


def test_a_press_meant_for_the_last_sheet_does_not_answer_the_next(visitors, layer, sit):
    laid = layer.lay(MINE_ALONE)
    page = visitors("phone")
    answers = sent(page, "answer")
    sit(laid, page=page)
    page.locator(f"{LIVE} .answer[data-value='Hide in shadows']").click()

    page.evaluate("() => { window.pressed = (" + ON_CHANGE + ")() }")
    page.locator("#commit").click()
    live = page.evaluate("() => window.pressed")

    assert live == "false"
    assert len(answers) == 1
    page.locator(f"{LIVE} #pass").click()
    expect(page.locator(f"{SHEET}[data-answered=pass], #prompt.is-watching")).to_be_visible()
    assert len(answers) == 2


def test_a_press_that_comes_too_late_changes_nothing_and_is_nobodys_fault(visitors, layer, sit):
    laid = layer.lay(MINE_ALONE)
    held: list[str | bytes] = []
    holds = [False]
    late = visitors("desk")

    def route(socket):
        server = socket.connect_to_server()
        server.on_message(lambda message: held.append(message) if holds[0] else socket.send(message))
        sockets.append(socket)

    sockets: list[Any] = []
    late.route_web_socket(lambda url: "/socket.io/" in url, route)
    sit(laid, page=late)
    other = sit(laid)
    late.locator(f"{LIVE} #pass").wait_for()
    ask = late.locator("#prompt").get_attribute("data-ask")
    holds[0] = True

    other.locator(f"{LIVE} #pass").click()
    expect(other.locator("#prompt")).not_to_have_attribute("data-ask", str(ask))
    late.locator("#pass").click()
    late.wait_for_timeout(300)
    holds[0] = False
    for message in held:
        sockets[0].send(message)

    expect(late.locator(".toast")).to_contain_text("Too late")
    expect(late.locator("#prompt")).not_to_have_attribute("data-ask", str(ask))
    expect(late.locator(".is-refused")).to_have_count(0)


def test_hold_gives_everybody_ten_seconds_more_and_shows_who_asked(layer, sit):
    laid = layer.lay(scenes.LAST_CHANCE, speed="relaxed")  # the longest that there is
    mine, theirs = sit(laid), sit(laid, 2, "phone")
    before = layer.frame(laid, 2).window["of_ms"]

    mine.locator(f"{LIVE} #hold").click()

    expect(mine.locator(".held")).to_be_visible()
    expect(theirs.locator(".held, .own-why, .candle-line").first).to_be_visible()
    after = layer.frame(laid, 2).window
    assert after["of_ms"] == before + 10_000
    assert after["hold"] == 0
    expect(mine.locator("#hold")).to_have_attribute("aria-disabled", "true")


def test_a_yield_passes_for_me_and_its_chip_ends_it(layer, sit):
    laid = layer.lay(scenes.ANSWERED_ON_ME)
    page = sit(laid, size="phone")

    page.locator(f"{LIVE} #yields").click()
    page.locator("[data-yield=turn]").click()

    expect(page.locator(SHEET)).to_have_count(0)
    expect(page.locator(".own-why")).to_contain_text("Only you see this")
    page.locator(".passing [data-yield=turn]").click()
    expect(page.locator(SHEET)).to_be_visible()
    assert layer.frame(laid, 0).own["orders"]["yields"] == []


def test_who_raises_a_hand_is_asked_at_the_next_beat_and_nobody_else_sees_it(layer, sit):
    laid = layer.lay(scenes.MY_ACTION)
    active, caller = sit(laid), sit(laid, 2, "phone")
    seen = layer.frame(laid, 1)

    caller.locator("#interrupt").click()
    expect(caller.locator("#interrupt")).to_have_attribute("aria-pressed", "true")
    assert layer.frame(laid, 1).own == seen.own
    active.locator(f"{LIVE} #pass").click()

    expect(caller.locator(f"{SHEET}[data-window=phase]")).to_be_visible()
    expect(caller.locator("#window-say")).to_contain_text("Greta")


def test_after_the_others_i_am_asked_again_when_all_have_passed(layer, sit):
    laid = layer.lay(MINE_ALONE)
    page = sit(laid, size="phone")
    ask = page.locator("#prompt").get_attribute("data-ask")

    page.locator(f"{LIVE} #wait").click()

    expect(page.locator("#prompt")).not_to_have_attribute("data-ask", str(ask))
    expect(page.locator(".candle-line")).to_contain_text("You waited")
    expect(page.locator("#wait")).to_have_count(0)


def test_a_half_made_choice_comes_back_after_somebody_has_broken_into_it(layer, sit):
    poison = "That's not healing salve! It's contact poison!"
    scene = Scene(
        ("gerki", "gog", "fiona"),
        (Say("gerki", "action", poison), Reach("gerki", "target")),
        hands={"gerki": [poison], "fiona": ["I'm a quick healer."]},
        setup={"phase": "action"},
    )
    laid = layer.lay(scene, mode="fast")
    chooser, caller = sit(laid), sit(laid, 2)
    chooser.locator("#prompt .target[data-value='1']").click()
    ask = chooser.locator("#prompt").get_attribute("data-ask")

    caller.locator("#interrupt-more").click()
    caller.locator("[data-now]").click()

    expect(chooser.locator("#prompt")).not_to_have_attribute("data-ask", str(ask))
    kept = chooser.locator("#prompt[data-kind=target] .target[data-value='1']")
    expect(kept).to_have_attribute("aria-pressed", "true")


def test_pass_stands_at_the_same_place_in_every_bar(visitors, layer, sit):
    page = visitors("phone")
    places = set()
    for scene in (scenes.WINDOW_ON_ME, scenes.MY_ACTION, scenes.ROUND_MOVE):
        sit(layer.lay(scene), page=page)
        box = page.locator("#pass").bounding_box()
        assert box is not None
        places.add((round(box["x"] + box["width"]), round(box["y"] + box["height"])))

    right = {x for x, _ in places}
    bottom = {y for _, y in places}
    assert max(right) - min(right) <= 4
    assert max(bottom) - min(bottom) <= 8


def test_the_window_is_answered_by_keys_alone(layer, sit):
    laid = layer.lay(scenes.WINDOW_ON_ME)
    page = sit(laid)
    page.locator(LIVE).wait_for()

    page.keyboard.press("1")
    expect(page.locator("#answer-1")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    expect(page.locator(SHEET)).to_have_attribute("data-answered", "Hide in shadows")
    page.keyboard.press("0")

    expect(page.locator(SHEET)).to_have_attribute("data-answered", "pass")


def test_the_sheet_takes_at_most_55_percent_of_a_small_screen_and_every_button_can_be_hit(layer, sit):
    page = sit(layer.lay(scenes.LAST_CHANCE), size="tiny")

    box = page.locator(SHEET).bounding_box()
    sizes = page.evaluate(
        "() => [...document.querySelectorAll('.window button')].map((b) => b.getBoundingClientRect())"
        ".filter((r) => r.width).map((r) => [r.width, r.height])"
    )

    assert box is not None
    assert box["height"] <= 0.55 * 640 + 1
    assert min(min(size) for size in sizes) >= 24
    pressed = page.locator("#pass").bounding_box()
    assert pressed is not None
    assert pressed["height"] >= 44


def test_beside_a_player_who_may_be_picked_only_its_own_numbers_have_no_name(layer, sit):
    card = "Oh, this gold piece? Um... I found it... under your chair..."
    steps = Say("gerki", "declare", card), Reach("gerki", "target")
    hands = {**MINE_ALONE.hands, "gerki": [card]}
    laid = layer.lay(replace(MINE_ALONE, hands=hands).then(*steps))
    page = sit(laid, size="phone")

    numbers = page.locator(".target[data-value='1'] .preview-number")

    expect(numbers).to_have_count(2)
    expect(numbers.nth(0).locator("[aria-hidden]:not(svg)")).to_have_text(["10 → 9"])
    expect(numbers.nth(1).locator("[aria-hidden]:not(svg)")).to_have_text(["You", "10 → 11"])
