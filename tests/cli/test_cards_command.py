"""`dwarfdraft cards`, and the card texts that the build writes for the page."""

import json

import pytest

from dwarfdraft.cardlist import MissingText, cards_in, write_card_texts
from dwarfdraft.catalogue_build import LANGUAGES
from dwarfdraft.games.draft.cards import CARDS, DWARVES, NAMES

pytestmark = pytest.mark.usefixtures("compiled")


@pytest.mark.rules("DDD-SETUP-02")
def test_the_list_has_every_card_once(run):
    cards = json.loads(run("cards", "--json").stdout)
    assert len(cards) == len(CARDS) == 88
    assert cards[0] == {
        "game": "draft",
        "owner": "durnan",
        "deck": "draft",
        "title": "A Drink for Durnan",
        "count": 1,
        "types": [],
    }
    assert {card["owner"] for card in cards} == set(DWARVES)
    assert all(sum(card["owner"] == dwarf for card in cards) == 11 for dwarf in DWARVES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_listed_by_dwarf_with_their_texts(run, language):
    result = run("cards", "--lang", language)
    lines = result.stdout.splitlines()
    assert [line for line in lines if line and not line.startswith(" ")] == [f"{NAMES[d]} ({d})" for d in DWARVES]
    for card in cards_in(language):
        assert f"  {card.title} [{card.id}]" in lines
        assert f"    {card.main}" in lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_both_texts_and_no_hole_in_them(language):
    for card in cards_in(language):
        texts = [card.title, card.main, card.own]
        assert all(texts)
        assert not any("{" in text or "card." in text for text in texts)
        assert bool(card.own_title) is card.id.endswith(("/bonus", "/fight"))


def test_the_page_gets_a_file_a_language(tmp_path):
    files = write_card_texts(tmp_path)
    assert [file.name for file in files] == ["cards.en.json", "cards.ru.json"]
    for file in files:
        texts = json.loads(file.read_text(encoding="utf-8"))
        assert set(texts) == set(CARDS)
        assert all(
            {"title", "main", "own"} <= set(card) <= {"title", "main", "own", "own_title"} for card in texts.values()
        )


def test_a_language_without_a_catalogue_is_told(tmp_path):
    with pytest.raises(MissingText, match="no compiled catalogue for 'en'"):
        cards_in("en", tmp_path)
