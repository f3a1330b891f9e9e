"""What is made of the declared wire shapes is up to date, and a server sends nothing else.

Besides, the clients of all these tests check whatever they receive (`tests/wire.py`).
"""

import pytest

from dwarfdraft.web.shapes import Boot, Code
from tests import wire
from tests.processes.player import Player, wait_until
from wire_build import ROOT, answers, declared, head


def test_what_is_made_of_the_declared_shapes_is_committed_as_it_is_made():
    begins = {
        ROOT / "dwarfdraft" / "web" / "wire.json": answers(),
        **{path: head(of) for path, of in declared().items()},
    }
    stale = [
        path.relative_to(ROOT) for path, made in begins.items() if not path.read_text(encoding="utf-8").startswith(made)
    ]
    assert stale == [], "run `python wire_build.py`"


@pytest.mark.parametrize("path", ["/", "/t/{code}", "/about", "/t/{tavern}"])
def test_a_page_gives_its_modules_the_declared_block(guest, path):
    codes = {"code": guest.make_table(), "tavern": guest.make_table(game="tavern", seats=3)}
    wire.check(Boot, guest.boot(path.format(**codes)))


@pytest.mark.parametrize(("game", "events"), [("draft", 40), ("tavern", 12)])
def test_whoever_plays_on_a_real_server_receives_the_declared_shapes(server, game, events):
    player = Player(server.url)
    player.play(player.api("POST", "/quick", {"game": game})["code"], 0)
    wait_until(lambda: len(player.events) >= events or player.fault is not None)
    player.end()
    assert player.fault is None
    assert player.misshapen == []


@pytest.mark.parametrize("wrong", [{}, {"code": "1", "colour": "red"}, {"code": 1}, {"code": None}, []])
def test_what_has_not_the_declared_shape_is_told(wrong):
    wire.check(Code, {"code": "1"})
    with pytest.raises(AssertionError, match="declared shape"):
        wire.check(Code, wrong)
