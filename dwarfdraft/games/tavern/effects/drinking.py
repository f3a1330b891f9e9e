"""Effects on Drinks, and Drinks ordered."""

from typing import Final

from dwarfdraft.engine.game import Rules
from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Change, Pick, Stat, Who, phrases
from dwarfdraft.games.tavern.cards.deeds import AVERAGE_DRINK, Deed, beside, is_for
from dwarfdraft.games.tavern.cards.phrases import Icon, by_name
from dwarfdraft.games.tavern.chapters import drinks, looking
from dwarfdraft.games.tavern.effect_rules import (
    EffectRules,
    Line,
    Trait,
    affects_none,
    always,
    no_hits,
    no_traits,
    rules_tell,
    word,
)
from dwarfdraft.games.tavern.state.options import NOBODY
from dwarfdraft.games.tavern.state.stack import Play
from dwarfdraft.games.tavern.state.state import State
from dwarfdraft.games.tavern.table import TavernTable


def _foretell_next(state: State, play: Play, effect: c.DrinkNow) -> list[Line]:
    waits = state.is_living(play.target) and state.seats[play.target].pile
    return [word(play.target, "drinks_next")] if waits else []


def _drink_now(table: TavernTable, play: Play) -> Rules:
    if table.state.is_living(play.target) and play.target not in play.ignored:
        yield from drinks.drink_from_pile(table, play.target, play.seat)


def _split(table: TavernTable, play: Play) -> None:
    drinks.split(table, play)


def _order(table: TavernTable, play: Play, count: int) -> Rules:
    yield from looking.order_more(table, play, count)


def _order_for_each(table: TavernTable, play: Play, each: int) -> Rules:
    for seat in table.state.opponents(play.seat):
        for _ in range(each):
            yield from drinks.order_for(table, play.seat, seat, play.card_id)


