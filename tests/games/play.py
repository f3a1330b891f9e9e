"""People at a table for tests: they answer at random, take back, come too late; and what a viewer receives."""

from collections.abc import Callable, Iterator
from typing import Any

import orjson

from dwarfdraft.engine.ask import Ask, Value
from dwarfdraft.engine.errors import Refused
from dwarfdraft.engine.events import Event
from dwarfdraft.engine.match import Match
from dwarfdraft.engine.rng import Rng

Step = Callable[[Match[Any]], None]


def chance(name: object) -> Rng:
    """Return a stream of numbers for a test, of its own and always the same."""
    return Rng(f"test/{name}")


def answer_one(match: Match[Any], chooser: Rng) -> tuple[Ask, Value]:
    """Let a random one of the seats that have not answered give a random legal answer."""
    ask = chooser.choice(match.unanswered())
    value = ask.options.pick(chooser)
    match.answer(ask.seat, ask.id, value)
    close(match)
    return ask, value


def close(match: Match[Any]) -> None:
    """Close a window that only closes when told, once all have declared."""
    poll = match.poll
    if poll is not None and poll.closes == "told" and not match.unanswered():
        match.close()


def answerable(match: Match[Any]) -> list[Ask]:
    """Return the open decisions that can be answered at all: an interrupt needs a card for it."""
    return [ask for ask in match.pending if ask.options.legal()]


def act(match: Match[Any], chooser: Rng) -> None:
    """Let somebody do something: mostly answer, now and then change, take back, use something, or run out of time."""
    kind = chooser.below(12)
    if kind == 0:
        for ask in match.pending:
            if match.answered(ask.seat) is not None:
                match.withdraw(ask.seat, ask.id)
                return
    if kind == 1:
        ask = chooser.choice(answerable(match))
        match.answer(ask.seat, ask.id, ask.options.pick(chooser))
        close(match)
        return
    if kind == 2:
        ask = chooser.choice(match.unanswered())
        try:
            match.expire(ask.seat, ask.id)
        except Refused:
            pass
        else:
            close(match)
            return
    if kind == 3:
        able = [seat for seat in range(match.game.seats(match.state)) if match.uses(seat)]
        if able:
            seat = chooser.choice(able)
            match.use(seat, chooser.choice(list(match.uses(seat))))
            close(match)
            return
    answer_one(match, chooser)


def play_on(
    match: Match[Any], chooser: Rng, step: Callable[[Match[Any], Rng], Any] = act, most_acts: int | None = None
) -> Iterator[None]:
    """Play to the end of the game, or for so many acts; yield before every act."""
    for _ in range(100_000 if most_acts is None else most_acts):
        if match.over:
            return
        yield
        step(match, chooser)
    if most_acts is None:
        raise AssertionError("the game does not end")


def play_to_end(match: Match[Any], chooser: Rng) -> list[Event]:
    """Play to the end of the game and return all events."""
    for _ in play_on(match, chooser):
        pass
    return match.take_events()


def frame(match: Match[Any], viewer: int | None, events: list[Event]) -> bytes:
    """Return all that a viewer receives after a commit, byte for byte."""
    return orjson.dumps(
        {
            "n": match.n,
            "events": [event.seen_by(viewer) for event in events],
            "view": match.view(viewer),
            "prompt": None if viewer is None else match.prompt(viewer),
            "marks": match.marks(),
        },
        option=orjson.OPT_SORT_KEYS,
    )


def everything(match: Match[Any]) -> bytes:
    """Return all there is of a match but its secret seed: equal bytes, equal matches."""
    seats = range(match.game.seats(match.state))
    table_rng = match._table.rng
    return orjson.dumps(
        {
            "state": repr(match.state),
            "rng": table_rng.to_json(),
            "n": match.n,
            "seq": match.seq,
            "over": match.over,
            "result": match.result,
            "snapshot": match.snapshot(),
            "tail": [move.to_json() for move in match.tail],
            "marks": match.marks(),
            "prompts": [match.prompt(seat) for seat in seats],
            "views": [match.view(seat) for seat in [None, *seats]],
        },
        option=orjson.OPT_SORT_KEYS,
    )
