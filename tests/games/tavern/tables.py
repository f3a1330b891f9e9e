"""Tables of the tavern for tests: set up as scenarios are, driven by what people say."""

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from dwarfdraft.engine.ask import Ask, Value
from dwarfdraft.engine.match import Match
from dwarfdraft.games.tavern.game import TAVERN
from dwarfdraft.games.tavern.notation.arrange import arrange
from dwarfdraft.games.tavern.notation.names import TavernNames
from dwarfdraft.games.tavern.state.state import State
from dwarfdraft.games.tavern.state.written import read_seat

Tavern: TypeAlias = Match[State]

NAMES = TavernNames()
PAIRS = ("deirdre", "fiona", "gerki", "zot")


def laid(
    *characters: str,
    drinks: Iterable[str] = ("RDI 1",),
    events: Iterable[str] = (),
    variant: str = "individual",
    seed: str = "rules",
    **setup: Any,
) -> Tavern:
    """Return a table of these characters, clockwise; `setup` as in a scenario, rows may be given by character."""
    rows = {
        key: [value.get(name, []) for name in characters] if isinstance(value, dict) else value
        for key, value in setup.items()
    }
    table = {"characters": list(characters), "drinks": list(drinks), "events": list(events), "variant": variant}
    match = arrange(table, {"hands": [], **rows}, seed)
    TAVERN.check(match.state)
    return match


def pairs(*characters: str, **setup: Any) -> Tavern:
    """Return a table of two teams of two."""
    return laid(*(characters or PAIRS), variant="two_headed_dragon", **setup)


def seat_of(match: Tavern, name: str) -> int:
    """Return the seat of a character."""
    return read_seat(match.state, name)


def ask_of(match: Tavern, name: str) -> Ask:
    """Return what a character is asked now."""
    ask = match.pending_for(seat_of(match, name))
    assert ask is not None, f"{name} is not asked"
    return ask


def legal(match: Tavern, name: str) -> list[Value]:
    """Return what a character may answer now, seats by character."""
    return list(NAMES.write_legal(match, ask_of(match, name)))


def say(match: Tavern, name: str, value: Value) -> None:
    """Have a character answer what is asked now; a window closes when all have spoken."""
    ask = ask_of(match, name)
    match.answer(ask.seat, ask.id, NAMES.read_answer(match, ask.kind, value))
    close(match)


def close(match: Tavern) -> None:
    """Close a window in which all have spoken."""
    if match.poll is not None and match.poll.closes == "told" and not match.unanswered():
        match.close()
    TAVERN.check(match.state)


def all_pass(match: Tavern) -> None:
    """Have all who have not answered yet answer with the default, once."""
    poll = match.poll
    for ask in match.unanswered():
        if match.poll is not poll:
            break
        match.answer(ask.seat, ask.id, ask.default if ask.default is not None else next(ask.options.every()))
    close(match)


def until(match: Tavern, name: str, kind: str, window: str | None = None) -> Ask:
    """Let everybody answer with the default until a character is asked something, in a window of a kind."""
    for _ in range(500):
        ask = match.pending_for(seat_of(match, name))
        if ask is not None and ask.kind == kind and _is_in(ask, window) and match.answered(ask.seat) is None:
            return ask
        all_pass(match)
    raise AssertionError(f"{name} is never asked {kind}")


def pass_until(match: Tavern, holds: Callable[[], bool]) -> None:
    """Let everybody answer with the default until something holds."""
    for _ in range(200):
        if holds():
            return
        all_pass(match)
    raise AssertionError("it never comes to that")


def run_to(match: Tavern, window: str) -> None:
    """Let everybody answer with the default until a window of a kind is open."""
    pass_until(match, lambda: window_of(match) == window)


def act(match: Tavern, name: str, title: str, target: str | None = None) -> None:
    """Have a character play an Action."""
    until(match, name, "action")
    say(match, name, title)
    if target is not None:
        say(match, name, target)


def window_of(match: Tavern) -> str:
    """Return the kind of the window that is open, `none` if there is none."""
    poll = match.poll
    return "none" if poll is None else str(poll.asks[0].about.get("window", "none"))


def fortitude_of(match: Tavern) -> list[int]:
    """Return the Fortitude of each party."""
    return [party.fortitude for party in match.state.parties]


def gold_of(match: Tavern) -> list[int]:
    """Return the Gold of each party."""
    return [party.gold for party in match.state.parties]


def happened(match: Tavern) -> list[tuple[str, dict[str, Any]]]:
    """Return kinds and public parts of the events since the last call."""
    return [(event.kind, event.public) for event in match.take_events()]


def _is_in(ask: Ask, window: str | None) -> bool:
    return window is None or ask.about.get("window") == window
