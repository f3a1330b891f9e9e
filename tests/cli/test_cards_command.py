"""`dwarfdraft cards`, and the card texts that the build writes for the page."""

import json
from shutil import copytree

import pytest

from dwarfdraft.cardlist import write_card_texts
from dwarfdraft.cardlist.draft import cards_in
from dwarfdraft.cardlist.tavern import tavern_page_json
from dwarfdraft.cardtext.texts import card_text, character_text
from dwarfdraft.cardtext.words import MissingText, Words
from dwarfdraft.games.draft.cards import CARDS, DWARVES, NAMES
from dwarfdraft.games.registry import installed
from dwarfdraft.games.tavern.cards import SideDeck
from dwarfdraft.games.tavern.decks.all import CARDS as TAVERN_CARDS
from dwarfdraft.games.tavern.decks.all import CHARACTERS, EVENT_DECKS, forms_of, side_of
from dwarfdraft.games.tavern.decks.drinks import DECKS, DRINKS
from dwarfdraft.languages import LOCALE
from tests.catalogues import LANGUAGES

pytestmark = pytest.mark.usefixtures("compiled")


@pytest.mark.rules("DDD-SETUP-02")
def test_the_list_has_every_draft_card_once(run):
    cards = [card for card in json.loads(run("cards", "--json").stdout) if card["game"] == "draft"]
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


def test_the_list_has_every_tavern_card_by_owner_and_deck(run):
    cards = [card for card in json.loads(run("cards", "--json").stdout) if card["game"] == "tavern"]

    assert cards[0] == {
        "game": "tavern",
        "owner": "deirdre",
        "deck": "character",
        "title": "Gambling? I'm in!",
        "count": 6,
        "types": ["action", "gambling"],
    }
    sizes: dict[tuple[str, str], int] = {}
    for card in cards:
        key = card["owner"], card["deck"]
        sizes[key] = sizes.get(key, 0) + card["count"]
    sides = {
        (owner, deck.name): len(side_of(owner))
        for owner, character in CHARACTERS.items()
        if (deck := SideDeck.of(character)) is not None
    }
    sides |= {("vlazlo", form): len(cards) for form, cards in forms_of("vlazlo", boss=True).items()}
    sides |= {(owner, "boss"): sum(card.count for card in who.boss) for owner, who in CHARACTERS.items() if who.boss}
    decks = {(owner, "character"): 40 for owner in CHARACTERS} | {("drinks", deck): 30 for deck in DECKS}
    decks[("vlazlo", "character")] = 30
    assert sizes == decks | sides | {(f"{deck}-events", "events"): 20 for deck in EVENT_DECKS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_draft_cards_are_listed_by_dwarf_with_their_texts(run, language):
    lines = run("cards", "--lang", language).stdout.splitlines()
    heads = [line for line in lines if line and not line.startswith(" ")]
    assert heads[: len(DWARVES)] == [f"{NAMES[d]} ({d})" for d in DWARVES]
    for card in cards_in(language):
        assert f"  {card.title} [{card.id}]" in lines
        assert f"    {card.main}" in lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_tavern_cards_are_listed_by_character_with_types_texts_and_provenance(run, language):
    words = Words(language)
    lines = run("cards", "--lang", language).stdout.splitlines()

    for owner, character in CHARACTERS.items():
        about = character_text(words, character)
        head = next(n for n, line in enumerate(lines) if line.startswith(f"{about.name} ({owner}), "))
        assert lines[head + 1] == f"  {about.summary}"
        for card in character.cards:
            text = card_text(words, card)
            at = lines.index(f"  {text.title} [{owner}/{card.title}] – {', '.join(text.types)}, ×{card.count}", head)
            below = lines[at + 1 :][: 5 * len(text.modes) + len(text.notes) + 1]
            for mode in text.modes:
                assert {f"    {mode.when}", f"    {mode.effect}"} <= set(below)
            assert f"    {text.provenance}" in below
    for drink in DRINKS:
        assert any(f" [drink/{drink.title}] – " in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_both_texts_and_no_hole_in_them(language):
    for card in cards_in(language):
        texts = [card.title, card.main, card.own]
        assert all(texts)
        assert not any("{" in text or "card." in text for text in texts)
        assert bool(card.own_title) is card.id.endswith(("/bonus", "/fight"))


def test_the_page_gets_a_file_a_game_and_language(tmp_path):
    locale = copytree(LOCALE, tmp_path / "locale")
    files = write_card_texts(installed().values(), locale)
    names = ["draft-cards.json", "tavern-cards.json", "tavern-cards-later.json"]
    assert files == [locale / language / "json" / name for language in LANGUAGES for name in names]
    for file in files[::3]:
        texts = json.loads(file.read_text(encoding="utf-8"))
        assert set(texts) == set(CARDS)
        assert all(
            {"title", "main", "own"} <= set(card) <= {"title", "main", "own", "own_title"} for card in texts.values()
        )
    for file, later in zip(files[1::3], files[2::3], strict=True):
        texts = json.loads(file.read_text(encoding="utf-8"))
        assert set(texts) == {"characters", "drinks", "events", "drink_decks", "variants"}
        assert set(texts["characters"]) == set(CHARACTERS)
        assert set(json.loads(later.read_text(encoding="utf-8"))["cards"]) == set(TAVERN_CARDS)
        assert set(texts["drinks"]) == {f"drink/{drink.title}" for drink in DRINKS}


def test_the_page_gets_numbers_apart_from_words():
    texts = tavern_page_json("en")
    assert texts["cards"]["gog/Dance with Gog!"]["modes"][0]["icons"] == (
        {"key": "fortitude", "number": -4, "who": "picked"},
    )
    assert texts["drinks"]["drink/Wizard's Brew"]["modes"][0]["icons"] == (
        {"key": "alcohol", "number": 2, "who": ""},
        {"key": "fortitude", "number": 2, "who": ""},
    )


def test_a_language_without_a_catalogue_is_told(tmp_path):
    with pytest.raises(MissingText, match="no compiled catalogue for 'en'"):
        cards_in("en", [tmp_path])
