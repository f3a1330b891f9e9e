"""What cards do to a loss of Fortitude that is about to happen: they send it elsewhere, reduce it, or Ignore it."""

from dwarfdraft.games.tavern.cards import Type
from dwarfdraft.games.tavern.numbers import counting, losses
from dwarfdraft.games.tavern.state.stack import Hit, Play
from dwarfdraft.games.tavern.state.state import State
from dwarfdraft.games.tavern.state.targets import wire
from dwarfdraft.games.tavern.table import TavernTable


def ignore_all(state: State, play: Play) -> None:
    """Whoever Ignores all effects Ignores a card, unless it forbids that; whoever is of stone Ignores Action Cards.

    RDI-VRULING-103, RDI-CARD-24, RDI-CARD-34. Asked when a card is planned, sent on as a whole, and resolved. So who is
    away is in no Round (`gambling.begin`), Contest or Event (`reach.met`); no window: `State.asked`; Drinks:
    `drinks.take_effect`; new Drinks: `drink_deck._payers`. Where a card says that Ignoring reduces, it does that here,
    too (RDI-CARD-24); what cards do then: `answers.ignore_card`.
    """
    card = play.card
    shut = state.shut_out() | (state.of_stone() if Type.ACTION in play.types else set())
    if card is not None and card.ignoring_reduces:
        met = {hit.seat for hit in play.hits} & shut - play.lessened
        for seat in met:
            losses.take_off(state, play, [hit for hit in play.hits if hit.seat == seat], card.ignoring_reduces)
        play.lessened |= met
    elif card is None or not card.unignorable:
        play.ignored |= shut


def send_back(table: TavernTable, play: Play) -> None:
    """The loss goes to the player of the card, or a Minion that acted (RDI-CHAR-09, RDI-MINION-11): `send`.

    Its source stays who it was (RDI-CHAR-11). Several such cards work one after the other (-10): each has its window.
    """
    if play.answered is not None:
        send(table, play, play.target if play.target >= 0 else play.answered.seat)


def send(table: TavernTable, play: Play, to: int) -> None:
    """The loss of the player or teammate goes to somebody else, all else stays (RDI-REDIRECT-01 to -03).

    The source is who has played the card, as before; who takes it now may send it on in the same window. Its reduction
    goes with it (RDI-RULING-53), except for what that took off an extra point which stays behind. That it stays apart
    from a loss that the card brings that player anyway: `losses.joined` (RDI-RULING-54).
    """
    state = table.state
    answered = play.answered
    hit = loss_of(state, answered, play.behalf) if answered is not None else None
    if answered is not None and hit is not None:
        if _is_part(state, answered, hit):
            hit.amount, hit.reduced = losses.left(state, answered, hit), 0
        before = losses.raised(state, answered, hit)
        hit.seat = to
        _take_along(state, answered, hit, before)
        told = {"card": answered.card_id, "of": answered.seat, "using": play.card_id}
        amount = losses.left(state, answered, hit)
        table.emit("redirected", {**told, "from": play.behalf, "to": wire(state, to), "amount": amount})


def loss_of(state: State, play: Play, seat: int) -> Hit | None:
    """Return the loss of a player that a card may send elsewhere or share: of several one with something left."""
    mine = [hit for hit in play.hits if hit.seat == seat]
    return next((hit for hit in mine if losses.left(state, play, hit)), next(iter(mine), None))


def _is_part(state: State, play: Play, hit: Hit) -> bool:
    """Tell whether a loss is one of several of a team: of it goes elsewhere what its Static Effects leave.

    RDI-VRULING-23: those come first, then redirections of a part. What works on the sum: `reduce`.
    """
    team = [other for other in play.hits if state.are_teammates(other.seat, hit.seat)]
    return state.options.is_team_game and len({other.seat for other in team}) > 1


def _take_along(state: State, play: Play, hit: Hit, before: int) -> None:
    """Lessen the reduction of a loss that was sent on by the extra points that stay behind.

    `before`: what the loss had been raised to for the player who was to take it.
    """
    stays = max(before - losses.raised(state, play, hit), 0)
    hit.reduced = max(hit.reduced - stays, 0)


def send_all(table: TavernTable, play: Play) -> None:
    """All that a card does to who plays this, or to a teammate, it does to the picked one instead (RDI-CARD-26).

    Which cards it answers: `to_cards._is_picked_by_action`. What depends on a count is counted anew for that one.
    """
    state = table.state
    of = play.answered
    if of is None:
        return
    was, to = play.behalf, play.target
    of.target, of.second, of.third = (to if seat == was else seat for seat in (of.target, of.second, of.third))
    of.also = tuple(to if seat == was else seat for seat in of.also)
    moved = [(hit, losses.raised(state, of, hit)) for hit in of.hits if hit.seat == was]
    for hit, _ in moved:
        hit.seat = hit.aimed = to
    for hit, before in moved:
        _take_along(state, of, hit, before)
    counting.again(state, of)
    of.hits = losses.joined(of.hits)
    ignore_all(state, of)
    told = {"card": of.card_id, "of": of.seat, "using": play.card_id, "from": was, "to": wire(state, to)}
    lost = [losses.left(state, of, hit) for hit in of.hits if hit.seat == hit.aimed == to]
    table.emit("redirected", {**told, "amount": sum(lost)})


def cap(table: TavernTable, play: Play, amount: int) -> None:
    """The player's or the team's loss becomes so much: it is reduced by what it is more (RDI-CARD-31).

    Of a team the sum, not each one's: `_to_reduce`. That a loss no greater than that is not answered:
    `to_losses.may_meet`.
    """
    state = table.state
    answered = play.answered
    if answered is not None:
        lost = sum(losses.left(state, answered, hit) for hit in _to_reduce(state, play, answered))
        reduce(table, play, max(lost - amount, 0))


def reduce(table: TavernTable, play: Play, amount: int) -> None:
    """The player's loss is so much less, not below 0; the rest of the card stays (RDI-NEGATE-10 to -12).

    In a team it counts against the loss of all of them (RDI-TEAM-49): not against what Static Effects take from
    somebody's part (RDI-VRULING-23). Not below 0: `losses.take_off`; for whom: `_to_reduce`.
    """
    state = table.state
    answered = play.answered
    if answered is None:
        return
    taken = losses.take_off(state, answered, _to_reduce(state, play, answered), amount)
    answered.defended.update(state.sheltered(play.seat, answered))
    told = {"card": answered.card_id, "of": answered.seat, "using": play.card_id}
    table.emit("reduced", {**told, "seat": play.seat, "amount": taken})


def _to_reduce(state: State, play: Play, answered: Play) -> list[Hit]:
    """Return the losses of a card that a player may reduce for all whom it shelters: not what is shared already."""
    team = state.sheltered(play.seat, answered)
    return [hit for hit in answered.hits if hit.seat in team and hit.seat not in answered.ignored | answered.sharing]
