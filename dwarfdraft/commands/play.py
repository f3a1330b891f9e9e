"""`play`: a game in the terminal."""

import secrets

import click
from rich.console import Console

from dwarfdraft.cardlist import LANGUAGES, MissingText
from dwarfdraft.games.catalogue import GAMES
from dwarfdraft.games.naming import BadName
from dwarfdraft.play import Terminal, play_in_terminal
from dwarfdraft.simulate import bots_of_seats


@click.command()
@click.argument("game", type=click.Choice(sorted(GAMES)))
@click.option("--seats", default=4, type=int, help="Number of players, you among them.", show_default=True)
@click.option("--hands", default=1, type=int, help="Hands to play.", show_default=True)
@click.option("--option", "options", multiple=True, help="An optional rule; may be given several times.")
@click.option("--bots", default="thumb", help="Who plays against you: any or thumb.", show_default=True)
@click.option("--seed", default=None, help="Any text; the same seed gives the same cards and dice.")
@click.option("--lang", default="en", type=click.Choice(LANGUAGES), help="Language.", show_default=True)
def play(game: str, seats: int, hands: int, options: tuple[str, ...], bots: str, seed: str | None, lang: str) -> None:
    """Play GAME in the terminal against bots: type the numbers of what you choose, Ctrl-C to leave."""
    entry = GAMES[game]
    try:
        setup = entry.names.simulated(seats, hands, options)
        players = bots_of_seats(bots, seats)
        terminal = Terminal(lang, Console(), _read)
    except (BadName, MissingText) as fault:
        raise click.UsageError(str(fault)) from fault
    play_in_terminal(entry, setup, seed if seed is not None else secrets.token_hex(16), players, terminal)


def _read(question: str) -> str:
    return str(click.prompt(question, default="", show_default=False))
