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


def apart(page: Page) -> dict[str, list[str]]:
    """Return ids that stand twice, controls of a group that have one name, and a focus that is not where it belongs."""
    found: dict[str, list[str]] = page.evaluate(_APART)
    return found


_APART = """() => {
  const found = { ids: [], names: [], focus: [] };
  const ids = [...document.querySelectorAll("[id]")].map((one) => one.id);
  found.ids = ids.filter((id, i) => ids.indexOf(id) !== i);

  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const said = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (node.nodeType !== Node.ELEMENT_NODE || node.getAttribute("aria-hidden") === "true") return "";
    if (node.getAttribute("aria-label")) return node.getAttribute("aria-label");
    return [...node.childNodes].map(said).join(" ");
  };
  const named = (control) => {
    const by = control.getAttribute("aria-labelledby");
    if (by) return by.split(" ").map((id) => said(document.getElementById(id))).join(" ");
    const label = control.labels?.length ? control.labels[0] : control;
    return (control.getAttribute("aria-label") ?? said(label)).replace(/\\s+/g, " ").trim();
  };
  const GROUP = "[role=group],[role=radiogroup],fieldset,ol,ul,dl,table,form,nav,section,article,aside,header,footer," +
    "dialog,main,body";
  const CONTROL = "button,a[href],input,select,textarea,[role=button],summary";
  const groups = new Map();
  for (const control of (dialog ?? document).querySelectorAll(CONTROL)) {
    // The same word in a text leads to the same place, however often it stands there.
    if (control.matches(".log-link, .log .card-chip")) continue;
    if (!control.checkVisibility({ visibilityProperty: true })) continue;
    const group = control.parentElement.closest(GROUP);
    groups.set(group, [...(groups.get(group) ?? []), named(control)]);
  }
  for (const [group, names] of groups) {
    const where = group.tagName.toLowerCase() + (group.id ? "#" + group.id : "") + "." + group.className;
    const twice = names.filter((name, i) => names.indexOf(name) !== i);
    for (const name of new Set(twice)) found.names.push(`${where}: ${name}`);
  }

  if (dialog) {
    const now = document.activeElement;
    const field = dialog.querySelector("form:not(.talk-form) input:not([readonly])");
    if (!dialog.contains(now)) found.focus.push("not in the sheet");
    else if (field && now !== field) found.focus.push(`not in the field, but on ${now.tagName} ${now.className}`);
  } else {
    const first = document.querySelector("a[href],button,input,select,textarea,[tabindex='0']");
    if (!first.matches(".skip-link")) found.focus.push(`the first is ${first.outerHTML.slice(0, 80)}`);
  }
  return found;
}"""
