"""The bot that gives any legal answer; also the fuzzer of the rules."""

from collections.abc import Mapping
from typing import Any

from dwarfdraft.engine.ask import Chooser, Value


class AnyBot:
    """Picks among the legal answers, all equally likely."""

    def answer(self, view: dict[str, Any], prompt: dict[str, Any], chooser: Chooser) -> Value:
        """Return a legal answer; the view does not matter."""
        return pick(prompt["options"], chooser)

    def use(self, view: dict[str, Any], seat: int, uses: tuple[Value, ...], chooser: Chooser) -> Value:
        """Return anything that may be used."""
        return pick({"one": list(uses)}, chooser)


def pick(options: Mapping[str, Any], chooser: Chooser) -> Value:
    """Return a legal answer to options in wire form."""
    match options:
        case {"one": values}:
            return values[chooser.below(len(values))]
        case {"some": values, "least": least, "most": most}:
            left = list(values)
            return [left.pop(chooser.below(len(left))) for _ in range(least + chooser.below(most - least + 1))]
        case {"fields": fields}:
            return {name: pick(choice, chooser) for name, choice in fields.items()}
        case {"span": [least, most]}:
            return least + chooser.below(most - least + 1)
        case _:
            raise ValueError(f"unknown form of options: {sorted(options)}")
