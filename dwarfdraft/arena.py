"""Bots against each other. Seats rotate, so that no bot has a better chair than another."""

from collections.abc import Iterator, Sequence
from typing import Any

from dwarfdraft.bots import Bot
from dwarfdraft.botseats import bot_answer, close_if_all_have_declared, open_asks
from dwarfdraft.engine.match import Match
from dwarfdraft.engine.rng import Rng
from dwarfdraft.games.catalogue import GameEntry


def compete(
    entry: GameEntry, setup: dict[str, Any], seed: str, bots: Sequence[Bot], turned: int
) -> Iterator[tuple[int, float]]:
    """Play a game with everybody `turned` seats on; yield each winner's index in `bots` and its share of the win."""
    match = Match.start(entry.game, setup, seed)
    seats = len(bots)
    streams = [Rng(seed, f"bot/{seat}") for seat in range(seats)]
    while not match.over:
        for ask in open_asks(match):
            value = bot_answer(match, ask, bots[(ask.seat - turned) % seats], streams[ask.seat])
            if value is not None or ask.required:
                match.answer(ask.seat, ask.id, value)
        close_if_all_have_declared(match)
        match.take_events()
    winners = (match.result or {})["winners"]
    for seat in winners:
        yield (seat - turned) % seats, 1 / len(winners)
