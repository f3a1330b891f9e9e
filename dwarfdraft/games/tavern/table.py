"""The table of the tavern as its rules hold it: the state, the dice, the events, and the ways to have things answered.

A rule that must open a window, ask somebody or have a card resolved does so through the table it is handed. So no
chapter of the rules imports the response window, which calls them all: `running` binds the two together.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator
from typing import Any

from dwarfdraft.engine.ask import Value, Yielded
from dwarfdraft.engine.game import Rules, Table
from dwarfdraft.games.tavern.cards import Mode
from dwarfdraft.games.tavern.state.stack import Hurt, Moment, Play
from dwarfdraft.games.tavern.state.state import State


class TavernTable(Table[State], ABC):
    """What a rule function of the tavern holds."""

    __slots__ = ()

    # What may be answered

    @abstractmethod
    def open_window(self, moment: Moment) -> Rules:
        """Keep an event open until all have passed in a row, or nothing is left to answer: `window.window`."""

    @abstractmethod
    def one_response(self, moment: Moment) -> Generator[Yielded, Any, bool]:
        """Have one card played in answer to an event on the stack; tell whether one was: `window.one_response`."""

    # What players decide

    @abstractmethod
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
    ) -> Generator[Yielded, Any, Any]:
        """Have a player choose; everybody else may interrupt with an Anytime Card, unless the player chooses `alone`.

        None if there is nothing to choose from. The rules of it: `choosing.choose`.
        """

    @abstractmethod
    def decide(
        self, seat: int, kind: str, values: tuple[Value, ...], about: dict[str, Any]
    ) -> Generator[Yielded, Any, Any]:
        """Have a player choose with cards in hand that only they may see: nobody interrupts it (docs/rulings.md)."""

    @abstractmethod
    def choose_secretly(
        self, kind: str, options: dict[int, tuple[Value, ...]], about: dict[str, Any], default: Value = None
    ) -> Generator[Yielded, Any, dict[int, Any]]:
        """Have several players choose at the same time, hidden until all have (docs/rulings.md)."""

    # What is played

    @abstractmethod
    def play_move(self, seat: int, card_id: str, modes: list[int]) -> Generator[Yielded, Any, Play]:
        """Play a card as a move, an Action or a control card; return it when it is finished: `playing.play_move`."""

    @abstractmethod
    def activate(self, seat: int, card_id: str) -> Rules:
        """Have a card in play act: `playing.activate`."""

    @abstractmethod
    def follow(self, first: Play, mode: Mode, target: int) -> Rules:
        """Have a later part of a card announced, answered and resolved on its own, with a target of its own."""

    # What it does

    @abstractmethod
    def plan(self, play: Play) -> None:
        """Settle what a card or an Event does, and whom it would make lose how much Fortitude: `resolving.plan`."""

    @abstractmethod
    def resolve(self, play: Play) -> Generator[Yielded, Any, tuple[Hurt, ...]]:
        """Carry out a card or an Event, and return the losses that may be hit back: `resolving.resolve`."""

    @abstractmethod
    def take_hits(self, play: Play) -> list[tuple[int, int]]:
        """Have all whom a card or an Event still hits lose Fortitude, and return how much each has really lost."""
