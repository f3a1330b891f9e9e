"""Bosses: Boss Battle and the other variants with Boss Decks (RDI-BOSS, RDI-2HBOSS, RDI-LACKEY, RDI-BVB)."""

from typing import Any

import pytest

from dwarfdraft.engine.game import BadSetup
from dwarfdraft.engine.match import Match
from dwarfdraft.games.tavern.cards import form_of
from dwarfdraft.games.tavern.chapters import teams
from dwarfdraft.games.tavern.decks.all import CHARACTERS, card_of, deck_of
from dwarfdraft.games.tavern.game import TAVERN
from dwarfdraft.games.tavern.state.options import read_setup
from tests.games.tavern.characters.case import Cards, each
from tests.games.tavern.tables import Tavern, act, all_pass, ask_of, happened, laid, legal, say, until
from tests.games.tavern.titles import WRESTLE

HEROES = ["fiona", "deirdre", "zot", "gerki"]
LACKEY = (7, 33)
"""Cards in hand and deck of who is no Boss."""
LOUD = "Stop thinking so loudly!"
MIND = "I've been known to break a mind or two..."
TENTACLES = "Tentacles are not only for thinking"
GRUNT = "Grunt the Brawler"
COINS = "These aren't the coins you're looking for"
PRIEST = "I'm not that kind of priestess!"


def new_game(*characters: str, variant: str, seed: str = "1") -> Tavern:
    return Match.start(TAVERN, {"seats": list(characters), "variant": variant}, seed)


def begun(*characters: str, variant: str) -> Tavern:
    """Begin a game and choose free form cards until everything is dealt."""
    match = new_game(*characters, variant=variant)
    while match.pending and match.pending[0].kind == "form":
        all_pass(match)
    return match


def battle(challengers: int = 3, **setup: Any) -> Tavern:
    """Lay a Boss Battle against Daareka; it is not her first turn."""
    return laid("daareka", *HEROES[:challengers], variant="boss_battle", **{"turn": 3, **setup})


@pytest.mark.rules("RDI-BOSS-01", "RDI-BOSS-04", "RDI-BOSS-05", "RDI-BOSS-07", "RDI-BOSS-08")
@pytest.mark.parametrize("challengers", [2, 3, 4])
def test_hands_and_tokens_go_by_the_number_of_challengers(challengers: int):
    state = begun("daareka", *HEROES[:challengers], variant="boss_battle").state

    assert [seat.party for seat in state.seats] == [0, *[1] * challengers]
    assert [len(seat.hand) for seat in state.seats] == [6 + challengers, *[7] * challengers]
    assert [len(seat.pile) for seat in state.seats] == [1] * (challengers + 1)
    assert [(party.gold, party.tokens) for party in state.parties] == [(10, challengers)] * 2
    assert sorted(state.seats[1].hand + state.seats[1].deck) == sorted(deck_of("fiona"))


@pytest.mark.rules("RDI-BOSS-06", "RDI-TEAM-03")
def test_challengers_share_their_stats_and_see_each_others_cards():
    match = begun("daareka", *HEROES[:3], variant="boss_battle")
    view = match.view(2)

    assert [row["seats"] for row in view["parties"]] == [[0], [1, 2, 3]]
    assert set(view["hands"]) == {"1", "3"}
    assert match.view(0)["hands"] == {}


@pytest.mark.rules("RDI-BOSS-10", "RDI-BOSS-14")
@pytest.mark.parametrize(("boss", "cards", "gold"), [("torglesnarf", 55, 12), ("vlazlo", 35, 10)])
def test_the_boss_has_the_boss_cards_and_the_extras_of_the_character(boss: str, cards: int, gold: int):
    assert len(deck_of(boss, boss=True)) == cards
    state = begun(boss, "fiona", "deirdre", variant="boss_battle").state

    assert len(state.seats[0].hand) == 8
    assert len(state.seats[0].pile) == 1
    assert (state.parties[0].gold, state.parties[0].tokens) == (gold, 2)


@pytest.mark.rules("RDI-BOSS-15", "RDI-VRULING-11")
def test_the_boss_goes_first_and_refills_to_the_bosss_hand_size():
    match = begun("daareka", *HEROES[:3], variant="boss_battle")
    assert match.state.active == 0
    until(match, "daareka", "discard")
    say(match, "daareka", legal(match, "daareka")[:4])

    assert len(match.state.seats[0].hand) == 9
    with pytest.raises(BadSetup, match="boss_begins"):
        read_setup({"seats": ["daareka", *HEROES[:3]], "variant": "boss_battle", "first": 2})


@pytest.mark.rules("RDI-BOSS-17", "RDI-BOSS-22")
@pytest.mark.parametrize(("challengers", "half"), [(2, 1), (3, 2), (4, 2)])
def test_the_first_turn_of_the_boss_is_half_a_turn_rounded_up(challengers: int, half: int):
    first = battle(challengers, turn=1, phase="action")
    assert teams.actions_left(first.state, 0) == teams.drinks_to_order(first.state) == half
    later = battle(challengers, phase="action")
    assert teams.actions_left(later.state, 0) == teams.drinks_to_order(later.state) == challengers


