"""A turn, step by step: every step is a rest point and leads to the next (RDI-TURN-*, RDI-RULING-13)."""

from collections.abc import Callable, Generator
from typing import Any, Final

from dwarfdraft.engine.ask import Ask, OneOf, Poll, Rest, SomeOf, Value, Yielded
from dwarfdraft.engine.game import Rules
from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.chapters import drinks, elimination, events, gambling, set_up, teams
from dwarfdraft.games.tavern.chapters.moves import actions, moves_in_round
from dwarfdraft.games.tavern.decks.all import CHARACTERS, card_of, names_in_hand
from dwarfdraft.games.tavern.numbers.changes import discard, draw_up
from dwarfdraft.games.tavern.state.options import NOBODY
from dwarfdraft.games.tavern.state.stack import NONE, Moment, Window
from dwarfdraft.games.tavern.state.state import State, Step
from dwarfdraft.games.tavern.table import TavernTable


def play(table: TavernTable) -> Rules:
    """The whole game, from the step at which the state is."""
    state = table.state
    while state.winners is None:
        if state.happened:  # a Potion Token has brought Gold (RDI-VRULING-37)
            yield from _check(table)
            continue
        yield Rest(str(state.step))
        if state.step is Step.DEAL:
            _deal(table)
        elif any(state.is_living(seat) for seat in state.leaving):  # before a turn ends, too (RDI-RULING-26)
            yield from _check(table)
        elif state.step is Step.TURN_END:
            yield from _end_turn(table)
        else:
            yield from _STEPS[state.step](table)
    state.step = Step.OVER


def _deal(table: TavernTable) -> None:
    """Lay out and deal (`set_up.deal`) and begin the first turn, after Vlazlo's first hand (`_first_form`)."""
    if set_up.deal(table):
        begin_turn(table, table.state.active)
    else:
        table.state.step = Step.FIRST_FORM


def _first_form(table: TavernTable) -> Rules:
    yield from set_up.first_form(table)
    begin_turn(table, table.state.active)


def begin_turn(table: TavernTable, seat: int) -> None:
    """A player's turn begins."""
    state = table.state
    state.turn += 1
    state.active = seat
    state.has_foreseen = False
    state.ending = False
    state.actions, state.drunk = {}, ()
    team = [state.seats[other] for other in state.team(seat)]
    starts = any(player.lasting or _has_start(player.character) for player in team)
    state.unaided = ()
    state.step = Step.TURN_START if starts else Step.DISCARD_BEFORE
    table.emit("turn", {"seat": seat, "turn": state.turn})
    for begin in hooks.turn_begins:
        begin(table)


def _has_start(character: str) -> bool:
    return any(trait.STARTS_TURN for trait in CHARACTERS[character].own)


def _start(table: TavernTable) -> Rules:
    """What lasts until the next turn leaves; then what happens at the start of a turn (RDI-VRULING-12).

    Open hands were hidden before that (`hooks.turn_begins`); the new Potion comes by `hooks.turn_starts`.
    """
    state = table.state
    team = state.team(state.active)
    for seat in team:
        player = state.seats[seat]
        cards, player.lasting = player.lasting, ()
        if cards:
            player.discard = (*cards, *player.discard)
            table.emit("returned", {"seat": seat, "cards": list(cards)})
    for seat in team:
        for start in hooks.turn_starts:
            yield from start(table, seat)
    state.step = Step.DISCARD_BEFORE
    yield from _check(table)


