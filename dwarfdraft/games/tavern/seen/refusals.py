"""Why a card of a hand may not be played now: the condition that does not hold, as a key with the rule behind it.

Whether it may be played is asked of `conditions` and of the decision that is open; here its refusal is only explained.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.cards import Anytime, Mode, OwnAction, OwnMove, Pick, Type
from dwarfdraft.games.tavern.chapters import teams
from dwarfdraft.games.tavern.chapters.turn import actions, moves_in_round
from dwarfdraft.games.tavern.conditions.conditions import holds, is_met, may_afford, windows_of
from dwarfdraft.games.tavern.conditions.reach import affects
from dwarfdraft.games.tavern.conditions.to_table import is_anteing, may_play_anytime, may_split
from dwarfdraft.games.tavern.decks.all import card_of
from dwarfdraft.games.tavern.mechanics import minions
from dwarfdraft.games.tavern.mechanics.marks import MARKED, marked
from dwarfdraft.games.tavern.mechanics.minions import IN_PLAY
from dwarfdraft.games.tavern.numbers import losses
from dwarfdraft.games.tavern.state.stack import Moment, Play, Window
from dwarfdraft.games.tavern.state.state import Phase, State, Step
from dwarfdraft.games.tavern.timing.choosing import anytime_titles
from dwarfdraft.games.tavern.timing.window import titles_for

Whys: TypeAlias = dict[str, dict[str, Any]]
"""By title: `{"key", "data", "rule"}`, the key of a sentence `why.<key>` in the catalogues."""


class Why(NamedTuple):
    """A reason, and the rule that gives it."""

    key: str
    rule: str

    def to_json(self) -> dict[str, Any]:
        """Return the wire form."""
        return {"key": self.key, "data": {}, "rule": self.rule}


_NO_CARD = Why("no_card_to_answer", "RDI-SOMETIMES-01")
_NO_DRINK = Why("no_drink_revealed", "RDI-SOMETIMES-01")
_NO_ROUND = Why("no_round", "RDI-GAMBLE-06")
_LEFT_ROUND = Why("left_the_round", "RDI-GAMBLE-17")
_OWN_CARD = Why("own_card", "RDI-SOMETIMES-01")
_IGNORED = Why("ignored_already", "RDI-NEGATE-02")
_NOT_IGNORED = Why("cannot_be_ignored", "RDI-NEGATE-02")
_SHARED = Why("loss_is_shared", "RDI-SOMETIMES-01")
_NOBODY_MARKED = Why("nobody_marked", "RDI-MARK-08")
_BETWEEN = Why("before_or_after", "RDI-RULING-13")
_DISCARDING = Why("discarding", "RDI-TURN-03")
_OTHERS_SPEAK = Why("others_speak", "RDI-RULING-05")
_AWAY = Why("you_are_away", "RDI-WULFRIC-07")
_CHOOSING = Why("choosing", "RDI-RULING-15")


def why_not(state: State, seat: int, asked: str) -> Whys:
    """Return why cards may not be played by a seat that is asked something."""
    match asked:
        case "declare":
            moment = state.stack[-1]
            assert isinstance(moment, Moment)
            return _whys(state, seat, set(titles_for(state, seat, moment)), moment)
        case "action":
            return _whys(state, seat, set(actions(state, seat)), None)
        case "control":
            return _whys(state, seat, set(moves_in_round(state, seat)), None)
        case "interrupt":
            return _whys(state, seat, set(anytime_titles(state, seat)), None)
        case "discard":
            return {}
        case "form" if state.phase is Phase.DISCARD:
            return {title: _DISCARDING.to_json() for title in _titles(state, seat)}
        case _:
            return {title: _CHOOSING.to_json() for title in _titles(state, seat)}


def why_waiting(state: State, seat: int) -> Whys:
    """Return why cards may not be played by a seat that is asked nothing.

    In a window all are asked; only when those who wait have to speak openly the others are not (RDI-RULING-05).
    """
    if not state.is_living(seat) or state.winners is not None:
        return {}
    if state.is_shut(seat):
        return {title: _AWAY.to_json() for title in _titles(state, seat)}
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Moment):
        fitting = [title for title in titles_for(state, seat, top) if title not in hooks.OFFERS]
        return {title: _OTHERS_SPEAK.to_json() for title in fitting} | _whys(state, seat, set(fitting), top)
    if state.step is Step.DISCARD:
        return {title: _DISCARDING.to_json() for title in _titles(state, seat)}
    return _whys(state, seat, set(), None)


def _titles(state: State, seat: int) -> list[str]:
    return list(dict.fromkeys(card_of(card).title for card in state.playable(seat)))


def _whys(state: State, seat: int, legal: set[str], moment: Moment | None) -> Whys:
    cards = {card_of(card).title: card for card in reversed(state.playable(seat))}
    return {
        title: _why(state, seat, card_id, moment).to_json()
        for title, card_id in reversed(cards.items())
        if title not in legal
    }


def _why(state: State, seat: int, card_id: str, moment: Moment | None) -> Why:
    """Return what is in the way of a card: of several texts, of the one that fits best."""
    if not may_afford(state, seat, card_id):
        return Why("not_enough_blood", "RDI-BLOOD-13")
    modes = card_of(card_id).modes
    if moment is None and any(_is_loose(state, seat, mode) for mode in modes):
        return _BETWEEN
    fitting = [mode for mode in modes if moment is not None and moment.kind in windows_of(mode.when)]
    return _reason(state, seat, (fitting or list(modes))[0], moment)


def _is_loose(state: State, seat: int, mode: Mode) -> bool:
    """Tell whether a text could be played in a pause that waits for a move."""
    return Window.PHASE in windows_of(mode.when) and holds(state, seat, mode, Moment(Window.PHASE))


def _reason(state: State, seat: int, mode: Mode, moment: Moment | None) -> Why:
    when = mode.when
    if mode.pick is Pick.MARKED and not any(state.is_opponent(seat, other) for other in marked(state)):
        return _NOBODY_MARKED
    if _is_left_alone(state, seat, mode, moment):
        return Why("teammates_may_not_help", "RDI-VRULING-98")
    fixed = _FIXED.get(type(when))
    if fixed is not None:
        return fixed
    return _EXPLAINED[type(when)](state, seat, when, moment)


def _played(moment: Moment | None) -> Play | None:
    """Return the card that has been played, if that is what may be answered."""
    return moment.play if moment is not None and moment.kind is Window.PLAYED else None


def _own(seat: int, play: Play) -> Why:
    """Say that a card is one's own, or the team's (RDI-VRULING-46)."""
    return _OWN_CARD if play.seat == seat else Why("card_of_the_team", "RDI-TEAM-46")


def _outside(state: State, seat: int) -> Why:
    """Say why a player is not in the Round: who was no Champion has never been (RDI-TEAM-43)."""
    champions = state.round.inside if state.round is not None else ()
    is_championed = any(state.are_teammates(seat, other) for other in champions)
    return Why("not_the_champion", "RDI-TEAM-43") if is_championed else _LEFT_ROUND


def _is_left_alone(state: State, seat: int, mode: Mode, moment: Moment | None) -> bool:
    """Tell whether a teammate meets a condition whom nobody may defend now (RDI-VRULING-98)."""
    if moment is None or moment.kind not in windows_of(mode.when):
        return False
    alone = [mate for mate in state.teammates(seat) if mate not in state.sheltered(seat, moment.play)]
    return any(is_met(state, mate, mode, moment) for mate in alone)


def _no_action(state: State, seat: int, when: OwnAction, moment: Moment | None) -> Why:
    if not state.are_teammates(seat, state.active):
        return Why("not_your_turn", "RDI-TURN-06")
    if state.round is not None:
        return Why("round_is_on", "RDI-TURN-06")
    if state.phase is not Phase.ACTION:
        return Why("not_action_phase", "RDI-TURN-06")
    if when.marked and not marked(state):
        return _NOBODY_MARKED
    if when.hires and not minions.to_hire(state, seat):
        return Why("nobody_to_hire", "RDI-MINION-05")
    under_way = bool(state.stack) and isinstance(state.stack[0], Play)  # after it the phase goes on
    done = not teams.actions_left(state, seat) or (state.step is Step.ACTION_AFTER and not under_way)
    return Why("action_done" if done else "action_to_come", "RDI-TURN-06")


def _no_move(state: State, seat: int, when: OwnMove | c.InsteadOfMove, moment: Moment | None) -> Why:
    round_ = state.round
    if round_ is None:
        return _NO_ROUND
    if seat not in round_.inside:
        return _outside(state, seat)
    if round_.over:
        return Why("round_is_over", "RDI-GAMBLE-10")
    if round_.bound and not (isinstance(when, c.InsteadOfMove) or when.after_winning_hand):
        return Why("winning_hand_binds", "RDI-GAMBLE-14")
    return Why("not_your_move", "RDI-GAMBLE-06")


def _no_ante(state: State, seat: int, when: c.MustAnte, moment: Moment | None) -> Why:
    if state.round is None:
        return Why("no_ante_due", "RDI-GAMBLE-19")
    if seat not in state.round.inside:
        return _outside(state, seat)
    if state.round.no_leaving:
        return Why("nobody_may_leave", "RDI-CHAR-04")
    if moment is not None and moment.kind is Window.ANTE:
        return Why("ante_is_settled", "RDI-GAMBLE-19")
    return Why("no_ante_due", "RDI-GAMBLE-19")


def _no_drink(
    state: State,
    seat: int,
    when: c.DrinkOnYou | c.YouDrink | c.SomebodyDrinks | c.AnotherRevealed,
    moment: Moment | None,
) -> Why:
    if moment is not None and moment.kind is Window.EVENT:
        return Why("event_is_no_drink", "RDI-DRINK-06")
    if moment is None or not moment.drinks:
        return _NO_DRINK
    if isinstance(when, c.AnotherRevealed):
        return Why("you_revealed_it", "RDI-SOMETIMES-01")
    mine = [drink for drink in moment.drinks if drink.drinker == seat]
    if not mine:
        return Why("not_your_drink", "RDI-NEGATE-04")
    if all(seat in drink.ignored for drink in mine):
        return Why("drink_ignored_already", "RDI-RULING-44")
    if not any(may_split(drink) for drink in mine):
        return Why("drink_may_not_be_split", "RDI-SPLIT-11")
    return Why("not_your_drink", "RDI-NEGATE-04")


def _not_affected(state: State, seat: int, when: c.CardAffectsYou, moment: Moment | None) -> Why:
    if moment is not None and moment.kind is Window.LOSS and moment.play is not None:
        return _no_loss(state, seat, moment.play, when.types)
    play = _played(moment)
    if play is None:
        return _NO_CARD
    if play.card is not None and play.card.unignorable:
        return _NOT_IGNORED
    if seat in play.ignored:
        return _IGNORED
    if seat in play.sharing:
        return _SHARED
    if not any(kind in play.types for kind in when.types):
        gambling = Type.GAMBLING in play.types or Type.CHEATING in play.types
        return Why("round_is_not_ignored", "RDI-AFFECT-04") if gambling else Why("wrong_type", "RDI-AFFECT-01")
    others = any(affects(state, play, seat, stat) for stat in c.Stat)
    return Why("affects_something_else" if others else "does_not_affect_you", "RDI-AFFECT-01")


def _no_loss_of_gold(state: State, seat: int, when: c.LosingGold | c.RefillDue, moment: Moment | None) -> Why:
    if isinstance(when, c.RefillDue) and (moment is None or not moment.is_refill):
        return Why("no_new_drinks", "RDI-DRINK-01")
    mine = [due for due in moment.dues if due.payer == seat and due.amount] if moment is not None else []
    if not mine:
        return Why("you_lose_no_gold", "RDI-SOMETIMES-01")
    if all(due.covered for due in mine):
        return Why("gold_is_covered", "RDI-SOMETIMES-01")
    return Why("you_have_no_gold", "RDI-RULING-27")


def _no_hit(state: State, seat: int, when: c.LosingFortitude, moment: Moment | None) -> Why:
    play = _played(moment)
    if when.more_than and play is not None and affects(state, play, seat, c.Stat.FORTITUDE):
        return Why("loss_is_small", "RDI-CARD-31")
    if play is None:
        return _NO_CARD
    if state.are_teammates(seat, play.seat) and not when.own:
        return _own(seat, play)
    if seat in play.ignored:
        return _IGNORED
    if seat in play.sharing:
        return _SHARED
    if losses.of_all(state, play, (seat,)):  # with no third player left only Ignoring is (RDI-VRULING-47)
        return _NOT_IGNORED
    return Why("you_lose_no_fortitude", "RDI-AFFECT-01")


def _no_own_loss(state: State, seat: int, when: c.CardHitsYou, moment: Moment | None) -> Why:
    if moment is not None and moment.kind is Window.LOSS and moment.play is not None:
        return _no_loss(state, seat, moment.play, when.types)
    play = _played(moment)
    if play is None:
        return _NO_CARD
    if seat in play.ignored:
        return _IGNORED
    if seat in play.sharing:
        return _SHARED
    if set(when.types).isdisjoint(play.types):
        return Why("wrong_type", "RDI-AFFECT-01")
    return Why("you_lose_no_fortitude", "RDI-AFFECT-01")


def _no_loss(state: State, seat: int, play: Play, types: tuple[Type, ...]) -> Why:
    """Return what is in the way of answering a loss that counts as an Action Card's."""
    if seat in play.ignored:
        return _IGNORED
    if Type.ACTION not in types:
        return Why("wrong_type", "RDI-EVENT-05")
    hit = losses.of_all(state, play, (seat,)) > 0
    return Why("affects_something_else" if hit else "you_lose_no_fortitude", "RDI-EVENT-05")


