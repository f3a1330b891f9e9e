"""What a team is told: what comes of a card once for all of it, and why a card may not be played."""

import pytest

from dwarfdraft.games.tavern.seen.forecast import forecast
from tests.games.tavern.tables import act, ask_of, pairs, say, until
from tests.games.tavern.titles import ARMOR, GAMBLING, NOT_EVE

BRAWL = "Gog loves everyone!"


def brawl(**hands):
    match = pairs("gog", "zot", "fiona", "eve", phase="action", hands={"gog": [BRAWL], **hands})
    act(match, "gog", BRAWL)
    return match


def loss(then):
    return {"seat": 2, "stat": "fortitude", "from": 20, "to": then, "out": False}


def test_what_a_team_loses_is_foretold_once():
    assert forecast(brawl().state) == [loss(18)]


def test_a_card_that_defends_the_team_is_foretold():
    match = brawl(fiona=[ARMOR])
    prompt = match.prompt(until(match, "fiona", "declare", "played").seat)

    assert prompt is not None
    assert loss(20) in prompt["previews"][ARMOR]


def test_a_loss_that_is_sent_on_is_foretold():
    match = brawl(eve=[NOT_EVE])
    prompt = match.prompt(until(match, "eve", "declare", "played").seat)

    assert prompt is not None
    assert loss(19) in prompt["previews"][NOT_EVE]


def why(match, name, title):
    found = match.game.why_not(match.state, ask_of(match, name))
    return found[title]["key"]


CATCH = "Gog think you cheating! Gog no like cheaters!"


@pytest.mark.parametrize(
    ("characters", "mate", "reason"),
    [
        pytest.param("fiona gog zot eve", "eve", "not_the_champion", marks=pytest.mark.rules("RDI-TEAM-43")),
        pytest.param("zot gog fiona eve", "gog", "card_of_the_team", marks=pytest.mark.rules("RDI-VRULING-46")),
    ],
)
def test_who_is_no_champion_or_a_teammate_of_the_cheater_is_told_so(characters, mate, reason):
    cheat = "This time, we'll use my dice."
    match = pairs(
        *characters.split(),
        phase="action",
        hands={"fiona": [GAMBLING], "gog": [CATCH], "zot": [cheat]},
        active="fiona",
    )
    act(match, "fiona", GAMBLING)
    until(match, "zot", "champion")
    say(match, "zot", "zot")
    say(match, mate, "zot")
    until(match, "zot", "control")
    say(match, "zot", cheat)

    assert why(match, "gog", CATCH) == reason
