"""All cards, with their texts in a language, out of the catalogues; the build writes them for the page.

A catalogue has the texts of a kind once, with `{dwarf}` for the name: `card.<kind>.title`, `.main`, `.personal` and,
where the own text has a name of its own (Peace, Bully), `.personal_title`.
"""

import gettext
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dwarfdraft.games.draft.cards import CARDS, DWARVES, Kind

LANGUAGES = ("en", "ru")
LOCALE = Path(__file__).parent / "locale"

NAMED_APART = frozenset({Kind.BONUS, Kind.FIGHT})
"""Kinds whose own text has a name of its own."""


class MissingText(LookupError):
    """A catalogue lacks the text of a card."""


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


def cards_in(language: str, locale: Path = LOCALE) -> list[Card]:
    """Return all draft cards, by dwarf and kind.

    :raises MissingText: if the catalogue of the language is not compiled or lacks a text.
    """
    try:
        catalogue = gettext.translation("messages", locale, [language])
    except FileNotFoundError as fault:
        raise MissingText(f"no compiled catalogue for {language!r}") from fault

    def text(key: str, **data: str) -> str:
        found = catalogue.gettext(key)
        if found == key:
            raise MissingText(f"{language}: {key}: missing")
        return found.format(**data)

    names = {dwarf: text(f"dwarf.{dwarf}") for dwarf in DWARVES}
    return [
        Card(
            id=card,
            dwarf=dwarf,
            title=text(f"card.{kind}.title", dwarf=names[dwarf]),
            main=text(f"card.{kind}.main", dwarf=names[dwarf]),
            own=text(f"card.{kind}.personal", dwarf=names[dwarf]),
            own_title=text(f"card.{kind}.personal_title", dwarf=names[dwarf]) if kind in NAMED_APART else "",
        )
        for card, (dwarf, kind) in CARDS.items()
    ]


def list_json(cards: list[Card]) -> list[dict[str, Any]]:
    """Return the card list as the command prints it: one object a title and deck."""
    return [
        {"game": "draft", "owner": card.dwarf, "deck": "draft", "title": card.title, "count": 1, "types": []}
        for card in cards
    ]


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


def write_card_texts(folder: Path, locale: Path = LOCALE) -> list[Path]:
    """Write `cards.<language>.json` for every language into a folder and return the files."""
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for language in LANGUAGES:
        file = folder / f"cards.{language}.json"
        text = json.dumps(page_json(cards_in(language, locale)), ensure_ascii=False, indent=0, sort_keys=True)
        file.write_text(text + "\n", encoding="utf-8")
        files.append(file)
    return files
