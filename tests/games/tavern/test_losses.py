"""What a loss comes to is one sum, for who sees it, is asked about it, has it foretold and takes it."""

import pytest

from tests.games.tavern.tables import Tavern, act, all_pass, ask_of, laid, legal, say, until
from tests.games.tavern.titles import PLANKS

BRUISE = "I foresee a bruise. Yours."
CUTE = "Don't call me cute!"
DONE = "Are you done now?"
HAPPENED = "Oh. That happened"
SHIELD = "They do not care about your shield"


def shown(match: Tavern) -> list[int]:
    """Return the losses of the card on the stack, as everybody sees them."""
    return [hit["amount"] for hit in match.view(None)["stack"][0]["hits"]]


def foretold(match: Tavern, seat: int) -> list[tuple[int, int]]:
    """Return what is foretold of the Fortitude of a seat: from how much to how much."""
    lines = match.view(None)["forecast"]
    return [(line["from"], line["to"]) for line in lines if line["seat"] == seat and line.get("stat") == "fortitude"]


@pytest.mark.rules("RDI-CARD-31", "RDI-WULFRIC-04")
@pytest.mark.parametrize("title", [DONE, HAPPENED])
def test_a_raised_loss_that_was_reduced_is_shown_and_foretold_as_it_will_be(title: str):
    hands = {"kaylin": [CUTE], "amundyr": [title]}
    match = laid("kaylin", "amundyr", "bryn", phase="action", hands=hands, side_discards={"kaylin": ["Bristling"]})
    act(match, "kaylin", CUTE, "amundyr")
    until(match, "amundyr", "declare", "played")
    assert (shown(match), foretold(match, 1)) == ([3], [(20, 17)])
    previews = match.prompt(1)["previews"][title]  # type: ignore[index]  # he is asked
    assert [line["to"] for line in previews if "stat" in line] == [19]

    say(match, "amundyr", title)
    all_pass(match)
    while len(match.view(None)["stack"]) > 2:
        all_pass(match)

    assert (shown(match), foretold(match, 1)) == ([1], [(20, 19)])


@pytest.mark.rules("RDI-WULFRIC-06", "RDI-VRULING-23")
def test_the_bite_for_what_a_reduction_leaves_is_foretold():
    hands = {"tara": [BRUISE], "bryn": [PLANKS]}
    discards = {"kaylin": ["Playful"]}
    table = {"variant": "two_headed_dragon", "phase": "action", "active": 2, "hands": hands, "side_discards": discards}
    match = laid("kaylin", "bryn", "tara", "remy", **table)  # type: ignore[arg-type]  # words of three kinds in one dict
    act(match, "tara", BRUISE, "kaylin")
    until(match, "bryn", "declare", "played")
    assert (foretold(match, 0), foretold(match, 2)) == ([(20, 17)], [(20, 19)])

    previews = match.prompt(1)["previews"][PLANKS]  # type: ignore[index]  # she is asked
    assert [(line["seat"], line["to"]) for line in previews if "stat" in line] == [(0, 19)]


@pytest.mark.rules("RDI-WULFRIC-05", "RDI-SCARAB-04")
def test_a_bite_that_loyal_takes_may_be_made_sure_and_is_foretold():
    match = laid(
        *("amundyr", "kaylin", "gerki"),
        variant="boss_battle",
        phase="drink",
        active=1,
        piles={},
        scarabs=[0, 1, 0],
        hands={"amundyr": [SHIELD]},
        side_discards={"kaylin": ["Loyal"]},
    )
    until(match, "amundyr", "declare", "loss")
    assert foretold(match, 1) == []
    assert SHIELD in legal(match, "amundyr")
    previews = match.prompt(0)["previews"][SHIELD]  # type: ignore[index]  # she is asked
    assert [(line["seat"], line["to"]) for line in previews if "stat" in line] == [(1, 19)]


@pytest.mark.rules("RDI-WULFRIC-05")
@pytest.mark.parametrize(
    ("event", "ask", "answer", "lost"),
    [
        ("Who Let All These Kobolds In?", "lose_or_pay", "lose", 1),
        ("Staring Contest", "stare", "lose", 1),
        ("A Contest of Wills", "bid", "3", 2),
    ],
)
def test_what_a_choice_costs_is_foretold_with_what_loyal_takes(event: str, ask: str, answer: str, lost: int):
    match = laid(
        *("kaylin", "eve", "zot"),
        events=["dungeon"],
        counters=[1],
        event_decks=[[event]],
        phase="drink",
        active=1,
        piles={"eve": []},
        side_discards={"kaylin": ["Loyal"]},
    )
    until(match, "kaylin", ask)
    prompt = match.prompt(ask_of(match, "kaylin").seat)
    assert prompt is not None
    assert [line["to"] for line in prompt["previews"][answer]] == [20 - lost]
