"""Gear Cards: revealed for a Device Card and merged into it before anybody answers it (RDI-GEAR-*)."""

from typing import Any, Final

from dwarfdraft.engine.game import Rules
from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.cards import Mode, Pick, phrases
from dwarfdraft.games.tavern.cards.boosting import with_added
from dwarfdraft.games.tavern.cards.deeds import beside, is_for
from dwarfdraft.games.tavern.cards.phrases import by_name
from dwarfdraft.games.tavern.cards.when import always_says
from dwarfdraft.games.tavern.chapters import teams
from dwarfdraft.games.tavern.conditions.registry import ConditionRules, because, in_windows, nobody_plays
from dwarfdraft.games.tavern.decks.all import card_of
from dwarfdraft.games.tavern.effect_rules import EffectRules, Trait, affects_none, has, no_hits, no_traits, rules_tell
from dwarfdraft.games.tavern.hooks import OfCard
from dwarfdraft.games.tavern.mechanics import side_decks
from dwarfdraft.games.tavern.state.own import Note
from dwarfdraft.games.tavern.state.stack import Moment, OwnWindow, Play
from dwarfdraft.games.tavern.state.state import State
from dwarfdraft.games.tavern.state.targets import against, read, wire
from dwarfdraft.games.tavern.table import TavernTable

GEAR: Final = Note[str | None]("gear", None)
"""The Gear Card revealed for a Device Card: empty once it is negated, None if none was revealed."""
_PICKS: Final = {Pick.ANOTHER: 1, Pick.TWO: 2}
"""How many players a Gear Card picks."""

REVEALED: Final = OwnWindow("gear", is_closed=True)
"""A Gear Card has been revealed: nobody but who may fix it plays anything before it is added (RDI-GEAR-03, -04)."""

hooks.PICKS[Pick.TWO] = hooks.OwnPick(lambda state, seat: (), None)  # for the Gear Card alone: `_pick`


@hooks.target_named.add
def target_named(table: TavernTable, play: Play) -> Rules:
    """A Device Card of one's own gets a Gear Card (RDI-GEAR-02): revealed in `add`, its text added in `combine`."""
    if play.card is not None and c.Device.of(play.card) is not None and table.state.seat_of(play.card_id) == play.seat:
        yield from add(table, play)


def add(table: TavernTable, play: Play) -> Rules:
    """Reveal the top Gear Card; it may be fixed, else its player picks for it (RDI-GEAR-02 to -04).

    Who may fix it: `_is_to_fix`, then `negate`; nobody else is asked (`REVEALED`). Its text is added in `combine`; all
    answer the device in `playing._have_answered`.
    """
    gear = side_decks.turn_up(table, play.seat)
    GEAR.put(play, gear)
    table.emit("gear", {"seat": play.seat, "card": play.card_id, "gear": gear})
    yield from table.open_window(Moment(REVEALED, play=play, seats=(play.seat,)))
    if GEAR.of(play):
        yield from _pick(table, play)


@hooks.is_complete.add
def is_added(play: Play) -> bool:
    """Tell whether a Gear Card has been revealed for a card, and is negated or has nobody left to pick."""
    return GEAR.of(play) is not None and len(play.also) >= _picks(play)


def _picks(play: Play) -> int:
    gear = GEAR.of(play)
    return _PICKS.get(card_of(gear).modes[0].pick, 0) if gear else 0


def _pick(table: TavernTable, play: Play) -> Rules:
    """Name whom the Gear Card picks; nobody may play anything yet (RDI-GEAR-03): `alone`.

    Opponents, no one twice (RDI-TEAM-46, -47), and opponents' cards in play for a loss of Fortitude.
    """
    state = table.state
    gear = GEAR.of(play)
    assert gear

    def others() -> tuple[int | str, ...]:
        seats = sorted(state.opponents(play.seat))
        struck = against(state, play.seat) if has(card_of(gear).modes[0].effects, Trait.STRIKES) else []
        return tuple(wire(state, target) for target in (*seats, *struck) if target not in play.also)

    for _ in range(_picks(play)):
        chosen = yield from table.choose(play.seat, "target", others, {"card": gear}, alone=True)
        if chosen is not None:
            play.also = (*play.also, read(state, chosen))


