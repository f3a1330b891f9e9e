"""Conditions that a loss or gain of Gold meets, or what else has just changed for a player."""

from typing import Final

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Condition, Mode, phrases
from dwarfdraft.games.tavern.cards.phrases import Phrases
from dwarfdraft.games.tavern.cards.when import always_says
from dwarfdraft.games.tavern.cards.why_not import WhyNot
from dwarfdraft.games.tavern.conditions.happened import news_of
from dwarfdraft.games.tavern.conditions.registry import ConditionRules, because, in_windows
from dwarfdraft.games.tavern.state.stack import Moment, Window
from dwarfdraft.games.tavern.state.state import State


def _is_losing_gold(state: State, seat: int, when: c.LosingGold, mode: Mode, moment: Moment) -> bool:
    """The player is to pay something, and has Gold, or must ante without any."""
    return has_to_pay(seat, moment) and (state.stats(seat).gold > 0 or (when.broke and moment.kind is Window.ANTE))


def has_to_pay(seat: int, moment: Moment) -> bool:
    """Tell whether a player is to pay something that nobody has taken over yet."""
    return any(due.payer == seat and due.amount and not due.covered for due in moment.dues)


def _says_losing_gold(when: c.LosingGold) -> Phrases:
    return phrases.text("tavern.when.losing_gold.broke" if when.broke else "tavern.when.losing_gold.usual")


def _no_loss_of_gold(state: State, seat: int, when: c.LosingGold | c.RefillDue, moment: Moment | None) -> WhyNot:
    mine = [due for due in moment.dues if due.payer == seat and due.amount] if moment is not None else []
    if not mine:
        return WhyNot("you_lose_no_gold", "RDI-SOMETIMES-01")
    if all(due.covered for due in mine):
        return WhyNot("gold_is_covered", "RDI-SOMETIMES-01")
    return WhyNot("you_have_no_gold", "RDI-RULING-27")


def _is_refilling(state: State, seat: int, when: c.RefillDue, mode: Mode, moment: Moment) -> bool:
    """The player is to pay for a new Drink Deck."""
    return moment.is_refill and any(due.payer == seat and not due.covered for due in moment.dues)


def _no_refill(state: State, seat: int, when: c.RefillDue, moment: Moment | None) -> WhyNot:
    if moment is None or not moment.is_refill:
        return WhyNot("no_new_drinks", "RDI-DRINK-01")
    return _no_loss_of_gold(state, seat, when, moment)


def _has_news(state: State, seat: int, when: Condition, mode: Mode, moment: Moment) -> bool:
    """It has just happened to the player."""
    return bool(news_of(seat, when, moment))


CONDITIONS: Final = (
    ConditionRules(
        c.LosingGold,
        says=_says_losing_gold,
        windows=in_windows(Window.ANTE, Window.PAYMENT),
        is_met=_is_losing_gold,
        why=_no_loss_of_gold,
    ),
    ConditionRules(
        c.RefillDue,
        says=always_says("tavern.when.refill_due"),
        windows=in_windows(Window.PAYMENT),
        is_met=_is_refilling,
        why=_no_refill,
    ),
    ConditionRules(
        c.GainedGold,
        says=always_says("tavern.when.gained_gold"),
        windows=in_windows(Window.HAPPENED),
        is_met=_has_news,
        why=because("no_gold_gained", "RDI-RULING-11"),
    ),
    ConditionRules(
        c.LostGold,
        says=always_says("tavern.when.lost_gold"),
        windows=in_windows(Window.HAPPENED),
        is_met=_has_news,
        why=because("no_gold_lost", "RDI-RULING-11"),
    ),
    ConditionRules(
        c.GainedAlcohol,
        says=always_says("tavern.when.gained_alcohol"),
        windows=in_windows(Window.HAPPENED),
        is_met=_has_news,
        why=because("no_alcohol_gained", "RDI-RULING-11"),
    ),
)
