"""Where the service's luck comes from: seeds, codes, seats, what bots choose. Never a game's dice."""

import random
import secrets
from typing import Final, Protocol

BOT_DELAY_S: Final = (0.4, 1.5)
"""Least and most seconds until a bot answers."""


class Chance(Protocol):
    """A source of random numbers (an `engine.ask.Chooser`) and of secrets."""

    def below(self, limit: int, /) -> int:
        """Return a number from 0 to limit-1."""

    def secret(self) -> str:
        """Return 64 hexadecimal digits."""


class SecretChance:
    """Luck from the operating system."""

    def below(self, limit: int, /) -> int:
        """Return a number from 0 to limit-1."""
        return secrets.randbelow(limit)

    def secret(self) -> str:
        """Return 64 hexadecimal digits."""
        return secrets.token_hex(32)


class NamedChance:
    """Luck that is the same whenever the name is: for tests and measurements."""

    def __init__(self, name: str) -> None:
        self._random = random.Random(name)

    def begin(self, name: str) -> None:
        """Begin anew, under another name."""
        self._random.seed(name)

    def below(self, limit: int, /) -> int:
        """Return a number from 0 to limit-1."""
        return self._random.randrange(limit)

    def secret(self) -> str:
        """Return 64 hexadecimal digits."""
        return f"{self._random.getrandbits(256):064x}"


def shuffle(chance: Chance, things: list[str]) -> None:
    """Shuffle things in place."""
    for i in range(len(things) - 1, 0, -1):
        j = chance.below(i + 1)
        things[i], things[j] = things[j], things[i]


def bot_delay() -> float:
    """Return how long a bot seems to think: the same distribution whatever it holds, never from a game's dice."""
    return random.SystemRandom().triangular(*BOT_DELAY_S)
