"""Drinks and Drinking Contests, split Drinks, and what the Wench stops."""

from tests.games.tavern import titles as t
from tests.games.tavern.characters.case import Cards, each

CASES = Cards("zot", "gerki", "fiona").cases(f"""
When all who tied pass out nobody wins the Contest (RDI-CONTEST-07 RDI-LOSE-06)
    [table zot gerki fiona deirdre; phase drink; fortitude 12 12 20 20; alcohol 9 9 0 0; piles zot {t.CONTEST};
        drink_deck Elven Wine + Elven Wine + Light Ale + Light Ale] fiona discard (out zot gerki; gold 0 0 14 14;
        inn 12)
A Drink below 0 counts as 0 in a Contest and sobers its drinker (RDI-CONTEST-12)
    [table deirdre gerki; alcohol 3 0; piles deirdre {t.CONTEST};
        drink_deck We're Cutting You Off! + Water + Light Ale + Wine] gerki passes in drinks (drinks deirdre -1 0;
        drinks gerki 0 0); gerki declare in drinks (alcohol 2 0; gold 8 8; drinks deirdre 1 0; drinks gerki 2 0);
        gerki discard (alcohol 3 2; gold 7 9)
A Drink turned into Dragon Breath Ale counts so, with what cards add to it (RDI-CONTEST-10)
    [table zot eve gerki; piles zot {t.CONTEST}; drink_deck Troll Swill + Elven Wine + Water]
        eve plays {t.DRAGON_BREATH} in drinks; eve which 0; gerki plays {t.EXTRA} in drinks (drinks zot 4 0;
        drinks eve 3 0; drinks gerki 0 0); gerki which 0 -> alcohol 6 3 0; gold 12 9 9
A Drink Event in a Contest does nothing and counts as 0 (RDI-CONTEST-02)
    [phase drink; piles zot {t.CONTEST}; drink_deck Round on the House! + Light Ale + Water] -> alcohol 0 1 0;
        gold 9 12 9
A Drink that somebody must take besides does not count in a Contest (RDI-CONTEST-11)
    [table zot gog fiona; piles zot {t.CONTEST} + Dragon Breath Ale; drink_deck Light Ale + Wine + Water]
        gog plays Gog say you drink MORE! in drinks; gog which 0 -> alcohol 5 2 0; gold 9 12 9
A Drink that was Ignored still counts, with what others add to it;
        its drinker can do no more with it (RDI-CONTEST-10 RDI-RULING-44)
    [piles zot {t.CONTEST}; drink_deck Light Ale + Wine + Water; hands zot {t.TELEPORT} + Not now, I'm meditating.]
        zot plays Bad Pooky! Don't drink that! in drinks; gerki passes in drinks; zot may declare in drinks pass / wait;
        gerki plays {t.EXTRA} in drinks; gerki which 0 -> alcohol 0 2 0; gold 12 9 9
Of three tied one passes out: the others go on, and the Gold waits for the end (RDI-CONTEST-06 RDI-CONTEST-09
        RDI-RULING-50)
    [fortitude 12 20 20; alcohol 8 0 0; gold 5 10 10; piles zot {t.CONTEST};
        drink_deck Dragon Breath Ale + Dragon Breath Ale + Dragon Breath Ale + Light Ale + Wine]
        gerki passes in drinks (drinks zot 4 0; drinks gerki 4 0; drinks fiona 4 0); gerki declare in drinks (out zot;
        drinks gerki 1 0; drinks fiona 2 0); gerki discard (gold 0 10 13; inn 2)
A Contest goes on until one is ahead (RDI-CONTEST-06 RDI-CONTEST-05)
    [piles zot {t.CONTEST}; drink_deck Wine + Wine + Light Ale + Light Ale + Light Ale + Elven Wine + Dragon Breath Ale]
        gerki passes in drinks (drinks zot 2 0; drinks gerki 2 0; drinks fiona 1 0);
        gerki passes in drinks (drinks zot 1 0; drinks gerki 1 0) -> alcohol 6 7 1; gold 9 12 9
A Chaser can have a Chaser: all of it is one Drink, and each card is discarded in the order revealed (RDI-DRINK-09
        RDI-RULING-49)
    [piles zot Elven Wine with a Chaser + Dark Ale with a Chaser + Wizard's Brew + Wine; fortitude 10 20 20]
        zot declare in drinks (drinks zot 6 2; pile_sizes 1 0 0); zot declare in phase (alcohol 6 0 0;
        fortitude 12 20 20; drink_discard Wizard's Brew + Dark Ale with a Chaser + Elven Wine with a Chaser)
An Event as a Chaser from one's own Pile adds nothing, ends the chain and is discarded (RDI-DRINK-11)
    [piles zot Wine with a Chaser + {t.CONTEST} + Wine] zot declare in drinks (drinks zot 2 0; pile_sizes 1 0 0);
        zot declare in phase (alcohol 2 0 0; drink_discard Wine with a Chaser + {t.CONTEST}; gold 10 10 10)
The Challenge! may be declined (RDI-DRINK-05)
    [drinks RDI 2; phase drink; piles zot The Challenge!; drink_deck Light Ale + Wine] zot accept no -> alcohol 0 0 0;
        gold 10 10 10; drink_deck 29
Who reveals a Drink Event does what it says (RDI-DRINK-05)
    [drinks RDI 2; piles zot Fine Ambrosia, Nectar of the Gods; fortitude 10 20 20] zot declare in event (alcohol 0 0 0;
        gold 10 10 10; window event); zot declare in phase (alcohol 1 0 0; fortitude 14 20 20; gold 8 10 10; inn 2;
        drink_discard Fine Ambrosia, Nectar of the Gods)
Cards for Drinks do not touch a Drink Event (RDI-DRINK-06 RDI-DRINK-05)
    [table zot gerki; drinks RDI 3; piles zot Barroom Brawl!; hands zot Bad Pooky! Don't drink that! + {t.TELEPORT};
        hands gerki {t.EXTRA}] zot may declare in event pass / wait; gerki may declare in event pass / wait;
        gerki discard (fortitude 18 18; alcohol 0 0)
A Chaser due from an empty Pile is left out, and nobody sobers up for it (RDI-DRINK-10 RDI-DRINK-08)
    [piles zot Light Ale with a Chaser; alcohol 3 0 0] zot declare in drinks (drinks zot 1 0);
        zot declare in phase (alcohol 4 0 0)
More Drinks are ordered in one's own order Phase only, for any others, both for one if one likes (RDI-DRINK-15)
    [phase action; piles zot Water; hands gerki {t.BRING}] zot may declare in phase pass / wait; zot action none;
        zot plays {t.BRING}; zot may order gerki / fiona; zot order gerki; zot order gerki;
        gerki may declare in phase pass / wait (phase order; pile_sizes 1 2 0; gold 9 10 10; inn 1); zot order fiona;
        zot declare in drinks (pile_sizes 0 2 1)
Nobody can Ignore that a Drink is ordered for them (RDI-DRINK-16)
    [table zot gerki gog; phase order; piles nobody; hands gerki Hey! Where'd the little guy go? + {t.WENCH_THINKS}]
        zot plays {t.BRING}; gerki may declare in played pass / wait (stack {t.BRING}); gog may not play Shut up!;
        zot order gerki; zot order gog; zot declare in phase (pile_sizes 0 1 1)
Who has a song for the Wench need not pay for the new Drink Deck (RDI-DRINK-01 RDI-RULING-28)
    [table zot fleck fiona; phase order; piles zot Water; drink_deck Wine; drink_deck_only] zot order fiona;
        fleck plays Wench, please allow me to pay for these drinks with a song! in payment;
        zot declare in drinks (gold 9 10 9; inn 2; refills 1)
New Drinks are paid for between two Drinks of one card (RDI-DRINK-03 RDI-RULING-28)
    [phase order; piles nobody; drink_deck Water; drink_deck_only] zot plays {t.BRING}; zot order gerki;
        zot order (gold 8 9 9; refills 1; pile_sizes 0 1 0; drink_deck 29); zot order gerki; zot order fiona;
        gerki discard (pile_sizes 0 2 1; drink_deck 27)
A card that changes one copy leaves the others alone (RDI-ROUND-03)
    [piles zot Round on the House!; drink_deck Wine] gerki plays {t.EXTRA} in drinks; gerki which 2 -> alcohol 2 2 4
A Drink Event that turns up for Round on the House! is passed over (RDI-ROUND-01)
    [piles zot Round on the House!; drink_deck {t.CONTEST} + Wine + Dragon Breath Ale]
        zot declare in drinks (drinks zot 2 0; drinks gerki 2 0; drinks fiona 2 0; drink_deck 27);
        gerki discard (alcohol 2 2 2; gold 10 10 10)
Round on the House! gives everybody the Drink with its Chaser (RDI-ROUND-01 RDI-DRINK-09)
    [piles zot Round on the House!; drink_deck Light Ale with a Chaser + Wine] zot declare in drinks (drinks zot 3 0;
        drinks gerki 3 0; drinks fiona 3 0); gerki discard (alcohol 3 3 3)
Each half of Ogre Brew is what it is for its own drinker (RDI-RULING-40)
    [table fleck gog zot; drinks RDI 2; piles fleck Ogre Brew]
        fleck plays I do so hate to drink alone... in drinks at gog -> alcohol 1 2 0; fortitude 19 20 20
Mead as a Chaser is not split, and the Drink it follows cannot be split at all (RDI-SPLIT-10 RDI-RULING-41)
    [table fiona gerki zot; drinks RDI 2; piles fiona Elven Wine with a Chaser + Mead; hands fiona {t.SPLIT}]
        fiona may declare in drinks pass / wait (drinks fiona 6 0); fiona passes in drinks -> alcohol 6 0 0
No card splits Mead; its own split may be declined (RDI-SPLIT-11)
    [table fiona gerki zot; drinks RDI 2; piles fiona Mead; hands fiona {t.SPLIT}]
        fiona may declare in drinks pass / wait; fiona may split none / gerki / zot; fiona split none -> alcohol 3 0 0
Mead that its drinker Ignores is not split (RDI-RULING-42)
    [drinks RDI 2; piles zot Mead] zot plays Bad Pooky! Don't drink that! in drinks -> alcohol 0 0 0
Mead that Round on the House! reveals is drunk in full by everybody (RDI-SPLIT-10 RDI-ROUND-02)
    [drinks RDI 2; phase drink; piles zot Round on the House!; drink_deck Mead] -> alcohol 3 3 3
Mead that is passed on is not split (RDI-RULING-42)
    [drinks RDI 2; piles zot Mead] zot plays {t.TELEPORT} in drinks at gerki -> alcohol 0 3 0
The Wench answers strengthening, weakening and passing a Drink (RDI-WENCH-01)
    [table zot gerki deirdre; piles zot Wine; hands gerki {t.WENCH_THINKS}] deirdre plays Water into Wine in drinks;
        gerki may declare in played pass / wait / {t.WENCH_THINKS} (stack Water into Wine); gerki passes;
        deirdre plays Wine into Water in drinks;
        gerki may declare in played pass / wait / {t.WENCH_THINKS} (stack Wine into Water); gerki passes;
        zot plays {t.TELEPORT} in drinks at deirdre;
        gerki may declare in played pass / wait / {t.WENCH_THINKS} (stack {t.TELEPORT})
The Wench's dare: the weaker Drink for who revealed it, a copy of the other for everybody else (RDI-DRINK-05)
    [drinks RDI 6; piles zot The Wench Dares You...; drink_deck Dragon Breath Ale + Light Ale]
        zot declare in drinks (drinks zot 1 0; drinks gerki 4 0; drinks fiona 4 0); gerki discard (alcohol 1 4 4)
Drinks of the dare lie on the discards as they were revealed, the first below (RDI-RULING-49)
    [drinks RDI 6; piles zot The Wench Dares You...; drink_deck Elven Wine + Wine + Water; phase drink]
        gerki discard (drink_discard The Wench Dares You... + Wine + Elven Wine)
    [drinks RDI 6; piles zot The Wench Dares You...; drink_deck Wine + Elven Wine + Water; phase drink]
        gerki discard (drink_discard The Wench Dares You... + Elven Wine + Wine)
The Wench does not answer a card that makes somebody drink (RDI-WENCH-03)
    [piles zot Wine + Light Ale; hands gerki {t.WENCH_THINKS}] fiona plays Drink up, friend! in drinks;
        gerki may declare in played pass / wait (stack Drink up, friend!); gerki discard (alcohol 3 0 0)
""")


@each(*CASES)
def test_drinking(case):
    case.run()
