"""The table of a running game: its windows, choices and cards are those of `window`, what cards do is in `effects`."""

from collections.abc import Callable, Generator
from typing import Any

from dwarfdraft.engine.ask import Step, Value
from dwarfdraft.engine.game import Rules
from dwarfdraft.games.tavern import effects, window
from dwarfdraft.games.tavern.cards import Mode
from dwarfdraft.games.tavern.stack import Hurt, Moment, Play
from dwarfdraft.games.tavern.table import TavernTable


class RunningTable(TavernTable):
    """A table at which the rules run."""

    __slots__ = ()

    def open_window(self, moment: Moment) -> Rules:
        return window.window(self, moment)

    def one_response(self, moment: Moment) -> Generator[Step, Any, bool]:
        return window.one_response(self, moment)

    def choose(
        self,
        seat: int,
        kind: str,
        legal: Callable[[], tuple[Value, ...]],
        about: dict[str, Any],
        default: Value = None,
        *,
        asks_even_one: bool = False,
        alone: bool = False,
    ) -> Generator[Step, Any, Any]:
        return window.choose(self, seat, kind, legal, about, default, asks_even_one=asks_even_one, alone=alone)

    def decide(
        self, seat: int, kind: str, values: tuple[Value, ...], about: dict[str, Any]
    ) -> Generator[Step, Any, Any]:
        return window.decide(self, seat, kind, values, about)

    def choose_secretly(
        self, kind: str, options: dict[int, tuple[Value, ...]], about: dict[str, Any], default: Value = None
    ) -> Generator[Step, Any, dict[int, Any]]:
        return window.choose_secretly(self, kind, options, about, default)

    def play_move(self, seat: int, card_id: str, modes: list[int]) -> Generator[Step, Any, Play]:
        return window.play_move(self, seat, card_id, modes)

    def activate(self, seat: int, card_id: str) -> Rules:
        return window.activate(self, seat, card_id)

    def follow(self, first: Play, mode: Mode, target: int) -> Rules:
        return window.follow(self, first, mode, target)

    def plan(self, play: Play) -> None:
        effects.plan(self.state, play)

    def resolve(self, play: Play) -> Generator[Step, Any, tuple[Hurt, ...]]:
        return effects.resolve(self, play)

    def take_hits(self, play: Play) -> list[tuple[int, int]]:
        return effects.take_hits(self, play)
