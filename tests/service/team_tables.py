"""Tables of two teams of two for tests: seats 0 and 1 against seats 2 and 3."""

from typing import Any

from dwarfdraft.service.shapes import TeamFrame
from dwarfdraft.store import windows as rows
from tests.service.hall import Hall, command_id
from tests.service.laid_tavern import Seated

PAIRS = ["fiona", "zot", "gerki", "deirdre"]
PROTECT = "My Goddess protects me!"
MODES = ("fast", "masked", "sealed")


class Teams(Seated):
    """Two teams; people sit on the first seats."""

    other = 2

    def __init__(self, hall: Hall, **how: Any) -> None:
        super().__init__(hall, **{"variant": "two_headed_dragon", "characters": PAIRS, **how})

    def until(self, seat: int, kind: str) -> "Teams":
        """Let time pass until a seat is asked something; return this table."""
        while (self.frame(seat).prompt or {}).get("kind") != kind:
            self.on()
        return self

    def ordering(self, **setup: Any) -> "Teams":
        """Lay a game where the first team is to place its two Drinks."""
        self.arranged(phase="order", **setup)
        return self.until(0, "orders")

    def team(self, seat: int) -> TeamFrame:
        team = self.frame(seat).team
        assert team is not None
        return team

    def asks(self, seat: int) -> Any:
        """Return the question that is open to the team of a seat."""
        (ask,) = self.team(seat)["asks"]
        return ask

    def banks(self) -> list[int]:
        """Return what is left in the banks."""
        with self.hall.store.read() as connection:
            return [round(row.bank_s * 1000) for row in rows.seats(connection, self.table_id)]

    def decided(self) -> dict[str, Any] | None:
        """Return what a team has decided, as the log tells it."""
        told = [each for each in self.hall.tables.log(self.code) if each["kind"] == "team_decided"]
        return told[-1] if told else None

    def told(self, *fields: str) -> tuple[Any, ...]:
        """Return these fields of what a team has decided."""
        decided = self.decided()
        assert decided is not None
        return tuple(decided[field] for field in fields)

    def propose(self, seat: int, value: Any) -> None:
        self.answer(seat, value)

    def withdraw(self, seat: int) -> None:
        ask = self.prompt(seat)["ask"]
        self.hall.tables.withdraw(self.code, self.people[seat], seat, command_id(), ask)

    def decide(self, seat: int, by: int | None = None, ask: str | None = None, value: Any = None) -> None:
        of = ask or self.asks(seat)["id"]
        self.hall.tables.decide(self.code, self.people[seat], seat, command_id(), of, by, value)

    def captain(self, seat: int, to: int) -> None:
        self.hall.tables.captain(self.code, self.people[seat], seat, command_id(), to)

    def use(self, seat: int, what: str) -> None:
        self.hall.tables.use(self.code, self.people[seat], seat, command_id(), what)

    def talk(self, seat: int, text: Any) -> None:
        self.hall.tables.talk(self.code, self.people[seat], seat, command_id(), text)

    def ping(self, seat: int, word: Any, at: Any = None) -> None:
        self.hall.tables.ping(self.code, self.people[seat], seat, command_id(), word, at)

    def give_up(self, seat: int, on: bool = True) -> None:
        self.hall.tables.give_up(self.code, self.people[seat], seat, command_id(), on)

    def sent(self) -> list[int | None]:
        """Return to whom frames were sent since the last call."""
        to = [viewer for viewer, _ in self.hall.bus.frames]
        self.hall.bus.frames = []
        return to