def _not_stronger(state: State, seat: int, when: c.OwnCardPlayed, moment: Moment | None) -> Why:
    play = _played(moment)
    if play is None or play.seat != seat:
        return Why("no_card_of_yours", "RDI-POTION-05")
    return Why("you_hurt_nobody" if when.hits else "no_number_to_raise", "RDI-POTION-05")


def _no_minion_of_yours(state: State, seat: int, when: c.MinionHit, moment: Moment | None) -> Why:
    if moment is None or moment.kind is not Window.WAGES or moment.play is None or seat not in moment.seats:
        return Why("no_minion_hit", "RDI-MINION-07")
    return _own(seat, moment.play)


def _no_culprit(state: State, seat: int, when: c.SomebodyHurt, moment: Moment | None) -> Why:
    play = moment.play if moment is not None and moment.kind is Window.HURT else None
    if play is None:
        return Why("nobody_hurt", "RDI-MARK-06")
    if state.are_teammates(seat, play.seat):
        return _own(seat, play)
    return Why("marked_already" if MARKED.of(state.seats[play.seat]) else "nobody_hurt", "RDI-MARK-06")


def _no_pot_taken(state: State, seat: int, when: c.AnotherTakesPot, moment: Moment | None) -> Why:
    if moment is None or moment.kind is not Window.COLLECT:
        return Why("no_pot_taken", "RDI-CHAR-06")
    return Why("you_have_won", "RDI-CHAR-06") if state.are_teammates(seat, moment.seats[0]) else _outside(state, seat)


