"""Worked examples of the rulebook of The Red Dragon Inn 4. IDs are those of the examples."""

from tests.games.tavern.characters.case import Cards, each

CASES = Cards("bryn", "phrenk", "gog").cases("""
RDI-EX-025: A whole Round: raised, won by hand, cheated, taken back without an ante, and paid out (RDI-GAMBLE-02
        RDI-GAMBLE-09 RDI-GAMBLE-13 RDI-GAMBLE-14 RDI-GAMBLE-21)
    [table remy tara whitehawk bryn; hands tara I raise!; hands whitehawk Winning Hand!; hands bryn Gambling? I'm in!]
        remy acts Gambling? I'm in!; bryn plays I've got watch duty. in ante; tara control pass (gold 9 9 9 10; pot 3);
        whitehawk moves I raise!; remy control (control whitehawk; pot 6; gold 8 8 8 10); remy moves Winning Hand!;
        tara may control pass / This time, let's use my deck. (control remy; winning_hand yes);
        tara moves This time, let's use my deck.; whitehawk control pass (control tara); remy moves Gambling? I'm in!;
        tara control (control remy; pot 6; gold 8 8 8 10); tara control pass; whitehawk control pass -> gold 14 8 8 10;
        inn 0; active remy; phase order
RDI-EX-026: The starter has left, the others pass although they hold cards: the Pot goes to the Inn (RDI-GAMBLE-13
        RDI-GAMBLE-19 RDI-GAMBLE-20)
    [table bryn remy tara; hands remy Winning Hand!; hands tara This time, let's use my deck.]
        bryn acts Gambling? I'm in!; bryn plays I've got watch duty. in ante; remy control (control nobody; pot 2;
        gold 10 9 9; in_round remy tara; inn 0); remy control pass; tara control pass -> gold 10 9 9; inn 2;
        active bryn; phase order
RDI-EX-027: Wine with a Chaser brings the next card of the same Pile, six in all, and all of it is Ignored (RDI-DRINK-08
        RDI-DRINK-09 RDI-DRINK-13 RDI-DRINK-14 RDI-NEGATE-02)
    [table remy fiona eve; piles remy Wine with a Chaser + Dragon Breath Ale + Water]
        remy declare in drinks (drinks remy 6 0; pile_sizes 1 0 0);
        remy plays I best not. Someone needs to keep a level head in drinks; remy declare in phase (alcohol 0 0 0;
        pile_sizes 1 0 0; drink_discard Dragon Breath Ale + Wine with a Chaser)
RDI-EX-028: In a Contest the Chaser comes off the Drink Deck; an Event there counts for nothing (RDI-DRINK-09
        RDI-DRINK-11 RDI-CONTEST-01 RDI-CONTEST-03)
    [table bryn dimli deirdre; drinks RDI 2; piles bryn Drinking Contest!; drink_deck Light Ale with a Chaser +
        Round on the House! + Water + Wine] bryn declare in drinks (drinks bryn 1 0; drinks dimli 0 0;
        drinks deirdre 2 0; drink_deck 25); bryn declare in phase (alcohol 1 0 2; gold 9 9 12)
RDI-EX-029: At Fortitude 20 there is nothing to heal, but the healer is paid (RDI-LIMIT-01 RDI-LIMIT-04)
    [table deirdre remy gog] deirdre acts Prayer of Healing at remy of remy gog -> fortitude 20 20 20; gold 11 9 10;
        inn 0
RDI-EX-030: An illusion gives the Wench no tip (RDI-AFFECT-01 RDI-NEGATE-02 RDI-SOMETIMES-07)
    [table bryn tara gerki; phase action] bryn plays Tip the Wench. at tara of bryn tara gerki;
        tara may declare in played pass / wait /
        I may be blind, but I could still see that coming! (stack Tip the Wench.);
        tara plays I may be blind, but I could still see that coming!; bryn action (gold 10 10 10; inn 0;
        hand_sizes 0 0 0; discards bryn Tip the Wench.;
        discards tara I may be blind, but I could still see that coming!)
RDI-EX-031: Firewater in the mug is not yet in the drinker: no card against a change of Alcohol Content helps
        (RDI-AFFECT-01 RDI-AFFECT-05)
    [table tara dimli; piles tara Wine] dimli plays Spike it with Firewater in drinks;
        tara may not play Uh oh, I don't like where this is headed... (stack Spike it with Firewater);
        tara may declare in played pass / wait; tara declare in phase (alcohol 4 0;
        hands tara Uh oh, I don't like where this is headed...)
RDI-EX-032: I don't think so! on the card that Ignores a Drink is no change of Alcohol Content that could itself be
        Ignored (RDI-AFFECT-01 RDI-AFFECT-06 RDI-NEGATE-01)
    [table tara remy; piles tara Dragon Breath Ale]
        tara plays I have consulted the charts... This is not in my future in drinks; remy plays I don't think so!;
        tara passes; tara may not play Uh oh, I don't like where this is headed...
        (stack I have consulted the charts... This is not in my future + I don't think so!);
        tara may declare in played pass / wait; tara declare in drinks (drinks tara 4 0;
        discards tara I have consulted the charts... This is not in my future; discards remy I don't think so!);
        tara passes in drinks; tara declare in phase (alcohol 4 0;
        hands tara Uh oh, I don't like where this is headed...)
RDI-EX-033: Two at the table, four in the Pot: the win is stolen, not the winner's Gold (RDI-AFFECT-01 RDI-AFFECT-07
        RDI-TIMING-10)
    [table remy gerki; gold 10 10] remy acts Gambling? I'm in!; gerki moves I raise!; remy moves Winning Hand!;
        gerki declare in won (pot 4; gold 8 8); gerki plays Um... I know you think you won, but... in won;
        remy may not play I have no time for your tomfoolery! (stack Um... I know you think you won, but...);
        remy may declare in played pass / wait; remy declare in phase (gold 8 12; inn 0)
RDI-EX-034: The loss goes to the one who is marked, who hits back at the source (RDI-REDIRECT-01)
    [table whitehawk remy bryn; marked bryn] whitehawk acts I won't stand idly by while you insult the Drake! at remy;
        remy plays Deflect; bryn declare in hurt (fortitude 20 20 17; window hurt);
        bryn plays You wanna play, huh? in hurt; whitehawk declare in phase (fortitude 18 20 17)
RDI-EX-035: Bryn sends the loss back to Remy; the mark stays with Bryn (RDI-REDIRECT-02)
    [table remy bryn tara] remy acts Take this as a warning! Next time it'll be the brig at bryn;
        bryn plays Stop hitting yourself! -> fortitude 18 20 20; marked bryn
RDI-EX-036: A blow that Bryn turns round is deflected back to her; the mark stays where the card put it (RDI-REDIRECT-03
        RDI-REDIRECT-02 RDI-MARK-03 RDI-MARK-05 RDI-RULING-53)
    [table remy bryn gerki; marked bryn] remy acts Take this as a warning! Next time it'll be the brig at bryn;
        bryn plays Stop hitting yourself!; remy plays Deflect; bryn declare in hurt (fortitude 20 18 20; marked bryn);
        remy order (fortitude 20 18 20; marked bryn)
RDI-EX-037: I don't think so! stops the blow in return, and only another I don't think so! could stop that one
        (RDI-NEGATE-01 RDI-NEGATE-08)
    [table bryn whitehawk; hands whitehawk I don't think so! + A word of advice... don't +
        The captain's mug is for show.] bryn acts Watch it! Loose cannonball!;
        whitehawk plays Challenge accepted! in hurt; bryn plays I don't think so!; whitehawk passes;
        whitehawk may declare in played pass / wait / I don't think so!; bryn declare in phase (fortitude 20 18;
        discards whitehawk Challenge accepted!)
RDI-EX-038: One of three Ignores a card that hits everybody: the other two lose as usual (RDI-NEGATE-02)
    [table bryn whitehawk remy tara] bryn acts I can hold my own in a brawl. Wanna see?;
        whitehawk plays A word of advice... don't -> fortitude 20 20 19 19
RDI-EX-039: The second chance to answer may be let go as well: then the Drink counts as strengthened (RDI-TIMING-01
        RDI-TIMING-03)
    [table remy phrenk; piles remy Light Ale; hands remy I best not. Someone needs to keep a level head]
        remy may declare in drinks pass / wait / I best not. Someone needs to keep a level head (drinks remy 1 0);
        remy passes in drinks; phrenk plays Here ya go... This'll make that drink better! in drinks;
        remy may declare in drinks pass / wait / I best not. Someone needs to keep a level head (drinks remy 3 0);
        remy passes in drinks; remy declare in phase (alcohol 3 0; hand_sizes 1 0)
RDI-EX-040: The first of two who waited responds: the second is not asked before, and the drinker passes out
        (RDI-TIMING-07 RDI-LOSE-02 RDI-RULING-05)
    [table bryn remy whitehawk; piles bryn Elven Wine; fortitude 12 20 20; alcohol 10 0 0;
        hands whitehawk I don't think so!] bryn plays I've got watch duty. in drinks; remy waits; whitehawk waits;
        bryn passes; remy plays I don't think so!; whitehawk may declare in played pass / wait /
        I don't think so! (stack I've got watch duty. + I don't think so!; pending bryn declare / remy declare /
        whitehawk declare); bryn declare in about_to_lose (alcohol 13 0 0; out nobody); remy discard (out bryn;
        active remy; gold 0 12 12; inn 6; hands whitehawk I don't think so!)
RDI-EX-041: Winning comes before collecting: Gerki takes the win, then the Captain half of what he takes (RDI-TIMING-09
        RDI-TIMING-10 RDI-AFFECT-07 RDI-RULING-37 RDI-CHAR-06)
    [table bryn gerki whitehawk] bryn acts Gambling? I'm in!; gerki moves I raise!; bryn moves Gambling? I'm in!;
        gerki control pass; whitehawk control pass;
        whitehawk may not play What a coincidence, I happen to have the same hand! in won (pot 6; gold 8 8 8);
        gerki plays Um... I know you think you won, but... in won;
        whitehawk plays What a coincidence, I happen to have the same hand! in collect -> gold 8 11 11
RDI-EX-042: Half of three is two for each, and Bryn's half alone is made stronger (RDI-SPLIT-01 RDI-SPLIT-02
        RDI-SPLIT-04)
    [piles bryn Elven Wine] bryn plays Let's drink to clear skies and strong winds! in drinks at phrenk of phrenk gog;
        phrenk declare in drinks (drinks bryn 2 0; drinks phrenk 2 0);
        phrenk plays Here ya go... This'll make that drink better! in drinks; phrenk may which 0 / 1; phrenk which 0;
        phrenk declare in drinks (drinks bryn 4 0; drinks phrenk 2 0); phrenk passes in drinks;
        bryn declare in phase (alcohol 4 2 0)
RDI-EX-043: Three and two are five, and half of five is three for each (RDI-SPLIT-03 RDI-SPLIT-04)
    [piles bryn Elven Wine] bryn passes in drinks; phrenk plays Here ya go... This'll make that drink better! in drinks;
        gog passes in drinks; bryn declare in drinks (drinks bryn 5 0);
        bryn plays Let's drink to clear skies and strong winds! in drinks at phrenk;
        bryn declare in drinks (drinks bryn 3 0; drinks phrenk 3 0); bryn passes in drinks;
        bryn declare in phase (alcohol 3 3 0)
RDI-EX-044: Five and two cards between two: three and one card for each (RDI-SPLIT-04 RDI-SPLIT-05 RDI-DRINK-09)
    [table bryn tara fleck; drinks RDI 5; piles bryn Elven Wine with a Chaser + Gnomish Inspirational Ale]
        bryn declare in drinks (drinks bryn 5 0);
        bryn plays Let's drink to clear skies and strong winds! in drinks at tara;
        bryn declare in drinks (drinks bryn 3 0; drinks tara 3 0); bryn passes in drinks;
        bryn declare in phase (alcohol 3 3 0; hand_sizes 1 1 0)
RDI-EX-045: Bryn shares his Mead; only the half that was watered with Wine gets stronger (RDI-SPLIT-02 RDI-SPLIT-07
        RDI-SPLIT-08 RDI-SPLIT-09)
    [table bryn tara phrenk; drinks RDI 4; piles bryn Mead] bryn declare in drinks (drinks bryn 3 0);
        bryn may split none / tara / phrenk; bryn split tara; phrenk declare in halves (drinks bryn 2 0;
        drinks tara 2 0; window halves); phrenk plays Here ya go... This'll make that drink better! in halves;
        phrenk which 1; bryn declare in phase (alcohol 2 4 0)
RDI-EX-046: A card weakens the strongest Drink of a Contest: what counts is the Drink as changed, and two tie
        (RDI-CONTEST-06 RDI-CONTEST-10)
    [table bryn tara zot; piles bryn Drinking Contest!; drink_deck Elven Wine with a Chaser + Wine + Light Ale + Water +
        Dark Ale + Wine] bryn declare in drinks (drinks bryn 5 0; drinks tara 1 0; drinks zot 0 0);
        bryn plays I'm built like an ox, and I can drink like one, too! in drinks; tara passes;
        tara declare in drinks (drinks bryn 1 0; drinks tara 1 0; drinks zot 0 0); tara passes in drinks;
        tara declare in drinks (drinks bryn 1 0; drinks tara 2 0; alcohol 1 1 0; gold 10 10 10);
        tara declare in phase (alcohol 2 3 0; gold 9 12 9)
RDI-EX-047: Whitehawk passes her Drink on, Bryn drinks two, and all pay Whitehawk (RDI-CONTEST-05 RDI-CONTEST-10)
    [table whitehawk bryn zot; piles whitehawk Drinking Contest!; drink_deck Dragon Breath Ale + Dark Ale + Wine]
        whitehawk plays I don't drink until my crew drinks! in drinks at bryn; bryn declare in drinks (drinks bryn 4 0;
        drinks bryn 1 0; drinks zot 2 0); bryn passes in drinks; whitehawk declare in phase (alcohol 0 5 2; gold 12 9 9)
RDI-EX-048a: Without Gold in the midst of a Contest, and saved by winning it (RDI-CONTEST-05 RDI-CONTEST-13 RDI-DRINK-01
        RDI-DRINK-03)
    [table tara remy bryn; phase drink; gold 1 10 10; piles tara Drinking Contest! + Light Ale + Light Ale +
        Light Ale with a Chaser + Light Ale with a Chaser + Dark Ale + Dark Ale + Dark Ale with a Chaser + Wine + Wine +
        Wine with a Chaser + Elven Wine + Elven Wine + Elven Wine with a Chaser + Dragon Breath Ale +
        Dragon Breath Ale + Dirty Dishwater + We're Cutting You Off! + Orcish Rotgut + Troll Swill + Water +
        Holy Water + Wizard's Brew + Round on the House! + Round on the House! + Drinking Contest!;
        drink_deck Dragon Breath Ale; drink_deck_only; drink_discard Light Ale + Dark Ale + Wine]
        remy declare in payment (gold 1 10 10; refills 0); tara declare in drinks (gold 0 9 9; inn 3; refills 1;
        drink_deck 1; out nobody); tara declare in phase (gold 2 8 8; inn 3; out nobody; refills 1)
RDI-EX-048b: Without Gold in the midst of a Contest one stays; who then does not win it is out (RDI-CONTEST-13
        RDI-LOSE-01)
    [table tara remy bryn; gold 1 10 10; piles tara Drinking Contest! + Light Ale + Light Ale + Light Ale +
        Light Ale with a Chaser + Light Ale with a Chaser + Dark Ale + Dark Ale + Dark Ale + Dark Ale with a Chaser +
        Wine + Wine + Wine with a Chaser + Elven Wine + Elven Wine with a Chaser + Dragon Breath Ale +
        Dragon Breath Ale + Dirty Dishwater + We're Cutting You Off! + Orcish Rotgut + Troll Swill + Holy Water +
        Wizard's Brew + Round on the House! + Round on the House! + Drinking Contest!; drink_deck Water;
        drink_deck_only; drink_discard Wine + Elven Wine + Dragon Breath Ale] tara declare in drinks (gold 0 9 9; inn 3;
        refills 1; out nobody); tara declare in about_to_lose (out nobody); remy discard (out tara; active remy; inn 3)
""")


@each(*CASES)
def test_example_of_box_4(case):
    case.run()
