"""The score of a hand with its reasons, totals over several hands, and the sheet (DDD-SCORE-*)."""

from collections import Counter
from typing import Any

import pytest

from tests.games.draft.tables import arranged, new_game, only
from tests.games.play import answer_one, chance, play_on, play_to_end

PLACES = [
    ["durnan/council@0.0", "nils/council@0.1", "durnan/seeing-double@0.2", "durnan/passed-out@0.3", "nils/gift@0.4"],
    ["nils/seeing-double@1.0", "nils/passed-out@1.1 down", "durnan/steal@1.2", "nils/drink@1.3", "nils/bonus@1.4"],
]


@pytest.mark.rules("DDD-SCORE-03", "DDD-SCORE-01")
def test_the_sheet_gives_dice_and_each_bonus_with_its_card():
    match = arranged(turn=6, places=PLACES, dice=[[1, 1, 2, 2, 3], [6, 6, 6, 1, 10]])

    (line,) = match.view(None)["sheet"]

    first, second = line["seats"]
    assert line["hand"] == 1
    assert (sorted(first["dice"]), first["sum"]) == ([1, 1, 2, 2, 3], 9)
    bonuses = {bonus["card"]: (bonus["own"], bonus["points"]) for bonus in first["bonuses"]}
    assert bonuses == {
        "durnan/council": (True, 6),  # Council, Seeing Double, Passed Out
        "nils/council": (False, 4),  # Durnan and Nils
        "durnan/seeing-double": (True, 12),  # two pairs
        "durnan/passed-out": (True, 5),
    }
    assert first["score"] == 9 + 6 + 4 + 12 + 5
    assert [(b["card"], b["points"]) for b in second["bonuses"]] == [("nils/seeing-double", 10)]
    assert second["score"] == 29 + 10


@pytest.mark.rules("DDD-SCORE-03", "DDD-SCORE-02")
@pytest.mark.parametrize("seed", range(5))
def test_the_sheet_has_a_line_a_hand_and_totals_that_add_up(seed: int):
    match = new_game(2 + seed, "drinking", hands=3, seed=seed, sip_limit=1)

    events = play_to_end(match, chance(seed))

    view = match.view(None)
    assert [line["hand"] for line in view["sheet"]] == [1, 2, 3]
    running = [0] * (2 + seed)
    sips: Counter[tuple[int, int]] = Counter()
    hand = 0
    for event in events:
        if event.kind == "deal":
            hand = int(event.public["hand"])
        elif event.kind == "sip":
            sips.update((hand, int(seat)) for seat in event.public["seats"])
    for line, score in zip(view["sheet"], only(events, "score"), strict=True):
        for seat, entry in enumerate(line["seats"]):
            assert entry["score"] == entry["sum"] + sum(bonus["points"] for bonus in entry["bonuses"])
            assert entry["sum"] == sum(entry["dice"])
            assert len(entry["dice"]) == 5
            assert entry["sips"] == sips[line["hand"], seat]
            assert entry["water"] == max(0, entry["sips"] - 1)
            running[seat] += entry["score"]
        assert score["totals"] == running
    assert view["totals"] == running
    assert match.result is not None
    assert match.result["totals"] == running


@pytest.mark.rules("DDD-SCORE-02")
@pytest.mark.parametrize("seed", range(8))
def test_the_highest_total_of_all_hands_wins(seed: int):
    match = new_game(4, hands=2, seed=seed)

    play_to_end(match, chance(seed))

    totals = match.view(None)["totals"]
    assert match.view(None)["winners"] == [s for s, total in enumerate(totals) if total == max(totals)]


def points(view: dict[str, Any], seat: int) -> int:
    """Return the bonuses of a seat by the rule page alone, from what everybody sees."""
    row = view["seats"][seat]
    values = Counter(die["value"] for die in row["dice"])
    cards = [place["card"].split("/") for place in row["places"] if place["state"] == "resolved"]
    total = 0
    for dwarf, kind in cards:
        own = dwarf == row["dwarf"]
        if kind == "council":
            total += 2 * (sum(d == dwarf for d, _ in cards) if own else len({d for d, _ in cards}))
        elif kind == "seeing-double" and own:
            total += sum({1: 0, 2: 6, 3: 10, 4: 14, 5: 18}[count] for count in values.values())
        elif kind == "seeing-double":
            total += 4 if max(values.values()) > 1 else 0
        elif kind == "passed-out":
            total += 5 if own else 0
    return total


@pytest.mark.rules("DDD-SCORE-01", "DDD-CARD-COUNCIL", "DDD-CARD-DOUBLE", "DDD-CARD-PASSEDOUT", "DDD-CARD-01")
@pytest.mark.parametrize("seed", range(60))
def test_every_score_is_what_a_second_reading_of_the_rules_gives(seed: int):
    """The live score as well, at every decision of random games."""
    match = new_game(2 + seed % 7, *(["best-laid-plans"] if seed % 3 == 0 else []), seed=seed)

    for _ in play_on(match, chance(seed), step=answer_one):
        _agrees(match.view(None), [seat["bonus"] for seat in match.view(None)["if_ended"]])

    (line,) = match.view(None)["sheet"]
    _agrees(match.view(None), [sum(b["points"] for b in seat["bonuses"]) for seat in line["seats"]])
    for seat, entry in enumerate(line["seats"]):
        assert entry["score"] == sum(d["value"] for d in match.view(None)["seats"][seat]["dice"]) + points(
            match.view(None), seat
        )


def _agrees(view: dict[str, Any], bonuses: list[int]) -> None:
    assert bonuses == [points(view, seat) for seat in range(len(view["seats"]))]
