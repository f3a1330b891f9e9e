"""Worked examples of the rulebook of The Red Dragon Inn 6. IDs are those of the examples."""

from tests.games.tavern.characters.case import Cards, each

CASES = Cards("fleck", "dimli", "eve").cases("""
RDI-EX-049: A whole Round seen from the others: who passes stays in, who left neither antes nor moves, control goes from
        hand to hand (RDI-GAMBLE-07 RDI-GAMBLE-08 RDI-GAMBLE-15 RDI-GAMBLE-18 RDI-GAMBLE-19)
    [table amundyr vlazlo torglesnarf daareka; hands daareka Winning Hand!] amundyr acts Gambling? I'm in!;
        daareka plays This game is too easy in ante; vlazlo control (control amundyr;
        in_round amundyr vlazlo torglesnarf; gold 9 9 9 10; pot 3); vlazlo control pass; torglesnarf moves I raise!;
        amundyr control (control torglesnarf; in_round amundyr vlazlo torglesnarf; gold 8 8 8 10; pot 6);
        amundyr moves Winning Hand!; vlazlo control (control amundyr; winning_hand yes);
        vlazlo moves Oh no! Look what happened to my cards; torglesnarf control (control vlazlo; winning_hand no);
        torglesnarf control pass; amundyr may control pass / Gambling? I'm in!; amundyr moves Gambling? I'm in!;
        vlazlo control pass; torglesnarf control pass -> gold 14 8 8 10; inn 0; phase order; hands daareka Winning Hand!
RDI-EX-050: A starter who left has no moves in the Round, control cards in hand or not, and it ends without a winner
        (RDI-GAMBLE-13 RDI-GAMBLE-19 RDI-GAMBLE-20)
    [table daareka vlazlo torglesnarf; hands daareka Gambling? I'm in!] daareka acts Gambling? I'm in!;
        daareka plays This game is too easy in ante; vlazlo control (control nobody; pot 2; gold 10 9 9;
        in_round vlazlo torglesnarf; inn 0); vlazlo control pass; torglesnarf control pass -> gold 10 9 9; inn 2;
        active daareka; phase order
RDI-EX-051: The first window shows the Drink with its Chaser as one, and the card that Ignores it leaves nothing of
        either (RDI-DRINK-08 RDI-DRINK-09 RDI-DRINK-13 RDI-DRINK-14 RDI-NEGATE-02)
    [table daareka deirdre gog; piles daareka Wine with a Chaser + Dragon Breath Ale + Water]
        daareka declare in drinks (drinks daareka 6 0; pile_sizes 1 0 0);
        daareka plays If I drink this, we'll all end up making bad decisions in drinks;
        daareka declare in phase (alcohol 0 0 0; pile_sizes 1 0 0; drink_discard Dragon Breath Ale + Wine with a Chaser)
RDI-EX-052: A Toast to Villainy! as a Chaser is not proposed: the Light Ale stays at one (RDI-DRINK-09 RDI-DRINK-11
        RDI-CONTEST-01 RDI-CONTEST-03)
    [table torglesnarf fleck zot; drinks RDI 6; piles torglesnarf Drinking Contest!;
        drink_deck Light Ale with a Chaser + A Toast to Villainy! + Water + Wine]
        torglesnarf declare in drinks (drinks torglesnarf 1 0; drinks fleck 0 0; drinks zot 2 0; drink_deck 25);
        torglesnarf declare in phase (alcohol 1 0 2; gold 9 9 12)
RDI-EX-053: A sad song takes Gold from the sober, too (RDI-LIMIT-01 RDI-LIMIT-04)
    [table fleck vlazlo; alcohol 3 0; gold 10 10] fleck acts And now I'm going to play something really sad.;
        fleck declare in phase (alcohol 2 0; gold 11 9)
RDI-EX-054: Torglesnarf, named for a tip, runs away and keeps his Gold (RDI-AFFECT-01 RDI-NEGATE-02 RDI-SOMETIMES-07)
    [table daareka torglesnarf deirdre; phase action]
        daareka plays Tip the Wench. at torglesnarf of daareka torglesnarf deirdre;
        torglesnarf may declare in played pass / wait / Quick! Run away! (stack Tip the Wench.);
        torglesnarf plays Quick! Run away!; daareka action (gold 10 10 10; inn 0; hand_sizes 0 0 0;
        discards daareka Tip the Wench.; discards torglesnarf Quick! Run away!)
RDI-EX-055: Torglesnarf cannot run away from the Firewater in his Wine (RDI-AFFECT-01 RDI-AFFECT-05)
    [table torglesnarf dimli; piles torglesnarf Wine] dimli plays Spike it with Firewater in drinks;
        torglesnarf may not play Quick! Run away! (stack Spike it with Firewater);
        torglesnarf may declare in played pass / wait; torglesnarf declare in phase (alcohol 4 0;
        hands torglesnarf Quick! Run away!)
RDI-EX-056: The king's excuse is stopped, nothing shields him from that, and he drinks all four (RDI-AFFECT-01
        RDI-AFFECT-06 RDI-NEGATE-01)
    [table torglesnarf daareka; piles torglesnarf Dragon Breath Ale]
        torglesnarf plays This drink is not worthy of a king! in drinks; daareka plays I don't think so!;
        torglesnarf passes; torglesnarf may not play Quick! Run away! (stack This drink is not worthy of a king! +
        I don't think so!); torglesnarf may declare in played pass / wait;
        torglesnarf declare in drinks (drinks torglesnarf 4 0; discards torglesnarf This drink is not worthy of a king!;
        discards daareka I don't think so!); torglesnarf passes in drinks; torglesnarf declare in phase (alcohol 4 0;
        hands torglesnarf Quick! Run away!)
RDI-EX-057: Torglesnarf has won four Gold and cannot run away from Gerki, who takes them (RDI-AFFECT-01 RDI-AFFECT-07
        RDI-TIMING-10)
    [table torglesnarf gerki deirdre fleck] torglesnarf acts Gambling? I'm in!; gerki declare in won (pot 4;
        gold 9 9 9 9; window won); gerki plays Um... I know you think you won, but... in won;
        torglesnarf may not play Quick! Run away! (stack Um... I know you think you won, but...);
        torglesnarf may declare in played pass / wait; torglesnarf order (gold 9 13 9 9; inn 0;
        hands torglesnarf Quick! Run away!)
RDI-EX-058: The Scarabs go to the vampire, not to the king who sent the loss on (RDI-REDIRECT-01)
    [table vlazlo torglesnarf amundyr zot] vlazlo acts I'm not a veeble old man! at torglesnarf;
        torglesnarf plays Not the face! Someone else's face! at amundyr of vlazlo amundyr zot;
        amundyr declare in hurt (fortitude 20 20 17 20; window hurt); amundyr plays You knocked off my hat! in hurt;
        vlazlo declare in phase (fortitude 20 20 17 20; scarabs 2 0 0 0)
RDI-EX-059: A redirected loss goes elsewhere, the rest of the card stays with the one it was aimed at (RDI-REDIRECT-02)
    [table daareka torglesnarf vlazlo fiona; hands torglesnarf Quick! Run away!]
        daareka acts I've been known to break a mind or two... at torglesnarf;
        torglesnarf plays Not the face! Someone else's face! at vlazlo -> fortitude 20 20 18 20; hand_sizes 0 0 0 0;
        discards torglesnarf Quick! Run away! + Not the face! Someone else's face!
RDI-EX-060: A Negated answer to a loss does nothing, and the loss itself stands (RDI-NEGATE-01)
    [table vlazlo amundyr eve] vlazlo acts I'm not a veeble old man! at amundyr;
        amundyr plays You knocked off my hat! in hurt; vlazlo plays I don't think so! -> fortitude 20 17 20;
        scarabs 0 0 0; hand_sizes 0 0 0; discards amundyr You knocked off my hat!
RDI-EX-061: Who Ignores a card takes neither the loss nor the gain of it; all others take both (RDI-NEGATE-02)
    [table amundyr daareka torglesnarf vlazlo] amundyr acts Ah-choo!; daareka plays Ink spray -> fortitude 20 20 19 19;
        scarabs 0 0 1 1
RDI-EX-062a: The payment on a card of one's own cannot be Ignored (RDI-NEGATE-06)
    [table torglesnarf gerki; piles torglesnarf Wine; hands torglesnarf Quick! Run away!]
        torglesnarf plays I have a cup-bearer for this sort of thing! in drinks;
        torglesnarf may declare in played pass / wait (stack I have a cup-bearer for this sort of thing!);
        torglesnarf may declare in payment pass / wait; gerki discard (gold 9 10; alcohol 0 0; inn 1)
RDI-EX-062b: The payment on a card of one's own may be covered by the Inn (RDI-NEGATE-07)
    # Stands in for Torglesnarf's cup-bearer: Zot's Oh, Barmaid! I think Pooky had an accident!
    [table zot gerki; gold 10 10; piles zot Wine] zot plays Oh, Barmaid! I think Pooky had an accident! in drinks;
        zot plays Transmute peanuts to gold in payment -> gold 10 10; alcohol 0 0; inn 0; hand_sizes 0 0
RDI-EX-063: Who passed may answer the Drink after all once somebody has changed it (RDI-TIMING-01 RDI-TIMING-03)
    [table daareka dimli; piles daareka Light Ale] daareka passes in drinks (drinks daareka 1 0);
        dimli plays Spike it with Firewater in drinks; daareka may declare in drinks pass / wait /
        If I drink this, we'll all end up making bad decisions (drinks daareka 3 0);
        daareka plays If I drink this, we'll all end up making bad decisions in drinks -> alcohol 0 0
RDI-EX-064a: Two who wait for each other speak in turn order; when both decline, the card stands (RDI-TIMING-02
        RDI-TIMING-07 RDI-TIMING-08 RDI-RULING-05)
    [table torglesnarf daareka amundyr; fortitude 12 20 20; alcohol 10 0 0; piles torglesnarf Elven Wine;
        hands daareka I don't think so!; hands amundyr I don't think so!]
        torglesnarf plays This drink is not worthy of a king! in drinks; daareka waits; amundyr waits;
        daareka may declare in played pass / I don't think so! (pending daareka declare);
        daareka passes (pending amundyr declare); amundyr may declare in played pass / I don't think so!; amundyr passes
        -> alcohol 10 0 0; out nobody; hands daareka I don't think so!; hands amundyr I don't think so!
RDI-EX-064b: Of two who wait the first answers and the second is not asked; the Drink then puts its drinker out
        (RDI-LOSE-02 RDI-RULING-05)
    [table torglesnarf daareka amundyr; fortitude 12 20 20; alcohol 10 0 0; piles torglesnarf Elven Wine;
        hands amundyr I don't think so!] torglesnarf plays This drink is not worthy of a king! in drinks; daareka waits;
        amundyr waits; daareka plays I don't think so! (stack This drink is not worthy of a king! + I don't think so!;
        window played; hands amundyr I don't think so!) -> out torglesnarf; active daareka; gold 0 12 12
RDI-EX-065: Reducing answers the card, hitting back answers the loss, so the first comes first whatever the seats
        (RDI-TIMING-09 RDI-TIMING-10 RDI-NEGATE-11 RDI-NEGATE-12)
    [table amundyr daareka vlazlo torglesnarf] amundyr acts Ah-choo!; daareka may declare in played pass / wait;
        vlazlo plays It will take more than that to defeat a wampire!;
        daareka plays Now I'll show you why I'm called 'the Mindbreaker!' in hurt (fortitude 20 19 20 19;
        scarabs 0 1 1 1) -> fortitude 19 19 20 19; alcohol 1 0 0 0; scarabs 0 1 1 1
RDI-EX-066: The two halves are Drinks of their own; strengthening one leaves the other alone (RDI-SPLIT-01 RDI-SPLIT-02
        RDI-SPLIT-04)
    [piles fleck Elven Wine] fleck plays I do so hate to drink alone... in drinks at dimli;
        dimli plays Spike it with Firewater in drinks (drinks fleck 2 0; drinks dimli 2 0); dimli which 0
        -> alcohol 4 2 0
RDI-EX-067: A Drink strengthened before the split is halved as it then stands (RDI-SPLIT-03 RDI-SPLIT-04)
    [piles fleck Elven Wine] dimli plays Spike it with Firewater in drinks; fleck passes in drinks;
        fleck plays I do so hate to drink alone... in drinks (drinks fleck 5 0); fleck target dimli -> alcohol 3 3 0
RDI-EX-068: A Drink and its Chaser are added up, cards to draw included, and then halved (RDI-SPLIT-04 RDI-SPLIT-05
        RDI-DRINK-09)
    [drinks RDI 3; piles fleck Elven Wine with a Chaser + Gnomish Inspirational Ale]
        fleck plays I do so hate to drink alone... in drinks (drinks fleck 5 0); fleck target dimli -> alcohol 3 3 0;
        hand_sizes 1 1 0
RDI-EX-069: Sauvignon Blech is split by its own words, and the halves can be changed apart (RDI-SPLIT-02 RDI-SPLIT-07
        RDI-SPLIT-08 RDI-SPLIT-09)
    [table vlazlo daareka dimli; drinks RDI 6; piles vlazlo Sauvignon Blech; phase drink] vlazlo may split none /
        daareka / dimli; vlazlo split daareka; dimli plays Spike it with Firewater in halves (drinks vlazlo 2 0;
        drinks daareka 2 0); dimli which 1 -> alcohol 2 4 0
RDI-EX-070: A Drink weakened in a Contest counts as weakened: a tie, and those tied go on (RDI-CONTEST-06
        RDI-CONTEST-10)
    [table vlazlo amundyr eve; piles vlazlo Drinking Contest!; drink_deck Dragon Breath Ale + Light Ale + Water +
        Elven Wine + Wine] vlazlo plays Zis tankard is too big in drinks; vlazlo passes;
        eve declare in drinks (drinks vlazlo 1 0; drinks amundyr 1 0; drinks eve 0 0); eve passes in drinks;
        eve declare in drinks (alcohol 1 1 0; gold 10 10 10; drinks vlazlo 3 0; drinks amundyr 2 0);
        amundyr discard (alcohol 4 3 0; gold 12 9 9)
RDI-EX-071: Who gives the best Drink of a Contest away still wins with it (RDI-CONTEST-05 RDI-CONTEST-10)
    [table daareka vlazlo eve; piles daareka Drinking Contest!; drink_deck Dragon Breath Ale + Dark Ale + Light Ale]
        daareka plays You're thirsty. Wouldn't you agree? in drinks (drinks daareka 4 0; drinks vlazlo 1 0;
        drinks eve 1 0); daareka target vlazlo -> alcohol 0 5 1; gold 12 9 9
RDI-EX-072a: The deck runs out in a Contest: the last Gold is paid at once, and the winner is saved by the winnings
        (RDI-CONTEST-01 RDI-CONTEST-05 RDI-CONTEST-13 RDI-DRINK-01 RDI-DRINK-03)
    [table amundyr vlazlo daareka; piles amundyr Drinking Contest! + Dark Ale + Dark Ale + Dark Ale with a Chaser +
        Dirty Dishwater + Dragon Breath Ale + Dragon Breath Ale + Drinking Contest! + Elven Wine;
        piles vlazlo Elven Wine + Elven Wine with a Chaser + Holy Water + Light Ale + Light Ale +
        Light Ale with a Chaser + Light Ale with a Chaser + Orcish Rotgut; piles daareka Round on the House! +
        Round on the House! + Troll Swill + Water + We're Cutting You Off! + Wine + Wine + Wine with a Chaser +
        Wizard's Brew; drink_deck Dragon Breath Ale; drink_discard Light Ale + Dark Ale + Wine; gold 1 10 10;
        drink_deck_only; phase drink] amundyr declare in payment (gold 1 10 10; alcohol 0 0 0; refills 0);
        vlazlo declare in drinks (gold 0 9 9; out nobody; drink_deck 1; refills 1; inn 3); vlazlo discard (gold 2 8 8;
        out nobody; active vlazlo)
RDI-EX-072b: Who runs out of Gold in a Contest stays until it is over, and is out if another wins it (RDI-CONTEST-13
        RDI-LOSE-01)
    [table amundyr vlazlo daareka; piles amundyr Drinking Contest! + Dark Ale + Dark Ale + Dark Ale +
        Dark Ale with a Chaser + Dirty Dishwater + Dragon Breath Ale + Dragon Breath Ale + Drinking Contest!;
        piles vlazlo Elven Wine + Elven Wine with a Chaser + Holy Water + Light Ale + Light Ale +
        Light Ale with a Chaser + Light Ale with a Chaser + Orcish Rotgut; piles daareka Round on the House! +
        Round on the House! + Troll Swill + Water + We're Cutting You Off! + Wine + Wine + Wine with a Chaser +
        Wizard's Brew; drink_deck Light Ale; drink_discard Elven Wine + Wine + Dragon Breath Ale; gold 1 10 10;
        drink_deck_only] vlazlo declare in drinks (gold 0 9 9; out nobody); vlazlo discard (out amundyr; active vlazlo)
""")


@each(*CASES)
def test_example_of_box_6(case):
    case.run()
