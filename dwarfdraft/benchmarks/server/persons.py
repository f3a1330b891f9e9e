"""Persons of the product: they watch their tables over live connections, answer what they are asked, play on.

Of a frame they read only what a person must: its number, the question, whether a window asks them. When a game is over
its room starts the next one while others play.
"""

import asyncio
import random
import uuid
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import orjson

from dwarfdraft.benchmarks.server.line import Line
from dwarfdraft.benchmarks.server.load import Tally, now
from dwarfdraft.benchmarks.server.opening import some_at_a_time
from dwarfdraft.benchmarks.server.prompts import Prompt
from dwarfdraft.benchmarks.server.tables import Room, again
from dwarfdraft.bots.any import pick
from dwarfdraft.service.chance import NamedChance

NAMESPACE: Final = "/play"
FIRST_RETRY_S: Final = 0.3
LAST_RETRY_S: Final = 3.0
"""When pages try again after a connection was lost (`static/js/line.js`)."""
BEAT_EVERY_S: Final = 5.0
"""How often pages ask whether they have missed something."""
PARTS: Final = ("hand", "turn")
"""What a game is told in: the first of these that an event of it has as a number."""


@dataclass(slots=True)
class Chair:
    """A seat of a person at a table."""

    person: "Person"
    code: str
    n: int = -1
    """Number of the latest frame."""
    prompt: Prompt = field(default_factory=Prompt)
    is_watching: bool = False
    """The acknowledgement of `watch` is on its way."""
    question: dict[str, Any] | None = None
    """What is asked, and not yet answered."""
    answered: str = ""
    """The question that was answered last."""
    queued: bool = False
    """It stands among those of which somebody is drawn."""
    unseen: tuple[float, Tally] | None = None
    """When the answer was given that no frame has shown yet."""
    key: str = ""
    part: int = 0
    """The hand or turn."""
    is_over: bool = False


@dataclass(frozen=True, slots=True)
class Said:
    """A message that is not yet acknowledged."""

    person: "Person"
    began: float
    tally: Tally
    chair: Chair | None = None
    """Whose answer it is."""
    waits: "asyncio.Future[dict[str, Any]] | None" = None