@pytest.mark.rules("RDI-BOSS-16", "RDI-BOSS-18", "RDI-BOSS-19", "RDI-BOSS-20")
def test_the_boss_plays_up_to_x_action_cards_one_at_a_time_on_whom_she_likes():
    match = battle(phase="action", hands={"daareka": [LOUD, MIND, TENTACLES, COINS]})
    for number, title in enumerate((LOUD, MIND, TENTACLES)):
        until(match, "daareka", "action")
        assert ask_of(match, "daareka").about == {"left": 3 - number}
        assert match.view(None)["seats"][0]["actions_left"] == 3 - number
        say(match, "daareka", title)
        say(match, "daareka", "zot")
    until(match, "daareka", "declare", "phase")

    open_cards = match.view(None)["seats"][0]["action_cards"]
    assert [card_of(card).title for card in open_cards] == [LOUD, MIND, TENTACLES]
    assert match.view(None)["seats"][0]["discard"] == []
    assert match.state.parties[1].fortitude == 20 - 2 - 2 - 3
    until(match, "daareka", "orders")
    assert len(match.state.seats[0].discard) == 3
    assert match.state.seats[0].action_cards == ()


@pytest.mark.rules("RDI-VRULING-90")
def test_a_card_that_orders_more_drinks_works_in_full_in_the_bosss_first_turn():
    fiends = "Wench, bring some drinks for these fiends!"
    match = battle(2, turn=1, phase="order", hands={"daareka": [fiends]}, piles={"daareka": []})
    until(match, "daareka", "declare", "phase")
    say(match, "daareka", fiends)
    until(match, "fiona", "discard")

    ordered = [public for kind, public in happened(match) if kind == "ordered"]
    assert len(ordered) == 1 + 2


@pytest.mark.rules("RDI-BOSS-24", "RDI-BOSS-25")
def test_challengers_take_a_shared_turn_and_order_one_drink_in_all():
    match = battle(active="fiona", phase="action", hands={"fiona": [WRESTLE], "deirdre": [PRIEST]})
    until(match, "deirdre", "action")
    assert [ask.seat for ask in match.pending if ask.kind == "action"] == [1, 2, 3]
    say(match, "deirdre", PRIEST)
    until(match, "fiona", "action")
    assert "none" in legal(match, "fiona")
    act(match, "fiona", WRESTLE)
    until(match, "zot", "drink")

    ordered = [public for kind, public in happened(match) if kind == "ordered"]
    assert ordered == [{"seat": 1, "for": 0, "card": ""}], "nobody is asked: there is only the Boss"
    assert match.state.stats(0).fortitude == 17


@pytest.mark.rules("RDI-VRULING-88")
def test_a_villain_may_be_a_challenger_with_the_regular_deck_but_nobody_plays_twice():
    state = begun("daareka", "torglesnarf", "fiona", variant="boss_battle").state
    torglesnarf = state.seats[1]
    assert sorted(torglesnarf.hand + torglesnarf.deck) == sorted(deck_of("torglesnarf"))
    with pytest.raises(BadSetup, match="character_taken"):
        read_setup({"seats": ["daareka", "daareka", "fiona"], "variant": "boss_battle"})


@pytest.mark.rules("RDI-2HBOSS-01", "RDI-2HBOSS-02", "RDI-2HBOSS-03", "RDI-2HBOSS-04", "RDI-VRULING-93")
def test_in_pairs_of_bosses_all_have_boss_decks_hands_of_seven_and_no_half_turn():
    state = begun("daareka", "torglesnarf", "vlazlo", "amundyr", variant="two_headed_boss_battle").state

    assert [len(player.hand) for player in state.seats] == [7] * 4
    for player in (state.seats[0], state.seats[1], state.seats[3]):
        assert sorted(player.hand + player.deck) == sorted(deck_of(player.character, boss=True))
    assert [(party.gold, party.tokens) for party in state.parties] == [(12, 2), (10, 2)]
    state.active, state.turn = 0, 1
    assert [teams.actions_left(state, seat) for seat in range(4)] == [1, 1, 0, 0]
    assert teams.drinks_to_order(state) == 2


@pytest.mark.rules("RDI-LACKEY-01", "RDI-LACKEY-02", "RDI-LACKEY-03", "RDI-LACKEY-04")
def test_a_leader_has_a_boss_deck_and_the_lackey_a_regular_one():
    state = begun("daareka", "fiona", "torglesnarf", "vlazlo", variant="leaders_and_lackeys").state

    assert state.options.bosses == (0, 2)
    decks = [sorted(player.hand + player.deck) for player in state.seats[:3]]
    assert decks == [sorted(deck_of(name, boss=name != "fiona")) for name in ("daareka", "fiona", "torglesnarf")]
    assert [len(player.hand) for player in state.seats] == [7] * 4
    assert [party.tokens for party in state.parties] == [2, 2]
    assert [teams.actions_left(state, seat) for seat in state.team(state.active)] == [1, 1]
    assert teams.drinks_to_order(state) == 2


