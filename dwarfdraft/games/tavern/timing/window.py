"""The response window: all declare at once, one card is played, then all declare anew (RDI-RULING-01 to -17).

A card that is played has a window of its own, in which cards are played. What cards do opens windows, too: through the
table, so that this module knows `effects`, and not the other way round.
"""

from collections.abc import Callable, Generator
from dataclasses import replace
from typing import Any

from dwarfdraft.engine.ask import Ask, OneOf, Poll, Step, Value
from dwarfdraft.engine.game import Rules
from dwarfdraft.games.tavern.cards import (
    Anytime,
    LosingFortitude,
    Mode,
    Pick,
    Type,
)
from dwarfdraft.games.tavern.chapters import champions, teams
from dwarfdraft.games.tavern.conditions import targeting
from dwarfdraft.games.tavern.conditions.conditions import (
    answerable,
    fitting_drinks,
    fitting_modes,
    may_afford,
    may_play_anytime,
    met_by,
    moves_loss,
)
from dwarfdraft.games.tavern.decks.all import card_of, is_side
from dwarfdraft.games.tavern.effect_rules import rules_of
from dwarfdraft.games.tavern.effects import resolving
from dwarfdraft.games.tavern.mechanics import blood, gears, minions, potions, side_decks, wages
from dwarfdraft.games.tavern.mechanics.potions import POTIONS
from dwarfdraft.games.tavern.numbers import after_change
from dwarfdraft.games.tavern.state.stack import NONE, PASS, WAIT, Hurt, Moment, Play, Stage, Window
from dwarfdraft.games.tavern.state.state import State
from dwarfdraft.games.tavern.state.targets import read, wire
from dwarfdraft.games.tavern.table import TavernTable

_NO_CARD = OneOf((PASS, WAIT))
_NOTHING = OneOf(())
_ALWAYS_OPEN = frozenset(
    {Window.PHASE, Window.ROUND_TURN, Window.PLAYED, Window.DRINKS, Window.EVENT, Window.ABOUT_TO_LOSE}
)
"""Windows that are there whatever characters play (docs/rulings.md)."""


def window(table: TavernTable, moment: Moment) -> Rules:
    """Keep an event open until all have passed in a row, or nothing is left to answer (RDI-RULING-02).

    An event that no card of the characters at the table could answer has no window (RDI-RULING-01).
    """
    state = table.state
    if moment.kind not in _ALWAYS_OPEN and moment.kind not in answerable(state.options):
        return
    state.stack.append(moment)
    while not _is_void(state, moment) and (yield from one_response(table, moment)):
        pass
    state.stack.pop()


def _is_void(state: State, moment: Moment) -> bool:
    """Tell whether nothing is left to answer: it is settled, or the antes of a Round that is over."""
    is_over = state.round is None or state.round.over
    return moment.settled or (moment.kind is Window.ANTE and is_over)


def one_response(table: TavernTable, moment: Moment) -> Generator[Step, Any, bool]:
    """Ask for declarations on an event that lies on the stack, and have one card played; tell whether one was."""
    declared = yield from _declarations(table, moment)
    if declared is None:
        return False
    seat, title = declared
    yield from respond(table, moment, seat, title)
    return True


def _declarations(table: TavernTable, moment: Moment) -> Generator[Step, Any, tuple[int, str] | None]:
    """Have everybody declare secretly and return who plays what; all else is taken back unseen (RDI-RULING-02, -03)."""
    state = table.state
    about = about_moment(moment)
    if moment.kind in (Window.PHASE, Window.ROUND_TURN):
        about |= {"phase": str(state.phase), "step": str(state.step)}
    ask_id = table.new_question() % "declare"
    order = [seat for seat in state.asked() if moment.kind is not Window.GEAR or seat in moment.seats]
    if not order or state.winners is not None:  # who has won has won at once (RDI-RULING-21)
        return None

    def asked(seat: int) -> Ask:
        titles = titles_for(state, seat, moment)
        options = OneOf((PASS, WAIT, *titles)) if titles else _NO_CARD
        return Ask(ask_id, seat, "declare", options, about | _at_any_time(state, seat, titles, moment), PASS)

    def asks() -> tuple[Ask, ...]:
        return tuple(map(asked, order))

    said: dict[int, str] = yield Poll(asks(), closes="told", renew=asks)
    responses = [seat for seat in order if said[seat] not in (PASS, WAIT)]
    if responses:
        # Anytime Cards first, each kind in turn order from the active player (RDI-TIMING-06, RDI-RULING-03).
        anytime = [seat for seat in responses if _is_anytime(state, seat, said[seat])]
        seat = (anytime or responses)[0]
        return seat, said[seat]
    return (yield from _waiting(table, [seat for seat in order if said[seat] == WAIT], moment, about))


