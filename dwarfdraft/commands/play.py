"""`play`: a game in the terminal."""

import secrets
from pathlib import Path
from typing import Any

import click
from rich.console import Console

from dwarfdraft.cardtext.words import MissingText
from dwarfdraft.commands.language import language_option, locales
from dwarfdraft.engine.game import BadSetup
from dwarfdraft.engine.match import Match
from dwarfdraft.games.draft.options import NUMBERS
from dwarfdraft.games.naming import BadName
from dwarfdraft.games.registry import installed
from dwarfdraft.play import ME, DraftTerminal, TavernTerminal, Terminal, play_match
from dwarfdraft.scenario import Failed, read
from dwarfdraft.simulate import bots_of_seats

HANDS = click.IntRange(NUMBERS["hands"].least, NUMBERS["hands"].most)


@click.command()
@click.argument("game", type=click.Choice(sorted(installed())))
@click.option("--seats", default=4, type=int, help="Number of players, you among them.", show_default=True)
@click.option("--hands", default=1, type=HANDS, help="Hands to play.", show_default=True)
@click.option("--option", "options", multiple=True, help="An optional rule; may be given several times.")
@click.option("--character", "characters", multiple=True, help="Tavern: a seat's character, yours first.")
@click.option("--drinks", multiple=True, help='Tavern: a Drink Deck such as "RDI 1"; several make a Bar Deck.')
@click.option("--every-window", is_flag=True, help="Tavern: ask even where you can only pass or wait.")
@click.option("--everybody", is_flag=True, help="Tavern: play for all seats, without bots.")
@click.option("--scenario", type=click.Path(path_type=Path, dir_okay=False), help="Begin at the table of this file.")
@click.option("--variant", default=None, help="Tavern: two_headed_dragon, boss_battle and so on.")
@click.option("--bots", default="thumb", help="Who plays against you: any or thumb.", show_default=True)
@click.option("--seed", default=None, help="Any text; the same seed gives the same cards and dice.")
@language_option("Language.", show_default=True)
def play(
    game: str,
    seats: int,
    hands: int,
    options: tuple[str, ...],
    characters: tuple[str, ...],
    drinks: tuple[str, ...],
    variant: str | None,
    every_window: bool,
    everybody: bool,
    scenario: Path | None,
    bots: str,
    seed: str | None,
    lang: str,
) -> None:
    """Play GAME in the terminal against bots: type the numbers of what you choose, Ctrl-C to leave.

    The table of a scenario file is laid out as the file says, and played from there; its steps are yours to type.
    """
    entry = installed()[game]
    if every_window and game != "tavern":
        raise click.UsageError("--every-window: only the tavern has windows")
    if everybody and game != "tavern":
        raise click.UsageError("--everybody: only in the tavern")
    try:
        match: Match[Any]
        if scenario is not None:
            match = _laid_out(game, scenario, seed)
        else:
            setup = entry.names.simulated(seats, hands, options, characters=characters, drinks=drinks, variant=variant)
            match = Match.start(entry.game, setup, seed if seed is not None else secrets.token_hex(16))
        players = bots_of_seats(bots, entry.game.seats(match.state))
        terminal = _terminal(game, lang, every_window, everybody)
    except (BadName, BadSetup, Failed, MissingText) as fault:
        raise click.UsageError(str(fault)) from fault
    play_match(match, players, terminal, range(len(players)) if everybody else {ME})


def _laid_out(game: str, path: Path, seed: str | None) -> Match[Any]:
    try:
        found = read(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as fault:
        raise Failed(f"--scenario: {fault}") from fault
    if found.game != game:
        raise Failed(f"--scenario: a table of {found.game!r}, not of {game!r}")
    return installed()[game].names.arrange(found.table, found.setup, seed if seed is not None else found.seed)


def _terminal(game: str, language: str, every_window: bool, everybody: bool) -> Terminal:
    if game == "tavern":
        return TavernTerminal(
            language, Console(), _read, every_window=every_window, everybody=everybody, locales=locales()
        )
    return DraftTerminal(language, Console(), _read, locales())


def _read(question: str) -> str:
    return str(click.prompt(question, default="", show_default=False))
