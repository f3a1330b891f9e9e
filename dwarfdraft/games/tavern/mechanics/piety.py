"""Serena's Piety: a number from 1 to 8 that her cards move and look at (RDI-PIETY-*)."""

from typing import Any, Final, Literal

from dwarfdraft.engine.ask import OneOf
from dwarfdraft.engine.game import Rules
from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.cards import Pick, Stat, phrases
from dwarfdraft.games.tavern.cards.aspects import description_of
from dwarfdraft.games.tavern.cards.deeds import beside
from dwarfdraft.games.tavern.cards.phrases import Icon, Phrases, by_name
from dwarfdraft.games.tavern.chapters import payments
from dwarfdraft.games.tavern.decks.all import CHARACTERS
from dwarfdraft.games.tavern.effect_rules import EffectRules, affects_none, no_hits, no_traits, rules_of, rules_tell
from dwarfdraft.games.tavern.hooks import AtSeat, OfCard
from dwarfdraft.games.tavern.numbers import counting
from dwarfdraft.games.tavern.numbers.changes import change_fortitude, move_gold
from dwarfdraft.games.tavern.state import written
from dwarfdraft.games.tavern.state.own import Note, Own
from dwarfdraft.games.tavern.state.stack import INN, Due, Hit, Play
from dwarfdraft.games.tavern.state.state import State
from dwarfdraft.games.tavern.table import TavernTable

LEAST: Final = 1
MOST: Final = 8
PIETY: Final = Own(c.PIETY, 0)
"""From 1 to 8; 0 for all but Serena (RDI-PIETY-05)."""
PLANNED: Final = Note("piety", 0)
"""Its player's Piety when it was planned whom a card would hurt."""


@hooks.lay_out.add
def begin(table: TavernTable, seat: int) -> None:
    """The Piety of the start (RDI-PIETY-01), of who has one: `FirstPiety` on the character says how much."""
    player = table.state.seats[seat]
    first = c.FirstPiety.of(CHARACTERS[player.character])
    if first is not None:
        PIETY.put(player, first.piety)


@hooks.planned.add
def plan(state: State, play: Play) -> None:
    """Whom a card would hurt goes by the Piety of now, until it takes effect (RDI-PIETY-05): `settle`.

    How the Piety moves: `change`.
    """
    PLANNED.put(play, PIETY.of(state.seats[play.seat]))


@hooks.takes_effect.add
def settle(state: State, play: Play) -> None:
    """A card takes effect: what it does goes by the Piety of now, planned losses too (RDI-PIETY-05).

    When it was played, by the Piety of then: `plan`. How a card moves the Piety: `change`.
    """
    own = state.seats[play.seat].own
    for effect in play.effects:
        planned, real = effect.settled({PIETY.name: PLANNED.of(play)}), effect.settled(own)
        if isinstance(planned, c.Change) and isinstance(real, c.Change) and planned.stat is Stat.FORTITUDE:
            for hit in play.hits:
                if hit.amount:
                    hit.amount = max(hit.amount + planned.amount - real.amount, 0)
    play.effects = tuple(effect.settled(own) for effect in play.effects)


def change(table: TavernTable, seat: int, amount: int, card: str) -> Rules:
    """Move the Piety; above 8 the rest is lost, instead of falling below 1 it stays and she atones (RDI-PIETY-05).

    How: `_atone`, once however far it would fall. The card moves it among its `rest`, in the order written; what a card
    does by the Piety is settled before: `settle`.
    """
    player = table.state.seats[seat]
    if not PIETY.of(player):  # another player plays a card of Serena's
        return
    wanted = PIETY.of(player) + amount
    PIETY.put(player, min(max(wanted, LEAST), MOST))
    table.emit("piety", {"seat": seat, "change": amount, "now": PIETY.of(player), "card": card})
    if wanted < LEAST:
        yield from _atone(table, seat, card)


def _atone(table: TavernTable, seat: int, card: str) -> Rules:
    """Pay 1 Gold to the Inn or lose 1 Fortitude; it is no card, and nothing answers it or pays it (RDI-PIETY-05).

    When, and the rest of the rule: `change`.
    """
    state = table.state
    chosen = "lose"
    if state.stats(seat).gold and seat not in state.leaving:
        chosen = yield table.ask(seat, "atone", OneOf(("lose", "pay")), {"card": card}, "lose")
    table.emit("atones", {"seat": seat, "choice": chosen})
    if chosen == "pay":
        move_gold(table, seat, INN, 1, "paid", card)
    else:
        change_fortitude(table, seat, -1, card=card)