def _end_turn(table: TavernTable) -> Rules:
    """The turn ends, also an ended one: what mechanics do first, what they do then, the Event decks, the next turn.

    RDI-VRULING-53: by `hooks.turn_ends` Scarabs bite, by `hooks.turn_ended` the mood changes; no card has an effect at
    the end of the Drink Phase. Sea before Dungeon: `events.move_on`, in the order of `State.events`. What takes
    Fortitude checks itself who has lost. Of a team the turn ends when all have drunk; the decks move on once
    (RDI-VRULING-52). The turn of who is out comes here when all has resolved: `_check`; who is out is in no team, so no
    Scarabs and no mood (RDI-VRULING-33). Stone ends with the turn, so the text of Staring Contest, and before the decks
    move on (docs/rulings.md, RDI-CARD-34); being shut ends after them (RDI-TEAMCHAR-27).
    """
    state = table.state
    teams.put_actions_away(table)
    for end in hooks.turn_ends:
        yield from end(table)
    if state.winners is not None:
        return
    for seat in state.team(state.active):
        for ended in hooks.turn_ended:
            ended(table, seat)
        player = state.seats[seat]
        if player.stone:
            player.stone = False
            table.emit("stone_no_more", {"seat": seat})
    yield from events.move_on(table)
    state.shut = ()
    if state.winners is None:
        begin_turn(table, teams.next_team(state))


# The windows before and after what is done in a Phase


def _waiting(then: Step) -> Callable[[TavernTable], Rules]:
    """Return the step of a window before a move, the step `then`; after a card it begins anew (RDI-RULING-13, -22).

    Before a Mead is split: `drinks._share_meads` (-13). Who loses is looked at after each card, Gold after the Round
    (`_check`); in a Contest and The Challenge! (-22): `drink_events._passes`, `challenge`.
    """

    def step(table: TavernTable) -> Rules:
        state = table.state
        round_ = state.round
        kind, movers = (Window.PHASE, _movers(state)) if round_ is None else (Window.ROUND_TURN, (round_.mover,))
        if (yield from _open(table, Moment(kind, seats=movers))):
            yield from _check(table)
        else:
            state.step = then

    return step


def _before_action(table: TavernTable) -> Rules:
    """Who is of stone skips the Action Phase (RDI-CARD-34); what else stone does: `event_choices.lose_or_stone`."""
    state = table.state
    yield from _waiting(Step.ACTION_BEFORE)(table)
    if state.step is not Step.ACTION_BEFORE:
        return
    for seat in teams.on_turn(state):
        if state.seats[seat].stone:
            table.emit("action_skipped", {"seat": seat})
    if not teams.actors(state):
        state.step = Step.ORDER_BEFORE


def _after_action(table: TavernTable) -> Rules:
    """When the Action Phase is over, the Boss's Action Cards (`teams.lays_open`) are discarded (RDI-BOSS-20)."""
    state = table.state
    yield from _waiting(Step.ORDER_BEFORE)(table)
    if state.step is Step.ORDER_BEFORE:
        teams.put_actions_away(table)


def _movers(state: State) -> tuple[int, ...]:
    """Return whose moves are waited for: of the team on turn those who have still to act or to drink."""
    match state.step:
        case Step.ACTION_BEFORE:
            seats = teams.actors(state)
        case Step.DRINK_BEFORE:
            seats = teams.drinkers(state)
        case _:
            seats = teams.on_turn(state)
    return tuple(seats) or (state.active,)


def _open(table: TavernTable, moment: Moment) -> Generator[Yielded, Any, bool]:
    state = table.state
    state.stack.append(moment)
    played = yield from table.one_response(moment)
    state.stack.pop()
    return played


def _check(table: TavernTable) -> Rules:
    """Check who loses; the turn of an active player who is out is over, after a Round they started (RDI-RULING-25).

    Also the turn that a card has ended (`State.ending`). What becomes of who is out: `elimination._go_out`.
    """
    state = table.state
    yield from elimination.check(table)
    if state.winners is not None:
        return
    if state.round is None and state.step in (Step.ROUND_TURN, Step.ROUND_MOVE):
        _act_on(state)
        yield from _check(table)  # Gold is checked when the Round is over (RDI-GAMBLE-24)
    elif state.round is None and (state.ending or not state.is_living(state.active)):
        state.step = Step.TURN_END


# What is done in a Phase


