"""A real server as its own process group, started as people start it."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Self

import requests

FAST = {"DWARFDRAFT_BOT_DELAY_MS": "0", "DWARFDRAFT_COMMANDS_PER_10S": "100000"}
"""Settings of servers that are played by programs."""


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """`dwarfdraft serve` in a folder of its own; may be killed and started again."""

    command: tuple[str, ...] = (sys.executable, "-m", "dwarfdraft")
    """How the command line is called."""
    folder: Path | None = None
    """Working folder, None: the tests' own."""

    def __init__(self, home: Path, port: int | None = None, **environment: str) -> None:
        self.home = home
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.url = self.address
        """Where it is found: under this address or a name."""
        self.environment = {**os.environ, **FAST, **environment}
        self.output = home.parent / f"{home.name}-{self.port}.txt"
        self._process: subprocess.Popen[bytes] | None = None

    def launch(self) -> None:
        """Start it without waiting."""
        arguments = ["serve", "--local", "--port", str(self.port), "--home", str(self.home)]
        with self.output.open("ab") as output:
            self._process = subprocess.Popen(
                [*self.command, *arguments],
                cwd=self.folder,
                env=self.environment,
                stdout=output,
                stderr=output,
                start_new_session=True,
            )

    def wait(self, limit_s: float = 120) -> None:
        """Wait until it answers."""
        assert self._process is not None
        end = time.monotonic() + limit_s
        while time.monotonic() < end:
            assert self._process.poll() is None, self.output.read_text()
            try:
                if requests.get(f"{self.address}/healthz", timeout=5).ok:
                    return
            except (requests.ConnectionError, requests.Timeout):
                time.sleep(0.05)
        raise AssertionError(f"no answer in {limit_s} s: {self.output.read_text()}")

    def start(self) -> Self:
        """Start it and wait until it answers."""
        self.launch()
        self.wait()
        return self

    def kill(self) -> None:
        """Kill the whole process group at once: gunicorn's worker would outlive its master for a second."""
        if self._process is not None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None

    def pause(self) -> None:
        """Stop it in the midst of whatever it does, as a machine that falls asleep does."""
        self._signal(signal.SIGSTOP)

    def resume(self) -> None:
        """Let it go on."""
        self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        assert self._process is not None
        os.killpg(self._process.pid, number)

    def stop(self) -> int:
        """Stop it as Ctrl+C does, and return the exit code."""
        assert self._process is not None
        os.killpg(self._process.pid, signal.SIGINT)
        code = self._process.wait(timeout=60)
        self._process = None
        return code

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: Any) -> None:
        self.kill()
