"""Counter-based randomness: value n of a stream is SHA-256 over (key, n).

A match has one secret seed (any text). Each part of a game that may be published by itself, a hand of the draft for
instance, has a key of its own, HMAC(seed, label), so that a published key says nothing about the next one.
"""

import hashlib
import hmac
from collections.abc import MutableSequence
from typing import Any, TypeVar

from dwarfdraft.engine.errors import ScriptError

T = TypeVar("T")

_RANGE = 1 << 64


class Rng:
    """A stream of numbers that its seed, label and position determine.

    Scripted rolls (`script`) replace the results of `roll` and still count, so that what follows them is the same as
    without. `rolled` collects the results of `roll` since it was last emptied.
    """

    __slots__ = ("_key", "label", "n", "rolled", "script", "seed")

    def __init__(self, seed: str, label: str = "", n: int = 0, script: list[int] | None = None) -> None:
        self.seed = seed
        self.label = label
        self.n = n
        self.script = list(script) if script else []
        self.rolled: list[int] = []
        self._key = stream_key(seed, label)

    def open(self, label: str) -> None:
        """Change to the stream `label`, at its first value."""
        self.label = label
        self.n = 0
        self._key = stream_key(self.seed, label)

    def below(self, limit: int) -> int:
        """Return a number from 0 to limit-1, all equally likely (rejection, no modulo bias)."""
        bound = _RANGE - _RANGE % limit
        while True:
            number = int.from_bytes(hashlib.sha256(self._key + self.n.to_bytes(8, "big")).digest()[:8], "big")
            self.n += 1
            if number < bound:
                return number % limit

    def roll(self, sides: int) -> int:
        """Return the result of a die with `sides` faces, 1 to sides.

        :raises ScriptError: if the scripted result does not exist on this die.
        """
        value = self.below(sides) + 1
        if self.script:
            value = self.script.pop(0)
            if not 1 <= value <= sides:
                raise ScriptError(f"scripted roll {value} on a die with {sides} sides")
        self.rolled.append(value)
        return value

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle in place (Fisher-Yates, from the end)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def choice(self, items: "tuple[T, ...] | list[T]") -> T:
        """Return one of the items, all equally likely."""
        return items[self.below(len(items))]

    def copy(self) -> "Rng":
        """Return an independent stream at the same position."""
        twin = Rng.__new__(Rng)
        twin.seed = self.seed
        twin.label = self.label
        twin.n = self.n
        twin.script = self.script.copy()
        twin.rolled = self.rolled.copy()
        twin._key = self._key
        return twin

    def to_json(self) -> dict[str, Any]:
        """Return position and script; the seed is kept by the table, not by the snapshot."""
        return {"label": self.label, "n": self.n, "script": self.script}

    @classmethod
    def from_json(cls, seed: str, data: dict[str, Any]) -> "Rng":
        """Return the stream that `to_json` described."""
        return cls(seed, data["label"], data["n"], data["script"])


def stream_key(seed: str, label: str) -> bytes:
    """Return the key of a stream: HMAC-SHA-256 of the label under the seed."""
    return hmac.digest(seed.encode(), label.encode(), "sha256")
