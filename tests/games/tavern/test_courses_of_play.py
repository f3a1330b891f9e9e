"""Rulings of docs/rules, and rules of Rounds, Drinks and losing, each seen in one course of play."""

from tests.games.tavern import titles as t
from tests.games.tavern.characters.case import Cards, each

AT_AN_INN = "We're at an inn, and you're not drinking. What's wrong with you!?"
NOTHING = "Nothing up my sleeve! Presto! What's that behind your ear?"
LEAVE = "Go away! I'm polishing my arsenal."
FOUND = "Oh, this gold piece? Um... I found it... under your chair..."

CASES = Cards("zot", "gerki", "fiona").cases(f"""
A Potion Token is used at once in an opponent's turn, and saves the team in the last chance (RDI-TEAM-10 RDI-TEAM-11
        RDI-VRULING-30 RDI-VRULING-35)
    [table deirdre fiona gerki zot; variant two_headed_dragon; fortitude 20 5; alcohol 0 3; gold 10 4; tokens 2 2;
        active deirdre] fiona acts {t.OGRE}; zot uses gold (gold 10 10 7 7; pending fiona target); fiona target gerki;
        gerki declare in about_to_lose; gerki uses fortitude (fortitude 20 20 8 8; tokens 2 0);
        gerki may not use alcohol; gerki discard (out nobody)
When new Drinks take everybody's last Gold the game is a tie (RDI-LOSE-01 RDI-LOSE-08 RDI-DRINK-01)
    [table zot gerki; gold 1 1; piles nobody; drink_deck Water; drink_deck_only; phase order]
        zot passes in about_to_lose (gold 0 0); gerki passes in about_to_lose (winners zot gerki; phase over)
An Anytime Card that answers nothing has its window as well (RDI-RULING-63)
    [phase action] zot plays {NOTHING} at gerki;
        gerki may declare in played pass / wait / Hey! Where'd the little guy go? (stack {NOTHING});
        gerki plays Hey! Where'd the little guy go? -> gold 10 10 10
An Anytime Card declared later comes before a Sometimes Card taken back earlier (RDI-RULING-03)
    [table fiona gerki zot; fortitude 15 20 20; piles fiona Wine; holds gerki {t.EXTRA}]
        gerki plays {t.EXTRA} in drinks; zot plays {NOTHING} in drinks at fiona; fiona plays {t.QUICK_HEALER} in drinks;
        gerki plays {t.EXTRA} in drinks; gerki declare in played (hands gerki {t.EXTRA}; hands fiona nothing;
        stack {t.QUICK_HEALER}); gerki passes; gerki declare in drinks (fortitude 17 20 20; drinks fiona 2 0)
Losing is checked before The Challenge! pays: who passed out is paid nothing (RDI-RULING-22)
    [drinks RDI 2; fortitude 3 20 20; piles zot The Challenge!; drink_deck Light Ale + Wine; phase drink] zot accept yes
        -> out zot; gold 0 12 12
Who is still there after both Drinks of The Challenge! is paid by all others (RDI-RULING-22 RDI-DRINK-05)
    [drinks RDI 2; piles zot The Challenge!; drink_deck Light Ale + Wine; phase drink] zot accept yes;
        gerki passes in drinks (drinks zot 1 0); gerki declare in drinks (alcohol 1 0 0; drinks zot 2 0; gold 10 10 10);
        gerki discard (alcohol 3 0 0; gold 12 9 9)
An Anytime Card may come before a pending choice, which is then made (RDI-RULING-15 RDI-SOMETIMES-04)
    [hands gerki {FOUND}] zot acts {t.DOWN}; gerki interrupt {FOUND}; gerki target fiona;
        zot target fiona (gold 10 11 9) -> fortitude 20 20 19
Everybody chooses openly in turn order, then all of it happens at once (RDI-RULING-19 RDI-RULING-18)
    [drinks RDI 3; piles zot Monster Attack!; phase drink] zot lose_or_pay (pending zot lose_or_pay);
        zot lose_or_pay pay; gerki lose_or_pay (pending gerki lose_or_pay; gold 10 10 10); gerki lose_or_pay lose;
        fiona lose_or_pay pay -> gold 9 10 9; fortitude 20 18 20; inn 2
The Inn may pay the winner of a Contest for somebody (RDI-RULING-51)
    [piles zot {t.CONTEST}; drink_deck Dragon Breath Ale + Light Ale + Light Ale; phase drink]
        gerki plays {t.SWIPE} in payment -> gold 12 10 9; inn -1
With nobody in control the next control card takes it, and the rest must pass anew (RDI-RULING-33 RDI-GAMBLE-20)
    [table zot dimli fiona] zot acts {t.GAMBLING}; dimli moves {t.RAISE};
        dimli plays Thanks... but I think I'll keep my Gold. in ante; fiona control pass; zot moves {t.GAMBLING};
        fiona control (control zot; pot 5); fiona control pass -> gold 13 9 8; inn 0
An ante that a card has covered is in the Pot even if the Round ends before the others pay (RDI-RULING-32)
    [table fiona gerki; piles nobody] fiona acts {t.GAMBLING}; gerki plays {t.SWIPE} in ante; fiona passes in ante;
        fiona plays {LEAVE} in ante; gerki discard (gold 8 9; inn -1; pot 0)
Who holds no card may still wait (RDI-RULING-10)
    zot acts {t.DOWN} at fiona; gerki may declare in played pass / wait; gerki waits; gerki may declare in played pass
Who is made to drink from an empty Pile sobers up (RDI-RULING-62)
    [alcohol 0 3 0; piles nobody; phase action] zot plays Pooky thinks you look thirsty... at gerki -> alcohol 0 2 0
Who let the moment pass may still hit back in the last chance (RDI-RULING-23)
    [table gog zot fiona; fortitude 20 4 20; piles nobody] gog acts Dance with Gog! at zot; zot passes in hurt;
        zot plays {t.NO_POOKY} in about_to_lose; fiona discard (fortitude 18 0 20; out zot)
The last living player wins at once, in the midst of a Round too (RDI-RULING-21)
    [table zot fiona; alcohol 16 0; piles zot Dragon Breath Ale] zot acts {t.GAMBLING};
        fiona plays {AT_AN_INN} in round_turn; zot passes in about_to_lose;
        fiona passes in about_to_lose (winners fiona; phase over)
Losses from one card are taken together and answered in one window, not before (RDI-RULING-11 RDI-RULING-18)
    [table zot deirdre fiona; holds fiona {t.AIM}] zot acts {t.BRAWL}; deirdre may declare in played pass / wait;
        fiona may declare in played pass / wait; fiona may declare in hurt pass / wait / {t.AIM} (fortitude 20 19 19);
        deirdre may declare in hurt pass / wait / My Goddess doesn't like that!; fiona plays {t.AIM} in hurt;
        deirdre plays My Goddess doesn't like that! in hurt; fiona declare in played (hands fiona {t.AIM});
        fiona passes; fiona plays {t.AIM} in hurt -> fortitude 16 19 19
Who holds more than seven may discard some of them and draws nothing (RDI-RULING-61 RDI-TURN-05)
    [table fiona zot;
        hands fiona {t.GAMBLING} + {t.GAMBLING} + {t.GAMBLING} + {t.RAISE} + {t.RAISE} + {t.WINNING} + {t.WINNING} +
        This is just the thing to get the rust off my armor! + This is just the thing to get the blood off my sword!]
        fiona discard {t.WINNING}; fiona action (hand_sizes 8 0;
        hands fiona {t.GAMBLING} + {t.GAMBLING} + {t.GAMBLING} + {t.RAISE} + {t.RAISE} + {t.WINNING} + This is just the
        thing to get the rust off my armor! + This is just the thing to get the blood off my sword!)
A Negated card goes to the discards and nothing on it happens, its payment included (RDI-RULING-59 RDI-NEGATE-01)
    [piles nobody; phase order] zot plays {t.BRING}; gerki plays {t.NOT_SO}; zot order (gold 10 10 10;
        discards zot {t.BRING}); zot order gerki; gerki discard (pile_sizes 0 1 0)
With deck and discards empty everyone pays once; the next Drink discarded is the new deck (RDI-RULING-46)
    [table zot gerki; gold 10 10;
        piles zot Wine + Light Ale + Light Ale + Light Ale + Light Ale with a Chaser + Light Ale with a Chaser + Dark
        Ale + Dark Ale + Dark Ale + Dark Ale with a Chaser + Wine + Wine + Wine with a Chaser;
        piles gerki Elven Wine + Elven Wine + Elven Wine with a Chaser + Dragon Breath Ale + Dragon Breath Ale + Dragon
        Breath Ale + Dirty Dishwater + We're Cutting You Off! + Orcish Rotgut + Troll Swill + Holy Water + Wizard's Brew
        + Round on the House! + Round on the House! + {t.CONTEST} + {t.CONTEST}; drink_deck Water; drink_deck_only;
        phase order] gerki discard (gold 9 9; inn 2; drink_deck 1)
The numbers of a Drink are applied together: what is gained in Fortitude counts before anybody passes out (RDI-RULING-20
        RDI-RULING-22)
    [table zot gerki; fortitude 4 20; alcohol 3 0; piles zot Wizard's Brew; phase drink] -> alcohol 5 0; fortitude 6 20;
        out nobody
After each answer the order starts again with the player whose turn it is (RDI-RULING-07)
    [table fiona gerki zot; fortitude 10 20 20; phase action; holds zot {NOTHING}] zot plays {NOTHING};
        fiona plays {t.QUICK_HEALER} in phase; zot declare in phase (fortitude 12 20 20; hands zot {NOTHING});
        zot plays {NOTHING} in phase; fiona plays {t.TIP} in phase at gerki (hands zot {NOTHING}; stack {t.TIP})
The turn of who passes out is over, and nothing is ordered in it (RDI-RULING-25)
    [table zot gerki fiona deirdre; alcohol 16 0 0 0; piles zot Dragon Breath Ale; phase action]
        fiona plays {AT_AN_INN} at zot; gerki discard (out zot; pile_sizes 0 0 0 0; active gerki; gold 0 11 11 11;
        inn 7)
A Drink is passed as changed, and may be passed back (RDI-RULING-43)
    [table zot gerki deirdre; piles zot Wine] gerki plays {t.EXTRA} in drinks; zot passes in drinks;
        zot plays {t.TELEPORT} in drinks at deirdre;
        deirdre plays You look like you need this more than I do! in drinks (drinks deirdre 4 0); deirdre target zot
        -> alcohol 4 0 0
The Pile of who passes out in a Contest is discarded at once, while the Contest goes on (RDI-RULING-51 RDI-LOSE-05)
    [fortitude 12 20 20; alcohol 8 0 0; piles zot {t.CONTEST} + Water + Wine;
        drink_deck Dragon Breath Ale + Dragon Breath Ale + Dragon Breath Ale + Light Ale + Wine] gerki passes in drinks;
        gerki declare in drinks (out zot; pile_sizes 0 0 0; drinks gerki 1 0; drinks fiona 2 0)
New Drinks cannot be Ignored, but the Inn may pay for them;
        the Piles stay (RDI-RULING-28 RDI-DRINK-01 RDI-DRINK-02 RDI-DRINK-04)
    [piles zot Wine; piles gerki Wine; piles fiona Wine; drink_deck Water; drink_deck_only; phase order;
        hands zot The stars say, "No!"] zot order gerki;
        zot may declare in payment pass / wait / Transmute peanuts to gold;
        zot plays Transmute peanuts to gold in payment; gerki discard (gold 10 9 9; refills 1; pile_sizes 0 2 1;
        drink_deck 26)
A card that says so spares its player the payment for new Drinks (RDI-RULING-28)
    [table zot fleck fiona; piles nobody; drink_deck Water; drink_deck_only; phase order] zot order fiona;
        fleck plays Wench, please allow me to pay for these drinks with a song! in payment; fleck discard (gold 9 10 9;
        inn 2; refills 1)
The cards of a split Drink go to the discards once, in the order revealed (RDI-RULING-49)
    [table fiona gerki zot; piles fiona Light Ale with a Chaser + Wine] fiona plays {t.SPLIT} in drinks at gerki
        -> alcohol 2 2 0; drink_discard Wine + Light Ale with a Chaser
The Round of a starter who passed out is finished, and then the turn is over (RDI-RULING-25 RDI-RULING-33)
    [table zot gerki fiona deirdre; alcohol 16 0 0 0; piles zot Dragon Breath Ale] zot acts {t.GAMBLING};
        fiona plays {AT_AN_INN} in round_turn at zot; gerki control (out zot; control nobody; pot 4;
        in_round gerki fiona deirdre; gold 0 10 10 10); gerki control pass; fiona control pass; deirdre control pass;
        gerki discard (active gerki; gold 0 10 10 10; inn 10)
Whom a card is aimed at is asked when it is played, not when it is declared (RDI-RULING-09)
    [phase action] gerki plays {FOUND}; zot plays {NOTHING} in phase; fiona passes in phase (pending zot target);
        zot target fiona; gerki declare in phase (gold 11 10 9; hands gerki {FOUND})
With two players the one who leaves gives the Round away, and unpaid antes are not paid (RDI-GAMBLE-23 RDI-RULING-32
        RDI-RULING-56)
    [table fiona gerki; piles nobody] fiona acts {t.GAMBLING}; fiona plays {LEAVE} in ante; gerki discard (gold 8 8;
        inn 0; pot 0)
Winning Hand! binds the next card even when its player is out of the game (RDI-RULING-35)
    [alcohol 16 0 0; piles zot Dragon Breath Ale; hands gerki Oops... I dropped my cards... + {t.GAMBLING}]
        zot acts {t.GAMBLING}; gerki control pass; fiona moves {t.RAISE}; zot moves {t.WINNING};
        fiona plays {AT_AN_INN} in round_turn at zot; gerki may control pass / Oops... I dropped my cards... (out zot;
        control nobody; winning_hand yes)
Two want to answer at once: the Anytime Card goes first, though its player sits later (RDI-SOMETIMES-06 RDI-TIMING-06
        RDI-RULING-03)
    [piles zot Wine; fortitude 20 20 10] zot plays Bad Pooky! Don't drink that! in drinks; gerki passes in drinks;
        fiona plays {t.QUICK_HEALER} in drinks; zot declare in played (stack {t.QUICK_HEALER};
        hands zot Bad Pooky! Don't drink that!); zot declare in drinks (fortitude 20 20 12;
        hands zot Bad Pooky! Don't drink that!; hands fiona nothing)
Whoever played the last control card has the whole Pot when all others have passed, the starter included (RDI-GAMBLE-09
        RDI-GAMBLE-10)
    zot acts {t.GAMBLING}; gerki moves {t.GAMBLING}; fiona control pass (pot 3; control gerki); zot control pass
        -> gold 9 12 9; inn 0
Out is who has as much Alcohol as Fortitude, and not who has one less (RDI-SETUP-01)
    [phase drink; piles zot Light Ale; piles gerki Light Ale; fortitude 10 10 20; alcohol 8 9 0]
        gerki discard (alcohol 9 9 0; out nobody); fiona discard (out gerki)
Who has left the Round may still end it with the tip card, which is no answer to another tip card (RDI-RULING-66
        RDI-TIP-02 RDI-TIP-05)
    [table zot gerki deirdre; hands gerki {t.TIPPED}] zot acts {t.GAMBLING};
        deirdre plays I'm saving this money for the poor. in ante;
        deirdre may declare in round_turn pass / wait / {t.TIPPED} (in_round zot gerki; pot 2);
        deirdre plays {t.TIPPED} in round_turn; gerki may declare in played pass / wait; zot order (gold 9 9 10; inn 2)
The tip card does not answer a card that makes its player win the Round (RDI-RULING-66 RDI-TIP-02)
    [table zot gerki deirdre; hands zot {t.TIPPED}] zot acts {t.GAMBLING}; gerki moves Oops... I dropped my cards...;
        zot may declare in played pass / wait / {t.TIPPED}; deirdre plays {t.MY_GODDESS_KNOWS}; zot passes;
        zot may declare in played pass / wait (stack Oops... I dropped my cards... + {t.MY_GODDESS_KNOWS});
        zot order (gold 9 9 12; inn 0)
Who is out is skipped (RDI-RULING-25)
    [table zot gerki fiona deirdre; piles nobody; out gerki; phase order] zot order fiona; fiona discard (active fiona;
        out gerki); gerki is not asked
Who left a Round answers in its windows and has no turn in it (RDI-RULING-14 RDI-GAMBLE-17)
    [hands fiona {t.GAMBLING}] zot acts {t.GAMBLING}; fiona plays {LEAVE} in ante;
        fiona plays {t.TIP} in round_turn at zot; gerki control (gold 8 9 10; in_round zot gerki); fiona is not asked;
        gerki control pass -> gold 10 9 10; inn 1
""")


@each(*CASES)
def test_in_one_course_of_play(case):
    case.run()
