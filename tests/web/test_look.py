"""The look: colours and drawings that are named exist, and no template has a style of its own."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CSS = ROOT / "static" / "css"
TEMPLATES = ROOT / "templates"


def drawn(*folders):
    """Return the ids of the symbols in folders under templates/."""
    files = [path for folder in folders for path in (TEMPLATES / folder).glob("*.svg.html")]
    return {name for path in files for name in re.findall(r'<symbol id="([^"]+)"', path.read_text(encoding="utf-8"))}


def drawn_for(path):
    """Return the symbols that a module or template may name: those that all share, and those of its own game."""
    game = path.parent.parts[path.parts.index("games") + 1 :] if "games" in path.parts else ()
    return drawn("art", *(f"games/{one}" for one in game[:1]))


def test_every_colour_of_a_style_is_a_token_that_exists():
    known = set(re.findall(r"(--[a-z0-9-]+):", "".join(path.read_text(encoding="utf-8") for path in CSS.glob("*.css"))))
    used = {
        (path.name, name)
        for path in CSS.glob("*.css")
        for name in re.findall(r"var\((--[a-z0-9-]+)\)", path.read_text(encoding="utf-8"))
    }

    assert {(file, name) for file, name in used if name not in known} == set()


def test_every_drawing_that_is_named_exists():
    named, missing = set(), set()
    for path in [*(ROOT / "static" / "js").rglob("*.js"), *TEMPLATES.rglob("*.html")]:
        source = path.read_text(encoding="utf-8")
        here = set(re.findall(r'<use href="#([a-z0-9-]+)"', source))
        here |= {f"i-{name}" for name in re.findall(r'<\$\{Icon\} name="([a-z-]+)"', source)}
        here |= {f"i-{name}" for name in re.findall(r'\bicon[=:] ?"([a-z-]+)"', source)}
        here |= set(re.findall(r'<\$\{Mark\} name="([a-z-]+)"', source))
        named |= here
        missing |= {(path.name, name) for name in here - drawn_for(path)}

    assert missing == set()
    assert len(named) > 40


def test_no_symbol_is_drawn_twice():
    every = [path.read_text(encoding="utf-8") for path in TEMPLATES.rglob("*.svg.html")]
    names = [name for source in every for name in re.findall(r'<(?:symbol|clipPath) id="([^"]+)"', source)]

    assert sorted(name for name in set(names) if names.count(name) > 1) == []


def test_no_template_has_a_style_of_its_own():
    """The content policy forbids it; drawings use presentation attributes."""
    styled = [
        path.name
        for path in TEMPLATES.rglob("*.html")
        if re.search(r"\sstyle=|<style", path.read_text(encoding="utf-8"))
    ]

    assert styled == []
