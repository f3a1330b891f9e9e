"""Everybody can play: axe-core on every page, sheet and dialog, and what axe-core cannot see.

The pages are walked once (`walk`), everything is measured on the way, and each test reads what concerns it.
"""

import re
from collections import defaultdict
from dataclasses import replace

import pytest
from playwright.sync_api import Error

from dwarfdraft.app import create_app
from dwarfdraft.config import DATABASE_FILE, Settings
from tests.browser import audit
from tests.browser.conftest import SIZES, Visitors, goto, missing_texts
from tests.browser.laid import prompts
from tests.browser.pages import PAGES, SHEETS, Guide, Stop, sheets_in_the_code
from tests.catalogues import CATALOGUES

STOPS = [
    stop if n or len(stop.looks) > 1 else replace(stop, looks=audit.BOTH)
    for stops in [*PAGES.values(), *SHEETS.values()]
    if not isinstance(stops, str)
    for n, stop in enumerate(stops)
]


LOOKED_FOR = {
    "each is reached": "reached",
    "no script fails": "errors",
    "no id stands twice": "ids",
    "controls beside each other are called differently": "names",
    "the focus is first in the field of a sheet and on the skip link of a page": "focus",
    "axe finds nothing": "axe",
    "every text is there in both languages": "texts",
    "nothing scrolls sideways": "sideways",
    "longer words push no button onto another nor leave it": "overlaps",
    "no button breaks a word": "broken",
    "nothing sticks out of a seat plate": "plates",
    "what is pressed is large enough": "targets",
    "nothing moves for who wants less motion": "moving",
}
"""What holds on every page, sheet and dialog -> what was measured."""


@pytest.fixture(scope="module")
def walk(browser, server, draft, layer) -> dict[str, list[str]]:
    """Go to every stop once and return what was found, by what was measured."""
    visitors = Visitors(browser, server)
    guide = Guide(visitors("desk").context, server, draft, layer)
    found: dict[str, list[str]] = defaultdict(list)
    for stop in STOPS:
        try:
            measure(stop, guide, found)
        except (Error, AssertionError) as error:
            found["reached"].append(f"{stop.name}: {error}")
        for page in guide.context.pages[1:]:
            page.close()
    guide.context.close()
    found["errors"] = visitors.unexpected()
    return found


def measure(stop: Stop, guide: Guide, found: dict[str, list[str]]) -> None:
    """Measure one stop in all looks, on a desk and on the narrowest screen."""

    def note(what: str, faults: list[str], where: str) -> None:
        found[what] += [f"{stop.name} ({where}): {fault}" for fault in faults]

    page = stop.go(guide)
    page.wait_for_selector(stop.shows)
    for what, faults in audit.apart(page).items():
        note(what, faults, "desk")
    note("moving", audit.moving(page), "desk")
    note("targets", audit.small_targets(page), "desk")
    note("sideways", audit.sideways(page), "desk")
    for look in stop.looks:
        audit.wear(page, look)
        note("axe", audit.axe(page, stop.inside), f"{look.theme}, {look.language}")
        missing = missing_texts(page)
        note("texts", [missing] if missing else [], look.language)
    width, height = SIZES["tiny"]
    page.set_viewport_size({"width": width, "height": height})
    for what in ("ids", "names"):
        note(what, audit.apart(page)[what], "320 px")
    for look in (audit.LIGHT_RU, audit.LIGHT_EN):
        audit.wear(page, look)
        note("sideways", audit.sideways(page), look.language)
        note("overlaps", audit.overlaps(page), look.language)
        note("broken", audit.broken(page), look.language)
        note("plates", audit.plates(page), look.language)
    note("targets", audit.small_targets(page), "320 px")
    page.wait_for_selector(stop.shows, state="attached")
    audit.lengthen(page)
    note("sideways", audit.sideways(page), "longer words")
    note("overlaps", audit.overlaps(page), "longer words")


def test_every_page_has_an_entry(server):
    settings = Settings(home=server.home, secret_key="x" * 32, database_url=f"sqlite:///{server.home / DATABASE_FILE}")
    app = create_app(settings, begin=False)

    addresses = {rule.endpoint for rule in app.url_map.iter_rules() if rule.methods and "GET" in rule.methods}

    assert addresses == set(PAGES)


def test_every_sheet_and_dialog_has_an_entry():
    assert sheets_in_the_code() == set(SHEETS)


def test_every_question_of_the_game_has_an_entry():
    texts = re.findall(r"^resolve\.ask\.([\w-]+)$", "\n".join(CATALOGUES["en"].messages), re.MULTILINE)

    assert set(texts) | {"draft", "back"} == set(prompts())


@pytest.mark.parametrize("what", LOOKED_FOR.values(), ids=LOOKED_FOR)
def test_on_all_of_them(walk, what):
    assert not walk[what], audit.lines(walk[what])


@pytest.mark.parametrize(("calm", "moves"), [(False, True), (True, False)])
def test_a_die_tumbles_unless_less_motion_is_wanted(visitors, calm, moves):
    page = visitors(calm=calm)
    audit.bring(page)
    goto(page, "/about/drawings")

    page.locator("svg.die").first.evaluate("(die) => die.classList.add('is-rolling')")

    assert any(one.startswith("tumble") for one in audit.moving(page, rest_ms=20)) == moves
