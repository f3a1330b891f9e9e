"""On the pages, too, a game and a mechanic stand in one place each; everything else asks the registries."""

import re

import pytest

from tests.web.page_modules import JS, ROOT, TAVERN

MECHANICS = {
    "piety": "piety",
    "moods": r"\bmoods?\b|wulfric",
    "potions": r"potion(?! token)",
    "marks": r"\bmarked\b|s-marked|\bremy\b",
    "scarabs": "scarab",
    "minions": "(?<!t-)minion",
    "forms": "blood|monstrosity",
    "gear": r"\bgears?\b|gear_",
    "open-hands": "open_hand|open hand",
    "stone": r"\bstone\b",
    "bidding": r"\bbid\b|bidding",
    "events": r"\bdungeon\b|\bsea\b|pledge",
}
"""Module of a mechanic -> what says that it is meant."""
LISTS = {"mechanics/registry.js", "types.js"}
"""Where a mechanic may be named besides: in the list of all, and as a part of what the server sends."""


def naming(words: str) -> set[str]:
    """Return the tavern's modules in which these words stand."""
    shape = re.compile(words, re.IGNORECASE)
    return {
        path.relative_to(TAVERN).as_posix() for path in TAVERN.rglob("*.js") if shape.search(path.read_text("utf-8"))
    }


@pytest.mark.parametrize("mechanic", MECHANICS)
def test_a_mechanic_is_named_in_its_own_module_alone(mechanic):
    assert naming(MECHANICS[mechanic]) - LISTS == {f"mechanics/{mechanic}.js"}


@pytest.mark.parametrize("module", sorted(LISTS))
def test_a_list_of_all_mechanics_names_some(module):
    assert [mechanic for mechanic, words in MECHANICS.items() if module in naming(words)]


def test_for_whom_a_key_is_meant_is_decided_in_one_place():
    deciding = [path for path in JS.rglob("*.js") if "isComposing" in path.read_text("utf-8")]

    assert deciding == [JS / "board" / "keys.js"]


def test_nothing_that_games_share_names_one():
    shared = [path for path in JS.rglob("*.js") if "games" not in path.parts and path.name != "types.js"]
    found = {
        path.relative_to(ROOT).as_posix()
        for path in [*shared, *(ROOT / "templates").glob("*.html")]
        if re.search(r"""["'](?:draft|tavern)["']""", path.read_text("utf-8"))
    }

    assert found == set()
