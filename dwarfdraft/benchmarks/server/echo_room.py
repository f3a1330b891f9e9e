"""The persons that load the bare echo: rooms of four, each move a view of its own to each of the room."""

import random
import re
from collections.abc import Sequence
from typing import Final

from dwarfdraft.benchmarks.server.line import Line
from dwarfdraft.benchmarks.server.load import Tally, now
from dwarfdraft.benchmarks.server.opening import some_at_a_time
from dwarfdraft.benchmarks.server.tables import SEATS

MOVE_BYTES: Final = 300
JOINED: Final = 0
"""Number of the acknowledgement of `join`; moves have those from 1 on."""
_MOVE: Final = re.compile(rb'"m":(\d+)')


class EchoRooms:
    """All of them; anybody may move at any time."""

    def __init__(self, seed: int = 1) -> None:
        self.tally = Tally()
        self.lost = 0
        self.owed = 0
        self.lines: Sequence[Line] = ()
        self._random = random.Random(seed)
        self._moves = 0
        self._unanswered: dict[int, tuple[float, Tally]] = {}
        self._unseen: dict[int, tuple[float, Tally, Line]] = {}
        """Moves whose view has not come back to who moved."""
        self._closing = False

    async def connect(self, address: tuple[str, int], connections: int) -> None:
        """Connect and join rooms."""
        self.lines = [Line(self, address) for _ in range(connections)]
        await some_at_a_time(Line.open, self.lines)
        for number, line in enumerate(self.lines):
            line.say(f'["join",{{"room":"{number // SEATS}"}}]', JOINED)

    def close(self) -> None:
        """Hang up."""
        self._closing = True
        for line in self.lines:
            line.close()

    # Crowd

    def act(self, began: float) -> None:
        """Have somebody move."""
        self._moves += 1
        move, line = self._moves, self._random.choice(self.lines)
        if not line.is_open:
            return  # a lost one; the rest has to show whether that is too many
        self._unanswered[move] = (began, self.tally)
        self._unseen[move] = (began, self.tally, line)
        self.tally.begun += 1
        head = f'["views",{{"m":{move},"note":"'
        line.say(f'{head}{"x" * (MOVE_BYTES - len(head) - 3)}"}}]', move)

    def unanswered(self) -> list[float]:
        """Return when each move began that is not yet acknowledged."""
        return [began for began, _ in self._unanswered.values()]

    # Hears

    def heard(self, line: Line, text: bytes) -> None:
        """Take a view."""
        found = _MOVE.search(text, 0, 40)
        move = int(found[1]) if found else 0
        if move in self._unseen and self._unseen[move][2] is line:
            began, tally, _ = self._unseen.pop(move)
            tally.own.append(now() - began)

    def acknowledged(self, line: Line, number: int, text: bytes) -> None:
        """Take an acknowledgement."""
        if number in self._unanswered:
            began, tally = self._unanswered.pop(number)
            tally.acks.append(now() - began)

    def ended(self, line: Line) -> None:
        """Count a lost connection."""
        self.lost += not self._closing