def negate(table: TavernTable, play: Play) -> None:
    """The Gear Card is discarded, adds nothing, and no other is revealed (RDI-GEAR-04).

    `combine` then finds none; all decide about the device in `playing._have_answered`.
    """
    device = play.answered
    if device is not None and GEAR.of(device) and play.about is not None:
        table.emit("gear_negated", {"seat": device.seat, "card": device.card_id, "gear": GEAR.of(device)})
        put_by(table, device)
        play.about.settled = True


def put_by(table: TavernTable, play: Play) -> None:
    """Put the Gear Card of a Device Card on its own discards."""
    gear = GEAR.of(play)
    if gear:
        side_decks.put_by(table, gear)
        GEAR.put(play, "")


@hooks.put_by.add
def put_by_with_device(table: TavernTable, play: Play) -> bool:
    """Put by the Gear Card; the Device Card goes where others go."""
    put_by(table, play)
    return False


@hooks.planned.add
def combine(state: State, play: Play) -> None:
    """A card does its own text, altered by its Gear Card (RDI-GEAR-05), then that one's (-02).

    How it is altered: `with_added`, more or less. `resolving.plan` asks for it.
    """
    gear = GEAR.of(play)
    if gear:
        play.effects = with_added(play.effects, card_of(gear).modes[0].effects)


# What is seen


@hooks.lying_with.add
def lying_with(play: Play) -> tuple[str, ...]:
    """The Gear Card lies open with its Device Card."""
    gear = GEAR.of(play)
    return (gear,) if gear else ()


@hooks.seen_of_play.add
def seen_of_play(state: State, play: Play) -> dict[str, Any]:
    """Return the Gear Card and whom it picks: both lie open."""
    gear = GEAR.of(play)
    return {"gear": gear, "also": [wire(state, target) for target in play.also]} if gear else {}


@hooks.seen_of_moment.add
def seen_of_moment(moment: Moment) -> dict[str, Any]:
    """Which Gear Card may be fixed."""
    play = moment.play
    return {"gear": GEAR.of(play)} if moment.kind is REVEALED and play is not None else {}


# What is told


class GearAdded(OfCard):
    """A Gear Card is revealed for a Device Card, or negated."""

    gear: str


hooks.EVENTS.update(gear=GearAdded, gear_negated=GearAdded)


# Conditions


def _is_to_fix(state: State, seat: int, when: c.GearRevealed, mode: Mode, moment: Moment) -> bool:
    """An own Gear Card has been revealed (RDI-GEAR-04).

    Answered first, and by this player alone: `add`; what Negates it: `negate`.
    """
    return moment.play is not None and moment.play.seat == seat and bool(GEAR.of(moment.play))


CONDITIONS: Final = (
    ConditionRules(
        c.GearRevealed,
        says=always_says("tavern.when.gear_revealed"),
        windows=in_windows(REVEALED),
        is_met=_is_to_fix,
        why=because("no_gear_revealed", "RDI-GEAR-04"),
    ),
    nobody_plays(c.WithDevice, always_says("tavern.when.with_device")),
)


# Effects


def _fix_now(state: State, seat: int) -> None:
    """Until the turn ends the player plays nothing and Ignores everything: `State.is_shut` (RDI-GEAR-09).

    An own turn ends now, of a team for that player alone: `teams.end_turn_of` (RDI-TEAMCHAR-27). The rest lasts until
    `turn._end_turn`.
    """
    state.shut = (*state.shut, seat)
    if state.are_teammates(seat, state.active):
        teams.end_turn_of(state, seat)


EFFECTS: Final = (
    EffectRules(
        c.AlterDevice,
        says=lambda effect, _: phrases.text(
            f"tavern.effect.alter_device.{'more' if effect.amount > 0 else 'less'}", n=abs(effect.amount)
        ),
        icon=by_name,
        bots=lambda effect: beside(),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        elsewhere="boosting.with_added: it alters the Device Card",
    ),
    EffectRules(
        c.NegateGear,
        says=lambda effect, _: phrases.text("tavern.effect.negate_gear"),
        icon=by_name,
        bots=lambda effect: is_for("negate_gear"),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: negate(table, play),
    ),
    EffectRules(
        c.FixNow,
        says=lambda effect, _: phrases.text("tavern.effect.fix_now"),
        icon=by_name,
        bots=lambda effect: beside(),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: _fix_now(table.state, play.seat),
    ),
)
