"""The score of a hand: five dice and the bonuses of the face-up cards (DDD-SCORE-01, DDD-CARD-01)."""

from collections import Counter
from typing import Final

from dwarfdraft.games.draft.cards import CARDS, Kind
from dwarfdraft.games.draft.state import Bonus, HandScore, Lay, ScoredCard, State

_OWN_DOUBLE: Final = {2: 6, 3: 10, 4: 14, 5: 18}
"""Points for that many dice with the same number (DDD-CARD-DOUBLE; four and five by ruling)."""


def score_of_seat(state: State, seat: int) -> HandScore:
    """Return what a seat would score if the hand ended now, on public facts (DDD-SCORE-01).

    The sum of `dice` and `bonuses` is `HandScore.score`. What a card brings: `_bonus`.
    """
    dice = tuple(state.values[die] for die in state.dice_of(seat))
    up = [place.card for place in state.places[seat] if place.lay is Lay.RESOLVED]
    dwarf = state.options.dwarves[seat]
    bonuses = tuple(bonus for card in up if (bonus := _bonus(card, dwarf, up, dice)) is not None)
    cards = tuple(
        ScoredCard(place.card, place.die, state.values[place.die], place.lay is Lay.DOWN)
        for place in state.places[seat]
        if place.lay is not Lay.UNRESOLVED
    )
    return HandScore(dice, bonuses, state.sips[seat], state.water[seat], cards)


def _bonus(card: str, dwarf: str, up: list[str], dice: tuple[int, ...]) -> Bonus | None:
    """Return the points of one face-up card before the player of `dwarf`, None if it never scores (DDD-CARD-01)."""
    shown, kind = CARDS[card]
    own = shown == dwarf  # then the personal text counts, else the main one
    if kind is Kind.COUNCIL:  # DDD-CARD-COUNCIL: the card itself counts
        banners = [CARDS[other][0] for other in up]
        count = banners.count(dwarf) if own else len(set(banners))
        return Bonus(card, own, 2 * count, count)
    if kind is Kind.SEEING_DOUBLE:  # DDD-CARD-DOUBLE
        groups = [count for count in Counter(dice).values() if count > 1]
        points = sum(_OWN_DOUBLE[count] for count in groups) if own else 4 * bool(groups)
        return Bonus(card, own, points, sum(groups))
    if kind is Kind.PASSED_OUT and own:  # DDD-CARD-PASSEDOUT
        return Bonus(card, own, 5, 0)
    return None
