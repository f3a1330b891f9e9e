"""A game as a plug-in: all that the product must know of it, each part said once.

A plug-in is declared as an entry point of the group `dwarfdraft.games` (`registry`); ours are in `dwarfdraft.plugins`.
Of a part that is made of what stands above the games, here is only said what it must be able to do.
"""

from dataclasses import dataclass, fields
from typing import Any

from dwarfdraft.engine.game import Game
from dwarfdraft.games.naming import Names
from dwarfdraft.games.offer import Offer


class BadPlugin(Exception):
    """A game that cannot be used; the message names the game and what is missing or wrong."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GamePage:
    """The pages' side of a game."""

    name: str
    """Key of its name; `….time` and `….line` are what the hall says of it."""
    rules: str
    """Address of its numbered rules."""
    module: str
    """Its plug-in under static/ (`GamePlugin` in js/games/registry.js)."""
    styles: tuple[str, ...]
    """Names under static/css, in the order in which they are read."""
    drawings: str | None = None
    """The template that holds its symbols."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GamePlugin:
    """A game, as the product knows it."""

    rank: int
    """Games are offered in this order, the lowest first."""
    game: Game[Any]
    """The rules."""
    names: Names
    """How scenario files, traces and commands write what is in it."""
    offer: Offer
    """What its tables offer."""
    page: GamePage

    @property
    def name(self) -> str:
        """The game's name on the wire, in the store and in scenario files."""
        return self.game.name


PROTOCOLS: dict[str, type] = {"game": Game, "names": Names, "offer": Offer}
"""What a part must have, by the part's name."""


def lacks(plugin: GamePlugin) -> list[str]:
    """Say what a plug-in lacks: `part`, or `part: member` where only something of the part is missing."""
    missing = []
    for name in (field.name for field in fields(plugin)):
        part = getattr(plugin, name)
        if part is None:
            missing.append(name)
        elif name in PROTOCOLS:
            missing += [f"{name}: {member}" for member in members(PROTOCOLS[name]) if not hasattr(part, member)]
    return missing


def members(protocol: type) -> list[str]:
    """Return the names that an object of a protocol must have."""
    names = {*protocol.__annotations__, *vars(protocol)}
    return sorted(name for name in names if not name.startswith("_"))
