"""What happens to Minions: they come into play, are hit, paid or discarded (RDI-MINION-*, RDI-VRULING-77 to -83)."""

from typing import Any, Final

from dwarfdraft.engine.game import Rules
from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.cards import Mode, phrases
from dwarfdraft.games.tavern.cards.deeds import beside, is_for
from dwarfdraft.games.tavern.cards.phrases import Icon, by_name
from dwarfdraft.games.tavern.cards.when import always_says
from dwarfdraft.games.tavern.cards.why_not import WhyNot
from dwarfdraft.games.tavern.conditions.reasons import own_card
from dwarfdraft.games.tavern.conditions.registry import AlsoMet, ConditionRules, in_windows
from dwarfdraft.games.tavern.conditions.to_gold import has_to_pay
from dwarfdraft.games.tavern.decks.all import card_of
from dwarfdraft.games.tavern.effect_rules import (
    EffectRules,
    Trait,
    affects_none,
    has,
    no_hits,
    no_traits,
    rules_tell,
    word,
)
from dwarfdraft.games.tavern.hooks import AtSeat, OfCard
from dwarfdraft.games.tavern.mechanics import minions
from dwarfdraft.games.tavern.mechanics.minions import IN_PLAY, KEPT
from dwarfdraft.games.tavern.numbers.changes import move_gold, renew_deck
from dwarfdraft.games.tavern.state.own import Note
from dwarfdraft.games.tavern.state.stack import INN, PAY, Due, Moment, OwnWindow, Play
from dwarfdraft.games.tavern.state.state import State
from dwarfdraft.games.tavern.state.targets import number_of
from dwarfdraft.games.tavern.table import TavernTable

DISCARD: Final = "discard"
WAGES: Final = OwnWindow("wages")
"""A Minion has lost Fortitude, and is to be paid or discarded (RDI-MINION-07)."""
STRUCK: Final = Note("struck", "")
"""The Minion that has lost Fortitude, noted on the event at which its Wages are paid."""


@hooks.put_by.add
def put_by(table: TavernTable, play: Play) -> bool:
    """A card that says so (`_stay`) comes into play, if its player is in the game (RDI-MINION-15).

    A Negated card does nothing, so `_stay` neither.
    """
    if not play.enters or not table.state.is_living(play.seat):
        return False
    enter(table, play.seat, play.card_id)
    return True


def enter(table: TavernTable, seat: int, card: str) -> None:
    """A card comes into play and stays there (RDI-MINION-02).

    A Minion that is played does so when it is finished (`put_by`), unless it is Negated; as the Action of the turn it
    is counted in `turn._action`.
    """
    player = table.state.seats[seat]
    if c.is_minion(card_of(card)):
        IN_PLAY.put(player, (*IN_PLAY.of(player), card))
    else:
        KEPT.put(player, (*KEPT.of(player), card))
    table.emit("entered", {"seat": seat, "card": card})


@hooks.struck_in_play.add
def decide_for_each(table: TavernTable, play: Play, struck: tuple[int, ...]) -> Rules:
    """When the losses of a card are taken, have the Wages of each Minion decided, in the order in which they came.

    `struck`: the Minions that lost at least 1 Fortitude, each once (RDI-MINION-07, RDI-VRULING-77). For one
    that cannot be paid see `_decide`.
    """
    state = table.state
    for seat, player in enumerate(state.seats):
        for card in IN_PLAY.of(player):
            # What is played for one Minion may have taken another out of play meanwhile.
            if number_of(state, card) in struck and card in IN_PLAY.of(player):
                yield from _decide(table, play, seat, card)


def _decide(table: TavernTable, play: Play, seat: int, card: str) -> Rules:
    """Pay a Minion its Wages and keep it, or discard it (RDI-MINION-07); what pays from the Inn comes first.

    Who has less Gold than that must discard it (RDI-VRULING-77). What comes first, in the window: `lower`, `spare`;
    what the Inn pays anyway: `minions.wages_of`; for which Minions: `decide_for_each`.
    """
    state = table.state
    wages = minions.wages_of(state, seat, card)
    moment = Moment(WAGES, play=play, seats=(seat,), dues=[Due(seat, wages, INN)])
    STRUCK.put(moment, card)
    told = {"seat": seat, "minion": card, "card": play.card_id, "by": play.seat}
    table.emit("minion_hit", {**told, "wages": wages})
    yield from table.open_window(moment)
    if moment.settled or card not in IN_PLAY.of(state.seats[seat]):
        return
    wages = moment.dues[0].amount

    def choices() -> tuple[str, ...]:
        return (PAY, DISCARD) if state.stats(seat).gold >= wages else (DISCARD,)

    about = {"card": play.card_id, "minion": card, "wages": wages}
    if (yield from table.choose(seat, "wages", choices, about, DISCARD)) == PAY:
        table.emit("minion_paid", {**told, "wages": wages})
        move_gold(table, seat, INN, wages, "wages", card)
    else:
        dismiss(table, seat, card)


