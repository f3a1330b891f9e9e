"""The rules of thumb for drafting, one by one."""

import pytest

from dwarfdraft.bots.draft import drafting

ROW = [3, 3, 4, 4, 5]


def test_what_the_text_brings_counts_pips_and_points(sight):
    table = sight(dice=[[1, 2, 3, 4, 6], ROW, ROW])
    passed_out = drafting.what_the_text_brings(table, "durnan/passed-out", "0.0")
    gift = drafting.what_the_text_brings(table, "durnan/gift", "0.0")
    drink = drafting.what_the_text_brings(table, "durnan/drink", "0.0")
    assert (passed_out, gift, drink) == (5, 5, 1)


def test_own_dwarf_first(sight):
    table = sight()
    assert drafting.own_dwarf_first(table, "durnan/drink", "0.0") > drafting.own_dwarf_first(table, "nils/drink", "0.0")


def test_deny_the_neighbour_the_own_cards_worth_having(sight):
    table = sight()
    left, right = "nils", "myra"
    assert drafting.deny_the_neighbour(table, f"{left}/steal", "0.0") > 0
    assert drafting.deny_the_neighbour(table, f"{left}/drink", "0.0") == 0
    assert drafting.deny_the_neighbour(table, f"{right}/steal", "0.0") == 0


def test_count_council_as_long_as_banners_can_come(sight):
    early = sight(turn=1)
    late = sight(turn=5)
    for card in ("durnan/council", "nils/council"):
        assert drafting.count_council(early, card, "0.0") > drafting.count_council(late, card, "0.4") == 0
    assert drafting.count_council(early, "nils/gift", "0.0") == 0


def test_count_double_that_may_still_find_a_pair(sight):
    single = sight(dice=[[1, 2, 3, 4, 5], ROW, ROW])
    paired = sight(dice=[[1, 1, 3, 4, 5], ROW, ROW])
    assert drafting.count_double(single, "nils/seeing-double", "0.0") > 0
    assert drafting.count_double(paired, "nils/seeing-double", "0.0") < 0


@pytest.mark.parametrize("card", ["nils/round", "durnan/round", "nils/gift", "durnan/cheater"])
def test_a_low_die_lies_under_what_leaves(sight, card):
    table = sight(dice=[[1, 6, 3, 4, 5], ROW, ROW])
    low, high = (drafting.low_die_under_what_leaves(table, card, die) for die in ("0.0", "0.1"))
    assert low > high
    assert drafting.low_die_under_what_leaves(table, "durnan/gift", "0.1") == 0


def test_a_maxed_ten_sided_die_stays_off_steal(sight, chance):
    table = sight(dice=[[6, 1, 8, 4, 10], ROW, ROW])
    assert drafting.maxed_ten_off_steal(table, "nils/steal", "0.4") < -5
    assert drafting.maxed_ten_off_steal(table, "nils/steal", "0.2") == 0
    assert drafting.maxed_ten_off_steal(table, "nils/fight", "0.4") == 0
    chosen = drafting.choose_draft(table, ["nils/steal"], ["0.0", "0.1", "0.2", "0.4"], chance)
    assert chosen == {"card": "nils/steal", "die": "0.1"}


def test_the_lowest_die_is_kept_for_stealing(sight):
    table = sight(dice=[[2, 1, 3, 4, 5], ROW, ROW])
    assert drafting.low_dice_kept_for_stealing(table, "nils/bonus", "0.1") < 0
    assert drafting.low_dice_kept_for_stealing(table, "nils/bonus", "0.0") == 0
    assert drafting.low_dice_kept_for_stealing(table, "nils/steal", "0.1") == 0


def test_the_rules_add_up_and_the_best_card_is_drafted(sight, chance):
    hand = ["durnan/drink", "durnan/passed-out", "nils/bonus", "durnan/bonus"]
    table = sight(dice=[[1, 2, 3, 4, 5], ROW, ROW])
    chosen = drafting.choose_draft(table, hand, ["0.0", "0.1"], chance)
    assert chosen["card"] == "durnan/passed-out"
    rated = [rule(table, "durnan/passed-out", "0.1") for rule in drafting.RULES]
    assert drafting.points(table, "durnan/passed-out", "0.1") == sum(rated)


def test_the_least_useful_die_goes_onto_a_card_that_somebody_else_picked(sight):
    table = sight(dice=[[2, 1, 1, 4, 5], ROW, ROW])
    assert drafting.least_useful_die(table, ["0.0", "0.1", "0.2", "0.4"]) == "0.1"


def test_every_rule_of_thumb_says_what_it_is():
    assert all(rule.__doc__ for rule in drafting.RULES)
