"""A game as a plug-in: all that the product must know of it, each part said once.

A plug-in is declared as an entry point of the group `dwarfdraft.games` (`registry`); ours are in `dwarfdraft.plugins`.
Bots, card lists and terminals belong to layers above the games: here are only the protocols that they must fit.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Protocol

from dwarfdraft.engine.ask import Chooser, Value
from dwarfdraft.engine.events import Event
from dwarfdraft.engine.game import Game
from dwarfdraft.games.naming import Names
from dwarfdraft.games.offer import Offer


class BadPlugin(Exception):
    """A game that cannot be used; the message names the game and what is missing or wrong."""


class Thumb(Protocol):
    """Rules of thumb: they see what a seat sees."""

    def answer(self, view: dict[str, Any], prompt: dict[str, Any], chooser: Chooser, /) -> Value:
        """Return a legal answer to the prompt (`Match.prompt`); None to a decision that needs none."""

    def use(self, view: dict[str, Any], seat: int, uses: tuple[Any, ...], chooser: Chooser, /) -> Value:
        """Return what the seat uses beside all questions (`Match.uses`), None for nothing."""


class CardList(Protocol):
    """All cards of a game with their texts in a language.

    The methods take a code of a language and the folders of catalogues (`pathlib.Path`), and raise `MissingText`
    (`cardtext.words`) if a text is not there.
    """

    def rows(self, language: str, locales: Iterable[Any], /) -> list[dict[str, Any]]:
        """Return one object a title and deck, for `cards --json`: game, owner, deck, title, count, types."""

    def lines(self, language: str, locales: Iterable[Any], /) -> Iterator[str]:
        """Yield the list that `cards` prints."""

    def page(self, language: str, locales: Iterable[Any], /) -> dict[str, Any]:
        """Return what the pages load as `<game>-cards`, JSON-plain."""


class Terminal(Protocol):
    """A game's terminal: it tells what happens and asks."""

    def tell(self, events: Sequence[Event], view: dict[str, Any], /) -> None:
        """Print what has happened; the view is that after the last of the events."""

    def question(self, view: dict[str, Any], prompt: dict[str, Any], /) -> Any:
        """Ask and return a legal answer, None to let a choice pass that could be interrupted, or a `Use` of `uses`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TerminalSettings:
    """How a game is to be played in the terminal."""

    language: str
    console: Any
    """What it prints on (`rich.console.Console`)."""
    read: Callable[[str], str]
    """Asks for a line with a prompt."""
    locales: Collection[Any]
    """Folders of catalogues (`pathlib.Path`)."""
    every_window: bool = False
    """Ask even where there is nothing to choose."""
    everybody: bool = False
    """One person plays for all seats."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TerminalPart:
    """How a game is played in the terminal."""

    open: Callable[[TerminalSettings], Terminal]
    can: frozenset[str] = frozenset()
    """Which of `every_window` and `everybody` it knows."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawings:
    """A game's drawings as part of the pages' HTML: names of templates under templates/, `games/<game>/…`."""

    pages: str = ""
    """Symbols that every page has: what the hall shows of the game. Empty: none."""
    tables: str = ""
    """Symbols that only pages of tables have, and the page of the drawings. Empty: none."""
    sheet: str
    """Its part of the page of the drawings: sections that show each symbol, made with the macros of drawn.html."""
    styles: tuple[str, ...] = ()
    """Names under static/css that the sheet needs beside the styles of every page."""

    @property
    def templates(self) -> tuple[str, ...]:
        """All templates that are named."""
        return tuple(name for name in (self.pages, self.tables, self.sheet) if name)


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
    drawings: Drawings | None = None
    """Its drawings, if it has any that pages hold as symbols."""
    templates: str = ""
    """The folder of its templates, if they are not the product's: `games/<game>/…`."""
    static: str = ""
    """The folder of its files under static/, if they are not the product's: `js/games/<game>/plugin.js` and so on."""


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
    thumb: Thumb
    """Its rules of thumb, for the bot of that name."""
    cards: CardList
    terminal: TerminalPart
    page: GamePage
    locales: str = ""
    """The folder of its catalogues, compiled, if they are not the product's (docs/architecture.md, Languages)."""
    shapes: tuple[type, ...] = ()
    """What it sends, as declared: `View`, `Prompt`, `About`, and a `Summary` if it has one (docs/architecture.md, Wire
    shapes)."""
    events: Mapping[str, type] = field(default_factory=dict)
    """By kind of event what it says, as declared; empty: it is not checked."""
    rules_text: str = ""
    """The folder of its numbered rules, `<game>.md`, if they are not among the product's."""

    @property
    def name(self) -> str:
        """The game's name on the wire, in the store and in scenario files."""
        return self.game.name


PROTOCOLS: dict[str, type] = {"game": Game, "names": Names, "offer": Offer, "thumb": Thumb, "cards": CardList}
"""What a part must have, by the part's name."""


def lacks(plugin: GamePlugin) -> list[str]:
    """Say what a plug-in lacks: `part`, or `part: member` where only something of the part is missing."""
    missing = []
    for each in fields(plugin):
        name, part = each.name, getattr(plugin, each.name)
        if part is None:
            missing.append(name)
        elif name in PROTOCOLS:
            missing += [f"{name}: {member}" for member in members(PROTOCOLS[name]) if not hasattr(part, member)]
    return missing


def members(protocol: type) -> list[str]:
    """Return the names that an object of a protocol must have."""
    names = {*protocol.__annotations__, *vars(protocol)}
    return sorted(name for name in names if not name.startswith("_"))
