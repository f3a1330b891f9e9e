"""`bench engine`, `service`, `server`, `windows`, `pages`: speed, memory and waiting, measured on request."""

from typing import Any, Final

import click
from sqlalchemy.exc import SQLAlchemyError

from dwarfdraft.benchmarks.engine import bench_engine
from dwarfdraft.benchmarks.service import measure
from dwarfdraft.benchmarks.windows import measure_windows
from dwarfdraft.botseats import BOTS
from dwarfdraft.commands.game_options import GAME, measured_options
from dwarfdraft.games.registry import installed
from dwarfdraft.languages import found
from dwarfdraft.service.pace import MIN_S
from dwarfdraft.service.values import SPEEDS, Speed

_GAMES: Final = tuple(installed())
_WITHOUT_WINDOWS: Final = tuple(name for name, one in installed().items() if not one.offer.has_windows)
_WITH_WINDOWS: Final = tuple(name for name in _GAMES if name not in _WITHOUT_WINDOWS)
_OFFERS: Final = [one.offer for one in installed().values()]
_SEATS: Final = click.IntRange(min(one.least_seats for one in _OFFERS), max(one.most_seats for one in _OFFERS))


def _first(games: tuple[str, ...]) -> str | None:
    return games[0] if games else None


@click.group()
def bench() -> None:
    """Measure speed and memory."""


@bench.command("engine")
@click.option("--game", default=_first(_GAMES), type=GAME, help="Which game.", show_default=True)
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
@click.option(
    "--game",
    default=_first(_WITHOUT_WINDOWS),
    type=click.Choice(_WITHOUT_WINDOWS),
    help="Which game.",
    show_default=True,
)
@click.option("--games", default=3, type=click.IntRange(1), help="How many games.", show_default=True)
@measured_options(_WITHOUT_WINDOWS)
@click.option("--database", help="Address of a store that may be filled; default: a new SQLite file.")
def service(game: str, games: int, database: str | None, **given: Any) -> None:
    """Measure an answer through the service: check, rules, commit, events and frames of four seats."""
    offer = installed()[game].offer
    options = {**offer.options.measured, **{name: value for name, value in given.items() if value is not None}}
    try:
        click.echo(measure(game, offer, options, games=games, url=database))
    except (ValueError, ModuleNotFoundError, SQLAlchemyError) as fault:
        raise click.ClickException(str(fault).splitlines()[0]) from fault


@bench.command("server")
@click.option("--game", default=_first(_GAMES), type=GAME, help="Which game.", show_default=True)
@click.option("--connections", default=200, type=click.IntRange(4), help="Persons, four a table.", show_default=True)
@click.option(
    "--tables", "each", default=1, type=click.IntRange(1), help="Tables a person plays at.", show_default=True
)
@click.option("--speed", default="none", type=click.Choice(SPEEDS), help="Clocks of the tables.", show_default=True)
@click.option("--mode", type=click.Choice(list(MIN_S)), help="How windows are kept; default: as the game says.")
@click.option("--database", help="Address of a store that may be filled; default: a new SQLite file each round.")
@click.option("--processes", default=1, type=click.IntRange(1, 8), help="How many serve.", show_default=True)
@click.option("--queue", help="Address of a Redis server, for several processes.")
@click.option(
    "--rounds", default=3, type=click.IntRange(1), help="Alternating rounds; medians count.", show_default=True
)
@click.option("--seconds", default=4.0, type=click.FloatRange(0.2), help="Length of a step.", show_default=True)
@click.option("--rate", default=50.0, type=click.FloatRange(1), help="Answers a second of a step.", show_default=True)
@click.option("--most", default=0.0, type=click.FloatRange(0), help="Go no higher than this rate; 0: to the limit.")
@click.option("--beats", is_flag=True, help="Each person also sends the beat of a page, every five seconds.")
@click.option("--overload", is_flag=True, help="Then four seconds at three times the capacity: what follows?")
@click.option("--restart", is_flag=True, help="Then kill and start the server: when is everybody back?")
def server(game: str, each: int, speed: Speed, mode: str | None, **said: Any) -> None:
    """Measure the server beside a bare echo: real connections, rising load, the two one after the other."""
    if said["processes"] > 1 and not (said["database"] and said["queue"]):
        raise click.UsageError("several processes need --database and --queue")
    try:
        from dwarfdraft.benchmarks.server.report import report
        from dwarfdraft.benchmarks.server.run import Plan, measure
        from dwarfdraft.benchmarks.server.tables import TableSetup
    except ModuleNotFoundError as fault:
        raise click.ClickException(f"{fault.name} is missing; install dwarfdraft[bench]") from fault
    try:
        setup = TableSetup(game, speed, _longest(game, mode), each)
        plan = Plan(setup=setup, **said)
        for line in report(plan, measure(plan, say=lambda line: click.echo(line, err=True))):
            click.echo(line)
    except (RuntimeError, ValueError, OSError) as fault:
        raise click.ClickException(str(fault).splitlines()[0]) from fault


def _longest(game: str, mode: str | None) -> dict[str, Any]:
    """Return the options of tables for a game that lasts as long as it can."""
    offer = installed()[game].offer
    longest = {name: offer.options.numbers[name].most for name in offer.options.measured}
    return {**longest, **({"mode": mode} if mode and offer.has_windows else {})}


@bench.command("windows")
@click.option(
    "--game", default=_first(_WITH_WINDOWS), type=click.Choice(_WITH_WINDOWS), help="Which game.", show_default=True
)
@click.option("--seats", default=4, type=_SEATS, help="How many seats.", show_default=True)
@click.option("--mode", type=click.Choice(list(MIN_S)), help="How windows are kept; default: as the game says.")
@click.option("--games", default=4, type=click.IntRange(1), help="How many games.", show_default=True)
def windows(game: str, seats: int, mode: str | None, games: int) -> None:
    """Measure how often people are asked, and how long they wait, at a table of bots that think as long as people."""
    offer = installed()[game].offer
    measured_mode = mode or offer.options.named("mode").standard
    for line in measure_windows(offer, BOTS["thumb"], seats=seats, mode=measured_mode, games=games).lines():
        click.echo(line)


@bench.command("pages")
@click.option("--language", "languages", multiple=True, type=click.Choice(found()), help="Default: all.")
@click.option(
    "--rounds", default=3, type=click.IntRange(1), help="Loads of each page; medians count.", show_default=True
)
def pages(languages: tuple[str, ...], rounds: int) -> None:
    """Measure first loads in a slow browser: bytes, files, times to the first paint, button and hand."""
    try:
        from dwarfdraft.benchmarks.pages import measure_pages  # only who measures pages has a browser to steer

        for line in measure_pages(_GAMES, languages or found(), rounds):
            click.echo(line)
    except ModuleNotFoundError as fault:
        raise click.ClickException(f"{fault.name} is missing; install dwarfdraft[bench]") from fault