def _at_any_time(state: State, seat: int, titles: tuple[str, ...], moment: Moment) -> dict[str, Any]:
    """Return which of the titles answer nothing but may be said at any time, so here too; for that player alone."""

    def is_one(title: str) -> bool:
        if title == potions.SELL:
            return True
        card = targeting.card_in_hand(state, seat, title)
        fitting = fitting_modes(state, seat, card, moment) if Type.ANYTIME in card_of(card).types else []
        return bool(fitting) and all(isinstance(card_of(card).modes[mode].when, Anytime) for mode in fitting)

    anytime = [title for title in titles if is_one(title)]
    return {"anytime": anytime} if anytime else {}


def _waiting(
    table: TavernTable, waiting: list[int], moment: Moment, about: dict[str, Any]
) -> Generator[Step, Any, tuple[int, str] | None]:
    """All who are left wait: they declare openly in turn order, and may wait no more (RDI-TIMING-07, RDI-RULING-05)."""
    for seat in waiting:
        if seat not in table.state.asked():
            continue
        options = OneOf((PASS, *titles_for(table.state, seat, moment)))
        title: str = yield table.ask(seat, "declare", options, {**about, "open": True}, PASS)
        if title != PASS:
            return seat, title
        table.emit("said_pass", {"seat": seat})
    return None


def titles_for(state: State, seat: int, moment: Moment) -> tuple[str, ...]:
    """Return the titles of the cards that a player may play in answer to an event; copies are one.

    The offer of the own Potion Card is one of them, whenever an Anytime Card could be played (RDI-POTION-03).
    """
    cards = state.playable(seat)
    titles = dict.fromkeys(card_of(card).title for card in cards if fitting_modes(state, seat, card, moment))
    sale = (potions.SELL,) if moment.kind is not Window.GEAR and potions.buyers(state, seat) else ()
    return (*titles, *sale)


def respond(table: TavernTable, moment: Moment, seat: int, title: str) -> Rules:
    """Play a card in answer to an event: announced first, then text, Drink and target are named (RDI-RULING-09)."""
    state = table.state
    if title == potions.SELL:
        yield from potions.offer(table, seat)
        return
    card_id = targeting.card_in_hand(state, seat, title)
    modes = fitting_modes(state, seat, card_id, moment)
    yield from _play(table, seat, card_id, modes, moment, card_of(card_id).types)


def play_move(table: TavernTable, seat: int, card_id: str, modes: list[int]) -> Generator[Step, Any, Play]:
    """Play a card as a move, an Action or a control card, and return it when it is finished (RDI-TURN-07)."""
    card = card_of(card_id)
    types = targeting.types_as_played(card, card.modes[modes[0]])
    return (yield from _play(table, seat, card_id, modes, None, types))


def activate(table: TavernTable, seat: int, card_id: str) -> Rules:
    """Have a Minion in play act: no card is played, but those it hits may answer it like an Action (RDI-VRULING-80)."""
    state = table.state
    mode = minions.activation_of(card_id)
    assert mode is not None
    minions.ACTIVATED.put(state, (*minions.ACTIVATED.of(state), card_id))
    card = card_of(card_id)
    play = Play(seat, card_id, card, card.modes[mode], (Type.ACTION,), activation=True)
    before = len(state.happened)
    state.stack.append(play)
    table.emit("activated", {"seat": seat, "card": card_id})
    yield from _carry_out(table, play)
    yield from after_change.answered(table, before)


