"""Conditions that a Round of gambling meets: it runs, somebody must ante, cheats, wins, takes the Pot."""

from typing import Final

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Mode, Type, phrases
from dwarfdraft.games.tavern.cards.phrases import Phrases
from dwarfdraft.games.tavern.cards.when import always_says
from dwarfdraft.games.tavern.cards.why_not import WhyNot
from dwarfdraft.games.tavern.conditions.reach import is_inside
from dwarfdraft.games.tavern.conditions.reasons import NO_ROUND, ROUND_IS_OVER, outside, own_card, played
from dwarfdraft.games.tavern.conditions.registry import ConditionRules, in_every_window, in_windows
from dwarfdraft.games.tavern.effect_rules import Trait, has
from dwarfdraft.games.tavern.state.stack import Moment, Play, Window
from dwarfdraft.games.tavern.state.state import State


def does_round_run(state: State, seat: int, when: c.RoundRuns, mode: Mode, moment: Moment) -> bool:
    """A Round runs that is as the card wants it; one that ends it is bound by RDI-TIP-01, -02 (RDI-RULING-66).

    After the last pass there is no Round any more (RDI-TIP-03): `_is_fitting`. Nobody is asked whether they are still
    in it; the antes: `_is_anteing`.
    """
    if not _is_fitting(state, when):
        return False
    if not when.ends_it:
        return True
    if any(_is_anteing(frame) for frame in state.stack):
        return False
    answered = moment.play.effects if moment.kind is Window.PLAYED and moment.play is not None else ()
    return not has(answered, Trait.ENDS_ROUND)


def _is_fitting(state: State, when: c.RoundRuns) -> bool:
    """Tell whether a Round runs, with Gold in the Pot if it needs some; what is being played aside (RDI-GAMBLE-10).

    That the last pass ends it: `gambling.end_if_all_passed`; what may touch it then: `_has_another_won`.
    """
    round_ = state.round
    return round_ is not None and not round_.over and bool(round_.pot or not when.gold_in_pot)


def _is_anteing(frame: Play | Moment) -> bool:
    """Tell whether a card makes players ante and those antes are not in yet (RDI-TIP-01)."""
    if isinstance(frame, Moment):
        return frame.kind is Window.ANTE
    return has(frame.effects, Trait.ANTES)


def says_round_runs(when: c.RoundRuns) -> Phrases:
    """Say what a card asks of the Round."""
    said = phrases.text("tavern.when.round_runs.any")
    if when.gold_in_pot:
        said += phrases.text("tavern.when.round_runs.gold_in_pot")
    if when.ends_it:
        said += phrases.text("tavern.when.round_runs.ends_it")
    return said


def no_running_round(
    state: State, seat: int, when: c.RoundRuns, moment: Moment | None, lacking: WhyNot | None = None
) -> WhyNot:
    """Say what is wrong with the Round; `lacking`: what else the player lacks, whatever is being played."""
    if state.round is None:
        return NO_ROUND
    if state.round.over:
        return ROUND_IS_OVER
    if not _is_fitting(state, when):
        return WhyNot("pot_is_empty", "RDI-SOMETIMES-01")
    if lacking is not None:
        return lacking
    if any(_is_anteing(frame) for frame in state.stack):
        return WhyNot("not_to_escape_an_ante", "RDI-TIP-01")
    return WhyNot("not_against_this_card", "RDI-TIP-02")


def _must_ante(state: State, seat: int, when: c.MustAnte, mode: Mode, moment: Moment) -> bool:
    """The player is to ante, and may leave the Round (RDI-GAMBLE-19): not one that nobody may leave (RDI-CHAR-04).

    That card begins a Round as any other: `gambling.begin` (`Round.no_leaving`).
    """
    if state.round is not None and state.round.no_leaving:
        return False
    return any(due.payer == seat and not due.covered for due in moment.dues)


