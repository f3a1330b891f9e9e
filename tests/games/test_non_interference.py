"""What a viewer has not seen changes nothing that the viewer receives (docs/architecture.md: views)."""

from typing import Any

import pytest

from dwarfdraft.engine.match import Match
from dwarfdraft.engine.moves import Move
from dwarfdraft.engine.redealing import redealt
from tests.games.cases import COMBINATIONS, DWARVES, TAVERN, TEAMS, Case, params
from tests.games.worlds import Tally, compare, some_moment

CASES = [Case("draft", seats, COMBINATIONS[i]) for seats in range(2, 9) for i in range(seats % 2, 16, 2)]
PER_CASE = 18
"""56 tables x 18 moments: a thousand cases a run; tests/long takes ten times as many."""
TAVERN_PER_CASE = 60
"""7 tables x 60 moments; tests/long takes a thousand."""


@pytest.mark.parametrize("case", params(CASES))
def test_nobody_can_tell_a_re_dealt_match_from_the_original(case: Case):
    tally = Tally()

    for number in range(PER_CASE):
        compare(*some_moment(case, number), tally)

    assert tally.cases == PER_CASE
    assert tally.acts > 2 * PER_CASE
    assert tally.hidden_acts > 0
    assert tally.bots_asked > 0
    assert tally.different_worlds > PER_CASE // 2, "the re-deals change too little to show anything"


@pytest.mark.parametrize("case", params([*TAVERN, *TEAMS]))
def test_nobody_can_tell_a_re_dealt_tavern_from_the_original(case: Case):
    tally = Tally()

    for number in range(TAVERN_PER_CASE):
        compare(*some_moment(case, number), tally)

    assert tally.cases == TAVERN_PER_CASE
    assert tally.acts > 2 * TAVERN_PER_CASE
    assert tally.hidden_acts > TAVERN_PER_CASE
    assert tally.bots_asked > 0
    assert tally.different_worlds > TAVERN_PER_CASE // 2


def _history(match: Match[Any], hand: int) -> dict[int, set[str]]:
    """Return, by turn, the cards that were in a hand then: the ones there now and those drafted from it since."""
    state = match.state
    n = state.seats
    now = set(state.hands[(hand + state.turn - 1) % n]) if state.turn <= 5 else set()
    inside: dict[int, set[str]] = {}
    for turn in range(min(state.turn, 5), 0, -1):
        drafter = (hand + turn - 1) % n
        now = now | {
            place.card for row in state.places for place in row if (place.drafter, place.turn) == (drafter, turn)
        }
        inside[turn] = now
    return inside


@pytest.mark.parametrize("seats", range(2, 9))
def test_a_re_deal_keeps_every_hand_that_the_viewer_has_held(seats: int):
    """A hand that was passed on still holds what was in it, but for what was drafted from it since."""
    case = Case("draft", seats, ("best-laid-plans",) if seats % 2 else ())
    compared = 0

    for number in range(40):
        match, viewer, chooser = some_moment(case, number)
        if viewer is None or match.state.phase.value != "draft":
            continue
        twin = redealt(match, viewer, chooser)
        for hand in range(seats):
            ours, theirs = _history(match, hand), _history(twin, hand)
            for turn in ours:
                if (hand + turn - 1) % seats == viewer:
                    assert ours[turn] == theirs[turn]
                    compared += 1

    assert compared > 20


def test_a_re_deal_for_a_spectator_deals_all_hands_anew():
    match = Case("draft", 4).start("spectator")

    twin = redealt(match, None, match.rng.copy())

    hands, others = (
        [set((table.prompt(seat) or {})["options"]["fields"]["card"]["one"]) for seat in range(4)]
        for table in (match, twin)
    )
    assert all(a != b for a, b in zip(hands, others, strict=True))
    assert len(DWARVES) == 8


def test_a_declaration_that_was_taken_back_unseen_becomes_a_pass_where_the_re_dealt_hand_lacks_the_card():
    """Two declare, one card is played: nobody ever learns what the other would have played."""
    changed = 0

    for case in TAVERN:
        for number in range(60):
            match, viewer, chooser = some_moment(case, number)
            twin = redealt(match, viewer, chooser)
            for move, other in zip(match.tail[: match.tail_shown], twin.tail, strict=False):
                if move != other:
                    assert move.seat != viewer
                    assert other == Move("answer", move.seat, move.ask, "pass")
                    changed += 1

    assert changed > 0
