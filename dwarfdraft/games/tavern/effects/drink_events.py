"""Effects of Drink Events."""

from typing import Final

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Stat, phrases
from dwarfdraft.games.tavern.cards.deeds import AVERAGE_DRINK, of_event
from dwarfdraft.games.tavern.cards.phrases import by_name
from dwarfdraft.games.tavern.chapters import drink_events, drink_numbers, payments
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
from dwarfdraft.games.tavern.state.stack import DrinkInPlay, Due, Hit, Moment, Play, Window
from dwarfdraft.games.tavern.state.state import State


def gold_line(state: State, seat: int, change: int) -> Line:
    """Foretell a payment."""
    stats = state.stats(seat)
    then = max(stats.gold + change, 0)
    return line(seat, "gold", stats.gold, then, not then)


def loss_line(state: State, event: Play, seat: int, amount: int) -> Line:
    """Foretell a loss by an Event, which is nobody's card, with what Static Effects do to it."""
    stats = state.stats(seat)
    then = max(stats.fortitude - losses.left(state, event, Hit(seat, amount)), 0)
    return line(seat, "fortitude", stats.fortitude, then, stats.alcohol >= then)


def _decide_contest(copy: Foretelling, play: Play, effect: c.Contest, closed: Window) -> None:
    """Have the strongest Drink win the Contest (RDI-CONTEST-05); with a tie nothing more is known.

    Nor is it where another Contest has begun meanwhile, whose Drinks are not revealed yet.
    """
    state, contest = copy.state, copy.state.contest
    if closed is not Window.DRINKS or contest is None:
        return
    scores = {
        seat: drink_numbers.contest_score(state, found) if isinstance(found, DrinkInPlay) else 0
        for seat, found in contest.revealed.items()
        if found is not None
    }
    if not scores:
        return
    best = [seat for seat, score in scores.items() if score == max(scores.values())]
    if len(best) > 1:
        copy.words.append(word(NOBODY, "contest_tied", seats=best))
        return
    copy.words.append(word(best[0], "contest_won"))
    dues = [Due(seat, 1, best[0]) for seat in contest.everybody if seat != best[0]]
    payments.settle_all(copy.table, Moment(Window.PAYMENT, play=play, dues=dues))
    state.contest = None


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
        goes_on=_decide_contest,
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
            [gold_line(state, seat, -effect.gold)]
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
