"""Small tables of the tavern as a seat sees them, made by hand: no rules stand behind them."""

from collections import Counter
from collections.abc import Callable

import pytest

from dwarfdraft.bots.tavern import declaring
from dwarfdraft.bots.tavern.sight import Sight
from dwarfdraft.botseats import bot_answer, by_name, close_if_all_have_declared, open_asks
from dwarfdraft.engine.match import Match
from dwarfdraft.engine.rng import Rng
from dwarfdraft.games.tavern.game import TAVERN

CHARACTERS = ("gerki", "fiona", "zot", "eve")


@pytest.fixture
def view() -> Callable[..., dict[str, object]]:
    """Return a function that makes what seat 0 (Gerki) sees; `players`: Fortitude, Alcohol Content, Gold, pile."""

    def make(players=((20, 0, 10, 1),) * 4, hand=(), stack=(), round_=None, step="action", active=0):
        seats = [
            {
                **{"character": who, "fortitude": f, "alcohol": a, "gold": g, "hand": 7, "pile": pile, "out": False},
                **{"potions": [], "piety": 0, "mood": None},
                "marked": False,
                "minions": [],
                "kept": [],
                "scarabs": 0,
                "stone": False,
                "blood": 0,
                "party": party,
                "boss": False,
                "away": False,
            }
            for party, (who, (f, a, g, pile)) in enumerate(zip(CHARACTERS, players, strict=False))
        ]
        return {
            "game": "tavern", "variant": "individual", "step": step, "active": active, "seats": seats,
            "hand": list(hand), "round": round_, "stack": list(stack), "knows": [], "hands": {}, "scarab_supply": None,
        }  # fmt: skip

    return make


@pytest.fixture
def sight(view) -> Callable[..., Sight]:
    """Return a function that makes what seat 0 sees, ready for the rules of thumb."""
    return lambda *args, **kwargs: Sight(view(*args, **kwargs), 0)


def thumb_games(seats: list[str], seed: str, games: int, **setup: object) -> Counter[str]:
    """Let the rules of thumb play so many games, legally: an illegal answer is refused. Return the kinds of events."""
    told: Counter[str] = Counter()
    for number in range(games):
        match = Match.start(TAVERN, {"seats": seats, **setup}, f"{seed}/{number}")
        streams = [Rng(f"{seed}/{number}", f"bot/{seat}") for seat in range(len(seats))]
        while not match.over:
            for ask in open_asks(match):
                value = bot_answer(match, ask, by_name("thumb"), streams[ask.seat])
                if value is not None or ask.required:
                    match.answer(ask.seat, ask.id, value)
            close_if_all_have_declared(match)
            told.update(event.kind for event in match.take_events())
    return told


def declare(table: Sight, *titles: str) -> str:
    """Return what the bot declares that may play these cards."""
    return declaring.choose_declaration(table, ["pass", "wait", *titles], Rng("bot"))
