"""A short game in the tavern by keyboard alone, and what a screen reader is told of its questions."""

from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Page

from tests.browser.laid_tavern import Scene
from tests.browser.tavern_players import Party, Say, See, until_sent

GERKI, FIONA, GOG = range(3)
POISON = "That's not healing salve! It's contact poison!"
LAST_TURNS = Scene(
    ("gerki", "fiona", "gog"),
    drinks=("RDI 1", "RDI 3"),
    hands={
        "gerki": ["Winning Hand!", POISON, "Hide in shadows", "I raise!"],
        "fiona": ["You wanna arm wrestle?"],
        "gog": ["Dance with Gog!", "Gog only want hug!"],
    },
    setup={
        "active": "gog",
        "phase": "action",
        "fortitude": [12, 8, 9],
        "alcohol": [4, 6, 4],
        "piles": {"gerki": ["Barroom Brawl!"], "fiona": ["Light Ale"], "gog": ["Wine"]},
    },
)
"""Gog's turn, then Gerki's, whose Drink puts the two others out."""
WATCH = """addEventListener("DOMContentLoaded", () => {
  window.heard = [];
  window.asked = [];
  window.pointed = 0;
  document.addEventListener("pointerdown", () => (window.pointed += 1), true);
  let before = "";
  new MutationObserver(() => {
    const text = document.getElementById("spoken-ask")?.textContent ?? "";
    if (text && text !== before) window.heard.push(text);
    before = text;
    const ask = document.querySelector("#prompt[data-live]")?.dataset.ask;
    if (ask && window.asked.at(-1) !== ask) window.asked.push(ask);
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
})"""
"""Keeps what was put into the region that is read out at once, and the questions."""


def type_answer(page: Page, seen: Mapping[str, Any], value: Any) -> None:
    """Give an answer by keys: a number and Enter, 0 to pass, Enter alone to keep all cards."""
    last = "0" if value in ("pass", "none") else "Enter"
    if last == "Enter":
        for number in _numbers(page, seen["kind"], value):
            page.keyboard.press(str(number))
    page.keyboard.press(last)
    until_sent(page, seen["ask"], lambda: page.keyboard.press(last))


def _numbers(page: Page, kind: str, value: Any) -> list[int]:
    """Return the keys of what is chosen: places in the hand, or among what may be chosen."""
    if kind in ("discard", "action", "control"):
        cards = page.locator("#hand .tcard").evaluate_all("cards => cards.map((card) => card.dataset.card)")
        titles = [card.split("/", 1)[1].split("#")[0] for card in cards]
        return [titles.index(title) + 1 for title in ([value] if isinstance(value, str) else value)]
    where = ".answer" if kind == "declare" else "#choices button"
    values = page.locator(where).evaluate_all("buttons => buttons.map((one) => one.dataset.value)")
    return [1 if value is None else values.index(str(value)) + 1]


def test_a_short_game_is_won_by_keys_alone_and_each_question_is_said_once(visitors, layer, server):
    mine, theirs = visitors(), visitors("hall", "light")
    for page in (mine, theirs):
        page.add_init_script(WATCH)
    party = Party(layer, server.url, {GERKI: mine, GOG: theirs}, type_answer)
    laid = layer.lay(LAST_TURNS, bots=(FIONA,), mode="fast", bot_s=0.05)
    party.sit_down(laid)

    party.play(
        Say(GOG, "action", "Dance with Gog!"),
        Say(GOG, "target", GERKI),
        Say(GERKI, "declare", "Hide in shadows"),
        Say(GOG, "order", FIONA),
        Say(GERKI, "discard", ["Winning Hand!", "I raise!"]),
        Say(GERKI, "action", POISON),
        Say(GERKI, "target", GOG),
        Say(GERKI, "order", FIONA),
        See("main.tavern-end .end-standings li"),
    )

    assert layer.frame(laid, None).view["winners"] == [GERKI]
    for page in (mine, theirs):
        assert page.evaluate("window.pointed") == 0
        heard, asked = page.evaluate("[window.heard, window.asked]")
        assert len(heard) == len(asked), (heard, asked)
    while mine.evaluate("document.activeElement.id") != "commit":
        mine.keyboard.press("Tab")
    mine.keyboard.press("Enter")
    mine.wait_for_url(lambda url: not url.endswith(laid.path))
