"""Two processes on PostgreSQL and Redis serve the same tables; when one is killed the other goes on with all."""

import os
import secrets
import time
from collections import Counter
from typing import Any

import pytest
import requests
from sqlalchemy import create_engine, text

from tests.processes.kills import stand
from tests.processes.player import Player, sit_four, wait_until
from tests.processes.server import Server
from tests.store.stores import postgres_schema

redis = pytest.importorskip("redis")
REDIS = os.environ.get("DWARFDRAFT_TEST_REDIS", "redis://127.0.0.1:6379/9")


@pytest.fixture
def servers(tmp_path):
    try:
        with redis.Redis.from_url(REDIS) as line:
            line.ping()
    except redis.ConnectionError:
        pytest.skip(f"no Redis for tests at DWARFDRAFT_TEST_REDIS or {REDIS}")
    with postgres_schema() as url:
        shared = {"DWARFDRAFT_DATABASE_URL": url, "DWARFDRAFT_REDIS_URL": REDIS, "DWARFDRAFT_SECRET_KEY": "k" * 64}
        homes = (tmp_path / "first", tmp_path / "second")
        with Server(homes[0], None, **shared) as first, Server(homes[1], None, **shared) as second:
            yield first, second, url


def test_one_is_killed_and_the_other_goes_on_with_all(servers):
    first, second, url = servers
    players = [Player(server.url, seed=n, think_s=0.05) for n, server in enumerate([first, second, first])]
    try:
        code = sit_four(players, hands=3)
        for seat, player in enumerate(players):
            player.play(code, seat)
        wait_until(lambda: all(len(player.commands) >= 5 for player in players), 120, lambda: stands(players, url))
        first.kill()
        for player in players:
            player.url = second.url
        wait_until(lambda: all(p.is_over() and not p.has_gap() for p in players), 300, lambda: stands(players, url))
    finally:
        for player in players:
            player.end()
    sent = [command for player in players for command in player.commands]
    assert all(command.ack is not None and command.ack["ok"] for command in sent)
    assert stored_commands(url) == Counter(command.id for command in sent)
    frames = [player.frame for player in players if player.frame is not None]
    for player, frame in zip(players, frames, strict=True):
        assert sorted(player.events) == list(range(1, frame["n"] + 1))
    assert [frame["view"]["totals"] for frame in frames] == [frames[0]["view"]["totals"]] * 3


def test_who_watches_at_the_other_process_sees_the_table_change(servers):
    first, second, _url = servers
    with Player(first.url) as host, Player(second.url) as guest:
        host.api("PUT", "/me", {"name": "Ansa"})
        code = host.api("POST", "/tables", {"game": "draft", "seats": 2})["code"]
        host.hold_the_line()
        tables: list[dict[str, Any]] = []
        host.line.on("table", tables.append, namespace="/play")
        assert host.say("watch", table=code, seat=None)["ok"]
        guest.api("POST", f"/tables/{code}/sit", {"name": "Berit"})
        wait_until(lambda: any(table["seats"][1]["chair"] for table in tables))
        assert tables[-1]["you"]["seats"] == [0], "as the host sees it"


def test_guesses_are_counted_over_all_processes(servers):
    first, second, _url = servers
    with requests.Session() as guesser:
        guesser.mount("http://", OwnAddress())
        answers = [guesser.get(f"{server.url}/api/tables/00000000", timeout=20) for server in [first, second] * 6]
    assert [answer.status_code for answer in answers] == [404] * 10 + [429] * 2


class OwnAddress(requests.adapters.HTTPAdapter):
    """Comes from an address that nobody has guessed from: other tests may use the same Redis."""

    def init_poolmanager(self, *arguments: Any, **more: Any) -> None:
        """Bind to any of this machine's own addresses."""
        address = ".".join(["127", *(str(secrets.randbelow(250) + 1) for _ in range(3))])
        super().init_poolmanager(*arguments, **more, source_address=(address, 0))


def stored_commands(url: str) -> Counter[str]:
    """Count the moves of each command id."""
    engine = create_engine(url)
    with engine.connect() as connection:
        found = Counter(connection.execute(text("SELECT command_id FROM move WHERE command_id IS NOT NULL")).scalars())
    engine.dispose()
    return found


def stands(players: list[Player], url: str) -> list[Any]:
    """Return how it stands with players, tables and due rows, to see who is waited for."""
    engine = create_engine(url)
    with engine.connect() as connection:
        tables = connection.execute(text("SELECT code, seq, n, asked FROM game_table")).all()
        due = connection.execute(text("SELECT kind, seat, ask, at FROM due")).all()
    engine.dispose()
    return [time.time(), tables, due, stand(players)]
