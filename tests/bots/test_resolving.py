"""The rules of thumb for every other decision, one by one."""

from dwarfdraft.bots.draft import resolving

ONES = [1, 1, 1, 1, 1]
FOURS = [4, 4, 4, 4, 4]


def test_raise_the_die_that_rises_furthest(sight, chance):
    table = sight(dice=[[6, 5, 8, 7, 1], FOURS, FOURS])
    assert resolving.raise_what_counts_most(table, ["0.1", "0.3", "0.4"], 2, chance) == "0.4"


def test_raise_the_die_that_makes_a_pair(sight, chance):
    table = sight(
        turn=2, places=[["durnan/seeing-double@0.0"], ["nils/gift@1.0"], ["myra/gift@2.0"]],
        dice=[[1, 2, 4, 7, 9], FOURS, FOURS],
    )  # fmt: skip
    assert resolving.raise_what_counts_most(table, ["0.0", "0.1", "0.2", "0.3"], 2, chance) in ("0.1", "0.3")
    assert table.with_value("0.1", 4) > table.with_value("0.0", 3)


def test_bully_the_leader(sight, chance):
    table = sight(dice=[ONES, [5, 1, 1, 1, 1], [5, 5, 8, 8, 8]])
    assert resolving.bully_the_leader(table, ["1.0", "2.0", "2.4"], chance) in ("2.0", "2.4")


def test_bully_where_three_can_be_lost(sight, chance):
    table = sight(dice=[ONES, [5, 5, 8, 8, 2], ONES])
    assert resolving.bully_the_leader(table, ["1.4", "1.0"], chance) == "1.0"


def test_roll_what_can_only_get_better(sight, chance):
    table = sight(dice=[[1, 6, 1, 8, 10], FOURS, FOURS])
    assert resolving.roll_what_can_only_get_better(table, table.dice_of(0), chance) == "0.2"


def test_reroll_ones_own_worst_and_their_best(sight):
    table = sight(dice=[[4, 4, 5, 5, 1], [6, 6, 8, 8, 10], ONES])
    dice = [die for seat in range(3) for die in table.dice_of(seat)]
    assert set(resolving.roll_own_worst_and_their_best(table, dice)) == {"0.4", "1.4"}


def test_steal_the_best(sight, chance):
    table = sight(dice=[ONES, [6, 6, 8, 8, 10], FOURS])
    assert resolving.steal_the_best(table, table.dice_of(1), "0.0", chance) == "1.4"


def test_give_for_the_best_card_and_die(sight, chance):
    table = sight(
        turn=2, places=[["nils/gift@0.0"], ["myra/council@1.4"], ["nils/drink@2.0"]],
        dice=[ONES, [1, 1, 1, 1, 9], ONES],
    )  # fmt: skip
    assert resolving.gift_for_the_best(table, ["1:1", "2:1"], "0:1", chance) == "1:1"


def test_pass_out_the_leaders_best_card(sight, chance):
    table = sight(
        turn=3,
        places=[
            ["durnan/council@0.0", "durnan/drink@0.1"],
            ["nils/passed-out@1.0", "nils/gift@1.1"],
            ["myra/gift@2.0", "myra/drink@2.1"],
        ],
        dice=[ONES, [6, 6, 8, 8, 10], ONES],
    )
    assert resolving.passed_out_the_leaders_best(table, ["0:1", "1:1", "1:2", "2:1"], chance) == "1:1"


def test_if_it_must_be_an_own_card_pass_out_the_least_useful(sight, chance):
    table = sight(
        turn=3,
        places=[
            ["durnan/passed-out@0.0", "durnan/drink@0.1"],
            ["nils/gift@1.0", "nils/drink@1.1"],
            ["myra/gift@2.0", "myra/drink@2.1"],
        ],
        dice=[ONES, ONES, ONES],
    )
    assert resolving.passed_out_the_leaders_best(table, ["0:1", "0:2"], chance) == "0:2"


def test_cheat_for_most(sight, chance):
    table = sight(
        turn=2, places=[["durnan/cheater@0.0"], ["nils/gift@1.0"], ["myra/gift@2.0"]], dice=[ONES, ONES, ONES],
        discard=["durnan/bonus", "durnan/passed-out"],
    )  # fmt: skip
    assert resolving.cheat_for_most(table, ["durnan/bonus", "durnan/passed-out"], "0.0", chance) == "durnan/passed-out"


def test_send_a_round_the_better_way(sight, chance):
    table = sight(
        turn=2, places=[["durnan/round@0.0"], ["nils/gift@1.0"], ["myra/gift@2.0"]],
        dice=[ONES, [6, 1, 1, 1, 1], [2, 1, 1, 1, 1]],
    )  # fmt: skip
    assert resolving.round_the_better_way(table, ["left", "right"], 0, chance) == "right"


def test_join_a_fight_with_a_low_die_and_not_with_high_ones(sight):
    assert resolving.join_a_fight_with_a_low_die(sight(dice=[[1, 6, 8, 8, 10], FOURS, FOURS])) == "no"
    assert resolving.join_a_fight_with_a_low_die(sight(dice=[[6, 6, 8, 8, 10], FOURS, FOURS])) == "yes"


def test_peace_ignores_every_bully():
    assert resolving.never_be_bullied() == "yes"


def test_try_luck_with_low_dice_but_keep_them_low_for_a_steal(sight):
    table = sight(dice=[[1, 6, 1, 8, 10], FOURS, FOURS])
    assert resolving.luck_for_low_dice(table, "nils/bonus", "0.0") == "yes"
    assert resolving.luck_for_low_dice(table, "nils/bonus", "0.1") == "no"
    assert resolving.luck_for_low_dice(table, "nils/steal", "0.0") == "no"
    assert resolving.luck_for_low_dice(table, "nils/gift", "0.0") == "no"
    assert resolving.luck_for_low_dice(table, "durnan/gift", "0.0") == "yes"


def test_the_winner_of_a_fight_raises_an_own_die_or_none(sight, chance):
    low = sight(dice=[ONES, FOURS, FOURS])
    assert resolving.winner_raises_own(low, [*low.dice_of(0), *low.dice_of(1)], chance).startswith("0.")
    high = sight(dice=[[6, 6, 8, 8, 10], FOURS, FOURS])
    assert resolving.winner_raises_own(high, high.dice_of(1), chance) == "none"
    assert resolving.winner_raises_own(high, [], chance) == "none"
