"""`cards`: what is in the decks."""

import json
from collections.abc import Iterator

import click

from dwarfdraft.cardlist import cards_in, list_json, tavern_list_json
from dwarfdraft.cardtext.texts import CardText, box_text, card_text, character_text, drink_text, event_text
from dwarfdraft.cardtext.words import MissingText, Words
from dwarfdraft.commands.language import language_option, locales
from dwarfdraft.games.draft.cards import NAMES
from dwarfdraft.games.tavern.decks.all import CHARACTERS, EVENT_DECKS
from dwarfdraft.games.tavern.decks.drinks import DRINKS


@click.command()
@click.option("--json", "as_json", is_flag=True, help="One object a title and deck, as a JSON list.")
@language_option("Language of titles and texts.")
def cards(as_json: bool, lang: str) -> None:
    """List all cards of both games with their texts."""
    try:
        if as_json:
            found = list_json(cards_in(lang, locales())) + tavern_list_json(lang, locales())
            click.echo(json.dumps(found, ensure_ascii=False, indent=1))
        else:
            click.echo("\n".join([*_draft(lang), *_tavern(Words(lang, locales()))]))
    except MissingText as fault:
        raise click.ClickException(str(fault)) from fault


def _draft(language: str) -> Iterator[str]:
    """Yield the draft's cards by dwarf: title, text for everybody, text for the own dwarf."""
    dwarf = ""
    for card in cards_in(language, locales()):
        if card.dwarf != dwarf:
            if dwarf:
                yield ""
            dwarf = card.dwarf
            yield f"{NAMES[dwarf]} ({dwarf})"
        own = f"{card.own_title} – {card.own}" if card.own_title else card.own
        yield f"  {card.title} [{card.id}]"
        yield f"    {card.main}"
        yield f"    + {own}"


def _tavern(words: Words) -> Iterator[str]:
    """Yield the tavern's cards by character, then the Drinks: title, copies, types, texts, provenance."""
    for owner, character in CHARACTERS.items():
        about = character_text(words, character)
        yield ""
        yield f"{about.name} ({owner}), {', '.join((about.box, *about.traits))}"
        yield f"  {about.summary}"
        for card in (*character.cards, *character.boss, *character.side, *character.forms):
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
            yield from _lines(words, event_text(words, deck.id, event), f"{deck.id}/{event.title}", f"×{event.count}")


def _lines(words: Words, text: CardText, card_id: str, copies: str) -> Iterator[str]:
    yield f"  {text.title} [{card_id}] – {', '.join(text.types)}, {copies}"
    for number, mode in enumerate(text.modes):
        if number:
            yield f"    {words.text('tavern.list.or')}"
        yield from (f"    {line}" for line in (mode.numbers, mode.when, mode.effect) if line)
    yield from (f"    {note}" for note in text.notes)
    yield f"    {text.provenance}"
