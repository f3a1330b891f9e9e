"""The person's screen and keyboard, whatever is played."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from rich.console import Console

from dwarfdraft.engine.ask import Value
from dwarfdraft.languages import catalogue

ME: Final = 0
"""The person's seat."""

Read = Callable[[str], str]
"""Ask for a line with a prompt."""


@dataclass(frozen=True, slots=True)
class Use:
    """Given instead of an answer: something is used, and the question stays open."""

    what: Value


class Screen:
    """Prints texts of the catalogues and reads numbers."""

    def __init__(self, part: str, language: str, console: Console, read: Read, locales: Collection[Path]) -> None:
        self._part = part
        """Put before the keys of the game's texts: empty, or the game's name and a full stop."""
        self.catalogue = catalogue(language, locales)
        self.console = console
        self._read = read

    def text(self, key: str, **data: Any) -> str:
        """Return a text of the game."""
        return self.catalogue.gettext(f"play.{self._part}{key}").format(**data)

    def common(self, key: str, **data: Any) -> str:
        """Return a text that all games share."""
        return self.catalogue.gettext(f"play.{key}").format(**data)

    def say(self, text: str) -> None:
        """Print a line."""
        self.console.print(text, highlight=False, markup=False, soft_wrap=True)

    def choose(self, question: str, options: Sequence[str], least: int = 1, most: int = 1) -> list[int]:
        """Print question and numbered options; return the indices of those chosen, in their order."""
        self.say(question)
        for number, option in enumerate(options, 1):
            self.say(f"  {number:2}. {option}")
        while True:
            words = self._read(self._how_many(least, most)).split()
            picks = [int(word) - 1 for word in words if word.isdecimal()]
            are_numbers = len(picks) == len(words) == len(set(picks))
            if are_numbers and least <= len(picks) <= most and all(0 <= pick < len(options) for pick in picks):
                return picks
            self.say(self.common("wrong", most=len(options)))

    def _how_many(self, least: int, most: int) -> str:
        if least == most:
            return self.common("number" if most == 1 else "numbers", many=most)
        return self.common("some")
