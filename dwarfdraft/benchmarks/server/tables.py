"""Tables laid over REST, as pages do it: persons, chairs, a start, the next game."""

import http.client
import json
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Final

SEATS: Final = 4
NAMES: Final = ("Durgin", "Olga", "Thrain", "Ketil")
AT_ONCE: Final = 8
"""Rooms for which tables are laid at the same time."""
LONGEST_S: Final = 60.0


@dataclass(frozen=True, slots=True)
class TableSetup:
    """Which tables are laid."""

    game: str
    speed: str = "none"
    options: dict[str, Any] = field(default_factory=dict)
    each: int = 1
    """Tables at which each person plays at the same time."""


@dataclass(frozen=True, slots=True)
class Guest:
    """A person of the product: a cookie, and the process that serves them."""

    address: tuple[str, int]
    cookie: str

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """Call the REST interface.

        :raises RuntimeError: if it refuses.
        """
        line = http.client.HTTPConnection(*self.address, timeout=LONGEST_S)
        try:
            text = None if body is None else json.dumps(body)
            line.request(method, f"/api{path}", text, {"Cookie": self.cookie, "Content-Type": "application/json"})
            answer = line.getresponse()
            read = answer.read()
            if answer.status >= 400:
                raise RuntimeError(f"{method} {path}: {answer.status} {read.decode()[:300]}")
            return json.loads(read)
        finally:
            line.close()


def arrive(address: tuple[str, int], name: str) -> Guest:
    """Return a new person, who has said a name."""
    line = http.client.HTTPConnection(*address, timeout=LONGEST_S)
    try:
        line.request("GET", "/api/me")
        answer = line.getresponse()
        answer.read()
        set_cookies = answer.headers.get_all("Set-Cookie") or []
        guest = Guest(address, "; ".join(one.split(";", 1)[0] for one in set_cookies))
    finally:
        line.close()
    guest.call("PUT", "/me", {"name": name})
    return guest


def lay(setup: TableSetup, guests: Sequence[Guest]) -> str:
    """Have persons sit down at a new table, one a seat, and start it; return its code."""
    host, *others = guests
    table = {"game": setup.game, "seats": len(guests), "speed": setup.speed, "options": setup.options}
    code: str = host.call("POST", "/tables", table)["code"]
    for guest in others:
        guest.call("POST", f"/tables/{code}/sit", {})
    start(code, guests)
    return code


def start(code: str, guests: Sequence[Guest]) -> None:
    """Have all who sit at a table be ready, and start it."""
    for seat, guest in enumerate(guests):
        guest.call("POST", f"/tables/{code}/seats/{seat}", {"ready": True})
    guests[0].call("POST", f"/tables/{code}/start")


def again(code: str, guests: Sequence[Guest]) -> str:
    """Have the same persons start the next game; return the code of its table."""
    following: str = guests[0].call("POST", f"/tables/{code}/rematch")["code"]
    start(following, guests)
    return following


@dataclass(frozen=True, slots=True)
class Room:
    """Persons who play with each other, by seat, and the codes of their tables."""

    guests: tuple[Guest, ...]
    codes: tuple[str, ...]


def furnish(setup: TableSetup, addresses: Sequence[tuple[str, int]], rooms: int) -> list[Room]:
    """Return rooms with started tables; the persons of a room are spread over the addresses."""

    def room(_number: int) -> Room:
        guests = tuple(arrive(addresses[seat % len(addresses)], NAMES[seat]) for seat in range(SEATS))
        return Room(guests, tuple(lay(setup, guests) for _ in range(setup.each)))

    with ThreadPoolExecutor(AT_ONCE) as pool:
        return list(pool.map(room, range(rooms)))
