"""The drawings: no two banners or emblems look alike without colour at 24 px, and every page carries what it names."""

import re
from itertools import combinations
from pathlib import Path

import pytest

from tests.browser.conftest import goto

ROOT = Path(__file__).resolve().parents[2]
SPRITE = "".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "templates").rglob("*.svg.html")))
PARTS = (ROOT / "static" / "css" / "tavern-art.css").read_text(encoding="utf-8").replace("var(--ink)", "#1c120b")
"""What the parts of the tavern's drawings look like; the others carry it themselves."""
LEAST_DIFFERENCE = 20
"""Mean difference of lightness a pixel, 0 to 255, that two drawings of one kind must keep."""
LEAST_IN_A_RIM = 12
"""Medals have the same rim and differ only inside it, in half of the square."""

GREY = """async ([defs, symbols, width, height, ground]) => {
  const found = {};
  for (const [name, box, inside] of symbols) {
    const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">`;
    const svg = `${head}${defs}${inside}</svg>`;
    const image = new Image();
    image.src = "data:image/svg+xml," + encodeURIComponent(svg);
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [width, height];
    const ink = canvas.getContext("2d");
    ink.fillStyle = ground;
    ink.fillRect(0, 0, width, height);
    ink.drawImage(image, 0, 0, width, height);
    const data = ink.getImageData(0, 0, width, height).data;
    const lightness = (i) => 0.2126 * data[i] + 0.7152 * data[i + 1] + 0.0722 * data[i + 2];
    found[name] = Array.from({ length: width * height }, (_, i) => lightness(4 * i));
  }
  return found;
}"""


def symbols(prefix):
    """Return [name, viewBox, inside] of the drawings of one kind."""
    found = re.findall(rf'<symbol id="({prefix}[^"]+)" viewBox="([^"]+)"[^>]*>(.*?)</symbol>', SPRITE, re.DOTALL)
    return [list(each) for each in found if each[0] != "ban-free"]


@pytest.mark.parametrize("ground", ["#17120f", "#fffaf0"])
@pytest.mark.parametrize(
    ("prefix", "count", "width", "height", "least"),
    [
        ("ban-", 8, 19, 24, LEAST_DIFFERENCE),
        ("k-", 11, 24, 24, LEAST_DIFFERENCE),
        ("t-", 9, 24, 24, LEAST_DIFFERENCE),
        ("m-(?!rim|open|now|resolved|moved)", 20, 24, 24, LEAST_IN_A_RIM),
    ],
)
def test_without_colour_at_24_pixels_no_two_look_alike(visitors, ground, prefix, count, width, height, least):
    drawings = symbols(prefix)
    assert len(drawings) == count
    defs = re.findall(r"<defs>.*?</defs>", SPRITE, re.DOTALL)[0]
    defs += f"<style>{PARTS}</style>{re.findall(r'<symbol id=.m-rim.*?</symbol>', SPRITE, re.DOTALL)[0]}"

    grey = visitors().evaluate(GREY, [defs, drawings, width, height, ground])

    alike = {}
    for a, b in combinations(grey, 2):
        difference = sum(abs(x - y) for x, y in zip(grey[a], grey[b], strict=True)) / len(grey[a])
        if difference < least:
            alike[a, b] = round(difference, 1)
    assert alike == {}


def test_the_page_of_the_drawings_shows_them_all(visitors):
    page = goto(visitors(), "/about/drawings")

    shown = page.evaluate("[...document.querySelectorAll('main use')].map((use) => use.getAttribute('href').slice(1))")
    drawn = set(re.findall(r'<symbol id="([^"]+)"', SPRITE))

    assert {name for name in drawn - set(shown) if not name.startswith("field-")} == {"ban-free", "m-rim"}
    assert set(shown) <= drawn