def _play(
    table: TavernTable, seat: int, card_id: str, modes: list[int], about: Moment | None, types: tuple[Type, ...]
) -> Generator[Step, Any, Play]:
    state = table.state
    before = len(state.happened)
    card = card_of(card_id)
    for holder in state.seats:  # another player's hand, where a card says so (RDI-CARD-25)
        holder.hand = tuple(other for other in holder.hand if other != card_id)
        POTIONS.put(holder, tuple(other for other in POTIONS.of(holder) if other != card_id))
    play = Play(seat, card_id, card, card.modes[modes[0]], types, about)
    state.stack.append(play)
    table.emit("announced", {"seat": seat, "card": card_id, **_answered(about)})
    blood.pay(table, play)
    if len(modes) > 1:
        about_card = {"card": card_id}
        chosen = yield from choose(table, seat, "mode", lambda: tuple(modes), about_card, alone=card.device)
        if chosen is not None:
            play.mode = card.modes[chosen]
    yield from _carry_out(table, play)
    yield from after_change.answered(table, before)
    return play


def _carry_out(table: TavernTable, play: Play) -> Rules:
    """Name what a card is about, have it answered and resolve it, unless it is Negated."""
    state = table.state
    seat, card_id = play.seat, play.card_id
    yield from _name_drink(table, play)
    yield from _name_behalf(table, play)
    yield from _name_target(table, play)
    if targeting.is_device(play) and side_decks.keeper(state, card_id) == seat:
        yield from gears.add(table, play)
    if play.mode.pick is Pick.ONE_OR_TWO:
        yield from _name_second(table, play)
    if play.mode.pick is Pick.THREE:
        yield from _name_others(table, play)
    yield from _have_chosen(table, play)
    if champions.calls(play):
        yield from champions.choose(table, play, seat)
    yield from _have_answered(table, play)


def follow(table: TavernTable, first: Play, mode: Mode, target: int) -> Rules:
    """Have a later part of a card announced, answered and resolved on its own, with a target of its own."""
    play = Play(first.seat, first.card_id, first.card, mode, first.types, target=target, follows=True)
    table.state.stack.append(play)
    yield from _have_answered(table, play)


def _have_answered(table: TavernTable, play: Play) -> Rules:
    """Have a card answered of which everything is named, and resolve it, unless it is Negated."""
    state = table.state
    seat, card_id = play.seat, play.card_id
    resolving.plan(state, play)
    play.stage = Stage.PLAYED
    table.emit("played", {"seat": seat, "card": card_id, **about_play(state, play), **_drink_meant(play)})
    yield from window(table, Moment(Window.PLAYED, play=play))
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
    """Put a card that is finished on its discards, or leave it in front of its player."""
    state = table.state
    gears.put_by(table, play)
    if play.enters and table.state.is_living(play.seat):
        wages.enter(table, play.seat, play.card_id)
    elif play.stays:
        state.seats[play.seat].lasting = (play.card_id, *state.seats[play.seat].lasting)
    elif is_side(play.card_id):
        side_decks.put_by(table, play.card_id)
    else:
        keeper = state.seats[side_decks.keeper(state, play.card_id)]
        if teams.lays_open(state, play) and keeper is state.seats[play.seat]:
            keeper.action_cards += (play.card_id,)
        else:
            keeper.discard = (play.card_id, *keeper.discard)


def _name_drink(table: TavernTable, play: Play) -> Rules:
    """Name the Drink that the card is about (RDI-TIMING-04, RDI-SPLIT-02)."""
    moment = play.about
    if moment is None or not moment.drinks:
        return
    fitting = fitting_drinks(table.state, play.seat, play.mode, moment)
    if fitting:
        about = {"card": play.card_id, **about_moment(moment)}
        alone = targeting.is_device(play)
        which = yield from choose(table, play.seat, "which", lambda: tuple(fitting), about, alone=alone)
        if which is not None:
            play.drink = moment.drinks[which]


def _name_behalf(table: TavernTable, play: Play) -> Rules:
    """Settle who meets the condition; it is named only where a loss of one of several is sent on (RDI-VRULING-23)."""
    state = table.state
    play.behalf = targeting.behalf_of(state, play)
    if play.about is None or not isinstance(play.mode.when, LosingFortitude) or not moves_loss(play.mode):
        return
    about, moment = {"card": play.card_id}, play.about

    def of() -> tuple[int, ...]:
        return met_by(state, play.seat, play.mode, moment)

    chosen = yield from choose(table, play.seat, "behalf", of, about)
    if chosen is not None:
        play.behalf = chosen


