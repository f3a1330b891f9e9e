"""What the service needs from outside: games, bots, a way to tell watchers, timers, time."""

from collections.abc import Callable, Collection
from typing import Protocol, TypeAlias

from dwarfdraft.engine.ask import Chooser, Value
from dwarfdraft.games.offer import Offer as Offer
from dwarfdraft.service.shapes import TalkLine
from dwarfdraft.service.values import AnyFrame, Plain, Viewer

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

    def frame(self, code: str, viewer: Viewer, frame: AnyFrame) -> None:
        """Send a frame to all who watch the table as this viewer (server event `frame`)."""

    def talk(self, code: str, viewer: Viewer, line: TalkLine) -> None:
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
        """Return what the seat uses, whatever is asked (`Match.uses`); None for nothing."""
