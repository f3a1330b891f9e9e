"""Every character that pages show has a glyph in the fonts they bring: a machine's looks foreign, or has none."""

import html
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from dwarfdraft.languages import LOCALE
from tests.browser.conftest import goto

ROOT = Path(__file__).resolve().parents[2]
ELSEWHERE = {
    "●": "in the title of the window, which the browser writes",
    "⟦": "the mark of a text that is missing, which fails every test",
    "⟧": "likewise",
}
"""Characters that stand in the sources and are not drawn with our fonts."""
CUTS = ("400", "italic 400", "500", "700", "800")


def sources() -> Iterator[str]:
    """Return what characters of pages come from: catalogues, card texts, scripts, styles, templates, rules."""
    for path in LOCALE.glob("*/json/*.json"):
        yield json.dumps(json.loads(path.read_text(encoding="utf-8")), ensure_ascii=False)
    for pattern in ("static/js/**/*.js", "static/css/*.css", "templates/**/*.html", "docs/rules/*.md"):
        for path in ROOT.glob(pattern):
            yield html.unescape(path.read_text(encoding="utf-8"))


def characters() -> list[str]:
    """Return every character once, but blanks and what has no look of its own."""
    return sorted(
        {one for text in sources() for one in text if one.isprintable() and not one.isspace()} - set(ELSEWHERE)
    )


def test_what_is_drawn_elsewhere_still_stands_in_the_sources():
    assert set(ELSEWHERE) <= {one for text in sources() for one in text}


@pytest.mark.parametrize("family", ["--sans", "--serif"])
def test_every_character_of_the_pages_has_a_glyph_in_our_fonts(visitors, family):
    every = characters()
    page = goto(visitors(), "/about")
    page.evaluate(
        """([every, family, cuts]) => {
          const stack = getComputedStyle(document.documentElement).getPropertyValue(family);
          document.body.replaceChildren(...cuts.flatMap((cut) => every.map((one) => {
            const box = document.createElement("i");
            box.style.font = `${cut} 20px ${stack}`;
            box.textContent = one;
            return box;
          })));
        }""",
        [every, family, CUTS],
    )
    page.evaluate("() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")
    page.evaluate("() => document.fonts.ready.then(() => undefined)")

    browser = page.context.new_cdp_session(page)
    browser.send("DOM.enable")
    browser.send("CSS.enable")
    root = browser.send("DOM.getDocument")["root"]["nodeId"]
    boxes = browser.send("DOM.querySelectorAll", {"nodeId": root, "selector": "body > i"})["nodeIds"]
    foreign = set()
    for box, one in zip(boxes, every * len(CUTS), strict=True):
        fonts = browser.send("CSS.getPlatformFontsForNode", {"nodeId": box})["fonts"]
        if not fonts or not all(font["isCustomFont"] for font in fonts):
            foreign.add(one)

    assert foreign == set()
