"""What Events of the Event decks ask: bids, secret choices, the lesser of two evils."""

from typing import Any, Final

from dwarfdraft.bots.tavern.moving import best
from dwarfdraft.bots.tavern.picking import NOBODY
from dwarfdraft.bots.tavern.sight import Sight
from dwarfdraft.engine.ask import Chooser
from dwarfdraft.games.tavern.seen.view import AVERAGE_DRINK, Stat

PASS: Final = "pass"
CARD: Final = 0.08
"""What a card in hand is worth, in points of the outlook."""
ACTION: Final = 0.3
"""What an Action is worth; who is of stone has none, but is safe from others'."""


def bid_while_it_pays(sight: Sight, bids: list[int | str], about: dict[str, Any]) -> int | str:
    """Make the lowest higher bid, if that is better than to let the highest bidder win."""
    raises = [bid for bid in bids if isinstance(bid, int)]
    if not raises:
        return PASS
    stat, bidder = Stat(about["stat"]), about["bidder"]
    now = sight.gain(_won(sight, stat, bidder, about["highest"])) if bidder != NOBODY else 0.0
    return raises[0] if sight.gain(_won(sight, stat, sight.me, raises[0])) > now else PASS


def _won(sight: Sight, stat: Stat, bidder: int, bid: int) -> list[tuple[int, Stat, int]]:
    """Return what changes if a bidder wins: in A Contest of Wills, or The Price of Power."""
    others = [seat for seat in sight.one_of_each() if seat not in sight.team_of(bidder)]
    if stat is Stat.GOLD:
        return [(bidder, Stat.GOLD, -bid), *((seat, Stat.FORTITUDE, -2) for seat in others)]
    paid = [(seat, Stat.GOLD, -1) for seat in others]
    return [(bidder, Stat.FORTITUDE, -bid), (bidder, Stat.GOLD, len(paid)), *paid]


def pay_for_the_cure(sight: Sight, amounts: list[int], alcohol: int, chooser: Chooser) -> int:
    """Pay anything up to half of what sobering up is worth."""
    cured = sight.gain([(sight.me, Stat.ALCOHOL, -alcohol)])
    worth = [amount for amount in amounts if cured + sight.gain([(sight.me, Stat.GOLD, -2 * amount)]) > 0]
    return worth[chooser.below(len(worth))] if worth else 0


def blame_the_weakest(sight: Sight, seats: list[int], chooser: Chooser) -> int:
    """Point at whoever would miss the Fortitude most."""
    seat: int = best(seats, lambda seat: sight.gain([(seat, Stat.FORTITUDE, -2)]), chooser)
    return seat


def turn_to_stone_when_weak(sight: Sight, fortitude: int) -> str:
    """Lose the Fortitude unless it is worth more than an Action."""
    return "stone" if sight.gain([(sight.me, Stat.FORTITUDE, -fortitude)]) < -ACTION else "lose"


def help_when_it_is_a_fair_bet(sight: Sight, about: dict[str, Any]) -> str:
    """Help to open the chest if the Gold outweighs the Fortitude."""
    heads = sight.gain([(sight.me, Stat.GOLD, about["gold"])])
    tails = sight.gain([(sight.me, Stat.FORTITUDE, -about["fortitude"])])
    return "helps" if heads + tails > 0 else "stays_out"


def discard_rather_than_pass_out(sight: Sight, answers: list[str], cards: int) -> str:
    """Give up cards if an unknown Drink would hurt more."""
    drink = sight.gain([(sight.me, Stat.ALCOHOL, AVERAGE_DRINK)])
    return "discard" if "discard" in answers and drink < -CARD * cards else "drink"
