"""Who goes out while a card is unresolved: a Contest that a card forces on somebody is checked at once (RDI-RULING-22).

What such a player still has to choose is skipped, and no Gold goes to who is out (RDI-RULING-20, -25).
"""

from typing import Any

import pytest

from tests.games.tavern.tables import Tavern, all_pass, ask_of, gold_of, happened, laid, legal, say, until, window_of
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


def until_out(match: Tavern, name: str) -> None:
    """Have all pass until a player is out, and check that nobody who is out is asked anything from then on."""
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


@pytest.mark.rules("RDI-RULING-25", "RDI-LOSE-03")
def test_nobody_pays_who_is_out():
    match = doomed(TREASURE, gold=[4, 10, 10])
    until(match, "gerki", "action")
    say(match, "gerki", TREASURE)
    say(match, "zot", THIRSTY)
    until_out(match, "gerki")
    until(match, "zot", "discard")

    # Zot has won 1 Gold of each; of Gerki's 3 the Inn has 2 and the rest, which does not divide.
    assert gold_of(match) == [0, 12, 9]
    assert match.state.inn == 3


@pytest.mark.rules("RDI-RULING-25", "RDI-RULING-33", "RDI-GAMBLE-20")
def test_a_round_of_a_starter_who_is_out_has_nobody_in_control():
    match = doomed(GAMBLING)
    until(match, "gerki", "action")
    say(match, "gerki", GAMBLING)
    say(match, "zot", THIRSTY)
    until_out(match, "gerki")
    until(match, "zot", "control")

    round_ = match.state.round
    assert round_ is not None
    assert (round_.control, round_.inside, round_.mover, round_.pot) == (-1, (1, 2), 1, 2)
    inn, before = match.state.inn, gold_of(match)
    until(match, "zot", "discard")
    assert match.state.inn == inn + 2
    assert gold_of(match) == before


@pytest.mark.rules("RDI-RULING-32", "RDI-GAMBLE-25", "RDI-RULING-34")
def test_the_others_ante_when_the_starter_goes_out_meanwhile():
    match = doomed(GAMBLING)
    until(match, "gerki", "action")
    say(match, "gerki", GAMBLING)
    until(match, "zot", "declare", "ante")
    say(match, "zot", THIRSTY)
    until_out(match, "gerki")
    until(match, "zot", "control")

    round_ = match.state.round
    assert round_ is not None
    assert (round_.control, round_.inside, round_.pot) == (-1, (1, 2), 2)


@pytest.mark.rules("RDI-RULING-37", "RDI-RULING-34")
def test_the_pot_of_a_winner_who_is_out_goes_to_the_inn():
    match = doomed(GAMBLING, gold=[10, 10, 10])
    until(match, "gerki", "action")
    say(match, "gerki", GAMBLING)
    until(match, "zot", "declare", "won")
    say(match, "zot", THIRSTY)
    until_out(match, "gerki")
    until(match, "zot", "discard")

    # Antes 9 9 9; the Contest 8 11 8; of Gerki's 8 the Inn has 4 and each 2; the Pot of 3 to the Inn.
    assert gold_of(match) == [0, 13, 10]
    assert match.state.inn == 7
    assert match.state.round is None


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


@pytest.mark.rules("RDI-RULING-55", "RDI-RULING-20")
def test_who_hits_back_needs_somebody_to_hit():
    """The one to be hit goes out in the window of the card that hits back."""
    match = doomed(
        POISON,
        hands={
            "gerki": [POISON],
            "zot": [THIRSTY],
            "fiona": [AIM],
        },
    )
    until(match, "gerki", "action")
    say(match, "gerki", POISON)
    say(match, "gerki", "fiona")
    until(match, "fiona", "declare", "hurt")
    say(match, "fiona", AIM)
    until(match, "zot", "declare", "played")
    assert legal(match, "zot") == ["pass", "wait", THIRSTY]
    say(match, "zot", THIRSTY)
    until_out(match, "gerki")
    until(match, "zot", "discard")

    assert [party.fortitude for party in match.state.parties] == [1, 20, 18]