class Persons:
    """All of them."""

    def __init__(self, rooms: Sequence[Room], *, beats: bool = False, seed: int = 1) -> None:
        """`beats`: each asks every five seconds whether something was missed, as pages do."""
        self.tally = Tally()
        self.lost = 0
        self.owed = 0
        self.answers = 0
        """Answers that were acknowledged."""
        self.games = 0
        """Games that have come to their end."""
        self.watched_again = 0
        """How often a frame changed something that had not been seen."""
        self.sizes: dict[int, list[int]] = defaultdict(list)
        """Bytes of each frame, by hand or turn."""
        self.part_key = ""
        """Which of both."""
        self.chance = NamedChance(f"persons/{seed}")
        self.rooms = [_Room(self, room) for room in rooms]
        self.people = [person for room in self.rooms for person in room.people]
        self.tasks: set[asyncio.Task[None]] = set()
        self.is_closing = False
        self._beats = beats
        self._random = random.Random(seed)
        self._asked: list[Chair] = []
        self._numbers = 0
        self._said: dict[int, Said] = {}

    async def connect(self) -> None:
        """Open all connections and watch all tables."""
        await some_at_a_time(Person.arrive, self.people)
        if self._beats:
            self.run(self._beat())

    def close(self) -> None:
        """Hang up."""
        self.is_closing = True
        for task in self.tasks:
            task.cancel()
        for person in self.people:
            person.line.close()

    def run(self, coroutine: Any) -> None:
        """Have something go on beside."""
        task = asyncio.create_task(coroutine)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def all_are_back(self) -> bool:
        """Tell whether everybody sees every table."""
        return all(person.sees_all for person in self.people)

    # Crowd

    def act(self, began: float) -> None:
        """Have somebody answer; if nobody is asked anything, whoever is asked next."""
        while self._asked:
            at = self._random.randrange(len(self._asked))
            chair, self._asked[at] = self._asked[at], self._asked[-1]
            self._asked.pop()
            chair.queued = False
            if chair.question is not None and chair.person.line.is_open:
                self._answer(chair, chair.question, began)
                return
        self.owed += 1

    def unanswered(self) -> list[float]:
        """Return when each answer began that is not yet acknowledged."""
        return [said.began for said in self._said.values() if said.chair is not None]

    # For persons

    def asks(self, chair: Chair) -> None:
        """Take notice that a chair is asked something."""
        if not chair.queued:
            self._asked.append(chair)
            chair.queued = True
        if self.owed:
            self.owed -= 1
            self.act(now())

    def say(self, person: "Person", event: str, message: dict[str, Any], said: Said) -> None:
        """Send a message."""
        self._numbers += 1
        self._said[self._numbers] = said
        person.line.say(orjson.dumps([event, message]).decode(), self._numbers)

    def acknowledged(self, number: int, text: bytes) -> None:
        """Take an acknowledgement."""
        said = self._said.pop(number, None)
        if said is None:
            return
        if said.chair is not None:
            self.answers += 1
            said.tally.acks.append(now() - said.began)
            if text.startswith(b'[{"ok":true'):
                return
        ack = orjson.loads(text)[0]
        if said.waits is not None and not said.waits.done():
            said.waits.set_result(ack)
        if said.chair is not None:
            said.tally.refused += 1
            said.chair.answered, said.chair.unseen = "", None
            if ack.get("frame"):
                said.person.take(ack["frame"])

    def forget(self, person: "Person") -> None:
        """Drop what a person has said on a connection that is lost."""
        for number in [number for number, said in self._said.items() if said.person is person]:
            said = self._said.pop(number)
            if said.waits is not None:
                said.waits.cancel()

    def _answer(self, chair: Chair, question: dict[str, Any], began: float) -> None:
        chair.question, chair.answered = None, question["ask"]
        chair.unseen = (began, self.tally)
        self.tally.begun += 1
        message = {
            "table": chair.code,
            "seat": question["seat"],
            "command": uuid.uuid4().hex,
            "ask": question["ask"],
            "value": pick(question["options"], self.chance),
        }
        self.say(chair.person, "answer", message, Said(chair.person, began, self.tally, chair))

    async def _beat(self) -> None:
        """Have everybody beat, one after the other, each every five seconds."""
        while True:
            for person in self.people:
                await asyncio.sleep(BEAT_EVERY_S / len(self.people))
                for code in person.chairs:
                    if person.line.is_open:
                        self.say(person, "beat", {"table": code}, Said(person, now(), self.tally))


class _Room:
    """Those who play with each other."""

    def __init__(self, crowd: Persons, room: Room) -> None:
        self.crowd = crowd
        self.room = room
        self.people = [Person(crowd, self, seat) for seat in range(len(room.guests))]

    def over(self, code: str) -> None:
        """Start the next game at a table whose game is over, once."""
        if all(code in person.chairs and not person.chairs[code].is_over for person in self.people):
            self.crowd.games += 1
            self.crowd.run(self._play_again(code))
        for person in self.people:
            if code in person.chairs:
                person.chairs[code].is_over = True

    async def _play_again(self, code: str) -> None:
        following = await asyncio.to_thread(again, code, self.room.guests)
        for person in self.people:
            await person.follow(code, following)


