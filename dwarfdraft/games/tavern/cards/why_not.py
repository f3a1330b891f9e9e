"""Why a card may not be played, as data: a text of the catalogues with the rule behind it."""

from typing import Any, NamedTuple


class WhyNot(NamedTuple):
    """A reason, and the rule that gives it."""

    key: str
    """Of the text `why.<key>`."""
    rule: str

    def to_json(self) -> dict[str, Any]:
        """Return the wire form."""
        return {"key": self.key, "data": {}, "rule": self.rule}
