"""Potion Tokens (RDI-TEAM-09 to -11, RDI-VRULING-35 to -38)."""

import pytest

from dwarfdraft.engine.match import Match
from dwarfdraft.games.tavern.game import TAVERN
from tests.games.tavern.characters.case import Cards, each
from tests.games.tavern.tables import act, ask_of, happened, laid, pairs, until
from tests.games.tavern.titles import GAMBLING, HIDE, OGRE, TIPPED

LUCK = "Luck Potion"
EXTRA_SHARE = "Don't forget the captain's extra share!"


@pytest.mark.rules("RDI-TEAM-10", "RDI-TEAM-11", "RDI-VRULING-35")
def test_a_token_works_at_once_in_any_window_and_what_is_declared_stays():
    match = pairs(phase="action", hands={"fiona": [OGRE], "gerki": [HIDE]}, fortitude=[20, 9])
    act(match, "fiona", OGRE, "gerki")
    ask = until(match, "gerki", "declare", "played")
    match.answer(2, ask.id, HIDE)
    match.take_events()
    match.use(3, "fortitude")

    assert [kind for kind, _ in happened(match)] == ["token", "fortitude"]
    assert match.state.parties[1].fortitude == 15
    assert (ask_of(match, "gerki").id, match.answered(2)) == (ask.id, HIDE)
    assert all(match.uses(seat) for seat in range(4)), "in an opponent's turn, too"


def test_without_teams_there_are_no_tokens():
    match = laid("gerki", "zot", phase="action")

    assert match.uses(0) == ()


@pytest.mark.rules("RDI-VRULING-36")
def test_before_the_first_turn_nobody_uses_a_token():
    seats = ["vlazlo", "fiona", "gerki"]
    match = Match.start(TAVERN, TAVERN.read_setup({"seats": seats, "variant": "boss_battle"}), "tokens")

    assert [ask.kind for ask in match.pending] == ["form"]
    assert [match.uses(seat) for seat in range(3)] == [()] * 3


def test_what_a_token_brings_may_be_paid_with_at_once():
    """Phrenk offers his Potion Card to whoever can pay for it: a question that was open counts the new Gold."""
    match = pairs("phrenk", "fiona", "gerki", "zot", phase="action", gold=[10, 0], potions={"phrenk": [LUCK]})
    ask = until(match, "phrenk", "declare")
    assert "sell" not in ask.options.legal()
    match.use(2, "gold")

    assert "sell" in ask_of(match, "phrenk").options.legal()
    assert ask_of(match, "phrenk").id == ask.id


CASES = Cards("deirdre", "fiona", "gerki", "zot", variant="two_headed_dragon").cases(f"""
a token is 6 Fortitude or 6 Alcohol Content or 3 Gold, and then gone (RDI-TEAM-09 RDI-TEAM-10 RDI-2HD-03)
    [phase action; fortitude 10 20; alcohol 9 0; gold 5 5] fiona uses fortitude (fortitude 16 16 20 20;
        alcohol 9 9 0 0; gold 5 5 5 5; tokens 1 2); deirdre uses fortitude; deirdre may not use fortitude
    [phase action; fortitude 10 20; alcohol 9 0; gold 5 5] fiona uses alcohol (fortitude 10 10 20 20;
        alcohol 3 3 0 0; gold 5 5 5 5; tokens 1 2); deirdre uses alcohol; deirdre may not use alcohol
    [phase action; fortitude 10 20; alcohol 9 0; gold 5 5] fiona uses gold (fortitude 10 10 20 20; alcohol 9 9 0 0;
        gold 8 8 5 5; tokens 1 2); deirdre uses gold; deirdre may not use gold
a token may be wasted in part (RDI-VRULING-38 RDI-TEAM-08)
    [phase action; fortitude 18 20] deirdre uses fortitude; deirdre uses alcohol (fortitude 20 20 20 20;
        alcohol 0 0 0 0; tokens 0 2)
from the first discard to the last draw nobody uses a token (RDI-VRULING-36)
    gerki uses gold; deirdre discard; deirdre may not use gold; fiona may not use gold; gerki may not use gold;
        zot may not use gold
while Phrenk chooses a potion nobody uses a token (RDI-VRULING-36)
    [table phrenk fiona gerki zot; active gerki; phase drink] phrenk potion; phrenk may not use gold;
        fiona may not use gold; gerki may not use gold; zot may not use gold
until a Gear Card is added nobody uses a token (RDI-VRULING-36)
    [table wizgille fiona gerki zot] wizgille acts Could you hold this wire for a moment? (pending wizgille target);
        wizgille may not use gold; fiona may not use gold; gerki may not use gold; zot may not use gold
a team without Gold antes with the Gold of a token (RDI-VRULING-37)
    [active deirdre; gold 10 0] fiona acts {GAMBLING}; gerki champion gerki; zot champion gerki;
        gerki declare in ante; gerki uses gold; gerki control (gold 9 9 2 2; pot 2)
the captain takes an extra share of the Gold of a token (RDI-VRULING-37)
    [table whitehawk fiona gerki zot; phase action; until whitehawk declare phase] fiona declare in phase;
        fiona uses gold; whitehawk plays {EXTRA_SHARE} in happened -> gold 15 15 10 10
a Round that is ended in answer to the Gold of a token does not go on
    [table whitehawk fiona deirdre zot; hands whitehawk {EXTRA_SHARE}; until deirdre declare phase]
        whitehawk acts {GAMBLING}; whitehawk declare in round_turn; fiona uses gold; deirdre plays {TIPPED} in happened
        -> control no Round
""")


@each(*CASES)
def test_tokens(case):
    case.run()
