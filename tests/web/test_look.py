"""The look: contrast of the tokens in both themes, one definition of the light theme, drawings that are named exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CSS = ROOT / "static" / "css"
TOKENS = (CSS / "tokens.css").read_text(encoding="utf-8")
SPRITE = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "templates" / "art").glob("*.svg.html"))
SYMBOLS = set(re.findall(r'<symbol id="([^"]+)"', SPRITE))


def block(start):
    """Return the declarations of the rule that begins with `start`, by name."""
    rule = TOKENS[TOKENS.index(start) + len(start) :]
    return {
        name: " ".join(value.split())
        for name, value in re.findall(r"(--[a-z0-9-]+): ([^;]+);", rule[: rule.index("}")])
    }


DARK = block(":root {")
LIGHT = block(':root[data-theme="light"] {')
THEMES = {"dark": DARK, "light": DARK | LIGHT}

BOARDS = ("bg", "panel", "raised", "well")
TEXT = 4.5
CONTROL = 3.0
PAIRS = [
    *[(ink, board, TEXT) for ink in ("text", "muted", "ember", "brass", "danger", "good") for board in BOARDS],
    *[("line", board, CONTROL) for board in BOARDS],
    ("on-ember", "ember", TEXT),
    *[(ink, "oak", TEXT) for ink in ("oak-text", "oak-muted", "oak-ember", "oak-good", "oak-brass")],
    *[("card-ink", paper, TEXT) for paper in ("card", "card-lit", "card-dim")],
    *[("card-muted", paper, TEXT) for paper in ("card-lit", "card-dim")],
    ("card-ember", "card-lit", TEXT),
    ("band-text", "band", TEXT),
    ("gilt", "back", CONTROL),
]


def luminance(colour):
    """Return the relative luminance of #rrggbb (WCAG 2.2)."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    """Return the contrast ratio of two colours (WCAG 2.2, 1.4.3)."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", THEMES)
def test_every_pair_of_colours_that_meets_has_enough_contrast(theme):
    tokens = THEMES[theme]

    weak = {
        (ink, ground): round(ratio, 2)
        for ink, ground, least in PAIRS
        if (ratio := contrast(tokens[f"--{ink}"], tokens[f"--{ground}"])) < least
    }

    assert weak == {}


def test_the_light_theme_is_the_same_by_choice_and_by_the_system():
    assert block(":root:not([data-theme]) {") == LIGHT


def test_every_colour_of_a_style_is_a_token_that_exists():
    known = set(re.findall(r"(--[a-z0-9-]+):", "".join(path.read_text(encoding="utf-8") for path in CSS.glob("*.css"))))
    used = {
        (path.name, name)
        for path in CSS.glob("*.css")
        for name in re.findall(r"var\((--[a-z0-9-]+)\)", path.read_text(encoding="utf-8"))
    }

    assert {(file, name) for file, name in used if name not in known} == set()


def test_every_drawing_that_is_named_exists():
    named = set()
    for path in [*(ROOT / "static" / "js").rglob("*.js"), *(ROOT / "templates").rglob("*.html")]:
        source = path.read_text(encoding="utf-8")
        named |= {(path.name, name) for name in re.findall(r'<use href="#([a-z0-9-]+)"', source)}
        named |= {(path.name, f"i-{name}") for name in re.findall(r'<\$\{Icon\} name="([a-z-]+)"', source)}
        named |= {(path.name, f"i-{name}") for name in re.findall(r'\bicon[=:] ?"([a-z-]+)"', source)}
        named |= {(path.name, name) for name in re.findall(r'<\$\{Mark\} name="([a-z-]+)"', source)}

    assert {(file, name) for file, name in named if name not in SYMBOLS} == set()
    assert len(named) > 40


def test_no_template_has_a_style_of_its_own():
    """The content policy forbids it; drawings use presentation attributes."""
    styled = [
        path.name
        for path in (ROOT / "templates").rglob("*.html")
        if re.search(r"\sstyle=|<style", path.read_text(encoding="utf-8"))
    ]

    assert styled == []
