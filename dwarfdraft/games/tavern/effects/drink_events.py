"""Effects of Drink Events."""

from typing import Final

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Stat, phrases
from dwarfdraft.games.tavern.cards.deeds import AVERAGE_DRINK, of_event
from dwarfdraft.games.tavern.cards.phrases import by_name
from dwarfdraft.games.tavern.chapters import drink_events, elimination, payments
from dwarfdraft.games.tavern.effect_rules import (
    EffectRules,
    Foretelling,
    Line,
    affects_none,
    line,
    no_hits,
    no_traits,
    word,
)
from dwarfdraft.games.tavern.numbers import losses
from dwarfdraft.games.tavern.state.options import NOBODY
from dwarfdraft.games.tavern.state.stack import AnyWindow, Hit, Play, Window
from dwarfdraft.games.tavern.state.state import State


def gold_line(state: State, seat: int, amount: int) -> Line:
    """Foretell a payment, without what the Inn pays of it (RDI-CARD-06).

    How much that is: `payments.own_part`. The last flag: the player would be out of Gold and lose by it.
    """
    stats = state.stats(seat)
    then = max(stats.gold - payments.own_part(state, seat, amount), 0)
    return line(seat, "gold", stats.gold, then, not then and not elimination.is_put_off(state))


def loss_line(state: State, event: Play, seat: int, amount: int) -> Line:
    """Foretell a loss by an Event, which is nobody's card, with what Static Effects do to it (`losses.left`)."""
    stats = state.stats(seat)
    then = max(stats.fortitude - losses.left(state, event, Hit(seat, amount)), 0)
    return line(seat, "fortitude", stats.fortitude, then, stats.alcohol >= then)


def _foretell_contest(copy: Foretelling, play: Play, effect: c.Contest, closed: AnyWindow) -> None:
    """Tell who wins the Contest when its Drinks have been drunk; of what follows a tie nothing is known.

    The forecast of what `drink_events.contest` does then (RDI-CONTEST-05 to -07, RDI-RULING-50, -65), by the same
    `ahead`, `may_stay_tied` and `settle`. Nothing is known either where another Contest has begun meanwhile, whose
    Drinks are not revealed yet (`scores_of`). After a tie those of this pass count no more: who is left reveals anew.
    """
    state, running = copy.state, copy.state.contest
    if closed is not Window.DRINKS or running is None or not drink_events.scores_of(state, running):
        return
    best = drink_events.ahead(state, running)
    if len(best) > 1 and not drink_events.may_stay_tied(state, running):
        passing_out = elimination.passing_out(state)
        goes_on = [seat for seat in running.revealed if seat in best and seat not in passing_out]
        copy.words.append(word(NOBODY, "contest_tied", seats=goes_on))
        running.revealed = {}
        return
    winner = best[0] if len(best) == 1 else None
    copy.words.append(word(NOBODY, "contest_not_won") if winner is None else word(winner, "contest_won"))
    copy.attempt(drink_events.settle(copy.table, play, running, winner))


EFFECTS: Final = (
    EffectRules(
        c.CopyForAll,
        says=lambda effect, _: phrases.text("tavern.effect.copy_for_all"),
        icon=by_name,
        bots=lambda effect: of_event((Stat.ALCOHOL, AVERAGE_DRINK)),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=lambda state, play, effect: [word(NOBODY, "copies")],
        rest=lambda table, play, effect: drink_events.copy_for_all(table, play),
    ),
    EffectRules(
        c.Contest,
        says=lambda effect, _: phrases.text("tavern.effect.contest"),
        icon=by_name,
        bots=lambda effect: of_event((Stat.ALCOHOL, AVERAGE_DRINK)),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=lambda state, play, effect: [word(NOBODY, "contest")],
        rest=lambda table, play, effect: drink_events.contest(table, play),
        goes_on=_foretell_contest,
    ),
    EffectRules(
        c.Challenge,
        says=lambda effect, _: (
            phrases.counted("tavern.effect.challenge.drinks", effect.drinks)
            + phrases.counted("tavern.effect.challenge.prize", effect.prize)
        ),
        icon=by_name,
        bots=lambda effect: of_event(),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=lambda state, play, effect: [word(play.seat, "challenge", count=effect.drinks, prize=effect.prize)],
        rest=lambda table, play, effect: drink_events.challenge(table, play, effect.drinks, effect.prize),
    ),
    EffectRules(
        c.LoseOrPay,
        says=lambda effect, _: phrases.counted("tavern.effect.lose_or_pay", effect.gold, fortitude=effect.fortitude),
        icon=by_name,
        bots=lambda effect: of_event((Stat.FORTITUDE, -effect.fortitude)),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=lambda state, play, effect: [
            word(NOBODY, "lose_or_pay", fortitude=effect.fortitude, gold=effect.gold)
        ],
        rest=lambda table, play, effect: drink_events.lose_or_pay(table, play, effect.fortitude, effect.gold),
        asks="lose_or_pay",
        by_choice=lambda state, play, effect, seat, value: (
            [gold_line(state, seat, effect.gold)]
            if value == "pay"
            else [loss_line(state, play, seat, effect.fortitude)]
            if value == "lose"
            else None
        ),
    ),
    EffectRules(
        c.Dare,
        says=lambda effect, _: phrases.text("tavern.effect.dare"),
        icon=by_name,
        bots=lambda effect: of_event((Stat.ALCOHOL, AVERAGE_DRINK)),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=lambda state, play, effect: [word(play.seat, "dare")],
        rest=lambda table, play, effect: drink_events.dare(table, play),
    ),
)
