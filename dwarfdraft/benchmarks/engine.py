"""How fast the engine is: random play against random legal chess in the same run, forks, and memory."""

import gc
import random
import statistics
import time
import tracemalloc
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

from dwarfdraft.engine.match import Match
from dwarfdraft.games.plugin import GamePlugin

_SEATS: Final = 4
_MOST_PLIES: Final = 300
_ROUND_S: Final = 1.0
"""How long each side plays in a round."""


class _Dice:
    """A fast chooser."""

    __slots__ = ("_random",)

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed).random

    def below(self, limit: int, /) -> int:
        """Return a number from 0 to limit-1."""
        return int(self._random() * limit)


def bench_engine(entry: GamePlugin, rounds: int) -> Iterator[str]:
    """Yield the lines of the report."""
    import chess  # an extra of the package: only this command needs it

    setup = entry.names.simulated(_SEATS)
    ours, theirs = [], []
    for number in range(rounds):
        ours.append(_rate(partial(random_game, entry, setup), number))
        theirs.append(_rate(partial(_chess_game, chess), number))
    mine, other = statistics.median(ours), statistics.median(theirs)
    yield (
        f"{entry.game.name}, {_SEATS} seats: {mine:.0f} decisions/s, "
        f"python-chess {other:.0f} moves/s, ratio {mine / other:.2f}"
    )
    took, where = fork_us(entry, setup)
    yield f"snapshot + fork + rollback in mid-{where}: {took:.0f} us"
    yield f"a table at rest: {table_kb(entry, setup):.0f} kB"
    yield f"a whole game of {entry.offer.most_seats} seats: at most {game_mb(entry):.2f} MB"


def random_game(entry: GamePlugin, setup: dict[str, Any], seed: int) -> int:
    """Play a game of random legal answers, take all events, and return the number of answers."""
    chooser = _Dice(seed)
    match: Match[Any] = Match.start(entry.game, setup, str(seed))
    answer, take_events = match.answer, match.take_events
    decisions = 0
    while not match.over:
        decisions += _answer_poll(match, answer, chooser)
        take_events()
    return decisions


def _answer_poll(match: Match[Any], answer: Callable[[int, str, Any], None], chooser: _Dice) -> int:
    """Answer all required decisions of the open poll at random, and close it; return how many."""
    poll = match.poll
    assert poll is not None
    decisions = 0
    for ask in poll.asks:
        if ask.required:
            answer(ask.seat, ask.id, ask.options.pick(chooser))
            decisions += 1
            if match.poll is not poll:
                return decisions
    if poll.closes == "told":
        match.close()
    return decisions


def fork_us(entry: GamePlugin, setup: dict[str, Any]) -> tuple[float, str]:
    """Return the median time in microseconds to fork a match, play on and go back; and where in a game that was."""
    match, where = _in_the_middle(entry, setup)
    times = []
    for _ in range(500):
        began = time.perf_counter()
        kept, tail = match.rest, list(match.tail)
        fork = match.fork()
        ask = fork.unanswered()[0]
        fork.answer(ask.seat, ask.id, next(iter(ask.options.every())))
        back: Match[Any] = Match.resume(entry.game, match.seed, kept, tail)
        times.append(time.perf_counter() - began)
        assert back.n == match.n
    return statistics.median(times) * 1e6, where


def game_mb(entry: GamePlugin) -> float:
    """Return the peak memory, in MB, of a game with the most seats while it is played, all events taken."""
    setup = entry.names.simulated(entry.offer.most_seats)
    match: Match[Any] = Match.start(entry.game, setup, "warm")
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    match = Match.start(entry.game, setup, "memory")
    chooser = _Dice(1)
    while not match.over:
        _answer_poll(match, match.answer, chooser)
        match.take_events()
    used = tracemalloc.get_traced_memory()[1] - before
    tracemalloc.stop()
    return used / 1e6


def table_kb(entry: GamePlugin, setup: dict[str, Any]) -> float:
    """Return what one match in memory costs in kB, at rest in the third turn."""
    many = 50
    _at_rest(entry, setup, "0")
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    matches = [_at_rest(entry, setup, str(seed)) for seed in range(many)]
    gc.collect()
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return used / len(matches) / 1000


def _rate(play: Callable[[int], int], number: int) -> float:
    done, game = 0, number * 100_000
    began = time.perf_counter()
    while time.perf_counter() - began < _ROUND_S:
        done += play(game)
        game += 1
    return done / (time.perf_counter() - began)


def _chess_game(chess: Any, seed: int) -> int:
    choice = random.Random(seed).choice
    board = chess.Board()
    plies = 0
    while not board.is_game_over() and plies < _MOST_PLIES:
        board.push(choice(list(board.legal_moves)))
        plies += 1
    return plies


def _at_rest(entry: GamePlugin, setup: dict[str, Any], seed: str) -> Match[Any]:
    chooser = _Dice(1)
    match: Match[Any] = Match.start(entry.game, setup, seed)
    rests = 0
    while rests < 4:
        before = match.rest
        _answer_poll(match, match.answer, chooser)
        match.take_events()
        rests += match.rest is not before
    return match


def _in_the_middle(entry: GamePlugin, setup: dict[str, Any]) -> tuple[Match[Any], str]:
    """Return a match whose tail holds several answers, and where it is: with one open decision or in a window."""
    for seed in range(1000):
        chooser = _Dice(seed)
        match: Match[Any] = Match.start(entry.game, setup, f"mid/{seed}")
        while not match.over:
            poll = match.poll
            is_window = poll is not None and poll.closes == "told"
            if len(match.tail) >= 3 and (is_window or len(match.pending) == 1):
                match.take_events()
                return match, "window" if is_window else "turn"
            _answer_poll(match, match.answer, chooser)
    raise AssertionError("no game has a turn with so many answers")
