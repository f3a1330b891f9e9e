"""Who goes out while a card is unresolved: a Contest that a card forces on somebody is checked at once (RDI-RULING-22).

What such a player still has to choose is skipped, and no Gold goes to who is out (RDI-RULING-20, -25).
"""

from typing import Any

import pytest

from tests.games.tavern.characters.case import Cards, each
from tests.games.tavern.tables import Tavern, act, all_pass, ask_of, gold_of, happened, laid, say, until, window_of
from tests.games.tavern.titles import AIM, BRING, CONTEST, GAMBLING

POISON = "That's not healing salve! It's contact poison!"
TREASURE = "Um, guys... I think there was a miscalculation during treasure division..."
THIRSTY = "Pooky thinks you look thirsty..."


def doomed(card: str, **setup: Any) -> Tavern:
    """Return a table at which Zot can force a Contest on Gerki that Gerki does not survive, and that Zot wins."""
    return laid(
        "gerki",
        "zot",
        "fiona",
        **{
            "hands": {"gerki": [card], "zot": [THIRSTY]},
            "piles": {"gerki": [CONTEST]},
            "fortitude": [1, 20, 20],
            "drink_deck": ["Light Ale", "Wine", "Light Ale"],
            "phase": "action",
            **setup,
        },
    )


def make_drink(match: Tavern, name: str, card: str, whom: str) -> None:
    """Have a player play a card by which another drinks at once, which nobody answers."""
    say(match, name, card)
    all_pass(match)
    say(match, name, whom)


def until_out(match: Tavern, name: str) -> None:
    """Have all pass until a player is out."""
    seats = [seat.character for seat in match.state.seats]
    for _ in range(30):
        if match.state.seats[seats.index(name)].out:
            return
        all_pass(match)
    raise AssertionError(f"{name} is never out")


@pytest.mark.rules("RDI-RULING-25", "RDI-RULING-20", "RDI-RULING-15")
def test_who_is_out_before_naming_a_target_names_none():
    match = doomed(POISON)
    until(match, "gerki", "action")
    say(match, "gerki", POISON)
    assert ask_of(match, "gerki").kind == "target"
    say(match, "zot", THIRSTY)
    say(match, "zot", "gerki")
    until_out(match, "gerki")

    for _ in range(30):
        assert match.pending_for(0) is None
        if match.state.active != 0:
            break
        all_pass(match)
    assert match.state.active == 1
    assert [party.fortitude for party in match.state.parties[1:]] == [20, 20]
    assert match.state.seats[0].discard[0].startswith(f"gerki/{POISON}")


@pytest.mark.rules("RDI-RULING-21", "RDI-LOSE-08")
def test_no_drinks_are_ordered_when_nobody_is_left():
    match = laid(
        "gerki",
        "zot",
        hands={"gerki": [BRING], "zot": [THIRSTY]},
        piles={"gerki": [CONTEST]},
        fortitude=[1, 1],
        drink_deck=["Light Ale", "Light Ale"],
        phase="order",
    )
    until(match, "gerki", "declare", "phase")
    say(match, "zot", "pass")
    say(match, "gerki", BRING)
    assert window_of(match) == "played"
    say(match, "zot", THIRSTY)
    for _ in range(30):
        if match.over:
            break
        all_pass(match)

    assert match.state.winners == (0, 1)
    assert "ordered" not in [kind for kind, _ in happened(match)]


@pytest.mark.rules("RDI-RULING-24", "RDI-LOSE-08", "RDI-CONTEST-09")
def test_who_has_passed_out_earlier_in_a_contest_has_no_part_in_the_tie_of_the_others():
    match = laid(
        "gerki",
        "zot",
        "fiona",
        piles={"gerki": [CONTEST]},
        fortitude=[1, 2, 2],
        drink_deck=["Light Ale", "Light Ale", "Light Ale", "Dark Ale", "Dark Ale"],
        phase="drink",
    )
    for _ in range(40):
        if match.over:
            break
        all_pass(match)

    assert match.state.order_out == ((0,), (1, 2))
    assert match.state.winners == (1, 2)
    assert gold_of(match) == [0, 0, 0]


