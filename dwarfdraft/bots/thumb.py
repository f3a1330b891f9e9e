"""The bot that plays by rules of thumb: each game has its own, each with a name (`bots.draft`, `bots.tavern`)."""

from collections.abc import Callable
from typing import Any

from dwarfdraft.bots import Bot
from dwarfdraft.engine.ask import Chooser, Value


class ThumbBot:
    """Asks the rules of thumb of the game that it sees."""

    def __init__(self, rules_of: Callable[[str], Bot]) -> None:
        """`rules_of` returns the rules of thumb of a game, by the game's name."""
        self._rules_of = rules_of

    def answer(self, view: dict[str, Any], prompt: dict[str, Any], chooser: Chooser) -> Value:
        """Return a legal answer; None for no answer, to a decision that needs none."""
        return self._rules_of(view["game"]).answer(view, prompt, chooser)

    def use(self, view: dict[str, Any], seat: int, uses: tuple[Value, ...], chooser: Chooser) -> Value:
        """Return what is used now, None for nothing."""
        return self._rules_of(view["game"]).use(view, seat, uses, chooser)
