"""The dwarves, their clans, the eleven kinds of draft cards and the five dice (DDD-SETUP-01 to -03)."""

from enum import StrEnum
from typing import Final, Literal, TypeAlias


class Kind(StrEnum):
    """The kinds of draft cards; each dwarf has one of each (DDD-SETUP-02)."""

    DRINK = "drink"
    BONUS = "bonus"
    COUNCIL = "council"
    ROUND = "round"
    CHEATER = "cheater"
    GIFT = "gift"
    FIGHT = "fight"
    REROLL = "reroll"
    STEAL = "steal"
    PASSED_OUT = "passed-out"
    SEEING_DOUBLE = "seeing-double"


CLANS: Final = {
    "durnan": "barleyforge",
    "nils": "rockrhyme",
    "myra": "mithrilmug",
    "fiona": "stonecider",
    "bender": "mugknuckle",
    "anbak": "flagonbeard",
    "hilda": "irongullet",
    "orrin": "anvilale",
}
"""Clan of each dwarf (DDD-SETUP-01). Hilda and Orrin are ours, and so is Anbak's clan."""

DWARVES: Final = tuple(CLANS)
NAMES: Final = {
    "durnan": "Durnan Barleyforge",
    "nils": "Nils Rockrhyme",
    "myra": "Myra Mithrilmug",
    "fiona": "Fiona Stonecider",
    "bender": "Bender Mugknuckle",
    "anbak": "Anbak Flagonbeard",
    "hilda": "Hilda Irongullet",
    "orrin": "Orrin Anvilale",
}
"""Full names; names are not translated, only transliterated by the catalogues."""

Sides: TypeAlias = Literal[6, 8, 10]
DICE_SIDES: Final[tuple[Sides, ...]] = (6, 6, 8, 8, 10)
"""The dice of one player, in the order 0 to 4 (DDD-SETUP-03)."""
HAND_SIZE: Final = 7
TURNS: Final = 5
LEAST_SEATS: Final = 2
MOST_SEATS: Final = 8

SIDES: Final = {f"{seat}.{k}": sides for seat in range(MOST_SEATS) for k, sides in enumerate(DICE_SIDES)}
"""Number of faces of each die by its name."""

CARDS: Final = {f"{dwarf}/{kind}": (dwarf, kind) for dwarf in DWARVES for kind in Kind}
"""Dwarf and kind of each card by its name."""


def dice_of_seat(seat: int) -> list[str]:
    """Return the names of the five dice that a seat gets at the start of a hand."""
    return [f"{seat}.{k}" for k in range(len(DICE_SIDES))]


def draw_deck(dwarves: tuple[str, ...]) -> list[str]:
    """Return the draft cards of the chosen dwarves, one of each kind (DDD-SETUP-02).

    Unshuffled: they are shuffled in `rules.deal`. Those of other dwarves stay in the box.
    """
    return [f"{dwarf}/{kind}" for dwarf in dwarves for kind in Kind]
