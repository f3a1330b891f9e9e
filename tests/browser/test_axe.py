"""Everybody can play: axe-core on every page, sheet and dialog, and what axe-core cannot see.

The pages are walked once (`walk`), everything is measured on the way, and each test reads what concerns it.
"""

import time
from collections import defaultdict
from collections.abc import Iterator

import pytest

from dwarfdraft.app import create_app
from dwarfdraft.config import DATABASE_FILE, Settings
from tests.browser import audit
from tests.browser.conftest import SIZES, Visitors, missing_texts
from tests.browser.laid import Layer
from tests.browser.pages import PAGES, SHEETS, Guide, Stop, sheets_in_the_code

STOPS = [stop for stops in [*PAGES.values(), *SHEETS.values()] if not isinstance(stops, str) for stop in stops]


@pytest.fixture(scope="module")
def layer(server) -> Iterator[Layer]:
    """Lay tables into the server's store."""
    made = Layer(server.home)
    yield made
    made.close()


@pytest.fixture(scope="module")
def walk(browser, server, layer) -> dict[str, list[str]]:
    """Go to every stop once and return what was found, by what was measured."""
    visitors = Visitors(browser, server)
    first = visitors("desk")
    guide = Guide(first.context, server, layer)
    found: dict[str, list[str]] = defaultdict(list)
    for stop in STOPS:
        began = time.monotonic()
        try:
            measure(stop, guide, found)
        except Exception as error:
            found["reached"].append(f"{stop.name}: {error}")
        print(f"{stop.name}: {time.monotonic() - began:.1f} s", flush=True)
        for page in guide.context.pages[1:]:
            page.close()
    found["errors"] = visitors.unexpected()
    guide.context.close()
    return found


def measure(stop: Stop, guide: Guide, found: dict[str, list[str]]) -> None:
    """Measure one stop in all looks and sizes."""
    page = stop.go(guide)
    page.wait_for_selector(stop.shows)

    def note(what: str, faults: list[str], where: str) -> None:
        found[what] += [f"{stop.name} ({where}): {fault}" for fault in faults]

    note("moving", audit.moving(page), "desk")
    note("targets", audit.small_targets(page), "desk")
    for look in audit.LOOKS:
        audit.wear(page, look)
        note("axe", audit.axe(page, stop.inside), f"{look.theme}, {look.language}")
        missing = missing_texts(page)
        note("texts", [missing] if missing else [], look.language)
    width, height = SIZES["tiny"]
    page.set_viewport_size({"width": width, "height": height})
    for look in (audit.LOOKS[3], audit.LOOKS[0]):
        audit.wear(page, look)
        note("sideways", audit.sideways(page), look.language)
        note("overlaps", audit.overlaps(page), look.language)
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


@pytest.mark.parametrize("what", ["reached", "errors", "axe", "moving", "targets", "sideways", "overlaps", "texts"])
def test_walk(walk, what):
    assert not walk[what], audit.lines(walk[what])
