"""What may happen to a die: it rises, falls, is rolled again, changes hands (DDD-DIE-01 to -04)."""

from typing import TypeAlias

from dwarfdraft.engine.game import Table
from dwarfdraft.games.draft.cards import SIDES
from dwarfdraft.games.draft.state import Place, State

DraftTable: TypeAlias = Table[State]


def all_dice(state: State) -> list[str]:
    """Return every die in play, by seat."""
    return [die for seat in range(state.seats) for die in state.dice_of(seat)]


def dice_that_can_rise(state: State, dice: list[str]) -> list[str]:
    """Return those of the dice that are not at their highest face (DDD-DIE-02).

    Only these are offered where a card adds; if there is none, `texts.choose` skips the step.
    """
    values = state.values
    return [die for die in dice if values[die] < SIDES[die]]


def dice_that_can_fall(state: State, dice: list[str]) -> list[str]:
    """Return those of the dice that do not show 1 (DDD-DIE-02).

    Only these are offered where a card subtracts; if there is none, `texts.choose` skips the step.
    """
    values = state.values
    return [die for die in dice if values[die] > 1]


def raise_die(table: DraftTable, die: str, plus: int, by: int, card: str) -> None:
    """Add to a die, at most up to its highest face (DDD-DIE-01).

    Which dice may be chosen for it: `dice_that_can_rise`.
    """
    values = table.state.values
    was = values[die]
    values[die] = value = min(was + plus, SIDES[die])
    table.emit("raised", {"die": die, "was": was, "value": value, "by": by, "card": card})


def lower_die(table: DraftTable, die: str, minus: int, by: int, card: str) -> None:
    """Subtract from a die, at most down to 1 (DDD-DIE-01).

    Which dice may be chosen for it: `dice_that_can_fall`.
    """
    values = table.state.values
    was = values[die]
    values[die] = value = max(was - minus, 1)
    table.emit("lowered", {"die": die, "was": was, "value": value, "by": by, "card": card})


def roll_die(table: DraftTable, die: str) -> int:
    """Roll a die where it lies and return what it shows."""
    values = table.state.values
    was = values[die]
    values[die] = value = table.rng.roll(SIDES[die])
    table.emit("roll", {"die": die, "was": was, "value": value})
    return value


def trade_dice(table: DraftTable, a: str, b: str, by: int, card: str) -> None:
    """Let two dice trade places, values and numbers of sides unchanged (DDD-DIE-04).

    The value of a die is kept by its name (`State.values`), which says how many sides it has, so neither is touched
    here.
    """
    state = table.state
    for seat in range(state.seats):
        free = state.free[seat]
        for i, die in enumerate(free):
            if die in (a, b):
                free[i] = b if die == a else a
        row = state.places[seat]
        for i, place in enumerate(row):
            if place.die in (a, b):
                other = b if place.die == a else a
                row[i] = Place(place.card, other, place.lay, place.drafter, place.turn)
    table.emit("dice_traded", {"seat": by, "card": card, "a": a, "b": b})
