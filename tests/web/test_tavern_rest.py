"""The tavern over REST: a table, a quick game, and how a game went."""

from pathlib import Path

import pytest
from flask import Flask

from dwarfdraft.app import create_app
from dwarfdraft.config import DATABASE_FILE, Settings
from dwarfdraft.store.database import Store
from tests import wire
from tests.browser import scenes
from tests.browser.laid_tavern import TavernLayer
from tests.processes.guest import ALONE
from tests.web.visitor import Visitor


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home with an empty store."""
    store = Store(f"sqlite:///{tmp_path / DATABASE_FILE}")
    store.migrate()
    store.close()
    return tmp_path


@pytest.fixture
def own_app(home: Path) -> Flask:
    """An application over that store, without clocks."""
    url = f"sqlite:///{home / DATABASE_FILE}"
    return create_app(Settings(home=home, secret_key="k" * 64, database_url=url, bot_delay_ms=0), begin=False)


def test_a_tavern_table_is_made_and_a_quick_game_begins(host):
    host.api("PUT", "/me", {"name": "Borin"})

    table = host.api("POST", "/tables", {"game": "tavern", "seats": 8, "options": {"mode": "fast"}})
    code = host.api("POST", "/quick", {"game": "tavern", "options": {"drinks": ["RDI 1", "RDI 2"]}})["code"]

    assert table["options"] == {"drinks": ["RDI 1"], "events": [], "first": -1, "mode": "fast", "variant": "individual"}
    assert len({seat["role"] for seat in table["seats"]}) == 8
    assert host.api("GET", f"/tables/{code}")["options"]["drinks"] == ["RDI 1", "RDI 2"]
    (line,) = (line for line in host.api("GET", "/me")["tables"] if line["code"] == code)
    assert (line["game"], line["status"], line["hand"]) == ("tavern", "playing", None)
    assert host.api("GET", f"/tables/{code}/log")[0]["kind"] == "dealt"


def test_a_game_begins_with_its_first_turn_where_no_character_decides_anything_before(host):
    code = host.make_table(game="tavern", seats=len(ALONE))
    for seat, character in enumerate(ALONE):
        if seat > 0:
            host.api("POST", f"/tables/{code}/seats/{seat}", {"bot": "thumb"})
        host.api("POST", f"/tables/{code}/seats/{seat}", {"role": character})
    host.api("POST", f"/tables/{code}/start")

    (line,) = host.api("GET", "/me")["tables"]
    assert (line["turn"], line["hand"]) == (1, None)
    assert [event["kind"] for event in host.api("GET", f"/tables/{code}/log")] == ["dealt", "turn"]


def test_how_a_game_went_is_told_after_its_end(home: Path, own_app: Flask):
    layer = TavernLayer(home)
    done, going = layer.lay(scenes.OVER), layer.lay(scenes.MY_ACTION)
    layer.close()
    visitor = Visitor(own_app)

    told = visitor.api("GET", f"/tables/{done.code}/summary")
    wire.check_of_game("tavern", "Summary", told)
    early = visitor.refused("GET", f"/tables/{going.code}/summary", status=409)

    gerki, gog = told["seats"]
    assert told["winners"] == [1]
    assert gerki["out"] == {"turn": 1, "why": "passed_out", "by": 1, "card": "gog/Dance with Gog!", "how": None}
    assert (gerki["place"], gog["place"], gerki["lines"]["fortitude"]) == (2, 1, [9, 5])
    assert (early["code"], early["key"]) == ("closed", "not_over")
    rows = visitor.ask("GET", f"/tables/{done.code}/scores.csv").text
    assert "passed_out" in rows


def test_a_draft_has_no_such_summary(host):
    code = host.api("POST", "/quick", {"game": "draft"})["code"]

    assert host.refused("GET", f"/tables/{code}/summary", status=409)["code"] == "closed"
