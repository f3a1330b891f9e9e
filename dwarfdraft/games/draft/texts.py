"""What each card does when it is resolved: one function a text (DDD-CARD-*, DDD-TURN-04 to -06).

The resolver is the player who resolves a card, whoever drafted it. *Main* is the text for everybody, *own* the text for
the player of the card's own dwarf. `column` counts from 1.
"""

from collections.abc import Generator
from typing import Any, assert_never

from dwarfdraft.engine.ask import Ask, OneOf, Poll, SomeOf, Yielded
from dwarfdraft.games.draft.cards import CARDS, Kind
from dwarfdraft.games.draft.dice import (
    DraftTable,
    all_dice,
    dice_that_can_fall,
    dice_that_can_rise,
    lower_die,
    raise_die,
    roll_die,
    trade_dice,
)
from dwarfdraft.games.draft.sips import sip_for_moved, sip_for_revealed
from dwarfdraft.games.draft.state import Lay, Place, State

Rules = Generator[Yielded, Any, None]
YES_NO = OneOf(("yes", "no"))
LEFT_RIGHT = OneOf(("left", "right"))


def resolve(table: DraftTable, seat: int, column: int, via: str) -> Rules:
    """Turn a card face up and carry out its text at once (DDD-TURN-04).

    `via` tells the table how it came to that: `turn`, `chain` (DDD-TURN-06), `gift` or `cheater`. Going round clockwise
    is `rules.resolve_column`; which text is whose: `_own_text`, `_main_text`.
    """
    state = table.state
    row = state.places[seat]
    card, die, _, drafter, turn = row[column - 1]
    row[column - 1] = Place(card, die, Lay.RESOLVED, drafter, turn)
    state.resolver = seat
    state.revealed = (seat, column)
    dwarf, kind = CARDS[card]
    own = dwarf == state.options.dwarves[seat]
    where = f"{seat}:{column}"
    table.emit("reveal", {"seat": seat, "card": card, "place": where, "die": die, "own": own, "via": via})
    sip_for_revealed(table, seat, card)
    if state.options.more_luck:  # DDD-OPT-03
        about = {"card": card, "place": where, "die": die, "rule": "DDD-OPT-03"}
        if (yield table.ask(seat, "luck", YES_NO, about, default="no")) == "yes":
            table.emit("luck", {"seat": seat, "die": die})
            roll_die(table, die)
    yield from (_own_text if own else _main_text)(table, kind, seat, column, card, die)


def _main_text(table: DraftTable, kind: Kind, seat: int, column: int, card: str, die: str) -> Rules:
    match kind:
        case Kind.DRINK:
            yield from drink_main(table, seat, card)
        case Kind.BONUS:
            yield from bonus_main(table, seat, card)
        case Kind.COUNCIL | Kind.SEEING_DOUBLE:
            lies_there(table, seat, card)
        case Kind.ROUND:
            yield from pass_round(table, seat, card, "right")
        case Kind.CHEATER:
            yield from cheat(table, seat, column, card, top=2)
        case Kind.GIFT:
            yield from gift_main(table, seat, column, card)
        case Kind.FIGHT:
            yield from fight_main(table, seat, card)
        case Kind.REROLL:
            yield from reroll_main(table, seat, card)
        case Kind.STEAL:
            yield from steal_main(table, seat, card, die)
        case Kind.PASSED_OUT:
            yield from passed_out_main(table, seat, column, card)
        case _:
            assert_never(kind)


def _own_text(table: DraftTable, kind: Kind, seat: int, column: int, card: str, die: str) -> Rules:
    match kind:
        case Kind.DRINK:
            drink_own(table, seat, card, die)
        case Kind.BONUS | Kind.COUNCIL | Kind.SEEING_DOUBLE | Kind.PASSED_OUT:
            lies_there(table, seat, card)
        case Kind.ROUND:
            about = {"card": card, "rule": "DDD-CARD-ROUND"}
            direction = yield table.ask(seat, "direction", LEFT_RIGHT, about, default="right")
            yield from pass_round(table, seat, card, direction)
        case Kind.CHEATER:
            yield from cheat(table, seat, column, card, top=None)
        case Kind.GIFT:
            gift_own(table, seat, card)
        case Kind.FIGHT:
            yield from bully(table, seat, card)
        case Kind.REROLL:
            yield from reroll_own(table, seat, card)
        case Kind.STEAL:
            yield from steal_own(table, seat, card, die)
        case _:
            assert_never(kind)


