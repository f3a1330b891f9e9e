"""A game played to its end by a person and bots."""

from collections.abc import Container, Sequence
from typing import Any

from dwarfdraft.bots import Bot
from dwarfdraft.botseats import bot_answer, bot_use, close_if_all_have_declared, open_asks
from dwarfdraft.engine.match import Match
from dwarfdraft.engine.rng import Rng
from dwarfdraft.games.plugin import GamePlugin, Terminal
from dwarfdraft.play.screen import ME, Use


def play_in_terminal(
    entry: GamePlugin, setup: dict[str, Any], seed: str, bots: Sequence[Bot], terminal: Terminal
) -> dict[str, Any]:
    """Play a game to its end, the person on seat 0, and return totals and winners.

    What the person types comes from the terminal's `read`; what `read` raises at the end of input is passed on.
    """
    return play_match(Match.start(entry.game, setup, seed), bots, terminal)


def play_match(
    match: Match[Any], bots: Sequence[Bot], terminal: Terminal, mine: Container[int] = frozenset({ME})
) -> dict[str, Any]:
    """Play a match on to its end, the person on seats of their own, and return totals and winners."""
    streams = [Rng(match.seed, f"bot/{seat}") for seat in range(len(bots))]
    terminal.tell(match.take_events(), match.view(ME))
    while not match.over:
        for ask in open_asks(match, first=ME):
            if ask.seat in mine:
                prompt = {**(match.prompt(ask.seat) or {}), "uses": list(match.uses(ask.seat))}
                value = terminal.question(match.view(ask.seat), prompt)
                if isinstance(value, Use):
                    match.use(ask.seat, value.what)
                    break  # the question is asked again
            else:
                using = bot_use(match, ask, bots[ask.seat], streams[ask.seat])
                if using is not None:
                    match.use(ask.seat, using)
                    break  # the open asks have changed: read them again
                value = bot_answer(match, ask, bots[ask.seat], streams[ask.seat])
            if value is not None or ask.required:
                match.answer(ask.seat, ask.id, value)
        close_if_all_have_declared(match)
        terminal.tell(match.take_events(), match.view(ME))
    return match.result or {}
