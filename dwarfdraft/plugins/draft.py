"""The registration of Drunken Dwarf Draft."""

from typing import Final

from dwarfdraft.bots.draft.answers import DraftThumb
from dwarfdraft.cardlist.draft import DraftCards
from dwarfdraft.games.draft.event_shapes import EVENTS
from dwarfdraft.games.draft.game import DRAFT
from dwarfdraft.games.draft.names import DraftNames
from dwarfdraft.games.draft.offer import OFFER
from dwarfdraft.games.draft.view import About, Prompt, View
from dwarfdraft.games.plugin import Drawings, GamePage, GamePlugin, Terminal, TerminalPart, TerminalSettings


def _terminal(settings: TerminalSettings) -> Terminal:
    from dwarfdraft.play.draft import DraftTerminal  # only who plays in a terminal loads what draws there

    return DraftTerminal(settings.language, settings.console, settings.read, settings.locales)


PLUGIN: Final = GamePlugin(
    rank=1,
    game=DRAFT,
    names=DraftNames(),
    offer=OFFER,
    thumb=DraftThumb(),
    cards=DraftCards(),
    terminal=TerminalPart(open=_terminal),
    shapes=(View, Prompt, About),
    events=EVENTS,
    page=GamePage(
        name="draft.name",
        rules="/rules",
        module="js/games/draft/plugin.js",
        styles=("draft", "resolve", "score"),
        drawings=Drawings(pages="games/draft/drawings.svg.html", sheet="games/draft/drawings.html"),
    ),
)
