"""What else a card does to a loss of Fortitude that is about to happen: sending it back, reducing it, Ignoring it."""

from dwarfdraft.games.tavern import minions, moods
from dwarfdraft.games.tavern.cards import Type
from dwarfdraft.games.tavern.changes import TavernTable
from dwarfdraft.games.tavern.minions import wire
from dwarfdraft.games.tavern.stack import Hit, Play
from dwarfdraft.games.tavern.state import State


def ignore_all(state: State, play: Play) -> None:
    """Who Ignores everything, and of Actions who is of stone, Ignores a card that does not get past that.

    RDI-VRULING-103, RDI-CARD-24, RDI-CARD-34.
    """
    card = play.card
    shut = state.shut_out() | (state.of_stone() if Type.ACTION in play.types else set())
    if card is not None and card.ignoring_reduces:
        met = {hit.seat for hit in play.hits} & shut - play.lessened
        for hit in play.hits:
            if hit.seat in met:
                hit.amount = max(hit.amount - card.ignoring_reduces, 0)
        play.lessened |= met
    elif card is None or not card.unignorable:
        play.ignored |= shut


def send_back(table: TavernTable, play: Play) -> None:
    """The loss goes to the player of the card, who stays its source (RDI-CHAR-09 to -11)."""
    if play.answered is not None:
        send(table, play, play.target if play.target >= 0 else play.answered.seat)


def send(table: TavernTable, play: Play, to: int) -> None:
    """The loss of the player or teammate goes to somebody else, all else stays (RDI-REDIRECT-01 to -03)."""
    answered = play.answered
    hit = next((hit for hit in answered.hits if hit.seat == play.behalf), None) if answered is not None else None
    if answered is not None and hit is not None:
        hit.amount = _part(table.state, answered, hit)
        hit.seat = to
        told = {"card": answered.card_id, "of": answered.seat, "using": play.card_id}
        table.emit("redirected", {**told, "from": play.behalf, "to": wire(table.state, to), "amount": hit.amount})


def _part(state: State, play: Play, hit: Hit) -> int:
    """Return how much of a loss goes elsewhere: of one that hits several of a team what its Static Effects leave.

    RDI-VRULING-23: those come first, then redirections of a part.
    """
    team = [other for other in play.hits if state.are_teammates(other.seat, hit.seat)]
    if not state.options.is_team_game or len({other.seat for other in team}) == 1:
        return hit.amount
    return lost_part(state, play, hit)


def lost_part(state: State, play: Play, hit: Hit) -> int:
    """Return what a player would really lose by a hit, before any limit."""
    if minions.is_minion(hit.seat):
        return hit.amount
    amount = moods.loss(state, hit.seat, moods.hit(state, play, hit), play.seat, play.card_id)
    return max(minions.loss(state, hit.seat, amount, play.seat), 0)


def send_all(table: TavernTable, play: Play) -> None:
    """All that a card does to who plays this, or to a teammate, it does to the picked one instead (RDI-CARD-26)."""
    of = play.answered
    if of is None:
        return
    was, to = play.behalf, play.target
    of.target, of.second, of.third = (to if seat == was else seat for seat in (of.target, of.second, of.third))
    moved = [hit for hit in of.hits if hit.seat == was]
    for hit in moved:
        hit.seat = hit.aimed = to
    ignore_all(table.state, of)
    told = {"card": of.card_id, "of": of.seat, "using": play.card_id, "from": was, "to": wire(table.state, to)}
    table.emit("redirected", {**told, "amount": sum(hit.amount for hit in moved)})


def cap(table: TavernTable, play: Play, amount: int) -> None:
    """The player's or the team's loss becomes so much: it is reduced by what it is more (RDI-CARD-31)."""
    state = table.state
    answered = play.answered
    if answered is not None:
        team = state.sheltered(play.seat, answered)
        lost = sum(lost_part(state, answered, hit) for hit in answered.hits if hit.seat in team)
        reduce(table, play, max(lost - amount, 0))


def reduce(table: TavernTable, play: Play, amount: int) -> None:
    """The player's loss is so much less, not below 0; the rest of the card stays (RDI-NEGATE-10 to -12).

    In a team it counts against the loss of all of them (RDI-TEAM-49): not against what Static Effects take from
    somebody's part (RDI-VRULING-23).
    """
    state = table.state
    answered = play.answered
    if answered is None:
        return
    team = state.sheltered(play.seat, answered)
    left = amount
    for hit in answered.hits:
        if hit.seat in team and hit.seat not in answered.ignored | answered.sharing:
            less = min(left, hit.amount, hit.amount if len(team) == 1 else lost_part(state, answered, hit))
            hit.amount -= less
            left -= less
    answered.defended.update(team)
    told = {"card": answered.card_id, "of": answered.seat, "using": play.card_id}
    table.emit("reduced", {**told, "seat": play.seat, "amount": amount - left})
