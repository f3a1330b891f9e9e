"""`play`: a game in the terminal."""

import secrets
from pathlib import Path
from typing import Any, Final

import click
from rich.console import Console

from dwarfdraft.cardtext.words import MissingText
from dwarfdraft.commands.game_options import GAME, game_options, given_options
from dwarfdraft.commands.language import language_option, locales
from dwarfdraft.engine.game import BadSetup
from dwarfdraft.engine.match import Match
from dwarfdraft.games.naming import BadName
from dwarfdraft.games.plugin import TerminalSettings
from dwarfdraft.games.registry import installed
from dwarfdraft.play import ME, play_match
from dwarfdraft.scenario.reading import Failed, read
from dwarfdraft.simulate import bots_of_seats


def _games_that_can(ability: str) -> str:
    return " and the ".join(game for game, one in installed().items() if ability in one.terminal.can)


_WINDOWS: Final = _games_that_can("every_window")
_EVERYBODY: Final = _games_that_can("everybody")


@click.command()
@click.argument("game", type=GAME)
@click.option("--seats", default=4, type=int, help="Number of players, you among them.", show_default=True)
@game_options
@click.option("--character", "characters", multiple=True, help="A character, where they can be chosen; yours first.")
@click.option("--every-window", is_flag=True, help=f"{_WINDOWS.capitalize()}: ask even where you only pass or wait.")
@click.option("--everybody", is_flag=True, help=f"{_EVERYBODY.capitalize()}: play for all seats, without bots.")
@click.option("--scenario", type=click.Path(path_type=Path, dir_okay=False), help="Begin at the table of this file.")
@click.option("--bots", default="thumb", help="Who plays against you: any or thumb.", show_default=True)
@click.option("--seed", default=None, help="Any text; the same seed gives the same cards and dice.")
@language_option("Language.", show_default=True)
def play(
    game: str,
    seats: int,
    characters: tuple[str, ...],
    every_window: bool,
    everybody: bool,
    scenario: Path | None,
    bots: str,
    seed: str | None,
    lang: str,
    **options: Any,
) -> None:
    """Play GAME in the terminal against bots: type the numbers of what you choose, Ctrl-C to leave.

    The table of a scenario file is laid out as the file says, and played from there; its steps are yours to type.
    """
    entry = installed()[game]
    if every_window and "every_window" not in entry.terminal.can:
        raise click.UsageError(f"--every-window: only in the {_WINDOWS}")
    if everybody and "everybody" not in entry.terminal.can:
        raise click.UsageError(f"--everybody: only in the {_EVERYBODY}")
    try:
        match: Match[Any]
        if scenario is not None:
            match = _laid_out(game, scenario, seed)
        else:
            setup = entry.names.simulated(seats, given_options(game, options, characters=characters))
            match = Match.start(entry.game, setup, seed if seed is not None else secrets.token_hex(16))
        players = bots_of_seats(bots, entry.game.seats(match.state))
        settings = TerminalSettings(
            language=lang,
            console=Console(),
            read=_read,
            locales=locales(),
            every_window=every_window,
            everybody=everybody,
        )
        terminal = entry.terminal.open(settings)
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


def _read(question: str) -> str:
    return str(click.prompt(question, default="", show_default=False))
