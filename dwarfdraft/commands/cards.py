"""`cards`: what is in the decks."""

import json

import click

from dwarfdraft.cardlist import LANGUAGES, MissingText, cards_in, list_json
from dwarfdraft.games.draft.cards import NAMES


@click.command()
@click.option("--json", "as_json", is_flag=True, help="One object a title and deck, as a JSON list.")
@click.option("--lang", default="en", type=click.Choice(LANGUAGES), help="Language of titles and texts.")
def cards(as_json: bool, lang: str) -> None:
    """List all cards with their texts."""
    try:
        found = cards_in(lang)
    except MissingText as fault:
        raise click.ClickException(str(fault)) from fault
    if as_json:
        click.echo(json.dumps(list_json(found), ensure_ascii=False, indent=1))
        return
    dwarf = ""
    for card in found:
        if card.dwarf != dwarf:
            dwarf = card.dwarf
            click.echo(f"{'' if card is found[0] else chr(10)}{NAMES[dwarf]} ({dwarf})")
        own = f"{card.own_title} – {card.own}" if card.own_title else card.own
        click.echo(f"  {card.title} [{card.id}]\n    {card.main}\n    + {own}")
