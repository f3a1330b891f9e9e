"""Rules of thumb for Torglesnarf's Minions, one's own and those of others: tables made by hand, and whole games."""

import pytest

from dwarfdraft.bots.tavern import choosing, moving
from dwarfdraft.bots.tavern.mechanics import minions
from tests.bots.tavern.conftest import thumb_games

FRESH = (20, 0, 10, 1)
DYING = (10, 8, 10, 1)
BROKE = (20, 0, 2, 1)
GRUNT = "torglesnarf/Grunt the Brawler#1"
NIBS = "torglesnarf/Nibs the Taster#1"
BOOT = "Bow to my boot! No, the other boot!"
STUCK = "gerki/How did this get stuck in your back?#1"


def in_play(card, *, acted=False, ongoing=False, wages=2):
    return {"card": card, "wages": wages, "acted": acted, "ongoing": ongoing}


@pytest.fixture
def king(sight):
    """Return a function that makes a table as Torglesnarf sees it in seat 0."""

    def make(players=(FRESH,) * 4, **more):
        table = sight(players, **more)
        table.seats[0] |= {"character": "torglesnarf", "minions": [in_play(GRUNT)]}
        return table

    return make


def test_a_minion_acts_before_the_action(king, chance):
    assert moving.choose_action(king(), ["none", BOOT, GRUNT], chance) == GRUNT


def test_the_action_follows(king, chance):
    assert moving.choose_action(king(), ["none", BOOT], chance) == BOOT


def test_wages_are_paid_while_there_is_gold(king):
    assert minions.pay_the_wages_while_rich(king(), ["pay", "discard"], 2) == "pay"
    assert minions.pay_the_wages_while_rich(king((BROKE, FRESH, FRESH)), ["pay", "discard"], 2) == "discard"
    assert minions.pay_the_wages_while_rich(king(), ["discard"], 2) == "discard"


def test_who_can_well_spare_it_pays_brix(sight):
    about = {"gold": 1, "fortitude": 2, "by": 1}
    assert choosing.pay_or_lose_what_hurts_less(sight((DYING, FRESH, FRESH)), ["lose", "pay"], about) == "pay"
    assert choosing.pay_or_lose_what_hurts_less(sight((FRESH, BROKE, FRESH)), ["lose"], about) == "lose"


def test_whoever_acts_is_hired_rather_than_who_does_not(chance):
    assert minions.hire_the_dearest([NIBS, GRUNT], chance) == GRUNT


@pytest.mark.parametrize(("weakest", "picked"), [(DYING, 2), (FRESH, GRUNT)])
def test_a_minion_is_hit_when_no_player_is_weak(sight, chance, weakest, picked):
    frame = {"seat": 0, "card": STUCK, "hits": [], "ignored": []}
    table = sight((FRESH, (20, 0, 2, 1), weakest), stack=[frame])
    table.seats[1] |= {"character": "torglesnarf", "minions": [in_play(GRUNT)]}

    assert choosing.pick_where_it_counts(table, [1, 2, GRUNT], STUCK, chance) == picked


def test_what_strikes_a_minion_is_no_loss_of_a_seat(sight):
    hits = [{"seat": GRUNT, "amount": 2}, {"seat": 0, "amount": 1}]
    table = sight(stack=[{"seat": 1, "card": STUCK, "target": GRUNT, "hits": hits, "ignored": [], "also": [GRUNT, 2]}])

    assert table.stack[0]["hits"] == [{"seat": 0, "amount": 1}]
    assert table.stack[0]["target"] == -1
    assert table.stack[0]["also"] == [2]


def test_in_whole_games_minions_come_act_and_are_paid():
    told = set(thumb_games(["torglesnarf", "gerki", "daareka"], "minions", 3))

    assert told >= {"entered", "activated", "minion_hit"}
    assert told & {"minion_paid", "minion_gone"}
