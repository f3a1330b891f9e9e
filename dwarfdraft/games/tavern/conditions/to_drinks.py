"""Conditions that Drinks meet which have been revealed with all their Chasers."""

from typing import Final

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Condition, Mode, phrases
from dwarfdraft.games.tavern.cards.phrases import Phrases
from dwarfdraft.games.tavern.cards.when import always_says
from dwarfdraft.games.tavern.cards.why_not import WhyNot
from dwarfdraft.games.tavern.conditions.registry import ConditionRules, in_windows
from dwarfdraft.games.tavern.decks.all import drink_of
from dwarfdraft.games.tavern.state.stack import DrinkInPlay, Moment, Window
from dwarfdraft.games.tavern.state.state import State


def _has_drink(state: State, seat: int, when: Condition, mode: Mode, moment: Moment) -> bool:
    """A Drink is revealed on which the card may be played."""
    return bool(drinks_of(state, seat, mode, moment))


def drinks_of(state: State, seat: int, mode: Mode, moment: Moment) -> list[int]:
    """Return on which of the revealed Drinks a player may play a text, by their place in the order revealed.

    What Ignores a Drink, only on one's own, or a teammate's: RDI-NEGATE-04, RDI-TEAM-14 (`conditions.fitting_drinks`).
    """
    when = mode.when
    drinks = moment.drinks
    match when:
        case c.DrinkOnYou():
            return [i for i, drink in enumerate(drinks) if _is_drinking(seat, drink) or _pays_for(seat, drink)]
        case c.YouDrink(splits):
            mine = [i for i, drink in enumerate(drinks) if _is_drinking(seat, drink)]
            return [i for i in mine if _may_split(drinks[i])] if splits else mine
        case c.SomebodyDrinks():
            return list(range(len(drinks)))
        case c.AnotherRevealed():
            return [i for i, drink in enumerate(drinks) if state.is_opponent(seat, drink.revealer)]
        case _:
            return []


def _may_split(drink: DrinkInPlay) -> bool:
    """Tell whether a card may split a Drink: none of its cards forbids it (RDI-RULING-41): `Drink.may_split`."""
    return all(drink_of(card).may_split for card in drink.cards)


def _pays_for(seat: int, drink: DrinkInPlay) -> bool:
    """Tell whether a player is to pay whoever drinks a Drink, and may Ignore it therefore (RDI-CARD-17).

    What is paid, and when nothing is: `drinks.dues_of`.
    """
    return seat not in drink.ignored and any(payer == seat for payer, _ in drink.pays)


def _is_drinking(seat: int, drink: DrinkInPlay) -> bool:
    """Tell whether a player is to drink a Drink and has not Ignored it (RDI-NEGATE-04, RDI-RULING-44).

    One that was passed or split is to be drunk by who has it now (-04). Others may still change what is Ignored (-44):
    `SomebodyDrinks` in `drinks_of` does not ask this.
    """
    return drink.drinker == seat and seat not in drink.ignored


def _says_drink_on_you(when: c.DrinkOnYou) -> Phrases:
    return phrases.text("tavern.when.drink_on_you.event" if when.events else "tavern.when.drink_on_you.drink")


def _says_you_drink(when: c.YouDrink) -> Phrases:
    return phrases.text("tavern.when.you_drink.splits" if when.splits else "tavern.when.you_drink.any")


def _no_drink(state: State, seat: int, when: Condition, moment: Moment | None) -> WhyNot:
    if moment is not None and moment.kind is Window.EVENT:
        return WhyNot("event_is_no_drink", "RDI-DRINK-06")
    if moment is None or not moment.drinks:
        return WhyNot("no_drink_revealed", "RDI-SOMETIMES-01")
    if isinstance(when, c.AnotherRevealed):
        return WhyNot("you_revealed_it", "RDI-SOMETIMES-01")
    mine = [drink for drink in moment.drinks if drink.drinker == seat]
    if not mine:
        return WhyNot("not_your_drink", "RDI-NEGATE-04")
    if all(seat in drink.ignored for drink in mine):
        return WhyNot("drink_ignored_already", "RDI-RULING-44")
    if not any(_may_split(drink) for drink in mine):
        return WhyNot("drink_may_not_be_split", "RDI-SPLIT-11")
    return WhyNot("not_your_drink", "RDI-NEGATE-04")


_REVEALED: Final = in_windows(Window.DRINKS, Window.HALVES)

CONDITIONS: Final = (
    ConditionRules(c.DrinkOnYou, says=_says_drink_on_you, windows=_REVEALED, is_met=_has_drink, why=_no_drink),
    ConditionRules(c.YouDrink, says=_says_you_drink, windows=_REVEALED, is_met=_has_drink, why=_no_drink),
    ConditionRules(
        c.SomebodyDrinks,
        says=always_says("tavern.when.somebody_drinks"),
        windows=_REVEALED,
        is_met=_has_drink,
        why=_no_drink,
    ),
    ConditionRules(
        c.AnotherRevealed,
        says=always_says("tavern.when.another_revealed"),
        windows=_REVEALED,
        is_met=_has_drink,
        why=_no_drink,
    ),
)
