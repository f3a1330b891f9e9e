"""The cards of the tavern with their texts in a language, put together from what the cards do: see `cardtext`."""

from collections.abc import Iterable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from dwarfdraft.cardlist import LATER
from dwarfdraft.cardtext.texts import CardText, box_text, card_text, character_text, drink_text, event_text
from dwarfdraft.cardtext.words import Words
from dwarfdraft.games.tavern.decks.all import CARDS, CHARACTERS, EVENT_DECKS
from dwarfdraft.games.tavern.decks.drinks import DECK_SIZE, DECKS, DRINKS
from dwarfdraft.games.tavern.state.options import NOBODY, SEATS, Options, Variant
from dwarfdraft.languages import LOCALE


class TavernCards:
    """The tavern's cards (`dwarfdraft.games.plugin.CardList`)."""

    def rows(self, language: str, locales: Iterable[Path]) -> list[dict[str, Any]]:
        """Return one object a title and deck: Character Cards by owner, Drinks by Drink Deck, Events."""
        return tavern_list_json(language, locales)

    def lines(self, language: str, locales: Iterable[Path]) -> Iterator[str]:
        """Yield the cards by character, then the Drinks and Events: title, copies, types, texts, provenance."""
        words = Words(language, locales)
        for number, (owner, character) in enumerate(CHARACTERS.items()):
            about = character_text(words, character)
            if number:
                yield ""
            yield f"{about.name} ({owner}), {', '.join((about.box, *about.traits))}"
            yield f"  {about.summary}"
            for card in character.every_card():
                yield from _lines(words, card_text(words, card), f"{owner}/{card.title}", f"×{card.count}")
        yield ""
        yield words.text("tavern.list.drinks")
        for drink in DRINKS:
            copies = ", ".join(f"{box_text(words, deck)} ×{count}" for deck, count in drink.count.items())
            yield from _lines(words, drink_text(words, drink), f"drink/{drink.title}", copies)
        for deck in EVENT_DECKS.values():
            yield ""
            yield words.text(f"tavern.list.{deck.id}")
            for event in deck.cards:
                text = event_text(words, deck.id, event)
                yield from _lines(words, text, f"{deck.id}/{event.title}", f"×{event.count}")

    def page(self, language: str, locales: Iterable[Path]) -> dict[str, dict[str, Any]]:
        """Return the texts, each kind by its id; those of the cards of characters are needed later."""
        texts = tavern_page_json(language, locales)
        return {**{part: each for part, each in texts.items() if part != "cards"}, LATER: {"cards": texts["cards"]}}


def tavern_list_json(language: str, locales: Iterable[Path]) -> list[dict[str, Any]]:
    """Return one object a title and deck: Character Cards by owner, Drinks by Drink Deck, Events."""
    words = Words(language, locales)
    cards = [
        {
            "game": "tavern",
            "owner": owner,
            "deck": deck,
            "title": card_text(words, card).title,
            "count": card.count,
            "types": [*card.types, *(kind for trait in card.own for kind in trait.PRINTED)],
        }
        for owner, character in CHARACTERS.items()
        for deck, cards in character.decks()
        for card in cards
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
        "cards": {card: asdict(card_text(words, data)) for card, data in CARDS.items()},
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


def _lines(words: Words, text: CardText, card_id: str, copies: str) -> Iterator[str]:
    yield f"  {text.title} [{card_id}] – {', '.join(text.types)}, {copies}"
    for number, mode in enumerate(text.modes):
        if number:
            yield f"    {words.text('tavern.list.or')}"
        yield from (f"    {line}" for line in (mode.numbers, mode.when, mode.effect) if line)
    yield from (f"    {note}" for note in text.notes)
    yield f"    {text.provenance}"
