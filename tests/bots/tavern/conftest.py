"""Small tables of the tavern as a seat sees them, made by hand: no rules stand behind them."""

from collections.abc import Callable

import pytest

from dwarfdraft.bots.tavern import declaring
from dwarfdraft.bots.tavern.sight import Sight
from dwarfdraft.engine.rng import Rng

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


def declare(table: Sight, *titles: str) -> str:
    """Return what the bot declares that may play these cards."""
    return declaring.choose_declaration(table, ["pass", "wait", *titles], Rng("bot"))
