"""The form of what the web itself answers and tells pages: whatever is no value of the service."""

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from dwarfdraft.service.shapes import Error, TalkLine
from dwarfdraft.service.values import Frame, MyTable, TableInfo


class Me(TypedDict):
    """The person who asks."""

    name: str | None
    language: str | None
    theme: Literal["system", "dark", "light"] | None
    tables: list[MyTable]
    new: bool
    """The request named no known person; twice in a row: the browser keeps no cookies."""


class Device(TypedDict):
    """A one-time link for another device."""

    link: str
    qr: str
    """SVG."""
    seconds: int


class Code(TypedDict):
    """The code of a table."""

    code: str


# Live messages


class Refusal(TypedDict):
    """The acknowledgement of any message that was refused."""

    ok: Literal[False]
    error: Error
    frame: NotRequired[Frame]
    """What stands now, if somebody was first (`stale`)."""


class WatchAck(TypedDict):
    """The acknowledgement of `watch`."""

    ok: Literal[True]
    table: TableInfo
    frame: Frame | None
    """None before the start."""
    talk: list[TalkLine] | None
    """None without teammates."""
    build: str
    """Version of everything that a page consists of."""


class BeatAck(TypedDict):
    """The acknowledgement of `beat`."""

    ok: Literal[True]
    n: int
    """Number of the latest event."""
    watching: bool
    """Whether this connection still gets the table's frames."""


class CommandAck(TypedDict):
    """The acknowledgement of a command."""

    ok: Literal[True]
    n: int
    """Number of the latest event after it."""


class TalkEvent(TypedDict):
    """The server event `talk`."""

    table: str
    line: TalkLine


# The boot block of a page


class Range(TypedDict):
    """Bounds of a number, both included."""

    least: int
    most: int


class Bounds(TypedDict):
    """Bounds of the numbers that a page asks for."""

    games: dict[str, dict[str, Range]]
    """By game, the options that are numbers, and `seats`."""
    name: int
    """Most letters of a name."""
    talk: int
    """Most letters of a line of team talk."""
    threshold: Range
    """Alcohol or Gold up to which a standing order holds."""


class Preset(TypedDict):
    """What one button of the set-up sets."""

    options: dict[str, Any]
    speed: str
    """Of the table."""


class BootGame(TypedDict):
    """Where a page finds a game."""

    name: str
    """Key of its name."""
    rules: str
    """Address of its rules."""
    module: str
    """Address of its plug-in."""
    presets: dict[str, Preset]
    """By name."""


class Boot(TypedDict):
    """What a page gives its modules."""

    page: Literal["home", "table", "plain"]
    language: str
    languages: dict[str, str]
    """By code, the name of each language in that language."""
    table: str | None
    game: str | None
    """Of the table."""
    seat: int | None
    """Of whoever asks, if it is their only one at the table."""
    games: dict[str, BootGame]
    messages: dict[str, list[str]]
    """By language, addresses of the parts of the catalogues that the page needs."""
    cards: dict[str, dict[str, str]]
    """By game and language, the address of the texts of the cards; of the table's game alone."""
    name: str | None
    address: str
    """Where other devices reach this server: invitations begin with it."""
    version: str
    build: str
    """Version of everything that the page consists of."""
    bounds: Bounds
