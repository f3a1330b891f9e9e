"""The server is killed, all of it at once, at random moments of a game of four: nothing is lost, nothing doubled."""

from pathlib import Path

from tests.processes.kills import play_through


def test_kills_lose_and_double_nothing_and_all_play_on(tmp_path: Path) -> None:
    play_through(tmp_path / "home", kills=15, hands=3)
