"""Seats, cards and numbers as scenario files write them (docs/scenarios.md). All raise `BadName`."""

from typing import Any

from dwarfdraft.games.naming import BadName
from dwarfdraft.games.tavern.decks.all import card_of
from dwarfdraft.games.tavern.state.state import State


def read_seat(state: State, name: Any) -> int:
    """Return the seat of a number or a character."""
    characters = state.options.characters
    if type(name) is int and 0 <= name < len(characters):
        return name
    if isinstance(name, str) and name in characters:
        return characters.index(name)
    raise BadName(f"no seat {name!r}; seats: 0 to {len(characters) - 1}, {', '.join(characters)}")


def as_list(value: Any, key: str) -> list[Any]:
    """Return what has to be a list."""
    if not isinstance(value, list):
        raise BadName(f"{key}: a list, not {value!r}")
    return value


def rows(state: State, setup: dict[str, Any], key: str) -> list[list[Any]]:
    """Return a list for each seat; what is left out is empty."""
    found = as_list(setup.get(key, []), key)
    if len(found) > len(state.seats):
        raise BadName(f"{key}: {len(found)} rows for {len(state.seats)} seats")
    return [as_list(found[seat], key) if seat < len(found) else [] for seat in range(len(state.seats))]


def number(value: Any, least: int, most: int, key: str) -> int:
    """Return what has to be a whole number within bounds."""
    if type(value) is not int or not least <= value <= most:
        raise BadName(f"{key}: a number from {least} to {most}, not {value!r}")
    return value


def take(rest: list[str], title: Any, where: str) -> str:
    """Take the first card of a title out of a pile."""
    found = next((card for card in rest if card_of(card).title == title), None)
    if found is None:
        titles = sorted({card_of(card).title for card in rest})
        raise BadName(f"{where}: no card {title!r} is left; titles: {'; '.join(titles)}")
    rest.remove(found)
    return found