@pytest.mark.rules("RDI-RULING-25", "RDI-TEAMCHAR-20")
def test_who_is_out_while_drinks_are_ordered_places_no_more_of_them():
    signs = "Signs point to you getting drunker...soon!"
    inn = "We're at an inn, and you're not drinking. What's wrong with you!?"
    match = laid(
        *("tara", "zot", "fiona"),
        hands={"tara": [signs], "zot": [THIRSTY], "fiona": [inn]},
        piles={"tara": ["Wine", CONTEST]},
        fortitude=[1, 20, 20],
        drink_deck=["Light Ale"],
        drink_discard=["Dark Ale", "Elven Wine", "Wine"],
        drink_deck_only=True,
        phase="order",
    )
    until(match, "tara", "declare", "phase")
    say(match, "tara", signs)
    until(match, "tara", "order")
    say(match, "tara", "zot")
    until(match, "zot", "declare", "payment")
    make_drink(match, "zot", THIRSTY, "tara")
    until(match, "fiona", "declare", "payment")
    make_drink(match, "fiona", inn, "tara")
    until_out(match, "tara")

    piles = [len(seat.pile) for seat in match.state.seats]
    for _ in range(30):
        assert match.pending_for(0) is None
        if match.state.active != 0:
            break
        all_pass(match)
    assert match.state.active == 1
    assert [len(seat.pile) for seat in match.state.seats] == piles


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
    until_out(match, "daareka")

    asked = set()
    for _ in range(12):
        asked |= {ask.seat for ask in match.pending if ask.kind == "ante_with"}
        all_pass(match)
    assert asked == {0, 2}


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
    until_out(match, "gerki")

    happened(match)
    until(match, "zot", "declare", "phase")
    assert [public for kind, public in happened(match) if kind == "revealed" and public["seat"] == 0] == []
    assert match.state.active == 1


DOOMED = {"piles": {"gerki": [CONTEST]}, "fortitude": [1, 20, 20], "drink_deck": ["Light Ale", "Wine", "Light Ale"]}
CASES = Cards("gerki", "zot", "fiona", until="zot discard", **DOOMED).cases(f"""
# Zot has won 1 Gold of each; of Gerki's 3 the Inn has 2 and the rest, which does not divide.
nobody pays who is out (RDI-RULING-25 RDI-LOSE-03)
    [gold 4 10 10] gerki acts {TREASURE}; zot plays {THIRSTY} at gerki -> gold 0 12 9; inn 3; out gerki
a Round of a starter who is out has nobody in control (RDI-RULING-25 RDI-RULING-33 RDI-GAMBLE-20)
    gerki acts {GAMBLING}; zot plays {THIRSTY} at gerki;
        zot control (out gerki; control nobody; in_round zot fiona; pot 2; gold 0 13 10; inn 5) -> gold 0 13 10; inn 7
the others ante when the starter goes out meanwhile (RDI-RULING-32 RDI-GAMBLE-25 RDI-RULING-34)
    [until zot control] gerki acts {GAMBLING}; zot plays {THIRSTY} in ante at gerki -> out gerki; control nobody;
        in_round zot fiona; pot 2
# Antes 9 9 9; the Contest 8 11 8; of Gerki's 8 the Inn has 4 and each 2; the Pot of 3 to the Inn.
the Pot of a winner who is out goes to the Inn (RDI-RULING-37 RDI-RULING-34)
    [gold 10 10 10] gerki acts {GAMBLING}; zot plays {THIRSTY} in won at gerki -> out gerki; gold 0 13 10; inn 7;
        control no Round
# Gerki goes out in the window of the card that hits back.
who hits back needs somebody to hit (RDI-RULING-55 RDI-RULING-20)
    gerki acts {POISON} at fiona; fiona plays {AIM} in hurt; zot may declare in played pass / wait / {THIRSTY};
        zot plays {THIRSTY} at gerki -> out gerki; fortitude 1 20 18
""")


@each(*CASES)
def test_out_meanwhile(case):
    case.run()
