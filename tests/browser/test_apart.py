"""On every screen and sheet: ids are there once, the field has the focus, controls beside each other differ in name."""

from collections import defaultdict
from collections.abc import Mapping

import pytest
from playwright.sync_api import Page, expect

from tests.browser import audit
from tests.browser.conftest import SIZES, Visitors, goto
from tests.browser.pages import PAGES, SHEETS, Guide
from tests.browser.players import sit_at

STOPS = [stop for stops in [*PAGES.values(), *SHEETS.values()] if not isinstance(stops, str) for stop in stops]

FAULTS = """() => {
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


@pytest.fixture(scope="module")
def walk(browser, server, draft, layer) -> Mapping[str, list[str]]:
    """Go to every stop once and return what was found."""
    visitors = Visitors(browser, server)
    guide = Guide(visitors("desk").context, server, draft, layer)
    found: dict[str, list[str]] = defaultdict(list)
    for stop in STOPS:
        page = stop.go(guide)
        page.wait_for_selector(stop.shows)
        for size in ("desk", "tiny"):
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            for what, faults in page.evaluate(FAULTS).items():
                found[what] += [f"{stop.name}: {fault}" for fault in faults]
        for one in guide.context.pages[1:]:
            one.close()
    guide.context.close()
    return found


def test_no_id_stands_twice(walk):
    assert not walk["ids"], audit.lines(walk["ids"])


def test_controls_beside_each_other_are_called_differently(walk):
    assert not walk["names"], audit.lines(walk["names"])


def test_the_focus_is_first_in_the_field_of_a_sheet_and_on_the_skip_link_of_a_page(walk):
    assert not walk["focus"], audit.lines(walk["focus"])


def test_who_sits_down_on_a_stool_types_at_once(visitors, draft):
    page = visitors()
    goto(page)
    goto(page, draft.open(1, 3).path)
    expect(page.locator("#sit-name")).to_have_count(1)

    page.locator(".stool.is-free .button").first.click()

    expect(page.locator("dialog #sit-name")).to_be_focused()
    expect(page.locator("#sit-name")).to_have_count(1)
    expect(page.locator("#sit-down")).to_have_count(1)
    page.keyboard.type("Borin")
    page.keyboard.press("Enter")
    expect(page.locator(".stool.is-me .stool-name")).to_have_text("Borin")


def test_equal_dice_of_a_seat_differ_in_name_and_keep_it_when_one_is_picked(visitors, draft):
    page = visitors()
    names: list[str] = []
    for _ in range(40):
        sit_at(page, draft, draft.play(2), 0)
        page.wait_for_selector("main.draft #prompt[data-live=true]")
        names = dice(page)
        if any("(2 of" in name for name in names):
            break
    assert len(set(names)) == 5
    at = next(i for i, name in enumerate(names) if "(1 of" in name)

    page.locator(".tray .die-place").nth(at).click()

    picked = dice(page)
    assert len(set(picked)) == 5
    assert [name.split(",")[0] for name in picked] == [name.split(",")[0] for name in names]


def dice(page: Page) -> list[str]:
    """Return what the dice of the tray are called."""
    return [str(die.get_attribute("aria-label")) for die in page.locator(".tray .die-place").all()]
