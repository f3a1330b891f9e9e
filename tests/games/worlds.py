"""Worlds that a viewer cannot tell apart: a match, and the same with all re-dealt that the viewer has not seen.

`compare` plays both on alike and compares what the viewer receives, byte for byte, until an act shows something that
was re-dealt: a card whose whereabouts the viewer did not know, or a hidden answer that was given before the re-deal.
"""

from dataclasses import dataclass
from typing import Any

import orjson

from dwarfdraft.botseats import BOTS
from dwarfdraft.engine.ask import Ask, Value
from dwarfdraft.engine.events import Event
from dwarfdraft.engine.match import Match
from dwarfdraft.engine.redealing import redealt
from dwarfdraft.engine.rng import Rng
from tests.games.cases import Case
from tests.games.play import act, chance, close, frame

SHOWS_ANSWERS = {"committed": ("dice",), "fight": ("dice", "ignored"), "pledged": ("gold",), "blamed": ("picks",)}
"""Events that show answers which were hidden until then, and where."""
SHOWS_ORDER = "backed"
"""The event that shows its seat which card lay at a place of the hand; nobody knows the order, so it is dealt anew."""


@dataclass
class Tally:
    """What a comparison met with, so that a test can tell that it compared something."""

    cases: int = 0
    acts: int = 0
    hidden_acts: int = 0
    shown: int = 0
    different_worlds: int = 0
    bots_asked: int = 0


def some_moment(case: Case, number: int) -> tuple[Match[Any], int | None, Rng]:
    """Return a match at a random moment of a random game, a viewer, and the stream to go on with."""
    chooser = chance(("moment", str(case), number))
    match = case.start(("moment", number))
    length = chooser.below((8 + 12 * case.seats) * (4 if case.game == "tavern" else 1))
    for _ in range(length):
        act(match, chooser)
        if match.over:
            match = case.start(("moment", number, "again"))
    match.take_events()
    viewer = chooser.below(case.seats + 1) - 1
    return match, None if viewer < 0 else viewer, chooser


def compare(match: Match[Any], viewer: int | None, chooser: Rng, tally: Tally) -> None:
    """Compare a match with a re-dealt one. Raises AssertionError where the viewer can tell them apart."""
    known = match.game.known(match.state, viewer)
    before = frame(match, viewer, [])
    twin = redealt(match, viewer, chooser)
    match.game.check(twin.state)
    assert frame(match, viewer, []) == before, "a re-deal changed the original"
    assert frame(twin, viewer, []) == before
    assert _asks(twin, viewer) == _asks(match, viewer)
    assert _received(twin, viewer) == _received(match, viewer)
    assert match.game.known(twin.state, viewer) == known
    tally.cases += 1
    tally.different_worlds += _differ(match, twin)
    _declare_alike(match, twin, viewer)
    if viewer is not None and match.prompt(viewer) is not None:
        _every_answer_of_the_viewer(match, twin, viewer, known, chooser, tally)
        _bots_agree(match, twin, viewer, chooser, tally)
    _play_alike(match.fork(), twin.fork(), viewer, known, chooser, tally)


def _declare_alike(match: Match[Any], twin: Match[Any], viewer: int | None) -> None:
    """Have all others who have declared or discarded otherwise in the re-dealt world do nothing in both: from here on
    all act alike.
    """
    for ask in match.pending:
        is_hidden = ask.kind in ("declare", "discard") and ask.seat != viewer
        if is_hidden and match.answered(ask.seat) != twin.answered(ask.seat):
            for world in (match, twin):
                world.answer(ask.seat, ask.id, ask.default)


def _hidden_answers(match: Match[Any], viewer: int | None) -> bool:
    """Tell whether others have given answers since the last rest point, which a re-deal may have chosen anew."""
    return any(move.command == "answer" and move.seat != viewer for move in match.tail)


def _received(match: Match[Any], viewer: int | None) -> list[dict[str, Any]]:
    """Return the events since the last rest point, as the viewer received them."""
    again = Match.resume(match.game, match.seed, match.rest, match.tail)
    return [event.seen_by(viewer) for event in again.take_events()]


def _asks(match: Match[Any], viewer: int | None) -> list[tuple[Any, ...]]:
    """Return what is asked, without what a prompt says of the hand of somebody else."""

    def about(ask: Ask) -> dict[str, Any]:
        return {key: value for key, value in ask.about.items() if ask.seat == viewer or key != "anytime"}

    return [(ask.id, ask.seat, ask.kind, orjson.dumps(about(ask)), ask.required) for ask in match.pending]


def _differ(match: Match[Any], twin: Match[Any]) -> bool:
    dump = match.game.codec.dump
    return bool(dump(match.rest.state) != dump(twin.rest.state))


def _every_answer_of_the_viewer(
    match: Match[Any], twin: Match[Any], viewer: int, known: frozenset[str], chooser: Rng, tally: Tally
) -> None:
    ask = match.pending_for(viewer)
    assert ask is not None
    values = list(ask.options.every())
    chooser.shuffle(values)
    for value in values[:6]:
        mine, theirs = match.fork(), twin.fork()
        _agree_on_rolls(mine, theirs, chooser)
        hidden = _hidden_answers(match, viewer)
        _do_both(mine, theirs, viewer, value, value, viewer, known, tally, tail_is_hidden=hidden)
    if match.answered(viewer) is not None:
        mine, theirs = match.fork(), twin.fork()
        mine.withdraw(viewer, ask.id)
        theirs.withdraw(viewer, ask.id)
        assert frame(mine, viewer, mine.take_events()) == frame(theirs, viewer, theirs.take_events())


