"""`simulate` and `arena`: many games without anybody at the table."""

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from dwarfdraft.arena import compete, distribution
from dwarfdraft.commands.game_options import GAME, game_options, given_options
from dwarfdraft.commands.progress import progress
from dwarfdraft.engine.rng import Rng
from dwarfdraft.games.naming import BadName
from dwarfdraft.games.registry import installed
from dwarfdraft.simulate import bots_of_seats, play_game, seed_of_game
from dwarfdraft.traces import write_trace


@click.command()
@click.argument("game", type=GAME)
@click.option("--games", default=1, type=click.IntRange(1), help="How many games.", show_default=True)
@click.option("--seats", default=4, type=int, help="Number of players.", show_default=True)
@game_options
@click.option("--character", "characters", multiple=True, help="A character, where they can be chosen; one a seat.")
@click.option("--seed", default="0", help="Any text; game n of several has the seed TEXT/n.", show_default=True)
@click.option("--bots", default="any", help="One word for all seats, or a list with commas.", show_default=True)
@click.option("--trace", type=click.Path(dir_okay=False), help="Write traces; {n} stands for the number of the game.")
def simulate(
    game: str,
    games: int,
    seats: int,
    characters: tuple[str, ...],
    seed: str,
    bots: str,
    trace: str | None,
    **options: Any,
) -> None:
    """Let bots play GAME, check the invariants after every command, and write traces."""
    entry = installed()[game]
    if trace is not None and games > 1 and "{n}" not in trace:
        raise click.UsageError("--trace needs {n} in its name when there are several games")
    try:
        setup = entry.names.simulated(seats, given_options(game, options, characters=characters))
        players = bots_of_seats(bots, seats)
    except BadName as fault:
        raise click.UsageError(str(fault)) from fault
    decisions = late = 0
    began = time.perf_counter()
    for number in progress(range(1, games + 1), "playing"):
        played = play_game(entry, setup, seed_of_game(seed, number, games), players)
        decisions += played.decisions
        late += played.late
        if trace is not None:
            _write(trace.replace("{n}", str(number)), played.lines)
    took = time.perf_counter() - began
    clock = f", {late} drafts out of time" if late else ""
    click.echo(
        f"{games} games ended, {decisions} decisions{clock}, invariants hold, {took / games * 1000:.1f} ms a game"
    )


@click.command()
@click.argument("game", type=GAME)
@click.option("--bots", required=True, help="A list with commas; everybody sits on every seat in turn.")
@click.option("--games", default=1000, type=click.IntRange(1), help="How many games.", show_default=True)
@game_options
@click.option("--characters", help='"all", or a list with commas of those who are drawn for each game.')
@click.option("--seed", default="0", help="Any text.", show_default=True)
def arena(
    game: str,
    bots: str,
    games: int,
    characters: str | None,
    seed: str,
    **options: Any,
) -> None:
    """Let bots compete in GAME and print what share each has won, best first, and how many turns the games took.

    A shared win counts in equal parts for those who share it. Turns are counted where a game has no fixed number. With
    --characters the share of each character in the games it was drawn for is printed, too. Of Boss Battles the Boss's
    share comes first.
    """
    entry = installed()[game]
    words = [word.strip() for word in bots.split(",")]
    drawn = _characters_drawn(characters, entry.names.characters)
    try:
        options_given = given_options(game, options)
        setup = entry.names.simulated(len(words), options_given, drawn)
        players = bots_of_seats(bots, len(words))
    except BadName as fault:
        raise click.UsageError(str(fault)) from fault
    wins = [0.0] * len(words)
    turns = []
    of_sides: dict[str, float] = {}
    won: dict[str, list[float]] = {}
    for number in progress(range(1, games + 1), "playing"):
        name = seed_of_game(seed, number, games)
        if drawn:
            seated = list(drawn)
            Rng(name, "characters").shuffle(seated)
            setup = entry.names.simulated(len(words), options_given, seated)
        outcome = compete(entry, setup, name, players, number)
        for bot, share in outcome.shares.items():
            wins[bot] += share
        for side, seats in entry.names.sides(setup).items():
            win = any((seat - number) % len(words) in outcome.shares for seat in seats)
            of_sides[side] = of_sides.get(side, 0) + win
        for seat, character in enumerate(setup["seats"] if drawn else ()):
            won.setdefault(character, []).append(outcome.shares.get((seat - number) % len(words), 0))
        if outcome.turns is not None:
            turns.append(outcome.turns)
    for side, won_by_it in of_sides.items():
        click.echo(f"{side} wins {100 * won_by_it / games:.1f} %")
    for bot in sorted(range(len(words)), key=lambda bot: -wins[bot]):
        click.echo(f"{words[bot]} {100 * wins[bot] / games:.1f} %")
    for character in sorted(won, key=lambda one: -sum(won[one]) / len(won[one])):
        shares = won[character]
        click.echo(f"{character} {100 * sum(shares) / len(shares):.1f} % of {len(shares)} games")
    for line in distribution(turns) if turns else ():
        click.echo(line)


def _characters_drawn(characters: str | None, everybody: Sequence[str]) -> tuple[str, ...]:
    """Return who is drawn for the games: all, those listed, or nobody if nothing was said."""
    if characters is None:
        return ()
    return tuple(everybody) if characters == "all" else tuple(word.strip() for word in characters.split(","))


def _write(name: str, lines: list[dict[str, object]]) -> None:
    try:
        write_trace(Path(name), lines)
    except OSError as fault:
        raise click.ClickException(f"{name}: {fault.strerror}") from fault
