"""Rulings of the base game, worked through by hand. IDs are those of the examples."""

from tests.games.tavern.characters.case import Cards, each

CASES = Cards("zot", "gerki", "fiona").cases("""
RDI-EX-095: Two answer one Drink: the Anytime Card goes first, though it sits further away (RDI-RULING-02 RDI-RULING-03
        RDI-TIMING-06 RDI-SOMETIMES-04)
    [table fiona gerki zot; piles fiona Wine; holds gerki A little somethin' extra] fiona passes in drinks;
        gerki plays A little somethin' extra in drinks;
        zot plays Nothing up my sleeve! Presto! What's that behind your ear? in drinks at fiona
        (stack Nothing up my sleeve! Presto! What's that behind your ear?; hands gerki A little somethin' extra;
        drinks fiona 2 0); gerki declare in drinks (gold 9 10 11; drinks fiona 2 0; stack nothing);
        gerki plays A little somethin' extra in drinks -> alcohol 4 0 0
RDI-EX-096: Two answer the same card: the order begins with the player whose turn it is, not with the card's player
        (RDI-RULING-03 RDI-RULING-08 RDI-TIMING-06)
    [table fiona gerki zot deirdre; piles fiona Wine] gerki plays A little somethin' extra in drinks;
        zot plays I don't think so!; fiona plays I don't think so!;
        zot declare in played (stack A little somethin' extra + I don't think so!; hands fiona nothing;
        hands zot I don't think so!; active fiona); gerki discard (alcohol 2 0 0 0; hands zot I don't think so!)
RDI-EX-097: A Negated answer does not use up the chance to answer (RDI-RULING-04 RDI-SOMETIMES-03 RDI-TIMING-03)
    [table fiona deirdre zot; piles fiona Dragon Breath Ale]
        fiona plays This is just the thing to get the rust off my armor! in drinks; deirdre plays I don't think so!;
        fiona may declare in drinks pass / wait /
        This is just the thing to get the blood off my sword! (drinks fiona 4 0; hand_sizes 1 0 0);
        fiona plays This is just the thing to get the blood off my sword! in drinks -> alcohol 0 0 0
RDI-EX-098b: Silence of a player who waits is a pass (RDI-RULING-12)
    [hands gerki Hide in shadows] zot acts Down Pooky! at gerki; gerki waits; gerki may declare in played pass /
        Hide in shadows (pending gerki declare); gerki still misses declare (fortitude 20 19 20;
        hands gerki Hide in shadows)
RDI-EX-099a: Two would pass out; one is saved in the last chance, the other's Gold is divided (RDI-LOSE-03 RDI-LOSE-04
        RDI-RULING-22 RDI-RULING-23)
    # Stands in for Gerki: Deirdre's My Goddess heals me.
    [table zot deirdre fiona; fortitude 12 14 20; alcohol 9 11 0; piles zot Round on the House!;
        drink_deck Dragon Breath Ale; phase drink] deirdre plays My Goddess heals me. in about_to_lose (alcohol 13 15 4;
        out nobody); zot passes in about_to_lose; fiona passes in about_to_lose;
        fiona declare in about_to_lose (fortitude 12 16 20; out nobody); deirdre discard (out zot; gold 0 12 12; inn 6)
RDI-EX-099b: Round on the House! gives each player a copy, which nobody can touch before it lies there (RDI-ROUND-03)
    # Stands in for Gerki: Deirdre's My Goddess heals me.
    [table zot deirdre fiona; fortitude 12 14 20; alcohol 9 11 0; piles zot Round on the House!;
        drink_deck Dragon Breath Ale; hands deirdre My Goddess heals me.] fiona may declare in event pass / wait;
        fiona may declare in drinks pass / wait / This is just the thing to get the rust off my armor! (drinks zot 4 0;
        drinks deirdre 4 0; drinks fiona 4 0);
        fiona plays This is just the thing to get the rust off my armor! in drinks;
        fiona declare in about_to_lose (alcohol 13 15 0)
RDI-EX-100: Who is about to pass out may take another along, and neither shares in the other's Gold (RDI-LOSE-04
        RDI-LOSE-06 RDI-RULING-21 RDI-RULING-23 RDI-RULING-24)
    [fortitude 10 20 20; alcohol 8 0 16; gold 4 3 6; piles zot Wine; piles fiona Dragon Breath Ale; phase drink]
        zot plays Pooky thinks you look thirsty... in about_to_lose at fiona; fiona passes in drinks (drinks fiona 4 0);
        fiona declare in about_to_lose (alcohol 10 0 20; out nobody; gold 4 3 6); fiona passes in about_to_lose;
        gerki passes in about_to_lose; zot still passes in about_to_lose (out zot fiona; winners gerki; gold 0 8 0;
        phase over; inn 5)
RDI-EX-101a: The last two fall together: half of one coin is one coin for the Inn, and the game is a tie (RDI-LOSE-08
        RDI-RULING-24)
    # Stands in for Gerki: Fleck, whose own How about a rowdy drinking song? takes his last Gold and puts Zot out
    [table zot fleck; fortitude 5 20; alcohol 4 0; gold 1 1] fleck acts How about a rowdy drinking song?;
        fleck passes in about_to_lose (gold 1 0; winners nobody); zot still passes in about_to_lose (winners zot fleck;
        phase over; gold 0 0)
RDI-EX-101b: One coin inherited from the last opponent wins the game (RDI-LOSE-07 RDI-RULING-24)
    # Stands in for Gerki: Fleck, whose own How about a rowdy drinking song? takes his last Gold and puts Zot out
    [table zot fleck; fortitude 5 20; alcohol 4 0; gold 2 1] fleck acts How about a rowdy drinking song?;
        fleck passes in about_to_lose (gold 2 0; winners nobody); zot still passes in about_to_lose (winners fleck;
        phase over; gold 0 1)
RDI-EX-102a: A player without Gold stays in the Round, antes nothing more, and may still win it (RDI-GAMBLE-03
        RDI-GAMBLE-21 RDI-GAMBLE-24 RDI-RULING-32)
    # Stands in for Fiona: Fleck, who has Cheating Cards
    [table zot gerki fleck; gold 10 10 1; piles nobody] zot acts Gambling? I'm in!; gerki control (pot 3; gold 9 9 0;
        out nobody; in_round zot gerki fleck); gerki moves I raise!; fleck control (pot 5; gold 8 8 0; control gerki);
        fleck moves It seems that Lady Luck is smiling on me!; zot control pass; gerki control pass -> gold 8 8 5;
        out nobody; phase order
RDI-EX-102b: A player without Gold is out when another has collected the Pot (RDI-GAMBLE-24 RDI-RULING-37)
    # Stands in for Fiona: Fleck, who has Cheating Cards
    [table zot gerki fleck; gold 10 10 1; piles nobody; hands fleck It seems that Lady Luck is smiling on me!]
        zot acts Gambling? I'm in!; gerki moves I raise!; fleck control pass; zot control pass;
        fleck declare in about_to_lose (gold 8 13 0; pot 0; out nobody); gerki discard (out fleck; gold 8 13 0)
RDI-EX-103: A raise whose player cannot ante costs nobody, and still takes control (RDI-GAMBLE-25 RDI-RULING-32)
    [gold 10 10 1] zot acts Gambling? I'm in!; fiona moves I raise!; zot control (pot 3; control fiona; gold 9 9 0;
        in_round zot gerki fiona)
RDI-EX-104: Who raises and leaves takes control along; when all pass the Inn has the Pot (RDI-GAMBLE-18 RDI-GAMBLE-20
        RDI-RULING-33)
    # Stands in for Gerki: Dimli's Thanks... but I think I'll keep my Gold.
    [table zot dimli fiona] zot acts Gambling? I'm in!; dimli moves I raise!;
        dimli plays Thanks... but I think I'll keep my Gold. in ante; fiona control (pot 5; control nobody;
        in_round zot fiona; gold 8 9 8); fiona control pass; zot control pass -> gold 8 9 8; inn 5; pot 0; active zot;
        phase order
RDI-EX-105a: The tip card fits before a turn of the Round, from one who has left too, and not after the last pass
        (RDI-TIP-03 RDI-GAMBLE-10 RDI-GAMBLE-17 RDI-RULING-13)
    [hands fiona Oh, I guess the Wench thought that was her tip...] zot acts Gambling? I'm in!;
        fiona may declare in played pass / wait; fiona may declare in ante pass / wait /
        Go away! I'm polishing my arsenal.; fiona plays Go away! I'm polishing my arsenal. in ante;
        fiona may declare in round_turn pass / wait /
        Oh, I guess the Wench thought that was her tip... (in_round zot gerki); gerki control pass;
        fiona may declare in won pass / wait; zot order (gold 11 9 10; inn 0)
RDI-EX-105b: The tip card does not save an ante, but answers a card that takes control without one (RDI-TIP-01
        RDI-TIP-05 RDI-RULING-66)
    zot acts Gambling? I'm in!; fiona may declare in played pass / wait; fiona may declare in ante pass / wait;
        gerki moves I raise!; fiona may declare in played pass / wait (stack I raise!); fiona may declare in ante pass /
        wait; zot moves Gambling? I'm in! (pot 6); fiona may declare in played pass / wait /
        Oh, I guess the Wench thought that was her tip...; fiona plays Oh, I guess the Wench thought that was her tip...
        -> gold 8 8 8; inn 6; pot 0; phase order
RDI-EX-105c: The tip card does not answer a card that ends the Round (RDI-TIP-02)
    [hands zot Oh, I guess the Wench thought that was her tip...] zot acts Gambling? I'm in!;
        gerki moves I'm winning... Honestly!; zot may declare in played pass / wait /
        Oh, I guess the Wench thought that was her tip...;
        fiona plays I do believe that you're cheating. At this point, you have two options...; zot passes;
        zot may declare in played pass / wait (stack I'm winning... Honestly! +
        I do believe that you're cheating. At this point, you have two options...); zot order (gold 9 9 12; inn 0)
RDI-EX-106a: The tip card comes in time against a card that forces the last opponent out (RDI-GAMBLE-17 RDI-GAMBLE-22
        RDI-TIP-04 RDI-TIP-05 RDI-RULING-31)
    zot acts Gambling? I'm in!; gerki moves I raise!; fiona plays Go away! I'm polishing my arsenal. in ante;
        zot moves What's that up your sleeve? at gerki;
        fiona plays Oh, I guess the Wench thought that was her tip... (in_round zot gerki; pot 5) -> gold 8 8 9; inn 5;
        pot 0
RDI-EX-106b: With the last opponent forced out the one who is left wins (RDI-GAMBLE-23)
    [hands fiona Oh, I guess the Wench thought that was her tip...] zot acts Gambling? I'm in!; gerki moves I raise!;
        fiona plays Go away! I'm polishing my arsenal. in ante; zot moves What's that up your sleeve? at gerki
        -> gold 13 8 9; inn 0; pot 0
RDI-EX-107a: Passing out is not put off by a Round (RDI-LOSE-02 RDI-LOSE-03 RDI-RULING-22)
    [alcohol 0 16 0; piles gerki Dragon Breath Ale] zot acts Gambling? I'm in!;
        fiona plays We're at an inn, and you're not drinking. What's wrong with you!? in round_turn at gerki;
        fiona control (out gerki; in_round zot fiona; pot 3; gold 11 0 11; inn 5; control zot)
RDI-EX-107b: The Round goes on without the player who passed out, whose ante stays in the Pot (RDI-RULING-33
        RDI-RULING-34)
    [alcohol 0 16 0; piles gerki Dragon Breath Ale] zot acts Gambling? I'm in!;
        fiona plays We're at an inn, and you're not drinking. What's wrong with you!? in round_turn at gerki;
        fiona control (out gerki; in_round zot fiona; pot 3; gold 11 0 11; inn 5; control zot); fiona control pass;
        fiona discard (gold 14 0 11; out gerki)
RDI-EX-108a: One of two tied passes out: the other wins, is paid first, and the Gold is divided after that
        (RDI-CONTEST-07 RDI-CONTEST-09 RDI-LOSE-07 RDI-RULING-50)
    [drink_deck Elven Wine + Elven Wine + Light Ale; fortitude 12 20 20; alcohol 9 0 0; gold 5 10 1;
        piles zot Drinking Contest!; phase drink] zot declare in about_to_lose (gold 4 12 0; out nobody);
        gerki discard (gold 0 13 1; out zot; inn 2)
RDI-EX-108b: Who wins the Contest and passes out collects before that (RDI-CONTEST-08 RDI-CONTEST-13 RDI-RULING-24)
    [drink_deck Dragon Breath Ale + Elven Wine + Light Ale; fortitude 12 20 20; alcohol 9 0 0; gold 5 10 1;
        piles zot Drinking Contest!; phase drink] zot declare in about_to_lose (gold 7 9 0; out nobody);
        gerki discard (gold 0 10 1; out zot; inn 5)
RDI-EX-109a: A Contest of Drink Events alone ends without a winner when the deck has been renewed twice (RDI-CONTEST-02
        RDI-CONTEST-06 RDI-RULING-65)
    [table zot gerki; piles zot Drinking Contest! + Light Ale + Light Ale + Light Ale + Light Ale with a Chaser +
        Light Ale with a Chaser + Dark Ale + Dark Ale + Dark Ale + Dark Ale with a Chaser + Wine + Wine + Wine +
        Wine with a Chaser; piles gerki Elven Wine + Elven Wine + Elven Wine with a Chaser + Dragon Breath Ale +
        Dragon Breath Ale + Dragon Breath Ale + Dirty Dishwater + We're Cutting You Off! + Orcish Rotgut + Troll Swill +
        Water + Holy Water + Wizard's Brew; drink_deck Round on the House! + Round on the House! + Drinking Contest!;
        gold 10 10; drink_deck_only; phase drink] -> gold 8 8; alcohol 0 0; refills 2; inn 4
RDI-EX-109b: Round on the House! finds no Drink and ends when the deck has been renewed twice (RDI-ROUND-01
        RDI-RULING-64)
    [table zot gerki; piles zot Round on the House! + Light Ale + Light Ale + Light Ale + Light Ale with a Chaser +
        Light Ale with a Chaser + Dark Ale + Dark Ale + Dark Ale + Dark Ale with a Chaser + Wine + Wine + Wine +
        Wine with a Chaser; piles gerki Elven Wine + Elven Wine + Elven Wine with a Chaser + Dragon Breath Ale +
        Dragon Breath Ale + Dragon Breath Ale + Dirty Dishwater + We're Cutting You Off! + Orcish Rotgut + Troll Swill +
        Water + Holy Water + Wizard's Brew; drink_deck Round on the House! + Drinking Contest! + Drinking Contest!;
        gold 10 10; drink_deck_only; phase drink] -> gold 8 8; alcohol 0 0; refills 2; inn 4
RDI-EX-110a: The deck runs out at a Chaser: everyone pays at once, then the Chaser comes from the new deck (RDI-DRINK-03
        RDI-DRINK-12 RDI-RULING-28)
    [piles zot Round on the House! + Light Ale + Light Ale + Light Ale + Light Ale with a Chaser + Dark Ale + Dark Ale +
        Dark Ale + Dark Ale with a Chaser; piles gerki Wine + Wine with a Chaser + Elven Wine + Elven Wine +
        Elven Wine with a Chaser + Dragon Breath Ale + Dragon Breath Ale + Dragon Breath Ale + Dirty Dishwater;
        piles fiona We're Cutting You Off! + Orcish Rotgut + Troll Swill + Water + Holy Water + Wizard's Brew +
        Round on the House! + Drinking Contest! + Drinking Contest!; drink_deck Light Ale with a Chaser;
        drink_deck_only; drink_discard Wine + Wine; phase drink; hands gerki A little somethin' extra + Swipe the tip!;
        hands fiona This is just the thing to get the rust off my armor!] zot declare in payment (gold 10 10 10;
        refills 0); zot declare in drinks (gold 9 9 9; refills 1; inn 3; drink_deck 1; drinks zot 3 0; drinks gerki 3 0;
        drinks fiona 3 0); gerki discard (alcohol 3 3 3)
RDI-EX-110b: While the Chaser is still to come only the payment can be answered; then one window lies over all copies
        (RDI-DRINK-14 RDI-RULING-16 RDI-RULING-48)
    [piles zot Round on the House! + Light Ale + Light Ale + Light Ale + Light Ale with a Chaser + Dark Ale + Dark Ale +
        Dark Ale + Dark Ale with a Chaser; piles gerki Wine + Wine with a Chaser + Elven Wine + Elven Wine +
        Elven Wine with a Chaser + Dragon Breath Ale + Dragon Breath Ale + Dragon Breath Ale + Dirty Dishwater;
        piles fiona We're Cutting You Off! + Orcish Rotgut + Troll Swill + Water + Holy Water + Wizard's Brew +
        Round on the House! + Drinking Contest! + Drinking Contest!; drink_deck Light Ale with a Chaser;
        drink_deck_only; drink_discard Wine + Wine; phase drink; hands gerki A little somethin' extra + Swipe the tip!]
        gerki may declare in payment pass / wait / Swipe the tip!; fiona may declare in payment pass / wait;
        gerki may declare in drinks pass / wait / A little somethin' extra; fiona may declare in drinks pass / wait /
        This is just the thing to get the rust off my armor!;
        fiona plays This is just the thing to get the rust off my armor! in drinks -> alcohol 3 3 0
RDI-EX-111a: Half of a loss of one, rounded up in size, is a loss of one (RDI-RULING-38)
    [table fiona gerki zot; piles fiona We're Cutting You Off!; alcohol 3 2 0]
        fiona plays Come, my friend, sit and drink with me! in drinks at gerki -> alcohol 2 1 0
RDI-EX-111b: Small gains and small losses both halve to one (RDI-SPLIT-04 RDI-RULING-38)
    [table fiona gerki zot; piles fiona Troll Swill]
        fiona plays Come, my friend, sit and drink with me! in drinks at gerki -> alcohol 1 1 0; fortitude 19 19 20
RDI-EX-111c: A Chaser that takes Alcohol Content away is counted in before the halving (RDI-SPLIT-05)
    [table fiona gerki zot; piles fiona Elven Wine with a Chaser + We're Cutting You Off!]
        fiona plays Come, my friend, sit and drink with me! in drinks at gerki -> alcohol 1 1 0
RDI-EX-111d: Who drinks half of a Drink without a partner drinks the half rounded down, of a loss too (RDI-SPLIT-06
        RDI-RULING-38)
    [table vlazlo gerki zot; piles vlazlo Troll Swill] vlazlo plays Zis drink is fang-tastic! in drinks
        -> alcohol 0 0 0; fortitude 20 20 20
RDI-EX-112: The discard of a card comes before the hit-back: the only card in hand is gone (RDI-RULING-17 RDI-RULING-20
        RDI-MIND-03 RDI-NEGATE-02)
    [table daareka amundyr gerki; hands amundyr You knocked off my hat!]
        daareka acts I've been known to break a mind or two... at amundyr; amundyr may declare in hurt pass /
        wait (fortitude 20 18 20; hands amundyr nothing; discards amundyr You knocked off my hat!)
RDI-EX-113: From the Captain to Remy, to Bryn, and back to the Captain (RDI-RULING-53 RDI-RULING-54 RDI-RULING-55
        RDI-REDIRECT-01 RDI-REDIRECT-03)
    [table whitehawk remy bryn; marked bryn; hands whitehawk Challenge accepted!;
        hands remy Striking an officer goes on your record.; hands bryn You wanna play, huh?]
        whitehawk acts I won't stand idly by while you insult the Drake! at remy;
        bryn may not play Stop hitting yourself!; remy plays Deflect; bryn plays Stop hitting yourself!;
        bryn may declare in hurt pass / wait (fortitude 17 20 20); remy may declare in hurt pass / wait;
        whitehawk may declare in hurt pass / wait; whitehawk order (fortitude 17 20 20)
RDI-EX-115a: The Wench answers a card that splits a Drink (RDI-WENCH-01)
    [table fiona gerki zot deirdre; piles fiona Elven Wine]
        fiona plays Come, my friend, sit and drink with me! in drinks at zot; gerki may declare in played pass / wait /
        The Wench thinks you should stop playing with the drinks.;
        gerki plays The Wench thinks you should stop playing with the drinks. -> alcohol 3 0 0 0
RDI-EX-115b: The Wench answers a card that Ignores a Drink, and only I don't think so! answers her (RDI-WENCH-01
        RDI-WENCH-05)
    [table fiona gerki zot deirdre; piles zot Elven Wine; hands zot The stars say, "No!" +
        The Wench thinks you should stop playing with the drinks.] zot plays Bad Pooky! Don't drink that! in drinks;
        gerki may declare in played pass / wait / The Wench thinks you should stop playing with the drinks.;
        gerki plays The Wench thinks you should stop playing with the drinks.; zot passes;
        zot may declare in played pass / wait / I don't think so! (stack Bad Pooky! Don't drink that! +
        The Wench thinks you should stop playing with the drinks.); zot plays I don't think so! -> alcohol 0 0 0 0
RDI-EX-115c: The Wench does not answer a card that orders Drinks (RDI-WENCH-03)
    [table fiona gerki zot deirdre; piles nobody; active deirdre; phase order;
        hands gerki The Wench thinks you should stop playing with the drinks.]
        deirdre plays Wench, bring some drinks for my friends!; gerki may declare in played pass /
        wait (stack Wench, bring some drinks for my friends!); deirdre order fiona; deirdre order gerki;
        deirdre order gerki; fiona discard (pile_sizes 1 2 0 0; gold 10 10 10 9)
RDI-EX-115d: The Wench does not answer another copy of herself (RDI-WENCH-02 RDI-WENCH-05)
    [table fiona gerki zot deirdre; piles zot Elven Wine;
        hands gerki The Wench thinks you should stop playing with the drinks. + I don't think so!]
        deirdre plays Water into Wine in drinks; zot plays The Wench thinks you should stop playing with the drinks.;
        gerki passes; gerki may declare in played pass / wait / I don't think so! (stack Water into Wine +
        The Wench thinks you should stop playing with the drinks.); deirdre discard (alcohol 0 0 3 0)
RDI-EX-115e: The Wench does not mind a card that Ignores a Drink Event (RDI-WENCH-04 RDI-EVENT-08 RDI-EVENT-09)
    [table zot gerki remy deirdre; piles zot Round on the House!; drink_deck Wine;
        hands gerki The Wench thinks you should stop playing with the drinks.]
        remy plays Excuse me, I have more important matters to attend to. in event; gerki may declare in played pass /
        wait; gerki discard (alcohol 2 2 0 2)
RDI-EX-115f: The Wench does not answer a card that Ignores a Drink Event (RDI-WENCH-04 RDI-EVENT-08)
    # Stands in for somebody's card that Ignores a Drink Event: Wizgille's I didn't activate my temporal dilation field.
    # It's just deja vu
    [table zot gerki wizgille; piles zot Drinking Contest!; drink_deck Light Ale + Wine]
        wizgille plays I didn't activate my temporal dilation field. It's just deja vu in event;
        gerki may not play The Wench thinks you should stop playing with the drinks. (stack Drinking Contest! +
        I didn't activate my temporal dilation field. It's just deja vu); gerki declare in drinks (drinks zot 1 0;
        drinks gerki 2 0)
RDI-EX-116b: An empty Bar Deck is made up of the discards; the Piles stay as they are (RDI-BAR-05 RDI-RULING-52)
    [drinks RDI 1 + RDI 2; drink_deck Water; drink_deck_only; piles zot Wine; piles gerki Wine; piles fiona Wine;
        phase order] zot order gerki; gerki discard (gold 9 9 9; drink_deck 30; refills 1; pile_sizes 0 2 1; inn 3)
""")


@each(*CASES)
def test_example_of_a_ruling(case):
    case.run()
