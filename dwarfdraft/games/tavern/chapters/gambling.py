"""Rounds of Gambling (RDI-GAMBLE-*, RDI-RULING-31 to -37, -66). The state of a Round is data in the table's state."""

from dwarfdraft.engine.game import Rules
from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.cards import StartRound
from dwarfdraft.games.tavern.chapters import champions, payments
from dwarfdraft.games.tavern.numbers.changes import move_gold
from dwarfdraft.games.tavern.state.options import NOBODY
from dwarfdraft.games.tavern.state.stack import INN, POT, Due, Moment, Play, Window
from dwarfdraft.games.tavern.state.state import Round, State
from dwarfdraft.games.tavern.table import TavernTable


def start(table: TavernTable, play: Play, how: StartRound) -> Rules:
    """Have a Round begin; of teams Champions are chosen first, who stay the same (RDI-TEAM-40, -42, RDI-VRULING-39).

    Who is in it, the first antes and who is in control: `begin`. Where else Champions are chosen, and when:
    `champions.calls` (-39).
    """
    yield from champions.choose(table, play, play.seat)
    yield from begin(table, play, how)


def begin(table: TavernTable, play: Play, how: StartRound) -> Rules:
    """A Round begins: every player whom its card reaches antes, its starter is in control (RDI-GAMBLE-03 to -05).

    Those are the living who are there, of teams the Champions; not a starter who went out before (RDI-RULING-25, -33).
    The ante: `ante`; that cards pay for it: `payments.cover`; that it is not Ignored: `StartRound` affects nobody.
    """
    state = table.state
    inside = tuple(seat for seat in sorted(state.living()) if play.reaches(seat))
    control = play.doer if play.doer in inside else NOBODY
    state.round = Round(
        play.seat, control, inside, play.seat, no_leaving=how.no_leaving, for_fortitude=how.for_fortitude
    )
    told = {
        "inside": list(inside),
        "no_leaving": how.no_leaving,
        "for_fortitude": how.for_fortitude,
        "card": play.card_id,
    }
    table.emit("round_started", {"seat": play.seat, **told})
    yield from ante(table, play)
    if state.round is not None and len(state.round.inside) == 1:  # all others are away (RDI-VRULING-43, -103)
        yield from win(table, state.round.inside[0])
    elif state.round is not None and not state.round.inside:
        end_to_inn(table, play.card_id)
    if state.round is not None:
        state.round.mover = _next_inside(state, play.seat)


def ante(table: TavernTable, play: Play) -> Rules:
    """Everybody in the Round antes one Gold: one window, then all pay at the same time (RDI-RULING-32).

    Nobody antes if the player of the card is still in the Round and cannot (RDI-GAMBLE-25): `settle_antes`. If the
    Round has ended in the window, because `leave` has left one player in it, what is unpaid is not paid. Without Gold
    one pays nothing and stays in: `payments.settle`.
    """
    state = table.state
    round_ = state.round
    if round_ is None:
        return
    dues = [Due(seat, 1, POT) for seat in state.living() if seat in round_.inside and not state.is_shut(seat)]
    moment = Moment(Window.ANTE, play=play, seats=tuple(due.payer for due in dues), dues=dues)
    table.emit("must_ante", {"seats": [due.payer for due in dues], "by": play.seat, "card": play.card_id})
    yield from table.open_window(moment)
    if state.round is round_ and not round_.over:
        if round_.for_fortitude:
            yield from _offer_fortitude(table, moment)
        settle_antes(table, moment)


def _offer_fortitude(table: TavernTable, moment: Moment) -> Rules:
    """Each who must ante says, in turn order, for how much of it they lose Fortitude (RDI-CARD-05).

    They lose it, and the Inn antes it, in `payments.settle`. Who is out since chooses nothing more (RDI-RULING-25).
    """
    card = moment.play.card_id if moment.play is not None else ""
    for due in moment.dues:
        if not due.covered and table.state.is_living(due.payer):
            most = min(due.amount, table.state.stats(due.payer).fortitude)
            about = {"card": card, "amount": due.amount}
            due.in_fortitude = yield from table.decide(due.payer, "ante_with", tuple(range(most + 1)), about)


def settle_antes(table: TavernTable, moment: Moment) -> None:
    """Have everybody pay the ante, or nobody if the player of the card, still in the Round, cannot (RDI-GAMBLE-25).

    What else the card does goes on (`resolving.resolve`). Who must ante: `ante`. Without Gold one pays nothing and
    stays in: `changes.move_gold`, asked by `payments.settle`. What the Inn has paid by then stays in the Pot
    (docs/rulings.md).
    """
    play, round_ = moment.play, table.state.round
    assert play is not None
    assert round_ is not None
    own = next((due for due in moment.dues if due.payer == play.seat and due.payer in round_.inside), None)
    is_broke = not table.state.stats(play.seat).gold
    if own is not None and not own.covered and not own.in_fortitude and is_broke:
        table.emit("no_ante", {"seat": play.seat, "card": play.card_id})
        return
    for due in moment.dues:
        if not due.covered:
            payments.settle(table, due, moment)


