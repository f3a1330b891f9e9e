"""Remy's marks (RDI-MARK-*): at most one a player, open to all, for the rest of the game."""

from typing import Any, Final

from typing_extensions import TypedDict

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.cards import Mode, Who, phrases
from dwarfdraft.games.tavern.cards.deeds import Deed, is_for
from dwarfdraft.games.tavern.cards.phrases import by_name, whose
from dwarfdraft.games.tavern.cards.when import always_says
from dwarfdraft.games.tavern.cards.why_not import WhyNot
from dwarfdraft.games.tavern.chapters.moves import no_action
from dwarfdraft.games.tavern.conditions.reasons import own_card
from dwarfdraft.games.tavern.conditions.registry import ConditionRules, in_no_window, in_windows, is_never_met
from dwarfdraft.games.tavern.effect_rules import (
    EffectRules,
    Trait,
    affects_none,
    always,
    no_hits,
    no_traits,
    rules_tell,
    word,
)
from dwarfdraft.games.tavern.hooks import OfCard
from dwarfdraft.games.tavern.numbers import redirecting
from dwarfdraft.games.tavern.state import written
from dwarfdraft.games.tavern.state.options import NOBODY
from dwarfdraft.games.tavern.state.own import Own
from dwarfdraft.games.tavern.state.stack import Hit, Moment, Play, Window
from dwarfdraft.games.tavern.state.state import State
from dwarfdraft.games.tavern.state.targets import player_of
from dwarfdraft.games.tavern.table import TavernTable

OWNER: Final = "remy"
"""Who is never marked, and with whom all marks leave the game (RDI-MARK-09)."""

MARKED: Final = Own("marked", False)
"""Has one of Remy's marks (RDI-MARK-02)."""


def marked(state: State) -> list[int]:
    """Return the living players who are marked, in seat order."""
    return [seat for seat in sorted(state.living()) if MARKED.of(state.seats[seat])]


def left(state: State) -> int | None:
    """Return how many marks Remy still has, one for each other player at the start; None without him (RDI-MARK-01)."""
    if not any(player.character == OWNER and not player.out for player in state.seats):
        return None
    return len(state.seats) - 1 - len(marked(state))


def give(table: TavernTable, play: Play) -> None:
    """Those whom a card picks become marked, unless they Ignore it; a second mark does nothing (RDI-MARK-02, -03).

    A loss that is sent on leaves `Play.target` as it is. Remy and his teammates: `_is_spared`.
    """
    state = table.state
    for seat in map(player_of, (play.target, play.second)):  # the mark of a card in play goes to its player
        if seat == NOBODY or seat in play.ignored or not state.is_living(seat):
            continue
        player = state.seats[seat]
        if not MARKED.of(player) and not _is_spared(state, seat):
            MARKED.put(player, True)
            table.emit("marked", {"seat": seat, "by": play.seat, "card": play.card_id})


def _is_spared(state: State, seat: int) -> bool:
    """Tell whether a player is never marked: Remy, and his teammates (RDI-MARK-09, RDI-TEAMCHAR-17)."""
    return any(state.seats[other].character == OWNER for other in state.team(seat))


@hooks.goes_out.add
def hand_back(table: TavernTable, seat: int) -> None:
    """Who is out hands the mark back; with Remy all marks go (RDI-MARK-09, RDI-VRULING-32).

    That Remy is never marked: `_is_spared`. The rest of -32: `elimination._go_out`, `hooks.goes_out`.
    """
    state = table.state
    leaving = range(len(state.seats)) if state.seats[seat].character == OWNER else (seat,)
    unmarked = [other for other in leaving if MARKED.of(state.seats[other])]
    for other in unmarked:
        MARKED.put(state.seats[other], False)
    if unmarked:
        table.emit("unmarked", {"seats": unmarked})


# What cards ask for


def marked_opponents(state: State, seat: int) -> tuple[int, ...]:
    """Return the marked among whom a card picks that says so (RDI-MARK-05)."""
    return tuple(other for other in marked(state) if state.is_opponent(seat, other))


def marked_in_round(state: State, seat: int) -> tuple[int, ...]:
    """Return the marked who are in the Round."""
    return tuple(other for other in marked(state) if state.round is not None and other in state.round.inside)


_NOBODY_MARKED: Final = WhyNot("nobody_marked", "RDI-MARK-08")

hooks.PICKS[c.Pick.MARKED] = hooks.OwnPick(marked_opponents, _NOBODY_MARKED)
hooks.PICKS[c.Pick.MARKED_IN_ROUND] = hooks.OwnPick(marked_in_round, None)


@hooks.is_sure.add
def is_sure_against(state: State, play: Play) -> bool:
    """Tell whether a card Negates one of a marked player, and so may not be Negated itself (RDI-MARK-04).

    Asked by `to_cards._may_be_negated`. Else only another "I don't think so!" Negates it, as any such card
    (RDI-NEGATE-08).
    """
    sure = any(isinstance(effect, c.NegateCard) and effect.sure_if_marked for effect in play.mode.effects)
    return sure and play.answered is not None and MARKED.of(state.seats[play.answered.seat])


def is_marked(state: State, seat: int) -> bool:
    """Tell whether a player is marked; a second mark does nothing (RDI-MARK-02).

    That nothing happens then: `give`.
    """
    return MARKED.of(state.seats[seat])


def _no_action(state: State, seat: int, when: c.ActionIfMarked, moment: Moment | None) -> WhyNot:
    return no_action(state, seat, when, moment, None if marked(state) else _NOBODY_MARKED)