EFFECTS: Final = (
    EffectRules(
        c.IgnoreDrink,
        says=lambda effect, _: phrases.text("tavern.effect.ignore_drink"),
        icon=by_name,
        bots=lambda effect: is_for(Deed.IGNORE_DRINK),
        hits=no_hits,
        affects=affects_none,
        traits=always(Trait.CHANGES_DRINK),
        foretold=rules_tell,
        rest=lambda table, play, effect: drinks.ignore(table, play),
    ),
    EffectRules(
        c.PassDrink,
        says=lambda effect, pick: phrases.text(
            "tavern.effect.pass_drink.marked" if pick is Pick.MARKED else "tavern.effect.pass_drink"
        ),
        icon=by_name,
        bots=lambda effect: is_for(Deed.PASS_DRINK),
        hits=no_hits,
        affects=affects_none,
        traits=always(Trait.CHANGES_DRINK),
        foretold=rules_tell,
        rest=lambda table, play, effect: drinks.pass_on(table, play),
    ),
    EffectRules(
        c.SplitDrink,
        says=lambda effect, _: phrases.text("tavern.effect.split_drink"),
        icon=by_name,
        bots=lambda effect: is_for(Deed.SPLIT_DRINK),
        hits=no_hits,
        affects=affects_none,
        traits=always(Trait.CHANGES_DRINK),
        foretold=rules_tell,
        rest=lambda table, play, effect: _split(table, play),
    ),
    EffectRules(
        c.HalveDrink,
        says=lambda effect, _: phrases.text("tavern.effect.halve_drink"),
        icon=by_name,
        bots=lambda effect: is_for(Deed.HALVE_DRINK),
        hits=no_hits,
        affects=affects_none,
        traits=always(Trait.CHANGES_DRINK),
        foretold=rules_tell,
        rest=lambda table, play, effect: drinks.halve(table, play),
    ),
    EffectRules(
        c.ChangeDrink,
        says=lambda effect, _: phrases.text(
            f"tavern.effect.change_drink.{'more' if effect.amount > 0 else 'less'}", n=abs(effect.amount)
        ),
        icon=lambda effect: Icon("strength", effect.amount),
        bots=lambda effect: is_for(Deed.CHANGE_DRINK, effect.amount),
        hits=no_hits,
        affects=affects_none,
        traits=always(Trait.CHANGES_DRINK),
        foretold=rules_tell,
        rest=lambda table, play, effect: drinks.change(table, play, effect.amount),
    ),
    EffectRules(
        c.ReplaceDrink,
        says=lambda effect, _: phrases.text("tavern.effect.replace_drink", n=effect.alcohol),
        icon=lambda effect: Icon("becomes", effect.alcohol),
        bots=lambda effect: is_for(Deed.REPLACE_DRINK, effect.alcohol),
        hits=no_hits,
        affects=affects_none,
        traits=always(Trait.CHANGES_DRINK),
        foretold=rules_tell,
        rest=lambda table, play, effect: drinks.replace_numbers(table, play, effect.alcohol),
    ),
    EffectRules(
        c.CapDrink,
        says=lambda effect, _: phrases.text("tavern.effect.cap_drink", n=effect.alcohol),
        icon=lambda effect: Icon("becomes", effect.alcohol),
        bots=lambda effect: is_for(Deed.CAP_DRINK, effect.alcohol),
        hits=no_hits,
        affects=affects_none,
        traits=always(Trait.CHANGES_DRINK),
        foretold=rules_tell,
        rest=lambda table, play, effect: drinks.cap(table, play, effect.alcohol),
    ),
    EffectRules(
        c.DrinkAsFortitude,
        says=lambda effect, _: phrases.text("tavern.effect.drink_as_fortitude"),
        icon=by_name,
        bots=lambda effect: is_for(Deed.DRINK_AS_FORTITUDE),
        hits=no_hits,
        affects=affects_none,
        traits=always(Trait.CHANGES_DRINK),
        foretold=rules_tell,
        rest=lambda table, play, effect: drinks.take_as_fortitude(table, play),
    ),
    EffectRules(
        c.PayDrinker,
        says=lambda effect, _: phrases.counted("tavern.effect.pay_drinker", effect.amount),
        icon=by_name,
        bots=lambda effect: beside(
            numbers=(Change(Stat.GOLD, Who.YOU, -effect.amount), Change(Stat.GOLD, Who.PICKED, effect.amount))
        ),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: drinks.pay_drinker(play, effect.amount),
    ),
    EffectRules(
        c.DrinkNow,
        says=lambda effect, _: phrases.text("tavern.effect.drink_now"),
        icon=by_name,
        bots=lambda effect: is_for(Deed.DRINK_NOW),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=_foretell_next,
        rest=lambda table, play, effect: _drink_now(table, play),
    ),
    EffectRules(
        c.DrinkAlso,
        says=lambda effect, _: phrases.text("tavern.effect.drink_also"),
        icon=by_name,
        bots=lambda effect: is_for(Deed.DRINK_ALSO),
        hits=no_hits,
        affects=affects_none,
        traits=always(Trait.REPEATS_PHASE),
        foretold=rules_tell,
        rest=lambda table, play, effect: drinks.drink_also(table, play),
    ),
    EffectRules(
        c.EveryoneDrinks,
        says=lambda effect, _: phrases.text("tavern.effect.everyone_drinks"),
        icon=by_name,
        bots=lambda effect: is_for(Deed.EVERYONE_DRINKS, costs=((Stat.ALCOHOL, AVERAGE_DRINK),)),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=lambda state, play, effect: [word(NOBODY, "everyone_drinks")],
        rest=lambda table, play, effect: drinks.everyone_drinks(table, play),
    ),
    EffectRules(
        c.OrderDrinks,
        says=lambda effect, _: phrases.counted("tavern.effect.order_drinks", effect.count),
        icon=lambda effect: Icon("order", effect.count),
        bots=lambda effect: is_for(Deed.ORDER, effect.count),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=lambda state, play, effect: [word(play.seat, "orders", count=effect.count)],
        rest=lambda table, play, effect: _order(table, play, effect.count),
    ),
    EffectRules(
        c.OrderForEach,
        says=lambda effect, _: phrases.counted("tavern.effect.order_for_each", effect.each),
        icon=by_name,
        bots=lambda effect: is_for(Deed.ORDER, 2 * effect.each),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=lambda state, play, effect: [
            word(play.seat, "orders", count=effect.each * len(state.opponents(play.seat)))
        ],
        rest=lambda table, play, effect: _order_for_each(table, play, effect.each),
    ),
    EffectRules(
        c.OrderSeen,
        says=lambda effect, _: phrases.counted("tavern.effect.order_seen", effect.count),
        icon=lambda effect: Icon("order", effect.count),
        bots=lambda effect: is_for(Deed.ORDER, effect.count),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=lambda state, play, effect: [word(play.seat, "orders", count=effect.count)],
        rest=lambda table, play, effect: looking.foresee(table, play, effect.count),
    ),
    EffectRules(
        c.ReorderDrinks,
        says=lambda effect, _: phrases.counted("tavern.effect.reorder_drinks", effect.count),
        icon=by_name,
        bots=lambda effect: is_for(Deed.LOOK),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: looking.reorder(table, play, effect.count),
    ),
)
