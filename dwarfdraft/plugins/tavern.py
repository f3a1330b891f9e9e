"""The registration of The Red Dragon Inn."""

from typing import Final

from dwarfdraft.bots.tavern.answers import TavernThumb
from dwarfdraft.cardlist.tavern import TavernCards
from dwarfdraft.games.plugin import Drawings, GamePage, GamePlugin, Terminal, TerminalPart, TerminalSettings
from dwarfdraft.games.tavern.game import TAVERN
from dwarfdraft.games.tavern.listing import OFFER
from dwarfdraft.games.tavern.notation.names import TavernNames
from dwarfdraft.games.tavern.seen.event_shapes import EVENTS
from dwarfdraft.games.tavern.seen.shapes import About, Prompt, View
from dwarfdraft.games.tavern.seen.summary import Summary


def _terminal(settings: TerminalSettings) -> Terminal:
    from dwarfdraft.play.tavern import TavernTerminal  # only who plays in a terminal loads what draws there

    return TavernTerminal(
        settings.language,
        settings.console,
        settings.read,
        every_window=settings.every_window,
        everybody=settings.everybody,
        locales=settings.locales,
    )


PLUGIN: Final = GamePlugin(
    rank=2,
    game=TAVERN,
    names=TavernNames(),
    offer=OFFER,
    thumb=TavernThumb(),
    cards=TavernCards(),
    shapes=(View, Prompt, About, Summary),
    events=EVENTS,
    terminal=TerminalPart(open=_terminal, can=frozenset({"every_window", "everybody"})),
    page=GamePage(
        name="tavern.name",
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
        drawings=Drawings(
            pages="games/tavern/sign.svg.html",
            tables="games/tavern/drawings.svg.html",
            sheet="games/tavern/drawings.html",
            styles=("tavern-art",),
        ),
    ),
)
