"""The option `--lang` of commands that speak to players."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from dwarfdraft.config import all_locales, further_locales
from dwarfdraft.languages import LOCALE, SOURCE, found

Command = TypeVar("Command", bound=Callable[..., Any])


def locales() -> tuple[Path, ...]:
    """Return the folders of catalogues that this process is to use."""
    return all_locales(further_locales())


def language_option(about: str, *, show_default: bool = False) -> Callable[[Command], Command]:
    """Return the option: it takes the languages that are there when the command is loaded."""
    languages = click.Choice(found((LOCALE, *further_locales())))
    return click.option("--lang", default=SOURCE, type=languages, help=about, show_default=show_default)
