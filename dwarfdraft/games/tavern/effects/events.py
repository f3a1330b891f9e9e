"""Effects of the cards of Event decks."""

from typing import Final

from dwarfdraft.engine.ask import Value
from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Stat, phrases
from dwarfdraft.games.tavern.cards.deeds import of_event
from dwarfdraft.games.tavern.cards.phrases import by_name
from dwarfdraft.games.tavern.chapters import bidding, event_choices, events
from dwarfdraft.games.tavern.effect_rules import (
    EffectRules,
    Line,
    affects_none,
    line,
    no_hits,
    no_traits,
    rules_tell,
    word,
)
from dwarfdraft.games.tavern.effects.drink_events import gold_line, loss_line
from dwarfdraft.games.tavern.state.options import NOBODY
from dwarfdraft.games.tavern.state.stack import Play
from dwarfdraft.games.tavern.state.state import MOST, State


def _pays(state: State, seat: int, value: Value) -> list[Line] | None:
    if not isinstance(value, int):
        return None
    return [gold_line(state, seat, value)] if value else []


def _lose_or_gain(state: State, play: Play, effect: c.LoseOrGain, seat: int, value: Value) -> list[Line] | None:
    match value:
        case "lose":
            return [loss_line(state, play, seat, effect.fortitude)]
        case "gain":
            stats = state.stats(seat)
            then = min(stats.alcohol + effect.alcohol, MOST)
            return [line(seat, "alcohol", stats.alcohol, then, then >= stats.fortitude)]
        case _:
            return None


def _lose_or_stone(state: State, play: Play, effect: c.LoseOrStone, seat: int, value: Value) -> list[Line] | None:
    match value:
        case "lose":
            return [loss_line(state, play, seat, effect.fortitude)]
        case "stone":
            return [word(seat, "turns_to_stone")]
        case _:
            return None


