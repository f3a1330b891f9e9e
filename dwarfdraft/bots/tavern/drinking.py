"""What an additional or altered Drink brings to the bot's seat."""

from typing import Final

from dwarfdraft.bots.tavern.picking import NOBODY
from dwarfdraft.bots.tavern.sight import Sight
from dwarfdraft.games.tavern.seen.view import (
    AVERAGE_DRINK,
    Deed,
    DrinkView,
    Stat,
    Text,
)

_OWN_DRINK: Final = frozenset(
    {
        *(Deed.IGNORE_DRINK, Deed.PASS_DRINK, Deed.SPLIT_DRINK, Deed.HALVE_DRINK, Deed.CAP_DRINK),
        Deed.DRINK_AS_FORTITUDE,
    }
)
"""Deeds that only alter a Drink which the player of the card is about to drink."""


def worth_of_altering(sight: Sight, text: Text, seat: int, target: int, drink: DrinkView) -> float:
    """Return what a card that alters a Drink brings."""
    drinker, alcohol, fortitude = drink["drinker"], drink["alcohol"], drink["fortitude"]
    own = drinker in sight.team_of(seat)
    if drinker not in sight.living or drinker in drink["ignored"] or (text.deed in _OWN_DRINK and not own):
        return 0.0
    now = sight.gain(drink_changes(drinker, alcohol, fortitude))
    match text.deed:
        case Deed.IGNORE_DRINK:
            return -now
        case Deed.PASS_DRINK:
            return sight.gain(drink_changes(target, alcohol, fortitude)) - now
        case Deed.SPLIT_DRINK:
            half, healed = (alcohol + 1) // 2, (fortitude + 1) // 2
            return sight.gain([*drink_changes(drinker, half, healed), *drink_changes(target, half, healed)]) - now
        case Deed.HALVE_DRINK:
            return sight.gain(drink_changes(drinker, int(alcohol / 2), int(fortitude / 2))) - now
        case Deed.DRINK_AS_FORTITUDE:
            return sight.gain(drink_changes(drinker, 0, fortitude + max(alcohol, 0))) - now
        case Deed.CHANGE_DRINK:
            changed = alcohol + text.amount if text.amount > 0 else max(alcohol + text.amount, min(alcohol, 0))
            return sight.gain(drink_changes(drinker, changed, fortitude)) - now
        case Deed.CAP_DRINK:
            return sight.gain(drink_changes(drinker, min(alcohol, text.amount), fortitude)) - now
        case Deed.REPLACE_DRINK:
            return sight.gain(drink_changes(drinker, text.amount, 0)) - now
        case _:
            return 0.0


def drink_changes(seat: int, alcohol: int, fortitude: int) -> list[tuple[int, Stat, int]]:
    """Return what drinking changes."""
    return [(seat, Stat.ALCOHOL, alcohol), (seat, Stat.FORTITUDE, fortitude)] if seat != NOBODY else []


def worth_of_more_drinks(sight: Sight, text: Text, seat: int, depth: int, target: int, drink: int) -> float:
    """Return what a card brings that has somebody drink, or orders Drinks."""
    match text.deed:
        case Deed.EVERYONE_DRINKS:
            return sight.gain([(met, Stat.ALCOHOL, AVERAGE_DRINK) for met in sight.one_of_each()])
        case Deed.ORDER:
            best = max((worth_of_ordering(sight, other) for other in sight.opponents_of(seat)), default=0.0)
            return best * text.amount if sight.is_mine(seat) else -best
        case Deed.DRINK_NOW:
            drinker = target
        case _:
            drinks = sight.drinks(depth)
            drinker = drinks[drink]["revealer"] if 0 <= drink < len(drinks) else sight.active
            drinker = target if target != NOBODY else drinker
    if drinker not in sight.living:
        return 0.0
    waiting = sight.pile(drinker) - (sight.step == "drink_before" and drinker == sight.active)
    return sight.gain([(drinker, Stat.ALCOHOL, AVERAGE_DRINK if waiting > 0 else -1)])


def worth_of_ordering(sight: Sight, seat: int) -> float:
    """Return what a Drink for a player brings: most where none waits, as that player would sober up."""
    pile = sight.pile(seat)
    return sight.gain([(seat, Stat.ALCOHOL, AVERAGE_DRINK + (pile == 0))]) / (1 + 0.5 * pile)