def _no_event(state: State, seat: int, when: c.EventOnYou, moment: Moment | None) -> Why:
    play = moment.play if moment is not None and moment.kind is Window.EVENT else None
    return Why("no_event", "RDI-EVENT-06") if play is None or seat not in play.ignored else _IGNORED


def _no_cheat(state: State, seat: int, when: c.AnotherCheats, moment: Moment | None) -> Why:
    play = _played(moment)
    if state.round is None:
        return _NO_ROUND
    if play is None or Type.CHEATING not in play.types:
        return Why("nobody_cheats", "RDI-SOMETIMES-01")
    if state.are_teammates(seat, play.seat):
        return _own(seat, play)
    return _outside(state, seat)


def _no_win(state: State, seat: int, when: c.AnotherWonRound, moment: Moment | None) -> Why:
    if moment is None or moment.kind is not Window.WON:
        return Why("nobody_has_won", "RDI-RULING-37")
    if state.are_teammates(seat, moment.seats[0]) and not when.or_you:
        return Why("you_have_won", "RDI-RULING-37")
    return _outside(state, seat) if when.still_in else Why("nobody_has_won", "RDI-RULING-37")


def _no_running_round(state: State, seat: int, when: c.RoundRuns, moment: Moment | None) -> Why:
    round_ = state.round
    if round_ is None:
        return _NO_ROUND
    if round_.over:
        return Why("round_is_over", "RDI-GAMBLE-10")
    if when.gold_in_pot and not round_.pot:
        return Why("pot_is_empty", "RDI-SOMETIMES-01")
    if len(IN_PLAY.of(state.seats[seat])) < when.minions:
        return Why("too_few_minions", "RDI-TIP-06")
    if any(is_anteing(frame) for frame in state.stack):
        return Why("not_to_escape_an_ante", "RDI-TIP-01")
    return Why("not_against_this_card", "RDI-TIP-02")


