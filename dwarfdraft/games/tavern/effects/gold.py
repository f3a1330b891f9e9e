"""Effects on Gold outside of Rounds."""

from typing import Final

from dwarfdraft.engine.game import Rules
from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.cards import Change, Pick, Stat, Who, phrases
from dwarfdraft.games.tavern.cards.deeds import Deed, beside, is_for
from dwarfdraft.games.tavern.cards.phrases import Icon, Phrases, by_name, whose
from dwarfdraft.games.tavern.chapters import payments
from dwarfdraft.games.tavern.conditions.reach import is_among, reached
from dwarfdraft.games.tavern.effect_rules import (
    EffectRules,
    Line,
    Trait,
    affects_gold_of_its_player,
    affects_none,
    always,
    no_hits,
    no_traits,
    rules_tell,
    word,
)
from dwarfdraft.games.tavern.effects.losses import is_own
from dwarfdraft.games.tavern.numbers.changes import move_gold
from dwarfdraft.games.tavern.state.stack import INN, LOSE, PAY, Due, Hit, Play
from dwarfdraft.games.tavern.state.state import State
from dwarfdraft.games.tavern.table import TavernTable


def _dues(state: State, play: Play, effect: c.Pays) -> list[Due]:
    to = INN if effect.to_inn else play.seat
    return [
        Due(seat, _altered(state, play, seat, _price(state, play, effect, seat)), to)
        for seat in reached(state, play, effect.who)
        if effect.to_inn or state.is_opponent(play.seat, seat)
    ]


def _altered(state: State, play: Play, seat: int, amount: int) -> int:
    for alter in hooks.alter_payment:
        amount = alter(state, play, seat, amount)
    return amount


def _price(state: State, play: Play, effect: c.Pays, seat: int) -> int:
    """Return what somebody is to pay; what the player of the card, or the team, pays is not raised (RDI-POTION-05).

    It is raised in `potions._raise_numbers`; of which cards: `potions._is_own_to_raise`.
    """
    own = effect.amount > 0 and is_own(state, play, effect.who, seat)
    return effect.amount - play.raised if own else effect.amount


def _affects(state: State, play: Play, seat: int, stat: Stat, effect: c.Pays) -> bool:
    """Tell whether it takes or brings Gold.

    Not a payment on a card of one's own, or of the team (RDI-NEGATE-06, RDI-TEAM-15), so that nobody may Ignore it:
    `to_losses._may_ignore` asks this. It may be paid by others: `to_gold._is_losing_gold`.
    """
    if stat is not Stat.GOLD or not effect.amount:
        return False
    pays = state.is_opponent(play.seat, seat) and is_among(state, play, effect.who, seat)
    return pays or (not effect.to_inn and seat == play.seat)


def _says_pays(effect: c.Pays, pick: Pick) -> Phrases:
    receiver = "inn" if effect.to_inn else "you"
    key = f"tavern.effect.pays.{receiver}.{whose(effect.who, pick)}"
    return phrases.counted(key, effect.amount, names_pick=effect.who is Who.PICKED)


def _may_pay(state: State, play: Play) -> bool:
    """Tell whether a picked target has to do with Gold: no card in play, and nobody who Ignores it.

    RDI-MINION-14; what else a card in play does not do: `state/targets.py`.
    """
    return state.is_living(play.target) and play.target not in play.ignored


def _have_chosen(table: TavernTable, play: Play, cost: c.PayOrLose) -> Rules:
    """Have the picked player choose to pay or to lose, so that what is chosen can be answered (docs/rulings.md)."""
    state = table.state
    if not state.is_living(play.target):
        return

    def choices() -> tuple[str, ...]:
        able = payments.means(state, play.target) >= cost.gold
        return (LOSE, PAY) if able and not state.is_shut(play.target) else (LOSE,)

    about = {"card": play.card_id, "by": play.seat, "gold": cost.gold, "fortitude": cost.fortitude}
    play.choice = yield from table.choose(play.target, "pay_or_lose", choices, about, LOSE)
    costs = {"fortitude": -cost.fortitude, "gold": -cost.gold}
    table.emit("chose", {"seat": play.target, "choice": play.choice, "card": play.card_id, **costs})


def _due_if_chosen(state: State, play: Play, effect: c.PayOrLose) -> list[Due]:
    if play.choice != PAY or not _may_pay(state, play):
        return []
    return [Due(play.target, _altered(state, play, play.target, effect.gold), play.seat)]


def _foretell_choice(state: State, play: Play, effect: c.PayOrLose) -> list[Line]:
    if play.choice:
        return []
    return [word(play.target, "lose_or_pay", fortitude=effect.fortitude, gold=effect.gold)]


