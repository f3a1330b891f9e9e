"""The command line as a function."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from dwarfdraft.cli import main
from dwarfdraft.traces import write_trace

Run = Callable[..., Result]


class Trace:
    """A trace whose lines may be changed, written back and verified."""

    def __init__(self, run: Run, file: Path, lines: Any) -> None:
        self.run, self.file = run, file
        self.lines = json.loads(json.dumps(lines))

    def of_type(self, kind: str) -> list[dict[str, Any]]:
        """Return the lines of a type."""
        return [line for line in self.lines if line["type"] == kind]

    def number(self, line: dict[str, Any]) -> int:
        """Return the number of a line, from 1."""
        return next(n for n, one in enumerate(self.lines, 1) if one is line)

    def verify(self) -> tuple[int, str]:
        """Return the exit code, and what is said of the trace."""
        write_trace(self.file, self.lines)
        result = self.run("verify", self.file)
        return result.exit_code, result.stdout.splitlines()[0].removeprefix(f"DIFFERS  {self.file}: ")

    def check_found(self, kind: str, change: Callable[[dict[str, Any]], Any]) -> None:
        """Expect that a change in the first line of a type is found there."""
        line = self.of_type(kind)[0]
        change(line)
        code, found = self.verify()
        assert code == 1
        assert found.startswith(f"line {self.number(line)}: expected {{")


@pytest.fixture
def run() -> Run:
    """Return a function that runs the command line and returns what it printed and its exit code."""

    def call(*words: object, typed: str = "") -> Result:
        return CliRunner().invoke(main, [str(word) for word in words], input=typed)

    return call