def take_control(table: TavernTable, seat: int, *, winning_hand: bool, card: str) -> None:
    """A control card takes control (RDI-GAMBLE-07, -14, -15).

    Which cards may follow `winning_hand`, and so may be played now: `moves._may_follow`.
    """
    round_ = table.state.round
    if round_ is None or round_.over or seat not in round_.inside:
        return
    round_.control = seat
    round_.passed = ()
    round_.bound = winning_hand
    table.emit("control", {"seat": seat, "winning_hand": winning_hand, "card": card})


def leave_instead(table: TavernTable, play: Play) -> Rules:
    """Leave the Round without paying the ante, or have a teammate leave it (RDI-GAMBLE-17 to -20, RDI-VRULING-42).

    Who has left plays no control card (`moves.moves_in_round`, asked for `Round.mover` alone) and antes no more
    (`ante`); the rest: `leave`, `remove`.
    """
    if play.about is not None:
        for due in play.about.dues:
            if due.payer == play.behalf and not due.covered:
                due.covered = "left"
    yield from leave(table, play.behalf, play.about, play.card_id)


def force_out(table: TavernTable, play: Play) -> Rules:
    """The picked player must leave; whoever wanted to answer that has answered the card (RDI-RULING-31).

    Until this card takes effect they are in the Round; that they `leave` has no window of its own.
    """
    if play.target not in play.ignored:
        yield from leave(table, play.target, None, play.card_id)


def leave(table: TavernTable, seat: int, ante_window: Moment | None, card: str) -> Rules:
    """A player leaves the Round; the last one in it wins (RDI-GAMBLE-23), and control may be lost (RDI-RULING-33).

    Control is lost in `remove`; who moves next: `moved`, `pass_move`.
    """
    round_ = table.state.round
    if round_ is None or round_.over or seat not in round_.inside:
        return
    remove(table, seat, card)
    if len(round_.inside) == 1:
        if ante_window is not None:
            ante_window.settled = True
        yield from win(table, round_.inside[0])


def remove(table: TavernTable, seat: int, card: str = "") -> None:
    """Take a player out of the Round: what they anted stays in the Pot (RDI-GAMBLE-18, RDI-RULING-34).

    If it was who is in control, nobody is now (RDI-RULING-33); "Winning Hand!" binds all the same (RDI-RULING-35). Who
    moves next, and when it ends with nobody in control: `moved`, `end_if_all_passed` (-33); with nobody left, or who
    has lost the game: `end_to_inn`, `without_the_lost` (-34).
    """
    round_ = table.state.round
    assert round_ is not None
    round_.inside = tuple(other for other in round_.inside if other != seat)
    table.emit("left_round", {"seat": seat, "card": card})
    if round_.control == seat:
        round_.control = NOBODY
        round_.passed = ()
        table.emit("control", {"seat": NOBODY, "winning_hand": round_.bound, "card": ""})


def end_to_inn(table: TavernTable, card: str = "") -> None:
    """The Round is over, nobody wins it, the Pot goes to the Inn (RDI-TIP-05, RDI-GAMBLE-20, RDI-RULING-34).

    Because of the tip (`EndRound` in `effects/rounds.py`), with nobody in control (`end_if_all_passed`), or with nobody
    left (`begin`, `without_the_lost`, `take_pot`). That the Round goes on until then: `leave` (-20); what was anted
    stays in the Pot: `remove` (-34).
    """
    state = table.state
    if state.round is None or state.round.over:
        return
    pot = state.round.pot
    move_gold(table, POT, INN, pot, "ended", card)
    table.emit("round_over", {"seat": NOBODY, "pot": pot, "card": card})
    state.round = None


def win(table: TavernTable, seat: int, card: str = "") -> Rules:
    """Somebody wins the Round: it ends at once, the win may be answered, then the Pot is taken (RDI-RULING-37).

    One answer closes the window: `rounds._take_win`, or `reopen`, after which the Round goes on. Who may answer:
    `to_rounds._has_another_won`; the Pot is taken in a window of its own (`share_pot`).
    """
    state = table.state
    round_ = state.round
    if round_ is None or round_.over:
        return
    round_.over = True
    table.emit("round_won", {"seat": seat, "pot": round_.pot, "card": card})
    moment = Moment(Window.WON, seats=(seat,))
    yield from table.open_window(moment)
    if state.round is round_ and round_.over:
        collecting = Moment(Window.COLLECT, seats=moment.seats)
        yield from table.open_window(collecting)
        winner = moment.seats[0]
        take_pot(table, winner, collecting.sharer)
        for act in hooks.round_won:
            act(table, winner)


