"""Which bots there are; and how they play seats of a match without the service (`simulate`, `arena`, `play`)."""

from collections.abc import Iterator
from typing import Any, Final

from dwarfdraft.bots import Bot
from dwarfdraft.bots.any import AnyBot, pick
from dwarfdraft.bots.thumb import ThumbBot
from dwarfdraft.engine.ask import Ask, Chooser, Value
from dwarfdraft.engine.match import Match
from dwarfdraft.games.registry import installed

BOTS: Final[dict[str, Bot]] = {"any": AnyBot(), "thumb": ThumbBot(lambda game: installed()[game].thumb)}

INTERRUPTS_ONE_IN: Final = 8
"""The bot `any` takes one chance to interrupt in so many; bots with rules decide by their rules."""
USES_ONE_IN: Final = 40
"""The bot `any` takes one chance in so many to use what it may use whatever is asked."""
LAST_CHANCE: Final = "about_to_lose"
"""The window in which bots with rules look whether using something saves them."""
_NO_CARD: Final = frozenset({"pass", "wait"})
"""What may be declared without a card."""


def by_name(name: str) -> Bot:
    """Return the bot of a name.

    :raises KeyError: with a sentence, if there is none.
    """
    if name not in BOTS:
        raise KeyError(f"unknown bot {name!r}; known: {', '.join(BOTS)}")
    return BOTS[name]


def open_asks(match: Match[Any], first: int = -1) -> Iterator[Ask]:
    """Yield the decisions of the open poll that can be answered, as long as the poll is open; a seat may be first.

    Interrupts (a player's Anytime Cards against somebody's choice) come first: when the choice is made there is nothing
    to interrupt. An answer to one closes the poll.
    """
    poll = match.poll
    if poll is None:
        return
    for ask in sorted(poll.asks, key=lambda ask: (ask.required, ask.seat != first)):
        if match.poll is not poll:
            return
        if ask.required or ask.options.legal():
            yield ask


def bot_answer(match: Match[Any], ask: Ask, bot: Bot, stream: Chooser) -> Value:
    """Return what a bot answers, from what its seat sees; None if it does not interrupt a choice that it could.

    View and prompt cost more than all else in a game of bots: they are made only for a bot that reads them, and not
    where it has no card to declare.
    """
    if isinstance(bot, AnyBot):
        if not ask.required and stream.below(INTERRUPTS_ONE_IN):
            return None
        return pick(ask.options.to_json(), stream)
    if ask.kind == "declare" and _NO_CARD.issuperset(ask.options.legal()):
        return "pass"
    prompt = match.prompt(ask.seat, brief=True)
    assert prompt is not None
    return bot.answer(match.view(ask.seat), prompt, stream)


def bot_use(match: Match[Any], ask: Ask, bot: Bot, stream: Chooser) -> Value:
    """Return what a bot uses before it answers, whatever is asked (a Potion Token); None for nothing."""
    uses = match.uses(ask.seat)
    if not uses:
        return None
    if isinstance(bot, AnyBot):
        return None if stream.below(USES_ONE_IN) else bot.use({}, ask.seat, uses, stream)
    if ask.about.get("window") != LAST_CHANCE:
        return None
    return bot.use(match.view(ask.seat), ask.seat, uses, stream)


def close_if_all_have_declared(match: Match[Any]) -> None:
    """Close a window that only closes when told: bots need no time."""
    poll = match.poll
    if poll is not None and poll.closes == "told" and not match.unanswered():
        match.close()