def _name_target(table: TavernTable, play: Play) -> Rules:
    """Name the player whom the card picks (RDI-TURN-07, RDI-RULING-09)."""
    state = table.state

    def legal() -> tuple[int | str, ...]:
        none = (NONE,) if play.mode.pick is Pick.MARKED_IN_ROUND else ()
        return (*(wire(state, target) for target in targeting.targets(state, play)), *none)

    if legal():
        alone = targeting.is_device(play)
        chosen = yield from choose(table, play.seat, "target", legal, {"card": play.card_id}, alone=alone)
        if chosen not in (None, NONE):  # else all are gone, and what needed one does nothing (RDI-RULING-20)
            play.target = read(state, chosen)


def _name_second(table: TavernTable, play: Play) -> Rules:
    """Name another player, or none, where a card picks one or two."""

    state = table.state

    def legal() -> tuple[int | str, ...]:
        others = (wire(state, target) for target in targeting.targets(state, play) if target != play.target)
        return (NONE, *others)

    about = {"card": play.card_id, "second": True}
    chosen = yield from choose(table, play.seat, "target", legal, about, NONE)
    if chosen not in (None, NONE):
        play.second = read(state, chosen)


def _name_others(table: TavernTable, play: Play) -> Rules:
    """Name two more players where a card picks three, as far as there are so many (RDI-CARD-35)."""
    state = table.state

    def legal() -> tuple[int | str, ...]:
        picked = (play.target, play.second, play.third)
        return tuple(wire(state, target) for target in targeting.targets(state, play) if target not in picked)

    for _ in range(2):
        about = {"card": play.card_id, "second": True}
        chosen = yield from choose(table, play.seat, "target", legal, about)
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


def decide(
    table: TavernTable, seat: int, kind: str, values: tuple[Value, ...], about: dict[str, Any]
) -> Generator[Step, Any, Any]:
    """Have a player choose with cards in hand that only they may see: nobody interrupts it (docs/rulings.md)."""
    if len(values) == 1 or seat in table.state.leaving or table.state.winners is not None:
        return values[0]
    return (yield table.ask(seat, kind, OneOf(values), about, values[0]))


def choose(
    table: TavernTable,
    seat: int,
    kind: str,
    legal: Callable[[], tuple[Value, ...]],
    about: dict[str, Any],
    default: Value = None,
    *,
    asks_even_one: bool = False,
    alone: bool = False,
) -> Generator[Step, Any, Any]:
    """Have a player choose, and return the choice, or None if there is nothing to choose from (RDI-RULING-20).

    Everybody else may interrupt with an Anytime Card, unless the player chooses `alone`; then the choice is offered
    anew with what is legal then (RDI-RULING-15). Who is out meanwhile chooses nothing (RDI-RULING-25): that is the
    default.
    """
    state = table.state
    while True:
        if not state.is_living(seat):
            return default
        values = legal()
        if not values:
            return None
        if len(values) == 1 and not asks_even_one:
            return values[0]
        if seat in state.leaving or state.winners is not None:
            return values[0] if default is None else default
        others = [] if alone else [other for other in state.asked() if other != seat]
        reply = yield from _choice(table, Ask("", seat, kind, OneOf(values), about, default), legal, others)
        interrupter = next((other for other in reply if other != seat), None)
        if interrupter is None:
            return reply[seat]
        yield from interrupt(table, interrupter, reply[interrupter])


def _choice(
    table: TavernTable, choice: Ask, legal: Callable[[], tuple[Value, ...]], others: list[int]
) -> Generator[Step, Any, dict[int, Any]]:
    """Put a choice, which others may interrupt, and return what has been said."""
    question = table.new_question()

    def asks() -> tuple[Ask, ...]:
        own = replace(choice, id=question % choice.kind, options=OneOf(legal() or choice.options.legal()))
        return (own, *(_interrupt_of(table.state, other, question, choice.about) for other in others))

    said: dict[int, Any] = yield Poll(asks(), renew=asks)
    return said


def _interrupt_of(state: State, seat: int, question: str, about: dict[str, Any]) -> Ask:
    anytime = anytime_titles(state, seat)
    options = OneOf(anytime) if anytime else _NOTHING
    return Ask(question % "interrupt", seat, "interrupt", options, about, required=False, interrupts=True)


