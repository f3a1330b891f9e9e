"""Several processes on one store, which may be killed, stopped and started again, in a world whose seconds are told."""

from typing import Any

from dwarfdraft.service.serving import ServedTime
from dwarfdraft.store.database import Store
from tests.service.hall import Clock, Hall

STEP_S = 0.25


class World(Clock):
    """Seconds that pass for all processes alike, a calendar that somebody may set, and the processes that run."""

    def __init__(self) -> None:
        super().__init__()
        self.set_by_s = 0.0
        self.running: list[Process] = []

    def steady(self) -> float:
        """Return what no setting of the calendar changes."""
        return self.time - 1_799_990_000.0

    def calendar(self, _connection: Any) -> float:
        """Return the date."""
        return self.time + self.set_by_s

    def go_on(self, seconds: float) -> int:
        """Let time pass; processes that run write heartbeats and sweep. Return how much was due."""
        done = 0
        steps, rest = divmod(seconds, STEP_S)
        for step_s in [STEP_S] * int(steps) + [rest] * (rest > 0):
            self.time += step_s
            for process in self.running:
                process.served.write_heartbeat()
            for process in self.running:
                done += process.settle()
        return done


class Process(Hall):
    """A process that serves from the start, until it is killed or stopped."""

    def __init__(self, store: Store, world: World, *, game: str = "draft", name: str = "first") -> None:
        self.world = world
        self.served = ServedTime(store, name, steady=world.steady, date=world.calendar)
        super().__init__(store, game=game, name=name, clock=world, delay_s=0.5, served=self.served)
        self.served.begin()
        world.running.append(self)

    def another(self, name: str = "second") -> "Process":
        """Start another process on the same store: beside this one, or after it."""
        return Process(self.store, self.world, game=self.game, name=name)

    def again(self, offer: Any = None) -> "Process":
        """Be started again after having been killed."""
        return self.another("again")

    def end(self) -> None:
        """Be killed, or stopped: nothing more is done."""
        self.world.running.remove(self)

    def resume(self) -> None:
        """Go on after having been stopped, as if no time had passed."""
        self.world.running.append(self)
        self.settle()

    def step(self, seconds: float) -> int:
        return self.world.go_on(seconds)
