"""The set-up of a game: who plays which character, which Drink Decks, who begins (RDI-SETUP-03 to -15, RDI-BAR-01)."""

from dataclasses import dataclass
from typing import Any, Final

from dwarfdraft.engine.game import BadSetup
from dwarfdraft.games.tavern.decks.all import CHARACTERS, EVENT_DECKS
from dwarfdraft.games.tavern.decks.drinks import DECKS

LEAST_SEATS: Final = 2
MOST_SEATS: Final = 8
NOBODY: Final = -1

_KEYS: Final = {"seats", "drinks", "events", "first"}


@dataclass(frozen=True, slots=True)
class Options:
    """What was agreed before the game."""

    characters: tuple[str, ...]
    """Character of each seat, clockwise."""
    drinks: tuple[str, ...]
    """Drink Decks in use; more than 30 cards are a Bar Deck (RDI-SETUP-04)."""
    events: tuple[str, ...]
    """Event decks in use (RDI-SEA-01)."""
    first: int
    """First player, -1: drawn at random (RDI-RULING-57)."""


def read_setup(setup: dict[str, Any]) -> dict[str, Any]:
    """Return the set-up complete with defaults.

    :raises BadSetup: if a key is unknown or a value is not possible.
    """
    unknown = sorted(set(setup) - _KEYS)
    if unknown:
        raise BadSetup(unknown[0], "unknown_key", known=sorted(_KEYS))
    seats = _seats(setup.get("seats"))
    drinks = setup.get("drinks", [DECKS[0]])
    if not isinstance(drinks, list) or not drinks or len(set(map(str, drinks))) != len(drinks):
        raise BadSetup("drinks", "not_a_list")
    for deck in drinks:
        if deck not in DECKS:
            raise BadSetup("drinks", "unknown_drink_deck", deck=deck, known=list(DECKS))
    events = setup.get("events", [])
    if not isinstance(events, list) or len(set(map(str, events))) != len(events):
        raise BadSetup("events", "not_a_list")
    for deck in events:
        if not isinstance(deck, str) or deck not in EVENT_DECKS:
            raise BadSetup("events", "unknown_event_deck", deck=deck, known=list(EVENT_DECKS))
    first = setup.get("first", NOBODY)
    if type(first) is not int or not NOBODY <= first < len(seats):
        raise BadSetup("first", "no_such_seat", seats=len(seats))
    in_order = [deck for deck in EVENT_DECKS if deck in events]
    return {"seats": seats, "drinks": list(drinks), "events": in_order, "first": first}


def options_of(setup: dict[str, Any]) -> Options:
    """Return the typed form of a set-up that `read_setup` made."""
    return Options(tuple(setup["seats"]), tuple(setup["drinks"]), tuple(setup.get("events", ())), setup["first"])


def setup_of(options: Options) -> dict[str, Any]:
    """Return the JSON-plain form, as `read_setup` makes it."""
    return {
        "seats": list(options.characters),
        "drinks": list(options.drinks),
        "events": list(options.events),
        "first": options.first,
    }


def starting_gold(players: int) -> int:
    """Return the Gold that each of so many players starts with (RDI-SETUP-11)."""
    match players:
        case 2:
            return 8
        case 7 | 8:
            return 12
        case _:
            return 10


def _seats(seats: Any) -> list[str]:
    if not isinstance(seats, list) or not LEAST_SEATS <= len(seats) <= MOST_SEATS:
        raise BadSetup("seats", "two_to_eight_seats")
    for character in seats:
        if character not in CHARACTERS:
            raise BadSetup("seats", "unknown_character", character=character, known=sorted(CHARACTERS))
    if len(set(seats)) != len(seats):
        raise BadSetup("seats", "character_taken")
    return list(seats)