def choose(
    table: DraftTable, seat: int, kind: str, legal: list[str], card: str, step: str, rule: str, **more: Any
) -> Generator[Yielded, Any, str | None]:
    """Let a seat choose one of the legal things, which it must; the game does it if there is only one (DDD-DIE-05).

    Return None, and say so to the table, if there is nothing to choose: the step is skipped. What a text calls optional
    is one of the legal things.
    """
    if not legal:
        table.emit("skipped", {"seat": seat, "card": card, "step": step, "rule": rule})
        return None
    if len(legal) == 1:
        table.emit("forced", {"seat": seat, "card": card, "step": step, "value": legal[0]})
        return legal[0]
    about = {"card": card, "step": step, "rule": rule, **more}
    chosen: str = yield table.ask(seat, kind, OneOf(tuple(legal)), about)
    return chosen


def lies_there(table: DraftTable, seat: int, card: str) -> None:
    """Say that a card does nothing now: it acts while it lies there, or counts at the end (DDD-CARD-01).

    For whom it then acts or counts, and by which text: `has_peace` (Peace), `scoring._bonus` (the others).
    """
    table.emit("resolved", {"seat": seat, "card": card, "step": "later"})


# DDD-CARD-DRINK


def drink_main(table: DraftTable, seat: int, card: str) -> Rules:
    """First one of X's dice +1, then one of the resolver's own +2 (DDD-CARD-DRINK).

    The personal text: `drink_own`. Who drinks: `sip_for_revealed`.
    """
    state = table.state
    theirs = state.seat_of(CARDS[card][0])
    rule = "DDD-CARD-DRINK"
    legal = dice_that_can_rise(state, state.dice_of(theirs))  # DDD-DIE-02
    die = yield from choose(table, seat, "die", legal, card, "drink-theirs", rule, plus=1, of=theirs)
    if die is not None:
        raise_die(table, die, 1, seat, card)
    legal = dice_that_can_rise(state, state.dice_of(seat))
    die = yield from choose(table, seat, "die", legal, card, "drink-own", rule, plus=2, of=seat)
    if die is not None:
        raise_die(table, die, 2, seat, card)


def drink_own(table: DraftTable, seat: int, card: str, die: str) -> None:
    """The attached die +1 unless it is at its highest (DDD-CARD-DRINK).

    The main text: `drink_main`.
    """
    if dice_that_can_rise(table.state, [die]):
        raise_die(table, die, 1, seat, card)
    else:
        table.emit("skipped", {"seat": seat, "card": card, "step": "drink-attached", "rule": "DDD-CARD-DRINK"})


# DDD-CARD-BONUS


def bonus_main(table: DraftTable, seat: int, card: str) -> Rules:
    """One of the resolver's dice +2 (DDD-CARD-BONUS).

    The personal text, Peace: `has_peace`, asked in `fight_main` and `bully`.
    """
    legal = dice_that_can_rise(table.state, table.state.dice_of(seat))
    die = yield from choose(table, seat, "die", legal, card, "bonus", "DDD-CARD-BONUS", plus=2, of=seat)
    if die is not None:
        raise_die(table, die, 2, seat, card)


def has_peace(state: State, seat: int) -> bool:
    """Tell whether the seat's own Bonus lies face up and resolved in front of it (DDD-CARD-BONUS, DDD-CARD-01).

    What may be ignored then is asked in `fight_main` and `bully`.
    """
    peace = f"{state.options.dwarves[seat]}/bonus"
    return any(place.card == peace and place.lay is Lay.RESOLVED for place in state.places[seat])


# DDD-CARD-ROUND


def pass_round(table: DraftTable, seat: int, card: str, direction: str) -> Rules:
    """Move every player's card of this column one seat on, with its die and as it lies (DDD-CARD-ROUND).

    Then the resolver resolves what arrived, unless it is resolved already (DDD-TURN-06); the others do so in their time
    (`rules.resolve_column`). Which way: `_main_text` (right), `_own_text` (as the resolver likes).
    """
    state = table.state
    i = state.column - 1
    step = 1 if direction == "left" else -1
    contents = [row[i] for row in state.places]
    for giver, place in enumerate(contents):
        state.places[(giver + step) % state.seats][i] = place
    table.emit("moved", {"direction": direction, "column": state.column, "by": seat})
    for receiver, row in enumerate(state.places):
        sip_for_moved(table, receiver, row[i])
    if state.places[seat][i].lay is Lay.UNRESOLVED:
        yield from resolve(table, seat, state.column, "chain")


# DDD-CARD-CHEATER


