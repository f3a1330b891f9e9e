"""A turn: draft, attach, starting dwarf, resolve, pass (DDD-TURN-*)."""

import orjson
import pytest

from tests.games.cases import DWARVES
from tests.games.draft.tables import arranged, asked, commit, hand_of, legal, new_game, only, play_until, say
from tests.games.play import answer_one, chance, frame, play_on, play_to_end


@pytest.mark.rules("DDD-TURN-01", "DDD-TURN-02")
def test_a_committed_card_and_die_are_seen_by_nobody_else_until_all_have_committed():
    match = new_game(4)
    viewers = [None, 0, 2, 3]
    before = [orjson.dumps(match.view(viewer)) for viewer in viewers]

    card = hand_of(match, 1)[2]
    events = say(match, 1, {"card": card, "die": "1.3"})

    assert events == []
    assert [orjson.dumps(match.view(viewer)) for viewer in viewers] == before
    assert match.marks() == {"asked": [0, 1, 2, 3], "ready": [1]}
    answered = [(match.prompt(seat) or {})["answered"] for seat in range(4)]
    assert answered == [None, {"card": card, "die": "1.3"}, None, None]


@pytest.mark.rules("DDD-TURN-01")
def test_a_card_is_drafted_from_the_own_hand():
    match = new_game(3)

    assert [sorted(legal(match, seat)["card"]) for seat in range(3)] == [sorted(hand_of(match, s)) for s in range(3)]


@pytest.mark.rules("DDD-TURN-02")
def test_all_dice_become_visible_at_once_and_the_cards_stay_face_down():
    match = new_game(3, "best-laid-plans")
    cards = [hand_of(match, seat)[0] for seat in range(3)]

    events = commit(match, *[f"{card}@{seat}.{seat}" for seat, card in enumerate(cards)])

    (committed,) = only(events, "committed")
    assert committed == {"turn": 1, "dice": ["0.0", "1.1", "2.2"]}
    for seat, row in enumerate(match.view(None)["seats"]):
        (place,) = row["places"]
        assert (place["card"], place["die"], place["state"]) == (None, f"{seat}.{seat}", "unresolved")
        assert match.view(seat)["seats"][seat]["places"][0]["card"] == cards[seat]


@pytest.mark.rules("DDD-TURN-02")
def test_a_die_is_attached_with_its_value_and_not_twice():
    match = play_and(new_game(3, "best-laid-plans"), 3)
    values = {die["die"]: die["value"] for seat in match.view(None)["seats"] for die in seat["dice"]}

    free = [die["die"] for die in match.view(None)["seats"][0]["dice"] if die["column"] is None]

    assert len(free) == 3
    assert legal(match, 0)["die"] == free
    commit(match, *[f"{hand_of(match, seat)[0]}@{legal(match, seat)['die'][0]}" for seat in range(3)])
    assert values == {die["die"]: die["value"] for seat in match.view(None)["seats"] for die in seat["dice"]}


def play_and(match, turn: int):
    """Play at random to a turn and return the match."""
    play_until(match, turn)
    return match


@pytest.mark.rules("DDD-TURN-03")
@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("options", [(), ("best-laid-plans",)], ids=["as usual", "plans"])
def test_five_starting_cards_are_drawn_a_hand_and_each_names_who_starts(seats: int, options: tuple[str, ...]):
    match = new_game(seats, *options)

    events = play_to_end(match, chance(seats))

    starts = only(events, "starts")
    dwarves = [seat["dwarf"] for seat in match.view(None)["seats"]]
    assert [start["turn"] for start in starts] == [1, 2, 3, 4, 5]
    assert [dwarves[start["seat"]] for start in starts] == [start["card"].split("/")[0] for start in starts]
    assert match.view(None)["deck"] == 4 * seats - 5


@pytest.mark.rules("DDD-TURN-03", "DDD-OPT-02")
def test_a_starting_card_is_drawn_even_when_nothing_of_the_column_is_left_to_resolve():
    first = ["nils/gift", "durnan/drink", "durnan/council", "durnan/bonus"]
    second = ["durnan/gift", "nils/seeing-double", "nils/council", "nils/bonus"]
    match = arranged(
        2,
        "best-laid-plans",
        turn=5,
        places=[[f"{c}@{s}.{i} unresolved" for i, c in enumerate(row)] for s, row in enumerate((first, second))],
        hands=[["durnan/passed-out"], ["nils/passed-out"]],
        deck=["durnan/fight", "nils/steal", "durnan/reroll", "nils/fight", "durnan/round"],
        dice=[[1] * 5, [1] * 5],
    )  # fmt: skip
    # Seat 0 fetches seat 1's card of column 2, seat 1 that of seat 0: nothing of column 2 is left.
    events = commit(match, "durnan/passed-out@0.4", "nils/passed-out@1.4")
    events += say(match, 0, "nils/seeing-double")
    events += say(match, 1, "durnan/drink")
    while not match.over:
        events += say(match, match.pending[0].seat, match.pending[0].options.pick(chance(0)))

    assert [start["card"] for start in only(events, "starts")][1] == "nils/steal"
    assert [reveal["place"] for reveal in only(events, "reveal") if reveal["place"].endswith(":2")] == []
    assert len(only(events, "starts")) == 5


