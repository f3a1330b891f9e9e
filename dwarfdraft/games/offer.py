"""A game as tables offer it: all that the service asks about a game beside playing it."""

from collections.abc import Collection
from typing import Any, Literal, Protocol

from dwarfdraft.engine.ask import Ask
from dwarfdraft.engine.game import Game
from dwarfdraft.games.options import TableOptions


class Offer(Protocol):
    """What one game says of its tables: who plays, with which options, in which time, and how it ended."""

    @property
    def game(self) -> Game[Any]:
        """The game itself."""

    @property
    def characters(self) -> tuple[str, ...]:
        """Dwarves or characters, one a seat."""

    @property
    def least_seats(self) -> int:
        """Fewest seats."""

    @property
    def most_seats(self) -> int:
        """Most seats."""

    @property
    def options(self) -> TableOptions:
        """The options of its tables: kinds, bounds, defaults, presets."""

    def seats_for(self, options: dict[str, Any], /) -> Collection[int]:
        """Return how many may play with these options."""

    def characters_at(self, options: dict[str, Any], seat: int, /) -> Collection[str]:
        """Return who may be played on a seat with these options."""

    def teams(self, options: dict[str, Any], seats: int, /) -> tuple[tuple[int, ...], ...]:
        """Return who is with whom among so many seats, by number of the team; nothing where nobody is."""

    def read_options(self, options: dict[str, Any], /) -> dict[str, Any]:
        """Return the table options complete with defaults.

        :raises BadSetup: if they are not possible.
        """

    def setup(self, options: dict[str, Any], characters: list[str], sober: list[int], /) -> dict[str, Any]:
        """Return what `game.read_setup` takes."""

    def fixed_s(self, ask: Ask, options: dict[str, Any], /) -> float | None:
        """Return the seconds that a rule gives for a decision at every speed, None if the table's speed decides."""

    def is_long(self, ask: Ask, /) -> bool:
        """Tell whether a decision gets the long time of its speed (drafting) instead of the short one."""

    @property
    def has_windows(self) -> bool:
        """Tell whether the game has response windows; then the option `mode` says how they are kept."""

    def normal_s(self, ask: Ask, /) -> float:
        """Return the seconds of a decision at normal speed, for games with response windows."""

    def late_bot(self, ask: Ask, /) -> Literal["any", "thumb"]:
        """Return which bot answers when the time for a decision without a default is up."""

    def progress(self, view: dict[str, Any], /) -> dict[str, Any]:
        """Return how far the game is, from the public view."""

    def scores(self, view: dict[str, Any], /) -> tuple[tuple[str, ...], list[list[str | int | None]]]:
        """Return columns and rows of the score sheet, from the public view of a finished game; `seat` comes first."""

    def summary(self, events: list[dict[str, Any]], view: dict[str, Any], /) -> dict[str, Any] | None:
        """Return how a finished game went, from its public events and public view; None if the game has no summary."""
