"""All cards of both games, with their texts in a language; the build writes them for the page.

Of the draft a catalogue has the texts of a kind once, with `{dwarf}` for the name: `card.<kind>.title`, `.main`,
`.personal` and, where the own text has a name of its own (Peace, Bully), `.personal_title`. The tavern's texts are put
together from what the cards do: see `cardtext`.
"""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from dwarfdraft.cardtext.texts import box_text, card_text, character_text, drink_text, event_text
from dwarfdraft.cardtext.words import Words
from dwarfdraft.games.draft.cards import CARDS, DWARVES, Kind
from dwarfdraft.games.tavern.decks.all import CARDS as TAVERN_CARDS
from dwarfdraft.games.tavern.decks.all import CHARACTERS, EVENT_DECKS
from dwarfdraft.games.tavern.decks.drinks import DECK_SIZE, DECKS, DRINKS
from dwarfdraft.games.tavern.state.options import NOBODY, SEATS, Options, Variant
from dwarfdraft.languages import LOCALE, found, json_folder

NAMED_APART = frozenset({Kind.BONUS, Kind.FIGHT})
"""Kinds whose own text has a name of its own."""


@dataclass(frozen=True, slots=True)
class Card:
    """A draft card with its texts in one language."""

    id: str
    dwarf: str
    title: str
    main: str
    """What it does for everybody."""
    own: str
    """What it does for the player of its dwarf."""
    own_title: str
    """Name of the own text, empty if it has none."""


def cards_in(language: str, locales: Iterable[Path] = (LOCALE,)) -> list[Card]:
    """Return all draft cards, by dwarf and kind.

    :raises MissingText: if the catalogue of the language is not compiled or lacks a text.
    """
    words = Words(language, locales)
    names = {dwarf: words.text(f"dwarf.{dwarf}") for dwarf in DWARVES}
    return [
        Card(
            id=card,
            dwarf=dwarf,
            title=words.text(f"card.{kind}.title", dwarf=names[dwarf]),
            main=words.text(f"card.{kind}.main", dwarf=names[dwarf]),
            own=words.text(f"card.{kind}.personal", dwarf=names[dwarf]),
            own_title=words.text(f"card.{kind}.personal_title", dwarf=names[dwarf]) if kind in NAMED_APART else "",
        )
        for card, (dwarf, kind) in CARDS.items()
    ]


def list_json(cards: list[Card]) -> list[dict[str, Any]]:
    """Return the draft's part of the list that the command prints: one object a title and deck."""
    return [
        {"game": "draft", "owner": card.dwarf, "deck": "draft", "title": card.title, "count": 1, "types": []}
        for card in cards
    ]


def tavern_list_json(language: str, locales: Iterable[Path] = (LOCALE,)) -> list[dict[str, Any]]:
    """Return the tavern's part of that list: Character Cards by owner, then Drinks by Drink Deck."""
    words = Words(language, locales)
    cards = [
        {
            "game": "tavern",
            "owner": owner,
            "deck": deck,
            "title": card_text(words, card).title,
            "count": card.count,
            "types": list(card.types),
        }
        for owner, character in CHARACTERS.items()
        for deck, card in (
            *(("character", card) for card in character.cards),
            *(("boss", card) for card in character.boss),
            *((character.side_name, card) for card in character.side),
            *((str(card.form), card) for card in character.forms),
        )
    ]
    drinks = [
        {
            "game": "tavern",
            "owner": "drinks",
            "deck": deck,
            "title": drink_text(words, drink).title,
            "count": count,
            "types": [],
        }
        for drink in DRINKS
        for deck, count in drink.count.items()
    ]
    events = [
        {
            "game": "tavern",
            "owner": f"{deck.id}-events",
            "deck": "events",
            "title": event_text(words, deck.id, event).title,
            "count": event.count,
            "types": [],
        }
        for deck in EVENT_DECKS.values()
        for event in deck.cards
    ]
    return cards + drinks + events


def tavern_page_json(language: str, locales: Iterable[Path] = (LOCALE,)) -> dict[str, dict[str, Any]]:
    """Return the tavern's texts as the page loads them: `characters`, `cards`, `drinks`, `drink_decks`, each by its id.

    And `variants`: how many may play each, and by that number what each player or team starts with, who plays with a
    Boss Deck, and who is with whom.

    Ids are those of a card without its number: `gerki/Hide in shadows`, `drink/Wine`.
    """
    words = Words(language, locales)
    return {
        "characters": {owner: asdict(character_text(words, character)) for owner, character in CHARACTERS.items()},
        "cards": {card: asdict(card_text(words, data)) for card, data in TAVERN_CARDS.items()},
        "drinks": {f"drink/{drink.title}": asdict(drink_text(words, drink)) for drink in DRINKS},
        "events": {
            f"{deck.id}/{event.title}": asdict(event_text(words, deck.id, event))
            for deck in EVENT_DECKS.values()
            for event in deck.cards
        },
        "drink_decks": {deck: {"name": box_text(words, deck), "cards": DECK_SIZE} for deck in DECKS},
        "variants": {
            variant.value: {
                "seats": list(numbers),
                "tables": {str(seats): _variant_table(variant, seats) for seats in numbers},
            }
            for variant, numbers in SEATS.items()
        },
    }


def _variant_table(variant: Variant, seats: int) -> dict[str, Any]:
    """Return what the page shows of a variant before its game begins."""
    options = Options(("",) * seats, (), (), NOBODY, variant)
    return {
        "gold": options.gold,
        "tokens": options.tokens,
        "bosses": list(options.bosses),
        "teams": [list(team) for team in options.teams],
    }


def page_json(cards: list[Card]) -> dict[str, dict[str, str]]:
    """Return the texts by card as the page loads them."""
    return {
        card.id: {
            "title": card.title,
            "main": card.main,
            "own": card.own,
            **({"own_title": card.own_title} if card.own_title else {}),
        }
        for card in cards
    }


def write_card_texts(locale: Path = LOCALE) -> list[Path]:
    """Write `draft-cards.json` and `tavern-cards.json` for every language of a folder and return the files."""
    files = []
    for language in found([locale]):
        folder = json_folder(language, locale)
        folder.mkdir(parents=True, exist_ok=True)
        texts = {
            "draft-cards.json": page_json(cards_in(language, [locale])),
            "tavern-cards.json": tavern_page_json(language, [locale]),
        }
        for name, content in texts.items():
            file = folder / name
            text = json.dumps(content, ensure_ascii=False, indent=0, sort_keys=True)
            file.write_text(text + "\n", encoding="utf-8")
            files.append(file)
    return files
