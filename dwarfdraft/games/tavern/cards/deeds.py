"""What bots are told of an effect: what a text with it is for, and what it moves beside that."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, TypeAlias

from dwarfdraft.games.tavern.cards.gold import Pays
from dwarfdraft.games.tavern.cards.losses import Change
from dwarfdraft.games.tavern.cards.words import Stat, Who

AVERAGE_DRINK: Final = 2
"""Alcohol Content to be expected of an unknown Drink."""


class Deed(StrEnum):
    """What a text of a card is for: its last effect that is no number."""

    NUMBERS = "numbers"
    """Changes of Fortitude, Alcohol Content and Gold, and nothing else."""
    HIT_BACK = "hit_back"
    REDIRECT = "redirect"
    REDIRECT_BACK = "redirect_back"
    REDUCE = "reduce"
    CAP_LOSS = "cap_loss"
    SURE_BITE = "sure_bite"
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
    MARK = "mark"
    """And nothing else but numbers."""
    HIT_MARKED = "hit_marked"
    HIT_ALL_MARKED = "hit_all_marked"
    HIT_PER_SCARAB = "hit_per_scarab"
    HIT_ALL_WITH_SCARABS = "hit_all_with_scarabs"
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
    NEGATE_GEAR = "negate_gear"
    VANISH = "vanish"
    NEW_MOOD = "new_mood"
    NEW_POTION = "new_potion"
    DRAW_FORM = "draw_form"
    RAISE_NUMBERS = "raise_numbers"
    RAISE_LOSS = "raise_loss"
    HIRE = "hire"
    """A Minion, or what else stays in play, comes into play."""
    ACTIVATE_AGAIN = "activate_again"


Cost: TypeAlias = tuple[Stat, int]
"""About what an Event costs each player of a number, signed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ForBots:
    """What bots are told of one effect; made by one of the three functions below."""

    deed: Deed | None = None
    """What a text with it is for, its last one counts; None if it only comes beside."""
    amount: int = 0
    """Of the deed."""
    unmarked: int = 0
    """Amount of the deed where the picked player is not marked."""
    is_aside: bool = False
    """Its deed counts only in a text that is for nothing else."""
    numbers: tuple[Change | Pays, ...] = ()
    """What it changes of Fortitude, Alcohol Content and Gold."""
    draws: int = 0
    """Cards that the player of the card gets."""
    discards: tuple[tuple[Who, int], ...] = ()
    """Cards that players lose out of their hands."""
    scarabs: tuple[tuple[Who, int], ...] = ()
    """Scarabs that players gain."""
    by_drink: int = 0
    """Scarabs that whoever gets the other half, or an ordered Drink, gains."""
    piety: int = 0
    """By how much it moves Serena's Piety."""
    costs: tuple[Cost, ...] = ()
    """What it costs each player if it stands on an Event."""


def is_for(deed: Deed, amount: int = 0, **moves: Any) -> ForBots:
    """Say that a text with the effect is for this."""
    return ForBots(deed=deed, amount=amount, **moves)


def beside(**moves: Any) -> ForBots:
    """Say that the effect only comes beside what a text is for."""
    return ForBots(**moves)


def of_event(*costs: Cost) -> ForBots:
    """Say that it stands on Events alone, which cost each player about this much, if anything that bots weigh."""
    return ForBots(costs=costs)
