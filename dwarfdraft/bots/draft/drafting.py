"""Which card and die to draft: every rule of thumb gives points to a card with a die, the most points win."""

from collections.abc import Callable
from typing import Final

from dwarfdraft.bots.draft.sight import Sight
from dwarfdraft.bots.draft.texts import gain
from dwarfdraft.engine.ask import Chooser
from dwarfdraft.games.draft.view import CARDS, SIDES, Kind

Rule = Callable[[Sight, str, str], float]


def what_the_text_brings(sight: Sight, card: str, die: str) -> float:
    """A card is worth what it would bring now, and its points at the end of the hand."""
    before = sight.outlook()
    with sight.drafted(card, die):
        return sight.outlook() - before + gain(sight, card, die)


def own_dwarf_first(sight: Sight, card: str, die: str) -> float:
    """The own dwarf's cards are rare: nobody else would resolve their better text."""
    return 0.5 if sight.is_own(card) else 0.0


def deny_the_neighbour(sight: Sight, card: str, die: str) -> float:
    """What is left goes to the player on the left, so take that dwarf's own good cards away."""
    neighbour = sight.dwarves[(sight.me + 1) % sight.seats]
    dwarf, kind = CARDS[card]
    return 0.6 if dwarf == neighbour and kind in GOOD_AT_HOME else 0.0


def count_council(sight: Sight, card: str, die: str) -> float:
    """A Council grows with the banners still to come, so take it early."""
    dwarf, kind = CARDS[card]
    if kind is not Kind.COUNCIL:
        return 0.0
    if sight.is_own(card):
        return 0.8 * sight.turns_left
    missing = sight.seats - len({*sight.banners(sight.me), dwarf})
    return 2.0 * min(missing, 0.6 * sight.turns_left)


def count_double(sight: Sight, card: str, die: str) -> float:
    """Seeing Double without a pair may still find one, as dice change."""
    if CARDS[card][1] is not Kind.SEEING_DOUBLE:
        return 0.0
    values = [sight.values[d] for d in sight.dice_of(sight.me)]
    paired = len(set(values)) < len(values)
    return (-0.5 if paired else 1.5) * (1 if sight.turns_left else 0)


def low_die_under_what_leaves(sight: Sight, card: str, die: str) -> float:
    """A Round, a Gift for another and a Cheater may carry their die away or trade it: let it be a low one."""
    kind = CARDS[card][1]
    leaves = kind in (Kind.ROUND, Kind.CHEATER) or (kind is Kind.GIFT and not sight.is_own(card))
    return -0.2 * sight.values[die] if leaves else 0.0


def maxed_ten_off_steal(sight: Sight, card: str, die: str) -> float:
    """A Steal must trade its die, so a ten-sided die at its highest never goes there."""
    steal = CARDS[card][1] is Kind.STEAL
    return -8.0 if steal and SIDES[die] == 10 and sight.room(die) == 0 else 0.0


def low_dice_kept_for_stealing(sight: Sight, card: str, die: str) -> float:
    """The lowest die is worth keeping for a Steal or Gift to come."""
    if CARDS[card][1] in (Kind.STEAL, Kind.GIFT) or not sight.turns_left:
        return 0.0
    lowest = min(sight.values[d] for d in sight.unattached[sight.me])
    return -0.6 if sight.values[die] == lowest else 0.0


RULES: Final[tuple[Rule, ...]] = (
    what_the_text_brings,
    own_dwarf_first,
    deny_the_neighbour,
    count_council,
    count_double,
    low_die_under_what_leaves,
    maxed_ten_off_steal,
    low_dice_kept_for_stealing,
)

GOOD_AT_HOME: Final = frozenset({Kind.STEAL, Kind.GIFT, Kind.PASSED_OUT, Kind.SEEING_DOUBLE, Kind.COUNCIL})
"""Kinds whose own text is worth denying."""


def points(sight: Sight, card: str, die: str) -> float:
    """Return what all rules together say of a card with a die."""
    return sum(rule(sight, card, die) for rule in RULES)


def choose_draft(sight: Sight, cards: list[str], dice: list[str], chooser: Chooser) -> dict[str, str]:
    """Return the best card and die; equally good ones are equally likely."""
    rated = [(points(sight, card, die), card, die) for card in cards for die in dice]
    best = max(rating for rating, _, _ in rated)
    ties = [(card, die) for rating, card, die in rated if rating == best]
    card, die = ties[chooser.below(len(ties))]
    return {"card": card, "die": die}


def least_useful_die(sight: Sight, dice: list[str]) -> str:
    """Return the lowest of the dice, for a card that somebody else has picked."""
    return min(dice, key=lambda die: (sight.values[die], SIDES[die]))
