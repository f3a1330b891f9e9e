"""What bots are told of an effect: what a text with it is for, and what it moves beside that."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final, TypeAlias

from dwarfdraft.games.tavern.cards.gold import Pays
from dwarfdraft.games.tavern.cards.losses import Change
from dwarfdraft.games.tavern.cards.words import Stat, Who

AVERAGE_DRINK: Final = 2
"""Alcohol Content to be expected of an unknown Drink."""


class Deed(StrEnum):
    """What a text of a card is for: its last effect that is no number.

    Beside these, mechanics have deeds of their own: texts, which their bots know (`bots/tavern/mechanics`).
    """

    NUMBERS = "numbers"
    """Changes of Fortitude, Alcohol Content and Gold, and nothing else."""
    HIT_BACK = "hit_back"
    REDIRECT = "redirect"
    REDIRECT_BACK = "redirect_back"
    REDUCE = "reduce"
    CAP_LOSS = "cap_loss"
    BORROW_CHAMPION = "borrow_champion"
    SHARE_LOSS = "share_loss"
    NEGATE = "negate"
    IGNORE_CARD = "ignore_card"
    IGNORE_EVENT = "ignore_event"
    IGNORE_DRINK = "ignore_drink"
    PASS_DRINK = "pass_drink"
    SPLIT_DRINK = "split_drink"
    HALVE_DRINK = "halve_drink"
    CHANGE_DRINK = "change_drink"
    CAP_DRINK = "cap_drink"
    REPLACE_DRINK = "replace_drink"
    DRINK_AS_FORTITUDE = "drink_as_fortitude"
    DRINK_NOW = "drink_now"
    DRINK_ALSO = "drink_also"
    EVERYONE_DRINKS = "everyone_drinks"
    ORDER = "order"
    LOOK = "look"
    """At hidden cards, and nothing else."""
    START_ROUND = "start_round"
    PLAY_FROM_HAND = "play_from_hand"
    """A control card out of somebody's hand."""
    CONTROL = "control"
    WINNING_HAND = "winning_hand"
    RAISE = "raise"
    FORCE_OUT = "force_out"
    CATCH_CHEATER = "catch_cheater"
    LEAVE_ROUND = "leave_round"
    END_ROUND = "end_round"
    TAKE_WIN = "take_win"
    SHARE_POT = "share_pot"
    TAKE_FROM_INN = "take_from_inn"
    REOPEN = "reopen"
    TAKE_FROM_POT = "take_from_pot"
    COVER = "cover"
    """The loss of Gold does not come from the own Stash."""
    NO_REFILL = "no_refill"


Cost: TypeAlias = tuple[Stat, int]
"""About what an Event costs each player of a number, signed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ForBots:
    """What bots are told of one effect; made by one of the three functions below."""

    deed: str | None = None
    """What a text with it is for, its last one counts; None if it only comes beside."""
    amount: int = 0
    """Of the deed."""
    is_aside: bool = False
    """Its deed counts only in a text that is for nothing else."""
    numbers: tuple[Change | Pays, ...] = ()
    """What it changes of Fortitude, Alcohol Content and Gold."""
    draws: int = 0
    """Cards that the player of the card gets."""
    discards: tuple[tuple[Who, int], ...] = ()
    """Cards that players lose out of their hands."""
    own: Mapping[str, Any] = field(default_factory=dict)
    """What only the bots' part of a mechanic weighs, by name; what several effects of a text say is added up."""
    costs: tuple[Cost, ...] = ()
    """What it costs each player if it stands on an Event."""


def is_for(deed: str, amount: int = 0, **moves: Any) -> ForBots:
    """Say that a text with the effect is for this."""
    return ForBots(deed=deed, amount=amount, **moves)


def beside(**moves: Any) -> ForBots:
    """Say that the effect only comes beside what a text is for."""
    return ForBots(**moves)


def of_event(*costs: Cost) -> ForBots:
    """Say that it stands on Events alone, which cost each player about this much, if anything that bots weigh."""
    return ForBots(costs=costs)
