"""The command line: thin commands over the layers below."""

import click

from dwarfdraft import __version__


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="dwarfdraft")
def main() -> None:
    """Drunken Dwarf Draft: play it in the browser, run scenarios, simulate games."""
