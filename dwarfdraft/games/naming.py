"""What scenario files, traces and the command line need of a game: its things by the names that people use.

On the wire a face-down card is a place; in scenario files and traces, which hide nothing, it has its name. A game's
`Names` object translates both ways with the state in hand.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, Protocol

from dwarfdraft.engine.ask import Ask, Value
from dwarfdraft.engine.events import Event
from dwarfdraft.engine.match import Match
from dwarfdraft.engine.moves import Snapshot

Line = dict[str, Any]
"""A line of a trace."""


NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})
"""No choices: every option of `Names.simulated` has its default."""


class BadName(ValueError):
    """A name or value that a scenario or trace may not hold; the message says where and what may stand there."""


class Names(Protocol):
    """How one game's set-ups, answers and expectations are written."""

    characters: Sequence[str]
    """All who may be played."""
    late_kinds: frozenset[str]
    """Kinds of decisions whose time runs out now and then when bots play for a trace."""
    expectations: frozenset[str]
    """Keys that a scenario's `expect` may have."""
    runs_on: bool
    """A scenario's step lets everybody answer with the default until its decision is pending (docs/scenarios.md)."""

    def simulated(self, seats: int, chosen: Mapping[str, Any] = NOTHING, pool: Sequence[str] = ()) -> dict[str, Any]:
        """Return the set-up of a game of so many seats.

        `chosen`: `characters`, one a seat; `options`, words of optional rules; and by name the options of tables that
        commands have. `pool`: characters to choose from, the first first, where a seat's character is not said.

        :raises BadName: if the game has no such number of seats, option or character.
        """

    def sides(self, setup: dict[str, Any]) -> Mapping[str, Sequence[int]]:
        """Return seats whose share of the wins is told together, by what they are called; nothing if all are alike."""

    def start_line(self, match: Match[Any]) -> Line:
        """Return set-up keys of a trace's first line: seats, hands, options."""

    def setup_of_trace(self, line: Line) -> dict[str, Any]:
        """Return the set-up that `start_line` wrote."""

    def arrange(self, table: dict[str, Any], setup: dict[str, Any], seed: str) -> Match[Any]:
        """Return a match set up as the tables `[table]` and `[setup]` of a scenario say.

        :raises BadName: if something in them is not possible.
        """

    def read_seat(self, match: Match[Any], name: Any) -> int:
        """Return the seat that a scenario names.

        :raises BadName: if there is none.
        """

    def read_answer(self, match: Match[Any], kind: str, written: Value) -> Value:
        """Return the wire form of an answer; what cannot be placed now, but exists in the game, stays as it is.

        :raises BadName: if it names a thing that does not exist in this game.
        """

    def write_answer(self, match: Match[Any], kind: str, value: Value) -> Value:
        """Return an answer as scenario files and traces write it."""

    def write_legal(self, match: Match[Any], ask: Ask) -> Value:
        """Return the legal answers as scenario files and traces write them."""

    def turn(self, match: Match[Any]) -> int:
        """Return the number of the turn."""

    def is_declaration(self, kind: str, written: Value) -> bool:
        """Tell whether an answer declares something that need not be played: the game may take it back."""

    def played(self, event: Event) -> tuple[int, Value] | None:
        """Return the seat that has done what it declared, and what, as scenario files write it; None: no such event."""

    def found(self, match: Match[Any], key: str, wanted: Any) -> Any:
        """Return what is true of an expectation, in its form and cut to what it names.

        :raises BadName: if the expectation names a thing that does not exist in this game.
        """

    def trace_lines(self, match: Match[Any], events: Sequence[Event], rests: Sequence[Snapshot[Any]]) -> list[Line]:
        """Return the trace lines of events that have just happened and of the rest points between them."""

    def complete_answers(self, answers: list[Line], events: Sequence[Event]) -> None:
        """Add to answer lines what only the closing of their poll has told."""

    def check_dice(self, match: Match[Any], lines: list[Line]) -> tuple[int, str] | None:
        """Check shuffles and rolls of a trace against its seed; return the first fault as index and sentence."""
