"""Let's Keep It Going (DDD-OPT-01)."""

from collections import Counter

import orjson
import pytest

from dwarfdraft.engine.errors import Refused
from tests.games.draft.tables import asked, commit, hand_of, legal, new_game, only, play_until, say
from tests.games.play import everything


def expire(match, seat: int, kind: str = "draft"):
    """Let the time of a seat run out; return the events."""
    ask = match.pending_for(seat)
    assert ask.kind == kind
    match.take_events()
    match.expire(seat, ask.id)
    return match.take_events()


@pytest.mark.rules("DDD-OPT-01")
def test_without_the_option_time_does_not_run_out():
    match = new_game(3)
    before = everything(match)

    with pytest.raises(Refused, match="not_legal"):
        match.expire(0, match.pending[0].id)

    assert everything(match) == before


@pytest.mark.rules("DDD-OPT-01")
@pytest.mark.parametrize("timer_s", [None, 15])
def test_the_timer_is_a_minute_unless_set_otherwise(timer_s: int | None):
    match = new_game(2, "keep-it-going", **({} if timer_s is None else {"timer_s": timer_s}))

    assert match.view(None)["timer_s"] == (timer_s or 60)


@pytest.mark.rules("DDD-OPT-01")
@pytest.mark.parametrize("late", range(4))
def test_the_left_neighbour_of_a_late_player_picks_a_back(late: int):
    match = new_game(4, "keep-it-going")
    for seat in range(4):
        if seat != late:
            say(match, seat, {"card": hand_of(match, seat)[0], "die": f"{seat}.0"})

    events = expire(match, late)

    assert only(events, "late") == [{"seats": [late]}]
    assert asked(match) == [((late + 1) % 4, "back")]
    assert legal(match, (late + 1) % 4) == list(range(7))


@pytest.mark.rules("DDD-OPT-01")
def test_who_picks_does_not_see_the_faces_and_learns_nothing_of_the_card():
    match = new_game(3, "keep-it-going")
    commit(match, f"{hand_of(match, 0)[0]}@0.0", f"{hand_of(match, 1)[0]}@1.0")
    expire(match, 2)
    shown = orjson.dumps([match.prompt(0), match.view(0)]).decode()
    late_hand = hand_of(match, 2)

    events = say(match, 0, 4)

    assert not any(card in shown for card in late_hand)
    (backed,) = [event for event in events if event.kind == "backed"]
    assert backed.public == {"seat": 2, "by": 0}
    assert backed.seen_by(2)["card"] in late_hand
    assert [set(backed.seen_by(viewer)) for viewer in (None, 0, 1)] == [{"n", "kind", "seat", "by"}] * 3


@pytest.mark.rules("DDD-OPT-01")
def test_every_back_is_a_card_of_its_own_and_their_order_tells_nothing():
    """Each back draws another card; over many deals each place of the sorted hand comes up."""
    places: Counter[int] = Counter()
    for seed in range(140):
        drawn = []
        match = new_game(2, "keep-it-going", seed=seed)
        say(match, 0, {"card": hand_of(match, 0)[0], "die": "0.0"})
        hand = hand_of(match, 1)
        expire(match, 1)
        for back in range(7):
            fork = match.fork()
            (backed,) = [event for event in say(fork, 0, back) if event.kind == "backed"]
            drawn.append(backed.seen_by(1)["card"])
        assert sorted(drawn) == sorted(hand)
        places[hand.index(drawn[0])] += 1

    # 140 deals over 7 places: 20 each, standard deviation 4.
    assert len(places) == 7
    assert all(5 <= count <= 38 for count in places.values())


@pytest.mark.rules("DDD-OPT-01", "DDD-TURN-01")
def test_the_late_player_plays_the_drawn_card_with_a_die_of_their_choice():
    match = new_game(2, "keep-it-going", "best-laid-plans")
    say(match, 0, {"card": hand_of(match, 0)[0], "die": "0.0"})
    before = hand_of(match, 1)
    expire(match, 1)

    (backed,) = [event for event in say(match, 0, 2) if event.kind == "backed"]
    card = backed.seen_by(1)["card"]
    say(match, 1, "1.3")

    (place,) = match.view(1)["seats"][1]["places"]
    assert (place["card"], place["die"]) == (card, "1.3")
    assert match.view(0)["seats"][1]["places"][0]["card"] is None
    assert sorted([*hand_of(match, 0), card]) == sorted(before)


@pytest.mark.rules("DDD-OPT-01")
def test_all_may_be_late_at_once():
    match = new_game(3, "keep-it-going", "best-laid-plans")
    for seat in range(3):
        expire(match, seat)

    assert sorted(asked(match)) == [(0, "back"), (1, "back"), (2, "back")]
    for seat in range(3):
        say(match, seat, 0)
    assert sorted(asked(match)) == [(0, "die"), (1, "die"), (2, "die")]
    for seat in range(3):
        say(match, seat, f"{seat}.4")
    assert match.view(None)["turn"] == 2


@pytest.mark.rules("DDD-OPT-01")
def test_a_back_and_a_die_not_chosen_in_time_are_drawn_by_chance():
    cards, dice = Counter[int](), Counter[str]()
    for seed in range(120):
        match = new_game(2, "keep-it-going", "best-laid-plans", seed=seed)
        say(match, 0, {"card": hand_of(match, 0)[0], "die": "0.0"})
        hand = hand_of(match, 1)
        expire(match, 1)
        expire(match, 0, "back")
        expire(match, 1, "die")
        (place,) = match.view(1)["seats"][1]["places"]
        assert place["card"] in hand
        cards[hand.index(place["card"])] += 1
        dice[place["die"]] += 1

    # 120 over 7 cards and 5 dice: 17 and 24 each, standard deviations 4 and 4.4.
    assert len(cards) == 7
    assert set(dice) == {f"1.{k}" for k in range(5)}
    assert max(cards.values()) < 36
    assert max(dice.values()) < 44


@pytest.mark.rules("DDD-OPT-01", "DDD-DIE-05")
def test_a_late_player_with_one_die_left_is_not_asked_for_it():
    match = new_game(2, "keep-it-going", "best-laid-plans")
    play_until(match, turn=5)
    say(match, 0, {"card": hand_of(match, 0)[0], "die": legal(match, 0)["die"][0]})
    expire(match, 1)

    events = say(match, 0, 0)

    assert only(events, "committed")
    assert [len(seat["places"]) for seat in match.view(None)["seats"]] == [5, 5]


@pytest.mark.rules("DDD-OPT-01")
def test_commits_of_the_others_stay_hidden_while_a_back_is_picked():
    match = new_game(3, "keep-it-going")
    card = hand_of(match, 1)[0]
    say(match, 1, {"card": card, "die": "1.2"})
    say(match, 0, {"card": hand_of(match, 0)[0], "die": "0.0"})

    expire(match, 2)

    for viewer in (None, 0, 2):
        view = match.view(viewer)
        assert all(die["column"] is None for seat in view["seats"] for die in seat["dice"])
        assert card not in orjson.dumps(view).decode()
