"""A game of a test's own: what the engine asks of every game, answered as if there were nothing of it."""

from collections.abc import Generator
from typing import Any, Generic, Protocol, Self, TypeAlias, TypeVar

from dwarfdraft.engine.ask import Ask, Yielded
from dwarfdraft.engine.game import Table
from dwarfdraft.engine.match import Match
from dwarfdraft.engine.rng import Rng

Rules: TypeAlias = Generator[Yielded, Any, None]


class Copied(Protocol):
    """A state."""

    def copy(self) -> Self: ...


S = TypeVar("S", bound=Copied)


class Toy(Generic[S]):
    """What a test does not show; it adds `codec`, `start`, `play`, `seats` and what it is about."""

    name = "toy"
    rules_number = 1

    def read_setup(self, setup: dict[str, Any]) -> dict[str, Any]:
        return setup

    def table(self, state: S, rng: Rng, n: int = 0, seq: int = 0, asked: int = 0) -> Table[S]:
        return Table(state, rng, n, seq, asked)

    def copy(self, state: S) -> S:
        return state.copy()

    def public_view(self, state: S) -> dict[str, Any]:
        return {}

    def private_view(self, state: S, seat: int, public: dict[str, Any]) -> dict[str, Any]:
        return {}

    def why_not(self, state: S, ask: Ask) -> dict[str, dict[str, Any]]:
        return {}

    def advice(self, state: S, ask: Ask) -> dict[str, Any]:
        return {}

    def known(self, state: S, viewer: int | None) -> frozenset[str]:
        return frozenset()

    def seen(self, state: S, viewer: int | None) -> frozenset[str]:
        return frozenset()

    def redeal(self, state: S, viewer: int | None, known: frozenset[str], chooser: Any) -> None: ...

    def is_hidden_answer(self, ask: Ask, viewer: int | None, is_open: bool) -> bool:
        return False

    def uses(self, state: S, seat: int) -> tuple[Any, ...]:
        return ()

    def use(self, table: Table[S], seat: int, what: Any) -> None: ...

    def sees_answer(self, state: S, viewer: int, ask: Ask) -> bool:
        return False

    def may_leave(self, state: S, seat: int) -> bool:
        return False

    def leave(self, state: S, seat: int) -> tuple[int, ...]:
        return (seat,)

    def result(self, state: S) -> dict[str, Any] | None:
        return None

    def check(self, state: S) -> None: ...


def say(match: Match[S], seat: int, value: Any) -> None:
    """Answer what a seat is asked."""
    ask = match.pending_for(seat)
    assert ask is not None, f"seat {seat} is not asked"
    match.answer(seat, ask.id, value)
