"""Torglesnarf's Minions in play: as targets, when they may act, what they do for him (RDI-MINION-*)."""

from functools import cache
from typing import Any, Final

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.cards import Mode, Pick, phrases
from dwarfdraft.games.tavern.cards.phrases import Phrases
from dwarfdraft.games.tavern.cards.when import always_says
from dwarfdraft.games.tavern.cards.why_not import WhyNot
from dwarfdraft.games.tavern.chapters.moves import no_action
from dwarfdraft.games.tavern.conditions.registry import (
    ConditionRules,
    in_every_window,
    in_no_window,
    is_never_met,
    nobody_plays,
)
from dwarfdraft.games.tavern.conditions.to_rounds import does_round_run, no_running_round, says_round_runs
from dwarfdraft.games.tavern.decks.all import card_of, title_of
from dwarfdraft.games.tavern.effect_rules import Trait, has
from dwarfdraft.games.tavern.state import targets
from dwarfdraft.games.tavern.state.own import Own, OwnCards
from dwarfdraft.games.tavern.state.stack import Moment, Play
from dwarfdraft.games.tavern.state.state import State
from dwarfdraft.games.tavern.table import TavernTable

ACTIVATED: Final = Own[tuple[str, ...]]("activated", (), dump=list, load=tuple, at_table=True)
"""Minions that have acted in this Action Phase, as often as they have."""
ENCORES: Final = Own("encores", 0, at_table=True)
"""How often more than once each Minion may act in this Action Phase."""
IN_PLAY: Final = OwnCards("minions", is_open=True, is_side=False)
"""Minions in play, in the order in which they came (RDI-MINION-02): they may be hit (RDI-MINION-06, -13, -14)."""
targets.may_be_hit(IN_PLAY, c.is_minion)
KEPT: Final = OwnCards("kept", is_open=True, is_side=False)
"""Other cards that stay in play for good."""


@hooks.turn_begins.add
def turn_begins(table: TavernTable) -> None:
    """All Minions may act again."""
    ACTIVATED.put(table.state, ())
    ENCORES.put(table.state, 0)


# Minions as targets


@hooks.more_targets.add
def may_be_picked(state: State, play: Play) -> list[int]:
    """Return the Minions that a card may pick besides players: for a loss, or to send one on to (RDI-MINION-06).

    Only if it may pick a player at all: `targeting.targets` (RDI-MINION-26). Who hits back or sends a loss back picks
    the Minion that acted in `targeting.sources_of` (RDI-MINION-11).
    """
    return targets.against(state, play.seat) if play.mode.pick in _PICKS and _strikes(play.mode) else []


_PICKS: Final = frozenset({Pick.ANYBODY, Pick.ANOTHER, Pick.THIRD, Pick.TWO, Pick.ONE_OR_TWO, Pick.THREE})


@cache
def _strikes(mode: Mode) -> bool:
    """Tell whether a text has the picked player lose Fortitude, or redirects a loss."""
    return has(mode.effects, Trait.STRIKES)


# Minions that act


def activation_of(card: str) -> int | None:
    """Return which text of a Minion is what it does when activated, None if it works all the time."""
    modes = card_of(card).modes
    return next((i for i, mode in enumerate(modes) if mode.when.IS_ACT), None)


@hooks.has_act.add
def ready(state: State, seat: int) -> tuple[str, ...]:
    """Return the Minions that a player may activate in this Action Phase: each once (RDI-MINION-03, -04).

    Once more for each card that says so (`ENCORES`). Asked only for who is on turn (`teams.actors`). A Round that the
    Action has begun is part of the Phase: nobody is activated in it. Who is of stone skips the Phase (RDI-CARD-34).
    """
    if state.round is not None or state.is_shut(seat) or state.seats[seat].stone:
        return ()
    able = [card for card in IN_PLAY.of(state.seats[seat]) if activation_of(card) is not None]
    return tuple(card for card in able if not has_acted(state, card))


@hooks.acts.add
def act(state: State, card: str) -> int | None:
    """Note that a Minion acts, and return for which of its texts."""
    ACTIVATED.put(state, (*ACTIVATED.of(state), card))
    return activation_of(card)


def has_acted(state: State, card: str) -> bool:
    """Tell whether a Minion may act no more in this Action Phase."""
    return ACTIVATED.of(state).count(card) > ENCORES.of(state)


# Cards that work while they are in play


def _working(state: State, seat: int) -> list[tuple[str, c.Effect]]:
    player = state.seats[seat]
    return [
        (card, effect)
        for card in IN_PLAY.of(player) + KEPT.of(player)
        for mode in card_of(card).modes
        if isinstance(mode.when, c.InPlay)
        for effect in mode.effects
    ]


@hooks.alter_loss.add
def loss(state: State, seat: int, amount: int, source: int, card: str) -> int:
    """Return how much Fortitude a player loses by a card: some Minions take some off an opponent's (RDI-MINION-03).

    They work as long as they lie there, as those of `drunk` and `wages_of` do; which may be activated: `ready`.
    """
    if amount <= 0 or source < 0 or state.seats[source].party == state.seats[seat].party:
        return amount
    less = sum(effect.amount for _, effect in _working(state, seat) if isinstance(effect, c.LessLoss))
    return max(amount - less, 0)


