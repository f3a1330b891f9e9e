"""A bar on standard error while something long runs; nothing where that is no terminal."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from rich.console import Console
from rich.progress import track

T = TypeVar("T")

_LONG = 10
"""Fewer steps than this have no bar."""


def progress(steps: Sequence[T], what: str) -> Iterator[T]:
    """Yield the steps, showing how far they are."""
    console = Console(stderr=True)
    if len(steps) < _LONG or not console.is_terminal:
        yield from steps
    else:
        yield from track(steps, description=what, console=console, transient=True)
