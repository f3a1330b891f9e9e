"""What the pages need of each game: its texts' keys, its rules, its module, its style sheets and drawings."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class GamePage:
    """The page's side of a game."""

    name: str
    """Key of its name; `….time` and `….line` are what the hall says of it."""
    rules: str
    """Address of its rules."""
    module: str
    """Its plug-in under static/ (`GamePlugin` in js/games/registry.js)."""
    styles: tuple[str, ...]
    """Names under static/css, in the order in which they are read."""
    drawings: str | None = None
    """The template that holds its symbols."""


GAME_PAGES: Final[dict[str, GamePage]] = {
    "draft": GamePage("home.game.ddd", "/rules", "js/games/draft/plugin.js", ("draft", "resolve", "score")),
    "tavern": GamePage(
        "home.game.rdi",
        "/rules/tavern",
        "js/games/tavern/plugin.js",
        ("tavern-art", "tavern", "tavern-table", "tavern-team", "tavern-end", "tavern-window", "tavern-mechanics"),
        "art/tavern.svg.html",
    ),
}
"""In the order in which they are offered."""
