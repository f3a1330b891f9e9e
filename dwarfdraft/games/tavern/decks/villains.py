"""What the four decks of RDI 6, the Villains, have in common."""

from dataclasses import replace
from typing import Final

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Card, Effect, Mode, Provenance, Stat, Who
from dwarfdraft.games.tavern.decks.common import (
    ACTION,
    BRING_SOME_DRINKS,
    GAMBLING_IM_IN,
    I_DONT_THINK_SO,
    I_RAISE,
    TIP_THE_WENCH,
    WENCH_THINKS,
    WINNING_HAND,
)

_OURS: Final = ("deck", "count")
"""That a deck has a card of the earlier boxes, and how often, is ours."""

BRING_FIENDS: Final = replace(BRING_SOME_DRINKS, title="Wench, bring some drinks for these fiends!")
FIENDS: Final = replace(BRING_FIENDS, house_part=_OURS)
"""The same where only Daareka's deck is documented to have it."""

GAMBLING: Final = (GAMBLING_IM_IN, I_RAISE, WINNING_HAND)
COUNTERS: Final = (
    replace(I_DONT_THINK_SO, house_part=_OURS),
    replace(WENCH_THINKS, house_part=_OURS),
    replace(TIP_THE_WENCH, house_part=_OURS),
)
STAPLES: Final[tuple[Card, ...]] = (*GAMBLING, *COUNTERS)
"""What each has, in these numbers but for Vlazlo's Gambling Cards; one of the two cards that bring fiends besides."""


def first_rule(*more: Effect, title: str = "First rule of villainy", house_part: tuple[str, ...] = ()) -> Card:
    """Return the Boss Card of this name with what else it does in a deck (RDI-CARD-11).

    That is Amundyr's Scarab (`more`); Vlazlo's Blood is on his card (`vlazlo`). What is discarded:
    `psionics.discard_sometimes`.
    """
    loss = c.Change(Stat.FORTITUDE, Who.OTHERS, -1)
    return Card(
        title=title,
        count=2,
        types=ACTION,
        modes=(Mode(c.OwnAction(), (loss, c.DiscardSometimes(), *more)),),
        unnegatable=True,
        unignorable=True,
        house_part=(*house_part, "count"),
    )


HEAL_THREE: Final = (Mode(c.Anytime(), (c.Change(Stat.FORTITUDE, Who.YOU, 3),)),)
"""How Bosses rest."""
COUNT: Final = ("count",)
"""Only how many there are of a card is ours."""
HOUSE: Final = Provenance.HOUSE
