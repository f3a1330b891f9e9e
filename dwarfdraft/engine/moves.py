"""Moves, the accepted commands of a match, and snapshots, a match at a rest point."""

from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from dwarfdraft.engine.ask import Agreed, Poll, Value
from dwarfdraft.engine.rng import Rng

S = TypeVar("S")

Command: TypeAlias = Literal["answer", "withdraw", "expire", "close", "leave", "use"]


@dataclass(frozen=True, slots=True)
class Move:
    """One accepted command."""

    command: Command
    seat: int
    """For `close`: the seat whose proposal stands, -1 for none."""
    ask: str
    """Ask id; empty for `close`, `leave` and `use`."""
    value: Value = None
    """For `close`: the seat that closes a question to a team, else None."""

    def to_json(self) -> dict[str, Any]:
        """Return the stored form."""
        return {"command": self.command, "seat": self.seat, "ask": self.ask, "value": self.value}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Move":
        """Return the move that `to_json` described."""
        return cls(data["command"], data["seat"], data["ask"], data["value"])


@dataclass(frozen=True, slots=True)
class Snapshot(Generic[S]):
    """A match at a rest point. The state is its own copy and never changes."""

    state: S
    rng: Rng
    n: int
    seq: int
    rest: str
    """Name of the rest point."""
    asked: int
    """Number of questions put since the latest event."""


def agreed(poll: Poll, answers: dict[int, Value], move: Move | None) -> Agreed:
    """Return what a team has decided: the proposal named when it was closed, else the first made, else the default."""
    close = move if move is not None and move.command == "close" else None
    by = close.seat if close is not None and close.seat >= 0 else next(iter(answers), -1)
    closed_by = close.value if close is not None and close.value is not None else -1
    return Agreed(answers[by] if by >= 0 else poll.asks[0].default, by, closed_by)