@pytest.mark.rules("DDD-TURN-04")
@pytest.mark.parametrize("seats", [3, 8])
def test_cards_are_turned_up_clockwise_from_the_starting_player(seats: int):
    """With cards that move nothing the lap is plain."""
    dwarves = [seat["dwarf"] for seat in new_game(seats).view(None)["seats"]]
    match = arranged(seats, hands=[[f"{dwarf}/council"] for dwarf in dwarves], deck=["myra/drink"])

    events = commit(match, *[f"{dwarf}/council@{seat}.0" for seat, dwarf in enumerate(dwarves)])

    assert [reveal["seat"] for reveal in only(events, "reveal")] == [(2 + i) % seats for i in range(seats)]
    assert all(reveal["own"] for reveal in only(events, "reveal"))


@pytest.mark.rules("DDD-TURN-07")
@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("options", [(), ("best-laid-plans",)], ids=["as usual", "plans"])
def test_the_rest_of_each_hand_goes_to_the_left(seats: int, options: tuple[str, ...]):
    match = new_game(seats, *options)
    before = [hand_of(match, seat) for seat in range(seats)]
    drafted = [hand[0] for hand in before]

    commit(match, *[f"{card}@{seat}.0" for seat, card in enumerate(drafted)])
    play_until(match, turn=2)

    for seat in range(seats):
        assert sorted(hand_of(match, (seat + 1) % seats)) == sorted(set(before[seat]) - {drafted[seat]})


@pytest.mark.rules("DDD-TURN-08", "DDD-INV-03")
@pytest.mark.parametrize("seed", range(12))
def test_every_seat_has_as_many_cards_in_front_as_the_others_and_five_dice(seed: int):
    match = new_game(2 + seed % 7, *(["best-laid-plans"] if seed % 2 else []), seed=seed)

    for _ in play_on(match, chance(seed), step=answer_one):
        rows = match.view(None)["seats"]
        assert len({len(row["places"]) for row in rows}) == 1
        for row in rows:
            assert len(row["dice"]) == 5
            attached = [place["die"] for place in row["places"]]
            assert attached == [die["die"] for die in row["dice"] if die["column"] is not None]
            assert [die["column"] for die in row["dice"]][: len(attached)] == list(range(1, len(attached) + 1))


@pytest.mark.rules("DDD-TURN-04", "DDD-TURN-06")
def test_a_card_that_a_round_brings_is_revealed_as_part_of_the_chain():
    match = arranged(3, hands=[["nils/round"], ["myra/gift"], ["myra/council"]], deck=["durnan/council"])

    events = commit(match, "nils/round@0.0", "myra/gift@1.0", "myra/council@2.0")

    assert [(r["seat"], r["card"], r["via"]) for r in only(events, "reveal")] == [
        (0, "nils/round", "turn"),
        (0, "myra/gift", "chain"),
    ]
    assert asked(match) == [(0, "card")]


@pytest.mark.rules("DDD-CARD-FIGHT")
def test_choices_for_a_fight_stay_hidden_until_all_are_in():
    match = arranged(3, hands=[["nils/fight"], ["nils/council"], ["myra/council"]], deck=["durnan/council"])
    commit(match, "nils/fight@0.0", "nils/council@1.0", "myra/council@2.0")
    before = [frame(match, viewer, []) for viewer in (None, 1, 2)]

    events = say(match, 0, "0.4")

    assert events == []
    assert [frame(match, viewer, []) for viewer in (None, 1, 2)] == before
    assert match.marks()["ready"] is None


@pytest.mark.rules("DDD-DIE-05")
def test_a_skipped_step_and_a_choice_made_by_the_game_stand_in_the_log():
    match = arranged(
        2, hands=[["durnan/council"], ["durnan/drink"]], deck=["nils/gift"], dice=[[6, 6, 8, 8, 9], [6, 6, 8, 8, 10]]
    )

    events = commit(match, "durnan/council@0.0", "durnan/drink@1.0")

    (forced,) = only(events, "forced")
    (skipped,) = only(events, "skipped")
    assert (forced["seat"], forced["card"], forced["value"]) == (1, "durnan/drink", "0.4")
    assert (skipped["seat"], skipped["card"]) == (1, "durnan/drink")


@pytest.mark.rules("DDD-DIE-05")
@pytest.mark.parametrize("seed", range(6))
def test_nobody_is_asked_for_the_only_answer_unless_it_is_optional(seed: int):
    match = new_game(2 + seed, "more-luck", "keep-it-going", seed=seed)

    for _ in play_on(match, chance(seed)):
        for ask in match.pending:
            if ask.kind not in ("draft", "ignore", "luck", "raise"):
                assert len(list(ask.options.every())) > 1, ask


@pytest.mark.rules("DDD-INV-03", "DDD-TURN-04", "DDD-INV-04")
@pytest.mark.parametrize("seed", range(24))
def test_a_column_is_resolved_whole_however_rounds_and_gifts_carry_its_cards(seed: int):
    """Every seat drafts a Round, a Gift or a Clan Council of its own dwarf or its neighbour's."""
    chooser, seats = chance(("carried", seed)), 3 + seed % 6
    dwarves = DWARVES[:seats]
    owners = [dwarves[(seat + shift) % seats] for shift in (chooser.below(2),) for seat in range(seats)]
    cards = [f"{dwarf}/{chooser.choice(('round', 'round', 'gift', 'council'))}" for dwarf in owners]
    match = arranged(seats, seed=seed, hands=[[card] for card in cards])

    events = commit(match, *[f"{card}@{seat}.0" for seat, card in enumerate(cards)])
    while match.view(None)["phase"] == "resolve":
        answer_one(match, chooser)
        events += match.take_events()

    states = [[place["state"] for place in row["places"]] for row in match.view(None)["seats"]]
    assert states == [["resolved"]] * seats
    assert sorted(reveal["card"] for reveal in only(events, "reveal")) == sorted(cards)
