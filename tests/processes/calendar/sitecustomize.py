"""Python imports this at its start if this folder is on PYTHONPATH: its calendar is then set by what a file says."""

import os
import time
from pathlib import Path

_SET_BY = Path(os.environ["DWARFDRAFT_TEST_CALENDAR"])
_date = time.time


def _moved() -> float:
    """Return the date, moved by the seconds in the file."""
    return _date() + float(_SET_BY.read_text())


time.time = _moved
