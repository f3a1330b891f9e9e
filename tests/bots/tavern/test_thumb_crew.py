"""Rules of thumb for the crew of the Crimson Drake and for Sea Events: on tables made by hand, and in whole games."""

import pytest

from dwarfdraft.bots.tavern import choosing, moving
from dwarfdraft.games.tavern.seen.view import Deed, costs_of_event, texts_of
from tests.bots.tavern.conftest import declare, thumb_games

FRESH = (20, 0, 10, 1)
WEAK = (12, 8, 10, 1)
DYING = (10, 8, 10, 1)


def seen_by(sight, character, players=(FRESH,) * 4, marked=(), **more):
    """Return a table as seat 0 sees it that plays this character."""
    table = sight(players, **more)
    table.seats[0]["character"] = character
    for seat in marked:
        table.seats[seat]["marked"] = True
    return table


def hit(seat, card, target, amount):
    frame = {"seat": seat, "card": card, "target": target, "hits": [{"seat": target, "amount": amount}], "ignored": []}
    return [frame, {"window": "played", "card": card, "by": seat, "drinks": [], "dues": []}]


def event(card):
    """Return an Event that lies open, revealed by seat 1."""
    frame = {"seat": 1, "card": card, "hits": [], "ignored": []}
    return [frame, {"window": "event", "card": card, "by": 1, "drinks": [], "dues": []}]


BLOW = "fiona/So then I got the ogre in a headlock like this!#1"


@pytest.mark.parametrize("title", ["Stop hitting yourself!", "Ship's planks hit harder than you."])
@pytest.mark.parametrize(("me", "plays"), [(DYING, True), (FRESH, False)])
def test_a_blow_is_turned_round_or_reduced_where_it_counts(sight, title, me, plays):
    table = seen_by(sight, "bryn", (me, FRESH, FRESH, FRESH), stack=hit(1, BLOW, 0, 1 if me is FRESH else 3))

    assert (declare(table, title) == title) is (plays or title == "Stop hitting yourself!")


def test_a_loss_is_deflected_to_the_marked(sight):
    table = seen_by(sight, "remy", (DYING, FRESH, WEAK, FRESH), marked=[2], stack=hit(1, BLOW, 0, 3))

    assert declare(table, "Deflect") == "Deflect"


def test_the_marked_are_hit_harder_and_so_first(sight, chance):
    rank = "Name, rank and excuse. In that order."
    table = seen_by(sight, "remy", marked=[3], stack=[{"seat": 0, "card": f"remy/{rank}#1", "hits": [], "ignored": []}])

    assert choosing.pick_where_it_counts(table, [1, 2, 3], f"remy/{rank}#1", chance) == 3


def test_whoever_is_not_marked_yet_is_marked(sight, chance):
    card = "remy/Surprise inspection!#1"
    table = seen_by(sight, "remy", marked=[1, 2], stack=[{"seat": 0, "card": card, "hits": [], "ignored": []}])

    assert choosing.pick_where_it_counts(table, [1, 2, 3], card, chance) == 3
    assert choosing.pick_where_it_counts(table, ["none", 1], card, chance) == 1


def test_an_event_that_costs_much_is_ignored_and_a_gift_is_taken(sight):
    waves = "The waves told me about this at breakfast."

    assert declare(seen_by(sight, "tara", (WEAK, FRESH, FRESH), stack=event("sea/Kraken Attack#1")), waves) == waves
    gift = seen_by(sight, "tara", (WEAK, FRESH, FRESH), stack=event("sea/X Was Exactly There#1"))
    assert declare(gift, waves) == "pass"


def test_what_events_cost_is_known_from_their_cards():
    assert costs_of_event("sea/The Leviathan Turns Over#1") == (("fortitude", -2),)
    assert costs_of_event("sea/Raiders at the Rail#2") == (("fortitude", -2),)
    assert costs_of_event("drink/Round on the House!#1") == (("alcohol", 2),)


def test_the_strongest_drink_goes_out_first(sight, chance):
    table = seen_by(sight, "tara")
    table.knows.extend(
        {"place": "drink_deck", "index": i, "card": f"drink/{title}#1"}
        for i, title in enumerate(["Water", "Dragon Breath Ale", "Wine"])
    )

    assert choosing.strongest_drink_first(table, [0, 1, 2], chance) == 1


@pytest.mark.parametrize(("me", "times"), [((9, 7, 9, 1), 2), ((20, 0, 9, 1), 0), ((12, 6, 1, 1), 0)])
def test_fortitude_is_bought_when_close_and_never_with_the_last_gold(sight, chance, me, times):
    table = seen_by(sight, "gerki", (me, FRESH, FRESH))

    choices = list(range(min(2, me[2]) + 1))
    assert choosing.buy_fortitude_when_close(table, choices, {"gold": 1, "fortitude": 2}, chance) == times


def test_of_a_fever_what_hurts_less_is_taken(sight, chance):
    about = {"fortitude": 1, "alcohol": 2}

    assert choosing.lose_or_gain_what_hurts_less(seen_by(sight, "gerki"), ["lose", "gain"], about, chance) == "lose"


def test_an_action_too_many_is_given_up_first(sight, chance):
    hand = ["gerki/Hide in shadows#1", "gerki/How did this get stuck in your back?#1", "gerki/Swipe the tip!#1"]
    table = seen_by(sight, "gerki", hand=hand)
    titles = [card.partition("#")[0].partition("/")[2] for card in hand]

    assert moving.give_up_the_useless(table, titles, chance) == "How did this get stuck in your back?"


def test_half_of_a_pot_and_an_extra_share_are_taken(sight):
    round_ = {"control": 1, "inside": [0, 1, 2], "pot": 6}
    collecting = [{"window": "collect", "seats": [1], "drinks": [], "dues": []}]
    coincidence = "What a coincidence, I happen to have the same hand!"
    assert declare(seen_by(sight, "whitehawk", stack=collecting, round_=round_), coincidence) == coincidence

    gained = [
        {"window": "happened", "drinks": [], "dues": [], "happened": [{"news": "gained_gold", "seat": 0, "by": []}]}
    ]
    share = "Don't forget the captain's extra share!"
    assert declare(seen_by(sight, "whitehawk", stack=gained), share) == share


def test_whoever_took_gold_is_struck_back(sight):
    news = [{"news": "lost_gold", "seat": 0, "by": [2]}]
    robbed = [{"window": "happened", "drinks": [], "dues": [], "happened": news}]
    purse = "That purse had a captain attached to it!"

    assert declare(seen_by(sight, "whitehawk", (FRESH, FRESH, WEAK), stack=robbed), purse) == purse


def test_the_texts_of_the_crew_have_a_deed_each():
    assert texts_of("remy/I counted that deck before supper. It has grown.")[0].deed is Deed.CATCH_CHEATER
    assert texts_of("remy/I have no time for your tomfoolery!")[0].deed is Deed.IGNORE_CARD
    assert texts_of("remy/Take this as a warning! Next time it'll be the brig")[0].deed == "mark"
    assert texts_of("tara/Signs point to you getting drunker...soon!")[0].amount == 2


def test_thumb_plays_every_mechanic_of_the_crew_in_whole_games():
    played = thumb_games(["whitehawk", "remy", "bryn", "tara"], "crew", 6, drinks=["RDI 4"], events=["sea"])

    kinds = {"marked", "looked_at_hand", "looked_at_deck", "reordered", "redirected", "reduced", "event_revealed"}
    assert {kind for kind in kinds if not played[kind]} == set()
