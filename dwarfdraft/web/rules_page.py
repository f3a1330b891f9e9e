"""The numbered rules of a game as a page: `docs/rules/<game>.md` or `<game>.<language>.md`, with anchors by rule ID."""

import re
from functools import cache

from markdown_it import MarkdownIt
from markupsafe import Markup

from dwarfdraft.web.assets import beside_or_inside

_RULE = re.compile(r"<li>\s*(?:<p>)?([A-Z]{3}-[A-Z0-9]+(?:-[A-Z]+)*(?:-\d{2,3})?)\b")
_LINK = re.compile(r'<a href="[^"#]*\.md(#[^"]*)?">(.*?)</a>')


@cache
def rules_html(game: str, language: str) -> tuple[str, Markup] | None:
    """Return the language of the text found and the text, None if the rules are not installed."""
    folder = beside_or_inside("docs") / "rules"
    for stem, found in ((f"{game}.{language}", language), (game, "en")):
        path = folder / (stem + ".md")
        if path.is_file():
            html = str(MarkdownIt().enable("table").render(path.read_text(encoding="utf-8")))
            html = _LINK.sub(r"\2", html)  # other pages of the repository are not served
            return found, Markup(_RULE.sub(r'<li id="\1"><a class="rule-id" href="#\1">\1</a>', html))
    return None
