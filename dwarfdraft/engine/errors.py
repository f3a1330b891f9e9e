"""The engine's errors, by whose fault they are.

    Exception
      Refused      the player's doing: nothing changed, the code says why, `legal` what would have been possible
      RulesFault   ours: an invariant broke, or stored data do not fit the rules
        ScriptError  a scripted roll that the die cannot show, or a script that ran out

Conflicts (somebody was first) belong to the service, not to the engine.
"""

from typing import Any, Literal

RefusalCode = Literal["not_asked", "not_legal", "over", "no_seat"]


class Refused(Exception):
    """An answer that was not accepted. Nothing changed."""

    def __init__(self, code: RefusalCode, data: dict[str, Any] | None = None, legal: Any = None) -> None:
        super().__init__(code)
        self.code: RefusalCode = code
        self.data: dict[str, Any] = data or {}
        self.legal = legal
        """The JSON form of the options that were open, if there were any."""

    def __str__(self) -> str:
        shown = f"{self.code} {self.data}" if self.data else self.code
        return f"{shown}; legal: {self.legal}" if self.legal is not None else shown


class RulesFault(Exception):
    """An invariant of a game broke, or stored data do not fit the rules."""


class ScriptError(RulesFault):
    """A scripted roll is higher than the die or lower than 1."""
