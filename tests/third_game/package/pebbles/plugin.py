"""The registration of Pebbles, with its rules of thumb, its card list (it has no cards) and its terminal."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from dwarfdraft.engine.ask import Chooser, Value
from dwarfdraft.engine.events import Event
from dwarfdraft.games.plugin import Drawings, GamePage, GamePlugin, Terminal, TerminalPart, TerminalSettings

from .rules import COLOURS, GAME, MOST, PebblesNames, PebblesOffer

HERE = Path(__file__).parent


class PebblesThumb:
    """Leaves one more than a multiple of four, or a multiple, if it can."""

    def answer(self, view: dict[str, Any], prompt: dict[str, Any], chooser: Chooser) -> Value:
        able = prompt["options"]["one"]
        best = (view["heap"] - (1 if view["last_loses"] else 0)) % (MOST + 1)
        return best if best in able else able[chooser.below(len(able))]

    def use(self, view: dict[str, Any], seat: int, uses: tuple[Value, ...], chooser: Chooser) -> None:
        """There is nothing to use."""


class PebblesCards:
    """There are no cards; the list names the colours."""

    def rows(self, language: str, locales: Iterable[Path]) -> list[dict[str, Any]]:
        return [{"game": "pebbles", "owner": one, "deck": "", "title": one, "count": 1, "types": []} for one in COLOURS]

    def lines(self, language: str, locales: Iterable[Path]) -> Iterator[str]:
        yield from COLOURS

    def page(self, language: str, locales: Iterable[Path]) -> dict[str, Any]:
        return {}


def _terminal(settings: TerminalSettings) -> Terminal:
    from dwarfdraft.play.screen import Screen

    class PebblesTerminal(Screen):
        """The heap as a number."""

        def tell(self, events: Sequence[Event], view: dict[str, Any]) -> None:
            for event in events:
                if event.kind == "taken":
                    self.say(self.text("taken", who=view["seats"][event.public["seat"]]["colour"], **event.public))

        def question(self, view: dict[str, Any], prompt: dict[str, Any]) -> Value:
            able = prompt["options"]["one"]
            return able[self.choose(self.text("ask", left=view["heap"]), [str(one) for one in able])[0]]

    return PebblesTerminal("pebbles.", settings.language, settings.console, settings.read, settings.locales)


PLUGIN = GamePlugin(
    rank=3,
    game=GAME,
    names=PebblesNames(),
    offer=PebblesOffer(),
    thumb=PebblesThumb(),
    cards=PebblesCards(),
    terminal=TerminalPart(open=_terminal),
    page=GamePage(
        name="pebbles.name",
        rules="/rules/pebbles",
        module="js/games/pebbles/plugin.js",
        styles=("pebbles", "pebble-drawings"),
        drawings=Drawings(
            pages="games/pebbles/sign.svg.html",
            tables="games/pebbles/drawings.svg.html",
            sheet="games/pebbles/drawings.html",
            styles=("pebble-drawings",),
        ),
        static=str(HERE / "static"),
        templates=str(HERE / "templates"),
    ),
    locales=str(HERE / "locale"),
    rules_text=str(HERE / "rules"),
)
