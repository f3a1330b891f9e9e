"""Who goes out while a card is unresolved: a Contest that a card forces on somebody is checked at once (RDI-RULING-22).

What such a player still has to choose is skipped, and no Gold goes to who is out (RDI-RULING-20, -25).
"""

import pytest

from tests.games.tavern.characters.case import Cards, each
from tests.games.tavern.tables import Tavern, act, all_pass, happened, laid, pass_until, say, seat_of, until
from tests.games.tavern.titles import AIM, BRING, CONTEST, GAMBLING

HEALING_POISON = "That's not healing salve! It's contact poison!"
TREASURE = "Um, guys... I think there was a miscalculation during treasure division..."
THIRSTY = "Pooky thinks you look thirsty..."


def make_drink(match: Tavern, name: str, card: str, whom: str) -> None:
    """Have a player play a card by which another drinks at once, which nobody answers."""
    say(match, name, card)
    all_pass(match)
    say(match, name, whom)


@pytest.mark.rules("RDI-RULING-25", "RDI-RULING-22")
def test_who_is_out_while_taking_a_challenge_reveals_no_more_of_its_drinks():
    match = laid(
        *("gerki", "zot", "fiona"),
        hands={"zot": [THIRSTY]},
        piles={"gerki": ["The Challenge!"], "fiona": [CONTEST]},
        fortitude=[2, 20, 20],
        drink_deck=["Light Ale", "Wine", "Wine", "Wine", "Light Ale", "Light Ale"],
        phase="drink",
        drinks=["RDI 1", "RDI 2"],
    )
    until(match, "gerki", "accept")
    say(match, "gerki", "yes")
    until(match, "zot", "declare", "drinks")
    make_drink(match, "zot", THIRSTY, "fiona")
    pass_until(match, lambda: match.state.seats[seat_of(match, "gerki")].out)

    happened(match)
    until(match, "zot", "declare", "phase")
    assert [public for kind, public in happened(match) if kind == "revealed" and public["seat"] == 0] == []
    assert match.state.active == 1


@pytest.mark.rules("RDI-RULING-25", "RDI-CARD-05")
def test_who_is_out_before_the_antes_are_in_is_not_asked_how_to_pay():
    money = "Blood Money? I'm In!"
    match = laid(
        *("vlazlo", "gerki", "amundyr", "zot", "daareka", "fiona"),
        variant="leaders_and_lackeys",
        hands={"vlazlo": [money], "zot": [THIRSTY]},
        piles={"daareka": [CONTEST]},
        fortitude=[20, 20, 1],
        drink_deck=["Light Ale", "Light Ale", "Wine"],
        phase="action",
    )
    act(match, "vlazlo", money)
    until(match, "zot", "declare", "ante")
    make_drink(match, "zot", THIRSTY, "daareka")
    pass_until(match, lambda: match.state.seats[seat_of(match, "daareka")].out)

    asked = set()
    for _ in range(12):
        asked |= {ask.seat for ask in match.pending if ask.kind == "ante_with"}
        all_pass(match)
    assert asked == {0, 2}


AT_AN_INN = "We're at an inn, and you're not drinking. What's wrong with you!?"
DOOMED = {"piles": {"gerki": [CONTEST]}, "fortitude": [1, 20, 20], "drink_deck": ["Light Ale", "Wine", "Light Ale"]}
CASES = Cards("gerki", "zot", "fiona", until="zot discard", **DOOMED).cases(f"""
# Zot has won 1 Gold of each; of Gerki's 3 the Inn has 2 and the rest, which does not divide.
nobody pays who is out (RDI-RULING-25 RDI-LOSE-03)
    [gold 4 10 10] gerki acts {TREASURE}; zot plays {THIRSTY} at gerki -> gold 0 12 9; inn 3; out gerki
a Round of a starter who is out has nobody in control (RDI-RULING-25 RDI-RULING-33 RDI-GAMBLE-20)
    gerki acts {GAMBLING}; zot plays {THIRSTY} at gerki; zot control (out gerki; control nobody; in_round zot fiona;
        pot 2; gold 0 13 10; inn 5) -> gold 0 13 10; inn 7
the others ante when the starter goes out meanwhile (RDI-RULING-32 RDI-GAMBLE-25 RDI-RULING-34)
    [until zot control] gerki acts {GAMBLING}; zot plays {THIRSTY} in ante at gerki -> out gerki; control nobody;
        in_round zot fiona; pot 2
# Antes 9 9 9; the Contest 8 11 8; of Gerki's 8 the Inn has 4 and each 2; the Pot of 3 to the Inn.
the Pot of a winner who is out goes to the Inn (RDI-RULING-37 RDI-RULING-34)
    gerki acts {GAMBLING}; zot plays {THIRSTY} in won at gerki -> out gerki; gold 0 13 10; inn 7; control no Round
# Gerki goes out in the window of the card that hits back.
who hits back needs somebody to hit (RDI-RULING-55 RDI-RULING-20)
    gerki acts {HEALING_POISON} at fiona; fiona plays {AIM} in hurt; zot may declare in played pass / wait / {THIRSTY};
        zot plays {THIRSTY} at gerki -> out gerki; fortitude 1 20 18
who is out before naming a target names none (RDI-RULING-25 RDI-RULING-20 RDI-RULING-15)
    [hands zot {THIRSTY}] gerki acts {HEALING_POISON} (pending gerki target); zot interrupt {THIRSTY}; zot target gerki
        -> out gerki; active zot; fortitude 1 20 20; discards gerki {HEALING_POISON}
no Drinks are ordered when nobody is left (RDI-RULING-21 RDI-LOSE-08)
    [table gerki zot; phase order; fortitude 1 1; drink_deck Light Ale + Light Ale; until now] gerki plays {BRING};
        zot plays {THIRSTY}; gerki passes in about_to_lose; zot passes in about_to_lose -> winners gerki zot;
        phase over; pile_sizes 0 0
who has passed out earlier in a Contest has no part in the tie of the others (RDI-RULING-24 RDI-LOSE-08 RDI-CONTEST-09)
    [phase drink; fortitude 1 2 2; drink_deck Light Ale + Light Ale + Light Ale + Dark Ale + Dark Ale; until now]
        zot passes in about_to_lose; zot passes in about_to_lose (out gerki); fiona passes in about_to_lose
        -> winners zot fiona; phase over; gold 0 0 0
who is out while Drinks are ordered places no more of them (RDI-RULING-25 RDI-TEAMCHAR-20)
    [table tara zot fiona; phase order; piles tara Wine + {CONTEST}; drink_deck Light Ale;
        drink_discard Dark Ale + Elven Wine + Wine; drink_deck_only]
        tara plays Signs point to you getting drunker...soon!; tara order zot; zot plays {THIRSTY} in payment at tara;
        fiona plays {AT_AN_INN} in payment at tara -> out tara; active zot; pile_sizes 0 1 0
""")


@each(*CASES)
def test_out_meanwhile(case):
    case.run()
