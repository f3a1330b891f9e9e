"""Every picture and word that a card of the tavern shows beside its text is drawn and said by the pages."""

import pytest

from dwarfdraft.cardlist.tavern import tavern_page_json
from dwarfdraft.cardtext.words import Words
from tests.catalogues import LANGUAGES
from tests.web.page_modules import TAVERN, in_node

DRAWN = set(
    in_node(TAVERN / "mechanics" / "registry.js", "({ EFFECTS, DEEDS }) => [EFFECTS, DEEDS].flatMap(Object.keys)")
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_deed_and_number_of_a_card_has_a_drawing_and_a_word(language: str) -> None:
    texts, words = tavern_page_json(language), Words(language)
    cards = [card for group in ("cards", "drinks", "events") for card in texts[group].values()]
    modes = [mode for card in cards for mode in card["modes"]]
    deeds = {deed for mode in modes for deed in mode["deeds"]}
    icons = {icon["key"] for mode in modes for icon in mode["icons"]}
    whose = {icon["who"] for mode in modes for icon in mode["icons"]} - {""}

    assert (deeds | icons) - DRAWN == set()
    for key in [*(f"deed.{deed}" for deed in deeds), *(f"what.{key}" for key in icons), *(f"who.{w}" for w in whose)]:
        assert words.text(f"tavern.card.{key}")
