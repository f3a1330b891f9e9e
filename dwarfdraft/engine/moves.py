"""Moves, the accepted commands of a match, and snapshots, a match at a rest point."""

from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from dwarfdraft.engine.ask import Value
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
