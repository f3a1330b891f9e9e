"""Seats that bots play: one go over the open poll, for whoever lets bots play a match (`simulate`, `arena`, `play`)."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from dwarfdraft.bots import Bot
from dwarfdraft.engine.ask import Ask, Chooser, Value
from dwarfdraft.engine.match import Match

INTERRUPTS_ONE_IN: Final = 8
"""A bot looks at a choice that it could interrupt with this chance: real players seldom do."""


def open_asks(match: Match[Any], wants_to_interrupt: Callable[[int], bool]) -> Iterator[Ask]:
    """Yield the decisions of the open poll that want an answer now, as long as the poll is open.

    Of the optional ones, a player's Anytime Cards against somebody's choice, only those that the seat wants to answer;
    an answer to one of them closes the poll.
    """
    poll = match.poll
    if poll is None:
        return
    # Interrupts first: when the choice is made there is nothing to interrupt.
    for ask in sorted(poll.asks, key=lambda ask: ask.required):
        if match.poll is not poll:
            return
        if ask.required or (ask.options.legal() and wants_to_interrupt(ask.seat)):
            yield ask


def bots_interrupt(streams: Sequence[Chooser]) -> Callable[[int], bool]:
    """Return whether a bot looks at a choice that it could interrupt, drawn from its own stream."""
    return lambda seat: streams[seat].below(INTERRUPTS_ONE_IN) == 0


def bot_answer(match: Match[Any], ask: Ask, bot: Bot, stream: Chooser) -> Value:
    """Return what a bot answers, from what its seat sees; None to an interrupt is none."""
    prompt = match.prompt(ask.seat)
    assert prompt is not None
    return bot.answer(match.view(ask.seat), prompt, stream)


def close_if_all_have_declared(match: Match[Any]) -> None:
    """Close a window that only closes when told: bots need no time."""
    poll = match.poll
    if poll is not None and poll.closes == "told" and not match.unanswered():
        match.close()