def choose_secretly(
    table: TavernTable, kind: str, options: dict[int, tuple[Value, ...]], about: dict[str, Any], default: Value = None
) -> Generator[Step, Any, dict[int, Any]]:
    """Have several players choose at the same time, hidden until all have; nobody interrupts it (docs/rulings.md)."""
    state = table.state
    settled = {
        seat: values[0]
        for seat, values in options.items()
        if len(values) == 1 or seat in state.leaving or state.winners is not None
    }
    ask_id = table.new_question() % kind
    asks = [Ask(ask_id, seat, kind, OneOf(options[seat]), about, default) for seat in options if seat not in settled]
    said: dict[int, Any] = {}
    if asks:
        said = yield Poll(tuple(asks))
    return {seat: settled[seat] if seat in settled else said[seat] for seat in options}


def interrupt(table: TavernTable, seat: int, title: str) -> Rules:
    """Play an Anytime Card into somebody's choice, or offer a Potion Card (RDI-SOMETIMES-04)."""
    if title == potions.SELL:
        yield from potions.offer(table, seat)
        return
    card_id = targeting.card_in_hand(table.state, seat, title)
    mode = _anytime_mode(table.state, seat, card_id)
    assert mode is not None
    yield from _play(table, seat, card_id, [mode], None, card_of(card_id).types)


def anytime_titles(state: State, seat: int) -> tuple[str, ...]:
    """Return the titles of the Anytime Cards that a player may play, and the offer of the own Potion Card."""
    cards = (card for card in state.playable(seat) if may_afford(state, seat, card))
    titles = dict.fromkeys(card_of(card).title for card in cards if _anytime_mode(state, seat, card) is not None)
    return (*titles, *((potions.SELL,) if potions.buyers(state, seat) else ()))


def _anytime_mode(state: State, seat: int, card_id: str) -> int | None:
    """Return the text for which a card may be played at any time now, None if there is none."""
    card = card_of(card_id)
    if Type.ANYTIME not in card.types:
        return None
    whens = [mode.when for mode in card.modes]
    return next((i for i, w in enumerate(whens) if isinstance(w, Anytime) and may_play_anytime(state, seat, w)), None)


def _is_anytime(state: State, seat: int, title: str) -> bool:
    return title == potions.SELL or Type.ANYTIME in card_of(targeting.card_in_hand(state, seat, title)).types


def about_play(state: State, play: Play) -> dict[str, Any]:
    """Return what is public about a card on the stack, beside its player and title."""
    shown: dict[str, Any] = {}
    for key, target in (("target", play.target), ("second", play.second), ("third", play.third)):
        if target >= 0:
            shown[key] = wire(state, target)
    if play.activation:
        shown["activation"] = True
    if play.choice:
        shown["choice"] = play.choice
    if play.card is not None and len(play.card.modes) > 1:
        shown["mode"] = play.card.modes.index(play.mode)
    if play.drink is not None and play.about is not None:
        shown["drink"] = play.about.drinks.index(play.drink)
    if play.gear:
        shown["gear"] = play.gear
        shown["also"] = [wire(state, target) for target in play.also]
    if play.champions is not None:
        shown["champions"] = sorted(play.champions)
    if play.answered is not None:
        shown["answers"] = play.answered.card_id
    if play.choices:
        shown["choices"] = [{"seat": seat, "choice": choice} for seat, choice in play.choices.items()]
    return shown


def _answered(moment: Moment | None) -> dict[str, Any]:
    """Return what a card answers: the kind of event, and a card if one was played."""
    if moment is None:
        return {}
    told: dict[str, Any] = {"window": str(moment.kind)}
    if moment.kind is Window.PLAYED and moment.play is not None:
        told["answers"] = moment.play.card_id
        told["of"] = moment.play.seat
    return told


def _drink_meant(play: Play) -> dict[str, Any]:
    if play.drink is None:
        return {}
    return {"cards": list(play.drink.cards), "drinker": play.drink.drinker}


def about_moment(moment: Moment) -> dict[str, Any]:
    """Return what is public about an event that may be answered."""
    about: dict[str, Any] = {"window": str(moment.kind)}
    if moment.play is not None:
        about["card"] = moment.play.card_id
        about["by"] = moment.play.seat
        if moment.kind is Window.GEAR:
            about["gear"] = moment.play.gear
    if moment.minion:
        about["minion"] = moment.minion
    if moment.seats:
        about["seats"] = list(moment.seats)
    return about