def _no_action_of_another(state: State, seat: int, when: c.AnotherActs, moment: Moment | None) -> Why:
    play = _played(moment)
    if play is None or play.card is None or Type.ACTION not in play.card.types:
        return Why("no_action_card", "RDI-CARD-20")
    return _own(seat, play) if state.are_teammates(seat, play.seat) else Why("cannot_be_negated", "RDI-CARD-20")


def _no_drink_card(state: State, seat: int, when: c.DrinkCardPlayed, moment: Moment | None) -> Why:
    play = _played(moment)
    if play is None or Type.SOMETIMES not in play.types or play.card is None:
        return Why("no_drink_card", "RDI-WENCH-01")
    if play.card.wench:
        return Why("not_its_like", "RDI-WENCH-02")
    if play.card.thinks_not:
        return Why("only_its_like", "RDI-NEGATE-08")
    return Why("no_drink_card", "RDI-WENCH-01")


def _not_anytime(state: State, seat: int, when: Anytime, moment: Moment | None) -> Why:
    return _BETWEEN if may_play_anytime(state, seat, when) else Why("gold_enough", "RDI-CARD-18")


def _no_order(state: State, seat: int, when: c.OwnOrder, moment: Moment | None) -> Why:
    is_own = when.before and state.are_teammates(seat, state.active) and state.phase is Phase.ORDER
    return Why("order_is_made" if is_own else "not_own_order", "RDI-DRINK-15")


