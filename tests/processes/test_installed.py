"""What is installed runs, wherever it is started: here beside a dwarfdraft/ and a gunicorn/ that are broken."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
import requests

import dwarfdraft
from dwarfdraft.cli import _COMMANDS
from tests.processes.server import FAST, Server, free_port

ROOT = Path(__file__).resolve().parents[2]
COMMAND = Path(sys.executable).parent / "dwarfdraft"

BROKEN = 'raise SystemExit("this is not what was installed")\n'

CALLS = {
    "serve": ["serve", "--help"],  # what it serves has tests of its own
    "migrate": ["migrate"],
    "play": ["play", "draft", "--help"],
    "scenario": ["scenario", str(ROOT / "tests" / "scenarios" / "draft")],
    "verify": ["verify", "trace.jsonl"],
    "simulate": ["simulate", "draft", "--games", "1", "--trace", "trace.jsonl"],
    "arena": ["arena", "draft", "--games", "1", "--bots", "any,any"],
    "bench": ["bench", "--help"],
    "cards": ["cards"],
    "languages": ["languages", str(ROOT / "dwarfdraft" / "locale")],
}


@pytest.fixture
def folder(tmp_path):
    """Return a working folder with other packages under our name and the server's."""
    for name in ("dwarfdraft", "gunicorn", "alembic"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text(BROKEN)
    return tmp_path


def environment(folder: Path) -> dict[str, str]:
    return {"PATH": "/usr/bin:/bin", "HOME": str(folder), "DWARFDRAFT_HOME": str(folder / "home"), **FAST}


def run(words, folder):
    return subprocess.run(words, cwd=folder, env=environment(folder), capture_output=True, text=True, timeout=120)


def served(folder, command, **more) -> str:
    """Start `serve` in a folder, see that it answers, return what it printed."""
    server = Server(folder / "home", **more)
    server.command, server.folder = command, folder
    try:
        server.start()
        answer = requests.get(f"{server.url}/healthz", timeout=60).json()
        assert requests.get(f"{server.url}/", timeout=60).ok
        assert answer["ok"] is True
        return server.output.read_text()
    finally:
        server.kill()


def test_serve_serves_what_is_installed(folder):
    assert "Traceback" not in served(folder, (str(COMMAND),))


def test_serve_serves_the_package_of_its_command_also_if_that_is_not_the_installed_one(folder, tmp_path_factory):
    other = tmp_path_factory.mktemp("other")
    (other / "dwarfdraft").symlink_to(ROOT / "dwarfdraft")
    command = (sys.executable, "-P", "-c", "from dwarfdraft.cli import main; main()")
    assert "Traceback" not in served(folder, command, PYTHONPATH=str(other))


def test_the_program_for_other_hosts_serves_what_is_installed(folder):
    assert run([COMMAND, "migrate"], folder).returncode == 0
    port = free_port()
    words = [sys.executable, "-P", "-m", "dwarfdraft.web.gunicorn_program", f"--bind=127.0.0.1:{port}"]
    with (folder / "said.txt").open("wb") as said:
        process = subprocess.Popen(
            words,
            cwd=folder,
            env={**os.environ, **environment(folder), "DWARFDRAFT_ASYNC_MODE": "gevent"},
            stdout=said,
            stderr=said,
            start_new_session=True,
        )
    server = Server(folder / "home", port)
    server._process = process
    try:
        server.wait()
        assert requests.get(f"{server.url}/", timeout=60).ok
    finally:
        server.kill()


@pytest.mark.parametrize("name", _COMMANDS)
def test_every_command_is_the_installed_one(folder, name):
    if name == "verify":
        assert run([COMMAND, *CALLS["simulate"]], folder).returncode == 0
    done = run([COMMAND, *CALLS[name]], folder)
    assert done.returncode == 0, done.stderr
    assert "this is not what was installed" not in done.stderr


def test_a_checkout_that_was_not_built_says_so_in_one_line(folder):
    for path in (ROOT / "dwarfdraft").rglob("*.py"):
        copy = folder / "clone" / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(path.read_bytes())
    done = run([sys.executable, "-m", "dwarfdraft", "serve", "--local", "--port", "0"], folder / "clone")
    assert done.returncode == 2
    assert done.stderr == (
        "dwarfdraft: no compiled catalogue for 'en': this checkout was not built (python hatch_build.py)\n"
    )


@pytest.mark.parametrize("first", ["the working folder", "the folder of wsgi.py"])
def test_wsgi_loads_what_is_installed(folder, first):
    assert run([COMMAND, "migrate"], folder).returncode == 0
    (folder / "wsgi.py").write_bytes((ROOT / "wsgi.py").read_bytes())
    code = "import wsgi, dwarfdraft; print(dwarfdraft.__file__, wsgi.app.test_client().get('/healthz').json['ok'])"
    elsewhere = folder / "home"
    where = folder if first == "the working folder" else elsewhere
    words = ["env", f"PYTHONPATH={folder}", sys.executable, "-c", code]
    done = subprocess.run(words, cwd=where, env=environment(folder), capture_output=True, text=True, timeout=120)
    assert done.stdout == f"{dwarfdraft.__file__} True\n", done.stderr
