"""What is measured on a page: axe-core, what scrolls sideways, how large targets are, what moves, what overlaps."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

AUDIT_SCRIPT = Path(__file__).with_name("audit.js").read_text(encoding="utf-8")

AXE_RULES = {"target-size": {"enabled": True}}
"""Beside all that axe-core runs by itself: it leaves this one (WCAG 2.2, 2.5.8) to whoever asks. None is off."""

LEAST_TARGET = 24
LEAST_COMMIT = 44
"""CSS pixels: anything that can be pressed; dice and what commits."""
LONGER = 0.4
"""Share by which the pseudo language is longer than English."""
REST_MS = 50


@dataclass(frozen=True)
class Look:
    """In what a page is looked at."""

    theme: str
    language: str


DARK_EN, LIGHT_EN, LIGHT_RU, DARK_RU = (
    Look("dark", "en"),
    Look("light", "en"),
    Look("light", "ru"),
    Look("dark", "ru"),
)
LOOKS = (DARK_EN, LIGHT_EN, LIGHT_RU, DARK_RU)
"""In an order in which each step changes one thing."""
BOTH = (DARK_EN, LIGHT_RU)
"""Both themes and both languages, in half the time."""


def bring(page: Page) -> None:
    """Have axe-core and the other measures in every document that the page opens."""
    page.add_init_script(AXE_SCRIPT)
    page.add_init_script(AUDIT_SCRIPT)


def wear(page: Page, look: Look) -> None:
    """Change theme and language as a person does, by the buttons in the header, without a reload."""
    page.evaluate("([theme, language]) => audit.wear(theme, language)", [look.theme, look.language])


def axe(page: Page, inside: str | None) -> list[str]:
    """Return what axe-core finds, a line a place."""
    return _faults(page, "([inside, rules]) => audit.violations(inside, rules)", [inside, AXE_RULES])


def sideways(page: Page) -> list[str]:
    """Return what is wider than the screen: the page itself, or an open sheet."""
    return _faults(page, "() => audit.sideways()")


def out_of_sight(page: Page, where: str) -> list[str]:
    """Return what of this has to be pressed and cannot be, without scrolling the page."""
    return _faults(page, "(where) => audit.outOfSight(where)", where)


def small_targets(page: Page) -> list[str]:
    """Return what can be pressed and is too small for it."""
    return _faults(page, "([least, commit]) => audit.smallTargets(least, commit)", [LEAST_TARGET, LEAST_COMMIT])


def moving(page: Page, rest_ms: int = REST_MS) -> list[str]:
    """Return the animations and transitions that are still running a moment later."""
    return _faults(page, "(ms) => audit.moving(ms)", rest_ms)


def lengthen(page: Page) -> None:
    """Make every text on the page longer, as a language of many letters would."""
    page.evaluate("(share) => audit.lengthen(share)", LONGER)


def overlaps(page: Page) -> list[str]:
    """Return the buttons of the prompt, or of an open sheet, that lie on one another or whose words leave them."""
    return _faults(page, "() => audit.overlaps()")


def plates(page: Page) -> list[str]:
    """Return what sticks out of the seat plates of a tavern."""
    return _faults(page, "() => audit.plates()")


def broken(page: Page) -> list[str]:
    """Return the words that are broken in two on buttons of the prompt or an open sheet, or on characters' tiles."""
    return _faults(page, "() => audit.broken()")


def lines(faults: Sequence[str]) -> str:
    """Return faults as the message of a failed test, the same ones once."""
    once = list(dict.fromkeys(faults))
    return "\n".join([f"{len(once)} faults:", *once])


def _faults(page: Page, script: str, argument: Any = None) -> list[str]:
    found: list[str] = page.evaluate(script, argument)
    return found
