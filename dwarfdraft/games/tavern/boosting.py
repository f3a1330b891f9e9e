"""Numbers of a card that depend on more: Luck and Strength Potion, Gear Cards on their Device Card, Piety.

A number is an amount of Fortitude, Alcohol Content, Gold, Drinks or cards, never how many players are picked.
"""

from dataclasses import replace

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Stat, Type, Who
from dwarfdraft.games.tavern.stack import Play
from dwarfdraft.games.tavern.state import State


def may_boost(state: State, seat: int, play: Play, hits: bool) -> bool:
    """Tell whether a player may raise the numbers of an own card, or what it makes another player lose."""
    if play.seat != seat:
        return False
    if hits:
        return bool(others_hit(state, play))
    played = {Type.ACTION, Type.SOMETIMES, Type.ANYTIME}.intersection(play.types)
    raised = others_hit(state, play) or any(boosted(effect, 1) != effect for effect in play.effects)
    return bool(played) and bool(raised)


def others_hit(state: State, play: Play) -> tuple[int, ...]:
    """Return the other players, who are opponents, whom a card makes lose Fortitude."""
    return tuple(sorted({hit.seat for hit in play.hits if hit.amount and state.is_opponent(play.seat, hit.seat)}))


def boosted(effect: c.Effect, by: int, *, own: bool = False) -> c.Effect:
    """Return an effect with its numbers so much higher, or lower down to 0; losses that are hits are not among them.

    :param own: also what the player of the card pays or loses.
    """
    match effect:
        case c.Change(stat, who, amount):
            if not amount or (not own and stat is Stat.FORTITUDE and amount < 0):
                return effect
            return replace(effect, amount=_further(amount, by))
        case c.Pays(who, amount) if own or who is not Who.YOU:
            return replace(effect, amount=_further(amount, by))
        case c.HitBack(amount) if own:
            return replace(effect, amount=_further(amount, by))
        case c.ChangeDrink(amount) | c.TakeFromPot(amount) | c.GainGold(amount) | c.ReduceLoss(amount):
            return replace(effect, amount=_further(amount, by))
        case c.PayDrinker(amount):
            return replace(effect, amount=_further(amount, by))
        case c.RaiseLoss(amount):
            return replace(effect, amount=_further(amount, by))
        case c.ReplaceDrink(alcohol):
            return replace(effect, alcohol=_further(alcohol, by))
        case c.PayOrLose(gold):
            return replace(effect, gold=_further(gold, by))
        case c.OrderDrinks(count):
            return replace(effect, count=_further(count, by))
        case c.ByPiety(_, low, high):
            return replace(effect, low=boosted(low, by, own=own), high=boosted(high, by, own=own))
        case _:
            return effect


def _further(amount: int, by: int) -> int:
    return max(amount + by, 0) if amount >= 0 else min(amount - by, 0)


def settled(effect: c.Effect, piety: int) -> c.Effect:
    """Return what an effect is at a Piety."""
    if not isinstance(effect, c.ByPiety):
        return effect
    return effect.low if piety <= effect.most else effect.high
