"""The rules of thumb for Piety, Potions, Gear and moods."""

import pytest

from dwarfdraft.bots.tavern import choosing, declaring
from dwarfdraft.bots.tavern.answers import tavern_answer
from dwarfdraft.bots.tavern.mechanics.piety import tithe_when_piety_is_low
from dwarfdraft.bots.tavern.mechanics.potions import (
    buy_what_is_worth_its_price,
    keep_the_potion_of_most_use,
    sell_to_the_least_dangerous,
)
from dwarfdraft.bots.tavern.sight import Sight

FRESH = (20, 0, 10, 1)
HURT = (9, 4, 10, 1)
DRAUGHT = "phrenk/Draught of Knitting Flesh#1"
LUCK = "phrenk/Luck Potion#1"


def seen(view, *, piety=0, potions=(), character="gerki", mood=None, **values):
    """Return what seat 0 sees as this character."""
    table = view(**values)
    table["seats"][0] |= {"character": character, "piety": piety, "potions": list(potions), "mood": mood}
    return Sight(table, 0)


@pytest.mark.parametrize(("piety", "gold", "answer"), [(8, 10, "piety"), (3, 10, "tithe"), (3, 1, "piety")])
def test_tithe_when_piety_is_low(view, piety, gold, answer):
    table = seen(view, piety=piety, character="serena", players=((20, 0, gold, 1), FRESH, FRESH, FRESH))
    assert tithe_when_piety_is_low(table) == answer


@pytest.mark.parametrize(
    ("player", "kept"), [((6, 4, 10, 1), "Draught of Knitting Flesh"), (FRESH, "Bottled Thunderclap")]
)
def test_keep_the_potion_of_most_use(view, chance, player, kept):
    cards = [DRAUGHT, "phrenk/Bottled Thunderclap#1"]
    titles = ["Draught of Knitting Flesh", "Bottled Thunderclap"]
    table = seen(view, character="phrenk", players=(player, (8, 2, 10, 1), FRESH, FRESH))
    assert keep_the_potion_of_most_use(table, titles, cards, chance) == kept


@pytest.mark.parametrize(("player", "answer"), [(HURT, "yes"), (FRESH, "no"), ((9, 4, 3, 1), "no")])
def test_buy_what_is_worth_its_price(view, player, answer):
    table = seen(view, players=(player, FRESH, FRESH, FRESH))
    assert buy_what_is_worth_its_price(table, DRAUGHT, 2) == answer


@pytest.mark.parametrize(("player", "answer"), [(HURT, "yes"), (FRESH, "no")])
def test_an_offered_potion_is_answered_with_yes_or_no(view, chance, player, answer):
    about = {"card": DRAUGHT, "price": 2, "by": 1}
    prompt = {"seat": 0, "kind": "buy", "options": {"one": ["yes", "no"]}, "about": about}
    assert tavern_answer(view(players=(player, FRESH, FRESH, FRESH)), prompt, chance) == answer


def test_sell_to_whoever_the_gold_is_taken_from_with_most_profit(view, chance):
    table = seen(view, character="phrenk", potions=[DRAUGHT], players=(FRESH, (20, 0, 3, 1), FRESH, FRESH))
    assert sell_to_the_least_dangerous(table, [1, 2, 3], 2, chance) == 1


@pytest.mark.parametrize(("step", "active", "said"), [("drink_after", 0, "sell"), ("order_before", 0, "pass")])
def test_sell_when_unused(view, chance, step, active, said):
    table = seen(view, character="phrenk", potions=[LUCK], step=step, active=active)
    assert declaring.choose_declaration(table, ["pass", "wait", "sell"], chance) == said


@pytest.mark.parametrize(("piety", "said"), [(8, "pass"), (2, "Let this cup be blessed.")])
def test_a_cup_is_blessed_for_others_only_when_that_makes_it_stronger(view, chance, piety, said):
    drink = {"revealer": 1, "drinker": 1, "alcohol": 3, "fortitude": 0, "ignored": []}
    stack = [{"window": "drinks", "drinks": [drink], "dues": []}]
    players = (FRESH, (12, 6, 10, 1), FRESH, FRESH)
    table = seen(view, piety=piety, character="serena", stack=stack, players=players)
    assert declaring.choose_declaration(table, ["pass", "wait", "Let this cup be blessed."], chance) == said


def test_a_gear_card_that_weakens_a_device_is_fixed(view, chance):
    fix = "Wait, wait... I can fix that!"
    device = {
        **{"seat": 0, "card": "wizgille/It needs a test subject. Congratulations!#1", "target": 1, "also": []},
        **{"gear": "wizgille/It's not supposed to shoot sparks!#1", "hits": [], "ignored": []},
    }
    stack = [device, {"window": "gear", "seats": [0], "drinks": [], "dues": []}]
    table = seen(view, character="wizgille", stack=stack, players=(FRESH, (6, 1, 10, 1), FRESH, FRESH))
    assert declaring.choose_declaration(table, ["pass", "wait", fix], chance) == fix


def test_the_gear_card_picks_where_it_counts(view, chance):
    gear = "wizgille/Sorry, loose gear#1"
    card = "wizgille/Oh no! It's not supposed to do that...#1"
    stack = [{"seat": 0, "card": card, "target": 1, "gear": gear, "also": [], "hits": [], "ignored": []}]
    table = seen(view, character="wizgille", stack=stack, players=(FRESH, FRESH, (6, 2, 10, 1), FRESH))
    assert choosing.pick_where_it_counts(table, [1, 2, 3], gear, chance) == 2


@pytest.mark.parametrize(("mood", "said"), [("chewing", True), ("loyal", False)])
def test_wulfric_gets_a_treat_for_a_bad_mood(view, chance, mood, said):
    treat = "Who wants a treat? Wulfric wants a treat!"
    stack = [{"window": "phase", "seats": [1], "drinks": [], "dues": []}]
    table = seen(view, character="kaylin", mood=mood, stack=stack, active=1)
    assert (declaring.choose_declaration(table, ["pass", "wait", treat], chance) == treat) is said
