"""A toast covers nothing that can be pressed where there is any other place, and never takes a press."""

import pytest
from playwright.sync_api import Page

from tests.browser.pages import Guide

SIZES = ((320, 568), (360, 640), (390, 844), (640, 360), (1280, 800), (1920, 1080))

COVERED = """(where) => {
  const notes = [...document.querySelectorAll(".toast")].map((one) => one.getBoundingClientRect());
  return [...document.querySelectorAll(where)].filter((control) => {
    const box = control.getBoundingClientRect();
    return notes.some((note) => Math.min(box.right, note.right) - Math.max(box.left, note.left) > 1
      && Math.min(box.bottom, note.bottom) - Math.max(box.top, note.top) > 1);
  }).map((control) => control.textContent.trim());
}"""

TAKEN = """() => [...document.querySelectorAll(".toast")].filter((note) => {
  const { left, right, top, bottom } = note.getBoundingClientRect();
  return note.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}).length"""


def refused(page: Page, button: str) -> None:
    """Press something that the server refuses, which a toast says."""
    page.route("**/rematch", lambda route: route.fulfill(status=409, json={"code": "not_host"}))
    page.locator(button).first.click()
    page.wait_for_selector(".toast")


@pytest.mark.parametrize(
    ("size", "language"), [*((size, "en") for size in SIZES), ((320, 568), "ru"), ((1280, 800), "ru")]
)
def test_a_toast_covers_no_button_of_the_score_sheet(visitors, server, draft, layer, size, language):
    laid = draft.play_on(draft.play(4, options={"hands": 1, "drinking": True}))
    page = Guide(visitors(size, "light", language).context, server, draft, layer).table(laid)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_selector("main.score .winner-acts")

    refused(page, ".winner-acts button")

    # On a phone the cells of the sheet leave no gap as high as a toast; a press on one goes through.
    assert page.evaluate(COVERED, "button, a.button" if size[0] > 1000 else ".button, .icon-button") == []
    assert page.evaluate(TAKEN) == 0


@pytest.mark.parametrize("size", SIZES[::2])
def test_a_toast_goes_out_of_the_way_when_the_sheet_is_scrolled(visitors, server, draft, layer, size):
    laid = draft.play_on(draft.play(4, options={"hands": 1}))
    page = Guide(visitors(size).context, server, draft, layer).table(laid)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_selector("main.score .winner-acts")
    refused(page, ".winner-acts button")

    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    page.evaluate("() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")

    assert page.evaluate(COVERED, ".exports a, .winner-acts button") == []
    assert page.evaluate(TAKEN) == 0
