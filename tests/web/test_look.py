"""The look: colours and drawings that are named exist, and no template has a style of its own."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CSS = ROOT / "static" / "css"
SPRITE = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "templates" / "art").glob("*.svg.html"))
SYMBOLS = set(re.findall(r'<symbol id="([^"]+)"', SPRITE))


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
