"""`cards`: what is in the decks."""

import json

import click

from dwarfdraft.cardtext.words import MissingText
from dwarfdraft.commands.language import language_option, locales
from dwarfdraft.games.registry import installed


@click.command()
@click.option("--json", "as_json", is_flag=True, help="One object a title and deck, as a JSON list.")
@language_option("Language of titles and texts.")
def cards(as_json: bool, lang: str) -> None:
    """List all cards of the games with their texts."""
    lists = [game.cards for game in installed().values()]
    try:
        if as_json:
            rows = [row for one in lists for row in one.rows(lang, locales())]
            click.echo(json.dumps(rows, ensure_ascii=False, indent=1))
        else:
            click.echo("\n\n".join("\n".join(one.lines(lang, locales())) for one in lists))
    except MissingText as fault:
        raise click.ClickException(str(fault)) from fault
