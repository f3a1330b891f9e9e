"""Servers as processes: the product as users start it, and the bare echo under the same gunicorn."""

import http.client
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Final, Self

import psutil

HOST: Final = "127.0.0.1"
START_S: Final = 120.0
SPARE_CONNECTIONS: Final = 200
PREFIX: Final = "DWARFDRAFT_"


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port


class ServerProcess:
    """One server in a process group of its own, which may be killed and started again."""

    def __init__(self, command: Sequence[str], port: int, folder: Path, environment: Mapping[str, str]) -> None:
        self.address = (HOST, port)
        self._command = command
        self._environment = {k: v for k, v in os.environ.items() if not k.startswith(PREFIX)} | dict(environment)
        self._log = folder / f"log-{port}"
        self._process: subprocess.Popen[bytes] | None = None

    def launch(self) -> None:
        """Start it without waiting."""
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command, env=self._environment, stdout=log, stderr=log, start_new_session=True
            )

    def wait(self) -> None:
        """Wait until it answers.

        :raises RuntimeError: if it does not.
        """
        end = time.monotonic() + START_S
        while not self.answers():
            if self._process is None or self._process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"the server does not start: {self._log.read_text(errors='replace')[-500:]}")
            time.sleep(0.05)

    def answers(self) -> bool:
        """Tell whether it serves."""
        line = http.client.HTTPConnection(*self.address, timeout=5)
        try:
            line.request("GET", "/healthz")
            return line.getresponse().status == 200
        except OSError:
            return False
        finally:
            line.close()

    def kill(self) -> None:
        """Kill it with all that it started."""
        if self._process is not None:
            with suppress(ProcessLookupError):  # it has ended by itself
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None

    def members(self) -> list[psutil.Process]:
        """Return the process and all that it started."""
        if self._process is None:
            return []
        first = psutil.Process(self._process.pid)
        return [first, *first.children(recursive=True)]


class Servers:
    """All processes of one server, started at the beginning of `with`, killed at its end."""

    def __init__(self, processes: Sequence[ServerProcess]) -> None:
        self.processes = processes

    @property
    def addresses(self) -> list[tuple[str, int]]:
        """Where each listens."""
        return [one.address for one in self.processes]

    def start(self) -> None:
        """Start all, one after the other: the first makes the database."""
        for one in self.processes:
            one.launch()
            one.wait()

    def kill(self) -> None:
        """Kill all."""
        for one in self.processes:
            one.kill()

    def cpu_s(self) -> float:
        """Return the processor time in seconds that all have taken."""
        times = [each.cpu_times() for one in self.processes for each in one.members()]
        return float(sum(each.user + each.system for each in times))

    @staticmethod
    def machine_s() -> float:
        """Return the processor time in seconds that the whole machine has taken."""
        times = psutil.cpu_times()
        return float(sum(getattr(times, kind, 0.0) for kind in ("user", "system", "nice", "irq", "softirq", "steal")))

    def memory_kib(self) -> float:
        """Return the resident memory of all."""
        return float(sum(each.memory_info().rss for one in self.processes for each in one.members())) / 1024

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.kill()
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None) -> None:
        self.kill()


def echo_server(folder: Path, connections: int) -> Servers:
    """Return the bare echo, not yet started."""
    port = free_port()
    command = [
        *(sys.executable, "-P", "-m", "dwarfdraft.web.gunicorn_program"),
        *("--bind", f"{HOST}:{port}", "--worker-connections", str(connections + SPARE_CONNECTIONS)),
        "dwarfdraft.benchmarks.server.echo:create_app()",
    ]
    return Servers([ServerProcess(command, port, folder, {})])


def product_server(
    folder: Path, connections: int, *, database: str | None = None, queue: str | None = None, processes: int = 1
) -> Servers:
    """Return the product, not yet started: `dwarfdraft serve` as in docs/hosting.md, with limits that programs need.

    Without a database on a new SQLite file in the folder; `queue`: a Redis address, for several processes.
    """
    environment = {
        f"{PREFIX}COMMANDS_PER_10S": "1000000",
        f"{PREFIX}CONNECTIONS": str(connections + SPARE_CONNECTIONS),
        f"{PREFIX}SECRET_KEY": "measured" * 8,
        **({f"{PREFIX}DATABASE_URL": database} if database else {}),
        **({f"{PREFIX}REDIS_URL": queue} if queue else {}),
    }
    servers = []
    for _ in range(processes):
        port = free_port()
        command = [
            *(sys.executable, "-P", "-m", "dwarfdraft", "serve"),
            *("--local", "--port", str(port), "--home", str(folder / "home")),
        ]
        servers.append(ServerProcess(command, port, folder, environment))
    return Servers(servers)


def allow_connections(connections: int) -> None:
    """Let this process, and those that it starts, hold so many connections, as far as the system has it."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 4 * connections + 1000
    if soft != resource.RLIM_INFINITY and soft < wanted:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))
