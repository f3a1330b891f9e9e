"""The numbered rules of a game as a page: `<game>.md` or `<game>.<language>.md`, with anchors by rule ID."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from markdown_it import MarkdownIt
from markupsafe import Markup

from dwarfdraft.games.registry import installed
from dwarfdraft.languages import SOURCE
from dwarfdraft.web.assets import package_folder

_RULE = re.compile(r"<li>\s*(?:<p>)?([A-Z]{3}-[A-Z0-9]+(?:-[A-Z]+)*(?:-\d{2,3})?)\b")
_LINK = re.compile(r'<a href="[^"#]*\.md(#[^"]*)?">(.*?)</a>')
_HEADING = re.compile(r"<h2>(.*?)</h2>")


@dataclass(frozen=True, slots=True)
class RulesPage:
    """The rules in one language; each chapter is an anchor and its title."""

    language: str
    rules: Markup
    chapters: tuple[tuple[str, Markup], ...]


@cache
def rules_page(game: str, language: str) -> RulesPage | None:
    """Return the rules in the language, or in English if they are in no other; None if they are not installed."""
    path, found = rules_text(game, language), language
    if path is None:
        path, found = rules_text(game, SOURCE), SOURCE
    return None if path is None else RulesPage(found, *_rendered(path.read_text(encoding="utf-8")))


def rules_text(game: str, language: str) -> Path | None:
    """Return the file of a game's rules in a language, None if there is none."""
    own = installed()[game].rules_text
    folder = Path(own) if own else package_folder("docs") / "rules"
    stem = game if language == SOURCE else f"{game}.{language}"
    path = folder / (stem + ".md")
    return path if path.is_file() else None


def _rendered(text: str) -> tuple[Markup, tuple[tuple[str, Markup], ...]]:
    """Return rules in Markdown as HTML, and its chapters."""
    html = str(MarkdownIt().enable("table").render(text))
    html = _LINK.sub(r"\2", html)  # other pages of the repository are not served
    html = _RULE.sub(r'<li id="\1"><a class="rule-id" href="#\1">\1</a>', html)
    titles = _HEADING.findall(html)
    for number, title in enumerate(titles, 1):
        html = html.replace(f"<h2>{title}</h2>", f'<h2 id="chapter-{number}">{title}</h2>', 1)
    return Markup(html), tuple((f"chapter-{number}", Markup(title)) for number, title in enumerate(titles, 1))
