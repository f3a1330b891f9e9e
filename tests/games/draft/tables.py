"""Tables of Drunken Dwarf Draft set up exactly, and people who draft and answer what a test says."""

from typing import Any

from dwarfdraft.engine.events import Event
from dwarfdraft.engine.match import Match
from dwarfdraft.games.draft.game import DRAFT
from dwarfdraft.games.registry import installed
from tests.games.cases import DWARVES
from tests.games.play import answer_one, chance

NAMES = installed()["draft"].names


def new_game(seats: int = 2, *options: str, seed: object = 1, **more: Any) -> Match[Any]:
    """Begin a game from a seed."""
    setup = {"seats": list(DWARVES[:seats]), "options": list(options), **more}
    return Match.start(DRAFT, setup, str(seed))


def arranged(seats: int = 2, *options: str, seed: object = 1, table: Any = None, **setup: Any) -> Match[Any]:
    """Set a table up as a scenario file does."""
    return NAMES.arrange({"seats": list(DWARVES[:seats]), "options": list(options), **(table or {})}, setup, str(seed))


def say(match: Match[Any], seat: int, written: Any) -> list[Event]:
    """Answer as scenario files write it; return the events."""
    ask = match.pending_for(seat)
    assert ask is not None, f"seat {seat} is not asked; pending: {match.pending}"
    match.take_events()
    match.answer(seat, ask.id, NAMES.read_answer(match, ask.kind, written))
    return match.take_events()


def commit(match: Match[Any], *picks: str) -> list[Event]:
    """Let seats 0, 1, ... draft `card@die` each."""
    events: list[Event] = []
    for seat, pick in enumerate(picks):
        card, die = pick.split("@")
        events += say(match, seat, {"card": card, "die": die})
    return events


def legal(match: Match[Any], seat: int) -> Any:
    """Return what a seat may answer, as scenario files write it."""
    ask = match.pending_for(seat)
    assert ask is not None
    return NAMES.write_legal(match, ask)


def asked(match: Match[Any]) -> list[tuple[int, str]]:
    """Return who is asked what."""
    return [(ask.seat, ask.kind) for ask in match.pending]


def hand_of(match: Match[Any], seat: int) -> list[str]:
    """Return the cards in a seat's hand, as that seat sees them."""
    return list(match.view(seat)["own"]["hand"])


def play_until(match: Match[Any], turn: int, hand: int = 1) -> list[Event]:
    """Play at random until the draft of a turn."""
    chooser = chance(("until", match.seed))
    events: list[Event] = match.take_events()
    while not match.over:
        view = match.view(None)
        if (view["hand"], view["turn"], view["phase"]) == (hand, turn, "draft"):
            break
        answer_one(match, chooser)
        events += match.take_events()
    return events


def only(events: list[Event], kind: str) -> list[dict[str, Any]]:
    """Return the public part of the events of a kind."""
    return [event.public for event in events if event.kind == kind]
