"""The drawings of the tavern: every character, type, effect and deed that the texts name has one, and a word."""

import json
import re
from pathlib import Path

import pytest

from dwarfdraft.games.tavern.decks.all import CHARACTERS
from dwarfdraft.languages import LOCALE, json_folder
from tests.catalogues import CATALOGUES, LANGUAGES
from tests.web.page_modules import TAVERN, in_node

ROOT = Path(__file__).resolve().parents[2]
DRAWN = set(
    re.findall(
        r'<symbol id="([^"]+)"', (ROOT / "templates" / "games" / "tavern" / "drawings.svg.html").read_text("utf-8")
    )
)
PICTURES = in_node(TAVERN / "mechanics" / "registry.js", "({ EFFECTS, DEEDS }) => ({ EFFECTS, DEEDS })")
FILES = [f"{language}/{name}.json" for language in LANGUAGES for name in ("tavern-cards", "tavern-cards-later")]
BUILT = [
    json.loads((json_folder(language, LOCALE) / name).read_text("utf-8"))
    for language, _, name in (file.partition("/") for file in FILES)
]
CARDS = [card for built in BUILT for part in ("cards", "drinks", "events") for card in built.get(part, {}).values()]
MODES = [mode for card in CARDS for mode in card["modes"]]


def test_every_character_has_a_medal():
    assert {f"m-{character}" for character in CHARACTERS} <= DRAWN


def test_every_type_of_card_has_a_drawing_and_a_band():
    css = (ROOT / "static" / "css" / "tavern.css").read_text(encoding="utf-8")
    types = {kind for card in CARDS for kind in card["type_keys"]} - {"drink", "event"}

    assert {"potion", "gear", "wulfric"} <= types
    assert {"f-bat", "f-wolf", "f-monstrosity", "p-scarab"} <= DRAWN
    types -= {"bat", "wolf", "monstrosity", "scarab"}  # what a card is besides, and a token: no band of their own
    assert {f"t-{kind}" for kind in types} <= DRAWN
    assert [kind for kind in types if f".c-{kind} {{" not in css] == []


def test_every_effect_and_deed_has_a_drawing():
    effects, deeds = PICTURES["EFFECTS"], PICTURES["DEEDS"]

    assert {icon["key"] for mode in MODES for icon in mode["icons"]} - set(effects) == set()
    assert {deed for mode in MODES for deed in mode["deeds"]} - set(deeds) == set()
    assert {*effects.values(), *deeds.values()} - DRAWN == set()


def test_every_drawing_that_a_module_names_is_there():
    names = {
        name
        for path in TAVERN.rglob("*.js")
        for name in re.findall(r'"((?:t|e|d|p|s)-[a-z0-9]+)"', path.read_text(encoding="utf-8"))
    }

    assert names - DRAWN == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_whom_it_concerns_and_deed_has_its_word(language):
    texts = set(CATALOGUES[language].messages)
    keys = {f"tavern.card.what.{icon['key']}" for mode in MODES for icon in mode["icons"]}
    keys |= {f"tavern.card.who.{icon['who']}" for mode in MODES for icon in mode["icons"] if icon["who"]}
    keys |= {f"tavern.card.deed.{deed}" for mode in MODES for deed in mode["deeds"]}

    assert keys - texts == set()
