"""Losing and winning (RDI-LOSE-*, RDI-RULING-21 to -26)."""

from typing import Any

from dwarfdraft.engine.game import Rules
from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.chapters import drink_deck, gambling
from dwarfdraft.games.tavern.numbers import after_change
from dwarfdraft.games.tavern.numbers.changes import move_gold
from dwarfdraft.games.tavern.state.options import NOBODY
from dwarfdraft.games.tavern.state.stack import INN, Moment, Window
from dwarfdraft.games.tavern.state.state import State
from dwarfdraft.games.tavern.table import TavernTable


def would_lose(state: State) -> tuple[int, ...]:
    """Return the players who would lose now; without Gold not during a Round or a Contest (RDI-LOSE-01, -02, -09).

    What a Contest puts off besides, the sharing of Gold: `check` (`waiting`).
    """
    return tuple(sorted({*passing_out(state), *without_gold(state)}))


def why_losing(state: State, losers: tuple[int, ...]) -> dict[str, str]:
    """Return by seat why players would lose: who passes out comes first (RDI-LOSE-06).

    Who of them shares the Gold with whom: `_divide`.
    """
    passed_out = passing_out(state)
    return {str(seat): "passed_out" if seat in passed_out else "broke" for seat in losers}


def passing_out(state: State) -> list[int]:
    """Return the players whose Alcohol Content has reached their Fortitude (RDI-LOSE-02).

    They are out in `eliminate`.
    """
    return [seat for seat in state.living() if state.stats(seat).alcohol >= state.stats(seat).fortitude]


def without_gold(state: State) -> list[int]:
    """Return the players who are out of Gold and lose by it now (RDI-LOSE-01)."""
    return [] if is_put_off(state) else [seat for seat in state.living() if not state.stats(seat).gold]


def is_put_off(state: State) -> bool:
    """Tell whether nobody loses for want of Gold yet, in a Round or a Contest (RDI-GAMBLE-24, RDI-CONTEST-13).

    Until then nothing makes them pay (`payments.to_pay`); afterwards `turn._check`, `drink_events.contest` look again.
    """
    return state.round is not None or state.contest is not None


def check(table: TavernTable, *, waiting: tuple[int, ...] = ()) -> Rules:
    """Check who loses, when nothing is unresolved (RDI-RULING-22): after a last chance for all, who still would, does.

    The last chance is one window (RDI-RULING-23); hitting back in it: `happened.hurts_of`. `waiting`: who has passed
    out in a Contest and has not divided yet (RDI-CONTEST-09). Who loses: `would_lose`; what becomes of them:
    `eliminate`; when this is asked: `turn._check`, and within cards their callers.
    """
    state = table.state
    yield from after_change.answered(table)
    yield from _let_go(table)
    if state.winners is not None:
        _divide(table, list(waiting))
        return
    losers = would_lose(state)
    while losers:
        moment = Moment(Window.ABOUT_TO_LOSE, seats=losers)
        table.emit("about_to_lose", {"seats": list(losers), "why": why_losing(state, losers)})
        state.stack.append(moment)
        played = yield from table.one_response(moment)
        state.stack.pop()
        losers = would_lose(state)
        if not played:
            break
    state.hurts = ()
    if losers or waiting:
        eliminate(table, waiting)
        if state.winners is None:
            yield from gambling.without_the_lost(table)
    if state.happened:  # the Gold of those who are out was gained
        yield from check(table)


def _let_go(table: TavernTable) -> Rules:
    """Who has given up is out when nothing is unresolved; the whole Stash goes to the Inn (RDI-RULING-26).

    Within a Contest or The Challenge!, where `check` looks who loses (RDI-RULING-22), nobody goes yet. Who has given up
    was noted before, in `TavernGame.leave`.
    """
    state = table.state
    going = tuple(seat for seat in state.leaving if state.is_living(seat))
    if not going or state.stack:
        return
    _give_up(table, going)
    left = sorted(state.living())
    if _is_one_team(state, left):
        _win(table, tuple(left) or going)
    else:
        yield from gambling.without_the_lost(table)


def _give_up(table: TavernTable, seats: tuple[int, ...]) -> None:
    """They go out at once, each Stash to the Inn (RDI-RULING-26)."""
    state = table.state
    for seat in seats:
        move_gold(table, seat, INN, state.stats(seat).gold, "gave_up")
        _go_out(table, seat, "gave_up")
    state.order_out = (*state.order_out, seats)


