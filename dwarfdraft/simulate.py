"""Games played by bots from a seed, invariants checked after every command, with their traces."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from dwarfdraft.bots import Bot
from dwarfdraft.botseats import bot_answer, bot_use, by_name, open_asks
from dwarfdraft.engine.match import Match
from dwarfdraft.engine.rng import Rng
from dwarfdraft.games.naming import BadName, Line
from dwarfdraft.games.plugin import GamePlugin
from dwarfdraft.traces import Course

LATE_ONE_IN = 8
"""With Let's Keep It Going, one draft in so many runs out of time."""


@dataclass(slots=True)
class Played:
    """A game that has ended."""

    lines: list[Line]
    decisions: int = 0
    late: int = 0
    """Drafts whose time ran out."""
    result: dict[str, Any] = field(default_factory=dict)


def seed_of_game(seed: str, number: int, games: int) -> str:
    """Return the seed of one of several games: the given one itself if there is only one."""
    return seed if games == 1 else f"{seed}/{number}"


def bots_of_seats(names: str, seats: int) -> list[Bot]:
    """Return one bot for each seat; `names` is one name for all seats, or a list with commas.

    :raises BadName: if a bot is unknown or their number is not that of the seats.
    """
    words = [word.strip() for word in names.split(",")]
    if len(words) not in (1, seats):
        raise BadName(f"bots: one for all or {seats}, one a seat, not {len(words)}")
    try:
        bots = [by_name(word) for word in words]
    except KeyError as fault:
        raise BadName(f"bots: {fault.args[0]}") from fault
    return bots * seats if len(bots) == 1 else bots


def play_game(
    entry: GamePlugin,
    setup: dict[str, Any],
    seed: str,
    bots: Sequence[Bot],
    watch: Callable[[Match[Any]], None] | None = None,
) -> Played:
    """Play a game to its end; `watch` sees the match whenever the rules have run.

    What the bots choose and whose time runs out comes from streams of the seed that are not the game's.

    :raises RulesFault: if an invariant breaks on the way.
    """
    match = Match.start(entry.game, setup, seed)
    course = Course(entry, match)
    late_stream = Rng(seed, "late")
    streams = [Rng(seed, f"bot/{seat}") for seat in range(len(bots))]
    played = Played(course.lines)
    entry.game.check(match.state)
    while not match.over:
        poll = match.poll
        assert poll is not None
        for ask in open_asks(match):
            # Only some kinds run late (docs/scenarios.md, traces): in the draft all who are asked for a back answer.
            if poll.may_expire and ask.kind in entry.names.late_kinds and late_stream.below(LATE_ONE_IN) == 0:
                course.expire(ask.seat)
                played.late += 1
            else:
                using = bot_use(match, ask, bots[ask.seat], streams[ask.seat])
                if using is not None:
                    course.use(ask.seat, using, "bot")
                    break  # the open asks have changed: read them again
                value = bot_answer(match, ask, bots[ask.seat], streams[ask.seat])
                if value is None and not ask.required:
                    continue
                course.answer(ask.seat, value, "bot")
                played.decisions += 1
            if match.poll is not poll:  # while it is open the rules do not run
                entry.game.check(match.state)
                if watch is not None:
                    watch(match)
    played.result = match.result or {}
    return played
