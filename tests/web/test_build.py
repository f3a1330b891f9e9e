"""An open page can find out that the server has a newer version of it, and that its browser keeps no cookies."""

import re
from pathlib import Path

import pytest

import dwarfdraft
from dwarfdraft.web.app_services import services
from dwarfdraft.web.assets import Assets
from tests.processes.player import Player
from tests.web.visitor import Visitor

ROOT = Path(__file__).resolve().parents[2]
CARDS = {"en": b"{}", "ru": b"{}"}


def files(folder: Path, words: str = "one") -> Path:
    """Lay a static folder."""
    folder.mkdir(exist_ok=True)
    (folder / "page.js").write_text(words)
    return folder


def test_the_build_is_another_with_other_files_card_texts_or_program(tmp_path, monkeypatch):
    first = Assets(files(tmp_path / "a"), CARDS).build
    assert Assets(files(tmp_path / "b"), CARDS).build == first

    others = {Assets(files(tmp_path / "b", "two"), CARDS).build}
    others.add(Assets(files(tmp_path / "a"), CARDS | {"ru": b"[]"}).build)
    monkeypatch.setattr(dwarfdraft, "__version__", "0.0.0.newer")
    others.add(Assets(files(tmp_path / "a"), CARDS).build)

    assert len(others | {first}) == 4


@pytest.mark.parametrize("path", ["/", "/rules", "/about"])
def test_a_page_knows_its_build(app, visitor, path):
    with app.app_context():
        assert visitor().boot(path)["build"] == services().assets.build


def test_the_protocol_says_what_changed_in_this_version():
    said = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")

    assert re.findall(r"^\| (\d+\.\d+\.\d+) \| \w", said, re.MULTILINE)[-1] == dwarfdraft.__version__
    assert f'"version": "{dwarfdraft.__version__}", "build"' in said


ANSWERS = [("GET", "/me"), ("GET", "/tables"), ("GET", "/nothing"), ("POST", "/quick")]


@pytest.mark.parametrize(("method", "path"), ANSWERS)
def test_every_answer_says_which_build_it_is_of(app, visitor, method, path):
    answer = visitor().ask(method, path, {} if method == "POST" else None)

    with app.app_context():
        assert answer.headers["Dwarfdraft-Build"] == services().assets.build


def test_watching_a_table_tells_the_build(server):
    with Player(server.url) as player:
        code = player.api("POST", "/quick", {"game": "draft"})["code"]
        player.hold_the_line()

        ack = player.say("watch", table=code, seat=0, since=0)

    assert re.fullmatch(r"[0-9a-f]{12}", ack["build"])


def test_asking_who_one_is_gives_no_cookie_to_who_has_one(app):
    guest = Visitor(app, new=False)
    assert "Set-Cookie" in guest.ask("GET", "/me").headers
    assert "Set-Cookie" not in guest.ask("GET", "/me").headers
    assert "Set-Cookie" in guest.browser.get("/").headers


def test_who_keeps_no_cookie_is_new_each_time(app):
    guest = Visitor(app, new=False)
    assert guest.api("GET", "/me")["new"] is True
    assert guest.api("GET", "/me")["new"] is False
    assert guest.api("PUT", "/me", {"name": "Borin"})["new"] is False

    guest.browser.delete_cookie("dwarfdraft")

    assert guest.api("GET", "/me")["new"] is True
