"""Variants with teams and Bosses: who may sit where, what teams share, what everybody starts with."""

from typing import Any

import pytest

from dwarfdraft.engine.game import BadSetup
from dwarfdraft.engine.match import Match
from dwarfdraft.games.tavern.game import TAVERN
from dwarfdraft.games.tavern.state.options import Variant, options_of, read_setup
from dwarfdraft.games.tavern.state.stored import CODEC
from tests.games.tavern.tables import Tavern

HEROES = ["deirdre", "fiona", "gerki", "zot", "dimli", "eve", "fleck", "gog"]


def new_game(players: int, variant: str, seed: str = "1", **setup: Any) -> Tavern:
    """Begin a game of the first so many heroes."""
    return Match.start(TAVERN, {"seats": HEROES[:players], "variant": variant, **setup}, seed)


@pytest.mark.rules("RDI-2HD-01", "RDI-2HD-04", "RDI-VRULING-09")
def test_in_pairs_neighbours_are_a_team():
    state = new_game(6, "two_headed_dragon").state

    assert [seat.party for seat in state.seats] == [0, 0, 1, 1, 2, 2]
    assert (state.team(3), state.teammates(3)) == ([2, 3], [2])
    assert state.are_teammates(4, 5)
    assert not state.are_teammates(3, 4)


@pytest.mark.rules("RDI-TEAM-02", "RDI-TEAM-26", "RDI-2HD-02", "RDI-2HD-06", "RDI-2HD-07")
def test_everybody_has_a_hand_a_deck_and_a_pile_of_their_own():
    for player in new_game(4, "two_headed_dragon").state.seats:
        assert (len(player.hand), len(player.deck), len(player.pile)) == (7, 33, 1)
        assert {card.partition("/")[0] for card in player.hand + player.deck} == {player.character}


@pytest.mark.rules("RDI-TEAM-07", "RDI-TEAM-09", "RDI-2HD-03", "RDI-2HD-08", "RDI-VRULING-21")
@pytest.mark.parametrize("players", [4, 6, 8])
def test_a_team_of_two_starts_with_one_set_of_stats_and_two_tokens(players: int):
    state = new_game(players, "two_headed_dragon").state

    shared = [(party.fortitude, party.alcohol, party.gold, party.tokens) for party in state.parties]
    assert shared == [(20, 0, 10, 2)] * (players // 2)


@pytest.mark.rules("RDI-VRULING-11")
def test_the_team_that_begins_is_drawn_or_named():
    drawn = {new_game(6, "two_headed_dragon", seed=str(seed)).state.active for seed in range(40)}

    assert drawn == {0, 2, 4}
    assert new_game(6, "two_headed_dragon", first=3).state.active == 2


@pytest.mark.rules("RDI-VRULING-89", "RDI-VRULING-97")
@pytest.mark.parametrize(
    ("variant", "allowed"), [("individual", [2, 3, 4, 5, 6, 7, 8]), ("two_headed_dragon", [4, 6, 8])]
)
def test_each_variant_is_for_so_many(variant: str, allowed: list[int]):
    for players in range(2, 9):
        setup = {"seats": HEROES[:players], "variant": variant}
        if players in allowed:
            assert len(read_setup(setup)["seats"]) == players
            continue
        with pytest.raises(BadSetup, match="seats_of_variant") as refused:
            read_setup(setup)
        assert refused.value.data["allowed"] == allowed


@pytest.mark.rules("RDI-BOSS-09")
@pytest.mark.parametrize(
    "variant", ["boss_battle", "two_headed_boss_battle", "leaders_and_lackeys", "boss_versus_boss"]
)
def test_no_hero_is_a_boss(variant: str):
    with pytest.raises(BadSetup, match="boss_is_villain"):
        read_setup({"seats": HEROES[:4], "variant": variant})


def test_a_table_of_before_there_were_variants_is_for_all_against_all():
    setup = {"seats": ["gog", "zot"], "drinks": ["RDI 1"], "first": 1}

    assert options_of(setup).variant is Variant.INDIVIDUAL
    assert not options_of(setup).is_team_game
    assert read_setup(setup)["variant"] == "individual"


@pytest.mark.parametrize("variant", ["individual", "two_headed_dragon"])
def test_a_stored_table_comes_back_with_its_teams(variant: str):
    state = new_game(4, variant).rest.state

    assert CODEC.load(CODEC.dump(state)) == state


def test_a_variant_that_does_not_exist_is_refused():
    with pytest.raises(BadSetup, match="unknown_variant"):
        read_setup({"seats": HEROES[:4], "variant": "everybody"})