def _no_drink_phase(state: State, seat: int, when: c.AnothersDrinkPhase, moment: Moment | None) -> Why:
    is_own = state.phase is Phase.DRINK and state.are_teammates(seat, state.active)
    return Why("own_drink_phase" if is_own else "no_drink_phase", "RDI-SOMETIMES-01")


def _no_sometimes_card(state: State, seat: int, when: c.SometimesPlayed, moment: Moment | None) -> Why:
    play = _played(moment)
    if play is not None and Type.SOMETIMES in play.types:
        return Why("cannot_be_negated", "RDI-MARK-04")
    return Why("no_sometimes_card", "RDI-NEGATE-08")


_FIXED: Final[dict[type[c.Condition], Why]] = {
    c.LostFortitude: Why("not_hurt", "RDI-RULING-55"),
    c.GainedGold: Why("no_gold_gained", "RDI-RULING-11"),
    c.LostGold: Why("no_gold_lost", "RDI-RULING-11"),
    c.GainedAlcohol: Why("no_alcohol_gained", "RDI-RULING-11"),
    c.ActionPicksYou: Why("you_are_not_picked", "RDI-CARD-26"),
    c.ChampionCalled: Why("no_champion_called", "RDI-CARD-14"),
    c.ScarabBites: Why("no_scarab_bites", "RDI-SCARAB-03"),
    c.DrinkEventOnYou: Why("no_drink_event", "RDI-EVENT-04"),
    c.GearRevealed: Why("no_gear_revealed", "RDI-GEAR-04"),
}
"""Conditions that have one reason."""

_EXPLAINED: Final[dict[type[c.Condition], Callable[[State, int, Any, Moment | None], Why]]] = {
    Anytime: _not_anytime,
    OwnAction: _no_action,
    OwnMove: _no_move,
    c.InsteadOfMove: _no_move,
    c.MustAnte: _no_ante,
    c.DrinkOnYou: _no_drink,
    c.YouDrink: _no_drink,
    c.SomebodyDrinks: _no_drink,
    c.AnotherRevealed: _no_drink,
    c.CardAffectsYou: _not_affected,
    c.LosingGold: _no_loss_of_gold,
    c.RefillDue: _no_loss_of_gold,
    c.LosingFortitude: _no_hit,
    c.SomebodyHurt: _no_culprit,
    c.AnotherCheats: _no_cheat,
    c.AnotherWonRound: _no_win,
    c.AnotherTakesPot: _no_pot_taken,
    c.RoundRuns: _no_running_round,
    c.OwnOrder: _no_order,
    c.EventOnYou: _no_event,
    c.AnothersDrinkPhase: _no_drink_phase,
    c.AnotherActs: _no_action_of_another,
    c.SometimesPlayed: _no_sometimes_card,
    c.DrinkCardPlayed: _no_drink_card,
    c.CardHitsYou: _no_own_loss,
    c.OwnCardPlayed: _not_stronger,
    c.MinionHit: _no_minion_of_yours,
}
"""By condition what is in its way."""
