"""What else a card does to a loss of Fortitude that is about to happen: sending it back, reducing it."""

from dwarfdraft.games.tavern.changes import TavernTable
from dwarfdraft.games.tavern.stack import Play


def send_back(table: TavernTable, play: Play) -> None:
    """The loss goes to the player of the card, who stays its source (RDI-CHAR-09 to -11)."""
    if play.answered is not None:
        send(table, play, play.answered.seat)


def send(table: TavernTable, play: Play, to: int) -> None:
    """The loss of the player goes to somebody else, all else on the card stays (RDI-REDIRECT-01 to -03)."""
    answered = play.answered
    hit = next((hit for hit in answered.hits if hit.seat == play.seat), None) if answered is not None else None
    if answered is not None and hit is not None:
        hit.seat = to
        told = {"card": answered.card_id, "of": answered.seat, "using": play.card_id}
        table.emit("redirected", {**told, "from": play.seat, "to": to, "amount": hit.amount})


def reduce(table: TavernTable, play: Play, amount: int) -> None:
    """The player's loss is so much less, not below 0; the rest of the card stays (RDI-NEGATE-10 to -12)."""
    answered = play.answered
    if answered is None:
        return
    left = amount
    for hit in answered.hits:
        if hit.seat == play.seat:
            less = min(left, hit.amount)
            hit.amount -= less
            left -= less
    answered.defended.add(play.seat)
    told = {"card": answered.card_id, "of": answered.seat, "using": play.card_id}
    table.emit("reduced", {**told, "seat": play.seat, "amount": amount - left})