def cheat(table: DraftTable, seat: int, column: int, card: str, top: int | None) -> Rules:
    """Take one of the top cards of the discard pile (None: any) in this card's place and resolve it at once.

    Cheaters in the pile are ignored; this card goes where the taken one lay; the die stays (DDD-CARD-CHEATER). How many
    are the top ones: `_main_text` (2), `_own_text` (any).
    """
    state = table.state
    others = [other for other in state.discard if CARDS[other][1] is not Kind.CHEATER]
    took = yield from choose(table, seat, "discard", others[:top], card, "cheater", "DDD-CARD-CHEATER")
    if took is None:
        return
    state.discard[state.discard.index(took)] = card
    die = state.places[seat][column - 1].die
    state.places[seat][column - 1] = Place(took, die, Lay.UNRESOLVED, -1, 0)
    where = f"{seat}:{column}"
    table.emit("cheated", {"seat": seat, "card": card, "took": took, "place": where, "die": die})
    yield from resolve(table, seat, column, "cheater")


# DDD-CARD-GIFT


def gift_main(table: DraftTable, seat: int, column: int, card: str) -> Rules:
    """Trade this card with any other in play, dice included; resolve what comes if it is unresolved (DDD-CARD-GIFT).

    Whoever gets this card does not resolve it: it is resolved already (`resolve`). The personal text: `gift_own`.
    """
    state = table.state
    here = f"{seat}:{column}"
    legal = [where for where in all_places(state) if where != here]
    there = yield from choose(table, seat, "card", legal, card, "gift", "DDD-CARD-GIFT", place=here)
    if there is None:
        return
    other_seat, other_column = read_place(there)
    gift, received = state.places[seat][column - 1], state.places[other_seat][other_column - 1]
    state.places[seat][column - 1], state.places[other_seat][other_column - 1] = received, gift
    takes = None if received.lay is Lay.UNRESOLVED else received.card
    table.emit("traded", {"seat": seat, "card": card, "from": here, "to": there, "takes": takes})
    if other_seat != seat:  # else it has only changed its column (DDD-SIP-03)
        sip_for_moved(table, seat, received)
    if received.lay is Lay.UNRESOLVED:
        yield from resolve(table, seat, column, "gift")


def gift_own(table: DraftTable, seat: int, card: str) -> None:
    """Every one of the player's dice +1 unless at its highest (DDD-CARD-GIFT, DDD-DIE-03).

    All five, wherever they lie: `State.dice_of`. The main text: `gift_main`.
    """
    state = table.state
    rising = dice_that_can_rise(state, state.dice_of(seat))
    for die in rising:
        raise_die(table, die, 1, seat, card)
    if not rising:
        table.emit("skipped", {"seat": seat, "card": card, "step": "gift-all", "rule": "DDD-CARD-GIFT"})


# DDD-CARD-FIGHT


def fight_main(table: DraftTable, seat: int, card: str) -> Rules:
    """Everyone re-rolls one die at the same time; who rolled highest may raise any die by 2 (DDD-CARD-FIGHT).

    But who has a Peace (`has_peace`) and ignores it; if all do, nobody wins. Choices are hidden until all are in:
    `Poll`. Tied players each may, clockwise from the resolver: `raise_any_die`. The personal text: `bully`.
    """
    state = table.state
    about = {"card": card, "step": "fight", "rule": "DDD-CARD-FIGHT"}
    peaceful = [has_peace(state, player) for player in range(state.seats)]
    question = table.new_question()
    chosen: dict[int, str] = yield Poll(
        tuple(
            Ask(question % "ignore", player, "ignore", YES_NO, about, "no")
            if peaceful[player]
            else Ask(question % "die", player, "die", OneOf(tuple(state.dice_of(player))), about)
            for player in range(state.seats)
        )
    )
    ignored = [player for player in range(state.seats) if chosen[player] == "yes"]
    joined = [player for player in range(state.seats) if chosen[player] == "no"]
    if joined:
        question = table.new_question()
        chosen |= yield Poll(
            tuple(Ask(question % "die", player, "die", OneOf(tuple(state.dice_of(player))), about) for player in joined)
        )
    dice = [None if player in ignored else chosen[player] for player in range(state.seats)]
    table.emit("fight", {"seat": seat, "card": card, "dice": dice, "ignored": ignored})
    rolled = {player: roll_die(table, chosen[player]) for player in clockwise(state, seat) if player not in ignored}
    highest = max(rolled.values(), default=0)
    winners = [player for player, value in rolled.items() if value == highest]
    table.emit("fight_won", {"seats": winners, "value": highest, "card": card})
    for winner in winners:
        yield from raise_any_die(table, winner, card)


def raise_any_die(table: DraftTable, winner: int, card: str) -> Rules:
    """Let the winner of a Fight raise any one die, anyone's, by 2, or none (DDD-CARD-FIGHT).

    Who the winners are, and in which order they come: `fight_main`.
    """
    state = table.state
    legal = (*dice_that_can_rise(state, all_dice(state)), "none")
    about = {"card": card, "step": "fight", "rule": "DDD-CARD-FIGHT", "plus": 2}
    die = yield table.ask(winner, "raise", OneOf(legal), about, default="none")
    if die == "none":
        table.emit("not_raised", {"seat": winner, "card": card})
    else:
        raise_die(table, die, 2, winner, card)