def _bots_agree(match: Match[Any], twin: Match[Any], viewer: int, chooser: Rng, tally: Tally) -> None:
    ask = match.pending_for(viewer)
    assert ask is not None
    if not ask.options.legal():
        return
    for bot in BOTS.values():
        stream = chooser.copy()
        other = chooser.copy()
        mine = bot.answer(match.view(viewer), match.prompt(viewer) or {}, stream)
        theirs = bot.answer(twin.view(viewer), twin.prompt(viewer) or {}, other)
        assert mine == theirs
        assert ask.options.accepts(mine) or (mine is None and not ask.required)
        tally.bots_asked += 1


def _play_alike(
    mine: Match[Any], theirs: Match[Any], viewer: int | None, known: frozenset[str], chooser: Rng, tally: Tally
) -> None:
    """Let everybody act alike in both, face-down acts of others with what they have there."""
    hidden_before = _hidden_answers(mine, viewer)
    for _ in range(60):
        if mine.over or theirs.over:
            assert mine.over == theirs.over
            return
        _agree_on_rolls(mine, theirs, chooser)
        ask = chooser.choice(mine.unanswered())
        twin_ask = theirs.pending_for(ask.seat)
        assert twin_ask is not None
        if ask.kind == "draft" and mine.poll is not None and mine.poll.may_expire and chooser.below(8) == 0:
            mine.expire(ask.seat, ask.id)
            theirs.expire(ask.seat, ask.id)
            if _told_apart(mine, theirs, viewer, known, tally, hidden_before):
                return
            continue
        value = ask.options.pick(chooser)
        other = value
        if ask.kind == "draft" and ask.seat != viewer:
            # Face down: another card, for hands differ, but the die that all will see.
            tally.hidden_acts += 1
            other = {"card": twin_ask.options.pick(chooser)["card"], "die": value["die"]}
            if other != value:
                known -= {value["card"], other["card"]}
        if mine.game.name == "tavern" and ask.seat != viewer:
            # What the hands hold differs: something that both may do, or the harmless.
            tally.hidden_acts += ask.kind == "declare"
            if not twin_ask.options.accepts(value):
                value, other = ask.default, twin_ask.default
                if ask.kind == "discard_one":  # nothing is harmless: each gives up what it has, and that is shown
                    value, other = ask.options.pick(chooser), twin_ask.options.pick(chooser)
        if not _do_both(mine, theirs, ask.seat, value, other, viewer, known, tally, tail_is_hidden=hidden_before):
            return


def _do_both(
    mine: Match[Any],
    theirs: Match[Any],
    seat: int,
    value: Value,
    other: Value,
    viewer: int | None,
    known: frozenset[str],
    tally: Tally,
    *,
    tail_is_hidden: bool,
) -> bool:
    """Give an answer in both worlds; tell whether the viewer still cannot know which it is in."""
    for match, given in ((mine, value), (theirs, other)):
        ask = match.pending_for(seat)
        assert ask is not None
        match.answer(seat, ask.id, given)
        close(match)
    return not _told_apart(mine, theirs, viewer, known, tally, tail_is_hidden)


def _told_apart(
    mine: Match[Any], theirs: Match[Any], viewer: int | None, known: frozenset[str], tally: Tally, tail_is_hidden: bool
) -> bool:
    """Compare what both gave; tell whether something re-dealt was shown. Raises AssertionError if they differ else."""
    tally.acts += 1
    events, twin_events = mine.take_events(), theirs.take_events()
    for event, twin_event in zip(events, twin_events, strict=False):
        if event.seen_by(viewer) != twin_event.seen_by(viewer):
            _may_differ(event, twin_event, viewer, known, tail_is_hidden)
            tally.shown += 1
            return True
        # Cards and hidden answers look alike here, but the acts behind them may have differed.
        if event.kind in SHOWS_ANSWERS and tail_is_hidden:
            tally.shown += 1
            return True
    assert len(events) == len(twin_events)
    assert frame(mine, viewer, events) == frame(theirs, viewer, twin_events)
    return False


def _may_differ(event: Event, twin: Event, viewer: int | None, known: frozenset[str], tail_is_hidden: bool) -> None:
    """Raise AssertionError unless the two events differ by something re-dealt that they show."""
    seen, twin_seen = event.seen_by(viewer), twin.seen_by(viewer)
    assert event.n == twin.n
    if tail_is_hidden and event.kind == twin.kind and event.kind in SHOWS_ANSWERS:
        parts = SHOWS_ANSWERS[event.kind]
        assert {k: v for k, v in seen.items() if k not in parts} == {
            k: v for k, v in twin_seen.items() if k not in parts
        }
        return
    if event.kind == twin.kind == SHOWS_ORDER:
        assert {**seen, "card": None} == {**twin_seen, "card": None}
        return
    shown = _cards(seen) | _cards(twin_seen)
    assert shown - known, f"the worlds differ, though nothing re-dealt is shown: {seen} / {twin_seen}"
    # A difference in anything but the cards shown (and what follows from them) would be one too many.
    assert event.kind == twin.kind


def _cards(data: Any) -> set[str]:
    """Return all card names anywhere in a piece of data."""
    if isinstance(data, str):
        return {data} if "/" in data else set()
    if isinstance(data, dict):
        return set().union(*[_cards(k) | _cards(v) for k, v in data.items()], set())
    if isinstance(data, list):
        return set().union(*[_cards(item) for item in data], set())
    return set()


def _agree_on_rolls(mine: Match[Any], theirs: Match[Any], chooser: Rng) -> None:
    """Script the next rolls of both matches alike, so that dice do not tell them apart. Low: every die has them."""
    # In the tavern only shuffles and coins roll, and the last swap of a shuffle has two faces.
    script = [1] * 400 if mine.game.name == "tavern" else [1 + chooser.below(6) for _ in range(12)]
    for match in (mine, theirs):
        match._table.rng.script = list(script)
