"""A hand from the deal to the score, and the next one (DDD-HAND-*)."""

import pytest

from dwarfdraft.games.draft.cards import draw_deck
from tests.games.cases import DWARVES
from tests.games.draft.tables import arranged, commit, hand_of, new_game, only, play_until, say
from tests.games.play import chance, play_to_end

HOME = [[f"{seat}.{k}" for k in range(5)] for seat in range(8)]


@pytest.mark.rules("DDD-HAND-01")
@pytest.mark.parametrize("seats", range(2, 9))
def test_seven_cards_are_dealt_to_each(seats: int):
    match = new_game(seats)

    hands = [hand_of(match, seat) for seat in range(seats)]

    assert [len(hand) for hand in hands] == [7] * seats
    assert len({card for hand in hands for card in hand}) == 7 * seats
    assert match.view(None)["deck"] == 4 * seats
    assert match.view(None)["discard"] == []


@pytest.mark.rules("DDD-HAND-01")
def test_every_card_can_come_to_every_seat():
    """The deck is shuffled: over many deals each seat is dealt each card about as often."""
    times = {(seat, card): 0 for seat in (0, 1) for card in draw_deck(("durnan", "nils"))}

    for seed in range(660):
        match = new_game(2, seed=seed)
        for seat in (0, 1):
            for card in hand_of(match, seat):
                times[seat, card] += 1

    # 660 deals x 7/22: 210 each, standard deviation 12.
    assert all(150 < count < 270 for count in times.values())


@pytest.mark.rules("DDD-HAND-02")
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_dice_are_rolled_for_all_to_see_and_lie_unattached(seats: int):
    match = new_game(seats)
    (deal,) = only(match.take_events(), "deal")

    seen = {die["die"]: die["value"] for seat in match.view(None)["seats"] for die in seat["dice"]}

    assert seen == deal["dice"]
    assert set(seen) == {die for row in HOME[:seats] for die in row}
    assert all(die["column"] is None for seat in match.view(None)["seats"] for die in seat["dice"])


@pytest.mark.rules("DDD-HAND-02")
@pytest.mark.parametrize("seed", range(10))
def test_a_die_changes_only_when_the_log_says_so(seed: int):
    match = new_game(4, "more-luck", "best-laid-plans", seed=seed)
    values: dict[str, int] = {}

    for event in play_to_end(match, chance(seed)):
        if event.kind == "deal":
            values = dict(event.public["dice"])
        elif event.kind in ("roll", "raised", "lowered"):
            assert values[event.public["die"]] == event.public["was"]
            values[event.public["die"]] = event.public["value"]

    end = {die["die"]: die["value"] for seat in match.view(None)["seats"] for die in seat["dice"]}
    assert end == values


@pytest.mark.rules("DDD-HAND-03")
@pytest.mark.parametrize("seats", range(2, 9))
def test_five_turns_are_played_in_order_and_two_cards_are_left_over(seats: int):
    match = new_game(seats)

    kinds = [
        (event.kind, event.public.get("turn"))
        for event in play_to_end(match, chance(seats))
        if event.kind in ("deal", "committed", "starts", "passed", "score")
    ]

    turns: list[tuple[str, int | None]] = [("deal", None)]
    for turn in range(1, 6):
        turns += [("committed", turn), ("starts", turn), ("passed", turn + 1)]
    assert kinds == [*turns[:-1], ("score", None)]
    view = match.view(None)
    assert [seat["hand"] for seat in view["seats"]] == [2] * seats
    assert [len(seat["places"]) for seat in view["seats"]] == [5] * seats


@pytest.mark.rules("DDD-HAND-03", "DDD-SCORE-01")
def test_the_two_cards_left_over_score_nothing():
    rows = [[f"{dwarf}/{kind}@{seat}.{i}" for i, kind in enumerate(("bonus", "gift", "fight", "drink"))]
            for seat, dwarf in enumerate(("durnan", "nils"))]  # fmt: skip
    match = arranged(
        turn=5,
        places=rows,
        hands=[["durnan/steal", "durnan/council", "durnan/seeing-double"], ["nils/seeing-double"]],
        deck=["nils/round"],
        dice=[[1, 1, 1, 1, 1], [1, 2, 3, 4, 5]],
    )

    commit(match, "durnan/steal@0.4", "nils/seeing-double@1.4")
    while not match.over:
        ask = match.pending[0]
        match.answer(ask.seat, ask.id, "0.3")

    assert match.result is not None
    assert match.result["totals"] == [5, 15]
    assert [seat["hand"] for seat in match.view(None)["seats"]] == [2, 2]


@pytest.mark.rules("DDD-HAND-04", "DDD-INV-02")
@pytest.mark.parametrize("seats", [2, 3, 8])
def test_the_next_hand_is_dealt_from_all_cards_and_rolled_with_all_dice_at_home(seats: int):
    match = new_game(seats, hands=2)

    events = play_until(match, turn=1, hand=2)

    first, second = only(events, "deal")
    state, view = match.state, match.view(None)
    cards = [*state.deck, *(card for hand in state.hands for card in hand)]
    assert sorted(cards) == sorted(draw_deck(DWARVES[:seats]))
    assert [seat["hand"] for seat in view["seats"]] == [7] * seats
    assert [seat["places"] for seat in view["seats"]] == [[]] * seats
    assert view["discard"] == []
    assert [[die["die"] for die in seat["dice"]] for seat in view["seats"]] == HOME[:seats]
    assert first["dice"] != second["dice"]
    assert len(view["sheet"]) == 1


@pytest.mark.rules("DDD-HAND-04")
def test_a_stolen_die_goes_home_after_the_hand():
    match = arranged(
        table={"hands": 2},
        turn=5,
        places=[[f"durnan/{k}@0.{i}" for i, k in enumerate(("bonus", "gift", "fight", "drink"))],
                [f"nils/{k}@1.{i}" for i, k in enumerate(("bonus", "gift", "fight", "drink"))]],
        hands=[["nils/steal"], ["nils/council"]],
        deck=["durnan/round"],
    )  # fmt: skip
    commit(match, "nils/steal@0.4", "nils/council@1.4")
    say(match, 0, "1.4")

    view = match.view(None)

    assert view["hand"] == 2
    assert [[die["die"] for die in seat["dice"]] for seat in view["seats"]] == HOME[:2]
    assert [[die["sides"] for die in seat["dice"]] for seat in view["seats"]] == [[6, 6, 8, 8, 10]] * 2


@pytest.mark.rules("DDD-HAND-04")
def test_sips_are_counted_anew_in_each_hand():
    match = new_game(2, "drinking", hands=2, sip_limit=0)

    events = play_until(match, turn=1, hand=2)

    assert sum(len(sip["seats"]) for sip in only(events, "sip")) > 0
    assert [seat["sips"] for seat in match.view(None)["seats"]] == [0, 0]
