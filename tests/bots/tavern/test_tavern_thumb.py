"""The rules of thumb for the tavern, one by one, on tables made by hand. Seat 0 is Gerki."""

import pytest

from dwarfdraft.bots.tavern import choosing, declaring, moving
from dwarfdraft.botseats import by_name
from dwarfdraft.engine.rng import Rng
from tests.bots.tavern.conftest import declare
from tests.games.tavern.titles import DUMP, HIDE, NOT_SO, SWIPE

FRESH = (20, 0, 10, 1)
WEAK = (12, 8, 10, 1)


def played(seat, card, target=None, hits=(), **more):
    """Return a card on the stack and the window of those who may answer it."""
    frame = {"seat": seat, "card": card, "hits": [{"seat": s, "amount": n} for s, n in hits], "ignored": [], **more}
    if target is not None:
        frame["target"] = target
    return [frame, {"window": "played", "card": card, "by": seat, "drinks": [], "dues": []}]


def drinks(drinker, alcohol, revealer=None):
    """Return the window of a Drink that is revealed."""
    drink = {
        "cards": ["drink/Wine#1"], "revealer": drinker if revealer is None else revealer, "drinker": drinker,
        "alcohol": alcohol, "fortitude": 0, "ignored": [],
    }  # fmt: skip
    return [{"window": "drinks", "drinks": [drink], "dues": []}]


def dues(window, amount, to):
    """Return the window of a payment of seat 0."""
    return [{"window": window, "dues": [{"seat": 0, "amount": amount, "to": to, "covered": ""}], "drinks": []}]


# Declaring


def test_never_wait(sight):
    assert declaring.never_wait(["pass", "wait", NOT_SO]) == [NOT_SO]
    assert declare(sight()) == "pass"


def test_a_hit_that_would_knock_out_is_ignored(sight):
    stack = played(1, "fiona/Who says I'm not a lady?#1", 0, [(0, 2)])
    assert declare(sight(((10, 8, 10, 1), FRESH, FRESH, FRESH), stack=stack), HIDE) == HIDE


def test_a_small_hit_on_a_fresh_player_is_not_worth_an_answer(sight):
    stack = played(1, "fiona/You wanna arm wrestle?#1", 0, [(0, 1)])
    assert declare(sight(stack=stack), HIDE) == "pass"


def test_a_drink_that_would_knock_out_is_ignored(sight):
    assert declare(sight(((10, 7, 10, 1), FRESH), stack=drinks(0, 3)), DUMP) == DUMP


def test_a_weak_drink_is_drunk(sight):
    assert declare(sight(stack=drinks(0, 1)), DUMP) == "pass"


def test_somebody_elses_drink_is_not_ones_own_to_ignore(sight):
    assert declare(sight(stack=drinks(1, 4)), DUMP) == "pass"


def test_a_drink_of_the_weakest_is_strengthened_and_ones_own_is_not(sight):
    table = (FRESH, (12, 9, 10, 1))
    extra = "A little somethin' extra"
    assert declare(sight(table, stack=drinks(1, 1)), extra) == extra
    assert declare(sight(table, stack=drinks(0, 1)), extra) == "pass"


def test_found_gold_pays_when_poor(sight):
    poor, rich = (20, 0, 2, 1), (20, 0, 10, 1)
    assert declare(sight((poor, FRESH), stack=dues("payment", 1, -1)), SWIPE) == SWIPE
    assert declare(sight((rich, FRESH), stack=dues("payment", 1, -1)), SWIPE) == "pass"


def test_heal_when_close_and_only_then(view):
    def answer(fortitude, alcohol):
        seats = [(fortitude, alcohol, 10, 1), FRESH]
        table = view(seats, stack=[{"window": "phase", "drinks": [], "dues": []}], step="action_before", active=1)
        table["seats"][0]["character"] = "deirdre"
        prompt = {"kind": "declare", "seat": 0, "options": {"one": ["pass", "wait", "My Goddess heals me."]}}
        return by_name("thumb").answer(table, prompt, Rng("bot"))

    assert answer(10, 6) == "My Goddess heals me."
    assert answer(16, 4) == "pass"
    assert answer(20, 16) == "pass"


@pytest.mark.parametrize(("copies", "saves"), [(1, False), (2, True)])
def test_in_the_last_chance_cards_that_save_together_are_played(view, copies, saves):
    heal = "My Goddess heals me."
    table = view(
        [(10, 12, 10, 1), FRESH], hand=[f"deirdre/{heal}#{i + 1}" for i in range(copies)],
        stack=[{"window": "about_to_lose", "seats": [0], "drinks": [], "dues": []}],
    )  # fmt: skip
    table["seats"][0]["character"] = "deirdre"
    table["seats"][0]["alcohol"] = 11 if saves else 12
    prompt = {"kind": "declare", "seat": 0, "options": {"one": ["pass", "wait", heal]}}
    assert by_name("thumb").answer(table, prompt, Rng("bot")) == (heal if saves else "pass")


def test_what_would_save_a_victim_is_negated(sight):
    victim = (10, 8, 10, 1)
    attack = played(0, "gerki/How did this get stuck in your back?#1", 1, [(1, 2)])
    stack = attack + played(1, "fiona/Luckily for me, I was wearing my armor!#1")
    assert declare(sight((FRESH, victim, FRESH), stack=stack), NOT_SO) == NOT_SO