EFFECTS: Final = (
    EffectRules(
        c.DrawCards,
        says=lambda effect, _: phrases.counted("tavern.effect.draw_cards", effect.count),
        icon=by_name,
        bots=lambda effect: of_event(),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: events.draw_each(table, play, effect.count),
    ),
    EffectRules(
        c.DiscardCards,
        says=lambda effect, _: phrases.counted("tavern.effect.discard_cards", effect.count),
        icon=by_name,
        bots=lambda effect: of_event(),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        first=lambda table, play, effect: events.discard_each(table, play, effect.count),
    ),
    EffectRules(
        c.DiscardTopDrink,
        says=lambda effect, _: phrases.text("tavern.effect.discard_top_drink"),
        icon=by_name,
        bots=lambda effect: of_event(),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: events.discard_top_drinks(table, play),
    ),
    EffectRules(
        c.PourDrink,
        says=lambda effect, _: phrases.text("tavern.effect.pour_drink"),
        icon=by_name,
        bots=lambda effect: of_event(),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: events.pour(table, play),
    ),
    EffectRules(
        c.BuyFortitude,
        says=lambda effect, _: phrases.text(
            "tavern.effect.buy_fortitude", gold=effect.gold, fortitude=effect.fortitude, times=effect.times
        ),
        icon=by_name,
        bots=lambda effect: of_event(),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: events.sell_fortitude(table, play, effect),
    ),
    EffectRules(
        c.RaiseLowest,
        says=lambda effect, _: phrases.text("tavern.effect.raise_lowest", n=effect.alcohol),
        icon=by_name,
        bots=lambda effect: of_event((Stat.ALCOHOL, effect.alcohol)),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: events.raise_lowest(table, play, effect.alcohol),
    ),
    EffectRules(
        c.LoseOrGain,
        says=lambda effect, _: phrases.text(
            "tavern.effect.lose_or_gain", fortitude=effect.fortitude, alcohol=effect.alcohol
        ),
        icon=by_name,
        bots=lambda effect: of_event((Stat.FORTITUDE, -effect.fortitude)),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: events.lose_or_gain(table, play, effect),
        asks="lose_or_gain",
        by_choice=_lose_or_gain,
    ),
    EffectRules(
        c.BidFortitude,
        says=lambda effect, _: phrases.text("tavern.effect.bid_fortitude", n=effect.gold),
        icon=by_name,
        bots=lambda effect: of_event((Stat.GOLD, -effect.gold)),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=lambda state, play, effect: [word(NOBODY, "bid_fortitude", gold=effect.gold)],
        rest=lambda table, play, effect: bidding.bid_fortitude(table, play, effect.gold),
        asks="bid",
        by_choice=lambda state, play, effect, seat, value: (
            [loss_line(state, play, seat, value)] if isinstance(value, int) else None
        ),
    ),
    EffectRules(
        c.BidGold,
        says=lambda effect, _: phrases.text("tavern.effect.bid_gold", n=effect.fortitude),
        icon=by_name,
        bots=lambda effect: of_event((Stat.FORTITUDE, -effect.fortitude)),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=lambda state, play, effect: [word(NOBODY, "bid_gold", fortitude=effect.fortitude)],
        rest=lambda table, play, effect: bidding.bid_gold(table, play, effect.fortitude),
        asks="bid",
        by_choice=lambda state, play, effect, seat, value: _pays(state, seat, value),
    ),
    EffectRules(
        c.PayMost,
        says=lambda effect, _: phrases.text("tavern.effect.pay_most", n=effect.alcohol),
        icon=by_name,
        bots=lambda effect: of_event(),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=lambda state, play, effect: [word(NOBODY, "pay_most", alcohol=effect.alcohol)],
        rest=lambda table, play, effect: event_choices.pay_most(table, play, effect.alcohol),
        asks="pledge",
        by_choice=lambda state, play, effect, seat, value: _pays(state, seat, value),
    ),
    EffectRules(
        c.DiscardOrDrink,
        says=lambda effect, _: phrases.counted("tavern.effect.discard_or_drink", effect.cards),
        icon=by_name,
        bots=lambda effect: of_event(),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=lambda state, play, effect: [word(NOBODY, "discard_or_drink", count=effect.cards)],
        rest=lambda table, play, effect: event_choices.discard_or_drink(table, play, effect.cards),
    ),
    EffectRules(
        c.OpenChest,
        says=lambda effect, _: phrases.text("tavern.effect.open_chest", gold=effect.gold, fortitude=effect.fortitude),
        icon=by_name,
        bots=lambda effect: of_event(),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=lambda state, play, effect: [word(NOBODY, "open_chest", gold=effect.gold, fortitude=effect.fortitude)],
        rest=lambda table, play, effect: event_choices.open_chest(table, play, effect),
        asks="help",
        by_choice=lambda state, play, effect, seat, value: (
            [word(seat, "helps", gold=effect.gold, fortitude=effect.fortitude)] if value == "helps" else None
        ),
    ),
    EffectRules(
        c.LoseOrStone,
        says=lambda effect, _: phrases.text("tavern.effect.lose_or_stone", n=effect.fortitude),
        icon=by_name,
        bots=lambda effect: of_event((Stat.FORTITUDE, -effect.fortitude)),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=lambda state, play, effect: [word(NOBODY, "lose_or_stone", fortitude=effect.fortitude)],
        rest=lambda table, play, effect: event_choices.lose_or_stone(table, play, effect.fortitude),
        asks="stare",
        by_choice=_lose_or_stone,
    ),
    EffectRules(
        c.TaxGold,
        says=lambda effect, _: phrases.text(
            "tavern.effect.tax_gold", rich=effect.rich, most=effect.most, least=effect.least
        ),
        icon=by_name,
        bots=lambda effect: of_event((Stat.GOLD, -effect.least)),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: events.tax(table, play, effect),
    ),
    EffectRules(
        c.BlameMost,
        says=lambda effect, _: phrases.text("tavern.effect.blame_most", alone=effect.alone, tied=effect.tied),
        icon=by_name,
        bots=lambda effect: of_event((Stat.FORTITUDE, -effect.tied // 2)),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=lambda state, play, effect: [word(NOBODY, "blame_most", alone=effect.alone, tied=effect.tied)],
        rest=lambda table, play, effect: event_choices.blame_most(table, play, effect),
    ),
)