def _discard(table: TavernTable) -> Rules:
    """Discard and Draw (RDI-TURN-02 to -05); nobody may play anything from here to the last card (RDI-RULING-16).

    The players of a team say face down what they discard, and draw at the same time (RDI-TEAM-17, RDI-VRULING-13). How
    many cards: `changes.draw_up`; a deck at its end: `changes.take_top`; what Vlazlo buys: `hooks.before_drawing`. Of
    -16 the rest: `drinks._chasers`, `drinks.drink_together`, `changes.shuffled`; what may be answered:
    `drink_deck.renew`.
    """
    state = table.state
    seats = teams.on_turn(state)
    names = {seat: names_in_hand(state.seats[seat].hand) for seat in seats}
    ask_id = table.new_question() % "discard"
    asks = tuple(
        Ask(ask_id, seat, "discard", SomeOf(tuple(names[seat]), 0, len(names[seat])), {}, []) for seat in seats
    )
    chosen: dict[int, list[str]] = (yield Poll(asks, shows_ready=len(seats) > 1)) if asks else {}
    for seat in seats:
        hand = state.seats[seat].hand
        discard(table, seat, _first_copies(hand, [names[seat][name] for name in chosen[seat]]))
    for seat in seats:
        for act in hooks.before_drawing:
            yield from act(table, seat)
    for seat in seats:
        draw_up(table, seat)
    state.step = Step.DISCARD_AFTER


def _first_copies(hand: tuple[str, ...], chosen: list[str]) -> list[str]:
    """Return the cards to discard: of copies of one title as many as are chosen, the first ones of the hand."""
    left = list(hand)
    found = []
    for card in chosen:
        found.append(next(copy for copy in left if card_of(copy).title == card_of(card).title))
        left.remove(found[-1])
    return found


def _action(table: TavernTable) -> Rules:
    """The Action Phase: one Action Card, or none (RDI-TURN-06, -07); of a team each one, in any order (RDI-TEAM-19).

    Cards in play act between them (RDI-VRULING-16). Who acts first: `teams.announced`; how a card is played:
    `playing.play_move`; whether there is more to do in the Phase: `_act_on`, after a Round `_check`.
    """
    state = table.state
    able = teams.actors(state)
    titles = {seat: actions(state, seat) for seat in able}
    ready = {seat: teams.acts(state, seat) for seat in able}
    legal: dict[int, tuple[Value, ...]] = {seat: (NONE, *titles[seat], *ready[seat]) for seat in able}
    said = (yield from teams.announced(table, "action", legal, NONE)) if able else None
    state.step = Step.ACTION_AFTER
    if said is None:
        for seat in able:
            if not state.actions.get(seat):
                table.emit("no_action", {"seat": seat})
        return
    seat, chosen = said
    state.active = seat
    if chosen in ready[seat]:
        yield from table.activate(seat, chosen)
    else:
        state.actions[seat] = state.actions.get(seat, 0) + 1
        played = yield from table.play_move(seat, *titles[seat][chosen])
        if played.regains:  # RDI-CARD-20
            state.actions[seat] -= 1
    if state.round is not None:
        state.step = Step.ROUND_TURN
    else:
        _act_on(state)
    yield from _check(table)


def _act_on(state: State) -> None:
    """After an Action or a Round whoever has one left (`teams.actors`) may act (RDI-TEAM-20, RDI-VRULING-15)."""
    acting = bool(teams.actors(state))
    state.step = Step.ACTION_BEFORE if acting else Step.ACTION_AFTER
    state.active = teams.lead(state)


