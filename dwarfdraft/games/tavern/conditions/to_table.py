"""Conditions that the table meets: a Phase, a Round, a payment, a Drink, what has just changed."""

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.cards import Mode
from dwarfdraft.games.tavern.conditions.happened import news_of
from dwarfdraft.games.tavern.conditions.reach import is_inside
from dwarfdraft.games.tavern.conditions.registry import EVERY_WINDOW, condition
from dwarfdraft.games.tavern.decks.all import drink_of
from dwarfdraft.games.tavern.effect_rules import Trait, has
from dwarfdraft.games.tavern.state.stack import DrinkInPlay, Moment, Play, Window
from dwarfdraft.games.tavern.state.state import Phase, State, Step


@condition(c.Anytime, windows=EVERY_WINDOW)
def _may_play_anytime(state: State, seat: int, when: c.Anytime, mode: Mode, moment: Moment) -> bool:
    """There is what an Anytime Card asks for."""
    return may_play_anytime(state, seat, when)


def may_play_anytime(state: State, seat: int, when: c.Anytime) -> bool:
    """Tell whether an Anytime Card has what it asks for: less Gold than there are players left (RDI-CARD-18)."""
    return not when.poorer or state.stats(seat).gold < len(state.living())


@condition(c.RoundRuns, windows=EVERY_WINDOW)
def _does_round_run(state: State, seat: int, when: c.RoundRuns, mode: Mode, moment: Moment) -> bool:
    """A Round runs that is as the card wants it."""
    if not all(has_it(state, seat, when) for has_it in hooks.has_for_round):
        return False
    round_ = state.round
    if round_ is None or round_.over or (when.gold_in_pot and not round_.pot):
        return False
    if not when.ends_it:
        return True
    if any(is_anteing(frame) for frame in state.stack):
        return False
    answered = moment.play.effects if moment.kind is Window.PLAYED and moment.play is not None else ()
    return not has(answered, Trait.ENDS_ROUND)


def is_anteing(frame: Play | Moment) -> bool:
    """Tell whether a card makes players ante and those antes are not in yet (RDI-TIP-01)."""
    if isinstance(frame, Moment):
        return frame.kind is Window.ANTE
    return has(frame.effects, Trait.ANTES)


@condition(c.AnothersDrinkPhase, windows=EVERY_WINDOW)
def _is_anothers_drink_phase(state: State, seat: int, when: c.AnothersDrinkPhase, mode: Mode, moment: Moment) -> bool:
    """It is the Drink Phase of an opponent: what comes at the very end of the turn is not in it (RDI-SEA-04)."""
    is_drink_phase = state.phase is Phase.DRINK and state.step is not Step.TURN_END
    return is_drink_phase and state.is_opponent(seat, state.active) and state.is_living(state.active)


@condition(c.OwnOrder, windows={Window.PHASE, Window.ABOUT_TO_LOSE})
def _is_own_order(state: State, seat: int, when: c.OwnOrder, mode: Mode, moment: Moment) -> bool:
    """It is the own Order Phase, or the moment before it, if nothing was foreseen."""
    if not state.are_teammates(seat, state.active):
        return False
    if when.before:
        return state.step is Step.ORDER_BEFORE and not state.has_foreseen
    return state.phase is Phase.ORDER


@condition(c.MinionHit, windows={Window.WAGES})
def _is_minion_hit(state: State, seat: int, when: c.MinionHit, mode: Mode, moment: Moment) -> bool:
    """An opponent's card has hit an own Minion."""
    return seat in moment.seats and moment.play is not None and state.is_opponent(seat, moment.play.seat)


@condition(c.MustAnte, windows={Window.ANTE})
def _must_ante(state: State, seat: int, when: c.MustAnte, mode: Mode, moment: Moment) -> bool:
    """The player is to ante, and may leave the Round."""
    if state.round is not None and state.round.no_leaving:
        return False
    return any(due.payer == seat and not due.covered for due in moment.dues)


