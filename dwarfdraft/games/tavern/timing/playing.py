"""Playing a card: what it is about is named, it is answered, it resolves, it is put by (RDI-RULING-09)."""

from collections.abc import Generator
from typing import Any

from dwarfdraft.engine.ask import Yielded
from dwarfdraft.engine.game import Rules
from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.cards import LosingFortitude, Mode, Pick, Type
from dwarfdraft.games.tavern.chapters import champions, teams
from dwarfdraft.games.tavern.conditions import targeting
from dwarfdraft.games.tavern.conditions.conditions import fitting_drinks, met_by
from dwarfdraft.games.tavern.conditions.to_losses import moves_loss
from dwarfdraft.games.tavern.decks.all import card_of
from dwarfdraft.games.tavern.effect_rules import rules_of
from dwarfdraft.games.tavern.effects import resolving
from dwarfdraft.games.tavern.numbers import after_change
from dwarfdraft.games.tavern.state.own import PLAYABLE
from dwarfdraft.games.tavern.state.stack import NONE, Hurt, Moment, Play, Stage, Window
from dwarfdraft.games.tavern.state.state import State
from dwarfdraft.games.tavern.state.targets import read, wire
from dwarfdraft.games.tavern.table import TavernTable
from dwarfdraft.games.tavern.timing.told import about_moment, about_play, answered_by, drink_meant


def play_move(table: TavernTable, seat: int, card_id: str, modes: list[int]) -> Generator[Yielded, Any, Play]:
    """Play a card as a move, an Action or a control card, and return it when it is finished (RDI-TURN-07).

    The steps of that: `play_card`, `_go_through`, `_have_answered`, `_put_by`.
    """
    card = card_of(card_id)
    types = targeting.types_as_played(card, card.modes[modes[0]])
    return (yield from play_card(table, seat, card_id, modes, None, types))


def activate(table: TavernTable, seat: int, card_id: str) -> Rules:
    """Have a card in play act: no card is played, but those it hits may answer it like an Action (RDI-VRULING-80).

    Its target is named, it is answered and resolves, before anything else: `_go_through`. Who answers sees an Action
    Card (`Type.ACTION`). It is not Negated (RDI-MINION-16): `minions.is_activation`; not the Action of the turn:
    `turn._action` counts it as none.
    """
    state = table.state
    card = card_of(card_id)
    play = Play(seat, card_id, card, card.modes[_mode_of_act(state, card_id)], (Type.ACTION,), activation=True)
    before = len(state.happened)
    state.stack.append(play)
    table.emit("activated", {"seat": seat, "card": card_id})
    yield from _go_through(table, play)
    yield from after_change.answered(table, before)


def _mode_of_act(state: State, card_id: str) -> int:
    """Note that a card in play acts, as its mechanic does, and return which of its texts that is."""
    return next(number for act in hooks.acts if (number := act(state, card_id)) is not None)


def play_card(
    table: TavernTable, seat: int, card_id: str, modes: list[int], about: Moment | None, types: tuple[Type, ...]
) -> Generator[Yielded, Any, Play]:
    """Play a card: it is announced, its text is named, it is answered and resolves; return it (RDI-RULING-09).

    The declaration has named the title alone (`window._declarations`); whom it is for is named in `_go_through`. What
    was taken back stays secret there, too.
    """
    state = table.state
    before = len(state.happened)
    card = card_of(card_id)
    for holder in state.seats:  # another player's hand, where a card says so (RDI-CARD-25)
        holder.hand = tuple(other for other in holder.hand if other != card_id)
        if holder.own:
            for place in PLAYABLE:
                place.put(holder, tuple(other for other in place.of(holder) if other != card_id))
    play = Play(seat, card_id, card, card.modes[modes[0]], types, about)
    state.stack.append(play)
    table.emit("announced", {"seat": seat, "card": card_id, **answered_by(about)})
    for act in hooks.announced:
        act(table, play)
    if len(modes) > 1:
        about_card = {"card": card_id}
        chosen = yield from table.choose(seat, "mode", lambda: tuple(modes), about_card, alone=card.is_alone)
        if chosen is not None:
            play.mode = card.modes[chosen]
    yield from _go_through(table, play)
    yield from after_change.answered(table, before)
    return play


def _go_through(table: TavernTable, play: Play) -> Rules:
    """Name what a card is about, have it answered and resolve it, unless it is Negated (RDI-TURN-07).

    The title was said in `play_card`; whom it is for: `_name_target`; answering and what it does: `_have_answered`;
    discarded: `_put_by`.
    """
    yield from _name_drink(table, play)
    yield from _name_behalf(table, play)
    yield from _name_target(table, play)
    for act in hooks.target_named:
        yield from act(table, play)
    if play.mode.pick is Pick.ONE_OR_TWO:
        yield from _name_second(table, play)
    if play.mode.pick is Pick.THREE:
        yield from _name_others(table, play)
    yield from _have_chosen(table, play)
    if champions.calls(play):
        yield from champions.choose(table, play, play.seat)
    yield from _have_answered(table, play)


def follow(table: TavernTable, first: Play, mode: Mode, target: int) -> Rules:
    """Have a later part of a card announced, answered and resolved on its own, with a target of its own."""
    play = Play(first.seat, first.card_id, first.card, mode, first.types, target=target, follows=True)
    table.state.stack.append(play)
    yield from _have_answered(table, play)


