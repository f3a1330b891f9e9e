"""The options of commands about a game: its name, optional rules, characters, and what games declare themselves."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeVar

import click

from dwarfdraft.games.naming import BadName
from dwarfdraft.games.options import Number, Option, Several
from dwarfdraft.games.registry import installed

Command = TypeVar("Command", bound=Callable[..., Any])

GAME: Final = click.Choice(sorted(installed()))
_DECLARED: Final[dict[str, Option]] = {
    one.name: one for game in installed().values() for one in game.offer.options.all if one.about
}
"""The options that the terminal has, by name."""


def games_with(name: str) -> list[str]:
    """Return the games that have an option."""
    return [game for game, one in installed().items() if any(each.name == name for each in one.offer.options.all)]


def game_options(command: Command) -> Command:
    """Give a command `--option` and what games declare; it gets them as keywords for `given_options`."""
    for name, one in reversed(_DECLARED.items()):
        command = _click_option(one, games_with(name))(command)
    about = "An optional rule; may be given several times."
    return click.option("--option", "options", multiple=True, help=about)(command)


def measured_options(games: Iterable[str]) -> Callable[[Command], Command]:
    """Return the options for the numbers with which games are measured (`TableOptions.measured`)."""

    def given(command: Command) -> Command:
        for options in (installed()[game].offer.options for game in games):
            for one in options.all:
                if isinstance(one, Number) and one.name in options.measured:
                    standard = str(options.measured[one.name])
                    command = _number_option(one, one.about, standard)(command)
        return command

    return given


def given_options(game: str, given: Mapping[str, Any], **more: Any) -> dict[str, Any]:
    """Return the options given on the command line, for `Names.simulated`; those not given are left out.

    :raises BadName: if the game has no such option.
    """
    declared = {one.name for one in installed()[game].offer.options.all}
    known = {name: value for name, value in given.items() if name in declared or value not in (None, ())}
    for name, value in known.items():
        if name in _DECLARED and name not in declared and value != _DECLARED[name].standard:
            raise BadName(f"the {game} has no {_DECLARED[name].noun}")
    return {name: value for name, value in (known | more).items() if value not in (None, ())}


def _click_option(one: Option, games: list[str]) -> Callable[[Command], Command]:
    about = one.about
    if len(games) < len(installed()):
        about = f"{' and '.join(games).capitalize()}: {about[0].lower()}{about[1:]}"
    if isinstance(one, Number):
        return _number_option(one, about, str(one.standard))
    return click.option(_flag(one), multiple=isinstance(one, Several), help=about)


def _number_option(one: Number, about: str, standard: str) -> Callable[[Command], Command]:
    bounds = click.IntRange(one.bounds.least, one.bounds.most)
    return click.option(_flag(one), type=bounds, help=about, show_default=standard)


def _flag(one: Option) -> str:
    """Return how an option is written on the command line."""
    return f"--{one.name.replace('_', '-')}"
