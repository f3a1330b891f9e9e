"""Bots. Each sees what its seat sees and nothing else: the view, the prompt, and a stream of numbers of its own.

any    a legal answer, all equally likely            thumb    rules of thumb, each with a name (`bots.draft`)

The list of bots is in `botseats`, since a game's rules of thumb are a part of its plug-in.
"""

from typing import Any, Protocol

from dwarfdraft.engine.ask import Chooser, Value


class Bot(Protocol):
    """A bot: it answers for seats of one game or of all."""

    def answer(self, view: dict[str, Any], prompt: dict[str, Any], chooser: Chooser) -> Value:
        """Return a legal answer to the prompt of a seat, seeing its view (both in wire form, docs/protocol.md)."""

    def use(self, view: dict[str, Any], seat: int, uses: tuple[Value, ...], chooser: Chooser) -> Value:
        """Return what the seat uses now of what it may use whatever is asked (`Match.uses`); None for nothing."""
