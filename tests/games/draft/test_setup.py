"""Setting up a game: dwarves, cards, dice, what is agreed (DDD-SETUP-*)."""

from typing import Any

import pytest

from dwarfdraft.engine.game import BadSetup
from dwarfdraft.engine.match import Match
from dwarfdraft.games.draft.cards import CLANS, NAMES
from dwarfdraft.games.draft.game import DRAFT
from dwarfdraft.games.draft.names import DraftNames
from tests.games.cases import COMBINATIONS, DWARVES
from tests.games.draft.tables import new_game, only
from tests.games.play import chance, play_to_end

KINDS = {
    "drink", "bonus", "council", "round", "cheater", "gift", "fight", "reroll", "steal", "passed-out", "seeing-double"
}  # fmt: skip


def _cards(match: Match[Any]) -> list[str]:
    state = match.state
    return [*state.deck, *state.discard, *(card for hand in state.hands for card in hand)]


@pytest.mark.rules("DDD-SETUP-01")
@pytest.mark.parametrize("seats", range(2, 9))
def test_two_to_eight_can_play_each_another_dwarf(seats: int):
    match = new_game(seats)

    dwarves = [seat["dwarf"] for seat in match.view(None)["seats"]]

    assert dwarves == list(DWARVES[:seats])
    assert len(match.pending) == seats


@pytest.mark.rules("DDD-SETUP-01")
@pytest.mark.parametrize(
    "seats",
    [
        [],
        ["durnan"],
        [*DWARVES, "durnan"],
        ["durnan", "durnan"],
        ["durnan", "nils", "durnan"],
        ["durnan", "gimli"],
        ["durnan", None],
        "durnan",
        None,
    ],
)
def test_one_nine_the_same_dwarf_twice_or_an_unknown_dwarf_cannot_play(seats: Any):
    with pytest.raises(BadSetup) as bad:
        Match.start(DRAFT, {"seats": seats}, "1")

    assert bad.value.field == "seats"


@pytest.mark.rules("DDD-SETUP-01")
def test_eight_dwarves_come_from_eight_clans():
    assert set(NAMES) == set(CLANS) == set(DWARVES)
    assert len(set(CLANS.values())) == 8
    assert {dwarf: NAMES[dwarf].lower().split()[1] for dwarf in CLANS} == CLANS
    assert NAMES["anbak"].endswith("Flagonbeard")
    assert (NAMES["hilda"], NAMES["orrin"]) == ("Hilda Irongullet", "Orrin Anvilale")


@pytest.mark.rules("DDD-SETUP-02")
@pytest.mark.parametrize("seats", range(2, 9))
def test_the_deck_holds_the_eleven_cards_of_each_chosen_dwarf_and_no_others(seats: int):
    cards = _cards(new_game(seats))

    assert len(cards) == 11 * seats
    assert set(cards) == {f"{dwarf}/{kind}" for dwarf in DWARVES[:seats] for kind in KINDS}


@pytest.mark.rules("DDD-SETUP-03", "DDD-HAND-02")
@pytest.mark.parametrize("seats", range(2, 9))
def test_each_has_two_dice_of_six_two_of_eight_and_one_of_ten_sides(seats: int):
    for seat in new_game(seats).view(None)["seats"]:
        assert [die["sides"] for die in seat["dice"]] == [6, 6, 8, 8, 10]
        assert all(1 <= die["value"] <= die["sides"] for die in seat["dice"])


@pytest.mark.rules("DDD-SETUP-03")
def test_a_ten_sided_die_shows_one_to_ten_and_never_zero():
    shown = [{die["value"] for seed in range(300) for die in _dice(seed, k)} for k in (0, 2, 4)]

    assert shown == [set(range(1, 7)), set(range(1, 9)), set(range(1, 11))]


def _dice(seed: int, k: int) -> list[dict[str, Any]]:
    return [seat["dice"][k] for seat in new_game(2, seed=seed).view(None)["seats"]]


@pytest.mark.rules("DDD-SETUP-04")
@pytest.mark.parametrize("options", COMBINATIONS)
def test_any_combination_of_optional_rules_can_be_agreed(options: tuple[str, ...]):
    match = new_game(3, *options)

    assert set(match.view(None)["options"]) == set(options)


@pytest.mark.rules("DDD-SETUP-04")
@pytest.mark.parametrize("hands", [1, 2, 5])
def test_as_many_hands_are_played_as_were_agreed(hands: int):
    match = new_game(2, hands=hands)

    events = play_to_end(match, chance(hands))

    assert [event["hand"] for event in only(events, "score")] == list(range(1, hands + 1))
    assert match.over


@pytest.mark.rules("DDD-SETUP-04")
def test_no_optional_rule_is_on_unless_agreed():
    view = new_game(2).view(None)

    assert view["options"] == []
    assert view["hands"] == 1


@pytest.mark.rules("DDD-SETUP-04")
@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("hands", 0),
        ("hands", -1),
        ("hands", "2"),
        ("hands", True),
        ("hands", 1.0),
        ("options", ["no-dice"]),
        ("options", "drinking"),
        ("options", [1]),
        ("sip_limit", -1),
        ("sip_limit", None),
        ("sober", [2]),
        ("sober", [-1]),
        ("sober", [True]),
        ("sober", 0),
        ("timer_s", 0),
        ("beer", 1),
    ],
)
def test_what_cannot_be_agreed_is_refused_with_its_field(field: str, value: Any):
    with pytest.raises(BadSetup) as bad:
        new_game(2, **({field: value} if field != "options" else {}), **_options(field, value))

    assert bad.value.field == field
    assert bad.value.key


def _options(field: str, value: Any) -> dict[str, Any]:
    return {"options": value} if field == "options" else {}


def test_a_set_up_read_twice_stays_the_same():
    once = DRAFT.read_setup({"seats": ["nils", "orrin"], "options": ["drinking", "best-laid-plans"], "sober": [1, 1]})

    assert DRAFT.read_setup(once) == once
    assert once["options"] == ["best-laid-plans", "drinking"]
    assert once["sober"] == [1]
    assert once["timer_s"] == 60


def test_numbers_that_are_chosen_in_the_terminal_are_those_of_the_game():
    setup = DraftNames().simulated(3, {"hands": 2, "sip_limit": 6, "timer_s": 30})

    assert (setup["hands"], setup["sip_limit"], setup["timer_s"]) == (2, 6, 30)
