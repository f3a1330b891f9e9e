"""The games that exist, by name."""

from dataclasses import dataclass
from typing import Any, Final

from dwarfdraft.engine.game import Game
from dwarfdraft.games.draft.game import DRAFT
from dwarfdraft.games.draft.names import DraftNames
from dwarfdraft.games.naming import Names
from dwarfdraft.games.tavern.game import TAVERN
from dwarfdraft.games.tavern.notation.names import TavernNames


@dataclass(frozen=True, slots=True)
class GameEntry:
    """A game and how people write about it."""

    game: Game[Any]
    names: Names


GAMES: Final[dict[str, GameEntry]] = {
    "draft": GameEntry(DRAFT, DraftNames()),
    "tavern": GameEntry(TAVERN, TavernNames()),
}
