"""`play`: a game in the terminal."""

import secrets

import click
from rich.console import Console

from dwarfdraft.cardlist import LANGUAGES, MissingText
from dwarfdraft.games.catalogue import GAMES
from dwarfdraft.games.naming import BadName
from dwarfdraft.play import DraftTerminal, TavernTerminal, Terminal, play_in_terminal
from dwarfdraft.simulate import bots_of_seats


@click.command()
@click.argument("game", type=click.Choice(sorted(GAMES)))
@click.option("--seats", default=4, type=int, help="Number of players, you among them.", show_default=True)
@click.option("--hands", default=1, type=int, help="Hands to play.", show_default=True)
@click.option("--option", "options", multiple=True, help="An optional rule; may be given several times.")
@click.option("--character", "characters", multiple=True, help="Tavern: a seat's character, yours first.")
@click.option("--drinks", multiple=True, help='Tavern: a Drink Deck such as "RDI 1"; several make a Bar Deck.')
@click.option("--every-window", is_flag=True, help="Tavern: ask even where you can only pass or wait.")
@click.option("--bots", default="thumb", help="Who plays against you: any or thumb.", show_default=True)
@click.option("--seed", default=None, help="Any text; the same seed gives the same cards and dice.")
@click.option("--lang", default="en", type=click.Choice(LANGUAGES), help="Language.", show_default=True)
def play(
    game: str,
    seats: int,
    hands: int,
    options: tuple[str, ...],
    characters: tuple[str, ...],
    drinks: tuple[str, ...],
    every_window: bool,
    bots: str,
    seed: str | None,
    lang: str,
) -> None:
    """Play GAME in the terminal against bots: type the numbers of what you choose, Ctrl-C to leave."""
    entry = GAMES[game]
    if every_window and game != "tavern":
        raise click.UsageError("--every-window: only the tavern has windows")
    try:
        setup = entry.names.simulated(seats, hands, options, characters=characters, drinks=drinks)
        players = bots_of_seats(bots, seats)
        terminal = _terminal(game, lang, every_window)
    except (BadName, MissingText) as fault:
        raise click.UsageError(str(fault)) from fault
    play_in_terminal(entry, setup, seed if seed is not None else secrets.token_hex(16), players, terminal)


def _terminal(game: str, language: str, every_window: bool) -> Terminal:
    if game == "tavern":
        return TavernTerminal(language, Console(), _read, every_window=every_window)
    return DraftTerminal(language, Console(), _read)


def _read(question: str) -> str:
    return str(click.prompt(question, default="", show_default=False))