@pytest.mark.rules("RDI-BVB-01", "RDI-BVB-02", "RDI-BVB-03", "RDI-VRULING-94")
def test_boss_versus_boss_is_played_alone_with_boss_decks_and_without_tokens():
    firsts = {new_game("torglesnarf", "vlazlo", variant="boss_versus_boss", seed=str(n)).state.active for n in range(9)}
    assert firsts == {0, 1}
    match = begun("torglesnarf", "vlazlo", variant="boss_versus_boss")
    state = match.state

    assert not state.options.is_team_game
    assert [(party.gold, party.tokens) for party in state.parties] == [(12, 0), (10, 0)]
    assert [len(player.hand) for player in state.seats] == [7, 7]
    assert (teams.actions_left(state, state.active), teams.drinks_to_order(state)) == (1, 1)
    assert match.uses(0) == ()


@pytest.mark.rules("RDI-BOSS-13", "RDI-BOSS-14", "RDI-BVB-02", "RDI-LACKEY-02", "RDI-VRULING-93")
@pytest.mark.parametrize(
    ("variant", "characters", "parties", "cards"),
    [
        ("boss_versus_boss", "torglesnarf vlazlo", [(12, 0), (10, 0)], [(7, 48), (7, 29)]),
        (
            "leaders_and_lackeys",
            "torglesnarf gerki vlazlo zot",
            [(12, 2), (10, 2)],
            [(7, 48), (7, 33), (7, 29), (7, 33)],
        ),
        ("boss_battle", "vlazlo gerki zot", [(10, 2)] * 2, [(8, 28), *[LACKEY] * 2]),
        ("boss_battle", "vlazlo gerki zot fiona", [(10, 3)] * 2, [(9, 27), *[LACKEY] * 3]),
        ("boss_battle", "vlazlo gerki zot fiona eve", [(10, 4)] * 2, [(10, 26), *[LACKEY] * 4]),
    ],
)
def test_games_of_bosses_begin_with_these_numbers(variant, characters, parties, cards):
    """RDI-VEX-059."""
    state = begun(*characters.split(), variant=variant).state

    assert [(party.gold, party.tokens) for party in state.parties] == parties
    assert [(len(seat.hand), len(seat.deck)) for seat in state.seats] == cards
    assert [len(seat.pile) for seat in state.seats] == [1] * len(cards)
    vlazlo = next(seat for seat in state.seats if seat.character == "vlazlo")
    assert sum(form_of(card_of(card)) is not None for card in vlazlo.hand) == 1


@pytest.mark.rules("RDI-CHAR-03")
def test_a_regular_deck_holds_no_boss_card():
    for name, character in CHARACTERS.items():
        titles = {card_of(card).title for card in deck_of(name)}
        assert titles.isdisjoint(card.title for card in character.boss)


CASES = Cards("daareka", "fiona", "deirdre", "zot", variant="boss_battle", turn=3).cases(f"""
a Boss may stop before, and what lies open is in no discard pile (RDI-BOSS-16 RDI-VRULING-92)
    daareka acts {LOUD} at zot; daareka action (discards daareka nothing); daareka action none
        -> discards daareka {LOUD}
an Action Card that is Negated counts (RDI-VRULING-91)
    [until now] fiona acts {WRESTLE}; daareka plays No!; deirdre action (pending deirdre action / zot action)
        -> fortitude 20 20 20 20
hiring a Minion counts, activating it does not (RDI-VRULING-91)
    [table torglesnarf daareka fiona zot] torglesnarf acts {GRUNT}; torglesnarf acts {GRUNT} at zot;
        torglesnarf acts Brix the Enforcer; torglesnarf acts Mudge the Tax Collector;
        torglesnarf may not act Nibs the Taster
an Action Card that is Negated does not count if the card that Negates it gives another (RDI-VRULING-91)
    [table torglesnarf daareka fiona zot] torglesnarf acts Gambling? I'm in!;
        daareka plays I think you should reconsider; torglesnarf acts {GRUNT}; torglesnarf acts Brix the Enforcer;
        torglesnarf acts Mudge the Tax Collector; torglesnarf may not act Nibs the Taster
each Challenger pays from the shared Stash (RDI-BOSS-26)
    [until daareka action] daareka acts {COINS} -> gold 13 7 7 7
the Boss orders as many Drinks as there are Challengers at will, and drinks one (RDI-BOSS-21 RDI-BOSS-23)
    [phase order; piles daareka Wine + Wine; until fiona discard] daareka orders fiona + deirdre + deirdre
        -> pile_sizes 1 1 2 0
    [phase order; piles daareka Wine + Wine; until fiona discard] daareka orders zot + zot + zot -> pile_sizes 1 0 0 3
a player spends the Gold of the team without asking (RDI-VRULING-05 RDI-TEAM-05)
    [phase action; active fiona; until fiona action] zot plays Tip the Wench. at deirdre -> gold 10 9 9 9
who drinks again does so alone: the others drink once (RDI-VRULING-19)
    [phase drink; active fiona; piles fiona Wine + Wine; piles deirdre Wine; until daareka discard] fiona drink drink
        -> pile_sizes 0 1 0 0; alcohol 0 3 3 3
""")


@each(*CASES)
def test_boss_battle(case):
    case.run()
