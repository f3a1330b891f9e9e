"""What the text of a card would bring to the bot's seat if it resolved the card now, in points of its outlook."""

from typing import Final, assert_never

from dwarfdraft.bots.draft.sight import Sight
from dwarfdraft.games.draft.view import CARDS, Kind

UNKNOWN_CARD: Final = 1.5
"""Worth of resolving a card whose face nobody knows."""


def gain(sight: Sight, card: str, die: str) -> float:
    """Return what a card lying face up before the bot with this die brings beyond lying there."""
    dwarf, kind = CARDS[card]
    own = sight.is_own(card)
    me = sight.me
    match kind:
        case Kind.DRINK:
            if own:
                return min(sight.room(die), 1)
            return best_raise(sight, sight.dice_of(me), 2) - 0.3
        case Kind.BONUS:
            return 0.3 if own else best_raise(sight, sight.dice_of(me), 2)
        case Kind.COUNCIL | Kind.SEEING_DOUBLE | Kind.PASSED_OUT if own:
            return 0.0
        case Kind.COUNCIL | Kind.SEEING_DOUBLE:
            return 0.0
        case Kind.PASSED_OUT:
            return best_turn_down(sight)
        case Kind.ROUND:
            return best_round(sight, own, die)
        case Kind.CHEATER:
            return best_of_discard(sight, own, die)
        case Kind.GIFT:
            return float(sum(sight.room(d) > 0 for d in sight.dice_of(me))) if own else best_gift(sight)
        case Kind.FIGHT:
            if own:
                return best_bully(sight)
            return best_roll(sight, sight.dice_of(me)) + 2 / sight.seats
        case Kind.REROLL:
            if own:
                return best_roll(sight, sight.dice_of(me))
            gains = sorted(roll_gain(sight, d) for seat in range(sight.seats) for d in sight.dice_of(seat))
            return sum(gains[-2:])
        case Kind.STEAL:
            seats = range(sight.seats) if own else [sight.dwarves.index(dwarf)]
            return best_steal(sight, die, [d for seat in seats for d in sight.dice_of(seat) if d != die])
        case _:
            assert_never(kind)


def best_raise(sight: Sight, dice: list[str], plus: int) -> float:
    """Return what raising the best of the dice brings."""
    now = sight.outlook()
    return max((sight.with_value(d, sight.values[d] + plus) - now for d in dice if sight.room(d)), default=0.0)


def roll_gain(sight: Sight, die: str) -> float:
    """Return what rolling a die brings on average."""
    return sight.with_roll(die) - sight.outlook()


def best_roll(sight: Sight, dice: list[str]) -> float:
    """Return what rolling the best of the dice brings on average."""
    return max(roll_gain(sight, d) for d in dice)


def best_bully(sight: Sight) -> float:
    """Return what lowering the best die of an opponent by three brings."""
    now = sight.outlook()
    dice = [d for seat in sight.others() for d in sight.dice_of(seat) if sight.values[d] > 1]
    return max((sight.with_value(d, sight.values[d] - 3) - now for d in dice), default=0.0)


def best_steal(sight: Sight, die: str, dice: list[str]) -> float:
    """Return what trading the die for the best of the others brings."""
    now = sight.outlook()
    return max((sight.with_dice_traded(die, other) - now for other in dice), default=0.0)


def best_turn_down(sight: Sight) -> float:
    """Return what turning the best card face down brings."""
    now = sight.outlook()
    return max((turned_down(sight, seat, i) - now for seat, i in face_up(sight)), default=0.0)


def face_up(sight: Sight) -> list[tuple[int, int]]:
    """Return seat and index of every face-up card."""
    return [(seat, i) for seat, row in enumerate(sight.rows) for i, spot in enumerate(row) if spot.up]


def turned_down(sight: Sight, seat: int, index: int) -> float:
    """Return the outlook if a card were turned face down."""
    spot = sight.rows[seat][index]
    spot.up = False
    outlook = sight.outlook()
    spot.up = True
    return outlook


def best_gift(sight: Sight) -> float:
    """Return what the best trade of the bot's latest card for another brings."""
    here = (sight.me, len(sight.rows[sight.me]) - 1)
    now = sight.outlook()
    places = [(seat, i) for seat, row in enumerate(sight.rows) for i in range(len(row)) if (seat, i) != here]
    return max((gift_outlook(sight, here, there) - now for there in places), default=0.0)


def gift_outlook(sight: Sight, here: tuple[int, int], there: tuple[int, int]) -> float:
    """Return the outlook if two places traded their cards; an unresolved one that comes is resolved."""
    with sight.spots_traded(here, there):
        return sight.outlook() + arriving(sight, here)


def arriving(sight: Sight, here: tuple[int, int]) -> float:
    """Return what resolving the card at one of the bot's places brings, if it is unresolved still."""
    spot = sight.rows[here[0]][here[1]]
    if spot.resolved:
        return 0.0
    if spot.card is None:
        return UNKNOWN_CARD
    return simple_gain(sight, spot.card)


def simple_gain(sight: Sight, card: str) -> float:
    """Return about what resolving a card brings, without looking further ahead."""
    return _OWN_WORTH[CARDS[card][1]] if sight.is_own(card) else _MAIN_WORTH[CARDS[card][1]]


def best_round(sight: Sight, own: bool, die: str) -> float:
    """Return about what sending the column round brings: the die goes, an unknown one comes."""
    average = sum(sight.values.values()) / len(sight.values)
    return (average - sight.values[die]) * 0.5 + UNKNOWN_CARD * 0.7 + 0.5 * own


def best_of_discard(sight: Sight, own: bool, die: str) -> float:
    """Return what the best card that a Cheater could take brings."""
    cards = takeable(sight, own)
    return max((taken_gain(sight, card, die) for card in cards), default=0.0)


def takeable(sight: Sight, own: bool) -> list[str]:
    """Return the cards of the discard pile that a Cheater could take."""
    cards = [card for card in sight.discard if CARDS[card][1] is not Kind.CHEATER]
    return cards if own else cards[:2]


def taken_gain(sight: Sight, card: str, die: str) -> float:
    """Return what taking a card from the discard pile in place of the Cheater with this die brings."""
    spot = next(s for s in sight.rows[sight.me] if s.die == die)
    was = spot.card, spot.up, spot.resolved
    now = sight.outlook()
    spot.card, spot.up, spot.resolved = card, True, True
    value = sight.outlook() - now + (0.0 if CARDS[card][1] is Kind.GIFT else gain(sight, card, die))
    spot.card, spot.up, spot.resolved = was
    return value


_OWN_WORTH: Final = {
    Kind.DRINK: 0.8,
    Kind.BONUS: 0.3,
    Kind.COUNCIL: 4.0,
    Kind.ROUND: 1.5,
    Kind.CHEATER: 3.0,
    Kind.GIFT: 4.0,
    Kind.FIGHT: 1.5,
    Kind.REROLL: 2.5,
    Kind.STEAL: 5.0,
    Kind.PASSED_OUT: 5.0,
    Kind.SEEING_DOUBLE: 5.0,
}
_MAIN_WORTH: Final = {
    Kind.DRINK: 1.7,
    Kind.BONUS: 2.0,
    Kind.COUNCIL: 5.0,
    Kind.ROUND: 1.0,
    Kind.CHEATER: 2.0,
    Kind.GIFT: 3.0,
    Kind.FIGHT: 2.0,
    Kind.REROLL: 3.0,
    Kind.STEAL: 4.0,
    Kind.PASSED_OUT: 1.0,
    Kind.SEEING_DOUBLE: 3.0,
}
