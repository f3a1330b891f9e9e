"""The turn and its Phases, set-up, limits and losing."""

from tests.games.tavern import titles as t
from tests.games.tavern.characters.case import Cards, each

CASES = Cards("zot", "gerki", "fiona").cases(f"""
A sober player stays at 0 and pays all the same (RDI-LIMIT-01 RDI-LIMIT-04)
    [table fleck zot fiona; alcohol 3 0 2] fleck acts {t.SAD} -> alcohol 2 0 1; gold 12 9 9
Alcohol taken as Fortitude stops at 20 and counts what others add (RDI-LIMIT-01)
    [table fiona gerki; fortitude 16 20; piles fiona Elven Wine]
        fiona plays Nothing like a little belt of liquid courage! in drinks; gerki passes in drinks;
        gerki plays {t.EXTRA} in drinks -> alcohol 0 0; fortitude 20 20
Gold has no top, and the Inn can always pay (RDI-LIMIT-03)
    [table deirdre gerki zot; gold 60 10 10; fortitude 19 20 15] deirdre acts Mass Heal!;
        gerki plays {t.SWIPE} in payment -> gold 62 10 9; inn -1; fortitude 20 20 16
Who owes more than they have pays what they have (RDI-LIMIT-02 RDI-RULING-27 RDI-LOSE-01)
    [table fleck zot fiona; gold 10 1 10; piles nobody] fleck acts {t.BALLAD} at zot; fiona discard (gold 11 0 10;
        out zot)
Losing Fortitude down to the Alcohol Content is passing out, in the Action Phase too (RDI-LOSE-02 RDI-LOSE-03)
    [table gog zot fiona; fortitude 20 9 20; alcohol 0 5 0] gog acts Dance with Gog! at zot;
        zot declare in about_to_lose (fortitude 20 5 20; out nobody); gog declare in phase (out zot; gold 12 0 12;
        inn 6)
Alcohol Content that only equals Fortitude is too much;
        half of the Gold is the Inn's, the rest is shared (RDI-LOSE-02 RDI-LOSE-03 RDI-LOSE-05)
    [phase drink; piles zot Dragon Breath Ale + Water; fortitude 12 20 20; alcohol 8 0 0; gold 7 10 10]
        zot declare in about_to_lose (alcohol 12 0 0; fortitude 12 20 20; out nobody); gerki discard (out zot;
        gold 0 11 11; inn 5; pile_sizes 0 0 0; drink_discard Water + Dragon Breath Ale; active gerki)
Who reaches the limit is not out before the card that heals them has resolved (RDI-LOSE-04 RDI-RULING-22)
    [table zot deirdre fiona; fortitude 20 5 20; alcohol 0 4 0] zot acts Watch Out! Don't step on Pooky! at deirdre;
        deirdre plays My Goddess doesn't like that! in hurt (fortitude 20 3 20; out nobody);
        deirdre plays My Goddess heals me. in about_to_lose (fortitude 18 3 20) -> fortitude 18 5 20; out nobody
The last player in the game has won (RDI-LOSE-01 RDI-SETUP-01 RDI-RULING-21)
    [table zot gerki; phase action; gold 10 1; until now] zot plays {t.TIP} at gerki;
        gerki declare in about_to_lose (out nobody; winners nobody); zot passes in about_to_lose;
        gerki passes in about_to_lose -> out gerki; winners zot; phase over
A sober player without Fortitude passes out (RDI-LOSE-02)
    [table gog zot fiona; fortitude 20 2 20; piles nobody] gog acts Gog only want hug! at zot; fiona discard (out zot;
        gold 12 0 12)
Who pays the last Gold is out when the last chance is over (RDI-LOSE-01 RDI-LOSE-04 RDI-SETUP-01)
    [phase action; gold 10 1 10] zot plays {t.TIP} at gerki; gerki declare in about_to_lose (gold 10 0 10; out nobody;
        inn 1; window about_to_lose); zot action (out gerki; gold 10 0 10; winners nobody)
A last chance that brings too little does not help (RDI-LOSE-04 RDI-LOSE-02)
    [table fiona gerki zot; phase drink; piles fiona Dragon Breath Ale; fortitude 11 20 20; alcohol 9 0 0]
        fiona declare in about_to_lose (out nobody); fiona plays {t.QUICK_HEALER} in about_to_lose -> out fiona;
        gold 0 12 12; inn 6
One Fortitude more than Alcohol Content is enough to stay (RDI-LOSE-02)
    [phase drink; piles zot Dragon Breath Ale; fortitude 13 20 20; alcohol 8 0 0] -> out nobody; alcohol 12 0 0;
        gold 10 10 10
The last chance saves who gains Fortitude in it (RDI-LOSE-04 RDI-RULING-23)
    [table fiona gerki zot; phase drink; piles fiona Dragon Breath Ale; fortitude 12 20 20; alcohol 9 0 0]
        fiona declare in about_to_lose (alcohol 13 0 0; out nobody); fiona plays {t.QUICK_HEALER} in about_to_lose
        -> out nobody; fortitude 14 20 20; alcohol 13 0 0; gold 10 10 10
Who was chosen to go first has the first turn, the left neighbour the next (RDI-SETUP-15 RDI-TURN-14)
    [active fiona; piles zot Wine; piles fiona Water] fiona declare in drinks (active fiona); zot discard (active zot;
        phase discard)
A discarded Character Card lies on the discards of its own player (RDI-SETUP-09)
    [discards zot {t.DOWN}; hands zot {t.WINNING} + {t.TIP}; hands gerki {t.DUMP}] zot discard {t.WINNING};
        zot action (discards zot {t.WINNING} + {t.DOWN}; discards gerki nothing; discards fiona nothing)
An Action can start a Round, in which the starter's turn waits (RDI-TURN-08 RDI-GAMBLE-13)
    [hands zot {t.DOWN}] zot acts {t.GAMBLING}; gerki control (phase action; pot 3; active zot); zot order (phase order;
        gold 12 9 9)
Two cards go, and the hand is filled up to seven from the top of the deck (RDI-TURN-02)
    [decks zot {t.DOWN} + {t.TELEPORT} + I raise! + Watch Out! Don't step on Pooky! + This time, we'll use my dice. +
        Transmute peanuts to gold; hands zot {t.WINNING} + {t.GAMBLING} + {t.TIP}]
        zot discard {t.WINNING} + {t.GAMBLING}; zot action (hand_sizes 7 0 0;
        hands zot {t.TIP} + {t.DOWN} + {t.TELEPORT} + I raise! + Watch Out! Don't step on Pooky! + This time, we'll use
        my dice. + Transmute peanuts to gold)
Nobody has to discard: the hand is filled up all the same (RDI-TURN-02)
    [hands zot {t.WINNING} + {t.GAMBLING} + {t.TIP}] zot discard nothing; zot action (hand_sizes 7 0 0;
        deck_sizes 33 40 40; discards zot nothing)
Who discards down to six draws up to seven (RDI-TURN-02 RDI-RULING-61)
    [hands zot {t.DOWN} + {t.TELEPORT} + I raise! + I raise! + This time, we'll use my dice. + Transmute peanuts to gold
        + {t.TIP} + {t.WINNING}] zot discard {t.DOWN} + I raise!; zot action (hand_sizes 7 0 0)
Who holds more than seven cards may keep them all and draws none (RDI-TURN-05 RDI-RULING-61)
    [hands zot {t.DOWN} + {t.TELEPORT} + I raise! + I raise! + This time, we'll use my dice. + Transmute peanuts to gold
        + {t.TIP} + {t.WINNING}] zot discard nothing; zot action (hand_sizes 8 0 0;
        hands zot {t.DOWN} + {t.TELEPORT} + I raise! + I raise! + This time, we'll use my dice. + Transmute peanuts to
        gold + {t.TIP} + {t.WINNING}; discards zot nothing)
A turn has four Phases: discard and draw, Action, order, drink; then the left neighbour begins (RDI-TURN-01 RDI-TURN-14)
    [piles zot Water; hands zot {t.WINNING} + {t.WINNING}] zot discard (phase discard; active zot);
        zot action (phase action; active zot); zot order (phase order; active zot); zot declare in drinks (phase drink;
        active zot); gerki discard (phase discard; active gerki)
A Drink can bring Alcohol Content and Fortitude (RDI-TURN-12)
    [piles zot Wizard's Brew; alcohol 3 0 0; fortitude 15 20 20] zot declare in drinks (drinks zot 2 2);
        zot declare in phase (alcohol 5 0 0; fortitude 17 20 20; drink_discard Wizard's Brew)
A Drink can lower the Alcohol Content (RDI-TURN-12)
    [piles zot We're Cutting You Off!; alcohol 3 0 0; fortitude 15 20 20] zot declare in drinks (drinks zot -1 0);
        zot declare in phase (alcohol 2 0 0; fortitude 15 20 20; drink_discard We're Cutting You Off!)
Fortitude from a Drink stops at 20 (RDI-TURN-12 RDI-LIMIT-01)
    [piles zot Holy Water; alcohol 3 0 0; fortitude 19 20 20] zot declare in drinks (drinks zot 0 2);
        zot declare in phase (alcohol 3 0 0; fortitude 20 20 20; drink_discard Holy Water)
A Drink can bring Alcohol Content and cost Fortitude (RDI-TURN-12)
    [piles zot Troll Swill; alcohol 3 0 0; fortitude 15 20 20] zot declare in drinks (drinks zot 1 -1);
        zot declare in phase (alcohol 4 0 0; fortitude 14 20 20; drink_discard Troll Swill)
An Action is never a duty (RDI-TURN-06)
    [hands zot {t.DOWN}] zot action none -> fortitude 20 20 20; phase order; hands zot {t.DOWN}
One Action Card a turn: after it comes the order (RDI-TURN-06)
    [hands zot I told you not to distract me! + {t.WINNING} + {t.TIP}]
        zot may action none / {t.DOWN} / I told you not to distract me!; zot acts {t.DOWN} at gerki
        -> fortitude 20 19 20; phase order; hands zot I told you not to distract me! + {t.WINNING} + {t.TIP}
The last Drink is ordered: all pay at once, the discards are the new deck, Piles stay (RDI-TURN-10 RDI-DRINK-01
        RDI-DRINK-02 RDI-DRINK-04)
    [table zot deirdre fiona; phase order; piles zot Water; piles deirdre Wine; drink_deck Dragon Breath Ale;
        drink_deck_only] zot order deirdre; zot declare in drinks (gold 9 9 9; inn 3; refills 1; drink_deck 27;
        pile_sizes 0 2 0; drink_discard nothing)
The ordered Drink goes on top of the Pile of any other player, and there has to be one (RDI-TURN-09 RDI-TURN-11)
    [phase order; piles zot Water; piles gerki Wine; drink_deck Dragon Breath Ale] zot may order gerki / fiona;
        zot order gerki; zot declare in drinks (pile_sizes 0 2 0); gerki discard (drink_discard Water; alcohol 0 0 0);
        gerki order; gerki order fiona; gerki declare in drinks (drinks gerki 4 0; drink_discard Water);
        fiona discard (alcohol 0 4 0; drink_discard Dragon Breath Ale + Water)
The next turn is that of the next player to the left who is still in the game (RDI-TURN-14 RDI-RULING-25)
    [table zot gerki fiona dimli; phase order; piles zot Water; out gerki] zot may order fiona / dimli; zot order dimli;
        fiona discard (active fiona; out gerki)
Nobody sobers up below 0 (RDI-TURN-13 RDI-LIMIT-01)
    [phase drink; piles nobody] -> alcohol 0 0 0; active gerki
Who has to drink from an empty Pile loses one Alcohol Content (RDI-TURN-13)
    [phase drink; piles nobody; alcohol 3 3 3] -> alcohol 2 3 3; active gerki
The target of an Action is named before anybody responds; then the card is put on its player's discards (RDI-TURN-07)
    [table zot fiona gerki; hands fiona {t.ARMOR}; hands gerki {t.HIDE}] zot acts {t.DOWN} at gerki;
        fiona may declare in played pass / wait; gerki may declare in played pass / wait / {t.HIDE} (stack {t.DOWN});
        zot order (fortitude 20 20 19; discards zot {t.DOWN})
""")


@each(*CASES)
def test_turns(case):
    case.run()