@hooks.alter_drink.add
def drunk(state: State, seat: int, alcohol: int) -> int:
    """Return how much Alcohol a Drink gives a player: some Minions of that player take some off (RDI-MINION-03).

    The Drink itself is not weakened, so counts in full in a Contest. They work as long as they lie there; which may be
    activated: `ready`.
    """
    less = sum(effect.amount for _, effect in _working(state, seat) if isinstance(effect, c.LessAlcohol))
    return max(alcohol - less, 0) if alcohol > 0 else alcohol


@hooks.paid_by_inn.add
def inn_pays_first(state: State, seat: int) -> int:
    """Return how many Gold of a payment the Inn takes over: one, however many cards say so (RDI-CARD-06).

    Taken over in `payments.to_pay`, once for a payment in parts; of Wages in `wages_of`.
    """
    return int(any(isinstance(effect, c.InnPaysFirst) for _, effect in _working(state, seat)))


def wages_of(state: State, seat: int, card: str) -> int:
    """Return the Wages of a Minion of a player, in play or to be hired (RDI-MINION-05, -08, RDI-VRULING-79).

    Other Minions lower them to 1 at least, the Elixir then by 1, to 0 at least. What is played for it when it is hit:
    `minion_wages.lower`.
    """
    wages = c.wages_printed(card_of(card))
    less = sum(
        effect.amount for other, effect in _working(state, seat) if isinstance(effect, c.LessWages) and other != card
    )
    wages = max(wages - less, min(wages, 1))
    return max(wages - inn_pays_first(state, seat), 0)


def to_hire(state: State, seat: int) -> tuple[str, ...]:
    """Return the Minions among a player's discards whose Wages there is Gold for, in full (RDI-RULING-27).

    The rest of the rule: `payments.pay`.
    """
    player = state.seats[seat]
    gold = state.stats(seat).gold
    minions = [card for card in player.discard if c.is_minion(card_of(card))]
    return tuple(card for card in minions if wages_of(state, seat, card) <= gold)


# What cards ask for


@hooks.is_sure.add
def is_activation(state: State, play: Play) -> bool:
    """An activation is never Negated (RDI-MINION-16): `to_cards._may_be_negated` asks this.

    It may be Ignored as an Action Card (RDI-MINION-17): `playing.activate` plays it as one.
    """
    return play.activation


def _no_action_to_hire(state: State, seat: int, when: c.ActionToHire, moment: Moment | None) -> WhyNot:
    nobody = None if to_hire(state, seat) else WhyNot("nobody_to_hire", "RDI-MINION-05")
    return no_action(state, seat, when, moment, nobody)


def _has_enough(state: State, seat: int, when: c.RoundRunsWithMinions) -> bool:
    """Tell whether a player has as many Minions in play as a card asks for."""
    return len(IN_PLAY.of(state.seats[seat])) >= when.minions


def _does_round_run(state: State, seat: int, when: c.RoundRunsWithMinions, mode: Mode, moment: Moment) -> bool:
    """A Round runs that is as the card wants it, and there are Minions enough."""
    return _has_enough(state, seat, when) and does_round_run(state, seat, when, mode, moment)


def _says_round_runs(when: c.RoundRunsWithMinions) -> Phrases:
    return (*says_round_runs(when), *phrases.counted("tavern.when.round_runs.minions", when.minions))


def _no_running_round(state: State, seat: int, when: c.RoundRunsWithMinions, moment: Moment | None) -> WhyNot:
    too_few = None if _has_enough(state, seat, when) else WhyNot("too_few_minions", "RDI-TIP-06")
    return no_running_round(state, seat, when, moment, too_few)


CONDITIONS: Final = (
    ConditionRules(
        c.ActionToHire,
        says=always_says("tavern.when.own_action.hires"),
        windows=in_no_window,
        is_met=is_never_met,
        why=_no_action_to_hire,
        may_move=lambda state, seat, when: bool(to_hire(state, seat)),
    ),
    ConditionRules(
        c.RoundRunsWithMinions,
        says=_says_round_runs,
        windows=in_every_window,
        is_met=_does_round_run,
        why=_no_running_round,
    ),
    nobody_plays(c.Activation, always_says("tavern.when.activation")),
    nobody_plays(c.InPlay, always_says("tavern.when.in_play")),
)


# What is seen and written


@hooks.seen_at_seat.add
def seen(state: State, seat: int) -> dict[str, Any]:
    """Minions in play with their Wages now, whether they work all the time, and who has acted in this Action Phase."""
    player = state.seats[seat]
    return {"minions": [_shown(state, seat, card) for card in IN_PLAY.of(player)], "kept": list(KEPT.of(player))}


def _shown(state: State, seat: int, card: str) -> dict[str, Any]:
    is_ongoing = activation_of(card) is None
    return {"card": card, "wages": wages_of(state, seat, card), "acted": has_acted(state, card), "ongoing": is_ongoing}


hooks.EXPECTED["activated"] = lambda state: [card_of(card).title for card in ACTIVATED.of(state)]


def meant(state: State, written: Any) -> str | None:
    """Return the Minion in play of a title, or one among the discards that may be hired; None if there is none."""
    able = [card for player in state.seats for card in IN_PLAY.of(player)]
    able += [card for player in state.seats for card in player.discard if c.is_minion(card_of(card))]
    return next((card for card in able if title_of(card) == written), None)


hooks.ASKS_CARD.update(dict.fromkeys(("target", "action", "hire"), meant))
hooks.ROWS["minions"] = IN_PLAY
hooks.ROWS["kept"] = KEPT
