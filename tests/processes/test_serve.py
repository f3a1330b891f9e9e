"""`dwarfdraft serve`, as people start it."""

import re
import socket
import stat
import subprocess
import sys
from pathlib import Path

import pytest
import requests

from dwarfdraft.serve import lan_address
from tests.processes.server import Server, free_port

ROOT = Path(__file__).resolve().parents[2]


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command that ends."""
    return subprocess.run(
        [sys.executable, "-m", "dwarfdraft", *arguments],
        env={"PATH": "/usr/bin:/bin", "HOME": "/nowhere", **environment},
        capture_output=True,
        text=True,
        timeout=60,
    )


def test_it_says_where_everything_is_and_how_to_stop_it(tmp_path):
    server = Server(tmp_path / "home").start()
    assert server.stop() == 0
    said = server.output.read_text()
    assert str(tmp_path / "home") in said
    assert f"http://localhost:{server.port}" in said
    assert "Ctrl+C" in said
    assert "Traceback" not in said


def test_folder_and_key_are_their_owners_alone_and_the_key_stays(tmp_path):
    server = Server(tmp_path / "home").start()
    person = requests.Session()
    person.get(f"{server.url}/", timeout=60)
    person.put(f"{server.url}/api/me", json={"name": "Borin"}, timeout=60)
    key = tmp_path / "home" / "secret.key"
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    assert stat.S_IMODE(key.parent.stat().st_mode) == 0o700
    before = key.read_text()
    server.kill()
    server.start()
    assert key.read_text() == before
    assert person.get(f"{server.url}/api/me", timeout=60).json()["name"] == "Borin"
    person.close()
    server.kill()


def test_a_taken_port_is_told_in_one_line(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = run("serve", "--local", "--port", str(port), "--home", str(tmp_path))
    assert done.returncode == 2
    assert re.fullmatch(rf"dwarfdraft: port {port} is taken: .*\n", done.stderr)


@pytest.mark.parametrize(
    ("name", "value"),
    [("DATABASE_URL", "mysql://x"), ("DATABASE_URL", "nonsense"), ("CONNECTIONS", "many"), ("SECRET_KEY_FILE", "")],
)
def test_a_setting_that_cannot_be_is_told_in_one_line(tmp_path, name, value):
    if name == "SECRET_KEY_FILE":
        (tmp_path / "secret.key").write_text("short\n")
    done = run("serve", "--local", "--port", "0", "--home", str(tmp_path), **{f"DWARFDRAFT_{name}": value})
    assert done.returncode == 2
    assert re.fullmatch(r"dwarfdraft: .+\n", done.stderr)


def test_local_listens_on_this_machine_only(tmp_path):
    lan = lan_address()
    if lan is None:
        pytest.skip("this machine is in no network")
    with Server(tmp_path / "home") as server, pytest.raises(requests.ConnectionError):
        requests.get(f"http://{lan}:{server.port}/healthz", timeout=60)


def test_other_devices_get_address_and_qr_code(tmp_path):
    lan = lan_address()
    if lan is None:
        pytest.skip("this machine is in no network")
    port = free_port()
    with (tmp_path / "said.txt").open("w") as said:
        process = subprocess.Popen(
            [sys.executable, "-m", "dwarfdraft", "serve", "--port", str(port), "--home", str(tmp_path / "home")],
            stdout=said,
            stderr=said,
            start_new_session=True,
        )
    server = Server(tmp_path / "home", port)
    server._process = process
    server.wait()
    assert requests.get(f"http://{lan}:{port}/healthz", timeout=60).ok
    person = requests.Session()
    person.get(f"http://localhost:{port}/", timeout=60)
    link = person.post(f"http://localhost:{port}/api/device", timeout=60).json()["link"]
    person.close()
    server.kill()
    output = (tmp_path / "said.txt").read_text()
    assert f"http://{lan}:{port}\n" in output
    assert len([line for line in output.splitlines() if "█" in line or "▀" in line]) > 10
    assert link.startswith(f"http://{lan}:{port}/device/"), "a link made at localhost works on the phone"


def test_only_the_serving_process_is_patched(tmp_path):
    code = "import dwarfdraft.app, socket; assert socket.socket.__module__ == 'socket'; print('as it was')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert done.stdout == "as it was\n", done.stderr


def test_other_wsgi_servers_find_the_application_once_the_database_is_migrated(tmp_path):
    def load() -> subprocess.CompletedProcess[str]:
        code = "import wsgi; print(wsgi.app.test_client().get('/healthz').json['ok'])"
        environment = {"PATH": "/usr/bin:/bin", "DWARFDRAFT_HOME": str(tmp_path)}
        return subprocess.run(
            [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60
        )

    unmigrated = load()
    assert unmigrated.returncode != 0
    assert "run `dwarfdraft migrate`" in unmigrated.stderr.splitlines()[-1]
    assert run("migrate", DWARFDRAFT_HOME=str(tmp_path)).stdout == "The database is up to date.\n"
    assert load().stdout == "True\n"
