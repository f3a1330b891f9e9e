"""Plays Drunken Dwarf Draft as a person does: looks at the page, presses what glows, commits. By taps or by keys."""

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import goto
from tests.browser.laid import Laid, Layer, prompts

HAND_S = 150
"""A hand against bots takes less; past it the table hangs."""
GO_ON = """() => {
  const button = document.querySelector("main.score:not(:has(.winner-acts)) #commit");
  button?.click();
  return button !== null;
}"""
"""Leave the score sheet of a hand in one step: after the last hand the same button asks for another game."""


def fetch(page: Page, method: str, path: str, body: object = None) -> Any:
    """Call the REST interface as the page's own person."""
    return page.evaluate(
        """async ([method, path, body]) => {
          const headers = { "Content-Type": "application/json" };
          const json = body === null ? {} : { headers, body: JSON.stringify(body) };
          const answer = await fetch("/api" + path, { method, ...json });
          const content = await answer.json();
          if (!answer.ok) throw new Error(path + ": " + JSON.stringify(content));
          return content;
        }""",
        [method, path, body],
    )


def start_table(host: Page, *guests: Page, bots: int = 2, hands: int = 1, **options: object) -> str:
    """Seat the people and bots at a new table, begin, and return its code; all pages show it."""
    goto(host)
    seats = 1 + len(guests) + bots
    body = {"game": "draft", "name": "Greta", "seats": seats, "options": {"hands": hands, **options}, "speed": "none"}
    code: str = fetch(host, "POST", "/tables", body)["code"]
    for n, guest in enumerate(guests, 1):
        goto(guest)
        fetch(guest, "POST", f"/tables/{code}/sit", {"name": ["Borin", "Marfa", "Nestor"][n - 1]})
        fetch(guest, "POST", f"/tables/{code}/seats/{n}", {"ready": True})
    for seat in range(1 + len(guests), seats):
        fetch(host, "POST", f"/tables/{code}/seats/{seat}", {"bot": "thumb"})
    fetch(host, "POST", f"/tables/{code}/seats/0", {"ready": True})
    fetch(host, "POST", f"/tables/{code}/start")
    for page in (host, *guests):
        goto(page, f"/t/{code}")
        page.wait_for_selector("#prompt")
    return code


def sit_at(page: Page, draft: Layer, laid: Laid, seat: int) -> None:
    """Open a laid table as who sits there."""
    goto(page)  # the cookie belongs to an address
    draft.become(page.context, page.url, laid.person(seat))
    goto(page, laid.path)


def sit_at_the_last_draft(draft: Layer, *pages: Page) -> None:
    """Open a table of two at which the first has locked, and a Fight comes when the other has."""
    name, answers, _ = prompts()["fight"]
    laid = draft.scenario(name, answers - 1)
    for seat, page in enumerate(pages):
        sit_at(page, draft, laid, seat)
        page.wait_for_selector("#prompt[data-live=true]")


def asked(page: Page) -> str | None:
    """Return the id of the question on the page, answered or not."""
    found: str | None = page.evaluate("document.getElementById('prompt')?.dataset.ask ?? null")
    return found


def is_over(page: Page) -> bool:
    """Tell whether the game's last score sheet is shown."""
    return page.locator("main.score .winner-acts").count() > 0


def may_act(page: Page) -> bool:
    """Tell whether the page asks something that can be answered now."""
    return page.locator("#prompt[data-live=true][data-ask]:not([data-answered])").count() > 0


def tap_an_answer(page: Page) -> bool:
    """Answer the open question by taps; False if nothing is asked."""
    if page.evaluate(GO_ON):
        return True
    if not may_act(page):
        return False
    press: Callable[[str], None] = _tapper(page)
    if page.locator(".hand .card").count() and page.locator("main.draft").count():
        press(".hand .card >> nth=0")
        press(".tray > .die-place >> nth=0")
    elif page.locator(".hand.backs button").count():
        press(".hand.backs button >> nth=0")
    elif page.locator(".choices .choice").count():
        press(".choices .choice >> nth=0")
    else:
        press("#choices .is-legal >> nth=0")
        page.wait_for_selector("#choices .is-chosen")  # the page is drawn anew only when the press is over
        if page.locator("#commit[aria-disabled]").count():
            press("#choices .is-legal >> nth=0")
    press("#commit:not([aria-disabled])")
    return True


def type_an_answer(page: Page) -> bool:
    """Answer the open question by keys alone; False if nothing is asked."""
    if page.locator("main.score #commit").count() and not is_over(page):
        page.keyboard.press("Enter")
        return True
    if not may_act(page):
        return False
    if page.locator("main.draft .hand .card").count():
        page.keyboard.press("1")
        page.keyboard.press("q")
    else:
        page.keyboard.press("1")
        if page.locator("#commit[aria-disabled]").count():
            page.keyboard.press("2")
    page.keyboard.press("Enter")
    return True


def play(*pages: Page, until: Callable[[], bool], answer: Callable[[Page], bool] = tap_an_answer) -> None:
    """Let all pages answer what they are asked until the condition holds, which is looked at before each answer."""
    last = time.monotonic() + HAND_S
    while True:
        asks = [asked(page) for page in pages]
        if until():
            return
        if time.monotonic() > last:
            raise AssertionError(f"the table hangs: {[page.locator('#prompt').inner_text() for page in pages]}")
        acted = [answer(page) for page, ask in zip(pages, asks, strict=True) if asked(page) == ask]
        if not any(acted):
            pages[0].wait_for_timeout(60)


def _touch(page: Page) -> bool:
    return bool(page.evaluate("navigator.maxTouchPoints > 0"))


def _tapper(page: Page) -> Callable[[str], None]:
    if _touch(page):
        return lambda where: page.locator(where).tap()
    return lambda where: page.locator(where).click()
