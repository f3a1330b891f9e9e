"""Faults that were found by playing: each first failed, then the rules were mended."""

import pytest

from tests.games.tavern import titles as t
from tests.games.tavern.characters.case import Cards, each
from tests.games.tavern.tables import act, all_pass, laid, legal, say, until

HIT_SPOT = "Uuurp! That hit the spot!"
GOOD_STUFF = "You have this. I'm waiting for the good stuff!"
WATCH_OUT = "Watch Out! Don't step on Pooky!"
BAD_POOKY = "Bad Pooky! Don't drink that!"
BUSY = "I'm saving this money for the poor."


@pytest.mark.rules("RDI-CONTEST-09", "RDI-RULING-24")
def test_who_passes_out_in_a_contest_goes_out_once():
    drinks = ["Wine", "Wine", "Wine", "Light Ale", "Dark Ale", "Light Ale"]
    match = laid(
        "gerki", "fiona", "zot", piles={"gerki": [t.CONTEST]}, drink_deck=drinks, alcohol=[18, 0, 0], phase="drink"
    )
    until(match, "fiona", "discard")

    assert match.state.order_out == ((0,),)


@pytest.mark.rules("RDI-RULING-26", "RDI-RULING-15")
def test_who_gives_up_does_not_answer_for_whom_the_choice_is():
    match = laid("zot", "fiona", "gerki", hands={"zot": ["Down Pooky!"]}, phase="action")
    until(match, "zot", "action")
    say(match, "zot", "Down Pooky!")
    match.leave(1)

    assert legal(match, "zot") == ["fiona", "gerki"]
    say(match, "zot", "gerki")
    all_pass(match)
    all_pass(match)
    assert match.state.stats(2).fortitude == 19
    assert match.state.seats[1].out


@pytest.mark.rules("RDI-TIP-01", "RDI-RULING-66", "RDI-RULING-67")
@pytest.mark.parametrize("starts", [True, False])
def test_the_tip_card_is_no_way_round_an_ante_in_answer_to_another_card(starts: bool):
    match = laid(
        *("gerki", "deirdre", "zot"),
        hands={"gerki": [t.GAMBLING], "deirdre": [t.RAISE, BUSY, "My Goddess heals me."], "zot": [t.TIPPED]},
        phase="action",
    )
    act(match, "gerki", t.GAMBLING)
    if not starts:
        until(match, "deirdre", "control")
        say(match, "deirdre", t.RAISE)
        say(match, "deirdre", "My Goddess heals me.")
        until(match, "zot", "declare", "played")
        assert t.TIPPED not in legal(match, "zot")
    until(match, "deirdre", "declare", "ante")
    say(match, "deirdre", BUSY)
    until(match, "zot", "declare", "played")
    assert t.TIPPED not in legal(match, "zot")
    prompt = match.prompt(2)
    assert prompt is not None
    assert prompt["why"][t.TIPPED]["rule"] == "RDI-TIP-01"

    until(match, "zot", "declare", "round_turn")
    assert t.TIPPED in legal(match, "zot")


CASES = Cards("gerki", "zot", "fiona").cases(f"""
a choice with nobody left to choose is skipped (RDI-RULING-15 RDI-RULING-20 RDI-TIP-05)
    [hands fiona {t.QUICK_HEALER}] gerki acts {t.GAMBLING}; zot moves {t.SLEEVE}; fiona interrupt {t.QUICK_HEALER};
        gerki plays {t.TIPPED} -> control no Round; inn 3; discards zot {t.SLEEVE}
a Drink that two players take as Fortitude is that for both (RDI-SPLIT-03 RDI-RULING-43)
    [table dimli fiona zot; fortitude 10 10 20; piles dimli Elven Wine] dimli plays {HIT_SPOT} in drinks;
        dimli plays {GOOD_STUFF} in drinks at fiona;
        fiona plays Nothing like a little belt of liquid courage! in drinks; fiona plays {t.SPLIT} in drinks at dimli
        -> fortitude 12 12 20; alcohol 0 0 0
    [table dimli fiona zot; fortitude 10 10 20; piles dimli Elven Wine] dimli plays {HIT_SPOT} in drinks;
        dimli plays {GOOD_STUFF} in drinks at fiona; fiona plays {t.SPLIT} in drinks at dimli -> fortitude 12 10 20;
        alcohol 0 2 0
# It is the half that is Ignored, not Zot's own Wine.
when a Mead has been split only its halves may be answered (RDI-SPLIT-08 RDI-RULING-06)
    [table deirdre gerki zot; drinks RDI 2; drink_deck Mead + Wine + Wine; hands gerki {t.DUMP}]
        deirdre acts Let's toast the Goddess!; deirdre split zot; gerki may declare in halves pass / wait;
        zot may declare in halves pass / wait / {BAD_POOKY}; zot plays {BAD_POOKY} in halves -> alcohol 2 2 2
# It loses the Drink's own effects, and the halving is one; what cards have changed stays.
a half of a Mead whose numbers are replaced is whole (RDI-SPLIT-08 RDI-RULING-40)
    [table gerki eve zot; phase drink; drinks RDI 2; piles gerki Mead] gerki split zot;
        eve plays {t.DRAGON_BREATH} in halves; eve which 0; gerki plays {t.EXTRA} in halves; gerki which 0
        -> alcohol 6 0 2
# Share Pain allows no card that reduces or Ignores; with two players left sending on would be Ignoring.
a half that is shared may be sent on but not Ignored (RDI-NEGATE-03 RDI-REDIRECT-01)
    [table zot eve gerki; hands eve {t.DISBELIEVE}] zot acts {WATCH_OUT} at eve; eve plays {t.SHARE_PAIN}; zot passes;
        eve passes; gerki passes; eve may declare in played pass / wait / {t.NOT_EVE}; eve plays {t.NOT_EVE}
        -> fortitude 19 20 19
    [table zot eve; hands eve {t.DISBELIEVE} + {t.NOT_EVE}; until eve discard] zot acts {WATCH_OUT};
        eve plays {t.SHARE_PAIN}; zot passes; eve passes; eve may declare in played pass / wait -> fortitude 19 19
who played a card to Ignore the loss does not hit back, even if it was Negated (RDI-RULING-55 RDI-RULING-59)
    [table zot fiona gerki; hands fiona {t.AIM}] zot acts {t.DOWN} at fiona; fiona plays {t.ARMOR};
        zot plays {t.NOT_SO}; fiona may declare in hurt pass / wait; zot order (fortitude 20 19 20; hands fiona {t.AIM})
    [table zot fiona gerki] zot acts {t.DOWN} at fiona; fiona plays {t.AIM} in hurt -> fortitude 18 19 20
""")


@each(*CASES)
def test_faults(case):
    case.run()
