"""Contrast, computed from the tokens of both themes (WCAG 2.2, 1.4.3 and 1.4.11)."""

import re
from itertools import product
from pathlib import Path

import pytest

TOKENS = (Path(__file__).parents[2] / "static" / "css" / "tokens.css").read_text(encoding="utf-8")
THEMES = ("dark", "light")

TEXT = 4.5
SHAPE = 3.0
"""Controls, icons and the lines that bound them."""

BOARDS = ("bg", "panel", "raised", "well")
PAIRS: list[tuple[float, str, tuple[str, ...]]] = [
    (7.0, "text", BOARDS),
    (TEXT, "muted", BOARDS),
    (TEXT, "ember", BOARDS),
    (TEXT, "brass", BOARDS),
    (TEXT, "danger", BOARDS),
    (TEXT, "good", BOARDS),
    (TEXT, "on-ember", ("ember",)),
    (SHAPE, "line", BOARDS),
    (TEXT, "oak-text", ("oak",)),
    (TEXT, "oak-muted", ("oak",)),
    (TEXT, "oak-ember", ("oak",)),
    (TEXT, "oak-good", ("oak",)),
    (TEXT, "oak-brass", ("oak",)),
    (TEXT, "card-ink", ("card", "card-lit", "card-dim")),
    (TEXT, "card-muted", ("card", "card-lit", "card-dim")),
    (TEXT, "card-ember", ("card", "card-lit")),
    (TEXT, "band-text", ("band",)),
    (SHAPE, "card-edge", ("card", "card-lit", "card-dim")),
    (SHAPE, "gilt", ("back",)),
]
"""Least contrast, what is drawn or written, on what."""

DECORATION = {
    "seam": "joints inside a board",
    "ember-deep": "the lower edge of a button",
    "brass-deep": "lines below titles that stand by themselves",
    "oak-dark": "the grain of the table",
    "rim": "the frame of the table; the edge round it is darker still",
    "oak-light": "the grain of the table",
}
"""Colours that nothing has to be told by."""


def block(selector: str) -> dict[str, str]:
    """Return the colours that one rule of tokens.css sets."""
    start = TOKENS.index(selector + " {")
    body = re.sub(r"/\*.*?\*/", "", TOKENS[start : TOKENS.index("}", start)], flags=re.DOTALL)
    return dict(re.findall(r"--([\w-]+):\s*(#[0-9a-f]{6});", body))


def colours(theme: str) -> dict[str, str]:
    """Return all colours of a theme; what the light one does not set is as in the dark one."""
    dark = block(":root")
    return dark if theme == "dark" else dark | block(':root[data-theme="light"]')


def contrast(a: str, b: str) -> float:
    """Return the contrast of two colours, 1 to 21.

    >>> contrast("#ffffff", "#000000")
    21.0
    """
    lighter, darker = sorted((_luminance(a), _luminance(b)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize(
    ("theme", "least", "front", "ground"),
    [(theme, least, front, ground) for theme, (least, front, on) in product(THEMES, PAIRS) for ground in on],
)
def test_what_is_written_stands_out_from_its_ground(theme, least, front, ground):
    found = colours(theme)

    assert contrast(found[front], found[ground]) >= least


def test_white_and_black_are_as_far_apart_as_can_be():
    assert contrast("#ffffff", "#000000") == pytest.approx(21.0)


@pytest.mark.parametrize("theme", THEMES)
def test_every_colour_is_checked_or_is_decoration(theme):
    checked = {name for _, front, on in PAIRS for name in (front, *on)}

    assert set(colours(theme)) == checked | set(DECORATION)


def test_the_light_theme_is_the_same_by_choice_and_by_system():
    assert block(':root[data-theme="light"]') == block(":root:not([data-theme])")
