"""How games are found: by the entry points of whatever is installed."""

import sys
from dataclasses import replace
from importlib.metadata import EntryPoint
from types import ModuleType
from typing import Any

import pytest

from dwarfdraft.games import registry
from dwarfdraft.games.plugin import BadPlugin, lacks
from dwarfdraft.games.registry import GROUP, installed


@pytest.fixture
def found(monkeypatch):
    """Return what is found if these are the entry points: name -> what stands there."""

    def look(**declared):
        module = ModuleType("declared_games")
        for name, one in declared.items():
            setattr(module, name, one)
        monkeypatch.setitem(sys.modules, "declared_games", module)
        points = [EntryPoint(name, f"declared_games:{name}", GROUP) for name in declared]
        monkeypatch.setattr(registry, "entry_points", lambda group: points if group == GROUP else [])
        return installed.__wrapped__()

    return look


def test_ours_are_found_in_the_order_in_which_they_are_offered():
    assert [(name, one.rank) for name, one in installed().items()] == [("draft", 1), ("tavern", 2)]


def test_the_rank_decides_then_the_name(found):
    draft, tavern = installed().values()

    assert list(found(draft=draft, tavern=replace(tavern, rank=0))) == ["tavern", "draft"]
    assert list(found(tavern=replace(tavern, rank=1), draft=draft)) == ["draft", "tavern"]


def test_no_game_at_all_is_told(found):
    with pytest.raises(BadPlugin, match="no game is installed"):
        found()


def test_what_is_no_plug_in_is_told(found):
    with pytest.raises(BadPlugin, match="game 'draft': declared_games:draft is no GamePlugin"):
        found(draft=installed()["draft"].game)


def test_a_game_has_the_name_of_its_entry_point(found):
    with pytest.raises(BadPlugin, match="game 'poker': its rules call it 'draft'"):
        found(poker=installed()["draft"])


@pytest.mark.parametrize("part", ["game", "names", "offer", "thumb", "cards", "terminal", "page"])
def test_a_part_that_is_none_is_named(part):
    plugin = installed()["draft"]
    without: dict[str, Any] = {part: None}

    assert lacks(plugin) == []
    assert lacks(replace(plugin, **without)) == [part]
