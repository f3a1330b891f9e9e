"""The rules of thumb for Vlazlo: Blood, form cards, and antes of Fortitude."""

import pytest

from dwarfdraft.bots.tavern import moving, texts
from dwarfdraft.bots.tavern.answers import tavern_answer
from dwarfdraft.bots.tavern.mechanics.blood import A_POINT
from dwarfdraft.bots.tavern.sight import Sight
from dwarfdraft.games.tavern.seen.view import texts_of

FRESH = (20, 0, 10, 1)
DYING = (7, 4, 10, 1)
THROAT = "vlazlo/Straight for ze throat#1"
GOLD = "vlazlo/Vhat? Zis gold? It vas behind your ear...#1"
EYES = "vlazlo/Look into my eyes. Now lean back.#1"
FORMS = ["none", "bat", "wolf"]


def seen(view, *, blood=0, **values):
    """Return what seat 0 sees as Vlazlo."""
    table = view(**values)
    table["seats"][0] |= {"character": "vlazlo", "blood": blood}
    return table


def bought(table, chance, blood):
    prompt = {"seat": 0, "kind": "form", "options": {"one": FORMS}, "about": {"price": 2, "blood": blood}}
    return tavern_answer(table, prompt, chance)


@pytest.mark.parametrize(("player", "form"), [(FRESH, "wolf"), (DYING, "bat")])
def test_he_is_a_bat_when_it_gets_dangerous_and_a_wolf_before(view, chance, player, form):
    table = seen(view, blood=2, players=(player, FRESH, FRESH, FRESH), hand=[EYES])
    assert bought(table, chance, 2) == form


@pytest.mark.parametrize(("blood", "form"), [(2, "none"), (3, "none"), (4, "wolf")])
def test_the_blood_that_a_card_in_hand_costs_is_kept(view, chance, blood, form):
    assert bought(seen(view, blood=blood, hand=[THROAT]), chance, blood) == form


def test_the_first_form_is_chosen_whatever_there_is(view, chance):
    prompt = {"seat": 0, "kind": "form", "options": {"one": ["bat", "wolf"]}, "about": {"price": 0}}
    assert tavern_answer(seen(view), prompt, chance) in ("bat", "wolf")


@pytest.mark.parametrize(("blood", "worth"), [(0, 2), (7, 1), (8, 0)])
def test_blood_is_worth_something_up_to_eight(view, blood, worth):
    table = Sight(seen(view, blood=blood), 0)
    plain = Sight(seen(view, blood=8), 0)
    text = texts_of(EYES)[0]
    gained = texts.worth_of_text(table, text, 0, 0, 1) - texts.worth_of_text(plain, text, 0, 0, 1)
    assert gained == pytest.approx(worth * A_POINT)


def test_of_two_like_attacks_the_one_that_brings_more_blood_is_played(view, chance):
    titles = ["none", "Wulfric, fetch! Not the stick. Them.", "Grrr. Pardon me. Force of habit."]
    table = Sight(seen(view), 0)
    table.texts = lambda title: texts_of(f"{'kaylin' if 'Wulfric' in title else 'vlazlo'}/{title}")  # type: ignore[method-assign]  # cards of two decks
    assert moving.choose_action(table, titles, chance) == titles[2]


@pytest.mark.parametrize(("player", "part"), [((20, 0, 1, 1), 1), ((3, 2, 10, 1), 0)])
def test_an_ante_is_made_with_what_is_missed_less(view, chance, player, part):
    round_ = {"control": 1, "inside": [0, 1], "pot": 0}
    table = seen(view, players=(player, FRESH, FRESH, FRESH), round_=round_)
    prompt = {"seat": 0, "kind": "ante_with", "options": {"one": [0, 1]}, "about": {"card": GOLD, "amount": 1}}
    assert tavern_answer(table, prompt, chance) == part