def bully(table: DraftTable, seat: int, card: str) -> Rules:
    """One opponent's die -3; a target with an active Peace may ignore it (DDD-CARD-FIGHT).

    Whether it is active: `has_peace`. The main text: `fight_main`.
    """
    state = table.state
    opponents = [die for player in clockwise(state, seat)[1:] for die in state.dice_of(player)]
    legal = dice_that_can_fall(state, opponents)
    die = yield from choose(table, seat, "die", legal, card, "bully", "DDD-CARD-FIGHT", minus=3)
    if die is None:
        return
    target = state.owner_of(die)
    if has_peace(state, target):
        about = {"card": card, "step": "bully", "die": die, "rule": "DDD-CARD-BONUS"}
        if (yield table.ask(target, "ignore", YES_NO, about, default="no")) == "yes":
            table.emit("ignored", {"seat": target, "card": card, "by": seat, "die": die})
            return
    lower_die(table, die, 3, seat, card)


# DDD-CARD-REROLL


def reroll_main(table: DraftTable, seat: int, card: str) -> Rules:
    """Any two different dice, anyone's, are rolled again where they lie (DDD-CARD-REROLL).

    The personal text: `reroll_own`.
    """
    about = {"card": card, "step": "reroll", "rule": "DDD-CARD-REROLL"}
    dice = yield table.ask(seat, "dice", SomeOf(tuple(all_dice(table.state)), 2, 2), about)
    for die in dice:
        roll_die(table, die)


def reroll_own(table: DraftTable, seat: int, card: str) -> Rules:
    """One of the player's own dice is rolled again (DDD-CARD-REROLL).

    The main text: `reroll_main`.
    """
    legal = table.state.dice_of(seat)
    die = yield from choose(table, seat, "die", legal, card, "reroll-own", "DDD-CARD-REROLL", of=seat)
    if die is not None:
        roll_die(table, die)


# DDD-CARD-STEAL


def steal_main(table: DraftTable, seat: int, card: str, attached: str) -> Rules:
    """Trade the attached die for one of X's player's dice (DDD-CARD-STEAL).

    How: `trade_dice`. The personal text: `steal_own`.
    """
    theirs = table.state.seat_of(CARDS[card][0])
    legal = table.state.dice_of(theirs)
    die = yield from choose(table, seat, "die", legal, card, "steal", "DDD-CARD-STEAL", of=theirs, die=attached)
    if die is not None:
        trade_dice(table, attached, die, seat, card)


def steal_own(table: DraftTable, seat: int, card: str, attached: str) -> Rules:
    """Trade the attached die for any other die of anyone (DDD-CARD-STEAL).

    How: `trade_dice`. The main text: `steal_main`.
    """
    legal = [die for die in all_dice(table.state) if die != attached]
    die = yield from choose(table, seat, "die", legal, card, "steal", "DDD-CARD-STEAL", die=attached)
    if die is not None:
        trade_dice(table, attached, die, seat, card)


# DDD-CARD-PASSEDOUT


def passed_out_main(table: DraftTable, seat: int, column: int, card: str) -> Rules:
    """Turn any other resolved, face-up card face down; its die stays (DDD-CARD-PASSEDOUT).

    That it counts no more: `scoring`, `has_peace` and `sip_for_moved` look at face-up cards alone. Personal, +5:
    `scoring`.
    """
    state = table.state
    here = f"{seat}:{column}"
    legal = [
        f"{player}:{i}"
        for player, row in enumerate(state.places)
        for i, place in enumerate(row, 1)
        if place.lay is Lay.RESOLVED and not (player == seat and i == column)
    ]
    there = yield from choose(table, seat, "card", legal, card, "passed-out", "DDD-CARD-PASSEDOUT", place=here)
    if there is None:
        return
    player, i = read_place(there)
    victim = state.places[player][i - 1]
    state.places[player][i - 1] = Place(victim.card, victim.die, Lay.DOWN, victim.drafter, victim.turn)
    table.emit("turned_down", {"seat": seat, "card": card, "place": there, "victim": victim.card})


# Places and order


def clockwise(state: State, first: int) -> list[int]:
    """Return all seats, beginning with one."""
    return [(first + k) % state.seats for k in range(state.seats)]


def all_places(state: State) -> list[str]:
    """Return every place with a card, as `seat:column`."""
    return [f"{seat}:{i}" for seat, row in enumerate(state.places) for i in range(1, len(row) + 1)]


def read_place(where: str) -> tuple[int, int]:
    """Return seat and column (from 1) of a place."""
    seat, column = where.split(":")
    return int(seat), int(column)
