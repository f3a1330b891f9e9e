"""`simulate` and `arena`: many games without anybody at the table."""

import time
from pathlib import Path

import click

from dwarfdraft.arena import compete, distribution
from dwarfdraft.commands.progress import progress
from dwarfdraft.engine.rng import Rng
from dwarfdraft.games.draft.options import NUMBERS
from dwarfdraft.games.naming import BadName
from dwarfdraft.games.registry import installed
from dwarfdraft.games.tavern.decks.all import CHARACTERS
from dwarfdraft.games.tavern.state.options import Variant
from dwarfdraft.simulate import bots_of_seats, play_game, seed_of_game
from dwarfdraft.traces import write_trace

GAME = click.Choice(sorted(installed()))
HANDS = click.IntRange(NUMBERS["hands"].least, NUMBERS["hands"].most)


@click.command()
@click.argument("game", type=GAME)
@click.option("--games", default=1, type=click.IntRange(1), help="How many games.", show_default=True)
@click.option("--seats", default=4, type=int, help="Number of players.", show_default=True)
@click.option("--hands", default=1, type=HANDS, help="Hands a game.", show_default=True)
@click.option("--option", "options", multiple=True, help="An optional rule; may be given several times.")
@click.option("--character", "characters", multiple=True, help="Tavern: a seat's character; give one a seat.")
@click.option("--drinks", multiple=True, help='Tavern: a Drink Deck such as "RDI 1"; several make a Bar Deck.')
@click.option("--variant", default=None, help="Tavern: two_headed_dragon, boss_battle and so on.")
@click.option("--seed", default="0", help="Any text; game n of several has the seed TEXT/n.", show_default=True)
@click.option("--bots", default="any", help="One word for all seats, or a list with commas.", show_default=True)
@click.option("--trace", type=click.Path(dir_okay=False), help="Write traces; {n} stands for the number of the game.")
def simulate(
    game: str,
    games: int,
    seats: int,
    hands: int,
    options: tuple[str, ...],
    characters: tuple[str, ...],
    drinks: tuple[str, ...],
    variant: str | None,
    seed: str,
    bots: str,
    trace: str | None,
) -> None:
    """Let bots play GAME, check the invariants after every command, and write traces."""
    entry = installed()[game]
    if trace is not None and games > 1 and "{n}" not in trace:
        raise click.UsageError("--trace needs {n} in its name when there are several games")
    try:
        setup = entry.names.simulated(seats, hands, options, characters=characters, drinks=drinks, variant=variant)
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
@click.option("--hands", default=1, type=HANDS, help="Hands a game.", show_default=True)
@click.option("--option", "options", multiple=True, help="An optional rule; may be given several times.")
@click.option("--characters", help='Tavern: "all", or a list with commas of those who are drawn for each game.')
@click.option("--variant", default=None, help="Tavern: two_headed_dragon, boss_battle and so on.")
@click.option("--seed", default="0", help="Any text.", show_default=True)
def arena(
    game: str,
    bots: str,
    games: int,
    hands: int,
    options: tuple[str, ...],
    characters: str | None,
    variant: str | None,
    seed: str,
) -> None:
    """Let bots compete in GAME and print what share each has won, best first, and how many turns the games took.

    A shared win counts in equal parts for those who share it. Turns are counted where a game has no fixed number. With
    --characters the share of each character in the games it was drawn for is printed, too. Of Boss Battles the Boss's
    share comes first.
    """
    entry = installed()[game]
    words = [word.strip() for word in bots.split(",")]
    drawn = _drawn_from(characters)
    try:
        setup = entry.names.simulated(len(words), hands, options, variant=variant, pool=drawn)
        players = bots_of_seats(bots, len(words))
    except BadName as fault:
        raise click.UsageError(str(fault)) from fault
    wins = [0.0] * len(words)
    turns = []
    bosses: list[bool] = []
    won: dict[str, list[float]] = {}
    for number in progress(range(1, games + 1), "playing"):
        name = seed_of_game(seed, number, games)
        if drawn:
            seated = list(drawn)
            Rng(name, "characters").shuffle(seated)
            setup = entry.names.simulated(len(words), hands, options, variant=variant, pool=seated)
        outcome = compete(entry, setup, name, players, number)
        for bot, share in outcome.shares.items():
            wins[bot] += share
        if variant == Variant.BOSS_BATTLE:
            bosses.append(-number % len(words) in outcome.shares)
        for seat, character in enumerate(setup["seats"] if drawn else ()):
            won.setdefault(character, []).append(outcome.shares.get((seat - number) % len(words), 0))
        if outcome.turns is not None:
            turns.append(outcome.turns)
    if bosses:
        click.echo(f"the Boss wins {100 * bosses.count(True) / games:.1f} %")
    for bot in sorted(range(len(words)), key=lambda bot: -wins[bot]):
        click.echo(f"{words[bot]} {100 * wins[bot] / games:.1f} %")
    for character in sorted(won, key=lambda one: -sum(won[one]) / len(won[one])):
        shares = won[character]
        click.echo(f"{character} {100 * sum(shares) / len(shares):.1f} % of {len(shares)} games")
    for line in distribution(turns) if turns else ():
        click.echo(line)


def _drawn_from(characters: str | None) -> tuple[str, ...]:
    """Return who is drawn for the games: all, those listed, or nobody if nothing was said."""
    if characters is None:
        return ()
    return tuple(CHARACTERS) if characters == "all" else tuple(word.strip() for word in characters.split(","))


def _write(name: str, lines: list[dict[str, object]]) -> None:
    try:
        write_trace(Path(name), lines)
    except OSError as fault:
        raise click.ClickException(f"{name}: {fault.strerror}") from fault
