"""Paying Gold: everybody who pays at the same time is in one window (RDI-RULING-01, -27, -28)."""

from dwarfdraft.engine.game import Rules
from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.numbers.changes import Why, move_gold, note, spend_fortitude
from dwarfdraft.games.tavern.state.options import NOBODY
from dwarfdraft.games.tavern.state.stack import INN, POT, Due, Moment, News, Play, Then, Window
from dwarfdraft.games.tavern.state.state import State
from dwarfdraft.games.tavern.table import TavernTable


def pay(
    table: TavernTable, dues: list[Due], play: Play | None, *, is_refill: bool = False, then: Then | None = None
) -> Rules:
    """Have payments answered and then made; who has less pays what they have (RDI-RULING-27).

    To several in turn order: `settle_all`; no more than there is: `changes.move_gold`. That there is all of a price of
    choice, the caller sees to (`means`). `then` comes after them, also if there was nothing to pay.
    """
    moment = Moment(Window.PAYMENT, play=play, dues=to_pay(table.state, dues), is_refill=is_refill, then=then)
    if moment.dues:
        yield from _answered(table, moment)
    if then is not None:
        yield from then(table, moment)


def to_pay(state: State, dues: list[Due]) -> list[Due]:
    """Return the payments of which something is paid, each with what the Inn pays of it anyway (RDI-CARD-06).

    One Gold of each payment, however many Elixirs there are: `minions.inn_pays_first`; that parts are one payment, the
    caller sees to (`events.sell_fortitude`).
    """
    for due in dues:
        due.by_inn = due.amount - own_part(state, due.payer, due.amount)
    return [due for due in dues if due.amount and means(state, due.payer) and _may_take(state, due.to)]


def _answered(table: TavernTable, moment: Moment) -> Rules:
    play = moment.play
    table.emit(
        "due",
        {
            "dues": [{"seat": due.payer, "amount": due.amount, "to": due.to} for due in moment.dues],
            "refill": moment.is_refill,
            "by": play.seat if play is not None else NOBODY,
            "card": play.card_id if play is not None else "",
        },
    )
    yield from table.open_window(moment)
    settle_all(table, moment)


def settle_all(table: TavernTable, moment: Moment) -> None:
    """Make the payments of a window that has closed: to those in turn order, to the Inn last (RDI-RULING-27).

    Who has too little, and what is paid by choice: `pay`.
    """
    order = table.state.living()
    for due in sorted(moment.dues, key=lambda due: order.index(due.to) if due.to in order else len(order)):
        settle(table, due, moment)


def settle(table: TavernTable, due: Due, moment: Moment) -> None:
    """Make one payment as it has been covered."""
    if not _may_take(table.state, due.to):
        return
    why: Why = "refill" if moment.is_refill else "ante" if moment.kind is Window.ANTE else "paid"
    card = moment.play.card_id if moment.play is not None else ""
    if due.covered in ("inn", "nothing"):
        due.paid = due.amount
    match due.covered:
        case "":
            has = table.state.stats(due.payer).gold
            if due.in_fortitude:
                spend_fortitude(table, due.payer, due.in_fortitude, card)
            by_inn = due.by_inn + due.in_fortitude
            if due.to != INN:
                move_gold(table, INN, due.to, by_inn, why, card)
            move_gold(table, due.payer, due.to, due.amount - by_inn, why, card)
            due.paid = by_inn + has - table.state.stats(due.payer).gold
            play = moment.play
            if why == "paid" and due.paid > due.by_inn and play is not None and play.card is not None:
                note(table.state, News.LOST_GOLD, due.payer, frozenset({play.seat}))
        case "inn" if due.to != INN:
            move_gold(table, INN, due.to, due.amount, why, card)
        case _:
            pass


def means(state: State, seat: int) -> int:
    """Return how much a player can pay: what they have, and what the Inn pays of it (RDI-CARD-06).

    How much that is: `minions.inn_pays_first`.
    """
    return state.stats(seat).gold + _paid_by_inn(state, seat)


def own_part(state: State, seat: int, amount: int) -> int:
    """Return how much of a payment is left to its payer: all but the first Gold, with an Elixir (RDI-CARD-06).

    Whether there is one, and that two pay no more: `minions.inn_pays_first`.
    """
    return max(amount - _paid_by_inn(state, seat), 0)


def _paid_by_inn(state: State, seat: int) -> int:
    return sum(paid(state, seat) for paid in hooks.paid_by_inn)


def _may_take(state: State, purse: int) -> bool:
    """Tell whether Gold may go to a seat, the Inn or the Pot: not to who is out (docs/rulings.md, RDI-RULING-25).

    But to whoever has passed out in the running Contest, whose Gold is still to be divided: so to its winner
    (RDI-CONTEST-08, -09). What else who is out does not do: `elimination._go_out`.
    """
    has_yet_to_divide = state.contest is not None and purse in state.contest.undivided
    return purse < 0 or state.is_living(purse) or has_yet_to_divide


def cover(table: TavernTable, play: Play, how: str) -> None:
    """A card takes over the loss of Gold of its player: the Inn pays, or it does not happen.

    In a team that is all that the team is to pay (RDI-VRULING-25), but no more than the payers could have paid
    (RDI-RULING-27); an ante is covered whole, and what the Inn pays of it is in the Pot at once (RDI-RULING-32).
    `how`: `inn` or `nothing` (`Due.covered`); other payments are made in `settle`. Wages: `minion_wages.lower`.
    """
    state = table.state
    moment = play.about
    if moment is None:
        return
    team = state.sheltered(play.seat, moment.play)
    dues = [due for due in moment.dues if due.payer in team and not due.covered]
    if any(see_to(table, play, dues) for see_to in hooks.due_covered):
        return
    left = state.stats(play.seat).gold + max((due.by_inn for due in dues), default=0)
    for due in dues if state.options.is_team_game else dues[:1]:
        if due.to != POT:
            due.amount = min(due.amount, left)
            left -= due.amount
        due.covered = how
        table.emit("covered", {"seat": due.payer, "how": how, "amount": due.amount, "card": play.card_id})
        if due.to == POT and how == "inn" and state.round is not None:
            move_gold(table, INN, POT, due.amount, "ante", play.card_id)