def take_pot(table: TavernTable, winner: int, sharer: int = NOBODY) -> None:
    """The winner takes the Pot, or the larger half of it (RDI-CHAR-06), and the Round is gone.

    `sharer`: who has asked for half (`share_pot`). The Inn has it if the winner is out meanwhile (RDI-RULING-34).
    """
    round_ = table.state.round
    assert round_ is not None
    if not table.state.is_living(winner):
        round_.over = False
        end_to_inn(table)
        return
    pot = round_.pot
    if sharer != NOBODY:
        move_gold(table, POT, sharer, pot // 2, "won")
    move_gold(table, POT, winner, round_.pot, "won")
    table.emit("round_over", {"seat": winner, "pot": pot, "card": ""})
    table.state.round = None


def share_pot(table: TavernTable, play: Play) -> None:
    """The player is to have half of the Pot that is being taken, rounded down: `take_pot` (RDI-CHAR-06).

    Played in the window of the taking (`COLLECT`), not of the win; one such card closes it.
    """
    if play.about is not None and play.about.kind is Window.COLLECT:
        play.about.sharer = play.seat
        play.about.settled = True
        table.emit("pot_shared", {"seat": play.seat, "with": play.about.seats[0], "card": play.card_id})


def reopen(table: TavernTable, play: Play, *, winner_controls: bool) -> Rules:
    """A won Round goes on: the Pot stays, all in it ante one more, the player of the card is in control, or who won.

    After whose win it may be played (RDI-CARD-23): `to_rounds._has_another_won`. No other card answers that win then.
    Whose answer counts: `window._declarations`.
    """
    state = table.state
    round_ = state.round
    if round_ is None or play.about is None or play.seat not in round_.inside:
        return
    round_.over = False
    round_.reopened += 1
    play.about.settled = True
    table.emit("round_goes_on", {"seat": play.seat, "card": play.card_id})
    control = play.about.seats[0] if winner_controls else play.seat
    take_control(table, control, winning_hand=False, card=play.card_id)
    round_.mover = _next_inside(state, control)
    yield from ante(table, play)


def pass_move(table: TavernTable, seat: int) -> Rules:
    """A player in the Round passes; the last pass ends it at once (RDI-GAMBLE-08 to -10, RDI-RULING-33).

    Whether it was the last: `end_if_all_passed`. Who has passed is asked again when the move comes round. When nobody
    is in control: `remove`.
    """
    state = table.state
    round_ = state.round
    if round_ is None:
        return
    round_.passed = (*round_.passed, seat)
    round_.mover = _next_inside(state, seat)
    table.emit("passed", {"seat": seat})
    yield from end_if_all_passed(table)


def end_if_all_passed(table: TavernTable) -> Rules:
    """The Round is over when all but who is in control have passed since control was taken or lost (RDI-RULING-33).

    `take_control` and `remove` have all passes forgotten. Who moves next: `moved`.
    """
    round_ = table.state.round
    if round_ is None or any(seat not in round_.passed and seat != round_.control for seat in round_.inside):
        return
    if round_.control == NOBODY:
        end_to_inn(table)
    else:
        yield from win(table, round_.control)


def moved(table: TavernTable, seat: int) -> None:
    """The next move is that of the next player in the Round to the left of the last mover (RDI-RULING-33).

    Those who have left are passed over. When nobody is in control, and how that ends: `remove`, `end_if_all_passed`.
    """
    state = table.state
    if state.round is not None:
        state.round.mover = _next_inside(state, seat)


def without_the_lost(table: TavernTable) -> Rules:
    """Who has lost the game counts as having left the Round (RDI-RULING-34).

    Then it may be over: with one left, with none, or because all others have passed (`end_if_all_passed`). What they
    anted stays in the Pot (`remove`), so is not divided.
    """
    state = table.state
    round_ = state.round
    if round_ is None:
        return
    for seat in round_.inside:
        if not state.is_living(seat):
            remove(table, seat)
    if not round_.inside:
        end_to_inn(table)
    elif len(round_.inside) == 1:
        yield from win(table, round_.inside[0])
    else:
        yield from end_if_all_passed(table)
        if state.round is round_ and round_.mover not in round_.inside:
            round_.mover = _next_inside(state, round_.mover)


def _next_inside(state: State, seat: int) -> int:
    round_ = state.round
    assert round_ is not None
    count = len(state.seats)
    return next((s for k in range(1, count + 1) if (s := (seat + k) % count) in round_.inside), seat)