def eliminate(table: TavernTable, waiting: tuple[int, ...] = ()) -> None:
    """Take out all who lose, in one step (RDI-LOSE-03 to -08, RDI-RULING-24); the last chance before it: `check`.

    First who passes out (Pile: `_go_out`; Gold: `_divide`, of a Contest at its end), then who has no Gold in spite of a
    share. If nobody is left, all who were living tie: `_last_ones`.
    """
    state = table.state
    before = sorted(state.living())
    passed_out = sorted({*passing_out(state), *waiting})
    for seat in passed_out:
        if seat not in waiting:
            _go_out(table, seat, "passed_out")
    if state.contest is not None:
        state.contest.undivided += tuple(passed_out)
    else:
        _divide(table, passed_out)
    for seat in without_gold(state):
        _go_out(table, seat, "broke")
    out = tuple(seat for seat in before if state.seats[seat].out)
    if out:
        state.order_out = (*state.order_out, out)
    left = sorted(state.living())
    if state.contest is None and _is_one_team(state, left):
        winners = _last_ones(state, left, before)
        if left and winners != tuple(left):  # all who are left have given up: nothing keeps them in the game
            _give_up(table, tuple(left))
        _win(table, winners)


def _last_ones(state: State, left: list[int], before: list[int]) -> tuple[int, ...]:
    """Return who wins: who is left, else who was left before (RDI-RULING-24), but nobody who has given up.

    Of a tie in a Contest all may have gone out before; then the last of them did so together. Of who has given up:
    docs/rulings.md (RDI-RULING-26).
    """
    for seats in (left, before, *reversed(state.order_out)):
        staying = tuple(seat for seat in seats if seat not in state.leaving)
        if staying:
            return staying
    return state.order_out[-1]


def _is_one_team(state: State, seats: list[int]) -> bool:
    """Tell whether at most one team is left, without teams one player (RDI-VRULING-34).

    If none is, those who were left before tie: `eliminate`. What keeps a team in a Round or Contest: `is_put_off`.
    """
    return len({state.seats[seat].party for seat in seats}) <= 1


def _divide(table: TavernTable, passed_out: list[int]) -> None:
    """Half, rounded up, to the Inn; the rest in equal shares to who remains, what is over to the Inn (RDI-LOSE-03).

    The Stash is the team's: a share is for a team (RDI-VRULING-31). Who passes out with them is out by now and gets
    none (`eliminate`).
    """
    state = table.state
    remaining = _one_each(state, state.living())
    shares = [(seat, state.stats(seat).gold) for seat in _one_each(state, passed_out)]
    for seat, gold in shares:
        to_inn = (gold + 1) // 2
        share = (gold - to_inn) // len(remaining) if remaining else 0
        for other in remaining:
            move_gold(table, seat, other, share, "divided")
        move_gold(table, seat, INN, state.stats(seat).gold, "divided")


def _one_each(state: State, seats: list[int]) -> list[int]:
    """Return the first of each team among these players."""
    first: dict[int, int] = {}
    for seat in seats:
        first.setdefault(state.seats[seat].party, seat)
    return list(first.values())


def _go_out(table: TavernTable, seat: int, why: str) -> None:
    """A player is out: the Drink Me! Pile is discarded, mechanics put away what is theirs (RDI-LOSE-05, RDI-RULING-25).

    Hand and deck stay there, but who is not `is_living` plays nothing. The Drink about to be drunk falls away in
    `drinks.take_effect`; the turn ends in `turn._check`. Unused Potion Tokens of a team leave the game, too
    (RDI-VRULING-32).
    """
    state = table.state
    player = state.seats[seat]
    state.stats(seat).tokens = 0
    player.out, player.stone = True, False
    state.why_out[seat] = why
    for leave in hooks.goes_out:
        leave(table, seat)
    pile, player.pile = player.pile, ()
    table.emit("out", {"seat": seat, "why": why, "pile": list(pile), **_cause(state, seat, why)})
    if pile:
        drink_deck.put_away(table, pile)


def _cause(state: State, seat: int, why: str) -> dict[str, Any]:
    """Return what has put a player out: card or Drink, and the player of the card; of Gold, where it went."""
    nothing: dict[str, Any] = {"by": NOBODY, "card": ""}
    if why == "passed_out" and seat in state.weakened:
        by, card = state.weakened[seat]
        return {"by": by, "card": card}
    if why == "broke" and seat in state.robbed:
        how, to, card = state.robbed[seat]
        return {"by": to if to >= 0 else NOBODY, "card": card, "how": how}
    return nothing


def _win(table: TavernTable, winners: tuple[int, ...]) -> None:
    """The last living player wins; if nobody is left, it is a tie (RDI-RULING-21, RDI-LOSE-08).

    `winners` are those: `eliminate` and `_let_go` find out who is left, a whole team where there are teams. At once:
    from then on nobody is asked (`window._declarations`, `choosing.choose`).
    """
    state = table.state
    state.winners = winners
    table.emit("won", {"seats": list(winners)})
