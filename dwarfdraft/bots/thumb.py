"""The bot that plays by rules of thumb."""

from typing import Any

from dwarfdraft.bots.any import pick
from dwarfdraft.engine.ask import Chooser, Value


class ThumbBot:
    def answer(self, view: dict[str, Any], prompt: dict[str, Any], chooser: Chooser) -> Value:
        return pick(prompt["options"], chooser)