def _have_answered(table: TavernTable, play: Play) -> Rules:
    """Have a card answered of which everything is named, and resolve it, unless it is Negated (RDI-TIMING-01, -02).

    In turn order: `window._declarations`. Drinks and Events are answered in `drinks.drink_together`,
    `drink_events.happen`, `events._happen` (-01).
    """
    state = table.state
    seat, card_id = play.seat, play.card_id
    resolving.plan(state, play)
    play.stage = Stage.PLAYED
    table.emit("played", {"seat": seat, "card": card_id, **about_play(state, play), **drink_meant(play)})
    yield from table.open_window(Moment(Window.PLAYED, play=play))
    play.stage = Stage.RESOLVING
    hurts: tuple[Hurt, ...] = ()
    if play.negated:
        by = play.negated_by
        told = {"by": by.seat, "using": by.card_id} if by is not None else {}
        table.emit("negated", {"seat": seat, "card": card_id, **told})
        resolving.negated(table, play)
    else:
        hurts = yield from resolving.resolve(table, play)
    state.stack.pop()
    if not play.activation and not play.follows:
        _put_by(table, play)
    table.emit("finished", {"seat": seat, "card": card_id})
    yield from resolving.suffered(table, play, hurts)


def _put_by(table: TavernTable, play: Play) -> None:
    """Put a card that is finished on its discards, a Negated one too (RDI-RULING-59), or leave it before its player.

    What it cost is not given back (`blood.pay`), and an Action was one (`turn._action`).
    """
    state = table.state
    is_put_by = [put_by(table, play) for put_by in hooks.put_by]  # all are asked
    if any(is_put_by):
        return
    if play.stays:
        state.seats[play.seat].lasting = (play.card_id, *state.seats[play.seat].lasting)
    else:
        keeper = state.seats[state.seat_of(play.card_id)]
        if teams.lays_open(state, play) and keeper is state.seats[play.seat]:
            keeper.action_cards += (play.card_id,)
        else:
            keeper.discard = (play.card_id, *keeper.discard)


def _name_drink(table: TavernTable, play: Play) -> Rules:
    """Name the Drink that the card is about (RDI-TIMING-04, RDI-SPLIT-02).

    On which it may be played: `to_drinks`. What it does, it does to `play.drink` alone, one of the halves too. The
    window in which they are: `drinks.drink_together` (-04).
    """
    moment = play.about
    if moment is None or not moment.drinks:
        return
    fitting = fitting_drinks(table.state, play.seat, play.mode, moment)
    if fitting:
        about = {"card": play.card_id, **about_moment(moment)}
        alone = targeting.is_alone(play)
        which = yield from table.choose(play.seat, "which", lambda: tuple(fitting), about, alone=alone)
        if which is not None:
            play.drink = moment.drinks[which]


def _name_behalf(table: TavernTable, play: Play) -> Rules:
    """Settle who meets the condition; named only where one of several losses is sent on or shared (RDI-VRULING-23).

    What Static Effects leave of that part, and the sum: `redirecting.send`, `reduce`.
    """
    state = table.state
    play.behalf = targeting.behalf_of(state, play)
    if play.about is None or play.answered is None or not isinstance(play.mode.when, LosingFortitude):
        return
    if not moves_loss(state, play.seat, play.answered, play.mode):  # all of a team Ignore or reduce it
        return
    about, moment = {"card": play.card_id}, play.about

    def of() -> tuple[int, ...]:
        return met_by(state, play.seat, play.mode, moment)

    chosen = yield from table.choose(play.seat, "behalf", of, about)
    if chosen is not None:
        play.behalf = chosen


def _name_target(table: TavernTable, play: Play) -> Rules:
    """Name the player whom the card picks (RDI-TURN-07, RDI-RULING-09).

    Whom it may pick: `targeting.targets`. The title was said in `play_card`; answering and the rest: `_have_answered`.
    """
    state = table.state

    def legal() -> tuple[int | str, ...]:
        none = (NONE,) if play.mode.pick is Pick.MARKED_IN_ROUND else ()
        return (*(wire(state, target) for target in targeting.targets(state, play)), *none)

    if legal():
        alone = targeting.is_alone(play)
        chosen = yield from table.choose(play.seat, "target", legal, {"card": play.card_id}, alone=alone)
        if chosen not in (None, NONE):  # else all are gone, and what needed one does nothing (RDI-RULING-20)
            play.target = read(state, chosen)


def _name_second(table: TavernTable, play: Play) -> Rules:
    """Name another player, or none, where a card picks one or two; nobody twice (RDI-TEAM-47).

    Several of one team may be: `targeting.targets`.
    """

    state = table.state

    def legal() -> tuple[int | str, ...]:
        others = (wire(state, target) for target in targeting.targets(state, play) if target != play.target)
        return (NONE, *others)

    about = {"card": play.card_id, "second": True}
    chosen = yield from table.choose(play.seat, "target", legal, about, NONE)
    if chosen not in (None, NONE):
        play.second = read(state, chosen)


def _name_others(table: TavernTable, play: Play) -> Rules:
    """Name two more players where a card picks three, as far as there are so many (RDI-CARD-35).

    Different ones, of one team or not: `targeting.targets` has all opponents. The first is named in `_name_target`.
    """
    state = table.state

    def legal() -> tuple[int | str, ...]:
        picked = (play.target, play.second, play.third)
        return tuple(wire(state, target) for target in targeting.targets(state, play) if target not in picked)

    for _ in range(2):
        about = {"card": play.card_id, "second": True}
        chosen = yield from table.choose(play.seat, "target", legal, about)
        if chosen is None:
            return
        if play.second < 0:
            play.second = read(state, chosen)
        else:
            play.third = read(state, chosen)


def _have_chosen(table: TavernTable, play: Play) -> Rules:
    """Have decided what stands when the card is answered (docs/rulings.md)."""
    for effect in play.mode.effects:
        announced = rules_of(effect).announced
        if announced is not None:
            yield from announced(table, play, effect)