@condition(c.LosingGold, windows={Window.ANTE, Window.PAYMENT, Window.WAGES})
def _is_losing_gold(state: State, seat: int, when: c.LosingGold, mode: Mode, moment: Moment) -> bool:
    """The player is to pay something."""
    if not any(due.payer == seat and due.amount and not due.covered for due in moment.dues):
        return False
    if moment.kind is Window.WAGES:  # the Inn may pay of them, nothing else avoids them (RDI-MINION-08, -09)
        return has(mode.effects, Trait.PAID_BY_INN)
    return state.stats(seat).gold > 0 or (when.broke and moment.kind is Window.ANTE)


@condition(c.RefillDue, windows={Window.PAYMENT})
def _is_refilling(state: State, seat: int, when: c.RefillDue, mode: Mode, moment: Moment) -> bool:
    """The player is to pay for a new Drink Deck."""
    return moment.is_refill and any(due.payer == seat and not due.covered for due in moment.dues)


@condition(c.DrinkOnYou, c.YouDrink, c.SomebodyDrinks, c.AnotherRevealed, windows={Window.DRINKS, Window.HALVES})
def _has_drink(state: State, seat: int, when: c.Condition, mode: Mode, moment: Moment) -> bool:
    """A Drink is revealed on which the card may be played."""
    return bool(drinks_of(state, seat, mode, moment))


def drinks_of(state: State, seat: int, mode: Mode, moment: Moment) -> list[int]:
    """Return on which of the revealed Drinks a player may play a text, by their place in the order revealed."""
    when = mode.when
    drinks = moment.drinks
    match when:
        case c.DrinkOnYou():
            return [i for i, drink in enumerate(drinks) if _is_drinking(seat, drink) or _pays_for(seat, drink)]
        case c.YouDrink(splits):
            mine = [i for i, drink in enumerate(drinks) if _is_drinking(seat, drink)]
            return [i for i in mine if may_split(drinks[i])] if splits else mine
        case c.SomebodyDrinks():
            return list(range(len(drinks)))
        case c.AnotherRevealed():
            return [i for i, drink in enumerate(drinks) if state.is_opponent(seat, drink.revealer)]
        case _:
            return []


def may_split(drink: DrinkInPlay) -> bool:
    """Tell whether a card may split a Drink: none of its cards forbids it (RDI-RULING-41)."""
    return all(drink_of(card).may_split for card in drink.cards)


def _pays_for(seat: int, drink: DrinkInPlay) -> bool:
    """Tell whether a player is to pay whoever drinks a Drink, and may Ignore it therefore (RDI-CARD-17)."""
    return seat not in drink.ignored and any(payer == seat for payer, _ in drink.pays)


def _is_drinking(seat: int, drink: DrinkInPlay) -> bool:
    return drink.drinker == seat and seat not in drink.ignored


@condition(c.AnotherWonRound, windows={Window.WON})
def _has_another_won(state: State, seat: int, when: c.AnotherWonRound, mode: Mode, moment: Moment) -> bool:
    """Somebody has won the Round, another player unless the text says otherwise."""
    is_fitting = when.or_you or state.is_opponent(seat, moment.seats[0])
    return is_fitting and (not when.still_in or is_inside(state, seat))


@condition(c.AnotherTakesPot, windows={Window.COLLECT})
def _does_another_take_the_pot(state: State, seat: int, when: c.AnotherTakesPot, mode: Mode, moment: Moment) -> bool:
    """An opponent takes the Pot of a Round that the player is in."""
    return state.is_opponent(seat, moment.seats[0]) and is_inside(state, seat)


@condition(c.GainedGold, c.LostGold, c.GainedAlcohol, windows={Window.HAPPENED})
def _has_news(
    state: State, seat: int, when: c.GainedGold | c.LostGold | c.GainedAlcohol, mode: Mode, moment: Moment
) -> bool:
    """It has just happened to the player."""
    return bool(news_of(seat, when, moment))