@hooks.seen_of_moment.add
def seen(moment: Moment) -> dict[str, Any]:
    """Return which Minion was hit: all see it."""
    return {"minion": STRUCK.of(moment)} if STRUCK.of(moment) else {}


@hooks.due_covered.add
def lower(table: TavernTable, play: Play, dues: list[Due]) -> bool:
    """Wages are not covered but lowered by 1 (RDI-MINION-08, RDI-VRULING-79).

    For each card so played: `payments.cover` asks this; which cards fit: `_is_paying_wages`. The Elixir:
    `minions.wages_of`.
    """
    moment = play.about
    if moment is None or not STRUCK.of(moment):
        return False
    for due in dues:
        due.amount = max(due.amount - 1, 0)
        told = {"minion": STRUCK.of(moment), "wages": due.amount, "card": play.card_id}
        table.emit("wages_lowered", {"seat": play.seat, **told})
    return True


hooks.FORETOLD["minion_hit"] = lambda told: word(told["seat"], "minion_hit", minion=told["minion"], wages=told["wages"])
hooks.FORETOLD["minion_spared"] = lambda told: word(told["seat"], "minion_spared", minion=told["minion"])
hooks.FORETOLD["entered"] = lambda told: word(told["seat"], "entered", card=told["card"])


def spare(table: TavernTable, play: Play) -> None:
    """The Minion that was hit stays without Wages: nothing is left to decide in `_decide`."""
    moment = play.about
    if moment is not None and moment.kind is WAGES:
        moment.settled = True
        table.emit("minion_spared", {"seat": play.seat, "minion": STRUCK.of(moment), "card": play.card_id})


def dismiss(table: TavernTable, seat: int, card: str) -> None:
    """A Minion goes to its owner's discards (RDI-VRULING-83), and is shuffled with them as any card."""
    player = table.state.seats[seat]
    IN_PLAY.put(player, tuple(other for other in IN_PLAY.of(player) if other != card))
    player.discard = (card, *player.discard)
    table.emit("minion_gone", {"seat": seat, "minion": card})


@hooks.goes_out.add
def put_away(table: TavernTable, seat: int) -> None:
    """Who is out has nothing in play any longer (RDI-VRULING-32).

    The rest of the rule: `elimination._go_out`, `hooks.goes_out`.
    """
    player = table.state.seats[seat]
    player.discard = (*IN_PLAY.of(player), *KEPT.of(player), *player.discard)
    IN_PLAY.put(player, ())
    KEPT.put(player, ())


def hire_from_deck(table: TavernTable, play: Play) -> None:
    """Reveal cards until a Minion comes; the others are discarded (RDI-CARD-41).

    When the deck runs out the discards are the new one, without what has been revealed; a second time nobody comes.
    What the card costs is paid before (`resolving`). A deck that is empty at the end is renewed at once (RDI-TURN-04).
    """
    state = table.state
    player = state.seats[play.seat]
    found, revealed, is_renewed = "", [], False
    while not found:
        if not player.deck:
            if is_renewed or not player.discard:
                break
            renew_deck(table, play.seat)
            is_renewed = True
        card, *rest = player.deck
        player.deck = tuple(rest)
        revealed.append(card)
        if c.is_minion(card_of(card)):
            found = card
    table.emit("turned_up", {"seat": play.seat, "cards": revealed, "card": play.card_id})
    player.discard = (*(card for card in reversed(revealed) if card != found), *player.discard)
    if found:
        enter(table, play.seat, found)
    if not player.deck:
        renew_deck(table, play.seat)


def hire_from_discard(table: TavernTable, play: Play) -> Rules:
    """Pay the Wages of a Minion among the discards, which comes into play: `minions.to_hire`."""
    state = table.state
    seat = play.seat
    card = yield from table.choose(seat, "hire", lambda: minions.to_hire(state, seat), {"card": play.card_id}, None)
    if card is None or not state.is_living(seat):
        return
    player = state.seats[seat]
    move_gold(table, seat, INN, minions.wages_of(state, seat, card), "wages", card)
    player.discard = tuple(other for other in player.discard if other != card)
    enter(table, seat, card)


# What is told


class Spared(AtSeat):
    """A Minion that was hit stays without Wages."""

    minion: str
    card: str


class OwesWages(Spared):
    """A Minion is hit, or its Wages are paid."""

    by: int
    wages: int


