"""The lines of a forecast, and what is foretold in them of cards and choices that hidden cards or others decide."""

from typing import Any, TypeAlias

from dwarfdraft.engine.ask import Ask, Value
from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.numbers import losses
from dwarfdraft.games.tavern.state.options import NOBODY
from dwarfdraft.games.tavern.state.seat import Stats
from dwarfdraft.games.tavern.state.stack import Hit, Play
from dwarfdraft.games.tavern.state.state import MOST, State

Line: TypeAlias = dict[str, Any]
"""FORECAST in docs/protocol.md."""


def line(seat: int, stat: str, now: int, then: int, out: bool) -> Line:
    return {"seat": seat, "stat": stat, "from": now, "to": then, "out": out}


def word(seat: int, key: str, **data: Any) -> Line:
    return {"seat": seat, "key": key, "data": data}


def words_of(state: State, play: Play) -> list[Line]:
    """Return what a card brings that only hidden cards or choices will tell in numbers."""
    found = []
    for effect in play.effects:
        match effect:
            case c.DrinkNow() if state.is_living(play.target) and state.seats[play.target].pile:
                found.append(word(play.target, "drinks_next"))
            case c.EveryoneDrinks():
                found.append(word(NOBODY, "everyone_drinks"))
            case c.OrderDrinks(count) | c.OrderSeen(count):
                found.append(word(play.seat, "orders", count=count))
            case c.OrderForEach(each):
                found.append(word(play.seat, "orders", count=each * len(state.opponents(play.seat))))
            case c.HireFromDeck():
                found.append(word(play.seat, "hires"))
            case c.DrawForm():
                found.append(word(play.seat, "draws_form"))
            case c.CopyForAll():
                found.append(word(NOBODY, "copies"))
            case c.Contest():
                found.append(word(NOBODY, "contest"))
            case c.Challenge(count, prize):
                found.append(word(play.seat, "challenge", count=count, prize=prize))
            case c.PayOrLose(gold, fortitude) if not play.choice:
                found.append(word(play.target, "lose_or_pay", fortitude=fortitude, gold=gold))
            case c.LoseOrPay(fortitude, gold):
                found.append(word(NOBODY, "lose_or_pay", fortitude=fortitude, gold=gold))
            case c.Dare():
                found.append(word(play.seat, "dare"))
            case c.BidFortitude(gold):
                found.append(word(NOBODY, "bid_fortitude", gold=gold))
            case c.BidGold(fortitude):
                found.append(word(NOBODY, "bid_gold", fortitude=fortitude))
            case c.PayMost(alcohol):
                found.append(word(NOBODY, "pay_most", alcohol=alcohol))
            case c.DiscardOrDrink(count):
                found.append(word(NOBODY, "discard_or_drink", count=count))
            case c.OpenChest(gold, fortitude):
                found.append(word(NOBODY, "open_chest", gold=gold, fortitude=fortitude))
            case c.LoseOrStone(fortitude):
                found.append(word(NOBODY, "lose_or_stone", fortitude=fortitude))
            case c.BlameMost(alone, tied):
                found.append(word(NOBODY, "blame_most", alone=alone, tied=tied))
            case _:
                pass
    return found


def by_choice(state: State, ask: Ask) -> dict[str, list[Line]]:
    """Return, by answer, what a choice brings that an Event asks for."""
    play = next((frame for frame in reversed(state.stack) if isinstance(frame, Play)), None)
    if play is None or ask.kind not in _CHOICES:
        return {}
    return {str(value): _brings(state, ask, play, value) for value in ask.options.legal()}


_CHOICES = frozenset({"lose_or_pay", "lose_or_gain", "stare", "help", "bid", "pledge"})


def _brings(state: State, ask: Ask, play: Play, value: Value) -> list[Line]:
    seat, stats = ask.seat, state.stats(ask.seat)
    for effect in play.effects:
        match effect, value:
            case c.LoseOrPay(_, gold), "pay":
                return [_gold(seat, stats, -gold)]
            case ((c.LoseOrPay(fortitude, _) | c.LoseOrStone(fortitude) | c.LoseOrGain(fortitude, _)), "lose"):
                return [_loss(state, seat, fortitude, play)]
            case c.LoseOrGain(_, alcohol), "gain":
                then = min(stats.alcohol + alcohol, MOST)
                return [line(seat, "alcohol", stats.alcohol, then, then >= stats.fortitude)]
            case c.LoseOrStone(), "stone":
                return [word(seat, "turns_to_stone")]
            case c.OpenChest(gold, fortitude), "helps":
                return [word(seat, "helps", gold=gold, fortitude=fortitude)]
            case c.BidFortitude(), int():
                return [_loss(state, seat, value, play)]
            case ((c.BidGold() | c.PayMost()), int()):
                return [_gold(seat, stats, -value)] if value else []
            case _:
                pass
    return []


def _gold(seat: int, stats: Stats, change: int) -> Line:
    then = max(stats.gold + change, 0)
    return line(seat, "gold", stats.gold, then, not then)


def _loss(state: State, seat: int, amount: int, event: Play) -> Line:
    """Return what a loss by an Event, which is nobody's card, brings with what Static Effects do to it."""
    stats = state.stats(seat)
    then = max(stats.fortitude - losses.left(state, event, Hit(seat, amount)), 0)
    return line(seat, "fortitude", stats.fortitude, then, stats.alcohol >= then)