def test_a_card_that_only_hurts_others_is_not_negated(sight):
    attack = played(2, "zot/Down Pooky!#1", 1, [(1, 1)])
    assert declare(sight(stack=attack), NOT_SO) == "pass"


def test_a_pot_that_another_has_won_is_taken(sight):
    taker = "Um... I know you think you won, but..."
    round_ = {"control": 1, "inside": [0, 1], "pot": 5}
    stack = [{"window": "won", "seats": [1], "drinks": [], "dues": []}]
    assert declare(sight(round_=round_, stack=stack), taker) == taker


# Moves


def test_attack_the_weakest(sight, chance):
    card = "gerki/How did this get stuck in your back?#1"
    table = sight((FRESH, FRESH, WEAK, FRESH), stack=[{"seat": 0, "card": card, "hits": [], "ignored": []}])
    assert choosing.pick_where_it_counts(table, [1, 2, 3], card, chance) == 2


def test_the_harder_blow_is_struck(sight, chance):
    titles = ["none", "How did this get stuck in your back?", "Uh oh! I forgot to disarm one of the traps!"]
    assert moving.choose_action(sight(), titles, chance) == titles[2]


def test_a_round_is_started_with_good_cards_only(sight):
    good = ["gerki/Gambling? I'm in!#1", "gerki/I'm winning... Honestly!#1", "gerki/Winning Hand!#1"]
    assert moving.start_a_round_with_good_cards(sight(hand=good)) > 0
    assert moving.start_a_round_with_good_cards(sight(hand=good[:1])) < moving.start_a_round_with_good_cards(
        sight(hand=good)
    )


def test_no_round_with_the_last_gold(sight):
    assert moving.start_a_round_with_good_cards(sight(((20, 0, 1, 1), FRESH))) < 0


@pytest.mark.parametrize(("pot", "title"), [(6, "I'm winning... Honestly!"), (2, "Gambling? I'm in!")])
def test_the_strong_cards_are_for_big_pots(sight, chance, pot, title):
    table = sight(round_={"control": 1, "inside": [0, 1], "pot": pot})
    titles = ["pass", "Gambling? I'm in!", "Winning Hand!", "I'm winning... Honestly!"]
    assert moving.play_for_the_pot(table, titles, chance) == title


def test_pass_when_in_control_or_too_poor_to_raise(sight, chance):
    mine = {"control": 0, "inside": [0, 1], "pot": 5}
    assert moving.play_for_the_pot(sight(round_=mine), ["pass", "Winning Hand!"], chance) == "pass"
    poor = sight(((20, 0, 2, 1), FRESH), round_={"control": 1, "inside": [0, 1], "pot": 5})
    assert moving.play_for_the_pot(poor, ["pass", "I raise!"], chance) == "pass"


def test_order_for_the_weakest(sight, chance):
    assert moving.order_for_the_weakest(sight((FRESH, FRESH, WEAK, FRESH)), [1, 2, 3], chance) == 2


def test_discard_attacks_beyond_what_can_be_used(sight):
    hand = [
        "gerki/How did this get stuck in your back?#1",
        "gerki/Uh oh! I forgot to disarm one of the traps!#1",
        "gerki/Hide in shadows#1",
    ]
    names = [card.split("/")[1].split("#")[0] for card in hand]
    assert moving.discard_the_useless(sight(hand=hand), names) == [names[0]]


@pytest.mark.parametrize(
    ("held", "discarded"),
    [
        (["Gambling? I'm in!", "I raise!", HIDE], ["Gambling? I'm in!", "I raise!"]),
        (["Gambling? I'm in!", "Winning Hand!", HIDE], ["Gambling? I'm in!"]),
        (["Winning Hand!", "Winning Hand! (2)"], ["Winning Hand! (2)"]),
    ],
)
def test_of_control_cards_one_is_kept_if_it_is_hard_to_beat(sight, held, discarded):
    hand = [f"gerki/{name.partition(' (')[0]}#{number}" for number, name in enumerate(held, start=1)]
    assert moving.discard_the_useless(sight(hand=hand), held) == discarded


# Choices


def test_force_out_the_one_in_control(sight, chance):
    table = sight(round_={"control": 2, "inside": [0, 1, 2], "pot": 3})
    assert choosing.force_out_the_one_in_control(table, [0, 1, 2], chance) == 2


def test_split_with_the_weakest(sight, chance):
    assert choosing.split_with_the_weakest(sight((FRESH, WEAK, FRESH)), ["none", 1, 2], chance) == 1


@pytest.mark.parametrize(("alcohol", "gold", "answer"), [(0, 3, "yes"), (14, 3, "no")])
def test_accept_the_challenge_when_safe(sight, alcohol, gold, answer):
    table = sight(((20, alcohol, gold, 1), FRESH, FRESH, FRESH))
    assert choosing.accept_the_challenge_when_safe(table) == answer


@pytest.mark.parametrize(("player", "answer"), [((20, 0, 2, 1), "lose"), ((10, 7, 10, 1), "pay")])
def test_lose_what_is_missed_less(sight, chance, player, answer):
    assert choosing.lose_what_is_missed_less(sight((player, FRESH)), ["lose", "pay"], 2, chance) == answer


def test_never_interrupt(view):
    prompt = {"kind": "interrupt", "seat": 0, "options": {"one": ["Tip the Wench."]}}
    assert by_name("thumb").answer(view(), prompt, Rng("bot")) is None
