"""What tests/processes/test_kill.py shows, with more kills."""

from pathlib import Path

from tests.processes.kills import play_through


def test_fifty_kills_lose_and_double_nothing_and_all_play_on(tmp_path: Path) -> None:
    play_through(tmp_path / "home", kills=50, hands=9)
