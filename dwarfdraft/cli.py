"""The command line: thin commands over the layers below.

An error is one line and exit code 2; a scenario that does not hold or a trace that differs is exit code 1. Commands are
imported when they are called: `scenario` does not load the web server.
"""

import sys
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import click

from dwarfdraft import __version__
from dwarfdraft.games.plugin import BadPlugin

_COMMANDS = {
    "serve": "dwarfdraft.serve",
    "migrate": "dwarfdraft.serve",
    "play": "dwarfdraft.commands.play",
    "scenario": "dwarfdraft.commands.check",
    "verify": "dwarfdraft.commands.check",
    "simulate": "dwarfdraft.commands.games",
    "arena": "dwarfdraft.commands.games",
    "bench": "dwarfdraft.commands.bench",
    "cards": "dwarfdraft.commands.cards",
    "languages": "dwarfdraft.commands.languages",
}
"""Module of each command; the command has the same name there."""


class OneLineGroup(click.Group):
    """A group whose errors are one line, and whose commands are imported when they are needed."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of the commands, in the order of the help text."""
        return [name for name, module in _COMMANDS.items() if find_spec(module) is not None]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import a command."""
        module = _COMMANDS.get(cmd_name)
        if module is None or find_spec(module) is None:
            return None
        command: click.Command = getattr(import_module(module), cmd_name)
        return command

    def main(self, *args: Any, **more: Any) -> Any:
        """Run a command and leave the program; errors go to standard error as one line."""
        more["standalone_mode"] = False
        try:
            code = super().main(*args, **more)
        except click.ClickException as fault:
            click.echo(f"dwarfdraft: {' '.join(fault.format_message().split())}", err=True)
            sys.exit(2)
        except BadPlugin as fault:
            click.echo(f"dwarfdraft: {fault}", err=True)
            sys.exit(2)
        except click.Abort:
            click.echo("dwarfdraft: interrupted", err=True)
            sys.exit(2)
        sys.exit(code if isinstance(code, int) else 0)


@click.group(cls=OneLineGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="dwarfdraft")
def main() -> None:
    """Drunken Dwarf Draft: play it in the browser, run scenarios, simulate games."""
