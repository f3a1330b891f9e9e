"""States as JSON, with a schema number, so that a stored table outlives a change of its form."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from dwarfdraft.engine.errors import RulesFault

S = TypeVar("S")
Plain = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Codec(Generic[S]):
    """How a game's state is written and read."""

    schema: int
    """Number of the present form; raise it with every change and add an upgrade."""
    write: Callable[[S], Plain]
    read: Callable[[Plain], S]
    upgrades: Mapping[int, Callable[[Plain], Plain]] = field(default_factory=dict)
    """By schema number, the function that converts data of that schema to the next one."""

    def dump(self, state: S) -> Plain:
        """Return the state as JSON-plain data with its schema number."""
        return {"schema": self.schema, **self.write(state)}

    def load(self, data: Plain) -> S:
        """Return the state that `dump` wrote, now or under an earlier schema.

        :raises RulesFault: if the schema number is unknown.
        """
        plain = dict(data)
        schema = plain.pop("schema", None)
        while schema != self.schema:
            upgrade = self.upgrades.get(schema) if isinstance(schema, int) else None
            if upgrade is None:
                raise RulesFault(f"state of unknown schema {schema!r}, expected {self.schema}")
            plain = upgrade(plain)
            schema = schema + 1 if isinstance(schema, int) else None
        return self.read(plain)
