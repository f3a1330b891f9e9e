"""Rounds of Gambling, move by move."""

from tests.games.tavern import titles as t
from tests.games.tavern.characters.case import Cards, each

CASES = Cards("zot", "gerki", "fiona").cases(f"""
Who is to be forced out still counts as in the Round and may catch the cheater (RDI-GAMBLE-22 RDI-GAMBLE-12
        RDI-RULING-31)
    zot acts {t.GAMBLING}; gerki moves {t.SLEEVE} at fiona;
        fiona plays I do believe that you're cheating. At this point, you have two options... (in_round zot gerki fiona)
        -> gold 9 9 12; pot 0
An ante is a loss of Gold: a card that pays for you from the Inn covers it (RDI-GAMBLE-04 RDI-RULING-30)
    zot acts {t.GAMBLING}; gerki plays {t.SWIPE} in ante; gerki control (gold 9 10 9; pot 3; inn -1;
        in_round zot gerki fiona)
Without Gold, but with a coin of air, one can raise: the others ante (RDI-GAMBLE-25 RDI-GAMBLE-24)
    [table zot eve fiona; gold 10 1 10] zot acts {t.GAMBLING}; eve control (gold 9 0 9; pot 3; out nobody);
        eve moves I raise!; eve plays Illusionary Coin in ante; fiona control (gold 8 0 8; pot 5; control eve;
        in_round zot eve fiona); zot order (gold 8 5 8; out nobody)
A coin taken from the Pot leaves control where it is (RDI-GAMBLE-07 RDI-RULING-33)
    zot acts {t.GAMBLING}; gerki plays Grab a coin while no one's lookin'! in round_turn; gerki control (pot 2;
        gold 9 10 9; control zot); gerki control pass; fiona control pass -> gold 11 10 9
Who is about to be forced out may still unmask the cheat, and wins (RDI-GAMBLE-12 RDI-GAMBLE-22 RDI-RULING-31)
    [table zot gerki deirdre] zot acts {t.GAMBLING}; gerki moves {t.SLEEVE} at deirdre;
        deirdre plays {t.MY_GODDESS_KNOWS} -> gold 9 9 12; inn 0
Who is forced out of a Round leaves what was anted; who is left alone in it has won (RDI-GAMBLE-22 RDI-GAMBLE-23)
    zot acts {t.GAMBLING}; fiona plays Go away! I'm polishing my arsenal. in ante; gerki moves {t.SLEEVE};
        gerki may target zot / gerki; gerki target zot; zot declare in played (in_round zot gerki; stack {t.SLEEVE});
        zot order (gold 9 11 10; inn 0; phase order)
Without Gold one stays for the Round, and is out when somebody else has won it (RDI-GAMBLE-24 RDI-LOSE-09 RDI-LOSE-01)
    [gold 10 1 10] zot acts {t.GAMBLING}; gerki control (gold 9 0 9; out nobody);
        gerki declare in about_to_lose (gold 12 0 9; out nobody); zot declare in phase (out gerki; gold 12 0 9)
Who has no Gold in a Round pays nothing else meanwhile and stays (RDI-GAMBLE-24)
    [gold 10 10 1] zot acts {t.GAMBLING}; gerki plays {t.TIP} in round_turn at fiona;
        fiona moves {t.GAMBLING} (gold 9 9 0; out nobody); zot control pass; gerki control pass -> gold 9 9 3;
        out nobody; inn 0
After the last pass the tip card cannot undo the Round (RDI-GAMBLE-10 RDI-GAMBLE-11 RDI-TIP-03)
    [hands gerki {t.TIPPED}] zot acts {t.GAMBLING}; gerki control pass; fiona control pass;
        gerki may declare in won pass / wait; fiona may not play {t.TIPPED} in won -> gold 12 9 9; inn 0
Neither the start of a Round nor a raise can be Ignored as a card that touches one's Gold (RDI-AFFECT-03 RDI-AFFECT-04)
    [table gog zot fiona] gog acts {t.GAMBLING}; zot may declare in played pass / wait;
        zot may not play The stars say, "No!" in ante; zot control pass; fiona moves I raise!;
        zot may not play The stars say, "No!" (stack I raise!); zot may declare in ante pass / wait;
        gog control (gold 8 8 8; pot 6)
A raise with no Gold stands if a card makes the ante (RDI-GAMBLE-25 RDI-RULING-32)
    [table eve zot gerki; gold 1 10 10] eve acts {t.GAMBLING}; zot moves {t.GAMBLING}; gerki control pass;
        eve moves I raise!; eve plays Illusionary Coin in ante; zot control (pot 5; gold 0 8 8; control eve;
        in_round eve zot gerki)
An ante that the Inn has paid stays in the Pot when nobody has to ante (RDI-GAMBLE-25 RDI-RULING-32)
    [gold 10 10 1] zot acts {t.GAMBLING}; gerki control pass; fiona moves I raise!; gerki plays {t.SWIPE} in ante;
        zot control (gold 9 9 0; pot 4; inn -1; control fiona)
Who lets a won Round go on without Gold for it takes control, and nobody antes (RDI-GAMBLE-25 RDI-RULING-37)
    [table zot dimli gerki; gold 10 1 10] zot acts {t.GAMBLING}; dimli control pass; gerki control pass;
        dimli plays Best two out of three? in won; gerki control (pot 3; control dimli; gold 9 0 9)
Before a move in the Round the tip card ends it, and the Inn keeps the Pot (RDI-TIP-05 RDI-RULING-66 RDI-GAMBLE-13)
    zot acts {t.GAMBLING}; fiona may not play {t.TIPPED}; fiona may not play {t.TIPPED} in ante;
        fiona plays {t.TIPPED} in round_turn -> gold 9 9 9; inn 3; phase order; active zot
A card that says its player wins the Round ends it at once (RDI-GAMBLE-12 RDI-GAMBLE-13)
    [table zot gerki deirdre; hands zot I raise!] zot acts {t.GAMBLING}; gerki moves Oops... I dropped my cards...;
        deirdre plays {t.MY_GODDESS_KNOWS} -> gold 9 9 12; inn 0; phase order; active zot; hands zot I raise!
A Round that goes on costs everybody in it another Gold, and its card is in control (RDI-RULING-37 RDI-TIMING-10)
    [table zot gerki dimli] zot acts {t.GAMBLING}; dimli plays Best two out of three? in won;
        zot control (control dimli; pot 6; gold 8 8 8; in_round zot gerki dimli); zot order (gold 8 8 14)
""")


@each(*CASES)
def test_rounds(case):
    case.run()
