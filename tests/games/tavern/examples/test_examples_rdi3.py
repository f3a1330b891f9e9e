"""Worked examples of the rulebook of The Red Dragon Inn 3. IDs are those of the examples."""

from tests.games.tavern.characters.case import Cards, each

CASES = Cards("phrenk", "kaylin", "wizgille", "serena").cases("""
RDI-EX-001a: A Round begins: all ante, the starter is in control, the left neighbour moves first, who leaves antes
        nothing (RDI-GAMBLE-01 RDI-GAMBLE-03 RDI-GAMBLE-05 RDI-GAMBLE-06 RDI-GAMBLE-19)
    [fortitude 20 20 20 15; hands phrenk Gambling? I'm in! + Winning Hand!;
        hands kaylin Do you even know how to play this game? + Gambling? I'm in!; hands wizgille I raise! +
        Winning Hand!; hands serena Winning Hand! + The light mends what tavern brawls break.]
        phrenk acts Gambling? I'm in!; serena plays This is not in the Paladin's Codex... in ante;
        kaylin control (pot 3; gold 9 9 9 10; inn 0; control phrenk; in_round phrenk kaylin wizgille;
        pending kaylin control); kaylin control pass; wizgille control (pot 3; control phrenk;
        in_round phrenk kaylin wizgille; pending wizgille control)
RDI-EX-001b: A raise takes control and costs who is in; a pass is no farewell; who left has no moves but still plays
        other cards (RDI-GAMBLE-07 RDI-GAMBLE-08 RDI-GAMBLE-17 RDI-GAMBLE-18 RDI-GAMBLE-21)
    [fortitude 20 20 20 15; hands phrenk Gambling? I'm in!; hands kaylin Gambling? I'm in!;
        hands wizgille Winning Hand!; hands serena Winning Hand!] phrenk acts Gambling? I'm in!;
        serena plays This is not in the Paladin's Codex... in ante; kaylin control pass; wizgille moves I raise!;
        serena plays The light mends what tavern brawls break.; phrenk may control pass / Winning Hand! /
        Gambling? I'm in! (pot 6; control wizgille; gold 8 8 8 10; fortitude 20 20 20 17;
        in_round phrenk kaylin wizgille; pending phrenk control); phrenk moves Winning Hand!;
        kaylin moves Do you even know how to play this game?; wizgille control pass; phrenk control (control kaylin;
        pot 6; pending phrenk control; hands serena Winning Hand!)
RDI-EX-001c: Only a Cheating Card follows Winning Hand!, after it anything; Gambling? I'm in! takes control without an
        ante and wins the Pot (RDI-GAMBLE-02 RDI-GAMBLE-09 RDI-GAMBLE-13 RDI-GAMBLE-14 RDI-GAMBLE-15)
    [fortitude 20 20 20 15; hands wizgille Winning Hand!; hands serena Winning Hand! +
        The light mends what tavern brawls break.] phrenk acts Gambling? I'm in!;
        serena plays This is not in the Paladin's Codex... in ante; kaylin control pass; wizgille moves I raise!;
        phrenk moves Winning Hand!; kaylin may control pass / Do you even know how to play this game? (winning_hand yes;
        control phrenk); kaylin may not move Gambling? I'm in!; kaylin moves Do you even know how to play this game?;
        wizgille may control pass / Winning Hand! (winning_hand no; control kaylin); wizgille control pass;
        phrenk moves Gambling? I'm in!; kaylin control (pot 6; control phrenk; gold 8 8 8 10); kaylin control pass;
        wizgille control pass -> gold 14 8 8 10; inn 0; active phrenk; phase order
RDI-EX-002: The starter leaves instead of anteing: nobody is in control, nobody plays a card, the Inn keeps the Pot
        (RDI-GAMBLE-13 RDI-GAMBLE-19 RDI-GAMBLE-20)
    [table kaylin phrenk wizgille] kaylin acts Gambling? I'm in!; kaylin plays Not now, I'm feeding Wulfric in ante;
        phrenk control (control nobody; pot 2; gold 10 9 9; in_round phrenk wizgille; inn 0); phrenk control pass;
        wizgille control pass -> gold 10 9 9; inn 2; active kaylin; phase order
RDI-EX-003: A Drink and its Chaser are revealed before anybody may respond, and one card Ignores both (RDI-DRINK-08
        RDI-DRINK-09 RDI-DRINK-13 RDI-DRINK-14 RDI-NEGATE-02)
    [table kaylin gog dimli; piles kaylin Wine with a Chaser + Dragon Breath Ale + Water]
        kaylin declare in drinks (drinks kaylin 6 0; pile_sizes 1 0 0);
        kaylin plays Not now, I'm feeding Wulfric in drinks; kaylin declare in phase (alcohol 0 0 0; pile_sizes 1 0 0;
        drink_discard Dragon Breath Ale + Wine with a Chaser)
RDI-EX-004: A Drink Event turned up as a Chaser in a Contest adds nothing and ends the chain (RDI-DRINK-09 RDI-DRINK-11
        RDI-CONTEST-01 RDI-CONTEST-03)
    [table wizgille gerki fiona; piles wizgille Drinking Contest!; drink_deck Light Ale with a Chaser +
        Round on the House! + Water + Wine] wizgille declare in drinks (drinks wizgille 1 0; drinks gerki 0 0;
        drinks fiona 2 0; drink_deck 25); wizgille declare in phase (alcohol 1 0 2; gold 9 9 12)
RDI-EX-005: Who Ignores the Gear Card of a device that orders Drinks loses nothing, and may still be given the Drinks
        (RDI-DRINK-15 RDI-DRINK-16 RDI-NEGATE-02 RDI-GEAR-02 RDI-GEAR-06)
    [table wizgille kaylin phrenk zot; side_decks wizgille Too much steam!; phase order; piles nobody]
        wizgille plays Hey! Let's test out my new drink creation device! at kaylin of kaylin phrenk zot;
        wizgille may target phrenk / zot; wizgille target phrenk; kaylin plays ~ Poof! ~; wizgille may order kaylin /
        phrenk / zot; wizgille order kaylin; wizgille order kaylin; wizgille declare in phase (fortitude 20 20 19 20;
        pile_sizes 0 2 0 0; gold 10 10 10 10)
RDI-EX-006: Who is at Alcohol Content 0 cannot sink lower but pays all the same (RDI-LIMIT-01 RDI-LIMIT-04)
    [table phrenk kaylin zot; alcohol 2 0 3] phrenk acts You're looking a little green. Drink this. at kaylin
        -> alcohol 2 0 3; gold 12 8 10
RDI-EX-007: A tip that one is asked to give touches one's Gold, so it can be Ignored; one may name oneself for it
        (RDI-AFFECT-01 RDI-NEGATE-02 RDI-SOMETIMES-07)
    [table wizgille kaylin fiona; phase action] wizgille plays Tip the Wench. at kaylin of wizgille kaylin fiona;
        kaylin may declare in played pass / wait / ~ Poof! ~ (stack Tip the Wench.); kaylin plays ~ Poof! ~;
        wizgille action (gold 10 10 10; inn 0; hand_sizes 0 0 0; discards wizgille Tip the Wench.;
        discards kaylin ~ Poof! ~)
RDI-EX-008: A card that strengthens a Drink does not touch the drinker's Alcohol Content and cannot be Ignored as if it
        did (RDI-AFFECT-01 RDI-AFFECT-05)
    [table kaylin phrenk; piles kaylin Wine] phrenk plays Here ya go... This'll make that drink better! in drinks;
        kaylin may not play ~ Poof! ~ (stack Here ya go... This'll make that drink better!);
        kaylin may declare in played pass / wait; kaylin declare in phase (alcohol 4 0; hands kaylin ~ Poof! ~)
RDI-EX-009: The Wench puts the Drink back: her card stops another card, it does not touch the drinker's Alcohol Content
        (RDI-AFFECT-01 RDI-AFFECT-06 RDI-NEGATE-01 RDI-WENCH-01)
    [table kaylin wizgille; piles kaylin Dragon Breath Ale] kaylin plays Ah! I really needed a bath in drinks;
        wizgille plays The Wench thinks you should stop playing with the drinks.; kaylin passes;
        kaylin may not play ~ Poof! ~ (stack Ah! I really needed a bath +
        The Wench thinks you should stop playing with the drinks.); kaylin may declare in played pass / wait;
        kaylin declare in drinks (drinks kaylin 4 0; discards kaylin Ah! I really needed a bath;
        discards wizgille The Wench thinks you should stop playing with the drinks.); kaylin passes in drinks;
        kaylin declare in phase (alcohol 4 0; hands kaylin ~ Poof! ~)
RDI-EX-010: Gerki answers the win before the Pot is collected; the winner's Gold is not touched, so there is nothing to
        Ignore (RDI-AFFECT-01 RDI-AFFECT-07 RDI-TIMING-10)
    [table serena gerki fiona dimli] serena acts Gambling? I'm in!; gerki declare in won (pot 4; gold 9 9 9 9;
        window won); gerki plays Um... I know you think you won, but... in won;
        serena may not play You're angering me. You would be wise to stop!
        (stack Um... I know you think you won, but...); serena may declare in played pass / wait;
        serena order (gold 9 13 9 9; inn 0; hands serena You're angering me. You would be wise to stop!)
RDI-EX-011: Who is hit by a redirected loss hits back at the player of the first card, not at Eve (RDI-REDIRECT-01)
    [table kaylin eve wizgille dimli] kaylin acts Actually, his bite is worse than his bark at eve;
        eve plays I'm not Eve! She's over there! at wizgille of wizgille dimli;
        wizgille declare in hurt (fortitude 20 20 17 20; window hurt);
        wizgille plays I believe your attitude needs some percussive maintenance in hurt;
        kaylin declare in phase (fortitude 18 20 17 20)
RDI-EX-012: Only the loss of the Gear Card moves: the rest of the combined card stays as it is (RDI-REDIRECT-02
        RDI-GEAR-07)
    [table wizgille eve kaylin dimli; side_decks wizgille Sorry, loose gear; piles wizgille Wine]
        wizgille plays This device can change alcohol into gold! Watch! in drinks at eve of eve kaylin dimli;
        eve plays I'm not Eve! She's over there! at kaylin; wizgille declare in phase (fortitude 20 20 19 20;
        alcohol 0 0 0 0; gold 11 10 10 10; inn -1; side_discards wizgille Sorry, loose gear)
RDI-EX-013: A Negated card that would hit back does nothing and moves no Piety; the first loss stands (RDI-NEGATE-01
        RDI-PIETY-02)
    [table kaylin serena; piety 5] kaylin acts Don't call me cute!; serena plays How dare you strike a Paladin! in hurt;
        kaylin plays We don't think so!; kaylin declare in phase (fortitude 20 18; piety 5; hand_sizes 0 0;
        discards serena How dare you strike a Paladin!)
RDI-EX-014: Who Ignores a card is spared; it still does its work on the one who played it (RDI-NEGATE-02 RDI-PIETY-01
        RDI-PIETY-03)
    [table serena kaylin gerki; piety 5] serena acts Blasphemer! at kaylin; kaylin plays ~ Poof! ~
        -> fortitude 20 20 20; piety 6
RDI-EX-015: Who did not answer a weak Drink may still answer it when somebody has made it stronger (RDI-TIMING-01
        RDI-TIMING-03)
    [table kaylin phrenk; piles kaylin Light Ale] kaylin may declare in drinks pass / wait /
        Ah! I really needed a bath (drinks kaylin 1 0); kaylin passes in drinks;
        phrenk plays Here ya go... This'll make that drink better! in drinks; kaylin may declare in drinks pass / wait /
        Ah! I really needed a bath (drinks kaylin 3 0); kaylin plays Ah! I really needed a bath in drinks;
        kaylin declare in phase (alcohol 0 0; hand_sizes 0 0)
RDI-EX-016: Two wait for each other: they declare in turn order, both decline, and the card they waited on works
        (RDI-TIMING-02 RDI-TIMING-07 RDI-TIMING-08 RDI-RULING-05)
    [table kaylin phrenk wizgille; piles kaylin Elven Wine; fortitude 12 20 20; alcohol 10 0 0;
        hands phrenk I don't think so!; hands wizgille I don't think so!]
        kaylin plays Why do they have to make these tankards so big? in drinks; phrenk waits; wizgille waits;
        kaylin passes; phrenk may declare pass /
        I don't think so! (stack Why do they have to make these tankards so big?; pending phrenk declare);
        phrenk passes; wizgille may declare pass /
        I don't think so! (stack Why do they have to make these tankards so big?; pending wizgille declare);
        wizgille passes; kaylin declare in phase (alcohol 10 0 0; out nobody; hands phrenk I don't think so!;
        hands wizgille I don't think so!)
RDI-EX-017a: The reveal of a Gear Card is answered before the device: Wizgille fixes it, only then Kaylin may vanish
        (RDI-TIMING-09 RDI-TIMING-10 RDI-GEAR-03 RDI-GEAR-04)
    [table wizgille kaylin; side_decks wizgille It's not supposed to shoot sparks!]
        wizgille acts Oh no! It's not supposed to do that...; wizgille may declare in gear pass / wait /
        Wait, wait... I can fix that! (pending wizgille declare); wizgille plays Wait, wait... I can fix that! in gear;
        kaylin may declare in played pass / wait (stack Oh no! It's not supposed to do that... +
        Wait, wait... I can fix that!); kaylin passes; kaylin may declare in played pass / wait /
        ~ Poof! ~ (stack Oh no! It's not supposed to do that...;
        side_discards wizgille It's not supposed to shoot sparks!); kaylin plays ~ Poof! ~;
        wizgille declare in phase (fortitude 20 20)
RDI-EX-017b: A device whose Gear Card was fixed strikes as it is printed (RDI-TIMING-10 RDI-GEAR-04 RDI-GEAR-05)
    [table wizgille kaylin; side_decks wizgille It's not supposed to shoot sparks!; hands kaylin ~ Poof! ~]
        wizgille acts Oh no! It's not supposed to do that...; wizgille may declare in gear pass / wait /
        Wait, wait... I can fix that! (pending wizgille declare); wizgille plays Wait, wait... I can fix that! in gear;
        kaylin may declare in played pass / wait (stack Oh no! It's not supposed to do that... +
        Wait, wait... I can fix that!); kaylin passes; kaylin may declare in played pass / wait /
        ~ Poof! ~ (stack Oh no! It's not supposed to do that...;
        side_discards wizgille It's not supposed to shoot sparks!); wizgille declare in phase (fortitude 20 18)
RDI-EX-018: A Drink split in two is two Drinks: what strengthens one leaves the other alone (RDI-SPLIT-01 RDI-SPLIT-02
        RDI-SPLIT-04)
    [table fiona phrenk zot; piles fiona Elven Wine]
        fiona plays Come, my friend, sit and drink with me! in drinks at phrenk of phrenk zot;
        phrenk declare in drinks (drinks fiona 2 0; drinks phrenk 2 0);
        phrenk plays Here ya go... This'll make that drink better! in drinks; phrenk may which 0 / 1; phrenk which 0;
        phrenk declare in drinks (drinks fiona 4 0; drinks phrenk 2 0); phrenk passes in drinks;
        fiona declare in phase (alcohol 4 2 0)
RDI-EX-019: A Drink that was strengthened before it is split is split with all that is in it (RDI-SPLIT-03 RDI-SPLIT-04)
    [table fiona phrenk zot; piles fiona Elven Wine] fiona passes in drinks;
        phrenk plays Here ya go... This'll make that drink better! in drinks; zot passes in drinks;
        fiona declare in drinks (drinks fiona 5 0);
        fiona plays Come, my friend, sit and drink with me! in drinks at phrenk;
        fiona declare in drinks (drinks fiona 3 0; drinks phrenk 3 0); fiona passes in drinks;
        fiona declare in phase (alcohol 3 3 0)
RDI-EX-020: A Drink and its Chaser are added up, then halved: three for each, and a card for each (RDI-SPLIT-04
        RDI-SPLIT-05 RDI-DRINK-09)
    [table fiona wizgille zot; drinks RDI 3; piles fiona Elven Wine with a Chaser + Gnomish Inspirational Ale]
        fiona declare in drinks (drinks fiona 5 0);
        fiona plays Come, my friend, sit and drink with me! in drinks at wizgille;
        fiona declare in drinks (drinks fiona 3 0; drinks wizgille 3 0); fiona passes in drinks;
        fiona declare in phase (alcohol 3 3 0; hand_sizes 1 1 0)
RDI-EX-021: Mead is shared once everybody has had their chance, and the halves can be changed one by one (RDI-SPLIT-02
        RDI-SPLIT-07 RDI-SPLIT-08 RDI-SPLIT-09)
    [table wizgille kaylin phrenk; drinks RDI 2; piles wizgille Mead] wizgille declare in drinks (drinks wizgille 3 0);
        wizgille may split none / kaylin / phrenk; wizgille split kaylin; phrenk declare in halves (drinks wizgille 2 0;
        drinks kaylin 2 0; window halves); phrenk plays Here ya go... This'll make that drink better! in halves;
        phrenk which 1; wizgille declare in phase (alcohol 2 4 0)
RDI-EX-022: Two tie for the strongest Drink because one of them was weakened: they drink on, the third does not
        (RDI-CONTEST-06 RDI-CONTEST-10 RDI-POTION-06)
    [table phrenk serena zot; potions phrenk Partial Antidote; piles phrenk Drinking Contest!; drink_deck Wine +
        Light Ale + Water + Dark Ale + Wine] phrenk plays Partial Antidote in drinks;
        phrenk declare in played (stack Drinking Contest! + Partial Antidote; potions phrenk nothing);
        serena declare in drinks (drinks phrenk 1 0; drinks serena 1 0; drinks zot 0 0; alcohol 0 0 0);
        phrenk passes in drinks; serena passes in drinks; zot passes in drinks;
        serena declare in drinks (drinks phrenk 1 0; drinks serena 2 0; alcohol 1 1 0; gold 10 10 10);
        serena declare in phase (alcohol 2 3 0; gold 9 12 9)
RDI-EX-023: Who revealed the strongest Drink wins the Contest even if somebody else drinks it (RDI-CONTEST-05
        RDI-CONTEST-10)
    [table phrenk serena dimli; piles phrenk Drinking Contest!; drink_deck Dragon Breath Ale + Dark Ale + Wine]
        phrenk plays I think you'll appreciate this drink more than I will in drinks at serena;
        serena declare in drinks (drinks serena 4 0; drinks serena 1 0; drinks dimli 2 0); serena passes in drinks;
        phrenk declare in phase (alcohol 0 5 2; gold 12 9 9)
RDI-EX-024: The last Drink of the deck makes everybody pay at once; who pays the last Gold drinks on in the Contest and
        wins (RDI-CONTEST-01 RDI-CONTEST-05 RDI-CONTEST-13 RDI-DRINK-01 RDI-DRINK-03)
    [table kaylin phrenk wizgille; gold 1 10 10; piles kaylin Drinking Contest! + Light Ale + Light Ale +
        Light Ale with a Chaser + Light Ale with a Chaser + Dark Ale + Dark Ale + Dark Ale with a Chaser + Wine + Wine +
        Wine with a Chaser + Elven Wine + Elven Wine + Elven Wine with a Chaser + Dragon Breath Ale +
        Dragon Breath Ale + Dirty Dishwater + We're Cutting You Off! + Orcish Rotgut + Troll Swill + Water +
        Holy Water + Wizard's Brew + Round on the House! + Round on the House! + Drinking Contest!;
        drink_deck Dragon Breath Ale; drink_deck_only; drink_discard Light Ale + Dark Ale + Wine]
        kaylin declare in drinks (gold 0 9 9; inn 3; refills 1; drink_deck 1; out nobody);
        kaylin declare in phase (gold 2 8 8; inn 3; out nobody; refills 1)
""")


@each(*CASES)
def test_example_of_box_3(case):
    case.run()