def _is_culprit(state: State, seat: int, when: c.SomebodyHurt, mode: Mode, moment: Moment) -> bool:
    """An opponent whose card has hurt somebody of another team is not marked yet (RDI-MARK-06); no second mark (-02).

    Who gets the mark: `give`, by the text of the card.
    """
    play = moment.play
    if play is None or not state.is_opponent(seat, play.seat) or not state.is_living(play.seat):
        return False
    return not is_marked(state, play.seat) and any(state.is_opponent(play.seat, hurt.seat) for hurt in moment.hurts)


def _no_culprit(state: State, seat: int, when: c.SomebodyHurt, moment: Moment | None) -> WhyNot:
    play = moment.play if moment is not None and moment.kind is Window.HURT else None
    if play is None:
        return WhyNot("nobody_hurt", "RDI-MARK-06")
    if state.are_teammates(seat, play.seat):
        return own_card(seat, play)
    return WhyNot("marked_already" if is_marked(state, play.seat) else "nobody_hurt", "RDI-MARK-06")


CONDITIONS: Final = (
    ConditionRules(
        c.ActionIfMarked,
        says=always_says("tavern.when.own_action.marked"),
        windows=in_no_window,
        is_met=is_never_met,
        why=_no_action,
        may_move=lambda state, seat, when: bool(marked(state)),
    ),
    ConditionRules(
        c.SomebodyHurt,
        says=always_says("tavern.when.somebody_hurt"),
        windows=in_windows(Window.HURT),
        is_met=_is_culprit,
        why=_no_culprit,
    ),
)


# What is told


class Marked(OfCard):
    """A player is marked."""

    by: int


class Unmarked(TypedDict):
    """Players are marked no more: they, or Remy, are out."""

    seats: list[int]


hooks.EVENTS.update(marked=Marked, unmarked=Unmarked)


# What is seen and written


@hooks.seen_at_seat.add
def seen(state: State, seat: int) -> dict[str, Any]:
    """Marks lie open."""
    return {"marked": is_marked(state, seat)}


@hooks.seen_at_table.add
def seen_at_table(state: State) -> dict[str, Any]:
    """So does how many are left."""
    return {"marks": left(state)}


hooks.FORETOLD["marked"] = lambda told: word(told["seat"], "marked")
hooks.EXPECTED["marked"] = lambda state: [state.seats[seat].character for seat in marked(state)]
hooks.EXPECTED["marks"] = left
hooks.SETUP_KEYS.append("marked")


@hooks.set_up.add
def set_up(state: State, setup: dict[str, Any]) -> None:
    """Mark the named characters."""
    for name in written.as_list(setup.get("marked", []), "marked"):
        MARKED.put(state.seats[written.read_seat(state, name)], True)


# Effects


def _hits_picked(state: State, play: Play, effect: c.HitMarked) -> list[Hit]:
    if play.target == NOBODY:
        return []
    return [Hit(play.target, effect.marked if _is_there_marked(state, play) else effect.amount)]


def _hits_if_marked(state: State, play: Play, effect: c.HitIfMarked) -> list[Hit]:
    return [Hit(play.target, effect.amount)] if _is_there_marked(state, play) else []


def _is_there_marked(state: State, play: Play) -> bool:
    """Tell whether a card picks somebody who is marked: a card in play never is (RDI-MINION-22)."""
    return state.is_living(play.target) and is_marked(state, play.target)


EFFECTS: Final = (
    EffectRules(
        c.Mark,
        says=lambda effect, pick: phrases.text(f"tavern.effect.mark.{whose(Who.PICKED, pick)}", names_pick=True),
        icon=by_name,
        bots=lambda effect: is_for("mark", is_aside=True),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: give(table, play),
    ),
    EffectRules(
        c.HitMarked,
        says=lambda effect, pick: phrases.text(
            f"tavern.effect.hit_marked.{whose(Who.PICKED, pick)}",
            names_pick=True,
            n=effect.amount,
            marked=effect.marked,
        ),
        icon=by_name,
        bots=lambda effect: is_for("hit_marked", effect.marked, own={"unmarked": effect.amount}),
        hits=_hits_picked,
        affects=affects_none,
        traits=always(Trait.STRIKES),
        foretold=rules_tell,
        recounts=True,
    ),
    EffectRules(
        c.HitIfMarked,
        says=lambda effect, _: phrases.text("tavern.effect.hit_if_marked", names_pick=True, n=effect.amount),
        icon=by_name,
        bots=lambda effect: is_for("hit_all_marked", effect.amount, is_aside=True),
        hits=_hits_if_marked,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        recounts=True,
    ),
    EffectRules(
        c.HitAllMarked,
        says=lambda effect, _: phrases.text("tavern.effect.hit_all_marked", n=effect.amount),
        icon=by_name,
        bots=lambda effect: is_for("hit_all_marked", effect.amount),
        hits=lambda state, play, effect: [Hit(seat, effect.amount) for seat in marked(state)],
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        recounts=True,
    ),
    EffectRules(
        c.Deflect,
        says=lambda effect, _: phrases.text("tavern.effect.deflect"),
        icon=by_name,
        bots=lambda effect: is_for(Deed.REDIRECT),
        hits=no_hits,
        affects=affects_none,
        traits=always(Trait.SENDS_ON),
        foretold=rules_tell,
        rest=lambda table, play, effect: redirecting.send(table, play, play.target),
    ),
)