class Person:
    """Somebody with a live connection, and a chair at each table of the room."""

    def __init__(self, crowd: Persons, room: _Room, seat: int) -> None:
        self.crowd = crowd
        self.room = room
        self.seat = seat
        self.chairs = {code: Chair(self, code) for code in room.room.codes}
        self.sees_all = False
        """Since the connection stands, every table has been shown."""
        self._is_coming_back = False
        self.line: Line

    async def arrive(self) -> None:
        """Connect and watch the tables.

        :raises OSError: if the server cannot be reached.
        """
        guest = self.room.room.guests[self.seat]
        self.line = Line(self, guest.address, NAMESPACE, guest.cookie)
        await self.line.open()
        for chair in list(self.chairs.values()):
            await self._watch(chair)
        self.sees_all = True

    async def follow(self, code: str, following: str) -> None:
        """Leave a table and watch the one where the next game is."""
        del self.chairs[code]
        chair = self.chairs[following] = Chair(self, following)
        if self.line.is_open:
            self.crowd.say(self, "unwatch", {"table": code}, Said(self, now(), self.crowd.tally))
            await self._watch(chair)

    def take(self, frame: dict[str, Any]) -> Chair | None:
        """Read a frame; return whose it is."""
        chair = self.chairs.get(frame["table"])
        if chair is None or frame["n"] < chair.n:
            return None
        chair.n = frame["n"]
        for event in frame["events"] or ():
            self._note_part(chair, event)
        if not chair.prompt.take(frame):
            if not chair.is_watching:
                self.crowd.watched_again += 1
                self.crowd.run(self._watch(chair))
            return chair
        prompt = chair.prompt.now if chair.prompt.is_open else None
        if chair.unseen is not None and (prompt is None or prompt["ask"] != chair.answered):
            began, tally = chair.unseen
            tally.own.append(now() - began)
            chair.unseen = None
        is_asked = prompt is not None and prompt["ask"] != chair.answered and _must_answer(prompt, frame)
        chair.question = prompt if is_asked else None
        if chair.question is not None:
            self.crowd.asks(chair)
        return chair

    # Hears

    def heard(self, line: Line, text: bytes) -> None:
        """Take an event."""
        if text.startswith(b'["frame"'):
            chair = self.take(orjson.loads(text)[1])
            if chair is not None and chair.part:
                self.crowd.sizes[chair.part].append(len(text))
        elif text.startswith(b'["table"'):
            table = orjson.loads(text)[1]
            if table["status"] == "over":
                self.room.over(table["code"])

    def acknowledged(self, line: Line, number: int, text: bytes) -> None:
        """Take an acknowledgement."""
        self.crowd.acknowledged(number, text)

    def ended(self, line: Line) -> None:
        """Count a lost connection, and come back."""
        if line is self.line and not self.crowd.is_closing:
            self.crowd.lost += 1
            self.crowd.forget(self)
            self.sees_all = False
            if not self._is_coming_back:
                self.crowd.run(self._come_back())

    async def _come_back(self) -> None:
        """Connect again, as often as pages try."""
        self._is_coming_back = True
        retry_s = FIRST_RETRY_S
        while not self.sees_all:
            await asyncio.sleep(retry_s * (0.8 + 0.4 * random.random()))
            retry_s = min(retry_s * 2, LAST_RETRY_S)
            try:
                await self.arrive()
            except (OSError, asyncio.CancelledError):  # the latter: the connection was lost again
                if self.crowd.is_closing:
                    return
        self._is_coming_back = False

    async def _watch(self, chair: Chair) -> None:
        """Watch a table, and read what it shows."""
        waits: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        message = {"table": chair.code, "seat": self.seat, "since": max(0, chair.n)}
        chair.is_watching = True
        self.crowd.say(self, "watch", message, Said(self, now(), self.crowd.tally, waits=waits))
        try:
            ack = await waits
        finally:
            chair.is_watching = False
        if not ack["ok"] or ack["frame"] is None:
            raise RuntimeError(f"watch: {ack}")
        chair.n, chair.answered, chair.unseen = -1, "", None
        self.take(ack["frame"])
        if ack["table"]["status"] == "over":
            self.room.over(chair.code)

    def _note_part(self, chair: Chair, event: dict[str, Any]) -> None:
        chair.key = chair.key or next((key for key in PARTS if isinstance(event.get(key), int)), "")
        part = event.get(chair.key)
        if isinstance(part, int):
            chair.part = part
            self.crowd.part_key = chair.key


def _must_answer(prompt: dict[str, Any], frame: dict[str, Any]) -> bool:
    """Tell whether an open question is put to the person: none to break in at will, none that orders have answered."""
    if prompt["kind"] == "interrupt":
        return False
    return frame.get("window") is None or bool(frame["own"]["asked"])
