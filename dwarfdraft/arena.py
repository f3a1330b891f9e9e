"""Bots against each other. Seats rotate, so that no bot has a better chair than another."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import median, quantiles
from typing import Any, Final

from dwarfdraft.bots import Bot
from dwarfdraft.botseats import bot_answer, bot_use, close_if_all_have_declared, open_asks
from dwarfdraft.engine.match import Match
from dwarfdraft.engine.rng import Rng
from dwarfdraft.games.plugin import GamePlugin

_STEP: Final = 10
"""Turns in one line of the distribution."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game of the arena has ended."""

    shares: dict[int, float]
    """By index in the list of bots: its share of the win."""
    turns: int | None
    """How many turns the table played; None in a game whose length is fixed."""


def compete(entry: GamePlugin, setup: dict[str, Any], seed: str, bots: Sequence[Bot], turned: int) -> Outcome:
    """Play one game with every bot moved on by `turned` seats, and return how it ended."""
    match = Match.start(entry.game, setup, seed)
    seats = len(bots)
    streams = [Rng(seed, f"bot/{seat}") for seat in range(seats)]
    while not match.over:
        for ask in open_asks(match):
            bot = bots[(ask.seat - turned) % seats]
            using = bot_use(match, ask, bot, streams[ask.seat])
            if using is not None:
                match.use(ask.seat, using)
                break  # the open asks have changed: read them again
            value = bot_answer(match, ask, bot, streams[ask.seat])
            if value is not None or ask.required:
                match.answer(ask.seat, ask.id, value)
        close_if_all_have_declared(match)
        match.take_events()
    result = match.result or {}
    winners = result["winners"]
    return Outcome({(seat - turned) % seats: 1 / len(winners) for seat in winners}, result.get("turns"))


def distribution(turns: Sequence[int]) -> Iterator[str]:
    """Yield the lines that tell how many turns the games took."""
    low, _, high = quantiles(turns if len(turns) > 1 else [*turns, *turns], n=4)
    yield (
        f"turns: median {median(turns):g}, half of the games {low:g} to {high:g}, "
        f"shortest {min(turns)}, longest {max(turns)}"
    )
    games = Counter(number // _STEP for number in turns)
    for step in range(min(games), max(games) + 1):
        yield f"turns {step * _STEP:3} to {step * _STEP + _STEP - 1:3}: {games[step]:5} games"
