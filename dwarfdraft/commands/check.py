"""`scenario` and `verify`: files that say what must hold."""

import json
import sys
from pathlib import Path

import click

from dwarfdraft.commands.progress import progress
from dwarfdraft.engine.events import Event
from dwarfdraft.games.registry import installed
from dwarfdraft.scenario.reading import scenario_files
from dwarfdraft.scenario.running import run_file
from dwarfdraft.traces import verify_file

_FILES = click.Path(exists=True, path_type=Path)


@click.command()
@click.argument("paths", metavar="FILE_OR_FOLDER...", nargs=-1, required=True, type=_FILES)
@click.option("--events", is_flag=True, help="Print below each file what has happened, hidden things too.")
def scenario(paths: tuple[Path, ...], events: bool) -> None:
    """Run scenario files, or all in folders and below (docs/scenarios.md).

    Prints a line a file, closes with how many passed, and exits with 0 only if all did.
    """
    files = [file for path in paths for file in scenario_files(path)]
    if not files:
        raise click.UsageError("no scenario files (*.toml) there")
    failed = 0
    for file in files:
        outcome = run_file(file, installed())
        line = f"ok      {file}" if outcome.passed else f"FAILED  {file}: {outcome.fault}"
        click.echo(f"{line} ({'; '.join(outcome.remarks)})" if outcome.remarks else line)
        for place, event in outcome.events if events else ():
            click.echo(f"        {place}: {_told(event)}")
        failed += not outcome.passed
    click.echo(f"{len(files) - failed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


def _told(event: Event) -> str:
    """Return an event as it goes to players: what everybody sees, then what each seat is told besides."""
    alone = "".join(f"; seat {seat}: {json.dumps(what, ensure_ascii=False)}" for seat, what in event.private.items())
    return f"{event.kind} {json.dumps(event.public, ensure_ascii=False)}{alone}"


@click.command()
@click.argument(
    "files", metavar="FILE...", nargs=-1, required=True, type=click.Path(exists=True, dir_okay=False, path_type=Path)
)
def verify(files: tuple[Path, ...]) -> None:
    """Replay traces and say whether every ask, roll and result comes out the same.

    A trace of other rules is checked for its dice and shuffles only, and the line says so.
    """
    differ = 0
    for file in progress(files, "verifying"):
        verdict = verify_file(file, installed())
        place = f" line {verdict.line}:" if verdict.line else ""
        note = f" ({verdict.note})" if verdict.note else ""
        click.echo(f"agrees   {file}{note}" if verdict.agrees else f"DIFFERS  {file}:{place} {verdict.fault}{note}")
        differ += not verdict.agrees
    click.echo(f"{len(files) - differ} agree, {differ} differ")
    sys.exit(1 if differ else 0)
