"""The numbers of the variants as games really begin: hands, decks, Gold, tokens, Actions and Drinks (RDI-VEX-059)."""

from typing import Any

import pytest

from dwarfdraft.engine.match import Match
from dwarfdraft.games.tavern.cards import form_of
from dwarfdraft.games.tavern.chapters import teams
from dwarfdraft.games.tavern.decks.all import card_of
from dwarfdraft.games.tavern.game import TAVERN
from tests.games.tavern.tables import Tavern, all_pass


def begun(variant: str, *characters: str) -> Tavern:
    """Return a game in its first turn, before the Action."""
    setup: dict[str, Any] = {"seats": list(characters), "variant": variant, "first": 0}
    match = Match.start(TAVERN, setup, "numbers")
    while match.pending[0].kind != "action":
        all_pass(match)
    return match


def forms_in_hand(match: Tavern, seat: int) -> int:
    return sum(form_of(card_of(card)) is not None for card in match.state.seats[seat].hand)


def hands_and_decks(match: Tavern) -> list[tuple[int, int]]:
    return [(len(seat.hand), len(seat.deck)) for seat in match.state.seats]


@pytest.mark.rules("RDI-BVB-01", "RDI-BVB-02", "RDI-BVB-03", "RDI-VRULING-94")
def test_boss_versus_boss_is_for_single_players_with_boss_decks_and_hands_of_seven():
    match = begun("boss_versus_boss", "torglesnarf", "vlazlo")

    assert [(party.gold, party.tokens) for party in match.state.parties] == [(12, 0), (10, 0)]
    assert hands_and_decks(match) == [(7, 48), (7, 29)]
    assert forms_in_hand(match, 1) == 1
    assert (teams.actions_left(match.state, 0), teams.drinks_to_order(match.state)) == (1, 1)


@pytest.mark.rules("RDI-LACKEY-01", "RDI-LACKEY-02", "RDI-LACKEY-03", "RDI-LACKEY-04", "RDI-VRULING-93")
def test_of_leaders_and_lackeys_each_team_has_a_boss_deck_and_another():
    match = begun("leaders_and_lackeys", "torglesnarf", "gerki", "vlazlo", "zot")

    assert [(party.gold, party.tokens) for party in match.state.parties] == [(12, 2), (10, 2)]
    assert hands_and_decks(match) == [(7, 48), (7, 33), (7, 29), (7, 33)]
    assert [teams.actions_left(match.state, seat) for seat in (0, 1)] == [1, 1]
    assert teams.drinks_to_order(match.state) == 2


@pytest.mark.rules("RDI-BOSS-04", "RDI-BOSS-05", "RDI-BOSS-08", "RDI-BOSS-13", "RDI-BOSS-14")
@pytest.mark.parametrize("challengers", [2, 3, 4])
def test_a_boss_holds_more_the_more_challengers_there_are(challengers: int):
    match = begun("boss_battle", "vlazlo", *("gerki", "zot", "fiona", "eve")[:challengers])

    assert [(party.gold, party.tokens) for party in match.state.parties] == [(10, challengers)] * 2
    hand = 6 + challengers
    assert hands_and_decks(match) == [(hand, 35 - hand + 1)] + [(7, 33)] * challengers
    assert forms_in_hand(match, 0) == 1
    assert [len(seat.pile) for seat in match.state.seats] == [1] * (challengers + 1)