def _no_ante(state: State, seat: int, when: c.MustAnte, moment: Moment | None) -> WhyNot:
    if state.round is None:
        return WhyNot("no_ante_due", "RDI-GAMBLE-19")
    if seat not in state.round.inside:
        return outside(state, seat)
    if state.round.no_leaving:
        return WhyNot("nobody_may_leave", "RDI-CHAR-04")
    if moment is not None and moment.kind is Window.ANTE:
        return WhyNot("ante_is_settled", "RDI-GAMBLE-19")
    return WhyNot("no_ante_due", "RDI-GAMBLE-19")


def _is_cheated(state: State, seat: int, when: c.AnotherCheats, mode: Mode, moment: Moment) -> bool:
    """Another player cheats in the Round that the player is in."""
    play = moment.play
    if play is None or Type.CHEATING not in play.types:
        return False
    return state.is_opponent(seat, play.seat) and is_inside(state, seat)


def _no_cheat(state: State, seat: int, when: c.AnotherCheats, moment: Moment | None) -> WhyNot:
    play = played(moment)
    if state.round is None:
        return NO_ROUND
    if play is None or Type.CHEATING not in play.types:
        return WhyNot("nobody_cheats", "RDI-SOMETIMES-01")
    if state.are_teammates(seat, play.seat):
        return own_card(seat, play)
    return outside(state, seat)


def _has_another_won(state: State, seat: int, when: c.AnotherWonRound, mode: Mode, moment: Moment) -> bool:
    """Somebody has won the Round, another player unless the text says otherwise (RDI-RULING-37, RDI-CARD-23).

    What follows, and that one card answers the win: `gambling.win`; whose: `window._declarations` (RDI-TIMING-11).
    """
    is_fitting = when.or_you or state.is_opponent(seat, moment.seats[0])
    return is_fitting and (not when.still_in or is_inside(state, seat))


def _says_another_won(when: c.AnotherWonRound) -> Phrases:
    asks = "anybody" if when.or_you else "still_in" if when.still_in else "always"
    return phrases.text(f"tavern.when.another_won.{asks}")


def _no_win(state: State, seat: int, when: c.AnotherWonRound, moment: Moment | None) -> WhyNot:
    if moment is None or moment.kind is not Window.WON:
        return WhyNot("nobody_has_won", "RDI-RULING-37")
    if state.are_teammates(seat, moment.seats[0]) and not when.or_you:
        return WhyNot("you_have_won", "RDI-RULING-37")
    return outside(state, seat) if when.still_in else WhyNot("nobody_has_won", "RDI-RULING-37")


def _does_another_take_the_pot(state: State, seat: int, when: c.AnotherTakesPot, mode: Mode, moment: Moment) -> bool:
    """An opponent takes the Pot of a Round that the player is in."""
    return state.is_opponent(seat, moment.seats[0]) and is_inside(state, seat)


def _no_pot_taken(state: State, seat: int, when: c.AnotherTakesPot, moment: Moment | None) -> WhyNot:
    if moment is None or moment.kind is not Window.COLLECT:
        return WhyNot("no_pot_taken", "RDI-CHAR-06")
    if state.are_teammates(seat, moment.seats[0]):
        return WhyNot("you_have_won", "RDI-CHAR-06")
    return outside(state, seat)


CONDITIONS: Final = (
    ConditionRules(
        c.RoundRuns,
        says=says_round_runs,
        windows=in_every_window,
        is_met=does_round_run,
        why=no_running_round,
    ),
    ConditionRules(
        c.MustAnte,
        says=always_says("tavern.when.must_ante"),
        windows=in_windows(Window.ANTE),
        is_met=_must_ante,
        why=_no_ante,
    ),
    ConditionRules(
        c.AnotherCheats,
        says=always_says("tavern.when.another_cheats"),
        windows=in_windows(Window.PLAYED),
        is_met=_is_cheated,
        why=_no_cheat,
        is_personal=True,
    ),
    ConditionRules(
        c.AnotherWonRound,
        says=_says_another_won,
        windows=in_windows(Window.WON),
        is_met=_has_another_won,
        why=_no_win,
        is_personal=True,
    ),
    ConditionRules(
        c.AnotherTakesPot,
        says=always_says("tavern.when.another_takes_pot"),
        windows=in_windows(Window.COLLECT),
        is_met=_does_another_take_the_pot,
        why=_no_pot_taken,
        is_personal=True,
    ),
)
