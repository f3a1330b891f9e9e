"""People at a tavern table: they look at their pages and press what a script says, and else let it be.

    party = Party(layer, server.url, {0: phone, 1: desk}, press_answer)
    party.sit_down(layer.lay(NIGHT, bots=(2,), mode="fast", bot_s=0.05))
    party.play(Say("gog", "action", "Dance with Gog!"), Say("gog", "target", 0), See(".gamble", "round"))

A `Say` waits until its page asks that, and in a window until the card may be played, and for another decision than that
of the step before; meanwhile everybody passes, discards nothing, does no Action and orders for the first who is named.
A `See` waits until all pages show something.
"""

import json
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from playwright.sync_api import Locator, Page

from tests.browser.laid import Laid
from tests.browser.laid_tavern import TavernLayer

HANG_S = 150
"""Past it the table hangs."""
SEEN = """() => {
  const prompt = document.getElementById("prompt");
  if (!prompt || prompt.dataset.live !== "true" || prompt.dataset.answered !== undefined) return null;
  const { ask, kind, window: opened } = prompt.dataset;
  const cards = [...document.querySelectorAll(".answer, #hand .is-legal")];
  const titles = cards.map((one) => one.dataset.value ?? one.dataset.card.replace(/^[^/]*\\/|#[^#]*$/g, ""));
  return { ask, kind: kind ?? "declare", window: opened ?? null, titles };
}"""
"""What a page asks that can be answered now: the name of the decision, its kind, the kind of window, the cards."""


@dataclass(frozen=True)
class Say:
    """A seat answers what it is asked: a title, a seat, an option, or pass."""

    seat: int
    kind: str
    value: Any
    window: str | None = None
    shot: str | None = None
    """The picture that is taken of all pages before it."""

    def is_asked(self, seen: Mapping[str, Any]) -> bool:
        """Tell whether the page asks this."""
        if seen["kind"] != self.kind or self.window not in (None, seen["window"]):
            return False
        return not isinstance(self.value, str) or self.value in ("pass", "none") or self.value in seen["titles"]


@dataclass(frozen=True)
class See:
    """All pages show this."""

    where: str
    shot: str | None = None


Step: TypeAlias = Say | See
Answer: TypeAlias = Callable[[Page, Mapping[str, Any], Any], None]


@dataclass
class Party:
    """People at a table, by seat, each with a page."""

    layer: TavernLayer
    url: str
    pages: dict[int, Page]
    answer: Answer
    look: Callable[[str], None] = lambda shot: None
    """What is done where a step has a picture."""
    said: str = ""
    """The decision in which somebody has said something last."""

    def sit_down(self, laid: Laid) -> None:
        """Open the table as those who sit there."""
        for seat, page in self.pages.items():
            self.layer.become(page.context, self.url, laid.person(seat))
            page.goto(laid.path)
        for page in self.pages.values():
            page.wait_for_selector("main.tavern #prompt")

    def play(self, *steps: Step) -> None:
        """Go through the steps in order."""
        for step in steps:
            last = time.monotonic() + HANG_S
            while not self._is_done(step):
                if time.monotonic() > last:
                    asks = [page.locator("main").inner_text()[-300:] for page in self.pages.values()]
                    raise AssertionError(f"it never came to {step}: {asks}")

    def _is_done(self, step: Step) -> bool:
        if isinstance(step, See) and all(page.locator(step.where).count() for page in self.pages.values()):
            if step.shot is not None:
                self.look(step.shot)
            return True
        acted = False
        for seat, page in self.pages.items():
            seen = page.evaluate(SEEN)
            if seen is None:
                continue
            acted = True
            if isinstance(step, Say) and step.seat == seat and step.is_asked(seen) and seen["ask"] != self.said:
                self.said = seen["ask"]
                if step.shot is not None:
                    self.look(step.shot)
                self.answer(page, seen, step.value)
                return True
            self.answer(page, seen, harmless(seen))
        if not acted:
            next(iter(self.pages.values())).wait_for_timeout(40)
        return False


def harmless(seen: Mapping[str, Any]) -> Any:
    """Return the answer that lets it be; None: the first that is shown."""
    return {"declare": "pass", "control": "pass", "action": "none", "discard": []}.get(seen["kind"])


def press_answer(page: Page, seen: Mapping[str, Any], value: Any) -> None:
    """Give an answer by pressing what stands for it."""
    if value in ("pass", "none"):
        send(page, seen["ask"], page.locator("#pass"))
        return
    if value != []:
        _press(choice(page, seen["kind"], value))
    send(page, seen["ask"], page.locator("#commit"))


def choice(page: Page, kind: str, value: Any) -> Locator:
    """Return what stands for an answer on the page."""
    if kind in ("action", "control"):
        return page.locator(f"#hand .is-legal[data-card*={json.dumps('/' + value)}]").first
    place = ".answer" if kind == "declare" else "#choices button"
    return page.locator(place if value is None else f"{place}[data-value={json.dumps(str(value))}]").first


def send(page: Page, ask: str, button: Locator) -> None:
    """Press what sends an answer until it is sent."""
    _press(button)
    until_sent(page, ask, lambda: _press(button))


def until_sent(page: Page, ask: str, again: Callable[[], None]) -> None:
    """Wait until an answer is sent, and say it again where the page asks whether it is meant."""
    open_still = page.locator(f'#prompt[data-ask="{ask}"]:not([data-answered])')
    doubted = page.locator(".is-doubt, .say.is-refused")
    last = time.monotonic() + HANG_S
    while open_still.count():
        if time.monotonic() > last:
            raise AssertionError(f"{ask} was not answered: {page.locator('#prompt').inner_text()}")
        if doubted.count() and page.locator("#prompt[data-live=true]").count():
            again()
        page.wait_for_timeout(20)


def _press(where: Locator) -> None:
    if where.page.evaluate("navigator.maxTouchPoints > 0"):
        where.tap()
    else:
        where.click()
