"""`bench engine`, `bench service`, `bench windows`: speed, memory and waiting, measured on request."""

import click
from sqlalchemy.exc import SQLAlchemyError

from dwarfdraft.benchmarks.engine import bench_engine
from dwarfdraft.benchmarks.service import measure
from dwarfdraft.benchmarks.windows import measure_windows
from dwarfdraft.botseats import BOTS
from dwarfdraft.games.draft.offer import OFFER
from dwarfdraft.games.draft.options import NUMBERS
from dwarfdraft.games.registry import installed
from dwarfdraft.games.tavern.listing import MODES
from dwarfdraft.games.tavern.listing import OFFER as TAVERN

OFFERS = {"draft": OFFER}


@click.group()
def bench() -> None:
    """Measure speed and memory."""


@bench.command("engine")
@click.option("--game", default="draft", type=click.Choice(sorted(installed())), help="Which game.", show_default=True)
@click.option(
    "--rounds", default=7, type=click.IntRange(1), help="Alternating rounds; medians count.", show_default=True
)
def engine(game: str, rounds: int) -> None:
    """Measure random play in four seats against python-chess, forks, and a table at rest."""
    try:
        for line in bench_engine(installed()[game], rounds):
            click.echo(line)
    except ModuleNotFoundError as fault:
        raise click.ClickException(f"{fault.name} is missing; install dwarfdraft[bench]") from fault


@bench.command("service")
@click.option("--game", default="draft", type=click.Choice(sorted(OFFERS)), help="Which game.", show_default=True)
@click.option("--games", default=3, type=click.IntRange(1), help="How many games.", show_default=True)
@click.option(
    "--hands",
    default=5,
    type=click.IntRange(NUMBERS["hands"].least, NUMBERS["hands"].most),
    help="Hands a game.",
    show_default=True,
)
@click.option("--database", help="Address of a store that may be filled; default: a new SQLite file.")
def service(game: str, games: int, hands: int, database: str | None) -> None:
    """Measure an answer through the service: check, rules, commit, events and frames of four seats."""
    try:
        click.echo(measure(game, OFFERS[game], {"hands": hands}, games=games, url=database))
    except (ValueError, ModuleNotFoundError, SQLAlchemyError) as fault:
        raise click.ClickException(str(fault).splitlines()[0]) from fault


@bench.command("windows")
@click.option(
    "--seats",
    default=4,
    type=click.IntRange(TAVERN.least_seats, TAVERN.most_seats),
    help="How many seats.",
    show_default=True,
)
@click.option("--mode", default="masked", type=click.Choice(MODES), help="How windows are kept.", show_default=True)
@click.option("--games", default=4, type=click.IntRange(1), help="How many games.", show_default=True)
def windows(seats: int, mode: str, games: int) -> None:
    """Measure how often people are asked, and how long they wait, at a table of bots that think as long as people."""
    for line in measure_windows(TAVERN, BOTS["thumb"], seats=seats, mode=mode, games=games).lines():
        click.echo(line)
