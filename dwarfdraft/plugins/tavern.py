"""The Red Dragon Inn."""

from typing import Final

from dwarfdraft.bots.tavern.answers import TavernThumb
from dwarfdraft.cardlist.tavern import TavernCards
from dwarfdraft.games.plugin import GamePage, GamePlugin
from dwarfdraft.games.tavern.game import TAVERN
from dwarfdraft.games.tavern.listing import OFFER
from dwarfdraft.games.tavern.notation.names import TavernNames

PLUGIN: Final = GamePlugin(
    rank=2,
    game=TAVERN,
    names=TavernNames(),
    offer=OFFER,
    thumb=TavernThumb(),
    cards=TavernCards(),
    page=GamePage(
        name="home.game.rdi",
        rules="/rules/tavern",
        module="js/games/tavern/plugin.js",
        styles=(
            "tavern-art",
            "tavern",
            "tavern-table",
            "tavern-team",
            "tavern-end",
            "tavern-window",
            "tavern-mechanics",
        ),
        drawings="art/tavern.svg.html",
    ),
)