def _round_move(table: TavernTable) -> Rules:
    """A turn in a Round: one control card, or pass (RDI-GAMBLE-06 to -10).

    Which cards: `moves.moves_in_round`; what they do: `gambling.take_control`; whether the Round is over:
    `gambling.pass_move`; whose move is next: `gambling.moved`.
    """
    state = table.state
    round_ = state.round
    assert round_ is not None
    seat = round_.mover
    titles = {} if state.is_shut(seat) else moves_in_round(state, seat)
    about = {"control": round_.control, "winning_hand": round_.bound}
    chosen = "pass"
    if not state.is_shut(seat):
        chosen = yield table.ask(seat, "control", OneOf(("pass", *titles)), about, "pass")
    state.step = Step.ROUND_TURN
    if chosen == "pass":
        yield from gambling.pass_move(table, seat)
    else:
        reopened = round_.reopened
        played = yield from table.play_move(seat, *titles[chosen])
        if state.round is round_ and round_.reopened == reopened:  # else `gambling.reopen` has said whose move it is
            if played.regains and seat == state.active:  # another Action after the Round (RDI-CARD-20)
                state.actions[seat] = state.actions.get(seat, 0) - 1
            if played.negated or played.passes:  # counts as a pass (RDI-RULING-36)
                yield from gambling.pass_move(table, seat)
            else:
                gambling.moved(table, seat)
    yield from _check(table)


def _order(table: TavernTable) -> Rules:
    """Order a Drink: not optional (RDI-TURN-09); a team orders its number of them in full (RDI-VRULING-17).

    How many: `teams.drinks_to_order`, none if foreseen (`looking.foresee`); for whom: `_place_one`, `place_drinks`;
    put on top of the Pile: `drinks.order_for`. What a card adds: `drinks.order`. A team of which nobody is there orders
    nothing, its turn has ended before: `teams.end_turn_of`.
    """
    state = table.state
    state.step = Step.ORDER_AFTER
    placed: list[int] = []
    if state.drink_deck and not state.has_foreseen:  # an empty one: RDI-RULING-46
        if state.options.is_team_game:
            placed = yield from teams.place_drinks(table, teams.drinks_to_order(state))
        else:
            placed = [(yield from _place_one(table))]
    for to in placed:
        yield from drinks.order_for(table, state.active, to)
    yield from _check(table)


def _place_one(table: TavernTable) -> Generator[Yielded, Any, int]:
    state = table.state
    seat = state.active
    others = drinks.others(state, seat)
    if len(others) == 1:
        return others[0]
    to: int = yield table.ask(seat, "order", OneOf(others), {}, state.left_of(seat))
    return to


def _drink(table: TavernTable) -> Rules:
    """Drink (RDI-TURN-11 to -13); of a team each from the own Pile, one after the other (RDI-TEAM-24, -25).

    The top card of the Pile, or sobering up: `drinks.drink_from_pile`; who has not drunk yet: `teams.drinkers`.
    """
    state = table.state
    able = teams.drinkers(state)
    seat = next(iter(able), NOBODY)
    if len(able) > 1:
        said = yield from teams.announced(table, "drink", dict.fromkeys(able, ("drink",)))
        assert said is not None
        seat = said[0] if said[0] not in state.leaving else NOBODY
    state.step = Step.DRINK_AFTER
    if seat != NOBODY:
        state.active = seat
        state.drunk = (*state.drunk, seat)
        yield from drinks.drink_from_pile(table, seat)
        if teams.drinkers(state):
            state.step = Step.DRINK_BEFORE
        state.active = teams.lead(state)
    yield from _check(table)


_STEPS: Final[dict[Step, Callable[[TavernTable], Rules]]] = {
    Step.FIRST_FORM: _first_form,
    Step.TURN_START: _start,
    Step.DISCARD_BEFORE: _waiting(Step.DISCARD),
    Step.DISCARD: _discard,
    Step.DISCARD_AFTER: _before_action,
    Step.ACTION_BEFORE: _waiting(Step.ACTION),
    Step.ACTION: _action,
    Step.ROUND_TURN: _waiting(Step.ROUND_MOVE),
    Step.ROUND_MOVE: _round_move,
    Step.ACTION_AFTER: _after_action,
    Step.ORDER_BEFORE: _waiting(Step.ORDER),
    Step.ORDER: _order,
    Step.ORDER_AFTER: _waiting(Step.DRINK_BEFORE),
    Step.DRINK_BEFORE: _waiting(Step.DRINK),
    Step.DRINK: _drink,
    Step.DRINK_AFTER: _waiting(Step.TURN_END),
}
"""What is asked at each step; after `turn_end` the next player to the left has the next turn (RDI-TURN-14)."""
