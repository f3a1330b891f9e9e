"""Drunken Dwarf Draft."""

from typing import Final

from dwarfdraft.bots.draft.answers import DraftThumb
from dwarfdraft.cardlist.draft import DraftCards
from dwarfdraft.games.draft.game import DRAFT
from dwarfdraft.games.draft.names import DraftNames
from dwarfdraft.games.draft.offer import OFFER
from dwarfdraft.games.plugin import GamePage, GamePlugin

PLUGIN: Final = GamePlugin(
    rank=1,
    game=DRAFT,
    names=DraftNames(),
    offer=OFFER,
    thumb=DraftThumb(),
    cards=DraftCards(),
    page=GamePage(
        name="home.game.ddd",
        rules="/rules",
        module="js/games/draft/plugin.js",
        styles=("draft", "resolve", "score"),
    ),
)
