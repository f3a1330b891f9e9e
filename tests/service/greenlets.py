"""Many tables in one process under gevent, as the server runs them: `python -m gevent.monkey greenlets.py URL`."""

import random
import sys

import gevent
import gevent.monkey

from dwarfdraft.botseats import BOTS
from dwarfdraft.games.draft.offer import OFFER
from dwarfdraft.service.tables import Tables
from dwarfdraft.store.database import Store
from tests.service.hall import NAMES, Listener, command_id, pick

TABLES, PEOPLE = 6, 3


def play(tables: Tables, code: str, person: str, seat: int) -> int:
    """Answer for one seat whenever it is asked, to the end; return how often."""
    rng, answers = random.Random(seat), 0
    while True:
        frame = tables.frame(code, seat)
        assert frame is not None
        if frame.view["phase"] == "over":
            return answers
        if frame.prompt is None or frame.prompt["answered"] is not None:
            gevent.sleep(0.002)
            continue
        value = pick(frame.prompt["options"], rng)
        tables.answer(code, person, seat, command_id(), frame.prompt["ask"], value)
        answers += 1


def main(url: str) -> None:
    """Let people and a bot play at several tables at once, in two services on one store."""
    assert gevent.monkey.is_module_patched("threading")
    services = [
        Tables(Store(url), {"draft": OFFER}, Listener(wanted=[]), bots=BOTS, delay=lambda: 0.01) for _ in range(2)
    ]
    for service in services:
        service.begin()
    players = []
    for number in range(TABLES):
        people = [services[0].new_person().id for _ in range(PEOPLE)]
        code = services[0].create(people[0], "draft", seats=PEOPLE + 1, name=NAMES[0]).code
        services[0].set_bot(code, people[0], PEOPLE, "any")
        for seat, person in enumerate(people[1:], 1):
            services[1].sit(code, person, seat=seat, name=NAMES[seat])
            services[1].set_seat(code, person, seat, ready=True)
        services[number % 2].start(code, people[0])
        for seat, person in enumerate(people):
            services[seat % 2].connected(code, person, f"sid-{person}")
            players.append(gevent.spawn(play, services[seat % 2], code, person, seat))
    gevent.joinall(players, timeout=120, raise_error=True)
    assert all(player.ready() for player in players), "stuck"
    health = services[0].health()
    for service in services:
        service.end()
    print(health.tables_over, sum(player.value for player in players))


if __name__ == "__main__":
    main(sys.argv[1])
