"""A game of four at which the server is killed, all of it at once, at random moments (`play_through`)."""

import random
import sqlite3
import time
from collections import Counter
from pathlib import Path

from tests.processes.player import Player, sit_four, wait_until
from tests.processes.server import Server


def stored_commands(home: Path) -> Counter[str]:
    """Count the moves of each command id, in the file that the killed server left behind."""
    with sqlite3.connect(home / "dwarfdraft.sqlite3") as store:
        return Counter(
            command for (command,) in store.execute("SELECT command_id FROM move WHERE command_id IS NOT NULL")
        )


def play_through(home: Path, kills: int, hands: int) -> None:
    """Play so many hands through so many kills: nothing is lost, nothing doubled, and all play on to the end."""
    chance = random.Random(50)
    server = Server(home).start()
    players = [Player(server.url, seed=n, think_s=0.12) for n in range(4)]
    unacknowledged = {"stored": 0, "lost": 0}
    try:
        code = sit_four(players, hands=hands)
        for seat, player in enumerate(players):
            player.play(code, seat)
        for kill in range(1, kills + 1):
            wait_for_news(players, kill)
            time.sleep(0.25 * chance.random())
            server.kill()
            stored = stored_commands(server.home)
            assert all(count == 1 for count in stored.values())
            for command in [command for player in players for command in player.commands]:
                if command.ack is not None:
                    assert command.id in stored, "acknowledged, and lost"
                elif command.sent:
                    unacknowledged["stored" if command.id in stored else "lost"] += 1
            assert not any(player.is_over() for player in players), f"the game ended after {kill} kills"
            server.start()
        for player in players:
            player.think_s = 0.0
        for player in players:
            wait_until(player.is_over, 300, lambda: stand(players))
    finally:
        for player in players:
            player.end()
        server.kill()
    stored = stored_commands(server.home)
    sent = [command for player in players for command in player.commands]
    assert stored == Counter(command.id for command in sent)
    assert all(command.ack is not None and command.ack["ok"] for command in sent)
    assert [player.refusals for player in players] == [[], [], [], []]
    assert all(player.connections > kills for player in players)
    frames = [player.frame for player in players if player.frame is not None]
    assert [frame["view"]["totals"] for frame in frames] == [frames[0]["view"]["totals"]] * 4
    for player, frame in zip(players, frames, strict=True):  # every event has come: by number, without gaps
        assert sorted(player.events) == list(range(1, frame["n"] + 1))
    print(f"answers {len(sent)}, not acknowledged at a kill: {unacknowledged}")


def wait_for_news(players: list[Player], kill: int) -> None:
    """Wait until every player is back, and the game has gone on since the last kill."""
    answers = sum(len(player.commands) for player in players)
    wait_until(lambda: all(player.connections >= kill for player in players), 120, lambda: stand(players))
    wait_until(lambda: sum(len(player.commands) for player in players) > answers, 120, lambda: stand(players))


def stand(players: list[Player]) -> list[object]:
    """Return how it stands with players."""
    return [(one.connections, one.fault, one.refusals, one.commands[-1:], one.frame) for one in players]
