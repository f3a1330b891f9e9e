"""What the four decks of RDI 4, the crew of the Crimson Drake, have in common."""

from dataclasses import replace
from typing import Final

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Mode, Provenance, Stat
from dwarfdraft.games.tavern.decks.common import (
    ALL_BUT_GAMBLING,
    BRING_SOME_DRINKS,
    GAMBLING_IM_IN,
    I_RAISE,
    TIP_THE_WENCH,
    WENCH_THINKS,
    WINNING_HAND,
    ignore,
)

STAPLES: Final = (
    GAMBLING_IM_IN,
    I_RAISE,
    WINNING_HAND,
    TIP_THE_WENCH,
    WENCH_THINKS,
    replace(BRING_SOME_DRINKS, house_part=("deck", "count")),
)
"""What each has; I don't think so! besides, of which Remy's deck has one of its own."""

COUNT: Final = ("count",)
"""Only how many there are of a card is ours."""
HOUSE: Final = Provenance.HOUSE

IGNORE_EVENT: Final = (Mode(c.EventOnYou(), (c.IgnoreEvent(),)),)
IGNORE_GOLD: Final = ignore(ALL_BUT_GAMBLING, Stat.GOLD)
