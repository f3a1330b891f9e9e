"""Rules of thumb for Dungeon Events, on tables made by hand."""

import pytest

from dwarfdraft.bots.tavern import choosing, events
from tests.bots.tavern.conftest import declare
from tests.bots.tavern.test_thumb_crew import event, seen_by
from tests.games.tavern.titles import HIDE

FRESH = (20, 0, 10, 1)
WEAK = (12, 8, 10, 1)
DYING = (10, 8, 10, 1)
POOR = (20, 0, 2, 1)
KOBOLDS = "dungeon/Who Let All These Kobolds In?#1"


def bid(table, stat, highest, bidder, most=10):
    about = {"stat": stat, "highest": highest, "bidder": bidder}
    return events.bid_while_it_pays(table, ["pass", *range(highest + 1, most + 1)], about)


def test_others_are_hurt_for_little_gold_but_not_for_the_last(sight):
    assert bid(sight((FRESH, WEAK, WEAK)), "gold", 0, -1) == 1
    assert bid(sight((POOR, FRESH, FRESH)), "gold", 1, 1, 2) == "pass"
    assert bid(sight((FRESH, WEAK)), "gold", 10, 1) == "pass"


def test_fortitude_is_bid_while_the_gold_is_worth_it(sight):
    assert bid(sight((FRESH, POOR, POOR)), "fortitude", 0, -1) == 1
    assert bid(sight((DYING, FRESH, FRESH)), "fortitude", 1, 1) == "pass"


def test_the_cure_is_paid_for_by_the_drunk_alone(sight, chance):
    assert events.pay_for_the_cure(sight((FRESH, FRESH)), list(range(11)), 3, chance) == 0
    paid = {events.pay_for_the_cure(sight((DYING, FRESH)), list(range(11)), 3, chance) for _ in range(50)}
    assert len(paid) > 1
    assert max(paid) < 10


def test_the_weakest_is_to_blame(sight, chance):
    assert events.blame_the_weakest(sight((FRESH, FRESH, DYING)), [1, 2], chance) == 2


@pytest.mark.parametrize(("me", "answer"), [(DYING, "stone"), (FRESH, "lose")])
def test_the_weak_turn_to_stone(sight, me, answer):
    assert events.turn_to_stone_when_weak(sight((me, FRESH, FRESH)), 2) == answer


@pytest.mark.parametrize(("me", "answer"), [(DYING, "stays_out"), (POOR, "helps")])
def test_the_poor_help_to_open_the_chest(sight, me, answer):
    about = {"gold": 2, "fortitude": 2}
    assert events.help_when_it_is_a_fair_bet(sight((me, FRESH, FRESH)), about) == answer


@pytest.mark.parametrize(("me", "answer"), [(DYING, "discard"), (FRESH, "drink")])
def test_cards_go_rather_than_the_player(sight, me, answer):
    assert events.discard_rather_than_pass_out(sight((me, FRESH)), ["discard", "drink"], 3) == answer
    assert events.discard_rather_than_pass_out(sight((me, FRESH)), ["drink"], 3) == "drink"


@pytest.mark.parametrize(("me", "plays"), [(DYING, True), (FRESH, False)])
def test_a_loss_by_an_event_is_ignored_where_it_counts(sight, me, plays):
    stack = event(KOBOLDS)
    stack[0]["hits"] = [{"seat": 0, "amount": 1}]
    stack[1] |= {"window": "loss", "seats": [0]}
    table = seen_by(sight, "gerki", (me, FRESH, FRESH), stack=stack)

    assert (declare(table, HIDE) == HIDE) is plays


def test_nobody_strikes_at_a_stone(sight, chance):
    card = "gerki/How did this get stuck in your back?#1"
    table = seen_by(sight, "gerki", (FRESH, DYING, FRESH), stack=[{"seat": 0, "card": card, "hits": [], "ignored": []}])
    assert choosing.pick_where_it_counts(table, [1, 2], card, chance) == 1
    table.seats[1]["stone"] = True
    assert choosing.pick_where_it_counts(table, [1, 2], card, chance) == 2
