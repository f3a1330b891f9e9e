"""Whoever loses a seat to another person gets no frame of it any more, without having asked for anything."""

from typing import Any

from dwarfdraft.botseats import BOTS
from dwarfdraft.games.draft.offer import OFFER
from dwarfdraft.service.tables import Tables
from dwarfdraft.store.database import Store
from dwarfdraft.web.sockets import SocketBus, room
from dwarfdraft.web.watchers import Watchers
from tests.service.hall import NoTimers


class Rooms:
    """A server that only keeps rooms and what was sent where."""

    def __init__(self) -> None:
        self.server = self
        self.rooms: dict[str, set[str]] = {}
        self.sent: list[tuple[str, str]] = []

    def emit(self, event: str, data: Any, *, to: str, **_options: Any) -> None:
        self.sent.extend((event, sid) for sid in self.rooms.get(to, {to}))

    def enter_room(self, sid: str, name: str, **_options: Any) -> None:
        self.rooms.setdefault(name, set()).add(sid)

    def leave_room(self, sid: str, name: str, **_options: Any) -> None:
        self.rooms[name].discard(sid)


def test_who_lost_a_seat_watches_in_public(tmp_path: Any) -> None:
    store = Store(f"sqlite:///{tmp_path}/store.sqlite3")
    store.migrate()
    rooms, watchers = Rooms(), Watchers()
    bus = SocketBus(rooms, watchers, alone=True)
    bus.tables = tables = Tables(store, {"draft": OFFER}, bus, bots=BOTS, timers=NoTimers())
    first, second = tables.new_person().id, tables.new_person().id
    code = tables.quick(first, "draft", seats=2)
    for sid, person, viewer in (("first", first, 0), ("second", second, None)):
        watchers.arrived(sid, person)
        watchers.watch(sid, code, viewer)
        rooms.enter_room(sid, room(code, viewer))
        tables.connected(code, person, sid)
    tables.stand(code, first, 0)
    assert rooms.rooms[room(code, 0)] == {"first"}  # still its owner's
    tables.sit(code, second, seat=0, name="Olga")
    assert rooms.rooms[room(code, 0)] == set()
    assert rooms.rooms[room(code, None)] == {"first", "second"}
    assert watchers.viewers(code) == {None}
    store.close()
