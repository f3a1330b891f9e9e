"""The service under gevent, where a lock that is held too long stops everybody."""

import subprocess
import sys
from pathlib import Path

from dwarfdraft.store.database import Store
from tests.service.greenlets import PEOPLE, TABLES

PROGRAM = Path(__file__).with_name("greenlets.py")


def test_many_tables_are_played_at_once_by_greenlets(store: Store) -> None:
    url = store.engine.url.render_as_string(hide_password=False)
    ended = subprocess.run(
        [sys.executable, "-m", "gevent.monkey", str(PROGRAM), url],
        cwd=PROGRAM.parents[2],
        env={"PYTHONPATH": str(PROGRAM.parents[2])},
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    over, answers = map(int, ended.stdout.split())
    assert over == TABLES
    assert answers >= 5 * PEOPLE * TABLES
