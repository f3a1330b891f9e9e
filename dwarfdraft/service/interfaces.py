"""What the service needs from outside: games, bots, a way to tell watchers, timers, time."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, Protocol, TypeAlias

from dwarfdraft.engine.ask import Ask, Chooser, Value
from dwarfdraft.engine.game import Bounds, Game
from dwarfdraft.service.values import BotName, Frame, Plain, Viewer

Now: TypeAlias = Callable[[], float]
"""Seconds; of tables: since 1970, without those in which nobody served (`service.serving`)."""
Delay: TypeAlias = Callable[[], float]
"""Seconds until a bot answers; the same distribution for every decision."""


class Bus(Protocol):
    """How the service tells the watchers. Called after the commit, in the order of the commits of a table.

    Its methods may call back into `Tables`, but may not wait for a client.
    """

    def viewers(self, code: str) -> Collection[Viewer] | None:
        """Return as whom somebody may be watching the table; None = unknown, make all frames."""

    def frame(self, code: str, viewer: Viewer, frame: Frame) -> None:
        """Send a frame to all who watch the table as this viewer (server event `frame`)."""

    def talk(self, code: str, viewer: Viewer, line: Plain) -> None:
        """Send a line of a team's talk to all who watch the table as this viewer (server event `talk`)."""

    def table(self, code: str) -> None:
        """Say that chairs, options, names, connections or status changed.

        Send the server event `table` to everybody who watches: `Tables.tables_for(code, persons)` makes one a person.
        """


class Timers(Protocol):
    """How the service is woken when something is due."""

    def call_at(self, when: float, table_id: int) -> None:
        """Have `Tables.run_due(table_id)` called at this time of the service's clock, soon after at the latest."""


class Answerer(Protocol):
    """A bot: sees what its seat sees and nothing else."""

    def answer(self, view: Plain, prompt: Plain, chooser: Chooser, /) -> Value:
        """Return a legal answer to the prompt (`Match.prompt`)."""

    def use(self, view: Plain, seat: int, uses: tuple[Value, ...], chooser: Chooser, /) -> Value:
        """Return what the seat uses beside all questions (`Match.uses`), None for nothing."""


class Offer(Protocol):
    """A game as tables offer it: all that the service asks about a game beside playing it."""

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
    def numbers(self) -> Mapping[str, Bounds]:
        """What the options that are numbers may be, by name."""

    def seats_for(self, options: Plain, /) -> Collection[int]:
        """Return how many may play with these options."""

    def characters_at(self, options: Plain, seat: int, /) -> Collection[str]:
        """Return who may be played on a seat with these options."""

    def teams(self, options: Plain, seats: int, /) -> tuple[tuple[int, ...], ...]:
        """Return who is with whom among so many seats, by number of the team; nothing where nobody is."""

    def read_options(self, options: Plain, /) -> Plain:
        """Return the table options complete with defaults.

        :raises BadSetup: if they are not possible.
        """

    def setup(self, options: Plain, characters: list[str], sober: list[int], /) -> Plain:
        """Return what `game.read_setup` takes."""

    def fixed_s(self, ask: Ask, options: Plain, /) -> float | None:
        """Return the seconds that a rule gives for a decision at every speed, None if the table's speed decides."""

    def is_long(self, ask: Ask, /) -> bool:
        """Tell whether a decision gets the long time of its speed (drafting) instead of the short one."""

    @property
    def has_windows(self) -> bool:
        """Tell whether the game has response windows; then the option `mode` says how they are kept."""

    def normal_s(self, ask: Ask, /) -> float:
        """Return the seconds of a decision at normal speed, for games with response windows."""

    def public_defaults(self) -> Plain:
        """Return the options that have another default where everybody may come in."""

    def late_bot(self, ask: Ask, /) -> BotName:
        """Return which bot answers when the time for a decision without a default is up."""

    def progress(self, view: Plain, /) -> Plain:
        """Return how far the game is, from the public view."""

    def scores(self, view: Plain, /) -> tuple[tuple[str, ...], list[list[str | int | None]]]:
        """Return columns and rows of the score sheet, from the public view of a finished game; `seat` comes first."""

    def summary(self, events: list[Plain], view: Plain, /) -> Plain | None:
        """Return how a finished game went, from its public events and public view; None if the game has no summary."""
