"""The cards of the draft with their texts in a language.

A catalogue has the texts of a kind once, with `{dwarf}` for the name: `card.<kind>.title`, `.main`, `.personal` and,
where the own text has a name of its own (Peace, Bully), `.personal_title`.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dwarfdraft.cardtext.words import Words
from dwarfdraft.games.draft.cards import CARDS, DWARVES, NAMES, Kind
from dwarfdraft.languages import LOCALE

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


class DraftCards:
    """The draft's cards (`dwarfdraft.games.plugin.CardList`)."""

    def rows(self, language: str, locales: Iterable[Path]) -> list[dict[str, Any]]:
        """Return one object a title and deck."""
        return [
            {"game": "draft", "owner": card.dwarf, "deck": "draft", "title": card.title, "count": 1, "types": []}
            for card in cards_in(language, locales)
        ]

    def lines(self, language: str, locales: Iterable[Path]) -> Iterator[str]:
        """Yield the cards by dwarf: title, text for everybody, text for the own dwarf."""
        dwarf = ""
        for card in cards_in(language, locales):
            if card.dwarf != dwarf:
                if dwarf:
                    yield ""
                dwarf = card.dwarf
                yield f"{NAMES[dwarf]} ({dwarf})"
            own = f"{card.own_title} – {card.own}" if card.own_title else card.own
            yield f"  {card.title} [{card.id}]"
            yield f"    {card.main}"
            yield f"    + {own}"

    def page(self, language: str, locales: Iterable[Path]) -> dict[str, dict[str, str]]:
        """Return the texts by card."""
        return page_json(cards_in(language, locales))


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
