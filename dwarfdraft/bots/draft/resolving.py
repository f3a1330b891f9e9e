"""Every decision but the draft: one rule of thumb each. All look one step ahead and no further."""

from collections.abc import Callable, Iterable
from typing import Any

from dwarfdraft.bots.draft.sight import Sight, index_of
from dwarfdraft.bots.draft.texts import arriving, best_roll, gift_outlook, roll_gain, taken_gain, turned_down
from dwarfdraft.engine.ask import Chooser
from dwarfdraft.games.draft.view import CARDS, Kind


def best(options: Iterable[Any], rate: Callable[[Any], float], chooser: Chooser) -> Any:
    """Return the option rated highest; equally good ones are equally likely."""
    rated = [(rate(option), option) for option in options]
    highest = max(rating for rating, _ in rated)
    ties = [option for rating, option in rated if rating == highest]
    return ties[chooser.below(len(ties))]


def raise_what_counts_most(sight: Sight, dice: list[str], plus: int, chooser: Chooser) -> str:
    """Raise the die that makes the table best (a pair, say); among equals the one with most room.

    Also finds the least harm where an opponent's die must rise.
    """
    die: str = best(dice, lambda d: sight.with_value(d, sight.values[d] + plus) + 0.01 * min(sight.room(d), 9), chooser)
    return die


def bully_the_leader(sight: Sight, dice: list[str], chooser: Chooser) -> str:
    """Lower the die that hurts whoever is ahead most."""
    die: str = best(dice, lambda d: sight.with_value(d, sight.values[d] - 3), chooser)
    return die


def roll_what_can_only_get_better(sight: Sight, dice: list[str], chooser: Chooser) -> str:
    """Roll the die from which most is to be hoped and least to be feared."""
    die: str = best(dice, lambda d: roll_gain(sight, d), chooser)
    return die


def roll_own_worst_and_their_best(sight: Sight, dice: list[str]) -> list[str]:
    """Re-roll the two dice that promise most: a low one of one's own, a high one of the leader's."""
    return sorted(dice, key=lambda d: roll_gain(sight, d))[-2:]


def steal_the_best(sight: Sight, dice: list[str], attached: str, chooser: Chooser) -> str:
    """Trade the die on the Steal for the one that makes the table best."""
    die: str = best(dice, lambda d: sight.with_dice_traded(attached, d), chooser)
    return die


def gift_for_the_best(sight: Sight, places: list[str], here: str, chooser: Chooser) -> str:
    """Trade a Gift, and the die on it, for the best card and die in play."""
    place: str = best(places, lambda there: gift_outlook(sight, index_of(here), index_of(there)), chooser)
    return place


def passed_out_the_leaders_best(sight: Sight, places: list[str], chooser: Chooser) -> str:
    """Turn down the card that is worth most to whoever is ahead, if it must be one's own the least useful."""
    place: str = best(places, lambda there: turned_down(sight, *index_of(there)), chooser)
    return place


def cheat_for_most(sight: Sight, cards: list[str], die: str, chooser: Chooser) -> str:
    """Take the card from the discard pile that brings most with the die that lies there."""
    card: str = best(cards, lambda c: taken_gain(sight, c, die), chooser)
    return card


def round_the_better_way(sight: Sight, directions: list[str], index: int, chooser: Chooser) -> str:
    """Send the column the way that brings the better card and die."""

    def rate(direction: str) -> float:
        with sight.column_moved(index, 1 if direction == "left" else -1):
            return sight.outlook() + arriving(sight, (sight.me, index))

    direction: str = best(directions, rate, chooser)
    return direction


def join_a_fight_with_a_low_die(sight: Sight) -> str:
    """A Fight is a free roll: ignore it only if every die would rather get worse than better."""
    return "no" if best_roll(sight, sight.dice_of(sight.me)) + 2 / sight.seats > 0 else "yes"


def never_be_bullied() -> str:
    """Peace ignores every Bully."""
    return "yes"


def luck_for_low_dice(sight: Sight, card: str, die: str) -> str:
    """Roll the attached die again if that promises more; but a die under a Steal or a leaving Gift is wanted low."""
    kind = CARDS[card][1]
    if kind is Kind.STEAL or (kind is Kind.GIFT and not sight.is_own(card)) or kind is Kind.ROUND:
        return "no"
    return "yes" if roll_gain(sight, die) > 0 else "no"


def winner_raises_own(sight: Sight, dice: list[str], chooser: Chooser) -> str:
    """The winner of a Fight raises the die that helps most, and none if none helps."""
    die = raise_what_counts_most(sight, dice, 2, chooser) if dice else "none"
    if die == "none" or sight.with_value(die, sight.values[die] + 2) <= sight.outlook():
        return "none"
    return die