class WagesLowered(Spared):
    """The Wages of a Minion that was hit are lower."""

    wages: int
    """Now."""


class Gone(AtSeat):
    """A Minion is discarded."""

    minion: str


class TurnedUp(OfCard):
    """Cards off the own deck, until a Minion came; the others are discarded."""

    cards: list[str]


hooks.EVENTS.update(
    entered=OfCard,
    activated=OfCard,
    minion_hit=OwesWages,
    minion_paid=OwesWages,
    minion_spared=Spared,
    minion_gone=Gone,
    wages_lowered=WagesLowered,
    turned_up=TurnedUp,
)


# Conditions


def _is_minion_hit(state: State, seat: int, when: c.MinionHit, mode: Mode, moment: Moment) -> bool:
    """An opponent's card has hit an own Minion."""
    return seat in moment.seats and moment.play is not None and state.is_opponent(seat, moment.play.seat)


def _no_minion_of_yours(state: State, seat: int, when: c.MinionHit, moment: Moment | None) -> WhyNot:
    if moment is None or moment.kind is not WAGES or moment.play is None or seat not in moment.seats:
        return WhyNot("no_minion_hit", "RDI-MINION-07")
    return own_card(seat, moment.play)


def _is_paying_wages(state: State, seat: int, when: c.LosingGold, mode: Mode, moment: Moment) -> bool:
    """The Inn may pay of the Wages; nothing else avoids them (RDI-MINION-08, -09).

    How much: `lower`. Cards that Ignore what affects Gold have no window here: `WAGES` is that of Wages alone.
    """
    return has_to_pay(seat, moment) and has(mode.effects, Trait.PAID_BY_INN)


CONDITIONS: Final = (
    ConditionRules(
        c.MinionHit,
        says=always_says("tavern.when.minion_hit"),
        windows=in_windows(WAGES),
        is_met=_is_minion_hit,
        why=_no_minion_of_yours,
    ),
)
ALSO_MET: Final = (AlsoMet(c.LosingGold, WAGES, _is_paying_wages),)


# Effects


def _stay(play: Play) -> None:
    play.enters = True


def _activate_again(state: State) -> None:
    minions.ENCORES.put(state, minions.ENCORES.of(state) + 1)


EFFECTS: Final = (
    EffectRules(
        c.EnterPlay,
        says=lambda effect, _: phrases.text("tavern.effect.enter_play"),
        icon=by_name,
        bots=lambda effect: is_for("hire"),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: _stay(play),
    ),
    EffectRules(
        c.HireFromDeck,
        says=lambda effect, _: phrases.text("tavern.effect.hire_from_deck"),
        icon=by_name,
        bots=lambda effect: is_for("hire"),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=lambda state, play, effect: [word(play.seat, "hires")],
        rest=lambda table, play, effect: hire_from_deck(table, play),
    ),
    EffectRules(
        c.HireFromDiscard,
        says=lambda effect, _: phrases.text("tavern.effect.hire_from_discard"),
        icon=by_name,
        bots=lambda effect: is_for("hire"),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: hire_from_discard(table, play),
    ),
    EffectRules(
        c.ActivateAgain,
        says=lambda effect, _: phrases.text("tavern.effect.activate_again"),
        icon=by_name,
        bots=lambda effect: is_for("activate_again"),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: _activate_again(table.state),
    ),
    EffectRules(
        c.SpareMinion,
        says=lambda effect, _: phrases.text("tavern.effect.spare_minion"),
        icon=by_name,
        bots=lambda effect: beside(),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: spare(table, play),
    ),
    EffectRules(
        c.LessAlcohol,
        says=lambda effect, _: phrases.text("tavern.effect.less_alcohol", n=effect.amount),
        icon=by_name,
        bots=lambda effect: beside(),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        elsewhere="minions: it changes what other cards do",
    ),
    EffectRules(
        c.LessLoss,
        says=lambda effect, _: phrases.text("tavern.effect.less_loss", n=effect.amount),
        icon=lambda effect: Icon("loss", -effect.amount),
        bots=lambda effect: beside(),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        elsewhere="minions: it changes what other cards do",
    ),
    EffectRules(
        c.LessWages,
        says=lambda effect, _: phrases.text("tavern.effect.less_wages", n=effect.amount),
        icon=by_name,
        bots=lambda effect: beside(),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        elsewhere="minions: it changes what other cards do",
    ),
    EffectRules(
        c.InnPaysFirst,
        says=lambda effect, _: phrases.text("tavern.effect.inn_pays_first"),
        icon=by_name,
        bots=lambda effect: beside(),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        elsewhere="minions: it changes what other cards do",
    ),
)