def _gain(table: TavernTable, play: Play, effect: c.GainGold) -> None:
    """The player gains Gold from the Inn, which always has enough (RDI-LIMIT-03): what it has may fall below 0."""
    move_gold(table, INN, play.seat, effect.amount, "gained", play.card_id)


def _take_from_inn(table: TavernTable, play: Play, effect: c.TakeFromInn) -> None:
    """Take Gold from the Inn. What answers a gain of Gold is no gain that it could answer."""
    state = table.state
    before = state.happened
    for seat in reached(state, play, effect.who):
        move_gold(table, INN, seat, effect.amount, "given", play.card_id)
    if isinstance(play.mode.when, c.GainedGold):
        state.happened = before


EFFECTS: Final = (
    EffectRules(
        c.Pays,
        says=_says_pays,
        icon=lambda effect: Icon(Stat.GOLD, -effect.amount, effect.who),
        bots=lambda effect: beside(numbers=(effect,), costs=((Stat.GOLD, -effect.amount),)),
        hits=no_hits,
        affects=_affects,
        traits=no_traits,
        foretold=rules_tell,
        payments=_dues,
    ),
    EffectRules(
        c.PayPicked,
        says=lambda effect, _: phrases.counted("tavern.effect.pay_picked", effect.amount, names_pick=True),
        icon=lambda effect: Icon(Stat.GOLD, -effect.amount, Who.YOU),
        bots=lambda effect: beside(
            numbers=(Change(Stat.GOLD, Who.YOU, -effect.amount), Change(Stat.GOLD, Who.PICKED, effect.amount))
        ),
        hits=no_hits,
        affects=lambda state, play, seat, stat, effect: stat is Stat.GOLD and seat == play.target,
        traits=no_traits,
        foretold=rules_tell,
        payments=lambda state, play, effect: (
            [Due(play.seat, effect.amount, play.target)] if _may_pay(state, play) else []
        ),
    ),
    EffectRules(
        c.PayOrLose,
        says=lambda effect, _: phrases.counted("tavern.effect.pay_or_lose", effect.gold, fortitude=effect.fortitude),
        icon=by_name,
        bots=lambda effect: beside(numbers=(Change(Stat.FORTITUDE, Who.PICKED, -effect.fortitude),)),
        hits=lambda state, play, effect: [Hit(play.target, effect.fortitude)] if play.choice == LOSE else [],
        affects=lambda state, play, seat, stat, effect: (
            stat is Stat.GOLD and play.choice == PAY and seat in (play.target, play.seat)
        ),
        traits=always(Trait.STRIKES),
        foretold=_foretell_choice,
        announced=_have_chosen,
        payments=_due_if_chosen,
    ),
    EffectRules(
        c.GainGold,
        says=lambda effect, _: phrases.counted("tavern.effect.gain_gold", effect.amount),
        icon=lambda effect: Icon(Stat.GOLD, effect.amount, Who.YOU),
        bots=lambda effect: beside(numbers=(Change(Stat.GOLD, Who.YOU, effect.amount),)),
        hits=no_hits,
        affects=affects_gold_of_its_player,
        traits=no_traits,
        foretold=rules_tell,
        rest=_gain,
    ),
    EffectRules(
        c.TakeFromInn,
        says=lambda effect, _: phrases.counted(f"tavern.effect.take_from_inn.{effect.who}", effect.amount),
        icon=lambda effect: Icon(Stat.GOLD, effect.amount, effect.who),
        bots=lambda effect: is_for(Deed.TAKE_FROM_INN, effect.amount, costs=((Stat.GOLD, effect.amount),)),
        hits=no_hits,
        affects=lambda state, play, seat, stat, effect: stat is Stat.GOLD and is_among(state, play, effect.who, seat),
        traits=no_traits,
        foretold=rules_tell,
        rest=_take_from_inn,
    ),
    EffectRules(
        c.InnPays,
        says=lambda effect, _: phrases.text("tavern.effect.inn_pays"),
        icon=by_name,
        bots=lambda effect: is_for(Deed.COVER),
        hits=no_hits,
        affects=affects_none,
        traits=always(Trait.PAID_BY_INN),
        foretold=rules_tell,
        rest=lambda table, play, effect: payments.cover(table, play, "inn"),
    ),
    EffectRules(
        c.NoLoss,
        says=lambda effect, _: phrases.text("tavern.effect.no_loss"),
        icon=by_name,
        bots=lambda effect: is_for(Deed.COVER),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: payments.cover(table, play, "nothing"),
    ),
    EffectRules(
        c.NoRefillPayment,
        says=lambda effect, _: phrases.text("tavern.effect.no_refill_payment"),
        icon=by_name,
        bots=lambda effect: is_for(Deed.NO_REFILL),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: payments.cover(table, play, "nothing"),
    ),
)
