"""The log as a sheet: it opens at its newest entry, whatever the game and the screen."""

import pytest
from playwright.sync_api import Page

from tests.browser.laid import Laid
from tests.browser.laid_tavern import Reach, Scene
from tests.browser.pages import Guide

SIZES = ((320, 568), (568, 320), (1000, 800))
LONG = Scene(("gerki", "gog"), tuple(Reach(name, "discard") for name in ("gerki", "gog") * 5))
"""Ten turns in which nobody does much."""


def newest(page: Page) -> tuple[float, float, float, int]:
    """Open the log and return the ends of its last entry, the end of its place, and how much there is above."""
    page.locator(".top .only-narrow").click()
    page.wait_for_selector("dialog[open] .log li")
    found: tuple[float, float, float, int] = tuple(
        page.evaluate(
            """async () => {
              await Promise.all(document.getAnimations().map((one) => one.finished));
              const place = document.querySelector("dialog[open] .log-scroll");
              const last = [...place.querySelectorAll("li, h3")].at(-1).getBoundingClientRect();
              const bottom = Math.min(place.getBoundingClientRect().bottom, innerHeight);
              return [last.top, last.bottom, bottom, place.scrollHeight - place.clientHeight];
            }"""
        )
    )
    return found


@pytest.mark.parametrize("size", SIZES)
def test_the_tavern_log_opens_at_its_newest_entry(layer, sit, size):
    page = sit(layer.lay(LONG), seat=1, size=size)

    top, bottom, end, above = newest(page)

    assert above > 0
    assert 0 <= top < bottom <= end + 1


@pytest.mark.parametrize("size", SIZES)
def test_the_draft_log_opens_at_its_newest_entry_below_the_scores(visitors, server, draft, layer, size):
    laid: Laid = draft.play_on(draft.play(8), turn=4)
    page = Guide(visitors(size).context, server, draft, layer).table(laid)
    page.set_viewport_size({"width": size[0], "height": size[1]})

    top, bottom, end, above = newest(page)

    assert above > 0
    assert 0 <= top < bottom <= end + 1
