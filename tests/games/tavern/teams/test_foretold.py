"""What a team is told: what comes of a card once for all of it, and why a card may not be played."""

import pytest

from dwarfdraft.games.tavern.seen.forecast import forecast
from tests.games.tavern.tables import act, ask_of, laid, say, until
from tests.games.tavern.titles import ARMOR, NOT_EVE

BRAWL = "Gog loves everyone!"


def brawl(**hands):
    match = laid(
        *("gog", "zot", "fiona", "eve"), variant="two_headed_dragon", phase="action", hands={"gog": [BRAWL], **hands}
    )
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


@pytest.mark.rules("RDI-TEAM-43")
def test_who_is_no_champion_is_told_so():
    catch = "Gog think you cheating! Gog no like cheaters!"
    cheat = "This time, we'll use my dice."
    match = laid(
        *("fiona", "gog", "zot", "eve"),
        variant="two_headed_dragon",
        phase="action",
        hands={"fiona": ["Gambling? I'm in!"], "gog": [catch], "zot": [cheat]},
    )
    act(match, "fiona", "Gambling? I'm in!")
    until(match, "zot", "champion")
    say(match, "zot", "zot")
    say(match, "eve", "zot")
    until(match, "zot", "control")
    say(match, "zot", cheat)

    assert why(match, "gog", catch) == "not_the_champion"


@pytest.mark.rules("RDI-VRULING-46")
def test_a_card_against_others_is_not_for_what_a_teammate_plays():
    catch = "Gog think you cheating! Gog no like cheaters!"
    cheat = "This time, we'll use my dice."
    match = laid(
        *("zot", "gog", "fiona", "eve"),
        variant="two_headed_dragon",
        phase="action",
        hands={"fiona": ["Gambling? I'm in!"], "gog": [catch], "zot": [cheat]},
        active="fiona",
    )
    act(match, "fiona", "Gambling? I'm in!")
    until(match, "zot", "champion")
    say(match, "zot", "zot")
    say(match, "gog", "zot")
    until(match, "zot", "control")
    say(match, "zot", cheat)

    assert why(match, "gog", catch) == "card_of_the_team"
