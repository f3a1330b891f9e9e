"""Worked examples of the rulebook of The Red Dragon Inn 1, and of all four rulebooks. IDs are those of the examples."""

from tests.games.tavern.characters.case import Cards, each

CASES = Cards("fiona", "gerki", "zot").cases("""
RDI-EX-073a: A Round begins: all ante who have not left, its starter is in control, play goes to the left (RDI-GAMBLE-01
        RDI-GAMBLE-03 RDI-GAMBLE-05 RDI-GAMBLE-06 RDI-GAMBLE-19)
    [table zot gerki fiona deirdre; hands zot Gambling? I'm in! + Winning Hand!;
        hands gerki Oops... I dropped my cards... + Gambling? I'm in!; hands fiona I raise!;
        hands deirdre Gambling? I'm in!] zot acts Gambling? I'm in!;
        deirdre plays I'm saving this money for the poor. in ante; gerki control (pot 3; control zot; gold 9 9 9 10;
        in_round zot gerki fiona); gerki control pass; fiona control (control zot; pot 3)
RDI-EX-073c: Winning Hand! yields to a Cheating Card only; then anything goes again, and the last pass ends the Round
        (RDI-GAMBLE-02 RDI-GAMBLE-09 RDI-GAMBLE-13 RDI-GAMBLE-14 RDI-GAMBLE-15)
    [table zot gerki fiona deirdre; hands gerki Gambling? I'm in!; hands deirdre Gambling? I'm in!]
        zot acts Gambling? I'm in!; deirdre plays I'm saving this money for the poor. in ante; gerki control (pot 3;
        control zot; gold 9 9 9 10; in_round zot gerki fiona); gerki control pass; fiona moves I raise!;
        zot moves Winning Hand!; gerki may control pass / Oops... I dropped my cards... (winning_hand yes);
        gerki moves Oops... I dropped my cards...; fiona control pass; zot moves Gambling? I'm in!;
        gerki control (pot 6; control zot; gold 8 8 8 10; winning_hand no); gerki control pass; fiona control pass
        -> gold 14 8 8 10; pot 0; active zot; phase order
RDI-EX-074: The starter leaves instead of anteing: the Round goes on with nobody in control, and its Pot falls to the
        Inn (RDI-GAMBLE-13 RDI-GAMBLE-19 RDI-GAMBLE-20)
    fiona acts Gambling? I'm in!; fiona plays Go away! I'm polishing my arsenal. in ante; gerki control (pot 2;
        control nobody; gold 10 9 9; in_round gerki zot); gerki control pass; zot control pass -> gold 10 9 9; inn 2;
        pot 0; active fiona; phase order
RDI-EX-075: One card Ignores a Drink with its Chaser, and nobody is asked before the Chaser lies (RDI-DRINK-08
        RDI-DRINK-09 RDI-DRINK-13 RDI-DRINK-14 RDI-NEGATE-02)
    [table fiona gerki; piles fiona Wine with a Chaser + Dragon Breath Ale] fiona declare in drinks (drinks fiona 6 0;
        pile_sizes 0 0); fiona plays This is just the thing to get the rust off my armor! in drinks -> alcohol 0 0
RDI-EX-076: A Drink Event as Chaser does nothing and ends the revealing; the next card is the next player's
        (RDI-DRINK-09 RDI-DRINK-11 RDI-CONTEST-01 RDI-CONTEST-03)
    [table deirdre gerki; piles deirdre Drinking Contest!; drink_deck Light Ale with a Chaser + Round on the House! +
        Water + Wine] gerki declare in drinks (drinks deirdre 1 0; drinks gerki 0 0; drink_deck 26);
        gerki discard (alcohol 1 0; gold 9 7)
RDI-EX-077: Healing stops at 20, and the healed player pays all the same (RDI-LIMIT-01 RDI-LIMIT-04)
    [table deirdre gerki zot] deirdre acts Prayer of Healing at gerki -> fortitude 20 20 20; gold 11 9 10
RDI-EX-078: Tip the Wench. changes Gold directly, so a card that Ignores such cards answers it (RDI-AFFECT-01
        RDI-NEGATE-02 RDI-SOMETIMES-07)
    [phase action] fiona plays Tip the Wench. at gerki of fiona gerki zot; gerki plays Hey! Where'd the little guy go?
        -> gold 10 10 10; inn 0; hand_sizes 0 0 0
RDI-EX-079: Strengthening a Drink does not change its drinker directly (RDI-AFFECT-01 RDI-AFFECT-05)
    [table zot gerki; piles zot Wine; hands zot The stars say, "No!"] gerki plays A little somethin' extra in drinks;
        zot may declare in played pass / wait (stack A little somethin' extra); gerki discard (alcohol 4 0)
RDI-EX-080: Negating the card that would have Ignored a Drink does not change its drinker directly (RDI-AFFECT-01
        RDI-AFFECT-06 RDI-NEGATE-01)
    [table zot deirdre; piles zot Dragon Breath Ale; hands zot The stars say, "No!"]
        zot plays Bad Pooky! Don't drink that! in drinks; deirdre plays I don't think so!; zot passes;
        zot may declare in played pass / wait (stack Bad Pooky! Don't drink that! + I don't think so!);
        deirdre discard (alcohol 4 0)
RDI-EX-081: Taking the Pot in the winner's place changes the Round, not the winner's Gold (RDI-AFFECT-01 RDI-AFFECT-07
        RDI-TIMING-10)
    [table zot gerki; piles nobody; hands zot The stars say, "No!"] zot acts Gambling? I'm in!; gerki moves I raise!;
        zot moves Gambling? I'm in!; gerki control pass;
        gerki plays Um... I know you think you won, but... in won (pot 4; gold 6 6); zot passes in won;
        zot may declare in played pass / wait (stack Um... I know you think you won, but...); gerki discard (gold 6 10;
        pot 0)
RDI-EX-082: A Negated answer to a loss does nothing to the one it was aimed at (RDI-NEGATE-01)
    [table deirdre zot fiona] deirdre acts I'm not that kind of priestess! at zot;
        zot plays No, Pooky! That's my friend! in hurt; deirdre plays I don't think so! -> fortitude 20 18 20;
        hand_sizes 0 0 0
RDI-EX-083: One player Ignores the rampage, the others feel it (RDI-NEGATE-02)
    [table zot deirdre fiona gerki] zot acts Oh no! Not again! Pooky's on a drunken rampage!;
        deirdre plays Stop being silly! -> fortitude 20 20 19 19
RDI-EX-084: A pass is not for good: after a stronger brew the drinker may still Ignore it (RDI-TIMING-01 RDI-TIMING-03)
    [table gerki deirdre; piles gerki Light Ale] gerki passes in drinks (drinks gerki 1 0);
        deirdre plays Water into Wine in drinks; gerki may declare in drinks pass / wait /
        Dump it on the floor (drinks gerki 3 0); gerki plays Dump it on the floor in drinks -> alcohol 0 0
RDI-EX-085a: Two who wait for each other speak in turn order; when both decline, the card stands (RDI-TIMING-02
        RDI-TIMING-07 RDI-TIMING-08 RDI-RULING-05)
    [table deirdre gerki zot; fortitude 12 20 20; alcohol 10 0 0; piles deirdre Elven Wine;
        hands gerki I don't think so!; hands zot I don't think so!]
        deirdre plays Not now! These men are interested in my religion. in drinks; gerki waits; zot waits;
        gerki may declare in played pass / I don't think so! (pending gerki declare);
        gerki passes (pending zot declare); zot may declare in played pass / I don't think so!; zot passes
        -> alcohol 10 0 0; out nobody; hands gerki I don't think so!; hands zot I don't think so!
RDI-EX-086: Ignoring answers the card, hitting back answers the loss (RDI-NEGATE-02 RDI-TIMING-09 RDI-TIMING-10)
    [table zot gerki deirdre fiona] zot acts Oh no! Not again! Pooky's on a drunken rampage!;
        deirdre may declare in played pass / wait; gerki plays Hide in shadows;
        deirdre plays My Goddess doesn't like that! in hurt (fortitude 20 20 19 19) -> fortitude 18 20 19 19
RDI-EX-087: The two halves are Drinks of their own; strengthening one leaves the other alone (RDI-SPLIT-01 RDI-SPLIT-02
        RDI-SPLIT-04)
    [piles fiona Elven Wine] fiona plays Come, my friend, sit and drink with me! in drinks at gerki;
        gerki plays A little somethin' extra in drinks (drinks fiona 2 0; drinks gerki 2 0); gerki which 0
        -> alcohol 4 2 0
RDI-EX-088: A Drink strengthened before the split is halved as it then stands (RDI-SPLIT-03 RDI-SPLIT-04)
    [piles fiona Elven Wine] gerki plays A little somethin' extra in drinks; fiona passes in drinks;
        fiona plays Come, my friend, sit and drink with me! in drinks (drinks fiona 5 0); fiona target gerki
        -> alcohol 3 3 0
RDI-EX-089: A Drink and its Chaser are added up, cards to draw included, and then halved (RDI-SPLIT-04 RDI-SPLIT-05
        RDI-DRINK-09)
    [drinks RDI 3; piles fiona Elven Wine with a Chaser + Gnomish Inspirational Ale]
        fiona plays Come, my friend, sit and drink with me! in drinks (drinks fiona 5 0); fiona target gerki
        -> alcohol 3 3 0; hand_sizes 1 1 0
RDI-EX-090: A Drink weakened in a Contest counts as weakened: a tie, and those tied go on (RDI-CONTEST-06
        RDI-CONTEST-10)
    [table deirdre zot fiona; piles deirdre Drinking Contest!; drink_deck Elven Wine + Light Ale + Water + Elven Wine +
        Dark Ale] deirdre plays Wine into Water in drinks; deirdre which 0; fiona declare in drinks (drinks deirdre 1 0;
        drinks zot 1 0; drinks fiona 0 0); fiona passes in drinks; fiona declare in drinks (alcohol 1 1 0;
        gold 10 10 10; drinks deirdre 3 0; drinks zot 1 0); zot discard (alcohol 4 2 0; gold 12 9 9)
RDI-EX-091: Who gives the best Drink of a Contest away still wins with it (RDI-CONTEST-05 RDI-CONTEST-10)
    [table deirdre gerki zot; piles deirdre Drinking Contest!; drink_deck Dragon Breath Ale + Dark Ale + Elven Wine]
        deirdre plays You look like you need this more than I do! in drinks (drinks deirdre 4 0; drinks gerki 1 0;
        drinks zot 3 0); deirdre target gerki -> alcohol 0 5 3; gold 12 9 9
RDI-EX-092a: The deck runs out in a Contest: the last Gold is paid at once, and the winner is saved by the winnings
        (RDI-CONTEST-01 RDI-CONTEST-05 RDI-CONTEST-13 RDI-DRINK-01 RDI-DRINK-03)
    [piles fiona Drinking Contest! + Dark Ale + Dark Ale + Dark Ale with a Chaser + Dirty Dishwater +
        Dragon Breath Ale + Dragon Breath Ale + Drinking Contest! + Elven Wine; piles gerki Elven Wine +
        Elven Wine with a Chaser + Holy Water + Light Ale + Light Ale + Light Ale with a Chaser +
        Light Ale with a Chaser + Orcish Rotgut; piles zot Round on the House! + Round on the House! + Troll Swill +
        Water + We're Cutting You Off! + Wine + Wine + Wine with a Chaser + Wizard's Brew; drink_deck Dragon Breath Ale;
        drink_discard Light Ale + Dark Ale + Wine; gold 1 10 10; drink_deck_only; phase drink]
        fiona declare in payment (gold 1 10 10; alcohol 0 0 0; refills 0); gerki declare in drinks (gold 0 9 9;
        out nobody; drink_deck 1; refills 1; inn 3); gerki discard (gold 2 8 8; out nobody; active gerki)
RDI-EX-092b: Who runs out of Gold in a Contest stays until it is over, and is out if another wins it (RDI-CONTEST-13
        RDI-LOSE-01)
    [piles fiona Drinking Contest! + Dark Ale + Dark Ale + Dark Ale + Dark Ale with a Chaser + Dirty Dishwater +
        Dragon Breath Ale + Dragon Breath Ale + Drinking Contest!; piles gerki Elven Wine + Elven Wine with a Chaser +
        Holy Water + Light Ale + Light Ale + Light Ale with a Chaser + Light Ale with a Chaser + Orcish Rotgut;
        piles zot Round on the House! + Round on the House! + Troll Swill + Water + We're Cutting You Off! + Wine +
        Wine + Wine with a Chaser + Wizard's Brew; drink_deck Light Ale; drink_discard Elven Wine + Wine +
        Dragon Breath Ale; gold 1 10 10; drink_deck_only] gerki declare in drinks (gold 0 9 9; out nobody);
        gerki discard (out fiona; active gerki)
RDI-EX-093: Anytime Cards fit before the discarding and after the drawing, and nothing fits between (RDI-SOMETIMES-04
        RDI-SOMETIMES-05 RDI-TURN-03)
    [table fiona zot; decks fiona Gambling? I'm in! + Gambling? I'm in! + I raise! + You wanna arm wrestle? +
        This is just the thing to get the rust off my armor! + This is just the thing to get the blood off my sword!;
        fortitude 15 20; gold 10 10; hands fiona Winning Hand!; hands zot Pooky thinks you look thirsty...]
        fiona may declare in phase pass / wait / I'm a quick healer. / Tip the Wench. (phase discard);
        fiona plays I'm a quick healer.; fiona discard (fortitude 17 20; pending fiona discard);
        fiona still discard Winning Hand! (hand_sizes 7 1; window phase; phase discard);
        fiona may declare in phase pass / wait / Tip the Wench.; fiona plays Tip the Wench. in phase at zot;
        fiona action (gold 10 9; inn 1)
RDI-EX-094: A share of the fallen player's Gold saves one who has just spent the last coin (RDI-LOSE-03 RDI-LOSE-06
        RDI-LOSE-07)
    # Stands in for Gerki: Fleck, whose own How about a rowdy drinking song? takes his last Gold and puts Zot out
    [table zot fleck fiona; fortitude 5 20 20; alcohol 4 0 0; gold 7 1 10; piles nobody]
        fleck acts How about a rowdy drinking song?; fleck declare in about_to_lose (gold 7 0 10; out nobody);
        fiona discard (out zot; gold 0 1 11; inn 6)
""")


@each(*CASES)
def test_example_of_box_1(case):
    case.run()