def tithe(table: TavernTable, play: Play) -> Rules:
    """Pay 1 Gold of one's own to the Inn, or lose 1 Piety; so does who lets others pay (RDI-TEAMCHAR-19).

    Others: a card has taken over the payment (`payments.cover`). Shared Gold is one's own.
    """
    state = table.state
    seat = play.seat

    def choices() -> tuple[str, ...]:
        return ("tithe", "piety") if state.stats(seat).gold else ("piety",)

    chosen = yield from table.choose(seat, "tithe", choices, {"card": play.card_id}, "piety")
    table.emit("chose", {"seat": seat, "choice": chosen})
    due = Due(seat, 1, INN)
    if chosen == "tithe":
        yield from payments.pay(table, [due], play)
    if chosen != "tithe" or due.covered:
        yield from change(table, seat, -1, play.card_id)


# What is told


class PietyMoved(OfCard):
    """By how much a card moves the Piety, and where it is now."""

    change: int
    now: int


class Atones(AtSeat):
    """Serena pays for a Piety that cannot fall."""

    choice: Literal["lose", "pay"]


hooks.EVENTS.update(piety=PietyMoved, atones=Atones)


# What is seen and written


@hooks.seen_at_seat.add
def seen(state: State, seat: int) -> dict[str, Any]:
    """The Piety lies open."""
    return {"piety": PIETY.of(state.seats[seat])}


def _of_serena(state: State) -> int:
    return next((piety for player in state.seats if (piety := PIETY.of(player))), 0)


hooks.EXPECTED["piety"] = _of_serena
hooks.SETUP_KEYS.append("piety")


@hooks.set_up.add
def set_up(state: State, setup: dict[str, Any]) -> None:
    """Set the Piety of whoever has one."""
    if "piety" not in setup:
        return
    piety = written.number(setup["piety"], LEAST, MOST, "piety")
    for player in state.seats:
        if PIETY.of(player):
            PIETY.put(player, piety)


@hooks.faults.add
def faults(state: State) -> str | None:
    """Say whether a Piety is out of its limits."""
    is_good = all(LEAST <= PIETY.of(player) <= MOST for player in state.seats if PIETY.of(player))
    return None if is_good else "RDI-PIETY-05: a Piety is out of its limits"


# Effects


def _says_both(effect: c.ByPiety, pick: Pick) -> Phrases:
    lower = description_of(effect.low).says(effect.low, Pick.NOTHING)
    higher = description_of(effect.high).says(effect.high, pick)
    return higher + phrases.text("tavern.effect.by_piety", most=effect.most, low=lower)


def _hits_planned(state: State, play: Play, effect: c.ByPiety) -> list[Hit]:
    return counting.hits(state, play, effect.settled({PIETY.name: PLANNED.of(play)}))


def _affects_either(state: State, play: Play, seat: int, stat: Stat, effect: c.ByPiety) -> bool:
    return any(rules_of(part).affects(state, play, seat, stat, part) for part in (effect.low, effect.high))


EFFECTS: Final = (
    EffectRules(
        c.Piety,
        says=lambda effect, _: phrases.text(
            f"tavern.effect.piety.{'more' if effect.amount > 0 else 'less'}", n=abs(effect.amount)
        ),
        icon=lambda effect: Icon("piety", effect.amount),
        bots=lambda effect: beside(own={"piety": effect.amount}),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: change(table, play.seat, effect.amount, play.card_id),
    ),
    EffectRules(
        c.ByPiety,
        says=_says_both,
        icon=lambda effect: description_of(effect.high).icon(effect.high),
        bots=lambda effect: beside(),
        hits=_hits_planned,
        affects=_affects_either,
        traits=lambda effect: rules_of(effect.low).traits(effect.low) | rules_of(effect.high).traits(effect.high),
        foretold=rules_tell,
        elsewhere="settled when the card takes effect",
    ),
    EffectRules(
        c.Tithe,
        says=lambda effect, _: phrases.text("tavern.effect.tithe"),
        icon=by_name,
        bots=lambda effect: beside(own={"piety": -1}),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: tithe(table, play),
    ),
)
