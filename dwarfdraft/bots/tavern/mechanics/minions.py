"""Minions, to a bot: as targets, when they act, what keeps them."""

from typing import Final

from dwarfdraft.bots.tavern.moving import best
from dwarfdraft.bots.tavern.opinions import ACTORS, ADDED_WORTH_AT_CARD, DEEDS, QUESTIONS, WORTH_AT_CARD
from dwarfdraft.bots.tavern.picking import NOBODY
from dwarfdraft.bots.tavern.sight import Sight
from dwarfdraft.bots.tavern.texts import worth_of_acting, worth_of_text
from dwarfdraft.engine.ask import Chooser
from dwarfdraft.games.tavern.seen.view import Stat, Text, activation_of

A_MINION: Final = 0.45
"""What it is worth to have a Minion in play, or another card for good: about two attacks to come."""


def _activate_again(sight: Sight, text: Text, seat: int, depth: int, target: int) -> float:
    return sum(max(worth_of_acting(sight, minion["card"]), 0.0) for minion in sight.seats[seat]["minions"])


DEEDS["hire"] = lambda sight, text, seat, depth, target: A_MINION
DEEDS["activate_again"] = _activate_again
ACTORS.append(lambda sight: [minion["card"] for minion in sight.seats[sight.me]["minions"]])


def _at_minion(sight: Sight, text: Text, depth: int, card: str, drink: int) -> float:
    """Return what a text brings that picks a Minion: its owner pays the Wages, or does without it."""
    owner, wages = next(
        (seat, minion["wages"])
        for seat, player in enumerate(sight.seats)
        for minion in player["minions"]
        if minion["card"] == card
    )
    rest = worth_of_text(sight, text, sight.me, depth, NOBODY, drink)
    kept = sight.gain([(owner, Stat.GOLD, -wages)]) if sight.gold(owner) > wages else A_MINION
    return rest + min(kept, A_MINION / max(len(sight.others), 1))


WORTH_AT_CARD.append(_at_minion)
ADDED_WORTH_AT_CARD.append(lambda: A_MINION)


def pay_the_wages_while_rich(sight: Sight, values: list[str], wages: int) -> str:
    """Keep a Minion that was hit as long as the Gold for it is not sorely missed."""
    return "pay" if "pay" in values and sight.gain([(sight.me, Stat.GOLD, -wages)]) > -A_MINION else "discard"


def hire_the_dearest(cards: list[str], chooser: Chooser) -> str:
    """Hire the Minion that promises most: rather one with a deed of its own."""
    card: str = best(cards, lambda card: float(activation_of(card) is not None), chooser)
    return card


QUESTIONS["wages"] = lambda sight, values, about, chooser: pay_the_wages_while_rich(sight, values, about["wages"])
QUESTIONS["hire"] = lambda sight, values, about, chooser: hire_the_dearest(values, chooser)
